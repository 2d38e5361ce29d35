### The lab: many games between bots, and their results.

## Commands

lab-help-match = Play many games between bots.
    .more =
        A bot is a name (random, novice, bmu, ...) or a strategy file. Seats rotate from game to game. The same seed gives the same result, whatever the number of processes. Ctrl-C shows the results so far.
    .examples =
        Examples:

            demesne match smu bmu --games 100
            demesne match smu bmu --until-sure --seed 7
            demesne match bmu bm0 --kingdom none --games 100 --report match.html
            demesne match smu bmu novice --games 10 --json
            demesne match smu bmu --games 20 --vary "treasures=8,11,14"
lab-help-tournament = Let every bot play every other one, and rate them.
    .more =
        Every pair plays the same number of games. Ratings are on the Elo scale, with a mean of 0: 400 more points mean odds of 10 to 1.
    .examples =
        Examples:

            demesne tournament bm0 bmu smu --games 50
            demesne tournament bm0 bmu smu --games 20 --csv pairs.csv
lab-help-solo = See how fast a bot is without opposition.
    .more =
        The bot plays while the other player passes. Shows on which turn it gets each of its Provinces, and how much money it has each turn.
    .examples =
        Examples:

            demesne solo bm0 --kingdom none --games 100
            demesne solo smu --games 50 --report solo.html
lab-help-sweep = See which kingdom card helps a strategy most.
    .more =
        For every card of a kingdom, the strategy with one or more copies of it plays against the strategy without it. Without a kingdom, it tries all cards, each as the only kingdom card.
    .examples =
        Examples:

            demesne sweep bmu --cards Witch,Militia --games 20
            demesne sweep bmu --kingdom "First Game" --copies 1 --games 10
lab-help-tune = Find better numbers for a strategy file.
    .more =
        Changes each number in the conditions of the strategy, and keeps a change if it wins more games on the same deals. Then it checks the result on new deals and, with --output, writes it to a file.
    .examples =
        Examples:

            demesne tune bmu --against smu --games 20 --rounds 1
            demesne tune bmu --games 10 --rounds 1 --output better.toml
lab-help-explain = Play one game between bots and show it turn by turn.
    .more =
        With the seed of a match and the number of a game, it shows that game. It names the rule behind every purchase.
    .examples =
        Examples:

            demesne explain smu bmu --seed 7
            demesne explain smu bmu --seed 7 --game 12 --save game.json
lab-help-record = Write every decision of many games to a Parquet file.
    .more =
        Bots play as in match, and each decision becomes a row: what the player knew, the options, the answer, and who won in the end. docs/data.md explains every field.
    .examples =
        Examples:

            demesne record smu bmu --games 20 --parquet moves.parquet
            demesne record novice random --kingdom random --games 10 --seed 1 --parquet moves.parquet
lab-help-strategy = Show, check or save a strategy, or make one from what a player bought.
    .more =
        show prints the rules of a strategy, or the plan that the steward or the regent makes for a kingdom. save writes them to a file to read and improve. check lists all mistakes in a file, rules that can never apply, and answers that no question offers. from turns what a player of a saved game bought into a strategy: a starting point.
    .examples =
        Examples:

            demesne strategy show smu
            demesne strategy show regent --kingdom "First Game"
            demesne strategy save steward --kingdom "First Game" --output plan.toml
            demesne strategy check plan.toml --kingdom "First Game"
            demesne strategy from game.json --player 2
lab-group = Lab

lab-option-bots = Bots by name, or strategy files.
lab-option-bot = A bot by name, or a strategy file.
lab-option-strategy = A strategy by name, or a strategy file.
lab-option-games = How many games.
lab-option-games-match = How many games. Default: 1,000; with --until-sure at most 100,000.
lab-option-games-each = How many games per pair, card or trial.
lab-option-kingdom = A name, a code, a list of cards, “none”, or “random” for a new one each game.
lab-option-until-sure = Stop as soon as it is certain which bot is better.
lab-option-confidence = The confidence of the intervals and of --until-sure.
lab-option-seed = The same seed gives the same games.
lab-option-jobs = How many processes. Default: one per processor.
lab-option-cluster = The address of a Dask cluster to play on.
lab-option-parquet = Write the decisions to this file.
lab-option-save = Write the game to this file, for “demesne replay”.
lab-option-turn-limit = Score a game as it stands after this many turns each.
lab-option-watched = How many games to follow turn by turn.
lab-option-vary = Try these numbers in the first bot's rules: "count(Witch)=1,2,3". Repeat it for a grid.
lab-option-csv = Write a table to this file. With -, the table goes to standard output and everything else to standard error.
lab-option-report = Write a page with charts (HTML) to this file.
lab-option-plot = Write the charts to this file (SVG, PNG or PDF).
lab-option-cards = Only these cards.
lab-option-copies = How many copies to try: 1,2.
lab-option-against = The opponent. Default: the original strategy.
lab-option-rounds = How many times to go through all numbers.
lab-option-output = Write the better strategy to this file.
lab-option-game = The number of the game in the match with this seed.

