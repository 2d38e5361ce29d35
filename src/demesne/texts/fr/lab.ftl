### Le laboratoire : beaucoup de parties entre robots, et ce qui en sort.

## Commandes

lab-help-match = Jouer beaucoup de parties entre robots.
    .more =
        Un robot est un nom (random, novice, bmu, ...) ou un fichier de stratégie. Les places tournent d'une partie à l'autre. La même graine donne le même résultat, quel que soit le nombre de processus. Ctrl-C affiche les résultats obtenus jusque-là.
    .examples =
        Exemples :

            demesne match smu bmu --games 100
            demesne match smu bmu --until-sure --seed 7
            demesne match bmu bm0 --kingdom none --games 100 --report match.html
            demesne match smu bmu novice --games 10 --json
            demesne match smu bmu --games 20 --vary "treasures=8,11,14"
lab-help-tournament = Faire jouer chaque robot contre tous les autres, et les classer.
    .more =
        Toutes les paires jouent le même nombre de parties. Les cotes suivent l'échelle Elo : 400 points de plus valent 10 contre 1. Leur moyenne est 0.
    .examples =
        Exemples :

            demesne tournament bm0 bmu smu --games 50
            demesne tournament bm0 bmu smu --games 20 --csv paires.csv
lab-help-solo = Mesurer la vitesse d'un robot sans adversaire.
    .more =
        Le robot joue pendant que l'autre joueur passe. Montre à quel tour il obtient chacune de ses Provinces, et combien d'argent il a à chaque tour.
    .examples =
        Exemples :

            demesne solo bm0 --kingdom none --games 100
            demesne solo smu --games 50 --report solo.html
lab-help-sweep = Voir quelle carte Royaume aide le plus une stratégie.
    .more =
        La stratégie avec un ou plusieurs exemplaires d'une carte joue contre la stratégie sans elle, pour chaque carte d'un royaume, ou pour toutes les cartes, chacune seule sur la table.
    .examples =
        Exemples :

            demesne sweep bmu --cards Sorcière,Milice --games 20
            demesne sweep bmu --kingdom "First Game" --copies 1 --games 10
lab-help-tune = Trouver de meilleurs nombres pour un fichier de stratégie.
    .more =
        Chaque nombre des conditions de la stratégie est changé, et le changement est gardé s'il gagne plus de parties sur les mêmes donnes. Le résultat est vérifié sur de nouvelles donnes et, avec --output, écrit dans un fichier.
    .examples =
        Exemples :

            demesne tune bmu --against smu --games 20 --rounds 1
            demesne tune bmu --games 10 --rounds 1 --output mieux.toml
lab-help-explain = Jouer une partie entre robots et la raconter tour par tour.
    .more =
        Avec la graine d'un match et le numéro d'une partie, c'est cette partie qui est racontée. Chaque achat est suivi de la règle qui l'a décidé.
    .examples =
        Exemples :

            demesne explain smu bmu --seed 7
            demesne explain smu bmu --seed 7 --game 12 --save partie.json
lab-help-record = Écrire chaque décision de nombreuses parties dans un fichier Parquet.
    .more =
        Les robots jouent comme dans match, et chaque décision devient une ligne : ce que le joueur savait, ce qui était proposé, la réponse, et qui a gagné à la fin. docs/data.md explique chaque champ.
    .examples =
        Exemples :

            demesne record smu bmu --games 20 --parquet moves.parquet
            demesne record novice random --kingdom random --games 10 --seed 1 --parquet moves.parquet
lab-help-strategy = Montrer une stratégie, vérifier un fichier, enregistrer une stratégie, ou écrire comme stratégie ce qu'un joueur a acheté.
    .more =
        show affiche les règles d'une stratégie, ou le plan que l'intendant (steward) ou le régent (regent) fait pour un royaume. save les écrit dans un fichier, à lire et à améliorer. check relève toutes les erreurs d'un fichier, les règles qui ne s'appliquent jamais et les réponses qu'aucune question ne propose. from écrit comme stratégie ce qu'un joueur d'une partie sauvegardée a acheté : un point de départ.
    .examples =
        Exemples :

            demesne strategy show smu
            demesne strategy show regent --kingdom "First Game"
            demesne strategy save steward --kingdom "First Game" --output plan.toml
            demesne strategy check plan.toml --kingdom "First Game"
            demesne strategy from game.json --player 2
