### The reference of the cards, and how to play.

## The reference

learn-search-hint = Nom dans une des langues, ou texte
learn-all-cards = Toutes les cartes
learn-no-card = Cette carte n'existe pas
learn-neighbours = Autres cartes
learn-or-more = ou plus
learn-brings = Donne
learn-names = Noms
learn-kingdoms = Dans ces royaumes recommandés
learn-rulings-english = Les précisions sont rédigées en anglais.
learn-rulings-find = Chercher un mot ou une carte
learn-rulings-alone = La carte seule
learn-rulings-set = Avec d'autres cartes de l'extension { $set }
learn-rulings-others = Avec des cartes d'autres extensions
learn-rulings-none = Aucune précision ne parle de « { $text } ».

## The way into the lesson

learn-title = Première partie
learn-lead = Le moyen le plus rapide d'apprendre le jeu, c'est d'y jouer. Votre première partie est expliquée au fur et à mesure, contre un robot qui débute lui aussi.
learn-promise-coach = Un guide à côté de la table dit ce que vous voyez et ce que vous pouvez faire.
learn-promise-undo = Tout peut être annulé, autant de fois que vous voulez.
learn-promise-skip = Passez un conseil, ou quittez la leçon et continuez à jouer.
learn-start = Jouer la première partie
learn-read-instead = Lire les règles

## The coach

learn-coach = Votre guide
learn-fold = Replier
learn-unfold = Déplier
learn-leave = Quitter la leçon
learn-next = Suivant
learn-skip = Passer ce conseil
learn-your-move = À vous. Le bandeau au-dessus de votre main dit ce qui est demandé.
learn-watch = C'est à l'autre joueur. Le journal raconte ce qui se passe.
learn-suggestion = Une suggestion
learn-own-table = Ouvrir votre propre table

learn-welcome-title = Bienvenue sur vos terres
learn-welcome = Vous régnez sur un tout petit domaine et voulez l'agrandir. À la fin, le joueur qui a le plus de points gagne. Vous commencez avec dix cartes : sept Cuivres et trois Domaines. Chaque carte reçue rend votre deck meilleur, ou moins bon.
learn-hand-title = Votre main
learn-hand = Ces cinq cartes sont votre main pour ce tour. Les Cuivres sont des Trésors : ils paient. Les Domaines sont des cartes Victoire : ils comptent à la fin, mais d'ici là ils ne font rien en main.
learn-question-title = Ce qui vous est demandé
learn-question = Ce bandeau dit toujours ce que vous pouvez faire, et quelle carte le demande. Ce qui peut être choisi est nettement entouré. Les boutons à côté de votre main terminent une étape.
learn-treasure-title = Jouez vos Trésors
learn-treasure = Un tour a deux parties : jouer des Actions, puis acheter. Vous n'avez pas encore d'Action, donc vous payez tout de suite. Choisissez un Cuivre, ou jouez tous les Trésors avec le bouton ; chaque Cuivre donne une pièce.
learn-buy-title = Achetez une carte
learn-buy = Ces piles sont la réserve. Le nombre dans la pièce d'or est le prix, le nombre sombre dit combien il en reste. Vos pièces achètent une carte ce tour-ci : choisissez une pile entourée.
learn-read-title = Lisez avant d'acheter
learn-read = Laissez le pointeur sur une carte, ou appuyez longtemps, pour la voir en grand avec ses précisions. Au clavier, appuyez sur « ? » sur une carte.
learn-gained-title = Où elle est allée
learn-gained = Ce que vous achetez va sur votre défausse, pas dans votre main. Vous le piocherez après le prochain mélange, puis encore et encore.
learn-cleanup-title = La fin d'un tour
learn-cleanup = Après l'achat, tout ce que vous avez joué et ce qui reste en main est défaussé, et vous piochez cinq nouvelles cartes. Les pièces ne se gardent pas pour plus tard.
learn-log-title = Le journal
learn-log = Tout ce qui se passe est écrit ici, avec ce qui l'a causé. Choisissez une ligne pour voir la table telle qu'elle était alors.
learn-undo-title = Annuler
learn-undo = Un faux clic n'est pas grave : Annuler défait votre dernière action. Dans cette leçon, toujours.
learn-shuffle-title = Mélanger
learn-shuffle = Votre deck était épuisé : votre défausse a été mélangée et devient le nouveau deck. C'est ainsi que les cartes achetées arrivent en main. Un petit deck est mélangé souvent.
learn-action-title = Votre première Action
learn-action = Vous avez pioché une carte Action. Au début de votre tour, vous pouvez en jouer une : choisissez-la dans votre main, et ce qu'elle dit arrive de haut en bas. Ensuite, vous achetez comme d'habitude.
learn-actions-title = Plus d'Actions
learn-actions = Vous avez maintenant plus d'une Action : vous pouvez jouer une autre carte Action. Celles qui donnent +1 Action ou +2 Actions prolongent votre tour, alors jouez-les d'abord.
learn-stuck-title = Plus d'Action
learn-stuck = Il y a encore une carte Action dans votre main, mais plus d'Action pour la jouer. Cela arrive quand il y en a trop. Un Village aide.
learn-buys-title = Plus d'Achats
learn-buys = Vous avez plus d'un Achat : partagez vos pièces entre plusieurs cartes, si vous voulez. Chacune demande son Achat, même un Cuivre.
learn-trash-title = Écarter
learn-trash = Une carte écartée ne revient plus de la partie. Cela peut être bon : sans une carte faible, vous piochez plus souvent les fortes.
learn-militia-title = On vous attaque
learn-militia = L'autre joueur a joué une Milice : gardez trois cartes, défaussez le reste. Les cartes Victoire ne font rien pour l'instant, elles partent en premier. Choisissez-les et confirmez.
learn-moat-title = Une Réaction
learn-moat = Vous avez des Douves. Dévoilez-les, et cette Attaque ne vous fait rien ; elles restent dans votre main.
learn-plan-title = Quoi acheter ?
learn-plan = Il vous faut 8 pièces dans une seule main de cinq cartes : les Cuivres n'y suffisent pas. L'Argent et l'Or enrichissent vos mains ; quelques Actions font piocher plus. Trop d'Actions se gênent entre elles.
learn-gold-title = L'Or
learn-gold = Six pièces : un Or donne trois pièces chaque fois que vous le piochez. C'est presque toujours un bon achat, tant que la fin n'est pas proche.
learn-province-title = La Province
learn-province = Huit pièces : vous pouvez acheter une Province, qui vaut 6 points. Les Provinces font gagner, et la partie finit quand il n'y en a plus.
learn-duchy-title = Le temps des Duchés
learn-duchy = Il reste peu de Provinces. Une carte achetée maintenant ne sera guère piochée, donc les points comptent plus que les pièces : un Duché à 5 vaut 3 points.
learn-end-title = La fin approche
learn-end = La partie finit à la fin d'un tour où la dernière Province est partie, ou trois piles de la réserve sont vides. Comptez avant d'acheter la dernière carte !
learn-over-title = Votre première partie est finie
learn-over = Sous la table, vous voyez d'où vient chaque point, le cours de la partie et les decks. Vous connaissez les règles maintenant. D'innombrables royaumes vous attendent.

