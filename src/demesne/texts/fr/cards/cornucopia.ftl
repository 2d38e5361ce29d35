### Abondance : tous les textes de ces cartes, dans nos propres mots. Ce que contient un tel fichier : docs/adding-a-card.md.

card-fairgrounds = Champ de foire
    .text = Vaut 2 PV par tranche complète de 5 cartes de noms différents que vous possédez.
    .short = Vaut 2 PV par tranche de 5 cartes de noms différents possédées.

card-farming-village = Village agricole
    .text = +2 Actions. Dévoilez des cartes de votre deck jusqu'à voir une Action ou un Trésor. Cette carte va dans votre main ; le reste est défaussé.
    .short = +2 Actions. Dévoilez jusqu'à une Action ou un Trésor, et prenez cette carte.

card-fortune-teller = Diseuse de bonne aventure
    .text = +2 Pièces. Chaque adversaire dévoile des cartes de son deck jusqu'à voir une carte Victoire ou une Malédiction, la place sur son deck et défausse le reste.
    .short = +2 Pièces. Les autres placent sur leur deck leur prochaine Victoire ou Malédiction.

card-hamlet = Hameau
    .text = +1 Carte, +1 Action. Vous pouvez défausser une carte ; si vous le faites, +1 Action. Vous pouvez défausser une carte ; si vous le faites, +1 Achat.
    .short = +1 Carte, +1 Action. Défaussez au choix une carte pour +1 Action, une pour +1 Achat.
ask-discard-hamlet = { $step ->
        [1] Défausser une carte pour +1 Action ?
       *[other] Défausser une carte pour +1 Achat ?
    }

card-harvest = Récolte
    .text = Dévoilez les 4 premières cartes de votre deck et défaussez-les. +1 Pièce par nom différent parmi elles.
    .short = Défaussez vos 4 premières cartes : +1 Pièce par nom différent.

card-horn-of-plenty = Corne d'abondance
    .text = +0 Pièces. Recevez une carte coûtant au plus 1 par carte de nom différent que vous avez en jeu, celle-ci comprise. Si c'est une carte Victoire, écartez la Corne d'abondance.
    .short = Recevez une carte coûtant jusqu'à 1 par nom différent que vous avez en jeu.
ask-gain-horn-of-plenty = Recevez une carte coûtant au plus 1 par nom différent que vous avez en jeu. Une carte Victoire fait écarter la Corne d'abondance.

card-horse-traders = Maquignons
    .text = +1 Achat, +3 Pièces. Défaussez 2 cartes. Quand un adversaire joue une Attaque, vous pouvez mettre cette carte de côté depuis votre main ; au début de votre prochain tour, elle revient en main et vous piochez une carte.
    .short = +1 Achat, +3 Pièces. Défaussez 2 cartes. Attaqué, vous pouvez la mettre de côté.
ask-discard-horse-traders = Défaussez { $amount } de votre main.
ask-react-horse-traders = Vous êtes attaqué. Mettre les Maquignons de côté ? Ils reviennent au début de votre prochain tour avec +1 Carte.
react-horse-traders = Maquignons : de côté jusqu'à votre prochain tour
side-habit-react-horse-traders = quand vous êtes attaqué : les mettre de côté jusqu'à votre prochain tour

card-hunting-party = Chasseurs
    .text = +1 Carte, +1 Action. Dévoilez votre main. Dévoilez des cartes de votre deck jusqu'à en voir une dont le nom n'est pas dans votre main. Elle va dans votre main ; le reste est défaussé.
    .short = +1 Carte, +1 Action. Cherchez une carte dont le nom manque à votre main : prenez-la.

card-jester = Bouffon
    .text = +2 Pièces. Chaque adversaire défausse la première carte de son deck. Si c'est une carte Victoire, il reçoit une Malédiction ; sinon vous choisissez qui, de lui ou de vous, en reçoit un exemplaire de la réserve.
    .short = +2 Pièces. Les autres défaussent leur première carte : Malédiction ou exemplaire.
ask-mode-jester = { $whose ->
        [you] Vous avez défaussé : { $about }. Qui en reçoit un exemplaire ?
       *[other] { $target } a défaussé : { $about }. Qui en reçoit un exemplaire ?
    }
mode-take-jester = Vous en recevez un exemplaire
    .log = { $you ->
            [yes] Vous gardez l'exemplaire.
           *[no] { $player } garde l'exemplaire.
        }
