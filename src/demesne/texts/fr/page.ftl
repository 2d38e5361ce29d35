### The browser client outside the table: what every page has, home, a new table, settings.

page-loading = Chargement…
page-guest = Invité
page-cards = Cartes
page-learn = Comment jouer
page-settings = Réglages
page-about = À propos
page-navigation = Pages
page-skip = Aller au contenu
page-rulings = Précisions
page-close = Fermer