## Suggestions of the coach

learn-advice-action = Jouez { $card }.
learn-advice-treasure = Jouez tous vos Trésors : rien ne sert d'en garder.
learn-advice-gain = Prenez { $card }.
learn-advice-discard = Défaussez { $cards } : c'est ce qui vous manquera le moins.
learn-advice-keep = Gardez vos cartes : toutes sont utiles.
learn-advice-trash = Écartez { $card }.
learn-advice-react = Dévoilez { $card } : cela ne vous coûte rien.
learn-why-province = Achetez { $card } : 6 points, c'est le but du jeu.
learn-why-duchy = Achetez { $card } : la fin est proche, et 3 points sont 3 points.
learn-why-estate = Achetez { $card } : il est tard, chaque point compte.
learn-why-gold = Achetez { $card } : trois pièces en une seule carte.
learn-why-silver = Achetez { $card } : deux pièces, chaque fois que vous le piochez.
learn-why-market = Achetez { $card } : un peu de tout, sans jamais gêner.
learn-why-smithy = Achetez { $card } : trois cartes de plus font un tour riche.
learn-why-militia = Achetez { $card } : deux pièces pour vous, une petite main pour l'autre.
learn-why-village = Achetez { $card } : vous pourrez jouer deux Actions de plus.
learn-why-nothing = N'achetez rien : un Cuivre ne ferait qu'affaiblir votre deck.

## The rules in short

