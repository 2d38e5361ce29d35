### Seaside: all texts about these cards, in our own words. What such a file contains: docs/adding-a-card.md.

card-ambassador = Ambassador
    .text = Reveal a card from your hand. Return up to 2 copies of it from your hand to the Supply. Then each other player gains a copy of it.
    .short = Return up to 2 copies of a card to the Supply. The others gain one.
ask-reveal-ambassador = Reveal the card from your hand that the others will gain.
ask-return-ambassador = Return { $amount } to the Supply.

card-bazaar = Bazaar
    .text = +1 Card, +2 Actions, +1 Coin.
    .short = +1 Card, +2 Actions, +1 Coin

card-caravan = Caravan
    .text = +1 Card, +1 Action. At the start of your next turn: +1 Card.
    .short = +1 Card, +1 Action. Next turn: +1 Card.

card-cutpurse = Cutpurse
    .text = +2 Coins. Each other player discards a Copper, or reveals a hand without one.
    .short = +2 Coins. The others discard a Copper.

card-embargo = Embargo
    .text = +2 Coins. Trash this. Put an Embargo token on a pile of the Supply. A player who buys a card from a pile gains a Curse for each such token on it.
    .short = +2 Coins. Trash this and mark a pile: buying from it brings a Curse.
ask-pile-embargo = Choose the pile for the Embargo token: buying from it will bring a Curse.
react-embargo = Embargo: gain a Curse for each token

card-explorer = Explorer
    .text = You may reveal a Province from your hand. If you do, gain a Gold into your hand; if you don't, gain a Silver into your hand.
    .short = Gain a Silver into your hand; if you reveal a Province, a Gold.
ask-reveal-explorer = Reveal a Province? You then gain a Gold into your hand, otherwise a Silver.

card-fishing-village = Fishing Village
    .text = +2 Actions, +1 Coin. At the start of your next turn: +1 Action and +1 Coin.
    .short = +2 Actions, +1 Coin. Next turn: +1 Action, +1 Coin.

card-ghost-ship = Ghost Ship
    .text = +2 Cards. Each other player with 4 or more cards in hand puts cards from it onto their deck until 3 are left.
    .short = +2 Cards. The others put cards back onto their deck until they hold 3.
ask-topdeck-ghost-ship = { $count ->
        [one] Put { $amount } from your hand onto your deck: you keep 3.
       *[other] Put { $amount } from your hand onto your deck: you keep 3. The first one you pick ends up on top.
    }

card-haven = Haven
    .text = +1 Card, +1 Action. Set a card from your hand aside, face down. At the start of your next turn it returns to your hand.
    .short = +1 Card, +1 Action. Set a card aside; it returns next turn.
next-haven = back into hand
ask-aside-haven = Set a card from your hand aside; it returns at the start of your next turn.

card-island = Island
    .text = Put this and a card from your hand onto your Island mat; they stay there until the game ends, and count. Worth 2 VP.
    .short = Set this and another card aside until the end of the game. Worth 2 VP.
ask-aside-island = Choose the card from your hand that goes to the Island mat with Island.

card-lighthouse = Lighthouse
    .text = +1 Action, +1 Coin. At the start of your next turn: +1 Coin. While this is in play, Attacks of others do not affect you.
    .short = +1 Action, +1 Coin. Next turn: +1 Coin. Until then, Attacks don't affect you.

card-lookout = Lookout
    .text = +1 Action. Look at the top 3 cards of your deck. Trash one, discard one, and put the last one back.
    .short = +1 Action. Of your top 3 cards, trash one, discard one, put one back.
ask-trash-lookout = Trash one of the cards; another is discarded, the last one goes back onto your deck.
ask-discard-lookout = Discard one of the cards; the other goes back onto your deck.

card-merchant-ship = Merchant Ship
    .text = +2 Coins. At the start of your next turn: +2 Coins.
    .short = +2 Coins. Next turn: +2 Coins.

card-native-village = Native Village
    .text = +2 Actions. Either put the top card of your deck face down onto your Native Village mat, or take all cards from that mat into your hand.
    .short = +2 Actions. Put your top card on your mat, or take all cards from the mat.
ask-mode-native-village = Put the top card of your deck onto the mat, or take all cards from there?
mode-set-aside = Put the top card of your deck onto the mat
    .log = { $you ->
            [yes] You put the top card of your deck onto the { $cards } mat.
           *[no] { $player } puts the top card of their deck onto the { $cards } mat.
        }
mode-take-native-village = Take all cards from the mat into your hand
    .log = { $you ->
            [yes] You take the cards of the { $cards } mat.
           *[no] { $player } takes the cards of the { $cards } mat.
        }

