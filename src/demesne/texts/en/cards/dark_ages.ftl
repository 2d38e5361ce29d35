### Dark Ages: all texts about these cards, in our own words. What such a file contains: docs/adding-a-card.md.

card-altar = Altar
    .text = Trash a card from your hand. Gain a card that costs 5 or less, even if you trashed nothing.
    .short = Trash a card. Gain a card costing up to 5.
ask-trash-altar = Trash a card from your hand; you gain one that costs 5 or less.
ask-gain-altar = Gain a card that costs 5 or less.

card-armory = Armory
    .text = Gain onto your deck a card that costs 4 or less.
    .short = Gain a card costing up to 4 onto your deck.
ask-gain-armory = Gain a card that costs 4 or less onto your deck.

card-band-of-misfits = Band of Misfits
    .text = Choose an Action that is visible in the Supply and costs less than this, and play this as that card. It is that card in every way until it leaves play.
    .short = Play this as any cheaper Action in the Supply.
ask-play-band-of-misfits = Choose the cheaper Action of the Supply that this is played as.

card-bandit-camp = Bandit Camp
    .text = +1 Card, +2 Actions. Gain a Spoils.
    .short = +1 Card, +2 Actions. Gain a Spoils.

card-beggar = Beggar
    .text = Gain 3 Coppers into your hand. When another player plays an Attack, you may discard this from your hand: gain 2 Silvers, the first onto your deck.
    .short = Gain 3 Coppers into your hand. If attacked, discard it to gain 2 Silvers.
ask-react-beggar = You are attacked. Discard Beggar to gain 2 Silvers, the first onto your deck?
react-beggar = Beggar: discard it, gain 2 Silvers
side-habit-react-beggar = when you are attacked: discard it for 2 Silvers, as long as there are any

card-catacombs = Catacombs
    .text = Look at the top 3 cards of your deck. Take them into your hand, or discard them and get +3 Cards. When trashed: gain a card that costs less than it.
    .short = Take your top 3 cards, or discard them for +3 Cards.
ask-mode-catacombs = Your top cards are { $about }. Take them, or discard them for +3 Cards?
ask-gain-catacombs = Catacombs was trashed: gain a card that costs less.
mode-take-catacombs = Take them into your hand
    .log = { $you ->
            [yes] You take the cards into your hand.
           *[no] { $player } takes the cards into their hand.
        }
mode-discard-catacombs = Discard them and get +3 Cards
    .log = { $you ->
            [yes] You discard the cards to draw 3 others.
           *[no] { $player } discards the cards to draw 3 others.
        }
react-catacombs = Catacombs: gain a card that costs less

card-count = Count
    .text = First the price you prefer: discard 2 cards, put a card from your hand onto your deck, or gain a Copper. Then the reward you prefer: +3 Coins, trash your hand, or gain a Duchy.
    .short = Choose what it costs you, then take +3 Coins, a Duchy, or trash your hand.
ask-mode-count = { $step ->
        [1] Choose the price to pay.
       *[other] Choose the reward.
    }
ask-discard-count = Discard { $amount } from your hand.
ask-topdeck-count = Put a card from your hand onto your deck.
mode-discard-2 = Discard 2 cards
    .log = { $you ->
            [yes] You choose to discard 2 cards.
           *[no] { $player } chooses to discard 2 cards.
        }
mode-topdeck = Put a card from your hand onto your deck
    .log = { $you ->
            [yes] You choose to put a card from your hand onto your deck.
           *[no] { $player } chooses to put a card from their hand onto their deck.
        }
mode-copper = Gain a Copper
    .log = { $you ->
            [yes] You choose to gain a Copper.
           *[no] { $player } chooses to gain a Copper.
        }
mode-trash-hand = Trash your hand
    .log = { $you ->
            [yes] You choose to trash your hand.
           *[no] { $player } chooses to trash their hand.
        }

card-counterfeit = Counterfeit
    .text = +1 Coin, +1 Buy. You may play a Treasure from your hand 2 times; if you do, trash it.
    .short = +1 Coin, +1 Buy. You may play a Treasure 2 times and trash it.
