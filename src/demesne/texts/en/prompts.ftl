### Questions, buttons and the labels of options.
### A question's id is ask-KIND-CARD, or ask-KIND where no card asks or none is known.
### $amount is a phrase such as "up to 4 cards"; $count the most that can be picked; $option the one card
### on offer; $about the cards that are looked at; $top the highest number on offer; $target who is judged or
### concerned, $whose whether that is the reader ("you", "other"); $event why the card acts ("play", "overpay");
### $step which of the card's questions of this kind it is.

## How a question is put together

ask-by = { $card } – { $question }
amount-exact = { $count ->
        [one] a card
       *[other] { $count } cards
    }
amount-up-to = { $count ->
        [one] up to 1 card
       *[other] up to { $count } cards
    }
amount-range = { $least } to { $count } cards

## The turn itself

ask-action = Play an Action card, or end the Action phase.
ask-treasure = Play Treasures, one after the other, or go on to buying.
ask-spend = Spend coin tokens before buying? Each gives +1 Coin; you have { $top }.
ask-buy = Buy a card, or end your turn.
ask-overpay = Pay more than the cost? You have { $top ->
        [one] { $top } coin
       *[other] { $top } coins
    } left.

## Any card, when nothing more exact is known

ask-gain = { $min ->
        [0] You may gain a card.
       *[other] Choose a card to gain.
    }
ask-trash = Trash { $amount }.
ask-discard = Discard { $amount }.
ask-topdeck = { $count ->
        [one] Put { $amount } onto the deck.
       *[other] Put { $amount } onto the deck; the first one named ends up on top.
    }
ask-reveal = You may reveal a card from your hand.
ask-react = { $min ->
        [0] Use one of these effects? Declining gives up all of them.
       *[other] Several effects wait: choose the one that comes next.
    }
ask-play = { $min ->
        [0] You may play a card.
       *[other] Choose a card to play.
    }
ask-name = Name a card.
ask-mode = { $min ->
        [0] You may choose an effect.
        [1] Choose an effect.
       *[other] Choose { $min } effects.
    }

## Base game

ask-topdeck-bureaucrat = Put a Victory card from your hand onto your deck.
ask-discard-cellar = Discard any number of cards; you draw as many.
ask-mode-chancellor = Put your whole deck into your discard pile?
ask-trash-chapel = Trash { $amount } from your hand.
ask-gain-feast = Gain a card that costs 5 or less.
ask-discard-library = You drew { $option }. Set it aside? It is discarded at the end.
ask-discard-militia = Discard { $amount }: you keep 3 in hand.
ask-trash-mine = Trash a Treasure from your hand; you gain one that costs up to 3 more into your hand.
ask-gain-mine = Gain a Treasure into your hand, costing up to 3 more than the one trashed.
ask-react-moat = You are attacked. Reveal Moat and stay unaffected?
ask-trash-remodel = Trash a card from your hand; you gain one that costs up to 2 more.
ask-gain-remodel = Gain a card costing up to 2 more than the one trashed.
ask-discard-spy = { $whose ->
        [you] You revealed { $option }. Discard it? Otherwise it stays on your deck.
       *[other] { $target } revealed { $option }. Discard it? Otherwise it stays on that deck.
    }
ask-trash-thief = Choose the Treasure that { $target } trashes.
ask-gain-thief = You may gain any of the Treasures just trashed.
ask-play-throne-room = Choose an Action from your hand to play 2 times.
ask-gain-workshop = Gain a card that costs 4 or less.

## Cornucopia

ask-discard-hamlet = { $step ->
        [1] Discard a card for +1 Action?
       *[other] Discard a card for +1 Buy?
    }
ask-gain-horn-of-plenty = Gain a card that costs at most 1 for each different name you have in play. A Victory card trashes Horn of Plenty.
ask-discard-horse-traders = Discard { $amount } from your hand.
ask-react-horse-traders = You are attacked. Set Horse Traders aside? It comes back at the start of your next turn with +1 Card.
ask-mode-jester = { $target } discarded { $about }. Who gains a copy of it?
ask-trash-remake = { $step ->
        [1] Trash a card from your hand; you gain one that costs exactly 1 more.
       *[other] Once more: trash a card from your hand; you gain one that costs exactly 1 more.
    }
ask-gain-remake = Gain a card costing exactly 1 more than the one trashed.
ask-reveal-tournament = { $whose ->
        [you] Reveal a Province? You discard it and gain a Prize or a Duchy onto your deck.
       *[other] Reveal a Province? It stays in your hand, and { $target } does not get +1 Card and +1 Coin.
    }
ask-gain-tournament = Choose a Prize or a Duchy to gain onto your deck.
ask-discard-young-witch = Discard { $amount } from your hand.
ask-reveal-young-witch = Reveal { $option }, the Bane? Otherwise you gain a Curse.
ask-discard-followers = Discard { $amount }: you keep 3 in hand.
ask-mode-trusty-steed = Choose 2 different effects.

