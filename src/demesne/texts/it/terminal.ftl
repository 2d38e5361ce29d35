### What the table in the terminal says.

## The table

table-you = Tu
table-players = In ordine di turno: { $names }.
table-beside = Fuori dalla Scorta
table-hand = mano { $count }
table-deck = mazzo { $count }
table-discard = scarti
table-in-play = in gioco
table-aside = da parte
table-shown = visibili
table-more-rulings = e altri { $count }: demesne card "{ $card }" --all
table-staying = resta
table-stayed = dal turno scorso
table-face-down = coperte
table-vp-tokens = { $count ->
        [one] 1 segnalino PV
       *[other] { $count } segnalini PV
    }
table-pirate = { $card } { $count }
table-mat = plancia { $card }
table-hand-of = Mano di { $player }
table-possessing = POSSESSIONE: decidi per { $player }, con le sue carte.
table-possessed = POSSESSIONE: { $player } decide per te, con le tue carte.
table-possession = POSSESSIONE: { $player } decide per { $other }.
table-their-turn = { $player } ha { $counters }.
table-legend = Ogni pila: costo, carta, quante ne restano, tipi ({ $letters }).
table-legend-tokens = Segnalini sulle pile: { $signs }.
table-legend-potion = P in un costo è una Pozione.

table-letter-action = A
table-letter-attack = !
table-letter-curse = M
table-letter-duration = D
table-letter-knight = C
table-letter-looter = S
table-letter-prize = P
table-letter-reaction = R
table-letter-ruins = U
table-letter-shelter = F
table-letter-treasure = T
table-letter-victory = V

## The table on a whole terminal

table-choose-more = Scegline ancora { $count }
table-picked-exactly = { $count } su { $most }
table-picked-up-to = { $count } su { $most } al massimo
table-picked-between = { $count }; ne servono da { $least } a { $most }
table-points = { $count } PV
table-waiting = { $player } decide …
table-story = Che cosa è successo
table-name-hint = Scrivi l'inizio di un nome
table-no-name = Nessuna carta si chiama «{ $text }».
table-too-small =
    Questa finestra ha { $width } × { $height } caratteri; il tavolo ne richiede 60 × 20.
    Ingrandiscila, o avvia con --plain.
table-bot-thinking = Un bot sta pensando; un momento, per favore.
table-look = guarda il tavolo
table-again = gioca ancora
table-agree = accetta
table-refuse = rifiuta
table-undo-wish = { $player } vuole annullare una decisione di cui altri hanno visto l'esito. { $others }, siete d'accordo?
table-take-seat = Sono { $player }: mostra la mia mano
table-pass-undo = u annulla l'ultima decisione
table-pass-quit = q salva ed esce

table-key-treasures = tutti i Tesori
table-key-end = fine fase
table-key-end-turn = fine del turno
table-key-confirm = conferma
table-key-all = tutto
table-key-clear = deseleziona tutto
table-key-clear-name = cancella il testo
table-key-undo = annulla
table-key-hint = consiglio
table-key-card = testo della carta
table-key-log = cronaca
table-key-trash = il cestino
table-key-day = scuro o chiaro
table-key-help = aiuto
table-key-quit = esci
table-key-close = Esc chiude
table-key-move = muovi il cursore; Tab passa per tutto
table-key-pick = scegli ciò che è sotto il cursore, o rinuncia; una seconda volta: conferma
table-mouse = Con il mouse: un clic sceglie, un secondo clic conferma; anche i tasti dell'ultima riga si possono cliccare.

## A table on a server

