### The browser client outside the table: what every page has, home, a new table, settings.

page-loading = Loading…
page-guest = Guest
page-cards = Cards
page-learn = How to play
page-settings = Settings
page-about = About
page-navigation = Pages
page-skip = Skip to the content
page-rulings = Rulings
page-close = Close
