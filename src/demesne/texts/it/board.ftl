### The table in the browser.

## Around the table

board-beside = Accanto alla Scorta
board-beside-table = Accanto al tavolo
board-your-hand = La tua mano
board-question = La domanda
board-tools = Strumenti del tavolo
board-menu = Menu
board-turn = turno { $number }
board-your-turn = Tocca a te
board-has-turn = è di turno
board-deciding = sta scegliendo
board-resigned = ha abbandonato
board-replaced = { $count } × sostituito
board-replaced-long = { $count ->
    [one] Un bot più semplice ha deciso una volta al posto di questo, che non rispondeva o era troppo lento.
   *[other] Un bot più semplice ha deciso { $count } volte al posto di questo, che non rispondeva o era troppo lento.
}
board-driven = gioca un bot
board-in-hand = in mano
board-in-deck = nel mazzo
board-discard-top = In cima agli scarti:
board-no-discard = nessuno scarto
board-points = { $count } PV
board-vote = Bot?
board-vote-long = Lascia che un bot giochi per { $player } finché è via
board-shown = Visibili
board-nothing-played = Ancora niente in gioco
board-no-hand = Nessuna carta in mano.

## Piles and cards, as they are read out

board-left = { $count ->
        [one] ne resta 1
       *[other] ne restano { $count }
    }
board-empty = vuota
board-trash-empty = vuoto
board-picked = scelta
board-picked-as = scelta come numero { $number }
board-can-action = si può giocare
board-can-treasure = si può giocare
board-can-buy = si può comprare
board-can-gain = si può guadagnare
board-can-trash = si può cestinare
board-can-discard = si può scartare
board-can-topdeck = si può mettere sul mazzo
board-can-reveal = si può rivelare
board-can-react = si può usare
board-can-play = si può giocare
board-can-name = si può nominare
board-can-aside = si può mettere da parte
board-can-pass = si può passare
board-can-pile = si può scegliere
board-can-return = si può restituire
board-tokens-of = { $count ->
        [one] 1 segnalino ({ $card })
       *[other] { $count } segnalini ({ $card })
    }

## The question

board-played-by = giocata da { $player }
board-count = { $count } su { $most }
board-choose-more = { $count ->
        [one] Ancora 1 da scegliere
       *[other] Ancora { $count } da scegliere
    }
board-clear = Annulla scelta
board-drawn-first = pescata per prima:
board-first = prima:
board-earlier = { $card }: prima
board-later = { $card }: dopo
board-less = Meno
board-more = Più
board-all = Tutto
board-amount = Quantità
board-name-any = Scegli una pila o scrivi un nome
board-name-hint = Inizio di un nome
board-choosing = { $player } sta scegliendo…
board-choosing-for = { $player } sta scegliendo per { $card }…
board-recap = Che cosa hanno fatto gli altri
board-recap-bought = acquisto: { $cards }
board-recap-gained = guadagno: { $cards }
board-recap-trashed = cestinato: { $cards }
board-recap-nothing = niente
board-recap-look = Rivedi questo turno, passo per passo
board-go-on = Avanti
board-skip = Salta alla fine
board-used-against = ✓ Reazione contro { $player }: { $card }
board-used = ✓ Reazione: { $card }

## What an amount brings

board-brings-spend = { $coins ->
        [one] 1 moneta da spendere
       *[other] { $coins } monete da spendere
    }
board-brings-spend-butcher = { $amount ->
        [0] una carta dello stesso costo
       *[other] una carta che costa fino a { $amount } in più
    }
board-brings-overpay = { $left ->
        [one] resta 1 moneta
       *[other] restano { $left } monete
    }
board-brings-overpay-masterpiece = { $amount ->
        [0] nessun Argento
        [one] porta 1 Argento
       *[other] porta { $amount } Argenti
    }
board-brings-overpay-stonemason = { $price ->
        [0] non porta nulla
       *[other] porta 2 Azioni che costano { $price } ciascuna
    }
board-brings-overpay-doctor = { $amount ->
        [0] non porta nulla
        [one] decide di 1 carta
       *[other] decide di { $amount } carte, una per una
    }
board-brings-overpay-herald = { $amount ->
        [0] non porta nulla
        [one] 1 carta degli scarti va sul tuo mazzo
       *[other] { $amount } carte degli scarti vanno sul tuo mazzo
    }

## Phases

board-play-treasures = Gioca tutti i Tesori e compra
board-treasure-stops = { $card } fa una domanda: giocala tu
board-end-actions = Termina le azioni
board-go-buying = Compra senza giocarli
board-end-turn = Termina il turno
board-unspent = non usati: { $what }

## Buying at one click, and why a click or a key does nothing

board-then-coins = { $count ->
        [one] poi 1 moneta da spendere
       *[other] poi { $count } monete da spendere
    }
board-then-least = poi almeno { $count ->
        [one] 1 moneta
       *[other] { $count } monete
    } da spendere
board-unplayed = { $count ->
        [one] 1 Tesoro resta in mano
       *[other] { $count } Tesori restano in mano
    }
board-back-to-treasures = Torna ai Tesori
board-can-buy-soon = si può comprare dopo aver giocato i Tesori
board-no-turn = Ora sceglie { $player }.
board-no-answer = { $card } non risponde a questa domanda.
board-no-action = Termina prima la fase Azione; poi compri.
board-no-treasure-yet = I Tesori si giocano dopo la fase Azione.
board-no-left = { $card }: non ne restano.
board-no-coins = { $card } costa { $cost }; hai { $coins }. { $missing ->
        [one] Ti manca 1.
       *[other] Ti mancano { $missing }.
    }
