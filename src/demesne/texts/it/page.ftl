### The browser client outside the table: what every page has, home, a new table, settings.

page-loading = Caricamento…
page-guest = Ospite
page-cards = Carte
page-learn = Come si gioca
page-settings = Impostazioni
page-about = Informazioni
page-navigation = Pagine
page-skip = Vai al contenuto
page-rulings = Chiarimenti
page-close = Chiudi
