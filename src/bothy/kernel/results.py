"""A game's account of its course: where points came from, and figures over time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic

from bothy.kernel.compiled import mypyc_attr
from bothy.kernel.event import Event
from bothy.kernel.frame import P
from bothy.kernel.text import Json, Text


@dataclass(frozen=True, slots=True)
class Stage(Generic[P]):
    """A step that wasn't undone: its number in the log, the position after it, and its events."""

    seq: int
    position: P
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a score breakdown: a message and its points."""

    text: Text
    points: int

    def data(self) -> Json:
        """Returns the wire form, `[key, values, points]`."""
        return [*self.text.data(), self.points]


ScoreBreakdown = Sequence[Mapping[str, Sequence[ScoreLine]]]
"""For each seat and scoring category, the lines that add up to the score."""


@dataclass(frozen=True, slots=True)
class Remark:
    """Something a seat could have done better over a whole game. Its message is `remark-<key>`."""

    seat: int
    key: str
    values: Mapping[str, Json] = field(default_factory=dict)

    @property
    def text(self) -> Text:
        """The remark's message."""
        return Text(f"remark-{self.key}", **self.values)

    def data(self) -> dict[str, Json]:
        """Returns the wire form."""
        return {"seat": self.seat, "key": self.key, "args": dict(self.values)}


@dataclass(frozen=True, slots=True)
class Figures:
    """Numbers at one moment, for charts. Their titles are the messages `chart-<name>`."""

    seats: Mapping[str, Sequence[int]]
    """One number for each seat, by name."""
    table: Mapping[str, Mapping[str, int | None]] = field(default_factory=dict)
    """By kind of word, a number for each word, such as every `good`'s price. None if it has no number."""
    phase: Text | None = None
    """The phase of the game: a round, a stack."""
    scored: Sequence[int] | None = None
    """Every seat's score so far, if the table shows that instead of an estimate of the final score."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A place on a small picture of the board: its centre in widths of a place, its ground, and whose it is."""

    x: float
    y: float
    ground: str
    """A kind of land, such as `forest`, or empty."""
    seat: int | None = None
    corners: int = 4
    """4 for a square, 6 for a hex with a corner at its left and right."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Review(Generic[P]):
    """What a game says about its results. All of it is optional: by default there's nothing but the result."""

    def score_breakdown(self, timeline: Sequence[Stage[P]]) -> ScoreBreakdown:
        """Explains each seat's score from all steps of a finished game; empty if the game doesn't support it."""
        return ()

    def verdict(self, pos: P) -> Sequence[Text]:
        """Returns sentences about a finished game's outcome; empty if the ranks are enough."""
        return ()

    def profile_groups(self, pos: P, seat: int) -> Mapping[str, Sequence[str]]:
        """Returns the names, by kind, under which a seat's finished game is counted in profiles.

        For example a clan or the map. A name may have the message `<kind>-<name>`; a kind has
        `profile-group-<kind>`.
        """
        return {}

    def figures(self, view: Mapping[str, Json]) -> Figures | None:
        """Returns the figures to chart. Made from a spectator's view, so nothing hidden is included."""
        return None

    def cells(self, pos: P, view: Mapping[str, Json]) -> Sequence[Cell]:
        """Returns the board of a spectator's view as places, for a picture of it; empty if the game has none.

        The position is only for what is printed. What changes comes from the view, so nothing hidden is included.
        """
        return ()
