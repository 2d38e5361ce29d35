### L'analisi accanto alla partita rigiocata.

reviewpage-title = Analisi
reviewpage-begin = Analizza questa partita
reviewpage-strangers = Questa partita non è stata analizzata. Solo chi l'ha giocata può chiedere un'analisi.
reviewpage-elsewhere = Un'analisi di questa partita è in corso per chi l'ha giocata.
reviewpage-waiting = { $ahead ->
        [0] In attesa: un'altra analisi sta finendo.
        [one] In attesa: prima tocca a un'altra analisi.
       *[other] In attesa: prima tocca ad altre { $ahead } analisi.
    }
reviewpage-running = L'analisi è in corso. Ecco che cosa ha già trovato.
reviewpage-progress = Avanzamento dell'analisi
reviewpage-done = { $judged ->
        [one] 1 decisione giudicata
       *[other] { $judged } decisioni giudicate
    } con { $games } partite immaginate.
reviewpage-failed = Non è stato possibile fare l'analisi.
reviewpage-no-worst-yet = Finora nessuna decisione costosa.
reviewpage-brief = { $place }: { $answer }
reviewpage-moment = La decisione mostrata
reviewpage-cost = è costata { $cost } ± { $error } di probabilità di vincere.
reviewpage-candidates = Risposte confrontate
reviewpage-answer = Risposta
reviewpage-chance = Probabilità
reviewpage-interval = Intervallo
reviewpage-games = Partite
reviewpage-taken = data
reviewpage-best = migliore
reviewpage-not-judged = Questa decisione non viene giudicata.
reviewpage-not-yet = Non ancora giudicata.
reviewpage-try = Prova da qui
reviewpage-previous = Precedente
reviewpage-next = Successiva
reviewpage-only-costly = Solo quelle con una risposta migliore
reviewpage-none = Finora nessuna.
reviewpage-refused-reviews-off = Su questo server le analisi sono disattivate.
reviewpage-refused-review-busy = Per ora hai chiesto abbastanza analisi. Aspetta un momento e riprova.
reviewpage-refused-not-seated = Solo chi ha giocato questa partita può chiedere un'analisi.
