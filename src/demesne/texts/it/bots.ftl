### I giocatori che sono programmi, ciascuno in una frase.

bot-random = Sceglie a caso una risposta ammessa.
bot-novice = Gioca le sue carte e compra ciò che può pagare, con gli errori di un principiante.
bot-steward = Compra Tesori e una o due carte del regno, le più utili.
bot-regent = Prova dei piani per il regno prima della partita, e segue il migliore fino alla fine.
bot-sovereign = Immagina partite a ogni decisione, e adatta il suo piano.
bot-strategy = Le strategie: elenchi di regole che puoi leggere e modificare.

## What is wrong in a strategy file

bot-in-rule = in «{ $rule }»: { $why }
bot-bad-toml = non è TOML valido: { $text }
bot-no-key = chiave sconosciuta «{ $text }»; le chiavi sono { $names }
bot-no-key-near = chiave sconosciuta «{ $text }»; intendevi «{ $near }»?
bot-no-name = una strategia ha bisogno di un nome: name = "..."
bot-no-buy = una strategia ha bisogno di un elenco di acquisti: buy = [...]
bot-bad-finish = finish deve essere true o false
bot-bad-keep-money = keep_money deve essere un numero intero da 0 a { $most }
bot-no-text = { $name } deve essere un testo tra virgolette
bot-bad-needs = needs deve essere un elenco di carte: needs = ["Smithy"]
bot-no-kingdom-card = «{ $text }» non è una carta Regno (qui si usano i nomi inglesi)
bot-no-list = { $name } deve essere un elenco di regole: { $name } = ["Gold", "Silver if turn < 10"]
bot-no-rule = { $text } non è una regola: le regole sono testi tra virgolette
bot-bad-answers = answers deve contenere tabelle: [answers.Squire]
bot-bad-answers-of = le risposte per { $card } devono essere elenchi per tipo: mode = ["..."]
bot-no-kind = «{ $text }» non è un tipo di decisione; i tipi sono { $names }
bot-no-card = non c'è una carta «{ $text }»
bot-no-card-near = non c'è una carta «{ $text }»; intendevi «{ $near }»?
bot-bad-sign = «{ $text }» non è ammesso in una condizione
bot-single-equals = per confrontare, scrivi «==», non «=»
bot-no-closing-bracket = manca una parentesi chiusa
bot-nothing-at-end = manca qualcosa alla fine
bot-no-word = parola sconosciuta «{ $text }»; le parole sono { $names }
bot-no-word-near = parola sconosciuta «{ $text }»; intendevi «{ $near }»?
bot-no-card-in-brackets = { $name } richiede una carta tra parentesi: { $name }(Silver)
bot-file-too-long = il file è troppo lungo: al massimo { $most } caratteri
bot-toml-too-deep = non è una strategia: troppe parentesi annidate, o un numero troppo grande
bot-too-many-rules = { $name } ha troppe regole: al massimo { $most }
bot-condition-too-long = la condizione è troppo lunga: al massimo { $most } caratteri
bot-too-many-terms = la condizione è troppo lunga: al massimo { $most } numeri e parole
bot-too-deep = la condizione è troppo annidata: al massimo { $most } parentesi aperte insieme
bot-too-much = «{ $text }» qui non è previsto
bot-never-sold = questa regola non si applica mai: { $card } non è mai nella Scorta
bot-covered = questa regola non si applica mai: una precedente prende { $card } senza condizioni
bot-buys-nothing = l'elenco è vuoto: la strategia non compra mai niente
bot-not-here = questa regola qui non si applica mai: { $card } non è in questo regno
bot-never-asks = { $card } non fa mai questa domanda; fa: { $names }
bot-asks-nothing = { $card } non fa domande
bot-no-option = { $card } non lo offre mai; offre { $names }

## I bot scritti in Python

bot-failed = Errore di { $name }: { $reason }. La domanda era: { $asked }
bot-not-created = Impossibile creare { $name }: { $reason }
bot-python-no-file = Il file «{ $file }» non esiste.
bot-python-no-module = Non c'è un modulo «{ $name }» da importare. Un file si indica con la sua estensione: mybot.py:MyBot
bot-python-broken = «{ $file }» non si può importare: { $reason }
bot-python-no-bots = «{ $file }» non contiene classi con un metodo decide(view).
bot-python-no-class = «{ $file }» non contiene una classe «{ $name }». I suoi bot sono { $names }.
bot-python-which = Quale classe di «{ $file }»? I suoi bot sono { $names }.
bot-python-no-decide = «{ $name }» non ha un metodo decide(view) e quindi non può giocare.