## Results

lab-bot = Bot
lab-games = Games
lab-won = Won
lab-tied = Tied
lab-lost = Lost
lab-wins = Wins
lab-ties = Ties
lab-losses = Losses
lab-points = Points
lab-turns = Turns
lab-first = Won when first
lab-later = Won when not first
lab-kingdom = Kingdom
lab-seed = Seed
lab-random-each = a new one each game
lab-card = Card
lab-copies = Per game
lab-some = Games with any
lab-first-gain = First on turn
lab-provinces = Provinces
lab-reached = Reached
lab-rating = Rating
lab-score = Score
lab-times = Copies
lab-ahead = Ahead
lab-others = others
lab-game = game
lab-turn = turn
lab-won-over-games = Share of games won so far
lab-points-by-turn = Points by turn
lab-money-by-turn = Money to spend by turn
lab-deck-by-turn = Cards owned by turn
lab-size-by-turn = Size of the deck by turn
lab-gains-by-turn = Cards gained by turn
lab-lengths = Length of the games in turns
lab-ends = How the games ended
lab-end = End
lab-end-provinces = the Provinces ran out
lab-end-colonies = the Colonies ran out
lab-end-piles = piles ran out
lab-end-turn-limit = the turn limit was reached
lab-gained = What was gained, and when
lab-band = The band contains the middle 80% of the games ({ $count } games watched turn by turn).
# What a chart shows, in words
lab-chart-way = { $name }: { $first } at first, { $last } in the end.
lab-chart-spread = From { $low } to { $high }, most often { $most }.
lab-chart-ends = Highest: { $high }. Lowest: { $low }.
lab-chart-table = As a table
lab-first-advantage = First player's win margin
lab-lead = { $first } against { $second }, win margin
lab-facts = { $kingdom } · { $games } games · seed { $seed } · { $rate } games/s
lab-sure = { $bot } is better, with { $confidence }% confidence after { $games } games (odds { $odds } to 1).
lab-unsure = After { $games } games it is not certain, at { $confidence }% confidence, which bot is better (odds { $odds } to 1).
lab-stopped = Interrupted: these are the results so far.
lab-cut-short = { $count ->
        [one] 1 game was scored as it stood after { $turns } turns.
       *[other] { $count } games were scored as they stood after { $turns } turns.
    }
lab-gain = { $copies } × { $card } (from turn { $turn })
lab-watched = { $count ->
        [one] What was gained (1 game watched)
       *[other] What was gained ({ $count } games watched)
    }
lab-line = { $name }: { $value }
lab-each-alone = each card as the only kingdom card
lab-no-change = No other number was better.
lab-change = { $before }  →  { $after }
lab-before = before
lab-after = after
lab-against = against { $bot }
lab-written = Written to { $file }.
lab-progress = games
lab-rule = Rule: { $rule }
lab-thought = Considered: { $candidates }
lab-thought-chosen = → { $answer } { $chance }% ± { $error } ({ $games ->
        [one] 1 game
       *[other] { $games } games
    })
lab-thought-candidate = { $answer } { $chance }% ± { $error } ({ $games })
lab-thought-nothing = nothing
lab-rules = Rules
lab-best = Best
lab-best-of = { $values } ({ $score })
lab-grid-axes = { $columns } (across), { $rows } (down)
lab-made-with = Made with
lab-recorded =
    { $rows ->
        [one] 1 decision
       *[other] { $rows } decisions
    } of { $games ->
        [one] 1 game
       *[other] { $games } games
    } in { $file }.
lab-saved = Saved in { $file }. Step through it with: demesne replay { $file }
lab-hand = Hand: { $cards }
lab-standing = Points: { $points }
lab-winners = Won by { $names }.

## What is wrong

