"""Laughable answers to the questions of Seaside."""

from __future__ import annotations

import pytest

from tests.laughs import RICH, Laugh, anything, check, not_only, nothing, with_, without

LAUGHS = [
    Laugh("Ambassador with nothing but Gold to give", "Ambassador", "Ambassador Gold Gold Province",
          with_("Ambassador")),
    Laugh("Ambassador gives Gold", "Ambassador", "Ambassador Gold Curse Copper", not_only("Curse"),
          [("Ambassador",)]),
    Laugh("Ambassador keeps a Curse", "Ambassador", "Ambassador Gold Curse Curse", without("Curse"),
          [("Ambassador",), ("Curse",)]),
    Laugh("Ambassador returns Golds", "Ambassador", "Ambassador Gold Gold Silver", anything,
          [("Ambassador",), ("Gold",)]),
    Laugh("Embargo on Provinces", "Embargo Witch", "Embargo", with_("Province", "Gold"), [("Embargo",)]),
    Laugh("Explorer hides the Province", "Explorer", "Explorer Province", nothing, [("Explorer",)]),
    Laugh("Ghost Ship: the Golds go back", "Ghost_Ship", "Ghost_Ship", with_("Gold"), [("Ghost Ship",)],
          their_hand="Gold Gold Gold Estate Curse", seat=1),
    Laugh("Haven saves the Gold for a Province now", "Haven", "Haven Gold Gold Estate", with_("Gold"), [("Haven",)],
          deck="Silver Copper"),
    Laugh("Island takes a Gold", "Island", "Island Gold Province Silver", not_only("Province"), [("Island",)]),
    Laugh("Lookout trashes a Province", "Lookout", "Lookout", with_("Province", "Gold"), [("Lookout",)],
          deck="Province Gold Curse Copper"),
    Laugh("Lookout discards the Gold and keeps the Curse", "Lookout", "Lookout", with_("Gold"),
          [("Lookout",), ("Estate",)], deck="Estate Gold Curse Copper"),
    Laugh("Native Village leaves four cards lying", "Native_Village", "Native_Village", with_("set aside"),
          [("Native Village",)], native_village="Gold Silver Gold Copper"),
    Laugh("Native Village takes nothing", "Native_Village", "Native_Village", with_("take"), [("Native Village",)]),
    Laugh("Navigator discards Golds", "Navigator", "Navigator", with_("discard"), [("Navigator",)],
          deck="Gold Gold Gold Silver Gold Estate Estate Curse"),
    Laugh("Navigator keeps Curses", "Navigator", "Navigator", with_("keep"), [("Navigator",)],
          deck="Curse Curse Estate Estate Copper Gold Gold Silver"),
    Laugh("Pearl Diver leaves the Gold at the bottom", "Pearl_Diver", "Pearl_Diver", nothing, [("Pearl Diver",)],
          deck="Copper Estate Copper Gold"),
    Laugh("Pearl Diver brings up a Curse", "Pearl_Diver", "Pearl_Diver", anything, [("Pearl Diver",)],
          deck="Copper Gold Copper Curse"),
    Laugh("Pirate Ship for no coins", "Pirate_Ship", "Pirate_Ship", with_("coins"), [("Pirate Ship",)]),
    Laugh("Pirate Ship sinks the Copper", "Pirate_Ship", "Pirate_Ship", with_("Copper"), [("Pirate Ship",), ("trash",)],
          their_deck="Gold Copper Copper"),
    Laugh("Salvager on a Province early", "Salvager", "Salvager Province Curse Copper", with_("Province"),
          [("Salvager",)]),
    Laugh("Salvager takes the Gold that buys a Province", "Salvager", "Salvager Gold Gold Silver Estate",
          with_("Gold"), [("Salvager",)]),
    Laugh("Smugglers take the Copper", "Smugglers", "Estate", not_only("Gold"),
          [("Gold",), ("Copper",), ("Smugglers",)], phase="buy", coins=6, buys=2, seat=1,
          their_hand="Smugglers Estate Estate Copper Copper"),
    Laugh("Smugglers take the Curse", "Smugglers", "Estate", with_("Curse"),
          [("Silver",), ("Curse",), ("Smugglers",)], phase="buy", coins=3, buys=2, seat=1,
          their_hand="Smugglers Estate Estate Copper Copper"),
    Laugh("Ambassador returns the coins for a Province", "Ambassador", "Ambassador Gold Gold Copper Copper",
          with_("Copper"), [("Ambassador",), ("Copper",)], deck=RICH),
    Laugh("Warehouse keeps a Treasure Map that has no other", "Warehouse Treasure_Map",
          "Warehouse Gold Gold Gold Treasure_Map", with_("Gold"), [("Warehouse",)], deck="Copper Copper Gold Copper"),
    Laugh("Tactician throws a Province hand away", "Tactician", "Tactician Gold Gold Silver", with_("Tactician")),
    Laugh("Treasure Map alone", "Treasure_Map", "Treasure_Map Gold", with_("Treasure Map")),
    Laugh("Two Treasure Maps held", "Treasure_Map Smithy", "Treasure_Map Treasure_Map Smithy",
          not_only("Treasure Map")),
    Laugh("Treasury left in the discard pile", "Treasury", "Copper", nothing, [(), ()], phase="buy", coins=0,
          play="Treasury", deck=RICH),
    Laugh("Warehouse throws Gold away", "Warehouse", "Warehouse Estate Curse", with_("Gold", "Silver"),
          [("Warehouse",)], deck="Gold Silver Copper Gold"),
]  # fmt: skip


@pytest.mark.parametrize("laugh", LAUGHS, ids=lambda laugh: laugh.name)
def test_no_bot_is_laughed_at(laugh: Laugh) -> None:
    check(laugh)
