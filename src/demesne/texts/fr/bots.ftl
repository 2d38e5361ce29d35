### Les joueurs qui sont des programmes, chacun en une phrase.

bot-random = Fait au hasard tout ce que les règles permettent.
bot-novice = Joue ses cartes et achète ce qu'il peut payer, avec des erreurs de débutant.
bot-steward = Achète des Trésors et la ou les deux cartes du royaume qui l'aident le plus.
bot-regent = Essaie des plans pour le royaume avant la partie, et suit le meilleur jusqu'au bout.
bot-strategy = Suit la liste d'un fichier de stratégie, que l'on peut lire et changer.
