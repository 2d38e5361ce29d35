### What the table in the terminal says.

## The table

table-you = You
table-players = In turn order: { $names }.
table-beside = Not in the Supply
table-hand = hand { $count }
table-deck = deck { $count }
table-discard = discard pile
table-in-play = in play
table-aside = set aside
table-shown = shown
table-more-rulings = and { $count } more: demesne card "{ $card }" --all
table-staying = stays
table-stayed = from last turn
table-face-down = face down
table-vp-tokens = { $count ->
        [one] 1 VP token
       *[other] { $count } VP tokens
    }
table-pirate = { $card } { $count }
table-mat = { $card } mat
table-hand-of = { $player }'s hand
table-possessing = POSSESSION: you decide for { $player }, with their cards.
table-possessed = POSSESSION: { $player } decides for you, with your cards.
table-possession = POSSESSION: { $player } decides for { $other }.
table-their-turn = { $player } has { $counters }.
table-legend = Each pile: cost, card, how many are left, types ({ $letters }).
table-legend-tokens = Tokens on piles: { $signs }.
table-legend-potion = P in a cost is a Potion.

table-letter-action = A
table-letter-attack = !
table-letter-curse = C
table-letter-duration = D
table-letter-knight = K
table-letter-looter = L
table-letter-prize = P
table-letter-reaction = R
table-letter-ruins = U
table-letter-shelter = S
table-letter-treasure = T
table-letter-victory = V

## The table on a whole terminal

table-choose-more = Choose { $count } more
table-picked-exactly = { $count } of { $most } picked
table-picked-up-to = { $count } picked, at most { $most }
table-picked-between = { $count } picked, { $least } to { $most } needed
table-points = { $count } VP
table-waiting = { $player } is deciding …
table-story = What happened
table-name-hint = Type the beginning of a name
table-no-name = No card is called “{ $text }”.
table-too-small =
    This window has { $width } × { $height } characters; the table needs 60 × 20.
    Make it larger, or start with --plain.
table-bot-thinking = A bot is thinking; a moment, please.
table-look = look at the table
table-again = play again
table-agree = agree
table-refuse = refuse
table-undo-wish = { $player } wants to undo a decision whose outcome others have seen. { $others }, do you agree?
table-take-seat = I am { $player }: show my hand
table-pass-undo = u undoes the last decision
table-pass-quit = q saves and leaves

table-key-treasures = play all Treasures
table-key-end = end phase
table-key-end-turn = end the turn
table-key-confirm = confirm
table-key-all = all
table-key-clear = unpick everything
table-key-clear-name = clear the text
table-key-undo = undo
table-key-hint = hint
table-key-card = card text
table-key-log = log
table-key-trash = the trash
table-key-day = dark or light
table-key-help = help
table-key-quit = leave
table-key-close = Esc closes
table-key-move = move the cursor; Tab goes through everything
table-key-pick = pick or unpick what is under the cursor; press again to confirm
table-mouse = With the mouse: click to pick, click again to confirm; the keys in the last line can be clicked too.

## A table on a server

table-free-seat = (free)
table-lost = The connection is lost; trying again …
table-not-begun = The game has not started.
table-host-begins = { $player } can start the game.
table-press-start = Everybody is here. Press Enter to start the game:
table-invite = Others join with: { $link }
table-others-asked = The others are asked.
table-driven = A bot plays for you: b takes your seat back.
table-winners = { $names } won.
table-play-on = play on
table-resign-sure = Do you really want to resign (y/n)?
table-come-back = Your seat is kept. Come back with: { $command }
table-bad-link = “{ $text }” is not a link to a table. Links look like http://localhost:8000/join/CODE
table-no-server = { $base } can't be reached ({ $reason }). Is the server running there?
table-seated-as = On this machine { $name } has a seat at this table: add --name "{ $name }" to come back to it.
table-bad-server = “{ $text }” is not the address of a server. It looks like http://localhost:8000
table-opened = The table is open. Give this link to the others: { $join }
table-opened-watch = For spectators: { $watch }
table-refused = The server refuses: { $reason }
table-refused-bad-request = The server does not accept this ({ $message }).
table-refused-unauthorised = The server does not know you any more. Join again under another name.
table-refused-protocol = This server and this program have different versions.
table-refused-not-started = The game has not started yet.
table-refused-resigned = You have already resigned.
table-refused-no-chat = There is no chat at this table.