lab-group = Laboratoire

lab-option-bots = Des robots par leur nom, ou des fichiers de stratégie.
lab-option-bot = Un robot par son nom, ou un fichier de stratégie.
lab-option-strategy = Une stratégie par son nom, ou un fichier de stratégie.
lab-option-games = Nombre de parties.
lab-option-games-match = Nombre de parties. Par défaut : 1 000 ; avec --until-sure, 100 000 au plus.
lab-option-games-each = Nombre de parties par paire, carte ou essai.
lab-option-kingdom = Un nom, un code, une liste de cartes, « none », ou « random » pour un nouveau à chaque partie.
lab-option-until-sure = S'arrêter dès que le meilleur robot est connu avec certitude.
lab-option-confidence = Le niveau de confiance des intervalles et de --until-sure.
lab-option-seed = La même graine donne les mêmes parties.
lab-option-jobs = Nombre de processus. Par défaut : un par processeur.
lab-option-cluster = L'adresse d'un cluster Dask sur lequel jouer.
lab-option-parquet = Écrire les décisions dans ce fichier.
lab-option-save = Écrire la partie dans ce fichier, pour « demesne replay ».
lab-option-turn-limit = Compter une partie telle quelle après ce nombre de tours chacun.
lab-option-watched = Nombre de parties à suivre tour par tour.
lab-option-vary = Essayer ces nombres dans les règles du premier robot : "count(Witch)=1,2,3". Répétée, l'option donne une grille.
lab-option-csv = Écrire un tableau dans ce fichier ; - l'écrit sur la sortie standard, et le reste sur la sortie d'erreur.
lab-option-report = Écrire une page avec des graphiques (HTML) dans ce fichier.
lab-option-plot = Écrire les graphiques dans ce fichier (SVG, PNG ou PDF).
lab-option-cards = Seulement ces cartes.
lab-option-copies = Nombres d'exemplaires à essayer : 1,2.
lab-option-against = L'adversaire. Par défaut : la stratégie telle qu'elle était.
lab-option-rounds = Nombre de passages sur tous les nombres.
lab-option-output = Écrire la meilleure stratégie dans ce fichier.
lab-option-game = Le numéro de la partie dans le match de cette graine.

## Résultats

lab-bot = Robot
lab-games = Parties
lab-won = Gagné
lab-tied = Égalité
lab-lost = Perdu
lab-wins = Victoires
lab-ties = Égalités
lab-losses = Défaites
lab-points = Points
lab-turns = Tours
lab-first = Gagné en commençant
lab-later = Gagné sans commencer
lab-kingdom = Royaume
lab-seed = Graine
lab-random-each = un nouveau à chaque partie
lab-card = Carte
lab-copies = Par partie
lab-some = Parties avec
lab-first-gain = Premier au tour
lab-provinces = Provinces
lab-reached = Atteint
lab-rating = Cote
lab-score = Score
lab-times = Exemplaires
lab-ahead = Avance
lab-others = autres
lab-game = partie
lab-turn = tour
lab-won-over-games = Part des parties gagnées au fil du match
lab-points-by-turn = Points par tour
lab-money-by-turn = Argent à dépenser par tour
lab-deck-by-turn = Cartes possédées par tour
lab-size-by-turn = Taille du deck par tour
lab-gains-by-turn = Cartes reçues par tour
lab-lengths = Durée des parties en tours
lab-ends = Comment les parties se terminent
lab-end = Fin
lab-end-provinces = Provinces épuisées
lab-end-colonies = Colonies épuisées
lab-end-piles = piles épuisées
lab-end-turn-limit = limite de tours atteinte
lab-gained = Ce qui est reçu, et quand
lab-band = La bande contient les 80 % de parties du milieu ({ $count } parties suivies tour par tour).
# What a chart shows, in words
lab-chart-way = { $name } : { $first } au début, { $last } à la fin.
lab-chart-spread = De { $low } à { $high }, le plus souvent { $most }.
lab-chart-ends = Le plus haut : { $high }. Le plus bas : { $low }.
lab-chart-table = En tableau
lab-first-advantage = Avantage du premier joueur
lab-lead = { $first } contre { $second }, victoires moins défaites
lab-facts = { $kingdom } · { $games } parties · graine { $seed } · { $rate } parties/s
lab-sure = { $bot } est meilleur, avec une confiance de { $confidence } % après { $games } parties ({ $odds } contre 1).
lab-unsure = Après { $games } parties, le meilleur n'est pas connu avec une confiance de { $confidence } % ({ $odds } contre 1).
lab-stopped = Interrompu : voici les résultats obtenus jusqu'ici.
lab-cut-short = { $count ->
        [one] { $count } partie a été comptée telle quelle après { $turns } tours.
       *[other] { $count } parties ont été comptées telles quelles après { $turns } tours.
    }