lab-bad-jobs = --jobs must be at least 1, not { $count }.
lab-bad-game = Games are numbered from 0; there is no game { $number }.
lab-bad-two-outputs = --json and --csv - both write to standard output: choose one.
lab-bad-games = --games must be at least 1, not { $count }.
lab-bad-rounds = --rounds must be at least 1, not { $count }.
lab-bad-copies = --copies must be whole numbers from 1, such as 1,2.
lab-bad-workers = The workers cannot import { $name }: they need this version of demesne.
lab-bad-piece = Games { $first } to { $last } crashed { $count } workers, so they were given up.
lab-bad-no-distributed = A cluster needs the package “distributed”: pip install "demesne[cluster]"
lab-bad-no-data = Data frames and Parquet need an extra: pip install "demesne[data]".
lab-bad-no-plots = PNG and PDF need an extra: pip install "demesne[plots]". SVG needs nothing.
lab-bad-cluster = No Dask cluster answers at { $address }.
lab-bad-bot = There is no bot “{ $text }”. Use { $names }, a strategy that “demesne bots” lists, or a strategy file.
lab-bad-bot-near = There is no bot “{ $text }”. Did you mean { $near }?
lab-bad-budget = “{ $text }” has no valid budget. Write a whole number of games from 1 after the colon, like { $name }:500.
lab-bad-bots = { $count ->
        [one] 1 bot given
       *[other] { $count } bots given
    }; { $least } to { $most } are needed.
lab-bad-file = “{ $file }” cannot be read.
lab-bad-write = “{ $file }” cannot be written.
lab-bad-strategy = { $text }
lab-bad-sure = --confidence must be at least 0.5 and below 1, such as 0.99, not { $text }.
lab-bad-needs = { $name } needs cards that are not in this kingdom ({ $kingdom }): { $cards }.
lab-bad-picture = “{ $file }” is not an image file: the name must end in { $names }.
lab-bad-answer = { $name } gave an illegal answer, in game { $game } of seed { $seed }: { $text }.
lab-bot-failed = { $name } failed in game { $game } of seed { $seed }: { $reason }. It was asked: { $asked }
lab-bad-no-strategy = { $name } is not a strategy: it has no rules to change.
lab-bad-no-numbers = { $name } has no numbers in its conditions.
lab-bad-no-rules = { $name } has no rules to show.
lab-bad-bought-nothing = { $name } bought nothing.
lab-bad-vary = “{ $text }” does not say what to vary. Write it like "count(Witch)=1,2,3".
lab-bad-vary-word = No condition of { $name } compares { $text } with a number. You can vary { $names }.
lab-bad-vary-twice = { $text } is varied twice.
lab-bad-vary-many =
    { $count ->
        [one] That is 1 combination
       *[other] Those are { $count } combinations
    }; at most { $most } are allowed.
lab-bad-vary-sure = --vary and --until-sure can't be combined: every combination plays the same games.
lab-bad-random = This needs one kingdom, not a new one each game.
lab-bad-slow = Some of the games took longer than { $seconds } seconds, so they were given up.
lab-bad-many = That would be { $count } games; a run has at most { $most }.
lab-bad-more = You can't add games to a search for better numbers: start another one.
lab-bad-internal = Something went wrong and was logged.

## The words of strategy files

lab-key-name = the name in results
lab-key-description = a sentence about it
lab-key-needs = kingdom cards that the strategy can't do without
lab-key-buy = what to buy, the most wanted first
lab-key-gain = what to gain without buying; then the rules for buying apply
lab-key-trash = what to trash first
lab-key-discard = what to discard first
lab-key-play = which Actions to play first
lab-key-answers = answers to the questions of one card
lab-key-finish = look ahead at the end of the game
lab-key-keep-money = keep Coppers while all Treasures together are worth no more than this
lab-word-coins = coins to spend this turn
lab-word-buys = purchases left this turn
lab-word-actions = Actions left this turn
lab-word-money = coins on all Treasures in the deck
lab-word-treasures = Treasures owned
lab-word-cards = all cards owned
lab-word-terminals = Actions owned that use up an Action
lab-word-villages = extra Actions that the cards owned give
lab-word-turn = the bot's turn, from 1
lab-word-empty = empty piles of the Supply
lab-word-lead = points ahead of the best other player
lab-word-score = the bot's points
lab-word-tokens = coin tokens
lab-word-players = the number of players
lab-word-hand = cards in hand
lab-word-action-cards = Action cards owned, without Ruins and Shelters
lab-word-count = copies that the bot owns
lab-word-left = cards left in a pile
lab-word-theirs = copies that the others own together
lab-word-held = copies in hand
lab-word-played = copies in play
lab-word-cost = what the card costs now
lab-word-trashed = copies in the trash
