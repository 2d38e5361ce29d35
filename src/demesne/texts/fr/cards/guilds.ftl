### Guildes : tous les textes de ces cartes, dans nos propres mots. Ce que contient un tel fichier : docs/adding-a-card.md.

card-advisor = Conseiller
    .text = +1 Action. Dévoilez les 3 premières cartes de votre deck. Le joueur à votre gauche en choisit une que vous défaussez ; les autres vont dans votre main.
    .short = +1 Action. Prenez vos 3 premières cartes, sauf une que choisit votre voisin de gauche.
ask-discard-advisor = Choisissez la carte à faire défausser à { $target } ; les autres vont dans sa main.

card-baker = Boulanger
    .text = +1 Carte, +1 Action, +1 jeton Pièce. Mise en place : chaque joueur commence avec 1 jeton Pièce.
    .short = +1 Carte, +1 Action, +1 jeton Pièce.

card-butcher = Boucher
    .text = +2 jetons Pièce. Vous pouvez écarter une carte de votre main et payer autant de jetons Pièce que vous voulez. Si vous en avez écarté une, recevez une carte coûtant au plus son coût plus les jetons payés.
    .short = +2 jetons Pièce. Vous pouvez écarter une carte et en payer une plus chère en jetons.
ask-trash-butcher = Vous pouvez écarter une carte de votre main pour en recevoir une autre ; des jetons Pièce peuvent en augmenter le coût.
ask-spend-butcher = Payer combien de jetons Pièce ? Chacun permet à la carte reçue de coûter 1 de plus ; vous en avez { $top }.
ask-gain-butcher = Recevez une carte coûtant au plus le coût de celle écartée plus les jetons payés.

card-candlestick-maker = Cirier
    .text = +1 Action, +1 Achat, +1 jeton Pièce.
    .short = +1 Action, +1 Achat, +1 jeton Pièce.

card-doctor = Médecin
    .text = Nommez une carte. Dévoilez les 3 premières cartes de votre deck, écartez celles qui portent ce nom et remettez les autres dans l'ordre de votre choix. Quand vous l'achetez, vous pouvez payer un surcoût : par pièce, consultez la première carte de votre deck et écartez-la, défaussez-la ou laissez-la.
    .short = Nommez une carte : écartez-la des 3 premières. Surcoût : triez vos premières cartes.
ask-name-doctor = Nommez une carte : celles de ce nom parmi vos 3 premières cartes sont écartées.
ask-topdeck-doctor = Remettez les autres cartes sur votre deck ; la première choisie sera au-dessus.
ask-overpay-doctor = Payer un surcoût ? Par pièce, vous décidez du sort de la première carte de votre deck. Pièces restantes : { $top }.
ask-mode-doctor = La première carte de votre deck est : { $about }. Que devient-elle ?
mode-trash = L'écarter
    .log = { $you ->
            [yes] Vous l'écartez.
           *[no] { $player } l'écarte.
        }

card-herald = Héraut
    .text = +1 Carte, +1 Action. Dévoilez la première carte de votre deck ; une Action est jouée aussitôt. Quand vous l'achetez, vous pouvez payer un surcoût : par pièce, placez une carte de votre défausse sur votre deck.
    .short = +1 Carte, +1 Action. Joue le dessus si c'est une Action. Surcoût : défausses sur le deck.
ask-overpay-herald = Payer un surcoût ? Par pièce, vous placez une carte de votre défausse sur votre deck. Pièces restantes : { $top }.
ask-topdeck-herald = { $count ->
        [one] Placez { $amount } de votre défausse sur votre deck.
       *[other] Placez { $amount } de votre défausse sur votre deck ; la première choisie sera au-dessus.
    }

card-journeyman = Compagnon
    .text = Nommez une carte. Dévoilez des cartes de votre deck jusqu'à en voir 3 d'un autre nom. Celles-ci vont dans votre main ; le reste est défaussé.
    .short = Nommez une carte. Prenez les 3 prochaines cartes qui portent un autre nom.
ask-name-journeyman = Nommez une carte : vous cherchez 3 cartes d'un autre nom.

card-masterpiece = Chef-d'œuvre
    .text = +1 Pièce. Quand vous l'achetez, vous pouvez payer un surcoût : par pièce, recevez un Argent.
    .short = +1 Pièce. Surcoût à l'achat : recevez un Argent par pièce en plus.
ask-overpay-masterpiece = Payer un surcoût ? Par pièce, vous recevez un Argent. Pièces restantes : { $top }.

card-merchant-guild = Guilde des marchands
    .text = +1 Achat, +1 Pièce. Tant que cette carte est en jeu, chaque carte que vous achetez vous donne +1 jeton Pièce.
    .short = +1 Achat, +1 Pièce. Tant qu'elle est en jeu, chaque achat rapporte un jeton Pièce.

card-plaza = Place du village
    .text = +1 Carte, +2 Actions. Vous pouvez défausser un Trésor ; si vous le faites, +1 jeton Pièce.
    .short = +1 Carte, +2 Actions. Vous pouvez défausser un Trésor : +1 jeton Pièce.
ask-discard-plaza = Défausser un Trésor pour +1 jeton Pièce ?

card-soothsayer = Devin
    .text = Recevez un Or. Chaque adversaire reçoit une Malédiction ; celui qui en a reçu une pioche une carte.
    .short = Recevez un Or. Les autres reçoivent une Malédiction et piochent une carte.

card-stonemason = Tailleur de pierre
    .text = Écartez une carte de votre main. Recevez 2 cartes coûtant chacune moins qu'elle. Quand vous l'achetez, vous pouvez payer un surcoût : recevez 2 Actions coûtant chacune exactement ce surcoût.
    .short = Écartez une carte, recevez-en 2 moins chères. Surcoût : recevez 2 Actions de ce coût.
ask-trash-stonemason = Écartez une carte de votre main ; vous recevez 2 cartes coûtant chacune moins.
ask-overpay-stonemason = Payer un surcoût ? Vous recevez 2 Actions coûtant chacune exactement ce surcoût. Il vous reste { $price }.
ask-gain-stonemason = { $event ->
        [overpay] Recevez une Action coûtant exactement votre surcoût ({ $step } sur 2).
       *[play] Recevez une carte coûtant moins que celle écartée ({ $step } sur 2).
    }

card-taxman = Percepteur
    .text = Vous pouvez écarter un Trésor de votre main. Si vous le faites, chaque adversaire ayant au moins 5 cartes en main en défausse un exemplaire, ou dévoile une main qui n'en a pas, et vous recevez sur votre deck un Trésor coûtant jusqu'à 3 de plus.
    .short = Vous pouvez écarter un Trésor pour un coûtant jusqu'à 3 de plus. Les autres le défaussent.
ask-trash-taxman = Écarter un Trésor de votre main ? Les autres ayant au moins 5 cartes en défaussent un exemplaire ; vous en recevez un sur votre deck, coûtant jusqu'à 3 de plus.
ask-gain-taxman = Recevez sur votre deck un Trésor coûtant jusqu'à 3 de plus que celui écarté.
