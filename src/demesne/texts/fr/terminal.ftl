### What the table in the terminal says.

## The table

table-you = Vous
table-players = Dans l'ordre du tour : { $names }.
table-beside = Hors réserve
table-hand = main { $count }
table-deck = deck { $count }
table-discard = défausse
table-in-play = en jeu
table-aside = de côté
table-shown = visibles
table-more-rulings = et { $count } de plus : demesne card "{ $card }" --all
table-staying = reste
table-stayed = du tour précédent
table-face-down = face cachée
table-vp-tokens = { $count ->
        [one] { $count } jeton PV
       *[other] { $count } jetons PV
    }
table-pirate = { $card } { $count }
table-mat = plateau { $card }
table-hand-of = Main : { $player }
table-possessing = POSSESSION : vous décidez pour { $player }, avec ses cartes.
table-possessed = POSSESSION : { $player } décide pour vous, avec vos cartes.
table-possession = POSSESSION : { $player } décide pour { $other }.
table-their-turn = { $player } a { $counters }.
table-legend = Chaque pile : coût, carte, combien il en reste, types ({ $letters }).
table-legend-tokens = Jetons sur les piles : { $signs }.
table-legend-potion = P dans un coût est une Potion.

table-letter-action = A
table-letter-attack = !
table-letter-curse = M
table-letter-duration = D
table-letter-knight = C
table-letter-looter = L
table-letter-prize = P
table-letter-reaction = R
table-letter-ruins = U
table-letter-shelter = F
table-letter-treasure = T
table-letter-victory = V

## The table on a whole terminal

table-choose-more = Encore { $count } à choisir
table-picked-exactly = { $count } sur { $most }
table-picked-up-to = { $count } sur { $most } au plus
table-picked-between = { $count } ; il en faut de { $least } à { $most }
table-points = { $count } PV
table-waiting = { $player } décide …
table-story = Ce qui s'est passé
table-name-hint = Tapez le début d'un nom
table-no-name = Aucune carte ne s'appelle « { $text } ».
table-too-small =
    Cette fenêtre fait { $width } × { $height } caractères ; la table en demande 60 × 20.
    Agrandissez-la, ou lancez avec --plain.
table-bot-thinking = Un robot réfléchit ; un instant, s'il vous plaît.
table-look = regarder la table
table-again = rejouer
table-agree = accepter
table-refuse = refuser
table-undo-wish = { $player } veut annuler une décision dont d'autres ont vu la suite. { $others }, êtes-vous d'accord ?
table-take-seat = Je suis { $player } : montrer ma main
table-pass-undo = u annule la dernière décision
table-pass-quit = q sauvegarde et quitte

table-key-treasures = tous les Trésors
table-key-end = finir la phase
table-key-end-turn = finir le tour
table-key-confirm = valider
table-key-all = tout
table-key-clear = tout désélectionner
table-key-clear-name = effacer le texte
table-key-undo = annuler
table-key-hint = conseil
table-key-card = texte de la carte
table-key-log = journal
table-key-trash = le rebut
table-key-day = sombre ou clair
table-key-help = aide
table-key-quit = quitter
table-key-close = Échap ferme
table-key-move = déplacer le curseur ; Tab parcourt tout
table-key-pick = choisir ce qui est sous le curseur, ou y renoncer ; une seconde fois : valider
table-mouse = À la souris : un clic choisit, un second clic valide ; les touches de la dernière ligne se cliquent aussi.

## A table on a server

