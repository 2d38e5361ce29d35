### The browser client outside the table: what every page has, home, a new table, settings.

page-loading = Chargement…
page-guest = Invité
page-cards = Cartes
page-learn = Comment jouer
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
page-hero-how = Dominion avec le jeu de base, Abondance, Guildes et L'Âge des ténèbres : tout de suite contre des robots, ou entre amis grâce à un lien. Sans compte.
page-name = Votre nom
page-against = Contre
page-play = Jouer
page-opening = Ouverture de la table…
page-another = Un autre royaume
page-friends = Entre amis
page-new-how = Choisissez le royaume, les places et les règles de la table, puis envoyez un lien.
page-join-by = Rejoindre par un lien
page-link-example = Collez un lien ou un code
page-join = Rejoindre
page-join-table = Rejoindre la table de { $name }
page-no-link = Ce n'est pas un lien vers une table. Il se termine par /join/ suivi d'un code.
page-lobby = Tables ouvertes
page-lobby-empty = Personne n'attend de joueurs pour l'instant. Ouvrez une table et affichez-la ici.
page-table-of = Table de { $name }
page-table = Une table
page-open-seats = { $open ->
        [one] { $open } place libre sur { $seats }
       *[other] { $open } places libres sur { $seats }
    }
page-minutes = { $count } min chacun
page-learn-how = Une première partie qui s'explique en jouant. Dix minutes, et vous pouvez arrêter à tout moment.
page-learn-go = Apprendre en jouant
page-cards-how = Toutes les cartes, avec leurs textes et leurs précisions.
page-cards-go = Voir les cartes
page-today = Royaume du jour
page-today-how = les mêmes cartes et la même chance pour tous
page-today-bot = Y jouer contre le robot
page-today-open = Ouvrir une table avec
page-games = Mes parties
page-games-none = Aucune partie pour l'instant.
page-games-all = Afficher les { $count } parties
page-not-begun = pas commencée
page-continue = Continuer
page-result = Résultat
page-replay = Revoir
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
page-kick-name = Renvoyer { $name } ; le lien d'invitation change
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
page-invite-note = Qui l'ouvre peut prendre une place libre.
page-watch-link = Lien pour les spectateurs
page-watch-note = Ils voient la table, mais la main de personne.
page-rules = À cette table
page-undo-ask = Annuler : libre tant que personne n'a rien appris, sinon les autres sont consultés.
page-undo-free = Annuler : seulement tant que personne n'a rien appris.
page-undo-never = On n'annule rien.
page-undo-always = Tout peut être annulé sans demander.
page-clock-none = Pas de pendule.
page-clock-is = Pendule : { $minutes } minutes chacun, et { $increment } secondes de plus par réponse.
page-with-shelters = Chacun commence avec des Refuges.
page-with-points = Les points sont comptés aux yeux de tous.
page-with-tracker = Les decks sont suivis aux yeux de tous.
page-no-chat = Pas de discussion.
page-no-spectators = Pas de spectateurs.

## What the server refuses

page-refused = Cela n'a pas marché : { $message }.
page-refused-offline = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
page-refused-lost = La connexion est perdue. Réessayez dans un instant.
page-refused-failed = Le serveur n'a pas compris. Réessayez dans un instant.
page-refused-internal = Une erreur s'est produite sur le serveur ; elle a été notée. Réessayez.
page-refused-store = Le serveur n'accède pas à ses données pour l'instant. Réessayez dans un instant.
page-refused-too-often = C'était beaucoup à la fois. Attendez quelques secondes et réessayez.
page-refused-too-many-tables = Il y a trop de tables inachevées depuis votre connexion. Terminez-en ou quittez-en une d'abord.
page-refused-bad-origin = Cette page ne peut pas agir sur ce serveur. Ouvrez l'adresse du serveur lui-même.
page-refused-bad-request = Le serveur n'accepte pas cela. Vérifiez ce que vous avez rempli.
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
page-refused-not-host = Seul l'hôte de la table peut le faire.
page-refused-no-seat = Cette place n'est pas pour une personne.
page-refused-no-bot = Le serveur ne connaît pas ce robot.
page-refused-bot-needs = Un des robots a besoin de cartes absentes de ce royaume. Choisissez-en un autre.
page-refused-bad-first = Le premier joueur doit avoir une place.
page-refused-yourself = Quittez la table si vous voulez partir vous-même.
page-refused-bad-name = Un nom a besoin d'au moins une lettre.
page-refused-name-taken = Ce nom est pris. Choisissez-en un autre, ou connectez-vous si c'est le vôtre.
page-refused-has-account = Vous avez déjà un compte ; son nom reste.
page-refused-wrong-login = Aucun compte n'a ce nom et ce mot de passe.
page-refused-not-over = La partie n'est pas encore terminée.
page-refused-broken = Cette partie n'est plus lisible et ne peut pas continuer.
