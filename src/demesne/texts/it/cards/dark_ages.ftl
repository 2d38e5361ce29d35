### Secoli Bui: tutti i testi di queste carte, con parole nostre. Che cosa contiene un file come questo: docs/adding-a-card.md.

card-altar = Altare
    .text = Cestina una carta dalla tua mano. Guadagna una carta che costa 5 o meno, anche se non hai cestinato nulla.
    .short = Cestina una carta. Guadagna una carta che costa fino a 5.
ask-trash-altar = Cestina una carta dalla tua mano; ne guadagni una che costa 5 o meno.
ask-gain-altar = Guadagna una carta che costa 5 o meno.

card-armory = Armeria
    .text = Guadagna in cima al tuo mazzo una carta che costa 4 o meno.
    .short = Guadagna sul tuo mazzo una carta che costa fino a 4.
ask-gain-armory = Guadagna in cima al tuo mazzo una carta che costa 4 o meno.

card-band-of-misfits = Banda di Reietti
    .text = Scegli un'Azione visibile nella Scorta che costa meno di questa carta e gioca questa come quella. Lo è in tutto e per tutto finché non lascia il gioco.
    .short = Giocala come un'Azione meno cara della Scorta.
ask-play-band-of-misfits = Scegli l'Azione meno cara della Scorta che questa carta diventa.

card-bandit-camp = Accampamento dei Banditi
    .text = +1 Carta, +2 Azioni. Guadagna un Bottino.
    .short = +1 Carta, +2 Azioni. Guadagna un Bottino.

card-beggar = Mendicante
    .text = Guadagna 3 carte Rame in mano. Quando un avversario gioca un Attacco, puoi scartare questa carta dalla tua mano: guadagna 2 carte Argento, la prima in cima al tuo mazzo.
    .short = Guadagna 3 carte Rame in mano. Se ti attaccano, scartala per 2 carte Argento.
ask-react-beggar = Sei sotto attacco. Scartare il Mendicante per guadagnare 2 carte Argento, la prima in cima al tuo mazzo?
react-beggar = Mendicante: scartalo, guadagna 2 carte Argento
side-habit-react-beggar = quando sei sotto attacco: scartalo per 2 carte Argento, finché ce ne sono

card-catacombs = Catacombe
    .text = Guarda le prime 3 carte del tuo mazzo. Prendile in mano, oppure scartale e ottieni +3 Carte. Quando la cestini, guadagna una carta che costa meno di essa.
    .short = Prendi le tue prime 3 carte, o scartale per +3 Carte.
ask-mode-catacombs = Le tue prime carte sono: { $about }. Prenderle, o scartarle per +3 Carte?
ask-gain-catacombs = Le Catacombe sono state cestinate: guadagna una carta che costa meno.
mode-take-catacombs = Prendile in mano
    .log = { $you ->
            [yes] Prendi le carte in mano.
           *[no] { $player } prende le carte in mano.
        }
mode-discard-catacombs = Scartale e ottieni +3 Carte
    .log = { $you ->
            [yes] Scarti le carte per pescarne altre 3.
           *[no] { $player } scarta le carte per pescarne altre 3.
        }
react-catacombs = Catacombe: guadagna una carta che costa meno

card-count = Conte
    .text = Prima, a scelta: scarta 2 carte, metti una carta dalla tua mano in cima al mazzo, o guadagna un Rame. Poi, a scelta: +3 Monete, cestina la tua mano, o guadagna un Ducato.
    .short = Scegli che cosa perdi, poi +3 Monete, un Ducato o cestina la mano.
ask-mode-count = { $step ->
        [1] Scegli il prezzo da pagare.
       *[other] Scegli la ricompensa.
    }
ask-discard-count = Scarta { $amount } dalla tua mano.
ask-topdeck-count = Metti una carta dalla tua mano in cima al tuo mazzo.
mode-discard-2 = Scarta 2 carte
    .log = { $you ->
            [yes] Scegli di scartare 2 carte.
           *[no] { $player } sceglie di scartare 2 carte.
        }
mode-topdeck = Metti una carta dalla mano in cima al mazzo
    .log = { $you ->
            [yes] Scegli di mettere una carta della tua mano in cima al tuo mazzo.
           *[no] { $player } sceglie di mettere una carta della sua mano in cima al suo mazzo.
        }
