### The table in the browser.

## Around the table

board-beside = Not in the Supply
board-beside-table = Beside the table
board-your-hand = Your hand
board-question = The question
board-tools = Table tools
board-menu = Menu
board-turn = turn { $number }
board-your-turn = Your choice
board-has-turn = has the turn
board-deciding = is choosing
board-resigned = gave up
board-replaced = { $count } × replaced
board-replaced-long = { $count ->
    [one] A simpler bot made one decision for this one, which failed or took too long.
   *[other] A simpler bot made { $count } decisions for this one, which failed or took too long.
}
board-driven = a bot plays
board-in-hand = in hand
board-in-deck = in deck
board-discard-top = On top of the discard pile:
board-no-discard = no discards
board-points = { $count } VP
board-vote = Bot?
board-vote-long = Let a bot play for { $player }, who is away
board-shown = Shown
board-nothing-played = Nothing in play yet
board-no-hand = No cards in hand.

## Piles and cards, as they are read out

board-left = { $count } left
board-empty = empty
board-trash-empty = empty
board-picked = picked
board-picked-as = picked as number { $number }
board-can-action = can be played
board-can-treasure = can be played
board-can-buy = can be bought
board-can-gain = can be gained
board-can-trash = can be trashed
board-can-discard = can be discarded
board-can-topdeck = can be put onto the deck
board-can-reveal = can be revealed
board-can-react = can be used
board-can-play = can be played
board-can-name = can be named
board-can-aside = can be set aside
board-can-pass = can be passed on
board-can-pile = can be chosen
board-can-return = can be returned
board-tokens-of = { $count ->
        [one] 1 token ({ $card })
       *[other] { $count } tokens ({ $card })
    }

## The question

board-played-by = played by { $player }
board-count = { $count } of { $most }
board-choose-more = Choose { $count } more
board-clear = Clear
board-drawn-first = drawn first:
board-first = first:
board-earlier = { $card }: earlier
board-later = { $card }: later
board-less = Less
board-more = More
board-all = All
board-amount = Amount
board-name-any = Pick any pile, or type a name
board-name-hint = Beginning of a name
board-choosing = { $player } is choosing…
board-choosing-for = { $player } is choosing for { $card }…
board-recap = What the others did
board-recap-bought = bought { $cards }
board-recap-gained = gained { $cards }
board-recap-trashed = trashed { $cards }
board-recap-nothing = nothing
board-recap-look = See this turn again, step by step
board-go-on = Go on
board-skip = Skip to the end
board-used-against = ✓ Used against { $player }: { $card }
board-used = ✓ Used: { $card }

## What an amount brings

board-brings-spend = { $coins ->
        [one] 1 coin to spend
       *[other] { $coins } coins to spend
    }
board-brings-spend-butcher = { $amount ->
        [0] a card of the same cost
       *[other] a card costing up to { $amount } more
    }
board-brings-overpay = { $left ->
        [one] 1 coin stays
       *[other] { $left } coins stay
    }
board-brings-overpay-masterpiece = { $amount ->
        [0] no Silver
        [one] brings 1 Silver
       *[other] brings { $amount } Silvers
    }
board-brings-overpay-stonemason = { $price ->
        [0] brings nothing
       *[other] brings 2 Actions costing { $price } each
    }
board-brings-overpay-doctor = { $amount ->
        [0] brings nothing
        [one] sifts 1 card
       *[other] sifts { $amount } cards, one by one
    }
board-brings-overpay-herald = { $amount ->
        [0] brings nothing
        [one] 1 discarded card goes onto your deck
       *[other] { $amount } discarded cards go onto your deck
    }

## Phases

board-play-treasures = Play all Treasures and buy
board-treasure-stops = { $card } asks: play it yourself
board-end-actions = End actions
board-go-buying = Buy without them
board-end-turn = End turn
board-unspent = unused: { $what }

## Buying at one click, and why a click or a key does nothing

board-then-coins = { $count ->
        [one] then 1 coin to spend
       *[other] then { $count } coins to spend
    }
board-then-least = then at least { $count ->
        [one] 1 coin
       *[other] { $count } coins
    } to spend
board-unplayed = { $count ->
        [one] 1 Treasure stays in hand
       *[other] { $count } Treasures stay in hand
    }
