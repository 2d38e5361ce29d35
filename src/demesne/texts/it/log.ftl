### One line for each thing that happens. $you is "yes" when the reader did it; $cards is a list of cards or,
### where they are hidden, how many there are; $amount is never negative, $sign says which way it goes.

## Turns

log-turn = { $you ->
        [yes] Turno { $amount } – tu
       *[no] Turno { $amount } – { $player }
    }
log-turn-extra = { $you ->
        [yes] Turno extra: { $label } – tu
       *[no] Turno extra: { $label } – { $player }
    }
log-pass-action = { $you ->
        [yes] Termini la fase Azione.
       *[no] { $player } termina la fase Azione.
    }
log-pass-buy = { $you ->
        [yes] Non compri altro.
       *[no] { $player } non compra altro.
    }
log-clean-up = { $you ->
        [yes] Fai pulizia
       *[no] { $player } fa pulizia
    } ({ $count ->
        [one] 1 carta
       *[other] { $count } carte
    }).

## Playing

log-play = { $you ->
        [yes] Giochi
       *[no] { $player } gioca
    } { $cards }.
log-play-again = { $you ->
        [yes] Giochi
       *[no] { $player } gioca
    } di nuovo { $cards }.
log-become = Questa carta è giocata come { $cards }.
log-lasting = { $cards } dal turno scorso: { $label }.
log-react = { $you ->
        [yes] Usi
       *[no] { $player } usa
    } { $cards }.
log-name = { $you ->
        [yes] Nomini
       *[no] { $player } nomina
    } { $cards }.
log-choose = { $you ->
        [yes] Scegli
       *[no] { $player } sceglie
    } { $label }.

## Cards that move

log-draw = { $you ->
        [yes] Peschi
       *[no] { $player } pesca
    } { $cards }.
log-discard = { $you ->
        [yes] Scarti
       *[no] { $player } scarta
    } { $cards }.
log-discard-deck = { $you ->
        [yes] Metti il tuo mazzo nei tuoi scarti
       *[no] { $player } mette il suo mazzo nei suoi scarti
    } ({ $amount ->
        [one] 1 carta
       *[other] { $amount } carte
    }).
log-reveal = { $you ->
        [yes] Riveli
       *[no] { $player } rivela
    } { $cards }.
log-reveal-hand = { $you ->
        [yes] Riveli la tua mano
       *[no] { $player } rivela la sua mano
    }: { $cards }.
log-look = { $you ->
        [yes] Guardi
       *[no] { $player } guarda
    } { $cards }.
log-topdeck = { $you ->
        [yes] Metti { $cards } in cima al tuo mazzo.
       *[no] { $player } mette { $cards } in cima al suo mazzo.
    }
log-bottom = { $you ->
        [yes] Lasci { $cards } in fondo al tuo mazzo.
       *[no] { $player } lascia { $cards } in fondo al suo mazzo.
    }
log-take = { $you ->
        [yes] Prendi { $cards } in mano.
       *[no] { $player } prende { $cards } in mano.
    }
log-aside = { $you ->
        [yes] Metti da parte { $cards }.
       *[no] { $player } mette da parte { $cards }.
    }
log-aside-island = { $you ->
        [yes] Metti { $cards } sulla plancia Isola.
       *[no] { $player } mette { $cards } sulla plancia Isola.
    }
log-aside-native-village = { $you ->
        [yes] Metti { $cards } sulla plancia Villaggio Indigeno.
       *[no] { $player } mette { $cards } sulla plancia Villaggio Indigeno.
    }
log-take-native-village = { $you ->
        [yes] Riprendi { $cards } dalla plancia Villaggio Indigeno.
       *[no] { $player } riprende { $cards } dalla plancia Villaggio Indigeno.
    }
log-return = { $you ->
        [yes] Rimetti { $cards } nella sua pila.
       *[no] { $player } rimette { $cards } nella sua pila.
    }