mode-copper = Guadagna un Rame
    .log = { $you ->
            [yes] Scegli di guadagnare un Rame.
           *[no] { $player } sceglie di guadagnare un Rame.
        }
mode-trash-hand = Cestina la tua mano
    .log = { $you ->
            [yes] Scegli di cestinare la tua mano.
           *[no] { $player } sceglie di cestinare la sua mano.
        }

card-counterfeit = Contraffazione
    .text = +1 Moneta, +1 Acquisto. Puoi giocare 2 volte un Tesoro dalla tua mano; se lo fai, cestinalo.
    .short = +1 Moneta, +1 Acquisto. Puoi giocare un Tesoro 2 volte e cestinarlo.
ask-play-counterfeit = Puoi giocare 2 volte un Tesoro dalla tua mano; poi viene cestinato.

card-cultist = Cultista
    .text = +2 Carte. Ogni avversario guadagna una carta Rovine. Puoi giocare un Cultista dalla tua mano senza usare un'Azione. Quando lo cestini, +3 Carte.
    .short = +2 Carte. Gli altri guadagnano una Rovina. Puoi giocare un altro Cultista.
ask-play-cultist = Giocare un altro Cultista dalla tua mano, senza usare un'Azione?
react-cultist = Cultista: +3 Carte
side-habit-play-cultist = dopo averne giocato uno: gioca anche il successivo dalla tua mano

card-death-cart = Carretto della Morte
    .text = +5 Monete. Puoi cestinare un'Azione dalla tua mano; altrimenti cestina questa carta. Quando la guadagni, guadagna 2 carte Rovine.
    .short = +5 Monete. Cestina un'Azione, se no questa carta. Arriva con 2 Rovine.
ask-trash-death-cart = Cestinare un'Azione dalla tua mano? Altrimenti viene cestinato il Carretto della Morte.
decline-trash-death-cart = Cestina il Carretto della Morte

card-feodum = Feudo
    .text = Vale 1 PV ogni 3 carte Argento che possiedi, arrotondando per difetto. Quando lo cestini, guadagna 3 carte Argento.
    .short = Vale 1 PV ogni 3 carte Argento che possiedi. Se cestinato, dà 3 carte Argento.
react-feodum = Feudo: guadagna 3 carte Argento

card-forager = Raccoglitore
    .text = +1 Azione, +1 Acquisto. Cestina una carta dalla tua mano. +1 Moneta per ogni Tesoro di nome diverso nel cestino.
    .short = +1 Azione, +1 Acquisto. Cestina una carta. +1 Moneta per tipo di Tesoro nel cestino.
ask-trash-forager = Cestina una carta dalla tua mano; poi +1 Moneta per ogni Tesoro diverso nel cestino.

card-fortress = Fortezza
    .text = +1 Carta, +2 Azioni. Quando la cestini, riprendila dal cestino nella tua mano.
    .short = +1 Carta, +2 Azioni. Se cestinata, torna nella tua mano.
react-fortress = Fortezza: torna in mano

card-graverobber = Tombarolo
    .text = O guadagna in cima al tuo mazzo una carta dal cestino che costa da 3 a 6, oppure cestina un'Azione dalla tua mano e guadagna una carta che costa fino a 3 in più.
    .short = Guadagna dal cestino una carta da 3 a 6, o cambia un'Azione con una fino a 3 in più.
ask-mode-graverobber = Guadagnare una carta dal cestino, o migliorare un'Azione?
ask-trash-graverobber = Cestina un'Azione dalla tua mano; guadagni una carta che costa fino a 3 in più.
ask-gain-graverobber = Scegli la carta da guadagnare.
mode-from-trash = Guadagna in cima al mazzo una carta del cestino che costa da 3 a 6
    .log = { $you ->
            [yes] Scegli di guadagnare una carta del cestino.
           *[no] { $player } sceglie di guadagnare una carta del cestino.
        }
