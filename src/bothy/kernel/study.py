"""What researchers ask of a game: facts and aims for self-play, and numbers for learning."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic

from bothy.kernel.action import Action
from bothy.kernel.compiled import mypyc_attr
from bothy.kernel.event import Event
from bothy.kernel.features import Arguments, Features
from bothy.kernel.frame import P
from bothy.kernel.text import Json

Facts = Mapping[str, Mapping[str, Sequence[int]]]
"""Everything that was in play, by kind and name, with the seats that had it, if any."""

WON = "won"
"""The share of wins among the seats that had it."""
TAKEN = "taken"
"""The share of its games in which a seat had it."""
EVEN = "even"
"""Compatible with an even chance of winning: the even share is within its 99 % interval."""
POINTS = "points"
"""The winners' points are mostly between two numbers."""


@dataclass(frozen=True, slots=True)
class Aim:
    """A target for everything of one kind, in per cent or in points, met if the components are balanced."""

    kind: str
    measure: str
    low: int = 0
    high: int = 100
    within: str = ""
    """Another kind to split by: for example each place in turn order, judged on each map."""
    spare: int = 0
    """Number of components that may miss the target."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Study(Generic[P]):
    """A game's questions to self-play, and its numbers for learning. All of it is optional.

    Without questions, a balance study still reports victories, seats and points.
    """

    seats: ClassVar[int] = 0
    """The number of seats the aims are for; 0 for as many as the game allows."""
    aims: ClassVar[Sequence[Aim]] = ()

    @property
    def settings(self) -> Sequence[Mapping[str, str | int | bool]]:
        """The options to cycle through, each used equally often."""
        return ({},)

    def facts(self, pos: P, actions: Sequence[tuple[int, Action]], events: Sequence[Event]) -> Facts:
        """Returns what was in play in a finished game, and the seats that had it."""
        return {}

    def arguments(self) -> Arguments:
        """Returns every possible value of each action argument, for numbering actions. Booleans are left out."""
        return {}

    def features(self, view: Mapping[str, Json], seat: int) -> Features:
        """Returns a seat's view as numbers, for learning. Made from the view, so nothing hidden is included."""
        return {}
