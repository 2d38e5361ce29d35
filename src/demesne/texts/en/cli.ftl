### What the command line says of itself, of kingdoms and of cards.

## Help

cli-help = Dominion's first edition with its expansions, and every ruling from the rulebooks.
    .more = demesne COMMAND --help explains a command and gives examples.
cli-help-play = Play a game in the terminal.
    .more =
        Against bots, or with others at the same keyboard. The game is saved at every decision: leave when you
        like, and continue with demesne resume. Answers can be piped in, one per line.
    .examples =
        Examples:

            demesne play
            demesne play --kingdom "Big Money" --bot novice,random --players 3
            demesne play --kingdom "random village, attack<=1" --seed 7 --lang fr
            demesne play --hotseat 2 --name Ann,Ben
            demesne play --kingdom K000-02VX-S20C --save mine.json
cli-help-resume = Continue a saved game.
    .more = Without a file: the last game you played.
    .examples =
        Examples:

            demesne resume
            demesne resume mine.json --lang it
            demesne resume --list
cli-help-open = Open a table on a server and take a seat.
    .more =
        Prints the link for the others. Once everybody is there, start the game with s (with --plain, Enter).
    .examples =
        Examples:

            demesne open http://localhost:8000 --name Ann
            demesne open http://localhost:8000 --kingdom "Big Money" --bot steward
cli-help-join = Take a seat at a table on a server.
    .more =
        The player who opened the table gives you the link. Run the same command later to come back to your seat. With
        --watch or a spectators' link you only watch.
    .examples =
        Examples:

            demesne join http://localhost:8000/join/CODE --name Ann
            demesne join http://localhost:8000/watch/CODE --watch
cli-help-replay = Step through a saved game.
    .more =
        Forwards and backwards by decision and by turn, from any player's point of view or with all cards open. Finished games
        are in the folder that demesne doctor shows.
    .examples =
        Examples:

            demesne replay mine.json
            demesne replay mine.json --seat 1 --at 20
            demesne replay mine.json --seat none --json
cli-help-review = Review a saved game: where it was won and lost.
    .more =
        Imagines games from every decision and compares the answers. Shows the three most expensive decisions, each
        player's luck and play, and the chance of winning after every decision. Ctrl-C ends it early and shows the
        results so far.
    .examples =
        Examples:

            demesne review mine.json
            demesne review mine.json --seconds 60 --html review.html
            demesne review mine.json --games 2000 --player 1 --json
cli-help-doctor = Check the installation.
    .more =
        Shows what is installed, what is missing and how to fix it. The exit code is 1 if something required is missing.
    .examples =
        Examples:

            demesne doctor
            demesne doctor --store games.db
            demesne doctor --json
cli-help-completion = Set up command completion in your shell.
    .more =
        Prints the completion script for a shell; --install puts it where the shell finds it. Without a name, it is
        for the shell you use.
    .examples =
        Examples:

            demesne completion bash
            demesne completion zsh
            demesne completion fish
cli-help-kingdoms = List the recommended kingdoms.
    .more = Each with its sets, its code and its cards.
    .examples =
        Examples:

            demesne kingdoms
            demesne kingdoms --lang fr
            demesne kingdoms --json
cli-help-kingdom = Show a kingdom, or draw one at random.
    .more =
        A kingdom is the name of a recommended one in any language, a code, a list of ten cards, or random (the
        default). A random kingdom meets all constraints; if that is impossible, the message says which ones clash.
    .examples =
        Examples:

            demesne kingdom "First Game"
            demesne kingdom K000-02VX-S20C --reroll Smithy
            demesne kingdom random --sets base,guilds --need village --need 'attack<=1'
            demesne kingdom --with "Young Witch" --need '!trashing' --seed 7
            demesne kingdom --file list-of-cards.txt
cli-help-cards = List cards.
    .more =
        Filters are a type (attack), a set (dark_ages), a cost (cost2, cost2-4, cost5+), a use (village, +buy,
        trashing, draw, cantrip, gainer, curser, junker, defence, tokens, overpay, potion, vp tokens, discount),
        kingdom or supply. A card must pass all of them; ! before a filter inverts it.
    .examples =
        Examples:

            demesne cards
            demesne cards attack dark_ages
            demesne cards cost2-3 '!village' --lang it
            demesne cards --json
cli-help-card = Show a card.
    .more = Its text, names, number of copies, uses, rulings and recommended kingdoms.
    .examples =
        Examples:

            demesne card throne room
            demesne card "Salle du Trône" --lang fr
            demesne card Doctor --json
