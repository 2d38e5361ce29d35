### L'Âge des ténèbres : tous les textes de ces cartes, dans nos propres mots. Ce que contient un tel fichier : docs/adding-a-card.md.

card-altar = Autel
    .text = Écartez une carte de votre main. Recevez une carte coûtant 5 ou moins, même si vous n'avez rien écarté.
    .short = Écartez une carte. Recevez une carte coûtant jusqu'à 5.
ask-trash-altar = Écartez une carte de votre main ; vous en recevez une coûtant 5 ou moins.
ask-gain-altar = Recevez une carte coûtant 5 ou moins.

card-armory = Armurerie
    .text = Recevez sur votre deck une carte coûtant 4 ou moins.
    .short = Recevez sur votre deck une carte coûtant jusqu'à 4.
ask-gain-armory = Recevez sur votre deck une carte coûtant 4 ou moins.

card-band-of-misfits = Malfaiteurs
    .text = Choisissez une Action visible dans la réserve et coûtant moins que cette carte, et jouez celle-ci comme cette Action. Elle l'est en tout point jusqu'à ce qu'elle quitte le jeu.
    .short = Jouez cette carte comme une Action moins chère de la réserve.
ask-play-band-of-misfits = Choisissez l'Action moins chère de la réserve que cette carte devient.

card-bandit-camp = Camp de bandits
    .text = +1 Carte, +2 Actions. Recevez un Butin.
    .short = +1 Carte, +2 Actions. Recevez un Butin.

card-beggar = Mendiant
    .text = Recevez 3 cartes Cuivre en main. Quand un adversaire joue une Attaque, vous pouvez défausser cette carte de votre main : recevez 2 cartes Argent, la première sur votre deck.
    .short = Recevez 3 cartes Cuivre en main. Attaqué, défaussez-la pour 2 cartes Argent.
ask-react-beggar = Vous êtes attaqué. Défausser le Mendiant pour recevoir 2 cartes Argent, la première sur votre deck ?
react-beggar = Mendiant : le défausser, recevoir 2 cartes Argent
side-habit-react-beggar = quand vous êtes attaqué : le défausser pour 2 cartes Argent, tant qu'il y en a

card-catacombs = Catacombes
    .text = Consultez les 3 premières cartes de votre deck. Prenez-les en main, ou défaussez-les et obtenez +3 Cartes. Quand vous l'écartez, recevez une carte coûtant moins qu'elle.
    .short = Prenez vos 3 premières cartes, ou défaussez-les pour +3 Cartes.
ask-mode-catacombs = Vos premières cartes sont : { $about }. Les prendre, ou les défausser pour +3 Cartes ?
ask-gain-catacombs = Les Catacombes ont été écartées : recevez une carte coûtant moins.
mode-take-catacombs = Les prendre en main
    .log = { $you ->
            [yes] Vous prenez les cartes en main.
           *[no] { $player } prend les cartes en main.
        }
mode-discard-catacombs = Les défausser et obtenir +3 Cartes
    .log = { $you ->
            [yes] Vous défaussez les cartes pour en piocher 3 autres.
           *[no] { $player } défausse les cartes pour en piocher 3 autres.
        }
react-catacombs = Catacombes : recevoir une carte coûtant moins

card-count = Comte
    .text = D'abord, au choix : défaussez 2 cartes, placez une carte de votre main sur votre deck, ou recevez un Cuivre. Ensuite, au choix : +3 Pièces, écartez votre main, ou recevez un Duché.
    .short = Choisissez ce que vous perdez, puis +3 Pièces, un Duché ou votre main écartée.
ask-mode-count = { $step ->
        [1] Choisissez ce que vous payez.
       *[other] Choisissez ce que vous obtenez.
    }
ask-discard-count = Défaussez { $amount } de votre main.
ask-topdeck-count = Placez une carte de votre main sur votre deck.
mode-discard-2 = Défausser 2 cartes
    .log = { $you ->
            [yes] Vous choisissez de défausser 2 cartes.
           *[no] { $player } choisit de défausser 2 cartes.
        }
mode-topdeck = Placer une carte de votre main sur votre deck
    .log = { $you ->
            [yes] Vous choisissez de placer une carte de votre main sur votre deck.
           *[no] { $player } choisit de placer une carte de sa main sur son deck.
        }
