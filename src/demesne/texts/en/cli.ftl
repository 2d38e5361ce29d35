### What the command line says.

## What a table wishes of a kingdom

feature-type = { $name } cards
feature-set = { $name } cards
feature-role = { $name } cards
feature-cost = cards costing { $low }
feature-cost-range = cards costing { $low } to { $high }
feature-cost-from = cards costing { $low } or more
wish-with = with { $card }
wish-without = without { $card }
wish-from = only cards of { $sets }
wish-bane = { $card } as the Bane
wish-none = no { $feature }
wish-least = at least { $low } of the { $feature }
wish-most = at most { $high } of the { $feature }
wish-exactly = exactly { $low } of the { $feature }
wish-range = { $low } to { $high } of the { $feature }

## What can be wrong with a kingdom

kingdom-unknown-card = There is no card called “{ $text }”.
kingdom-unknown-card-near = There is no card called “{ $text }”. Did you mean { $near }?
kingdom-unknown-cards = These are not cards: { $texts }.
kingdom-not-kingdom = { $card } is not a kingdom card.
kingdom-part-of-pile = { $card } is one card of the pile { $pile }. Choose the pile.
kingdom-twice = { $card } is there twice.
kingdom-too-few = A kingdom has 10 piles; here { $count ->
        [one] is only 1
       *[other] are only { $count }
    }.
kingdom-too-many = A kingdom has 10 piles; here are { $count }.
kingdom-bane-missing = Young Witch needs a Bane, one more card costing 2 or 3: add for example “Bane: { $card }”.
kingdom-bane-unwanted = There is a Bane ({ $card }) only when Young Witch is in the kingdom.
kingdom-bane-cost = { $card } costs { $cost }; a Bane costs 2 or 3.
kingdom-bane-inside = { $card } is one of the 10 piles already, so it cannot be the Bane.
kingdom-two-banes = There is only one Bane, but { $cards } are named.
kingdom-stray-label = What is “{ $text }”? Before a colon may stand “Bane”, the name of a set or of a kingdom.
kingdom-unknown-kingdom = No kingdom “{ $text }”: it is neither a recommended kingdom, nor a code, nor a list of 10 cards, nor “random”.
kingdom-unknown-kingdom-near = No kingdom “{ $text }”. Did you mean { $near }?
kingdom-not-met = This kingdom does not have what you ask for: { $wishes }.
kingdom-waiting = The kingdom { $name } needs { $sets }.
kingdom-code-length = A kingdom code has { $length } letters and digits; “{ $text }” has { $count }.
kingdom-code-letter = A kingdom code has no “{ $letter }”.
kingdom-code-version = The code “{ $text }” was made by a later version: a code starts with { $letters }.
kingdom-code-mistyped = The code “{ $text }” is mistyped.
kingdom-code-mistyped-near = The code “{ $text }” is mistyped. Did you mean { $code }?
kingdom-unknown-set = There is no set “{ $text }”. The sets are { $sets }.
kingdom-unknown-wish = What does “{ $text }” ask for? Write for example { $examples }, or the name of a card.
kingdom-unknown-wish-near = What does “{ $text }” ask for? Did you mean { $near }?
kingdom-empty-range = “{ $text }” can never be met: no number is in its range.
kingdom-not-in-kingdom = { $card } is not in this kingdom.
kingdom-impossible-one = This is impossible: { $wishes }.
kingdom-impossible = These are impossible together: { $wishes }.
kingdom-too-tangled = That many constraints at once are too many to count through. Leave some out.
