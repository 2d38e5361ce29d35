### L'analisi di una partita, e i consigli.

review-title = Analisi: { $players }
review-facts = { $kingdom } · { $count ->
        [0] nessuna decisione giudicata
        [one] 1 decisione giudicata
       *[other] { $judged } decisioni giudicate
    } su { $decisions } · { $games } partite immaginate
review-verdict = { $verdict ->
        [best] scelta migliore
        [as-good] equivalente
        [doubtful] dubbia
       *[mistake] errore
    }
review-answer = { $kind ->
        [buy] Compra { $cards }
        [gain] Guadagna { $cards }
        [trash] Cestina { $cards }
        [discard] Scarta { $cards }
        [topdeck] Metti { $cards } sul mazzo
        [reveal] Rivela { $cards }
        [react] Usa { $cards }
        [aside] Metti da parte { $cards }
        [pass] Passa { $cards }
        [return] Rimetti { $cards }
        [pile] Scegli { $cards }
        [name] Nomina { $cards }
        [mode] Scegli { $cards }
       *[play] Gioca { $cards }
    }
review-place = { $player }, turno { $turn }
review-place-other = { $player }, nel turno { $turn } di { $other }
review-asked-by = { $place }, domanda della carta { $card }
review-worst = Le decisioni più costose
review-no-worst = { $count ->
        [0] Nessuna risposta è stata giudicata.
       *[other] Nessuna delle risposte giudicate sembra essere costata qualcosa.
    }
review-cost = Costo: { $cost } ± { $error } di probabilità di vittoria; { $verdict }.
review-instead = { $better } invece di: { $answer }
review-candidate = { $answer }: vince { $chance } { $interval } di { $games } partite
review-outlook = Poi, il più delle volte: { $turns }
review-outlook-turn = { $turn ->
        [0] questo turno { $gains }
        [1] il turno dopo { $gains }
       *[other] fra { $turn } turni { $gains }
    }
review-gain = { $card } ({ $share })
review-see = Per vederla: { $command }
review-balance = Fortuna e gioco
review-balance-note = La fortuna è ciò che hanno cambiato mescolate e pescate; il gioco, quanto sono costate le risposte del giocatore; gli altri, quanto gli hanno portato le risposte degli altri giocatori. Inizio, fortuna, gioco e altri danno la fine.
review-unjudged = { $count ->
        [one] Il budget non è bastato a giudicare una decisione: quanto è costata conta qui come fortuna.
       *[other] Il budget non è bastato a giudicare { $count } decisioni: quanto sono costate conta qui come fortuna.
    }
review-player = giocatore
review-start = inizio
review-luck = fortuna
review-play = gioco
review-others = altri
review-end = fine
review-curve = Probabilità di vittoria
review-curve-summary = La probabilità di vittoria di ogni giocatore dopo ogni decisione: { $ends }.
review-curve-end = { $player } da { $start } a { $end }
review-decision = decisione
review-all = Tutte le decisioni giudicate
review-where = dove
review-given = risposta
review-said = verdetto
review-lost = costo
review-better = meglio
review-numbers = Come tabella
review-made-with = Realizzato con { $version }
review-stopped = Interrotta prima della fine; ecco quanto trovato finora.
review-working = { $games } partite immaginate
review-written = Scritto in { $file }.
review-one-budget = Indica --seconds oppure --games.
review-nothing = Non c'è niente da analizzare: la partita non ha ancora risposte.
review-option-file = Una partita salvata.
review-option-seconds = Quanto può durare l'analisi.
review-option-games = Quante partite può immaginare, al posto di --seconds; con lo stesso seme l'analisi è ovunque la stessa.
review-option-seed = Il seme delle partite immaginate.
review-option-player = Giudica solo le risposte di questo giocatore (a partire da 1). Senza questa opzione, quelle di tutte le persone o, se hanno giocato solo bot, di tutti.
review-option-html = Scrive l'analisi in questo file, come pagina autonoma.

## Consigli

review-hint-better = { $answer }: vinci { $chance } delle partite che ho immaginato, { $less } con la seconda risposta migliore ({ $other }).
review-hint-equal = { $answer }: vinci { $chance } delle partite che ho immaginato, ma la seconda risposta migliore ({ $other }) vale più o meno lo stesso.
review-hint-only = { $answer }: qui nient'altro ha senso.
