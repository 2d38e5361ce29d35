### Questions, buttons and the labels of options.
### A question's id is ask-KIND-CARD, or ask-KIND where no card asks or none is known.
### $amount is a phrase such as "up to 4 cards"; $count the most that can be picked; $option the one card
### on offer; $about the cards that are looked at; $top the highest number on offer; $target who is judged or
### concerned, $whose whether that is the reader ("you", "other"); $event why the card acts ("play", "overpay");
### $step which of the card's questions of this kind it is.

## How a question is put together

ask-by = { $card } – { $question }
amount-exact = { $count ->
        [one] una carta
       *[other] { $count } carte
    }
amount-up-to = { $count ->
        [one] fino a 1 carta
       *[other] fino a { $count } carte
    }
amount-range = da { $least } a { $count } carte

## The turn itself

ask-action = Gioca una carta Azione, o termina la fase Azione.
ask-treasure = Gioca Tesori, uno dopo l'altro, o passa agli acquisti.
ask-spend = Spendere segnalini Moneta prima di comprare? Ognuno dà +1 Moneta; ne hai { $top }.
ask-buy = Compra una carta, o termina il tuo turno.
ask-overpay = Pagare un sovrapprezzo? Ti { $top ->
        [one] resta { $top } moneta
       *[other] restano { $top } monete
    }.

## Any card, when nothing more exact is known

ask-gain = { $min ->
        [0] Puoi guadagnare una carta.
       *[other] Scegli una carta da guadagnare.
    }
ask-trash = Cestina { $amount }.
ask-discard = Scarta { $amount }.
ask-topdeck = { $count ->
        [one] Metti { $amount } in cima al mazzo.
       *[other] Metti { $amount } in cima al mazzo; la prima nominata sarà la più in alto.
    }
ask-reveal = Puoi rivelare una carta dalla tua mano.
ask-react = { $min ->
        [0] Usare uno di questi effetti? Rifiutare significa rinunciare a tutti.
       *[other] Più effetti attendono: scegli il prossimo.
    }
ask-play = { $min ->
        [0] Puoi giocare una carta.
       *[other] Scegli una carta da giocare.
    }
ask-name = Nomina una carta.
ask-mode = { $min ->
        [0] Puoi scegliere un effetto.
        [1] Scegli un effetto.
       *[other] Scegli { $min } effetti.
    }

## Base game

ask-topdeck-bureaucrat = Metti una carta Vittoria dalla tua mano in cima al tuo mazzo.
ask-discard-cellar = Scarta quante carte vuoi; ne peschi altrettante.
ask-mode-chancellor = Mettere tutto il tuo mazzo nei tuoi scarti?
ask-trash-chapel = Cestina { $amount } dalla tua mano.
ask-gain-feast = Guadagna una carta che costa 5 o meno.
ask-discard-library = Hai pescato { $option }. Mettere da parte questa carta? Alla fine sarà scartata.
ask-discard-militia = Scarta { $amount }: ne tieni 3 in mano.
ask-trash-mine = Cestina un Tesoro dalla tua mano; ne guadagni uno in mano, che costa fino a 3 in più.
ask-gain-mine = Guadagna in mano un Tesoro che costa fino a 3 in più di quello cestinato.
ask-react-moat = Sei sotto attacco. Rivelare il Fossato e non essere toccato?
ask-trash-remodel = Cestina una carta dalla tua mano; ne guadagni una che costa fino a 2 in più.
ask-gain-remodel = Guadagna una carta che costa fino a 2 in più di quella cestinata.
ask-discard-spy = { $whose ->
        [you] Riveli { $option }. Scartare questa carta? Altrimenti resta sul tuo mazzo.
       *[other] { $target } rivela { $option }. Scartare questa carta? Altrimenti resta sul suo mazzo.
    }
ask-trash-thief = Scegli il Tesoro che { $target } cestina.
ask-gain-thief = Puoi guadagnare quelli che vuoi tra i Tesori appena cestinati.
ask-play-throne-room = Scegli un'Azione dalla tua mano da giocare 2 volte.
ask-gain-workshop = Guadagna una carta che costa 4 o meno.

## Cornucopia

ask-discard-hamlet = { $step ->
        [1] Scartare una carta per +1 Azione?
       *[other] Scartare una carta per +1 Acquisto?
    }
