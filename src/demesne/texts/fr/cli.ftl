### What the command line says of itself, of kingdoms and of cards.

## Help

cli-help = La première édition de Dominion avec ses extensions, et toutes les précisions de leurs règles.
    .more = demesne COMMANDE --help explique une commande et donne des exemples.
cli-help-play = Jouer une partie dans le terminal.
    .more =
        Contre des robots, ou à plusieurs devant le même clavier. La partie est sauvegardée à chaque décision : quittez-la
        quand vous voulez, et reprenez-la avec demesne resume. Les réponses peuvent venir d'un pipe, une par ligne.
    .examples =
        Exemples :

            demesne play
            demesne play --kingdom "Richesses et trésors" --bot novice,random --players 3
            demesne play --kingdom "random village, attaque<=1" --seed 7 --lang fr
            demesne play --hotseat 2 --name Anne,Ben
            demesne play --kingdom K000-02VX-S20C --save partie.json
cli-help-resume = Reprendre une partie sauvegardée.
    .more = Sans fichier : la dernière partie jouée.
    .examples =
        Exemples :

            demesne resume
            demesne resume partie.json --lang it
            demesne resume --list
cli-help-open = Ouvrir une table sur un serveur et s'y asseoir.
    .more =
        Affiche le lien à donner aux autres. Quand tout le monde est là, lancez la partie avec s (Entrée avec --plain).
    .examples =
        Exemples :

            demesne open http://localhost:8000 --name Anne
            demesne open http://localhost:8000 --kingdom "Big Money" --bot steward
cli-help-join = Prendre place à la table d'un serveur.
    .more =
        La personne qui a ouvert la table vous donne le lien. La même commande vous ramène plus tard à votre place. Avec
        --watch ou un lien de spectateur, vous ne faites que regarder.
    .examples =
        Exemples :

            demesne join http://localhost:8000/join/CODE --name Anne
            demesne join http://localhost:8000/watch/CODE --watch
cli-help-replay = Parcourir une partie sauvegardée.
    .more =
        En avant et en arrière, par décision et par tour, du point de vue d'un joueur ou cartes visibles. Les
        parties terminées sont dans le dossier qu'indique demesne doctor.
    .examples =
        Exemples :

            demesne replay partie.json
            demesne replay partie.json --seat 1 --at 20
            demesne replay partie.json --seat none --json
cli-help-review = Analyser une partie sauvegardée : où elle s'est jouée.
    .more =
        Imagine des parties à partir de chaque décision et compare les réponses : les trois décisions les plus coûteuses, le
        hasard et le jeu de chacun, et les chances de victoire après chaque décision. Ctrl-C l'arrête et montre ce qui est
        déjà trouvé.
    .examples =
        Exemples :

            demesne review mine.json
            demesne review mine.json --seconds 60 --html review.html
            demesne review mine.json --games 2000 --player 1 --json
cli-help-doctor = Vérifier l'installation.
    .more =
        Montre ce qui est là, ce qui manque et comment y remédier. Le code de sortie est 1 s'il manque quelque chose de nécessaire.
    .examples =
        Exemples :

            demesne doctor
            demesne doctor --store games.db
            demesne doctor --json
cli-help-completion = Compléter les commandes dans le shell.
    .more =
        Affiche le script de complétion d'un shell ; --install le met là où le shell le trouve. Sans nom, c'est le shell
        que vous utilisez.
    .examples =
        Exemples :

            demesne completion bash
            demesne completion zsh
            demesne completion fish
cli-help-kingdoms = Lister les royaumes recommandés.
    .more = Chacun avec ses extensions, son code et ses cartes.
    .examples =
        Exemples :

            demesne kingdoms
            demesne kingdoms --lang fr
            demesne kingdoms --json
cli-help-kingdom = Montrer un royaume, ou en tirer un au hasard.
    .more =
        Un royaume est un nom recommandé dans l'une des langues, un code, une liste de dix cartes, ou random, la
        valeur par défaut. Un royaume au hasard respecte toutes les contraintes ; si c'est impossible, le message dit
        lesquelles sont incompatibles.
    .examples =
        Exemples :

            demesne kingdom "Les premières parties"
            demesne kingdom K000-02VX-S20C --reroll Forgeron
            demesne kingdom random --sets base,guilds --need village --need 'attaque<=1'
            demesne kingdom --with "Jeune sorcière" --need '!trashing' --seed 7
            demesne kingdom --file liste-de-cartes.txt
