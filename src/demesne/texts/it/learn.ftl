### The reference of the cards, and how to play.

## The reference

learn-search-hint = Nome in una delle lingue, o testo
learn-all-cards = Tutte le carte
learn-no-card = Questa carta non esiste
learn-neighbours = Altre carte
learn-or-more = o più
learn-brings = Dà
learn-names = Nomi
learn-kingdoms = In questi regni consigliati
learn-rulings-english = I chiarimenti sono scritti in inglese.
learn-rulings-find = Cerca una parola o una carta
learn-rulings-alone = La carta da sola
learn-rulings-set = Con altre carte di { $set }
learn-rulings-others = Con carte di altre espansioni
learn-rulings-none = Nessun chiarimento parla di «{ $text }».

## The way into the lesson

learn-title = Prima partita
learn-lead = Il modo più rapido di imparare il gioco è giocare. La tua prima partita si spiega da sola strada facendo, contro un bot che è anche lui alle prime armi.
learn-promise-coach = Una guida accanto al tavolo ti dice che cosa vedi e che cosa puoi fare.
learn-promise-undo = Tutto si può annullare, tutte le volte che vuoi.
learn-promise-skip = Salta un consiglio, o lascia la lezione e continua a giocare.
learn-start = Gioca la prima partita
learn-read-instead = Leggi le regole

## The coach

learn-coach = La tua guida
learn-fold = Chiudi
learn-unfold = Apri
learn-leave = Lascia la lezione
learn-next = Avanti
learn-skip = Salta questo consiglio
learn-your-move = Tocca a te. La fascia sopra la tua mano dice che cosa ti si chiede.
learn-watch = Tocca all'altro giocatore. La cronaca racconta che cosa succede.
learn-suggestion = Un consiglio
learn-own-table = Apri un tavolo tuo

learn-welcome-title = Le tue terre ti aspettano
learn-welcome = Regni su una proprietà minuscola e vuoi farla crescere. Alla fine vince chi ha più punti. Cominci con dieci carte: sette Rami e tre Proprietà. Ogni carta che guadagni rende il tuo mazzo migliore, o peggiore.
learn-hand-title = La tua mano
learn-hand = Queste cinque carte sono la tua mano per questo turno. I Rami sono Tesori: pagano. Le Proprietà sono carte Vittoria: contano alla fine, ma fino ad allora in mano non fanno nulla.
learn-question-title = Che cosa ti si chiede
learn-question = Questa fascia dice sempre che cosa puoi fare ora, e quale carta lo chiede. Ciò che puoi scegliere ha un bordo marcato. I pulsanti accanto alla mano chiudono una fase.
learn-treasure-title = Gioca i tuoi Tesori
learn-treasure = Un turno ha due parti: giocare Azioni, poi comprare. Non hai ancora Azioni, quindi paghi subito. Scegli un Rame, o gioca tutti i Tesori con il pulsante; ogni Rame dà una moneta.
learn-buy-title = Compra una carta
learn-buy = Queste pile sono la Scorta. Il numero nella moneta d'oro è il prezzo, quello scuro dice quante ne restano. Con le tue monete compri una carta in questo turno: scegli una pila con il bordo.
learn-read-title = Leggi prima di comprare
learn-read = Ferma il puntatore su una carta, o tienila premuta, per vederla grande con i chiarimenti. Con la tastiera, premi «?» su una carta.
learn-gained-title = Dove è finita
learn-gained = Ciò che compri va nei tuoi scarti, non in mano. Lo pescherai dopo la prossima mescolata, e poi ancora e ancora.
learn-cleanup-title = La fine di un turno
learn-cleanup = Dopo l'acquisto, tutto ciò che hai giocato e ciò che resta in mano viene scartato, e peschi cinque carte nuove. Le monete non si conservano per dopo.
learn-log-title = La cronaca
learn-log = Tutto ciò che succede è scritto qui, con la sua causa. Scegli una riga per vedere il tavolo com'era allora.
learn-undo-title = Annulla
learn-undo = Un clic sbagliato non è grave: Annulla disfa la tua ultima mossa. In questa lezione, sempre.
learn-shuffle-title = Mescolare
learn-shuffle = Il tuo mazzo era finito: i tuoi scarti sono stati mescolati e sono il nuovo mazzo. È così che le carte comprate arrivano in mano. Un mazzo piccolo si mescola spesso.
learn-action-title = La tua prima Azione
learn-action = Hai pescato una carta Azione. All'inizio del turno puoi giocarne una: sceglila dalla mano, e ciò che dice succede dall'alto in basso. Poi compri come al solito.
learn-actions-title = Più Azioni
learn-actions = Ora hai più di un'Azione: puoi giocare un'altra carta Azione. Quelle che danno +1 Azione o +2 Azioni fanno continuare il turno, quindi giocale per prime.
learn-stuck-title = Azioni finite
learn-stuck = Hai in mano un'altra carta Azione, ma nessuna Azione per giocarla. Succede quando sono troppe. Un Villaggio aiuta.
learn-buys-title = Più Acquisti
learn-buys = Hai più di un Acquisto: dividi le monete tra più carte, se vuoi. Ognuna richiede il suo Acquisto, anche un Rame.
learn-trash-title = Cestinare
learn-trash = Una carta cestinata non torna più in partita. Può essere un bene: senza una carta debole peschi più spesso quelle forti.
learn-militia-title = Ti attaccano
learn-militia = L'altro giocatore ha giocato una Milizia: tieni tre carte, scarta le altre. Le carte Vittoria ora non fanno nulla, quindi vanno via per prime. Sceglile e conferma.
learn-moat-title = Una Reazione
learn-moat = Hai un Fossato. Rivelalo, e questo Attacco non ti fa nulla; il Fossato resta in mano.
learn-plan-title = Che cosa comprare?
learn-plan = Ti servono 8 monete in una sola mano di cinque carte: i Rami non bastano. Argento e Oro arricchiscono le mani; qualche Azione fa pescare di più. Troppe Azioni si ostacolano a vicenda.
learn-gold-title = L'Oro
learn-gold = Sei monete: un Oro dà tre monete ogni volta che lo peschi. È quasi sempre un buon acquisto, finché la fine non è vicina.
learn-province-title = La Provincia
learn-province = Otto monete: puoi comprare una Provincia, che vale 6 punti. Le Province fanno vincere, e la partita finisce quando non ce ne sono più.
learn-duchy-title = È l'ora dei Ducati
learn-duchy = Restano poche Province. Una carta comprata adesso difficilmente verrà pescata, quindi i punti contano più delle monete: un Ducato a 5 vale 3 punti.
learn-end-title = La fine si avvicina
learn-end = La partita finisce al termine di un turno in cui è stata presa l'ultima Provincia, o tre pile della Scorta sono vuote. Conta prima di comprare l'ultima carta!
learn-over-title = La tua prima partita è finita
learn-over = Sotto il tavolo vedi da dove viene ogni punto, l'andamento della partita e i mazzi. Ora conosci le regole. Innumerevoli regni ti aspettano.

