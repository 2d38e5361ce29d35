### Il laboratorio: molte partite tra bot, e che cosa ne viene.

## Comandi

lab-help-match = Gioca molte partite tra bot.
    .more =
        Un bot è un nome (random, novice, bmu, ...) o un file di strategia. I posti ruotano di partita in partita. Lo stesso seme dà lo stesso risultato, qualunque sia il numero di processi. Ctrl-C mostra i risultati ottenuti fin lì.
    .examples =
        Esempi:

            demesne match smu bmu --games 100
            demesne match smu bmu --until-sure --seed 7
            demesne match bmu bm0 --kingdom none --games 100 --report match.html
            demesne match smu bmu novice --games 10 --json
            demesne match smu bmu --games 20 --vary "treasures=8,11,14"
lab-help-tournament = Fa giocare ogni bot contro tutti gli altri, e li classifica.
    .more =
        Ogni coppia gioca lo stesso numero di partite. I punteggi seguono la scala Elo: 400 punti in più valgono 10 a 1. La loro media è 0.
    .examples =
        Esempi:

            demesne tournament bm0 bmu smu --games 50
            demesne tournament bm0 bmu smu --games 20 --csv coppie.csv
lab-help-solo = Misura la velocità di un bot senza avversari.
    .more =
        Il bot gioca mentre l'altro giocatore passa. Mostra in quale turno ottiene ciascuna delle sue Province, e quanto denaro ha in ogni turno.
    .examples =
        Esempi:

            demesne solo bm0 --kingdom none --games 100
            demesne solo smu --games 50 --report solo.html
lab-help-sweep = Mostra quale carta Regno aiuta di più una strategia.
    .more =
        La strategia con una o più copie di una carta gioca contro la strategia senza, per ogni carta di un regno, o per tutte le carte, ciascuna da sola sul tavolo.
    .examples =
        Esempi:

            demesne sweep bmu --cards Strega,Milizia --games 20
            demesne sweep bmu --kingdom "First Game" --copies 1 --games 10
lab-help-tune = Trova numeri migliori per un file di strategia.
    .more =
        Ogni numero delle condizioni della strategia viene cambiato, e il cambiamento resta se vince più partite con le stesse carte. Il risultato è verificato su nuove partite e, con --output, scritto in un file.
    .examples =
        Esempi:

            demesne tune bmu --against smu --games 20 --rounds 1
            demesne tune bmu --games 10 --rounds 1 --output meglio.toml
lab-help-explain = Gioca una partita tra bot e la racconta turno per turno.
    .more =
        Con il seme di un match e il numero di una partita racconta quella. Indica la regola dietro ogni acquisto.
    .examples =
        Esempi:

            demesne explain smu bmu --seed 7
            demesne explain smu bmu --seed 7 --game 12 --save partita.json
lab-help-record = Scrive ogni decisione di molte partite in un file Parquet.
    .more =
        I bot giocano come in match, e ogni decisione diventa una riga: che cosa sapeva il giocatore, che cosa poteva scegliere, la risposta e chi ha vinto alla fine. docs/data.md spiega ogni campo.
    .examples =
        Esempi:

            demesne record smu bmu --games 20 --parquet moves.parquet
            demesne record novice random --kingdom random --games 10 --seed 1 --parquet moves.parquet
lab-help-strategy = Mostra una strategia, controlla un file, salva una strategia in un file, o scrive come strategia gli acquisti di un giocatore.
    .more =
        show stampa le regole di una strategia, o il piano che l'intendente (steward) o il reggente (regent) fa per un regno. save le scrive in un file, da leggere e migliorare. check elenca tutti gli errori di un file, le regole che non si applicano mai e le risposte che nessuna domanda offre. from scrive come strategia gli acquisti di un giocatore di una partita salvata: un punto di partenza.
    .examples =
        Esempi:

            demesne strategy show smu
            demesne strategy show regent --kingdom "First Game"
            demesne strategy save steward --kingdom "First Game" --output plan.toml
            demesne strategy check plan.toml --kingdom "First Game"
            demesne strategy from game.json --player 2
lab-group = Laboratorio

