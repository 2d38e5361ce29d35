### Hinterlands: all texts about these cards, in our own words. What such a file contains: docs/adding-a-card.md.

card-border-village = Border Village
    .text = +1 Card, +2 Actions. When you gain this, gain a card that costs less.
    .short = +1 Card, +2 Actions. When you gain it, gain a cheaper card too.
ask-gain-border-village = You gained Border Village: gain a card that costs less.
react-border-village = Border Village: gain a cheaper card

card-cache = Cache
    .text = +3 Coins. When you gain this, gain 2 Coppers.
    .short = +3 Coins. It comes with 2 Coppers.
react-cache = Cache: gain 2 Coppers

card-cartographer = Cartographer
    .text = +1 Card, +1 Action. Look at the top 4 cards of your deck. Discard any of them and put the rest back in any order.
    .short = +1 Card, +1 Action. Discard any of your top 4 cards; put the rest back.
ask-discard-cartographer = Discard any of these cards; the others go back onto your deck.
ask-topdeck-cartographer = Put the other cards back onto your deck; the first one you pick ends up on top.

card-crossroads = Crossroads
    .text = Reveal your hand; +1 Card for each Victory card in it. The first time you play this in a turn, also +3 Actions.
    .short = +1 Card for each Victory card in your hand. The first one each turn: +3 Actions.

card-develop = Develop
    .text = Trash a card from your hand. Gain onto your deck a card that costs exactly 1 more and one that costs exactly 1 less, in either order.
    .short = Trash a card. Gain one costing 1 more and one costing 1 less onto your deck.
ask-trash-develop = Trash a card from your hand; you gain one costing 1 more and one costing 1 less onto your deck.
ask-gain-develop = Gain onto your deck a card costing exactly 1 more or 1 less than the one trashed.

card-duchess = Duchess
    .text = +2 Coins. Each player, you first, looks at the top card of their own deck and discards it or puts it back. In games with this card, a player who gains a Duchy may also gain a Duchess.
    .short = +2 Coins. Everybody checks their top card. You may gain it with a Duchy.
ask-discard-duchess = The top card of your deck is { $option }. Discard it? Otherwise it stays.
decline-discard-duchess = Put it back
ask-react-duchess = You gained a Duchy. Gain a Duchess too?
react-duchess = Duchess: gain one for the Duchy

card-embassy = Embassy
    .text = +5 Cards. Discard 3 cards. When you gain this, each other player gains a Silver.
    .short = +5 Cards. Discard 3 cards. When you gain it, the others gain a Silver.
ask-discard-embassy = Discard { $amount } from your hand.
react-embassy = Embassy: each other player gains a Silver

card-farmland = Farmland
    .text = Worth 2 VP. When you buy this, trash a card from your hand and gain one that costs exactly 2 more.
    .short = Worth 2 VP. When you buy it, turn a card into one costing exactly 2 more.
ask-trash-farmland = You bought Farmland: trash a card from your hand; you gain one that costs exactly 2 more.
ask-gain-farmland = Gain a card costing exactly 2 more than the one trashed.
react-farmland = Farmland: trash a card, gain one costing 2 more

card-fool-s-gold = Fool's Gold
    .text = +1 Coin; 4 Coins instead if it is not the first Fool's Gold you play this turn. When another player gains a Province, you may trash this from your hand for a Gold onto your deck.
    .short = 1 Coin; from the second one on, 4. If another player gains a Province, it becomes a Gold.
ask-react-fool-s-gold = Another player gained a Province. Trash Fool's Gold for a Gold onto your deck?
react-fool-s-gold = Fool's Gold: trash it for a Gold onto your deck

card-haggler = Haggler
    .text = +2 Coins. While this is in play, for each card you buy, gain one that costs less and is not a Victory card.
    .short = +2 Coins. For each card you buy, gain a cheaper non-Victory card.
ask-gain-haggler = Gain a card that costs less than the one you bought and is not a Victory card.
react-haggler = Haggler: gain a cheaper card

card-highway = Highway
    .text = +1 Card, +1 Action. While this is in play, every card costs 1 less, but never less than 0.
    .short = +1 Card, +1 Action. While this is in play, cards cost 1 less.

card-ill-gotten-gains = Ill-Gotten Gains
    .text = +1 Coin. You may gain a Copper into your hand. When you gain this, each other player gains a Curse.
    .short = +1 Coin. You may gain a Copper to hand. Gaining this gives the others a Curse.
ask-gain-ill-gotten-gains = Gain a Copper into your hand?
react-ill-gotten-gains = Ill-Gotten Gains: each other player gains a Curse

card-inn = Inn
    .text = +2 Cards, +2 Actions. Discard 2 cards. When you gain this, look through your discard pile, reveal any Actions from it and shuffle them into your deck.
    .short = +2 Cards, +2 Actions. Discard 2. Gaining it shuffles discarded Actions into your deck.
ask-discard-inn = Discard { $amount } from your hand.
ask-reveal-inn = Choose the Actions from your discard pile to shuffle into your deck.
confirm-reveal-inn = { $count ->
        [one] Shuffle { $cards } in
       *[other] Shuffle { $count } cards in
    }
decline-reveal-inn = Shuffle no cards in
react-inn = Inn: shuffle Actions into your deck