mode-give = L'autre joueur en reçoit un exemplaire
    .log = { $you ->
            [yes] Vous donnez l'exemplaire à l'autre joueur.
           *[no] { $player } donne l'exemplaire à l'autre joueur.
        }

card-menagerie = Ménagerie
    .text = +1 Action. Dévoilez votre main. Si toutes ses cartes ont des noms différents, +3 Cartes ; sinon +1 Carte.
    .short = +1 Action. Si votre main n'a pas de double, +3 Cartes ; sinon +1 Carte.

card-remake = Renouvellement
    .also = Renouveau
    .text = Faites ceci 2 fois : écartez une carte de votre main, puis recevez une carte coûtant exactement 1 de plus.
    .short = Faites 2 fois : écartez une carte, recevez-en une coûtant exactement 1 de plus.
ask-trash-remake = { $step ->
        [1] Écartez une carte de votre main ; vous en recevez une coûtant exactement 1 de plus.
       *[other] Encore une fois : écartez une carte de votre main ; vous en recevez une coûtant exactement 1 de plus.
    }
ask-gain-remake = Recevez une carte coûtant exactement 1 de plus que celle écartée.

card-tournament = Tournoi
    .text = +1 Action. Chaque joueur peut dévoiler une Province de sa main. Si vous l'avez fait, défaussez-la et recevez un Prix ou un Duché sur votre deck. Si aucun adversaire ne l'a fait, +1 Carte et +1 Pièce.
    .short = +1 Action. Dévoilez et défaussez une Province pour gagner un Prix ou un Duché.
ask-reveal-tournament = { $whose ->
        [you] Dévoiler une Province ? Vous la défaussez et recevez un Prix ou un Duché sur votre deck.
       *[other] Dévoiler une Province ? Elle reste dans votre main, et { $target } n'obtient pas +1 Carte et +1 Pièce.
    }
ask-gain-tournament = Choisissez un Prix ou un Duché à recevoir sur votre deck.
side-habit-reveal-tournament = quand un autre le joue : dévoiler une Province et refuser le bonus

card-young-witch = Jeune sorcière
    .text = +2 Cartes. Défaussez 2 cartes. Chaque adversaire peut dévoiler une carte Fléau de sa main ; sinon il reçoit une Malédiction. Mise en place : ajoutez une pile Royaume coûtant 2 ou 3, le Fléau.
    .short = +2 Cartes. Défaussez 2 cartes. Les autres dévoilent un Fléau ou reçoivent une Malédiction.
ask-discard-young-witch = Défaussez { $amount } de votre main.
ask-reveal-young-witch = Dévoiler le Fléau ({ $option }) ? Sinon vous recevez une Malédiction.
side-habit-reveal-young-witch = quand un autre la joue : dévoiler le Fléau et ne pas recevoir de Malédiction

card-bag-of-gold = Sac d'or
    .text = +1 Action. Recevez un Or sur votre deck.
    .short = +1 Action. Recevez un Or sur votre deck.

card-diadem = Diadème
    .text = +2 Pièces, et +1 Pièce par Action qu'il vous reste.
    .short = +2 Pièces, et +1 Pièce par Action qu'il vous reste.

card-followers = Partisans
    .text = +2 Cartes. Recevez un Domaine. Chaque adversaire reçoit une Malédiction, puis garde 3 cartes en main et défausse les autres.
    .short = +2 Cartes. Recevez un Domaine. Aux autres : une Malédiction et 3 cartes en main.
ask-discard-followers = Défaussez { $amount } : vous en gardez 3 en main.

card-princess = Princesse
    .text = +1 Achat. Tant que cette carte est en jeu, chaque carte coûte 2 de moins, mais jamais moins de 0.
    .short = +1 Achat. Tant que cette carte est en jeu, tout coûte 2 de moins.

card-trusty-steed = Fidèle destrier
    .text = Choisissez 2 effets différents, faits dans cet ordre : +2 Cartes ; +2 Actions ; +2 Pièces ; recevez 4 cartes Argent et mettez votre deck dans votre défausse.
    .short = Choisissez-en 2 : +2 Cartes ; +2 Actions ; +2 Pièces ; 4 cartes Argent et deck défaussé.
ask-mode-trusty-steed = Choisissez 2 effets différents.
mode-4-silvers = Recevoir 4 cartes Argent et mettre votre deck dans la défausse
    .log = { $you ->
            [yes] Vous choisissez de recevoir 4 cartes Argent.
           *[no] { $player } choisit de recevoir 4 cartes Argent.
        }