mode-copper = Recevoir un Cuivre
    .log = { $you ->
            [yes] Vous choisissez de recevoir un Cuivre.
           *[no] { $player } choisit de recevoir un Cuivre.
        }
mode-trash-hand = Écarter votre main
    .log = { $you ->
            [yes] Vous choisissez d'écarter votre main.
           *[no] { $player } choisit d'écarter sa main.
        }

card-counterfeit = Contrefaçon
    .text = +1 Pièce, +1 Achat. Vous pouvez jouer 2 fois un Trésor de votre main ; si vous le faites, écartez-le.
    .short = +1 Pièce, +1 Achat. Vous pouvez jouer un Trésor 2 fois, puis l'écarter.
ask-play-counterfeit = Vous pouvez jouer 2 fois un Trésor de votre main ; il est ensuite écarté.

card-cultist = Cultiste
    .text = +2 Cartes. Chaque adversaire reçoit une carte Ruines. Vous pouvez jouer un Cultiste de votre main sans dépenser d'Action. Quand vous l'écartez, +3 Cartes.
    .short = +2 Cartes. Les autres reçoivent une Ruine. Vous pouvez jouer un autre Cultiste.
ask-play-cultist = Jouer un autre Cultiste de votre main, sans dépenser d'Action ?
react-cultist = Cultiste : +3 Cartes
side-habit-play-cultist = après en avoir joué un : jouer aussi le suivant de votre main

card-death-cart = Charrette de cadavres
    .text = +5 Pièces. Vous pouvez écarter une Action de votre main ; sinon écartez cette carte. Quand vous la recevez, recevez 2 cartes Ruines.
    .short = +5 Pièces. Écartez une Action, sinon cette carte. Elle arrive avec 2 Ruines.
ask-trash-death-cart = Écarter une Action de votre main ? Sinon la Charrette de cadavres est écartée.
decline-trash-death-cart = Écarter la Charrette de cadavres

card-feodum = Fief
    .text = Vaut 1 PV par tranche complète de 3 cartes Argent que vous possédez. Quand vous l'écartez, recevez 3 cartes Argent.
    .short = Vaut 1 PV par tranche de 3 cartes Argent. Écarté, il donne 3 cartes Argent.
react-feodum = Fief : recevoir 3 cartes Argent

card-forager = Cueilleur
    .text = +1 Action, +1 Achat. Écartez une carte de votre main. +1 Pièce par Trésor de nom différent au rebut.
    .short = +1 Action, +1 Achat. Écartez une carte. +1 Pièce par sorte de Trésor au rebut.
ask-trash-forager = Écartez une carte de votre main ; puis +1 Pièce par Trésor différent au rebut.

card-fortress = Forteresse
    .text = +1 Carte, +2 Actions. Quand vous l'écartez, reprenez-la du rebut dans votre main.
    .short = +1 Carte, +2 Actions. Écartée, elle revient dans votre main.
react-fortress = Forteresse : revient en main

card-graverobber = Pilleur de tombes
    .text = Soit recevez sur votre deck une carte du rebut coûtant de 3 à 6, soit écartez une Action de votre main et recevez une carte coûtant jusqu'à 3 de plus.
    .short = Recevez du rebut une carte de 3 à 6, ou changez une Action en une carte à 3 de plus.
ask-mode-graverobber = Recevoir une carte du rebut, ou améliorer une Action ?
ask-trash-graverobber = Écartez une Action de votre main ; vous recevez une carte coûtant jusqu'à 3 de plus.
ask-gain-graverobber = Choisissez la carte à recevoir.
mode-from-trash = Recevoir sur votre deck une carte du rebut coûtant de 3 à 6
    .log = { $you ->
            [yes] Vous choisissez de recevoir une carte du rebut.
           *[no] { $player } choisit de recevoir une carte du rebut.
        }
mode-upgrade = Écarter une Action et recevoir une carte coûtant jusqu'à 3 de plus
    .log = { $you ->
            [yes] Vous choisissez d'écarter une Action pour une carte coûtant jusqu'à 3 de plus.
           *[no] { $player } choisit d'écarter une Action pour une carte coûtant jusqu'à 3 de plus.
        }

