### Rivages : tous les textes de ces cartes, dans nos propres mots. Ce que contient un tel fichier : docs/adding-a-card.md.

card-ambassador = Ambassadeur
    .text = Dévoilez une carte de votre main. Remettez jusqu'à 2 exemplaires de cette carte de votre main dans la réserve. Puis chaque adversaire en reçoit un exemplaire.
    .short = Rendez à la réserve jusqu'à 2 exemplaires d'une carte. Les autres en reçoivent un.
ask-reveal-ambassador = Dévoilez la carte de votre main que les autres recevront.
ask-return-ambassador = Remettez { $amount } dans la réserve.

card-bazaar = Bazar
    .text = +1 Carte, +2 Actions, +1 Pièce.
    .short = +1 Carte, +2 Actions, +1 Pièce

card-caravan = Caravane
    .text = +1 Carte, +1 Action. Au début de votre prochain tour : +1 Carte.
    .short = +1 Carte, +1 Action. Au prochain tour : +1 Carte.

card-cutpurse = Coupeur de bourses
    .text = +2 Pièces. Chaque adversaire défausse un Cuivre, ou dévoile une main sans Cuivre.
    .short = +2 Pièces. Les autres défaussent un Cuivre.

card-embargo = Embargo
    .text = +2 Pièces. Écartez cette carte. Posez un jeton Embargo sur une pile de la réserve. Un joueur qui achète une carte d'une pile reçoit une Malédiction par jeton posé dessus.
    .short = +2 Pièces. Écartez-la et marquez une pile : y acheter coûte une Malédiction.
ask-pile-embargo = Choisissez la pile où poser le jeton Embargo : qui en achètera une carte recevra une Malédiction.
react-embargo = Embargo : recevez une Malédiction par jeton

card-explorer = Explorateur
    .text = Vous pouvez dévoiler une Province de votre main. Si vous le faites, recevez un Or en main ; sinon, recevez un Argent en main.
    .short = Recevez un Argent en main ; si vous dévoilez une Province, un Or.
ask-reveal-explorer = Dévoiler une Province ? Vous recevez alors un Or en main, sinon un Argent.

card-fishing-village = Village de pêcheurs
    .text = +2 Actions, +1 Pièce. Au début de votre prochain tour : +1 Action et +1 Pièce.
    .short = +2 Actions, +1 Pièce. Au prochain tour : +1 Action, +1 Pièce.

card-ghost-ship = Vaisseau fantôme
    .text = +2 Cartes. Chaque adversaire ayant au moins 4 cartes en main en place sur son deck jusqu'à n'en garder que 3.
    .short = +2 Cartes. Les autres remettent des cartes sur leur deck jusqu'à en garder 3.
ask-topdeck-ghost-ship = { $count ->
        [one] Placez { $amount } de votre main sur votre deck : vous en gardez 3.
       *[other] Placez { $amount } de votre main sur votre deck : vous en gardez 3. La première choisie sera au-dessus.
    }

card-haven = Havre
    .text = +1 Carte, +1 Action. Mettez de côté une carte de votre main, face cachée. Au début de votre prochain tour, elle revient en main.
    .short = +1 Carte, +1 Action. Mettez une carte de côté ; elle revient au prochain tour.
next-haven = revient en main
ask-aside-haven = Mettez de côté une carte de votre main ; elle revient au début de votre prochain tour.

card-island = Île
    .text = Placez cette carte et une carte de votre main sur votre plateau Île ; elles y restent jusqu'à la fin de la partie, et comptent. Vaut 2 PV.
    .short = Mettez-la de côté avec une autre carte jusqu'à la fin. Vaut 2 PV.
ask-aside-island = Choisissez la carte de votre main qui rejoint l'Île sur son plateau.

card-lighthouse = Phare
    .text = +1 Action, +1 Pièce. Au début de votre prochain tour : +1 Pièce. Tant que cette carte est en jeu, les Attaques des autres ne vous touchent pas.
    .short = +1 Action, +1 Pièce. Au prochain tour : +1 Pièce. D'ici là, aucune Attaque ne vous touche.

card-lookout = Vigie
    .text = +1 Action. Consultez les 3 premières cartes de votre deck. Écartez-en une, défaussez-en une et remettez la dernière.
    .short = +1 Action. De vos 3 premières cartes, écartez-en une, défaussez-en une, remettez l'autre.
ask-trash-lookout = Écartez une des cartes ; une autre est défaussée, la dernière est remise sur votre deck.
ask-discard-lookout = Défaussez une des cartes ; l'autre est remise sur votre deck.

card-merchant-ship = Navire marchand
    .text = +2 Pièces. Au début de votre prochain tour : +2 Pièces.
    .short = +2 Pièces. Au prochain tour : +2 Pièces.

card-native-village = Village indigène
    .text = +2 Actions. Placez la première carte de votre deck, face cachée, sur votre plateau Village indigène, ou prenez en main toutes les cartes de ce plateau.
    .short = +2 Actions. Placez votre première carte sur le plateau, ou reprenez-les toutes.
ask-mode-native-village = Placer la première carte de votre deck sur le plateau, ou tout reprendre en main ?
mode-set-aside = Placer la première carte de votre deck sur le plateau
    .log = { $you ->
            [yes] Vous placez la première carte de votre deck sur le plateau { $cards }.
           *[no] { $player } place la première carte de son deck sur le plateau { $cards }.
        }
mode-take-native-village = Reprendre en main toutes les cartes du plateau
    .log = { $you ->
            [yes] Vous reprenez les cartes du plateau { $cards }.
           *[no] { $player } reprend les cartes du plateau { $cards }.
        }