table-key-chat = say something
table-key-start = start
table-key-take-seat = take my seat back
table-key-resign = resign

table-words-say = say
table-words-resign = resign
table-words-back = back

## Stepping through a game

table-view-all = all cards open
table-view-spectator = a spectator
table-place = { $number } of { $last } · { $view }
table-decides = { $player } decides.
table-go-to = Go to (0 to { $last })
table-cards-hand = hand:
table-cards-deck = deck:
table-open-hand = { $player }, hand: { $cards }
table-replay-hint = Enter or n: next decision; p: previous; t: next turn; b: turn before; a number: go there; v: change the point of view; table: everything; q: leave.
table-bad-place = You can't go to { $number }: choose 0 to { $last }.
table-bad-seat = “{ $text }” is not a point of view. Write a player's name, a number from 1 to { $last }, none for a spectator, or all.
table-json-list = --json needs --list.

table-key-next = next
table-key-previous = back
table-key-next-turn = next turn
table-key-previous-turn = turn back
table-key-first = to the beginning
table-key-last = to the end
table-key-number = go to

table-key-view = point of view
table-words-next = n next
table-words-previous = p previous
table-words-turn = t turn
table-words-turn-back = b back

## Asking

table-words-view = v view e eyes
table-amounts = A number from 0 to { $most }.
table-hint-enter = Enter: { $nothing }
table-hint-treasures = t: play all
table-hint-several = several at once: { $example }
table-hint-all = all
table-hint-name = any other card by its name
table-first-hint = Type a number or a name; ? shows help.

## Answers that are none

table-see-help = (? shows help)
table-bad-line = line { $number }: { $why }
table-no-option = “{ $text }” is not one of the options.
table-no-option-near = “{ $text }” is not one of the options. Did you mean { $near }?
table-not-offered = { $card } is not one of the options.
table-not-in-supply = { $card } is not in the Supply.
table-not-on-top = { $card } is not the visible card of its pile.
table-too-dear = { $card } costs { $cost }; you have { $have }.
table-barred = { $card } can't be bought now.
table-sold-out = No { $card } is left.
table-no-number = There is no option { $number }: they go from { $first } to { $last }.
table-ambiguous = “{ $text }” could be { $names }.
table-twice = You picked number { $number } more than once.
table-no-more = You picked more of { $card } than there are.
table-pick-exactly = Pick exactly { $least }; you picked { $count }.
table-pick-up-to = Pick at most { $most }; you picked { $count }.
table-pick-between = Pick { $least } to { $most }; you picked { $count }.
table-no-treasures = You can't play Treasures now.

## Words that can be typed: the first ones are short, English ones work in every language

table-words-help = ? help
table-words-undo = u undo
table-words-treasures = t treasures
table-words-all = all *
table-words-log = log
table-words-supply = supply
table-words-trash = trash
table-words-table = table
table-words-save = save
table-words-hint = hint
table-words-quit = q quit exit
table-words-yes = y yes
table-words-no = n no

table-help =
    An answer is the number of an option or its name; its first letters are enough.
    1 3 4         several options, in this order; also names, 2-4, 2x Copper, or all
    Enter         none of them, where that is allowed
    y, n          for a question with a single option
    ? CARD        what a card does; also ? 2 for option 2
    t             play all Treasures
    u             undo your last decision
    hint          which answer to give, and why; only for one person against bots, and recorded in the game
    table         the whole table again; also supply and trash
    log           what happened since your last turn; log all shows everything

## Several people

table-help-local =
    save [FILE]   save now, here or to another file
    q             save and leave
table-help-remote =
    say TEXT      write to the table
    resign        resign
    back          take your seat back from the bot that plays for you
    q             leave; your seat is kept
table-pass = Pass the keyboard to { $player }
table-ready = { $player }, press Enter to see your hand:

## Taking back

table-no-hint = Hints are only for one person who plays against bots.
table-hint-coming = Looking ahead for a hint…
table-hints = { $count ->
        [one] One hint was used.
       *[other] { $count } hints were used.
    }
