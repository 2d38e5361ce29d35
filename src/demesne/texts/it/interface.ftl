### Words of the table: lists, types, sets, zones, phases.

## Lists of cards

list-several = { $count } × { $card }
list-comma = { $head }, { $tail }
list-and = { $head } e { $tail }
list-colon = { $head }: { $tail }
list-semicolon = { $head }; { $tail }
list-or = { $head } o { $tail }
cards-hidden = { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
cards-partial = { $count } carte ({ $cards } in cima)
cards-none = nulla
player-number = Giocatore { $number }

## Types of cards

type-action = Azione
type-attack = Attacco
type-duration = Durata
type-curse = Maledizione
type-knight = Cavaliere
type-looter = Saccheggiatore
type-prize = Premio
type-reaction = Reazione
type-ruins = Rovine
type-shelter = Rifugio
type-treasure = Tesoro
type-victory = Vittoria

## Zones

zone-hand = Mano
zone-deck = Mazzo
zone-discard = Scarti
zone-play = In gioco
zone-aside = Da parte
zone-supply = Scorta
zone-trash = Cestino

## Phases

phase-action = Fase Azione
phase-buy = Fase Acquisto
phase-clean-up = Pulizia
phase-over = Partita finita

## What a player has to spend

counter-actions = { $count ->
        [one] 1 Azione
       *[other] { $count } Azioni
    }
counter-buys = { $count ->
        [one] 1 Acquisto
       *[other] { $count } Acquisti
    }
counter-coins = { $count ->
        [one] 1 Moneta
       *[other] { $count } Monete
    }
counter-potions = { $count ->
        [one] 1 Pozione
       *[other] { $count } Pozioni
    }
counter-tokens = { $count ->
        [one] 1 segnalino Moneta
       *[other] { $count } segnalini Moneta
    }

## What a card is for

role-village = villaggio
role-buy = +Acquisto
role-trashing = cestino
role-draw = pesca
role-cantrip = cantrip
role-gainer = guadagno
role-curser = maledizione
role-junker = zavorra
role-defence = difesa
role-tokens = segnalini
role-vp-tokens = segnalini PV
role-overpay = sovrapprezzo
role-potion = Pozione
role-discount = sconto

## What a card gives

plus-cards = { $count ->
        [one] +1 Carta
       *[other] +{ $count } Carte
    }
plus-actions = { $count ->
        [one] +1 Azione
       *[other] +{ $count } Azioni
    }
plus-buys = { $count ->
        [one] +1 Acquisto
       *[other] +{ $count } Acquisti
    }
plus-coins = { $count ->
        [one] +1 Moneta
       *[other] +{ $count } Monete
    }
