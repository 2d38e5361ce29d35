### Gioco base: tutti i testi di queste carte, con parole nostre. Che cosa contiene un file come questo: docs/adding-a-card.md.

card-adventurer = Avventuriero
    .also = Avventuriere
    .text = Rivela carte dal tuo mazzo finché non appaiono 2 Tesori. Vanno nella tua mano; le altre sono scartate.
    .short = Rivela carte finché non trovi 2 Tesori e prendili.

card-bureaucrat = Burocrate
    .text = Guadagna un Argento in cima al tuo mazzo. Ogni avversario mette una carta Vittoria dalla mano in cima al suo mazzo, o rivela una mano che non ne ha.
    .short = Guadagna un Argento sul tuo mazzo. Gli altri rimettono una Vittoria sul proprio.
ask-topdeck-bureaucrat = Metti una carta Vittoria dalla tua mano in cima al tuo mazzo.

card-cellar = Cantina
    .text = +1 Azione. Scarta quante carte vuoi, poi pescane altrettante.
    .short = +1 Azione. Scarta quante carte vuoi, poi pescane altrettante.
ask-discard-cellar = Scarta quante carte vuoi; ne peschi altrettante.

card-chancellor = Cancelliere
    .text = +2 Monete. Puoi mettere tutto il tuo mazzo nei tuoi scarti.
    .short = +2 Monete. Puoi scartare tutto il tuo mazzo.
ask-mode-chancellor = Mettere tutto il tuo mazzo nei tuoi scarti?
side-habit-mode-chancellor = quando lo giochi: metti il tuo mazzo nei tuoi scarti

card-chapel = Cappella
    .text = Cestina da 0 a 4 carte dalla tua mano.
    .short = Cestina fino a 4 carte dalla tua mano.
ask-trash-chapel = Cestina { $amount } dalla tua mano.

card-council-room = Sala del Concilio
    .text = +4 Carte, +1 Acquisto. Ogni avversario pesca una carta.
    .short = +4 Carte, +1 Acquisto. Ogni avversario pesca una carta.

card-feast = Festività
    .text = Cestina questa carta. Guadagna una carta che costa 5 o meno.
    .short = Cestina questa carta e guadagnane una che costa fino a 5.
ask-gain-feast = Guadagna una carta che costa 5 o meno.

card-festival = Festival
    .text = +2 Azioni, +1 Acquisto, +2 Monete.
    .short = +2 Azioni, +1 Acquisto, +2 Monete

card-gardens = Giardini
    .text = Vale 1 PV ogni 10 carte che possiedi, arrotondando per difetto.
    .short = Vale 1 PV ogni 10 carte che possiedi.

card-laboratory = Laboratorio
    .text = +2 Carte, +1 Azione.
    .short = +2 Carte, +1 Azione

card-library = Biblioteca
    .also = Libreria
    .text = Pesca finché non hai 7 carte in mano. Puoi mettere da parte ogni Azione quando la peschi; alla fine sono scartate.
    .short = Pesca fino ad avere 7 carte in mano. Puoi mettere da parte le Azioni.
ask-discard-library = Hai pescato { $option }. Mettere da parte questa carta? Alla fine sarà scartata.
confirm-discard-library = Mettila da parte
decline-discard-library = Tieni la carta

card-market = Mercato
    .text = +1 Carta, +1 Azione, +1 Acquisto, +1 Moneta.
    .short = +1 Carta, +1 Azione, +1 Acquisto, +1 Moneta

card-militia = Milizia
    .text = +2 Monete. Ogni avversario tiene 3 carte in mano e scarta le altre.
    .short = +2 Monete. Gli altri scartano fino ad avere 3 carte in mano.
ask-discard-militia = Scarta { $amount }: ne tieni 3 in mano.

card-mine = Miniera
    .text = Cestina un Tesoro dalla tua mano. Guadagna in mano un Tesoro che costa fino a 3 in più.
    .short = Cestina un Tesoro. Guadagna in mano un Tesoro che costa fino a 3 in più.
ask-trash-mine = Cestina un Tesoro dalla tua mano; ne guadagni uno in mano, che costa fino a 3 in più.
ask-gain-mine = Guadagna in mano un Tesoro che costa fino a 3 in più di quello cestinato.

card-moat = Fossato
    .text = +2 Carte. Quando un avversario gioca un Attacco, puoi rivelare questa carta dalla tua mano: quell'Attacco non ti tocca.
    .short = +2 Carte. Rivelalo dalla mano per salvarti da un Attacco.
ask-react-moat = Sei sotto attacco. Rivelare il Fossato e non essere toccato?
react-moat = Fossato: non toccato da questo Attacco
side-habit-react-moat = quando sei sotto attacco: rivelalo e non essere toccato

card-moneylender = Usuraio
    .text = Cestina un Rame dalla tua mano per +3 Monete.
    .short = Cestina un Rame dalla mano: +3 Monete.

card-remodel = Restauratore
    .also = Rimodellatore
    .text = Cestina una carta dalla tua mano. Guadagna una carta che costa fino a 2 in più.
    .short = Cestina una carta. Guadagnane una che costa fino a 2 in più.
ask-trash-remodel = Cestina una carta dalla tua mano; ne guadagni una che costa fino a 2 in più.
ask-gain-remodel = Guadagna una carta che costa fino a 2 in più di quella cestinata.

card-smithy = Fucina
    .text = +3 Carte.
    .short = +3 Carte

card-spy = Spia
    .text = +1 Carta, +1 Azione. Ogni giocatore, a cominciare da te, rivela la prima carta del suo mazzo; tu decidi se è scartata o rimessa a posto.
    .short = +1 Carta, +1 Azione. Scarta o lascia la prima carta di ogni mazzo.
ask-discard-spy = { $whose ->
        [you] Riveli: { $option }. Scartare questa carta? Altrimenti resta sul tuo mazzo.
       *[other] { $target } rivela: { $option }. Scartare questa carta? Altrimenti resta sul suo mazzo.
    }
decline-discard-spy = Rimetti la carta

card-thief = Ladro
    .text = Ogni avversario rivela le prime 2 carte del suo mazzo, cestina un Tesoro rivelato a tua scelta e scarta le altre. Poi puoi guadagnare quelle che vuoi tra le carte così cestinate.
    .short = Cestina un Tesoro tra le prime 2 carte degli altri. Puoi prenderlo.
ask-trash-thief = { $whose ->
        [you] Scegli il Tesoro che cestini.
       *[other] Scegli il Tesoro che { $target } cestina.
    }
ask-gain-thief = Puoi guadagnare quelli che vuoi tra i Tesori appena cestinati.

card-throne-room = Sala del Trono
    .text = Gioca 2 volte una carta Azione dalla tua mano.
    .short = Gioca 2 volte un'Azione dalla tua mano.
ask-play-throne-room = Scegli un'Azione dalla tua mano da giocare 2 volte.

card-village = Villaggio
    .text = +1 Carta, +2 Azioni.
    .short = +1 Carta, +2 Azioni

card-witch = Strega
    .text = +2 Carte. Ogni avversario guadagna una Maledizione.
    .short = +2 Carte. Gli altri guadagnano una Maledizione.

card-woodcutter = Taglialegna
    .text = +1 Acquisto, +2 Monete.
    .short = +1 Acquisto, +2 Monete

card-workshop = Officina
    .text = Guadagna una carta che costa 4 o meno.
    .short = Guadagna una carta che costa fino a 4.
ask-gain-workshop = Guadagna una carta che costa 4 o meno.
