"""A table's time control, agreed before it starts."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

LONGEST = 30 * 24 * 3600
Seconds = Annotated[int, Meta(ge=0, le=LONGEST)]

LIVE, DAYS = "live", "days"
PLAYED_ON: Final = "bot"
DECIDED: Final = "decide"


class Pace(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Time control. A table without one has no time limit."""

    kind: Literal["live", "days"]
    """`live`: one budget for the whole game. `days`: one budget per move."""
    seconds: Annotated[int, Meta(ge=1, le=LONGEST)]
    """For the whole game, or for each move."""
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Live: seconds added after each answer."""
    reserve: Seconds = 0
    """Over days: extra time for slow moves, for the whole game."""
    out: Literal["bot", "decide"] = PLAYED_ON
    """When time runs out: a bot plays on until the player returns, or the others decide."""
    bot: Annotated[str, Meta(max_length=40)] = "collie"
    """The opponent that plays on."""

    @property
    def is_live(self) -> bool:
        """True if all play at the same time. Quiet hours and days off don't count then."""
        return self.kind == LIVE

    @property
    def at_first(self) -> int:
        """Initial time per seat, in milliseconds: its budget, or its reserve."""
        return 1000 * (self.seconds if self.is_live else self.reserve)

    @property
    def a_move(self) -> int:
        """Time per move, in milliseconds."""
        return 0 if self.is_live else 1000 * self.seconds

    @property
    def grace(self) -> int:
        """Least time for the game that a returning player has, in milliseconds: a tenth of it."""
        return 100 * self.seconds if self.is_live else 0
