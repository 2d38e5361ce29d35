### Prosperità: tutti i testi di queste carte, con parole nostre. Che cosa contiene un file come questo: docs/adding-a-card.md.

card-bank = Banca
    .text = Quando la giochi, +1 Moneta per ogni Tesoro che hai in gioco, questo compreso.
    .short = +1 Moneta per ogni Tesoro che hai in gioco, questo compreso.

card-bishop = Vescovo
    .text = +1 Moneta. Prendi 1 segnalino PV. Cestina una carta dalla tua mano e prendi segnalini PV per metà del suo costo, arrotondata per difetto. Poi ogni avversario può cestinare una carta dalla sua mano.
    .short = +1 Moneta, 1 segnalino PV. Cestina una carta: metà del suo costo in segnalini PV.
ask-trash-bishop = { $min ->
        [0] Puoi cestinare una carta dalla tua mano.
       *[other] Cestina una carta dalla tua mano; prendi metà del suo costo, arrotondata per difetto, in segnalini PV.
    }

card-city = Città
    .text = +1 Carta, +2 Azioni. Se una pila della Scorta è vuota, +1 Carta. Se lo sono 2 o più, anche +1 Moneta e +1 Acquisto.
    .short = +1 Carta, +2 Azioni. Migliore quando la Scorta ha pile vuote.

card-contraband = Contrabbando
    .text = +1 Acquisto, +3 Monete. Il vicino di sinistra nomina una carta: in questo turno non puoi comprarla.
    .short = +1 Acquisto, +3 Monete. Il vicino di sinistra nomina una carta che non puoi comprare.
ask-name-contraband = Nomina una carta che { $target } non potrà comprare in questo turno.

card-counting-house = Contabilità
    .text = Guarda i tuoi scarti. Rivela quanti Rami vuoi tra questi e prendili in mano.
    .short = Riprendi in mano quanti Rami vuoi dai tuoi scarti.
ask-reveal-counting-house = Scegli quanti Rami dai tuoi scarti prendi in mano.
confirm-reveal-counting-house = { $count ->
        [one] Prendi 1 Rame
       *[other] Prendi { $count } Rami
    }
decline-reveal-counting-house = Non prenderne nessuno

card-expand = Ampliamento
    .text = Cestina una carta dalla tua mano. Guadagna una carta che costa fino a 3 in più.
    .short = Cestina una carta. Guadagnane una che costa fino a 3 in più.
ask-trash-expand = Cestina una carta dalla tua mano; ne guadagni una che costa fino a 3 in più.
ask-gain-expand = Guadagna una carta che costa fino a 3 in più di quella cestinata.

card-forge = Incastonare
    .text = Cestina quante carte vuoi dalla tua mano. Guadagna una carta che costa esattamente quanto tutte insieme.
    .short = Cestina quante carte vuoi. Guadagnane una che costa esattamente la somma.
ask-trash-forge = Cestina quante carte vuoi; ne guadagni una che costa esattamente quanto tutte insieme.
ask-gain-forge = Guadagna una carta che costa esattamente quanto quelle cestinate.

card-goons = Scagnozzi
    .text = +1 Acquisto, +2 Monete. Ogni avversario tiene 3 carte in mano e scarta le altre. Finché questa carta è in gioco, ogni carta che compri ti dà 1 segnalino PV.
    .short = +1 Acquisto, +2 Monete. Gli altri tengono 3 carte. Ogni acquisto dà 1 segnalino PV.
ask-discard-goons = Scarta { $amount }: ne tieni 3 in mano.

card-grand-market = Mercato di Lusso
    .text = +1 Carta, +1 Azione, +1 Acquisto, +2 Monete. Non puoi comprarlo finché hai un Rame in gioco.
    .short = +1 Carta, +1 Azione, +1 Acquisto, +2 Monete. Non si compra con un Rame in gioco.

card-hoard = Mucchio
    .text = +2 Monete. Finché questa carta è in gioco, ogni carta Vittoria che compri ti fa guadagnare un Oro.
    .short = +2 Monete. Ogni Vittoria che compri ti fa guadagnare un Oro.
react-hoard = Mucchio: guadagna un Oro

card-king-s-court = Corte
    .text = Puoi giocare 3 volte un'Azione dalla tua mano.
    .short = Puoi giocare 3 volte un'Azione dalla tua mano.
ask-play-king-s-court = Puoi scegliere un'Azione dalla tua mano da giocare 3 volte.

card-loan = Prestito
    .text = +1 Moneta. Rivela carte dal tuo mazzo finché non appare un Tesoro; cestinalo o scartalo. Le altre sono scartate.
    .short = +1 Moneta. Cerca il tuo prossimo Tesoro; cestinalo o scartalo.
ask-mode-loan = Riveli: { $about }. Cestinare o scartare questa carta?

card-mint = Zecca
    .text = Puoi rivelare un Tesoro dalla tua mano per guadagnarne una copia. Quando compri la Zecca, cestina tutti i Tesori che hai in gioco.
    .short = Guadagna una copia di un Tesoro che hai in mano. Comprarla cestina i Tesori in gioco.