mode-upgrade = Cestina un'Azione e guadagna una carta che costa fino a 3 in più
    .log = { $you ->
            [yes] Scegli di cestinare un'Azione per una carta che costa fino a 3 in più.
           *[no] { $player } sceglie di cestinare un'Azione per una carta che costa fino a 3 in più.
        }

card-hermit = Eremita
    .text = Guarda i tuoi scarti. Puoi cestinare una carta non Tesoro dagli scarti o dalla tua mano. Guadagna una carta che costa 3 o meno. Quando lo scarti dal gioco, se in questo turno non hai comprato nulla, cestinalo e guadagna un Folle.
    .short = Puoi cestinare un non Tesoro. Guadagna una carta fino a 3. Senza acquisti: un Folle.
ask-trash-hermit = Puoi cestinare una carta non Tesoro, dalla tua mano o dai tuoi scarti.
ask-gain-hermit = Guadagna una carta che costa 3 o meno.
react-hermit = Eremita: cestinalo, guadagna un Folle

card-hunting-grounds = Riserva di Caccia
    .text = +4 Carte. Quando la cestini, guadagna un Ducato o 3 carte Proprietà.
    .short = +4 Carte. Quando la cestini, guadagna un Ducato o 3 Proprietà.
ask-mode-hunting-grounds = La Riserva di Caccia è stata cestinata: guadagnare un Ducato o 3 carte Proprietà?
mode-3-estates = Guadagna 3 carte Proprietà
    .log = { $you ->
            [yes] Scegli di guadagnare 3 carte Proprietà.
           *[no] { $player } sceglie di guadagnare 3 carte Proprietà.
        }
react-hunting-grounds = Riserva di Caccia: guadagna un Ducato o 3 carte Proprietà

card-ironmonger = Ferramenta
    .text = +1 Carta, +1 Azione. Rivela la prima carta del tuo mazzo; puoi scartarla. In ogni caso, se è un'Azione: +1 Azione; un Tesoro: +1 Moneta; una carta Vittoria: +1 Carta.
    .short = +1 Carta, +1 Azione. Rivela la prima carta per un bonus; puoi scartarla.
ask-discard-ironmonger = Riveli: { $option }. Scartare questa carta? Il suo bonus arriva comunque.
decline-discard-ironmonger = Rimetti la carta

card-junk-dealer = Rigattiere
    .text = +1 Carta, +1 Azione, +1 Moneta. Cestina una carta dalla tua mano.
    .short = +1 Carta, +1 Azione, +1 Moneta. Cestina una carta.
ask-trash-junk-dealer = Cestina una carta dalla tua mano.

card-knights = Cavalieri
    .text = 10 Cavalieri diversi, mescolati; solo il primo è visibile. { -knight-attack }
    .short = 10 Cavalieri diversi. Si prende solo il primo della pila.
ask-trash-knights = Scegli quale delle tue due carte rivelate viene cestinata; l'altra è scartata.

card-marauder = Predone
    .text = Guadagna un Bottino. Ogni avversario guadagna una carta Rovine.
    .short = Guadagna un Bottino. Gli altri guadagnano una Rovina.

card-market-square = Piazza del Mercato
    .text = +1 Carta, +1 Azione, +1 Acquisto. Quando una tua carta è cestinata, puoi scartare questa dalla tua mano: guadagna un Oro.
    .short = +1 Carta, +1 Azione, +1 Acquisto. Se cestini una carta, scartala per un Oro.
ask-react-market-square = Una tua carta è stata cestinata. Scartare la Piazza del Mercato per guadagnare un Oro?
react-market-square = Piazza del Mercato: scartala, guadagna un Oro
side-habit-react-market-square = quando una tua carta è cestinata: scartala per un Oro, finché ce ne sono

card-mystic = Mistica
    .text = +1 Azione, +2 Monete. Nomina una carta. Rivela la prima carta del tuo mazzo; se è quella nominata, va nella tua mano.
    .short = +1 Azione, +2 Monete. Indovina la tua prima carta: se è quella, prendila.
ask-name-mystic = Nomina una carta: se è la prima del tuo mazzo, va nella tua mano.

card-pillage = Saccheggio
    .text = Cestina questa carta. Ogni avversario con almeno 5 carte in mano rivela la mano e scarta una carta a tua scelta. Guadagna 2 carte Bottino.
    .short = Cestina questa carta. Gli altri scartano una carta a tua scelta. Guadagna 2 Bottini.
