### The players that are programs, each in a sentence.

bot-random = Picks any legal answer at random.
bot-novice = Plays its cards and buys what it can afford, with a beginner's mistakes.
bot-steward = Buys Treasures and the one or two kingdom cards that help most.
bot-regent = Tries out plans for the kingdom before the game, and plays the best one to the end.
bot-sovereign = Imagines games at every decision, and adapts its plan.
bot-strategy = Strategies: lists of rules that you can read and change.

## What is wrong in a strategy file

bot-in-rule = in “{ $rule }”: { $why }
bot-bad-toml = this is not valid TOML: { $text }
bot-no-key = unknown key “{ $text }”; the keys are { $names }
bot-no-key-near = unknown key “{ $text }”; did you mean “{ $near }”?
bot-no-name = a strategy needs a name: name = "..."
bot-no-buy = a strategy needs a list of what to buy: buy = [...]
bot-bad-finish = finish must be true or false
bot-bad-keep-money = keep_money must be a whole number from 0 to { $most }
bot-no-text = { $name } must be a text in quotes
bot-bad-needs = needs must be a list of cards: needs = ["Smithy"]
bot-no-kingdom-card = “{ $text }” is not a kingdom card (use English names here)
bot-no-list = { $name } must be a list of rules: { $name } = ["Gold", "Silver if turn < 10"]
bot-no-rule = { $text } is not a rule: rules are texts in quotes
bot-bad-answers = answers must be tables: [answers.Squire]
bot-bad-answers-of = answers for { $card } must be lists by kind: mode = ["..."]
bot-no-kind = “{ $text }” is not a kind of decision; the kinds are { $names }
bot-no-card = there is no card “{ $text }”
bot-no-card-near = there is no card “{ $text }”; did you mean “{ $near }”?
bot-bad-sign = “{ $text }” is not allowed in a condition
bot-single-equals = to compare, write “==”, not “=”
bot-no-closing-bracket = a closing bracket is missing
bot-nothing-at-end = something is missing at the end
bot-no-word = unknown word “{ $text }”; the words are { $names }
bot-no-word-near = unknown word “{ $text }”; did you mean “{ $near }”?
bot-no-card-in-brackets = { $name } needs a card in brackets: { $name }(Silver)
bot-file-too-long = the file is too long: at most { $most } characters are allowed
bot-toml-too-deep = this is not a strategy: brackets are nested too deeply, or a number is too large
bot-too-many-rules = { $name } has too many rules: at most { $most } are allowed
bot-condition-too-long = the condition is too long: at most { $most } characters are allowed
bot-too-many-terms = the condition is too long: at most { $most } numbers and words are allowed
bot-too-deep = the condition is nested too deeply: at most { $most } brackets can be open at once
bot-too-much = “{ $text }” is not expected here
bot-never-sold = this rule never applies: { $card } is never in the Supply
bot-covered = this rule never applies: an earlier one takes { $card } without a condition
bot-buys-nothing = the list is empty: the strategy never buys anything
bot-not-here = this rule never applies here: { $card } is not in this kingdom
bot-never-asks = { $card } never asks this; it asks { $names }
bot-asks-nothing = { $card } asks nothing
bot-no-option = { $card } never offers this; it offers { $names }

## Bots written in Python

bot-failed = { $name } failed: { $reason }. It was asked: { $asked }
bot-not-created = { $name } can't be created: { $reason }
bot-python-no-file = There is no file “{ $file }”.
bot-python-no-module = There is no module “{ $name }” to import. To name a file, include its ending: mybot.py:MyBot
bot-python-broken = “{ $file }” can't be imported: { $reason }
bot-python-no-bots = “{ $file }” has no class with a method decide(view).
bot-python-no-class = “{ $file }” has no class “{ $name }”. The bots in it are { $names }.
bot-python-which = Which class of “{ $file }”? The bots in it are { $names }.
bot-python-no-decide = “{ $name }” has no method decide(view), so it can't play.