ask-play-counterfeit = You may play a Treasure from your hand 2 times; it is trashed afterwards.

card-cultist = Cultist
    .text = +2 Cards. Each other player gains a Ruins. You may play a Cultist from your hand without using an Action. When trashed: +3 Cards.
    .short = +2 Cards. The others gain a Ruins. You may play another Cultist.
ask-play-cultist = Play another Cultist from your hand, without using an Action?
react-cultist = Cultist: +3 Cards
side-habit-play-cultist = after you played one: play the next one from your hand too

card-death-cart = Death Cart
    .text = +5 Coins. You may trash an Action from your hand; if you don't, trash this. When you gain this, gain 2 Ruins.
    .short = +5 Coins. Trash an Action, or this. It comes with 2 Ruins.
ask-trash-death-cart = Trash an Action from your hand? Otherwise Death Cart is trashed.
decline-trash-death-cart = Trash Death Cart

card-feodum = Feodum
    .text = Worth 1 VP for every 3 Silvers you own, rounded down. When trashed: gain 3 Silvers.
    .short = Worth 1 VP for every 3 Silvers you own. Trashed, it gives 3 Silvers.
react-feodum = Feodum: gain 3 Silvers

card-forager = Forager
    .text = +1 Action, +1 Buy. Trash a card from your hand. +1 Coin for each differently named Treasure in the trash.
    .short = +1 Action, +1 Buy. Trash a card. +1 Coin for each kind of Treasure in the trash.
ask-trash-forager = Trash a card from your hand; then +1 Coin for each different Treasure in the trash.

card-fortress = Fortress
    .text = +1 Card, +2 Actions. When trashed: it returns from the trash to your hand.
    .short = +1 Card, +2 Actions. When trashed, it returns to your hand.
react-fortress = Fortress: back to your hand

card-graverobber = Graverobber
    .text = Either gain onto your deck a card from the trash that costs 3 to 6, or trash an Action from your hand and gain a card that costs up to 3 more.
    .short = Gain a card costing 3 to 6 from the trash, or trade an Action for one costing 3 more.
ask-mode-graverobber = Gain a card from the trash, or improve an Action?
ask-trash-graverobber = Trash an Action from your hand; you gain a card that costs up to 3 more.
ask-gain-graverobber = Choose the card to gain.
mode-from-trash = Gain a card costing 3 to 6 from the trash onto your deck
    .log = { $you ->
            [yes] You choose to gain a card from the trash.
           *[no] { $player } chooses to gain a card from the trash.
        }
mode-upgrade = Trash an Action and gain a card costing up to 3 more
    .log = { $you ->
            [yes] You choose to trash an Action for a card costing up to 3 more.
           *[no] { $player } chooses to trash an Action for a card costing up to 3 more.
        }

card-hermit = Hermit
    .text = Look through your discard pile. You may trash a non-Treasure from it or from your hand. Gain a card that costs 3 or less. When you discard this from play, if you bought nothing this turn, trash it and gain a Madman.
    .short = You may trash a non-Treasure. Gain a card up to 3. Buy nothing: it becomes a Madman.
ask-trash-hermit = You may trash a card that is not a Treasure, from your hand or your discard pile.
ask-gain-hermit = Gain a card that costs 3 or less.
react-hermit = Hermit: trash it, gain a Madman

card-hunting-grounds = Hunting Grounds
    .text = +4 Cards. When trashed: gain a Duchy or 3 Estates.
    .short = +4 Cards. When trashed, gain a Duchy or 3 Estates.
ask-mode-hunting-grounds = Hunting Grounds was trashed: gain a Duchy or 3 Estates?
mode-3-estates = Gain 3 Estates
    .log = { $you ->
            [yes] You choose to gain 3 Estates.
           *[no] { $player } chooses to gain 3 Estates.
        }
react-hunting-grounds = Hunting Grounds: gain a Duchy or 3 Estates

