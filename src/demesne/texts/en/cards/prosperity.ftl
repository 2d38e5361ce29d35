### Prosperity: all texts about these cards, in our own words. What such a file contains: docs/adding-a-card.md.

card-bank = Bank
    .text = When you play this, +1 Coin for each Treasure you have in play, including this.
    .short = +1 Coin for each Treasure you have in play, including this.

card-bishop = Bishop
    .text = +1 Coin. Take 1 VP token. Trash a card from your hand and take VP tokens for half its cost, rounded down. Then each other player may trash a card from their hand.
    .short = +1 Coin, 1 VP token. Trash a card for half its cost in VP tokens.
ask-trash-bishop = { $min ->
        [0] You may trash a card from your hand.
       *[other] Trash a card from your hand; you take half its cost, rounded down, in VP tokens.
    }

card-city = City
    .text = +1 Card, +2 Actions. If a pile of the Supply is empty, +1 Card. If 2 or more are, also +1 Coin and +1 Buy.
    .short = +1 Card, +2 Actions. Better when piles of the Supply are empty.

card-contraband = Contraband
    .text = +1 Buy, +3 Coins. The player to your left names a card: you can't buy it this turn.
    .short = +1 Buy, +3 Coins. The player to your left names a card that you can't buy this turn.
ask-name-contraband = Name a card that { $target } can't buy this turn.

card-counting-house = Counting House
    .text = Look through your discard pile. Reveal any number of Coppers from it and take them into your hand.
    .short = Take any number of Coppers from your discard pile into your hand.
ask-reveal-counting-house = Choose how many Coppers from your discard pile you take into your hand.
confirm-reveal-counting-house = { $count ->
        [one] Take 1 Copper
       *[other] Take { $count } Coppers
    }
decline-reveal-counting-house = Take none

card-expand = Expand
    .text = Trash a card from your hand. Gain a card that costs up to 3 more.
    .short = Trash a card. Gain one costing up to 3 more.
ask-trash-expand = Trash a card from your hand; you gain one that costs up to 3 more.
ask-gain-expand = Gain a card costing up to 3 more than the one trashed.

card-forge = Forge
    .text = Trash any number of cards from your hand. Gain a card that costs exactly as much as all of them together.
    .short = Trash any number of cards. Gain one costing exactly their sum.
ask-trash-forge = Trash any number of cards; you gain one that costs exactly as much as all of them.
ask-gain-forge = Gain a card that costs exactly as much as those you trashed.

card-goons = Goons
    .text = +1 Buy, +2 Coins. Each other player discards down to 3 cards in hand. While this is in play, each card you buy gives you 1 VP token.
    .short = +1 Buy, +2 Coins. The others keep 3 cards. Each card you buy gives 1 VP token.
ask-discard-goons = Discard { $amount }: you keep 3 in hand.

card-grand-market = Grand Market
    .text = +1 Card, +1 Action, +1 Buy, +2 Coins. You can't buy this while you have a Copper in play.
    .short = +1 Card, +1 Action, +1 Buy, +2 Coins. You can't buy it with a Copper in play.

card-hoard = Hoard
    .text = +2 Coins. While this is in play, for each Victory card you buy, gain a Gold.
    .short = +2 Coins. For each Victory card you buy, gain a Gold.
react-hoard = Hoard: gain a Gold

card-king-s-court = King's Court
    .text = You may play an Action from your hand 3 times.
    .short = You may play an Action from your hand 3 times.
ask-play-king-s-court = You may choose an Action from your hand to play 3 times.

card-loan = Loan
    .text = +1 Coin. Reveal cards from your deck until a Treasure shows; trash it or discard it. The rest is discarded.
    .short = +1 Coin. Find your next Treasure; trash it or discard it.
ask-mode-loan = You revealed { $about }. Trash it or discard it?

card-mint = Mint
    .text = You may reveal a Treasure from your hand to gain a copy of it. When you buy this, trash all Treasures you have in play.
    .short = Gain a copy of a Treasure in your hand. Buying it trashes your Treasures in play.