ask-gain-horn-of-plenty = Guadagna una carta che costa al massimo 1 per ogni nome diverso che hai in gioco. Una carta Vittoria fa cestinare la Cornucopia.
ask-discard-horse-traders = Scarta { $amount } dalla tua mano.
ask-react-horse-traders = Sei sotto attacco. Mettere da parte i Mercanti di Cavalli? Tornano all'inizio del tuo prossimo turno con +1 Carta.
ask-mode-jester = { $target } ha scartato { $about }. Chi ne guadagna una copia?
ask-trash-remake = { $step ->
        [1] Cestina una carta dalla tua mano; ne guadagni una che costa esattamente 1 in più.
       *[other] Ancora una volta: cestina una carta dalla tua mano; ne guadagni una che costa esattamente 1 in più.
    }
ask-gain-remake = Guadagna una carta che costa esattamente 1 in più di quella cestinata.
ask-reveal-tournament = { $whose ->
        [you] Rivelare una Provincia? La scarti e guadagni un Premio o un Ducato in cima al tuo mazzo.
       *[other] Rivelare una Provincia? Resta nella tua mano, e { $target } non ottiene +1 Carta e +1 Moneta.
    }
ask-gain-tournament = Scegli un Premio o un Ducato da guadagnare in cima al tuo mazzo.
ask-discard-young-witch = Scarta { $amount } dalla tua mano.
ask-reveal-young-witch = Rivelare { $option }, il Flagello? Altrimenti guadagni una Maledizione.
ask-discard-followers = Scarta { $amount }: ne tieni 3 in mano.
ask-mode-trusty-steed = Scegli 2 effetti diversi.

## Guilds

ask-discard-advisor = Scegli la carta che { $target } scarta; le altre vanno nella sua mano.
ask-trash-butcher = Puoi cestinare una carta dalla tua mano per guadagnarne un'altra; i segnalini Moneta possono alzarne il costo.
ask-spend-butcher = Pagare quanti segnalini Moneta? Ognuno permette alla carta guadagnata di costare 1 in più; ne hai { $top }.
ask-gain-butcher = Guadagna una carta che costa al massimo il costo di quella cestinata più i segnalini pagati.
ask-name-doctor = Nomina una carta: quelle con quel nome tra le tue prime 3 carte sono cestinate.
ask-topdeck-doctor = Rimetti le altre carte in cima al tuo mazzo; la prima nominata sarà la più in alto.
ask-overpay-doctor = Pagare un sovrapprezzo? Per ogni moneta decidi la sorte della prima carta del tuo mazzo. Monete rimaste: { $top }.
ask-mode-doctor = La prima carta del tuo mazzo è: { $about }. Che cosa ne fai?
ask-overpay-herald = Pagare un sovrapprezzo? Per ogni moneta metti una carta dai tuoi scarti in cima al tuo mazzo. Monete rimaste: { $top }.
ask-topdeck-herald = { $count ->
        [one] Metti { $amount } dai tuoi scarti in cima al tuo mazzo.
       *[other] Metti { $amount } dai tuoi scarti in cima al tuo mazzo; la prima nominata sarà la più in alto.
    }
ask-name-journeyman = Nomina una carta: cerchi 3 carte con un altro nome.
ask-overpay-masterpiece = Pagare un sovrapprezzo? Per ogni moneta guadagni un Argento. Monete rimaste: { $top }.
ask-discard-plaza = Scartare un Tesoro per +1 segnalino Moneta?
ask-trash-stonemason = Cestina una carta dalla tua mano; guadagni 2 carte che costano ciascuna meno.
ask-overpay-stonemason = Pagare un sovrapprezzo? Guadagni 2 Azioni che costano ciascuna esattamente il sovrapprezzo. Monete rimaste: { $top }.
ask-gain-stonemason = { $event ->
        [overpay] Guadagna un'Azione che costa esattamente il tuo sovrapprezzo ({ $step } di 2).
       *[play] Guadagna una carta che costa meno di quella cestinata ({ $step } di 2).
    }
ask-trash-taxman = Cestinare un Tesoro dalla tua mano? Gli altri con almeno 5 carte ne scartano una copia; tu ne guadagni uno in cima al tuo mazzo, che costa fino a 3 in più.
ask-gain-taxman = Guadagna in cima al tuo mazzo un Tesoro che costa fino a 3 in più di quello cestinato.

## Dark Ages