cli-help-cards = Lister les cartes.
    .more =
        Un filtre est un type (attaque), une extension (dark_ages), un coût (cost2, cost2-4, cost5+), un usage
        (village, +buy, trashing, draw, cantrip, gainer, curser, junker, defence, tokens, overpay, potion, vp
        tokens, discount), kingdom ou supply. Une carte doit passer tous les filtres ; un point d'exclamation placé
        devant inverse un filtre.
    .examples =
        Exemples :

            demesne cards
            demesne cards attaque dark_ages
            demesne cards cost2-3 '!village' --lang it
            demesne cards --json
cli-help-card = Montrer une carte.
    .more = Son texte, ses noms, le nombre d'exemplaires, son usage, ses précisions et ses royaumes recommandés.
    .examples =
        Exemples :

            demesne card throne room
            demesne card "Salle du Trône" --lang fr
            demesne card Médecin --json
cli-help-bots = Lister les robots, ou en montrer un.
    .more = Les niveaux du plus faible au plus fort, puis les stratégies. Avec un nom : ce robot, ou les règles de cette stratégie.
    .examples =
        Exemples :

            demesne bots
            demesne bots smu
            demesne bots --json
cli-help-conform = Vérifier des cas tirés des règles.
    .more =
        Les cas sont des fichiers TOML, ou des dossiers qui en contiennent. Chaque cas qui échoue est écrit avec son étape
        et la différence ; la dernière ligne compte les réussites et les échecs. Le code de sortie est 1 s'il y a un échec,
        2 si le chemin n'existe pas.
    .examples =
        Exemples :

            demesne conform conformance/
            demesne conform conformance/base/cellar.toml
cli-help-serve = Héberger des tables pour des joueurs et des robots.
    .more =
        Les parties sont gardées dans un fichier, ou dans une base PostgreSQL que plusieurs serveurs peuvent partager. Aucune n'est perdue quand le serveur s'arrête.
    .examples =
        Exemples :

            demesne serve
            demesne serve --host 0.0.0.0 --port 8080 --store games.db
            demesne serve --store postgresql://demesne@localhost/demesne
cli-help-help = Afficher cette aide.
cli-help-version = Afficher la version, et si elle est compilée.

cli-usage = Utilisation : { $line }
cli-choices = choix : { $names }
cli-default = par défaut : { $value }
cli-required = obligatoire
cli-place-text = TEXTE
cli-place-number = NOMBRE
cli-place-path = CHEMIN
cli-place-choice = CHOIX
cli-place-options = OPTIONS
cli-place-arguments = ARGUMENTS
cli-place-command = COMMANDE

cli-group-play = Jouer
cli-group-cards = Royaumes et cartes
cli-group-rules = Règles
cli-group-house = L'installation
cli-group-other = Autres
cli-group-arguments = Arguments
cli-group-options = Options

