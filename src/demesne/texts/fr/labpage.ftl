### The lab's page in the browser: strategies, runs, results. The names of results are in lab.ftl.

labpage-title = Le labo
labpage-lead = Faites jouer des milliers de parties aux robots et voyez quelle stratégie gagne, et avec quelle certitude.
labpage-closed-off = Le labo est désactivé sur ce serveur.
labpage-closed-elsewhere = Sur ce serveur, le labo n'est ouvert qu'aux visiteurs de la même machine.
labpage-closed-how = L'hôte du serveur peut l'ouvrir avec « demesne serve --lab on ». Sur votre propre machine, « demesne serve --open » le propose.

## Who plays

labpage-kingdom-change = Changer de royaume
labpage-kingdom-done = Terminé
labpage-kingdom-deal = Royaumes
labpage-kingdom-same = Le même royaume à chaque partie
labpage-kingdom-random = Un nouveau royaume au hasard à chaque partie
labpage-kingdom-random-any = Dix cartes quelconques de toutes les extensions.
labpage-bots = Qui joue
labpage-bot-number = Robot { $number }
labpage-levels = Niveaux
labpage-money-with = « Big money » avec une carte
labpage-own = Vos stratégies
labpage-own-how = Choisissez « Nouvelle stratégie… » ci-dessus, ou modifiez une copie de la stratégie d'un robot. Vos stratégies sont gardées dans ce navigateur, et sur le serveur si vous avez un compte.
labpage-new-strategy = Nouvelle stratégie…
labpage-my-strategy = Ma stratégie
labpage-nameless = Sans nom
labpage-edit = Modifier
labpage-edit-bot = Modifier { $name }
labpage-copy = Modifier une copie
labpage-copy-bot = Modifier une copie : { $name }
labpage-add-bot = Ajouter un robot
labpage-add-all = { $count ->
        [one] En ajouter { $count } autre qui convient au royaume
       *[other] Ajouter les { $count } qui conviennent au royaume
    }
labpage-too-many-bots = Au plus { $most } robots peuvent jouer ici. Retirez-en, ou choisissez le tournoi.
labpage-remove-bot = Retirer le robot { $number }

## A strategy

labpage-which = Stratégie
labpage-play = Jouer contre elle
labpage-download = Télécharger
labpage-open-file = Ouvrir un fichier
labpage-delete = Supprimer
labpage-view = Affichage
labpage-view-form = Formulaire
labpage-view-text = Texte
labpage-text = Texte de la stratégie
labpage-name = Nom
labpage-list-buy = Acheter
labpage-list-buy-how = La carte la plus désirée en premier : le robot achète la première qu'il peut payer et dont la condition est remplie.
labpage-list-gain = Recevoir sans acheter
labpage-list-trash = Écarter d'abord
labpage-list-discard = Défausser d'abord
labpage-list-play = Jouer d'abord
labpage-answer-of = Réponses à { $card } : { $kind }
labpage-answer-remove = Retirer { $name }
labpage-answer-add = Répondre à une carte
labpage-answer-card = Choisir une carte…
labpage-answer-none = { $card } ne demande rien d'autre.
labpage-asks-action = quelle Action jouer
labpage-asks-treasure = quels Trésors jouer
labpage-asks-spend = combien de jetons Pièce dépenser
labpage-asks-buy = quoi acheter
labpage-asks-overpay = combien payer en plus
labpage-asks-gain = quoi recevoir
labpage-asks-trash = quoi écarter
labpage-asks-discard = quoi défausser
labpage-asks-topdeck = quoi placer sur le deck
labpage-asks-reveal = quoi dévoiler
labpage-asks-react = avec quoi réagir
labpage-asks-play = quoi jouer
labpage-asks-aside = quoi mettre de côté
labpage-asks-pass = quoi passer à gauche
labpage-asks-return = quoi remettre dans la réserve
labpage-asks-pile = quelle pile choisir
labpage-asks-name = quelle carte nommer
labpage-asks-mode = quels effets choisir
labpage-answers = que répondre quand une carte pose une question
labpage-nothing = ne rien choisir
labpage-finish = Anticiper la fin de la partie
labpage-finish-how = Il met fin à la partie s'il gagne ainsi, et évite de le faire s'il perdrait.
labpage-more-rules = { $count ->
        [0] Autres règles
       *[other] Autres règles ({ $count })
    }