ask-trash-altar = Cestina una carta dalla tua mano; ne guadagni una che costa 5 o meno.
ask-gain-altar = Guadagna una carta che costa 5 o meno.
ask-gain-armory = Guadagna in cima al tuo mazzo una carta che costa 4 o meno.
ask-play-band-of-misfits = Scegli l'Azione meno cara della Scorta che questa carta diventa.
ask-react-beggar = Sei sotto attacco. Scartare il Mendicante per guadagnare 2 carte Argento, la prima in cima al tuo mazzo?
ask-mode-catacombs = Le tue prime carte sono: { $about }. Prenderle, o scartarle per +3 Carte?
ask-gain-catacombs = Le Catacombe sono state cestinate: guadagna una carta che costa meno.
ask-mode-count = { $step ->
        [1] Scegli il prezzo da pagare.
       *[other] Scegli la ricompensa.
    }
ask-discard-count = Scarta { $amount } dalla tua mano.
ask-topdeck-count = Metti una carta dalla tua mano in cima al tuo mazzo.
ask-play-counterfeit = Puoi giocare 2 volte un Tesoro dalla tua mano; poi viene cestinato.
ask-play-cultist = Giocare un altro Cultista dalla tua mano, senza usare un'Azione?
ask-trash-death-cart = Cestinare un'Azione dalla tua mano? Altrimenti viene cestinato il Carretto della Morte.
ask-trash-forager = Cestina una carta dalla tua mano; poi +1 Moneta per ogni Tesoro diverso nel cestino.
ask-mode-graverobber = Guadagnare una carta dal cestino, o migliorare un'Azione?
ask-trash-graverobber = Cestina un'Azione dalla tua mano; guadagni una carta che costa fino a 3 in più.
ask-gain-graverobber = Scegli la carta da guadagnare.
ask-trash-hermit = Puoi cestinare una carta non Tesoro, dalla tua mano o dai tuoi scarti.
ask-gain-hermit = Guadagna una carta che costa 3 o meno.
ask-mode-hunting-grounds = La Riserva di Caccia è stata cestinata: guadagnare un Ducato o 3 carte Proprietà?
ask-discard-ironmonger = Riveli { $option }. Scartare questa carta? Il suo bonus arriva comunque.
ask-trash-junk-dealer = Cestina una carta dalla tua mano.
ask-trash-knights = Scegli quale delle tue due carte rivelate viene cestinata; l'altra è scartata.
ask-trash-dame-anna = Puoi cestinare { $amount } dalla tua mano.
ask-gain-dame-natalie = Puoi guadagnare una carta che costa 3 o meno.
ask-discard-sir-michael = Scarta { $amount }: ne tieni 3 in mano.
ask-react-market-square = Una tua carta è stata cestinata. Scartare la Piazza del Mercato per guadagnare un Oro?
ask-name-mystic = Nomina una carta: se è la prima del tuo mazzo, va nella tua mano.
ask-discard-pillage = Scegli la carta che { $target } scarta.
ask-play-procession = Puoi giocare 2 volte un'Azione dalla tua mano; poi viene cestinata e guadagni un'Azione che costa esattamente 1 in più.
ask-gain-procession = Guadagna un'Azione che costa esattamente 1 in più di quella giocata.
ask-trash-rats = Cestina dalla tua mano una carta diversa da Ratti.
ask-name-rebuild = Nomina una carta da risparmiare: la prima carta Vittoria con un altro nome è cestinata per una che costa fino a 3 in più.
ask-gain-rebuild = Guadagna una carta Vittoria che costa fino a 3 in più di quella cestinata.
ask-gain-rogue = Guadagna una carta dal cestino che costa da 3 a 6.
ask-trash-rogue = Scegli quale delle tue due carte rivelate viene cestinata; l'altra è scartata.
ask-mode-scavenger = Mettere il tuo mazzo nei tuoi scarti? Poi scegli lì una carta da mettere in cima al mazzo.
ask-topdeck-scavenger = Metti una carta dai tuoi scarti in cima al tuo mazzo.
ask-mode-squire = A scelta: +2 Azioni, +2 Acquisti o un Argento.
ask-gain-squire = Lo Scudiero è stato cestinato: guadagna una carta Attacco.
ask-discard-storeroom = { $step ->
        [1] Scarta quante carte vuoi, per +1 Carta ciascuna.
       *[other] Scarta quante carte vuoi, per +1 Moneta ciascuna.
    }
ask-discard-urchin = Scarta { $amount }: ne tieni 4 in mano.
ask-react-urchin = Hai giocato un Attacco. Cestinare il Monello per guadagnare un Mercenario?
ask-topdeck-wandering-minstrel = Rimetti le Azioni in cima al tuo mazzo; la prima nominata sarà la più in alto.
ask-mode-mercenary = Cestinare 2 carte per +2 Carte e +2 Monete, e lasciare solo 3 carte agli altri?
ask-trash-mercenary = Cestina { $amount } dalla tua mano.
ask-discard-mercenary = Scarta { $amount }: ne tieni 3 in mano.
ask-react-hovel = Hai comprato una carta Vittoria. Cestinare il Tugurio dalla tua mano?
ask-mode-survivors = Le tue prime carte sono: { $about }. Scartarle, o rimetterle?
ask-topdeck-survivors = Rimettile in cima al tuo mazzo; la prima nominata sarà la più in alto.

