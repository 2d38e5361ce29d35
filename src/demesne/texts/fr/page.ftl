### The browser client outside the table: what every page has, home, a new table, settings.

page-loading = Chargement…
page-guest = Invité
page-cards = Cartes
page-learn = Comment jouer
page-lab = Labo
page-settings = Réglages
page-about = À propos
page-home = Accueil
page-new = Nouvelle table
page-navigation = Pages
page-skip = Aller au contenu
page-rulings = Précisions
page-close = Fermer
page-copy = Copier
page-copy-this = Copier : { $what }
page-copied = Copié
page-share = Partager
page-you = vous
page-bot = robot
page-person = Une personne
page-person-how = Prend place grâce à votre lien d'invitation.
page-strategies = Autres manières de jouer
page-kingdom = Royaume
page-bane = Fléau
page-lost = La connexion est perdue. Nouvelle tentative…

## Home

page-hero = Bâtissez votre royaume, carte après carte
page-hero-how = Dominion avec le jeu de base et huit extensions : tout de suite contre des robots, ou entre amis grâce à un lien. Sans compte.
page-name = Votre nom
page-against = Contre
page-play = Jouer
page-opening = Ouverture de la table…
page-another = Un autre royaume
page-friends = Entre amis
page-new-how = Choisissez le royaume, les places et les règles de la table, puis envoyez un lien.
page-join-by = Rejoindre avec un lien
page-link-example = Collez un lien ou un code
page-join = Rejoindre
page-join-table = Rejoindre la table ({ $name })
page-no-link = Ce n'est pas un lien vers une table. Il se termine par /join/ suivi d'un code.
page-lobby = Tables ouvertes
page-lobby-empty = Personne n'attend de joueurs pour l'instant. Ouvrez une table et affichez-la ici.
page-table-of = Table : { $name }
page-table = Une table
page-open-seats = { $open ->
        [one] { $open } place libre sur { $seats }
       *[other] { $open } places libres sur { $seats }
    }
page-minutes = { $count } min chacun
page-learn-how = Une première partie expliquée pas à pas. Dix minutes, et vous pouvez arrêter à tout moment.
page-learn-go = Apprendre en jouant
page-cards-how = Toutes les cartes, avec leurs textes et leurs précisions.
page-cards-go = Voir les cartes
page-today = Royaume du jour
page-today-how = les mêmes cartes et les mêmes mélanges pour tous
page-today-bot = Y jouer contre le robot
page-today-open = Ouvrir une table avec
page-games = Mes parties
page-games-none = Aucune partie pour l'instant.
page-games-all = Afficher les { $count } parties
page-not-begun = pas commencée
page-continue = Continuer
page-result = Résultat
page-replay = Revoir la partie
page-won-game = Gagné
page-lost-game = Perdu
page-tied-game = Victoire partagée

## A table before the game

page-waiting-for = { $count ->
        [one] Une place est libre.
       *[other] { $count } places sont libres.
    }
page-all-here = Tout le monde est là. Vous pouvez commencer.
page-host-starts = Tout le monde est là. { $name } lance la partie.
page-closed = Cette table a été fermée avant le début d'une partie.
page-seats = Places
page-seat-open = libre
page-host = hôte
page-here = présent
page-away = absent
page-kick = Renvoyer
page-kick-name = Renvoyer : { $name } ; le lien d'invitation change
page-fill-how = { $count ->
        [one] Plus personne à attendre ? Un robot peut prendre la place libre :
       *[other] Plus personne à attendre ? Des robots peuvent prendre les { $count } places libres :
    }
