"""Game events, for the log, animation and statistics. Never prose, never part of a position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bothy.kernel.text import Json, Value, plain

Line = tuple[str, int, str]
"""One line of an account: the stock that changed, the amount, and the key of the reason."""


@dataclass(frozen=True, slots=True)
class Event:
    """A key, its values, the account of every stock that changed, and the seats that may see all of it.

    The other seats see only that the event happened.
    """

    key: str
    values: Mapping[str, Value]
    lines: tuple[Line, ...] = ()
    only: tuple[int, ...] | None = None

    def seen_by(self, seat: int | None) -> Json:
        """Returns the wire form for one seat, or for a spectator (None)."""
        if self.only is not None and seat not in self.only:
            return [self.key, None]
        values = {name: plain(value) for name, value in self.values.items()}
        return [self.key, values, plain(self.lines)] if self.lines else [self.key, values]


@dataclass(frozen=True, slots=True)
class DrawResult:
    """The result of one draw: its place, the outcome, and the seats that saw it (None for all)."""

    place: str
    outcome: Any
    only: tuple[int, ...] | None = None

    def seen_by(self, seat: int | None) -> Json:
        """Returns the wire form for one seat, or a spectator (None): the place, then the outcome if visible."""
        if self.only is not None and seat not in self.only:
            return [self.place]
        return [self.place, plain(self.outcome)]


@dataclass(frozen=True, slots=True)
class Explanation:
    """Public figures behind a decision the game made automatically, so that players can check it.

    It is sent with the event it explains; `at` is that event's index within the step.
    """

    at: int
    key: str
    values: Mapping[str, Value]

    def data(self) -> Json:
        """Returns the wire form, `[at, key, values]`."""
        return [self.at, self.key, {name: plain(value) for name, value in self.values.items()}]


@dataclass(slots=True)
class EventRecorder:
    """Collects the events of a position in play. Positions used for search have none and emit nothing."""

    events: list[Event] = field(default_factory=list)
    draws: list[DrawResult] = field(default_factory=list)
    explained: list[Explanation] = field(default_factory=list)
    opened: list[int] = field(default_factory=list)
    """Stack heights of the sealed questions that closed. Their answers are now public."""

    def said(self, key: str) -> Sequence[Event]:
        """Returns all events with this key, in order."""
        return [event for event in self.events if event.key == key]