card-hermit = Ermite
    .text = Consultez votre défausse. Vous pouvez écarter une carte non Trésor de la défausse ou de votre main. Recevez une carte coûtant 3 ou moins. Quand vous le défaussez du jeu, si vous n'avez rien acheté ce tour, écartez-le et recevez un Fou.
    .short = Vous pouvez écarter un non-Trésor. Recevez une carte à 3 ou moins. Sans achat : un Fou.
ask-trash-hermit = Vous pouvez écarter une carte non Trésor, de votre main ou de votre défausse.
ask-gain-hermit = Recevez une carte coûtant 3 ou moins.
react-hermit = Ermite : l'écarter, recevoir un Fou

card-hunting-grounds = Territoire de chasse
    .text = +4 Cartes. Quand vous l'écartez, recevez un Duché ou 3 cartes Domaine.
    .short = +4 Cartes. Quand vous l'écartez, recevez un Duché ou 3 cartes Domaine.
ask-mode-hunting-grounds = Le Territoire de chasse a été écarté : recevoir un Duché ou 3 cartes Domaine ?
mode-3-estates = Recevoir 3 cartes Domaine
    .log = { $you ->
            [yes] Vous choisissez de recevoir 3 cartes Domaine.
           *[no] { $player } choisit de recevoir 3 cartes Domaine.
        }
react-hunting-grounds = Territoire de chasse : recevoir un Duché ou 3 cartes Domaine

card-ironmonger = Ferronnier
    .text = +1 Carte, +1 Action. Dévoilez la première carte de votre deck ; vous pouvez la défausser. Dans tous les cas, si c'est une Action : +1 Action ; un Trésor : +1 Pièce ; une carte Victoire : +1 Carte.
    .short = +1 Carte, +1 Action. Dévoilez le dessus : bonus selon la carte, défausse au choix.
ask-discard-ironmonger = Vous dévoilez : { $option }. Défausser cette carte ? Son bonus vient dans tous les cas.
decline-discard-ironmonger = Remettre la carte

card-junk-dealer = Brocanteur
    .text = +1 Carte, +1 Action, +1 Pièce. Écartez une carte de votre main.
    .short = +1 Carte, +1 Action, +1 Pièce. Écartez une carte.
ask-trash-junk-dealer = Écartez une carte de votre main.

card-knights = Chevalier
    .also = Chevaliers
    .text = 10 Chevaliers différents, mélangés ; seul le premier est visible. { -knight-attack }
    .short = 10 Chevaliers différents. Seul le premier de la pile se prend.
ask-trash-knights = Choisissez laquelle de vos deux cartes dévoilées est écartée ; l'autre est défaussée.

card-marauder = Maraudeur
    .text = Recevez un Butin. Chaque adversaire reçoit une carte Ruines.
    .short = Recevez un Butin. Les autres reçoivent une Ruine.

card-market-square = Place du marché
    .text = +1 Carte, +1 Action, +1 Achat. Quand une de vos cartes est écartée, vous pouvez défausser celle-ci de votre main : recevez un Or.
    .short = +1 Carte, +1 Action, +1 Achat. Si vous écartez une carte, défaussez-la pour un Or.
ask-react-market-square = Une de vos cartes a été écartée. Défausser la Place du marché pour recevoir un Or ?
react-market-square = Place du marché : la défausser, recevoir un Or
side-habit-react-market-square = quand une de vos cartes est écartée : la défausser pour un Or, tant qu'il y en a

card-mystic = Mystique
    .text = +1 Action, +2 Pièces. Nommez une carte. Dévoilez la première carte de votre deck ; si c'est celle que vous avez nommée, elle va dans votre main.
    .short = +1 Action, +2 Pièces. Devinez la première carte de votre deck : si c'est elle, prenez-la.
ask-name-mystic = Nommez une carte : si c'est la première de votre deck, elle va dans votre main.

card-pillage = Pillage
    .text = Écartez cette carte. Chaque adversaire ayant au moins 5 cartes en main dévoile sa main et défausse une carte de votre choix. Recevez 2 cartes Butin.
    .short = Écartez cette carte. Les autres défaussent une carte de votre choix. Recevez 2 Butins.
