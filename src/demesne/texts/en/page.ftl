### The browser client outside the table: what every page has, home, a new table, settings.

page-loading = Loading…
page-guest = Guest
page-cards = Cards
page-learn = How to play
page-lab = Lab
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
page-person-how = Joins with your invite link.
page-strategies = Other ways to play
page-kingdom = Kingdom
page-bane = Bane
page-lost = The connection is lost. Trying again…

## Home

page-hero = Build your kingdom, card by card
page-hero-how = Dominion with the Base game and eight expansions: play against bots at once, or invite friends with a link. No account needed.
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
page-today-how = the same cards and the same shuffles for everybody
page-today-bot = Play it against the bot
page-today-open = Open a table with it
page-games = My games
page-games-none = No games yet.
page-games-all = Show all { $count } games
page-not-begun = not started
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
page-closed = This table was closed before the game started.
page-seats = Seats
page-seat-open = free
page-host = host
page-here = here
page-away = away
page-kick = Remove
page-kick-name = Remove { $name }; the invite link changes
page-fill-how = { $count ->
        [one] Nobody else coming? A bot can take the free seat:
       *[other] Nobody else coming? Bots can take the { $count } free seats:
    }
page-fill-with = Bot for the free seats
page-fill-start = Fill with bots and start
page-start = Start the game
page-leave = Leave the table
page-leave-close = Leave and close the table
page-you-watch = You are watching this table.
page-invite = Invite
page-invite-link = Invite link
page-invite-note = Anyone who opens it can take a free seat.
page-watch-link = Link for spectators
page-watch = Watch
page-watch-note = They see the table, but nobody's hand.
page-rules = At this table
page-luck-chosen = { $name } chose the seed of this game and may know what is coming.
page-luck-repeated = This game repeats the shuffles of an earlier one, which its players know; { $name } asked for it.
page-luck-continued = { $name } continues an earlier game here, with its shuffles, and may know what is coming.
page-undo-is = Undo: { $rule }.
page-undo-ask = ask the others once something was revealed
page-undo-free = only until something is revealed
page-undo-always = always, without asking
page-undo-never = never
page-clock-none = No clock.
page-clock-is = Clock: { $minutes } minutes each, plus { $increment } seconds per answer.
page-option-shelters-with = Everybody starts with Shelters.
page-option-colonies-with = Platinum and Colony are in the game.
page-with-points = Everybody sees the points.
page-with-tracker = Everybody sees what the decks hold.
page-no-chat = No chat.
page-no-spectators = No spectators.

## What the server refuses

page-refused = That did not work: { $message }.
page-refused-offline = The server can't be reached. Check your connection and try again.
page-refused-lost = The connection is lost. Try again in a moment.
page-refused-failed = The server did not understand the request. Try again in a moment.
page-refused-internal = Something went wrong on the server and was logged. Try again.
page-refused-bad-host = The server does not accept this address. Its operator can allow it with --origin.
page-refused-store = The server can't reach its data right now. Try again in a moment.
page-refused-too-often = Too many requests at once. Wait a few seconds and try again.
page-refused-too-many-tables = There are too many unfinished tables from your connection. Finish or leave one first.
page-refused-too-slow = The server waited too long for your connection. Try again.
page-refused-bad-origin = This page may not act on this server. Open the server's own address.
page-refused-bad-request = The server does not accept this. Check what you entered.
page-refused-too-large = That is too long.
page-refused-too-long = That is too long.
page-refused-unauthorised = The server does not know you any more. Reload the page.
page-refused-forbidden = You have no seat at this table.
page-refused-not-seated = You have no seat at this table.
page-refused-no-table = There is no table at this link. It may have been closed, or the link was changed.
page-refused-full = Every seat at this table is taken.
page-refused-over = The game at this table is over.
page-refused-started = The game has already started.
page-refused-not-full = A seat is still free: wait, or fill it with a bot.
page-refused-not-here = The game starts by itself as soon as everybody has come.
page-refused-not-host = Only the host can do this.
page-refused-no-seat = That seat is not for a person.
page-refused-no-bot = The server does not know this bot.
page-refused-bot-needs = One of the bots needs cards that are not in this kingdom. Choose another one.
page-refused-bad-strategy = A strategy at this table could not be read. Open it in the lab to see which line is wrong.
page-refused-bad-first = The first player must have a seat.
page-refused-yourself = To leave, use “Leave the table”.
page-refused-bad-name = A name needs at least one letter.
page-refused-name-taken = This name is taken. Choose another one, or log in if it is yours.
page-refused-has-account = You already have an account; its name stays.
page-refused-no-account = You are a guest; only accounts have a password.
page-refused-wrong-login = There is no account with this name and password.
page-refused-not-over = The game is not over yet.
page-refused-broken = This game can't be read any more and can't continue.

