### One line for each thing that happens. $you is "yes" when the reader did it; $cards is a list of cards or,
### where they are hidden, how many there are; $amount is never negative, $sign says which way it goes.

## Turns

log-turn = { $you ->
        [yes] Turn { $amount } – you
       *[no] Turn { $amount } – { $player }
    }
log-turn-extra = { $you ->
        [yes] Extra turn: { $label } – you
       *[no] Extra turn: { $label } – { $player }
    }
log-pass-action = { $you ->
        [yes] You end the Action phase.
       *[no] { $player } ends the Action phase.
    }
log-pass-buy = { $you ->
        [yes] You stop buying.
       *[no] { $player } stops buying.
    }
log-clean-up = { $you ->
        [yes] You clean up
       *[no] { $player } cleans up
    } ({ $count ->
        [one] 1 card
       *[other] { $count } cards
    }).

## Playing

log-play = { $you ->
        [yes] You play
       *[no] { $player } plays
    } { $cards }.
log-play-again = { $you ->
        [yes] You play
       *[no] { $player } plays
    } { $cards } again.
log-become = This card is played as { $cards }.
log-lasting = { $cards } from last turn: { $label }.
log-react = { $you ->
        [yes] You use
       *[no] { $player } uses
    } { $cards }.
log-name = { $you ->
        [yes] You name
       *[no] { $player } names
    } { $cards }.
log-choose = { $you ->
        [yes] You choose
       *[no] { $player } chooses
    } { $label }.

## Cards that move

log-draw = { $you ->
        [yes] You draw
       *[no] { $player } draws
    } { $cards }.
log-discard = { $you ->
        [yes] You discard
       *[no] { $player } discards
    } { $cards }.
log-discard-deck = { $you ->
        [yes] You put your deck into your discard pile
       *[no] { $player } puts their deck into their discard pile
    } ({ $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }).
log-reveal = { $you ->
        [yes] You reveal
       *[no] { $player } reveals
    } { $cards }.
log-reveal-hand = { $you ->
        [yes] You reveal your hand
       *[no] { $player } reveals their hand
    }: { $cards }.
log-look = { $you ->
        [yes] You look at
       *[no] { $player } looks at
    } { $cards }.
log-topdeck = { $you ->
        [yes] You put { $cards } onto your deck.
       *[no] { $player } puts { $cards } onto their deck.
    }
log-bottom = { $you ->
        [yes] You leave { $cards } at the bottom of your deck.
       *[no] { $player } leaves { $cards } at the bottom of their deck.
    }
log-take = { $you ->
        [yes] You take { $cards } into your hand.
       *[no] { $player } takes { $cards } into their hand.
    }
log-aside = { $you ->
        [yes] You set { $cards } aside.
       *[no] { $player } sets { $cards } aside.
    }
log-aside-island = { $you ->
        [yes] You put { $cards } onto the Island mat.
       *[no] { $player } puts { $cards } onto the Island mat.
    }
log-aside-native-village = { $you ->
        [yes] You put { $cards } onto the Native Village mat.
       *[no] { $player } puts { $cards } onto the Native Village mat.
    }
log-take-native-village = { $you ->
        [yes] You take { $cards } from the Native Village mat into your hand.
       *[no] { $player } takes { $cards } from the Native Village mat into their hand.
    }
log-return = { $you ->
        [yes] You return { $cards } to its pile.
       *[no] { $player } returns { $cards } to its pile.
    }
log-trash = { $you ->
        [yes] You trash
       *[no] { $player } trashes
    } { $cards }.
log-shuffle = { $you ->
        [yes] You shuffle your discard pile into a new deck.
       *[no] { $player } shuffles their discard pile into a new deck.
    }
log-shuffle-in = { $count ->
        [0] { $you ->
            [yes] You shuffle your deck.
           *[no] { $player } shuffles their deck.
        }
       *[other] { $you ->
            [yes] You shuffle { $cards } into your deck.
           *[no] { $player } shuffles { $cards } into their deck.
        }
    }

## Buying and gaining

log-buy = { $you ->
        [yes] You buy
       *[no] { $player } buys
    } { $cards }.
log-overpay = { $you ->
        [yes] You overpay
       *[no] { $player } overpays
    } { $price }.
log-gain-discard = { $you ->
        [yes] You gain
       *[no] { $player } gains
    } { $cards }.
log-gain-deck = { $you ->
        [yes] You gain { $cards } onto your deck.
       *[no] { $player } gains { $cards } onto their deck.
    }
log-gain-hand = { $you ->
        [yes] You gain { $cards } into your hand.
       *[no] { $player } gains { $cards } into their hand.
    }

## Counters

log-coins = { $you ->
        [yes] You { $sign ->
            [minus] lose
           *[plus] get
        }
       *[no] { $player } { $sign ->
            [minus] loses
           *[plus] gets
        }
    } { $amount ->
        [one] 1 Coin
       *[other] { $amount } Coins
    }.
log-tokens = { $you ->
        [yes] You { $sign ->
            [minus] pay
           *[plus] get
        }
       *[no] { $player } { $sign ->
            [minus] pays
           *[plus] gets
        }
    } { $amount ->
        [one] 1 coin token
       *[other] { $amount } coin tokens
    }.
log-vp = { $you ->
        [yes] You get
       *[no] { $player } gets
    } { $amount ->
        [one] 1 VP token
       *[other] { $amount } VP tokens
    }.
log-pirate = { $you ->
        [yes] You get
       *[no] { $player } gets
    } { $amount ->
        [one] 1 Pirate Ship token
       *[other] { $amount } Pirate Ship tokens
    }.
log-token = { $you ->
        [yes] You put a token onto the { $cards } pile.
       *[no] { $player } puts a token onto the { $cards } pile.
    }
log-mat = The token from the { $cards } pile goes to the Trade Route mat.
log-pass-on = { $you ->
        [yes] You pass { $cards } to the left.
       *[no] { $player } passes { $cards } to the left.
    }
log-receive = { $you ->
        [yes] You receive { $cards }.
       *[no] { $player } receives { $cards }.
    }
log-come-back = { $you ->
        [yes] You put { $cards } back into your discard pile.
       *[no] { $player } puts { $cards } back into the discard pile.
    }
log-spend = { $you ->
        [yes] You spend
       *[no] { $player } spends
    } { $amount ->
        [one] 1 coin token
       *[other] { $amount } coin tokens
    }.
log-hint = { $you ->
        [yes] You ask for a hint.
       *[no] { $player } asks for a hint.
    }

## The end

log-limit = The turn limit is reached: { $amount ->
        [one] 1 turn
       *[other] { $amount } turns
    } each.
log-over = { $you ->
        [yes] You win
       *[no] { $player } wins
    } with { $amount } VP.
log-score = { $player }: { $points } VP in { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }.
log-score-card = { $card }: { $points } VP