ask-reveal-mint = You may reveal a Treasure from your hand to gain a copy of it.
react-mint = Mint: trash your Treasures in play

card-monument = Monument
    .text = +2 Coins. Take 1 VP token.
    .short = +2 Coins. Take 1 VP token.

card-mountebank = Mountebank
    .text = +2 Coins. Each other player may discard a Curse; those who don't gain a Curse and a Copper.
    .short = +2 Coins. The others discard a Curse, or gain a Curse and a Copper.
ask-discard-mountebank = Discard a Curse? Otherwise you gain a Curse and a Copper.

card-peddler = Peddler
    .text = +1 Card, +1 Action, +1 Coin. During your Buy phase, this costs 2 less for each Action you have in play.
    .short = +1 Card, +1 Action, +1 Coin. In your Buy phase, 2 cheaper per Action in play.

card-quarry = Quarry
    .text = +1 Coin. While this is in play, Actions cost 2 less, but never less than 0.
    .short = +1 Coin. Actions cost 2 less while this is in play.

card-rabble = Rabble
    .text = +3 Cards. Each other player reveals the top 3 cards of their deck, discards the Actions and Treasures, and puts the rest back in any order.
    .short = +3 Cards. The others discard Actions and Treasures from their top 3 cards.
ask-topdeck-rabble = Put the other cards back onto your deck; the first one you pick ends up on top.

card-royal-seal = Royal Seal
    .text = +2 Coins. While this is in play, you may put each card you gain onto your deck.
    .short = +2 Coins. You may put cards that you gain onto your deck.
ask-react-royal-seal = You gained { $about }. Put it onto your deck with Royal Seal?
react-royal-seal = Royal Seal: the gained card onto your deck

card-talisman = Talisman
    .text = +1 Coin. While this is in play, when you buy a card that costs 4 or less and is not a Victory card, gain a copy of it.
    .short = +1 Coin. When you buy a non-Victory card costing up to 4, gain another.
react-talisman = Talisman: gain a copy of the card bought

card-trade-route = Trade Route
    .text = +1 Buy. You get a Coin for each token on the Trade Route mat. Trash a card from your hand. Set-up: a token on each Victory pile; the first card gained from that pile moves it to the mat.
    .short = +1 Buy. A Coin for each Victory pile that has lost a card. Trash a card.
ask-trash-trade-route = Trash a card from your hand.

card-vault = Vault
    .text = +2 Cards. Discard any number of cards for +1 Coin each. Each other player may discard 2 cards; a player who does draws a card.
    .short = +2 Cards. Discard any cards for +1 Coin each. The others may discard 2 to draw one.
ask-mode-vault = Discard 2 cards to draw one?
ask-discard-vault = { $min ->
        [0] Discard any number of cards for +1 Coin each.
       *[other] Discard { $amount }; then you draw a card.
    }

card-venture = Venture
    .text = +1 Coin. Reveal cards from your deck until a Treasure shows. Discard the rest and play that Treasure.
    .short = +1 Coin. Find your next Treasure and play it.

card-watchtower = Watchtower
    .text = Draw until you have 6 cards in hand. When you gain a card, you may reveal this from your hand: trash that card, or put it onto your deck.
    .short = Draw until you have 6 cards. In hand: trash a card you gain, or put it on your deck.
ask-react-watchtower = You gained { $about }. Reveal Watchtower to trash it or put it onto your deck?
ask-mode-watchtower = You gained { $about }. Trash it, or put it onto your deck?
mode-topdeck-watchtower = Put it onto your deck
    .log = { $you ->
            [yes] You put it onto your deck.
           *[no] { $player } puts it onto their deck.
        }
react-watchtower = Watchtower: trash the gained card, or put it onto your deck

card-worker-s-village = Worker's Village
    .text = +1 Card, +2 Actions, +1 Buy.
    .short = +1 Card, +2 Actions, +1 Buy

card-platinum = Platinum
    .text = +5 Coins.
    .short = +5 Coins

card-colony = Colony
    .text = Worth 10 VP.
    .short = 10 VP