ask-discard-pillage = { $whose ->
        [you] Scegli la carta che scarti.
       *[other] Scegli la carta che { $target } scarta.
    }

card-poor-house = Stamberga
    .text = +4 Monete. Rivela la tua mano; perdi 1 Moneta per ogni Tesoro che contiene, ma mai sotto 0.
    .short = +4 Monete, meno 1 per ogni Tesoro nella tua mano.

card-procession = Processione
    .text = Puoi giocare 2 volte un'Azione dalla tua mano; se lo fai, cestinala e guadagna un'Azione che costa esattamente 1 in più.
    .short = Gioca un'Azione 2 volte, cestinala e guadagna un'Azione che costa 1 in più.
ask-play-procession = Puoi giocare 2 volte un'Azione dalla tua mano; poi viene cestinata e guadagni un'Azione che costa esattamente 1 in più.
ask-gain-procession = Guadagna un'Azione che costa esattamente 1 in più di quella giocata.

card-rats = Ratti
    .text = +1 Carta, +1 Azione. Guadagna una carta Ratti. Cestina dalla tua mano una carta diversa da Ratti, o rivela una mano di soli Ratti. Quando la cestini, +1 Carta.
    .short = +1 Carta, +1 Azione. Guadagna un Ratti. Cestina una carta che non sia Ratti.
ask-trash-rats = Cestina dalla tua mano una carta diversa da Ratti.
react-rats = Ratti: +1 Carta

card-rebuild = Ricostruzione
    .text = +1 Azione. Nomina una carta. Rivela carte dal tuo mazzo finché non appare una carta Vittoria con un altro nome. Scarta le altre, cestina quella carta e guadagna una carta Vittoria che costa fino a 3 in più.
    .short = +1 Azione. Cambia una Vittoria del mazzo con una che costa fino a 3 in più.
ask-name-rebuild = Nomina una carta da risparmiare: la prima carta Vittoria con un altro nome è cestinata per una che costa fino a 3 in più.
ask-gain-rebuild = Guadagna una carta Vittoria che costa fino a 3 in più di quella cestinata.

card-rogue = Furfante
    .text = +2 Monete. Se nel cestino c'è una carta che costa da 3 a 6, guadagnane una. Altrimenti ogni avversario rivela le prime 2 carte del suo mazzo, ne cestina una che costa da 3 a 6 (a sua scelta) e scarta le altre.
    .short = +2 Monete. Guadagna dal cestino una carta da 3 a 6, se no cestinane una degli altri.
ask-gain-rogue = Guadagna una carta dal cestino che costa da 3 a 6.
ask-trash-rogue = Scegli quale delle tue due carte rivelate viene cestinata; l'altra è scartata.

card-sage = Saggio
    .text = +1 Azione. Rivela carte dal tuo mazzo finché non ne appare una che costa 3 o più. Va nella tua mano; le altre sono scartate.
    .short = +1 Azione. Cerca la prossima carta che costa 3 o più e prendila.

card-scavenger = Spazzino
    .text = +2 Monete. Puoi mettere il tuo mazzo nei tuoi scarti. Metti una carta dai tuoi scarti in cima al mazzo.
    .short = +2 Monete. Puoi scartare il mazzo. Metti in cima una carta dagli scarti.
ask-mode-scavenger = Mettere il tuo mazzo nei tuoi scarti? Poi scegli lì una carta da mettere in cima al mazzo.
ask-topdeck-scavenger = Metti una carta dai tuoi scarti in cima al tuo mazzo.
side-habit-mode-scavenger = quando lo giochi: metti il tuo mazzo nei tuoi scarti

card-squire = Scudiero
    .text = +1 Moneta. A scelta: +2 Azioni, +2 Acquisti, o guadagna un Argento. Quando lo cestini, guadagna una carta Attacco.
    .short = +1 Moneta. A scelta: +2 Azioni, +2 Acquisti o guadagna un Argento.