cli-help-bots = List the bots, or show one.
    .more = The levels from weakest to strongest, then the strategies. With a name: that bot, or the rules of that strategy.
    .examples =
        Examples:

            demesne bots
            demesne bots smu
            demesne bots --json
cli-help-conform = Run rulebook cases.
    .more =
        Cases are TOML files, or folders of them. Prints every failed case with its step and the difference; the
        last line says how many passed and failed. The exit code is 1 if any failed, 2 if there is no such path.
    .examples =
        Examples:

            demesne conform conformance/
            demesne conform conformance/base/cellar.toml
cli-help-serve = Host tables for people and bots.
    .more =
        Games are kept in a file, or in a PostgreSQL database that several servers may share. No game is lost when the server stops.
    .examples =
        Examples:

            demesne serve
            demesne serve --host 0.0.0.0 --port 8080 --store games.db
            demesne serve --store postgresql://demesne@localhost/demesne
cli-help-help = Show this help.
cli-help-version = Show the version, and whether it is compiled.

cli-usage = Usage: { $line }
cli-choices = choices: { $names }
cli-default = default: { $value }
cli-required = required
cli-place-text = TEXT
cli-place-number = NUMBER
cli-place-path = PATH
cli-place-choice = CHOICE
cli-place-options = OPTIONS
cli-place-arguments = ARGUMENTS
cli-place-command = COMMAND

cli-group-play = Play
cli-group-cards = Kingdoms and cards
cli-group-rules = Rules
cli-group-house = The installation
cli-group-other = More
cli-group-arguments = Arguments
cli-group-options = Options

cli-option-strategy-action = show, check, save or from.
cli-option-strategy-name = The name of a strategy, steward, regent, or a strategy file; with “from”, a saved game.
cli-option-strategy-output = The file to write. Default: the name with .toml.
cli-option-strategy-player = With “from”: which player of the saved game, from 1.
cli-option-bot-name = Show this bot or strategy.
cli-option-all-rulings = Show all rulings, however many there are.
cli-option-lang = Language: en, fr or it.
cli-option-json = Print JSON.
cli-option-kingdom = A name, a code, ten cards or “random”.
cli-option-sets = Draw only from these sets:
cli-option-with = A card that the kingdom must have.
cli-option-without = A card that the kingdom must not have.
cli-option-need = A constraint: village, +buy, !trashing, attack<=1, cost2>=1, dark_ages>=5, sets<=3.
cli-option-file = A file with a list of cards, a name or a code.
cli-option-bane = The Bane; puts Young Witch into the kingdom.
cli-option-shelters = Play with or without Shelters. By default the rules decide.
cli-option-colonies = Play with or without Platinum and Colony. By default the rules decide.
cli-option-reroll = Replace this pile with another one.
cli-option-seed = The same seed gives the same kingdom.
cli-option-filter = A type, a set, a cost or a use.
cli-option-name = A card's name in any language.
cli-option-cases = A file or a folder of cases.
cli-option-shell = bash, zsh or fish.
cli-option-install = Put the script where the shell finds it.
cli-option-doctor-store = A database to test, as for demesne serve.
cli-option-serve-host = The address to listen on; 0.0.0.0 means all.
cli-option-serve-port = The port to listen on.
cli-option-serve-store = Where to keep the games: a file or postgresql://NAME@HOST/DATABASE.
cli-option-serve-migrate = Upgrade a PostgreSQL database from an earlier version. Make a copy first.
cli-option-serve-origin = The public web address, such as https://play.example; can be repeated.
cli-option-serve-https = People reach the server over HTTPS.
cli-option-serve-proxies = Addresses or networks of trusted proxies, separated by commas.
cli-option-serve-client = A folder with another browser client to serve.
cli-option-serve-bot-seconds = How many seconds a bot may think about a decision.
cli-option-serve-idle-seconds = Unload a table from memory after this many seconds without visitors.
cli-option-serve-lab = Who may use the lab: nobody (off), visitors from this machine (local), or everybody (on).
cli-option-serve-lab-cluster = The address of a Dask cluster that plays the lab's games.
cli-option-serve-lab-at = The address of another server process, with the same database, that runs the lab.
cli-option-serve-reviews = Whether players can have their finished games reviewed (on, off).
cli-option-serve-review-seconds = How many seconds of processor time a review may take.
cli-option-serve-review-processes = How many reviews may run at the same time.
cli-option-serve-unlimited = Remove the limits per address, for load tests.
cli-option-serve-open = Open the browser when the server is ready.
cli-serve-ready = The tables are at { $address } (Ctrl-C stops the server).
cli-serve-elsewhere = Port { $port } is in use; using port { $other } instead.
cli-serve-origin = “{ $origin }” is not a web address. Write it like https://play.example, without a path.
cli-serve-proxies = “{ $text }” is not the address of a proxy. Write addresses or networks, separated by commas, like 127.0.0.1,10.0.0.0/8.
cli-serve-taken = The server cannot listen there: { $reason }. Choose another address or --port.
cli-serve-store = The database can't be used: { $reason }
cli-serve-no-client = There is no browser client in “{ $folder }”: the file index.html is missing.
cli-serve-no-postgresql = PostgreSQL needs an extra: pip install "demesne[postgresql]"

