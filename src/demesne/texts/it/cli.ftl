### What the command line says of itself, of kingdoms and of cards.

## Help

cli-help = La prima edizione di Dominion con le sue espansioni, e tutti i chiarimenti dei loro regolamenti.
    .more = demesne COMANDO --help spiega un comando e dà degli esempi.
cli-help-play = Gioca una partita nel terminale.
    .more =
        Contro i bot, o con altri alla stessa tastiera. La partita viene salvata a ogni decisione: lasciala quando vuoi e
        riprendila con demesne resume. Le risposte possono venire da una pipe, una per riga.
    .examples =
        Esempi:

            demesne play
            demesne play --kingdom "Tanti Soldi" --bot novice,random --players 3
            demesne play --kingdom "random village, attacco<=1" --seed 7 --lang fr
            demesne play --hotseat 2 --name Anna,Ben
            demesne play --kingdom K000-02VX-S20C --save partita.json
cli-help-resume = Riprende una partita salvata.
    .more = Senza file: l'ultima partita giocata.
    .examples =
        Esempi:

            demesne resume
            demesne resume partita.json --lang it
            demesne resume --list
cli-help-open = Apre un tavolo su un server e ti ci fa sedere.
    .more =
        Stampa il link da dare agli altri. Quando ci sono tutti, dai inizio alla partita con s (Invio con --plain).
    .examples =
        Esempi:

            demesne open http://localhost:8000 --name Ann
            demesne open http://localhost:8000 --kingdom "Big Money" --bot steward
cli-help-join = Prende posto al tavolo di un server.
    .more =
        Chi ha aperto il tavolo ti dà il link. Lo stesso comando ti riporta più tardi al tuo posto. Con --watch o con un
        link da spettatore guardi soltanto.
    .examples =
        Esempi:

            demesne join http://localhost:8000/join/CODE --name Anna
            demesne join http://localhost:8000/watch/CODE --watch
cli-help-replay = Ripercorre una partita salvata.
    .more =
        Avanti e indietro, per decisione e per turno, dal punto di vista di un giocatore o a carte scoperte. Le
        partite finite sono nella cartella indicata da demesne doctor.
    .examples =
        Esempi:

            demesne replay partita.json
            demesne replay partita.json --seat 1 --at 20
            demesne replay partita.json --seat none --json
cli-help-review = Analizza una partita salvata: dove è stata vinta e persa.
    .more =
        Immagina partite da ogni decisione e confronta le risposte: le tre decisioni più costose, fortuna e gioco di ognuno, e
        la probabilità di vittoria dopo ogni decisione. Ctrl-C la interrompe e mostra quanto trovato.
    .examples =
        Esempi:

            demesne review mine.json
            demesne review mine.json --seconds 60 --html review.html
            demesne review mine.json --games 2000 --player 1 --json
cli-help-doctor = Controlla l'installazione.
    .more =
        Mostra che cosa c'è, che cosa manca e come rimediare. Il codice d'uscita è 1 se manca qualcosa di necessario.
    .examples =
        Esempi:

            demesne doctor
            demesne doctor --store games.db
            demesne doctor --json
cli-help-completion = Completa i comandi nella shell.
    .more =
        Stampa lo script di completamento di una shell; --install lo mette dove la shell lo trova. Senza nome, è la
        shell che usi.
    .examples =
        Esempi:

            demesne completion bash
            demesne completion zsh
            demesne completion fish
cli-help-kingdoms = Elenca i regni consigliati.
    .more = Ognuno con i suoi set, il suo codice e le sue carte.
    .examples =
        Esempi:

            demesne kingdoms
            demesne kingdoms --lang fr
            demesne kingdoms --json
cli-help-kingdom = Mostra un regno, o ne estrae uno a caso.
    .more =
        Un regno è un nome consigliato in una delle lingue, un codice, una lista di dieci carte, o random, il
        valore predefinito. Un regno a caso rispetta tutti i vincoli; se è impossibile, il messaggio dice quali sono
        incompatibili.
    .examples =
        Esempi:

            demesne kingdom "Prima partita"
            demesne kingdom K000-02VX-S20C --reroll Fucina
            demesne kingdom random --sets base,guilds --need village --need 'attacco<=1'
            demesne kingdom --with "Giovane Strega" --need '!trashing' --seed 7
            demesne kingdom --file lista-di-carte.txt