cli-option-strategy-action = show, check, save ou from.
cli-option-strategy-name = Une stratégie, steward ou regent par son nom, ou un fichier de stratégie ; avec « from », une partie sauvegardée.
cli-option-strategy-output = Le fichier à écrire ; par défaut, le nom suivi de .toml.
cli-option-strategy-player = Avec « from » : quel joueur de la partie sauvegardée, à partir de 1.
cli-option-bot-name = Montrer ce robot ou cette stratégie.
cli-option-all-rulings = Montrer toutes les précisions, même nombreuses.
cli-option-lang = Langue : en, fr ou it.
cli-option-json = Afficher du JSON.
cli-option-kingdom = Un nom, un code, dix cartes ou « random ».
cli-option-sets = Tirer seulement de ces extensions :
cli-option-with = Une carte qui doit y être.
cli-option-without = Une carte qui ne doit pas y être.
cli-option-need = Une contrainte : village, +buy, !trashing, attaque<=1, cost2>=1, dark_ages>=5, sets<=3.
cli-option-file = Un fichier avec une liste de cartes, un nom ou un code.
cli-option-bane = Le Fléau ; la Jeune sorcière est alors dans le royaume.
cli-option-shelters = Jouer avec les Refuges ou sans. Par défaut, la règle décide.
cli-option-colonies = Jouer avec Platine et Colonie ou sans. Par défaut, la règle décide.
cli-option-reroll = Remplacer cette pile par une autre.
cli-option-seed = La même graine donne le même royaume.
cli-option-filter = Un type, une extension, un coût ou un usage.
cli-option-name = Le nom d'une carte dans l'une des langues.
cli-option-cases = Un fichier ou un dossier de cas.
cli-option-shell = bash, zsh ou fish.
cli-option-install = Mettre le script là où le shell le trouve.
cli-option-doctor-store = Une base de données à tester, comme pour demesne serve.
cli-option-serve-host = L'adresse d'écoute ; 0.0.0.0 : toutes.
cli-option-serve-port = Le port d'écoute.
cli-option-serve-store = Où les parties sont gardées, un fichier ou postgresql://NAME@HOST/DATABASE.
cli-option-serve-migrate = Mettre à niveau une base PostgreSQL d'une version antérieure. Faites d'abord une copie.
cli-option-serve-origin = L'adresse web publique, par exemple https://play.example ; option répétable.
cli-option-serve-https = Le serveur est joint par HTTPS.
cli-option-serve-proxies = Adresses ou réseaux des proxys de confiance, séparés par des virgules.
cli-option-serve-client = Un dossier contenant un autre client web à servir.
cli-option-serve-bot-seconds = Temps de réflexion maximal d'un robot, en secondes.
cli-option-serve-idle-seconds = Décharger une table de la mémoire après ce temps sans visiteur.
cli-option-serve-lab = Qui peut utiliser le laboratoire : personne (off), les visiteurs de cette machine (local) ou tout le monde (on).
cli-option-serve-lab-cluster = L'adresse d'un cluster Dask qui joue les parties du laboratoire.
cli-option-serve-lab-at = L'adresse d'un autre processus sur la même base de données qui a le laboratoire.
cli-option-serve-reviews = Permettre aux joueurs de faire analyser leurs parties terminées ou non (on, off).
cli-option-serve-review-seconds = Temps de réflexion d'une analyse de partie, en secondes.
cli-option-serve-review-processes = Nombre d'analyses calculées en même temps.
cli-option-serve-unlimited = Aucune limite par adresse, pour les tests de charge.
cli-option-serve-open = Ouvrir le navigateur quand le serveur est prêt.
cli-serve-ready = Les tables sont à l'adresse { $address } (Ctrl-C arrête le serveur).
cli-serve-elsewhere = Le port { $port } est occupé ; le port { $other } est utilisé à sa place.
cli-serve-origin = « { $origin } » n'est pas une adresse web. Écrivez-la comme https://play.example, sans chemin.
cli-serve-proxies = « { $text } » n'est pas l'adresse d'un proxy. Écrivez des adresses ou des réseaux, séparés par des virgules, comme 127.0.0.1,10.0.0.0/8.
cli-serve-taken = Le serveur ne peut pas écouter là : { $reason }. Choisissez une autre adresse ou --port.
cli-serve-store = La base de données n'est pas utilisable : { $reason }
cli-serve-no-client = Il n'y a pas de client web dans « { $folder } » : il faut un fichier index.html.
cli-serve-no-postgresql = PostgreSQL nécessite un module optionnel : pip install "demesne[postgresql]"

## What is wrong

cli-unknown-command = Il n'y a pas de commande « { $text } ». Les commandes sont { $names }.
cli-unknown-command-near = Il n'y a pas de commande « { $text } ». Vouliez-vous dire { $near } ?
cli-bad-value = « { $text } » n'est pas valable pour { $name } : il faut { $wanted }.
cli-whole-number = un nombre entier
cli-number = un nombre
cli-missing = Il manque { $name }.
cli-no-value = { $name } attend une valeur.
cli-too-many = Argument inattendu : « { $text } ».
cli-repeated = { $name } est donné plusieurs fois.
cli-at-least = { $name } doit valoir au moins { $least }.
cli-between = { $name } doit être compris entre { $least } et { $most }.
cli-unknown-option = Il n'y a pas d'option { $text }.
cli-unknown-option-near = Il n'y a pas d'option { $text }. Vouliez-vous dire { $near } ?
cli-see-help = Voir « { $command } --help ».
cli-unknown-filter = « { $text } » n'est pas un filtre. « demesne cards --help » les énumère.
cli-unknown-filter-near = « { $text } » n'est pas un filtre. Vouliez-vous dire { $near } ?
cli-rulings = Précisions (en anglais)
cli-more-rulings = et { $count } de plus : ajoutez --all
cli-no-name = Quelle carte ? Par exemple : demesne card Douves
cli-unreadable = « { $file } » ne peut pas être lu comme du texte.

