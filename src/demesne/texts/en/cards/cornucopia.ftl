### Cornucopia: all texts about these cards, in our own words. What such a file contains: docs/adding-a-card.md.

card-fairgrounds = Fairgrounds
    .text = Worth 2 VP for every 5 differently named cards you own, rounded down.
    .short = Worth 2 VP for every 5 differently named cards you own.

card-farming-village = Farming Village
    .text = +2 Actions. Reveal cards from your deck until an Action or Treasure shows. It goes to your hand; the rest is discarded.
    .short = +2 Actions. Reveal cards until an Action or Treasure, and take it.

card-fortune-teller = Fortune Teller
    .text = +2 Coins. Each other player reveals cards from their deck until a Victory card or a Curse shows, puts it onto their deck and discards the rest.
    .short = +2 Coins. The others find their next Victory card or Curse and put it on top.

card-hamlet = Hamlet
    .text = +1 Card, +1 Action. Then, if you like, discard a card for +1 Action; and again, if you like, discard a card for +1 Buy.
    .short = +1 Card, +1 Action. You may discard a card for +1 Action, another for +1 Buy.
ask-discard-hamlet = { $step ->
        [1] Discard a card for +1 Action?
       *[other] Discard a card for +1 Buy?
    }

card-harvest = Harvest
    .text = Reveal the top 4 cards of your deck and discard them. +1 Coin for each different name among them.
    .short = Discard your top 4 cards: +1 Coin for each different name.

card-horn-of-plenty = Horn of Plenty
    .text = +0 Coins. Gain a card that costs at most 1 for each differently named card you have in play, this one included. If it is a Victory card, trash this.
    .short = Gain a card costing up to 1 for each different name you have in play.
ask-gain-horn-of-plenty = Gain a card that costs at most 1 for each different name you have in play. Gaining a Victory card trashes Horn of Plenty.

card-horse-traders = Horse Traders
    .text = +1 Buy, +3 Coins. Discard 2 cards. When another player plays an Attack, you may set this aside from your hand; at the start of your next turn it returns to your hand and you draw a card.
    .short = +1 Buy, +3 Coins. Discard 2 cards. If attacked, you may set this aside.
ask-discard-horse-traders = Discard { $amount } from your hand.
ask-react-horse-traders = You are attacked. Set Horse Traders aside? It comes back at the start of your next turn with +1 Card.
react-horse-traders = Horse Traders: set aside until your next turn
side-habit-react-horse-traders = when you are attacked: set it aside until your next turn

card-hunting-party = Hunting Party
    .text = +1 Card, +1 Action. Reveal your hand. Reveal cards from your deck until one shows whose name is not in your hand. It goes to your hand; the rest is discarded.
    .short = +1 Card, +1 Action. Find a card whose name is not in your hand, and take it.

card-jester = Jester
    .text = +2 Coins. Each other player discards the top card of their deck. If it is a Victory card, they gain a Curse; otherwise you choose which of you two gains a copy of it from the Supply.
    .short = +2 Coins. The others discard their top card, for a Curse or a copy of it.
ask-mode-jester = { $whose ->
        [you] You discarded { $about }. Who gains a copy of it?
       *[other] { $target } discarded { $about }. Who gains a copy of it?
    }
mode-take-jester = You gain a copy
    .log = { $you ->
            [yes] You keep the copy.
           *[no] { $player } keeps the copy.
        }
mode-give = The other player gains a copy
    .log = { $you ->
            [yes] You give the copy to the other player.
           *[no] { $player } gives the copy to the other player.
        }

card-menagerie = Menagerie
    .text = +1 Action. Reveal your hand. If no two of its cards have the same name, +3 Cards; otherwise +1 Card.
    .short = +1 Action. If all cards in your hand differ, +3 Cards; if not, +1 Card.

card-remake = Remake
    .text = Do this 2 times: trash a card from your hand, then gain a card that costs exactly 1 more.
    .short = Do this 2 times: trash a card and gain one costing exactly 1 more.
ask-trash-remake = { $step ->
        [1] Trash a card from your hand; you gain one that costs exactly 1 more.
       *[other] Once more: trash a card from your hand; you gain one that costs exactly 1 more.
    }
ask-gain-remake = Gain a card costing exactly 1 more than the one trashed.

card-tournament = Tournament
    .text = +1 Action. Each player may reveal a Province from their hand. If you did, discard it and gain a Prize or a Duchy onto your deck. If no other player did, +1 Card and +1 Coin.
    .short = +1 Action. Reveal and discard a Province to win a Prize or a Duchy.
ask-reveal-tournament = { $whose ->
        [you] Reveal a Province? You discard it and gain a Prize or a Duchy onto your deck.
       *[other] Reveal a Province? It stays in your hand, and { $target } does not get +1 Card and +1 Coin.
    }
ask-gain-tournament = Choose a Prize or a Duchy to gain onto your deck.
side-habit-reveal-tournament = when another plays it: reveal a Province and allow no bonus

card-young-witch = Young Witch
    .text = +2 Cards. Discard 2 cards. Each other player may reveal a Bane card from their hand; those who do not gain a Curse. Set-up: add a kingdom pile costing 2 or 3, the Bane.
    .short = +2 Cards. Discard 2 cards. The others reveal a Bane or gain a Curse.
ask-discard-young-witch = Discard { $amount } from your hand.
ask-reveal-young-witch = Reveal { $option }, the Bane? Otherwise you gain a Curse.
side-habit-reveal-young-witch = when another plays it: reveal the Bane and gain no Curse

card-bag-of-gold = Bag of Gold
    .text = +1 Action. Gain a Gold onto your deck.
    .short = +1 Action. Gain a Gold onto your deck.

card-diadem = Diadem
    .text = +2 Coins, and +1 Coin for each Action you have left unused.
    .short = +2 Coins, and +1 Coin for each Action you have left.

card-followers = Followers
    .text = +2 Cards. Gain an Estate. Each other player gains a Curse, then keeps 3 cards in hand and discards the rest.
    .short = +2 Cards. Gain an Estate. The others gain a Curse and discard down to 3 cards.
ask-discard-followers = Discard { $amount }: you keep 3 in hand.

card-princess = Princess
    .text = +1 Buy. While this is in play, every card costs 2 less, but never below 0.
    .short = +1 Buy. Every card costs 2 less while this is in play.

card-trusty-steed = Trusty Steed
    .text = Choose 2 different effects, done in this order: +2 Cards; +2 Actions; +2 Coins; gain 4 Silvers and put your deck into your discard pile.
    .short = Choose 2: +2 Cards; +2 Actions; +2 Coins; gain 4 Silvers and discard your deck.
ask-mode-trusty-steed = Choose 2 different effects.
mode-4-silvers = Gain 4 Silvers and put your deck into your discard pile
    .log = { $you ->
            [yes] You choose to gain 4 Silvers.
           *[no] { $player } chooses to gain 4 Silvers.
        }
