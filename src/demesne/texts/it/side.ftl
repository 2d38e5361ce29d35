### Beside the table in the browser: the log, the chat, the deck tracker, automatic answers, reading a card.

## The log

side-log = Cronaca
side-log-turn = Turno
side-log-all-turns = Tutti i turni
side-log-previous = Turno precedente
side-log-next = Turno successivo
side-log-player = Giocatore
side-log-everyone = Tutti
side-log-start = Prima del primo turno
side-log-earlier = Turni precedenti
side-log-empty = Non è ancora successo nulla.
side-log-then = Vedi il tavolo com'era in quel momento
side-log-new = { $count ->
        [one] 1 nuovo evento
       *[other] { $count } nuovi eventi
    }

## The chat

side-chat = Chat
side-chat-empty = Nessuno ha ancora scritto nulla.
side-chat-write = Scrivi al tavolo
side-chat-send = Invia
side-chat-left = { $count ->
        [one] ancora 1 carattere
       *[other] ancora { $count } caratteri
    }
side-chat-watching = Gli spettatori leggono; scrivono solo i giocatori.
side-chat-refused-lost = Non inviato: la connessione è interrotta. Il tuo testo è ancora qui.
side-chat-refused-too-often = Non inviato: troppi messaggi insieme. Aspetta un momento.

## The point counter and the deck tracker

side-tracker = Mazzi
side-tracker-points = Punti
side-tracker-owned = Chi possiede che cosa
side-tracker-cards = Carte
side-tracker-deck = { $count ->
        [one] Resta 1 carta nel tuo mazzo
       *[other] Restano { $count } carte nel tuo mazzo
    }
side-tracker-left = restano
side-tracker-next = prossima
side-tracker-hand = prossime { $count }
side-tracker-empty = Il tuo mazzo è vuoto: alla prossima pesca si mescolano i tuoi scarti.
side-tracker-off = Chi ospita questo tavolo vuole che ognuno conti da sé.

## Automatic answers

side-habits = Risposte automatiche
side-habits-free = Rispondi senza chiedere a ciò che non costa nulla
side-habits-free-why = Rivelare il Fossato, il Flagello o una Provincia quando ti protegge o frena un altro giocatore; la carta resta in mano.
side-habits-ask = Chiedi
side-habits-always = Sempre
side-habits-never = Mai
side-habits-all = Mostra tutte le carte
side-habits-here = Mostra solo le carte di questa partita
side-habits-none = Nessuna carta di questa partita chiede qualcosa a cui si possa rispondere in anticipo.
side-habits-undo = Dopo un annullamento la domanda ti viene posta di nuovo, qualunque cosa sia scelta qui.

## Reading a card

side-card-english = In inglese: { $card }
side-card-more = Tutto su questa carta
side-card-rest = { $count ->
        [one] e un altro
       *[other] e altri { $count }
    }
