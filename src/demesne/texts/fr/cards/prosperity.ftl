### Prospérité : tous les textes de ces cartes, dans nos propres mots. Ce que contient un tel fichier : docs/adding-a-card.md.

card-bank = Banque
    .text = Quand vous la jouez, +1 Pièce par Trésor que vous avez en jeu, celui-ci compris.
    .short = +1 Pièce par Trésor que vous avez en jeu, celui-ci compris.

card-bishop = Évêque
    .text = +1 Pièce. Prenez 1 jeton PV. Écartez une carte de votre main et prenez des jetons PV pour la moitié de son coût, arrondie à l'unité inférieure. Puis chaque adversaire peut écarter une carte de sa main.
    .short = +1 Pièce, 1 jeton PV. Écartez une carte : la moitié de son coût en jetons PV.
ask-trash-bishop = { $min ->
        [0] Vous pouvez écarter une carte de votre main.
       *[other] Écartez une carte de votre main ; vous prenez la moitié de son coût, arrondie vers le bas, en jetons PV.
    }

card-city = Ville
    .text = +1 Carte, +2 Actions. Si une pile de la réserve est vide, +1 Carte. Si 2 ou plus le sont, également +1 Pièce et +1 Achat.
    .short = +1 Carte, +2 Actions. Meilleure quand des piles de la réserve sont vides.

card-contraband = Contrebande
    .text = +1 Achat, +3 Pièces. Votre voisin de gauche nomme une carte : vous ne pouvez pas l'acheter ce tour-ci.
    .short = +1 Achat, +3 Pièces. Votre voisin de gauche nomme une carte interdite à l'achat.
ask-name-contraband = Nommez une carte : { $target } ne pourra pas l'acheter ce tour-ci.

card-counting-house = Bureau de comptabilité
    .text = Consultez votre défausse. Dévoilez-y autant de Cuivres que vous voulez et prenez-les en main.
    .short = Reprenez en main autant de Cuivres de votre défausse que vous voulez.
ask-reveal-counting-house = Choisissez combien de Cuivres de votre défausse vous prenez en main.
confirm-reveal-counting-house = { $count ->
        [one] Prendre 1 Cuivre
       *[other] Prendre { $count } Cuivres
    }
decline-reveal-counting-house = N'en prendre aucun

card-expand = Agrandissement
    .text = Écartez une carte de votre main. Recevez une carte coûtant jusqu'à 3 de plus.
    .short = Écartez une carte. Recevez-en une coûtant jusqu'à 3 de plus.
ask-trash-expand = Écartez une carte de votre main ; vous en recevez une coûtant jusqu'à 3 de plus.
ask-gain-expand = Recevez une carte coûtant jusqu'à 3 de plus que celle écartée.

card-forge = Forge
    .text = Écartez autant de cartes de votre main que vous voulez. Recevez une carte coûtant exactement la somme de leurs coûts.
    .short = Écartez des cartes à volonté. Recevez-en une coûtant exactement leur somme.
ask-trash-forge = Écartez autant de cartes que vous voulez ; vous en recevez une coûtant exactement autant qu'elles toutes.
ask-gain-forge = Recevez une carte coûtant exactement autant que celles écartées.

card-goons = Fiers-à-bras
    .text = +1 Achat, +2 Pièces. Chaque adversaire garde 3 cartes en main et défausse les autres. Tant que cette carte est en jeu, chaque carte que vous achetez vous donne 1 jeton PV.
    .short = +1 Achat, +2 Pièces. Les autres gardent 3 cartes. Chaque achat donne 1 jeton PV.
ask-discard-goons = Défaussez { $amount } : vous en gardez 3 en main.

card-grand-market = Grand marché
    .text = +1 Carte, +1 Action, +1 Achat, +2 Pièces. Vous ne pouvez pas l'acheter tant que vous avez un Cuivre en jeu.
    .short = +1 Carte, +1 Action, +1 Achat, +2 Pièces. Pas d'achat avec un Cuivre en jeu.

card-hoard = Magot
    .text = +2 Pièces. Tant que cette carte est en jeu, recevez un Or pour chaque carte Victoire que vous achetez.
    .short = +2 Pièces. Recevez un Or pour chaque Victoire achetée.
react-hoard = Magot : recevez un Or

card-king-s-court = Cour du Roi
    .text = Vous pouvez jouer 3 fois une Action de votre main.
    .short = Vous pouvez jouer 3 fois une Action de votre main.
ask-play-king-s-court = Vous pouvez choisir une Action de votre main à jouer 3 fois.

card-loan = Prêt
    .text = +1 Pièce. Dévoilez des cartes de votre deck jusqu'à voir un Trésor ; écartez-le ou défaussez-le. Le reste est défaussé.
    .short = +1 Pièce. Cherchez votre prochain Trésor ; écartez-le ou défaussez-le.
ask-mode-loan = Vous dévoilez : { $about }. Écarter ou défausser cette carte ?

card-mint = Hôtel de la Monnaie
    .text = Vous pouvez dévoiler un Trésor de votre main pour en recevoir un exemplaire. Quand vous achetez l'Hôtel de la Monnaie, écartez tous les Trésors que vous avez en jeu.
    .short = Recevez un exemplaire d'un Trésor de votre main. À l'achat, écartez vos Trésors en jeu.
