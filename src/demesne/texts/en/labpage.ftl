### The lab's page in the browser: strategies, runs, results. The names of results are in lab.ftl.

labpage-title = The lab
labpage-lead = Let bots play thousands of games, and see which strategy wins and how sure that is.
labpage-closed-off = The lab is switched off on this server.
labpage-closed-elsewhere = On this server the lab is only open to visitors from the same machine.
labpage-closed-how = Its host can open it with “demesne serve --lab on”. On your own machine, run “demesne serve --open”.

## Who plays

labpage-kingdom-change = Change the kingdom
labpage-kingdom-done = Done
labpage-kingdom-deal = Kingdoms
labpage-kingdom-same = The same kingdom in every game
labpage-kingdom-random = A new random kingdom in each game
labpage-kingdom-random-any = Any ten cards of all sets.
labpage-bots = Who plays
labpage-bot-number = Bot { $number }
labpage-levels = Levels
labpage-money-with = Big money with a card
labpage-own = Your strategies
labpage-own-how = Choose “New strategy…” above, or edit a copy of a bot's strategy. Your strategies are kept in this browser, and on the server if you have an account.
labpage-new-strategy = New strategy…
labpage-my-strategy = My strategy
labpage-nameless = Unnamed
labpage-edit = Edit
labpage-edit-bot = Edit { $name }
labpage-copy = Edit a copy
labpage-copy-bot = Edit a copy of { $name }
labpage-add-bot = Add a bot
labpage-add-all = { $count ->
        [one] Add 1 more that suits the kingdom
       *[other] Add all { $count } that suit the kingdom
    }
labpage-too-many-bots = At most { $most } bots can play here. Remove some, or choose Tournament.
labpage-remove-bot = Remove bot { $number }

## A strategy

labpage-which = Strategy
labpage-play = Play against it
labpage-download = Download
labpage-open-file = Open a file
labpage-delete = Delete
labpage-view = View
labpage-view-form = Form
labpage-view-text = Text
labpage-text = Text of the strategy
labpage-name = Name
labpage-list-buy = Buy
labpage-list-buy-how = The most wanted card first: the bot buys the first one that it can afford and whose condition holds.
labpage-list-gain = Gain without buying
labpage-list-trash = Trash first
labpage-list-discard = Discard first
labpage-list-play = Play first
labpage-answer-of = Answers to { $card }: { $kind }
labpage-answer-remove = Remove { $name }
labpage-answer-add = Answer a card
labpage-answer-card = Choose a card…
labpage-answer-none = { $card } asks nothing else.
labpage-asks-action = which Action to play
labpage-asks-treasure = which Treasures to play
labpage-asks-spend = how many coin tokens to spend
labpage-asks-buy = what to buy
labpage-asks-overpay = how much to overpay
labpage-asks-gain = what to gain
labpage-asks-trash = what to trash
labpage-asks-discard = what to discard
labpage-asks-topdeck = what to put onto the deck
labpage-asks-reveal = what to reveal
labpage-asks-react = what to react with
labpage-asks-play = what to play
labpage-asks-aside = what to set aside
labpage-asks-pass = what to pass to the left
labpage-asks-return = what to return to the Supply
labpage-asks-pile = which pile to choose
labpage-asks-name = which card to name
labpage-asks-mode = which effects to choose
labpage-answers = what to answer when a card asks
labpage-nothing = pick nothing
labpage-finish = Look ahead at the end of the game
labpage-finish-how = It ends the game if that wins, and avoids ending it if that loses.
labpage-more-rules = { $count ->
        [0] More rules
       *[other] More rules ({ $count })
    }
labpage-keep-money = Trash no Copper while all Treasures together give no more than
labpage-row-about = Rule { $number }: { $card }
labpage-row-limit = How many
labpage-limit-none = any number
labpage-limit = { $count ->
        [one] at most 1
       *[other] at most { $count }
    }
labpage-row-when = When
labpage-row-what = What is compared
labpage-row-of = Of which card
labpage-row-compare = Comparison
labpage-row-number = Number
labpage-row-condition = Condition
labpage-row-choose = Choose from a list
labpage-row-add = Add a rule
labpage-row-up = Move up
labpage-row-down = Move down
labpage-row-remove = Remove
labpage-row-moved = Now rule { $number }
labpage-and = and
labpage-when-always = always
labpage-when-until = until turn …
labpage-when-from = from turn …
labpage-when-provinces = if the Provinces left are at most …
labpage-when-early = if the Provinces left are more than …
labpage-when-money = if its Treasures give more than …
labpage-when-coins = if its coins are at least …
labpage-when-treasures = if its Treasures are at least …
labpage-when-terminals = if its terminal Actions are at most …
labpage-when-empty = if the empty piles are at least …
labpage-when-behind = if its lead in points is below …
labpage-when-other = another comparison
labpage-when-own = in your own words
labpage-comments = The form rewrites the file, so comments in the text are lost.
labpage-no-form = The form can't show this text while it has these mistakes. Correct them in the text.
labpage-line = Line { $line }
labpage-mistake = Mistake:
labpage-doubt = Doubtful:
labpage-no-mistakes = No mistakes.
labpage-editor-completions = Suggestions
labpage-editor-diagnostics = Mistakes
labpage-editor-no-diagnostics = No mistakes
labpage-editor-close = Close
labpage-editor-control-character = Control character

