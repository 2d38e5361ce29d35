"""Every card has everything it needs; what is missing is named with the file where it goes."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import pytest

from demesne.bots.wisdom import SETS, helpful, pieces
from demesne.cards import CARDS
from demesne.engine import Kind
from demesne.kingdoms import codes
from demesne.texts import LANGUAGES
from demesne.texts.files import card_file, messages, scan, slug
from tests.asked import modes_of
from tests.bots.test_wisdom import NOTHING_TO_KNOW
from tests.project.test_rulebook_coverage import used

ROOT = Path(__file__).resolve().parents[2]
LONG = {"en": "English", "fr": "French", "it": "Italian"}


@cache
def cards_in_cases(folder: str) -> frozenset[str]:
    """The cards that the cases in a folder use."""
    files = sorted((ROOT / "conformance" / folder).glob("*.toml"))
    cases = [case for file in files for case in tomllib.loads(file.read_text("utf-8"))["case"]]
    return frozenset(name for case in cases for name in used(case))


def lacking_in_class(kind: Kind) -> list[str]:
    lacking = []
    if not kind.icon:
        lacking.append("no icon")
    if kind.kingdom and not kind.code_number:
        taken = {other.code_number for other in CARDS.values()}
        free = next(number for number in range(1, codes.HIGHEST) if number not in taken)
        lacking.append(f"no code_number, the next free one is {free},")
    return [f"{what} in src/demesne/cards/{kind.set}.py" for what in lacking]


def lacking_in_texts(kind: Kind, language: str) -> list[str]:
    card = slug(kind.name)
    file = card_file(kind.set)
    wanted = {f"card-{card}": "name", f"card-{card}.text": "text", f"card-{card}.short": "short text"}
    if kind.acts_when_trashed or kind.acts_when_discarded or reacts(kind):
        wanted[f"react-{card}"] = f"line for its effect among others (react-{card})"
    if reacts(kind) and not kind.must_answer:
        wanted[f"ask-react-{card}"] = f"question whether it is used (ask-react-{card})"
    lacking = [what for key, what in wanted.items() if key not in scan(language, file)]
    for label in modes_of(kind.name):
        keys = (f"mode-{slug(label)}", f"mode-{slug(label)}-{card}")
        if not any(key in messages(language) for key in keys):
            lacking.append(f'words for the choice "{label}" ({keys[0]})')
    place = f"src/demesne/texts/{language}/{file}.ftl"
    return [f"no {LONG[language]} {what} in {place}" for what in lacking]


def reacts(kind: Kind) -> bool:
    """Whether its player may use it when something happens."""
    return bool(kind.hand_events or kind.play_events)


def lacking_in_wisdom(kind: Kind) -> list[str]:
    place = f"src/demesne/bots/wisdom/{kind.set}.py"
    if not kind.kingdom:
        return []
    if not any(kind.name in pieces(module) for module in SETS) and kind.name not in NOTHING_TO_KNOW:
        return [f"nothing that bots know (or the reason in tests/bots/test_wisdom.py) in {place}"]
    # Otherwise the steward never buys it. Victory cards are bought for other reasons.
    if not kind.is_victory and not helpful([kind.name]):
        return [f"no `helps` (big money with it against BMU) in {place}"]
    return []


def lacking(kind: Kind) -> list[str]:
    """What a card lacks, each with the file where it goes."""
    found = lacking_in_class(kind)
    for language in LANGUAGES:
        found += lacking_in_texts(kind, language)
    folder = "base" if kind.set == "basic" else kind.set
    if not kind.heading and kind.name not in cards_in_cases(folder):
        found.append(f"no case in conformance/{folder}/{slug(kind.name)}.toml")
    found += lacking_in_wisdom(kind)
    return [f"{kind.name}: {what}" for what in found]


@pytest.mark.parametrize("name", CARDS)
def test_a_card_has_all_that_belongs_to_it(name: str) -> None:
    missing = lacking(CARDS[name])
    if missing:
        pytest.fail("\n".join(missing), pytrace=False)


def test_what_is_missing_is_named_with_its_file() -> None:
    bare = type(CARDS["Moat"])()
    bare.name, bare.set, bare.icon, bare.code_number = "Quay", "guilds", "", 0
    missing = lacking(bare)
    assert "Quay: no icon in src/demesne/cards/guilds.py" in missing
    assert any(line.startswith("Quay: no code_number, the next free one is ") for line in missing)
    assert "Quay: no Italian short text in src/demesne/texts/it/cards/guilds.ftl" in missing
    assert (
        "Quay: no French question whether it is used (ask-react-quay) in src/demesne/texts/fr/cards/guilds.ftl"
        in missing
    )
    assert "Quay: no case in conformance/guilds/quay.toml" in missing
    assert any(line.startswith("Quay: nothing that bots know") for line in missing)
    assert len({line.rpartition(" ")[2] for line in missing}) == 6
