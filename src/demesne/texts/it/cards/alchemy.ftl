### Alchimia: tutti i testi di queste carte, con parole nostre. Che cosa contiene un file come questo: docs/adding-a-card.md.

card-potion = Pozione
    .text = Dà 1 Pozione per questo turno, per le carte che ne hanno una nel costo.
    .short = +1 Pozione

card-alchemist = Alchimista
    .text = +2 Carte, +1 Azione. Quando lo scarti dal gioco mentre hai in gioco una Pozione, puoi metterlo in cima al tuo mazzo.
    .short = +2 Carte, +1 Azione. Può tornare sul mazzo se hai in gioco una Pozione.
ask-react-alchemist = Mettere l'Alchimista in cima al tuo mazzo?
react-alchemist = Alchimista: in cima al tuo mazzo

card-apothecary = Farmacista
    .text = +1 Carta, +1 Azione. Rivela le prime 4 carte del tuo mazzo. I Rami e le Pozioni vanno nella tua mano; rimetti le altre nell'ordine che vuoi.
    .short = +1 Carta, +1 Azione. Prendi i Rami e le Pozioni tra le tue prime 4 carte.
ask-topdeck-apothecary = Rimetti le altre carte in cima al tuo mazzo; la prima scelta sarà la più in alto.

card-apprentice = Apprendista
    .text = +1 Azione. Cestina una carta dalla tua mano. Pesca una carta per ogni moneta del suo costo, e 2 in più se il costo ha una Pozione.
    .short = +1 Azione. Cestina una carta e pesca tante carte quanto costa.
ask-trash-apprentice = Cestina una carta dalla tua mano; peschi una carta per ogni moneta del suo costo, e 2 in più per una Pozione.

card-familiar = Famiglio
    .text = +1 Carta, +1 Azione. Ogni avversario guadagna una Maledizione.
    .short = +1 Carta, +1 Azione. Gli altri guadagnano una Maledizione.

card-golem = Golem
    .text = Rivela carte dal tuo mazzo finché non appaiono 2 Azioni diverse dal Golem. Scarta le altre, poi gioca queste due nell'ordine che vuoi.
    .short = Cerca le prossime 2 Azioni del tuo mazzo e giocale.
ask-play-golem = Scegli quale delle due Azioni giochi per prima.

card-herbalist = Erborista
    .text = +1 Acquisto, +1 Moneta. Quando lo scarti dal gioco, puoi mettere in cima al tuo mazzo un Tesoro che hai in gioco.
    .short = +1 Acquisto, +1 Moneta. A fine turno un Tesoro in gioco può tornare sul mazzo.
ask-react-herbalist = Usare l'Erborista per mettere un Tesoro in gioco in cima al tuo mazzo?
ask-topdeck-herbalist = Scegli il Tesoro in gioco che va in cima al tuo mazzo.
react-herbalist = Erborista: un Tesoro in gioco sul tuo mazzo

card-philosopher-s-stone = Pietra Filosofale
    .text = Quando la giochi, conta le carte del tuo mazzo e dei tuoi scarti insieme: +1 Moneta ogni 5, arrotondando per difetto.
    .short = +1 Moneta ogni 5 carte nel tuo mazzo e nei tuoi scarti.

card-possession = Possessione
    .text = Il vicino di sinistra gioca un turno in più dopo questo, durante il quale vedi ciò che vede e decidi tutto tu. Ciò che dovrebbe guadagnare lo guadagni tu; le sue carte cestinate gli tornano alla fine del turno.
    .short = Gioca un turno in più con le carte del vicino di sinistra. Ciò che guadagna è tuo.

card-scrying-pool = Divinazione
    .text = +1 Azione. Ogni giocatore, a cominciare da te, rivela la prima carta del suo mazzo; tu decidi se è scartata o rimessa a posto. Poi rivela carte dal tuo mazzo finché non ne appare una che non è un'Azione; tutte vanno nella tua mano.
    .short = +1 Azione. Scarta o lascia la prima carta di ognuno. Pesca fino a una non Azione.
ask-discard-scrying-pool = { $whose ->
        [you] Riveli: { $option }. Scartare questa carta? Altrimenti resta sul tuo mazzo.
       *[other] { $target } rivela: { $option }. Scartare questa carta? Altrimenti resta sul suo mazzo.
    }
decline-discard-scrying-pool = Rimetti la carta

card-transmute = Trasmutazione
    .text = Cestina una carta dalla tua mano. Per un'Azione guadagna un Ducato; per un Tesoro, una Trasmutazione; per una carta Vittoria, un Oro.
    .short = Cestina un'Azione per un Ducato, un Tesoro per una Trasmutazione, una Vittoria per un Oro.
ask-trash-transmute = Cestina una carta dalla tua mano: un'Azione dà un Ducato, un Tesoro una Trasmutazione, una Vittoria un Oro.

card-university = Università
    .text = +2 Azioni. Puoi guadagnare un'Azione che costa 5 o meno.
    .short = +2 Azioni. Puoi guadagnare un'Azione che costa fino a 5.
ask-gain-university = Puoi guadagnare un'Azione che costa 5 o meno.

card-vineyard = Vigna
    .text = Vale 1 PV ogni 3 Azioni che possiedi, arrotondando per difetto.
    .short = Vale 1 PV ogni 3 Azioni che possiedi.
