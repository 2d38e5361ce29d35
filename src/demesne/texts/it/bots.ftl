### I giocatori che sono programmi, ciascuno in una frase.

bot-random = Fa a caso tutto ciò che le regole permettono.
bot-novice = Gioca le sue carte e compra ciò che può pagare, con gli errori di un principiante.
bot-steward = Compra Tesori e la carta o le due carte del regno che aiutano di più.
bot-regent = Prova dei piani per il regno prima della partita, e segue il migliore fino alla fine.
bot-strategy = Segue la lista di un file di strategia, che si può leggere e cambiare.
