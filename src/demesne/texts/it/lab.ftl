### Il laboratorio: molte partite tra bot, e che cosa ne viene.

## Comandi

lab-help-match = Far giocare dei bot l'uno contro l'altro, molte partite.
    .more =
        Un bot è un nome (random, novice, bmu, ...) o un file di strategia. I posti ruotano di partita in partita. Lo stesso seme dà lo stesso risultato, quanti che siano i processi. Ctrl-C dà il risultato fin lì.
    .examples =
        Esempi:

            demesne match smu bmu --games 100
            demesne match smu bmu --until-sure --seed 7
            demesne match bmu bm0 --kingdom none --games 100 --report match.html
            demesne match smu bmu novice --games 10 --json
lab-help-tournament = Far giocare ogni bot contro ogni altro, e classificarli.
    .more =
        Ogni coppia gioca tante partite. I punteggi sono sulla scala di Elo: 400 punti in più sono 10 contro 1. La loro media è 0.
    .examples =
        Esempi:

            demesne tournament bm0 bmu smu --games 50
            demesne tournament bm0 bmu smu --games 20 --csv coppie.csv
lab-help-solo = Vedere quanto è veloce un bot che nessuno ostacola.
    .more =
        Il bot gioca mentre l'altro posto passa: in quale turno ha quante Province, e quanto denaro ha in ogni turno?
    .examples =
        Esempi:

            demesne solo bm0 --kingdom none --games 100
            demesne solo smu --games 50 --report solo.html
lab-help-sweep = Vedere quale carta del regno aiuta di più una strategia.
    .more =
        La strategia con una o più copie di una carta gioca contro la strategia senza, per ogni carta di un regno, o per tutte le carte, ciascuna da sola sul tavolo.
    .examples =
        Esempi:

            demesne sweep bmu --cards Strega,Milizia --games 20
            demesne sweep bmu --kingdom "First Game" --copies 1 --games 10
lab-help-tune = Trovare numeri migliori per un file di strategia.
    .more =
        Ogni numero delle condizioni della strategia viene cambiato, e il cambiamento resta se vince più partite con le stesse carte. Il risultato è verificato su nuove partite e scritto in un file se ne viene nominato uno.
    .examples =
        Esempi:

            demesne tune bmu --against smu --games 20 --rounds 1
            demesne tune bmu --games 10 --rounds 1 --output meglio.toml
lab-help-explain = Giocare una partita tra bot e raccontarla turno per turno.
    .more =
        Con il seme di un incontro e il numero di una partita, è quella la partita raccontata.
    .examples =
        Esempi:

            demesne explain smu bmu --seed 7
            demesne explain smu bmu --seed 7 --game 12 --json
lab-help-strategy = Mostra una strategia, controlla un file, o salva una strategia in un file.
    .more =
        show stampa le regole di una strategia, o il piano che l'intendente (steward) o il reggente (regent) fa per un regno. save le scrive in un file, da leggere e migliorare. check elenca tutti gli errori di un file, le regole che non si applicano mai e le risposte che nessuno chiede.
    .examples =
        Esempi:

            demesne strategy show smu
            demesne strategy show regent --kingdom "First Game"
            demesne strategy save steward --kingdom "First Game" --output plan.toml
            demesne strategy check plan.toml --kingdom "First Game"
lab-group = Laboratorio

lab-option-bots = Bot per nome, o file di strategia.
lab-option-bot = Un bot per nome, o un file di strategia.
lab-option-strategy = Una strategia per nome, o un file di strategia.
lab-option-games = Quante partite.
lab-option-games-match = Quante partite. Se omesso: 1.000; con --until-sure al massimo 100.000.
lab-option-games-each = Quante partite per ogni coppia, carta o prova.
lab-option-kingdom = Un nome, un codice, un elenco di carte, “none” o “random”: uno nuovo a ogni partita.
lab-option-until-sure = Fermarsi appena è sicuro chi è migliore.
lab-option-confidence = Quanto sicuro: per gli intervalli e per --until-sure.
lab-option-seed = Lo stesso seme dà le stesse partite.
lab-option-jobs = Quanti processi; senza questa opzione, tutti i processori.
lab-option-cluster = L'indirizzo di un cluster Dask su cui giocare.
lab-option-save = Scrivi la partita in questo file, per “demesne replay”.
lab-option-turn-limit = Dopo tanti turni ciascuno, una partita è contata così com'è.
lab-option-watched = Quante partite seguire turno per turno.
lab-option-vary = Provare questi numeri nelle regole del primo bot: "count(Witch)=1,2,3". Due volte, è una griglia.
lab-option-csv = Scrivi una tabella in questo file; - la scrive sull'uscita standard, e il resto sull'uscita degli errori.
lab-option-report = Scrivere una pagina con grafici in questo file.
lab-option-plot = Disegnare un'immagine in questo file.
lab-option-cards = Soltanto queste carte.
lab-option-copies = Quante copie provare: 1,2.
lab-option-against = L'avversario; senza questa opzione, la strategia com'era.
lab-option-rounds = Quante volte percorrere tutti i numeri.
lab-option-output = Scrivere la strategia migliore in questo file.
lab-option-game = Il numero della partita nell'incontro con questo seme.

## Risultati