## A new table

page-players = Players
page-players-count = { $count }
page-your-seat = your seat
page-seat-for = Who takes seat { $number }
page-sit-here = Sit here
page-sit-at = Sit here, at seat { $number }
page-bot-needs = Needs { $cards } in the kingdom.
page-first = First player
page-first-chance = Random
page-player-you = You
page-first-seat = Seat { $number }
page-only-watch = I only watch
page-watch-closed = You want to watch, but spectators are not allowed here. Allow them, or take a seat.
page-open = Open the table
page-open-start = Open and start
page-no-kingdom = The kingdom is not complete: choose ten piles, or fill it up at random.
page-title = Name of the table
page-title-how = optional
page-clock = Clock
page-no-clock = no clock
page-increment = Increment per answer
page-seconds = { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
page-seed = Seed
page-seed-how = random; the same seed gives the same shuffles
page-undo = Undo
page-option-points = Point counter
page-option-points-how = Everybody's points are always visible.
page-option-tracker = Deck tracker
page-option-tracker-how = What each deck holds, as a perfect memory would know it.
page-option-chat = Chat
page-option-chat-how = Players can write to each other.
page-option-spectators = Spectators
page-option-spectators-how = There is a link for spectators, who see nobody's hand.
page-option-listed = Listed on the home page
page-option-listed-how = Anyone can take a free seat.

## Choosing a kingdom

page-kingdom-way = How to choose the kingdom
page-way-recommended = Recommended
page-way-random = Random
page-way-hand = By hand
page-way-paste = Paste
page-draw = Draw ten piles
page-draw-from = Draw from (none chosen: all)
page-most-sets = From how many sets
page-sets-at-once = { $count ->
        [one] only 1 set
       *[other] at most { $count } sets
    }
page-wishes-some = { $count ->
        [one] 1 constraint
       *[other] { $count } constraints
    }
page-wish-type = How many of which type
page-wish-role = How many for what use
page-wish-cost = How many of which cost
page-wish-set = How many from which set
page-amount-any = any number
page-amount-none = none
page-amount-least = at least { $count }
page-amount-most = at most { $count }
page-amount-exactly = exactly { $count }
page-wish-words = Constraints in words
page-wish-words-how = Kinds with a count, or names of cards, separated by commas; ! means without.
page-never = Never draw
page-never-how = Name of a card
page-allow = Allow { $card } again
page-search = Search for a card
page-set = Set
page-cost = Cost
page-type = Type
page-role = Role
page-every-set = All sets
page-every-cost = All costs
page-every-type = All types
page-every-role = All roles
page-costs = costs { $cost }
page-costs-from = costs { $cost } or more
page-costs-potion = with a Potion
page-found = { $count ->
        [0] No card matches.
        [one] 1 card
       *[other] { $count } cards
    }
page-show-all = Show all
page-piles = Piles to choose from
page-ten-already = There are ten piles already. Take one out first.
page-lacking = { $count ->
        [one] 1 pile is missing
       *[other] { $count } piles are missing
    }
page-fill-piles = Fill up at random
page-remove = Remove
page-remove-pile = Remove { $card }
page-again = Redraw
page-again-pile = Redraw: another pile for { $card }
page-ban = Ban
page-ban-pile = Ban { $card } and draw another
page-paste = A code, a list or a name
page-paste-how = Ten cards in English, French or Italian, separated by commas or on separate lines; with Young Witch also “Bane: …”.
page-read = Use it
page-option-shelters = Shelters
page-option-shelters-rule = by the rules
page-option-shelters-auto = { $part ->
        [0] by the rules: none here
       *[other] by the rules: in { $part } of { $whole } games
    }
page-option-shelters-on = always
page-option-shelters-off = never
page-option-colonies = Platinum and Colony
page-option-colonies-rule = by the rules
page-option-colonies-auto = { $part ->
        [0] by the rules: none here
       *[other] by the rules: in { $part } of { $whole } games
    }
page-option-colonies-on = always
page-option-colonies-off = never
page-code = Code
page-extra = Also on the table:
page-start-tokens = { $count ->
        [one] Everybody starts with 1 coin token.
       *[other] Everybody starts with { $count } coin tokens.
    }

## An invitation

page-invited = You are invited to a table
page-invited-how = Take a seat and wait for the others. You can leave again before the game starts.
page-invited-late = Ask for a new link or for the link for spectators, or play at another table.
page-take-seat = Take a seat
page-name-how = How the others see you

## Settings

page-look = Look and sound
page-language = Language
page-theme = Theme
page-theme-auto = Automatic
page-theme-light = Light
page-theme-dark = Dark
page-theme-contrast = High contrast
page-size = Size of cards and text
page-size-small = Small
page-size-medium = Medium
page-size-large = Large
page-speed = Animation
page-speed-off = Off
page-speed-fast = Fast
page-speed-normal = Normal
page-speed-slow = Slow
page-sounds = Sounds
page-sounds-how = When it is your turn, and for cards that move.
page-habits = Automatic answers
page-who = Who you are
page-account = Account
page-claim = Create an account
page-claim-how = You can play without one. It keeps your name, your games and your settings on all your devices.
page-claim-go = Create the account
page-claimed = Your account has been created. This name is yours now.
page-login = Log in
page-login-how = Your settings and games come with you. Games played here as a guest stay with the guest.
page-login-go = Log in
page-welcome-back = Welcome back.
page-logged-in = You are logged in as { $name }.
page-account-keeps = Your settings are kept on the server and follow you wherever you log in.
page-logout = Log out
page-logged-out = You are logged out.
page-logout-everywhere = Log out everywhere
page-logged-out-everywhere = You are logged out on all devices.
page-account-name = Name of the account
page-password = Password
page-password-rule = At least 8 characters. It can't be recovered, so keep it safe.
page-password-change = Change the password
page-password-old = Current password
page-password-new = New password
page-password-ends = Your other devices have to log in again.
page-password-changed = The password is changed. Your other devices are logged out.
page-wrong-password = The current password is not correct.

## About

page-about-what = Demesne is a free table for Dominion: the Base game, Intrigue, Seaside, Alchemy, Prosperity, Cornucopia, Hinterlands, Dark Ages and Guilds, in English, French and Italian, in the browser and in the terminal, against people and bots.
page-about-more = You can run your own server, write bots for it and study strategies in its lab.
page-about-version = Version { $version }
page-about-unofficial = Unofficial
page-about-trademark = Dominion is a trademark of Rio Grande Games. Demesne is made by players; it is not affiliated with or endorsed by the publisher or the author. If you like the game, buy it.
page-about-words = All texts and pictures here are our own or freely licensed; only names and numbers come from the printed cards.
page-about-credits = Thanks to
page-about-icons = Icons
page-about-icons-how = The authors of
page-about-icons-changed = Only the colours were changed.
page-about-fonts = Fonts
page-about-licence = Licence
page-about-free = Demesne is free software under the
page-about-source = Its source is in the project's repository.
page-about-privacy = There are no trackers. The server keeps your name, your games and, with an account, a hash of your password and your settings.

## Nowhere

page-missing = Page not found
page-missing-how = There is no page at this address:

## Being called back

page-call-turn = Your turn
page-call-joined = At your table: { $names }
page-call-rematch = Another game is offered
page-offer = { $names } { $count ->
        [one] wants
       *[other] want
    } to play again with you.
page-offer-swap = { $names } { $count ->
        [one] wants
       *[other] want
    } to play the same game again, with the seats swapped.
page-offer-take = Play
page-offer-decline = Not now
page-bot-finished = Finished by a bot
page-notices = Browser notifications
page-notices-how = When it is your turn, or when somebody sits down, writes or wants another game while you are elsewhere.
page-notices-ask = May the browser notify you when it is your turn, or when somebody sits down, writes or wants another game?
page-notices-yes = Yes, notify me
page-notices-no = No, thanks
page-volume = Volume
page-sounds-try = Test
page-speed-how = Normal shows each step of the others long enough to read it; Slow waits for a key or a click after each step.
page-quick-buy = Buy straight from the pile
page-quick-buy-how = Pick a pile before you have played your Treasures: they are played, and the card is bought. Undo reverts both.
page-again-waits = The game starts as soon as { $names } { $count ->
        [one] is
       *[other] are
    } here.
page-not-here = { $names } { $count ->
        [one] is
       *[other] are
    } not here. You can start anyway.
page-clock-end = When a player's time is up, a bot plays for them; they can take their seat back and get at least 30 seconds.
page-clock-then = when time is up, a bot plays on

## Your games

page-give-up = Give up
page-give-up-sure = Yes, give up
page-hide = Hide
page-show-hidden = Show hidden games
page-today-results = Results today
page-today-results-how = Only your first game counts, because the second time you know what is coming.
page-today-points = Points
page-today-turns = Turns
page-today-against = Against
page-stats = Your statistics
page-stats-none = You have not finished a game yet.
page-stats-sum = { $games ->
        [one] { $name }: 1 finished game
       *[other] { $name }: { $games } finished games
    }, { $wins } won ({ $percent }).
page-stats-course = Games won, over time
page-stats-share = won, in %
page-stats-games = Games
page-stats-wins = Won
page-stats-bots = Against bots
page-stats-people = Against people
page-stats-kingdoms = By kingdom
