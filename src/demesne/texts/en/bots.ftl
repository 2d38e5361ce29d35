### The players that are programs, each in a sentence.

bot-random = Does anything that the rules allow, by chance.
bot-novice = Plays its cards and buys what it can afford, with a beginner's mistakes.
bot-steward = Buys Treasures and the one or two cards of the kingdom that help most.
bot-regent = Tries out plans for the kingdom before the game, and plays the best one to the end.
bot-strategy = Follows the list of a strategy file, which you can read and change.
