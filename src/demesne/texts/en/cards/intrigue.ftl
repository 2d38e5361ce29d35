### Intrigue: all texts about these cards, in our own words. What such a file contains: docs/adding-a-card.md.

card-baron = Baron
    .text = +1 Buy. You may discard an Estate for +4 Coins; if you don't, gain an Estate.
    .short = +1 Buy. Discard an Estate for +4 Coins, or gain an Estate.
ask-discard-baron = Discard an Estate for +4 Coins? Otherwise you gain an Estate.
decline-discard-baron = Gain an Estate

card-bridge = Bridge
    .text = +1 Buy, +1 Coin. For the rest of this turn every card costs 1 less, wherever it is, but never less than 0.
    .short = +1 Buy, +1 Coin. This turn, every card costs 1 less.

card-conspirator = Conspirator
    .text = +2 Coins. If this is at least the third Action you play this turn: +1 Card and +1 Action.
    .short = +2 Coins. From your third Action this turn on, also +1 Card and +1 Action.

card-coppersmith = Coppersmith
    .text = For the rest of this turn, each Copper you play gives 1 Coin more.
    .short = This turn, each Copper gives 1 Coin more.

card-courtyard = Courtyard
    .text = +3 Cards. Then put a card from your hand onto your deck.
    .short = +3 Cards. Put a card from your hand onto your deck.
ask-topdeck-courtyard = Put a card from your hand onto your deck.

card-duke = Duke
    .text = Worth 1 VP for each Duchy you own.
    .short = Worth 1 VP for each Duchy you own.

card-great-hall = Great Hall
    .text = +1 Card, +1 Action. Worth 1 VP.
    .short = +1 Card, +1 Action. Worth 1 VP.

card-harem = Harem
    .text = +2 Coins. Worth 2 VP.
    .short = +2 Coins. Worth 2 VP.

card-ironworks = Ironworks
    .text = Gain a card that costs 4 or less. If it is an Action: +1 Action; a Treasure: +1 Coin; a Victory card: +1 Card. A card of two types gives both.
    .short = Gain a card costing up to 4, and get a bonus for its type.
ask-gain-ironworks = Gain a card that costs 4 or less; you get a bonus for each of its types.

card-masquerade = Masquerade
    .text = +2 Cards. All players, at the same time, pass a card from their hand to the left. Then you may trash a card from your hand.
    .short = +2 Cards. Everybody passes a card to the left. Then you may trash a card.
ask-pass-masquerade = Choose the card that you pass to the player on your left.
ask-trash-masquerade = You may trash a card from your hand.

card-mining-village = Mining Village
    .text = +1 Card, +2 Actions. You may trash this at once for +2 Coins.
    .short = +1 Card, +2 Actions. You may trash this for +2 Coins.
ask-mode-mining-village = Trash Mining Village for +2 Coins?
mode-trash-this = Trash it
    .log = { $you ->
            [yes] You trash { $cards } for +2 Coins.
           *[no] { $player } trashes { $cards } for +2 Coins.
        }

card-minion = Minion
    .text = +1 Action. Choose: +2 Coins; or discard your hand, draw 4 cards, and each other player with 5 or more cards in hand discards it and draws 4 cards.
    .short = +1 Action. +2 Coins, or a new hand of 4 for you and all others with 5 or more.
ask-mode-minion = Take +2 Coins, or discard your hand for 4 new cards?
mode-discard-hand = Discard your hand and draw 4 cards; so do others with 5 or more
    .log = { $you ->
            [yes] You discard your hand to draw 4 cards.
           *[no] { $player } discards their hand to draw 4 cards.
        }

card-nobles = Nobles
    .text = Choose: +3 Cards, or +2 Actions. Worth 2 VP.
    .short = +3 Cards or +2 Actions. Worth 2 VP.
ask-mode-nobles = Choose +3 Cards or +2 Actions.
mode-3-cards = +3 Cards

card-pawn = Pawn
    .text = Choose 2 different ones: +1 Card; +1 Action; +1 Buy; +1 Coin.
    .short = Choose 2: +1 Card, +1 Action, +1 Buy, +1 Coin.
ask-mode-pawn = Choose 2 different effects.
mode-1-card = +1 Card
mode-1-action = +1 Action
mode-1-buy = +1 Buy
mode-1-coin = +1 Coin

