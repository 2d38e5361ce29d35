### The browser client outside the table: what every page has, home, a new table, settings.

page-loading = Caricamento…
page-guest = Ospite
page-cards = Carte
page-learn = Come si gioca
page-lab = Lab
page-settings = Impostazioni
page-about = Informazioni
page-home = Pagina iniziale
page-new = Nuovo tavolo
page-navigation = Pagine
page-skip = Vai al contenuto
page-rulings = Chiarimenti
page-close = Chiudi
page-copy = Copia
page-copy-this = Copia: { $what }
page-copied = Copiato
page-share = Condividi
page-you = tu
page-bot = bot
page-person = Una persona
page-person-how = Si siede con il tuo link d'invito.
page-strategies = Altri modi di giocare
page-kingdom = Regno
page-bane = Flagello
page-lost = La connessione si è interrotta. Nuovo tentativo…

## Home

page-hero = Costruisci il tuo regno, carta dopo carta
page-hero-how = Dominion con il gioco base e otto espansioni: subito contro i bot, o con gli amici tramite un link. Senza account.
page-name = Il tuo nome
page-against = Contro
page-play = Gioca subito
page-opening = Apertura del tavolo…
page-another = Un altro regno
page-friends = Con gli amici
page-new-how = Scegli il regno, i posti e le regole del tavolo; poi manda un link.
page-join-by = Unisciti con un link
page-link-example = Incolla un link o un codice
page-join = Unisciti
page-join-table = Unisciti al tavolo di { $name }
page-no-link = Questo non è un link a un tavolo. Finisce con /join/ e un codice.
page-lobby = Tavoli aperti
page-lobby-empty = Al momento nessuno aspetta giocatori. Apri un tavolo e mostralo qui.
page-table-of = Tavolo di { $name }
page-table = Un tavolo
page-open-seats = { $open ->
        [one] 1 posto libero su { $seats }
       *[other] { $open } posti liberi su { $seats }
    }
page-minutes = { $count } min a testa
page-learn-how = Una prima partita spiegata passo per passo. Dieci minuti, e puoi smettere quando vuoi.
page-learn-go = Impara giocando
page-cards-how = Tutte le carte, con i testi e i chiarimenti.
page-cards-go = Guarda le carte
page-today = Regno del giorno
page-today-how = le stesse carte e la stessa fortuna per tutti
page-today-bot = Giocalo contro il bot
page-today-open = Apri un tavolo con questo
page-games = Le mie partite
page-games-none = Ancora nessuna partita.
page-games-all = Mostra tutte le { $count } partite
page-not-begun = non iniziata
page-continue = Continua
page-result = Risultato
page-replay = Rivedi la partita
page-won-game = Vinta
page-lost-game = Persa
page-tied-game = Vittoria condivisa

## A table before the game

page-waiting-for = { $count ->
        [one] Un posto è libero.
       *[other] { $count } posti sono liberi.
    }
page-all-here = Ci sono tutti. Puoi cominciare.
page-host-starts = Ci sono tutti. { $name } comincia la partita.
page-closed = Questo tavolo è stato chiuso prima che cominciasse una partita.
page-seats = Posti
page-seat-open = libero
page-host = ospita
page-here = presente
page-away = assente
page-kick = Allontana
page-kick-name = Allontana: { $name }; il link d'invito cambia
page-fill-how = { $count ->
        [one] Non viene più nessuno? Un bot può prendere il posto libero:
       *[other] Non viene più nessuno? Dei bot possono prendere i { $count } posti liberi:
    }
