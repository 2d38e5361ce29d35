### Intrigo: tutti i testi di queste carte, con parole nostre. Che cosa contiene un file come questo: docs/adding-a-card.md.

card-baron = Barone
    .text = +1 Acquisto. Puoi scartare una Proprietà per +4 Monete; se non lo fai, guadagna una Proprietà.
    .short = +1 Acquisto. Scarta una Proprietà per +4 Monete, se no guadagnane una.
ask-discard-baron = Scartare una Proprietà per +4 Monete? Altrimenti ne guadagni una.
decline-discard-baron = Guadagna una Proprietà

card-bridge = Ponte
    .text = +1 Acquisto, +1 Moneta. Fino alla fine del turno ogni carta costa 1 in meno, ovunque sia, ma mai meno di 0.
    .short = +1 Acquisto, +1 Moneta. In questo turno ogni carta costa 1 in meno.

card-conspirator = Cospiratore
    .text = +2 Monete. Se è almeno la terza Azione che giochi in questo turno: +1 Carta e +1 Azione.
    .short = +2 Monete. Dalla terza Azione del turno, anche +1 Carta e +1 Azione.

card-coppersmith = Battirame
    .text = Fino alla fine del turno, ogni Rame che giochi dà 1 Moneta in più.
    .short = In questo turno ogni Rame dà 1 Moneta in più.

card-courtyard = Cortile di Campagna
    .text = +3 Carte. Poi metti una carta dalla tua mano in cima al tuo mazzo.
    .short = +3 Carte. Rimetti una carta della mano sul tuo mazzo.
ask-topdeck-courtyard = Metti una carta dalla tua mano in cima al tuo mazzo.

card-duke = Duca
    .text = Vale 1 PV per ogni Ducato che possiedi.
    .short = Vale 1 PV per ogni Ducato che possiedi.

card-great-hall = Grande Salone
    .text = +1 Carta, +1 Azione. Vale 1 PV.
    .short = +1 Carta, +1 Azione. Vale 1 PV.

card-harem = Harem
    .text = +2 Monete. Vale 2 PV.
    .short = +2 Monete. Vale 2 PV.

card-ironworks = Fonderia
    .text = Guadagna una carta che costa 4 o meno. Se è un'Azione: +1 Azione; un Tesoro: +1 Moneta; una carta Vittoria: +1 Carta. Una carta di due tipi dà entrambi.
    .short = Guadagna una carta che costa fino a 4 e un bonus secondo il suo tipo.
ask-gain-ironworks = Guadagna una carta che costa 4 o meno; ogni suo tipo dà un bonus.

card-masquerade = Ballo in Maschera
    .text = +2 Carte. Tutti i giocatori, nello stesso momento, passano una carta della loro mano al vicino di sinistra. Poi puoi cestinare una carta dalla tua mano.
    .short = +2 Carte. Ognuno passa una carta a sinistra. Poi puoi cestinare una carta.
ask-pass-masquerade = Scegli la carta che passi al vicino di sinistra.
ask-trash-masquerade = Puoi cestinare una carta dalla tua mano.

card-mining-village = Villaggio Minerario
    .text = +1 Carta, +2 Azioni. Puoi cestinare subito questa carta per +2 Monete.
    .short = +1 Carta, +2 Azioni. Puoi cestinarlo per +2 Monete.
ask-mode-mining-village = Cestinare il Villaggio Minerario per +2 Monete?
mode-trash-this = Cestinalo
    .log = { $you ->
            [yes] Cestini { $cards } per +2 Monete.
           *[no] { $player } cestina { $cards } per +2 Monete.
        }

card-minion = Tirapiedi
    .text = +1 Azione. A scelta: +2 Monete; oppure scarta la tua mano, pesca 4 carte, e ogni avversario con almeno 5 carte in mano la scarta e pesca 4 carte.
    .short = +1 Azione. +2 Monete, oppure 4 carte nuove per te e per chi ne ha almeno 5.
ask-mode-minion = Prendere +2 Monete, o scartare la mano per 4 carte nuove?
mode-discard-hand = Scarta la tua mano e pesca 4 carte, come gli altri che ne hanno almeno 5
    .log = { $you ->
            [yes] Scarti la tua mano per pescare 4 carte.
           *[no] { $player } scarta la sua mano per pescare 4 carte.
        }

card-nobles = Nobili
    .text = A scelta: +3 Carte, oppure +2 Azioni. Vale 2 PV.
    .short = +3 Carte o +2 Azioni. Vale 2 PV.
ask-mode-nobles = Scegli +3 Carte o +2 Azioni.
mode-3-cards = +3 Carte

card-pawn = Pedina
    .text = 2 effetti diversi a scelta: +1 Carta; +1 Azione; +1 Acquisto; +1 Moneta.
    .short = 2 a scelta: +1 Carta, +1 Azione, +1 Acquisto, +1 Moneta.
ask-mode-pawn = Scegli 2 effetti diversi.
mode-1-card = +1 Carta
mode-1-action = +1 Azione
mode-1-buy = +1 Acquisto
mode-1-coin = +1 Moneta

