### L'Arrière-pays : tous les textes de ces cartes, dans nos propres mots. Ce que contient un tel fichier : docs/adding-a-card.md.

card-border-village = Village frontalier
    .text = +1 Carte, +2 Actions. Quand vous le recevez, recevez une carte coûtant moins.
    .short = +1 Carte, +2 Actions. Quand vous le recevez, recevez aussi une carte moins chère.
ask-gain-border-village = Vous avez reçu le Village frontalier : recevez une carte coûtant moins.
react-border-village = Village frontalier : recevez une carte moins chère

card-cache = Cache
    .text = +3 Pièces. Quand vous la recevez, recevez 2 Cuivres.
    .short = +3 Pièces. Elle arrive avec 2 Cuivres.
react-cache = Cache : recevez 2 Cuivres

card-cartographer = Cartographe
    .text = +1 Carte, +1 Action. Consultez les 4 premières cartes de votre deck. Défaussez celles que vous voulez et remettez le reste dans l'ordre de votre choix.
    .short = +1 Carte, +1 Action. Parmi vos 4 premières cartes, défaussez à volonté.
ask-discard-cartographer = Défaussez celles que vous voulez ; les autres sont remises sur votre deck.
ask-topdeck-cartographer = Remettez les autres cartes sur votre deck ; la première choisie sera au-dessus.

card-crossroads = Carrefour
    .text = Dévoilez votre main ; +1 Carte par carte Victoire qu'elle contient. La première fois que vous le jouez dans un tour, également +3 Actions.
    .short = +1 Carte par Victoire en main. Le premier du tour : +3 Actions.

card-develop = Développement
    .text = Écartez une carte de votre main. Recevez sur votre deck une carte coûtant exactement 1 de plus et une coûtant exactement 1 de moins, dans l'ordre de votre choix.
    .short = Écartez une carte. Recevez sur votre deck une carte à 1 de plus et une à 1 de moins.
ask-trash-develop = Écartez une carte de votre main ; vous en recevez sur votre deck une coûtant 1 de plus et une coûtant 1 de moins.
ask-gain-develop = Recevez sur votre deck une carte coûtant exactement 1 de plus ou 1 de moins que celle écartée.

card-duchess = Duchesse
    .text = +2 Pièces. Chaque joueur, vous d'abord, consulte la première carte de son deck et la défausse ou la remet. Dans les parties avec cette carte, celui qui reçoit un Duché peut aussi recevoir une Duchesse.
    .short = +2 Pièces. Chacun peut défausser sa première carte. Un Duché peut vous l'apporter.
ask-discard-duchess = La première carte de votre deck est : { $option }. La défausser ? Sinon elle reste.
decline-discard-duchess = Remettre la carte
ask-react-duchess = Vous avez reçu un Duché. Recevoir aussi une Duchesse ?
react-duchess = Duchesse : recevez-en une pour le Duché

card-embassy = Embassade
    .also = Ambassade
    .text = +5 Cartes. Défaussez 3 cartes. Quand vous la recevez, chaque adversaire reçoit un Argent.
    .short = +5 Cartes. Défaussez 3 cartes. Quand vous la recevez, les autres reçoivent un Argent.
ask-discard-embassy = Défaussez { $amount } de votre main.
react-embassy = Embassade : chaque adversaire reçoit un Argent

card-farmland = Terre agricole
    .text = Vaut 2 PV. Quand vous l'achetez, écartez une carte de votre main et recevez-en une coûtant exactement 2 de plus.
    .short = Vaut 2 PV. À l'achat, changez une carte en une coûtant exactement 2 de plus.
ask-trash-farmland = Vous avez acheté la Terre agricole : écartez une carte de votre main ; vous en recevez une coûtant exactement 2 de plus.
ask-gain-farmland = Recevez une carte coûtant exactement 2 de plus que celle écartée.
react-farmland = Terre agricole : écartez une carte, recevez-en une coûtant 2 de plus

card-fool-s-gold = Or des fous
    .text = +1 Pièce, ou 4 Pièces si ce n'est pas le premier Or des fous que vous jouez ce tour-ci. Quand un adversaire reçoit une Province, vous pouvez écarter cette carte de votre main pour un Or sur votre deck.
    .short = 1 Pièce ; dès le deuxième, 4. Si un autre reçoit une Province, il devient un Or.
ask-react-fool-s-gold = Un adversaire a reçu une Province. Écarter l'Or des fous pour un Or sur votre deck ?
react-fool-s-gold = Or des fous : l'écarter pour un Or sur votre deck