page-fill-with = Bot per i posti liberi
page-fill-start = Completa con i bot e comincia
page-start = Comincia la partita
page-leave = Lascia il tavolo
page-leave-close = Lascia e chiudi il tavolo
page-you-watch = Stai guardando questo tavolo.
page-invite = Invita
page-invite-link = Link d'invito
page-invite-note = Chi lo apre può prendere un posto libero.
page-watch-link = Link per gli spettatori
page-watch = Guarda
page-watch-note = Vedono il tavolo, ma la mano di nessuno.
page-rules = A questo tavolo
page-luck-chosen = { $name } ha scelto il seme di questa partita e forse sa che cosa viene.
page-luck-repeated = Questa partita ha le stesse mescolate di una precedente, che chi l'ha giocata conosce; l'ha chiesto { $name }.
page-luck-continued = { $name } riprende qui una partita precedente, con le sue mescolate, e forse sa che cosa viene.
page-undo-is = Annullare: { $rule }.
page-undo-ask = chiedere agli altri una volta rivelato qualcosa
page-undo-free = solo finché nulla è stato rivelato
page-undo-always = sempre, senza chiedere
page-undo-never = mai
page-clock-none = Senza orologio.
page-clock-is = Orologio: { $minutes } minuti a testa, e { $increment } secondi in più a ogni risposta.
page-option-shelters-with = Ognuno comincia con i Rifugi.
page-option-colonies-with = Platino e Colonia sono sul tavolo.
page-with-points = Tutti vedono i punti.
page-with-tracker = Tutti vedono che cosa contengono i mazzi.
page-no-chat = Senza chat.
page-no-spectators = Senza spettatori.

## What the server refuses

page-refused = Non ha funzionato: { $message }.
page-refused-offline = Il server non è raggiungibile. Controlla la connessione e riprova.
page-refused-lost = La connessione si è interrotta. Riprova tra un momento.
page-refused-failed = Il server non ha capito la richiesta. Riprova tra un momento.
page-refused-internal = Qualcosa è andato storto sul server ed è stato registrato. Riprova.
page-refused-bad-host = Il server non accetta questo indirizzo. Chi lo gestisce può consentirlo con --origin.
page-refused-store = Il server non accede ai suoi dati in questo momento. Riprova tra poco.
page-refused-too-often = Troppe richieste insieme. Aspetta qualche secondo e riprova.
page-refused-too-many-tables = Ci sono troppi tavoli non finiti dalla tua connessione. Finiscine o lasciane uno prima.
page-refused-too-slow = Il server ha aspettato troppo a lungo la tua connessione. Riprova.
page-refused-bad-origin = Questa pagina non può agire su questo server. Apri l'indirizzo del server stesso.
page-refused-bad-request = Il server non lo accetta. Controlla quello che hai scritto.
page-refused-too-large = È troppo lungo.
page-refused-too-long = È troppo lungo.
page-refused-unauthorised = Il server non ti riconosce più. Ricarica la pagina.
page-refused-forbidden = Non hai un posto a questo tavolo.
page-refused-not-seated = Non hai un posto a questo tavolo.
page-refused-no-table = Nessun tavolo a questo link. Forse è stato chiuso, o il link è cambiato.
page-refused-full = Tutti i posti di questo tavolo sono occupati.
page-refused-over = La partita a questo tavolo è finita.
page-refused-started = La partita è già cominciata.
page-refused-not-full = Un posto è ancora libero: aspetta, o dallo a un bot.
page-refused-not-here = La partita comincia da sola appena ci sono tutti.
page-refused-not-host = Può farlo solo chi ha aperto il tavolo.
page-refused-no-seat = Quel posto non è per una persona.
page-refused-no-bot = Il server non conosce questo bot.
page-refused-bot-needs = Uno dei bot ha bisogno di carte che non sono in questo regno. Scegline un altro.
page-refused-bad-strategy = Una strategia di questo tavolo è illeggibile. Aprila nel laboratorio per vedere quale riga è sbagliata.
page-refused-bad-first = Chi comincia deve avere un posto.
page-refused-yourself = Lascia il tavolo, se vuoi andartene tu.
page-refused-bad-name = Un nome deve contenere almeno una lettera.
page-refused-name-taken = Questo nome è già preso. Scegline un altro, o accedi se è il tuo.
page-refused-has-account = Hai già un account; il suo nome resta.
page-refused-no-account = Giochi come ospite; solo un account ha una password.
page-refused-wrong-login = Nome dell'account o password non corretti.
page-refused-not-over = La partita non è ancora finita.
page-refused-broken = Questa partita non è più leggibile e non può continuare.

