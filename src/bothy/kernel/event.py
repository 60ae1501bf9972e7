"""What just happened: for the log, the animation and the statistics. Never prose, never part of a position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bothy.kernel.text import Json, Value, plain

Line = tuple[str, int, str]
"""One line of an account: the stock that changed, by how much, and the key of the reason."""


@dataclass(frozen=True, slots=True)
class Event:
    """A key, its values, the account of every stock that changed, and the seats that may see all this.

    Who may not see an event learns that it happened, and nothing else.
    """

    key: str
    values: Mapping[str, Value]
    lines: tuple[Line, ...] = ()
    only: tuple[int, ...] | None = None

    def seen_by(self, seat: int | None) -> Json:
        """The wire form for one seat, or for a spectator (None)."""
        if self.only is not None and seat not in self.only:
            return [self.key, None]
        values = {name: plain(value) for name, value in self.values.items()}
        return [self.key, values, plain(self.lines)] if self.lines else [self.key, values]


@dataclass(frozen=True, slots=True)
class Dealt:
    """One draw as it fell: the draw's name, the outcome, and the seats that saw it (None: everybody)."""

    draw: str
    outcome: Any
    only: tuple[int, ...] | None = None

    def seen_by(self, seat: int | None) -> Json:
        """The wire form for one seat, or for a spectator (None): the draw's name, and the outcome or nothing."""
        if self.only is not None and seat not in self.only:
            return [self.draw]
        return [self.draw, plain(self.outcome)]


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why the game decided something by itself: the figures it went by, which anybody may know and check.

    It belongs to an event, by its number among those of the step, and is told with it.
    """

    at: int
    key: str
    values: Mapping[str, Value]

    def data(self) -> Json:
        """The wire form, `[at, key, values]`."""
        return [self.at, self.key, {name: plain(value) for name, value in self.values.items()}]


@dataclass(slots=True)
class Trace:
    """Where a position reports to while a person plays it. Searching positions have none, and stay silent."""

    events: list[Event] = field(default_factory=list)
    draws: list[Dealt] = field(default_factory=list)
    explained: list[Explanation] = field(default_factory=list)
    opened: list[int] = field(default_factory=list)
    """Stack heights of the sealed questions that closed: their answers are public from now on."""

    def said(self, key: str) -> Sequence[Event]:
        """All events of one key, in order."""
        return [event for event in self.events if event.key == key]