card-haggler = Marchandeur
    .text = +2 Pièces. Tant que cette carte est en jeu, pour chaque carte que vous achetez, recevez une carte coûtant moins qui n'est pas une Victoire.
    .short = +2 Pièces. Pour chaque achat, recevez une carte moins chère, hors Victoire.
ask-gain-haggler = Recevez une carte coûtant moins que celle achetée et qui n'est pas une Victoire.
react-haggler = Marchandeur : recevez une carte moins chère

card-highway = Route
    .text = +1 Carte, +1 Action. Tant que cette carte est en jeu, toutes les cartes coûtent 1 de moins, mais jamais moins de 0.
    .short = +1 Carte, +1 Action. Tant qu'elle est en jeu, les cartes coûtent 1 de moins.

card-ill-gotten-gains = Argent noir
    .text = +1 Pièce. Vous pouvez recevoir un Cuivre en main. Quand vous recevez l'Argent noir, chaque adversaire reçoit une Malédiction.
    .short = +1 Pièce. Un Cuivre en main si vous voulez. Recevoir cette carte maudit les autres.
ask-gain-ill-gotten-gains = Recevoir un Cuivre en main ?
react-ill-gotten-gains = Argent noir : chaque adversaire reçoit une Malédiction

card-inn = Auberge
    .text = +2 Cartes, +2 Actions. Défaussez 2 cartes. Quand vous la recevez, consultez votre défausse, dévoilez-y les Actions que vous voulez et mélangez-les à votre deck.
    .short = +2 Cartes, +2 Actions. Défaussez-en 2. Reçue, elle remet des Actions dans le deck.
ask-discard-inn = Défaussez { $amount } de votre main.
ask-reveal-inn = Choisissez les Actions de votre défausse à mélanger à votre deck.
confirm-reveal-inn = { $count ->
        [one] Mélanger { $cards } au deck
       *[other] Mélanger { $count } cartes au deck
    }
decline-reveal-inn = N'en mélanger aucune
react-inn = Auberge : mélangez des Actions à votre deck

card-jack-of-all-trades = Touche-à-tout
    .text = Recevez un Argent. Consultez la première carte de votre deck ; défaussez-la ou remettez-la. Piochez jusqu'à avoir 5 cartes en main. Vous pouvez écarter de votre main une carte qui n'est pas un Trésor.
    .short = Un Argent. Triez la première carte. Piochez jusqu'à 5. Vous pouvez écarter un non-Trésor.
ask-discard-jack-of-all-trades = La première carte de votre deck est : { $option }. La défausser ? Sinon elle reste.
decline-discard-jack-of-all-trades = Remettre la carte
ask-trash-jack-of-all-trades = Vous pouvez écarter de votre main une carte qui n'est pas un Trésor.

card-mandarin = Mandarin
    .text = +3 Pièces. Placez une carte de votre main sur votre deck. Quand vous recevez le Mandarin, placez sur votre deck, dans l'ordre de votre choix, tous les Trésors que vous avez en jeu.
    .short = +3 Pièces. Remettez une carte sur le deck. Reçu, il y remet vos Trésors en jeu.
ask-topdeck-mandarin = { $count ->
        [one] Placez { $amount } sur votre deck.
       *[other] Placez vos Trésors en jeu sur votre deck ; le premier choisi sera au-dessus.
    }
react-mandarin = Mandarin : vos Trésors en jeu sur votre deck

card-margrave = Margrave
    .text = +3 Cartes, +1 Achat. Chaque adversaire pioche une carte, puis garde 3 cartes en main et défausse les autres.
    .short = +3 Cartes, +1 Achat. Les autres piochent une carte, puis n'en gardent que 3.
ask-discard-margrave = Défaussez { $amount } : vous en gardez 3 en main.

card-noble-brigand = Noble brigand
    .text = +1 Pièce. Quand vous le jouez ou l'achetez, chaque adversaire dévoile les 2 premières cartes de son deck, écarte un Argent ou un Or dévoilé de votre choix et défausse le reste ; celui qui n'a dévoilé aucun Trésor reçoit un Cuivre. Vous recevez les cartes écartées.
    .short = +1 Pièce. Joué ou acheté : volez un Argent ou un Or des 2 premières cartes des autres.
ask-trash-noble-brigand = { $whose ->
        [you] Choisissez le Trésor que vous écartez ; vous le recevez.
       *[other] Choisissez le Trésor à faire écarter à { $target } ; vous le recevez.
    }
