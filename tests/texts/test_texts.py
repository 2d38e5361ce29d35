"""Every message exists in every language, is used, and says the same with the same numbers."""

from __future__ import annotations

import ast
import random
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import demesne
from demesne.bots.condition import FACTS, QUESTIONS
from demesne.bots.strategy_file import KEYS
from demesne.cards import CARDS, KINGDOM
from demesne.cli import COMMANDS
from demesne.engine import KINDS, Decision, Event
from demesne.engine.options import OPTIONS
from demesne.engine.position import Position, Seat
from demesne.kingdoms import Constraints, KingdomError, find_feature, find_recommended, may_be_bane
from demesne.kingdoms.errors import ENGLISH as KINGDOM_ERRORS
from demesne.kingdoms.features import TYPES
from demesne.kingdoms.folding import tight
from demesne.kingdoms.roles import ROLES
from demesne.lab.play import ENDS
from demesne.texts import (
    LANGUAGES,
    Texts,
    UnknownLanguage,
    UnknownName,
    calling,
    find_card,
    known_names,
    pick_language,
    seek_card,
    sort_key,
)
from demesne.texts.calling import address_of
from demesne.texts.files import CARD_FILES, CARD_WORDS, FILES, Messages, _file_of_card_text, path, scan, slug
from demesne.texts.names import _by_sound, _spellings, card_names
from tests.asked import asked, kinds_asked, modes_of

BROWSER = Path(__file__).resolve().parents[2] / "web" / "src"
SOURCES = Path(demesne.__file__).parent
ALL_FILES = (*FILES, *CARD_FILES)

NEVER_DECLINED = ("spend", "overpay", "topdeck", "name", "aside", "pass", "pile")
ZONES = ("hand", "deck", "discard", "play", "aside", "supply", "trash")
PHASES = ("action", "buy", "clean-up", "over")


def reactions() -> set[str]:
    """Cards whose effect a player may use when something happens."""
    return {name for name, kind in CARDS.items() if kind.hand_events or kind.play_events}


def waiting_effects() -> set[str]:
    """Cards whose effect happens by itself when something happens to them, and may have to wait for others."""
    return {name for name, kind in CARDS.items() if kind.acts_when_trashed or kind.acts_when_discarded}


def literals(*rooms: str) -> set[str]:
    """All texts written in the sources of some rooms, or of all."""
    found = set()
    for room in rooms or ("",):
        for file in (SOURCES / room).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.add(node.value)
    return found


def events() -> set[str]:
    """The types of events that the engine and the cards log."""
    found = set()
    for room in ("engine", "cards"):
        for file in (SOURCES / room).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if (
                    isinstance(node, ast.Call)
                    and isinstance(node.func, ast.Attribute)
                    and node.func.attr in ("note", "event")
                    and node.args
                    and isinstance(node.args[0], ast.Constant)
                ):
                    found.add(str(node.args[0].value))
    return found


@cache
def used() -> frozenset[str]:
    """Every id that the code can ask for."""
    ids: set[str] = set()
    ids |= {f"type-{slug(type_)}" for kind in CARDS.values() for type_ in kind.types}
    ids |= {f"role-{slug(role)}" for role in ROLES}
    ids |= {f"zone-{name}" for name in ZONES} | {f"phase-{name}" for name in PHASES}
    ids |= {f"ask-{kind}" for kind in KINDS} | {f"confirm-{kind}" for kind in KINDS}
    ids |= {f"decline-{kind}" for kind in KINDS if kind not in NEVER_DECLINED}
    ids |= {f"log-{type_}" for type_ in events() - {"pass", "gain"}}
    ids |= {"log-pass-action", "log-pass-buy", "log-reveal-hand", "log-hint"}
    ids |= {f"log-gain-{zone}" for zone in ("discard", "deck", "hand")}
    ids |= {f"kingdom-{key}" for key in KINGDOM_ERRORS}
    # A command need not have more than its line.
    ids |= {command.summary for command in COMMANDS}
    ids |= {part for command in COMMANDS for part in (command.more, command.examples)} & set(Messages("en"))
    ids |= {text for text in literals("cli") if re.fullmatch(r"cli-[a-z0-9.-]*[a-z0-9]", text)}
    # What a server refuses with these codes.
    ids |= {f"table-refused-{text}" for text in literals("server")} & set(Messages("en"))
    ids |= {f"lab-key-{key.replace('_', '-')}" for key in KEYS}
    ids |= {f"lab-word-{word.replace('_', '-')}" for word in (*FACTS, *QUESTIONS)}
    ids |= {f"lab-end-{slug(reason)}" for reason in ENDS}
    for option in OPTIONS:
        ids |= {f"cli-option-{option.name}"} | {f"cli-{option.name}-{often}" for often in ("always", "chance", "never")}
        ids |= {f"page-option-{option.name}{part}" for part in ("", "-with", "-rule", "-auto", "-on", "-off")}
    return frozenset(ids | in_the_browser() | (literals() & set(Messages("en"))))