## Running

labpage-run = Run
labpage-go = Run
labpage-kind = What to do
labpage-kind-match = Match
labpage-kind-match-how = The bots play each other, taking turns at going first.
labpage-kind-sweep = Sweep
labpage-kind-sweep-how = Which kingdom card helps the first bot's strategy most? It plays with each card against itself without it.
labpage-kind-tune = Tune
labpage-kind-tune-how = Looks for better numbers in the first bot's conditions, against the second bot.
labpage-kind-vary = Vary
labpage-kind-vary-how = Tries out numbers in the first bot's conditions, one line or a grid of two, against the others.
labpage-kind-tournament = Tournament
labpage-kind-tournament-how = Everyone plays everyone, two at a time, and gets a rating.
labpage-games-sweep = Games for each card
labpage-games-tune = Games for each trial
labpage-games-vary = Games for each cell
labpage-games-tournament = Games for each pair
labpage-until-sure = Until certain
labpage-seed-how = a new one each time
labpage-vary-what = Number { $number }
labpage-vary-values = Values
labpage-vary-more = Vary another number too
labpage-vary-less = Remove this number
labpage-vary-nothing = The first bot has no numbers in its conditions.
labpage-progress = Progress
labpage-waiting = { $count ->
        [0] Waiting to begin.
        [one] Waiting: 1 run is ahead of yours.
       *[other] Waiting: { $count } runs are ahead of yours.
    }
labpage-waiting-for = { $count ->
        [0] Waiting to begin, in about { $wait }.
        [one] Waiting: 1 run is ahead of yours, about { $wait }.
       *[other] Waiting: { $count } runs are ahead of yours, about { $wait }.
    }
labpage-seconds = { $count } s
labpage-minutes = { $count } min
labpage-hours = { $count } h
labpage-played = { $count ->
        [one] 1 game.
       *[other] { $games } games.
    }
labpage-played-of = { $games } of { $wanted } games.
labpage-left = About { $left } left.
labpage-done = Done.
labpage-stopped-asked = Stopped.
labpage-stopped-unwatched = Stopped because nobody was watching.
labpage-stopped-budget = Stopped: the games allowed for this hour are used up.
labpage-gone = The server no longer has this run. Run it again with the same seed to get the same numbers.
labpage-stop = Stop
labpage-go-on = Go on
labpage-more = { $count } more games
labpage-more-each = { $count } more games for each match
labpage-cancel = Cancel
labpage-discard = Discard

## Results

labpage-scores = Who won
labpage-sure = Sure
labpage-unsure = Not sure yet
labpage-unsure-how = The games so far do not show which bot is better.
labpage-better = { $bot } is better.
labpage-confidence = { $percent } confidence
labpage-interval = Interval
labpage-change = Change
labpage-change-how = Change: percentage points against your last match ({ $games } games).
labpage-first-advantage = The first player's win margin: { $value } percentage points.
labpage-end-provinces = Provinces gone: { $percent } of the games.
labpage-end-colonies = Colonies gone: { $percent }.
labpage-end-piles = Three piles empty: { $percent }.
labpage-end-turn-limit = Scored at the turn limit: { $percent }.
labpage-watch = Watch a game
labpage-watch-number = Number of the game
labpage-watch-go = Watch
labpage-worst = Worst loss of { $bot }
labpage-back = Back to the lab
labpage-save = Download the game
labpage-report = Report
labpage-csv = Table (CSV)
labpage-link = Link to this experiment
labpage-link-how = It carries the kingdom, the strategies and the seed. Anyone who opens it can run the same games.
labpage-sweep-how = Percentage points ahead of the strategy without the card. Each line has its own interval, and among many cards some are just lucky.
labpage-add-rule = Add to your strategy
labpage-tune-none-yet = No better number yet.
labpage-tune-how = Both played new deals that the search had not seen.
labpage-take = Use these numbers
labpage-vary-how = The best cell is partly luck: play it again with another seed.

## Refusals

labpage-refused-lab-off = The lab is switched off on this server.
labpage-refused-lab-elsewhere = On this server the lab is only open to visitors from the same machine.
labpage-refused-lab-busy = You have too many runs at once. Stop one first.
labpage-refused-lab-full = Too many people are using the lab right now. Try again in a moment.
labpage-refused-lab-budget = The games allowed for this hour are used up. Try again later.
labpage-refused-lab-down = The lab is restarting. Try again in a moment.
labpage-refused-no-run = The server no longer has this run. Run it again with the same seed to get the same numbers.
labpage-refused-too-many = There are too many strategies. Delete one first.