## Suggestions of the coach

learn-advice-action = Gioca { $card }.
learn-advice-treasure = Gioca tutti i Tesori: non c'è motivo di tenerne.
learn-advice-gain = Prendi { $card }.
learn-advice-discard = Scarta { $cards }: è ciò che ti mancherà di meno.
learn-advice-keep = Tieni le tue carte: sono tutte utili.
learn-advice-trash = Cestina { $card }.
learn-advice-react = Rivela { $card }: non ti costa nulla.
learn-why-province = Compra { $card }: 6 punti sono lo scopo del gioco.
learn-why-duchy = Compra { $card }: la fine è vicina, e 3 punti sono 3 punti.
learn-why-estate = Compra { $card }: è tardi, ogni punto conta.
learn-why-gold = Compra { $card }: tre monete in una sola carta.
learn-why-silver = Compra { $card }: due monete, ogni volta che lo peschi.
learn-why-market = Compra { $card }: un po' di tutto, e non intralcia mai.
learn-why-smithy = Compra { $card }: tre carte in più fanno un turno ricco.
learn-why-militia = Compra { $card }: due monete per te, una mano piccola per l'altro.
learn-why-village = Compra { $card }: potrai giocare due Azioni in più.
learn-why-nothing = Non comprare nulla: un Rame peggiorerebbe soltanto il tuo mazzo.

## The rules in short

