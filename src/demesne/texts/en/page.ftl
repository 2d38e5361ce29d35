### The browser client outside the table: what every page has, home, a new table, settings.

page-loading = Loading…
page-guest = Guest
page-cards = Cards
page-learn = How to play
page-settings = Settings
page-about = About
page-home = Home
page-new = New table
page-navigation = Pages
page-skip = Skip to the content
page-rulings = Rulings
page-close = Close
page-copy = Copy
page-copy-this = Copy: { $what }
page-copied = Copied
page-share = Share
page-you = you
page-bot = bot
page-person = A person
page-person-how = Sits down by your invite link.
page-strategies = Other ways to play
page-kingdom = Kingdom
page-bane = Bane
page-lost = The connection is lost. Trying again…

## Home

page-hero = Build your kingdom, card by card
page-hero-how = Dominion with the Base game, Cornucopia, Guilds and Dark Ages: against bots at once, or with friends by a link. No account needed.
page-name = Your name
page-against = Against
page-play = Play now
page-opening = Opening the table…
page-another = Another kingdom
page-friends = With friends
page-new-how = Choose the kingdom, who sits where and the rules of the table; then send a link.
page-join-by = Join by link
page-link-example = Paste a link or a code
page-join = Join
page-join-table = Join the table of { $name }
page-no-link = That is not a link to a table. It ends in /join/ and a code.
page-lobby = Open tables
page-lobby-empty = Nobody is waiting for players right now. Open a table and list it here.
page-table-of = { $name }'s table
page-table = A table
page-open-seats = { $open ->
        [one] 1 of { $seats } seats free
       *[other] { $open } of { $seats } seats free
    }
page-minutes = { $count } min each
page-learn-how = A first game that explains itself as you play. It takes ten minutes, and you can stop at any time.
page-learn-go = Learn by playing
page-cards-how = All cards with their texts and rulings.
page-cards-go = Look at the cards
page-today = Kingdom of the day
page-today-how = the same cards and the same luck for everybody
page-today-bot = Play it against the bot
page-today-open = Open a table with it
page-games = My games
page-games-none = No games yet.
page-games-all = Show all { $count } games
page-not-begun = not begun
page-continue = Continue
page-result = Result
page-replay = Replay
page-won-game = Won
page-lost-game = Lost
page-tied-game = Shared victory

## A table before the game

page-waiting-for = { $count ->
        [one] One seat is free.
       *[other] { $count } seats are free.
    }
page-all-here = Everybody is here. You can start.
page-host-starts = Everybody is here. { $name } starts the game.
page-closed = This table was closed before a game began.
page-seats = Seats
page-seat-open = free
page-host = host
page-here = here
page-away = away
page-kick = Send away
page-kick-name = Send { $name } away; the invite link changes
page-fill-how = { $count ->
        [one] Nobody else coming? A bot can take the free seat:
       *[other] Nobody else coming? Bots can take the { $count } free seats:
    }
page-fill-with = Bot for the free seats
page-fill-start = Fill with bots and start
page-start = Start the game
page-leave = Leave the table
page-leave-close = Leave and close the table
page-you-watch = You watch this table.
page-invite = Invite
page-invite-link = Invite link
page-invite-note = Whoever opens it can take a free seat.
page-watch-link = Link for spectators
page-watch-note = They see the table, but nobody's hand.
page-rules = At this table
page-undo-ask = Taking back: free while nobody learnt anything, otherwise the others are asked.
page-undo-free = Taking back: only while nobody learnt anything.
page-undo-never = Nothing is taken back.
page-undo-always = Everything can be taken back without asking.
page-clock-none = No clock.
page-clock-is = Clock: { $minutes } minutes each, and { $increment } seconds more for every answer.
page-with-shelters = Everybody begins with Shelters.
page-with-points = Points are counted for all to see.
page-with-tracker = Decks are tracked for all to see.
page-no-chat = No chat.
page-no-spectators = No spectators.

## What the server refuses

page-refused = That did not work: { $message }.
page-refused-offline = The server can't be reached. Look at your connection and try again.
page-refused-lost = The connection is lost. Try again in a moment.
page-refused-failed = The server did not understand. Try again in a moment.
page-refused-internal = Something went wrong on the server; it was noted. Try again.
page-refused-store = The server can't reach its data right now. Try again in a moment.
page-refused-too-often = That was a lot at once. Wait a few seconds and try again.
page-refused-too-many-tables = There are too many unfinished tables from your connection. Finish or leave one first.
page-refused-bad-origin = This page may not act on this server. Open the server's own address.
page-refused-bad-request = The server does not accept this. Look at what you filled in.
page-refused-too-large = That is too long.
page-refused-too-long = That is too long.
page-refused-unauthorised = The server does not know you any more. Reload the page.
page-refused-forbidden = You have no seat at this table.
page-refused-not-seated = You have no seat at this table.
page-refused-no-table = There is no table at this link. It may have been closed, or the link was changed.
page-refused-full = Every seat at this table is taken.
page-refused-over = The game at this table is over.
page-refused-started = The game has already begun.
page-refused-not-full = A seat is still free: wait, or fill it with a bot.
page-refused-not-host = Only who opened the table can do this.
page-refused-no-seat = That seat is not for a person.
page-refused-no-bot = The server does not know this bot.
page-refused-bot-needs = One of the bots needs cards that are not in this kingdom. Choose another one.
page-refused-bad-first = The player who begins must have a seat.
page-refused-yourself = Leave the table if you want to go yourself.
page-refused-bad-name = A name needs at least one letter.
page-refused-name-taken = This name is taken. Choose another one, or log in if it is yours.
page-refused-has-account = You have an account already; its name stays.
page-refused-wrong-login = There is no account with this name and password.
page-refused-not-over = The game is not over yet.
page-refused-broken = This game can't be read any more and can't go on.