cli-help-cards = Elenca le carte.
    .more =
        Un filtro è un tipo (attacco), un set (dark_ages), un costo (cost2, cost2-4, cost5+), un uso (village, +buy,
        trashing, draw, cantrip, gainer, curser, junker, defence, tokens, overpay, potion, vp tokens, discount),
        kingdom o supply. Una carta deve superarli tutti; «!» davanti a un filtro lo inverte.
    .examples =
        Esempi:

            demesne cards
            demesne cards attacco dark_ages
            demesne cards cost2-3 '!village' --lang it
            demesne cards --json
cli-help-card = Mostra una carta.
    .more = Testo, nomi, numero di copie, usi, chiarimenti e regni consigliati.
    .examples =
        Esempi:

            demesne card throne room
            demesne card "Sala del Trono" --lang it
            demesne card Fossato --json
cli-help-bots = Elenca i bot, o ne mostra uno.
    .more = I livelli dal più debole al più forte, poi le strategie. Con un nome: quel bot, o le regole di quella strategia.
    .examples =
        Esempi:

            demesne bots
            demesne bots smu
            demesne bots --json
cli-help-conform = Verifica casi tratti dai regolamenti.
    .more =
        I casi sono file TOML, o cartelle che ne contengono. Ogni caso che fallisce è scritto con il suo passo e la
        differenza; l'ultima riga conta i riusciti e i falliti. Il codice d'uscita è 1 se qualcuno fallisce, 2 se il
        percorso non esiste.
    .examples =
        Esempi:

            demesne conform conformance/
            demesne conform conformance/base/cellar.toml
cli-help-serve = Ospita tavoli per giocatori e bot.
    .more =
        Le partite sono conservate in un file, o in un database PostgreSQL che più server possono condividere. Nessuna va persa quando il server si ferma.
    .examples =
        Esempi:

            demesne serve
            demesne serve --host 0.0.0.0 --port 8080 --store games.db
            demesne serve --store postgresql://demesne@localhost/demesne
cli-help-help = Mostra questo aiuto.
cli-help-version = Mostra la versione, e se è compilata.

cli-usage = Uso: { $line }
cli-choices = valori: { $names }
cli-default = predefinito: { $value }
cli-required = obbligatorio
cli-place-text = TESTO
cli-place-number = NUMERO
cli-place-path = PERCORSO
cli-place-choice = SCELTA
cli-place-options = OPZIONI
cli-place-arguments = ARGOMENTI
cli-place-command = COMANDO

cli-group-play = Giocare
cli-group-cards = Regni e carte
cli-group-rules = Regole
cli-group-house = L'installazione
cli-group-other = Altro
cli-group-arguments = Argomenti
cli-group-options = Opzioni

