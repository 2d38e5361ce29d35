### L'analyse d'une partie, et les conseils.

review-title = Analyse : { $players }
review-facts = { $kingdom } · { $count ->
        [0] aucune décision jugée
        [one] 1 décision jugée
       *[other] { $judged } décisions jugées
    } sur { $decisions } · { $games } parties imaginées
review-verdict = { $verdict ->
        [best] meilleur choix
        [as-good] équivalent
        [doubtful] douteux
       *[mistake] erreur
    }
review-answer = { $kind ->
        [buy] Acheter { $cards }
        [gain] Recevoir { $cards }
        [trash] Écarter { $cards }
        [discard] Défausser { $cards }
        [topdeck] Poser { $cards } sur le deck
        [reveal] Dévoiler { $cards }
        [react] Utiliser { $cards }
        [aside] Mettre { $cards } de côté
        [pass] Passer { $cards }
        [return] Rendre { $cards }
        [pile] Choisir { $cards }
        [name] Nommer { $cards }
        [mode] Choisir { $cards }
       *[play] Jouer { $cards }
    }
review-place = { $player }, tour { $turn }
review-place-other = { $player }, pendant le tour { $turn } de { $other }
review-asked-by = { $place }, question de la carte { $card }
review-worst = Les décisions les plus coûteuses
review-no-worst = { $count ->
        [0] Aucune réponse n'a été jugée.
       *[other] Aucune des réponses jugées ne semble avoir coûté quoi que ce soit.
    }
review-cost = Coût : { $cost } ± { $error } de chances de victoire ; { $verdict }.
review-instead = { $better } au lieu de : { $answer }
review-candidate = { $answer } : gagne { $chance } { $interval } de { $games } parties
review-outlook = Ensuite, le plus souvent : { $turns }
review-outlook-turn = { $turn ->
        [0] ce tour { $gains }
        [1] le tour suivant { $gains }
       *[other] dans { $turn } tours { $gains }
    }
review-gain = { $card } ({ $share })
review-see = Pour le voir : { $command }
review-balance = Le hasard et le jeu
review-balance-note = Le hasard, c'est ce que les mélanges et les mains ont changé ; le jeu, ce que les réponses du joueur ont coûté ; les autres, ce que les réponses des autres joueurs lui ont apporté. Début, hasard, jeu et autres donnent la fin.
review-unjudged = { $count ->
        [one] Le budget n'a pas suffi à juger une décision : ce qu'elle a coûté compte ici comme du hasard.
       *[other] Le budget n'a pas suffi à juger { $count } décisions : ce qu'elles ont coûté compte ici comme du hasard.
    }
review-player = joueur
review-start = début
review-luck = hasard
review-play = jeu
review-others = autres
review-end = fin
review-curve = Chances de victoire
review-curve-summary = Les chances de victoire de chaque joueur après chaque décision : { $ends }.
review-curve-end = { $player } de { $start } à { $end }
review-decision = décision
review-all = Toutes les décisions jugées
review-where = où
review-given = réponse
review-said = verdict
review-lost = coût
review-better = mieux
review-numbers = En tableau
review-made-with = Réalisé avec { $version }
review-stopped = Arrêtée avant la fin ; voici ce qui est déjà trouvé.
review-working = { $games } parties imaginées
review-written = Écrit dans { $file }.
review-one-budget = Donnez soit --seconds, soit --games.
review-nothing = Il n'y a rien à analyser : la partie n'a encore aucune réponse.
review-option-file = Une partie sauvegardée.
review-option-seconds = La durée de l'analyse.
review-option-games = Le nombre de parties à imaginer, au lieu de --seconds ; avec la même graine, l'analyse est partout la même.
review-option-seed = La graine des parties imaginées.
review-option-player = Ne juger que les réponses de ce joueur (à partir de 1). Sans cette option, celles de toutes les personnes ou, si seuls des robots ont joué, celles de tous.
review-option-html = Écrire l'analyse dans ce fichier, sous forme d'une page autonome.

## Conseils

review-hint-better = { $answer } : vous gagnez { $chance } des parties que j'ai imaginées, { $less } avec la deuxième meilleure réponse ({ $other }).
review-hint-equal = { $answer } : vous gagnez { $chance } des parties que j'ai imaginées, mais la deuxième meilleure réponse ({ $other }) vaut à peu près autant.
review-hint-only = { $answer } : rien d'autre n'a de sens ici.
