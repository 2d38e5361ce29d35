"""Reviews of games: where they were won and lost, found by imagined games.

The reviewing code is imported when first used: a server only needs to know what a review says (`facts`).
"""

from typing import TYPE_CHECKING

from demesne.review.facts import HintFacts, ReviewFacts

if TYPE_CHECKING:
    from demesne.review.hints import hint
    from demesne.review.review import Review
else:

    def __getattr__(name: str) -> object:
        if name == "Review":
            from demesne.review.review import Review

            return Review
        if name == "hint":
            from demesne.review.hints import hint

            return hint
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = ["HintFacts", "Review", "ReviewFacts", "hint"]