learn-rules = Les règles en bref
learn-rules-goal = Le but
learn-rules-goal-1 = Chaque joueur a son propre deck et l'améliore au fil de la partie.
learn-rules-goal-2 = Le joueur qui a le plus de points à la fin gagne : main, deck et défausse comptent.
learn-rules-setup = Avant la partie
learn-rules-setup-1 = Chacun commence avec 7 Cuivres et 3 Domaines, mélangés, et pioche 5 cartes.
learn-rules-setup-2 = La réserve contient Cuivre, Argent, Or, Domaine, Duché, Province, Malédiction, et dix piles Royaume de dix cartes ; les piles de cartes Victoire ont 8 cartes à deux joueurs, 12 à davantage.
learn-rules-setup-3 = Les dix piles Royaume rendent chaque partie différente.
learn-rules-turn = Un tour
learn-rules-turn-1 = Actions : vous pouvez jouer une carte Action. Les cartes à +Actions permettent d'en jouer d'autres.
learn-rules-turn-2 = Achats : jouez des Trésors de votre main, puis achetez une carte que vous pouvez payer ; elle va sur votre défausse. Les cartes à +Achats permettent d'en acheter d'autres.
learn-rules-turn-3 = Ajustement : défaussez tout ce qui est en jeu et toute votre main, puis piochez 5 cartes.
learn-rules-turn-4 = Quand le deck est épuisé et qu'il faut une carte, la défausse est mélangée et devient le deck.
learn-rules-cards = Les cartes
learn-rules-cards-1 = Les Trésors paient : Cuivre 1, Argent 2, Or 3 pièces. Ils restent à vous.
learn-rules-cards-2 = Les cartes Victoire comptent à la fin : Domaine 1, Duché 3, Province 6 points. Une Malédiction compte −1.
learn-rules-cards-3 = Les cartes Action font ce qu'elles disent, de haut en bas, autant que possible.
learn-rules-cards-4 = Les Attaques sont des Actions qui nuisent aux autres.
learn-rules-cards-5 = Les Réactions servent aussi depuis la main, au moment qu'elles indiquent.
learn-rules-words = Les mots
learn-rules-words-1 = +1 Carte : piochez une carte. +1 Action : jouez une Action de plus. +1 Achat : achetez une carte de plus. +1 Pièce : une de plus à dépenser ce tour-ci.
learn-rules-words-2 = Recevoir : prendre une carte de la réserve, sur sa défausse sauf avis contraire. Une carte achetée est reçue aussi.
learn-rules-words-3 = Écarter : mettre une carte au rebut, face visible, hors de la partie.
learn-rules-words-4 = Défausser : sur sa défausse. Dévoiler : montrer à tous, puis remettre en place.
learn-rules-words-5 = Mettre de côté : à part, pour un temps ; la carte reste à vous.
learn-rules-attack = Attaques et Réactions
learn-rules-attack-1 = Quand une Attaque est jouée, les autres peuvent d'abord utiliser des Réactions de leur main, dans l'ordre du tour.
learn-rules-attack-2 = Ensuite, elle agit sur chacun des autres, à commencer par le voisin de gauche de l'attaquant.
learn-rules-end = La fin
learn-rules-end-1 = La partie finit après un tour où la pile des Provinces est vide, ou trois piles de la réserve (quatre à cinq ou six joueurs).
learn-rules-end-2 = Le joueur qui a le plus de points gagne. À égalité, c'est celui qui a joué le moins de tours ; si cela aussi est égal, la victoire est partagée.
learn-rules-end-3 = Le joueur à gauche du gagnant commence la partie suivante.
learn-rules-more = Dans certains royaumes
learn-rules-more-1 = Jetons Pièce : gardez-les aussi longtemps que vous voulez, et dépensez-les avant d'acheter pour 1 pièce chacun.
learn-rules-more-2 = Surcoût : certaines cartes se paient au-delà de leur coût (3+), pour un effet qui grandit avec lui.
learn-rules-more-3 = Les Refuges remplacent les Domaines de départ ; les Ruines sont de faibles Actions que d'autres distribuent.
learn-rules-more-4 = Prix, Butins, Fou et Mercenaire sont à côté de la réserve : ils ne s'achètent pas.
learn-rules-more-5 = Les cartes Durée restent en jeu jusqu'à votre prochain tour ; elles agissent de nouveau à son début.
learn-rules-more-6 = Les Potions sont une seconde monnaie : une carte dont le coût comporte une Potion demande des pièces et une Potion dans le même tour.
learn-rules-more-7 = Avec Platine et Colonie, la partie finit aussi quand la dernière Colonie est partie.
learn-rules-more-8 = Les plateaux gardent des cartes hors de votre deck ; les jetons PV sont des points sans carte.
learn-rules-advice = Trois conseils
learn-rules-advice-1 = Dans le doute, l'Argent vaut mieux que la plupart des cartes.
learn-rules-advice-2 = Une ou deux Actions qui n'en donnent pas d'autre suffisent, sauf si des Villages les accompagnent.
learn-rules-advice-3 = N'achetez pas de cartes Victoire trop tôt, ni trop tard.
