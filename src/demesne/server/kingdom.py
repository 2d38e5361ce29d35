"""Kingdoms for tables: read, drawn, drawn again in part, and the one of the day."""

from __future__ import annotations

import datetime
from functools import lru_cache
from hashlib import blake2b

from demesne.kingdoms import (
    Constraints,
    Kingdom,
    KingdomError,
    is_random,
    parse_kingdom,
    parse_wishes,
    recommended_as,
    reroll,
)
from demesne.server.play import Refused
from demesne.server.wire import DrawnKingdom, KingdomInfo, NewTable, Today, WishedKingdom, by_name, chosen_in
from demesne.texts import Texts, UnknownName, find_card, known_names, seek_card


def for_table(wish: NewTable) -> Kingdom:
    """The kingdom that a new table is opened with."""
    # The drawn kingdom must not give away the deal: the two use different numbers.
    seed = None if wish.seed is None else f"kingdom {wish.seed}"
    try:
        return parse_kingdom(wish.kingdom, seek_card, known_names(), _wanted(wish.wishes), seed, chosen_in(wish))
    except KingdomError as error:
        raise Refused("bad-kingdom", str(error)) from None


def draw(wish: WishedKingdom) -> DrawnKingdom:
    """The requested kingdom, or a random one with the piles to keep and without those to ban."""
    texts = Texts(wish.language)
    try:
        wanted = _wanted(wish.wishes)
        asked = wanted.wishes
        keep, ban = [find_card(name) for name in wish.keep], [find_card(name) for name in wish.ban]
        bane = None if wish.bane is None else find_card(wish.bane)
        by_chance = is_random(wish.kingdom)
        changed = bool(keep or ban) and not by_chance
        if by_chance:
            wanted = wanted.keeping(keep, bane, ban)
        # When piles are drawn again, only the result has to meet the wishes.
        first = Constraints() if changed else wanted
        kingdom = parse_kingdom(wish.kingdom, seek_card, known_names(), first, wish.seed, chosen_in(wish))
        if changed:
            going = [card for card in kingdom.piles if card in ban or (keep and card not in (*keep, kingdom.bane))]
            kingdom = reroll(kingdom, going, wanted.keeping(keep, None, ban), wish.seed)
    except KingdomError as error:
        raise Refused("bad-kingdom", texts.kingdom_error(error)) from None
    except UnknownName as error:
        raise Refused("bad-kingdom", texts.unknown_name(error)) from None
    return DrawnKingdom(shown(kingdom), "; ".join(texts.wish(one) for one in asked) or None)


def shown(kingdom: Kingdom) -> KingdomInfo:
    """What is sent about a kingdom."""
    entry = recommended_as(kingdom)
    return KingdomInfo(
        name=None if entry is None else entry.name,
        names=None if entry is None else dict(entry.names),
        cards=list(kingdom.cards),
        bane=kingdom.bane,
        chances=kingdom.chances,
        shelter_chance=kingdom.chances["shelters"],
        **by_name(kingdom.options),
        extra_piles=list(kingdom.extra_piles),
        start_tokens=kingdom.start_tokens,
        code=kingdom.code,
    )


def of_today() -> Today:
    """The kingdom of the day: the same for everybody, everywhere, from midnight to midnight UTC."""
    return of_the_day(datetime.datetime.now(datetime.UTC).date().isoformat())


@lru_cache(maxsize=4)
def of_the_day(date: str) -> Today:
    """The kingdom of a date, and the seed that makes it the same game for everybody."""
    seed = blake2b(f"demesne game of {date}".encode(), digest_size=8).hexdigest()
    return Today(date, seed, shown(parse_kingdom("random", seed=f"day {date}")))


def _wanted(wishes: list[str]) -> Constraints:
    return Constraints.of(parse_wishes(",".join(wishes), seek_card)) if wishes else Constraints()
