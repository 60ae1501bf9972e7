"""Holds the clocks of the loaded games, and writes them with each move.

A clock is stored by the statement that writes the move, so it's always the clock of the newest entry. Each process
caches the newest clock it has seen; if another one has moved since, it reads the clock before it writes.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence

from bothy.server.clock import now_ms
from bothy.server.clocks.clock import Clock, Moved, Pauses, clock_body, read_clock
from bothy.server.clocks.pace import Pace
from bothy.server.clocks.pause_calendar import PauseCalendar
from bothy.server.matches import CachedMatch, MatchService
from bothy.server.matches.changes import Change
from bothy.server.rows import SideWrites, TimerRow
from bothy.table import Entry
from bothy.table.log import BACK, NOTES, SUBSTITUTE
from bothy.table.steps import Draft

REMEMBERED = 20_000
"""Cached clocks; the least recently used are read again on request."""


class MatchClocks:
    """The clocks of one process."""

    def __init__(self, matches: MatchService, pause_calendar: PauseCalendar) -> None:
        self._matches = matches
        self._store = matches.store
        self._pause_calendar = pause_calendar
        self.sooner: Callable[[int], None] = lambda due: None
        """Called with the due time when a clock is set."""
        self._known: OrderedDict[str, tuple[int, Clock]] = OrderedDict()
        """By game: the newest clock seen, and the entry it follows."""
        self._drawn: dict[str, tuple[int, Clock, int | None, bytes]] = {}
        """Clocks being written to the store."""
        matches.on_append.append(self.side_writes)
        matches.moved.insert(0, self.moved)
        matches.clock_lent = self._lent

    async def begin(self, cached: CachedMatch, pace: Pace | None) -> None:
        """Start a game, with or without a clock."""
        cached.timed = pace is not None
        if pace is None:
            return
        clock = Clock.start(pace, cached.header.seats, _running(cached), now_ms())
        due = clock.due(await self.pauses(cached, clock))
        await self._store.begin_timer(
            TimerRow(match_id=cached.id, seq=cached.seq, due=due, body=clock_body(clock))
        )
        self._remember(cached.id, cached.seq, clock)
        self._is_due(due)

    async def clock(self, cached: CachedMatch) -> Clock | None:
        """Return a game's clock as this process knows it; None if it has none."""
        if cached.timed is False:
            return None
        known = self._known.get(cached.id)
        if known is not None and known[0] == cached.seq:
            return known[1]
        row = await self._store.timer(cached.id)
        cached.timed = row is not None
        if row is None:
            return None
        clock = read_clock(row.body)
        self._remember(cached.id, row.seq, clock)
        return clock

    def at_hand(self, cached: CachedMatch) -> Clock | None:
        """Return a game's clock if it's cached."""
        known = self._known.get(cached.id)
        return known[1] if known is not None and known[0] == cached.seq else None

    async def side_writes(self, change: Change) -> SideWrites | None:
        """Return the clock after a move, to be written with it. None for writers without a loaded match."""
        if change.drawn is None or change.drawn[0].timed is False:
            return None
        cached, draft = change.drawn
        clock = await self.clock(cached)
        if clock is None:
            return None
        at = now_ms()
        pauses = await self.pauses(cached, clock)
        clock = clock.moved(move_of(cached, draft, change.entries), at, pauses)
        due = clock.due(pauses)
        body = clock_body(clock)
        self._drawn[cached.id] = draft.seq, clock, due, body
        return SideWrites(clock=body, due=due, at=at)

    def moved(self, cached: CachedMatch, ours: bool) -> None:
        """Adopt the prepared clock if our own entry was written."""
        if cached.timed is False:
            return
        drawn = self._drawn.pop(cached.id, None)
        if ours and drawn is not None and drawn[0] == cached.seq:
            self._remember(cached.id, cached.seq, drawn[1])
            self._is_due(drawn[2])
            self._matches.announcements.lend_clock(cached.id, cached.seq, drawn[3])
        if cached.over:
            self._known.pop(cached.id, None)

    async def pauses(self, cached: CachedMatch, clock: Clock) -> Pauses:
        """Return the pauses of each seat."""
        return await self._pause_calendar.pauses(cached.row.people, clock)

    def note(self, match_id: str, seq: int, clock: Clock) -> None:
        """Record a clock that was written outside a move."""
        self._remember(match_id, seq, clock)

    def _lent(self, match_id: str, seq: int, body: bytes) -> None:
        """Adopt the clock sent along with another process's move, which saves reading it."""
        known = self._known.get(match_id)
        if known is not None and known[0] < seq:  # games that aren't followed here aren't cached
            self._remember(match_id, seq, read_clock(body))

    def _is_due(self, due: int | None) -> None:
        if due is not None:
            self.sooner(due)

    def _remember(self, match_id: str, seq: int, clock: Clock) -> None:
        self._known[match_id] = seq, clock
        self._known.move_to_end(match_id)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


def move_of(cached: CachedMatch, draft: Draft, entries: Sequence[Entry]) -> Moved:
    """Derive a draft's effect on the seats' clocks."""
    match, away = cached.match, dict(cached.match.away)
    for entry in entries:
        if entry.seating and entry.seating not in NOTES and entry.by is not None:
            if entry.seating in (BACK, SUBSTITUTE):
                away.pop(entry.by, None)
            else:
                away[entry.by] = entry.bot
    taken_back = next((entry for entry in entries if entry.undo is not None), None)
    pos = draft.pos
    if pos is None:
        assert taken_back is not None
        assert taken_back.undo is not None
        pos = match.fold.position_before(taken_back.undo)
    to_act = () if pos.finished or draft.gives_up else tuple(pos.seats_to_act())
    return Moved(
        runs=_timed(cached, to_act, away),
        answered=[entry.by for entry in entries if entry.by is not None and entry.action is not None],
        turn_over=[entry.by for entry in entries if entry.by is not None and entry.digest],
        took_back=None if taken_back is None else taken_back.by,
        returned=next((entry.by for entry in entries if entry.seating in (BACK, SUBSTITUTE)), None),
        stands_in=any(away.get(seat) for seat in to_act),
        away=tuple(away),
    )


def _running(cached: CachedMatch) -> list[int]:
    return _timed(cached, cached.match.seats_to_act(), cached.match.away)


def _timed(cached: CachedMatch, to_act: Iterable[int], away: Mapping[int, str]) -> list[int]:
    """Return those seats that a person plays: bots have unlimited time."""
    row = cached.row
    return [
        seat
        for seat in to_act
        if seat not in away and row.people[seat] is not None and (seat >= len(row.bots) or row.bots[seat] is None)
    ]