lab-gain = { $copies } × { $card } (dès le tour { $turn })
lab-watched = { $count ->
        [one] Ce qui est reçu ({ $count } partie suivie)
       *[other] Ce qui est reçu ({ $count } parties suivies)
    }
lab-line = { $name } : { $value }
lab-each-alone = chaque carte seule sur la table
lab-no-change = Aucun autre nombre n'était meilleur.
lab-change = { $before }  →  { $after }
lab-before = avant
lab-after = après
lab-against = contre { $bot }
lab-written = Écrit dans { $file }.
lab-progress = parties
lab-rule = Règle : { $rule }
lab-thought = Envisagé : { $candidates }
lab-thought-chosen = → { $answer } { $chance } % ± { $error } ({ $games ->
        [one] 1 partie
       *[other] { $games } parties
    })
lab-thought-candidate = { $answer } { $chance } % ± { $error } ({ $games })
lab-thought-nothing = rien
lab-rules = Règles
lab-best = Meilleur choix
lab-best-of = { $values } ({ $score })
lab-grid-axes = { $columns } (colonnes), { $rows } (lignes)
lab-made-with = Réalisé avec
lab-recorded =
    { $rows ->
        [one] 1 décision
       *[other] { $rows } décisions
    } de { $games ->
        [one] 1 partie
       *[other] { $games } parties
    } dans { $file }.
lab-saved = Sauvegardée dans { $file }. Pour la revoir : demesne replay { $file }
lab-hand = Main : { $cards }
lab-standing = Points : { $points }
lab-winners = Gagné par { $names }.

## Ce qui ne va pas

lab-bad-jobs = --jobs doit valoir au moins 1, pas { $count }.
lab-bad-game = Les parties sont numérotées à partir de 0 ; il n'y a pas de partie { $number }.
lab-bad-two-outputs = --json et --csv - écrivent tous deux sur la sortie standard : choisissez l'un ou l'autre.
lab-bad-games = --games doit valoir au moins 1, pas { $count }.
lab-bad-rounds = --rounds doit valoir au moins 1, pas { $count }.
lab-bad-copies = --copies attend des nombres entiers à partir de 1, par exemple 1,2.
lab-bad-workers = Les processus ne peuvent pas importer { $name } : il leur faut cette version de demesne.
lab-bad-piece = Les parties { $first } à { $last } ont fait tomber { $count } processus : elles sont abandonnées.
lab-bad-no-distributed = Un cluster nécessite le paquet « distributed » : pip install "demesne[cluster]"
lab-bad-no-data = Les tableaux de données et Parquet nécessitent un module optionnel : pip install "demesne[data]".
lab-bad-no-plots = Le PNG et le PDF nécessitent un module optionnel : pip install "demesne[plots]". Le SVG fonctionne sans.
lab-bad-cluster = Aucun cluster Dask ne répond à { $address }.
lab-bad-bot = Il n'y a pas de robot « { $text } ». Indiquez { $names }, une des stratégies que « demesne bots » énumère ou un fichier de stratégie.
lab-bad-bot-near = Il n'y a pas de robot « { $text } ». Vouliez-vous dire { $near } ?
lab-bad-budget = « { $text } » n'a pas de budget valable. Écrivez après les deux-points un nombre entier de parties à partir de 1, comme { $name }:500.
lab-bad-bots =
    { $count ->
        [one] 1 robot est donné
       *[other] { $count } robots sont donnés
    } ; il en faut de { $least } à { $most }.