card-ironmonger = Ironmonger
    .text = +1 Card, +1 Action. Reveal the top card of your deck; you may discard it. Either way, if it is an Action: +1 Action; a Treasure: +1 Coin; a Victory card: +1 Card.
    .short = +1 Card, +1 Action. Reveal your top card for a bonus; you may discard it.
ask-discard-ironmonger = You revealed { $option }. Discard it? Its bonus comes either way.
decline-discard-ironmonger = Put it back

card-junk-dealer = Junk Dealer
    .text = +1 Card, +1 Action, +1 Coin. Trash a card from your hand.
    .short = +1 Card, +1 Action, +1 Coin. Trash a card.
ask-trash-junk-dealer = Trash a card from your hand.

card-knights = Knights
    .text = 10 different Knights, shuffled; only the top one is face up. { -knight-attack }
    .short = 10 different Knights. Only the top one can be taken.
ask-trash-knights = Choose which of your two revealed cards is trashed; the other is discarded.

card-marauder = Marauder
    .text = Gain a Spoils. Each other player gains a Ruins.
    .short = Gain a Spoils. The others gain a Ruins.

card-market-square = Market Square
    .text = +1 Card, +1 Action, +1 Buy. Whenever a card of yours is trashed, you may discard this from your hand for a Gold.
    .short = +1 Card, +1 Action, +1 Buy. When you trash a card, discard this for a Gold.
ask-react-market-square = A card of yours was trashed. Discard Market Square to gain a Gold?
react-market-square = Market Square: discard it, gain a Gold
side-habit-react-market-square = when a card of yours is trashed: discard it for a Gold, as long as there are any

card-mystic = Mystic
    .text = +1 Action, +2 Coins. Name a card. Reveal the top card of your deck; if it is the one you named, it goes to your hand.
    .short = +1 Action, +2 Coins. Guess your top card; if you are right, take it.
ask-name-mystic = Name a card: if it is the top card of your deck, it goes to your hand.

card-pillage = Pillage
    .text = Trash this. Each other player with 5 or more cards in hand reveals their hand and discards a card of your choice. Gain 2 Spoils.
    .short = Trash this. The others discard a card that you pick. Gain 2 Spoils.
ask-discard-pillage = { $whose ->
        [you] Choose the card that you discard.
       *[other] Choose the card that { $target } discards.
    }

card-poor-house = Poor House
    .text = +4 Coins. Reveal your hand; lose 1 Coin for each Treasure in it, but never below 0.
    .short = +4 Coins, minus 1 for each Treasure in your hand.

card-procession = Procession
    .text = You may play an Action from your hand 2 times; if you do, trash it and gain an Action that costs exactly 1 more.
    .short = Play an Action 2 times, trash it, and gain an Action costing exactly 1 more.
ask-play-procession = You may play an Action from your hand 2 times; then it is trashed and you gain an Action that costs exactly 1 more.
ask-gain-procession = Gain an Action costing exactly 1 more than the one played.

card-rats = Rats
    .text = +1 Card, +1 Action. Gain a Rats. Trash a card other than a Rats from your hand, or reveal a hand of only Rats. When trashed: +1 Card.
    .short = +1 Card, +1 Action. Gain a Rats. Trash a card that is not a Rats.
ask-trash-rats = Trash a card other than a Rats from your hand.
react-rats = Rats: +1 Card

card-rebuild = Rebuild
    .text = +1 Action. Name a card. Reveal cards from your deck until a Victory card of another name shows. Discard the rest, trash that card and gain a Victory card that costs up to 3 more.
    .short = +1 Action. Turn a Victory card of your deck into one costing up to 3 more.
ask-name-rebuild = Name a card to spare: the first Victory card of another name is trashed for one that costs up to 3 more.
ask-gain-rebuild = Gain a Victory card costing up to 3 more than the one trashed.

card-rogue = Rogue
    .text = +2 Coins. If the trash holds a card that costs 3 to 6, gain one of those. Otherwise each other player reveals the top 2 cards of their deck, trashes one that costs 3 to 6 (their choice) and discards the rest.
    .short = +2 Coins. Gain a card costing 3 to 6 from the trash, or trash one from the others' decks.
