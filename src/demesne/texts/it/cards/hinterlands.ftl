### Entroterra: tutti i testi di queste carte, con parole nostre. Che cosa contiene un file come questo: docs/adding-a-card.md.

card-border-village = Villaggio di Frontiera
    .text = +1 Carta, +2 Azioni. Quando lo guadagni, guadagna una carta che costa meno.
    .short = +1 Carta, +2 Azioni. Quando lo guadagni, guadagna anche una carta meno cara.
ask-gain-border-village = Hai guadagnato il Villaggio di Frontiera: guadagna una carta che costa meno.
react-border-village = Villaggio di Frontiera: guadagna una carta meno cara

card-cache = Forziere
    .text = +3 Monete. Quando lo guadagni, guadagna 2 Rami.
    .short = +3 Monete. Arriva con 2 Rami.
react-cache = Forziere: guadagna 2 Rami

card-cartographer = Cartografo
    .text = +1 Carta, +1 Azione. Guarda le prime 4 carte del tuo mazzo. Scarta quelle che vuoi e rimetti le altre nell'ordine che vuoi.
    .short = +1 Carta, +1 Azione. Scarta a piacere tra le tue prime 4 carte; rimetti le altre.
ask-discard-cartographer = Scarta quelle che vuoi; le altre tornano in cima al tuo mazzo.
ask-topdeck-cartographer = Rimetti le altre carte in cima al tuo mazzo; la prima scelta sarà la più in alto.

card-crossroads = Incrocio
    .text = Rivela la tua mano; +1 Carta per ogni carta Vittoria che contiene. La prima volta che lo giochi in un turno, anche +3 Azioni.
    .short = +1 Carta per ogni Vittoria in mano. Il primo del turno: +3 Azioni.

card-develop = Sviluppo
    .text = Cestina una carta dalla tua mano. Guadagna in cima al tuo mazzo una carta che costa esattamente 1 in più e una che costa esattamente 1 in meno, nell'ordine che vuoi.
    .short = Cestina una carta. Guadagna sul mazzo una carta a 1 in più e una a 1 in meno.
ask-trash-develop = Cestina una carta dalla tua mano; ne guadagni sul mazzo una che costa 1 in più e una che costa 1 in meno.
ask-gain-develop = Guadagna in cima al tuo mazzo una carta che costa esattamente 1 in più o 1 in meno di quella cestinata.

card-duchess = Duchessa
    .text = +2 Monete. Ogni giocatore, a cominciare da te, guarda la prima carta del suo mazzo e la scarta o la rimette. Nelle partite con questa carta, chi guadagna un Ducato può guadagnare anche una Duchessa.
    .short = +2 Monete. Ognuno può scartare la sua prima carta. Un Ducato può portartela.
ask-discard-duchess = La prima carta del tuo mazzo è: { $option }. Scartarla? Altrimenti resta.
decline-discard-duchess = Rimetti la carta
ask-react-duchess = Hai guadagnato un Ducato. Guadagnare anche una Duchessa?
react-duchess = Duchessa: guadagnane una per il Ducato

card-embassy = Diplomatico
    .text = +5 Carte. Scarta 3 carte. Quando lo guadagni, ogni avversario guadagna un Argento.
    .short = +5 Carte. Scarta 3 carte. Quando lo guadagni, gli altri guadagnano un Argento.
ask-discard-embassy = Scarta { $amount } dalla tua mano.
react-embassy = Diplomatico: ogni avversario guadagna un Argento

card-farmland = Terra Coltivata
    .text = Vale 2 PV. Quando la compri, cestina una carta dalla tua mano e guadagnane una che costa esattamente 2 in più.
    .short = Vale 2 PV. Quando la compri, cambia una carta con una che costa esattamente 2 in più.
ask-trash-farmland = Hai comprato la Terra Coltivata: cestina una carta dalla tua mano; ne guadagni una che costa esattamente 2 in più.
ask-gain-farmland = Guadagna una carta che costa esattamente 2 in più di quella cestinata.
react-farmland = Terra Coltivata: cestina una carta, guadagnane una che costa 2 in più

card-fool-s-gold = Oro dello Stolto
    .text = +1 Moneta, oppure 4 Monete se non è il primo Oro dello Stolto che giochi in questo turno. Quando un avversario guadagna una Provincia, puoi cestinare questa carta dalla tua mano per un Oro in cima al tuo mazzo.
    .short = 1 Moneta; dal secondo in poi, 4. Se un altro guadagna una Provincia, diventa un Oro.