card-saboteur = Saboteur
    .text = Each other player reveals cards from their deck until one costing 3 or more shows, trashes it, and may gain a card that costs at least 2 less. The rest is discarded.
    .short = The others trash a card costing 3 or more and may gain one costing 2 less.
ask-gain-saboteur = You may gain a card that costs at least 2 less than the one trashed.

card-scout = Scout
    .text = +1 Action. Reveal the top 4 cards of your deck. The Victory cards go to your hand; put the others back in any order.
    .short = +1 Action. Of your top 4 cards, take the Victory cards; put the others back.
ask-topdeck-scout = Put the other cards back onto your deck; the first one you pick ends up on top.

card-secret-chamber = Secret Chamber
    .text = Discard any number of cards for +1 Coin each. When another player plays an Attack, you may reveal this from your hand: +2 Cards, then put 2 cards from your hand onto your deck.
    .short = Discard any cards for +1 Coin each. If attacked, draw 2 and put 2 back.
ask-discard-secret-chamber = Discard any number of cards for +1 Coin each.
ask-topdeck-secret-chamber = Put { $amount } from your hand onto your deck; the first one you pick ends up on top.
ask-react-secret-chamber = You are attacked. Reveal Secret Chamber for +2 Cards and put 2 cards onto your deck?
react-secret-chamber = Secret Chamber: +2 Cards, then 2 cards onto your deck

card-shanty-town = Shanty Town
    .text = +2 Actions. Reveal your hand; if there is no Action in it, +2 Cards.
    .short = +2 Actions. If you have no Action in hand, +2 Cards.

card-steward = Steward
    .text = Choose: +2 Cards, +2 Coins, or trash 2 cards from your hand.
    .short = Choose: +2 Cards, +2 Coins, or trash 2 cards.
ask-mode-steward = Take +2 Cards or +2 Coins, or trash 2 cards?
ask-trash-steward = Trash { $amount } from your hand.

card-swindler = Swindler
    .text = +2 Coins. Each other player trashes the top card of their deck and gains a card of the same cost that you choose.
    .short = +2 Coins. The others trash their top card and gain one of the same cost, your pick.
ask-gain-swindler = { $whose ->
        [you] Choose the card of the same cost that you gain.
       *[other] Choose the card of the same cost that { $target } gains.
    }

card-torturer = Torturer
    .text = +3 Cards. Each other player chooses: discard 2 cards, or gain a Curse into their hand.
    .short = +3 Cards. The others discard 2 cards or gain a Curse into their hand.
ask-mode-torturer = Discard 2 cards, or gain a Curse into your hand?
ask-discard-torturer = Discard { $amount } from your hand.
mode-curse = Gain a Curse into your hand
    .log = { $you ->
            [yes] You choose the Curse.
           *[no] { $player } chooses the Curse.
        }

card-trading-post = Trading Post
    .text = Trash 2 cards from your hand. If you trashed 2, gain a Silver into your hand.
    .short = Trash 2 cards to gain a Silver into your hand.
ask-trash-trading-post = Trash { $amount } from your hand; for 2 you gain a Silver into your hand.

card-tribute = Tribute
    .text = The player to your left reveals and discards the top 2 cards of their deck. For each different name among them, an Action gives you +2 Actions, a Treasure +2 Coins, a Victory card +2 Cards.
    .short = The player to your left discards their top 2 cards; each name gives you a bonus.

card-upgrade = Upgrade
    .text = +1 Card, +1 Action. Trash a card from your hand. Gain a card that costs exactly 1 more.
    .short = +1 Card, +1 Action. Trash a card. Gain one costing exactly 1 more.
ask-trash-upgrade = Trash a card from your hand; you gain one that costs exactly 1 more.
ask-gain-upgrade = Gain a card costing exactly 1 more than the one trashed.

card-wishing-well = Wishing Well
    .text = +1 Card, +1 Action. Name a card, then reveal the top card of your deck; if it is the card you named, it goes to your hand.
    .short = +1 Card, +1 Action. Name a card; if it is your top card, take it.
ask-name-wishing-well = Name a card: if it is the top card of your deck, it goes to your hand.