cli-option-strategy-action = show, check, save o from.
cli-option-strategy-name = Una strategia, steward o regent per nome, o un file di strategia; con “from” una partita salvata.
cli-option-strategy-output = Il file da scrivere. Predefinito: il nome con .toml.
cli-option-strategy-player = Con “from”: quale giocatore della partita salvata, da 1.
cli-option-bot-name = Il bot o la strategia da mostrare.
cli-option-all-rulings = Mostra tutti i chiarimenti, per quanti siano.
cli-option-lang = Lingua: en, fr o it.
cli-option-json = Stampa JSON.
cli-option-kingdom = Un nome, un codice, dieci carte o «random».
cli-option-sets = Estrae solo da questi set:
cli-option-with = Una carta che deve esserci.
cli-option-without = Una carta che non deve esserci.
cli-option-need = Un vincolo: village, +buy, !trashing, attacco<=1, cost2>=1, dark_ages>=5, sets<=3.
cli-option-file = Un file con una lista di carte, un nome o un codice.
cli-option-bane = Il Flagello; la Giovane Strega è allora nel regno.
cli-option-shelters = Gioca con i Rifugi o senza. In mancanza decide la regola.
cli-option-colonies = Gioca con Platino e Colonia o senza. In mancanza decide la regola.
cli-option-reroll = Sostituisce questa pila con un'altra.
cli-option-seed = Lo stesso seme dà lo stesso regno.
cli-option-filter = Un tipo, un set, un costo o un uso.
cli-option-name = Il nome di una carta in una delle lingue.
cli-option-cases = Un file o una cartella di casi.
cli-option-shell = bash, zsh o fish.
cli-option-install = Mette lo script dove la shell lo trova.
cli-option-doctor-store = Un database da provare, come per demesne serve.
cli-option-serve-host = L'indirizzo su cui ascoltare; 0.0.0.0: tutti.
cli-option-serve-port = La porta su cui ascoltare.
cli-option-serve-store = Dove conservare le partite: un file o postgresql://NAME@HOST/DATABASE.
cli-option-serve-migrate = Aggiorna un database PostgreSQL di una versione precedente. Prima fanne una copia.
cli-option-serve-origin = L'indirizzo web pubblico, per esempio https://play.example; si può ripetere.
cli-option-serve-https = Il server si raggiunge via HTTPS.
cli-option-serve-proxies = Indirizzi o reti dei proxy attendibili, separati da virgole.
cli-option-serve-client = Una cartella con un altro client web da servire.
cli-option-serve-bot-seconds = Quanto può pensare un bot, in secondi.
cli-option-serve-idle-seconds = Toglie un tavolo dalla memoria dopo questo tempo senza visitatori.
cli-option-serve-lab = Chi può usare il laboratorio: nessuno (off), chi visita da questa macchina (local) o tutti (on).
cli-option-serve-lab-cluster = L'indirizzo di un cluster Dask che gioca le partite del laboratorio.
cli-option-serve-lab-at = L'indirizzo di un altro processo sullo stesso database che ha il laboratorio.
cli-option-serve-reviews = Permette ai giocatori di far analizzare le partite finite, o no (on, off).
cli-option-serve-review-seconds = Quanto può pensare l'analisi di una partita, in secondi.
cli-option-serve-review-processes = Quante analisi vengono calcolate insieme.
cli-option-serve-unlimited = Nessun limite per indirizzo, per le prove di carico.
cli-option-serve-open = Apre il browser quando il server è pronto.
cli-serve-ready = I tavoli sono all'indirizzo { $address } (Ctrl-C ferma il server).
cli-serve-elsewhere = La porta { $port } è occupata; al suo posto si usa la porta { $other }.
cli-serve-origin = «{ $origin }» non è un indirizzo web. Scrivilo come https://play.example, senza percorso.
cli-serve-proxies = «{ $text }» non è l'indirizzo di un proxy. Scrivi indirizzi o reti, separati da virgole, come 127.0.0.1,10.0.0.0/8.
cli-serve-taken = Il server non può mettersi in ascolto lì: { $reason }. Scegli un altro indirizzo o --port.
cli-serve-store = Il database non si può usare: { $reason }
cli-serve-no-client = Non c'è un client web in «{ $folder }»: serve un file index.html.
cli-serve-no-postgresql = PostgreSQL richiede un extra: pip install "demesne[postgresql]"

## What is wrong

cli-unknown-command = Non c'è il comando «{ $text }». I comandi sono { $names }.
cli-unknown-command-near = Non c'è il comando «{ $text }». Intendevi { $near }?
cli-bad-value = «{ $text }» non è valido per { $name }: serve { $wanted }.
cli-whole-number = un numero intero
cli-number = un numero
cli-missing = Manca { $name }.
cli-no-value = { $name } richiede un valore.
cli-too-many = Argomento inatteso: «{ $text }».
cli-repeated = { $name } è dato più volte.
cli-at-least = { $name } deve essere almeno { $least }.
cli-between = { $name } deve essere compreso tra { $least } e { $most }.
cli-unknown-option = Non c'è un'opzione { $text }.
cli-unknown-option-near = Non c'è un'opzione { $text }. Intendevi { $near }?
cli-see-help = Vedi «{ $command } --help».
cli-unknown-filter = «{ $text }» non è un filtro. «demesne cards --help» li elenca.
cli-unknown-filter-near = «{ $text }» non è un filtro. Intendevi { $near }?
cli-rulings = Chiarimenti (in inglese)
cli-more-rulings = e altri { $count }: aggiungi --all
cli-no-name = Quale carta? Per esempio: demesne card Fossato
cli-unreadable = «{ $file }» non si può leggere come testo.

