### What the command line says about itself.

## Help

help = La première édition de Dominion avec Abondance, Guildes et L'Âge des ténèbres, et toutes les précisions de leurs règles.
    .more = demesne COMMANDE --help en dit plus sur une commande et donne des exemples.
help-play = Jouer une partie dans le terminal.
help-kingdoms = Lister les royaumes recommandés.
    .more =
        Ceux qui demandent une extension absente sont listés avec celle qu'ils attendent.
    .examples =
        Exemples :

            demesne kingdoms
            demesne kingdoms --lang fr
            demesne kingdoms --json
help-kingdom = Montrer un royaume, ou en tirer un au hasard.
    .more =
        Un royaume est un nom recommandé dans l'une des langues, un code, une liste de dix cartes, ou random, qui
        vaut aussi quand rien n'est donné. Un royaume au hasard respecte toutes les contraintes ; celles qui sont
        impossibles sont nommées.
    .examples =
        Exemples :

            demesne kingdom Les premières parties
            demesne kingdom K000-02VX-S20C --reroll Forgeron
            demesne kingdom random --sets base,guilds --need village --need 'attaque<=1'
            demesne kingdom --with "Jeune sorcière" --need '!trashing' --seed 7
            demesne kingdom --file liste-de-cartes.txt
help-cards = Lister les cartes.
    .more =
        Un filtre est un type (attaque), un jeu (dark_ages), un coût (cost2, cost2-4, cost5+), un usage (village,
        +buy, trashing, draw, cantrip, gainer, curser, junker, defence, tokens, overpay), kingdom ou supply. Tous
        doivent convenir ; ! devant un filtre l'inverse.
    .examples =
        Exemples :

            demesne cards
            demesne cards attaque dark_ages
            demesne cards cost2-3 '!village' --lang it
            demesne cards --json
help-card = Montrer une carte.
    .more = Son texte, ses noms, le nombre d'exemplaires, son usage et les royaumes recommandés qui l'ont.
    .examples =
        Exemples :

            demesne card throne room
            demesne card "Salle du Trône" --lang fr
            demesne card Médecin --json
help-conform = Vérifier des cas tirés des règles.
    .more =
        Les cas sont des fichiers TOML, ou des dossiers qui en contiennent. Chaque cas qui échoue est écrit avec son étape
        et la différence ; la dernière ligne compte les réussites et les échecs. Le code de sortie est 1 s'il y a un échec,
        2 si le chemin n'existe pas.
    .examples =
        Exemples :

            demesne conform conformance/
            demesne conform conformance/base/cellar.toml
help-help = Afficher cette aide.
help-version = Afficher la version, et si elle est compilée.

group-play = Jouer
group-cards = Royaumes et cartes
group-rules = Règles
group-other = Autres
group-arguments = Arguments
group-options = Options

option-lang = Langue : en, fr ou it.
option-json = Écrire du JSON pour un programme.
option-kingdom = Un nom, un code, dix cartes ou « random ».
option-sets = Tirer seulement de ces jeux : base, cornucopia, guilds, dark_ages.
option-with = Une carte qui doit y être.
option-without = Une carte qui ne doit pas y être.
option-need = Une contrainte : village, +buy, !trashing, attaque<=1, cost2>=1, dark_ages>=5.
option-file = Un fichier avec une liste de cartes, un nom ou un code.
option-bane = Le Fléau ; la Jeune sorcière est alors dans le royaume.
option-shelters = Commencer avec les Refuges, ou non ; sinon la règle décide.
option-reroll = Une pile à remplacer par une autre.
option-seed = La même graine donne le même royaume.
option-filter = Un type, un jeu, un coût ou un usage.
option-name = Le nom d'une carte dans l'une des langues.

## What is wrong

unknown-command = Il n'y a pas de commande « { $text } ». Les commandes sont { $names }.
unknown-command-near = Il n'y a pas de commande « { $text } ». Vouliez-vous dire { $near } ?
see-help = Voir « { $command } --help ».
unknown-filter = Que veut dire « { $text } » ? Voir les filtres dans « demesne cards --help ».
unknown-filter-near = Que veut dire « { $text } » ? Vouliez-vous dire { $near } ?
no-name = Quelle carte ? Écrivez par exemple « demesne card Douves ».
unreadable = « { $file } » ne se lit pas comme du texte.

## Kingdoms

recommended = Royaumes recommandés
waiting = En attente d'autres extensions
needs = demande { $sets }
kingdom = Royaume
seed = graine { $seed }
bane = Fléau
extra-piles = Aussi sur la table : { $piles }.
start-tokens = { $count ->
        [one] Chacun commence avec { $count } jeton Pièce.
       *[other] Chacun commence avec { $count } jetons Pièce.
    }
shelters-always = Chacun commence avec les Refuges.
shelters-never = Personne ne commence avec les Refuges.
shelters-chance = Chacun commence avec les Refuges dans { $some } parties sur { $all }.

## Cards

cost = coût { $cost }
names = Noms
set = Jeu
copies = Exemplaires
in-supply = dans la réserve
not-in-supply = hors de la réserve
pile = Pile
members = Cartes
brings = Ajoute
roles = Usage
recommended-in = Royaumes