card-navigator = Navigator
    .text = +2 Coins. Look at the top 5 cards of your deck. Discard them all, or put them all back in any order.
    .short = +2 Coins. Look at your top 5 cards. Discard them all, or put them back.
ask-mode-navigator = Your top cards are { $about }. Discard them, or put them back?
mode-discard-navigator = Discard them all
    .log = { $you ->
            [yes] You discard the cards.
           *[no] { $player } discards the cards.
        }
mode-keep-navigator = Put them back in an order of your choice
    .log = { $you ->
            [yes] You put the cards back onto your deck.
           *[no] { $player } puts the cards back onto their deck.
        }
ask-topdeck-navigator = Put them back onto your deck; the first one you pick ends up on top.

card-outpost = Outpost
    .text = At the end of this turn you draw only 3 cards, and you take an extra turn after this one, but never a third in a row.
    .short = After this turn, take another one with only 3 cards.
next-outpost = an extra turn

card-pearl-diver = Pearl Diver
    .text = +1 Card, +1 Action. Look at the bottom card of your deck; you may put it on top.
    .short = +1 Card, +1 Action. You may put the bottom card of your deck on top.
ask-topdeck-pearl-diver = The bottom card of your deck is { $option }. Put it on top?
decline-topdeck-pearl-diver = Leave it at the bottom

card-pirate-ship = Pirate Ship
    .text = Choose: each other player reveals the top 2 cards of their deck, trashes a revealed Treasure of your choice and discards the rest, and if any Treasure was trashed you take 1 Pirate Ship token; or +1 Coin for each Pirate Ship token you have.
    .short = Trash a Treasure from each other deck for a token, or get a coin per token.
ask-mode-pirate-ship = Attack the others' Treasures, or take +1 Coin for each Pirate Ship token?
ask-trash-pirate-ship = { $whose ->
        [you] Choose the Treasure that you trash.
       *[other] Choose the Treasure that { $target } trashes.
    }
mode-trash-pirate-ship = Attack the Treasures of the others
    .log = { $you ->
            [yes] You attack the Treasures of the others.
           *[no] { $player } attacks the Treasures of the others.
        }
mode-coins = +1 Coin for each Pirate Ship token
    .log = { $you ->
            [yes] You take +1 Coin for each { $cards } token.
           *[no] { $player } takes +1 Coin for each { $cards } token.
        }

card-salvager = Salvager
    .text = +1 Buy. Trash a card from your hand. You get as many Coins as it costs.
    .short = +1 Buy. Trash a card: you get its cost in Coins.
ask-trash-salvager = Trash a card from your hand; you get as many Coins as it costs.

card-sea-hag = Sea Hag
    .text = Each other player discards the top card of their deck, then gains a Curse onto their deck.
    .short = The others discard their top card and gain a Curse onto their deck.

card-smugglers = Smugglers
    .text = Gain a copy of a card costing 6 or less that the player to your right gained on their last turn.
    .short = Gain a copy of a card costing up to 6 that the player to your right gained last turn.
ask-gain-smugglers = Gain a copy of a card that the player to your right gained on their last turn.

card-tactician = Tactician
    .text = Discard your hand. If you discarded at least one card, at the start of your next turn: +5 Cards, +1 Buy and +1 Action.
    .short = Discard your hand. Next turn: +5 Cards, +1 Buy, +1 Action.
next-tactician = +5 Cards, +1 Action, +1 Buy

card-treasure-map = Treasure Map
    .text = Trash this and another Treasure Map from your hand. If both were trashed, gain 4 Golds onto your deck.
    .short = Trash this and another Treasure Map: gain 4 Golds onto your deck.

card-treasury = Treasury
    .text = +1 Card, +1 Action, +1 Coin. When you discard this from play, if you bought no Victory card this turn, you may put it onto your deck.
    .short = +1 Card, +1 Action, +1 Coin. Returns to your deck if you bought no Victory card.
ask-react-treasury = Put Treasury onto your deck?
react-treasury = Treasury: onto your deck

card-warehouse = Warehouse
    .text = +3 Cards, +1 Action. Then discard 3 cards.
    .short = +3 Cards, +1 Action. Discard 3 cards.
ask-discard-warehouse = Discard { $amount } from your hand.

card-wharf = Wharf
    .text = +2 Cards, +1 Buy. At the start of your next turn: +2 Cards and +1 Buy.
    .short = +2 Cards, +1 Buy. Next turn: +2 Cards, +1 Buy.
