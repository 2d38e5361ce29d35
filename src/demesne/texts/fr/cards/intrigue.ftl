### L'Intrigue : tous les textes de ces cartes, dans nos propres mots. Ce que contient un tel fichier : docs/adding-a-card.md.

card-baron = Baron
    .text = +1 Achat. Vous pouvez défausser un Domaine pour +4 Pièces ; sinon, recevez un Domaine.
    .short = +1 Achat. Défaussez un Domaine pour +4 Pièces, sinon recevez un Domaine.
ask-discard-baron = Défausser un Domaine pour +4 Pièces ? Sinon vous en recevez un.
decline-discard-baron = Recevoir un Domaine

card-bridge = Pont
    .text = +1 Achat, +1 Pièce. Jusqu'à la fin du tour, toutes les cartes coûtent 1 de moins, où qu'elles soient, mais jamais moins de 0.
    .short = +1 Achat, +1 Pièce. Ce tour-ci, toutes les cartes coûtent 1 de moins.

card-conspirator = Conspirateur
    .also = Conspireur
    .text = +2 Pièces. Si c'est au moins la troisième Action que vous jouez ce tour-ci : +1 Carte et +1 Action.
    .short = +2 Pièces. Dès la troisième Action du tour, aussi +1 Carte et +1 Action.

card-coppersmith = Chaudronnier
    .text = Jusqu'à la fin du tour, chaque Cuivre que vous jouez donne 1 Pièce de plus.
    .short = Ce tour-ci, chaque Cuivre donne 1 Pièce de plus.

card-courtyard = Cour
    .text = +3 Cartes. Puis placez une carte de votre main sur votre deck.
    .short = +3 Cartes. Remettez une carte de votre main sur votre deck.
ask-topdeck-courtyard = Placez une carte de votre main sur votre deck.

card-duke = Duc
    .text = Vaut 1 PV par Duché que vous possédez.
    .short = Vaut 1 PV par Duché que vous possédez.

card-great-hall = Grand Hall
    .text = +1 Carte, +1 Action. Vaut 1 PV.
    .short = +1 Carte, +1 Action. Vaut 1 PV.

card-harem = Harem
    .text = +2 Pièces. Vaut 2 PV.
    .short = +2 Pièces. Vaut 2 PV.

card-ironworks = Fonderie
    .text = Recevez une carte coûtant 4 ou moins. Si c'est une Action : +1 Action ; un Trésor : +1 Pièce ; une carte Victoire : +1 Carte. Une carte de deux types donne les deux.
    .short = Recevez une carte coûtant jusqu'à 4, et un bonus selon son type.
ask-gain-ironworks = Recevez une carte coûtant 4 ou moins ; chacun de ses types donne un bonus.

card-masquerade = Mascarade
    .text = +2 Cartes. Tous les joueurs, en même temps, passent une carte de leur main à leur voisin de gauche. Puis vous pouvez écarter une carte de votre main.
    .short = +2 Cartes. Chacun passe une carte à gauche. Puis vous pouvez écarter une carte.
ask-pass-masquerade = Choisissez la carte que vous passez à votre voisin de gauche.
ask-trash-masquerade = Vous pouvez écarter une carte de votre main.

card-mining-village = Village minier
    .text = +1 Carte, +2 Actions. Vous pouvez écarter aussitôt cette carte pour +2 Pièces.
    .short = +1 Carte, +2 Actions. Vous pouvez l'écarter pour +2 Pièces.
ask-mode-mining-village = Écarter le Village minier pour +2 Pièces ?
mode-trash-this = L'écarter
    .log = { $you ->
            [yes] Vous écartez { $cards } pour +2 Pièces.
           *[no] { $player } écarte { $cards } pour +2 Pièces.
        }

card-minion = Larbin
    .text = +1 Action. Au choix : +2 Pièces ; ou défaussez votre main, piochez 4 cartes, et chaque adversaire ayant au moins 5 cartes en main la défausse et pioche 4 cartes.
    .short = +1 Action. +2 Pièces, ou une main de 4 pour vous et ceux qui ont au moins 5 cartes.
ask-mode-minion = Prendre +2 Pièces, ou défausser votre main pour 4 nouvelles cartes ?
mode-discard-hand = Défausser votre main et piocher 4 cartes, comme les autres qui en ont au moins 5
    .log = { $you ->
            [yes] Vous défaussez votre main pour piocher 4 cartes.
           *[no] { $player } défausse sa main pour piocher 4 cartes.
        }

card-nobles = Nobles
    .text = Au choix : +3 Cartes, ou +2 Actions. Vaut 2 PV.
    .short = +3 Cartes ou +2 Actions. Vaut 2 PV.
ask-mode-nobles = Choisissez +3 Cartes ou +2 Actions.
mode-3-cards = +3 Cartes

card-pawn = Pion
    .text = 2 effets différents au choix : +1 Carte ; +1 Action ; +1 Achat ; +1 Pièce.
    .short = 2 au choix : +1 Carte, +1 Action, +1 Achat, +1 Pièce.
ask-mode-pawn = Choisissez 2 effets différents.
mode-1-card = +1 Carte
mode-1-action = +1 Action
mode-1-buy = +1 Achat
mode-1-coin = +1 Pièce

