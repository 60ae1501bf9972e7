"""The clock of one game: pure arithmetic. It never reads the time, and is stored with each move.

For each seat it holds the time left and since when it runs: all seats that owe an answer run at once. What counts
as elapsed time is the caller's concern: each call gets the seat's pauses.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass

import msgspec
from msgspec import Struct

from bothy.server.clocks.pace import Pace
from bothy.server.clocks.pauses import Interval, counted, reached

Pauses = Callable[[int, int], Iterable[Interval]]
"""Returns a seat's pauses from a moment on."""
LOOK_AFTER = 10_000
"""Milliseconds until a stand-in bot's answer is checked: its process may be gone."""


class Before(Struct, frozen=True, array_like=True):
    """A seat's time before its newest answer, restored if the answer is taken back."""

    left: int
    since: int


@dataclass(frozen=True, slots=True)
class Moved:
    """A move's effect on the seats' clocks."""

    runs: Collection[int]
    """Seats that owe an answer now and whose player is present."""
    answered: Collection[int] = ()
    turn_over: Collection[int] = ()
    """Seats whose turn ended: if they keep running, it's another turn."""
    took_back: int | None = None
    returned: int | None = None
    stands_in: bool = False
    """True if a stand-in bot owes an answer."""
    away: tuple[int, ...] = ()
    """Seats whose player is away."""


class Clock(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game's clock after one of its entries."""

    pace: Pace
    left: tuple[int, ...]
    """Milliseconds by seat: for the game if live, of the reserve over days."""
    since: dict[int, int] = {}
    """The running seats, and since when."""
    before: dict[int, Before] = {}
    stands_in: bool = False
    """True if a stand-in bot owes an answer."""
    away: tuple[int, ...] = ()
    """Seats whose player is away, so that a time-out knows who is left without loading the match."""
    at: int = 0

    @classmethod
    def start(cls, pace: Pace, seats: int, runs: Collection[int], at: int) -> Clock:
        """Start a match's clock."""
        return cls(pace=pace, left=(pace.at_first,) * seats, since=dict.fromkeys(runs, at), at=at)

    def has(self, seat: int) -> int:
        """Return the time a seat had when it started running, or would have."""
        return self.left[seat] + self.pace.a_move

    def remaining(self, seat: int, at: int, pauses: Pauses) -> int:
        """Return a seat's time left; never negative."""
        since = self.since.get(seat)
        gone = 0 if since is None else counted(since, at, pauses(seat, since))
        return max(0, self.has(seat) - gone)

    def runs_out(self, seat: int, pauses: Pauses) -> int | None:
        """Return when a running seat will have no time left."""
        since = self.since.get(seat)
        return None if since is None else reached(since, self.has(seat), pauses(seat, since))

    def out(self, at: int, pauses: Pauses) -> list[int]:
        """Return the seats that have run out by now."""
        return [seat for seat in self.since if not self.remaining(seat, at, pauses)]

    def due(self, pauses: Pauses) -> int | None:
        """Return when to check the clock again, if ever."""
        found = [self.runs_out(seat, pauses) for seat in self.since]
        if self.stands_in:
            found.append(self.at + LOOK_AFTER)
        return min((when for when in found if when is not None), default=None)

    def moved(self, move: Moved, at: int, pauses: Pauses) -> Clock:
        """Return the clock after a move."""
        left, since, before = list(self.left), dict(self.since), dict(self.before)
        for seat in self.since:
            if seat not in move.runs or seat in move.turn_over:
                before[seat] = Before(left[seat], since.pop(seat))
                left[seat] = self._after(seat, at, pauses)
                if seat in move.answered:
                    left[seat] += 1000 * self.pace.increment if self.pace.is_live else 0
        for seat in move.runs:
            since.setdefault(seat, at)
        if move.took_back in move.runs and move.took_back in before and move.took_back not in self.since:
            left[move.took_back], since[move.took_back] = msgspec.structs.astuple(before.pop(move.took_back))
        if move.returned is not None:
            left[move.returned] = max(left[move.returned], self.pace.grace)
        return Clock(
            pace=self.pace,
            left=tuple(left),
            since=since,
            before=before,
            stands_in=move.stands_in,
            away=move.away,
            at=at,
        )

    def _after(self, seat: int, at: int, pauses: Pauses) -> int:
        """Return the time left of a seat that stops: the move's own time is used first, then the reserve."""
        return min(self.left[seat], self.remaining(seat, at, pauses))

    def stopped(self, seats: Collection[int], at: int, stands_in: bool) -> Clock:
        """Return the clock after some seats ran out of time: they have none left and don't run."""
        left = tuple(0 if seat in seats else each for seat, each in enumerate(self.left))
        since = {seat: began for seat, began in self.since.items() if seat not in seats}
        before = {seat: each for seat, each in self.before.items() if seat not in seats}
        return Clock(
            pace=self.pace,
            left=left,
            since=since,
            before=before,
            stands_in=stands_in or self.stands_in,
            away=tuple(dict.fromkeys([*self.away, *seats])),
            at=at,
        )


_ENCODE = msgspec.json.Encoder().encode
_DECODE = msgspec.json.Decoder(Clock).decode


def clock_body(clock: Clock) -> bytes:
    """Encode a clock for the store."""
    return _ENCODE(clock)


def read_clock(body: bytes) -> Clock:
    """Decode a stored clock."""
    return _DECODE(body)
