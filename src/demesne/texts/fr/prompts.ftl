### Questions, buttons and the labels of options.
### A question's id is ask-KIND-CARD, or ask-KIND where no card asks or none is known.
### $amount is a phrase such as "up to 4 cards"; $count the most that can be picked; $option the one card
### on offer; $about the cards that are looked at or gained, $named how many; $top the highest number on offer, $price the same in words;
### $target who is judged or concerned, $whose whether that is the reader ("you", "other"); $event why the card
### acts ("play", "overpay"); $step which of the card's questions of this kind it is.

## How a question is put together

ask-by = { $card } – { $question }
amount-coins = { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
amount-potions = { $count ->
        [one] { $count } Potion
       *[other] { $count } Potions
    }
amount-exact = { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
amount-up-to = { $count ->
        [one] jusqu'à 1 carte
       *[other] jusqu'à { $count } cartes
    }
amount-range = de { $least } à { $count } cartes

## The turn itself

ask-action = Jouez une carte Action, ou terminez la phase Action.
ask-treasure = Jouez des Trésors, l'un après l'autre, ou passez aux achats.
ask-spend = Dépenser des jetons Pièce avant d'acheter ? Chacun donne +1 Pièce ; vous en avez { $top }.
ask-buy = Achetez une carte, ou terminez votre tour.
ask-overpay = Payer un surcoût ? Il vous reste { $price }.

## Any card, when nothing more exact is known

ask-gain = { $min ->
        [0] Vous pouvez recevoir une carte.
       *[other] Choisissez une carte à recevoir.
    }
ask-trash = Écartez { $amount }.
ask-discard = Défaussez { $amount }.
ask-topdeck = { $count ->
        [one] Placez { $amount } sur le deck.
       *[other] Placez { $amount } sur le deck ; la première choisie sera au-dessus.
    }
ask-reveal = Vous pouvez dévoiler une carte de votre main.
ask-react = { $named ->
        [0] { "" }
       *[other] Vous avez reçu : { $about }.{ " " }
    }{ $min ->
        [0] Utiliser un de ces effets ? Refuser, c'est renoncer à tous.
       *[other] Plusieurs effets attendent : choisissez le prochain.
    }
ask-play = { $min ->
        [0] Vous pouvez jouer une carte.
       *[other] Choisissez une carte à jouer.
    }
ask-aside = Mettez { $amount } de côté.
ask-pass = Choisissez une carte à passer au joueur à votre gauche.
ask-return = Remettez { $amount } dans la réserve.
ask-pile = Choisissez une pile de la réserve.
ask-name = Nommez une carte.
ask-mode = { $min ->
        [0] Vous pouvez choisir un effet.
        [1] Choisissez un effet.
       *[other] Choisissez { $min } effets.
    }

## What the button does

confirm-action = Jouer { $cards }
confirm-treasure = Jouer { $cards }
confirm-spend = { $count ->
        [0] Ne dépenser aucun jeton
        [one] Dépenser 1 jeton
       *[other] Dépenser { $count } jetons
    }
confirm-buy = Acheter { $cards }
confirm-overpay = { $count ->
        [0] Payer le coût seul
       *[other] Payer { $price } de plus
    }
confirm-gain = Recevoir { $cards }
confirm-trash = { $count ->
        [one] Écarter { $cards }
       *[other] Écarter { $count } cartes
    }
confirm-discard = { $count ->
        [one] Défausser { $cards }
       *[other] Défausser { $count } cartes
    }
confirm-topdeck = { $count ->
        [one] Placer sur le deck
       *[other] Placer { $count } sur le deck
    }
confirm-reveal = Dévoiler { $cards }
confirm-react = Utiliser { $cards }
confirm-play = Jouer { $cards }
confirm-aside = { $count ->
        [one] Mettre { $cards } de côté
       *[other] Mettre { $count } cartes de côté
    }
confirm-pass = Passer { $cards }
confirm-return = { $count ->
        [one] Remettre { $cards }
       *[other] Remettre { $count } cartes
    }
confirm-pile = Choisir { $cards }
confirm-name = Nommer { $cards }
confirm-mode = { $min ->
        [0] Oui
       *[other] Choisir
    }

## The button when nothing is picked

decline-action = Terminer la phase Action
decline-treasure = Ne plus jouer de Trésors
decline-buy = Terminer le tour
decline-gain = Ne rien recevoir
decline-trash = Ne rien écarter
decline-discard = Ne rien défausser
decline-reveal = Ne rien dévoiler
decline-return = Ne rien remettre
decline-react = Renoncer
decline-play = Ne rien jouer
decline-mode = Non

## Effects to choose from

mode-discard-deck = Mettre votre deck dans la défausse
    .log = { $you ->
            [yes] Vous mettez votre deck dans votre défausse.
           *[no] { $player } met son deck dans sa défausse.
        }
mode-2-cards = +2 Cartes
mode-2-actions = +2 Actions
mode-2-buys = +2 Achats
mode-2-coins = +2 Pièces
mode-3-coins = +3 Pièces
mode-discard = La défausser
    .log = { $you ->
            [yes] Vous la défaussez.
           *[no] { $player } la défausse.
        }
mode-keep = La laisser sur le deck
    .log = { $you ->
            [yes] Vous la laissez sur votre deck.
           *[no] { $player } la laisse sur son deck.
        }
mode-duchy = Recevoir un Duché
    .log = { $you ->
            [yes] Vous choisissez de recevoir un Duché.
           *[no] { $player } choisit de recevoir un Duché.
        }

## Other labels of options

option-discard-pile = { $card } (défausse)
option-prize = Prix (il n'en reste pas)
