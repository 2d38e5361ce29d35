### Seaside: tutti i testi di queste carte, con parole nostre. Che cosa contiene un file come questo: docs/adding-a-card.md.

card-ambassador = Ambasciatore
    .text = Rivela una carta dalla tua mano. Rimetti fino a 2 copie di essa dalla tua mano nella Scorta. Poi ogni avversario ne guadagna una copia.
    .short = Rendi alla Scorta fino a 2 copie di una carta. Gli altri ne guadagnano una.
ask-reveal-ambassador = Rivela la carta della tua mano che gli altri guadagneranno.
ask-return-ambassador = Rimetti { $amount } nella Scorta.

card-bazaar = Bazar
    .text = +1 Carta, +2 Azioni, +1 Moneta.
    .short = +1 Carta, +2 Azioni, +1 Moneta

card-caravan = Carovana
    .text = +1 Carta, +1 Azione. All'inizio del tuo prossimo turno: +1 Carta.
    .short = +1 Carta, +1 Azione. Al prossimo turno: +1 Carta.

card-cutpurse = Borseggiatore
    .text = +2 Monete. Ogni avversario scarta un Rame, o rivela una mano senza Rami.
    .short = +2 Monete. Gli altri scartano un Rame.

card-embargo = Embargo
    .text = +2 Monete. Cestina questa carta. Metti un segnalino Embargo su una pila della Scorta. Chi compra una carta da una pila guadagna una Maledizione per ogni segnalino che c'è sopra.
    .short = +2 Monete. Cestinala e segna una pila: chi compra lì guadagna una Maledizione.
ask-pile-embargo = Scegli la pila per il segnalino Embargo: chi ne comprerà una carta guadagnerà una Maledizione.
react-embargo = Embargo: guadagna una Maledizione per segnalino

card-explorer = Esploratore
    .text = Puoi rivelare una Provincia dalla tua mano. Se lo fai, guadagna un Oro in mano; altrimenti guadagna un Argento in mano.
    .short = Guadagna un Argento in mano; se riveli una Provincia, un Oro.
ask-reveal-explorer = Rivelare una Provincia? Allora guadagni un Oro in mano, altrimenti un Argento.

card-fishing-village = Villaggio di Pescatori
    .text = +2 Azioni, +1 Moneta. All'inizio del tuo prossimo turno: +1 Azione e +1 Moneta.
    .short = +2 Azioni, +1 Moneta. Al prossimo turno: +1 Azione, +1 Moneta.

card-ghost-ship = Nave Fantasma
    .text = +2 Carte. Ogni avversario con almeno 4 carte in mano ne mette in cima al suo mazzo finché non gliene restano 3.
    .short = +2 Carte. Gli altri rimettono carte sul mazzo fino ad averne 3 in mano.
ask-topdeck-ghost-ship = { $count ->
        [one] Metti { $amount } dalla tua mano in cima al tuo mazzo: ne tieni 3.
       *[other] Metti { $amount } dalla tua mano in cima al tuo mazzo: ne tieni 3. La prima scelta sarà la più in alto.
    }

card-haven = Rada
    .text = +1 Carta, +1 Azione. Metti da parte una carta della tua mano, a faccia in giù. All'inizio del tuo prossimo turno torna nella tua mano.
    .short = +1 Carta, +1 Azione. Metti da parte una carta; torna al prossimo turno.
next-haven = torna in mano
ask-aside-haven = Metti da parte una carta della tua mano; torna all'inizio del tuo prossimo turno.

card-island = Isola
    .text = Metti questa carta e una carta della tua mano sulla tua plancia Isola; ci restano fino alla fine della partita, e contano. Vale 2 PV.
    .short = Mettila da parte con un'altra carta fino alla fine. Vale 2 PV.
ask-aside-island = Scegli la carta della tua mano che va sulla plancia con l'Isola.

card-lighthouse = Faro
    .text = +1 Azione, +1 Moneta. All'inizio del tuo prossimo turno: +1 Moneta. Finché questa carta è in gioco, gli Attacchi degli altri non ti toccano.
    .short = +1 Azione, +1 Moneta. Al prossimo turno: +1 Moneta. Intanto nessun Attacco ti tocca.

card-lookout = Vedetta
    .text = +1 Azione. Guarda le prime 3 carte del tuo mazzo. Cestinane una, scartane una e rimetti l'ultima.
    .short = +1 Azione. Delle tue prime 3 carte cestinane una, scartane una, rimettine una.
ask-trash-lookout = Cestina una delle carte; un'altra viene scartata, l'ultima torna sul mazzo.
ask-discard-lookout = Scarta una delle carte; l'altra torna in cima al tuo mazzo.

card-merchant-ship = Nave Mercantile
    .text = +2 Monete. All'inizio del tuo prossimo turno: +2 Monete.
    .short = +2 Monete. Al prossimo turno: +2 Monete.

card-native-village = Villaggio Indigeno
    .text = +2 Azioni. Metti la prima carta del tuo mazzo, a faccia in giù, sulla tua plancia Villaggio Indigeno, oppure prendi in mano tutte le carte di quella plancia.
    .short = +2 Azioni. Metti la prima carta sulla tua plancia, o riprendile tutte.
ask-mode-native-village = Mettere la prima carta del mazzo sulla plancia, o riprendere in mano tutte quelle della plancia?
mode-set-aside = Metti la prima carta del tuo mazzo sulla plancia
    .log = { $you ->
            [yes] Metti la prima carta del tuo mazzo sulla plancia { $cards }.
           *[no] { $player } mette la prima carta del suo mazzo sulla plancia { $cards }.
        }