ask-gain-rogue = Gain a card from the trash that costs 3 to 6.
ask-trash-rogue = Choose which of your two revealed cards is trashed; the other is discarded.

card-sage = Sage
    .text = +1 Action. Reveal cards from your deck until one that costs 3 or more shows. It goes to your hand; the rest is discarded.
    .short = +1 Action. Find the next card costing 3 or more, and take it.

card-scavenger = Scavenger
    .text = +2 Coins. If you like, your deck goes into your discard pile. Then put a card from your discard pile onto your deck.
    .short = +2 Coins. You may discard your deck. Put a discarded card onto your deck.
ask-mode-scavenger = Put your deck into your discard pile? Then you choose a card from there for the top of your deck.
ask-topdeck-scavenger = Put a card from your discard pile onto your deck.
side-habit-mode-scavenger = when you play it: put your deck into your discard pile

card-squire = Squire
    .text = +1 Coin, and your choice of +2 Actions, +2 Buys or gaining a Silver. When trashed: gain an Attack card.
    .short = +1 Coin. Choose +2 Actions, +2 Buys, or gain a Silver.
ask-mode-squire = Choose one: +2 Actions, +2 Buys or a Silver.
ask-gain-squire = Squire was trashed: gain an Attack card.
mode-silver = Gain a Silver
    .log = { $you ->
            [yes] You choose to gain a Silver.
           *[no] { $player } chooses to gain a Silver.
        }
react-squire = Squire: gain an Attack card

card-storeroom = Storeroom
    .text = +1 Buy. Discard as many cards as you like: +1 Card each. Discard as many cards as you like: +1 Coin each.
    .short = +1 Buy. Discard any cards and draw as many, then discard any for +1 Coin each.
ask-discard-storeroom = { $step ->
        [1] Discard any number of cards for +1 Card each.
       *[other] Discard any number of cards for +1 Coin each.
    }

card-urchin = Urchin
    .text = +1 Card, +1 Action. Each other player keeps 4 cards in hand and discards the rest. While this is in play, when you play another Attack, you may trash this: gain a Mercenary.
    .short = +1 Card, +1 Action. The others keep 4 cards. Can become a Mercenary.
ask-discard-urchin = Discard { $amount }: you keep 4 in hand.
ask-react-urchin = You played an Attack. Trash Urchin to gain a Mercenary?
react-urchin = Urchin: trash it, gain a Mercenary
side-habit-react-urchin = when you play another Attack: trash it for a Mercenary, as long as there are any

card-vagrant = Vagrant
    .text = +1 Card, +1 Action. Reveal the top card of your deck; if it is a Curse, a Ruins, a Shelter or a Victory card, it goes to your hand.
    .short = +1 Card, +1 Action. If your top card is junk or a Victory card, take it.

card-wandering-minstrel = Wandering Minstrel
    .text = +1 Card, +2 Actions. Reveal your top 3 cards: the Actions return to your deck in any order, the rest is discarded.
    .short = +1 Card, +2 Actions. Of your top 3 cards, keep the Actions on top; discard the rest.
ask-topdeck-wandering-minstrel = Put the Actions back onto your deck; the first one you pick ends up on top.

-knight-attack = Each other player reveals the top 2 cards of their deck, trashes one that costs 3 to 6 (their choice) and discards the rest; if a Knight was trashed, trash this one.

card-dame-anna = Dame Anna
    .text = You may trash up to 2 cards from your hand. { -knight-attack }
    .short = You may trash up to 2 cards. Attack of the Knights.
ask-trash-dame-anna = You may trash { $amount } from your hand.

card-dame-josephine = Dame Josephine
    .text = { -knight-attack } Worth 2 VP.
    .short = Worth 2 VP. Attack of the Knights.

card-dame-molly = Dame Molly
    .text = +2 Actions. { -knight-attack }
    .short = +2 Actions. Attack of the Knights.

card-dame-natalie = Dame Natalie
    .text = You may gain a card that costs 3 or less. { -knight-attack }
    .short = You may gain a card costing up to 3. Attack of the Knights.
ask-gain-dame-natalie = You may gain a card that costs 3 or less.