table-free-seat = (libero)
table-lost = Connessione persa; nuovo tentativo …
table-not-begun = La partita non è iniziata.
table-host-begins = { $player } può iniziare la partita.
table-press-start = Ci sono tutti. Premi Invio per iniziare la partita:
table-invite = Per unirsi al tavolo: { $link }
table-others-asked = Si attende la risposta degli altri giocatori.
table-driven = Un bot gioca per te: b riprende il tuo posto.
table-winners = Ha vinto: { $names }.
table-play-on = continua
table-resign-sure = Vuoi davvero abbandonare (s/n)?
table-come-back = Il tuo posto ti aspetta. Torna con: { $command }
table-bad-link = «{ $text }» non è un link a un tavolo. Un link è fatto così: http://localhost:8000/join/CODE
table-no-server = { $base } non risponde ({ $reason }). Il server è in funzione?
table-seated-as = Da questo computer { $name } ha già un posto a questo tavolo: aggiungi --name "{ $name }" per ritrovarlo.
table-bad-server = «{ $text }» non è l'indirizzo di un server. Un indirizzo è fatto così: http://localhost:8000
table-opened = Il tavolo è aperto. Dai questo link agli altri: { $join }
table-opened-watch = Per gli spettatori: { $watch }
table-refused = Il server rifiuta: { $reason }
table-refused-bad-request = Il server non lo accetta ({ $message }).
table-refused-unauthorised = Il server non ti riconosce più. Unisciti con un altro nome.
table-refused-protocol = Questo server non ha la stessa versione di questo programma.
table-refused-not-started = La partita non è ancora cominciata.
table-refused-resigned = Hai già abbandonato.
table-refused-no-chat = A questo tavolo non si può chattare.

table-key-chat = scrivi agli altri
table-key-start = inizia
table-key-take-seat = riprendi il mio posto
table-key-resign = abbandona

table-words-say = di
table-words-resign = abbandona arrenditi
table-words-back = posto

## Stepping through a game

table-view-all = carte scoperte
table-view-spectator = uno spettatore
table-place = { $number } di { $last } · { $view }
table-decides = { $player } decide.
table-go-to = Vai a (da 0 a { $last })
table-cards-hand = mano:
table-cards-deck = mazzo:
table-open-hand = { $player }, mano: { $cards }
table-replay-hint = Invio o n: decisione successiva; p: precedente; t: turno successivo; b: turno precedente; un numero: vai lì; v: cambia il punto di vista; tavolo: tutto; q: esci.
table-bad-place = Non c'è il numero { $number }: vanno da 0 a { $last }.
table-bad-seat = «{ $text }» non è un punto di vista. Scrivi il nome di un giocatore, un numero da 1 a { $last }, none per uno spettatore, o all.
table-json-list = --json va con --list.

table-key-next = avanti
table-key-previous = indietro
table-key-next-turn = turno dopo
table-key-previous-turn = turno prima
table-key-first = all'inizio
table-key-last = alla fine
table-key-number = vai a

table-key-view = punto di vista
table-words-next = n avanti
table-words-previous = p indietro
table-words-turn = t turno
table-words-turn-back = b prima

## Asking

table-words-view = v vista e occhi
table-amounts = Un numero da 0 a { $most }.
table-hint-enter = Invio: { $nothing }
table-hint-treasures = t: giocali tutti
table-hint-several = più d'una insieme: { $example }
table-hint-all = tutto
table-hint-name = ogni altra carta con il suo nome
table-first-hint = Scrivi un numero o un nome; ? per l'aiuto.

## Answers that are none

