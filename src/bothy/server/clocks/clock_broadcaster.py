"""Broadcasts the remaining time to a table: once after each move, as moments that clients count down to."""

from __future__ import annotations

from bothy.server.clock import now_ms
from bothy.server.clocks.clock import Clock, Pauses
from bothy.server.clocks.match_clocks import MatchClocks
from bothy.server.clocks.pauses import resumes
from bothy.server.live.hub import Hub
from bothy.server.live.messages import Clocks, text_of
from bothy.server.matches import CachedMatch
from bothy.server.wire import SeatTime


class ClockBroadcaster:
    """Sends clocks to the listeners of this process."""

    def __init__(self, hub: Hub, match_clocks: MatchClocks) -> None:
        self._hub = hub
        self._match_clocks = match_clocks
        hub.matches.moved.append(self._moved)
        hub.followed.append(self._followed)

    def _moved(self, cached: CachedMatch, _ours: bool) -> None:
        if self._hub.watched(cached.id) and (self._concerns(cached) or self._hub.has_clock(cached.id)):
            self._hub.do(self._tell(cached))

    def _followed(self, cached: CachedMatch) -> None:
        if self._concerns(cached) and not self._hub.has_clock(cached.id):
            self._hub.do(self._tell(cached))

    @staticmethod
    def _concerns(cached: CachedMatch) -> bool:
        """Return whether a match has clocks, or a player is away."""
        return cached.timed is not False or bool(cached.match.away)

    async def _tell(self, cached: CachedMatch) -> None:
        times = await self.times(cached)
        if times is None and self._hub.has_clock(cached.id):  # the last absent player is back
            times = Clocks(cached.seq, now_ms(), _untimed(cached))
        if times is not None:
            self._hub.tell_clock(cached.id, text_of(times))

    async def times(self, cached: CachedMatch) -> Clocks | None:
        """Return the clocks of a match; None if it has none and all players are present."""
        clock = await self._match_clocks.clock(cached)
        if clock is None:
            return Clocks(cached.seq, now_ms(), _untimed(cached)) if cached.match.away else None
        pauses, at = await self._match_clocks.pauses(cached, clock), now_ms()
        away, seats = cached.match.away, []
        for seat in range(cached.header.seats):
            timed = cached.row.people[seat] is not None and cached.bot_at(seat) is None
            seats.append(
                _seat_time(clock, seat, at, pauses, away.get(seat)) if timed else SeatTime(away=away.get(seat))
            )
        return Clocks(cached.seq, at, seats, whole=1000 * clock.pace.seconds)


def _seat_time(clock: Clock, seat: int, at: int, pauses: Pauses, away: str | None) -> SeatTime:
    runs = seat in clock.since
    return SeatTime(
        left=clock.remaining(seat, at, pauses),
        ends=clock.runs_out(seat, pauses),
        resumes=resumes(at, pauses(seat, clock.since[seat])) if runs else None,
        away=away,
    )


def _untimed(cached: CachedMatch) -> list[SeatTime]:
    return [SeatTime(away=cached.match.away.get(seat)) for seat in range(cached.header.seats)]