ask-discard-pillage = { $whose ->
        [you] Choisissez la carte que vous défaussez.
       *[other] Choisissez la carte à faire défausser à { $target }.
    }

card-poor-house = Hospice
    .text = +4 Pièces. Dévoilez votre main ; perdez 1 Pièce par Trésor qu'elle contient, sans descendre sous 0.
    .short = +4 Pièces, moins 1 par Trésor dans votre main.

card-procession = Procession
    .text = Vous pouvez jouer 2 fois une Action de votre main ; si vous le faites, écartez-la et recevez une Action coûtant exactement 1 de plus.
    .short = Jouez une Action 2 fois, écartez-la et recevez une Action coûtant 1 de plus.
ask-play-procession = Vous pouvez jouer 2 fois une Action de votre main ; puis elle est écartée et vous recevez une Action coûtant exactement 1 de plus.
ask-gain-procession = Recevez une Action coûtant exactement 1 de plus que celle jouée.

card-rats = Rats
    .text = +1 Carte, +1 Action. Recevez une carte Rats. Écartez de votre main une carte autre que Rats, ou dévoilez une main qui n'a que des Rats. Quand vous l'écartez, +1 Carte.
    .short = +1 Carte, +1 Action. Recevez un Rats. Écartez une carte autre qu'un Rats.
ask-trash-rats = Écartez de votre main une carte autre que Rats.
react-rats = Rats : +1 Carte

card-rebuild = Reconstruction
    .text = +1 Action. Nommez une carte. Dévoilez des cartes de votre deck jusqu'à voir une carte Victoire d'un autre nom. Défaussez le reste, écartez cette carte et recevez une carte Victoire coûtant jusqu'à 3 de plus.
    .short = +1 Action. Changez une Victoire de votre deck en une coûtant jusqu'à 3 de plus.
ask-name-rebuild = Nommez une carte à épargner : la première carte Victoire d'un autre nom est écartée pour une coûtant jusqu'à 3 de plus.
ask-gain-rebuild = Recevez une carte Victoire coûtant jusqu'à 3 de plus que celle écartée.

card-rogue = Bandit
    .text = +2 Pièces. Si le rebut contient une carte coûtant de 3 à 6, recevez-en une. Sinon, chaque adversaire dévoile les 2 premières cartes de son deck, en écarte une coûtant de 3 à 6 (à son choix) et défausse le reste.
    .short = +2 Pièces. Recevez du rebut une carte de 3 à 6, sinon écartez-en une des autres decks.
ask-gain-rogue = Recevez une carte du rebut coûtant de 3 à 6.
ask-trash-rogue = Choisissez laquelle de vos deux cartes dévoilées est écartée ; l'autre est défaussée.

card-sage = Sage
    .text = +1 Action. Dévoilez des cartes de votre deck jusqu'à en voir une coûtant 3 ou plus. Elle va dans votre main ; le reste est défaussé.
    .short = +1 Action. Cherchez la prochaine carte coûtant 3 ou plus, et prenez-la.

card-scavenger = Pilleur
    .text = +2 Pièces. Vous pouvez mettre votre deck dans votre défausse. Placez une carte de votre défausse sur votre deck.
    .short = +2 Pièces. Vous pouvez défausser votre deck. Mettez-y une carte de la défausse.
ask-mode-scavenger = Mettre votre deck dans votre défausse ? Ensuite vous y choisissez une carte à placer sur votre deck.
ask-topdeck-scavenger = Placez une carte de votre défausse sur votre deck.
side-habit-mode-scavenger = quand vous le jouez : mettre votre deck dans votre défausse

card-squire = Écuyer
    .text = +1 Pièce. Au choix : +2 Actions, +2 Achats, ou recevez un Argent. Quand vous l'écartez, recevez une carte Attaque.
    .short = +1 Pièce. Au choix : +2 Actions, +2 Achats ou recevez un Argent.
ask-mode-squire = Au choix : +2 Actions, +2 Achats ou un Argent.
ask-gain-squire = L'Écuyer a été écarté : recevez une carte Attaque.
mode-silver = Recevoir un Argent
    .log = { $you ->
            [yes] Vous choisissez de recevoir un Argent.
           *[no] { $player } choisit de recevoir un Argent.
        }