## What the button does

confirm-action = Gioca { $cards }
confirm-treasure = Gioca { $cards }
confirm-spend = { $count ->
        [0] Non spendere segnalini
        [one] Spendi 1 segnalino
       *[other] Spendi { $count } segnalini
    }
confirm-buy = Compra { $cards }
confirm-overpay = { $count ->
        [0] Paga solo il costo
        [one] Paga 1 moneta in più
       *[other] Paga { $count } monete in più
    }
confirm-gain = Guadagna { $cards }
confirm-trash = Cestina { $count }
confirm-discard = Scarta { $count }
confirm-discard-library = Mettila da parte
confirm-topdeck = { $count ->
        [one] Metti sul mazzo
       *[other] Metti { $count } sul mazzo
    }
confirm-reveal = Rivela { $cards }
confirm-react = Usa { $cards }
confirm-play = Gioca { $cards }
confirm-name = Nomina { $cards }
confirm-mode = { $min ->
        [0] Sì
       *[other] Scegli
    }

## The button when nothing is picked

decline-action = Termina la fase Azione
decline-treasure = Non giocare altri Tesori
decline-buy = Termina il turno
decline-gain = Non guadagnare nulla
decline-trash = Non cestinare nulla
decline-discard = Non scartare nulla
decline-discard-spy = Rimetti la carta
decline-discard-library = Tieni la carta
decline-discard-ironmonger = Rimetti la carta
decline-trash-death-cart = Cestina il Carretto della Morte
decline-reveal = Non rivelare nulla
decline-react = Rinuncia
decline-play = Non giocare nulla
decline-mode = No

## Effects to choose from

mode-discard-deck = metti il tuo mazzo negli scarti
mode-2-cards = +2 Carte
mode-2-actions = +2 Azioni
mode-2-buys = +2 Acquisti
mode-2-coins = +2 Monete
mode-3-coins = +3 Monete
mode-4-silvers = guadagna 4 carte Argento e metti il tuo mazzo negli scarti
mode-take = prendi
mode-take-jester = ne guadagni una copia tu
mode-give = ne guadagna una copia l'altro giocatore
mode-take-catacombs = prendile in mano
mode-discard = scarta
mode-discard-catacombs = scartale e ottieni +3 Carte
mode-discard-survivors = scartale
mode-keep = lascia in cima al mazzo
mode-keep-survivors = rimettile nell'ordine che vuoi
mode-trash = cestina
mode-discard-2 = scarta 2 carte
mode-topdeck = metti una carta dalla mano in cima al mazzo
mode-copper = guadagna un Rame
mode-silver = guadagna un Argento
mode-duchy = guadagna un Ducato
mode-3-estates = guadagna 3 carte Proprietà
mode-trash-hand = cestina la tua mano
mode-from-trash = guadagna in cima al mazzo una carta del cestino che costa da 3 a 6
mode-upgrade = cestina un'Azione e guadagna una carta che costa fino a 3 in più
mode-trash-2 = cestina 2 carte

## Effects that wait to be used or resolved

react-moat = Fossato: non toccato da questo Attacco
react-horse-traders = Mercanti di Cavalli: da parte fino al tuo prossimo turno
react-beggar = Mendicante: scartalo, guadagna 2 carte Argento
react-market-square = Piazza del Mercato: scartala, guadagna un Oro
react-urchin = Monello: cestinalo, guadagna un Mercenario
react-hovel = Tugurio: cestinalo dalla mano
react-catacombs = Catacombe: guadagna una carta che costa meno
react-cultist = Cultista: +3 Carte
react-feodum = Feudo: guadagna 3 carte Argento
react-fortress = Fortezza: torna in mano
react-hermit = Eremita: cestinalo, guadagna un Folle
react-hunting-grounds = Riserva di Caccia: guadagna un Ducato o 3 carte Proprietà
react-overgrown-estate = Tenuta Trascurata: +1 Carta
react-rats = Ratti: +1 Carta
react-sir-vander = Sir Vander: guadagna un Oro
react-squire = Scudiero: guadagna una carta Attacco

## Other labels of options

option-discard-pile = { $card } (scarti)
option-prize = Premio (non ne restano)
