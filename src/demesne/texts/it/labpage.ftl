### The lab's page in the browser: strategies, runs, results. The names of results are in lab.ftl.

labpage-title = Il laboratorio
labpage-lead = Fai giocare ai bot migliaia di partite e guarda quale strategia vince, e con quanta certezza.
labpage-closed-off = Su questo server il laboratorio è disattivato.
labpage-closed-elsewhere = Su questo server il laboratorio è aperto solo a chi visita dalla stessa macchina.
labpage-closed-how = Chi gestisce il server può aprirlo con «demesne serve --lab on». Sulla tua macchina lo trovi con «demesne serve --open».

## Who plays

labpage-kingdom-change = Cambia regno
labpage-kingdom-done = Fatto
labpage-kingdom-deal = Regni
labpage-kingdom-same = Lo stesso regno in ogni partita
labpage-kingdom-random = Un nuovo regno casuale in ogni partita
labpage-kingdom-random-any = Dieci carte qualsiasi di tutte le espansioni.
labpage-bots = Chi gioca
labpage-bot-number = Bot { $number }
labpage-levels = Livelli
labpage-money-with = Big money con una carta
labpage-own = Le tue strategie
labpage-own-how = Scegli «Nuova strategia…» qui sopra, o modifica una copia della strategia di un bot. Le tue strategie restano in questo browser, e sul server se hai un account.
labpage-new-strategy = Nuova strategia…
labpage-my-strategy = La mia strategia
labpage-nameless = Senza nome
labpage-edit = Modifica
labpage-edit-bot = Modifica { $name }
labpage-copy = Modifica una copia
labpage-copy-bot = Modifica una copia di { $name }
labpage-add-bot = Aggiungi un bot
labpage-add-all = { $count ->
        [one] Aggiungine 1 altro adatto al regno
       *[other] Aggiungi i { $count } adatti al regno
    }
labpage-too-many-bots = Qui possono giocare al massimo { $most } bot. Togline qualcuno, o scegli il torneo.
labpage-remove-bot = Togli il bot { $number }

## A strategy

labpage-which = Strategia
labpage-play = Giocaci contro
labpage-download = Scarica
labpage-open-file = Apri un file
labpage-delete = Elimina
labpage-view = Vista
labpage-view-form = Modulo
labpage-view-text = Testo
labpage-text = Testo della strategia
labpage-name = Nome
labpage-list-buy = Comprare
labpage-list-buy-how = Prima la carta più desiderata: il bot compra la prima che può pagare e la cui condizione è soddisfatta.
labpage-list-gain = Guadagnare senza comprare
labpage-list-trash = Cestinare per prime
labpage-list-discard = Scartare per prime
labpage-list-play = Giocare per prime
labpage-answer-of = Risposte a { $card }: { $kind }
labpage-answer-remove = Togli { $name }
labpage-answer-add = Rispondere a una carta
labpage-answer-card = Scegli una carta…
labpage-answer-none = { $card } non chiede altro.
labpage-asks-action = quale Azione giocare
labpage-asks-treasure = quali Tesori giocare
labpage-asks-spend = quanti segnalini Moneta spendere
labpage-asks-buy = che cosa comprare
labpage-asks-overpay = quanto pagare in più
labpage-asks-gain = che cosa guadagnare
labpage-asks-trash = che cosa cestinare
labpage-asks-discard = che cosa scartare
labpage-asks-topdeck = che cosa mettere in cima al mazzo
labpage-asks-reveal = che cosa rivelare
labpage-asks-react = con che cosa reagire
labpage-asks-play = che cosa giocare
labpage-asks-aside = che cosa mettere da parte
labpage-asks-pass = che cosa passare a sinistra
labpage-asks-return = che cosa rimettere nella Scorta
labpage-asks-pile = quale pila scegliere
labpage-asks-name = quale carta nominare
labpage-asks-mode = quali effetti scegliere
labpage-answers = che cosa rispondere quando una carta chiede
labpage-nothing = non scegliere nulla
labpage-finish = Guardare avanti a fine partita
labpage-finish-how = Chiude la partita se così vince, ed evita di chiuderla se così perde.
labpage-more-rules = { $count ->
        [0] Altre regole
       *[other] Altre regole ({ $count })
    }