learn-rules = Le regole in breve
learn-rules-goal = Lo scopo
learn-rules-goal-1 = Ogni giocatore ha un mazzo proprio e lo migliora durante la partita.
learn-rules-goal-2 = Alla fine vince chi possiede più punti: mano, mazzo e scarti insieme.
learn-rules-setup = Prima della partita
learn-rules-setup-1 = Tutti cominciano con 7 Rami e 3 Proprietà, mescolati, e pescano 5 carte.
learn-rules-setup-2 = La Scorta ha Rame, Argento, Oro, Proprietà, Ducato, Provincia, Maledizione, e dieci pile del Regno di dieci carte; le pile di carte Vittoria hanno 8 carte in due giocatori e 12 se si è di più.
learn-rules-setup-3 = Le dieci pile del Regno rendono diversa ogni partita.
learn-rules-turn = Un turno
learn-rules-turn-1 = Azioni: puoi giocare una carta Azione. Le carte con +Azioni te ne fanno giocare altre.
learn-rules-turn-2 = Acquisti: gioca i Tesori che vuoi dalla mano, poi compra una carta che puoi pagare: va nei tuoi scarti. Le carte con +Acquisti te ne fanno comprare altre.
learn-rules-turn-3 = Pulizia: scarta tutto ciò che è in gioco e tutta la mano, poi pesca 5 carte.
learn-rules-turn-4 = Quando il mazzo finisce e serve una carta, gli scarti si mescolano e diventano il mazzo.
learn-rules-cards = Le carte
learn-rules-cards-1 = I Tesori pagano: Rame 1, Argento 2, Oro 3 monete. Restano tuoi.
learn-rules-cards-2 = Le carte Vittoria contano alla fine: Proprietà 1, Ducato 3, Provincia 6 punti. Una Maledizione conta −1.
learn-rules-cards-3 = Le carte Azione fanno ciò che dicono, dall'alto in basso, per quanto possibile.
learn-rules-cards-4 = Gli Attacchi sono Azioni che danneggiano gli altri.
learn-rules-cards-5 = Le Reazioni si usano anche dalla mano, nel momento che indicano.
learn-rules-words = Le parole
learn-rules-words-1 = +1 Carta: pesca una carta. +1 Azione: gioca un'Azione in più. +1 Acquisto: compra una carta in più. +1 Moneta: una in più da spendere in questo turno.
learn-rules-words-2 = Guadagnare: prendere una carta dalla Scorta, nei propri scarti se non è detto altro. Anche una carta comprata è guadagnata.
learn-rules-words-3 = Cestinare: mettere una carta nel Cestino, scoperta, fuori dalla partita.
learn-rules-words-4 = Scartare: nei propri scarti. Rivelare: mostrare a tutti e rimettere a posto.
learn-rules-words-5 = Mettere da parte: in disparte per un po'; la carta resta tua.
learn-rules-attack = Attacchi e Reazioni
learn-rules-attack-1 = Quando si gioca un Attacco, gli altri possono prima usare Reazioni dalla mano, in ordine di turno.
learn-rules-attack-2 = Poi ha effetto su ciascuno degli altri, a partire da chi siede alla sinistra dell'attaccante.
learn-rules-end = La fine
learn-rules-end-1 = La partita finisce dopo un turno in cui la pila delle Province è vuota, o lo sono tre pile della Scorta (quattro in cinque o sei giocatori).
learn-rules-end-2 = Vince chi ha più punti. In parità, chi ha giocato meno turni; se anche questi sono pari, la vittoria è condivisa.
learn-rules-end-3 = La partita seguente la inizia il giocatore alla sinistra del vincitore.
learn-rules-more = In alcuni regni
learn-rules-more-1 = Segnalini Moneta: tienili quanto vuoi, e spendili prima di comprare per 1 moneta ciascuno.
learn-rules-more-2 = Sovrapprezzo: alcune carte si pagano oltre il loro costo (3+), per un effetto che cresce con esso.
learn-rules-more-3 = I Rifugi prendono il posto delle Proprietà iniziali; le Rovine sono Azioni deboli che altri distribuiscono.
learn-rules-more-4 = Premi, Bottino, Folle e Mercenario stanno accanto alla Scorta: non si comprano.
learn-rules-more-5 = Le carte Durata restano in gioco fino al tuo prossimo turno, all'inizio del quale fanno ancora qualcosa.
learn-rules-more-6 = Le Pozioni sono una seconda moneta: una carta con una Pozione nel costo richiede monete e una Pozione nello stesso turno.
learn-rules-more-7 = Con Platino e Colonia la partita finisce anche quando è stata presa l'ultima Colonia.
learn-rules-more-8 = Le plance tengono carte fuori dal mazzo; i segnalini PV sono punti senza carta.
learn-rules-advice = Tre consigli
learn-rules-advice-1 = Nel dubbio, l'Argento è meglio della maggior parte delle carte.
learn-rules-advice-2 = Una o due Azioni che non ne danno altre bastano, a meno che le accompagnino dei Villaggi.
learn-rules-advice-3 = Non comprare carte Vittoria troppo presto, né troppo tardi.
