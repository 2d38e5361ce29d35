### L'analyse à côté de la partie rejouée.

reviewpage-title = Analyse
reviewpage-begin = Analyser cette partie
reviewpage-strangers = Cette partie n'a pas été analysée. Seuls ceux qui l'ont jouée peuvent demander une analyse.
reviewpage-elsewhere = Une analyse de cette partie est en cours pour ceux qui l'ont jouée.
reviewpage-waiting = { $ahead ->
        [0] En attente : une autre analyse se termine.
        [one] En attente : 1 autre analyse passe avant.
       *[other] En attente : { $ahead } autres analyses passent avant.
    }
reviewpage-running = L'analyse est en cours. Voici déjà ce qu'elle a trouvé.
reviewpage-progress = Avancement de l'analyse
reviewpage-done = { $judged ->
        [one] 1 décision jugée
       *[other] { $judged } décisions jugées
    } avec { $games } parties imaginées.
reviewpage-failed = L'analyse n'a pas pu être faite.
reviewpage-no-worst-yet = Aucune décision coûteuse pour l'instant.
reviewpage-brief = { $place } : { $answer }
reviewpage-moment = La décision affichée
reviewpage-cost = a coûté { $cost } ± { $error } de chances de gagner.
reviewpage-candidates = Réponses comparées
reviewpage-answer = Réponse
reviewpage-chance = Chances
reviewpage-interval = Intervalle
reviewpage-games = Parties
reviewpage-taken = donnée
reviewpage-best = meilleure
reviewpage-not-judged = Cette décision n'est pas jugée.
reviewpage-not-yet = Pas encore jugée.
reviewpage-try = Essayer à partir d'ici
reviewpage-previous = Précédente
reviewpage-next = Suivante
reviewpage-only-costly = Seulement celles qui avaient une meilleure réponse
reviewpage-none = Aucune pour l'instant.
reviewpage-refused-reviews-off = Les analyses sont désactivées sur ce serveur.
reviewpage-refused-review-busy = Vous avez demandé assez d'analyses pour l'instant. Attendez un moment, puis réessayez.
reviewpage-refused-not-seated = Seuls ceux qui ont joué cette partie peuvent demander une analyse.