labpage-keep-money = N'écarter aucun Cuivre tant que tous les Trésors réunis ne donnent pas plus de
labpage-row-about = Règle { $number } : { $card }
labpage-row-limit = Combien
labpage-limit-none = sans limite
labpage-limit = { $count ->
        [one] { $count } au plus
       *[other] { $count } au plus
    }
labpage-row-when = Quand
labpage-row-what = Ce qui est comparé
labpage-row-of = De quelle carte
labpage-row-compare = Comparaison
labpage-row-number = Nombre
labpage-row-condition = Condition
labpage-row-choose = Choisir dans une liste
labpage-row-add = Ajouter une règle
labpage-row-up = Monter
labpage-row-down = Descendre
labpage-row-remove = Retirer
labpage-row-moved = Maintenant règle { $number }
labpage-and = et
labpage-when-always = toujours
labpage-when-until = jusqu'au tour …
labpage-when-from = à partir du tour …
labpage-when-provinces = si le nombre de Provinces restantes est d'au plus …
labpage-when-early = si le nombre de Provinces restantes dépasse …
labpage-when-money = si ses Trésors donnent plus de …
labpage-when-coins = si le nombre de ses pièces est d'au moins …
labpage-when-treasures = si le nombre de ses Trésors est d'au moins …
labpage-when-terminals = si ses Actions terminales sont au plus …
labpage-when-empty = si le nombre de piles vides est d'au moins …
labpage-when-behind = si son avance en points est inférieure à …
labpage-when-other = une autre comparaison
labpage-when-own = avec vos propres mots
labpage-comments = Le formulaire réécrit le fichier : les commentaires du texte sont perdus.
labpage-no-form = Le formulaire ne peut pas montrer ce texte tant qu'il contient de telles erreurs. Corrigez-les dans le texte.
labpage-line = Ligne { $line }
labpage-mistake = Erreur :
labpage-doubt = Douteux :
labpage-no-mistakes = Aucune erreur.
labpage-editor-completions = Suggestions
labpage-editor-diagnostics = Erreurs
labpage-editor-no-diagnostics = Aucune erreur
labpage-editor-close = Fermer
labpage-editor-control-character = Caractère de contrôle

## Running

labpage-run = Lancer
labpage-go = Lancer
labpage-kind = Que faire
labpage-kind-match = Match
labpage-kind-match-how = Les robots jouent les uns contre les autres et commencent à tour de rôle.
labpage-kind-sweep = Balayage
labpage-kind-sweep-how = Quelle carte du royaume aide le plus la stratégie du premier robot ? Elle joue avec chaque carte contre elle-même sans la carte.
labpage-kind-tune = Réglage
labpage-kind-tune-how = Cherche de meilleurs nombres dans les conditions du premier robot, contre le deuxième.
labpage-kind-vary = Variation
labpage-kind-vary-how = Essaie des nombres dans les conditions du premier robot, un seul ou une grille de deux, contre les autres.
labpage-kind-tournament = Tournoi
labpage-kind-tournament-how = Chacun affronte tous les autres, un par un, et reçoit une cote.
labpage-games-sweep = Parties par carte
labpage-games-tune = Parties par essai
labpage-games-vary = Parties par case
labpage-games-tournament = Parties par paire
labpage-until-sure = Jusqu'à en être sûr
labpage-seed-how = une nouvelle à chaque fois
labpage-vary-what = Nombre { $number }
labpage-vary-values = Valeurs
labpage-vary-more = Faire varier un autre nombre aussi
labpage-vary-less = Retirer ce nombre
labpage-vary-nothing = Les conditions du premier robot ne contiennent aucun nombre.
labpage-progress = Avancement
labpage-waiting = { $count ->
        [0] En attente du départ.
        [one] En attente : { $count } calcul passe avant le vôtre.
       *[other] En attente : { $count } calculs passent avant le vôtre.
    }