table-see-help = (? per l'aiuto)
table-bad-line = riga { $number }: { $why }
table-no-option = «{ $text }» non è tra le opzioni.
table-no-option-near = «{ $text }» non è tra le opzioni. Intendevi { $near }?
table-not-offered = { $card } non è tra le opzioni.
table-not-in-supply = { $card } non è nella Scorta.
table-not-on-top = { $card } non è la carta visibile della sua pila.
table-too-dear = { $card } costa { $cost }; hai { $have }.
table-barred = { $card } non si può comprare ora.
table-sold-out = Non resta nessuna copia di { $card }.
table-no-number = Non c'è il numero { $number }: vanno da { $first } a { $last }.
table-ambiguous = «{ $text }» può essere { $names }.
table-twice = Hai scelto il numero { $number } più di una volta.
table-no-more = Hai scelto { $card } più volte di quante ce ne sono.
table-pick-exactly = Scegline esattamente { $least }; ne hai scelti { $count }.
table-pick-up-to = Scegline al massimo { $most }; ne hai scelti { $count }.
table-pick-between = Scegline da { $least } a { $most }; ne hai scelti { $count }.
table-no-treasures = Ora non puoi giocare Tesori.

## Words that can be typed: the first ones are short, English ones work in every language

table-words-help = ? aiuto
table-words-undo = u annulla
table-words-treasures = t tesori
table-words-all = tutto tutte tutti
table-words-log = cronaca diario
table-words-supply = scorta
table-words-trash = cestino
table-words-table = tavolo
table-words-save = salva
table-words-hint = consiglio suggerimento
table-words-quit = q esci
table-words-yes = s sì y yes
table-words-no = n no

table-help =
    Una risposta è il numero di un'opzione o il suo nome; basta l'inizio del nome.
    1 3 4         più opzioni, in quest'ordine; anche nomi, 2-4, 2x Rame, o tutto
    Invio         nessuna, dove è permesso
    s, n          per una domanda con una sola opzione
    ? CARTA       che cosa fa una carta; anche ? 2 per l'opzione 2
    t             gioca tutti i Tesori
    u             annulla la tua ultima decisione
    consiglio     quale risposta dare, e perché; per una persona sola contro i bot, e annotato nella partita
    tavolo        di nuovo tutto il tavolo; anche scorta e cestino
    cronaca       che cosa è successo dal tuo ultimo turno; cronaca tutto mostra tutto

## Several people

table-help-local =
    salva [FILE]  salva adesso, qui o in un altro file
    q             salva ed esci
table-help-remote =
    di TESTO      scrivi al tavolo
    abbandona     abbandona la partita
    posto         riprendi il tuo posto dal bot che gioca per te
    q             esci; il tuo posto resta tuo
table-pass = Passa la tastiera a { $player }
table-ready = { $player }, premi Invio per vedere la tua mano:

## Taking back

table-no-hint = I consigli sono per una persona che gioca da sola contro i bot.
table-hint-coming = Preparo un consiglio…
table-hints = { $count ->
        [one] È stato chiesto un consiglio.
       *[other] Sono stati chiesti { $count } consigli.
    }
table-undone = Decisione annullata.
table-nothing-to-undo = Non hai ancora deciso nulla.
table-undo-agree = { $player } vuole annullare una decisione di cui gli altri hanno visto l'esito. { $others }, siete d'accordo (s/n)?
table-undo-refused = Niente è stato annullato: gli altri non sono d'accordo, e nel frattempo qualcosa è stato rivelato o deciso.

## Saving

table-saved = Partita salvata in { $file }
table-resume = Per riprenderla: { $command }
table-not-saved = Non si può scrivere { $file } ({ $reason }). Salva altrove con: salva FILE
table-file-exists = { $file } esiste già. Scegli un altro nome.
table-kept = La partita è conservata in { $file }
table-review = Per analizzarla: { $command }
table-broken = Errore nel programma: { $error }
table-safe = La tua partita è al sicuro in { $file }.

## Starting a game

table-bot-novice = Principiante
table-bot-random = Caso
table-bot-steward = Intendente
table-bot-regent = Reggente
table-bot-sovereign = Sovrano

table-bad-players = { $count ->
        [one] 1 giocatore
       *[other] { $count } giocatori
    }: possono essere da 2 a 6.
table-bad-people = { $players } posti, ma { $count ->
        [one] 1 persona
       *[other] { $count } persone
    }: devono essere da 1 a { $players }.
table-unknown-bot = Non c'è il bot «{ $text }». I bot sono { $names }, i nomi di strategie, e i file che ne contengono una.
table-too-many-bots = { $count ->
        [one] È indicato 1 bot
       *[other] Sono indicati { $count } bot
    }, ma al tavolo c'è posto per { $seats }.
table-too-many-names = Sono indicati { $count } nomi, ma { $seats ->
        [one] gioca solo 1 persona
       *[other] giocano solo { $seats } persone
    }.
table-empty-name = Un nome deve avere almeno una lettera.
table-same-name = Due giocatori si chiamano { $name }. Dai a ciascuno un nome diverso.
table-load-alone = --load riprende una partita salvata: { $option } non si può usare insieme.
table-no-file = Non c'è il file { $file }.
table-no-folder = Non c'è la cartella { $folder }.
table-no-kingdom = Quale regno? Per esempio: demesne play --kingdom "Prima partita"
table-bad-save = { $file }: { $why }
table-bad-save-no-game = Non è una partita salvata.
table-bad-save-version = Questa partita è stata salvata da un'altra versione del programma.
table-bad-save-setup = La preparazione di questa partita non è valida ({ $detail }).
table-bad-save-answer = La risposta { $number } di questa partita non è possibile ({ $detail }).
table-bad-save-changed = Questa partita è stata modificata dopo il salvataggio.
table-bad-save-seats = I posti in questo file non corrispondono ai giocatori.
table-save-exists = { $file } esiste già. Riprendi quella partita (demesne resume { $file }) o scegli un altro nome.
table-no-saved-game = Non c'è una partita da riprendere. Per cominciarne una: demesne play

## Options

table-option-kingdom = Un nome in una delle lingue, un codice, dieci carte, o «random» con dei vincoli. Predefinito: Prima partita.
table-option-players = Numero di giocatori, da 2 a 6. Predefinito: 2, o il numero di persone.
table-option-bot = Chi gioca agli altri posti: { $names }, o una strategia; separane più d'uno con virgole.
table-option-hotseat = Numero di persone a questa tastiera. Predefinito: 1.
table-option-name = Il tuo nome; separane più d'uno con virgole.
table-option-seed = Lo stesso seme dà la stessa partita.
table-option-load = Riprende una partita salvata.
table-option-save = Il file in cui salvare.
table-option-plain = Riga per riga, per pipe e lettori di schermo. Automatico senza un vero terminale.
table-option-file = La partita salvata. Predefinita: l'ultima giocata.
table-option-list = Elenca le partite da riprendere.
table-option-server = L'indirizzo del server, per esempio http://localhost:8000
table-option-open-players = Numero di giocatori, da 2 a 6, bot compresi.
table-option-open-bot = Un bot per un posto; separane più d'uno con virgole.
table-option-title = Il nome del tavolo.
table-option-listed = Mostra il tavolo nella sala.
table-option-only-open = Stampa solo i link; siediti più tardi con join.
table-option-url = Il link a un tavolo.
table-option-guest = Il tuo nome lì. Se manca: quello che avevi lì, o il tuo nome utente.
table-option-join-bot = Fa giocare un bot al tavolo: un nome come steward, un file di strategia o una classe Python come mybot.py:MyBot.
table-bot-watches = Un bot ha bisogno di un posto: --bot non va con un link per spettatori.
table-bot-sits = Il bot ha preso posto e gioca fino alla fine della partita. Ctrl-C lo ferma; lo stesso comando lo riporta al tavolo.
table-foreign-bot = «{ $file }» indica il programma «{ $bot }». Non viene eseguito, perché il file non è nella tua cartella delle partite. Se ti fidi di entrambi: demesne play --load { $file } --bot { $bot }
table-option-watch = Guarda con il link degli spettatori, senza posto.
table-option-file-replay = Una partita salvata.
table-option-seat = Il punto di vista: un nome, un numero da 1, none per uno spettatore, o all a carte scoperte.
table-option-at = Comincia dopo questo numero di decisioni; con --json, solo il tavolo in quel punto.