labpage-keep-money = Non cestinare i Rami finché tutti i Tesori insieme non danno più di
labpage-row-about = Regola { $number }: { $card }
labpage-row-limit = Quante
labpage-limit-none = senza limite
labpage-limit = { $count ->
        [one] al massimo 1
       *[other] al massimo { $count }
    }
labpage-row-when = Quando
labpage-row-what = Che cosa si confronta
labpage-row-of = Di quale carta
labpage-row-compare = Confronto
labpage-row-number = Numero
labpage-row-condition = Condizione
labpage-row-choose = Scegli da un elenco
labpage-row-add = Aggiungi una regola
labpage-row-up = Sposta su
labpage-row-down = Sposta giù
labpage-row-remove = Togli
labpage-row-moved = Ora regola { $number }
labpage-and = e
labpage-when-always = sempre
labpage-when-until = fino al turno …
labpage-when-from = dal turno …
labpage-when-provinces = se le Province rimaste sono al massimo …
labpage-when-early = se le Province rimaste sono più di …
labpage-when-money = se i suoi Tesori danno più di …
labpage-when-coins = se le sue monete sono almeno …
labpage-when-treasures = se i suoi Tesori sono almeno …
labpage-when-terminals = se le sue Azioni terminali sono al massimo …
labpage-when-empty = se le pile vuote sono almeno …
labpage-when-behind = se il suo vantaggio in punti è sotto …
labpage-when-other = un altro confronto
labpage-when-own = a parole tue
labpage-comments = Il modulo riscrive il file: i commenti del testo vanno persi.
labpage-no-form = Il modulo non può mostrare questo testo finché ha errori del genere. Correggili nel testo.
labpage-line = Riga { $line }
labpage-mistake = Errore:
labpage-doubt = Dubbio:
labpage-no-mistakes = Nessun errore.
labpage-editor-completions = Suggerimenti
labpage-editor-diagnostics = Errori
labpage-editor-no-diagnostics = Nessun errore
labpage-editor-close = Chiudi
labpage-editor-control-character = Carattere di controllo

## Running

labpage-run = Avvia
labpage-go = Avvia
labpage-kind = Che cosa fare
labpage-kind-match = Match
labpage-kind-match-how = I bot giocano l'uno contro l'altro e iniziano a turno.
labpage-kind-sweep = Rassegna
labpage-kind-sweep-how = Quale carta del regno aiuta di più la strategia del primo bot? Gioca con ogni carta contro sé stessa senza la carta.
labpage-kind-tune = Messa a punto
labpage-kind-tune-how = Cerca numeri migliori nelle condizioni del primo bot, contro il secondo.
labpage-kind-vary = Variazione
labpage-kind-vary-how = Prova numeri nelle condizioni del primo bot, uno solo o una griglia di due, contro gli altri.
labpage-kind-tournament = Torneo
labpage-kind-tournament-how = Ognuno affronta tutti gli altri, uno per uno, e riceve un punteggio.
labpage-games-sweep = Partite per carta
labpage-games-tune = Partite per prova
labpage-games-vary = Partite per casella
labpage-games-tournament = Partite per coppia
labpage-until-sure = Finché non è certo
labpage-seed-how = uno nuovo ogni volta
labpage-vary-what = Numero { $number }
labpage-vary-values = Valori
labpage-vary-more = Varia anche un altro numero
labpage-vary-less = Togli questo numero
labpage-vary-nothing = Le condizioni del primo bot non hanno numeri.
labpage-progress = Avanzamento
labpage-waiting = { $count ->
        [0] In attesa di iniziare.
        [one] In attesa: 1 calcolo è prima del tuo.
       *[other] In attesa: { $count } calcoli sono prima del tuo.
    }