labpage-waiting-for = { $count ->
        [0] En attente du départ, dans environ { $wait }.
        [one] En attente : { $count } calcul passe avant le vôtre, environ { $wait }.
       *[other] En attente : { $count } calculs passent avant le vôtre, environ { $wait }.
    }
labpage-seconds = { $count } s
labpage-minutes = { $count } min
labpage-hours = { $count } h
labpage-played = { $count ->
        [one] { $games } partie.
       *[other] { $games } parties.
    }
labpage-played-of = { $games } parties sur { $wanted }.
labpage-left = Encore { $left } environ.
labpage-done = Terminé.
labpage-stopped-asked = Arrêté.
labpage-stopped-unwatched = Arrêté, car personne ne regardait.
labpage-stopped-budget = Arrêté : le nombre de parties permis pour cette heure est atteint.
labpage-gone = Le serveur a oublié ce calcul. Relancez-le avec la même graine pour obtenir les mêmes nombres.
labpage-stop = Arrêter
labpage-go-on = Continuer
labpage-more = { $count } parties de plus
labpage-more-each = { $count } parties de plus par match
labpage-cancel = Annuler
labpage-discard = Effacer

## Results

labpage-scores = Qui a gagné
labpage-sure = Certain
labpage-unsure = Pas encore certain
labpage-unsure-how = Les parties jouées ne montrent pas encore quel robot est meilleur.
labpage-better = { $bot } est meilleur.
labpage-confidence = confiance de { $percent }
labpage-interval = Intervalle
labpage-change = Écart
labpage-change-how = Écart : points de pourcentage par rapport à votre match précédent ({ $games } parties).
labpage-first-advantage = Avantage du premier joueur : { $value } points de pourcentage.
labpage-end-provinces = Plus de Provinces : { $percent } des parties.
labpage-end-colonies = Plus de Colonies : { $percent }.
labpage-end-piles = Trois piles vides : { $percent }.
labpage-end-turn-limit = Comptées à la limite de tours : { $percent }.
labpage-watch = Regarder une partie
labpage-watch-number = Numéro de la partie
labpage-watch-go = Regarder
labpage-worst = Pire défaite de { $bot }
labpage-back = Retour au labo
labpage-save = Télécharger la partie
labpage-report = Rapport
labpage-csv = Tableau (CSV)
labpage-link = Lien vers cette expérience
labpage-link-how = Il contient le royaume, les stratégies et la graine. La personne qui l'ouvre peut rejouer les mêmes parties.
labpage-sweep-how = Avance en points de pourcentage sur la stratégie sans la carte. Chaque ligne a son intervalle, et parmi tant de cartes quelques-unes ont simplement de la chance.
labpage-add-rule = Ajouter à votre stratégie
labpage-tune-none-yet = Pas encore de meilleur nombre.
labpage-tune-how = Les deux ont joué de nouvelles donnes que la recherche n'a pas vues.
labpage-take = Reprendre ces nombres
labpage-vary-how = La meilleure case doit une part à la chance : rejouez-la avec une autre graine.

## Refusals

labpage-refused-lab-off = Le labo est désactivé sur ce serveur.
labpage-refused-lab-elsewhere = Sur ce serveur, le labo n'est ouvert qu'aux visiteurs de la même machine.
labpage-refused-lab-busy = Vous avez trop de calculs en cours. Arrêtez-en d'abord un.
labpage-refused-lab-full = Trop de monde utilise le labo en ce moment. Réessayez dans un instant.
labpage-refused-lab-budget = Le nombre de parties permis pour cette heure est atteint. Réessayez plus tard.
labpage-refused-lab-down = Le labo redémarre. Réessayez dans un instant.
labpage-refused-no-run = Le serveur a oublié ce calcul. Relancez-le avec la même graine pour obtenir les mêmes nombres.
labpage-refused-too-many = Il y a trop de stratégies. Supprimez-en une d'abord.
