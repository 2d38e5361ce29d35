### The review beside the replay of a game.

reviewpage-title = Review
reviewpage-begin = Review this game
reviewpage-strangers = This game has not been reviewed. Only the people who played it can ask for a review.
reviewpage-elsewhere = The people who played this game are having it reviewed.
reviewpage-waiting = { $ahead ->
        [0] Waiting for another review to finish.
        [one] Waiting: 1 other review comes first.
       *[other] Waiting: { $ahead } other reviews come first.
    }
reviewpage-running = The review is running. The results so far are below.
reviewpage-progress = Progress of the review
reviewpage-done = { $judged ->
        [one] 1 decision judged
       *[other] { $judged } decisions judged
    } with { $games } imagined games.
reviewpage-failed = The review could not be completed.
reviewpage-no-worst-yet = No expensive decision so far.
reviewpage-brief = { $place }: { $answer }
reviewpage-moment = The decision shown
reviewpage-cost = cost { $cost } ± { $error } of the chance of winning.
reviewpage-candidates = Answers compared
reviewpage-answer = Answer
reviewpage-chance = Chance
reviewpage-interval = Interval
reviewpage-games = Games
reviewpage-taken = given
reviewpage-best = best
reviewpage-not-judged = This decision is not judged.
reviewpage-not-yet = Not judged yet.
reviewpage-try = Try it from here
reviewpage-previous = Previous
reviewpage-next = Next
reviewpage-only-costly = Only those with a better answer
reviewpage-none = None so far.
reviewpage-refused-reviews-off = Reviews are switched off on this server.
reviewpage-refused-review-busy = You have asked for enough reviews for now. Wait a moment, then try again.
reviewpage-refused-not-seated = Only the people who played this game can ask for a review.
