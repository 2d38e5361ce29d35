### After the game, and replaying it.

## How it ended

after-you-win = Hai vinto!
after-they-win = Vince { $player }
after-you-share = Vittoria condivisa con te: { $players }
after-they-share = Vittoria condivisa: { $players }
after-why-provinces = L'ultima Provincia è stata presa.
after-why-colonies = Le Colonie sono finite.
after-why-piles = Queste pile sono vuote: { $piles }.
after-why-resigned = Abbandono: { $players }.
after-why-limit = È stato raggiunto il limite di turni.
after-tied = A parità di punti vince chi ha giocato meno turni.
after-winner = vince
after-bot-finished = finita da un bot
after-hints = { $count ->
        [one] con 1 consiglio
       *[other] con { $count } consigli
    }
after-gave-up = ha abbandonato

## Ways on

after-rematch = Gioca ancora
after-swap = Cambia posto, stessa sorte
after-swap-asked = { $players } vorrebbe cambiare posto con la stessa sorte. Si comincia quando tutti sono d'accordo: premi «Cambia posto, stessa sorte».
after-swap-note = Gioca ancora: stesso regno, nuova sorte. Cambia posto: esattamente le stesse mescolate, ognuno un posto più in là.
after-next-table = Vai al prossimo tavolo
after-new-table = Apri un tavolo con questo regno
after-next-waits = Ti propongono un'altra partita: il tavolo seguente è aperto.
after-bots-finished = I bot hanno finito questa partita
after-branch = Riprendi da un momento
after-review = Analisi
after-download = Scarica
after-what-won = Che cosa avrebbe vinto qui?
after-try-again = Riprova
after-loading = Si ripercorre la partita…

## Scores, graphs, decks

after-scores = Punti
after-points = Punti
after-turns = Turni
after-no-points = Nessuna carta ha portato punti.
after-card-column = Carta
after-turn-column = Turno
after-points-chart = Punti dopo ogni turno
after-money-chart = Monete sui Tesori dopo ogni turno
after-gained-chart = Carte guadagnate
after-as-table = Come tabella
after-gains = Carte guadagnate, turno per turno
after-see-turn = Rivedi il turno { $round } di { $name }
after-decks = Mazzi alla fine
after-cards = { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
after-group-action = Azioni
after-group-treasure = Tesori
after-group-victory = Carte Vittoria
after-group-curse = Maledizioni
after-group-other = Rovine e Rifugi

## Replay

after-replay-of = Partita rivista: { $players }
after-beside = Accanto alla partita
after-eyes = Punto di vista
after-all-open = tutte le carte
after-spectator = uno spettatore
after-result = Il risultato
after-link = Link a questo momento
after-the-end = La fine
after-where = Turno { $round }: { $name }
after-decision-of = decisione { $at } di { $all }
after-slider = Momento della partita
after-moves = Passi
after-first = All'inizio
after-turn-back = Un turno indietro
after-step-back = Una decisione indietro
after-step-on = Una decisione avanti
after-turn-on = Al turno successivo
after-last = Alla fine
after-play = Avvia
after-pause = Pausa
after-pace = Velocità
after-asked = Domanda a { $name }:
after-answered = Risposta:
after-another-decides = { $name } deve decidere; le scelte le vede solo chi decide.

## Going on from a moment

after-continue = Riprendi da qui
after-continue-how = Si apre un nuovo tavolo con esattamente questa posizione e la stessa sorte. Scegli chi siede dove.
after-continue-over = Qui la partita è finita. Torna a un momento da cui può continuare.
after-who-sits = Chi siede dove
after-i-play = Gioco per { $name }
after-i-watch = Guardo soltanto
after-seat-bot = Chi gioca per { $name }
