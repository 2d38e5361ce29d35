### Questions, buttons and the labels of options.
### A question's id is ask-KIND-CARD, or ask-KIND where no card asks or none is known.
### $amount is a phrase such as "up to 4 cards"; $count the most that can be picked; $option the one card
### on offer; $about the cards that are looked at or gained, $named how many; $top the highest number on offer, $price the same in words;
### $target who is judged or concerned, $whose whether that is the reader ("you", "other"); $event why the card
### acts ("play", "overpay"); $step which of the card's questions of this kind it is.

## How a question is put together

ask-by = { $card } – { $question }
amount-coins = { $count ->
        [one] { $count } moneta
       *[other] { $count } monete
    }
amount-potions = { $count ->
        [one] { $count } Pozione
       *[other] { $count } Pozioni
    }
amount-exact = { $count ->
        [one] una carta
       *[other] { $count } carte
    }
amount-up-to = { $count ->
        [one] fino a 1 carta
       *[other] fino a { $count } carte
    }
amount-range = da { $least } a { $count } carte

## The turn itself

ask-action = Gioca una carta Azione, o termina la fase Azione.
ask-treasure = Gioca Tesori, uno dopo l'altro, o passa agli acquisti.
ask-spend = Spendere segnalini Moneta prima di comprare? Ognuno dà +1 Moneta; ne hai { $top }.
ask-buy = Compra una carta, o termina il tuo turno.
ask-overpay = Pagare un sovrapprezzo? Hai ancora { $price }.

## Any card, when nothing more exact is known

ask-gain = { $min ->
        [0] Puoi guadagnare una carta.
       *[other] Scegli una carta da guadagnare.
    }
ask-trash = Cestina { $amount }.
ask-discard = Scarta { $amount }.
ask-topdeck = { $count ->
        [one] Metti { $amount } in cima al mazzo.
       *[other] Metti { $amount } in cima al mazzo; la prima scelta sarà la più in alto.
    }
ask-reveal = Puoi rivelare una carta dalla tua mano.
ask-react = { $named ->
        [0] { "" }
       *[other] Hai guadagnato: { $about }.{ " " }
    }{ $min ->
        [0] Usare uno di questi effetti? Rifiutare significa rinunciare a tutti.
       *[other] Più effetti attendono: scegli il prossimo.
    }
ask-play = { $min ->
        [0] Puoi giocare una carta.
       *[other] Scegli una carta da giocare.
    }
ask-aside = Metti da parte { $amount }.
ask-pass = Scegli una carta da passare al giocatore alla tua sinistra.
ask-return = Rimetti { $amount } nella Scorta.
ask-pile = Scegli una pila della Scorta.
ask-name = Nomina una carta.
ask-mode = { $min ->
        [0] Puoi scegliere un effetto.
        [1] Scegli un effetto.
       *[other] Scegli { $min } effetti.
    }

## What the button does

confirm-action = Gioca { $cards }
confirm-treasure = Gioca { $cards }
confirm-spend = { $count ->
        [0] Non spendere segnalini
        [one] Spendi 1 segnalino
       *[other] Spendi { $count } segnalini
    }
confirm-buy = Compra { $cards }
confirm-overpay = { $count ->
        [0] Paga solo il costo
       *[other] Paga { $price } in più
    }
confirm-gain = Guadagna { $cards }
confirm-trash = { $count ->
        [one] Cestina { $cards }
       *[other] Cestina { $count } carte
    }
confirm-discard = { $count ->
        [one] Scarta { $cards }
       *[other] Scarta { $count } carte
    }
confirm-topdeck = { $count ->
        [one] Metti sul mazzo
       *[other] Metti { $count } sul mazzo
    }
confirm-reveal = Rivela { $cards }
confirm-react = Usa { $cards }
confirm-play = Gioca { $cards }
confirm-aside = { $count ->
        [one] Metti da parte { $cards }
       *[other] Metti da parte { $count } carte
    }
confirm-pass = Passa { $cards }
confirm-return = { $count ->
        [one] Rimetti { $cards }
       *[other] Rimetti { $count } carte
    }
confirm-pile = Scegli { $cards }
confirm-name = Nomina { $cards }
confirm-mode = { $min ->
        [0] Sì
       *[other] Scegli
    }

## The button when nothing is picked

decline-action = Termina la fase Azione
decline-treasure = Non giocare altri Tesori
decline-buy = Termina il turno
decline-gain = Non guadagnare nulla
decline-trash = Non cestinare nulla
decline-discard = Non scartare nulla
decline-reveal = Non rivelare nulla
decline-return = Non rimettere nulla
decline-react = Rinuncia
decline-play = Non giocare nulla
decline-mode = No

## Effects to choose from

mode-discard-deck = Metti il tuo mazzo negli scarti
    .log = { $you ->
            [yes] Metti il tuo mazzo nei tuoi scarti.
           *[no] { $player } mette il suo mazzo nei suoi scarti.
        }
mode-2-cards = +2 Carte
mode-2-actions = +2 Azioni
mode-2-buys = +2 Acquisti
mode-2-coins = +2 Monete
mode-3-coins = +3 Monete
mode-discard = Scartala
    .log = { $you ->
            [yes] La scarti.
           *[no] { $player } la scarta.
        }
mode-keep = Lasciala in cima al mazzo
    .log = { $you ->
            [yes] La lasci in cima al tuo mazzo.
           *[no] { $player } la lascia in cima al suo mazzo.
        }
mode-duchy = Guadagna un Ducato
    .log = { $you ->
            [yes] Scegli di guadagnare un Ducato.
           *[no] { $player } sceglie di guadagnare un Ducato.
        }

## Other labels of options

option-discard-pile = { $card } (scarti)
option-prize = Premio (non ne restano)
