"""`demesne kingdoms`, `kingdom`, `cards` and `card`: what there is to play with, in three languages or as JSON."""

from __future__ import annotations

import json as json_format
import shutil
import sys
import textwrap
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from demesne.cards import CARDS, TITLES
from demesne.cli import Problem, options, speaking
from demesne.cli.options import Json, Lang
from demesne.engine import Kind
from demesne.kingdoms import (
    RECOMMENDED,
    Bane,
    Constraints,
    From,
    Kingdom,
    Recommended,
    Wish,
    With,
    Without,
    find_feature,
    find_recommended,
    has_feature,
    is_random,
    nearest_feature,
    new_seed,
    parse_kingdom,
    parse_sets,
    parse_wishes,
    recommended_as,
    roles,
)
from demesne.kingdoms import reroll as roll_again
from demesne.texts import LANGUAGES, Texts, find_card, known_names, pick_language, seek_card, sort_key

# The help is in the language of the command line that imports this module.
_help = speaking(sys.argv).message


# --- kingdoms ---


def kingdoms(*, lang: Lang = None, json: Json = False) -> None:
    """List the recommended kingdoms."""
    if json:
        print_json([_recommended_facts(entry) for entry in RECOMMENDED])
        return
    texts = Texts(pick_language(lang))
    print(texts.message("cli-recommended"))
    for entry in RECOMMENDED:
        print(f"\n  {entry.names[texts.language]} · {_sets(entry.sets, texts)} · {entry.kingdom.code}")
        print_wrapped(_listed(entry.kingdom, texts), indent=4)


def _recommended_facts(entry: Recommended) -> dict[str, object]:
    return {
        "name": entry.name,
        "names": entry.names,
        "sets": entry.sets,
        "cards": entry.cards,
        "bane": entry.bane,
        # Version 0.1 listed kingdoms whose sets were missing; scripts that filter by this still work.
        "playable": True,
        "needs": [],
        "code": entry.kingdom.code,
    }


def _sets(names: Iterable[str], texts: Texts) -> str:
    return texts.join([texts.set(name) for name in names])


def _listed(kingdom: Kingdom, texts: Texts) -> str:
    """The cards of a kingdom in the order of the language, and the Bane."""
    listed = ", ".join(sorted((texts.card(card) for card in kingdom.cards), key=sort_key))
    if kingdom.bane is None:
        return listed
    return texts.message("cli-with-bane", cards=listed, bane=texts.card(kingdom.bane))


# --- kingdom ---