labpage-waiting-for = { $count ->
        [0] In attesa di iniziare, tra circa { $wait }.
        [one] In attesa: 1 calcolo è prima del tuo, circa { $wait }.
       *[other] In attesa: { $count } calcoli sono prima del tuo, circa { $wait }.
    }
labpage-seconds = { $count } s
labpage-minutes = { $count } min
labpage-hours = { $count } h
labpage-played = { $count ->
        [one] 1 partita.
       *[other] { $games } partite.
    }
labpage-played-of = { $games } partite su { $wanted }.
labpage-left = Ancora { $left } circa.
labpage-done = Finito.
labpage-stopped-asked = Fermato.
labpage-stopped-unwatched = Fermato perché nessuno guardava.
labpage-stopped-budget = Fermato: le partite concesse per quest'ora sono finite.
labpage-gone = Il server ha dimenticato questo calcolo. Avvialo di nuovo con lo stesso seme per avere gli stessi numeri.
labpage-stop = Ferma
labpage-go-on = Continua
labpage-more = Altre { $count } partite
labpage-more-each = Altre { $count } partite per match
labpage-cancel = Annulla
labpage-discard = Cancella

## Results

labpage-scores = Chi ha vinto
labpage-sure = Certo
labpage-unsure = Non ancora certo
labpage-unsure-how = Le partite giocate non mostrano ancora quale bot è migliore.
labpage-better = { $bot } è migliore.
labpage-confidence = confidenza del { $percent }
labpage-interval = Intervallo
labpage-change = Differenza
labpage-change-how = Differenza: punti percentuali rispetto al tuo match precedente ({ $games } partite).
labpage-first-advantage = Vantaggio di chi inizia: { $value } punti percentuali.
labpage-end-provinces = Province finite: { $percent } delle partite.
labpage-end-colonies = Colonie finite: { $percent }.
labpage-end-piles = Tre pile vuote: { $percent }.
labpage-end-turn-limit = Contate al limite di turni: { $percent }.
labpage-watch = Guarda una partita
labpage-watch-number = Numero della partita
labpage-watch-go = Guarda
labpage-worst = Peggiore sconfitta di { $bot }
labpage-back = Torna al laboratorio
labpage-save = Scarica la partita
labpage-report = Rapporto
labpage-csv = Tabella (CSV)
labpage-link = Link a questo esperimento
labpage-link-how = Contiene il regno, le strategie e il seme. Chi lo apre può rigiocare le stesse partite.
labpage-sweep-how = Vantaggio in punti percentuali sulla strategia senza la carta. Ogni riga ha il suo intervallo, e fra tante carte qualcuna è solo fortunata.
labpage-add-rule = Aggiungi alla tua strategia
labpage-tune-none-yet = Ancora nessun numero migliore.
labpage-tune-how = Entrambe hanno giocato distribuzioni nuove, che la ricerca non ha visto.
labpage-take = Usa questi numeri
labpage-vary-how = La casella migliore è in parte fortuna: rigiocala con un altro seme.

## Refusals

labpage-refused-lab-off = Su questo server il laboratorio è disattivato.
labpage-refused-lab-elsewhere = Su questo server il laboratorio è aperto solo a chi visita dalla stessa macchina.
labpage-refused-lab-busy = Hai troppi calcoli in corso. Fermane prima uno.
labpage-refused-lab-full = In questo momento troppe persone usano il laboratorio. Riprova tra poco.
labpage-refused-lab-budget = Le partite concesse per quest'ora sono finite. Riprova più tardi.
labpage-refused-lab-down = Il laboratorio si sta riavviando. Riprova tra poco.
labpage-refused-no-run = Il server ha dimenticato questo calcolo. Avvialo di nuovo con lo stesso seme per avere gli stessi numeri.
labpage-refused-too-many = Ci sono troppe strategie. Eliminane prima una.