react-squire = Écuyer : recevoir une carte Attaque

card-storeroom = Salle d'entreposage
    .text = +1 Achat. Défaussez autant de cartes que vous voulez : +1 Carte chacune. Défaussez autant de cartes que vous voulez : +1 Pièce chacune.
    .short = +1 Achat. Défaussez à volonté et repiochez autant, puis défaussez pour +1 Pièce chacune.
ask-discard-storeroom = { $step ->
        [1] Défaussez autant de cartes que vous voulez, pour +1 Carte chacune.
       *[other] Défaussez autant de cartes que vous voulez, pour +1 Pièce chacune.
    }

card-urchin = Orphelin
    .text = +1 Carte, +1 Action. Chaque adversaire garde 4 cartes en main et défausse les autres. Tant qu'il est en jeu, quand vous jouez une autre Attaque, vous pouvez écarter l'Orphelin : recevez un Mercenaire.
    .short = +1 Carte, +1 Action. Les autres gardent 4 cartes. Peut devenir un Mercenaire.
ask-discard-urchin = Défaussez { $amount } : vous en gardez 4 en main.
ask-react-urchin = Vous avez joué une Attaque. Écarter l'Orphelin pour recevoir un Mercenaire ?
react-urchin = Orphelin : l'écarter, recevoir un Mercenaire
side-habit-react-urchin = quand vous jouez une autre Attaque : l'écarter pour un Mercenaire, tant qu'il y en a

card-vagrant = Vagabond
    .text = +1 Carte, +1 Action. Dévoilez la première carte de votre deck ; si c'est une Malédiction, une carte Ruines, un Refuge ou une carte Victoire, elle va dans votre main.
    .short = +1 Carte, +1 Action. Si votre première carte est inutile ou une Victoire, prenez-la.

card-wandering-minstrel = Ménestrel errant
    .text = +1 Carte, +2 Actions. Dévoilez les 3 premières cartes de votre deck. Remettez les Actions dans l'ordre de votre choix et défaussez le reste.
    .short = +1 Carte, +2 Actions. De vos 3 premières cartes, gardez les Actions sur le deck.
ask-topdeck-wandering-minstrel = Remettez les Actions sur votre deck ; la première choisie sera au-dessus.

-knight-attack = Chaque adversaire dévoile les 2 premières cartes de son deck, en écarte une coûtant de 3 à 6 (à son choix) et défausse le reste ; si un Chevalier a été écarté, écartez celui-ci.

card-dame-anna = Dame Anna
    .text = Vous pouvez écarter jusqu'à 2 cartes de votre main. { -knight-attack }
    .short = Vous pouvez écarter jusqu'à 2 cartes. Attaque des Chevaliers.
ask-trash-dame-anna = Vous pouvez écarter { $amount } de votre main.

card-dame-josephine = Dame Josephine
    .text = { -knight-attack } Vaut 2 PV.
    .short = Vaut 2 PV. Attaque des Chevaliers.

card-dame-molly = Dame Molly
    .text = +2 Actions. { -knight-attack }
    .short = +2 Actions. Attaque des Chevaliers.

card-dame-natalie = Dame Natalie
    .text = Vous pouvez recevoir une carte coûtant 3 ou moins. { -knight-attack }
    .short = Vous pouvez recevoir une carte coûtant jusqu'à 3. Attaque des Chevaliers.
ask-gain-dame-natalie = Vous pouvez recevoir une carte coûtant 3 ou moins.

card-dame-sylvia = Dame Sylvia
    .text = +2 Pièces. { -knight-attack }
    .short = +2 Pièces. Attaque des Chevaliers.

card-sir-bailey = Sir Bailey
    .text = +1 Carte, +1 Action. { -knight-attack }
    .short = +1 Carte, +1 Action. Attaque des Chevaliers.

card-sir-destry = Sir Destry
    .text = +2 Cartes. { -knight-attack }
    .short = +2 Cartes. Attaque des Chevaliers.

card-sir-martin = Sir Martin
    .text = +2 Achats. { -knight-attack }
    .short = +2 Achats. Attaque des Chevaliers.