board-back-to-treasures = Back to the Treasures
board-can-buy-soon = can be bought once your Treasures are played
board-no-turn = { $player } is choosing now.
board-no-answer = { $card } is not an answer to this question.
board-no-action = End the Action phase first; then you can buy.
board-no-treasure-yet = Treasures are played after the Action phase.
board-no-left = { $card }: none are left.
board-no-coins = { $card } costs { $cost }; you have { $coins }. You lack { $missing }.
board-no-coins-all = { $card } costs { $cost }; with all your Treasures you have { $coins }. You lack { $missing }.
board-no-treasures = Play your Treasures first.
board-no-buy = { $card } can't be bought now.
board-key-no-treasures = There are no Treasures to play now.
board-key-no-end = You have no phase to end now.
board-key-no-chat = There is no chat at this table.
board-key-no-decks = This table has neither a point counter nor a deck tracker.
board-key-no-digit = Nothing here has the number { $digit }.
board-key-no-question = You are not asked anything now.
board-name-none = No card is called “{ $text }”.

## Taking back, giving up, being away

board-undo = Undo
board-undo-asked = The others are asked whether you may undo.
board-undo-refused = The others did not agree.
board-undo-wish = { $player } would like to undo a decision. Do you agree?
board-hint = Hint
board-hint-is = Hint:
board-hint-thinking = Thinking about a hint…
board-hinted = suggested by the hint
board-agree = Agree
board-refuse = Refuse
board-driven-you = A bot plays for you.
board-resigned-you = You gave up; a bot plays on in your place.
board-take-back = Play on myself
board-resign = Give up
board-resign-two = The game ends, and the other player wins.
board-resign-many = A bot plays on in your place.
board-resign-sure = Yes, give up
board-resign-no = No, play on
board-leave = To the home page
board-refused-no-undo = That can't be undone.
board-refused-nothing = There is nothing to undo.
board-refused-no-hints = Hints are only for games against bots in which you can undo.
board-refused-no-hint = No hint was found. Try again.
board-refused-driven = A bot plays for you. Take your seat back first.
board-refused-present = That player was here just now. Wait a little.
board-refused-illegal = That answer is not possible here.
board-refused-not-yours = Somebody else is choosing now.
board-refused-spectator = Spectators only watch.

## Connection, looking back

board-lost = Connection lost. Reconnecting; your game is safe.
board-broken = This game can't continue: its data can't be read.
board-past = You are looking at an earlier moment.
board-past-undone = You are looking at a moment that was undone.
board-past-back = Back to now
board-past-earlier = One step back
board-past-later = One step forward
board-no-table = There is no such table
board-no-entry = You can't look at this table
board-no-entry-why = The link may be old, or the host allows no spectators.
board-sent-away = You have no seat at this table any more
board-sent-away-why = The host has removed you, or you left in another window. Open a table of your own, or join another one.

## Keys

board-keys = Keys
board-space = Space
board-key-confirm = do what the button says
board-key-clear = unpick everything; close what is open
board-key-treasures = play all Treasures that ask nothing
board-key-end = end the phase or the turn
board-key-undo = undo your last decision
board-key-hint = a hint, in games against bots
board-key-hand = to your hand
board-key-supply = to the Supply
board-key-question = to the question
board-key-log = the log
board-key-chat = the chat
board-key-decks = points and decks
board-key-help = these keys
board-key-digits = pick that option; among piles: go to that cost
board-key-arrows = from card to card
board-key-tab = from zone to zone
board-key-space = pick or unpick a card
board-key-read = on a card: read it

## Mats, tokens, turns out of turn

board-staying = Next turn
board-stayed = From last turn
board-mats = Mats
board-island = Island mat
board-native-village = Native Village mat
board-face-down = Set aside face down
board-vp-tokens = { $count ->
        [one] 1 VP token
       *[other] { $count } VP tokens
    }
board-pirate-tokens = { $count ->
        [one] 1 Pirate Ship token
       *[other] { $count } Pirate Ship tokens
    }
board-trade-route = Trade Route mat
board-extra-turn = extra turn ({ $card })
board-hand-of = Hand of { $player }
board-possess-you = Possession: you decide for { $player }, with their cards. What they would gain is yours.
board-possessed-you = Possession: { $decider } decides for you in this turn. Your trashed cards come back.
board-possessed = Possession: { $decider } decides for { $player } in this turn.
board-no-potion = { $card } also costs a Potion, and you lack one.