## Kingdoms

cli-recommended = Royaumes recommandés
cli-kingdom = Royaume
cli-seed = graine { $seed }
cli-bane = Fléau
cli-with-bane = { $cards } ; Fléau : { $bane }
cli-extra-piles = Aussi sur la table : { $piles }.
cli-start-tokens = { $count ->
        [one] Chacun commence avec { $count } jeton Pièce.
       *[other] Chacun commence avec { $count } jetons Pièce.
    }
cli-shelters-always = Chacun commence avec les Refuges.
cli-shelters-never = Personne ne commence avec les Refuges.
cli-shelters-chance = Chacun commence avec les Refuges dans { $some } parties sur { $all }.
cli-colonies-always = Platine et Colonie sont en jeu.
cli-colonies-never = Platine et Colonie ne sont pas en jeu.
cli-colonies-chance = Platine et Colonie sont en jeu dans { $some } parties sur { $all }.

## Cards

cli-cost = coût { $cost }
cli-names = Noms
cli-set = Extension
cli-copies = Exemplaires
cli-in-supply = dans la réserve
cli-not-in-supply = hors de la réserve
cli-pile = Pile
cli-members = Cartes
cli-brings = Ajoute
cli-roles = Usage
cli-recommended-in = Royaumes

## The installation

cli-doctor-compiled = compilé
cli-doctor-pure = Python pur
cli-doctor-old-python = Installez Python { $oldest } ou plus récent.
cli-doctor-terminal = Terminal
cli-doctor-plain = ligne par ligne (pas de vrai terminal ici)
cli-doctor-small = La table complète demande 80 colonnes et 24 lignes. Agrandissez la fenêtre, ou utilisez --plain.
cli-doctor-games = Parties sauvegardées
cli-doctor-unwritable = Ce dossier n'est pas accessible en écriture. Choisissez-en un autre avec { $variable }.
cli-doctor-install = pip install { $package }
cli-doctor-absent = non installé : { $purpose }
cli-doctor-postgresql = PostgreSQL pour le serveur
cli-doctor-plots = images des résultats en PNG et PDF
cli-doctor-cluster = parties sur plusieurs machines
cli-doctor-data = parties en tableaux de données
cli-doctor-parquet = parties en fichiers Parquet
cli-doctor-gymnasium = environnement d'apprentissage à un joueur
cli-doctor-pettingzoo = environnement d'apprentissage à plusieurs joueurs
cli-doctor-browser = Client web
cli-doctor-present = dans le paquet
cli-doctor-no-browser = Sans lui, demesne serve n'a pas de pages ; construisez-le avec « python3 dev.py web », ou installez le paquet.
cli-doctor-store = Base de données
cli-doctor-new-store = { $file } (sera créé)
cli-doctor-no-store = Impossible de la joindre : { $reason }
cli-doctor-well = Tout ce qui est nécessaire est installé.
cli-doctor-ill = Il manque quelque chose de nécessaire.
cli-completion-installed = Le script est dans { $file }. Ouvrez un nouveau shell pour en profiter.
cli-completion-unwritable = Le script n'a pas pu être écrit : { $reason }
cli-completion-which = Quel shell utilisez-vous ? Par exemple : demesne completion bash
cli-strategy-fine = { $file } : aucune erreur.
cli-no-player = Il n'y a pas de joueur { $number } : les joueurs vont de 1 à { $last }.
cli-bought-by = Joueur { $number }
cli-bots-more = Il y a aussi des decks pour { $decks } royaumes recommandés, par exemple { $deck }, et la stratégie « Big Money » avec chacune des { $count } cartes Royaume, par exemple { $example }. Pour en voir une : demesne bots NOM
cli-bot-level = Niveau { $level } sur 5.
cli-no-cases = Quels cas ? Indiquez au moins un fichier ou un dossier, par exemple conformance/
cli-no-path = Il n'y a ni fichier ni dossier { $path }.

## What a table wishes of a kingdom

feature-type = { $count ->
        [one] carte { $name }
       *[other] cartes { $name }
    }
feature-set = { $count ->
        [one] carte « { $name } »
       *[other] cartes « { $name } »
    }
feature-role = { $count ->
        [one] carte « { $name } »
       *[other] cartes « { $name } »
    }
feature-cost = { $count ->
        [one] carte coûtant { $low }
       *[other] cartes coûtant { $low }
    }
