### Guilds: all texts about these cards, in our own words. What such a file contains: docs/adding-a-card.md.

card-advisor = Advisor
    .text = +1 Action. Reveal the top 3 cards of your deck. The player to your left picks one for you to discard; the others go to your hand.
    .short = +1 Action. Take your top 3 cards, except one that the player to your left picks.
ask-discard-advisor = Choose the card that { $target } discards; the others go to that player's hand.

card-baker = Baker
    .text = +1 Card, +1 Action, +1 coin token. Set-up: each player starts with 1 coin token.
    .short = +1 Card, +1 Action, +1 coin token.

card-butcher = Butcher
    .text = +2 coin tokens. You may trash a card from your hand and pay any number of coin tokens. If you trashed one, gain a card that costs at most as much as it plus the tokens paid.
    .short = +2 coin tokens. You may trash a card and pay tokens for a more expensive one.
ask-trash-butcher = You may trash a card from your hand to gain another one; coin tokens can raise its cost.
ask-spend-butcher = Pay how many coin tokens? Each lets the gained card cost 1 more; you have { $top }.
ask-gain-butcher = Gain a card costing at most as much as the one trashed plus the tokens paid.

card-candlestick-maker = Candlestick Maker
    .text = +1 Action, +1 Buy, +1 coin token.
    .short = +1 Action, +1 Buy, +1 coin token.

card-doctor = Doctor
    .text = Name a card. Reveal the top 3 cards of your deck, trash those with that name and put the rest back in any order. When you buy this, you may overpay: for each coin, look at the top card of your deck and trash it, discard it or leave it.
    .short = Name a card: trash it from your top 3. Overpay to check your top cards one by one.
ask-name-doctor = Name a card: those among your top 3 cards are trashed.
ask-topdeck-doctor = Put the other cards back onto your deck; the first one you pick ends up on top.
ask-overpay-doctor = Pay more than the cost? For each coin you sift the top card of your deck. Coins left: { $top }.
ask-mode-doctor = The top card of your deck is { $about }. What happens to it?
mode-trash = Trash it
    .log = { $you ->
            [yes] You trash it.
           *[no] { $player } trashes it.
        }

card-herald = Herald
    .text = +1 Card, +1 Action. Reveal the top card of your deck; an Action is played at once. When you buy this, you may overpay: for each coin, put a card from your discard pile onto your deck.
    .short = +1 Card, +1 Action. Plays your top card if it's an Action. Overpay: put discards on top.
ask-overpay-herald = Pay more than the cost? For each coin you put a card from your discard pile onto your deck. Coins left: { $top }.
ask-topdeck-herald = { $count ->
        [one] Put { $amount } from your discard pile onto your deck.
       *[other] Put { $amount } from your discard pile onto your deck; the first one you pick ends up on top.
    }

card-journeyman = Journeyman
    .text = Name a card. Reveal cards from your deck until 3 with other names show. Those go to your hand; the rest is discarded.
    .short = Name a card. Take the next 3 cards of your deck that have other names.
ask-name-journeyman = Name a card: you dig for 3 cards with other names.

card-masterpiece = Masterpiece
    .text = +1 Coin. When you buy this, you may overpay: for each coin, gain a Silver.
    .short = +1 Coin. Overpay when you buy it: gain a Silver for each extra coin.
ask-overpay-masterpiece = Pay more than the cost? For each coin you gain a Silver. Coins left: { $top }.

card-merchant-guild = Merchant Guild
    .text = +1 Buy, +1 Coin. While this is in play, each card you buy gives you +1 coin token.
    .short = +1 Buy, +1 Coin. While this is in play, each card you buy brings a coin token.

card-plaza = Plaza
    .text = +1 Card, +2 Actions. You may discard a Treasure; if you do, +1 coin token.
    .short = +1 Card, +2 Actions. You may discard a Treasure for +1 coin token.
ask-discard-plaza = Discard a Treasure for +1 coin token?

card-soothsayer = Soothsayer
    .text = Gain a Gold. Each other player gains a Curse; those who gained one draw a card.
    .short = Gain a Gold. The others gain a Curse and draw a card.

card-stonemason = Stonemason
    .text = Trash a card from your hand; in return, gain 2 cards that each cost less. When you buy this, you may overpay: gain 2 Actions, each costing exactly the amount overpaid.
    .short = Trash a card and gain 2 cheaper ones. Overpay: gain 2 Actions at that cost.
ask-trash-stonemason = Trash a card from your hand; you gain 2 cards, each costing less.
ask-overpay-stonemason = Pay more than the cost? You gain 2 Actions, each costing exactly what you overpay. You have { $price } left.
ask-gain-stonemason = { $event ->
        [overpay] Gain an Action that costs exactly what you overpaid ({ $step } of 2).
       *[play] Gain a card that costs less than the one trashed ({ $step } of 2).
    }

card-taxman = Taxman
    .text = You may trash a Treasure from your hand. If you do, each other player with 5 or more cards in hand discards a copy of it, or reveals a hand without one, and you gain onto your deck a Treasure that costs up to 3 more.
    .short = You may trash a Treasure for one costing up to 3 more. The others discard a copy.
ask-trash-taxman = Trash a Treasure from your hand? Others with 5 or more cards discard a copy; you gain one that costs up to 3 more onto your deck.
ask-gain-taxman = Gain a Treasure onto your deck, costing up to 3 more than the one trashed.
