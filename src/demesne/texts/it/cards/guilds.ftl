### Gilde: tutti i testi di queste carte, con parole nostre. Che cosa contiene un file come questo: docs/adding-a-card.md.

card-advisor = Consigliere
    .text = +1 Azione. Rivela le prime 3 carte del tuo mazzo. Il giocatore alla tua sinistra ne sceglie una che scarti; le altre vanno nella tua mano.
    .short = +1 Azione. Prendi le tue prime 3 carte, tranne una scelta dal vicino di sinistra.
ask-discard-advisor = Scegli la carta che { $target } scarta; le altre vanno nella sua mano.

card-baker = Fornaio
    .text = +1 Carta, +1 Azione, +1 segnalino Moneta. Preparazione: ogni giocatore comincia con 1 segnalino Moneta.
    .short = +1 Carta, +1 Azione, +1 segnalino Moneta.

card-butcher = Macellaio
    .text = +2 segnalini Moneta. Puoi cestinare una carta dalla tua mano e pagare quanti segnalini Moneta vuoi. Se ne hai cestinata una, guadagna una carta che costa al massimo il suo costo più i segnalini pagati.
    .short = +2 segnalini Moneta. Puoi cestinare una carta e pagarne una più cara in segnalini.
ask-trash-butcher = Puoi cestinare una carta dalla tua mano per guadagnarne un'altra; i segnalini Moneta possono alzarne il costo.
ask-spend-butcher = Pagare quanti segnalini Moneta? Ognuno permette alla carta guadagnata di costare 1 in più; ne hai { $top }.
ask-gain-butcher = Guadagna una carta che costa al massimo il costo di quella cestinata più i segnalini pagati.

card-candlestick-maker = Candelaio
    .text = +1 Azione, +1 Acquisto, +1 segnalino Moneta.
    .short = +1 Azione, +1 Acquisto, +1 segnalino Moneta.

card-doctor = Medico
    .text = Nomina una carta. Rivela le prime 3 carte del tuo mazzo, cestina quelle con quel nome e rimetti le altre nell'ordine che vuoi. Quando lo compri, puoi pagare un sovrapprezzo: per ogni moneta, guarda la prima carta del tuo mazzo e cestinala, scartala o lasciala.
    .short = Nomina una carta: cestinala dalle prime 3. Sovrapprezzo: controlla la cima del mazzo.
ask-name-doctor = Nomina una carta: quelle con quel nome tra le tue prime 3 carte sono cestinate.
ask-topdeck-doctor = Rimetti le altre carte in cima al tuo mazzo; la prima scelta sarà la più in alto.
ask-overpay-doctor = Pagare un sovrapprezzo? Per ogni moneta decidi la sorte della prima carta del tuo mazzo. Monete rimaste: { $top }.
ask-mode-doctor = La prima carta del tuo mazzo è: { $about }. Che cosa ne fai?
mode-trash = Cestinala
    .log = { $you ->
            [yes] La cestini.
           *[no] { $player } la cestina.
        }

card-herald = Araldo
    .text = +1 Carta, +1 Azione. Rivela la prima carta del tuo mazzo; un'Azione viene giocata subito. Quando lo compri, puoi pagare un sovrapprezzo: per ogni moneta, metti una carta dai tuoi scarti in cima al tuo mazzo.
    .short = +1 Carta, +1 Azione. Gioca la prima carta se è un'Azione. Sovrapprezzo: scarti in cima.
ask-overpay-herald = Pagare un sovrapprezzo? Per ogni moneta metti una carta dai tuoi scarti in cima al tuo mazzo. Monete rimaste: { $top }.
ask-topdeck-herald = { $count ->
        [one] Metti { $amount } dai tuoi scarti in cima al tuo mazzo.
       *[other] Metti { $amount } dai tuoi scarti in cima al tuo mazzo; la prima scelta sarà la più in alto.
    }

card-journeyman = Lavorante
    .text = Nomina una carta. Rivela carte dal tuo mazzo finché non ne appaiono 3 con un altro nome. Queste vanno nella tua mano; le altre sono scartate.
    .short = Nomina una carta. Prendi le prossime 3 carte con un altro nome.
ask-name-journeyman = Nomina una carta: cerchi 3 carte con un altro nome.

card-masterpiece = Capolavoro
    .text = +1 Moneta. Quando lo compri, puoi pagare un sovrapprezzo: per ogni moneta, guadagna un Argento.
    .short = +1 Moneta. Sovrapprezzo all'acquisto: un Argento per ogni moneta in più.
ask-overpay-masterpiece = Pagare un sovrapprezzo? Per ogni moneta guadagni un Argento. Monete rimaste: { $top }.

card-merchant-guild = Gilda dei Mercanti
    .text = +1 Acquisto, +1 Moneta. Finché questa carta è in gioco, ogni carta che compri ti dà +1 segnalino Moneta.
    .short = +1 Acquisto, +1 Moneta. Finché è in gioco, ogni carta comprata dà un segnalino Moneta.

card-plaza = Piazza
    .text = +1 Carta, +2 Azioni. Puoi scartare un Tesoro; se lo fai, +1 segnalino Moneta.
    .short = +1 Carta, +2 Azioni. Puoi scartare un Tesoro per +1 segnalino Moneta.
ask-discard-plaza = Scartare un Tesoro per +1 segnalino Moneta?

card-soothsayer = Veggente
    .text = Guadagna un Oro. Ogni avversario guadagna una Maledizione; chi l'ha guadagnata pesca una carta.
    .short = Guadagna un Oro. Gli altri guadagnano una Maledizione e pescano una carta.

card-stonemason = Scalpellino
    .text = Cestina una carta dalla tua mano. Guadagna 2 carte che costano ciascuna meno di essa. Quando lo compri, puoi pagare un sovrapprezzo: guadagna 2 Azioni che costano ciascuna esattamente il sovrapprezzo.
    .short = Cestina una carta, guadagnane 2 meno care. Sovrapprezzo: 2 Azioni di quel costo.
ask-trash-stonemason = Cestina una carta dalla tua mano; guadagni 2 carte che costano ciascuna meno.
ask-overpay-stonemason = Pagare un sovrapprezzo? Guadagni 2 Azioni che costano ciascuna esattamente il sovrapprezzo. Hai ancora { $price }.
ask-gain-stonemason = { $event ->
        [overpay] Guadagna un'Azione che costa esattamente il tuo sovrapprezzo ({ $step } di 2).
       *[play] Guadagna una carta che costa meno di quella cestinata ({ $step } di 2).
    }

card-taxman = Esattore
    .text = Puoi cestinare un Tesoro dalla tua mano. Se lo fai, ogni avversario con almeno 5 carte in mano ne scarta una copia, o rivela una mano che non ne ha, e tu guadagni in cima al tuo mazzo un Tesoro che costa fino a 3 in più.
    .short = Puoi cestinare un Tesoro per uno che costa fino a 3 in più. Gli altri ne scartano uno.
ask-trash-taxman = Cestinare un Tesoro dalla tua mano? Gli altri con almeno 5 carte ne scartano una copia; tu ne guadagni uno in cima al tuo mazzo, che costa fino a 3 in più.
ask-gain-taxman = Guadagna in cima al tuo mazzo un Tesoro che costa fino a 3 in più di quello cestinato.