feature-cost-range = { $count ->
        [one] carte coûtant de { $low } à { $high }
       *[other] cartes coûtant de { $low } à { $high }
    }
feature-cost-from = { $count ->
        [one] carte coûtant { $low } ou plus
       *[other] cartes coûtant { $low } ou plus
    }
wish-with = avec { $card }
wish-without = sans { $card }
wish-from = seulement des cartes de : { $sets }
wish-mixing = { $count ->
        [one] des cartes d'une seule extension
       *[other] des cartes de { $count } extensions au plus
    }
wish-bane = { $card } comme Fléau
wish-none = aucune { $feature }
wish-least = au moins { $low } { $feature }
wish-most = au plus { $high } { $feature }
wish-exactly = exactement { $low } { $feature }
wish-range = de { $low } à { $high } { $feature }

## What can be wrong with a kingdom

kingdom-unknown-card = Il n'y a pas de carte nommée « { $text } ».
kingdom-unknown-card-near = Il n'y a pas de carte nommée « { $text } ». Vouliez-vous dire { $near } ?
kingdom-unknown-cards = Ce ne sont pas des cartes : { $texts }.
kingdom-not-kingdom = { $card } n'est pas une carte Royaume.
kingdom-part-of-pile = { $card } est une carte de la pile { $pile }. Choisissez la pile.
kingdom-twice = { $card } y est deux fois.
kingdom-too-few = Un royaume a 10 piles, pas { $count }.
kingdom-too-many = Un royaume a 10 piles, pas { $count }.
kingdom-bane-missing = La Jeune sorcière a besoin d'un Fléau, une carte de plus coûtant 2 ou 3 : ajoutez par exemple « Fléau : { $card } ».
kingdom-bane-unwanted = Il n'y a de Fléau ({ $card }) qu'avec la Jeune sorcière.
kingdom-bane-cost = { $card } coûte { $cost } ; un Fléau coûte 2 ou 3.
kingdom-bane-inside = { $card } est déjà une des 10 piles et ne peut donc pas être le Fléau.
kingdom-two-banes = Il n'y a qu'un Fléau, mais vous en avez indiqué plusieurs : { $cards }.
kingdom-stray-label = Qu'est-ce que « { $text } » ? Seuls « Fléau », une extension ou un royaume peuvent précéder un deux-points.
kingdom-unknown-kingdom = Il n'y a pas de royaume « { $text } » : ce n'est ni un royaume recommandé, ni un code, ni une liste de 10 cartes, ni « hasard ».
kingdom-unknown-kingdom-near = Il n'y a pas de royaume « { $text } ». Vouliez-vous dire { $near } ?
kingdom-not-met = Ce royaume n'a pas ce que vous demandez : { $wishes }.
kingdom-code-length = Un code de royaume a { $length } lettres et chiffres ; « { $text } » en a { $count }.
kingdom-code-letter = Un code de royaume ne contient jamais « { $letter } ».
kingdom-code-version = Le code « { $text } » vient d'une version plus récente du programme.
kingdom-code-missing = { $card } n'a pas de numéro dans les codes de royaume : un royaume qui contient cette carte n'a pas de code.
kingdom-code-mistyped = Le code « { $text } » contient une faute de frappe.
kingdom-code-mistyped-near = Le code « { $text } » contient une faute de frappe. Vouliez-vous dire { $code } ?
kingdom-unknown-set = Il n'y a pas d'extension « { $text } ». Les extensions sont { $sets }.
kingdom-unknown-wish = « { $text } » n'est pas une contrainte. Écrivez par exemple { $examples }, ou le nom d'une carte.
kingdom-unknown-wish-near = « { $text } » n'est pas une contrainte. Vouliez-vous dire { $near } ?
kingdom-no-sets = Il faut des cartes d'au moins une extension.
kingdom-too-many-wishes = Trop de contraintes : { $most } au plus.
kingdom-too-many-names = Un royaume a 10 piles ; cette liste compte plus de { $most } noms.
kingdom-empty-range = « { $text } » est impossible : aucun nombre n'est dans cet intervalle.
kingdom-not-in-kingdom = { $card } n'est pas dans ce royaume.
kingdom-impossible-one = Ceci est impossible : { $wishes }.
kingdom-impossible = Ces contraintes sont incompatibles : { $wishes }.
kingdom-too-tangled = Ces contraintes sont trop nombreuses pour être examinées ensemble. Retirez-en quelques-unes.