lab-bot = Bot
lab-games = Partite
lab-won = Vinte
lab-tied = Pari
lab-lost = Perse
lab-wins = Vittorie
lab-ties = Pareggi
lab-losses = Sconfitte
lab-points = Punti
lab-turns = Turni
lab-first = Vinte da primo
lab-later = Vinte altrimenti
lab-kingdom = Regno
lab-seed = Seme
lab-random-each = uno nuovo a ogni partita
lab-card = Carta
lab-copies = A partita
lab-some = Partite con
lab-first-gain = Prima al turno
lab-provinces = Province
lab-reached = Raggiunto
lab-rating = Punteggio
lab-score = Resa
lab-times = Copie
lab-ahead = Vantaggio
lab-others = altre
lab-game = partita
lab-turn = turno
lab-won-over-games = Parte delle partite vinte fin lì
lab-points-by-turn = Punti per turno
lab-money-by-turn = Denaro da spendere per turno
lab-deck-by-turn = Carte possedute per turno
lab-lengths = Quanti turni sono durate le partite
lab-gained = Che cosa si ottiene, e quando
lab-band = La fascia contiene le 8 partite su 10 di mezzo ({ $count } partite seguite turno per turno).
# What a chart shows, in words
lab-chart-way = { $name }: { $first } all'inizio, { $last } alla fine.
lab-chart-spread = Da { $low } a { $high }, più spesso { $most }.
lab-chart-ends = Il più alto: { $high }. Il più basso: { $low }.
lab-chart-table = Come tabella
lab-first-advantage = Vantaggio di chi inizia
lab-lead = { $first } contro { $second }, vittorie meno sconfitte
lab-facts = { $kingdom } · { $games } partite · seme { $seed } · { $rate } partite/s
lab-sure = { $bot } è migliore: sicuro al { $confidence } % dopo { $games } partite ({ $odds } contro 1).
lab-unsure = Dopo { $games } partite non è sicuro al { $confidence } % chi è migliore ({ $odds } contro 1).
lab-stopped = Interrotto: questi sono i risultati ottenuti finora.
lab-cut-short = { $count ->
        [one] 1 partita è stata contata così com'era dopo { $turns } turni.
       *[other] { $count } partite sono state contate così com'erano dopo { $turns } turni.
    }
lab-gain = { $copies } × { $card } (dal turno { $turn })
lab-watched = { $count ->
        [one] Che cosa si ottiene (1 partita seguita)
       *[other] Che cosa si ottiene ({ $count } partite seguite)
    }
lab-line = { $name }: { $value }
lab-each-alone = ogni carta da sola sul tavolo
lab-no-change = Nessun altro numero era migliore.
lab-change = { $before }  →  { $after }
lab-before = prima
lab-after = dopo
lab-against = contro { $bot }
lab-written = Scritto in { $file }.
lab-progress = partite
lab-rule = Regola: { $rule }
lab-rules = Regole
lab-best = Scelta migliore
lab-best-of = { $values } ({ $score })
lab-grid-axes = { $columns } (colonne), { $rows } (righe)
lab-made-with = Fatto con
lab-saved = Salvata in { $file }. Per rivederla: demesne replay { $file }
lab-hand = Mano: { $cards }
lab-standing = Punti: { $points }
lab-winners = Vinta da { $names }.

## Che cosa non va

lab-bad-jobs = Serve almeno 1 processo, non { $count }.
lab-bad-game = Le partite sono numerate da 0; non c'è una partita { $number }.
lab-bad-two-outputs = --json e --csv - scrivono entrambi sull'uscita standard: scegline uno.
lab-bad-games = Serve almeno 1 partita, non { $count }.
lab-bad-rounds = Serve almeno 1 giro, non { $count }.
lab-bad-copies = Serve almeno 1 copia.
lab-bad-workers = I lavoratori non possono importare { $name }: serve loro questa versione di demesne.
lab-bad-piece = Le partite da { $first } a { $last } sono costate { $count } lavoratori, quindi sono abbandonate.
lab-bad-no-distributed = Per un cluster serve il pacchetto “distributed”: pip install "demesne[cluster]"
lab-bad-no-plots = PNG e PDF richiedono un extra: pip install "demesne[plots]". SVG non richiede nulla.
lab-bad-cluster = Nessun cluster Dask risponde a { $address }.
lab-bad-bot = Non c'è un bot “{ $text }”. Ci sono { $names }, e i file di strategia.
lab-bad-bot-near = Non c'è un bot “{ $text }”. Intendevi { $near }?
lab-bad-bots =
    { $count ->
        [one] È dato 1 bot
       *[other] Sono dati { $count } bot
    }; ne servono da { $least } a { $most }.
lab-bad-file = “{ $file }” non si può leggere.
lab-bad-write = “{ $file }” non si può scrivere.
lab-bad-strategy = { $text }
lab-bad-sure = --confidence deve essere almeno 0.5 e meno di 1, per esempio 0.99, non { $text }.
lab-bad-needs = { $name } ha bisogno di { $cards }, che non è in questo regno ({ $kingdom }).
lab-bad-picture = Un'immagine è un file che finisce in { $names }, non “{ $file }”.
lab-bad-answer = { $name } ha dato una risposta non ammessa, nella partita { $game } del seme { $seed }: { $text }.
lab-bot-failed = { $name } ha fallito nella partita { $game } del seme { $seed }: { $reason }. La domanda era: { $asked }
lab-bad-no-strategy = { $name } non è una strategia di cui si possano cambiare le regole.
lab-bad-no-numbers = { $name } non ha numeri nelle sue condizioni.
lab-bad-vary = «{ $text }» non dice che cosa varia. Si scrive per esempio "count(Witch)=1,2,3".
lab-bad-vary-word = Nessuna condizione di { $name } confronta { $text } con un numero. Possono variare: { $names }.
lab-bad-vary-twice = { $text } varia due volte.
lab-bad-vary-many =
    { $count ->
        [one] È { $count } combinazione
       *[other] Sono { $count } combinazioni
    }; al massimo { $most }.
lab-bad-vary-sure = --vary e --until-sure si escludono: tutte le combinazioni giocano le stesse partite.
lab-bad-random = Qui serve un solo regno, non uno nuovo a ogni partita.