## What is wrong

cli-unknown-command = There is no command “{ $text }”. The commands are { $names }.
cli-unknown-command-near = There is no command “{ $text }”. Did you mean { $near }?
cli-bad-value = “{ $text }” is not valid for { $name }: expected { $wanted }.
cli-whole-number = a whole number
cli-number = a number
cli-missing = { $name } is missing.
cli-no-value = { $name } needs a value.
cli-too-many = Unexpected argument: “{ $text }”.
cli-repeated = { $name } is given more than once.
cli-at-least = { $name } must be at least { $least }.
cli-between = { $name } must be between { $least } and { $most }.
cli-unknown-option = There is no option { $text }.
cli-unknown-option-near = There is no option { $text }. Did you mean { $near }?
cli-see-help = See “{ $command } --help”.
cli-unknown-filter = “{ $text }” is not a filter. “demesne cards --help” lists them.
cli-unknown-filter-near = “{ $text }” is not a filter. Did you mean { $near }?
cli-rulings = Rulings
cli-more-rulings = and { $count } more: add --all
cli-no-name = Which card? For example: demesne card Moat
cli-unreadable = “{ $file }” cannot be read as text.

## Kingdoms

cli-recommended = Recommended kingdoms
cli-kingdom = Kingdom
cli-seed = seed { $seed }
cli-bane = Bane
cli-with-bane = { $cards }; Bane: { $bane }
cli-extra-piles = Also on the table: { $piles }.
cli-start-tokens = { $count ->
        [one] Everyone starts with 1 coin token.
       *[other] Everyone starts with { $count } coin tokens.
    }
cli-shelters-always = Everyone starts with Shelters.
cli-shelters-never = Nobody starts with Shelters.
cli-shelters-chance = Everyone starts with Shelters in { $some } of { $all } games.
cli-colonies-always = Platinum and Colony are in the game.
cli-colonies-never = Platinum and Colony are not in the game.
cli-colonies-chance = Platinum and Colony are in { $some } of { $all } games.

## Cards

cli-cost = cost { $cost }
cli-names = Names
cli-set = Set
cli-copies = Copies
cli-in-supply = in the Supply
cli-not-in-supply = not in the Supply
cli-pile = Pile
cli-members = Cards
cli-brings = Brings
cli-roles = Use
cli-recommended-in = Kingdoms

## The installation

cli-doctor-compiled = compiled
cli-doctor-pure = pure Python
cli-doctor-old-python = Install Python { $oldest } or newer.
cli-doctor-terminal = Terminal
cli-doctor-plain = line by line (no full terminal here)
cli-doctor-small = The full table needs 80 columns and 24 lines. Enlarge the window, or use --plain.
cli-doctor-games = Saved games
cli-doctor-unwritable = This folder is not writable. Choose another one with { $variable }.
cli-doctor-install = pip install { $package }
cli-doctor-absent = not installed: { $purpose }
cli-doctor-postgresql = PostgreSQL for the server
cli-doctor-plots = charts as PNG and PDF
cli-doctor-cluster = games on many machines
cli-doctor-data = games as data frames
cli-doctor-parquet = games as Parquet files
cli-doctor-gymnasium = a learning environment for one player
cli-doctor-pettingzoo = a learning environment for several players
cli-doctor-browser = Browser client
cli-doctor-present = in the package
cli-doctor-no-browser = Without it, demesne serve has no pages; build it with “python3 dev.py web”, or install the package.
cli-doctor-store = Database
cli-doctor-new-store = { $file } (will be created)
cli-doctor-no-store = Cannot be reached: { $reason }
cli-doctor-well = Everything required is installed.
cli-doctor-ill = Something required is missing.
cli-completion-installed = The script is in { $file }. Open a new shell to use it.
cli-completion-unwritable = The script could not be written: { $reason }
cli-completion-which = Which shell do you use? For example: demesne completion bash
cli-strategy-fine = { $file }: no mistakes found.
cli-no-player = There is no player { $number }: the players are 1 to { $last }.
cli-bought-by = Player { $number }
cli-bots-more = There are also decks for { $decks } recommended kingdoms, such as { $deck }, and big money with each of { $count } kingdom cards, such as { $example }. Show one with: demesne bots NAME
cli-bot-level = Level { $level } of 5.
cli-no-cases = Which cases? Name at least one file or folder, such as conformance/
cli-no-path = There is no file or folder { $path }.