table-free-seat = (libre)
table-lost = Connexion perdue ; nouvelle tentative …
table-not-begun = La partie n'a pas commencé.
table-host-begins = { $player } peut commencer la partie.
table-press-start = Tout le monde est là. Appuyez sur Entrée pour lancer la partie :
table-invite = Pour rejoindre la table : { $link }
table-others-asked = Les autres joueurs sont consultés.
table-driven = Un robot joue pour vous : b reprend votre place.
table-winners = Victoire : { $names }.
table-play-on = continuer
table-resign-sure = Voulez-vous vraiment abandonner (o/n) ?
table-come-back = Votre place vous attend. Revenez avec : { $command }
table-bad-link = « { $text } » n'est pas un lien vers une table. Un lien ressemble à http://localhost:8000/join/CODE
table-no-server = { $base } ne répond pas ({ $reason }). Le serveur est-il lancé ?
table-seated-as = Depuis cette machine, { $name } a une place à cette table : ajoutez --name "{ $name }" pour la retrouver.
table-bad-server = « { $text } » n'est pas l'adresse d'un serveur. Une adresse ressemble à http://localhost:8000
table-opened = La table est ouverte. Donnez ce lien aux autres : { $join }
table-opened-watch = Pour les spectateurs : { $watch }
table-refused = Le serveur refuse : { $reason }
table-refused-bad-request = Le serveur n'accepte pas cela ({ $message }).
table-refused-unauthorised = Le serveur ne vous reconnaît plus. Rejoignez la table sous un autre nom.
table-refused-protocol = Ce serveur n'a pas la même version que ce programme.
table-refused-not-started = La partie n'a pas encore commencé.
table-refused-resigned = Vous avez déjà abandonné.
table-refused-no-chat = On ne peut pas discuter à cette table.

table-key-chat = écrire aux autres
table-key-start = commencer
table-key-take-seat = reprendre ma place
table-key-resign = abandonner

table-words-say = dire
table-words-resign = abandonner
table-words-back = place

## Stepping through a game

table-view-all = cartes visibles
table-view-spectator = un spectateur
table-place = { $number } sur { $last } · { $view }
table-decides = { $player } décide.
table-go-to = Aller à (0 à { $last })
table-cards-hand = main :
table-cards-deck = deck :
table-open-hand = { $player }, main : { $cards }
table-replay-hint = Entrée ou n : décision suivante ; p : précédente ; t : tour suivant ; b : tour précédent ; un numéro : y aller ; v : changer de point de vue ; plateau : tout ; q : quitter.
table-bad-place = Il n'y a pas de numéro { $number } : ils vont de 0 à { $last }.
table-bad-seat = « { $text } » n'est pas un point de vue. Écrivez le nom d'un joueur, un numéro de 1 à { $last }, none pour un spectateur, ou all.
table-json-list = --json va avec --list.

table-key-next = suivant
table-key-previous = retour
table-key-next-turn = tour suivant
table-key-previous-turn = tour d'avant
table-key-first = au début
table-key-last = à la fin
table-key-number = aller à

table-key-view = point de vue
table-words-next = n suivant
table-words-previous = p précédent
table-words-turn = t tour
table-words-turn-back = b avant

## Asking

table-words-view = v vue e yeux
table-amounts = Un nombre de 0 à { $most }.
table-hint-enter = Entrée : { $nothing }
table-hint-treasures = t : tout jouer
table-hint-several = plusieurs à la fois : { $example }
table-hint-all = tout
table-hint-name = toute autre carte par son nom
table-first-hint = Tapez un numéro ou un nom ; « ? » pour l'aide.

## Answers that are none