@cache
def in_the_browser() -> frozenset[str]:
    """The ids that the browser client uses, complete or as a prefix completed with a word."""
    texts = [file.read_text("utf-8") for file in BROWSER.rglob("*") if file.suffix in (".ts", ".svelte")]
    words = "|".join(sorted({word for words in FILES.values() for word in words}))
    found: set[str] = set()
    for text in texts:
        found |= set(re.findall(rf"""['"`]((?:{words})-[a-z0-9-]+(?:\.[a-z]+)?)['"`]""", text))
        begun = tuple(re.findall(rf"`((?:{words})-[a-z0-9-]*)\$\{{", text))
        found |= {key for key in Messages("en") if begun and key.startswith(begun)}
    assert len(found) > 200
    # Some literals only look like ids, such as the names of elements.
    return frozenset(found & set(Messages("en")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_asks_for_nothing_that_is_missing(language: str) -> None:
    asked = {
        key
        for file in BROWSER.rglob("*")
        if file.suffix in (".ts", ".svelte")
        for key in re.findall(r"""\bt\(\s*['"]([a-z0-9.-]+)['"]""", file.read_text("utf-8"))
    }
    assert len(asked) > 200
    assert sorted(asked - set(Messages(language))) == []


@cache
def used_for_cards() -> frozenset[str]:
    """Every id about a card that can come up: the card's own, and those of its questions in the cases."""
    ids: set[str] = set()
    for name in CARDS:
        card = slug(name)
        ids |= {f"card-{card}{part}" for part in ("", ".text", ".short", ".also")} | {f"next-{card}"}
        ids |= {f"{word}-{kind}-{card}" for kind in kinds_asked(name) for word in ("confirm", "decline")}
        for label in modes_of(name):
            for mode in (f"mode-{slug(label)}", f"mode-{slug(label)}-{card}"):
                ids |= {mode, f"{mode}.log"}
    ids |= {f"react-{slug(name)}" for name in reactions() | waiting_effects()}
    return frozenset(ids | {Texts("en")._ask(decision) for decision in asked()})


# -- the files -----------------------------------------------------------------------------------------------------


@cache
def entries(language: str, file: str) -> tuple[ftl.EntryType, ...]:
    return tuple(FluentParser().parse(path(language, file).read_text(encoding="utf-8")).body)


def messages(language: str) -> Iterator[ftl.Message]:
    for file in ALL_FILES:
        for entry in entries(language, file):
            if isinstance(entry, ftl.Message):
                yield entry


class Parameters(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def parameters(message: ftl.Message) -> set[str]:
    collector = Parameters()
    collector.visit(message)
    return collector.names


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", ALL_FILES)
def test_files_parse_and_hold_only_their_own_ids(language: str, file: str) -> None:
    junk = [entry.content for entry in entries(language, file) if isinstance(entry, ftl.Junk)]
    assert not junk
    ids = [entry.id.name for entry in entries(language, file) if isinstance(entry, ftl.Message)]
    assert [key for key, n in Counter(ids).items() if n > 1] == []
    assert [key for key in ids if key.partition("-")[0] not in FILES.get(file, CARD_WORDS)] == []


def test_there_is_no_other_file() -> None:
    there = {file.relative_to(SOURCES / "texts").as_posix() for file in (SOURCES / "texts").rglob("*.ftl")}
    assert there == {f"{language}/{file}.ftl" for language in LANGUAGES for file in ALL_FILES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing(language: str) -> None:
    assert sorted(used() - set(Messages(language))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_unused(language: str) -> None:
    left = set(Messages(language)) - used() - used_for_cards()
    # Texts for cards that don't exist yet may already be in the files of their sets.
    cards = {key.removeprefix("card-").partition(".")[0] for key in Messages(language) if key.startswith("card-")}
    waiting = tuple(cards - {slug(name) for name in CARDS})
    left = {key for key in left if not key.partition(".")[0].endswith(waiting)}
    assert sorted(key for key in left if not (waiting and key.startswith("mode-"))) == []


def test_literal_ids_in_the_code_exist() -> None:
    words = {word for words in FILES.values() for word in words} | set(CARD_WORDS)
    called = set()
    for file in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "message":
                called |= {str(arg.value) for arg in node.args[:1] if isinstance(arg, ast.Constant)}
    assert len(called) > 20
    assert {key for key in called if key.partition("-")[0] not in words} == set()
    assert sorted(called - set(Messages("en"))) == []


def test_a_message_that_is_not_there_or_lacks_its_facts() -> None:
    for key in ("cli-nonsense", "nonsense", "cli-help.nonsense"):
        with pytest.raises(KeyError):
            Texts("en").message(key)
    with pytest.raises(ValueError, match="cli-missing"):
        Texts("en").message("cli-missing")


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_have_the_same_messages_with_the_same_parameters(language: str) -> None:
    english = {message.id.name: parameters(message) for message in messages("en")}
    here = {message.id.name: parameters(message) for message in messages(language)}
    assert here == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_lines_read_the_same_with_and_without_fluent(language: str) -> None:
    reader = Messages(language)
    for file in (*FILES, *CARD_FILES):
        bundle = reader._with_file(file)
        for key in scan(language, file):
            entry, _, attribute = key.partition(".")
            message = bundle.get_message(entry)
            pattern = message.attributes[attribute] if attribute else message.value
            assert pattern is not None
            text, errors = bundle.format_pattern(pattern, {})
            if not errors:
                assert reader.format(key, {}) == text


def test_french_has_unbreakable_spaces_before_high_punctuation() -> None:
    for file in ALL_FILES:
        for number, line in enumerate(path("fr", file).read_text(encoding="utf-8").splitlines(), 1):
            if not line.startswith("#"):
                # "!trashing" is typed as it stands.
                assert not re.search(r" [?:;»]| !(?!\w)|« |\w[?!;]", line), f"{file}.ftl, line {number}: {line}"


def test_no_fluent_before_a_message_needs_it() -> None:
    code = (
        "import sys\n"
        "from demesne.texts import Texts, find_card\n"
        "Texts('it').card_text(find_card('Fossato'))\n"
        "sys.exit('fluent' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


# -- cards ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_distinct(language: str) -> None:
    names = Counter(tight(name) for name in card_names(language).values())
    assert [name for name, n in names.items() if n > 1] == []


def test_names_of_different_cards_are_distinct_across_languages() -> None:
    meant: dict[str, set[str]] = {}
    for language in LANGUAGES:
        for name, shown in card_names(language).items():
            meant.setdefault(tight(shown), set()).add(name)
    assert [names for names in meant.values() if len(names) > 1] == []


def test_english_names_are_the_names() -> None:
    assert all(name == shown for name, shown in card_names("en").items())


@pytest.mark.parametrize("language", LANGUAGES)
def test_knights_keep_their_names(language: str) -> None:
    assert all(card_names(language)[name] == name for name, kind in CARDS.items() if kind.is_knight and kind.pile)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CARDS)
def test_short_texts_are_short(language: str, name: str) -> None:
    assert 0 < len(Texts(language).card_short(name)) <= 90


@pytest.mark.parametrize("name", CARDS)
def test_card_texts_have_the_same_numbers_in_all_languages(name: str) -> None:
    for part in ("card_text", "card_short"):
        numbers = {
            language: Counter(re.findall(r"[+-]?\d+", getattr(Texts(language), part)(name))) for language in LANGUAGES
        }
        assert numbers["fr"] == numbers["en"], part
        assert numbers["it"] == numbers["en"], part


BONUSES = {"cards": "Card", "actions": "Action", "buys": "Buy", "coins": "Coin", "tokens": "coin token"}


@pytest.mark.parametrize("name", CARDS)
def test_plain_bonuses_are_in_the_text(name: str) -> None:
    kind = CARDS[name]
    text = Texts("en").card_text(name)
    for field, word in BONUSES.items():
        amount = getattr(kind, field)
        if amount:
            plural = "" if amount == 1 else "s"
            assert re.search(rf"\+{amount} {word}{plural}\b", text), f"{name}: {text}"
    if kind.points:
        assert f"Worth {kind.points} VP".replace("-", "−") in text


@pytest.mark.parametrize("name", CARDS)
def test_the_bonuses_a_text_starts_with_are_plain_bonuses(name: str) -> None:
    kind = CARDS[name]
    start = Texts("en").card_text(name).partition(".")[0]
    if not re.fullmatch(r"(\+\d+ [A-Za-z ]+?(, |$))+", start):
        return
    said = {word.rstrip("s"): int(amount) for amount, word in re.findall(r"\+(\d+) ([A-Za-z ]+)", start) if int(amount)}
    assert said == {word: getattr(kind, field) for field, word in BONUSES.items() if getattr(kind, field)}


@pytest.fixture
def untold(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A card without any text."""
    mine = type(CARDS["Moat"])()
    mine.name, mine.set = "Quay", "base"
    monkeypatch.setitem(CARDS, "Quay", mine)
    for found in (card_names, _spellings, _by_sound):
        found.cache_clear()
    yield "Quay"
    for found in (card_names, _spellings, _by_sound):
        found.cache_clear()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_without_texts_stops_nothing(language: str, untold: str) -> None:
    texts = Texts(language)
    assert texts.card(untold) == untold
    assert find_card("quay") == untold
    # Compiled classes have no docstring.
    assert texts.card_text(untold) == " ".join((type(CARDS[untold]).__doc__ or untold).split())
    assert 0 < len(texts.card_short(untold)) <= 90
    assert texts.cards([untold, "Copper"]) == texts.join([untold, texts.card("Copper")])
    assert texts.mode("launch a ship", untold) == "launch a ship"
    assert texts.label(untold, "react") == untold
    assert texts.prompt(question("trash", untold, ["Copper"], 0, 1)).startswith(f"{untold} – ")


def test_what_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    known = scan("fr", "cards/base")
    for key in ("card-moat.text", "ask-react-moat"):
        monkeypatch.delitem(known, key)
    _file_of_card_text.cache_clear()
    try:
        assert Texts("fr").card_text("Moat") == Texts("en").card_text("Moat")
        assert Texts("fr").card("Moat") == "Douves"
        # A question has a common form in French: that is better than an exact one in English.
        one, several = (question("react", "Witch", options, 0, 1) for options in (["Moat"], ["Moat", "Beggar"]))
        assert Texts("fr").question(one) == Texts("fr").question(several)
    finally:
        _file_of_card_text.cache_clear()


# -- finding names -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_finds_its_card(language: str) -> None:
    for name, shown in card_names(language).items():
        assert find_card(shown) == name
        assert find_card(f"  {shown.upper()} ", [language]) == name


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("throne room", "Throne Room"),
        ("Salle du trone", "Throne Room"),
        ("chef d’oeuvre", "Masterpiece"),
        ("CHEF-D'ŒUVRE", "Masterpiece"),
        ("corne d’abondance", "Horn of Plenty"),
        ("ecuyer", "Squire"),
        ("Proprieta", "Estate"),
        ("e\u0301cuyer", "Squire"),
        ("borsa doro", "Bag of Gold"),
        ("Renouveau", "Remake"),
        ("ville en ruines", "Ruined Village"),
        ("Chevaliers", "Knights"),
        ("Avventuriere", "Adventurer"),
        ("la Mine", "Mine"),
    ],
)
def test_names_are_found_as_people_type_them(typed: str, name: str) -> None:
    assert find_card(typed) == name


def test_unknown_names_come_with_suggestions() -> None:
    with pytest.raises(UnknownName) as caught:
        find_card("Smity")
    assert caught.value.suggestions[0] == "Smithy"
    assert "Smity" in str(caught.value)
    assert "Smithy" in str(caught.value)
    assert Texts("it").unknown_name(caught.value).startswith("Non c'è nessuna carta chiamata «Smity». Intendevi Smithy")
    with pytest.raises(UnknownName, match=r"there is no card called 'xyzzyx'$") as caught:
        find_card("xyzzyx")
    assert Texts("fr").unknown_name(caught.value) == "Il n'y a pas de carte nommée «\xa0xyzzyx\xa0»."


def test_names_are_sought_only_in_the_languages_asked_for() -> None:
    assert seek_card("Fossato", ["fr", "en"]) is None
    assert seek_card("Fossato", ["it"]) == "Moat"
    assert "Douves" in known_names()
    assert "Douves" not in known_names(["it", "en"])


def test_sorting_knows_accents() -> None:
    assert sorted(["Écuyer", "Espion", "Ermite", "Or", "École"], key=sort_key) == [
        "École",
        "Écuyer",
        "Ermite",
        "Espion",
        "Or",
    ]
    assert sorted(["Cote", "Côte", "Cotes"], key=sort_key) == ["Cote", "Côte", "Cotes"]
    assert sort_key("Chef-d'œuvre")[0] == sort_key("chef d’oeuvre")[0]


# -- the language --------------------------------------------------------------------------------------------------


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    for variable in ("DEMESNE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr("locale.getlocale", lambda: (None, None))
    return monkeypatch


def test_language_is_picked_in_order(system: pytest.MonkeyPatch) -> None:
    assert pick_language(None) == "en"
    system.setattr("locale.getlocale", lambda: ("French_France", "1252"))
    assert pick_language(None) == "fr"
    system.setenv("LANG", "it_IT.UTF-8")
    assert pick_language(None) == "it"
    system.setenv("LC_ALL", "de_DE.UTF-8")
    assert pick_language(None) == "en"
    system.setenv("DEMESNE_LANG", "fr")
    assert pick_language(None) == "fr"
    assert pick_language("IT") == "it"
    assert pick_language("en-GB") == "en"


def test_unknown_languages_are_refused(system: pytest.MonkeyPatch) -> None:
    with pytest.raises(UnknownLanguage, match=r"--lang asks for the language 'de'; there are en, fr, it"):
        pick_language("de")
    system.setenv("DEMESNE_LANG", "klingon")
    with pytest.raises(UnknownLanguage, match="DEMESNE_LANG"):
        pick_language(None)
    with pytest.raises(UnknownLanguage):
        Texts("de")


# -- questions -----------------------------------------------------------------------------------------------------


def question(
    kind: str,
    source: str | None,
    options: list[str],
    least: int,
    most: int,
    about: tuple[str, ...] = (),
    event: str = "play",
    step: int = 1,
    target: int | None = None,
) -> Decision:
    """A decision for seat 0."""
    decision = Decision(0, kind, options, None, least, most, False)
    decision.source = source
    decision.about = about
    decision.target = target
    if source is not None:
        decision.event = event
        decision.step = step
    return decision


TARGETS = {"Spy": "discard", "Thief": "trash", "Jester": "mode", "Tournament": "reveal", "Advisor": "discard",
           "Pillage": "discard"}  # fmt: skip
"""Which question of a card is about a certain player."""


def samples() -> Iterator[Decision]:
    """A decision for every card and kind, and for every kind without a card."""
    for kind in KINDS:
        options = ["0", "1", "2"] if kind in ("spend", "overpay") else ["Moat", "Gold", "Gold"]
        if kind == "mode":
            options = ["+2 Cards", "+2 Actions"]
        for least in (0, 1, 2):
            yield question(kind, None, options, least, 2)
    yield from asked()


def test_questions_have_the_same_numbers_in_all_languages() -> None:
    for decision in samples():
        said = {language: Texts(language).prompt(decision, ["Ana", "Bo"]) for language in LANGUAGES}
        numbers = {language: Counter(re.findall(r"\d+", text)) for language, text in said.items()}
        assert numbers["fr"] == numbers["it"] == numbers["en"], said
        if decision.source:
            assert all(Texts(language).card(decision.source) in text for language, text in said.items())


def test_questions_say_what_will_happen() -> None:
    texts = Texts("en")
    assert texts.prompt(question("discard", "Cellar", ["Copper", "Estate"], 0, 2)) == (
        "Cellar – Discard any number of cards; you draw as many."
    )
    assert texts.prompt(question("trash", "Chapel", ["Copper"] * 5, 0, 4)) == (
        "Chapel – Trash up to 4 cards from your hand."
    )
    choice = ["Gold", "Silver"]
    assert texts.prompt(question("trash", "Sir Vander", choice, 1, 1)).startswith("Sir Vander – Choose which")
    assert texts.prompt(question("trash", "Dame Anna", choice, 1, 1)).startswith("Dame Anna – Choose which")
    assert texts.prompt(question("trash", "Dame Anna", choice, 0, 2)) == (
        "Dame Anna – You may trash up to 2 cards from your hand."
    )
    assert "Reveal Moat" in texts.question(question("react", "Witch", ["Moat", "Moat"], 0, 1))
    assert texts.question(question("react", "Witch", ["Moat", "Beggar"], 0, 1)).startswith("Use one of these effects?")
    assert texts.question(question("react", None, ["Rats", "Cultist"], 1, 1)).startswith("Several effects are waiting")
    assert texts.question(question("mode", "Doctor", ["trash"], 1, 1, ("Curse",))) == (
        "The top card of your deck is Curse. What happens to it?"
    )
    assert Texts("fr").prompt(question("discard", "Militia", ["Copper"] * 5, 2, 2)) == (
        "Milice – Défaussez 2 cartes\xa0: vous en gardez 3 en main."
    )
    assert Texts("it").prompt(question("spend", None, ["0", "1", "2"], 1, 1)).endswith("Ognuno dà +1 Moneta; ne hai 2.")


GAINS: dict[str, list[tuple[tuple[str, ...], str]]] = {
    "en": [
        (("Watchtower",), "You gained Gold. Reveal Watchtower to trash it"),
        (("Royal Seal",), "You gained Gold. Put it onto your deck with Royal Seal?"),
        (("Trader",), "You are about to gain Gold. Reveal Trader"),
        (("Watchtower", "Royal Seal"), "You gained Gold. Use one of these effects?"),
    ],
    "fr": [
        (("Watchtower",), "Vous avez reçu\xa0: Or. Dévoiler le Mirador pour écarter cette carte"),
        (("Royal Seal",), "Vous avez reçu\xa0: Or. Placer cette carte sur votre deck grâce au Sceau royal"),
        (("Trader",), "Vous allez recevoir\xa0: Or. Dévoiler la Troqueuse"),
        (("Watchtower", "Royal Seal"), "Vous avez reçu\xa0: Or. Utiliser un de ces effets"),
    ],
    "it": [
        (("Watchtower",), "Hai guadagnato: Oro. Rivelare la Torre di Guardia per cestinare questa carta"),
        (("Royal Seal",), "Hai guadagnato: Oro. Mettere questa carta in cima al mazzo con il Sigillo Reale?"),
        (("Trader",), "Stai per guadagnare: Oro. Rivelare il Commerciante"),
        (("Watchtower", "Royal Seal"), "Hai guadagnato: Oro. Usare uno di questi effetti?"),
    ],
}
"""For each language the effects offered after a gain, and how the question about them begins."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_reactions_to_a_gain_name_the_card(language: str) -> None:
    for held, begins in GAINS[language]:
        cards = [card for card in held if card != "Royal Seal"]
        seats = [Seat(tuple(cards), play=("Royal Seal",) * ("Royal Seal" in held)), Seat()]
        position = Position(seats, phase="buy", coins=6)
        game = demesne.from_position(position, ["Watchtower", "Royal Seal", "Trader", "Village"])
        game.answer(["Gold"])
        assert game.decision is not None
        assert sorted(game.decision.options) == sorted(held)
        assert Texts(language).prompt(game.decision).startswith(begins)
        if held == ("Watchtower",):
            game.answer(["Watchtower"])
            said = Texts(language).question(game.decision)
            assert said.startswith(begins.split(".")[0])


def test_questions_say_whose_cards_are_judged() -> None:
    texts = Texts("en")
    mine = question("discard", "Spy", ["Gold"], 0, 1, target=0)
    theirs = question("discard", "Spy", ["Gold"], 0, 1, target=1)
    assert texts.question(mine, ["Ana", "Bo"]).startswith("You revealed Gold.")
    assert texts.question(theirs, ["Ana", "Bo"]).startswith("Bo revealed Gold.")
    assert texts.question(theirs).startswith("Player 2 revealed Gold.")
    for card, kind in TARGETS.items():
        for language in LANGUAGES:
            decision = question(kind, card, list(modes_of(card)) or ["Gold"], 0, 1, ("Gold",), target=1)
            assert "Bo" in Texts(language).question(decision, ["Ana", "Bo"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("kind", "source"),
    [
        ("trash", "Thief"),
        ("trash", "Noble Brigand"),
        ("trash", "Pirate Ship"),
        ("mode", "Jester"),
        ("gain", "Swindler"),
        ("discard", "Pillage"),
    ],
)
def test_who_possesses_an_attacker_is_not_told_their_own_name(language: str, kind: str, source: str) -> None:
    options = list(modes_of(source)) or ["Gold", "Silver"]
    mine, theirs = (
        Texts(language).question(question(kind, source, options, 1, 1, ("Gold",), target=seat), ["Ana", "Bo"])
        for seat in (0, 1)
    )
    assert "Ana" not in mine
    assert "Bo" in theirs


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("kind", "source"),
    [("discard", "Hamlet"), ("discard", "Storeroom"), ("trash", "Remake"), ("mode", "Count"), ("gain", "Stonemason")],
)
def test_questions_say_which_one_they_are(language: str, kind: str, source: str) -> None:
    options = list(modes_of(source)) or ["Gold", "Moat"]
    said = {Texts(language).question(question(kind, source, options, 1, 1, step=step)) for step in (1, 2)}
    assert len(said) == 2


def test_questions_say_why_the_card_acts() -> None:
    texts = Texts("en")
    assert texts.question(question("gain", "Stonemason", ["Moat", "Cellar"], 1, 1)) == (
        "Gain a card that costs less than the one trashed (1 of 2)."
    )
    assert texts.question(question("gain", "Stonemason", ["Moat", "Cellar"], 1, 1, event="overpay", step=2)) == (
        "Gain an Action that costs exactly what you overpaid (2 of 2)."
    )


HAND = ("Province", "Copper", "Gold", "Duchy", "Curse", "Silver")
PLAYS: list[tuple[str, list[list[str]], list[str]]] = [
    ("Hamlet", [["Copper"], []], ["Discard a card for +1 Action?", "Discard a card for +1 Buy?"]),
    ("Hamlet", [[], []], ["Discard a card for +1 Action?", "Discard a card for +1 Buy?"]),
    ("Storeroom", [[], []], ["any number of cards for +1 Card each.", "any number of cards for +1 Coin each."]),
    ("Remake", [["Copper"], ["Curse"]], ["– Trash a card from your hand;", "– Once more: trash a card"]),
    ("Count", [["Copper"], ["+3 Coins"]], ["the price to pay", "the reward"]),
    (
        "Stonemason",
        [["Gold"], ["Silver"], ["Moat"]],
        ["– Trash a card", "less than the one trashed (1 of 2)", "less than the one trashed (2 of 2)"],
    ),
    ("Spy", [[], [], []], ["– You revealed Moat.", "– Bo revealed Gold.", "– Cy revealed Silver."]),
    ("Thief", [["Gold"], ["Copper"], []], ["Treasure that Bo trashes", "Treasure that Cy trashes", "– You may gain"]),
    ("Jester", [["take"], ["give"]], ["– Bo discarded Gold. Who", "– Cy discarded Silver. Who"]),
    ("Tournament", [[], [], []], ["and gain a Prize", "Ana does not get +1 Card", "Ana does not get +1 Card"]),
    ("Advisor", [["Estate"]], ["the card that Ana discards; the others"]),
    ("Pillage", [["Gold"], ["Copper"]], ["the card that Bo discards.", "the card that Cy discards."]),
]


@pytest.mark.parametrize(("card", "answers", "said"), PLAYS)
def test_games_ask_what_they_mean(card: str, answers: list[list[str]], said: list[str]) -> None:
    seats = [
        Seat((card, *HAND), ("Estate", "Moat", "Gold")),
        Seat(HAND, ("Gold", "Silver", "Estate")),
        Seat(HAND, ("Silver", "Copper", "Estate")),
    ]
    game = demesne.from_position(Position(seats), ["Moat", "Cellar", "Village", card])
    game.answer([card])
    for answer, part in zip(answers, said, strict=True):
        assert game.decision is not None
        assert part in Texts("en").prompt(game.decision, ["Ana", "Bo", "Cy"])
        game.answer(answer)
    assert game.decision is not None
    assert game.decision.source is None


def test_a_card_played_again_asks_from_its_first_question_on() -> None:
    seats = [Seat(("Throne Room", "Hamlet", "Copper", "Gold"), ("Estate",) * 2), Seat()]
    game = demesne.from_position(Position(seats), ["Throne Room", "Hamlet"])
    game.answer(["Throne Room"])
    for part in ("+1 Action?", "+1 Buy?", "+1 Action?", "+1 Buy?"):
        assert game.decision is not None
        assert part in Texts("en").prompt(game.decision)
        game.answer([])


def test_a_game_says_what_was_paid_for() -> None:
    game = demesne.from_position(
        Position([Seat(), Seat()], phase="buy", coins=4), ["Moat", "Cellar", "Village", "Stonemason"]
    )
    game.answer(["Stonemason"])
    for answer, part in (
        (["2"], "Pay more"),
        (["Moat"], "you overpaid (1 of 2)"),
        (["Cellar"], "you overpaid (2 of 2)"),
    ):
        assert game.decision is not None
        assert part in Texts("en").prompt(game.decision)
        game.answer(answer)


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_are_said_in_the_language(language: str) -> None:
    texts = Texts(language)
    for card in CARDS:
        labels = modes_of(card)
        said = [texts.label(label, "mode", card) for label in labels]
        assert len(set(said)) == len(said)
    for card in reactions() | waiting_effects():
        assert texts.label(card, "react").startswith(texts.card(card))
    assert texts.label("Moat") == texts.card("Moat")
    assert texts.label("Silver", "mode", "Squire") != texts.label("Silver", "gain")
    assert texts.label("12") == "12"
    assert texts.label("discard/Estate").startswith(texts.card("Estate") + " (")
    assert texts.type("Prize") in texts.label("Prize", "gain")
    assert texts.label("trash hand") == texts.mode("trash hand")


def test_buttons_say_what_they_do() -> None:
    texts = Texts("en")
    cellar = question("discard", "Cellar", ["Copper", "Copper"], 0, 2)
    assert texts.confirm(cellar, ["Copper", "Copper"]) == "Discard 2 cards"
    assert texts.confirm(cellar, []) == "Discard nothing"
    assert texts.confirm(question("discard", "Spy", ["Copper"], 0, 1), []) == "Put it back"
    assert texts.confirm(question("treasure", None, ["Copper"] * 3, 0, 3), ["Copper"] * 3) == "Play 3 × Copper"
    assert texts.confirm(question("spend", None, ["0", "1"], 1, 1), ["0"]) == "Spend no token"
    assert texts.confirm(question("overpay", "Herald", ["0", "1"], 1, 1), ["1"]) == "Overpay 1 coin"
    assert texts.confirm(question("mode", "Count", ["discard 2", "topdeck", "Copper"], 1, 1), ["Copper"]) == "Choose"
    chancellor = question("mode", "Chancellor", ["discard deck"], 0, 1)
    assert [texts.confirm(chancellor, picks) for picks in (["discard deck"], [])] == ["Yes", "No"]
    for language in LANGUAGES:
        for decision in samples():
            assert Texts(language).confirm(decision, decision.options[:1])
            if decision.kind not in NEVER_DECLINED:
                assert Texts(language).confirm(decision, [])


# -- lists and log -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "3 × Copper, Silver and Gold"),
        ("fr", "3 × Cuivre, Argent et Or"),
        ("it", "3 × Rame, Argento e Oro"),
    ],
)
def test_lists_of_cards_are_counted_and_joined(language: str, said: str) -> None:
    texts = Texts(language)
    assert texts.cards(["Copper", "Copper", "Silver", "Gold", "Copper"]) == said
    assert texts.cards(["Gold", "Gold", "Silver", "Gold"], ordered=True).count(texts.card("Gold")) == 2
    assert texts.cards(["Gold"]) == texts.card("Gold")
    assert texts.cards([]) == texts.message("cards-none")


def test_types_and_counters_are_said() -> None:
    assert Texts("fr").types(CARDS["Cultist"].types) == "Action – Attaque – Pillard"
    assert Texts("it").counters(1, 2, 0) == "1 Azione, 2 Acquisti, 0 Monete"
    assert Texts("en").counters(0, 1, 3, 2) == "0 Actions, 1 Buy, 3 Coins, 2 coin tokens"
    assert Texts("en").zone("play") == "In play"
    assert Texts("fr").phase("clean-up") == "Ajustement"


def make_event(type_: str, reader: int | None, **facts: object) -> dict[str, object]:
    cards = facts.get("cards", ())
    shown = facts.get("shown", cards)
    event = Event(
        type_,
        0,
        tuple(cards) if isinstance(cards, (list, tuple)) else (),
        tuple(shown) if isinstance(shown, (list, tuple)) else (),
        int(str(facts.get("amount", 0))),
        str(facts.get("from", "")),
        str(facts.get("to", "")),
        str(facts.get("label", "")),
        None,
        0,
    )
    return event.seen_by(reader)


def test_log_lines_tell_each_reader_what_they_may_know() -> None:
    texts = Texts("en")
    names = ["Ana", "Bo"]
    draw = {"cards": ["Copper", "Gold"], "shown": []}
    assert texts.log(make_event("draw", 0, **draw), names, 0) == "You draw Copper and Gold."
    assert texts.log(make_event("draw", 1, **draw), names, 1) == "Ana draws 2 cards."
    discard = {"cards": ["Copper", "Estate", "Gold"], "shown": ["Gold"]}
    assert texts.log(make_event("discard", None, **discard), names) == "Ana discards 3 cards (Gold on top)."
    assert texts.log(make_event("discard", 0, **discard)) == "Player 1 discards Copper, Estate and Gold."
    gain = make_event("gain", 1, cards=["Silver"], to="deck")
    assert texts.log(gain, names, 0) == "You gain Silver onto your deck."
    assert Texts("fr").log(gain, names, 1) == "Ana reçoit Argent sur son deck."
    assert Texts("it").log(gain, names, 0) == "Guadagni Argento in cima al tuo mazzo."
    assert texts.log(make_event("coins", 1, amount=-1), names, 0) == "You lose 1 Coin."
    assert texts.log(make_event("tokens", 1, amount=2), names) == "Ana gets 2 coin tokens."
    assert texts.log(make_event("choose", 1, label="trash hand"), names) == "Ana chooses to trash their hand."
    assert texts.log(make_event("pass", 1, label="buy"), names) == "Ana stops buying."
    assert texts.log({"type": "limit", "seat": -1, "amount": 80}) == "The turn limit is reached: 80 turns each."
    with pytest.raises(ValueError, match="not an event"):
        texts.log({"type": "draw", "seat": None})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_is_a_sentence_in_the_log(language: str) -> None:
    """A plain bonus can be named; every other effect has a sentence that says what its player does."""
    texts = Texts(language)
    for card in CARDS:
        for label in modes_of(card):
            said = [
                texts.log(make_event("choose", reader, cards=[card], label=label), ["Ana"], reader) for reader in (0, 1)
            ]
            assert said[0] != said[1]
            assert said[1].startswith("Ana ")
            assert all(line.endswith(".") for line in said)
            named = texts.message("log-choose", you="no", player="Ana", label=texts.mode(label, card))
            assert (said[1] == named) == label.startswith("+"), (card, label, said)


def test_the_log_says_which_mat() -> None:
    texts = Texts("en")
    for kind, facts, line in (
        ("aside", {"to": "island"}, "Ana puts Estate onto the Island mat."),
        ("aside", {"to": "native_village", "shown": []}, "Ana puts 1 card onto the Native Village mat."),
        ("aside", {"to": "aside"}, "Ana sets Estate aside."),
        (
            "take",
            {"from": "native_village", "shown": []},
            "Ana takes 1 card from the Native Village mat into their hand.",
        ),
        ("take", {"from": "discard"}, "Ana takes Estate into their hand."),
    ):
        assert texts.log(make_event(kind, 1, cards=["Estate"], **facts), ["Ana"], 1) == line


@pytest.mark.parametrize("language", LANGUAGES)
def test_durations_say_what_they_do_in_the_next_turn(language: str) -> None:
    texts = Texts(language)
    for name, kind in CARDS.items():
        assert bool(texts.next_turn(name)) == ("Duration" in kind.types), name
    assert Texts("en").next_turn("Wharf") == "+2 Cards, +1 Buy"


def test_scores_are_told_card_by_card() -> None:
    assert Texts("fr").score("Ana", 27, 14, {"Province": (4, 24), "Duchy": (1, 3)}) == [
        "Ana\xa0: 27 PV en 14 tours.",
        "4 × Province\xa0: 24 PV",
        "Duché\xa0: 3 PV",
    ]


# -- kingdoms ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KINGDOM_ERRORS)
def test_what_is_wrong_with_a_kingdom_is_said_in_the_language(language: str, key: str) -> None:
    facts: dict[str, object] = {
        "card": "Moat", "cards": ("Moat", "Cellar"), "pile": "Knights", "count": 9, "cost": 4, "length": 14, "most": 40,
        "sets": ("intrigue",), "name": "First Game", "near": ("Fossato",), "texts": ("Foo",), "text": "Foo",
        "letter": "U", "letters": ("A", "B"), "code": "ABC", "wishes": Constraints.parse(["!attack"]).wishes,
    }  # fmt: skip
    needed = set(re.findall(r"\{(\w+)\}", KINGDOM_ERRORS[key]))
    error = KingdomError(key, **{name: value for name, value in facts.items() if name in needed})
    said = Texts(language).kingdom_error(error)
    assert "{" not in said
    if "card" in needed:
        assert Texts(language).card("Moat") in said


def test_wishes_are_said_in_the_language() -> None:
    texts = Texts("it")
    wishes = Constraints.parse(
        ["Moat", "!Witch", "attack<=1", "cost2>=1", "cost3-4=2..5", "cost5+=3", "village", "!trashing", "guilds>=2",
         "sets=base+guilds"]
    ).wishes  # fmt: skip
    said = [texts.wish(wish) for wish in wishes]
    assert len(set(said)) == len(wishes) == 10
    assert "con Fossato" in said
    assert "nessuna carta «cestino»" in said
    assert "al massimo 1 carta Attacco" in said
    assert "da 2 a 5 carte che costano da 3 a 4" in said
    for language in LANGUAGES:
        assert all(Texts(language).wish(wish) for wish in wishes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_types_and_uses_can_be_typed_as_they_are_shown(language: str) -> None:
    texts = Texts(language)
    assert [use for use in ROLES if find_feature(texts.role(use)) != use] == []
    assert [name for name in TYPES if find_feature(texts.type(name)) != name] == []


def test_several_wishes_are_separated_as_the_language_does() -> None:
    error = KingdomError("impossible", wishes=Constraints.parse(["attack<=1", "!duration", "village>=2"]).wishes)
    parts = {
        "en": "at most 1 Attack card; no Duration card; at least 2 village cards",
        "fr": "au plus 1 carte Attaque\u00a0; aucune carte Durée\u00a0; au moins 2 cartes «\u00a0village\u00a0»",
        "it": "al massimo 1 carta Attacco; nessuna carta Durata; almeno 2 carte «villaggio»",
    }
    assert all(words in Texts(language).kingdom_error(error) for language, words in parts.items())


def test_recommended_kingdoms_are_named_in_the_language() -> None:
    entry = find_recommended("Big Money")
    assert entry is not None
    assert Texts("it").kingdom_name("Big Money") == entry.names["it"]
    assert Texts("it").kingdom_name("Mine") == "Mine"


# -- everything that can happen ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_whole_games_are_told_in_all_languages(seed: int) -> None:
    dice = random.Random(seed)
    kingdom = dice.sample(KINGDOM, 10)
    bane = None
    if "Young Witch" in kingdom:
        bane = dice.choice([name for name in KINGDOM if name not in kingdom and may_be_bane(CARDS[name])])
    game = demesne.new_game(kingdom, players=dice.choice([2, 3]), seed=seed, log=True, bane=bane)
    speakers = [Texts(language) for language in LANGUAGES]
    told = 0
    for _ in range(400):
        decision = game.decision
        if decision is None:
            break
        for texts in speakers:
            assert texts.prompt(decision)
            if decision.source and decision.kind != "react":
                assert texts._ask(decision) != f"ask-{decision.kind}", decision
            for label in set(decision.options):
                assert texts.label(label, decision.kind, decision.source)
        eager = decision.kind in ("action", "treasure", "buy")
        size = decision.max if eager else dice.randint(decision.min, decision.max)
        picks = dice.sample(range(len(decision.options)), size)
        for texts in speakers:
            assert texts.confirm(decision, [decision.options[i] for i in picks])
        game.answer(picks)
        for reader in (None, 0):
            for event in game.view(reader).events(told):
                for texts in speakers:
                    assert texts.log(event, (), reader)
        told = len(game.log or ())


# --- what to type ---


def test_an_extra_is_installed_from_where_the_package_came() -> None:
    git = {"url": "https://example.org/demesne", "vcs_info": {"vcs": "git", "commit_id": "abc"}}
    assert address_of(git) == "git+https://example.org/demesne"
    git["vcs_info"] = {"vcs": "git", "commit_id": "abc", "requested_revision": "v1"}
    assert address_of(git) == "git+https://example.org/demesne@v1"
    assert address_of({"url": "file:///tmp/demesne", "dir_info": {}}) == "file:///tmp/demesne"


def test_a_hint_names_the_address_of_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calling, "_installed_from", lambda: "git+https://example.org/demesne")
    for language in LANGUAGES:
        hint = Texts(language).message("lab-bad-no-data")
        assert 'pip install "demesne[data] @ git+https://example.org/demesne"' in hint


def test_a_mistyped_card_is_looked_for_in_the_language_and_in_english() -> None:
    with pytest.raises(UnknownName) as refused:
        find_card("Foo")
    assert "?" not in Texts("en").unknown_name(refused.value)
    assert "Fou" in Texts("fr").unknown_name(refused.value)
