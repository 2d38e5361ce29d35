### What the command line says about itself.

## Help

help = La prima edizione di Dominion con Cornucopia, Gilde e Secoli Bui, e tutte le precisazioni dei loro regolamenti.
    .more = demesne COMANDO --help dice di più su un comando e dà degli esempi.
help-play = Gioca una partita nel terminale.
help-kingdoms = Elenca i regni consigliati.
    .more =
        Quelli che richiedono un set assente sono elencati con il set che aspettano.
    .examples =
        Esempi:

            demesne kingdoms
            demesne kingdoms --lang fr
            demesne kingdoms --json
help-kingdom = Mostra un regno, o ne estrae uno a caso.
    .more =
        Un regno è un nome consigliato in una delle lingue, un codice, una lista di dieci carte, o random, che vale
        anche quando non è dato nulla. Un regno a caso rispetta tutti i vincoli; quelli impossibili sono nominati.
    .examples =
        Esempi:

            demesne kingdom Prima partita
            demesne kingdom K000-02VX-S20C --reroll Fucina
            demesne kingdom random --sets base,guilds --need village --need 'attacco<=1'
            demesne kingdom --with "Giovane Strega" --need '!trashing' --seed 7
            demesne kingdom --file lista-di-carte.txt
help-cards = Elenca le carte.
    .more =
        Un filtro è un tipo (attacco), un set (dark_ages), un costo (cost2, cost2-4, cost5+), un uso (village, +buy,
        trashing, draw, cantrip, gainer, curser, junker, defence, tokens, overpay), kingdom o supply. Tutti devono
        valere; ! davanti a un filtro lo rovescia.
    .examples =
        Esempi:

            demesne cards
            demesne cards attacco dark_ages
            demesne cards cost2-3 '!village' --lang it
            demesne cards --json
help-card = Mostra una carta.
    .more = Il suo testo, i suoi nomi, quante ce ne sono, il suo uso e i regni consigliati che la hanno.
    .examples =
        Esempi:

            demesne card throne room
            demesne card "Sala del Trono" --lang it
            demesne card Fossato --json
help-conform = Verifica casi tratti dai regolamenti.
    .more =
        I casi sono file TOML, o cartelle che ne contengono. Ogni caso che fallisce è scritto con il suo passo e la
        differenza; l'ultima riga conta i riusciti e i falliti. Il codice d'uscita è 1 se qualcuno fallisce, 2 se il
        percorso non esiste.
    .examples =
        Esempi:

            demesne conform conformance/
            demesne conform conformance/base/cellar.toml
help-help = Mostra questo aiuto.
help-version = Mostra la versione, e se è compilata.

group-play = Giocare
group-cards = Regni e carte
group-rules = Regole
group-other = Altro
group-arguments = Argomenti
group-options = Opzioni

option-lang = Lingua: en, fr o it.
option-json = Scrive JSON per un programma.
option-kingdom = Un nome, un codice, dieci carte o «random».
option-sets = Estrae solo da questi set: base, cornucopia, guilds, dark_ages.
option-with = Una carta che deve esserci.
option-without = Una carta che non deve esserci.
option-need = Un vincolo: village, +buy, !trashing, attacco<=1, cost2>=1, dark_ages>=5.
option-file = Un file con una lista di carte, un nome o un codice.
option-bane = Il Flagello; la Giovane Strega è allora nel regno.
option-shelters = Si comincia con i Rifugi, o no; altrimenti decide la regola.
option-reroll = Una pila da sostituire con un'altra.
option-seed = Lo stesso seme dà lo stesso regno.
option-filter = Un tipo, un set, un costo o un uso.
option-name = Il nome di una carta in una delle lingue.

## What is wrong

unknown-command = Non c'è il comando «{ $text }». I comandi sono { $names }.
unknown-command-near = Non c'è il comando «{ $text }». Intendevi { $near }?
see-help = Vedi «{ $command } --help».
unknown-filter = Che cosa vuol dire «{ $text }»? Vedi i filtri in «demesne cards --help».
unknown-filter-near = Che cosa vuol dire «{ $text }»? Intendevi { $near }?
no-name = Quale carta? Scrivi per esempio «demesne card Fossato».
unreadable = «{ $file }» non si legge come testo.

## Kingdoms

recommended = Regni consigliati
waiting = In attesa di altri set
needs = richiede { $sets }
kingdom = Regno
seed = seme { $seed }
bane = Flagello
extra-piles = Anche sul tavolo: { $piles }.
start-tokens = { $count ->
        [one] Ognuno comincia con 1 segnalino Moneta.
       *[other] Ognuno comincia con { $count } segnalini Moneta.
    }
shelters-always = Ognuno comincia con i Rifugi.
shelters-never = Nessuno comincia con i Rifugi.
shelters-chance = Ognuno comincia con i Rifugi in { $some } partite su { $all }.

## Cards

cost = costo { $cost }
names = Nomi
set = Set
copies = Copie
in-supply = nella Scorta
not-in-supply = fuori dalla Scorta
pile = Pila
members = Carte
brings = Aggiunge
roles = Uso
recommended-in = Regni
