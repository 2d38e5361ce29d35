### The browser client outside the table: what every page has, home, a new table, settings.

page-loading = Caricamento…
page-guest = Ospite
page-cards = Carte
page-learn = Come si gioca
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
page-hero-how = Dominion con il gioco base, Cornucopia, Gilde e Secoli Bui: subito contro i bot, o con gli amici tramite un link. Senza account.
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
page-learn-how = Una prima partita che si spiega mentre giochi. Dieci minuti, e puoi smettere quando vuoi.
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
page-replay = Rivedi
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
page-kick-name = Allontana { $name }; il link d'invito cambia
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
page-watch-note = Vedono il tavolo, ma la mano di nessuno.
page-rules = A questo tavolo
page-undo-ask = Annullare: libero finché nessuno ha scoperto nulla, altrimenti si chiede agli altri.
page-undo-free = Annullare: solo finché nessuno ha scoperto nulla.
page-undo-never = Non si annulla nulla.
page-undo-always = Tutto si può annullare senza chiedere.
page-clock-none = Senza orologio.
page-clock-is = Orologio: { $minutes } minuti a testa, e { $increment } secondi in più a ogni risposta.
page-with-shelters = Ognuno comincia con i Rifugi.
page-with-points = I punti sono contati alla vista di tutti.
page-with-tracker = I mazzi sono seguiti alla vista di tutti.
page-no-chat = Senza chat.
page-no-spectators = Senza spettatori.

## What the server refuses

page-refused = Non ha funzionato: { $message }.
page-refused-offline = Il server non è raggiungibile. Controlla la connessione e riprova.
page-refused-lost = La connessione si è interrotta. Riprova tra un momento.
page-refused-failed = Il server non ha capito. Riprova tra un momento.
page-refused-internal = Qualcosa è andato storto sul server; è stato annotato. Riprova.
page-refused-store = Il server non accede ai suoi dati in questo momento. Riprova tra poco.
page-refused-too-often = Troppe richieste insieme. Aspetta qualche secondo e riprova.
page-refused-too-many-tables = Ci sono troppi tavoli non finiti dalla tua connessione. Finiscine o lasciane uno prima.
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
page-refused-not-host = Può farlo solo chi ha aperto il tavolo.
page-refused-no-seat = Quel posto non è per una persona.
page-refused-no-bot = Il server non conosce questo bot.
page-refused-bot-needs = Uno dei bot ha bisogno di carte che non sono in questo regno. Scegline un altro.
page-refused-bad-first = Chi comincia deve avere un posto.
page-refused-yourself = Lascia il tavolo, se vuoi andartene tu.
page-refused-bad-name = Un nome ha bisogno di almeno una lettera.
page-refused-name-taken = Questo nome è già preso. Scegline un altro, o accedi se è il tuo.
page-refused-has-account = Hai già un account; il suo nome resta.
page-refused-wrong-login = Non c'è un account con questo nome e questa password.
page-refused-not-over = La partita non è ancora finita.
page-refused-broken = Questa partita non si legge più e non può continuare.