ask-react-fool-s-gold = Un avversario ha guadagnato una Provincia. Cestinare l'Oro dello Stolto per un Oro sul mazzo?
react-fool-s-gold = Oro dello Stolto: cestinalo per un Oro sul tuo mazzo

card-haggler = Contrattazione
    .text = +2 Monete. Finché questa carta è in gioco, per ogni carta che compri guadagna una carta che costa meno e non è una Vittoria.
    .short = +2 Monete. Per ogni carta comprata guadagnane una meno cara, ma non Vittoria.
ask-gain-haggler = Guadagna una carta che costa meno di quella comprata e non è una Vittoria.
react-haggler = Contrattazione: guadagna una carta meno cara

card-highway = Strada Maestra
    .text = +1 Carta, +1 Azione. Finché questa carta è in gioco, ogni carta costa 1 in meno, ma mai meno di 0.
    .short = +1 Carta, +1 Azione. Finché è in gioco, le carte costano 1 in meno.

card-ill-gotten-gains = Infame Profitto
    .text = +1 Moneta. Puoi guadagnare un Rame in mano. Quando guadagni l'Infame Profitto, ogni avversario guadagna una Maledizione.
    .short = +1 Moneta. Puoi guadagnare un Rame in mano. Ottenere questa carta maledice gli altri.
ask-gain-ill-gotten-gains = Guadagnare un Rame in mano?
react-ill-gotten-gains = Infame Profitto: ogni avversario guadagna una Maledizione

card-inn = Locanda
    .text = +2 Carte, +2 Azioni. Scarta 2 carte. Quando la guadagni, guarda i tuoi scarti, rivela le Azioni che vuoi tra questi e mescolale nel tuo mazzo.
    .short = +2 Carte, +2 Azioni. Scartane 2. Quando la guadagni, rimescoli le Azioni scartate.
ask-discard-inn = Scarta { $amount } dalla tua mano.
ask-reveal-inn = Scegli le Azioni dei tuoi scarti da mescolare nel tuo mazzo.
confirm-reveal-inn = { $count ->
        [one] Mescola { $cards } nel mazzo
       *[other] Mescola { $count } carte nel mazzo
    }
decline-reveal-inn = Non mescolarne nessuna
react-inn = Locanda: mescola Azioni nel tuo mazzo

card-jack-of-all-trades = Tuttofare
    .text = Guadagna un Argento. Guarda la prima carta del tuo mazzo; scartala o rimettila. Pesca finché non hai 5 carte in mano. Puoi cestinare dalla tua mano una carta che non è un Tesoro.
    .short = Un Argento. Controlla la prima carta. Pesca fino a 5. Puoi cestinare un non Tesoro.
ask-discard-jack-of-all-trades = La prima carta del tuo mazzo è: { $option }. Scartarla? Altrimenti resta.
decline-discard-jack-of-all-trades = Rimetti la carta
ask-trash-jack-of-all-trades = Puoi cestinare dalla tua mano una carta che non è un Tesoro.

card-mandarin = Mandarino
    .text = +3 Monete. Metti una carta dalla tua mano in cima al tuo mazzo. Quando guadagni il Mandarino, metti in cima al tuo mazzo, nell'ordine che vuoi, tutti i Tesori che hai in gioco.
    .short = +3 Monete. Rimetti una carta sul mazzo. Guadagnarlo vi rimette anche i Tesori in gioco.
ask-topdeck-mandarin = { $count ->
        [one] Metti { $amount } in cima al tuo mazzo.
       *[other] Metti i tuoi Tesori in gioco in cima al tuo mazzo; il primo scelto sarà il più in alto.
    }
react-mandarin = Mandarino: i tuoi Tesori in gioco sul tuo mazzo

card-margrave = Margravio
    .text = +3 Carte, +1 Acquisto. Ogni avversario pesca una carta, poi tiene 3 carte in mano e scarta le altre.
    .short = +3 Carte, +1 Acquisto. Gli altri pescano una carta, poi ne tengono 3.
ask-discard-margrave = Scarta { $amount }: ne tieni 3 in mano.

card-noble-brigand = Ladro Gentiluomo
    .text = +1 Moneta. Quando lo giochi o lo compri, ogni avversario rivela le prime 2 carte del suo mazzo, cestina un Argento o un Oro rivelato a tua scelta e scarta le altre; chi non ha rivelato Tesori guadagna un Rame. Tu guadagni le carte cestinate.
    .short = +1 Moneta. Giocato o comprato: ruba un Argento o un Oro tra le prime 2 carte altrui.
