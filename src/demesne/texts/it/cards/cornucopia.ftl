### Cornucopia: tutti i testi di queste carte, con parole nostre. Che cosa contiene un file come questo: docs/adding-a-card.md.

card-fairgrounds = Mercatino
    .text = Vale 2 PV ogni 5 carte di nome diverso che possiedi, arrotondando per difetto.
    .short = Vale 2 PV ogni 5 carte con nomi diversi che possiedi.

card-farming-village = Villaggio Agricolo
    .text = +2 Azioni. Rivela carte dal tuo mazzo finché non appare un'Azione o un Tesoro. Quella carta va nella tua mano; le altre sono scartate.
    .short = +2 Azioni. Rivela carte fino a un'Azione o un Tesoro e prendila.

card-fortune-teller = Indovina
    .text = +2 Monete. Ogni avversario rivela carte dal suo mazzo finché non appare una carta Vittoria o una Maledizione, la mette in cima al mazzo e scarta le altre.
    .short = +2 Monete. Gli altri mettono in cima al mazzo la prossima Vittoria o Maledizione.

card-hamlet = Borgo
    .text = +1 Carta, +1 Azione. Puoi scartare una carta; se lo fai, +1 Azione. Puoi scartare una carta; se lo fai, +1 Acquisto.
    .short = +1 Carta, +1 Azione. Puoi scartare una carta per +1 Azione, un'altra per +1 Acquisto.
ask-discard-hamlet = { $step ->
        [1] Scartare una carta per +1 Azione?
       *[other] Scartare una carta per +1 Acquisto?
    }

card-harvest = Mietitura
    .text = Rivela le prime 4 carte del tuo mazzo e scartale. +1 Moneta per ogni nome diverso tra loro.
    .short = Scarta le tue prime 4 carte: +1 Moneta per ogni nome diverso.

card-horn-of-plenty = Cornucopia
    .text = +0 Monete. Guadagna una carta che costa al massimo 1 per ogni carta di nome diverso che hai in gioco, compresa questa. Se è una carta Vittoria, cestina la Cornucopia.
    .short = Guadagna una carta che costa fino a 1 per ogni nome diverso che hai in gioco.
ask-gain-horn-of-plenty = Guadagna una carta che costa al massimo 1 per ogni nome diverso che hai in gioco. Una carta Vittoria fa cestinare la Cornucopia.

card-horse-traders = Mercanti di Cavalli
    .text = +1 Acquisto, +3 Monete. Scarta 2 carte. Quando un avversario gioca un Attacco, puoi mettere da parte questa carta dalla tua mano; all'inizio del tuo prossimo turno torna in mano e peschi una carta.
    .short = +1 Acquisto, +3 Monete. Scarta 2 carte. Se ti attaccano, puoi metterla da parte.
ask-discard-horse-traders = Scarta { $amount } dalla tua mano.
ask-react-horse-traders = Sei sotto attacco. Mettere da parte i Mercanti di Cavalli? Tornano all'inizio del tuo prossimo turno con +1 Carta.
react-horse-traders = Mercanti di Cavalli: da parte fino al tuo prossimo turno
side-habit-react-horse-traders = quando sei sotto attacco: mettili da parte fino al tuo prossimo turno

card-hunting-party = Battuta di Caccia
    .text = +1 Carta, +1 Azione. Rivela la tua mano. Rivela carte dal tuo mazzo finché non ne appare una il cui nome non è nella tua mano. Va nella tua mano; le altre sono scartate.
    .short = +1 Carta, +1 Azione. Cerca una carta il cui nome non hai in mano e prendila.

card-jester = Giullare
    .text = +2 Monete. Ogni avversario scarta la prima carta del suo mazzo. Se è una carta Vittoria, guadagna una Maledizione; altrimenti tu scegli chi di voi due ne guadagna una copia dalla Scorta.
    .short = +2 Monete. Gli altri scartano la prima carta: Maledizione o copia.
ask-mode-jester = { $whose ->
        [you] Hai scartato: { $about }. Chi ne guadagna una copia?
       *[other] { $target } ha scartato: { $about }. Chi ne guadagna una copia?
    }
mode-take-jester = Ne guadagni una copia tu
    .log = { $you ->
            [yes] Tieni la copia.
           *[no] { $player } tiene la copia.
        }
mode-give = Ne guadagna una copia l'altro giocatore
    .log = { $you ->
            [yes] Dai la copia all'altro giocatore.
           *[no] { $player } dà la copia all'altro giocatore.
        }