ask-reveal-mint = Puoi rivelare un Tesoro dalla tua mano per guadagnarne una copia.
react-mint = Zecca: cestina i tuoi Tesori in gioco

card-monument = Monumento
    .text = +2 Monete. Prendi 1 segnalino PV.
    .short = +2 Monete. Prendi 1 segnalino PV.

card-mountebank = Ciarlatano
    .text = +2 Monete. Ogni avversario può scartare una Maledizione; chi non lo fa guadagna una Maledizione e un Rame.
    .short = +2 Monete. Gli altri scartano una Maledizione, o ne guadagnano una con un Rame.
ask-discard-mountebank = Scartare una Maledizione? Altrimenti guadagni una Maledizione e un Rame.

card-peddler = Ambulante
    .text = +1 Carta, +1 Azione, +1 Moneta. Durante la tua fase Acquisto, questa carta costa 2 in meno per ogni Azione che hai in gioco.
    .short = +1 Carta, +1 Azione, +1 Moneta. Nella fase Acquisto costa 2 in meno per Azione in gioco.

card-quarry = Cava
    .text = +1 Moneta. Finché questa carta è in gioco, le Azioni costano 2 in meno, ma mai meno di 0.
    .short = +1 Moneta. Finché è in gioco, le Azioni costano 2 in meno.

card-rabble = Tumulto
    .text = +3 Carte. Ogni avversario rivela le prime 3 carte del suo mazzo, scarta le Azioni e i Tesori, e rimette le altre nell'ordine che vuole.
    .short = +3 Carte. Gli altri scartano Azioni e Tesori dalle loro prime 3 carte.
ask-topdeck-rabble = Rimetti le altre carte in cima al tuo mazzo; la prima scelta sarà la più in alto.

card-royal-seal = Sigillo Reale
    .text = +2 Monete. Finché questa carta è in gioco, puoi mettere in cima al tuo mazzo ogni carta che guadagni.
    .short = +2 Monete. Puoi mettere sul tuo mazzo le carte che guadagni.
ask-react-royal-seal = Hai guadagnato: { $about }. Mettere questa carta in cima al mazzo con il Sigillo Reale?
react-royal-seal = Sigillo Reale: la carta guadagnata sul tuo mazzo

card-talisman = Talismano
    .text = +1 Moneta. Finché questa carta è in gioco, quando compri una carta che costa 4 o meno e non è una Vittoria, guadagnane una copia.
    .short = +1 Moneta. Se compri una carta non Vittoria che costa fino a 4, guadagnane un'altra.
react-talisman = Talismano: guadagna una copia della carta comprata

card-trade-route = Mercante
    .text = +1 Acquisto. Ricevi una Moneta per ogni segnalino sulla plancia Mercante. Cestina una carta dalla tua mano. Preparazione: un segnalino su ogni pila Vittoria; la prima carta guadagnata da quella pila lo manda sulla plancia.
    .short = +1 Acquisto. Una Moneta per ogni pila Vittoria intaccata. Cestina una carta.
ask-trash-trade-route = Cestina una carta dalla tua mano.

card-vault = Nascondiglio
    .text = +2 Carte. Scarta quante carte vuoi: +1 Moneta ciascuna. Ogni avversario può scartare 2 carte; chi lo fa pesca una carta.
    .short = +2 Carte. Scarta: +1 Moneta per carta. Gli altri possono scartarne 2 e pescarne una.
ask-mode-vault = Scartare 2 carte per pescarne una?
ask-discard-vault = { $min ->
        [0] Scarta quante carte vuoi: +1 Moneta ciascuna.
       *[other] Scarta { $amount }; poi peschi una carta.
    }

card-venture = Soldo
    .text = +1 Moneta. Rivela carte dal tuo mazzo finché non appare un Tesoro. Scarta le altre e gioca quel Tesoro.
    .short = +1 Moneta. Cerca il tuo prossimo Tesoro e giocalo.

card-watchtower = Torre di Guardia
    .text = Pesca finché non hai 6 carte in mano. Quando guadagni una carta, puoi rivelare la Torre di Guardia dalla tua mano: cestina la carta guadagnata, o mettila in cima al tuo mazzo.
    .short = Pesca fino a 6 carte. In mano: cestina una carta guadagnata o mettila sul mazzo.
ask-react-watchtower = Hai guadagnato: { $about }. Rivelare la Torre di Guardia per cestinare questa carta o metterla sul mazzo?
ask-mode-watchtower = Hai guadagnato: { $about }. Cestinare questa carta, o metterla in cima al mazzo?
mode-topdeck-watchtower = Mettila in cima al mazzo
    .log = { $you ->
            [yes] La metti in cima al tuo mazzo.
           *[no] { $player } la mette in cima al suo mazzo.
        }
react-watchtower = Torre di Guardia: cestina la carta guadagnata, o mettila sul mazzo

card-worker-s-village = Cantiere
    .text = +1 Carta, +2 Azioni, +1 Acquisto.
    .short = +1 Carta, +2 Azioni, +1 Acquisto

card-platinum = Platino
    .text = +5 Monete.
    .short = +5 Monete

card-colony = Colonia
    .text = Vale 10 PV.
    .short = 10 PV