lab-option-bots = Bot per nome, o file di strategia.
lab-option-bot = Un bot per nome, o un file di strategia.
lab-option-strategy = Una strategia per nome, o un file di strategia.
lab-option-games = Numero di partite.
lab-option-games-match = Numero di partite. Predefinito: 1.000; con --until-sure al massimo 100.000.
lab-option-games-each = Numero di partite per coppia, carta o prova.
lab-option-kingdom = Un nome, un codice, un elenco di carte, «none», o «random» per uno nuovo a ogni partita.
lab-option-until-sure = Si ferma appena è certo quale bot è migliore.
lab-option-confidence = Il livello di confidenza degli intervalli e di --until-sure.
lab-option-seed = Lo stesso seme dà le stesse partite.
lab-option-jobs = Numero di processi. Predefinito: uno per processore.
lab-option-cluster = L'indirizzo di un cluster Dask su cui giocare.
lab-option-parquet = Scrive le decisioni in questo file.
lab-option-save = Scrive la partita in questo file, per «demesne replay».
lab-option-turn-limit = Conta una partita così com'è dopo questo numero di turni ciascuno.
lab-option-watched = Numero di partite da seguire turno per turno.
lab-option-vary = Prova questi numeri nelle regole del primo bot: "count(Witch)=1,2,3". Ripetuta, dà una griglia.
lab-option-csv = Scrive una tabella in questo file; - la scrive sullo standard output, e il resto sullo standard error.
lab-option-report = Scrive una pagina con grafici (HTML) in questo file.
lab-option-plot = Scrive i grafici in questo file (SVG, PNG o PDF).
lab-option-cards = Solo queste carte.
lab-option-copies = Numeri di copie da provare: 1,2.
lab-option-against = L'avversario. Predefinito: la strategia com'era.
lab-option-rounds = Numero di passaggi su tutti i numeri.
lab-option-output = Scrive la strategia migliore in questo file.
lab-option-game = Il numero della partita nel match con questo seme.

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
lab-first = Vinte iniziando
lab-later = Vinte senza iniziare
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
lab-won-over-games = Quota di partite vinte nel corso del match
lab-points-by-turn = Punti per turno
lab-money-by-turn = Denaro da spendere per turno
lab-deck-by-turn = Carte possedute per turno
lab-size-by-turn = Grandezza del mazzo per turno
lab-gains-by-turn = Carte guadagnate per turno
lab-lengths = Durata delle partite in turni
lab-ends = Come finiscono le partite
lab-end = Fine
lab-end-provinces = Province esaurite
lab-end-colonies = Colonie esaurite
lab-end-piles = pile esaurite
lab-end-turn-limit = limite di turni raggiunto
lab-gained = Carte guadagnate, e quando
lab-band = La fascia contiene l'80% centrale delle partite ({ $count } partite seguite turno per turno).
# What a chart shows, in words
lab-chart-way = { $name }: { $first } all'inizio, { $last } alla fine.
lab-chart-spread = Da { $low } a { $high }, più spesso { $most }.
lab-chart-ends = Il più alto: { $high }. Il più basso: { $low }.
lab-chart-table = Come tabella
lab-first-advantage = Vantaggio di chi inizia
lab-lead = { $first } contro { $second }, vittorie meno sconfitte
lab-facts = { $kingdom } · { $games } partite · seme { $seed } · { $rate } partite/s
lab-sure = { $bot } è migliore, con una confidenza del { $confidence }% dopo { $games } partite ({ $odds } a 1).
lab-unsure = Dopo { $games } partite non si sa con una confidenza del { $confidence }% chi è migliore ({ $odds } a 1).
lab-stopped = Interrotto: questi sono i risultati ottenuti finora.
lab-cut-short = { $count ->
        [one] 1 partita è stata contata così com'era dopo { $turns } turni.
       *[other] { $count } partite sono state contate così com'erano dopo { $turns } turni.
    }