card-saboteur = Sabotatore
    .text = Ogni avversario rivela carte dal suo mazzo finché non ne appare una che costa 3 o più, la cestina e può guadagnare una carta che costa almeno 2 in meno. Le altre sono scartate.
    .short = Gli altri cestinano una carta da 3 o più e possono guadagnarne una da 2 in meno.
ask-gain-saboteur = Puoi guadagnare una carta che costa almeno 2 in meno di quella cestinata.

card-scout = Scout
    .text = +1 Azione. Rivela le prime 4 carte del tuo mazzo. Le carte Vittoria vanno nella tua mano; rimetti le altre nell'ordine che vuoi.
    .short = +1 Azione. Delle tue prime 4 carte prendi le Vittorie; rimetti le altre.
ask-topdeck-scout = Rimetti le altre carte in cima al tuo mazzo; la prima scelta sarà la più in alto.

card-secret-chamber = Stanza Segreta
    .text = Scarta quante carte vuoi: +1 Moneta ciascuna. Quando un avversario gioca un Attacco, puoi rivelare questa carta dalla tua mano: +2 Carte, poi metti 2 carte dalla tua mano in cima al tuo mazzo.
    .short = Scarta quante carte vuoi: +1 Moneta ciascuna. Con un Attacco, pescane 2 e rimettine 2.
ask-discard-secret-chamber = Scarta quante carte vuoi: +1 Moneta ciascuna.
ask-topdeck-secret-chamber = Metti { $amount } dalla tua mano in cima al tuo mazzo; la prima scelta sarà la più in alto.
ask-react-secret-chamber = Sei sotto attacco. Rivelare la Stanza Segreta per +2 Carte e rimetterne 2 sul mazzo?
react-secret-chamber = Stanza Segreta: +2 Carte, poi 2 carte sul mazzo

card-shanty-town = Baraccopoli
    .text = +2 Azioni. Rivela la tua mano; se non contiene Azioni, +2 Carte.
    .short = +2 Azioni. Se non hai Azioni in mano, +2 Carte.

card-steward = Maggiordomo
    .text = A scelta: +2 Carte, +2 Monete, oppure cestina 2 carte dalla tua mano.
    .short = A scelta: +2 Carte, +2 Monete o cestina 2 carte.
ask-mode-steward = Prendere +2 Carte o +2 Monete, o cestinare 2 carte?
ask-trash-steward = Cestina { $amount } dalla tua mano.

card-swindler = Truffatore
    .text = +2 Monete. Ogni avversario cestina la prima carta del suo mazzo e guadagna una carta dello stesso costo, scelta da te.
    .short = +2 Monete. Gli altri cestinano la prima carta per una di pari costo, a tua scelta.
ask-gain-swindler = { $whose ->
        [you] Scegli la carta dello stesso costo che guadagni.
       *[other] Scegli la carta dello stesso costo che { $target } guadagna.
    }

card-torturer = Carceriere
    .text = +3 Carte. Ogni avversario sceglie: scartare 2 carte, o guadagnare una Maledizione in mano.
    .short = +3 Carte. Gli altri scartano 2 carte o guadagnano in mano una Maledizione.
ask-mode-torturer = Scartare 2 carte, o guadagnare una Maledizione in mano?
ask-discard-torturer = Scarta { $amount } dalla tua mano.
mode-curse = Guadagna una Maledizione in mano
    .log = { $you ->
            [yes] Scegli la Maledizione.
           *[no] { $player } sceglie la Maledizione.
        }

card-trading-post = Stazione Commerciale
    .text = Cestina 2 carte dalla tua mano. Se ne hai cestinate 2, guadagna un Argento in mano.
    .short = Cestina 2 carte per guadagnare un Argento in mano.
ask-trash-trading-post = Cestina { $amount } dalla tua mano; per 2 guadagni un Argento in mano.

card-tribute = Tributo
    .text = Il vicino di sinistra rivela e scarta le prime 2 carte del suo mazzo. Per ogni nome diverso, un'Azione ti dà +2 Azioni, un Tesoro +2 Monete, una carta Vittoria +2 Carte.
    .short = Il vicino di sinistra scarta le sue prime 2 carte: un bonus per ogni nome.

card-upgrade = Potenziamento
    .text = +1 Carta, +1 Azione. Cestina una carta dalla tua mano. Guadagna una carta che costa esattamente 1 in più.
    .short = +1 Carta, +1 Azione. Cestina una carta. Guadagnane una che costa esattamente 1 in più.
ask-trash-upgrade = Cestina una carta dalla tua mano; ne guadagni una che costa esattamente 1 in più.
ask-gain-upgrade = Guadagna una carta che costa esattamente 1 in più di quella cestinata.

card-wishing-well = Pozzo dei Desideri
    .text = +1 Carta, +1 Azione. Nomina una carta, poi rivela la prima carta del tuo mazzo; se è quella nominata, va nella tua mano.
    .short = +1 Carta, +1 Azione. Nomina una carta; se è in cima al mazzo, prendila.
ask-name-wishing-well = Nomina una carta: se è la prima del tuo mazzo, va nella tua mano.