page-fill-with = Robot pour les places libres
page-fill-start = Compléter avec des robots et commencer
page-start = Commencer la partie
page-leave = Quitter la table
page-leave-close = Quitter et fermer la table
page-you-watch = Vous regardez cette table.
page-invite = Inviter
page-invite-link = Lien d'invitation
page-invite-note = La personne qui l'ouvre peut prendre une place libre.
page-watch-link = Lien pour les spectateurs
page-watch = Regarder
page-watch-note = Ils voient la table, mais la main de personne.
page-rules = À cette table
page-luck-chosen = { $name } a choisi la graine de cette partie et connaît peut-être la suite.
page-luck-repeated = Cette partie a les mélanges d'une partie précédente, que ses joueurs connaissent ; { $name } l'a demandé.
page-luck-continued = { $name } reprend ici une partie précédente avec ses mélanges, et connaît peut-être la suite.
page-undo-is = Annuler : { $rule }.
page-undo-ask = demander aux autres une fois que quelque chose a été révélé
page-undo-free = seulement tant que rien n'a été révélé
page-undo-always = toujours, sans demander
page-undo-never = jamais
page-clock-none = Pas de pendule.
page-clock-is = Pendule : { $minutes } minutes chacun, et { $increment } secondes de plus par réponse.
page-option-shelters-with = Chacun commence avec des Refuges.
page-option-colonies-with = Platine et Colonie sont sur la table.
page-with-points = Tout le monde voit les points.
page-with-tracker = Tout le monde voit le contenu des decks.
page-no-chat = Pas de discussion.
page-no-spectators = Pas de spectateurs.

## What the server refuses

page-refused = Cela n'a pas marché : { $message }.
page-refused-offline = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
page-refused-lost = La connexion est perdue. Réessayez dans un instant.
page-refused-failed = Le serveur n'a pas compris la demande. Réessayez dans un instant.
page-refused-internal = Une erreur s'est produite sur le serveur et a été enregistrée. Réessayez.
page-refused-bad-host = Le serveur n'accepte pas cette adresse. Son administrateur peut l'autoriser avec --origin.
page-refused-store = Le serveur n'accède pas à ses données pour l'instant. Réessayez dans un instant.
page-refused-too-often = Trop de demandes à la fois. Attendez quelques secondes et réessayez.
page-refused-too-many-tables = Il y a trop de tables inachevées depuis votre connexion. Terminez-en ou quittez-en une d'abord.
page-refused-too-slow = Le serveur a attendu trop longtemps votre connexion. Réessayez.
page-refused-bad-origin = Cette page ne peut pas agir sur ce serveur. Ouvrez l'adresse du serveur lui-même.
page-refused-bad-request = Le serveur n'accepte pas cela. Vérifiez votre saisie.
page-refused-too-large = C'est trop long.
page-refused-too-long = C'est trop long.
page-refused-unauthorised = Le serveur ne vous reconnaît plus. Rechargez la page.
page-refused-forbidden = Vous n'avez pas de place à cette table.
page-refused-not-seated = Vous n'avez pas de place à cette table.
page-refused-no-table = Aucune table à ce lien. Elle a peut-être été fermée, ou le lien a changé.
page-refused-full = Toutes les places de cette table sont prises.
page-refused-over = La partie à cette table est terminée.
page-refused-started = La partie a déjà commencé.
page-refused-not-full = Une place est encore libre : attendez, ou donnez-la à un robot.
page-refused-not-here = La partie commence d'elle-même dès que tout le monde est là.
page-refused-not-host = Seul l'hôte de la table peut le faire.
page-refused-no-seat = Cette place n'est pas pour une personne.
page-refused-no-bot = Le serveur ne connaît pas ce robot.
page-refused-bot-needs = Un des robots a besoin de cartes absentes de ce royaume. Choisissez-en un autre.
page-refused-bad-strategy = Une stratégie de cette table est illisible. Ouvrez-la au laboratoire pour voir quelle ligne est fausse.
page-refused-bad-first = Le premier joueur doit avoir une place.
page-refused-yourself = Quittez la table si vous voulez partir vous-même.
page-refused-bad-name = Un nom doit contenir au moins une lettre.
page-refused-name-taken = Ce nom est pris. Choisissez-en un autre, ou connectez-vous si c'est le vôtre.
page-refused-has-account = Vous avez déjà un compte ; son nom reste.
page-refused-no-account = Vous jouez en invité ; seul un compte a un mot de passe.
page-refused-wrong-login = Nom de compte ou mot de passe incorrect.
page-refused-not-over = La partie n'est pas encore terminée.
page-refused-broken = Cette partie n'est plus lisible et ne peut pas continuer.