card-saboteur = Saboteur
    .text = Chaque adversaire dévoile des cartes de son deck jusqu'à en voir une coûtant 3 ou plus, l'écarte et peut recevoir une carte coûtant au moins 2 de moins. Le reste est défaussé.
    .short = Les autres écartent une carte de 3 ou plus et peuvent en recevoir une coûtant 2 de moins.
ask-gain-saboteur = Vous pouvez recevoir une carte coûtant au moins 2 de moins que celle écartée.

card-scout = Éclaireur
    .text = +1 Action. Dévoilez les 4 premières cartes de votre deck. Les cartes Victoire vont dans votre main ; remettez les autres dans l'ordre de votre choix.
    .short = +1 Action. De vos 4 premières cartes, prenez les Victoires ; remettez les autres.
ask-topdeck-scout = Remettez les autres cartes sur votre deck ; la première choisie sera au-dessus.

card-secret-chamber = Chambre secrète
    .text = Défaussez autant de cartes que vous voulez : +1 Pièce chacune. Quand un adversaire joue une Attaque, vous pouvez dévoiler cette carte de votre main : +2 Cartes, puis placez 2 cartes de votre main sur votre deck.
    .short = Défaussez à volonté : +1 Pièce chacune. En cas d'Attaque, piochez-en 2, remettez-en 2.
ask-discard-secret-chamber = Défaussez autant de cartes que vous voulez : +1 Pièce chacune.
ask-topdeck-secret-chamber = Placez { $amount } de votre main sur votre deck ; la première choisie sera au-dessus.
ask-react-secret-chamber = On vous attaque. Dévoiler la Chambre secrète pour +2 Cartes et en remettre 2 sur votre deck ?
react-secret-chamber = Chambre secrète : +2 Cartes, puis 2 cartes sur votre deck

card-shanty-town = Taudis
    .text = +2 Actions. Dévoilez votre main ; si elle ne contient aucune Action, +2 Cartes.
    .short = +2 Actions. Si vous n'avez aucune Action en main, +2 Cartes.

card-steward = Intendant
    .text = Au choix : +2 Cartes, +2 Pièces, ou écartez 2 cartes de votre main.
    .short = Au choix : +2 Cartes, +2 Pièces ou écartez 2 cartes.
ask-mode-steward = Prendre +2 Cartes ou +2 Pièces, ou écarter 2 cartes ?
ask-trash-steward = Écartez { $amount } de votre main.

card-swindler = Escroc
    .text = +2 Pièces. Chaque adversaire écarte la première carte de son deck et reçoit une carte de même coût, que vous choisissez.
    .short = +2 Pièces. Les autres écartent leur première carte pour une de même coût, à votre choix.
ask-gain-swindler = { $whose ->
        [you] Choisissez la carte de même coût que vous recevez.
       *[other] Choisissez la carte de même coût à faire recevoir à { $target }.
    }

card-torturer = Bourreau
    .text = +3 Cartes. Chaque adversaire choisit : défausser 2 cartes, ou recevoir une Malédiction en main.
    .short = +3 Cartes. Les autres défaussent 2 cartes ou reçoivent une Malédiction en main.
ask-mode-torturer = Défausser 2 cartes, ou recevoir une Malédiction en main ?
ask-discard-torturer = Défaussez { $amount } de votre main.
mode-curse = Recevoir une Malédiction en main
    .log = { $you ->
            [yes] Vous choisissez la Malédiction.
           *[no] { $player } choisit la Malédiction.
        }

card-trading-post = Comptoir
    .text = Écartez 2 cartes de votre main. Si vous en avez écarté 2, recevez un Argent en main.
    .short = Écartez 2 cartes pour recevoir un Argent en main.
ask-trash-trading-post = Écartez { $amount } de votre main ; pour 2, vous recevez un Argent en main.

card-tribute = Hommage
    .text = Votre voisin de gauche dévoile et défausse les 2 premières cartes de son deck. Pour chaque nom différent, une Action vous donne +2 Actions, un Trésor +2 Pièces, une carte Victoire +2 Cartes.
    .short = Votre voisin de gauche défausse ses 2 premières cartes : un bonus par nom.

card-upgrade = Mise à niveau
    .text = +1 Carte, +1 Action. Écartez une carte de votre main. Recevez une carte coûtant exactement 1 de plus.
    .short = +1 Carte, +1 Action. Écartez une carte. Recevez-en une coûtant exactement 1 de plus.
ask-trash-upgrade = Écartez une carte de votre main ; vous en recevez une coûtant exactement 1 de plus.
ask-gain-upgrade = Recevez une carte coûtant exactement 1 de plus que celle écartée.

card-wishing-well = Puits aux souhaits
    .text = +1 Carte, +1 Action. Nommez une carte, puis dévoilez la première carte de votre deck ; si c'est la carte nommée, elle va dans votre main.
    .short = +1 Carte, +1 Action. Nommez une carte ; si elle est sur votre deck, prenez-la.
ask-name-wishing-well = Nommez une carte : si c'est la première de votre deck, elle va dans votre main.
