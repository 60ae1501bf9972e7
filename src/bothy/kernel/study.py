"""What self-play is to find out about a game's components: what to note of a game, and what ought to show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Generic

from bothy.kernel.action import Action
from bothy.kernel.compiled import mypyc_attr
from bothy.kernel.event import Event
from bothy.kernel.frame import P

Facts = Mapping[str, Mapping[str, Sequence[int]]]
"""By kind and name everything that came to the table, with the seats that had it, none of them if nobody did."""

WON = "won"
"""Of the seats that had it, the share that won."""
TAKEN = "taken"
"""Of the games it came to, the share in which somebody had it."""
EVEN = "even"
"""Whether those who had it may well win as often as anybody: the even share lies in its 99 % interval."""
POINTS = "points"
"""Whether the winners' points mostly lie between two numbers."""


@dataclass(frozen=True, slots=True)
class Aim:
    """What should show of every thing of a kind if the components play well, in per cent or in points."""

    kind: str
    measure: str
    low: int = 0
    high: int = 100
    within: str = ""
    """Judged apart within each thing of another kind: each place in the order of play on each map."""
    spare: int = 0
    """So many things may lie outside."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Study(Generic[P]):
    """A game's questions to self-play. A game that asks nothing still learns of victories, seats and points."""

    def __init__(
        self,
        seats: int = 0,
        settings: Sequence[Mapping[str, str | int | bool]] = ({},),
        aims: Sequence[Aim] = (),
    ) -> None:
        self.seats: int = seats
        """How many seats the aims are meant for; 0 is as many as the game takes."""
        self.settings: Sequence[Mapping[str, str | int | bool]] = settings
        """The options to play with in turn, so that each is played as often as the others."""
        self.aims: Sequence[Aim] = aims

    def facts(self, pos: P, actions: Sequence[tuple[int, Action]], events: Sequence[Event]) -> Facts:
        """What came to the table in a finished game, and who had it."""
        return {}