## Guilds

ask-discard-advisor = Choose the card that { $target } discards; the others go to that player's hand.
ask-trash-butcher = You may trash a card from your hand to gain another one; coin tokens can raise its cost.
ask-spend-butcher = Pay how many coin tokens? Each lets the gained card cost 1 more; you have { $top }.
ask-gain-butcher = Gain a card costing at most as much as the one trashed plus the tokens paid.
ask-name-doctor = Name a card: those among your top 3 cards are trashed.
ask-topdeck-doctor = Put the other cards back onto your deck; the first one named ends up on top.
ask-overpay-doctor = Pay more than the cost? For each coin you sift the top card of your deck. Coins left: { $top }.
ask-mode-doctor = The top card of your deck is { $about }. What happens to it?
ask-overpay-herald = Pay more than the cost? For each coin you put a card from your discard pile onto your deck. Coins left: { $top }.
ask-topdeck-herald = { $count ->
        [one] Put { $amount } from your discard pile onto your deck.
       *[other] Put { $amount } from your discard pile onto your deck; the first one named ends up on top.
    }
ask-name-journeyman = Name a card: you dig for 3 cards with other names.
ask-overpay-masterpiece = Pay more than the cost? For each coin you gain a Silver. Coins left: { $top }.
ask-discard-plaza = Discard a Treasure for +1 coin token?
ask-trash-stonemason = Trash a card from your hand; you gain 2 cards, each costing less.
ask-overpay-stonemason = Pay more than the cost? You gain 2 Actions, each costing exactly what you overpay. Coins left: { $top }.
ask-gain-stonemason = { $event ->
        [overpay] Gain an Action that costs exactly what you overpaid ({ $step } of 2).
       *[play] Gain a card that costs less than the one trashed ({ $step } of 2).
    }
ask-trash-taxman = Trash a Treasure from your hand? Others with 5 or more cards discard a copy; you gain one that costs up to 3 more onto your deck.
ask-gain-taxman = Gain a Treasure onto your deck, costing up to 3 more than the one trashed.

## Dark Ages

ask-trash-altar = Trash a card from your hand; you gain one that costs 5 or less.
ask-gain-altar = Gain a card that costs 5 or less.
ask-gain-armory = Gain a card that costs 4 or less onto your deck.
ask-play-band-of-misfits = Choose the cheaper Action of the Supply that this is played as.
ask-react-beggar = You are attacked. Discard Beggar to gain 2 Silvers, the first onto your deck?
ask-mode-catacombs = Your top cards are { $about }. Take them, or discard them for +3 Cards?
ask-gain-catacombs = Catacombs was trashed: gain a card that costs less.
ask-mode-count = { $step ->
        [1] Choose the price to pay.
       *[other] Choose the reward.
    }
ask-discard-count = Discard { $amount } from your hand.
ask-topdeck-count = Put a card from your hand onto your deck.
ask-play-counterfeit = You may play a Treasure from your hand 2 times; it is trashed afterwards.
ask-play-cultist = Play another Cultist from your hand, without using an Action?
ask-trash-death-cart = Trash an Action from your hand? Otherwise Death Cart is trashed.
ask-trash-forager = Trash a card from your hand; then +1 Coin for each different Treasure in the trash.
ask-mode-graverobber = Gain a card from the trash, or improve an Action?
ask-trash-graverobber = Trash an Action from your hand; you gain a card that costs up to 3 more.
ask-gain-graverobber = Choose the card to gain.
ask-trash-hermit = You may trash a card that is not a Treasure, from your hand or your discard pile.
ask-gain-hermit = Gain a card that costs 3 or less.
ask-mode-hunting-grounds = Hunting Grounds was trashed: gain a Duchy or 3 Estates?
ask-discard-ironmonger = You revealed { $option }. Discard it? Its bonus comes either way.
ask-trash-junk-dealer = Trash a card from your hand.
ask-trash-knights = Choose which of your two revealed cards is trashed; the other is discarded.
ask-trash-dame-anna = You may trash { $amount } from your hand.
ask-gain-dame-natalie = You may gain a card that costs 3 or less.
ask-discard-sir-michael = Discard { $amount }: you keep 3 in hand.
ask-react-market-square = A card of yours was trashed. Discard Market Square to gain a Gold?
ask-name-mystic = Name a card: if it is the top card of your deck, it goes to your hand.
ask-discard-pillage = Choose the card that { $target } discards.
ask-play-procession = You may play an Action from your hand 2 times; then it is trashed and you gain an Action that costs exactly 1 more.
ask-gain-procession = Gain an Action costing exactly 1 more than the one played.
ask-trash-rats = Trash a card other than a Rats from your hand.
ask-name-rebuild = Name a card to spare: the first Victory card of another name is trashed for one that costs up to 3 more.
ask-gain-rebuild = Gain a Victory card costing up to 3 more than the one trashed.
ask-gain-rogue = Gain a card from the trash that costs 3 to 6.
ask-trash-rogue = Choose which of your two revealed cards is trashed; the other is discarded.
ask-mode-scavenger = Put your deck into your discard pile? Then you choose a card from there for the top of your deck.
ask-topdeck-scavenger = Put a card from your discard pile onto your deck.
ask-mode-squire = Choose one: +2 Actions, +2 Buys or a Silver.
ask-gain-squire = Squire was trashed: gain an Attack card.
ask-discard-storeroom = { $step ->
        [1] Discard any number of cards for +1 Card each.
       *[other] Discard any number of cards for +1 Coin each.
    }