lab-gain = { $copies } × { $card } (dal turno { $turn })
lab-watched = { $count ->
        [one] Carte guadagnate (1 partita seguita)
       *[other] Carte guadagnate ({ $count } partite seguite)
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
lab-thought = Considerato: { $candidates }
lab-thought-chosen = → { $answer } { $chance }% ± { $error } ({ $games ->
        [one] 1 partita
       *[other] { $games } partite
    })
lab-thought-candidate = { $answer } { $chance }% ± { $error } ({ $games })
lab-thought-nothing = niente
lab-rules = Regole
lab-best = Scelta migliore
lab-best-of = { $values } ({ $score })
lab-grid-axes = { $columns } (colonne), { $rows } (righe)
lab-made-with = Realizzato con
lab-recorded =
    { $rows ->
        [one] 1 decisione
       *[other] { $rows } decisioni
    } di { $games ->
        [one] 1 partita
       *[other] { $games } partite
    } in { $file }.
lab-saved = Salvata in { $file }. Per rivederla: demesne replay { $file }
lab-hand = Mano: { $cards }
lab-standing = Punti: { $points }
lab-winners = Vinta da { $names }.

## Che cosa non va

lab-bad-jobs = --jobs deve essere almeno 1, non { $count }.
lab-bad-game = Le partite sono numerate da 0; non c'è una partita { $number }.
lab-bad-two-outputs = --json e --csv - scrivono entrambi sullo standard output: scegli l'uno o l'altro.
lab-bad-games = --games deve essere almeno 1, non { $count }.
lab-bad-rounds = --rounds deve essere almeno 1, non { $count }.
lab-bad-copies = --copies richiede numeri interi da 1 in su, per esempio 1,2.
lab-bad-workers = I processi non possono importare { $name }: serve loro questa versione di demesne.
lab-bad-piece = Le partite da { $first } a { $last } hanno mandato in crash { $count } processi: sono state abbandonate.
lab-bad-no-distributed = Per un cluster serve il pacchetto «distributed»: pip install "demesne[cluster]"
lab-bad-no-data = Tabelle di dati e Parquet richiedono un extra: pip install "demesne[data]".
lab-bad-no-plots = PNG e PDF richiedono un extra: pip install "demesne[plots]". SVG funziona senza.
lab-bad-cluster = Nessun cluster Dask risponde a { $address }.
lab-bad-bot = Non c'è un bot «{ $text }». Indica { $names }, una strategia elencata da «demesne bots» o un file di strategia.
lab-bad-bot-near = Non c'è un bot «{ $text }». Intendevi { $near }?
lab-bad-budget = «{ $text }» non ha un budget valido. Dopo i due punti scrivi un numero intero di partite da 1, come { $name }:500.
lab-bad-bots = { $count ->
        [one] 1 bot indicato
       *[other] { $count } bot indicati
    }; ne servono da { $least } a { $most }.
lab-bad-file = «{ $file }» non si può leggere.
lab-bad-write = «{ $file }» non si può scrivere.
lab-bad-strategy = { $text }
lab-bad-sure = --confidence deve essere almeno 0.5 e meno di 1, per esempio 0.99, non { $text }.
lab-bad-needs = { $name } ha bisogno di carte che non sono in questo regno ({ $kingdom }): { $cards }.
lab-bad-picture = «{ $file }» non è un file immagine: il nome deve finire in { $names }.
lab-bad-answer = { $name } ha dato una risposta non ammessa, nella partita { $game } del seme { $seed }: { $text }.
lab-bot-failed = Errore di { $name } nella partita { $game } del seme { $seed }: { $reason }. La domanda era: { $asked }
lab-bad-no-strategy = { $name } non è una strategia: non ha regole da cambiare.
lab-bad-no-numbers = { $name } non ha numeri nelle sue condizioni.
lab-bad-no-rules = { $name } non ha regole da mostrare.
lab-bad-bought-nothing = { $name } non ha comprato nulla.
lab-bad-vary = «{ $text }» non dice che cosa variare. Scrivi per esempio "count(Witch)=1,2,3".
lab-bad-vary-word = Nessuna condizione di { $name } confronta { $text } con un numero. Possono variare: { $names }.
lab-bad-vary-twice = { $text } è indicato due volte.
lab-bad-vary-many =
    { $count ->
        [one] È { $count } combinazione
       *[other] Sono { $count } combinazioni
    }; al massimo { $most }.
lab-bad-vary-sure = --vary e --until-sure si escludono: tutte le combinazioni giocano le stesse partite.
lab-bad-random = Qui serve un solo regno, non uno nuovo a ogni partita.
lab-bad-slow = Un gruppo di partite ha richiesto più di { $seconds } secondi ed è stato abbandonato.
lab-bad-many = Sarebbero { $count } partite; un calcolo ne ha al massimo { $most }.
lab-bad-more = A una ricerca di numeri migliori non si possono aggiungere partite: iniziane un'altra.
lab-bad-internal = Si è verificato un errore, che è stato registrato.

## Le parole dei file di strategia

lab-key-name = il nome nei risultati
lab-key-description = una frase che la descrive
lab-key-needs = le carte Regno di cui la strategia non può fare a meno
lab-key-buy = che cosa comprare, la più desiderata per prima
lab-key-gain = che cosa guadagnare senza comprare; poi valgono le regole per gli acquisti
lab-key-trash = che cosa cestinare per prima
lab-key-discard = che cosa scartare per prima
lab-key-play = quali Azioni giocare per prime
lab-key-answers = risposte alle domande di una carta
lab-key-finish = guardare avanti a fine partita
lab-key-keep-money = tenere i Rami finché tutti i Tesori insieme non valgono di più
lab-word-coins = monete da spendere in questo turno
lab-word-buys = acquisti rimasti in questo turno
lab-word-actions = Azioni rimaste in questo turno
lab-word-money = monete di tutti i Tesori nel mazzo
lab-word-treasures = Tesori posseduti
lab-word-cards = tutte le carte possedute
lab-word-terminals = Azioni possedute che consumano un'Azione
lab-word-villages = Azioni in più date dalle carte possedute
lab-word-turn = il turno del bot, da 1
lab-word-empty = pile vuote della Scorta
lab-word-lead = punti di vantaggio sul miglior avversario
lab-word-score = i punti del bot
lab-word-tokens = segnalini Moneta
lab-word-players = il numero di giocatori
lab-word-hand = carte in mano
lab-word-action-cards = carte Azione possedute, senza Rovine né Rifugi
lab-word-count = copie che possiede il bot
lab-word-left = carte rimaste in una pila
lab-word-theirs = copie che possiedono tutti gli altri
lab-word-held = copie in mano
lab-word-played = copie in gioco
lab-word-cost = il costo attuale della carta
lab-word-trashed = copie nel Cestino
