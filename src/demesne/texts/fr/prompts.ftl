### Questions, buttons and the labels of options.
### A question's id is ask-KIND-CARD, or ask-KIND where no card asks or none is known.
### $amount is a phrase such as "up to 4 cards"; $count the most that can be picked; $option the one card
### on offer; $about the cards that are looked at; $top the highest number on offer; $target who is judged or
### concerned, $whose whether that is the reader ("you", "other"); $event why the card acts ("play", "overpay");
### $step which of the card's questions of this kind it is.

## How a question is put together

ask-by = { $card } – { $question }
amount-exact = { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
amount-up-to = { $count ->
        [one] jusqu'à 1 carte
       *[other] jusqu'à { $count } cartes
    }
amount-range = de { $least } à { $count } cartes

## The turn itself

ask-action = Jouez une carte Action, ou terminez la phase Action.
ask-treasure = Jouez des Trésors, l'un après l'autre, ou passez aux achats.
ask-spend = Dépenser des jetons Pièce avant d'acheter ? Chacun donne +1 Pièce ; vous en avez { $top }.
ask-buy = Achetez une carte, ou terminez votre tour.
ask-overpay = Payer un surcoût ? Il vous reste { $top ->
        [one] { $top } pièce
       *[other] { $top } pièces
    }.

## Any card, when nothing more exact is known

ask-gain = { $min ->
        [0] Vous pouvez recevoir une carte.
       *[other] Choisissez une carte à recevoir.
    }
ask-trash = Écartez { $amount }.
ask-discard = Défaussez { $amount }.
ask-topdeck = { $count ->
        [one] Placez { $amount } sur le deck.
       *[other] Placez { $amount } sur le deck ; la première nommée sera au-dessus.
    }
ask-reveal = Vous pouvez dévoiler une carte de votre main.
ask-react = { $min ->
        [0] Utiliser un de ces effets ? Refuser, c'est renoncer à tous.
       *[other] Plusieurs effets attendent : choisissez le prochain.
    }
ask-play = { $min ->
        [0] Vous pouvez jouer une carte.
       *[other] Choisissez une carte à jouer.
    }
ask-name = Nommez une carte.
ask-mode = { $min ->
        [0] Vous pouvez choisir un effet.
        [1] Choisissez un effet.
       *[other] Choisissez { $min } effets.
    }

## Base game

ask-topdeck-bureaucrat = Placez une carte Victoire de votre main sur votre deck.
ask-discard-cellar = Défaussez autant de cartes que vous voulez ; vous en piochez autant.
ask-mode-chancellor = Mettre tout votre deck dans votre défausse ?
ask-trash-chapel = Écartez { $amount } de votre main.
ask-gain-feast = Recevez une carte coûtant 5 ou moins.
ask-discard-library = Vous avez pioché { $option }. Mettre cette carte de côté ? Elle sera défaussée à la fin.
ask-discard-militia = Défaussez { $amount } : vous en gardez 3 en main.
ask-trash-mine = Écartez un Trésor de votre main ; vous en recevez un en main, coûtant jusqu'à 3 de plus.
ask-gain-mine = Recevez en main un Trésor coûtant jusqu'à 3 de plus que celui écarté.
ask-react-moat = Vous êtes attaqué. Dévoiler les Douves et ne pas être touché ?
ask-trash-remodel = Écartez une carte de votre main ; vous en recevez une coûtant jusqu'à 2 de plus.
ask-gain-remodel = Recevez une carte coûtant jusqu'à 2 de plus que celle écartée.
ask-discard-spy = { $whose ->
        [you] Vous dévoilez { $option }. Défausser cette carte ? Sinon elle reste sur votre deck.
       *[other] { $target } dévoile { $option }. Défausser cette carte ? Sinon elle reste sur son deck.
    }
ask-trash-thief = Choisissez le Trésor que { $target } écarte.
ask-gain-thief = Vous pouvez recevoir ceux que vous voulez parmi les Trésors qui viennent d'être écartés.
ask-play-throne-room = Choisissez une Action de votre main à jouer 2 fois.
ask-gain-workshop = Recevez une carte coûtant 4 ou moins.

## Cornucopia

ask-discard-hamlet = { $step ->
        [1] Défausser une carte pour +1 Action ?
       *[other] Défausser une carte pour +1 Achat ?
    }
ask-gain-horn-of-plenty = Recevez une carte coûtant au plus 1 par nom différent que vous avez en jeu. Une carte Victoire fait écarter la Corne d'abondance.
ask-discard-horse-traders = Défaussez { $amount } de votre main.
ask-react-horse-traders = Vous êtes attaqué. Mettre les Maquignons de côté ? Ils reviennent au début de votre prochain tour avec +1 Carte.
ask-mode-jester = { $target } a défaussé { $about }. Qui en reçoit un exemplaire ?
ask-trash-remake = { $step ->
        [1] Écartez une carte de votre main ; vous en recevez une coûtant exactement 1 de plus.
       *[other] Encore une fois : écartez une carte de votre main ; vous en recevez une coûtant exactement 1 de plus.
    }
ask-gain-remake = Recevez une carte coûtant exactement 1 de plus que celle écartée.
ask-reveal-tournament = { $whose ->
        [you] Dévoiler une Province ? Vous la défaussez et recevez un Prix ou un Duché sur votre deck.
       *[other] Dévoiler une Province ? Elle reste dans votre main, et { $target } n'obtient pas +1 Carte et +1 Pièce.
    }
ask-gain-tournament = Choisissez un Prix ou un Duché à recevoir sur votre deck.
ask-discard-young-witch = Défaussez { $amount } de votre main.
ask-reveal-young-witch = Dévoiler { $option }, le Fléau ? Sinon vous recevez une Malédiction.
ask-discard-followers = Défaussez { $amount } : vous en gardez 3 en main.
ask-mode-trusty-steed = Choisissez 2 effets différents.

## Guilds

ask-discard-advisor = Choisissez la carte que { $target } défausse ; les autres vont dans sa main.
ask-trash-butcher = Vous pouvez écarter une carte de votre main pour en recevoir une autre ; des jetons Pièce peuvent en augmenter le coût.
ask-spend-butcher = Payer combien de jetons Pièce ? Chacun permet à la carte reçue de coûter 1 de plus ; vous en avez { $top }.
ask-gain-butcher = Recevez une carte coûtant au plus le coût de celle écartée plus les jetons payés.
ask-name-doctor = Nommez une carte : celles de ce nom parmi vos 3 premières cartes sont écartées.
ask-topdeck-doctor = Remettez les autres cartes sur votre deck ; la première nommée sera au-dessus.
ask-overpay-doctor = Payer un surcoût ? Par pièce, vous décidez du sort de la première carte de votre deck. Pièces restantes : { $top }.
ask-mode-doctor = La première carte de votre deck est : { $about }. Que devient-elle ?
ask-overpay-herald = Payer un surcoût ? Par pièce, vous placez une carte de votre défausse sur votre deck. Pièces restantes : { $top }.
ask-topdeck-herald = { $count ->
        [one] Placez { $amount } de votre défausse sur votre deck.
       *[other] Placez { $amount } de votre défausse sur votre deck ; la première nommée sera au-dessus.
    }
ask-name-journeyman = Nommez une carte : vous cherchez 3 cartes d'un autre nom.
ask-overpay-masterpiece = Payer un surcoût ? Par pièce, vous recevez un Argent. Pièces restantes : { $top }.
ask-discard-plaza = Défausser un Trésor pour +1 jeton Pièce ?
ask-trash-stonemason = Écartez une carte de votre main ; vous recevez 2 cartes coûtant chacune moins.
ask-overpay-stonemason = Payer un surcoût ? Vous recevez 2 Actions coûtant chacune exactement ce surcoût. Pièces restantes : { $top }.
ask-gain-stonemason = { $event ->
        [overpay] Recevez une Action coûtant exactement votre surcoût ({ $step } sur 2).
       *[play] Recevez une carte coûtant moins que celle écartée ({ $step } sur 2).
    }
ask-trash-taxman = Écarter un Trésor de votre main ? Les autres ayant au moins 5 cartes en défaussent un exemplaire ; vous en recevez un sur votre deck, coûtant jusqu'à 3 de plus.
ask-gain-taxman = Recevez sur votre deck un Trésor coûtant jusqu'à 3 de plus que celui écarté.

## Dark Ages

ask-trash-altar = Écartez une carte de votre main ; vous en recevez une coûtant 5 ou moins.
ask-gain-altar = Recevez une carte coûtant 5 ou moins.
ask-gain-armory = Recevez sur votre deck une carte coûtant 4 ou moins.
ask-play-band-of-misfits = Choisissez l'Action moins chère de la réserve que cette carte devient.
ask-react-beggar = Vous êtes attaqué. Défausser le Mendiant pour recevoir 2 cartes Argent, la première sur votre deck ?
ask-mode-catacombs = Vos premières cartes sont : { $about }. Les prendre, ou les défausser pour +3 Cartes ?
ask-gain-catacombs = Les Catacombes ont été écartées : recevez une carte coûtant moins.
ask-mode-count = { $step ->
        [1] Choisissez ce que vous payez.
       *[other] Choisissez ce que vous obtenez.
    }
ask-discard-count = Défaussez { $amount } de votre main.
ask-topdeck-count = Placez une carte de votre main sur votre deck.
ask-play-counterfeit = Vous pouvez jouer 2 fois un Trésor de votre main ; il est ensuite écarté.
ask-play-cultist = Jouer un autre Cultiste de votre main, sans dépenser d'Action ?
ask-trash-death-cart = Écarter une Action de votre main ? Sinon la Charrette de cadavres est écartée.
ask-trash-forager = Écartez une carte de votre main ; puis +1 Pièce par Trésor différent au rebut.
ask-mode-graverobber = Recevoir une carte du rebut, ou améliorer une Action ?
ask-trash-graverobber = Écartez une Action de votre main ; vous recevez une carte coûtant jusqu'à 3 de plus.
ask-gain-graverobber = Choisissez la carte à recevoir.
ask-trash-hermit = Vous pouvez écarter une carte non Trésor, de votre main ou de votre défausse.
ask-gain-hermit = Recevez une carte coûtant 3 ou moins.
ask-mode-hunting-grounds = Le Territoire de chasse a été écarté : recevoir un Duché ou 3 cartes Domaine ?
ask-discard-ironmonger = Vous dévoilez { $option }. Défausser cette carte ? Son bonus vient dans tous les cas.
ask-trash-junk-dealer = Écartez une carte de votre main.
ask-trash-knights = Choisissez laquelle de vos deux cartes dévoilées est écartée ; l'autre est défaussée.
ask-trash-dame-anna = Vous pouvez écarter { $amount } de votre main.
ask-gain-dame-natalie = Vous pouvez recevoir une carte coûtant 3 ou moins.
ask-discard-sir-michael = Défaussez { $amount } : vous en gardez 3 en main.
ask-react-market-square = Une de vos cartes a été écartée. Défausser la Place du marché pour recevoir un Or ?
ask-name-mystic = Nommez une carte : si c'est la première de votre deck, elle va dans votre main.
ask-discard-pillage = Choisissez la carte que { $target } défausse.
ask-play-procession = Vous pouvez jouer 2 fois une Action de votre main ; puis elle est écartée et vous recevez une Action coûtant exactement 1 de plus.
ask-gain-procession = Recevez une Action coûtant exactement 1 de plus que celle jouée.
ask-trash-rats = Écartez de votre main une carte autre que Rats.
ask-name-rebuild = Nommez une carte à épargner : la première carte Victoire d'un autre nom est écartée pour une coûtant jusqu'à 3 de plus.
ask-gain-rebuild = Recevez une carte Victoire coûtant jusqu'à 3 de plus que celle écartée.
ask-gain-rogue = Recevez une carte du rebut coûtant de 3 à 6.
ask-trash-rogue = Choisissez laquelle de vos deux cartes dévoilées est écartée ; l'autre est défaussée.
ask-mode-scavenger = Mettre votre deck dans votre défausse ? Ensuite vous y choisissez une carte à placer sur votre deck.
ask-topdeck-scavenger = Placez une carte de votre défausse sur votre deck.
ask-mode-squire = Au choix : +2 Actions, +2 Achats ou un Argent.
ask-gain-squire = L'Écuyer a été écarté : recevez une carte Attaque.
ask-discard-storeroom = { $step ->
        [1] Défaussez autant de cartes que vous voulez, pour +1 Carte chacune.
       *[other] Défaussez autant de cartes que vous voulez, pour +1 Pièce chacune.
    }
ask-discard-urchin = Défaussez { $amount } : vous en gardez 4 en main.
ask-react-urchin = Vous avez joué une Attaque. Écarter l'Orphelin pour recevoir un Mercenaire ?
ask-topdeck-wandering-minstrel = Remettez les Actions sur votre deck ; la première nommée sera au-dessus.
ask-mode-mercenary = Écarter 2 cartes pour +2 Cartes et +2 Pièces, et ne laisser que 3 cartes aux autres ?
ask-trash-mercenary = Écartez { $amount } de votre main.
ask-discard-mercenary = Défaussez { $amount } : vous en gardez 3 en main.
ask-react-hovel = Vous avez acheté une carte Victoire. Écarter la Cabane de votre main ?
ask-mode-survivors = Vos premières cartes sont : { $about }. Les défausser, ou les remettre ?
ask-topdeck-survivors = Remettez-les sur votre deck ; la première nommée sera au-dessus.

## What the button does

confirm-action = Jouer { $cards }
confirm-treasure = Jouer { $cards }
confirm-spend = { $count ->
        [0] Ne dépenser aucun jeton
        [one] Dépenser 1 jeton
       *[other] Dépenser { $count } jetons
    }
confirm-buy = Acheter { $cards }
confirm-overpay = { $count ->
        [0] Payer le coût seul
        [one] Payer 1 pièce de plus
       *[other] Payer { $count } pièces de plus
    }
confirm-gain = Recevoir { $cards }
confirm-trash = Écarter { $count }
confirm-discard = Défausser { $count }
confirm-discard-library = La mettre de côté
confirm-topdeck = { $count ->
        [one] Placer sur le deck
       *[other] Placer { $count } sur le deck
    }
confirm-reveal = Dévoiler { $cards }
confirm-react = Utiliser { $cards }
confirm-play = Jouer { $cards }
confirm-name = Nommer { $cards }
confirm-mode = { $min ->
        [0] Oui
       *[other] Choisir
    }

## The button when nothing is picked

decline-action = Terminer la phase Action
decline-treasure = Ne plus jouer de Trésors
decline-buy = Terminer le tour
decline-gain = Ne rien recevoir
decline-trash = Ne rien écarter
decline-discard = Ne rien défausser
decline-discard-spy = Remettre la carte
decline-discard-library = Garder la carte
decline-discard-ironmonger = Remettre la carte
decline-trash-death-cart = Écarter la Charrette de cadavres
decline-reveal = Ne rien dévoiler
decline-react = Renoncer
decline-play = Ne rien jouer
decline-mode = Non

## Effects to choose from

mode-discard-deck = mettre votre deck dans la défausse
mode-2-cards = +2 Cartes
mode-2-actions = +2 Actions
mode-2-buys = +2 Achats
mode-2-coins = +2 Pièces
mode-3-coins = +3 Pièces
mode-4-silvers = recevoir 4 cartes Argent et mettre votre deck dans la défausse
mode-take = prendre
mode-take-jester = vous en recevez un exemplaire
mode-give = l'autre joueur en reçoit un exemplaire
mode-take-catacombs = les prendre en main
mode-discard = défausser
mode-discard-catacombs = les défausser et obtenir +3 Cartes
mode-discard-survivors = les défausser
mode-keep = laisser sur le deck
mode-keep-survivors = les remettre dans l'ordre de votre choix
mode-trash = écarter
mode-discard-2 = défausser 2 cartes
mode-topdeck = placer une carte de votre main sur votre deck
mode-copper = recevoir un Cuivre
mode-silver = recevoir un Argent
mode-duchy = recevoir un Duché
mode-3-estates = recevoir 3 cartes Domaine
mode-trash-hand = écarter votre main
mode-from-trash = recevoir sur votre deck une carte du rebut coûtant de 3 à 6
mode-upgrade = écarter une Action et recevoir une carte coûtant jusqu'à 3 de plus
mode-trash-2 = écarter 2 cartes

## Effects that wait to be used or resolved

react-moat = Douves : pas touché par cette Attaque
react-horse-traders = Maquignons : de côté jusqu'à votre prochain tour
react-beggar = Mendiant : le défausser, recevoir 2 cartes Argent
react-market-square = Place du marché : la défausser, recevoir un Or
react-urchin = Orphelin : l'écarter, recevoir un Mercenaire
react-hovel = Cabane : l'écarter de votre main
react-catacombs = Catacombes : recevoir une carte coûtant moins
react-cultist = Cultiste : +3 Cartes
react-feodum = Fief : recevoir 3 cartes Argent
react-fortress = Forteresse : revient en main
react-hermit = Ermite : l'écarter, recevoir un Fou
react-hunting-grounds = Territoire de chasse : recevoir un Duché ou 3 cartes Domaine
react-overgrown-estate = Domaine luxuriant : +1 Carte
react-rats = Rats : +1 Carte
react-sir-vander = Sir Vander : recevoir un Or
react-squire = Écuyer : recevoir une carte Attaque

## Other labels of options

option-discard-pile = { $card } (défausse)
option-prize = Prix (il n'en reste pas)
