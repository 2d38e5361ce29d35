### What the command line says.

## What a table wishes of a kingdom

feature-type = carte { $name }
feature-set = carte «{ $name }»
feature-role = carte «{ $name }»
feature-cost = carte che costano { $low }
feature-cost-range = carte che costano da { $low } a { $high }
feature-cost-from = carte che costano { $low } o più
wish-with = con { $card }
wish-without = senza { $card }
wish-from = solo carte di questi set: { $sets }
wish-bane = { $card } come Flagello
wish-none = nessuna tra le { $feature }
wish-least = almeno { $low } delle { $feature }
wish-most = al massimo { $high } delle { $feature }
wish-exactly = esattamente { $low } delle { $feature }
wish-range = da { $low } a { $high } delle { $feature }

## What can be wrong with a kingdom

kingdom-unknown-card = Non c'è nessuna carta chiamata «{ $text }».
kingdom-unknown-card-near = Non c'è nessuna carta chiamata «{ $text }». Intendevi { $near }?
kingdom-unknown-cards = Queste non sono carte: { $texts }.
kingdom-not-kingdom = { $card } non è una carta Regno.
kingdom-part-of-pile = { $card } è una carta della pila { $pile }. Scegli la pila.
kingdom-twice = { $card } c'è due volte.
kingdom-too-few = Un regno ha 10 pile; qui { $count ->
        [one] ce n'è solo 1
       *[other] ce ne sono solo { $count }
    }.
kingdom-too-many = Un regno ha 10 pile; qui ce ne sono { $count }.
kingdom-bane-missing = La Giovane Strega ha bisogno di un Flagello, un'altra carta che costa 2 o 3: aggiungi per esempio «Flagello: { $card }».
kingdom-bane-unwanted = C'è un Flagello ({ $card }) solo se la Giovane Strega è nel regno.
kingdom-bane-cost = { $card } costa { $cost }; un Flagello costa 2 o 3.
kingdom-bane-inside = { $card } è già una delle 10 pile, quindi non può essere il Flagello.
kingdom-two-banes = C'è un solo Flagello, ma ne sono nominati diversi: { $cards }.
kingdom-stray-label = Che cos'è «{ $text }»? Prima dei due punti può stare «Flagello», il nome di un set o di un regno.
kingdom-unknown-kingdom = Nessun regno «{ $text }»: non è un regno consigliato, né un codice, né un elenco di 10 carte, né «casuale».
kingdom-unknown-kingdom-near = Nessun regno «{ $text }». Intendevi { $near }?
kingdom-not-met = Questo regno non ha ciò che chiedi: { $wishes }.
kingdom-waiting = Il regno { $name } ha bisogno di: { $sets }.
kingdom-code-length = Un codice di regno ha { $length } lettere e cifre; «{ $text }» ne ha { $count }.
kingdom-code-letter = Un codice di regno non ha «{ $letter }».
kingdom-code-version = Il codice «{ $text }» viene da una versione più recente: un codice comincia con { $letters }.
kingdom-code-mistyped = Il codice «{ $text }» è scritto male.
kingdom-code-mistyped-near = Il codice «{ $text }» è scritto male. Intendevi { $code }?
kingdom-unknown-set = Non c'è nessun set «{ $text }». Ci sono: { $sets }.
kingdom-unknown-wish = Che cosa chiede «{ $text }»? Scrivi per esempio { $examples }, o il nome di una carta.
kingdom-unknown-wish-near = Che cosa chiede «{ $text }»? Intendevi { $near }?
kingdom-empty-range = «{ $text }» è impossibile: nessun numero è in questo intervallo.
kingdom-not-in-kingdom = { $card } non è in questo regno.
kingdom-impossible-one = Questo è impossibile: { $wishes }.
kingdom-impossible = Questo è impossibile insieme: { $wishes }.
kingdom-too-tangled = Tanti vincoli insieme sono troppi da contare. Togline qualcuno.
