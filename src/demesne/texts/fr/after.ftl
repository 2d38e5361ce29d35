### After the game, and replaying it.

## How it ended

after-you-win = Vous gagnez !
after-they-win = { $player } gagne
after-you-share = Vous partagez la victoire : { $players }
after-they-share = Victoire partagée : { $players }
after-why-provinces = La dernière Province est partie.
after-why-colonies = Il ne reste plus de Colonie.
after-why-piles = Ces piles sont vides : { $piles }.
after-why-resigned = Abandon : { $players }.
after-why-limit = Le nombre maximal de tours est atteint.
after-tied = À égalité de points, le moins de tours l'emporte.
after-winner = gagne
after-bot-finished = terminée par un robot
after-hints = { $count ->
        [one] avec 1 conseil
       *[other] avec { $count } conseils
    }
after-gave-up = abandon

## Ways on

after-rematch = Rejouer
after-swap = Changer de place, même hasard
after-swap-asked = Changer de place avec le même hasard : { $players } le souhaite. La partie commence quand tout le monde est d'accord : choisissez « Changer de place, même hasard ».
after-swap-note = Rejouer : même royaume, nouveau hasard. Changer de place : exactement les mêmes mélanges, chacun une place plus loin.
after-next-table = Aller à la table suivante
after-new-table = Ouvrir une table avec ce royaume
after-next-waits = On vous propose une autre partie : la table suivante est ouverte.
after-bots-finished = Des robots ont terminé cette partie
after-branch = Reprendre à un moment
after-review = Analyse
after-download = Télécharger
after-what-won = Qu'est-ce qui aurait gagné ici ?
after-try-again = Réessayer
after-loading = La partie défile…

## Scores, graphs, decks

after-scores = Points
after-points = Points
after-turns = Tours
after-no-points = Aucune carte n'a rapporté de points.
after-card-column = Carte
after-turn-column = Tour
after-points-chart = Points après chaque tour
after-money-chart = Pièces sur les Trésors après chaque tour
after-gained-chart = Cartes reçues
after-as-table = En tableau
after-gains = Cartes reçues, tour par tour
after-see-turn = Revoir le tour { $round } ({ $name })
after-decks = Decks à la fin
after-cards = { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }
after-group-action = Actions
after-group-treasure = Trésors
after-group-victory = Cartes Victoire
after-group-curse = Malédictions
after-group-other = Ruines et Refuges

## Replay

after-replay-of = Partie revue : { $players }
after-beside = À côté de la partie
after-eyes = Point de vue
after-all-open = tout visible
after-spectator = un spectateur
after-result = Le résultat
after-link = Lien vers ce moment
after-the-end = La fin
after-where = Tour { $round } : { $name }
after-decision-of = décision { $at } sur { $all }
after-slider = Moment de la partie
after-moves = Pas
after-first = Au début
after-turn-back = Un tour en arrière
after-step-back = Une décision en arrière
after-step-on = Une décision en avant
after-turn-on = Au tour suivant
after-last = À la fin
after-play = Lecture
after-pause = Pause
after-pace = Vitesse
after-asked = Question à { $name } :
after-answered = Réponse :
after-another-decides = { $name } doit décider et voit seul les choix.

## Going on from a moment

after-continue = Reprendre ici
after-continue-how = Une nouvelle table s'ouvre avec exactement cette position et le même hasard. Choisissez qui joue où.
after-continue-over = Ici, la partie est finie. Revenez à un moment d'où elle peut continuer.
after-who-sits = Qui joue où
after-i-play = Je joue pour { $name }
after-i-watch = Je regarde seulement
after-seat-bot = Qui joue pour { $name }