ask-trash-noble-brigand = { $whose ->
        [you] Scegli il Tesoro che cestini; lo guadagni tu.
       *[other] Scegli il Tesoro che { $target } cestina; lo guadagni tu.
    }
react-noble-brigand = Ladro Gentiluomo: deruba gli altri

card-nomad-camp = Campo Nomadi
    .text = +1 Acquisto, +2 Monete. Lo guadagni in cima al tuo mazzo.
    .short = +1 Acquisto, +2 Monete. Lo guadagni sul tuo mazzo.

card-oasis = Oasi
    .text = +1 Carta, +1 Azione, +1 Moneta. Poi scarta una carta.
    .short = +1 Carta, +1 Azione, +1 Moneta. Scarta una carta.
ask-discard-oasis = Scarta una carta dalla tua mano.

card-oracle = Oracolo
    .text = Ogni giocatore, a cominciare da te, rivela le prime 2 carte del suo mazzo. Tu decidi se entrambe sono scartate, o rimesse nell'ordine scelto dal proprietario. Poi +2 Carte.
    .short = Scarta o rimetti le prime 2 carte di ognuno. Poi +2 Carte.
ask-mode-oracle = { $whose ->
        [you] Riveli: { $about }. Scartarle o rimetterle?
       *[other] { $target } rivela: { $about }. Farle scartare o farle rimettere?
    }
mode-discard-oracle = Scartale
    .log = { $you ->
            [yes] Fai scartare le carte.
           *[no] { $player } fa scartare le carte.
        }
mode-keep-oracle = Rimettile sul mazzo
    .log = { $you ->
            [yes] Lasci le carte sul mazzo.
           *[no] { $player } lascia le carte sul mazzo.
        }
ask-topdeck-oracle = Rimettile in cima al tuo mazzo; la prima scelta sarà la più in alto.

card-scheme = Macchinazione
    .text = +1 Carta, +1 Azione. All'inizio della fase di pulizia di questo turno, puoi mettere in cima al tuo mazzo un'Azione che hai in gioco.
    .short = +1 Carta, +1 Azione. A fine turno rimetti un'Azione sul tuo mazzo.
ask-react-scheme = Usare la Macchinazione per mettere un'Azione in gioco in cima al tuo mazzo?
ask-topdeck-scheme = Scegli l'Azione in gioco che va in cima al tuo mazzo.
react-scheme = Macchinazione: un'Azione in gioco sul tuo mazzo

card-silk-road = Via della Seta
    .text = Vale 1 PV ogni 4 carte Vittoria che possiedi, arrotondando per difetto.
    .short = Vale 1 PV ogni 4 carte Vittoria che possiedi.

card-spice-merchant = Mercante di Spezie
    .text = Puoi cestinare un Tesoro dalla tua mano. Se lo fai, a scelta: +2 Carte e +1 Azione, oppure +2 Monete e +1 Acquisto.
    .short = Puoi cestinare un Tesoro: +2 Carte e +1 Azione, o +2 Monete e +1 Acquisto.
ask-trash-spice-merchant = Puoi cestinare un Tesoro dalla tua mano per un bonus a scelta.
ask-mode-spice-merchant = Scegli il bonus.
mode-2-cards-1-action = +2 Carte, +1 Azione
mode-2-coins-1-buy = +2 Monete, +1 Acquisto

card-stables = Stalla
    .text = Puoi scartare un Tesoro dalla tua mano per +3 Carte e +1 Azione.
    .short = Puoi scartare un Tesoro: +3 Carte e +1 Azione.
ask-discard-stables = Scartare un Tesoro per +3 Carte e +1 Azione?

card-trader = Commerciante
    .text = Cestina una carta dalla tua mano e guadagna un Argento per ogni moneta del suo costo. Quando stai per guadagnare una carta, puoi rivelare il Commerciante dalla tua mano e guadagnare invece un Argento.
    .short = Cambia una carta in Argento secondo il costo. In mano: un Argento al posto di una carta.
ask-trash-trader = Cestina una carta dalla tua mano; guadagni un Argento per ogni moneta del suo costo.
ask-react-trader = Stai per guadagnare: { $about }. Rivelare il Commerciante e guadagnare invece un Argento?
react-trader = Commerciante: guadagna invece un Argento

card-tunnel = Galleria
    .text = Vale 2 PV. Quando la scarti fuori dalla fase di pulizia, puoi rivelarla per guadagnare un Oro.
    .short = Vale 2 PV. Quando la scarti durante un turno, puoi guadagnare un Oro.
ask-react-tunnel = Hai scartato la Galleria. Rivelarla per guadagnare un Oro?
react-tunnel = Galleria: guadagna un Oro
