### Words of the table: lists, types, sets, zones, phases.

## Lists of cards

list-several = { $count } × { $card }
list-comma = { $head }, { $tail }
list-and = { $head } and { $tail }
list-colon = { $head }: { $tail }
list-semicolon = { $head }; { $tail }
list-or = { $head } or { $tail }
cards-hidden = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
cards-partial = { $count } cards ({ $cards } on top)
cards-none = nothing
player-number = Player { $number }

## Types of cards

type-action = Action
type-attack = Attack
type-duration = Duration
type-curse = Curse
type-knight = Knight
type-looter = Looter
type-prize = Prize
type-reaction = Reaction
type-ruins = Ruins
type-shelter = Shelter
type-treasure = Treasure
type-victory = Victory

## Zones

zone-hand = Hand
zone-deck = Deck
zone-discard = Discard pile
zone-play = In play
zone-aside = Set aside
zone-supply = Supply
zone-trash = Trash

## Phases

phase-action = Action phase
phase-buy = Buy phase
phase-clean-up = Clean-up
phase-over = Game over

## What a player has to spend

counter-actions = { $count ->
        [one] 1 Action
       *[other] { $count } Actions
    }
counter-buys = { $count ->
        [one] 1 Buy
       *[other] { $count } Buys
    }
counter-coins = { $count ->
        [one] 1 Coin
       *[other] { $count } Coins
    }
counter-potions = { $count ->
        [one] 1 Potion
       *[other] { $count } Potions
    }
counter-tokens = { $count ->
        [one] 1 coin token
       *[other] { $count } coin tokens
    }

## What a card is for

role-village = village
role-buy = +Buy
role-trashing = trashing
role-draw = draw
role-cantrip = cantrip
role-gainer = gainer
role-curser = curser
role-junker = junker
role-defence = defence
role-tokens = tokens
role-vp-tokens = VP tokens
role-overpay = overpay
role-potion = Potion
role-discount = discount

## What a card gives

plus-cards = { $count ->
        [one] +1 Card
       *[other] +{ $count } Cards
    }
plus-actions = { $count ->
        [one] +1 Action
       *[other] +{ $count } Actions
    }
plus-buys = { $count ->
        [one] +1 Buy
       *[other] +{ $count } Buys
    }
plus-coins = { $count ->
        [one] +1 Coin
       *[other] +{ $count } Coins
    }