table-undone = Undone.
table-nothing-to-undo = You have not decided anything yet.
table-undo-agree = { $player } wants to undo a decision whose outcome others have seen. { $others }, do you agree (y/n)?
table-undo-refused = Not undone: something has been revealed or decided since, and the others do not agree.

## Saving

table-saved = Saved in { $file }
table-resume = Continue with: { $command }
table-not-saved = { $file } could not be written ({ $reason }). Save elsewhere with: save FILE
table-file-exists = { $file } exists already. Choose another name.
table-kept = The game is kept in { $file }
table-review = Review it with: { $command }
table-broken = The program failed: { $error }
table-safe = Your game is safe in { $file }.

## Starting a game

table-bot-novice = Novice
table-bot-random = Random
table-bot-steward = Steward
table-bot-regent = Regent
table-bot-sovereign = Sovereign

table-bad-players = { $count ->
        [one] 1 player
       *[other] { $count } players
    }: there can be 2 to 6.
table-bad-people = { $players } seats, but { $count ->
        [one] 1 person
       *[other] { $count } people
    }: there must be 1 to { $players }.
table-unknown-bot = There is no bot “{ $text }”. Use { $names }, the name of a strategy, or a strategy file.
table-too-many-bots = { $count ->
        [one] 1 bot is named
       *[other] { $count } bots are named
    }, but the table has room for { $seats }.
table-too-many-names = { $count } names are given, but { $seats ->
        [one] only 1 person plays
       *[other] only { $seats } people play
    }.
table-empty-name = A name needs at least one letter.
table-same-name = Two players are called { $name }. Give each of them a different name.
table-load-alone = --load continues a saved game, so { $option } can't be used with it.
table-no-file = There is no file { $file }.
table-no-folder = There is no folder { $folder }.
table-no-kingdom = Which kingdom? For example: demesne play --kingdom "First Game"
table-bad-save = { $file }: { $why }
table-bad-save-no-game = This is not a saved game.
table-bad-save-version = This game was saved by another version of the program.
table-bad-save-setup = The set-up of this game is not valid ({ $detail }).
table-bad-save-answer = Answer { $number } of this game is not possible ({ $detail }).
table-bad-save-changed = This game was changed after it was saved.
table-bad-save-seats = The seats in this file do not match its players.
table-save-exists = { $file } exists already. Continue that game (demesne resume { $file }) or choose another name.
table-no-saved-game = There is no saved game to continue. Start one with: demesne play

## Options

table-option-kingdom = A name in any language, a code, ten cards, or “random” with constraints. Default: First Game.
table-option-players = How many players, 2 to 6. Default: 2, or the number of people.
table-option-bot = Who plays the other seats: { $names }, or a strategy; separate several with commas.
table-option-hotseat = How many people share this keyboard. Default: 1.
table-option-name = Your name; separate several with commas.
table-option-seed = The same seed deals the same game.
table-option-load = Continue a saved game.
table-option-save = The file to save to.
table-option-plain = Line by line, for pipes and screen readers. Automatic without a full terminal.
table-option-file = The saved game. Default: the last one played.
table-option-list = List the games that you can continue.
table-option-server = The server's address, such as http://localhost:8000
table-option-open-players = How many players, 2 to 6, bots included.
table-option-open-bot = A bot for a seat; separate several with commas.
table-option-title = The name of the table.
table-option-listed = Show the table in the lobby.
table-option-only-open = Only print the links; sit down later with join.
table-option-url = The link to a table.
table-option-guest = Your name on the server. Default: the one you last used there, or your user name.
table-option-join-bot = Let a bot play at the table: a name such as steward, a strategy file, or a Python class such as mybot.py:MyBot.
table-bot-watches = A bot needs a seat: --bot can't be used with a spectators' link.
table-bot-sits = The bot has its seat and plays to the end of the game. Ctrl-C ends it; the same command brings it back.
table-foreign-bot = “{ $file }” asks for the program “{ $bot }”. It was not run, because the file is not in your own games folder. If you trust both: demesne play --load { $file } --bot { $bot }
table-option-watch = Watch with the spectators' link, without a seat.
table-option-file-replay = A saved game.
table-option-seat = The point of view: a name, a number from 1, none for a spectator, or all for all cards open.
table-option-at = Start after this many decisions; with --json, show only the table there.
