### What the command line says about itself.

## Help

help = Dominion's first edition with Cornucopia, Guilds and Dark Ages, and every ruling of their rulebooks.
    .more = demesne COMMAND --help tells more about a command and gives examples.
help-play = Play a game in the terminal.
help-kingdoms = List the recommended kingdoms.
    .more =
        Those that need a set which is not here are listed with the set they wait for.
    .examples =
        Examples:

            demesne kingdoms
            demesne kingdoms --lang fr
            demesne kingdoms --json
help-kingdom = Show a kingdom, or draw one at random.
    .more =
        A kingdom is a recommended name in any language, a code, a list of ten cards, or random, which is also
        meant when nothing is given. A random kingdom meets all constraints; impossible ones are named.
    .examples =
        Examples:

            demesne kingdom First Game
            demesne kingdom K000-02VX-S20C --reroll Smithy
            demesne kingdom random --sets base,guilds --need village --need 'attack<=1'
            demesne kingdom --with "Young Witch" --need '!trashing' --seed 7
            demesne kingdom --file list-of-cards.txt
help-cards = List cards.
    .more =
        Filters are a type (attack), a set (dark_ages), a cost (cost2, cost2-4, cost5+), a use (village, +buy,
        trashing, draw, cantrip, gainer, curser, junker, defence, tokens, overpay), kingdom or supply. All must
        hold; ! before one turns it round.
    .examples =
        Examples:

            demesne cards
            demesne cards attack dark_ages
            demesne cards cost2-3 '!village' --lang it
            demesne cards --json
help-card = Show a card.
    .more = Its text, its names, how many there are, what it is for and which recommended kingdoms have it.
    .examples =
        Examples:

            demesne card throne room
            demesne card "Salle du Trône" --lang fr
            demesne card Doctor --json
help-conform = Run rulebook cases.
    .more =
        Cases are TOML files, or folders of them. Every case that fails is printed with its step and the difference; the
        last line says how many passed and failed. The exit code is 1 if any failed, 2 if there is no such path.
    .examples =
        Examples:

            demesne conform conformance/
            demesne conform conformance/base/cellar.toml
help-help = Show this help.
help-version = Show the version, and whether it is compiled.

group-play = Play
group-cards = Kingdoms and cards
group-rules = Rules
group-other = More
group-arguments = Arguments
group-options = Options

option-lang = Language: en, fr or it.
option-json = Print JSON for a program to read.
option-kingdom = A name, a code, ten cards or “random”.
option-sets = Draw only from these sets: base, cornucopia, guilds, dark_ages.
option-with = A card that must be there.
option-without = A card that must not be there.
option-need = A constraint: village, +buy, !trashing, attack<=1, cost2>=1, dark_ages>=5.
option-file = A file with a list of cards, a name or a code.
option-bane = The Bane; Young Witch is then in the kingdom.
option-shelters = Start with Shelters, or not; left out, the rule decides.
option-reroll = A pile to replace by another one.
option-seed = The same seed gives the same kingdom.
option-filter = A type, a set, a cost or a use.
option-name = A card's name in any language.

## What is wrong

unknown-command = There is no command “{ $text }”. The commands are { $names }.
unknown-command-near = There is no command “{ $text }”. Did you mean { $near }?
see-help = See “{ $command } --help”.
unknown-filter = What is “{ $text }”? See “demesne cards --help” for the filters.
unknown-filter-near = What is “{ $text }”? Did you mean { $near }?
no-name = Which card? Write for example “demesne card Moat”.
unreadable = “{ $file }” cannot be read as text.

## Kingdoms

recommended = Recommended kingdoms
waiting = Waiting for other sets
needs = needs { $sets }
kingdom = Kingdom
seed = seed { $seed }
bane = Bane
extra-piles = Also on the table: { $piles }.
start-tokens = { $count ->
        [one] Everyone starts with 1 coin token.
       *[other] Everyone starts with { $count } coin tokens.
    }
shelters-always = Everyone starts with Shelters.
shelters-never = Nobody starts with Shelters.
shelters-chance = Everyone starts with Shelters in { $some } of { $all } games.

## Cards

cost = cost { $cost }
names = Names
set = Set
copies = Copies
in-supply = in the Supply
not-in-supply = not in the Supply
pile = Pile
members = Cards
brings = Brings
roles = Use
recommended-in = Kingdoms