ask-mode-squire = A scelta: +2 Azioni, +2 Acquisti o un Argento.
ask-gain-squire = Lo Scudiero è stato cestinato: guadagna una carta Attacco.
mode-silver = Guadagna un Argento
    .log = { $you ->
            [yes] Scegli di guadagnare un Argento.
           *[no] { $player } sceglie di guadagnare un Argento.
        }
react-squire = Scudiero: guadagna una carta Attacco

card-storeroom = Deposito
    .text = +1 Acquisto. Scarta quante carte vuoi: +1 Carta ciascuna. Scarta quante carte vuoi: +1 Moneta ciascuna.
    .short = +1 Acquisto. Scarta quante carte vuoi e ripescane, poi scarta per +1 Moneta ciascuna.
ask-discard-storeroom = { $step ->
        [1] Scarta quante carte vuoi, per +1 Carta ciascuna.
       *[other] Scarta quante carte vuoi, per +1 Moneta ciascuna.
    }

card-urchin = Monello
    .text = +1 Carta, +1 Azione. Ogni avversario tiene 4 carte in mano e scarta le altre. Finché è in gioco, quando giochi un altro Attacco, puoi cestinare il Monello: guadagna un Mercenario.
    .short = +1 Carta, +1 Azione. Gli altri tengono 4 carte. Può diventare un Mercenario.
ask-discard-urchin = Scarta { $amount }: ne tieni 4 in mano.
ask-react-urchin = Hai giocato un Attacco. Cestinare il Monello per guadagnare un Mercenario?
react-urchin = Monello: cestinalo, guadagna un Mercenario
side-habit-react-urchin = quando giochi un altro Attacco: cestinalo per un Mercenario, finché ce ne sono

card-vagrant = Vagabondo
    .text = +1 Carta, +1 Azione. Rivela la prima carta del tuo mazzo; se è una Maledizione, una carta Rovine, un Rifugio o una carta Vittoria, va nella tua mano.
    .short = +1 Carta, +1 Azione. Se la prima carta è inutile o una Vittoria, prendila.

card-wandering-minstrel = Menestrello Girovago
    .text = +1 Carta, +2 Azioni. Rivela le prime 3 carte del tuo mazzo. Rimetti le Azioni nell'ordine che vuoi e scarta le altre.
    .short = +1 Carta, +2 Azioni. Delle tue prime 3 carte tieni in cima le Azioni, scarta le altre.
ask-topdeck-wandering-minstrel = Rimetti le Azioni in cima al tuo mazzo; la prima scelta sarà la più in alto.

-knight-attack = Ogni avversario rivela le prime 2 carte del suo mazzo, ne cestina una che costa da 3 a 6 (a sua scelta) e scarta le altre; se è stato cestinato un Cavaliere, cestina questo.

card-dame-anna = Dame Anna
    .text = Puoi cestinare fino a 2 carte dalla tua mano. { -knight-attack }
    .short = Puoi cestinare fino a 2 carte. Attacco dei Cavalieri.
ask-trash-dame-anna = Puoi cestinare { $amount } dalla tua mano.

card-dame-josephine = Dame Josephine
    .text = { -knight-attack } Vale 2 PV.
    .short = Vale 2 PV. Attacco dei Cavalieri.

card-dame-molly = Dame Molly
    .text = +2 Azioni. { -knight-attack }
    .short = +2 Azioni. Attacco dei Cavalieri.

card-dame-natalie = Dame Natalie
    .text = Puoi guadagnare una carta che costa 3 o meno. { -knight-attack }
    .short = Puoi guadagnare una carta che costa fino a 3. Attacco dei Cavalieri.
ask-gain-dame-natalie = Puoi guadagnare una carta che costa 3 o meno.

card-dame-sylvia = Dame Sylvia
    .text = +2 Monete. { -knight-attack }
    .short = +2 Monete. Attacco dei Cavalieri.

card-sir-bailey = Sir Bailey
    .text = +1 Carta, +1 Azione. { -knight-attack }
    .short = +1 Carta, +1 Azione. Attacco dei Cavalieri.

card-sir-destry = Sir Destry
    .text = +2 Carte. { -knight-attack }
    .short = +2 Carte. Attacco dei Cavalieri.

card-sir-martin = Sir Martin
    .text = +2 Acquisti. { -knight-attack }
    .short = +2 Acquisti. Attacco dei Cavalieri.