def kingdom(
    *kingdom: Annotated[str, Parameter(help=_help("cli-option-kingdom"))],
    sets: options.Sets = None,
    with_: options.With = None,
    without: options.Without = None,
    need: options.Need = None,
    file: Annotated[Path | None, Parameter(name="--file", help=_help("cli-option-file"))] = None,
    bane: Annotated[str | None, Parameter(name="--bane", help=_help("cli-option-bane"))] = None,
    choices: options.Choices = options.LEFT_OPEN,
    reroll: Annotated[
        list[str] | None, Parameter(name="--reroll", negative="", help=_help("cli-option-reroll"))
    ] = None,
    seed: Annotated[str | None, Parameter(name="--seed", help=_help("cli-option-seed"))] = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Show a kingdom: its cards by cost, its code, its Bane and what else it adds to the game."""
    text = kingdom_text(kingdom) if file is None else _read(file)
    wanted = constraints(sets or (), with_ or (), without or (), need or (), bane)
    going = _cards(reroll or ())
    seed = seed or str(new_seed())
    by_chance = bool(going) or is_random(text)
    # When piles are drawn again, only the result has to meet the constraints.
    asked = Constraints() if going and not is_random(text) else wanted
    found = parse_kingdom(text, seek_card, known_names(), asked, seed, options.chosen_by(choices))
    if going:
        found = roll_again(found, going, wanted, seed)
    if json:
        print_json(_kingdom_facts(found, seed if by_chance else None))
    else:
        _print_kingdom(found, seed if by_chance else None, Texts(pick_language(lang)))


def kingdom_text(words: Sequence[str]) -> str:
    """What `parse_kingdom` should read, from the words of a command line: several are one name, or one card each."""
    if not words:
        return "random"
    text = " ".join(words)
    one_each = len(words) > 1 and not find_recommended(text) and all(seek_card(word) for word in words)
    return ", ".join(words) if one_each else text


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise Problem(speaking(sys.argv).message("cli-unreadable", file=str(file))) from error


def constraints(
    sets: Iterable[str] = (),
    with_: Iterable[str] = (),
    without: Iterable[str] = (),
    need: Iterable[str] = (),
    bane: str | None = None,
) -> Constraints:
    """The constraints from the options of a command line; names and words may be in any language."""
    wishes: list[Wish] = [With(card) for card in _cards(with_)]
    wishes += [wish for text in need for wish in parse_wishes(text, seek_card)]
    chosen = parse_sets(sets)
    if chosen:
        wishes.append(From(chosen))
    if bane is not None:
        wishes.append(Bane(find_card(bane)))
    wishes += [Without(card) for card in _cards(without)]
    return Constraints.of(wishes)


def _cards(texts: Iterable[str]) -> list[str]:
    """The cards named in texts, each of which may name several separated by commas."""
    return [find_card(name) for text in texts for name in text.split(",") if name.strip()]


def _kingdom_facts(kingdom: Kingdom, seed: str | None) -> dict[str, object]:
    entry = recommended_as(kingdom)
    bane = None if kingdom.bane is None else _card_summary(kingdom.bane)
    facts: dict[str, object] = {
        "code": kingdom.code,
        "name": kingdom.name,
        "names": None if entry is None else entry.names,
        "cards": [_card_summary(card) for card in kingdom.by_cost],
        "bane": bane,
        **kingdom.options.to_dict(),
        "chances": kingdom.chances,
        "shelter_chance": kingdom.chances["shelters"],
        "extra_piles": kingdom.extra_piles,
        "start_tokens": kingdom.start_tokens,
    }
    return facts if seed is None else facts | {"seed": seed}


def _card_summary(card: str) -> dict[str, object]:
    kind = CARDS[card]
    return {
        "name": card,
        "names": _names(card),
        "cost": kind.cost,
        "potions": kind.potions,
        "types": kind.types,
        "set": kind.set,
    }


def _print_kingdom(kingdom: Kingdom, seed: str | None, texts: Texts) -> None:
    say = texts.message
    if kingdom.name is not None:
        title = texts.kingdom_name(kingdom.name)
    else:
        title = say("cli-kingdom")
    print(f"{title} · {kingdom.code}" + ("" if seed is None else f" · {say('cli-seed', seed=seed)}") + "\n")
    piles = [(card, "") for card in sorted(kingdom.cards, key=lambda card: _by_cost(card, texts))]
    if kingdom.bane is not None:
        piles.append((kingdom.bane, say("cli-bane")))
    print_table([(*_row(card, texts), note) for card, note in piles])
    print()
    if kingdom.extra_piles:
        print_wrapped(say("cli-extra-piles", piles=texts.cards(kingdom.extra_piles)), indent=2)
    if kingdom.start_tokens:
        print("  " + say("cli-start-tokens", count=kingdom.start_tokens))
    for option, (some, of_all) in kingdom.chances.items():
        often = "always" if some == of_all else "chance" if some else "never"
        print("  " + say(f"cli-{option}-{often}", some=some, all=of_all))


def _by_cost(card: str, texts: Texts) -> tuple[int, tuple[str, str]]:
    return CARDS[card].cost, sort_key(texts.card(card))


# --- cards ---

WORDS_FOR_ALL: Final[dict[str, Callable[[Kind], bool]]] = {
    "kingdom": lambda kind: kind.kingdom,
    "supply": lambda kind: kind.supply,
}
"""Filters besides the features of `demesne.kingdoms`."""


def cards(
    *filters: Annotated[str, Parameter(name="FILTER", help=_help("cli-option-filter"))],
    lang: Lang = None,
    json: Json = False,
) -> None:
    """List all cards, or those that pass every filter."""
    tests = [_filter(word) for text in filters for word in text.split(",") if word.strip()]
    passing = [name for name, kind in CARDS.items() if all(test(kind) for test in tests)]
    if json:
        print_json([_card_facts(name) for name in passing])
        return
    texts = Texts(pick_language(lang))
    order = list(TITLES)
    passing.sort(key=lambda name: (order.index(CARDS[name].set), sort_key(texts.card(name))))
    print_table([_row(name, texts) for name in passing])
    print("\n" + texts.message("cards-hidden", count=len(passing)))


def _filter(word: str) -> Callable[[Kind], bool]:
    """The test for a filter word; with "!" before it, its opposite."""
    plain = word.strip().removeprefix("!").strip()
    wanted = plain == word.strip()
    if plain in WORDS_FOR_ALL:
        return lambda kind: WORDS_FOR_ALL[plain](kind) is wanted
    feature = find_feature(plain)
    if feature is None:
        texts = speaking(sys.argv)
        near = nearest_feature(plain)
        if near:
            raise Problem(texts.message("cli-unknown-filter-near", text=plain, near=texts.join(near, "or")))
        raise Problem(texts.message("cli-unknown-filter", text=plain))
    return lambda kind: has_feature(kind, feature) is wanted


def _names(card: str) -> dict[str, str]:
    return {language: Texts(language).card(card) for language in LANGUAGES}


def _card_facts(card: str) -> dict[str, object]:
    kind = CARDS[card]
    members = [member for member in CARDS.values() if member.pile == card]
    return {
        "name": card,
        "names": _names(card),
        "set": kind.set,
        "cost": kind.cost,
        "potions": kind.potions,
        "overpay": kind.overpays,
        "types": kind.types,
        "text": {language: Texts(language).card_text(card) for language in LANGUAGES},
        "supply": kind.supply,
        "kingdom": kind.kingdom,
        "copies": kind.copies,
        "pile": kind.pile or None,
        "mixed_pile_of": [member.name for member in members],
        "brings": kind.companions,
        "roles": roles(card),
    }


def _row(card: str, texts: Texts) -> tuple[str, str, str, str]:
    kind = CARDS[card]
    return kind.cost_tag(kind.cost), texts.card(card), texts.types(kind.types), texts.set(kind.set)


# --- card ---

MOST_RULINGS: Final = 12


def card(
    *name: Annotated[str, Parameter(help=_help("cli-option-name"))],
    all_rulings: Annotated[
        bool, Parameter(name="--all", negative="", show_default=False, help=_help("cli-option-all-rulings"))
    ] = False,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Show a card: its text, its names, how many there are, and where it is used."""
    texts = Texts(pick_language(lang))
    if not name:
        raise Problem(texts.message("cli-no-name"))
    found = find_card(" ".join(name))
    if json:
        print_json(_card_facts(found) | {"rulings": _rulings(found)})
    else:
        _print_card(found, texts)
        _print_rulings(_rulings(found), all_rulings, texts)


def _rulings(card: str) -> list[str]:
    """What the cases say about a card, in English."""
    from demesne.conform.rulings import cases_folder, rulings

    folder = cases_folder()
    return [] if folder is None else rulings(folder).get(card, [])


def _print_rulings(sentences: Sequence[str], all_of_them: bool, texts: Texts) -> None:
    if not sentences:
        return
    print(f"\n{texts.message('cli-rulings')}")
    shown = sentences if all_of_them else sentences[:MOST_RULINGS]
    for sentence in shown:
        print(textwrap.fill(sentence, _width(), initial_indent="  - ", subsequent_indent="    "))
    if len(shown) < len(sentences):
        print("  " + texts.message("cli-more-rulings", count=len(sentences) - len(shown)))


def _print_card(card: str, texts: Texts) -> None:
    say = texts.message
    kind = CARDS[card]
    print(f"{texts.card(card)} · {texts.types(kind.types)} · {say('cli-cost', cost=kind.cost_tag(kind.cost))}\n")
    print_wrapped(texts.card_text(card), indent=2)
    print()
    others = [f"{name} ({language})" for language, name in _names(card).items() if language != texts.language]
    rows = [(say("cli-names"), ", ".join(others)), (say("cli-set"), texts.set(kind.set))]
    where = say("cli-in-supply" if kind.supply else "cli-not-in-supply")
    rows.append((say("cli-copies"), f"{kind.copies}, {where}"))
    if kind.pile:
        rows.append((say("cli-pile"), texts.card(kind.pile)))
    members = [member.name for member in CARDS.values() if member.pile == card]
    if members:
        rows.append((say("cli-members"), ", ".join(texts.card(member) for member in members)))
    if kind.companions:
        rows.append((say("cli-brings"), ", ".join(texts.card(name) for name in kind.companions)))
    if roles(card):
        rows.append((say("cli-roles"), ", ".join(texts.role(role) for role in roles(card))))
    used = [entry.names[texts.language] for entry in RECOMMENDED if card in entry.kingdom.piles]
    if used:
        rows.append((say("cli-recommended-in"), ", ".join(used)))
    print_table(rows)


# --- printing ---


def print_json(value: object) -> None:
    print(json_format.dumps(value, ensure_ascii=False, indent=2))


def _width() -> int:
    return max(shutil.get_terminal_size().columns, 40)


def print_wrapped(text: str, indent: int) -> None:
    print(
        textwrap.fill(
            text, _width(), initial_indent=" " * indent, subsequent_indent=" " * indent, break_on_hyphens=False
        )
    )


def print_table(rows: Sequence[Sequence[str]]) -> None:
    """Print rows in columns two spaces apart; a last column that is too long continues below itself."""
    if not rows:
        return
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    left = 2 + sum(width + 2 for width in widths[:-1])
    room = max(_width() - left, 20)
    for row in rows:
        start = "  " + "".join(f"{text:<{width}}  " for text, width in zip(row, widths[:-1], strict=False))
        first, *more = textwrap.wrap(row[-1], room) or [""]
        print((start + first).rstrip())
        for line in more:
            print(" " * left + line)
