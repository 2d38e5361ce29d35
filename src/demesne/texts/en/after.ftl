### After the game, and replaying it.

## How it ended

after-you-win = You win!
after-they-win = { $player } wins
after-you-share = You share the win: { $players }
after-they-share = Shared win: { $players }
after-why-provinces = The last Province is gone.
after-why-colonies = The last Colony is gone.
after-why-piles = These piles are empty: { $piles }.
after-why-resigned = Gave up: { $players }.
after-why-limit = The turn limit was reached.
after-tied = Equal points: fewer turns win.
after-winner = winner
after-bot-finished = finished by a bot
after-hints = { $count ->
        [one] with 1 hint
       *[other] with { $count } hints
    }
after-gave-up = gave up

## Ways on

after-rematch = Play again
after-swap = Swap seats, same luck
after-swap-asked = { $players } would like to swap seats with the same luck. It begins when everybody agrees: press “Swap seats, same luck”.
after-swap-note = Play again: same kingdom, new shuffles. Swap seats: the same shuffles, everybody one seat further.
after-next-table = Go to the next table
after-new-table = Open a table with this kingdom
after-next-waits = Another game is offered: the next table is open.
after-bots-finished = Bots finished this game
after-branch = Continue from a moment
after-review = Review
after-download = Download
after-what-won = What would have won here?
after-try-again = Try again
after-loading = Looking back at the game…

## Scores, graphs, decks

after-scores = Points
after-points = Points
after-turns = Turns
after-no-points = No card was worth points.
after-card-column = Card
after-turn-column = Turn
after-points-chart = Points after each turn
after-money-chart = Coins on Treasures after each turn
after-gained-chart = Cards gained
after-as-table = As a table
after-gains = Gained turn by turn
after-see-turn = Replay turn { $round } of { $name }
after-decks = Decks at the end
after-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
after-group-action = Actions
after-group-treasure = Treasures
after-group-victory = Victory cards
after-group-curse = Curses
after-group-other = Ruins and Shelters

## Replay

after-replay-of = Replay: { $players }
after-beside = Next to the game
after-eyes = Point of view
after-all-open = all cards open
after-spectator = a spectator
after-result = The result
after-link = Link to this moment
after-the-end = The end
after-where = Turn { $round }: { $name }
after-decision-of = decision { $at } of { $all }
after-slider = Moment of the game
after-moves = Steps
after-first = To the beginning
after-turn-back = One turn back
after-step-back = One decision back
after-step-on = One decision forward
after-turn-on = To the next turn
after-last = To the end
after-play = Play
after-pause = Pause
after-pace = Speed
after-asked = { $name } is asked:
after-answered = Answer:
after-another-decides = { $name } has to decide; only { $name } sees the options.

## Going on from a moment

after-continue = Continue from here
after-continue-how = A new table opens with this position and the same shuffles. Choose who sits where.
after-continue-over = The game is over here. Go back to a moment from which it can continue.
after-who-sits = Who sits where
after-i-play = I play for { $name }
after-i-watch = I only watch
after-seat-bot = Who plays for { $name }
