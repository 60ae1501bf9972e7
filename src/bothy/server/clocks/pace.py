"""What a table agrees on about time, before it begins."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

LONGEST = 30 * 24 * 3600
Seconds = Annotated[int, Meta(ge=0, le=LONGEST)]

LIVE, DAYS = "live", "days"
PLAYED_ON: Final = "bot"
DECIDED: Final = "decide"


class Pace(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Time to think. A table without one waits for ever."""

    kind: Literal["live", "days"]
    """`live`: so much time for the whole game. `days`: so much for each move."""
    seconds: Annotated[int, Meta(ge=1, le=LONGEST)]
    """For the whole game, or for each move."""
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Live: added after each answer."""
    reserve: Seconds = 0
    """Over days: what a slow move may take beyond its time, in the whole game."""
    out: Literal["bot", "decide"] = PLAYED_ON
    """Out of time: a bot plays on until its person comes back, or the others decide."""
    bot: Annotated[str, Meta(max_length=40)] = "collie"
    """The opponent that plays on."""

    @property
    def is_live(self) -> bool:
        """Whether all sit there together. Nobody sleeps then, so quiet hours and days off don't count."""
        return self.kind == LIVE

    @property
    def at_first(self) -> int:
        """What each seat begins with, in milliseconds: its time, or its reserve."""
        return 1000 * (self.seconds if self.is_live else self.reserve)

    @property
    def a_move(self) -> int:
        """What each move has of its own, in milliseconds."""
        return 0 if self.is_live else 1000 * self.seconds

    @property
    def grace(self) -> int:
        """The least that somebody who comes back has for the game, in milliseconds: a tenth of it."""
        return 100 * self.seconds if self.is_live else 0
