### Alchimie : tous les textes de ces cartes, dans nos propres mots. Ce que contient un tel fichier : docs/adding-a-card.md.

card-potion = Potion
    .text = Donne 1 Potion pour ce tour, pour les cartes dont le coût en comporte une.
    .short = +1 Potion

card-alchemist = Alchimiste
    .text = +2 Cartes, +1 Action. Quand vous le défaussez du jeu alors qu'une Potion est en jeu, vous pouvez le placer sur votre deck.
    .short = +2 Cartes, +1 Action. Peut revenir sur le deck si vous avez une Potion en jeu.
ask-react-alchemist = Placer l'Alchimiste sur votre deck ?
react-alchemist = Alchimiste : sur votre deck

card-apothecary = Apothicaire
    .text = +1 Carte, +1 Action. Dévoilez les 4 premières cartes de votre deck. Les Cuivres et les Potions vont dans votre main ; remettez les autres dans l'ordre de votre choix.
    .short = +1 Carte, +1 Action. Prenez les Cuivres et Potions de vos 4 premières cartes.
ask-topdeck-apothecary = Remettez les autres cartes sur votre deck ; la première choisie sera au-dessus.

card-apprentice = Apprenti
    .text = +1 Action. Écartez une carte de votre main. Piochez une carte par pièce de son coût, et 2 de plus si ce coût comporte une Potion.
    .short = +1 Action. Écartez une carte et piochez autant de cartes qu'elle coûte.
ask-trash-apprentice = Écartez une carte de votre main ; vous piochez une carte par pièce de son coût, et 2 de plus pour une Potion.

card-familiar = Familier
    .text = +1 Carte, +1 Action. Chaque adversaire reçoit une Malédiction.
    .short = +1 Carte, +1 Action. Les autres joueurs reçoivent une Malédiction.

card-golem = Golem
    .text = Dévoilez des cartes de votre deck jusqu'à voir 2 Actions autres que le Golem. Défaussez le reste, puis jouez ces deux-là dans l'ordre de votre choix.
    .short = Cherchez les 2 prochaines Actions de votre deck et jouez-les.
ask-play-golem = Choisissez laquelle des deux Actions vous jouez en premier.

card-herbalist = Herboriste
    .text = +1 Achat, +1 Pièce. Quand vous le défaussez du jeu, vous pouvez placer sur votre deck un Trésor que vous avez en jeu.
    .short = +1 Achat, +1 Pièce. En fin de tour, un Trésor en jeu peut revenir sur votre deck.
ask-react-herbalist = Utiliser l'Herboriste pour placer un Trésor en jeu sur votre deck ?
ask-topdeck-herbalist = Choisissez le Trésor en jeu qui va sur votre deck.
react-herbalist = Herboriste : un Trésor en jeu sur votre deck

card-philosopher-s-stone = Pierre philosophale
    .text = Quand vous la jouez, comptez les cartes de votre deck et de votre défausse ensemble : +1 Pièce par tranche complète de 5.
    .short = +1 Pièce par tranche de 5 cartes dans votre deck et votre défausse.

card-possession = Possession
    .text = Votre voisin de gauche joue un tour supplémentaire après celui-ci, pendant lequel vous voyez ce qu'il voit et décidez de tout. Ce qu'il devrait recevoir, vous le recevez à sa place ; ses cartes écartées lui reviennent à la fin du tour.
    .short = Jouez un tour en plus avec les cartes du voisin de gauche. Ce qu'il reçoit est à vous.

card-scrying-pool = Bassin divinatoire
    .text = +1 Action. Chaque joueur, vous d'abord, dévoile la première carte de son deck ; vous décidez si elle est défaussée ou remise. Puis dévoilez des cartes de votre deck jusqu'à en voir une qui n'est pas une Action ; toutes vont dans votre main.
    .short = +1 Action. Défaussez ou laissez chaque première carte. Piochez jusqu'à une non-Action.
ask-discard-scrying-pool = { $whose ->
        [you] Vous dévoilez : { $option }. Défausser cette carte ? Sinon elle reste sur votre deck.
       *[other] { $target } dévoile : { $option }. Défausser cette carte ? Sinon elle reste sur son deck.
    }
decline-discard-scrying-pool = Remettre la carte

card-transmute = Transmutation
    .text = Écartez une carte de votre main. Pour une Action, recevez un Duché ; pour un Trésor, une Transmutation ; pour une carte Victoire, un Or.
    .short = Écartez une Action : un Duché ; un Trésor : une Transmutation ; une Victoire : un Or.
ask-trash-transmute = Écartez une carte de votre main : une Action donne un Duché, un Trésor une Transmutation, une Victoire un Or.

card-university = Université
    .text = +2 Actions. Vous pouvez recevoir une Action coûtant 5 ou moins.
    .short = +2 Actions. Vous pouvez recevoir une Action coûtant jusqu'à 5.
ask-gain-university = Vous pouvez recevoir une Action coûtant 5 ou moins.

card-vineyard = Vignoble
    .text = Vaut 1 PV par tranche complète de 3 Actions que vous possédez.
    .short = Vaut 1 PV par tranche de 3 Actions possédées.
