### The table in the browser.

## Around the table

board-beside = À côté de la réserve
board-beside-table = À côté de la table
board-your-hand = Votre main
board-question = La question
board-tools = Outils de la table
board-menu = Menu
board-turn = tour { $number }
board-your-turn = À vous de choisir
board-has-turn = est en train de jouer son tour
board-deciding = réfléchit
board-resigned = a abandonné
board-replaced = { $count } × remplacé
board-replaced-long = { $count ->
    [one] Un robot plus simple a décidé une fois à la place de celui-ci, en panne ou trop lent.
   *[other] Un robot plus simple a décidé { $count } fois à la place de celui-ci, en panne ou trop lent.
}
board-driven = un robot joue
board-in-hand = en main
board-in-deck = au deck
board-discard-top = Sur la défausse :
board-no-discard = pas de défausse
board-points = { $count } PV
board-vote = Robot ?
board-vote-long = Laisser un robot jouer pour { $player } en son absence
board-shown = Visibles
board-nothing-played = Rien en jeu pour l'instant
board-no-hand = Aucune carte en main.

## Piles and cards, as they are read out

board-left = il en reste { $count }
board-empty = vide
board-trash-empty = vide
board-picked = choisie
board-picked-as = choisie en numéro { $number }
board-can-action = peut être jouée
board-can-treasure = peut être jouée
board-can-buy = peut être achetée
board-can-gain = peut être reçue
board-can-trash = peut être écartée
board-can-discard = peut être défaussée
board-can-topdeck = peut être placée sur le deck
board-can-reveal = peut être dévoilée
board-can-react = peut être utilisée
board-can-play = peut être jouée
board-can-name = peut être nommée
board-can-aside = peut être mise de côté
board-can-pass = peut être passée
board-can-pile = peut être choisie
board-can-return = peut être rendue
board-tokens-of = { $count ->
        [one] { $count } jeton ({ $card })
       *[other] { $count } jetons ({ $card })
    }

## The question

board-played-by = jouée par { $player }
board-count = { $count } sur { $most }
board-choose-more = Encore { $count } à choisir
board-clear = Effacer
board-drawn-first = piochée en premier :
board-first = en premier :
board-earlier = { $card } : plus tôt
board-later = { $card } : plus tard
board-less = Moins
board-more = Plus
board-all = Tout
board-amount = Montant
board-name-any = Choisissez une pile ou tapez un nom
board-name-hint = Début d'un nom
board-choosing = { $player } choisit…
board-choosing-for = { $player } choisit pour { $card }…
board-recap = Ce que les autres ont fait
board-recap-bought = achat : { $cards }
board-recap-gained = reçu : { $cards }
board-recap-trashed = écarté : { $cards }
board-recap-nothing = rien
board-recap-look = Revoir ce tour, étape par étape
board-go-on = Continuer
board-skip = Passer à la suite
board-used-against = ✓ Réaction contre { $player } : { $card }
board-used = ✓ Réaction : { $card }

## What an amount brings

board-brings-spend = { $coins ->
        [one] { $coins } pièce à dépenser
       *[other] { $coins } pièces à dépenser
    }
board-brings-spend-butcher = { $amount ->
        [0] une carte du même coût
       *[other] une carte coûtant jusqu'à { $amount } de plus
    }
board-brings-overpay = { $left ->
        [one] il reste { $left } pièce
       *[other] il reste { $left } pièces
    }
board-brings-overpay-masterpiece = { $amount ->
        [0] aucun Argent
        [one] apporte { $amount } Argent
       *[other] apporte { $amount } Argents
    }
board-brings-overpay-stonemason = { $price ->
        [0] n'apporte rien
       *[other] apporte 2 Actions coûtant { $price } chacune
    }
board-brings-overpay-doctor = { $amount ->
        [0] n'apporte rien
        [one] trie { $amount } carte
       *[other] trie { $amount } cartes, une par une
    }
board-brings-overpay-herald = { $amount ->
        [0] n'apporte rien
        [one] { $amount } carte de la défausse va sur votre deck
       *[other] { $amount } cartes de la défausse vont sur votre deck
    }

## Phases

board-play-treasures = Jouer tous les Trésors et acheter
board-treasure-stops = { $card } pose une question : à jouer vous-même
board-end-actions = Finir les actions
board-go-buying = Acheter sans eux
board-end-turn = Finir le tour
board-unspent = inutilisé : { $what }

## Buying at one click, and why a click or a key does nothing

board-then-coins = { $count ->
        [one] puis { $count } pièce à dépenser
       *[other] puis { $count } pièces à dépenser
    }
board-then-least = puis au moins { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    } à dépenser
board-unplayed = { $count ->
        [one] { $count } Trésor reste en main
       *[other] { $count } Trésors restent en main
    }
