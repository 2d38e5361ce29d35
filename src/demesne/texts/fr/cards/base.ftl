### Jeu de base : tous les textes de ces cartes, dans nos propres mots. Ce que contient un tel fichier : docs/adding-a-card.md.

card-adventurer = Aventurier
    .text = Dévoilez des cartes de votre deck jusqu'à voir 2 Trésors. Ils vont dans votre main ; le reste est défaussé.
    .short = Dévoilez des cartes jusqu'à trouver 2 Trésors : prenez-les.

card-bureaucrat = Bureaucrate
    .text = Recevez un Argent sur votre deck. Chaque adversaire place une carte Victoire de sa main sur son deck, ou dévoile une main qui n'en a pas.
    .short = Recevez un Argent sur votre deck. Les autres remettent une Victoire sur le leur.
ask-topdeck-bureaucrat = Placez une carte Victoire de votre main sur votre deck.

card-cellar = Cave
    .text = +1 Action. Défaussez autant de cartes que vous voulez, puis piochez-en autant.
    .short = +1 Action. Défaussez des cartes à volonté, puis piochez-en autant.
ask-discard-cellar = Défaussez autant de cartes que vous voulez ; vous en piochez autant.

card-chancellor = Chancelier
    .text = +2 Pièces. Vous pouvez mettre tout votre deck dans votre défausse.
    .short = +2 Pièces. Vous pouvez défausser tout votre deck.
ask-mode-chancellor = Mettre tout votre deck dans votre défausse ?
side-habit-mode-chancellor = quand vous le jouez : mettre votre deck dans votre défausse

card-chapel = Chapelle
    .text = Écartez de 0 à 4 cartes de votre main.
    .short = Écartez jusqu'à 4 cartes de votre main.
ask-trash-chapel = Écartez { $amount } de votre main.

card-council-room = Chambre du conseil
    .text = +4 Cartes, +1 Achat. Chaque adversaire pioche une carte.
    .short = +4 Cartes, +1 Achat. Les autres joueurs piochent une carte.

card-feast = Festin
    .text = Écartez cette carte. Recevez une carte coûtant 5 ou moins.
    .short = Écartez cette carte et recevez une carte coûtant jusqu'à 5.
ask-gain-feast = Recevez une carte coûtant 5 ou moins.

card-festival = Festival
    .text = +2 Actions, +1 Achat, +2 Pièces.
    .short = +2 Actions, +1 Achat, +2 Pièces

card-gardens = Jardins
    .text = Vaut 1 PV par tranche complète de 10 cartes que vous possédez.
    .short = Vaut 1 PV par tranche de 10 cartes possédées.

card-laboratory = Laboratoire
    .text = +2 Cartes, +1 Action.
    .short = +2 Cartes, +1 Action

card-library = Bibliothèque
    .text = Piochez jusqu'à avoir 7 cartes en main. Vous pouvez mettre de côté chaque Action au moment où vous la piochez ; elles sont défaussées à la fin.
    .short = Piochez jusqu'à avoir 7 cartes en main. Vous pouvez laisser des Actions de côté.
ask-discard-library = Vous avez pioché { $option }. Mettre cette carte de côté ? Elle sera défaussée à la fin.
confirm-discard-library = La mettre de côté
decline-discard-library = Garder la carte

card-market = Marché
    .text = +1 Carte, +1 Action, +1 Achat, +1 Pièce.
    .short = +1 Carte, +1 Action, +1 Achat, +1 Pièce

card-militia = Milice
    .text = +2 Pièces. Chaque adversaire garde 3 cartes en main et défausse les autres.
    .short = +2 Pièces. Les autres défaussent jusqu'à n'avoir que 3 cartes en main.
ask-discard-militia = Défaussez { $amount } : vous en gardez 3 en main.

card-mine = Mine
    .text = Écartez un Trésor de votre main. Recevez en main un Trésor coûtant jusqu'à 3 de plus.
    .short = Écartez un Trésor. Recevez en main un Trésor coûtant jusqu'à 3 de plus.
ask-trash-mine = Écartez un Trésor de votre main ; vous en recevez un en main, coûtant jusqu'à 3 de plus.
ask-gain-mine = Recevez en main un Trésor coûtant jusqu'à 3 de plus que celui écarté.

card-moat = Douves
    .text = +2 Cartes. Quand un adversaire joue une Attaque, vous pouvez dévoiler cette carte de votre main : cette Attaque ne vous touche pas.
    .short = +2 Cartes. Dévoilez-la de votre main pour échapper à une Attaque.
ask-react-moat = Vous êtes attaqué. Dévoiler les Douves et ne pas être touché ?
react-moat = Douves : pas touché par cette Attaque
side-habit-react-moat = quand vous êtes attaqué : les dévoiler et ne pas être touché

card-moneylender = Prêteur sur gages
    .text = Écartez un Cuivre de votre main pour +3 Pièces.
    .short = Écartez un Cuivre de votre main : +3 Pièces.

card-remodel = Rénovation
    .text = Écartez une carte de votre main. Recevez une carte coûtant jusqu'à 2 de plus.
    .short = Écartez une carte. Recevez-en une coûtant jusqu'à 2 de plus.
ask-trash-remodel = Écartez une carte de votre main ; vous en recevez une coûtant jusqu'à 2 de plus.
ask-gain-remodel = Recevez une carte coûtant jusqu'à 2 de plus que celle écartée.

card-smithy = Forgeron
    .text = +3 Cartes.
    .short = +3 Cartes

card-spy = Espion
    .text = +1 Carte, +1 Action. Chaque joueur, vous d'abord, dévoile la première carte de son deck ; vous décidez si elle est défaussée ou remise.
    .short = +1 Carte, +1 Action. Défaussez ou laissez la première carte de chaque deck.
ask-discard-spy = { $whose ->
        [you] Vous dévoilez : { $option }. Défausser cette carte ? Sinon elle reste sur votre deck.
       *[other] { $target } dévoile : { $option }. Défausser cette carte ? Sinon elle reste sur son deck.
    }
decline-discard-spy = Remettre la carte

card-thief = Voleur
    .text = Chaque adversaire dévoile les 2 premières cartes de son deck, écarte un Trésor dévoilé de votre choix et défausse le reste. Puis vous pouvez recevoir celles que vous voulez parmi les cartes ainsi écartées.
    .short = Écartez un Trésor des 2 premières cartes des autres. Vous pouvez le prendre.
ask-trash-thief = { $whose ->
        [you] Choisissez le Trésor que vous écartez.
       *[other] Choisissez le Trésor à faire écarter à { $target }.
    }
ask-gain-thief = Vous pouvez recevoir ceux que vous voulez parmi les Trésors qui viennent d'être écartés.

card-throne-room = Salle du Trône
    .text = Jouez 2 fois une carte Action de votre main.
    .short = Jouez 2 fois une Action de votre main.
ask-play-throne-room = Choisissez une Action de votre main à jouer 2 fois.

card-village = Village
    .text = +1 Carte, +2 Actions.
    .short = +1 Carte, +2 Actions

card-witch = Sorcière
    .text = +2 Cartes. Chaque adversaire reçoit une Malédiction.
    .short = +2 Cartes. Les autres joueurs reçoivent une Malédiction.

card-woodcutter = Bûcheron
    .text = +1 Achat, +2 Pièces.
    .short = +1 Achat, +2 Pièces

card-workshop = Atelier
    .text = Recevez une carte coûtant 4 ou moins.
    .short = Recevez une carte coûtant jusqu'à 4.
ask-gain-workshop = Recevez une carte coûtant 4 ou moins.