card-sir-michael = Sir Michael
    .text = Chaque adversaire garde 3 cartes en main et défausse les autres. { -knight-attack }
    .short = Les autres ne gardent que 3 cartes. Attaque des Chevaliers.
ask-discard-sir-michael = Défaussez { $amount } : vous en gardez 3 en main.

card-sir-vander = Sir Vander
    .text = { -knight-attack } Quand vous l'écartez, recevez un Or.
    .short = Quand vous l'écartez, recevez un Or. Attaque des Chevaliers.
react-sir-vander = Sir Vander : recevoir un Or

card-spoils = Butin
    .text = +3 Pièces. Quand vous le jouez, remettez-le sur sa pile.
    .short = +3 Pièces. La carte retourne sur sa pile.

card-madman = Fou
    .text = +2 Actions. Remettez cette carte sur sa pile ; si vous l'avez fait, piochez une carte par carte de votre main.
    .short = +2 Actions. Piochez autant de cartes que votre main en compte. Retourne sur sa pile.

card-mercenary = Mercenaire
    .text = Vous pouvez écarter 2 cartes de votre main. Si vous avez écarté les deux, +2 Cartes, +2 Pièces, et chaque adversaire garde 3 cartes en main et défausse les autres.
    .short = Écartez 2 cartes : +2 Cartes, +2 Pièces, et les autres ne gardent que 3 cartes.
ask-mode-mercenary = Écarter 2 cartes pour +2 Cartes et +2 Pièces, et ne laisser que 3 cartes aux autres ?
ask-trash-mercenary = Écartez { $amount } de votre main.
ask-discard-mercenary = Défaussez { $amount } : vous en gardez 3 en main.
mode-trash-2 = Écarter 2 cartes
    .log = { $you ->
            [yes] Vous choisissez d'écarter 2 cartes.
           *[no] { $player } choisit d'écarter 2 cartes.
        }

card-hovel = Cabane
    .text = Quand vous achetez une carte Victoire, vous pouvez écarter celle-ci de votre main.
    .short = Quand vous achetez une Victoire, vous pouvez l'écarter de votre main.
ask-react-hovel = Vous avez acheté une carte Victoire. Écarter la Cabane de votre main ?
react-hovel = Cabane : l'écarter de votre main
side-habit-react-hovel = quand vous achetez une carte Victoire : l'écarter

card-necropolis = Nécropole
    .text = +2 Actions.
    .short = +2 Actions

card-overgrown-estate = Domaine luxuriant
    .text = Vaut 0 PV. Quand vous l'écartez, +1 Carte.
    .short = Vaut 0 PV. Quand vous l'écartez, +1 Carte.
react-overgrown-estate = Domaine luxuriant : +1 Carte

card-ruins = Ruines
    .text = Ruines de 5 sortes, mélangées ; seule la première est visible.
    .short = 5 sortes de Ruines. Seule la première de la pile se prend.

card-abandoned-mine = Mine abandonnée
    .text = +1 Pièce.
    .short = +1 Pièce

card-ruined-library = Bibliothèque en ruines
    .text = +1 Carte.
    .short = +1 Carte

card-ruined-market = Marché en ruines
    .text = +1 Achat.
    .short = +1 Achat

card-ruined-village = Village en ruines
    .also = Ville en ruines
    .text = +1 Action.
    .short = +1 Action

card-survivors = Rescapés
    .text = Consultez les 2 premières cartes de votre deck. Défaussez-les toutes les deux, ou remettez-les toutes les deux dans l'ordre de votre choix.
    .short = Consultez vos 2 premières cartes. Défaussez-les, ou remettez-les.
ask-mode-survivors = Vos premières cartes sont : { $about }. Les défausser, ou les remettre ?
ask-topdeck-survivors = Remettez-les sur votre deck ; la première choisie sera au-dessus.
mode-discard-survivors = Les défausser
    .log = { $you ->
            [yes] Vous défaussez les cartes.
           *[no] { $player } défausse les cartes.
        }
mode-keep-survivors = Les remettre dans l'ordre de votre choix
    .log = { $you ->
            [yes] Vous remettez les cartes sur votre deck.
           *[no] { $player } remet les cartes sur son deck.
        }
