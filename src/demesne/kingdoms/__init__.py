"""Kingdoms: the recommended ones, random ones with constraints, codes to share them, and reading them from text."""

from demesne.engine.luck import new_seed
from demesne.engine.setup import may_be_bane
from demesne.kingdoms.constraints import (
    Bane,
    Constraints,
    Count,
    Find,
    From,
    Mixing,
    Wish,
    With,
    Without,
    described,
    find_english,
    parse_wish,
    parse_wishes,
)
from demesne.kingdoms.draw import conflict, random_kingdom, reroll
from demesne.kingdoms.errors import KingdomError
from demesne.kingdoms.features import find_feature, has_feature, nearest_feature
from demesne.kingdoms.kingdom import Kingdom
from demesne.kingdoms.parse import is_random, parse_kingdom, parse_list
from demesne.kingdoms.recommended import RECOMMENDED, Recommended, find_recommended, recommended_as
from demesne.kingdoms.roles import ROLES, has_role, roles
from demesne.kingdoms.sets import find_set, parse_sets

__all__ = [
    "RECOMMENDED",
    "ROLES",
    "Bane",
    "Constraints",
    "Count",
    "Find",
    "From",
    "Kingdom",
    "KingdomError",
    "Mixing",
    "Recommended",
    "Wish",
    "With",
    "Without",
    "conflict",
    "described",
    "find_english",
    "find_feature",
    "find_recommended",
    "find_set",
    "has_feature",
    "has_role",
    "is_random",
    "may_be_bane",
    "nearest_feature",
    "new_seed",
    "parse_kingdom",
    "parse_list",
    "parse_sets",
    "parse_wish",
    "parse_wishes",
    "random_kingdom",
    "recommended_as",
    "reroll",
    "roles",
]