card-navigator = Navigateur
    .text = +2 Pièces. Consultez les 5 premières cartes de votre deck. Défaussez-les toutes, ou remettez-les toutes dans l'ordre de votre choix.
    .short = +2 Pièces. Consultez vos 5 premières cartes. Défaussez-les toutes, ou remettez-les.
ask-mode-navigator = Vos premières cartes sont : { $about }. Les défausser, ou les remettre ?
mode-discard-navigator = Les défausser toutes
    .log = { $you ->
            [yes] Vous défaussez les cartes.
           *[no] { $player } défausse les cartes.
        }
mode-keep-navigator = Les remettre dans l'ordre de votre choix
    .log = { $you ->
            [yes] Vous remettez les cartes sur votre deck.
           *[no] { $player } remet les cartes sur son deck.
        }
ask-topdeck-navigator = Remettez-les sur votre deck ; la première choisie sera au-dessus.

card-outpost = Avant-poste
    .text = À la fin de ce tour, vous ne piochez que 3 cartes, et vous jouez un tour supplémentaire après celui-ci, mais jamais un troisième de suite.
    .short = Après ce tour, jouez-en un autre avec 3 cartes seulement.
next-outpost = un tour de plus

card-pearl-diver = Plongeur de perles
    .text = +1 Carte, +1 Action. Consultez la dernière carte de votre deck ; vous pouvez la placer au-dessus.
    .short = +1 Carte, +1 Action. Vous pouvez mettre la dernière carte de votre deck au-dessus.
ask-topdeck-pearl-diver = La dernière carte de votre deck est : { $option }. La placer au-dessus ?
decline-topdeck-pearl-diver = La laisser au fond

card-pirate-ship = Bateau pirate
    .text = Au choix : chaque adversaire dévoile les 2 premières cartes de son deck, écarte un Trésor dévoilé de votre choix et défausse le reste, et si un Trésor a été écarté vous prenez 1 jeton Bateau pirate ; ou +1 Pièce par jeton Bateau pirate que vous avez.
    .short = Écartez un Trésor des decks adverses pour un jeton, ou une Pièce par jeton.
ask-mode-pirate-ship = Attaquer les Trésors des autres, ou prendre +1 Pièce par jeton Bateau pirate ?
ask-trash-pirate-ship = { $whose ->
        [you] Choisissez le Trésor que vous écartez.
       *[other] Choisissez le Trésor à faire écarter à { $target }.
    }
mode-trash-pirate-ship = Attaquer les Trésors des autres
    .log = { $you ->
            [yes] Vous attaquez les Trésors des autres.
           *[no] { $player } attaque les Trésors des autres.
        }
mode-coins = +1 Pièce par jeton Bateau pirate
    .log = { $you ->
            [yes] Vous prenez +1 Pièce par jeton { $cards }.
           *[no] { $player } prend +1 Pièce par jeton { $cards }.
        }

card-salvager = Sauveteur
    .text = +1 Achat. Écartez une carte de votre main. Vous obtenez autant de Pièces qu'elle coûte.
    .short = +1 Achat. Écartez une carte : vous recevez son coût en Pièces.
ask-trash-salvager = Écartez une carte de votre main ; vous obtenez autant de Pièces qu'elle coûte.

card-sea-hag = Sorcière de mer
    .text = Chaque adversaire défausse la première carte de son deck, puis reçoit une Malédiction sur son deck.
    .short = Les autres défaussent leur première carte et reçoivent une Malédiction sur leur deck.

card-smugglers = Contrebandiers
    .text = Recevez un exemplaire d'une carte coûtant 6 ou moins que votre voisin de droite a reçue à son dernier tour.
    .short = Recevez une carte à 6 ou moins que votre voisin de droite a reçue à son dernier tour.
ask-gain-smugglers = Recevez un exemplaire d'une carte que votre voisin de droite a reçue à son dernier tour.

card-tactician = Tacticien
    .text = Défaussez votre main. Si vous avez défaussé au moins une carte, au début de votre prochain tour : +5 Cartes, +1 Achat et +1 Action.
    .short = Défaussez votre main. Au prochain tour : +5 Cartes, +1 Achat, +1 Action.
next-tactician = +5 Cartes, +1 Action, +1 Achat

card-treasure-map = Carte aux trésors
    .text = Écartez cette carte et une autre Carte aux trésors de votre main. Si les deux ont été écartées, recevez 4 cartes Or sur votre deck.
    .short = Écartez-la avec une autre Carte aux trésors : 4 cartes Or sur votre deck.

card-treasury = Trésorerie
    .text = +1 Carte, +1 Action, +1 Pièce. Quand vous la défaussez du jeu, si vous n'avez acheté aucune carte Victoire ce tour-ci, vous pouvez la placer sur votre deck.
    .short = +1 Carte, +1 Action, +1 Pièce. Peut revenir sur le deck si vous n'achetez pas de Victoire.
ask-react-treasury = Placer la Trésorerie sur votre deck ?
react-treasury = Trésorerie : sur votre deck

card-warehouse = Entrepôt
    .text = +3 Cartes, +1 Action. Puis défaussez 3 cartes.
    .short = +3 Cartes, +1 Action. Défaussez 3 cartes.
ask-discard-warehouse = Défaussez { $amount } de votre main.

card-wharf = Quai
    .text = +2 Cartes, +1 Achat. Au début de votre prochain tour : +2 Cartes et +1 Achat.
    .short = +2 Cartes, +1 Achat. Au prochain tour : +2 Cartes, +1 Achat.