## A new table

page-players = Giocatori
page-players-count = { $count }
page-your-seat = il tuo posto
page-seat-for = Chi prende il posto { $number }
page-sit-here = Siediti qui
page-sit-at = Siediti qui, al posto { $number }
page-bot-needs = Ha bisogno di { $cards } nel regno.
page-first = Chi comincia
page-first-chance = A caso
page-player-you = Tu
page-first-seat = Posto { $number }
page-only-watch = Guardo soltanto
page-watch-closed = Vuoi guardare, ma qui gli spettatori non sono ammessi. Ammettili, oppure prendi un posto.
page-open = Apri il tavolo
page-open-start = Apri e comincia
page-no-kingdom = Il regno non è completo: scegli dieci pile, o lascia che il caso lo completi.
page-title = Nome del tavolo
page-title-how = facoltativo
page-clock = Orologio
page-no-clock = senza orologio
page-increment = In più a ogni risposta
page-seconds = { $count ->
        [one] 1 secondo
       *[other] { $count } secondi
    }
page-seed = Seme del caso
page-seed-how = a caso; lo stesso seme dà la stessa fortuna
page-undo = Annullare
page-option-points = Contapunti
page-option-points-how = I punti di tutti sono sempre in vista.
page-option-tracker = Elenco dei mazzi
page-option-tracker-how = Che cosa contiene ogni mazzo, come lo saprebbe una memoria perfetta.
page-option-chat = Chat
page-option-chat-how = I giocatori possono scriversi.
page-option-spectators = Spettatori
page-option-spectators-how = C'è un link per guardare, senza la mano di nessuno.
page-option-listed = In vista sulla pagina iniziale
page-option-listed-how = Chiunque può prendere un posto libero.

## Choosing a kingdom

page-kingdom-way = Come scegliere il regno
page-way-recommended = Consigliati
page-way-random = A caso
page-way-hand = A mano
page-way-paste = Incolla
page-draw = Estrai dieci pile
page-draw-from = Estrai da (nessuna scelta: tutte)
page-most-sets = Da quante espansioni
page-sets-at-once = { $count ->
        [one] una sola espansione
       *[other] al massimo { $count } espansioni
    }
page-wishes-some = { $count ->
        [one] 1 vincolo
       *[other] { $count } vincoli
    }
page-wish-type = Quante di quale tipo
page-wish-role = Quante per quale uso
page-wish-cost = Quante di quale costo
page-wish-set = Quante di quale espansione
page-amount-any = non importa
page-amount-none = nessuna
page-amount-least = almeno { $count }
page-amount-most = al massimo { $count }
page-amount-exactly = esattamente { $count }
page-wish-words = Vincoli a parole
page-wish-words-how = Tipi con un numero, o nomi di carte, separati da virgole; ! vuol dire senza.
page-never = Non estrarre mai
page-never-how = Nome di una carta
page-allow = Consenti di nuovo { $card }
page-search = Cerca una carta
page-set = Espansione
page-cost = Costo
page-type = Tipo
page-role = Uso
page-every-set = Tutte le espansioni
page-every-cost = Tutti i costi
page-every-type = Tutti i tipi
page-every-role = Tutti gli usi
page-costs = costa { $cost }
page-costs-from = costa { $cost } o più
page-costs-potion = con una Pozione
page-found = { $count ->
        [0] Nessuna carta corrisponde.
        [one] 1 carta
       *[other] { $count } carte
    }
page-show-all = Mostra tutte
page-piles = Pile tra cui scegliere
page-ten-already = Ci sono già dieci pile. Prima togline una.
page-lacking = { $count ->
        [one] Manca 1 pila
       *[other] Mancano { $count } pile
    }