ask-reveal-mint = Vous pouvez dévoiler un Trésor de votre main pour en recevoir un exemplaire.
react-mint = Hôtel de la Monnaie : écartez vos Trésors en jeu

card-monument = Monument
    .text = +2 Pièces. Prenez 1 jeton PV.
    .short = +2 Pièces. Prenez 1 jeton PV.

card-mountebank = Charlatan
    .text = +2 Pièces. Chaque adversaire peut défausser une Malédiction ; celui qui ne le fait pas reçoit une Malédiction et un Cuivre.
    .short = +2 Pièces. Les autres défaussent une Malédiction, ou en reçoivent une et un Cuivre.
ask-discard-mountebank = Défausser une Malédiction ? Sinon vous recevez une Malédiction et un Cuivre.

card-peddler = Colporteur
    .text = +1 Carte, +1 Action, +1 Pièce. Pendant votre phase Achat, cette carte coûte 2 de moins par Action que vous avez en jeu.
    .short = +1 Carte, +1 Action, +1 Pièce. À l'achat, coûte 2 de moins par Action en jeu.

card-quarry = Carrière
    .text = +1 Pièce. Tant que cette carte est en jeu, les Actions coûtent 2 de moins, mais jamais moins de 0.
    .short = +1 Pièce. Tant qu'elle est en jeu, les Actions coûtent 2 de moins.

card-rabble = Foule
    .text = +3 Cartes. Chaque adversaire dévoile les 3 premières cartes de son deck, défausse les Actions et les Trésors, et remet le reste dans l'ordre de son choix.
    .short = +3 Cartes. Les autres défaussent Actions et Trésors de leurs 3 premières cartes.
ask-topdeck-rabble = Remettez les autres cartes sur votre deck ; la première choisie sera au-dessus.

card-royal-seal = Sceau royal
    .text = +2 Pièces. Tant que cette carte est en jeu, vous pouvez placer sur votre deck chaque carte que vous recevez.
    .short = +2 Pièces. Vous pouvez mettre sur votre deck les cartes que vous recevez.
ask-react-royal-seal = Vous avez reçu : { $about }. Placer cette carte sur votre deck grâce au Sceau royal ?
react-royal-seal = Sceau royal : la carte reçue sur votre deck

card-talisman = Talisman
    .text = +1 Pièce. Tant que cette carte est en jeu, quand vous achetez une carte coûtant 4 ou moins qui n'est pas une Victoire, recevez-en un exemplaire.
    .short = +1 Pièce. Si vous achetez une carte à 4 ou moins, hors Victoire, recevez-en une autre.
react-talisman = Talisman : recevez un exemplaire de la carte achetée

card-trade-route = Route commerciale
    .text = +1 Achat. Vous obtenez une Pièce par jeton sur le plateau Route commerciale. Écartez une carte de votre main. Mise en place : un jeton sur chaque pile Victoire ; la première carte reçue de cette pile l'envoie sur le plateau.
    .short = +1 Achat. Une Pièce par pile Victoire entamée. Écartez une carte.
ask-trash-trade-route = Écartez une carte de votre main.

card-vault = Chambre forte
    .text = +2 Cartes. Défaussez autant de cartes que vous voulez : +1 Pièce chacune. Chaque adversaire peut défausser 2 cartes ; celui qui le fait pioche une carte.
    .short = +2 Cartes. Défaussez : +1 Pièce par carte. Les autres peuvent en échanger 2 contre une.
ask-mode-vault = Défausser 2 cartes pour en piocher une ?
ask-discard-vault = { $min ->
        [0] Défaussez autant de cartes que vous voulez : +1 Pièce chacune.
       *[other] Défaussez { $amount } ; ensuite, vous piochez une carte.
    }

card-venture = Entreprise risquée
    .text = +1 Pièce. Dévoilez des cartes de votre deck jusqu'à voir un Trésor. Défaussez le reste et jouez ce Trésor.
    .short = +1 Pièce. Cherchez votre prochain Trésor et jouez-le.

card-watchtower = Mirador
    .text = Piochez jusqu'à avoir 6 cartes en main. Quand vous recevez une carte, vous pouvez dévoiler le Mirador de votre main : écartez la carte reçue, ou placez-la sur votre deck.
    .short = Piochez jusqu'à 6 cartes. En main : écartez une carte reçue ou mettez-la sur le deck.
ask-react-watchtower = Vous avez reçu : { $about }. Dévoiler le Mirador pour écarter cette carte ou la placer sur votre deck ?
ask-mode-watchtower = Vous avez reçu : { $about }. Écarter cette carte, ou la placer sur votre deck ?
mode-topdeck-watchtower = La placer sur votre deck
    .log = { $you ->
            [yes] Vous la placez sur votre deck.
           *[no] { $player } la place sur son deck.
        }
react-watchtower = Mirador : écarter la carte reçue, ou la placer sur votre deck

card-worker-s-village = Village ouvrier
    .text = +1 Carte, +2 Actions, +1 Achat.
    .short = +1 Carte, +2 Actions, +1 Achat

card-platinum = Platine
    .text = +5 Pièces.
    .short = +5 Pièces

card-colony = Colonie
    .text = Vaut 10 PV.
    .short = 10 PV
