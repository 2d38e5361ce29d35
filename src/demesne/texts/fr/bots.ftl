### Les joueurs qui sont des programmes, chacun en une phrase.

bot-random = Fait au hasard tout ce que les règles permettent.
bot-novice = Joue ses cartes et achète ce qu'il peut payer, avec des erreurs de débutant.
bot-steward = Achète des Trésors et la ou les deux cartes du royaume qui l'aident le plus.
bot-regent = Essaie des plans pour le royaume avant la partie, et suit le meilleur jusqu'au bout.
bot-strategy = Suit la liste d'un fichier de stratégie, que l'on peut lire et changer.

## What is wrong in a strategy file

bot-in-rule = dans « { $rule } » : { $why }
bot-bad-toml = ce n'est pas du TOML : { $text }
bot-no-key = « { $text } » est inconnu ; il y a { $names }
bot-no-key-near = « { $text } » est inconnu ; vouliez-vous dire « { $near } » ?
bot-no-name = une stratégie a besoin d'un nom : name = "..."
bot-no-buy = une stratégie a besoin d'une liste d'achats : buy = [...]
bot-bad-finish = finish vaut true ou false
bot-bad-keep-money = keep_money est un nombre entier de 0 à { $most }
bot-no-text = { $name } est un texte entre guillemets
bot-bad-needs = needs est une liste de cartes : needs = ["Smithy"]
bot-no-kingdom-card = « { $text } » n'est pas une carte de royaume (les noms sont anglais ici)
bot-no-list = { $name } est une liste de règles : { $name } = ["Gold", "Silver if turn < 10"]
bot-no-rule = { $text } n'est pas une règle : les règles sont des textes entre guillemets
bot-bad-answers = answers sont des tables : [answers.Squire]
bot-bad-answers-of = les réponses pour { $card } sont des listes par sorte : mode = ["..."]
bot-no-kind = « { $text } » n'est pas une sorte de décision ; il y a { $names }
bot-no-card = il n'y a pas de carte « { $text } »
bot-no-card-near = il n'y a pas de carte « { $text } » ; vouliez-vous dire « { $near } » ?
bot-bad-sign = « { $text } » ne peut pas figurer dans une condition
bot-single-equals = pour comparer, écrivez « == », pas « = »
bot-no-closing-bracket = il manque une parenthèse fermante
bot-nothing-at-end = il manque quelque chose à la fin
bot-no-word = « { $text } » ne veut rien dire ici ; il y a { $names }
bot-no-word-near = « { $text } » ne veut rien dire ici ; vouliez-vous dire « { $near } » ?
bot-no-card-in-brackets = { $name } demande une carte entre parenthèses : { $name }(Silver)
bot-file-too-long = un fichier de stratégie a au plus { $most } caractères
bot-toml-too-deep = ce n’est pas une stratégie : trop de crochets les uns dans les autres, ou un nombre trop grand
bot-too-many-rules = { $name } a trop de règles : { $most } au plus sont lues
bot-condition-too-long = c’est trop long : une condition a au plus { $most } caractères
bot-too-many-terms = c’est trop long : une condition a au plus { $most } nombres, faits et questions
bot-too-deep = c’est trop imbriqué : { $most } parenthèses au plus peuvent être ouvertes à la fois
bot-too-much = « { $text } » est de trop ici
bot-never-sold = cette règle ne s'applique jamais : { $card } n'est jamais dans la réserve
bot-covered = cette règle ne s'applique jamais : une autre avant elle prend { $card } sans condition
bot-buys-nothing = la liste est vide : la stratégie n'achète jamais rien
bot-not-here = cette règle ne s'applique jamais ici : { $card } n'est pas dans ce royaume
bot-never-asks = { $card } ne demande jamais cela ; elle demande { $names }
bot-asks-nothing = { $card } ne demande rien
bot-no-option = { $card } ne propose jamais cela ; elle propose { $names }

## Les robots écrits en Python

bot-failed = { $name } a échoué : { $reason }. La question était : { $asked }
bot-python-no-file = Il n'y a pas de fichier « { $file } ».
bot-python-no-module = Il n'y a pas de module « { $name } » à importer. Un fichier se nomme avec son extension : mybot.py:MyBot
bot-python-broken = « { $file } » ne peut pas être importé : { $reason }
bot-python-no-bots = « { $file } » ne contient aucune classe avec une méthode decide(view).
bot-python-no-class = « { $file } » ne contient pas de classe « { $name } ». Ses robots sont { $names }.
bot-python-no-decide = « { $name } » n'a pas de méthode decide(view) et ne peut donc pas jouer.
