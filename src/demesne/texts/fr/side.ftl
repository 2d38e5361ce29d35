### Beside the table in the browser: the log, the chat, the deck tracker, automatic answers, reading a card.

## The log

side-log = Journal
side-log-turn = Tour
side-log-all-turns = Tous les tours
side-log-previous = Tour précédent
side-log-next = Tour suivant
side-log-player = Joueur
side-log-everyone = Tous
side-log-start = Avant le premier tour
side-log-earlier = Tours précédents
side-log-empty = Il ne s'est encore rien passé.
side-log-then = Voir la table à ce moment-là
side-log-new = { $count ->
        [one] 1 nouvel événement
       *[other] { $count } nouveaux événements
    }

## The chat

side-chat = Discussion
side-chat-empty = Personne n'a encore rien écrit.
side-chat-write = Écrire à la table
side-chat-send = Envoyer
side-chat-left = { $count ->
        [one] encore { $count } caractère
       *[other] encore { $count } caractères
    }
side-chat-watching = Les spectateurs lisent ; seuls les joueurs écrivent.
side-chat-refused-lost = Non envoyé : la connexion est coupée. Votre texte est toujours là.
side-chat-refused-too-often = Non envoyé : cela fait beaucoup d'un coup. Patientez un instant.

## The point counter and the deck tracker

side-tracker = Decks
side-tracker-points = Points
side-tracker-owned = Qui possède quoi
side-tracker-cards = Cartes
side-tracker-deck = { $count ->
        [one] { $count } carte reste dans votre deck
       *[other] { $count } cartes restent dans votre deck
    }
side-tracker-left = reste
side-tracker-next = suivante
side-tracker-hand = { $count } suivantes
side-tracker-empty = Votre deck est vide : votre défausse sera mélangée à la prochaine pioche.
side-tracker-off = L'hôte de cette table souhaite que chacun compte par lui-même.

## Automatic answers

side-habits = Réponses automatiques
side-habits-free = Répondre sans demander à ce qui ne coûte rien
side-habits-free-why = Dévoiler les Douves, le Fléau ou une Province quand cela vous protège ou retient un autre joueur ; la carte reste en main.
side-habits-ask = Demander
side-habits-always = Toujours
side-habits-never = Jamais
side-habits-all = Montrer toutes les cartes
side-habits-here = Montrer seulement les cartes de cette partie
side-habits-none = Aucune carte de cette partie ne pose de question à laquelle on pourrait répondre d'avance.
side-habits-undo = Après une annulation, la question vous est de nouveau posée, quel que soit votre choix ici.

## Reading a card

side-card-english = En anglais : { $card }
side-card-more = Tout sur cette carte
side-card-rest = { $count ->
        [one] et { $count } autre
       *[other] et { $count } autres
    }