log-trash = { $you ->
        [yes] Cestini
       *[no] { $player } cestina
    } { $cards }.
log-shuffle = { $you ->
        [yes] Mescoli i tuoi scarti in un nuovo mazzo.
       *[no] { $player } mescola i suoi scarti in un nuovo mazzo.
    }
log-shuffle-in = { $count ->
        [0] { $you ->
            [yes] Mescoli il tuo mazzo.
           *[no] { $player } mescola il suo mazzo.
        }
       *[other] { $you ->
            [yes] Mescoli { $cards } nel tuo mazzo.
           *[no] { $player } mescola { $cards } nel suo mazzo.
        }
    }

## Buying and gaining

log-buy = { $you ->
        [yes] Compri
       *[no] { $player } compra
    } { $cards }.
log-overpay = { $you ->
        [yes] Paghi
       *[no] { $player } paga
    } un sovrapprezzo di { $price }.
log-gain-discard = { $you ->
        [yes] Guadagni
       *[no] { $player } guadagna
    } { $cards }.
log-gain-deck = { $you ->
        [yes] Guadagni { $cards } in cima al tuo mazzo.
       *[no] { $player } guadagna { $cards } in cima al suo mazzo.
    }
log-gain-hand = { $you ->
        [yes] Guadagni { $cards } in mano.
       *[no] { $player } guadagna { $cards } in mano.
    }

## Counters

log-coins = { $you ->
        [yes] { $sign ->
            [minus] Perdi
           *[plus] Ottieni
        }
       *[no] { $player } { $sign ->
            [minus] perde
           *[plus] ottiene
        }
    } { $amount ->
        [one] 1 Moneta
       *[other] { $amount } Monete
    }.
log-tokens = { $you ->
        [yes] { $sign ->
            [minus] Paghi
           *[plus] Ottieni
        }
       *[no] { $player } { $sign ->
            [minus] paga
           *[plus] ottiene
        }
    } { $amount ->
        [one] 1 segnalino Moneta
       *[other] { $amount } segnalini Moneta
    }.
log-vp = { $you ->
        [yes] Ottieni
       *[no] { $player } ottiene
    } { $amount ->
        [one] 1 segnalino PV
       *[other] { $amount } segnalini PV
    }.
log-pirate = { $you ->
        [yes] Ottieni
       *[no] { $player } ottiene
    } { $amount ->
        [one] 1 segnalino Nave Pirata
       *[other] { $amount } segnalini Nave Pirata
    }.
log-token = { $you ->
        [yes] Metti un segnalino sulla pila { $cards }.
       *[no] { $player } mette un segnalino sulla pila { $cards }.
    }
log-mat = Il segnalino della pila { $cards } va sulla plancia Mercante.
log-pass-on = { $you ->
        [yes] Passi { $cards } a sinistra.
       *[no] { $player } passa { $cards } a sinistra.
    }
log-receive = { $you ->
        [yes] Ricevi { $cards }.
       *[no] { $player } riceve { $cards }.
    }
log-come-back = { $you ->
        [yes] Rimetti { $cards } nei tuoi scarti.
       *[no] { $player } rimette { $cards } nei suoi scarti.
    }
log-spend = { $you ->
        [yes] Spendi
       *[no] { $player } spende
    } { $amount ->
        [one] 1 segnalino Moneta
       *[other] { $amount } segnalini Moneta
    }.
log-hint = { $you ->
        [yes] Chiedi un consiglio.
       *[no] { $player } chiede un consiglio.
    }

## The end

log-limit = Il limite è raggiunto: { $amount ->
        [one] 1 turno
       *[other] { $amount } turni
    } a testa.
log-over = { $you ->
        [yes] Vinci
       *[no] { $player } vince
    } con { $amount } PV.
log-score = { $player }: { $points } PV in { $turns ->
        [one] 1 turno
       *[other] { $turns } turni
    }.
log-score-card = { $card }: { $points } PV
