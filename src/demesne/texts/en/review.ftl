### The review of a game, and hints.

review-title = Review: { $players }
review-facts = { $kingdom } · { $count ->
        [0] none
       *[other] { $judged }
    } of { $decisions } decisions judged · { $games } imagined games
review-verdict = { $verdict ->
        [best] best
        [as-good] as good
        [doubtful] doubtful
       *[mistake] mistake
    }
review-answer = { $kind ->
        [buy] Buy { $cards }
        [gain] Gain { $cards }
        [trash] Trash { $cards }
        [discard] Discard { $cards }
        [topdeck] Put { $cards } onto the deck
        [reveal] Reveal { $cards }
        [react] Use { $cards }
        [aside] Set { $cards } aside
        [pass] Pass { $cards }
        [return] Return { $cards }
        [pile] Choose { $cards }
        [name] Name { $cards }
        [mode] Choose { $cards }
       *[play] Play { $cards }
    }
review-place = { $player }, turn { $turn }
review-place-other = { $player }, on turn { $turn } of { $other }
review-asked-by = { $place }, asked by { $card }
review-worst = The most expensive decisions
review-no-worst = { $count ->
        [0] No answer has been judged.
       *[other] None of the judged answers seems to have cost anything.
    }
review-cost = Cost { $cost } ± { $error } of the chance of winning: { $verdict }.
review-instead = { $better } instead of: { $answer }
review-candidate = { $answer }: wins { $chance } { $interval } of { $games } games
review-outlook = Then mostly: { $turns }
review-outlook-turn = { $turn ->
        [0] this turn { $gains }
        [1] next turn { $gains }
       *[other] in { $turn } turns { $gains }
    }
review-gain = { $card } ({ $share })
review-see = Look at it: { $command }
review-balance = Luck and play
review-balance-note = Luck is the effect of shuffles and deals, play the cost of the player's own answers, and others the effect of the other players' answers. Start, luck, play and others add up to the end.
review-unjudged = { $count ->
        [one] The budget was too small to judge one decision: what it cost counts as luck here.
       *[other] The budget was too small to judge { $count } decisions: what they cost counts as luck here.
    }
review-player = player
review-start = start
review-luck = luck
review-play = play
review-others = others
review-end = end
review-curve = Chance of winning
review-curve-summary = Each player's chance of winning after every decision: { $ends }.
review-curve-end = { $player } from { $start } to { $end }
review-decision = decision
review-all = All judged decisions
review-where = where
review-given = answer
review-said = verdict
review-lost = cost
review-better = better
review-numbers = As a table
review-made-with = Made with { $version }
review-stopped = Stopped early; these are the results so far.
review-working = { $games } imagined games
review-written = Written to { $file }.
review-one-budget = Give either --seconds or --games.
review-nothing = There is nothing to review: the game has no answers yet.
review-option-file = A saved game.
review-option-seconds = How long the review may take.
review-option-games = How many games it may imagine, instead of --seconds; the same seed then gives the same review everywhere.
review-option-seed = The seed of the imagined games.
review-option-player = Judge only the answers of this player (from 1). Default: all people or, if only bots played, everybody.
review-option-html = Write the review to this file as a self-contained page.

## Hints

review-hint-better = { $answer }: you win { $chance } of the games I imagined, and { $less } with the next best answer ({ $other }).
review-hint-equal = { $answer }: you win { $chance } of the games I imagined, but the next best answer ({ $other }) is about as good.
review-hint-only = { $answer }: nothing else makes sense here.
