### Alchemy: all texts about these cards, in our own words. What such a file contains: docs/adding-a-card.md.

card-potion = Potion
    .text = Gives 1 Potion this turn, for cards that have one in their cost.
    .short = +1 Potion

card-alchemist = Alchemist
    .text = +2 Cards, +1 Action. When you discard this from play with a Potion in play, you may put it onto your deck.
    .short = +2 Cards, +1 Action. Returns to your deck if you have a Potion in play.
ask-react-alchemist = Put Alchemist onto your deck?
react-alchemist = Alchemist: onto your deck

card-apothecary = Apothecary
    .text = +1 Card, +1 Action. Reveal the top 4 cards of your deck. Coppers and Potions go to your hand; put the others back in any order.
    .short = +1 Card, +1 Action. Take the Coppers and Potions among your top 4 cards.
ask-topdeck-apothecary = Put the other cards back onto your deck; the first one you pick ends up on top.

card-apprentice = Apprentice
    .text = +1 Action. Trash a card from your hand. Draw a card for each coin it costs, and 2 more if its cost has a Potion.
    .short = +1 Action. Trash a card and draw as many cards as it costs.
ask-trash-apprentice = Trash a card from your hand; you draw a card for each coin it costs, and 2 more for a Potion.

card-familiar = Familiar
    .text = +1 Card, +1 Action. Each other player gains a Curse.
    .short = +1 Card, +1 Action. Each other player gains a Curse.

card-golem = Golem
    .text = Reveal cards from your deck until 2 Actions other than Golem show. Discard the rest, then play the two in either order.
    .short = Find the next 2 Actions in your deck and play them.
ask-play-golem = Choose which of the two Actions you play first.

card-herbalist = Herbalist
    .text = +1 Buy, +1 Coin. When you discard this from play, you may put a Treasure that you have in play onto your deck.
    .short = +1 Buy, +1 Coin. At the end of the turn, put a Treasure back onto your deck.
ask-react-herbalist = Use Herbalist to put a Treasure from play onto your deck?
ask-topdeck-herbalist = Choose the Treasure in play that goes onto your deck.
react-herbalist = Herbalist: a Treasure from play onto your deck

card-philosopher-s-stone = Philosopher's Stone
    .text = When you play this, count the cards in your deck and your discard pile together: +1 Coin for every 5 of them, rounded down.
    .short = +1 Coin for every 5 cards in your deck and discard pile.

card-possession = Possession
    .text = The player to your left takes an extra turn after this one, in which you see what that player sees and decide everything. What that player would gain, you gain instead; their trashed cards return to them at the end of the turn.
    .short = Play an extra turn for the player to your left, with their cards. You gain what they gain.

card-scrying-pool = Scrying Pool
    .text = +1 Action. Each player, you first, reveals the top card of their deck, and you decide whether it is discarded or put back. Then reveal cards from your deck until one is not an Action; all of these go to your hand.
    .short = +1 Action. Discard or keep everybody's top card. Draw up to your next non-Action.
ask-discard-scrying-pool = { $whose ->
        [you] You revealed { $option }. Discard it? Otherwise it stays on your deck.
       *[other] { $target } revealed { $option }. Discard it? Otherwise it stays on that deck.
    }
decline-discard-scrying-pool = Put it back

card-transmute = Transmute
    .text = Trash a card from your hand. For an Action, gain a Duchy; for a Treasure, gain a Transmute; for a Victory card, gain a Gold.
    .short = Trash a card. An Action gives a Duchy, a Treasure a Transmute, a Victory card a Gold.
ask-trash-transmute = Trash a card from your hand: an Action gives a Duchy, a Treasure a Transmute, a Victory card a Gold.

card-university = University
    .text = +2 Actions. You may gain an Action that costs 5 or less.
    .short = +2 Actions. You may gain an Action costing up to 5.
ask-gain-university = You may gain an Action that costs 5 or less.

card-vineyard = Vineyard
    .text = Worth 1 VP for every 3 Actions you own, rounded down.
    .short = Worth 1 VP for every 3 Actions you own.