ask-discard-urchin = Discard { $amount }: you keep 4 in hand.
ask-react-urchin = You played an Attack. Trash Urchin to gain a Mercenary?
ask-topdeck-wandering-minstrel = Put the Actions back onto your deck; the first one named ends up on top.
ask-mode-mercenary = Trash 2 cards for +2 Cards and +2 Coins, and make the others discard down to 3?
ask-trash-mercenary = Trash { $amount } from your hand.
ask-discard-mercenary = Discard { $amount }: you keep 3 in hand.
ask-react-hovel = You bought a Victory card. Trash Hovel from your hand?
ask-mode-survivors = Your top cards are { $about }. Discard them, or put them back?
ask-topdeck-survivors = Put them back onto your deck; the first one named ends up on top.

## What the button does

confirm-action = Play { $cards }
confirm-treasure = Play { $cards }
confirm-spend = { $count ->
        [0] Spend no token
        [one] Spend 1 token
       *[other] Spend { $count } tokens
    }
confirm-buy = Buy { $cards }
confirm-overpay = { $count ->
        [0] Pay the cost only
        [one] Overpay 1 coin
       *[other] Overpay { $count } coins
    }
confirm-gain = Gain { $cards }
confirm-trash = Trash { $count }
confirm-discard = Discard { $count }
confirm-discard-library = Set it aside
confirm-topdeck = { $count ->
        [one] Put onto the deck
       *[other] Put { $count } onto the deck
    }
confirm-reveal = Reveal { $cards }
confirm-react = Use { $cards }
confirm-play = Play { $cards }
confirm-name = Name { $cards }
confirm-mode = { $min ->
        [0] Yes
       *[other] Choose
    }

## The button when nothing is picked

decline-action = End the Action phase
decline-treasure = Play no more Treasures
decline-buy = End your turn
decline-gain = Gain nothing
decline-trash = Trash nothing
decline-discard = Discard nothing
decline-discard-spy = Put it back
decline-discard-library = Keep it
decline-discard-ironmonger = Put it back
decline-trash-death-cart = Trash Death Cart
decline-reveal = Reveal nothing
decline-react = Decline
decline-play = Play nothing
decline-mode = No

## Effects to choose from

mode-discard-deck = put your deck into your discard pile
mode-2-cards = +2 Cards
mode-2-actions = +2 Actions
mode-2-buys = +2 Buys
mode-2-coins = +2 Coins
mode-3-coins = +3 Coins
mode-4-silvers = gain 4 Silvers and put your deck into your discard pile
mode-take = take
mode-take-jester = you gain a copy
mode-give = the other player gains a copy
mode-take-catacombs = take them into your hand
mode-discard = discard
mode-discard-catacombs = discard them and get +3 Cards
mode-discard-survivors = discard them
mode-keep = keep on top of your deck
mode-keep-survivors = put them back in an order of your choice
mode-trash = trash
mode-discard-2 = discard 2 cards
mode-topdeck = put a card from your hand onto your deck
mode-copper = gain a Copper
mode-silver = gain a Silver
mode-duchy = gain a Duchy
mode-3-estates = gain 3 Estates
mode-trash-hand = trash your hand
mode-from-trash = gain a card costing 3 to 6 from the trash onto your deck
mode-upgrade = trash an Action and gain a card costing up to 3 more
mode-trash-2 = trash 2 cards

## Effects that wait to be used or resolved

react-moat = Moat: unaffected by this Attack
react-horse-traders = Horse Traders: set aside until your next turn
react-beggar = Beggar: discard it, gain 2 Silvers
react-market-square = Market Square: discard it, gain a Gold
react-urchin = Urchin: trash it, gain a Mercenary
react-hovel = Hovel: trash it from your hand
react-catacombs = Catacombs: gain a card that costs less
react-cultist = Cultist: +3 Cards
react-feodum = Feodum: gain 3 Silvers
react-fortress = Fortress: back to your hand
react-hermit = Hermit: trash it, gain a Madman
react-hunting-grounds = Hunting Grounds: gain a Duchy or 3 Estates
react-overgrown-estate = Overgrown Estate: +1 Card
react-rats = Rats: +1 Card
react-sir-vander = Sir Vander: gain a Gold
react-squire = Squire: gain an Attack card

## Other labels of options

option-discard-pile = { $card } (discard pile)
option-prize = Prize (none left)
