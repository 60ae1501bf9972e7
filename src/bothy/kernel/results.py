"""What a game can say about how it went: where points came from, and figures over time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic

from bothy.kernel.event import Event
from bothy.kernel.frame import P
from bothy.kernel.text import Json, Text


@dataclass(frozen=True, slots=True)
class Stage(Generic[P]):
    """A step that stands: its number in the log, the position after it, and what happened."""

    seq: int
    position: P
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Reckoned:
    """One line of the reason for a score: a message, and the points it accounts for."""

    text: Text
    points: int

    def data(self) -> Json:
        """The wire form, `[key, values, points]`."""
        return [*self.text.data(), self.points]


ScoreBreakdown = Sequence[Mapping[str, Sequence[Reckoned]]]
"""For each seat and category of the result the lines that add up to the score."""


@dataclass(frozen=True, slots=True)
class Remark:
    """Something a seat could have done better over a whole game. Its words are the message `remark-<key>`."""

    seat: int
    key: str
    values: Mapping[str, Json] = field(default_factory=dict)

    @property
    def text(self) -> Text:
        """What is said."""
        return Text(f"remark-{self.key}", **self.values)

    def data(self) -> dict[str, Json]:
        """The wire form."""
        return {"seat": self.seat, "key": self.key, "args": dict(self.values)}


@dataclass(frozen=True, slots=True)
class Figures:
    """Numbers of one moment that are worth a chart. Their titles are the messages `chart-<name>`."""

    seats: Mapping[str, Sequence[int]]
    """By name: a number for every seat."""
    table: Mapping[str, Mapping[str, int | None]] = field(default_factory=dict)
    """By kind of word: a number for each word of that kind, as for every `good` its price. None: there is none."""
    phase: Text | None = None
    """Where the game stands: a round, a stack."""
    scored: Sequence[int] | None = None
    """What every seat has scored so far, where the table shows that and no estimate of the end."""
