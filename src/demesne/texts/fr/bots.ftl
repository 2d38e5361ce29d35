### Les joueurs qui sont des programmes, chacun en une phrase.

bot-random = Choisit au hasard une réponse permise.
bot-novice = Joue ses cartes et achète ce qu'il peut payer, avec des erreurs de débutant.
bot-steward = Achète des Trésors et une ou deux cartes du royaume, les plus utiles.
bot-regent = Essaie des plans pour le royaume avant la partie, et suit le meilleur jusqu'au bout.
bot-sovereign = Imagine des parties à chaque décision, et adapte son plan.
bot-strategy = Les stratégies : des listes de règles que vous pouvez lire et modifier.

## What is wrong in a strategy file

bot-in-rule = dans « { $rule } » : { $why }
bot-bad-toml = ce n'est pas du TOML valide : { $text }
bot-no-key = clé inconnue « { $text } » ; les clés sont { $names }
bot-no-key-near = clé inconnue « { $text } » ; vouliez-vous dire « { $near } » ?
bot-no-name = une stratégie a besoin d'un nom : name = "..."
bot-no-buy = une stratégie a besoin d'une liste d'achats : buy = [...]
bot-bad-finish = finish doit valoir true ou false
bot-bad-keep-money = keep_money doit être un nombre entier de 0 à { $most }
bot-no-text = { $name } doit être un texte entre guillemets
bot-bad-needs = needs doit être une liste de cartes : needs = ["Smithy"]
bot-no-kingdom-card = « { $text } » n'est pas une carte Royaume (utilisez ici les noms anglais)
bot-no-list = { $name } doit être une liste de règles : { $name } = ["Gold", "Silver if turn < 10"]
bot-no-rule = { $text } n'est pas une règle : les règles sont des textes entre guillemets
bot-bad-answers = answers doit contenir des tables : [answers.Squire]
bot-bad-answers-of = les réponses pour { $card } doivent être des listes par type : mode = ["..."]
bot-no-kind = « { $text } » n'est pas un type de décision ; les types sont { $names }
bot-no-card = il n'y a pas de carte « { $text } »
bot-no-card-near = il n'y a pas de carte « { $text } » ; vouliez-vous dire « { $near } » ?
bot-bad-sign = « { $text } » n'est pas permis dans une condition
bot-single-equals = pour comparer, écrivez « == », pas « = »
bot-no-closing-bracket = il manque une parenthèse fermante
bot-nothing-at-end = il manque quelque chose à la fin
bot-no-word = mot inconnu « { $text } » ; les mots sont { $names }
bot-no-word-near = mot inconnu « { $text } » ; vouliez-vous dire « { $near } » ?
bot-no-card-in-brackets = { $name } demande une carte entre parenthèses : { $name }(Silver)
bot-file-too-long = le fichier est trop long : { $most } caractères au plus
bot-toml-too-deep = ce n'est pas une stratégie : trop de crochets imbriqués, ou un nombre trop grand
bot-too-many-rules = { $name } a trop de règles : { $most } au plus
bot-condition-too-long = la condition est trop longue : { $most } caractères au plus
bot-too-many-terms = la condition est trop longue : { $most } nombres et mots au plus
bot-too-deep = la condition est trop imbriquée : { $most } parenthèses ouvertes au plus
bot-too-much = « { $text } » n'est pas attendu ici
bot-never-sold = cette règle ne s'applique jamais : { $card } n'est jamais dans la réserve
bot-covered = cette règle ne s'applique jamais : une règle précédente prend { $card } sans condition
bot-buys-nothing = la liste est vide : la stratégie n'achète jamais rien
bot-not-here = cette règle ne s'applique jamais ici : { $card } n'est pas dans ce royaume
bot-never-asks = { $card } ne pose jamais cette question ; elle pose : { $names }
bot-asks-nothing = { $card } ne pose aucune question
bot-no-option = { $card } ne propose jamais cela ; elle propose { $names }

## Les robots écrits en Python

bot-failed = { $name } a échoué : { $reason }. La question était : { $asked }
bot-not-created = Impossible de créer { $name } : { $reason }
bot-python-no-file = Il n'y a pas de fichier « { $file } ».
bot-python-no-module = Il n'y a pas de module « { $name } » à importer. Un fichier se nomme avec son extension : mybot.py:MyBot
bot-python-broken = « { $file } » ne peut pas être importé : { $reason }
bot-python-no-bots = « { $file } » ne contient aucune classe avec une méthode decide(view).
bot-python-no-class = « { $file } » ne contient pas de classe « { $name } ». Ses robots sont { $names }.
bot-python-which = Quelle classe de « { $file } » ? Ses robots sont { $names }.
bot-python-no-decide = « { $name } » n'a pas de méthode decide(view) et ne peut donc pas jouer.
