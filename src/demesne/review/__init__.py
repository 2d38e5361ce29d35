"""Reviews of games: where they were won and lost, found out by imagined games."""

from demesne.review.facts import ReviewFacts
from demesne.review.review import Review

__all__ = ["Review", "ReviewFacts"]
