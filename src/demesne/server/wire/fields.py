"""Single values of the protocol with their bounds, and what all request bodies have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

from msgspec import Meta, Struct, defstruct

from demesne.engine.options import OPTIONS, Options

Name = Annotated[str, Meta(min_length=1, max_length=64)]
Code = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,32}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Password = Annotated[str, Meta(min_length=8, max_length=256)]
OptionName = Annotated[str, "Option"]
Label = Annotated[str, Meta(max_length=64)]
Pick = Annotated[int, Meta(ge=0, le=10_000)]
Seed = Annotated[str, Meta(max_length=64)] | Annotated[int, Meta(ge=-(2**53), le=2**53)]
KingdomText = Annotated[str, Meta(max_length=2000)]
Wishes = Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=20)]
CardName = Annotated[str, Meta(min_length=1, max_length=60)]
MessageId = Annotated[str, Meta(max_length=64)] | Annotated[int, Meta(ge=-(2**53), le=2**53)] | None


CHAT_LENGTH: Final = 500
"""How long a line of chat may be."""


class Body(Struct, forbid_unknown_fields=True):
    """A request's body. Unknown fields are refused, so that a typing error is noticed."""


if TYPE_CHECKING:

    class WithOptions(Body, kw_only=True):
        """The choices for the set-up."""

else:
    # A field for each option of the engine, null if it is left to the rules.
    WithOptions = defstruct(
        "WithOptions", [(option.name, bool | None, None) for option in OPTIONS], bases=(Body,), kw_only=True
    )


def chosen_in(body: WithOptions) -> Options:
    """What somebody chose for the set-up."""
    return Options([getattr(body, option.name) for option in OPTIONS])


def by_name(options: Options) -> dict[str, Any]:
    """The fields of `WithOptions`."""
    return dict(options.to_dict())