mode-take-native-village = Riprendi in mano tutte le carte della plancia
    .log = { $you ->
            [yes] Riprendi le carte della plancia { $cards }.
           *[no] { $player } riprende le carte della plancia { $cards }.
        }

card-navigator = Navigatore
    .text = +2 Monete. Guarda le prime 5 carte del tuo mazzo. Scartale tutte, o rimettile tutte nell'ordine che vuoi.
    .short = +2 Monete. Guarda le tue prime 5 carte. Scartale tutte, o rimettile.
ask-mode-navigator = Le tue prime carte sono: { $about }. Scartarle o rimetterle?
mode-discard-navigator = Scartale tutte
    .log = { $you ->
            [yes] Scarti le carte.
           *[no] { $player } scarta le carte.
        }
mode-keep-navigator = Rimettile nell'ordine che vuoi
    .log = { $you ->
            [yes] Rimetti le carte in cima al tuo mazzo.
           *[no] { $player } rimette le carte in cima al suo mazzo.
        }
ask-topdeck-navigator = Rimettile in cima al tuo mazzo; la prima scelta sarà la più in alto.

card-outpost = Avamposto
    .text = Alla fine di questo turno peschi solo 3 carte, e giochi un turno in più dopo questo, ma mai un terzo di fila.
    .short = Dopo questo turno giocane un altro con solo 3 carte.
next-outpost = un turno extra

card-pearl-diver = Pescatore di Perle
    .text = +1 Carta, +1 Azione. Guarda l'ultima carta del tuo mazzo; puoi metterla in cima.
    .short = +1 Carta, +1 Azione. Puoi mettere in cima l'ultima carta del mazzo.
ask-topdeck-pearl-diver = L'ultima carta del tuo mazzo è: { $option }. Metterla in cima?
decline-topdeck-pearl-diver = Lasciala in fondo

card-pirate-ship = Nave Pirata
    .text = A scelta: ogni avversario rivela le prime 2 carte del suo mazzo, cestina un Tesoro rivelato a tua scelta e scarta le altre, e se è stato cestinato un Tesoro prendi 1 segnalino Nave Pirata; oppure +1 Moneta per ogni segnalino Nave Pirata che hai.
    .short = Cestina un Tesoro dai mazzi altrui per un segnalino, o una Moneta per segnalino.
ask-mode-pirate-ship = Attaccare i Tesori degli altri, o prendere +1 Moneta per segnalino Nave Pirata?
ask-trash-pirate-ship = { $whose ->
        [you] Scegli il Tesoro che cestini.
       *[other] Scegli il Tesoro che { $target } cestina.
    }
mode-trash-pirate-ship = Attacca i Tesori degli altri
    .log = { $you ->
            [yes] Attacchi i Tesori degli altri.
           *[no] { $player } attacca i Tesori degli altri.
        }
mode-coins = +1 Moneta per ogni segnalino Nave Pirata
    .log = { $you ->
            [yes] Prendi +1 Moneta per ogni segnalino { $cards }.
           *[no] { $player } prende +1 Moneta per ogni segnalino { $cards }.
        }

card-salvager = Recupero
    .text = +1 Acquisto. Cestina una carta dalla tua mano. Ricevi tante Monete quante ne costa.
    .short = +1 Acquisto. Cestina una carta: ottieni il suo costo in Monete.
ask-trash-salvager = Cestina una carta dalla tua mano; ricevi tante Monete quante ne costa.

card-sea-hag = Megera dei Mari
    .text = Ogni avversario scarta la prima carta del suo mazzo, poi guadagna una Maledizione in cima al suo mazzo.
    .short = Gli altri scartano la prima carta e guadagnano una Maledizione sul mazzo.

card-smugglers = Contrabbandieri
    .text = Guadagna una copia di una carta che costa 6 o meno e che il vicino di destra ha guadagnato nel suo ultimo turno.
    .short = Guadagna una carta da 6 o meno presa dal vicino di destra nel suo ultimo turno.
ask-gain-smugglers = Guadagna una copia di una carta che il vicino di destra ha guadagnato nel suo ultimo turno.

card-tactician = Stratega
    .text = Scarta la tua mano. Se hai scartato almeno una carta, all'inizio del tuo prossimo turno: +5 Carte, +1 Acquisto e +1 Azione.
    .short = Scarta la mano. Al prossimo turno: +5 Carte, +1 Acquisto, +1 Azione.
next-tactician = +5 Carte, +1 Azione, +1 Acquisto

card-treasure-map = Mappa del Tesoro
    .text = Cestina questa carta e un'altra Mappa del Tesoro dalla tua mano. Se entrambe sono state cestinate, guadagna 4 carte Oro in cima al tuo mazzo.
    .short = Cestinala con un'altra Mappa del Tesoro: 4 carte Oro sul tuo mazzo.

card-treasury = Tesoro
    .text = +1 Carta, +1 Azione, +1 Moneta. Quando la scarti dal gioco, se in questo turno non hai comprato carte Vittoria, puoi metterla in cima al tuo mazzo.
    .short = +1 Carta, +1 Azione, +1 Moneta. Può tornare sul mazzo se non compri Vittorie.
ask-react-treasury = Mettere la carta Tesoro in cima al tuo mazzo?
react-treasury = Tesoro: in cima al tuo mazzo

card-warehouse = Magazzino
    .text = +3 Carte, +1 Azione. Poi scarta 3 carte.
    .short = +3 Carte, +1 Azione. Scarta 3 carte.
ask-discard-warehouse = Scarta { $amount } dalla tua mano.

card-wharf = Molo
    .text = +2 Carte, +1 Acquisto. All'inizio del tuo prossimo turno: +2 Carte e +1 Acquisto.
    .short = +2 Carte, +1 Acquisto. Al prossimo turno: +2 Carte, +1 Acquisto.