card-sir-michael = Sir Michael
    .text = Ogni avversario tiene 3 carte in mano e scarta le altre. { -knight-attack }
    .short = Gli altri tengono solo 3 carte. Attacco dei Cavalieri.
ask-discard-sir-michael = Scarta { $amount }: ne tieni 3 in mano.

card-sir-vander = Sir Vander
    .text = { -knight-attack } Quando lo cestini, guadagna un Oro.
    .short = Se cestinato, guadagna un Oro. Attacco dei Cavalieri.
react-sir-vander = Sir Vander: guadagna un Oro

card-spoils = Bottino
    .text = +3 Monete. Quando lo giochi, rimettilo nella sua pila.
    .short = +3 Monete. Torna nella sua pila.

card-madman = Folle
    .text = +2 Azioni. Rimetti questa carta nella sua pila; se l'hai fatto, pesca una carta per ogni carta nella tua mano.
    .short = +2 Azioni. Pesca una carta per ogni carta in mano. Torna nella sua pila.

card-mercenary = Mercenario
    .text = Puoi cestinare 2 carte dalla tua mano. Se le hai cestinate entrambe, +2 Carte, +2 Monete, e ogni avversario tiene 3 carte in mano e scarta le altre.
    .short = Cestina 2 carte: +2 Carte, +2 Monete e gli altri tengono solo 3 carte.
ask-mode-mercenary = Cestinare 2 carte per +2 Carte e +2 Monete, e lasciare solo 3 carte agli altri?
ask-trash-mercenary = Cestina { $amount } dalla tua mano.
ask-discard-mercenary = Scarta { $amount }: ne tieni 3 in mano.
mode-trash-2 = Cestina 2 carte
    .log = { $you ->
            [yes] Scegli di cestinare 2 carte.
           *[no] { $player } sceglie di cestinare 2 carte.
        }

card-hovel = Tugurio
    .text = Quando compri una carta Vittoria, puoi cestinare questa dalla tua mano.
    .short = Quando compri una Vittoria, puoi cestinarlo dalla mano.
ask-react-hovel = Hai comprato una carta Vittoria. Cestinare il Tugurio dalla tua mano?
react-hovel = Tugurio: cestinalo dalla mano
side-habit-react-hovel = quando compri una carta Vittoria: cestinalo

card-necropolis = Necropoli
    .text = +2 Azioni.
    .short = +2 Azioni

card-overgrown-estate = Tenuta Trascurata
    .text = Vale 0 PV. Quando la cestini, +1 Carta.
    .short = Vale 0 PV. Se cestinata, +1 Carta.
react-overgrown-estate = Tenuta Trascurata: +1 Carta

card-ruins = Rovine
    .text = Rovine di 5 tipi, mescolate; solo la prima è visibile.
    .short = 5 tipi di Rovine. Si prende solo la prima della pila.

card-abandoned-mine = Miniera Abbandonata
    .text = +1 Moneta.
    .short = +1 Moneta

card-ruined-library = Biblioteca in Rovina
    .text = +1 Carta.
    .short = +1 Carta

card-ruined-market = Mercato in Rovina
    .text = +1 Acquisto.
    .short = +1 Acquisto

card-ruined-village = Villaggio in Rovina
    .text = +1 Azione.
    .short = +1 Azione

card-survivors = Sopravvissuti
    .text = Guarda le prime 2 carte del tuo mazzo. Scartale entrambe, o rimettile entrambe nell'ordine che vuoi.
    .short = Guarda le tue prime 2 carte. Scartale o rimettile.
ask-mode-survivors = Le tue prime carte sono: { $about }. Scartarle, o rimetterle?
ask-topdeck-survivors = Rimettile in cima al tuo mazzo; la prima scelta sarà la più in alto.
mode-discard-survivors = Scartale
    .log = { $you ->
            [yes] Scarti le carte.
           *[no] { $player } scarta le carte.
        }
mode-keep-survivors = Rimettile nell'ordine che vuoi
    .log = { $you ->
            [yes] Rimetti le carte in cima al tuo mazzo.
           *[no] { $player } rimette le carte in cima al suo mazzo.
        }