card-menagerie = Serraglio
    .text = +1 Azione. Rivela la tua mano. Se le sue carte hanno tutte nomi diversi, +3 Carte; altrimenti +1 Carta.
    .short = +1 Azione. Se in mano non hai doppioni, +3 Carte; se no, +1 Carta.

card-remake = Rifacimento
    .text = Fai questo 2 volte: cestina una carta dalla tua mano, poi guadagna una carta che costa esattamente 1 in più.
    .short = Per 2 volte: cestina una carta e guadagnane una che costa esattamente 1 in più.
ask-trash-remake = { $step ->
        [1] Cestina una carta dalla tua mano; ne guadagni una che costa esattamente 1 in più.
       *[other] Ancora una volta: cestina una carta dalla tua mano; ne guadagni una che costa esattamente 1 in più.
    }
ask-gain-remake = Guadagna una carta che costa esattamente 1 in più di quella cestinata.

card-tournament = Torneo
    .text = +1 Azione. Ogni giocatore può rivelare una Provincia dalla sua mano. Se l'hai fatto, scartala e guadagna un Premio o un Ducato in cima al tuo mazzo. Se nessun avversario l'ha fatto, +1 Carta e +1 Moneta.
    .short = +1 Azione. Rivela e scarta una Provincia per ottenere un Premio o un Ducato.
ask-reveal-tournament = { $whose ->
        [you] Rivelare una Provincia? La scarti e guadagni un Premio o un Ducato in cima al tuo mazzo.
       *[other] Rivelare una Provincia? Resta nella tua mano, e { $target } non ottiene +1 Carta e +1 Moneta.
    }
ask-gain-tournament = Scegli un Premio o un Ducato da guadagnare in cima al tuo mazzo.
side-habit-reveal-tournament = quando lo gioca un altro: rivela una Provincia e nega il bonus

card-young-witch = Giovane Strega
    .text = +2 Carte. Scarta 2 carte. Ogni avversario può rivelare una carta Flagello dalla sua mano; altrimenti guadagna una Maledizione. Preparazione: aggiungi una pila Regno che costa 2 o 3, il Flagello.
    .short = +2 Carte. Scarta 2 carte. Gli altri rivelano un Flagello o guadagnano una Maledizione.
ask-discard-young-witch = Scarta { $amount } dalla tua mano.
ask-reveal-young-witch = Rivelare il Flagello ({ $option })? Altrimenti guadagni una Maledizione.
side-habit-reveal-young-witch = quando la gioca un altro: rivela il Flagello e non guadagnare Maledizioni

card-bag-of-gold = Borsa d'Oro
    .text = +1 Azione. Guadagna un Oro in cima al tuo mazzo.
    .short = +1 Azione. Guadagna un Oro sul tuo mazzo.

card-diadem = Diadema
    .text = +2 Monete, e +1 Moneta per ogni Azione che ti resta.
    .short = +2 Monete, e +1 Moneta per ogni Azione che ti resta.

card-followers = Seguaci
    .text = +2 Carte. Guadagna una Proprietà. Ogni avversario guadagna una Maledizione, poi tiene 3 carte in mano e scarta le altre.
    .short = +2 Carte. Guadagna una Proprietà. Gli altri: una Maledizione e 3 carte in mano.
ask-discard-followers = Scarta { $amount }: ne tieni 3 in mano.

card-princess = Principessa
    .text = +1 Acquisto. Finché questa carta è in gioco, ogni carta costa 2 in meno, ma mai meno di 0.
    .short = +1 Acquisto. Finché è in gioco, ogni carta costa 2 in meno.

card-trusty-steed = Destriero Fedele
    .text = Scegli 2 effetti diversi, eseguiti in quest'ordine: +2 Carte; +2 Azioni; +2 Monete; guadagna 4 carte Argento e metti il tuo mazzo nei tuoi scarti.
    .short = Scegline 2: +2 Carte; +2 Azioni; +2 Monete; 4 carte Argento e scarti il mazzo.
ask-mode-trusty-steed = Scegli 2 effetti diversi.
mode-4-silvers = Guadagna 4 carte Argento e metti il tuo mazzo negli scarti
    .log = { $you ->
            [yes] Scegli di guadagnare 4 carte Argento.
           *[no] { $player } sceglie di guadagnare 4 carte Argento.
        }