lab-bad-file = « { $file } » ne peut pas être lu.
lab-bad-write = « { $file } » ne peut pas être écrit.
lab-bad-strategy = { $text }
lab-bad-sure = --confidence doit être d'au moins 0.5 et inférieur à 1, par exemple 0.99, pas { $text }.
lab-bad-needs = { $name } a besoin de cartes absentes de ce royaume ({ $kingdom }) : { $cards }.
lab-bad-picture = « { $file } » n'est pas un fichier image : le nom doit finir par { $names }.
lab-bad-answer = { $name } a donné une réponse interdite, dans la partie { $game } de la graine { $seed } : { $text }.
lab-bot-failed = { $name } a échoué dans la partie { $game } de la graine { $seed } : { $reason }. La question était : { $asked }
lab-bad-no-strategy = { $name } n'est pas une stratégie : il n'y a pas de règles à changer.
lab-bad-no-numbers = { $name } n'a pas de nombres dans ses conditions.
lab-bad-no-rules = { $name } n'a pas de règles à montrer.
lab-bad-bought-nothing = { $name } n'a rien acheté.
lab-bad-vary = « { $text } » ne dit pas ce qui varie. Écrivez par exemple "count(Witch)=1,2,3".
lab-bad-vary-word = Aucune condition de { $name } ne compare { $text } à un nombre. Peuvent varier : { $names }.
lab-bad-vary-twice = { $text } est indiqué deux fois.
lab-bad-vary-many =
    { $count ->
        [one] Cela fait { $count } combinaison
       *[other] Cela fait { $count } combinaisons
    } ; { $most } au plus sont permises.
lab-bad-vary-sure = --vary et --until-sure s'excluent : toutes les combinaisons jouent les mêmes parties.
lab-bad-random = Il faut ici un seul royaume, pas un nouveau à chaque partie.
lab-bad-slow = Un groupe de parties a duré plus de { $seconds } secondes ; il a été abandonné.
lab-bad-many = Cela ferait { $count } parties ; un calcul en compte au plus { $most }.
lab-bad-more = On ne peut pas ajouter de parties à une recherche de meilleurs nombres : commencez-en une autre.
lab-bad-internal = Une erreur s'est produite et a été enregistrée.

## Les mots des fichiers de stratégie

lab-key-name = le nom dans les résultats
lab-key-description = une phrase qui la décrit
lab-key-needs = les cartes Royaume dont la stratégie ne peut pas se passer
lab-key-buy = quoi acheter, le plus désiré d'abord
lab-key-gain = quoi recevoir sans acheter ; ensuite valent les règles d'achat
lab-key-trash = quoi écarter d'abord
lab-key-discard = quoi défausser d'abord
lab-key-play = quelles Actions jouer d'abord
lab-key-answers = réponses aux questions d'une carte
lab-key-finish = anticiper la fin de la partie
lab-key-keep-money = garder les Cuivres tant que tous les Trésors ensemble ne valent pas plus
lab-word-coins = pièces à dépenser ce tour
lab-word-buys = achats restants ce tour
lab-word-actions = Actions restantes ce tour
lab-word-money = pièces de tous les Trésors du deck
lab-word-treasures = Trésors possédés
lab-word-cards = toutes les cartes possédées
lab-word-terminals = Actions possédées qui consomment une Action
lab-word-villages = Actions supplémentaires que donnent les cartes possédées
lab-word-turn = le tour du robot, à partir de 1
lab-word-empty = piles vides de la réserve
lab-word-lead = points d'avance sur le meilleur adversaire
lab-word-score = les points du robot
lab-word-tokens = jetons Pièce
lab-word-players = le nombre de joueurs
lab-word-hand = cartes en main
lab-word-action-cards = cartes Action possédées, sans les Ruines ni les Refuges
lab-word-count = exemplaires que possède le robot
lab-word-left = cartes restantes d'une pile
lab-word-theirs = exemplaires que possèdent tous les autres
lab-word-held = exemplaires en main
lab-word-played = exemplaires en jeu
lab-word-cost = le coût actuel de la carte
lab-word-trashed = exemplaires au rebut