page-fill-piles = Completa a caso
page-remove = Togli
page-remove-pile = Togli { $card }
page-again = Altra
page-again-pile = Altra pila al posto di { $card }
page-ban = Vieta
page-ban-pile = Vieta { $card } ed estraine un'altra
page-paste = Un codice, un elenco o un nome
page-paste-how = Dieci carte in italiano, inglese o francese, con virgole o una per riga; con la Giovane Strega anche «Flagello: …».
page-read = Usalo
page-option-shelters = Rifugi
page-option-shelters-rule = secondo la regola
page-option-shelters-auto = { $part ->
        [0] secondo la regola: qui senza
        [one] secondo la regola: in 1 partita su { $whole }
       *[other] secondo la regola: in { $part } partite su { $whole }
    }
page-option-shelters-on = sempre
page-option-shelters-off = mai
page-option-colonies = Platino e Colonia
page-option-colonies-rule = secondo la regola
page-option-colonies-auto = { $part ->
        [0] secondo la regola: qui senza
        [one] secondo la regola: in 1 partita su { $whole }
       *[other] secondo la regola: in { $part } partite su { $whole }
    }
page-option-colonies-on = sempre
page-option-colonies-off = mai
page-code = Codice
page-extra = Anche sul tavolo:
page-start-tokens = { $count ->
        [one] Ognuno comincia con 1 segnalino Moneta.
       *[other] Ognuno comincia con { $count } segnalini Moneta.
    }

## An invitation

page-invited = Ti hanno invitato a un tavolo
page-invited-how = Siediti e aspetta gli altri. Puoi andartene prima che cominci la partita.
page-invited-late = Chiedi un nuovo link o il link per gli spettatori, o gioca a un altro tavolo.
page-take-seat = Siediti
page-name-how = Come ti vedono gli altri

## Settings

page-look = Aspetto e suoni
page-language = Lingua
page-theme = Tema
page-theme-auto = Automatico
page-theme-light = Chiaro
page-theme-dark = Scuro
page-theme-contrast = Alto contrasto
page-size = Dimensione di carte e testo
page-size-small = Piccole
page-size-medium = Medie
page-size-large = Grandi
page-speed = Animazione
page-speed-off = Nessuna
page-speed-fast = Veloce
page-speed-normal = Normale
page-speed-slow = Lenta
page-sounds = Suoni
page-sounds-how = Quando tocca a te, e per le carte che si muovono.
page-habits = Che cosa si risponde per te
page-who = Chi sei
page-account = Account
page-claim = Crea un account
page-claim-how = Non serve per giocare. Conserva il tuo nome, le tue partite e le tue impostazioni per altri dispositivi.
page-claim-go = Crea l'account
page-claimed = Il tuo account è pronto. Ora questo nome è tuo.
page-login = Accedi
page-login-how = Le tue impostazioni e partite vengono con te. Le partite giocate qui da ospite restano all'ospite.
page-login-go = Accedi
page-welcome-back = È un piacere rivederti.
page-logged-in = Hai fatto l'accesso come { $name }.
page-account-keeps = Le tue impostazioni sono conservate sul server e tornano ovunque tu acceda.
page-logout = Esci
page-logged-out = Ora giochi di nuovo come ospite.
page-logout-everywhere = Esci da tutti i dispositivi
page-logged-out-everywhere = L'accesso è terminato su tutti i dispositivi.
page-account-name = Nome dell'account
page-password = Password
page-password-rule = Almeno 8 caratteri. Non possiamo rimandartela: conservala.
page-password-change = Cambia la password
page-password-old = Password attuale
page-password-new = Nuova password
page-password-ends = Gli altri tuoi dispositivi dovranno rifare l'accesso.
page-password-changed = La password è cambiata. Sugli altri dispositivi l'accesso è terminato.
page-wrong-password = La password attuale non è giusta.

## About

