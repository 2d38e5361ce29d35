### The players that are programs, each in a sentence.

bot-random = Does anything that the rules allow, by chance.
bot-novice = Plays its cards and buys what it can afford, with a beginner's mistakes.
bot-steward = Buys Treasures and the one or two cards of the kingdom that help most.
bot-regent = Tries out plans for the kingdom before the game, and plays the best one to the end.
bot-strategy = Follows the list of a strategy file, which you can read and change.

## What is wrong in a strategy file

bot-in-rule = in “{ $rule }”: { $why }
bot-bad-toml = this is no TOML: { $text }
bot-no-key = “{ $text }” is not known; there are { $names }
bot-no-key-near = “{ $text }” is not known; did you mean “{ $near }”?
bot-no-name = a strategy needs a name: name = "..."
bot-no-buy = a strategy needs a list of what to buy: buy = [...]
bot-bad-finish = finish is true or false
bot-bad-keep-money = keep_money is a whole number from 0 to { $most }
bot-no-text = { $name } is a text in quotes
bot-bad-needs = needs is a list of cards: needs = ["Smithy"]
bot-no-kingdom-card = “{ $text }” is not a kingdom card (English names are used here)
bot-no-list = { $name } is a list of rules: { $name } = ["Gold", "Silver if turn < 10"]
bot-no-rule = { $text } is not a rule: rules are texts in quotes
bot-bad-answers = answers are tables: [answers.Squire]
bot-bad-answers-of = answers for { $card } are lists by kind: mode = ["..."]
bot-no-kind = “{ $text }” is not a kind of decision; there are { $names }
bot-no-card = there is no card “{ $text }”
bot-no-card-near = there is no card “{ $text }”; did you mean “{ $near }”?
bot-bad-sign = “{ $text }” cannot stand in a condition
bot-single-equals = to compare, write “==”, not “=”
bot-no-closing-bracket = a closing bracket is missing
bot-nothing-at-end = something is missing at the end
bot-no-word = “{ $text }” means nothing here; there are { $names }
bot-no-word-near = “{ $text }” means nothing here; did you mean “{ $near }”?
bot-no-card-in-brackets = { $name } needs a card in brackets: { $name }(Silver)
bot-file-too-long = a strategy file has at most { $most } letters
bot-toml-too-deep = this is no strategy: too many brackets inside one another, or a number that is too large
bot-too-many-rules = { $name } has too many rules: at most { $most } are read
bot-condition-too-long = this is too long: a condition has at most { $most } letters
bot-too-many-terms = this is too long: a condition has at most { $most } numbers, facts and questions
bot-too-deep = this goes too deep: at most { $most } brackets can be open at once
bot-too-much = “{ $text }” is too much here
bot-never-sold = this rule never applies: { $card } is never in the Supply
bot-covered = this rule never applies: an earlier one takes { $card } without a condition
bot-buys-nothing = the list is empty: the strategy never buys anything
bot-not-here = this rule never applies here: { $card } is not in this kingdom
bot-never-asks = { $card } never asks this; it asks { $names }
bot-asks-nothing = { $card } asks nothing
bot-no-option = { $card } never offers this; it offers { $names }

## Bots written in Python

bot-failed = { $name } failed: { $reason }. It was asked: { $asked }
bot-python-no-file = There is no file “{ $file }”.
bot-python-no-module = There is no module “{ $name }” to import. A file is named with its ending: mybot.py:MyBot
bot-python-broken = “{ $file }” can't be imported: { $reason }
bot-python-no-bots = “{ $file }” has no class with a method decide(view).
bot-python-no-class = “{ $file }” has no class “{ $name }”. The bots in it are { $names }.
bot-python-no-decide = “{ $name }” has no method decide(view), so it can't play.
