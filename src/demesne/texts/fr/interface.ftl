### Words of the table: lists, types, sets, zones, phases.

## Lists of cards

list-several = { $count } × { $card }
list-comma = { $head }, { $tail }
list-and = { $head } et { $tail }
list-colon = { $head } : { $tail }
list-semicolon = { $head } ; { $tail }
list-or = { $head } ou { $tail }
cards-hidden = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
cards-partial = { $count } cartes ({ $cards } au-dessus)
cards-none = rien
player-number = Joueur { $number }

## Types of cards

type-action = Action
type-attack = Attaque
type-duration = Durée
type-curse = Malédiction
type-knight = Chevalier
type-looter = Pillard
type-prize = Prix
type-reaction = Réaction
type-ruins = Ruines
type-shelter = Refuge
type-treasure = Trésor
type-victory = Victoire

## Zones

zone-hand = Main
zone-deck = Deck
zone-discard = Défausse
zone-play = En jeu
zone-aside = De côté
zone-supply = Réserve
zone-trash = Rebut

## Phases

phase-action = Phase Action
phase-buy = Phase Achat
phase-clean-up = Ajustement
phase-over = Partie terminée

## What a player has to spend

counter-actions = { $count ->
        [one] { $count } Action
       *[other] { $count } Actions
    }
counter-buys = { $count ->
        [one] { $count } Achat
       *[other] { $count } Achats
    }
counter-coins = { $count ->
        [one] { $count } Pièce
       *[other] { $count } Pièces
    }
counter-potions = { $count ->
        [one] { $count } Potion
       *[other] { $count } Potions
    }
counter-tokens = { $count ->
        [one] { $count } jeton Pièce
       *[other] { $count } jetons Pièce
    }

## What a card is for

role-village = village
role-buy = +Achat
role-trashing = rebut
role-draw = pioche
role-cantrip = cantrip
role-gainer = acquisition
role-curser = malédiction
role-junker = encombrement
role-defence = défense
role-tokens = jetons
role-vp-tokens = jetons PV
role-overpay = surcoût
role-potion = Potion
role-discount = réduction

## What a card gives

plus-cards = { $count ->
        [one] +{ $count } Carte
       *[other] +{ $count } Cartes
    }
plus-actions = { $count ->
        [one] +{ $count } Action
       *[other] +{ $count } Actions
    }
plus-buys = { $count ->
        [one] +{ $count } Achat
       *[other] +{ $count } Achats
    }
plus-coins = { $count ->
        [one] +{ $count } Pièce
       *[other] +{ $count } Pièces
    }