## A new table

page-players = Joueurs
page-players-count = { $count }
page-your-seat = votre place
page-seat-for = Qui prend la place { $number }
page-sit-here = M'asseoir ici
page-sit-at = M'asseoir ici, à la place { $number }
page-bot-needs = A besoin de { $cards } dans le royaume.
page-first = Qui commence
page-first-chance = Au hasard
page-player-you = Vous
page-first-seat = Place { $number }
page-only-watch = Je regarde seulement
page-watch-closed = Vous voulez regarder, mais les spectateurs ne sont pas admis ici. Admettez-les, ou prenez une place.
page-open = Ouvrir la table
page-open-start = Ouvrir et commencer
page-no-kingdom = Le royaume n'est pas complet : choisissez dix piles, ou laissez le hasard compléter.
page-title = Nom de la table
page-title-how = facultatif
page-clock = Pendule
page-no-clock = sans pendule
page-increment = En plus par réponse
page-seconds = { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
page-seed = Graine du hasard
page-seed-how = au hasard ; la même graine donne les mêmes tirages
page-undo = Annuler
page-option-points = Compteur de points
page-option-points-how = Les points de chacun sont toujours visibles.
page-option-tracker = Suivi des decks
page-option-tracker-how = Ce que contient chaque deck, comme le saurait une mémoire parfaite.
page-option-chat = Discussion
page-option-chat-how = Les joueurs peuvent s'écrire.
page-option-spectators = Spectateurs
page-option-spectators-how = Il y a un lien pour regarder, sans la main de personne.
page-option-listed = Affichée sur la page d'accueil
page-option-listed-how = Tout le monde peut prendre une place libre.

## Choosing a kingdom

page-kingdom-way = Comment choisir le royaume
page-way-recommended = Recommandés
page-way-random = Au hasard
page-way-hand = À la main
page-way-paste = Coller
page-draw = Tirer dix piles
page-draw-from = Tirer parmi (aucun choix : toutes)
page-most-sets = De combien d'extensions
page-sets-at-once = { $count ->
        [one] { $count } seule extension
       *[other] au plus { $count } extensions
    }
page-wishes-some = { $count ->
        [one] { $count } contrainte
       *[other] { $count } contraintes
    }
page-wish-type = Combien de quel type
page-wish-role = Combien pour quel usage
page-wish-cost = Combien de quel coût
page-wish-set = Combien de quelle extension
page-amount-any = peu importe
page-amount-none = aucune
page-amount-least = au moins { $count }
page-amount-most = au plus { $count }
page-amount-exactly = exactement { $count }
page-wish-words = Contraintes en mots
page-wish-words-how = Des catégories avec un nombre, ou des noms de cartes, séparés par des virgules ; ! veut dire sans.
page-never = Ne jamais tirer
page-never-how = Nom d'une carte
page-allow = Autoriser à nouveau { $card }
page-search = Chercher une carte
page-set = Extension
page-cost = Coût
page-type = Type
page-role = Usage
page-every-set = Toutes les extensions
page-every-cost = Tous les coûts
page-every-type = Tous les types
page-every-role = Tous les usages
page-costs = coûte { $cost }
page-costs-from = coûte { $cost } ou plus
page-costs-potion = avec une Potion
page-found = { $count ->
        [0] Aucune carte ne convient.
        [one] { $count } carte
       *[other] { $count } cartes
    }
page-show-all = Tout afficher
page-piles = Piles à choisir
page-ten-already = Il y a déjà dix piles. Retirez-en une d'abord.
page-lacking = { $count ->
        [one] Il manque { $count } pile
       *[other] Il manque { $count } piles
    }
page-fill-piles = Compléter au hasard
page-remove = Retirer
page-remove-pile = Retirer { $card }
page-again = Autre
page-again-pile = Autre pile à la place de { $card }
page-ban = Exclure
page-ban-pile = Exclure { $card } et en tirer une autre
page-paste = Un code, une liste ou un nom
page-paste-how = Dix cartes en français, en anglais ou en italien, avec des virgules ou une par ligne ; avec la Jeune sorcière aussi « Fléau : … ».
page-read = L'utiliser
page-option-shelters = Refuges
page-option-shelters-rule = selon la règle
page-option-shelters-auto = { $part ->
        [0] selon la règle : ici, sans
        [one] selon la règle : { $part } partie sur { $whole }
       *[other] selon la règle : { $part } parties sur { $whole }
    }
page-option-shelters-on = toujours
page-option-shelters-off = jamais
page-option-colonies = Platine et Colonie
page-option-colonies-rule = selon la règle
page-option-colonies-auto = { $part ->
        [0] selon la règle : ici, sans
        [one] selon la règle : { $part } partie sur { $whole }
       *[other] selon la règle : { $part } parties sur { $whole }
    }
page-option-colonies-on = toujours
page-option-colonies-off = jamais
page-code = Code
page-extra = Aussi sur la table :
page-start-tokens = { $count ->
        [one] Chacun commence avec { $count } jeton Pièce.
       *[other] Chacun commence avec { $count } jetons Pièce.
    }

## An invitation

page-invited = On vous invite à une table
page-invited-how = Prenez place et attendez les autres. Vous pouvez repartir avant le début de la partie.
page-invited-late = Demandez un nouveau lien ou le lien pour les spectateurs, ou jouez à une autre table.
page-take-seat = Prendre place
page-name-how = Comment les autres vous voient

## Settings

page-look = Apparence et sons
page-language = Langue
page-theme = Thème
page-theme-auto = Automatique
page-theme-light = Clair
page-theme-dark = Sombre
page-theme-contrast = Contraste élevé
page-size = Taille des cartes et du texte
page-size-small = Petites
page-size-medium = Moyennes
page-size-large = Grandes
page-speed = Animation
page-speed-off = Aucune
page-speed-fast = Rapide
page-speed-normal = Normale
page-speed-slow = Lente
page-sounds = Sons
page-sounds-how = Quand c'est à vous, et pour les cartes qui bougent.
page-habits = Réponses automatiques
page-who = Qui vous êtes
page-account = Compte
page-claim = Créer un compte
page-claim-how = Inutile pour jouer. Il garde votre nom, vos parties et vos réglages pour d'autres appareils.
page-claim-go = Créer le compte
page-claimed = Votre compte est créé. Ce nom est maintenant le vôtre.
page-login = Se connecter
page-login-how = Vos réglages et vos parties vous suivent. Les parties jouées ici comme invité restent à l'invité.
page-login-go = Se connecter
page-welcome-back = Bon retour parmi nous.
page-logged-in = Vous êtes connecté en tant que { $name }.
page-account-keeps = Vos réglages sont gardés sur le serveur et reviennent partout où vous vous connectez.
page-logout = Se déconnecter
page-logged-out = Vous êtes déconnecté.
page-logout-everywhere = Se déconnecter partout
page-logged-out-everywhere = Vous êtes déconnecté sur tous vos appareils.
page-account-name = Nom du compte
page-password = Mot de passe
page-password-rule = Au moins 8 caractères. Il ne peut pas vous être renvoyé : gardez-le.
page-password-change = Changer le mot de passe
page-password-old = Mot de passe actuel
page-password-new = Nouveau mot de passe
page-password-ends = Vos autres appareils devront se reconnecter.
page-password-changed = Le mot de passe est changé. Vos autres appareils sont déconnectés.
page-wrong-password = Le mot de passe actuel n'est pas le bon.

## About

page-about-what = Demesne est une table libre pour Dominion : le jeu de base et huit extensions, de L'Intrigue à Guildes, en français, en anglais et en italien, dans le navigateur et dans le terminal, contre des personnes et des robots.
page-about-more = Chacun peut tenir son propre serveur, écrire des robots et étudier des stratégies avec son laboratoire.
page-about-version = Version { $version }
page-about-unofficial = Non officiel
page-about-trademark = Dominion est une marque de Rio Grande Games. Demesne est fait par des joueurs, sans lien avec l'éditeur ni avec l'auteur, et sans leur approbation. Si le jeu vous plaît, achetez-le.
page-about-words = Tous les textes et dessins sont les nôtres ou sous licence libre ; rien n'est repris des cartes imprimées, sauf les noms et les nombres.
page-about-credits = Merci à
page-about-icons = Dessins
page-about-icons-how = Les auteurs de
page-about-icons-changed = Seules les couleurs ont été changées.
page-about-fonts = Polices
page-about-licence = Licence
page-about-free = Demesne est un logiciel libre sous licence
page-about-source = Son code source est dans le dépôt du projet.
page-about-privacy = Il n'y a pas de traceurs. Le serveur garde votre nom, vos parties et, avec un compte, une empreinte de votre mot de passe et vos réglages.

## Nowhere

page-missing = Il n'y a rien ici
page-missing-how = Aucune page n'a cette adresse :

## Being called back

page-call-turn = À vous de jouer
page-call-joined = À votre table : { $names }
page-call-rematch = On vous propose une autre partie
page-offer = { $names } { $count ->
        [one] veut
       *[other] veulent
    } rejouer avec vous.
page-offer-swap = { $names } { $count ->
        [one] veut
       *[other] veulent
    } rejouer la même partie en échangeant les places.
page-offer-take = Jouer
page-offer-decline = Pas maintenant
page-bot-finished = Terminée par un robot
page-notices = Notifications du navigateur
page-notices-how = Quand c'est à vous, quand quelqu'un s'assied, écrit ou veut rejouer, pendant que vous regardez ailleurs.
page-notices-ask = Le navigateur peut-il vous avertir quand c'est à vous, ou quand quelqu'un s'assied, écrit ou veut rejouer ?
page-notices-yes = Oui, avertissez-moi
page-notices-no = Non, merci
page-volume = Volume
page-sounds-try = Écouter
page-speed-how = À vitesse normale, chaque action des autres reste affichée le temps de la lire ; à vitesse lente, elle attend une touche ou un clic.
page-quick-buy = Acheter directement depuis la pile
page-quick-buy-how = Choisissez une pile avant d'avoir joué vos Trésors : ils sont joués, et la carte est achetée. « Annuler » défait les deux.
page-again-waits = La partie commence dès que { $names } { $count ->
        [one] est
       *[other] sont
    } là.
page-not-here = { $names } { $count ->
        [one] n'est
       *[other] ne sont
    } pas là. Vous pouvez commencer quand même.
page-clock-end = Quand le temps de quelqu'un est écoulé, un robot joue à sa place ; il peut reprendre sa place et reçoit au moins 30 secondes.
page-clock-then = temps écoulé : un robot continue

## Your games

page-give-up = Abandonner
page-give-up-sure = Oui, abandonner
page-hide = Masquer
page-show-hidden = Montrer les parties masquées
page-today-results = Résultats du jour
page-today-results-how = La première partie de chacun compte : en rejouant, on connaît la suite.
page-today-points = Points
page-today-turns = Tours
page-today-against = Contre
page-stats = Vos statistiques
page-stats-none = Vous n'avez pas encore terminé de partie.
page-stats-sum = { $games ->
        [one] { $name } : { $games } partie terminée
       *[other] { $name } : { $games } parties terminées
    } ; victoires : { $wins } ({ $percent }).
page-stats-course = Parties gagnées au fil du temps
page-stats-share = gagnées, en %
page-stats-games = Parties
page-stats-wins = Gagnées
page-stats-bots = Contre des robots
page-stats-people = Contre des personnes
page-stats-kingdoms = Par royaume