## Constraints on a kingdom

feature-type = { $count ->
        [one] { $name } card
       *[other] { $name } cards
    }
feature-set = { $count ->
        [one] { $name } card
       *[other] { $name } cards
    }
feature-role = { $count ->
        [one] { $name } card
       *[other] { $name } cards
    }
feature-cost = { $count ->
        [one] card costing { $low }
       *[other] cards costing { $low }
    }
feature-cost-range = { $count ->
        [one] card costing { $low } to { $high }
       *[other] cards costing { $low } to { $high }
    }
feature-cost-from = { $count ->
        [one] card costing { $low } or more
       *[other] cards costing { $low } or more
    }
wish-with = with { $card }
wish-without = without { $card }
wish-from = only cards from { $sets }
wish-mixing = { $count ->
        [one] cards from only one set
       *[other] cards from at most { $count } sets
    }
wish-bane = { $card } as the Bane
wish-none = no { $feature }
wish-least = at least { $low } { $feature }
wish-most = at most { $high } { $feature }
wish-exactly = exactly { $low } { $feature }
wish-range = { $low } to { $high } { $feature }

## What can be wrong with a kingdom

kingdom-unknown-card = There is no card called “{ $text }”.
kingdom-unknown-card-near = There is no card called “{ $text }”. Did you mean { $near }?
kingdom-unknown-cards = These are not cards: { $texts }.
kingdom-not-kingdom = { $card } is not a kingdom card.
kingdom-part-of-pile = { $card } is one card of the pile { $pile }. Choose the pile.
kingdom-twice = { $card } is listed twice.
kingdom-too-few = A kingdom has 10 piles, not { $count }.
kingdom-too-many = A kingdom has 10 piles, not { $count }.
kingdom-bane-missing = Young Witch needs a Bane, one more card costing 2 or 3: add for example “Bane: { $card }”.
kingdom-bane-unwanted = A Bane ({ $card }) is only used with Young Witch.
kingdom-bane-cost = { $card } costs { $cost }; a Bane costs 2 or 3.
kingdom-bane-inside = { $card } is one of the 10 piles already, so it cannot be the Bane.
kingdom-two-banes = There is only one Bane, but { $cards } are named.
kingdom-stray-label = What is “{ $text }”? Only “Bane”, a set or a kingdom can come before a colon.
kingdom-unknown-kingdom = There is no kingdom “{ $text }”: it is not a recommended kingdom, a code, a list of 10 cards or “random”.
kingdom-unknown-kingdom-near = There is no kingdom “{ $text }”. Did you mean { $near }?
kingdom-not-met = This kingdom does not meet these constraints: { $wishes }.
kingdom-code-length = A kingdom code has { $length } letters and digits; “{ $text }” has { $count }.
kingdom-code-letter = A kingdom code can't contain “{ $letter }”.
kingdom-code-version = The code “{ $text }” was made by a later version of the program.
kingdom-code-missing = { $card } has no number in kingdom codes, so a kingdom with it has no code.
kingdom-code-mistyped = The code “{ $text }” is mistyped.
kingdom-code-mistyped-near = The code “{ $text }” is mistyped. Did you mean { $code }?
kingdom-unknown-set = There is no set “{ $text }”. The sets are { $sets }.
kingdom-unknown-wish = “{ $text }” is not a constraint. Write for example { $examples }, or the name of a card.
kingdom-unknown-wish-near = “{ $text }” is not a constraint. Did you mean { $near }?
kingdom-no-sets = A kingdom needs cards from at least one set.
kingdom-too-many-wishes = Too many constraints: at most { $most } are allowed.
kingdom-too-many-names = A kingdom has 10 piles; this list has more than { $most } names.
kingdom-empty-range = “{ $text }” can never be met: no number is in its range.
kingdom-not-in-kingdom = { $card } is not in this kingdom.
kingdom-impossible-one = This is impossible: { $wishes }.
kingdom-impossible = These are impossible together: { $wishes }.
kingdom-too-tangled = There are too many constraints to check together. Leave some out.