table-see-help = (« ? » pour l'aide)
table-bad-line = ligne { $number } : { $why }
table-no-option = « { $text } » n'est pas l'une des options.
table-no-option-near = « { $text } » n'est pas l'une des options. Vouliez-vous dire { $near } ?
table-not-offered = { $card } n'est pas l'une des options.
table-not-in-supply = { $card } n'est pas dans la réserve.
table-not-on-top = { $card } n'est pas la carte visible de sa pile.
table-too-dear = { $card } coûte { $cost } ; vous avez { $have }.
table-barred = Vous ne pouvez pas acheter { $card } maintenant.
table-sold-out = Il ne reste plus de { $card }.
table-no-number = Il n'y a pas de numéro { $number } : ils vont de { $first } à { $last }.
table-ambiguous = « { $text } » peut être { $names }.
table-twice = Vous avez choisi le numéro { $number } plus d'une fois.
table-no-more = Vous avez choisi plus de { $card } qu'il n'y en a.
table-pick-exactly = Choisissez exactement { $least } ; vous en avez choisi { $count }.
table-pick-up-to = Choisissez au plus { $most } ; vous en avez choisi { $count }.
table-pick-between = Choisissez de { $least } à { $most } ; vous en avez choisi { $count }.
table-no-treasures = Vous ne pouvez pas jouer de Trésors maintenant.

## Words that can be typed: the first ones are short, English ones work in every language

table-words-help = aide
table-words-undo = u annuler
table-words-treasures = t trésors
table-words-all = tout toutes tous
table-words-log = journal
table-words-supply = réserve
table-words-trash = rebut
table-words-table = plateau
table-words-save = sauver sauvegarder enregistrer
table-words-hint = conseil
table-words-quit = q quitter
table-words-yes = o oui y yes
table-words-no = n non no

table-help =
    Une réponse est le numéro d'une option ou son nom ; le début du nom suffit.
    1 3 4             plusieurs options, dans cet ordre ; aussi des noms, 2-4, 2x Cuivre, ou tout
    Entrée            aucune, là où c'est permis
    o, n              pour une question à une seule option
    aide CARTE        ce que fait une carte ; aussi aide 2 pour l'option 2, et « ? » au lieu d'aide
    t                 jouer tous les Trésors
    u                 annuler votre dernière décision
    conseil           quelle réponse donner, et pourquoi ; pour une personne seule contre des robots, et noté dans la partie
    plateau           de nouveau toute la table ; aussi réserve et rebut
    journal           ce qui s'est passé depuis votre dernier tour ; journal tout affiche tout

## Several people

table-help-local =
    sauver [FICHIER]  sauvegarder maintenant, ici ou dans un autre fichier
    q                 sauvegarder et quitter
table-help-remote =
    dire TEXTE        écrire à la table
    abandonner        abandonner
    place             reprendre votre place au robot qui joue pour vous
    q                 quitter ; votre place est gardée
table-pass = Passez le clavier à { $player }
table-ready = { $player }, appuyez sur Entrée pour voir votre main :

## Taking back

table-no-hint = Les conseils sont pour une personne qui joue seule contre des robots.
table-hint-coming = Un conseil se prépare…
table-hints = { $count ->
        [one] Un conseil a été pris.
       *[other] { $count } conseils ont été pris.
    }
table-undone = Décision annulée.
table-nothing-to-undo = Vous n'avez encore rien décidé.
table-undo-agree = { $player } veut annuler une décision dont les autres ont vu la suite. { $others }, êtes-vous d'accord (o/n) ?
table-undo-refused = Rien n'est annulé : les autres ne sont pas d'accord, et depuis, quelque chose a été révélé ou décidé.

## Saving

table-saved = Partie sauvegardée dans { $file }
table-resume = Pour la reprendre : { $command }
table-not-saved = Impossible d'écrire { $file } ({ $reason }). Sauvegardez ailleurs avec : sauver FICHIER
table-file-exists = { $file } existe déjà. Choisissez un autre nom.
table-kept = La partie est conservée dans { $file }
table-review = Pour l'analyser : { $command }
table-broken = Le programme a rencontré une erreur : { $error }
table-safe = Votre partie est en sûreté dans { $file }.

## Starting a game

table-bot-novice = Débutant
table-bot-random = Hasard
table-bot-steward = Intendant
table-bot-regent = Régent
table-bot-sovereign = Souverain

table-bad-players = { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    } : il en faut de 2 à 6.
table-bad-people = { $players } places, mais { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    } : il en faut de 1 à { $players }.
table-unknown-bot = Il n'y a pas de robot « { $text } ». Les robots sont { $names }, les noms de stratégies, et les fichiers qui en contiennent une.
table-too-many-bots = { $count ->
        [one] { $count } robot est indiqué
       *[other] { $count } robots sont indiqués
    }, mais la table a de la place pour { $seats }.
table-too-many-names = { $count } noms sont indiqués, mais { $seats ->
        [one] il n'y a qu'une personne
       *[other] il n'y a que { $seats } personnes
    }.
table-empty-name = Un nom doit avoir au moins une lettre.
table-same-name = Deux joueurs s'appellent { $name }. Donnez-leur des noms différents.
table-load-alone = --load reprend une partie sauvegardée : { $option } ne va pas avec.
table-no-file = Il n'y a pas de fichier { $file }.
table-no-folder = Il n'y a pas de dossier { $folder }.
table-no-kingdom = Quel royaume ? Par exemple : demesne play --kingdom "Les premières parties"
table-bad-save = { $file } : { $why }
table-bad-save-no-game = Ce n'est pas une partie sauvegardée.
table-bad-save-version = Cette partie a été sauvegardée par une autre version du programme.
table-bad-save-setup = La mise en place de cette partie n'est pas valable ({ $detail }).
table-bad-save-answer = La réponse { $number } de cette partie est impossible ({ $detail }).
table-bad-save-changed = Cette partie a été modifiée après la sauvegarde.
table-bad-save-seats = Les places de ce fichier ne correspondent pas à ses joueurs.
table-save-exists = { $file } existe déjà. Reprenez cette partie (demesne resume { $file }) ou choisissez un autre nom.
table-no-saved-game = Il n'y a pas de partie à reprendre. Pour en commencer une : demesne play

## Options

table-option-kingdom = Un nom dans l'une des langues, un code, dix cartes, ou « random » avec des contraintes. Par défaut : Les premières parties.
table-option-players = Nombre de joueurs, de 2 à 6. Par défaut : 2, ou le nombre de personnes.
table-option-bot = Qui joue aux autres places : { $names }, ou une stratégie ; séparez-les par des virgules.
table-option-hotseat = Nombre de personnes à ce clavier. Par défaut : 1.
table-option-name = Votre nom ; séparez-en plusieurs par des virgules.
table-option-seed = La même graine donne la même partie.
table-option-load = Reprendre une partie sauvegardée.
table-option-save = Le fichier de sauvegarde.
table-option-plain = Ligne par ligne, pour les pipes et les lecteurs d'écran. Automatique sans vrai terminal.
table-option-file = La partie sauvegardée. Par défaut : la dernière jouée.
table-option-list = Lister les parties à reprendre.
table-option-server = L'adresse du serveur, par exemple http://localhost:8000
table-option-open-players = Nombre de joueurs, de 2 à 6, robots compris.
table-option-open-bot = Un robot pour une place ; séparez-en plusieurs par des virgules.
table-option-title = Le nom de la table.
table-option-listed = Montrer la table dans le salon.
table-option-only-open = Afficher seulement les liens ; s'asseoir plus tard avec join.
table-option-url = Le lien vers une table.
table-option-guest = Votre nom là-bas. Sinon : celui que vous y aviez, ou votre nom d'utilisateur.
table-option-join-bot = Faire jouer un robot à la table : un nom comme steward, un fichier de stratégie, ou une classe Python comme mybot.py:MyBot.
table-bot-watches = Un robot a besoin d'une place : --bot ne va pas avec un lien de spectateur.
table-bot-sits = Le robot a pris sa place et joue jusqu'à la fin de la partie. Ctrl-C l'arrête ; la même commande le ramène.
table-foreign-bot = « { $file } » désigne le programme « { $bot } ». Il n'est pas exécuté, car le fichier n'est pas dans votre dossier de parties. Si vous faites confiance aux deux : demesne play --load { $file } --bot { $bot }
table-option-watch = Regarder par le lien des spectateurs, sans place.
table-option-file-replay = Une partie sauvegardée.
table-option-seat = Le point de vue : un nom, un numéro à partir de 1, none pour un spectateur, ou all, toutes cartes visibles.
table-option-at = Commencer après ce nombre de décisions ; avec --json, seulement la table à cet endroit.