page-about-what = Demesne è un tavolo libero per Dominion: il gioco base e otto espansioni, da Intrigo a Gilde, in italiano, inglese e francese, nel browser e nel terminale, contro persone e bot.
page-about-more = Chiunque può tenere un proprio server, scrivere bot e studiare strategie con il suo laboratorio.
page-about-version = Versione { $version }
page-about-unofficial = Non ufficiale
page-about-trademark = Dominion è un marchio di Rio Grande Games. Demesne è fatto da giocatori, senza legami con l'editore né con l'autore, e senza la loro approvazione. Se il gioco ti piace, compralo.
page-about-words = Tutti i testi e i disegni sono nostri o con licenza libera; dalle carte stampate vengono solo i nomi e i numeri.
page-about-credits = Grazie a
page-about-icons = Disegni
page-about-icons-how = Gli autori di
page-about-icons-changed = Sono stati cambiati solo i colori.
page-about-fonts = Caratteri
page-about-licence = Licenza
page-about-free = Demesne è software libero con licenza
page-about-source = Il suo codice sorgente è nel repository del progetto.
page-about-privacy = Non ci sono tracciatori. Il server conserva il tuo nome, le tue partite e, con un account, un'impronta della password e le tue impostazioni.

## Nowhere

page-missing = Pagina non trovata
page-missing-how = Non c'è nessuna pagina a questo indirizzo:

## Being called back

page-call-turn = Tocca a te
page-call-joined = Al tuo tavolo: { $names }
page-call-rematch = Ti propongono un'altra partita
page-offer = { $names } { $count ->
        [one] vuole
       *[other] vogliono
    } rigiocare con te.
page-offer-swap = { $names } { $count ->
        [one] vuole
       *[other] vogliono
    } rigiocare la stessa partita scambiando i posti.
page-offer-take = Gioca
page-offer-decline = Non ora
page-bot-finished = Finita da un bot
page-notices = Notifiche del browser
page-notices-how = Quando tocca a te, quando qualcuno si siede, scrive o vuole rigiocare, mentre guardi altrove.
page-notices-ask = Il browser può avvisarti quando tocca a te, o quando qualcuno si siede, scrive o vuole rigiocare?
page-notices-yes = Sì, avvisami
page-notices-no = No, grazie
page-volume = Volume
page-sounds-try = Prova
page-speed-how = A velocità normale ogni azione degli altri resta in vista il tempo di leggerla; a velocità lenta aspetta un tasto o un clic.
page-quick-buy = Compra direttamente dalla pila
page-quick-buy-how = Scegli una pila prima di aver giocato i Tesori: i Tesori vengono giocati e la carta comprata. «Annulla» revoca entrambe le cose.
page-again-waits = La partita comincia appena { $count ->
        [one] arriva
       *[other] arrivano
    } { $names }.
page-not-here = { $names } { $count ->
        [one] non c'è
       *[other] non ci sono
    }. Puoi cominciare lo stesso.
page-clock-end = Quando il tempo di qualcuno scade, un bot gioca al suo posto; chi riprende il posto ha almeno 30 secondi.
page-clock-then = allo scadere del tempo gioca un bot

## Your games

page-give-up = Abbandona
page-give-up-sure = Sì, abbandona
page-hide = Nascondi
page-show-hidden = Mostra le partite nascoste
page-today-results = Risultati di oggi
page-today-results-how = Conta la prima partita di ognuno: chi rigioca sa che cosa arriva.
page-today-points = Punti
page-today-turns = Turni
page-today-against = Contro
page-stats = Le tue statistiche
page-stats-none = Non hai ancora finito una partita.
page-stats-sum = { $games ->
        [one] { $name }: 1 partita finita
       *[other] { $name }: { $games } partite finite
    }; vittorie: { $wins } ({ $percent }).
page-stats-course = Partite vinte nel tempo
page-stats-share = vinte, in %
page-stats-games = Partite
page-stats-wins = Vinte
page-stats-bots = Contro i bot
page-stats-people = Contro persone
page-stats-kingdoms = Per regno