react-noble-brigand = Noble brigand : volez les autres

card-nomad-camp = Campement nomade
    .text = +1 Achat, +2 Pièces. Vous le recevez sur votre deck.
    .short = +1 Achat, +2 Pièces. Vous le recevez sur votre deck.

card-oasis = Oasis
    .text = +1 Carte, +1 Action, +1 Pièce. Puis défaussez une carte.
    .short = +1 Carte, +1 Action, +1 Pièce. Défaussez une carte.
ask-discard-oasis = Défaussez une carte de votre main.

card-oracle = Oracle
    .text = Chaque joueur, vous d'abord, dévoile les 2 premières cartes de son deck. Vous décidez si les deux sont défaussées, ou remises dans l'ordre choisi par leur propriétaire. Puis +2 Cartes.
    .short = Défaussez ou remettez les 2 premières cartes de chacun. Puis +2 Cartes.
ask-mode-oracle = { $whose ->
        [you] Vous dévoilez : { $about }. Les défausser, ou les remettre ?
       *[other] { $target } dévoile : { $about }. Les faire défausser, ou les faire remettre ?
    }
mode-discard-oracle = Les défausser
    .log = { $you ->
            [yes] Vous faites défausser les cartes.
           *[no] { $player } fait défausser les cartes.
        }
mode-keep-oracle = Les remettre sur le deck
    .log = { $you ->
            [yes] Vous laissez les cartes sur le deck.
           *[no] { $player } laisse les cartes sur le deck.
        }
ask-topdeck-oracle = Remettez-les sur votre deck ; la première choisie sera au-dessus.

card-scheme = Complot
    .text = +1 Carte, +1 Action. Au début de la phase Ajustement de ce tour, vous pouvez placer sur votre deck une Action que vous avez en jeu.
    .short = +1 Carte, +1 Action. En fin de tour, remettez une Action sur votre deck.
ask-react-scheme = Utiliser le Complot pour placer une Action en jeu sur votre deck ?
ask-topdeck-scheme = Choisissez l'Action en jeu qui va sur votre deck.
react-scheme = Complot : une Action en jeu sur votre deck

card-silk-road = Route de la soie
    .text = Vaut 1 PV par tranche complète de 4 cartes Victoire que vous possédez.
    .short = Vaut 1 PV par tranche de 4 cartes Victoire possédées.

card-spice-merchant = Marchand d'épices
    .text = Vous pouvez écarter un Trésor de votre main. Si vous le faites, au choix : +2 Cartes et +1 Action, ou +2 Pièces et +1 Achat.
    .short = Vous pouvez écarter un Trésor : +2 Cartes et +1 Action, ou +2 Pièces et +1 Achat.
ask-trash-spice-merchant = Vous pouvez écarter un Trésor de votre main pour un bonus au choix.
ask-mode-spice-merchant = Choisissez le bonus.
mode-2-cards-1-action = +2 Cartes, +1 Action
mode-2-coins-1-buy = +2 Pièces, +1 Achat

card-stables = Écuries
    .text = Vous pouvez défausser un Trésor de votre main pour +3 Cartes et +1 Action.
    .short = Vous pouvez défausser un Trésor : +3 Cartes et +1 Action.
ask-discard-stables = Défausser un Trésor pour +3 Cartes et +1 Action ?

card-trader = Troqueuse
    .text = Écartez une carte de votre main et recevez un Argent par pièce de son coût. Quand vous allez recevoir une carte, vous pouvez dévoiler la Troqueuse de votre main et recevoir un Argent à la place.
    .short = Changez une carte en Argent selon son coût. En main : un Argent au lieu d'une carte.
ask-trash-trader = Écartez une carte de votre main ; vous recevez un Argent par pièce de son coût.
ask-react-trader = Vous allez recevoir : { $about }. Dévoiler la Troqueuse et recevoir un Argent à la place ?
react-trader = Troqueuse : recevez un Argent à la place

card-tunnel = Tunnel
    .text = Vaut 2 PV. Quand vous le défaussez hors de la phase Ajustement, vous pouvez le dévoiler pour recevoir un Or.
    .short = Vaut 2 PV. Si vous le défaussez pendant un tour, vous pouvez recevoir un Or.
ask-react-tunnel = Vous avez défaussé le Tunnel. Le dévoiler pour recevoir un Or ?
react-tunnel = Tunnel : recevez un Or
