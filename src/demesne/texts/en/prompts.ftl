### Questions, buttons and the labels of options.
### A question's id is ask-KIND-CARD, or ask-KIND where no card asks or none is known.
### $amount is a phrase such as "up to 4 cards"; $count the most that can be picked; $option the one card
### on offer; $about the cards that are looked at or gained, $named how many; $top the highest number on offer, $price the same in words;
### $target who is judged or concerned, $whose whether that is the reader ("you", "other"); $event why the card
### acts ("play", "overpay"); $step which of the card's questions of this kind it is.

## How a question is put together

ask-by = { $card } – { $question }
amount-coins = { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
amount-potions = { $count ->
        [one] { $count } Potion
       *[other] { $count } Potions
    }
amount-exact = { $count ->
        [one] a card
       *[other] { $count } cards
    }
amount-up-to = { $count ->
        [one] up to 1 card
       *[other] up to { $count } cards
    }
amount-range = { $least } to { $count } cards

## The turn itself

ask-action = Play an Action card, or end the Action phase.
ask-treasure = Play Treasures, one after the other, or go on to buying.
ask-spend = Spend coin tokens before buying? Each gives +1 Coin; you have { $top }.
ask-buy = Buy a card, or end your turn.
ask-overpay = Pay more than the cost? You have { $price } left.

## Any card, when nothing more exact is known

ask-gain = { $min ->
        [0] You may gain a card.
       *[other] Choose a card to gain.
    }
ask-trash = Trash { $amount }.
ask-discard = Discard { $amount }.
ask-topdeck = { $count ->
        [one] Put { $amount } onto the deck.
       *[other] Put { $amount } onto the deck; the first one you pick ends up on top.
    }
ask-reveal = You may reveal a card from your hand.
ask-react = { $named ->
        [0] { "" }
       *[other] You gained { $about }.{ " " }
    }{ $min ->
        [0] Use one of these effects? Declining gives up all of them.
       *[other] Several effects are waiting: choose the next one.
    }
ask-play = { $min ->
        [0] You may play a card.
       *[other] Choose a card to play.
    }
ask-aside = Set { $amount } aside.
ask-pass = Choose a card to pass to the player on your left.
ask-return = Return { $amount } to the Supply.
ask-pile = Choose a pile of the Supply.
ask-name = Name a card.
ask-mode = { $min ->
        [0] You may choose an effect.
        [1] Choose an effect.
       *[other] Choose { $min } effects.
    }

## What the button does

confirm-action = Play { $cards }
confirm-treasure = Play { $cards }
confirm-spend = { $count ->
        [0] Spend no token
        [one] Spend 1 token
       *[other] Spend { $count } tokens
    }
confirm-buy = Buy { $cards }
confirm-overpay = { $count ->
        [0] Pay the cost only
       *[other] Overpay { $price }
    }
confirm-gain = Gain { $cards }
confirm-trash = { $count ->
        [one] Trash { $cards }
       *[other] Trash { $count } cards
    }
confirm-discard = { $count ->
        [one] Discard { $cards }
       *[other] Discard { $count } cards
    }
confirm-topdeck = { $count ->
        [one] Put onto the deck
       *[other] Put { $count } onto the deck
    }
confirm-reveal = Reveal { $cards }
confirm-react = Use { $cards }
confirm-play = Play { $cards }
confirm-aside = { $count ->
        [one] Set { $cards } aside
       *[other] Set { $count } cards aside
    }
confirm-pass = Pass { $cards }
confirm-return = { $count ->
        [one] Return { $cards }
       *[other] Return { $count } cards
    }
confirm-pile = Choose { $cards }
confirm-name = Name { $cards }
confirm-mode = { $min ->
        [0] Yes
       *[other] Choose
    }

## The button when nothing is picked

decline-action = End the Action phase
decline-treasure = Play no more Treasures
decline-buy = End your turn
decline-gain = Gain nothing
decline-trash = Trash nothing
decline-discard = Discard nothing
decline-reveal = Reveal nothing
decline-return = Return nothing
decline-react = Decline
decline-play = Play nothing
decline-mode = No

## Effects to choose from

mode-discard-deck = Put your deck into your discard pile
    .log = { $you ->
            [yes] You put your deck into your discard pile.
           *[no] { $player } puts their deck into their discard pile.
        }
mode-2-cards = +2 Cards
mode-2-actions = +2 Actions
mode-2-buys = +2 Buys
mode-2-coins = +2 Coins
mode-3-coins = +3 Coins
mode-discard = Discard it
    .log = { $you ->
            [yes] You discard it.
           *[no] { $player } discards it.
        }
mode-keep = Leave it on top of the deck
    .log = { $you ->
            [yes] You leave it on top of your deck.
           *[no] { $player } leaves it on top of their deck.
        }
mode-duchy = Gain a Duchy
    .log = { $you ->
            [yes] You choose to gain a Duchy.
           *[no] { $player } chooses to gain a Duchy.
        }

## Other labels of options

option-discard-pile = { $card } (discard pile)
option-prize = Prize (none left)
