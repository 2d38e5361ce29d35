### I giocatori che sono programmi, ciascuno in una frase.

bot-random = Fa a caso tutto ciò che le regole permettono.
bot-novice = Gioca le sue carte e compra ciò che può pagare, con gli errori di un principiante.
bot-steward = Compra Tesori e la carta o le due carte del regno che aiutano di più.
bot-regent = Prova dei piani per il regno prima della partita, e segue il migliore fino alla fine.
bot-strategy = Segue la lista di un file di strategia, che si può leggere e cambiare.

## What is wrong in a strategy file

bot-in-rule = in “{ $rule }”: { $why }
bot-bad-toml = questo non è TOML: { $text }
bot-no-key = “{ $text }” non è conosciuto; ci sono { $names }
bot-no-key-near = “{ $text }” non è conosciuto; intendevi “{ $near }”?
bot-no-name = una strategia ha bisogno di un nome: name = "..."
bot-no-buy = una strategia ha bisogno di un elenco di acquisti: buy = [...]
bot-bad-finish = finish è true o false
bot-bad-keep-money = keep_money è un numero intero da 0 a { $most }
bot-no-text = { $name } è un testo tra virgolette
bot-bad-needs = needs è un elenco di carte: needs = ["Smithy"]
bot-no-kingdom-card = “{ $text }” non è una carta del regno (qui i nomi sono inglesi)
bot-no-list = { $name } è un elenco di regole: { $name } = ["Gold", "Silver if turn < 10"]
bot-no-rule = { $text } non è una regola: le regole sono testi tra virgolette
bot-bad-answers = answers sono tabelle: [answers.Squire]
bot-bad-answers-of = le risposte per { $card } sono elenchi per tipo: mode = ["..."]
bot-no-kind = “{ $text }” non è un tipo di decisione; ci sono { $names }
bot-no-card = non c'è una carta “{ $text }”
bot-no-card-near = non c'è una carta “{ $text }”; intendevi “{ $near }”?
bot-bad-sign = “{ $text }” non può stare in una condizione
bot-single-equals = per confrontare, scrivi “==”, non “=”
bot-no-closing-bracket = manca una parentesi chiusa
bot-nothing-at-end = manca qualcosa alla fine
bot-no-word = “{ $text }” qui non significa niente; ci sono { $names }
bot-no-word-near = “{ $text }” qui non significa niente; intendevi “{ $near }”?
bot-no-card-in-brackets = { $name } vuole una carta tra parentesi: { $name }(Silver)
bot-file-too-long = un file di strategia ha al massimo { $most } caratteri
bot-toml-too-deep = questa non è una strategia: troppe parentesi le une nelle altre, o un numero troppo grande
bot-too-many-rules = { $name } ha troppe regole: se ne leggono al massimo { $most }
bot-condition-too-long = è troppo lungo: una condizione ha al massimo { $most } caratteri
bot-too-many-terms = è troppo lungo: una condizione ha al massimo { $most } numeri, fatti e domande
bot-too-deep = è troppo annidato: al massimo { $most } parentesi possono essere aperte insieme
bot-too-much = “{ $text }” qui è di troppo
bot-never-sold = questa regola non si applica mai: { $card } non è mai nella riserva
bot-covered = questa regola non si applica mai: una precedente prende { $card } senza condizioni
bot-buys-nothing = l'elenco è vuoto: la strategia non compra mai niente
bot-not-here = questa regola qui non si applica mai: { $card } non è in questo regno
bot-never-asks = { $card } non lo chiede mai; chiede { $names }
bot-asks-nothing = { $card } non chiede niente
bot-no-option = { $card } non lo offre mai; offre { $names }

## I bot scritti in Python

bot-failed = { $name } ha fallito: { $reason }. La domanda era: { $asked }
bot-python-no-file = Il file “{ $file }” non esiste.
bot-python-no-module = Non c'è un modulo “{ $name }” da importare. Un file si indica con la sua estensione: mybot.py:MyBot
bot-python-broken = “{ $file }” non si può importare: { $reason }
bot-python-no-bots = “{ $file }” non contiene classi con un metodo decide(view).
bot-python-no-class = “{ $file }” non contiene una classe “{ $name }”. I suoi bot sono { $names }.
bot-python-no-decide = “{ $name }” non ha un metodo decide(view) e quindi non può giocare.
