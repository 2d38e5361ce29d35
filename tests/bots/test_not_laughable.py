"""Positions with answers that a player would laugh at. No bot that claims to play well may give one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

import demesne
from demesne.bots.bot import Bot
from demesne.bots.recipe import Item, money
from demesne.bots.regent import Regent
from demesne.bots.shipped import find_strategy
from demesne.bots.steward import Steward
from demesne.bots.strategy_bot import StrategyBot

Answer = tuple[str, ...]
Wrong = Callable[[Answer], bool]


def with_(*cards: str) -> Wrong:
    """It is wrong to pick any of these."""
    return lambda answer: any(card in answer for card in cards)


def without(*cards: str) -> Wrong:
    """It is wrong not to pick all of these."""
    return lambda answer: any(card not in answer for card in cards)


def nothing(answer: Answer) -> bool:
    """It is wrong to pick nothing."""
    return not answer


def anything(answer: Answer) -> bool:
    """It is wrong to pick anything."""
    return bool(answer)


def not_only(*cards: str) -> Wrong:
    """Only this answer is right, in any order."""
    return lambda answer: sorted(answer) != sorted(cards)


def first_is(card: str) -> Wrong:
    """It is wrong to name this one first."""
    return lambda answer: answer[:1] == (card,)


@dataclass
class Laugh:
    """A position, the answers that lead to the question, who is asked, and which of the answers are laughable."""

    name: str
    kingdom: str
    hand: str
    wrong: Wrong
    script: list[tuple[str, ...]] = field(default_factory=list)
    deck: str = "Copper Silver Estate Copper Silver Gold"
    discard: str = ""
    play: str = ""
    their_hand: str = "Copper Copper Copper Estate Estate"
    their_deck: str = "Copper Silver Copper Estate Copper"
    their_play: str = ""
    seat: int = 0
    phase: str = "action"
    actions: int = 1
    buys: int = 1
    coins: int = 0
    tokens: int = 0
    bane: str | None = None
    piles: dict[str, int | tuple[str, ...]] = field(default_factory=dict)
    trash: str = ""


def cards(text: str) -> tuple[str, ...]:
    """Names divided by blanks, blanks in names written as underlines."""
    return tuple(word.replace("_", " ") for word in text.split())


RICH = "Gold Gold Gold Silver Silver Silver Copper Copper "

LAUGHS = [
    # What to trash
    Laugh("Chapel on Gold", "Chapel", "Chapel Curse Estate Copper Gold", with_("Gold"), [("Chapel",)], deck=RICH),
    Laugh("Chapel spares a Curse", "Chapel", "Chapel Curse Estate Copper Gold", without("Curse"), [("Chapel",)]),
    Laugh("Chapel on Provinces", "Chapel", "Chapel Province Curse Copper", with_("Province"), [("Chapel",)]),
    Laugh("Mine on Gold", "Mine", "Mine Gold Silver Copper", with_("Gold"), [("Mine",)]),
    Laugh("Remodel on a Province", "Remodel", "Remodel Province Estate Gold", with_("Province"), [("Remodel",)]),
    Laugh("Remodel turns a Copper into an Estate early", "Remodel", "Remodel Copper Copper Silver Silver",
          with_("Remodel"), deck=RICH),
    Laugh("Remodel takes a Duchy's points for a Gold late", "Remodel", "Remodel Duchy Silver Silver",
          with_("Duchy"), [("Remodel",)], piles={"Province": 2}, deck=RICH),
    Laugh("Butcher turns Silver into Silver", "Butcher", "Butcher Silver Silver Silver", with_("Silver"),
          [("Butcher",)], deck=RICH),
    Laugh("Remodel turns Gold into Gold", "Remodel", "Remodel Gold Gold Copper", without("Province"),
          [("Remodel",), ("Gold",)], deck="Copper Copper Copper Copper"),
    Laugh("Remodel takes the Gold that buys a Province", "Remodel", "Remodel Gold Gold Silver Estate", with_("Gold"),
          [("Remodel",)], deck=RICH),
    Laugh("Remodel with nothing but Provinces", "Remodel", "Remodel Province Province", with_("Remodel")),
    Laugh("Remake on Gold", "Remake", "Remake Gold Curse Estate", with_("Gold"), [("Remake",)]),
    Laugh("Butcher on a Province", "Butcher", "Butcher Province Estate Gold", with_("Province"), [("Butcher",)]),
    Laugh("Taxman on Gold", "Taxman", "Taxman Gold Silver Estate", with_("Gold"), [("Taxman",)]),
    Laugh("Altar on a Province", "Altar", "Altar Province Estate Gold", with_("Province", "Gold"), [("Altar",)]),
    Laugh("Forager on Gold", "Forager", "Forager Gold Estate Silver", with_("Gold"), [("Forager",)]),
    Laugh("Forager with nothing but Gold", "Forager", "Forager Gold Gold", with_("Forager")),
    Laugh("Junk Dealer on Gold", "Junk_Dealer", "Junk_Dealer Gold Curse Province", with_("Gold"), [("Junk Dealer",)]),
    Laugh("Junk Dealer spares a Curse", "Junk_Dealer", "Junk_Dealer Gold Curse Province", without("Curse"),
          [("Junk Dealer",)]),
    Laugh("Rats on Gold", "Rats", "Rats Gold Curse Silver", with_("Gold"), [("Rats",)]),
    Laugh("Rats with nothing to eat but Gold", "Rats", "Rats Gold Province Gold", with_("Rats"), deck=RICH),
    Laugh("Hermit on a Witch", "Hermit Witch", "Hermit Witch", with_("Witch"), [("Hermit",)], discard="Curse Copper"),
    Laugh("Hermit spares a Curse", "Hermit Witch", "Hermit Witch", nothing, [("Hermit",)], discard="Curse Copper"),
    Laugh("Death Cart on a Witch", "Death_Cart Witch", "Death_Cart Witch Survivors", with_("Witch"), [("Death Cart",)]),
    Laugh("Mercenary on Gold", "Urchin", "Mercenary Gold Gold Province", with_("Mercenary")),
    Laugh("Mercenary takes Gold before Curses", "Urchin", "Mercenary Gold Curse Estate", with_("Gold"),
          [("Mercenary",), ("trash 2",)]),
    Laugh("Dame Anna on Gold", "Knights", "Dame_Anna Gold Curse Silver", with_("Gold", "Silver"), [("Dame Anna",)]),
    Laugh("Dame Anna spares a Curse", "Knights", "Dame_Anna Gold Curse", without("Curse"), [("Dame Anna",)]),
    Laugh("A Knight takes Gold rather than Silver", "Knights", "Sir_Destry Copper", with_("Gold"), [("Sir Destry",)],
          their_deck="Gold Silver Copper", seat=1),
    Laugh("Doctor trashes Gold", "Doctor", "Copper", with_("trash"), [("Doctor",), ("1",)], phase="buy", coins=4,
          deck="Gold Copper"),
    Laugh("Doctor keeps a Curse", "Doctor", "Copper", with_("keep"), [("Doctor",), ("1",)], phase="buy", coins=4,
          deck="Curse Copper"),
    # What to discard
    Laugh("Cellar throws Gold away", "Cellar", "Cellar Gold Province Curse", with_("Gold"), [("Cellar",)]),
    Laugh("Cellar throws the coins for a Province away", "Cellar", "Cellar Gold Gold Copper Copper", with_("Copper"),
          [("Cellar",)], deck=RICH),
    Laugh("Cellar before what draws", "Cellar Smithy", "Cellar Smithy Estate Copper Copper", with_("Cellar"),
          actions=2),
    Laugh("Fortress without the Procession in hand", "Procession Fortress", "Fortress Procession Copper",
          with_("Fortress")),
    Laugh("Market Square before the Hermit that earns it a Gold", "Hermit Market_Square",
          "Market_Square Hermit Curse Copper", with_("Market Square")),
    Laugh("Cellar keeps a Curse", "Cellar", "Cellar Gold Province Curse", without("Curse", "Province"), [("Cellar",)]),
    Laugh("Militia costs Gold", "Militia", "Militia Copper", with_("Gold", "Silver"), [("Militia",)],
          their_hand="Gold Gold Silver Estate Curse", seat=1),
    Laugh("Militia leaves Provinces in hand", "Militia", "Militia Copper", without("Province", "Duchy"),
          [("Militia",)], their_hand="Province Duchy Copper Silver Gold", seat=1),
    Laugh("Horse Traders throw Gold away", "Horse_Traders", "Horse_Traders Province Curse Gold Silver",
          with_("Gold", "Silver"), [("Horse Traders",)]),
    Laugh("Young Witch throws Gold away", "Young_Witch", "Young_Witch Province Curse Gold", with_("Gold"),
          [("Young Witch",)], deck="Gold Gold Silver", bane="Cellar"),
    Laugh("Hamlet throws Gold away", "Hamlet Smithy", "Hamlet Gold Smithy Estate", with_("Gold"), [("Hamlet",)]),
    Laugh("Plaza throws Gold away", "Plaza", "Plaza Gold Copper Estate", with_("Gold"), [("Plaza",)]),
    Laugh("Storeroom throws Gold away", "Storeroom", "Storeroom Gold Curse Estate", with_("Gold"), [("Storeroom",)]),
    Laugh("Storeroom keeps a Curse", "Storeroom", "Storeroom Gold Curse Estate", without("Curse"), [("Storeroom",)]),
    Laugh("Storeroom keeps Coppers that it could change for better cards", "Storeroom",
          "Storeroom Gold Copper Copper", without("Copper"), [("Storeroom",)], deck=RICH),
    Laugh("Storeroom keeps Victory cards that are worth a coin", "Storeroom", "Storeroom Gold Estate Duchy",
          without("Duchy"), [("Storeroom",), ()], deck=RICH),
    Laugh("Spy throws the own Gold away", "Spy", "Spy Copper", anything, [("Spy",)], deck="Copper Gold Copper"),
    Laugh("Spy leaves a Curse on top", "Spy", "Spy Copper", nothing, [("Spy",)], deck="Copper Curse Copper"),
    Laugh("Spy leaves them Gold", "Spy", "Spy Copper", nothing, [("Spy",), ("Curse",)], deck="Copper Curse Copper",
          their_deck="Gold Copper"),
    Laugh("Spy frees them of a Curse", "Spy", "Spy Copper", anything, [("Spy",), ("Curse",)],
          deck="Copper Curse Copper", their_deck="Curse Copper"),
    Laugh("Ironmonger throws Gold away", "Ironmonger", "Ironmonger", anything, [("Ironmonger",)],
          deck="Copper Gold Copper"),
    Laugh("Ironmonger leaves a Curse on top", "Ironmonger", "Ironmonger", nothing, [("Ironmonger",)],
          deck="Copper Curse Copper"),
    Laugh("Advisor: the other takes a Curse away", "Advisor", "Advisor", with_("Curse", "Copper"), [("Advisor",)],
          deck="Gold Curse Copper", seat=1),
    Laugh("Pillage takes a Curse", "Pillage", "Pillage", with_("Curse", "Copper", "Estate"), [("Pillage",)],
          their_hand="Gold Curse Copper Estate Copper"),
    Laugh("Count trashes a hand of Gold", "Count", "Count Gold Gold Gold Silver", with_("trash hand"),
          [("Count",), ("Copper",)]),
    Laugh("Count trashes the Coppers that buy a Gold", "Count", "Count Copper Copper Copper Estate",
          with_("trash hand"), [("Count",), ("Copper",)], deck=RICH),
    Laugh("Count takes a Copper though there are coins to spare", "Count", "Count Gold Gold Silver Copper",
          with_("Copper"), [("Count",)], deck=RICH, discard=RICH),
    Laugh("Count puts an Estate back and keeps a Silver that buys nothing", "Count", "Count Gold Silver Silver Estate",
          with_("Estate"), [("Count",), ("topdeck",)], deck=RICH, discard=RICH),
    # What to gain
    Laugh("Workshop takes a Curse", "Workshop", "Workshop", with_("Curse", "Copper"), [("Workshop",)]),
    Laugh("Armory takes a Curse", "Armory", "Armory", with_("Curse", "Copper"), [("Armory",)]),
    Laugh("Feast takes a Curse", "Feast Witch", "Feast", with_("Curse", "Copper", "Estate"), [("Feast",)]),
    Laugh("Mine turns Silver into Copper", "Mine", "Mine Silver", not_only("Gold"), [("Mine",)]),
    Laugh("Remodel turns Gold into anything but a late Province", "Remodel", "Remodel Gold Curse",
          without("Province"), [("Remodel",), ("Gold",)], piles={"Province": 3}, discard=RICH),
    Laugh("Horn of Plenty takes a Curse", "Horn_of_Plenty", "Horn_of_Plenty", with_("Curse", "Copper"),
          [("Horn of Plenty",)], phase="buy", play="Gold Silver Copper"),
    Laugh("Thief takes the Copper", "Thief", "Thief", with_("Copper"), [("Thief",)], their_deck="Gold Copper Estate"),
    Laugh("Thief leaves the Gold", "Thief", "Thief", nothing, [("Thief",), ("Gold",)],
          their_deck="Gold Copper Estate"),
    Laugh("Jester gives Gold away", "Jester", "Jester", with_("give"), [("Jester",)], their_deck="Gold Copper"),
    Laugh("Jester takes a Copper", "Jester", "Jester", with_("take"), [("Jester",)], their_deck="Copper Gold"),
    Laugh("Jester takes a Curse", "Jester", "Jester", with_("take"), [("Jester",)], their_deck="Curse Gold"),
    Laugh("A Duchy before any Prize", "Tournament", "Tournament Province", with_("Duchy"),
          [("Tournament",), ("Province",)]),
    Laugh("Rogue takes Silver from beside Gold", "Rogue", "Rogue", with_("Silver"), [("Rogue",)], trash="Silver Gold"),
    Laugh("Dame Natalie takes a Curse", "Knights", "Dame_Natalie", with_("Curse", "Copper"), [("Dame Natalie",)]),
    Laugh("Rebuild turns a Duchy into an Estate", "Rebuild", "Rebuild", not_only("Province"),
          [("Rebuild",), ("Estate",)], deck="Duchy Copper Estate"),
    Laugh("Altar takes a Curse", "Altar Witch", "Altar Estate", with_("Curse", "Copper", "Estate"), [("Altar",)]),
    Laugh("Stonemason takes a Curse", "Stonemason", "Stonemason Gold", with_("Curse", "Copper"), [("Stonemason",)]),
    # What to play, and when
    Laugh("A Smithy before the Village", "Village Smithy", "Smithy Village Copper Smithy", with_("Smithy")),
    Laugh("A Militia before the Laboratory", "Laboratory Militia", "Militia Laboratory Copper", with_("Militia")),
    Laugh("A Witch before the Market", "Market Witch", "Witch Market Copper", with_("Witch")),
    Laugh("No Witch at all", "Witch", "Witch Copper Copper", nothing),
    Laugh("Ruins before a Witch", "Witch Cultist", "Witch Survivors Copper", with_("Survivors")),
    Laugh("A Throne Room for Ruins", "Throne_Room Witch Cultist", "Throne_Room Witch Survivors", with_("Survivors"),
          [("Throne Room",)]),
    Laugh("Misfits as Ruins", "Band_of_Misfits Smithy Cultist", "Band_of_Misfits Copper",
          with_("Survivors", "Ruined Market", "Ruined Village", "Abandoned Mine", "Ruined Library"),
          [("Band of Misfits",)]),
    Laugh("A Cultist kept in hand", "Cultist", "Cultist Cultist", nothing, [("Cultist",)]),
    Laugh("Counterfeit burns Gold beside Copper", "Counterfeit", "Counterfeit Gold Copper", with_("Gold"),
          [("Counterfeit",)], phase="buy", deck=RICH),
    Laugh("Treasures kept in hand", "Smithy", "Gold Gold Silver", without("Gold", "Silver"), phase="buy"),
    Laugh("A token kept for want of a coin", "Baker", "Copper", with_("0"), phase="buy", coins=7, tokens=1,
          discard=RICH * 2, play="Gold", script=[()]),
    Laugh("Tokens spent for nothing", "Baker", "Copper", with_("1", "2"), phase="buy", coins=8, buys=2, tokens=2,
          discard=RICH * 2, play="Gold", piles={"Province": 4}, script=[()]),
    Laugh("Masterpiece for Copper's worth", "Masterpiece", "Copper", with_("0"), [("Masterpiece",)], phase="buy",
          coins=7, discard="Feodum"),
    # Reactions and naming
    Laugh("A Moat in hand against a Witch", "Moat Witch", "Witch", nothing, [("Witch",)],
          their_hand="Moat Copper Copper", seat=1),
    Laugh("A Bane in hand against a Young Witch", "Young_Witch", "Young_Witch Copper Estate", nothing,
          [("Young Witch",), ("Estate", "Estate")], deck="Estate Estate", bane="Cellar", their_hand="Cellar Copper",
          seat=1),
    Laugh("Market Square kept when a card goes", "Market_Square Chapel", "Chapel Market_Square Curse", nothing,
          [("Chapel",), ("Curse",)]),
    Laugh("A Province hidden from the own Tournament", "Tournament", "Tournament Province", nothing,
          [("Tournament",)]),
    Laugh("Hovel kept when a Province comes", "Rats", "Hovel", nothing, [("Province",)], phase="buy", coins=8),
    Laugh("Horse Traders kept in hand against a Militia", "Horse_Traders Militia", "Militia", nothing, [("Militia",)],
          their_hand="Horse_Traders Copper Copper Copper Estate", seat=1),
    Laugh("Mystic names what is not there", "Mystic", "Mystic", not_only("Gold"), [("Mystic",)],
          deck="Gold Gold Gold"),
    Laugh("Doctor names the Gold", "Doctor", "Doctor", with_("Gold", "Province"), [("Doctor",)],
          deck="Curse Curse Gold Province"),
    Laugh("Journeyman skips the Gold", "Journeyman", "Journeyman", with_("Gold", "Silver"), [("Journeyman",)],
          deck="Curse Curse Curse Curse Gold Gold Gold Silver"),
    Laugh("Rebuild hits a Province", "Rebuild", "Rebuild", not_only("Province"), [("Rebuild",)],
          deck="Province Duchy Duchy Copper"),
    Laugh("Catacombs takes Curses", "Catacombs", "Catacombs", with_("take"), [("Catacombs",)],
          deck="Curse Curse Estate Gold Gold Gold Silver"),
    Laugh("Catacombs throws Gold away", "Catacombs", "Catacombs", with_("discard"), [("Catacombs",)],
          deck="Gold Gold Gold Curse Estate Copper"),
    Laugh("Survivors throw Gold away", "Cultist", "Survivors", with_("discard"), [("Survivors",)],
          deck="Gold Gold Curse Estate"),
    Laugh("Survivors keep Curses on top", "Cultist", "Survivors", with_("keep"), [("Survivors",)],
          deck="Curse Curse Gold Gold"),
    Laugh("Scavenger brings back a Curse", "Scavenger", "Scavenger", with_("Curse", "Estate"),
          [("Scavenger",), ()], discard="Curse Gold Estate"),
    Laugh("Survivors: the Curse on top of the Gold", "Cultist", "Survivors", first_is("Curse"),
          [("Survivors",), ("keep",)], deck="Curse Gold Copper"),
    # The end of the game
    Laugh("A Curse bought", "Smithy", "Copper", with_("Curse"), phase="buy", buys=2, coins=0, script=[()]),
    Laugh("The last Province left lying by the winner", "Smithy", "Estate", not_only("Province"), phase="buy", coins=8,
          piles={"Province": 1}, discard="Province Province Gold Gold Gold Gold Gold Gold Gold"),
    Laugh("The last Province bought by the loser", "Smithy", "Estate", with_("Province"), phase="buy", coins=8,
          piles={"Province": 1}, discard=RICH * 3,
          their_deck="Province Province Province Province Province Province"),
    Laugh("The third pile emptied by the loser", "Smithy Village", "Estate", with_("Estate"), phase="buy", coins=2,
          piles={"Smithy": 0, "Village": 0, "Estate": 1}, discard=RICH * 2,
          their_deck="Province Province Province"),
    Laugh("A Duchy left lying with two Provinces to go", "Smithy", "Estate", nothing, phase="buy", coins=5,
          piles={"Province": 2}, discard=RICH * 2),
]  # fmt: skip


def bots() -> list[Bot]:
    """Everyone who claims to play well."""
    plain = find_strategy("bmu")
    assert plain is not None
    plain.finish = True
    witches = money(Item("Gold", 1), Item("Silver", 2)).plan("two Silvers")
    return [StrategyBot(plain), StrategyBot(witches), Steward(), Regent(games=4)]


def reach(laugh: Laugh) -> demesne.Game:
    """The game at the question."""
    mine = demesne.Seat(cards(laugh.hand), cards(laugh.deck), cards(laugh.discard), cards(laugh.play), laugh.tokens)
    theirs = demesne.Seat(cards(laugh.their_hand), cards(laugh.their_deck), (), cards(laugh.their_play))
    position = demesne.Position(
        [mine, theirs],
        phase=laugh.phase,
        actions=laugh.actions,
        buys=laugh.buys,
        coins=laugh.coins,
        piles=laugh.piles,
        trash=cards(laugh.trash),
    )
    game = demesne.from_position(position, cards(laugh.kingdom), seed=1, bane=laugh.bane)
    for answer in laugh.script:
        decision = game.decision
        assert decision is not None
        if decision.kind == "treasure" and not set(answer) <= set(decision.options):
            # What a question in the Buy phase is about is not which Treasures were played before it.
            game.answer([])
        game.answer(answer)
    return game


@pytest.mark.parametrize("laugh", LAUGHS, ids=lambda laugh: laugh.name)
def test_no_bot_is_laughed_at(laugh: Laugh) -> None:
    for bot in bots():
        game = reach(laugh)
        decision = game.decision
        assert decision is not None, "the question was never asked"
        assert decision.player == laugh.seat, decision
        answer = decision.labels(bot.decide(game.view(laugh.seat)))
        assert not laugh.wrong(answer), f"{bot.name} answers {answer} to {decision}"


def test_there_are_many() -> None:
    assert len(LAUGHS) >= 60
    assert len({laugh.name for laugh in LAUGHS}) == len(LAUGHS)