card-dame-sylvia = Dame Sylvia
    .text = +2 Coins. { -knight-attack }
    .short = +2 Coins. Attack of the Knights.

card-sir-bailey = Sir Bailey
    .text = +1 Card, +1 Action. { -knight-attack }
    .short = +1 Card, +1 Action. Attack of the Knights.

card-sir-destry = Sir Destry
    .text = +2 Cards. { -knight-attack }
    .short = +2 Cards. Attack of the Knights.

card-sir-martin = Sir Martin
    .text = +2 Buys. { -knight-attack }
    .short = +2 Buys. Attack of the Knights.

card-sir-michael = Sir Michael
    .text = Each other player keeps 3 cards in hand and discards the rest. { -knight-attack }
    .short = The others discard down to 3 cards. Attack of the Knights.
ask-discard-sir-michael = Discard { $amount }: you keep 3 in hand.

card-sir-vander = Sir Vander
    .text = { -knight-attack } When trashed: gain a Gold.
    .short = When trashed, gain a Gold. Attack of the Knights.
react-sir-vander = Sir Vander: gain a Gold

card-spoils = Spoils
    .text = +3 Coins. Playing this returns it to its pile.
    .short = +3 Coins. It returns to its pile.

card-madman = Madman
    .text = +2 Actions. Return this to its pile; if you did, draw a card for each card in your hand.
    .short = +2 Actions. Draw a card for each card in hand. It returns to its pile.

card-mercenary = Mercenary
    .text = You may trash 2 cards from your hand. If you trashed both, +2 Cards, +2 Coins, and each other player keeps 3 cards in hand and discards the rest.
    .short = Trash 2 cards for +2 Cards and +2 Coins; the others discard down to 3.
ask-mode-mercenary = Trash 2 cards for +2 Cards and +2 Coins, and make the others discard down to 3?
ask-trash-mercenary = Trash { $amount } from your hand.
ask-discard-mercenary = Discard { $amount }: you keep 3 in hand.
mode-trash-2 = Trash 2 cards
    .log = { $you ->
            [yes] You choose to trash 2 cards.
           *[no] { $player } chooses to trash 2 cards.
        }

card-hovel = Hovel
    .text = You may trash this from your hand whenever you buy a Victory card.
    .short = When you buy a Victory card, you may trash this from your hand.
ask-react-hovel = You bought a Victory card. Trash Hovel from your hand?
react-hovel = Hovel: trash it from your hand
side-habit-react-hovel = when you buy a Victory card: trash it

card-necropolis = Necropolis
    .text = +2 Actions.
    .short = +2 Actions

card-overgrown-estate = Overgrown Estate
    .text = Worth 0 VP. When trashed: +1 Card.
    .short = Worth 0 VP. When trashed, +1 Card.
react-overgrown-estate = Overgrown Estate: +1 Card

card-ruins = Ruins
    .text = Ruins of 5 kinds, shuffled; only the top one is face up.
    .short = 5 kinds of Ruins. Only the top one can be taken.

card-abandoned-mine = Abandoned Mine
    .text = +1 Coin.
    .short = +1 Coin

card-ruined-library = Ruined Library
    .text = +1 Card.
    .short = +1 Card

card-ruined-market = Ruined Market
    .text = +1 Buy.
    .short = +1 Buy

card-ruined-village = Ruined Village
    .text = +1 Action.
    .short = +1 Action

card-survivors = Survivors
    .text = Look at your top 2 cards; either discard both, or return both to the top of your deck in the order you like.
    .short = Look at your top 2 cards. Discard both, or put both back.
ask-mode-survivors = Your top cards are { $about }. Discard them, or put them back?
ask-topdeck-survivors = Put them back onto your deck; the first one you pick ends up on top.
mode-discard-survivors = Discard them
    .log = { $you ->
            [yes] You discard the cards.
           *[no] { $player } discards the cards.
        }
mode-keep-survivors = Put them back in an order of your choice
    .log = { $you ->
            [yes] You put the cards back onto your deck.
           *[no] { $player } puts the cards back onto their deck.
        }