board-back-to-treasures = Revenir aux Trésors
board-can-buy-soon = peut être achetée une fois vos Trésors joués
board-no-turn = C'est à { $player } de choisir.
board-no-answer = { $card } ne répond pas à cette question.
board-no-action = Terminez d'abord la phase Action ; ensuite vous achetez.
board-no-treasure-yet = Les Trésors se jouent après la phase Action.
board-no-left = { $card } : il n'en reste plus.
board-no-coins = { $card } coûte { $cost } ; vous avez { $coins }. Il vous manque { $missing }.
board-no-coins-all = { $card } coûte { $cost } ; avec tous vos Trésors vous avez { $coins }. Il vous manque { $missing }.
board-no-treasures = Jouez d'abord vos Trésors.
board-no-buy = { $card } ne peut pas être achetée maintenant.
board-key-no-treasures = Il n'y a pas de Trésor à jouer maintenant.
board-key-no-end = Vous n'avez pas de phase à terminer maintenant.
board-key-no-chat = Il n'y a pas de discussion à cette table.
board-key-no-decks = Cette table n'a ni compteur de points ni suivi des decks.
board-key-no-digit = Rien ici ne porte le numéro { $digit }.
board-key-no-question = On ne vous demande rien pour l'instant.
board-name-none = Aucune carte ne s'appelle « { $text } ».

## Taking back, giving up, being away

board-undo = Annuler
board-undo-asked = Les autres doivent accepter que vous annuliez.
board-undo-refused = Les autres n'ont pas été d'accord.
board-undo-wish = { $player } voudrait annuler une décision. Êtes-vous d'accord ?
board-hint = Conseil
board-hint-is = Conseil :
board-hint-thinking = Un conseil arrive…
board-hinted = proposé par le conseil
board-agree = D'accord
board-refuse = Refuser
board-driven-you = Un robot joue pour vous.
board-resigned-you = Vous avez abandonné ; un robot continue à votre place.
board-take-back = Reprendre la main
board-resign = Abandonner
board-resign-two = La partie s'arrête, et l'autre joueur gagne.
board-resign-many = Un robot continue à votre place.
board-resign-sure = Oui, abandonner
board-resign-no = Non, continuer
board-leave = Vers l'accueil
board-refused-no-undo = Cela ne peut pas être annulé.
board-refused-nothing = Il n'y a rien à annuler.
board-refused-no-hints = Les conseils sont réservés aux parties contre des robots seulement, où l'on peut annuler.
board-refused-no-hint = Aucun conseil n'a été trouvé. Réessayez.
board-refused-driven = Un robot joue pour vous. Reprenez d'abord votre place.
board-refused-present = Cette personne était là à l'instant. Attendez un peu.
board-refused-illegal = Cette réponse n'est pas possible ici.
board-refused-not-yours = C'est à quelqu'un d'autre de choisir.
board-refused-spectator = Les spectateurs ne font que regarder.

## Connection, looking back

board-lost = Connexion perdue. Nouvel essai en cours ; rien n'est perdu.
board-broken = Cette partie ne peut pas continuer : ce qui est enregistré est illisible.
board-past = Vous regardez un moment passé.
board-past-undone = Vous regardez un moment qui a été annulé.
board-past-back = Revenir au présent
board-past-earlier = Une étape en arrière
board-past-later = Une étape en avant
board-no-table = Cette table n'existe pas
board-no-entry = Vous ne pouvez pas voir cette table
board-no-entry-why = Le lien est peut-être ancien, ou l'hôte n'admet pas de spectateurs.
board-sent-away = Vous n'avez plus de place à cette table
board-sent-away-why = L'hôte a libéré votre place, ou vous l'avez quittée dans une autre fenêtre. Ouvrez votre propre table, ou rejoignez-en une autre.

## Keys

board-keys = Touches
board-space = Espace
board-key-confirm = faire ce que dit le bouton
board-key-clear = effacer le choix ; fermer ce qui est ouvert
board-key-treasures = jouer tous les Trésors qui ne demandent rien
board-key-end = finir la phase ou le tour
board-key-undo = annuler votre dernière décision
board-key-hint = un conseil, dans les parties contre des robots
board-key-hand = vers votre main
board-key-supply = vers la réserve
board-key-question = vers la question
board-key-log = le journal
board-key-chat = la discussion
board-key-decks = points et decks
board-key-help = ces touches
board-key-digits = choisir cette option ; parmi les piles : aller à ce coût
board-key-arrows = de carte en carte
board-key-tab = de zone en zone
board-key-space = choisir une carte, ou la laisser
board-key-read = sur une carte : la lire

## Mats, tokens, turns out of turn

board-staying = Au prochain tour
board-stayed = Du tour précédent
board-mats = Plateaux
board-island = Plateau Île
board-native-village = Plateau Village indigène
board-face-down = De côté, face cachée
board-vp-tokens = { $count ->
        [one] { $count } jeton PV
       *[other] { $count } jetons PV
    }
board-pirate-tokens = { $count ->
        [one] { $count } jeton Bateau pirate
       *[other] { $count } jetons Bateau pirate
    }
board-trade-route = Plateau Route commerciale
board-extra-turn = tour supplémentaire ({ $card })
board-hand-of = Main : { $player }
board-possess-you = Possession : vous décidez pour { $player }, avec ses cartes. Ce que { $player } recevrait est à vous.
board-possessed-you = Possession : { $decider } décide pour vous pendant ce tour. Vos cartes écartées reviennent.
board-possessed = Possession : { $decider } décide pour { $player } pendant ce tour.
board-no-potion = { $card } coûte aussi une Potion, et il vous en manque une.
