### Base game: all texts about these cards, in our own words. What such a file contains: docs/adding-a-card.md.

card-adventurer = Adventurer
    .text = Reveal cards from your deck until 2 Treasures show. They go to your hand; the rest is discarded.
    .short = Reveal cards until you find 2 Treasures, and take them.

card-bureaucrat = Bureaucrat
    .text = Gain a Silver onto your deck. Each other player puts a Victory card from hand onto their deck, or reveals a hand without one.
    .short = Gain a Silver onto your deck. The others put a Victory card back onto theirs.
ask-topdeck-bureaucrat = Put a Victory card from your hand onto your deck.

card-cellar = Cellar
    .text = +1 Action. Discard as many cards as you like, then draw one for each.
    .short = +1 Action. Discard any number of cards, then draw as many.
ask-discard-cellar = Discard any number of cards; you draw as many.

card-chancellor = Chancellor
    .text = +2 Coins. You may put your whole deck into your discard pile.
    .short = +2 Coins. You may discard your whole deck.
ask-mode-chancellor = Put your whole deck into your discard pile?
side-habit-mode-chancellor = when you play it: put your deck into your discard pile

card-chapel = Chapel
    .text = Trash from 0 to 4 cards of your hand.
    .short = Trash up to 4 cards from your hand.
ask-trash-chapel = Trash { $amount } from your hand.

card-council-room = Council Room
    .text = +4 Cards, +1 Buy. The others draw a card each.
    .short = +4 Cards, +1 Buy. Each other player draws a card.

card-feast = Feast
    .text = Trash this. Gain a card that costs 5 or less.
    .short = Trash this and gain a card costing up to 5.
ask-gain-feast = Gain a card that costs 5 or less.

card-festival = Festival
    .text = +2 Actions, +1 Buy, +2 Coins.
    .short = +2 Actions, +1 Buy, +2 Coins

card-gardens = Gardens
    .text = Worth 1 VP for every 10 cards you own, rounded down.
    .short = Worth 1 VP for every 10 cards you own.

card-laboratory = Laboratory
    .text = +2 Cards, +1 Action.
    .short = +2 Cards, +1 Action

card-library = Library
    .text = Draw until you hold 7 cards. You may set aside each Action as you draw it; those are discarded at the end.
    .short = Draw until you have 7 cards in hand. You may skip Actions.
ask-discard-library = You drew { $option }. Set it aside? It is discarded at the end.
confirm-discard-library = Set it aside
decline-discard-library = Keep it

card-market = Market
    .text = +1 Card, +1 Action, +1 Buy, +1 Coin.
    .short = +1 Card, +1 Action, +1 Buy, +1 Coin

card-militia = Militia
    .text = +2 Coins. Each other player keeps 3 cards in hand and discards the rest.
    .short = +2 Coins. The others discard down to 3 cards in hand.
ask-discard-militia = Discard { $amount }: you keep 3 in hand.

card-mine = Mine
    .text = Trash a Treasure from your hand. Gain into your hand a Treasure that costs up to 3 more.
    .short = Trash a Treasure. Gain one costing up to 3 more into your hand.
ask-trash-mine = Trash a Treasure from your hand; you gain one that costs up to 3 more into your hand.
ask-gain-mine = Gain a Treasure into your hand, costing up to 3 more than the one trashed.

card-moat = Moat
    .text = +2 Cards. When another player plays an Attack, you may reveal this from your hand: that Attack does not affect you.
    .short = +2 Cards. Reveal it from your hand to be safe from an Attack.
ask-react-moat = You are attacked. Reveal Moat and stay unaffected?
react-moat = Moat: unaffected by this Attack
side-habit-react-moat = when you are attacked: reveal it and stay unaffected

card-moneylender = Moneylender
    .text = Trash a Copper from your hand for +3 Coins.
    .short = Trash a Copper from your hand for +3 Coins.

card-remodel = Remodel
    .text = Trash a card from your hand. Gain a card that costs up to 2 more.
    .short = Trash a card. Gain one costing up to 2 more.
ask-trash-remodel = Trash a card from your hand; you gain one that costs up to 2 more.
ask-gain-remodel = Gain a card costing up to 2 more than the one trashed.

card-smithy = Smithy
    .text = +3 Cards.
    .short = +3 Cards

card-spy = Spy
    .text = +1 Card, +1 Action. Each player, you first, reveals the top card of their deck; you decide whether it is discarded or put back.
    .short = +1 Card, +1 Action. Look at everybody's top card: discard it or put it back.
ask-discard-spy = { $whose ->
        [you] You revealed { $option }. Discard it? Otherwise it stays on your deck.
       *[other] { $target } revealed { $option }. Discard it? Otherwise it stays on that deck.
    }
decline-discard-spy = Put it back

card-thief = Thief
    .text = Each other player reveals the top 2 cards of their deck, trashes one revealed Treasure of your choice and discards the rest. Then you may gain any of the cards trashed in this way.
    .short = Trash a Treasure from each other player's top 2 cards. You may take it.
ask-trash-thief = { $whose ->
        [you] Choose the Treasure that you trash.
       *[other] Choose the Treasure that { $target } trashes.
    }
ask-gain-thief = You may gain any of the Treasures just trashed.

card-throne-room = Throne Room
    .text = Play an Action card from your hand 2 times.
    .short = Play an Action from your hand 2 times.
ask-play-throne-room = Choose an Action from your hand to play 2 times.

card-village = Village
    .text = +1 Card, +2 Actions.
    .short = +1 Card, +2 Actions

card-witch = Witch
    .text = +2 Cards. Each other player gains a Curse.
    .short = +2 Cards. Each other player gains a Curse.

card-woodcutter = Woodcutter
    .text = +1 Buy, +2 Coins.
    .short = +1 Buy, +2 Coins

card-workshop = Workshop
    .text = Gain a card that costs 4 or less.
    .short = Gain a card costing up to 4.
ask-gain-workshop = Gain a card that costs 4 or less.