board-no-coins-all = { $card } costa { $cost }; con tutti i tuoi Tesori hai { $coins }. { $missing ->
        [one] Ti manca 1.
       *[other] Ti mancano { $missing }.
    }
board-no-treasures = Gioca prima i tuoi Tesori.
board-no-buy = { $card } non si può comprare ora.
board-key-no-treasures = Ora non ci sono Tesori da giocare.
board-key-no-end = Ora non hai nessuna fase da terminare.
board-key-no-chat = A questo tavolo non c'è chat.
board-key-no-decks = Questo tavolo non ha né contatore dei punti né elenco dei mazzi.
board-key-no-digit = Qui niente ha il numero { $digit }.
board-key-no-question = Ora non ti viene chiesto nulla.
board-name-none = Nessuna carta si chiama «{ $text }».

## Taking back, giving up, being away

board-undo = Annulla
board-undo-asked = Gli altri devono accettare che tu annulli.
board-undo-refused = Gli altri non sono stati d'accordo.
board-undo-wish = { $player } vorrebbe annullare una decisione. Sei d'accordo?
board-hint = Consiglio
board-hint-is = Consiglio:
board-hint-thinking = Sto pensando a un consiglio…
board-hinted = proposto dal consiglio
board-agree = D'accordo
board-refuse = Rifiuta
board-driven-you = Un bot gioca per te.
board-resigned-you = Hai abbandonato; un bot continua al tuo posto.
board-take-back = Torno a giocare io
board-resign = Abbandona
board-resign-two = La partita finisce e vince l'altro giocatore.
board-resign-many = Un bot continua al tuo posto.
board-resign-sure = Sì, abbandona
board-resign-no = No, continua
board-leave = Alla pagina iniziale
board-refused-no-undo = Questo non si può annullare.
board-refused-nothing = Non c'è nulla da annullare.
board-refused-no-hints = I consigli sono solo per le partite contro i bot in cui si può annullare.
board-refused-no-hint = Nessun consiglio trovato. Riprova.
board-refused-driven = Un bot gioca per te. Riprendi prima il tuo posto.
board-refused-present = Quella persona era qui poco fa. Aspetta un po'.
board-refused-illegal = Questa risposta qui non è possibile.
board-refused-not-yours = Ora sta scegliendo qualcun altro.
board-refused-spectator = Gli spettatori guardano soltanto.

## Connection, looking back

board-lost = Connessione persa. Nuovo tentativo in corso; non va perso nulla.
board-broken = Questa partita non può continuare: ciò che è salvato non si legge.
board-past = Stai guardando un momento passato.
board-past-undone = Stai guardando un momento che è stato annullato.
board-past-back = Torna al presente
board-past-earlier = Un passo indietro
board-past-later = Un passo avanti
board-no-table = Questo tavolo non esiste
board-no-entry = Non puoi vedere questo tavolo
board-no-entry-why = Il link potrebbe essere vecchio, o chi ospita non ammette spettatori.
board-sent-away = Non hai più un posto a questo tavolo
board-sent-away-why = Chi ospita ha liberato il tuo posto, o lo hai lasciato in un'altra finestra. Apri un tavolo tuo, o unisciti a un altro.

## Keys

board-keys = Tasti
board-space = Spazio
board-key-confirm = fa ciò che dice il pulsante
board-key-clear = lascia ciò che è scelto; chiude ciò che è aperto
board-key-treasures = gioca tutti i Tesori che non chiedono nulla
board-key-end = termina la fase o il turno
board-key-undo = annulla la tua ultima decisione
board-key-hint = un consiglio, nelle partite contro i bot
board-key-hand = alla tua mano
board-key-supply = alla Scorta
board-key-question = alla domanda
board-key-log = la cronaca
board-key-chat = la chat
board-key-decks = punti e mazzi
board-key-help = questi tasti
board-key-digits = sceglie quell'opzione; tra le pile: va a quel costo
board-key-arrows = da carta a carta
board-key-tab = da zona a zona
board-key-space = sceglie una carta, o la lascia
board-key-read = su una carta: la legge

## Mats, tokens, turns out of turn

board-staying = Al prossimo turno
board-stayed = Dal turno scorso
board-mats = Plance
board-island = Plancia Isola
board-native-village = Plancia Villaggio Indigeno
board-face-down = Da parte, a faccia in giù
board-vp-tokens = { $count ->
        [one] 1 segnalino PV
       *[other] { $count } segnalini PV
    }
board-pirate-tokens = { $count ->
        [one] 1 segnalino Nave Pirata
       *[other] { $count } segnalini Nave Pirata
    }
board-trade-route = Plancia Mercante
board-extra-turn = turno extra ({ $card })
board-hand-of = Mano di { $player }
board-possess-you = Possessione: decidi tu per { $player }, con le sue carte. Quello che guadagnerebbe è tuo.
board-possessed-you = Possessione: in questo turno { $decider } decide per te. Le tue carte cestinate tornano.
board-possessed = Possessione: in questo turno { $decider } decide per { $player }.
board-no-potion = { $card } costa anche una Pozione, e ti manca.
