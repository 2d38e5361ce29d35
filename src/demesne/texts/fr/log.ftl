### One line for each thing that happens. $you is "yes" when the reader did it; $cards is a list of cards or,
### where they are hidden, how many there are; $amount is never negative, $sign says which way it goes.

## Turns

log-turn = { $you ->
        [yes] Tour { $amount } – vous
       *[no] Tour { $amount } – { $player }
    }
log-turn-extra = { $you ->
        [yes] Tour supplémentaire : { $label } – vous
       *[no] Tour supplémentaire : { $label } – { $player }
    }
log-pass-action = { $you ->
        [yes] Vous terminez la phase Action.
       *[no] { $player } termine la phase Action.
    }
log-pass-buy = { $you ->
        [yes] Vous n'achetez plus.
       *[no] { $player } n'achète plus.
    }
log-clean-up = { $you ->
        [yes] Vous faites l'ajustement
       *[no] { $player } fait l'ajustement
    } ({ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }).

## Playing

log-play = { $you ->
        [yes] Vous jouez
       *[no] { $player } joue
    } { $cards }.
log-play-again = { $you ->
        [yes] Vous rejouez
       *[no] { $player } rejoue
    } { $cards }.
log-become = Cette carte est jouée comme { $cards }.
log-lasting = { $cards } du tour précédent : { $label }.
log-react = { $you ->
        [yes] Vous utilisez
       *[no] { $player } utilise
    } { $cards }.
log-name = { $you ->
        [yes] Vous nommez
       *[no] { $player } nomme
    } { $cards }.
log-choose = { $you ->
        [yes] Vous choisissez
       *[no] { $player } choisit
    } { $label }.

## Cards that move

log-draw = { $you ->
        [yes] Vous piochez
       *[no] { $player } pioche
    } { $cards }.
log-discard = { $you ->
        [yes] Vous défaussez
       *[no] { $player } défausse
    } { $cards }.
log-discard-deck = { $you ->
        [yes] Vous mettez votre deck dans votre défausse
       *[no] { $player } met son deck dans sa défausse
    } ({ $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }).
log-reveal = { $you ->
        [yes] Vous dévoilez
       *[no] { $player } dévoile
    } { $cards }.
log-reveal-hand = { $you ->
        [yes] Vous dévoilez votre main
       *[no] { $player } dévoile sa main
    } : { $cards }.
log-look = { $you ->
        [yes] Vous consultez
       *[no] { $player } consulte
    } { $cards }.
log-topdeck = { $you ->
        [yes] Vous placez { $cards } sur votre deck.
       *[no] { $player } place { $cards } sur son deck.
    }
log-bottom = { $you ->
        [yes] Vous laissez { $cards } au fond de votre deck.
       *[no] { $player } laisse { $cards } au fond de son deck.
    }
log-take = { $you ->
        [yes] Vous prenez { $cards } en main.
       *[no] { $player } prend { $cards } en main.
    }
log-aside = { $you ->
        [yes] Vous mettez { $cards } de côté.
       *[no] { $player } met { $cards } de côté.
    }
log-aside-island = { $you ->
        [yes] Vous placez { $cards } sur le plateau Île.
       *[no] { $player } place { $cards } sur le plateau Île.
    }
log-aside-native-village = { $you ->
        [yes] Vous placez { $cards } sur le plateau Village indigène.
       *[no] { $player } place { $cards } sur le plateau Village indigène.
    }
log-take-native-village = { $you ->
        [yes] Vous reprenez { $cards } du plateau Village indigène.
       *[no] { $player } reprend { $cards } du plateau Village indigène.
    }
log-return = { $you ->
        [yes] Vous remettez { $cards } sur sa pile.
       *[no] { $player } remet { $cards } sur sa pile.
    }
log-trash = { $you ->
        [yes] Vous écartez
       *[no] { $player } écarte
    } { $cards }.
log-shuffle = { $you ->
        [yes] Vous mélangez votre défausse pour former un nouveau deck.
       *[no] { $player } mélange sa défausse pour former un nouveau deck.
    }
log-shuffle-in = { $count ->
        [0] { $you ->
            [yes] Vous mélangez votre deck.
           *[no] { $player } mélange son deck.
        }
       *[other] { $you ->
            [yes] Vous mélangez { $cards } à votre deck.
           *[no] { $player } mélange { $cards } à son deck.
        }
    }

## Buying and gaining

log-buy = { $you ->
        [yes] Vous achetez
       *[no] { $player } achète
    } { $cards }.
log-overpay = { $you ->
        [yes] Vous payez
       *[no] { $player } paie
    } un surcoût de { $price }.
log-gain-discard = { $you ->
        [yes] Vous recevez
       *[no] { $player } reçoit
    } { $cards }.
log-gain-deck = { $you ->
        [yes] Vous recevez { $cards } sur votre deck.
       *[no] { $player } reçoit { $cards } sur son deck.
    }
log-gain-hand = { $you ->
        [yes] Vous recevez { $cards } en main.
       *[no] { $player } reçoit { $cards } en main.
    }

## Counters

log-coins = { $you ->
        [yes] Vous { $sign ->
            [minus] perdez
           *[plus] obtenez
        }
       *[no] { $player } { $sign ->
            [minus] perd
           *[plus] obtient
        }
    } { $amount ->
        [one] 1 Pièce
       *[other] { $amount } Pièces
    }.
log-tokens = { $you ->
        [yes] Vous { $sign ->
            [minus] payez
           *[plus] obtenez
        }
       *[no] { $player } { $sign ->
            [minus] paie
           *[plus] obtient
        }
    } { $amount ->
        [one] 1 jeton Pièce
       *[other] { $amount } jetons Pièce
    }.
log-vp = { $you ->
        [yes] Vous obtenez
       *[no] { $player } obtient
    } { $amount ->
        [one] 1 jeton PV
       *[other] { $amount } jetons PV
    }.
log-pirate = { $you ->
        [yes] Vous obtenez
       *[no] { $player } obtient
    } { $amount ->
        [one] 1 jeton Bateau pirate
       *[other] { $amount } jetons Bateau pirate
    }.
log-token = { $you ->
        [yes] Vous placez un jeton sur la pile { $cards }.
       *[no] { $player } place un jeton sur la pile { $cards }.
    }
log-mat = Le jeton de la pile { $cards } va sur le plateau Route commerciale.
log-pass-on = { $you ->
        [yes] Vous passez { $cards } à gauche.
       *[no] { $player } passe { $cards } à gauche.
    }
log-receive = { $you ->
        [yes] On vous passe { $cards }.
       *[no] On passe { $cards } à { $player }.
    }
log-come-back = { $you ->
        [yes] Vous remettez { $cards } dans votre défausse.
       *[no] { $player } remet { $cards } dans sa défausse.
    }
log-spend = { $you ->
        [yes] Vous dépensez
       *[no] { $player } dépense
    } { $amount ->
        [one] 1 jeton Pièce
       *[other] { $amount } jetons Pièce
    }.
log-hint = { $you ->
        [yes] Vous demandez un conseil.
       *[no] { $player } demande un conseil.
    }

## The end

log-limit = La limite est atteinte : { $amount ->
        [one] 1 tour
       *[other] { $amount } tours
    } par joueur.
log-over = { $you ->
        [yes] Vous gagnez
       *[no] { $player } gagne
    } avec { $amount } PV.
log-score = { $player } : { $points } PV en { $turns ->
        [one] 1 tour
       *[other] { $turns } tours
    }.
log-score-card = { $card } : { $points } PV