card-jack-of-all-trades = Jack of All Trades
    .text = Gain a Silver. Look at the top card of your deck and discard it or put it back. Draw until you have 5 cards in hand. You may trash a card from your hand that is not a Treasure.
    .short = Gain a Silver. Check your top card. Draw until you have 5. You may trash a non-Treasure.
ask-discard-jack-of-all-trades = The top card of your deck is { $option }. Discard it? Otherwise it stays.
decline-discard-jack-of-all-trades = Put it back
ask-trash-jack-of-all-trades = You may trash a card from your hand that is not a Treasure.

card-mandarin = Mandarin
    .text = +3 Coins. Put a card from your hand onto your deck. When you gain this, put all Treasures you have in play onto your deck in any order.
    .short = +3 Coins. Put a card onto your deck. Gaining it puts your Treasures in play there too.
ask-topdeck-mandarin = { $count ->
        [one] Put { $amount } onto your deck.
       *[other] Put your Treasures from play onto your deck; the first one you pick ends up on top.
    }
react-mandarin = Mandarin: your Treasures in play onto your deck

card-margrave = Margrave
    .text = +3 Cards, +1 Buy. Each other player draws a card, then discards down to 3 cards in hand.
    .short = +3 Cards, +1 Buy. The others draw a card, then discard down to 3.
ask-discard-margrave = Discard { $amount }: you keep 3 in hand.

card-noble-brigand = Noble Brigand
    .text = +1 Coin. When you play or buy this, each other player reveals the top 2 cards of their deck, trashes a revealed Silver or Gold of your choice and discards the rest; those who revealed no Treasure gain a Copper. You gain the trashed cards.
    .short = +1 Coin. Played or bought: steal a Silver or Gold from the others' top 2 cards.
ask-trash-noble-brigand = { $whose ->
        [you] Choose the Treasure that you trash; you gain it.
       *[other] Choose the Treasure that { $target } trashes; you gain it.
    }
react-noble-brigand = Noble Brigand: rob the others

card-nomad-camp = Nomad Camp
    .text = +1 Buy, +2 Coins. You gain this onto your deck.
    .short = +1 Buy, +2 Coins. You gain it onto your deck.

card-oasis = Oasis
    .text = +1 Card, +1 Action, +1 Coin. Then discard a card.
    .short = +1 Card, +1 Action, +1 Coin. Discard a card.
ask-discard-oasis = Discard a card from your hand.

card-oracle = Oracle
    .text = Each player, you first, reveals the top 2 cards of their deck. You decide whether both are discarded, or both go back in an order that their owner chooses. Then +2 Cards.
    .short = Discard or put back everybody's top 2 cards. Then +2 Cards.
ask-mode-oracle = { $whose ->
        [you] You revealed { $about }. Discard both, or put them back?
       *[other] { $target } revealed { $about }. Have them discarded, or put back?
    }
mode-discard-oracle = Discard them
    .log = { $you ->
            [yes] You have the cards discarded.
           *[no] { $player } has the cards discarded.
        }
mode-keep-oracle = Put them back onto the deck
    .log = { $you ->
            [yes] You leave the cards on the deck.
           *[no] { $player } leaves the cards on the deck.
        }
ask-topdeck-oracle = Put them back onto your deck; the first one you pick ends up on top.

card-scheme = Scheme
    .text = +1 Card, +1 Action. At the start of Clean-up this turn, you may put an Action that you have in play onto your deck.
    .short = +1 Card, +1 Action. At the end of the turn, put an Action back onto your deck.
ask-react-scheme = Use Scheme to put an Action from play onto your deck?
ask-topdeck-scheme = Choose the Action in play that goes onto your deck.
react-scheme = Scheme: an Action from play onto your deck

card-silk-road = Silk Road
    .text = Worth 1 VP for every 4 Victory cards you own, rounded down.
    .short = Worth 1 VP for every 4 Victory cards you own.

card-spice-merchant = Spice Merchant
    .text = You may trash a Treasure from your hand. If you do, choose: +2 Cards and +1 Action, or +2 Coins and +1 Buy.
    .short = You may trash a Treasure for +2 Cards and +1 Action, or +2 Coins and +1 Buy.
ask-trash-spice-merchant = You may trash a Treasure from your hand for a bonus of your choice.
ask-mode-spice-merchant = Choose the bonus.
mode-2-cards-1-action = +2 Cards, +1 Action
mode-2-coins-1-buy = +2 Coins, +1 Buy

card-stables = Stables
    .text = You may discard a Treasure from your hand for +3 Cards and +1 Action.
    .short = You may discard a Treasure for +3 Cards and +1 Action.
ask-discard-stables = Discard a Treasure for +3 Cards and +1 Action?

card-trader = Trader
    .text = Trash a card from your hand and gain a Silver for each coin it costs. When you would gain a card, you may reveal this from your hand and gain a Silver instead.
    .short = Trash a card for Silvers equal to its cost. In hand: gain a Silver instead of a card.
ask-trash-trader = Trash a card from your hand; you gain a Silver for each coin it costs.
ask-react-trader = You are about to gain { $about }. Reveal Trader and gain a Silver instead?
react-trader = Trader: gain a Silver instead

card-tunnel = Tunnel
    .text = Worth 2 VP. When you discard this other than in Clean-up, you may reveal it to gain a Gold.
    .short = Worth 2 VP. When you discard it during a turn, you may gain a Gold.
ask-react-tunnel = You discarded Tunnel. Reveal it to gain a Gold?
react-tunnel = Tunnel: gain a Gold