## Kingdoms

cli-recommended = Regni consigliati
cli-kingdom = Regno
cli-seed = seme { $seed }
cli-bane = Flagello
cli-with-bane = { $cards }; Flagello: { $bane }
cli-extra-piles = Sul tavolo ci sono anche: { $piles }.
cli-start-tokens = { $count ->
        [one] Ognuno comincia con 1 segnalino Moneta.
       *[other] Ognuno comincia con { $count } segnalini Moneta.
    }
cli-shelters-always = Ognuno comincia con i Rifugi.
cli-shelters-never = Nessuno comincia con i Rifugi.
cli-shelters-chance = Ognuno comincia con i Rifugi in { $some } partite su { $all }.
cli-colonies-always = Platino e Colonia sono in gioco.
cli-colonies-never = Platino e Colonia non sono in gioco.
cli-colonies-chance = Platino e Colonia sono in { $some } partite su { $all }.

## Cards

cli-cost = costo { $cost }
cli-names = Nomi
cli-set = Set
cli-copies = Copie
cli-in-supply = nella Scorta
cli-not-in-supply = fuori dalla Scorta
cli-pile = Pila
cli-members = Carte
cli-brings = Aggiunge
cli-roles = Uso
cli-recommended-in = Regni

## The installation

cli-doctor-compiled = compilato
cli-doctor-pure = Python puro
cli-doctor-old-python = Installa Python { $oldest } o più recente.
cli-doctor-terminal = Terminale
cli-doctor-plain = riga per riga (qui non c'è un vero terminale)
cli-doctor-small = Il tavolo completo richiede 80 colonne e 24 righe. Ingrandisci la finestra, o usa --plain.
cli-doctor-games = Partite salvate
cli-doctor-unwritable = Questa cartella non è scrivibile. Scegline un'altra con { $variable }.
cli-doctor-install = pip install { $package }
cli-doctor-absent = non installato: { $purpose }
cli-doctor-postgresql = PostgreSQL per il server
cli-doctor-plots = immagini dei risultati in PNG e PDF
cli-doctor-cluster = partite su molte macchine
cli-doctor-data = partite come tabelle di dati
cli-doctor-parquet = partite come file Parquet
cli-doctor-gymnasium = ambiente di apprendimento per un giocatore
cli-doctor-pettingzoo = ambiente di apprendimento per più giocatori
cli-doctor-browser = Client web
cli-doctor-present = nel pacchetto
cli-doctor-no-browser = Senza, demesne serve non ha pagine; costruiscilo con «python3 dev.py web», o installa il pacchetto.
cli-doctor-store = Database
cli-doctor-new-store = { $file } (sarà creato)
cli-doctor-no-store = Non è raggiungibile: { $reason }
cli-doctor-well = Tutto il necessario è installato.
cli-doctor-ill = Manca qualcosa di necessario.
cli-completion-installed = Lo script è in { $file }. Apri una nuova shell per usarlo.
cli-completion-unwritable = Non è stato possibile scrivere lo script: { $reason }
cli-completion-which = Quale shell usi? Per esempio: demesne completion bash
cli-strategy-fine = { $file }: nessun errore.
cli-no-player = Non c'è un giocatore { $number }: i giocatori vanno da 1 a { $last }.
cli-bought-by = Giocatore { $number }
cli-bots-more = Ci sono anche mazzi per { $decks } regni consigliati, per esempio { $deck }, e Big Money con ognuna di { $count } carte Regno, per esempio { $example }. Per vederne una: demesne bots NOME
cli-bot-level = Livello { $level } di 5.
cli-no-cases = Quali casi? Indica almeno un file o una cartella, come conformance/
cli-no-path = Non c'è né un file né una cartella { $path }.

## What a table wishes of a kingdom

feature-type = { $count ->
        [one] carta { $name }
       *[other] carte { $name }
    }
feature-set = { $count ->
        [one] carta «{ $name }»
       *[other] carte «{ $name }»
    }
feature-role = { $count ->
        [one] carta «{ $name }»
       *[other] carte «{ $name }»
    }
feature-cost = { $count ->
        [one] carta che costa { $low }
       *[other] carte che costano { $low }
    }
feature-cost-range = { $count ->
        [one] carta che costa da { $low } a { $high }
       *[other] carte che costano da { $low } a { $high }
    }
feature-cost-from = { $count ->
        [one] carta che costa { $low } o più
       *[other] carte che costano { $low } o più
    }
wish-with = con { $card }
wish-without = senza { $card }
wish-from = solo carte di: { $sets }
wish-mixing = { $count ->
        [one] carte di un solo set
       *[other] carte di al massimo { $count } set
    }
wish-bane = { $card } come Flagello
wish-none = nessuna { $feature }
wish-least = almeno { $low } { $feature }
wish-most = al massimo { $high } { $feature }
wish-exactly = esattamente { $low } { $feature }
wish-range = da { $low } a { $high } { $feature }

## What can be wrong with a kingdom

kingdom-unknown-card = Non c'è nessuna carta chiamata «{ $text }».
kingdom-unknown-card-near = Non c'è nessuna carta chiamata «{ $text }». Intendevi { $near }?
kingdom-unknown-cards = Queste non sono carte: { $texts }.
kingdom-not-kingdom = { $card } non è una carta Regno.
kingdom-part-of-pile = { $card } è una carta della pila { $pile }. Scegli la pila.
kingdom-twice = { $card } c'è due volte.
kingdom-too-few = Un regno ha 10 pile, non { $count }.
kingdom-too-many = Un regno ha 10 pile, non { $count }.
kingdom-bane-missing = La Giovane Strega ha bisogno di un Flagello, un'altra carta che costa 2 o 3: aggiungi per esempio «Flagello: { $card }».
kingdom-bane-unwanted = Il Flagello ({ $card }) si usa solo con la Giovane Strega.
kingdom-bane-cost = { $card } costa { $cost }; un Flagello costa 2 o 3.
kingdom-bane-inside = { $card } è già una delle 10 pile, quindi non può essere il Flagello.
kingdom-two-banes = C'è un solo Flagello, ma ne sono nominati diversi: { $cards }.
kingdom-stray-label = Che cos'è «{ $text }»? Prima dei due punti possono stare solo «Flagello», un set o un regno.
kingdom-unknown-kingdom = Non c'è un regno «{ $text }»: non è un regno consigliato, né un codice, né un elenco di 10 carte, né «casuale».
kingdom-unknown-kingdom-near = Non c'è un regno «{ $text }». Intendevi { $near }?
kingdom-not-met = Questo regno non ha ciò che chiedi: { $wishes }.
kingdom-code-length = Un codice di regno ha { $length } lettere e cifre; «{ $text }» ne ha { $count }.
kingdom-code-letter = Un codice di regno non contiene mai «{ $letter }».
kingdom-code-version = Il codice «{ $text }» viene da una versione più recente del programma.
kingdom-code-missing = { $card } non ha un numero nei codici di regno: un regno che la contiene non ha codice.
kingdom-code-mistyped = Il codice «{ $text }» contiene un errore di battitura.
kingdom-code-mistyped-near = Il codice «{ $text }» contiene un errore di battitura. Intendevi { $code }?
kingdom-unknown-set = Non c'è nessun set «{ $text }». Ci sono: { $sets }.
kingdom-unknown-wish = «{ $text }» non è un vincolo. Scrivi per esempio { $examples }, o il nome di una carta.
kingdom-unknown-wish-near = «{ $text }» non è un vincolo. Intendevi { $near }?
kingdom-no-sets = Servono carte di almeno un set.
kingdom-too-many-wishes = Troppi vincoli: al massimo { $most }.
kingdom-too-many-names = Un regno ha 10 pile; questo elenco ha più di { $most } nomi.
kingdom-empty-range = «{ $text }» è impossibile: nessun numero è in questo intervallo.
kingdom-not-in-kingdom = { $card } non è in questo regno.
kingdom-impossible-one = Questo è impossibile: { $wishes }.
kingdom-impossible = Questi vincoli sono incompatibili: { $wishes }.
kingdom-too-tangled = Questi vincoli sono troppi per essere esaminati insieme. Togline qualcuno.
