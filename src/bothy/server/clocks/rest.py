"""Quiet hours and days off, in a person's own time zone. No time counts then in games over days.

A setting applies from the moment it's made, so no player can win back time already spent. Earlier settings are
kept as long as a move may have begun under them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date, datetime, timedelta
from functools import lru_cache
from heapq import merge
from itertools import pairwise, takewhile
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
from msgspec import Struct

from bothy.kernel import Reason
from bothy.server.clocks.pauses import Interval
from bothy.server.refusals import Refusal

LONGEST_QUIET = 12 * 60
"""Maximum quiet minutes per day."""
MOST_DAYS_OFF = 30
"""Maximum number of future days off."""
SAYINGS = 5
FOREVER = 1 << 62


class Quiet(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A person's quiet hours, as set at a time."""

    said: int
    zone: str = "UTC"
    begin: int = 0
    """Minutes after midnight. If start and end are the same, there are no quiet hours."""
    end: int = 0


class DayOff(Struct, frozen=True, array_like=True):
    """Days off from first to last inclusive, in the zone of that time. They start no earlier than when set."""

    first: date
    last: date
    zone: str
    said: int


class Rest(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All of a person's rest times."""

    quiet: tuple[Quiet, ...] = ()
    """Oldest first. The last one applies."""
    off: tuple[DayOff, ...] = ()

    @property
    def now(self) -> Quiet:
        """The quiet hours that apply."""
        return self.quiet[-1] if self.quiet else Quiet(said=0)

    def with_quiet(self, zone: str, begin: int, end: int, at: int) -> Rest:
        """Set other quiet hours from now on."""
        _known(zone)
        if (end - begin) % 1440 > LONGEST_QUIET:
            raise Refusal(Reason("quiet-too-long", most=LONGEST_QUIET // 60))
        if (zone, begin, end) == (self.now.zone, self.now.begin, self.now.end):
            return self
        said = Quiet(said=at, zone=zone, begin=begin, end=end)
        return msgspec.structs.replace(self, quiet=(*self.quiet, said)[-SAYINGS:])

    def with_off(self, days: Sequence[tuple[date, date]], at: int) -> Rest:
        """Set other future days off. Those that have started remain."""
        zone = self.now.zone
        today = datetime.fromtimestamp(at / 1000, ZoneInfo(zone)).date()
        begun = tuple(each for each in self.off if each.first < today and each.last >= today - timedelta(days=60))
        wanted = tuple(DayOff(max(first, today), last, zone, at) for first, last in sorted(days) if last >= today)
        if any(each.last < each.first for each in wanted):
            raise Refusal(Reason("days-off-backwards"))
        kept = {(each.first, each.last): each for each in self.off if each.first >= today}
        wanted = tuple(kept.get((each.first, each.last), each) for each in wanted)
        if sum((each.last - each.first).days + 1 for each in wanted) > MOST_DAYS_OFF:
            raise Refusal(Reason("days-off-many", most=MOST_DAYS_OFF))
        return msgspec.structs.replace(self, off=(*begun, *wanted))

    def pauses(self, since: int) -> Iterator[Interval]:
        """Yield the intervals in which time doesn't count, from a moment on. May be infinite."""
        times = [each.said for each in self.quiet]
        ends = [until for _, until in pairwise([*times, FOREVER])]
        nights = [_nights(said, until, since) for said, until in zip(self.quiet, ends, strict=True)]
        days = sorted(_span(each) for each in self.off)
        return merge(*nights, iter(days))


def _known(zone: str) -> ZoneInfo:
    try:
        return _zone(zone)
    except (ValueError, OSError, ZoneInfoNotFoundError) as error:  # no such zone, or not a zone name at all
        raise Refusal(Reason("zone-unknown", zone=zone[:40])) from error


@lru_cache(maxsize=512)
def _zone(name: str) -> ZoneInfo:
    return ZoneInfo(name)


def _nights(said: Quiet, until: int, since: int) -> Iterator[Interval]:
    """Yield the quiet hours of one setting, day by day while it applies."""
    if said.begin == said.end or until <= since:
        return iter(())

    def days() -> Iterator[Interval]:
        zone = _zone(said.zone)
        day = datetime.fromtimestamp(max(since, said.said) / 1000, zone).date() - timedelta(days=1)
        while True:
            begin = _at(day, said.begin, zone)
            end = _at(day + timedelta(days=said.end <= said.begin), said.end, zone)
            yield max(begin, said.said), min(end, until)
            day += timedelta(days=1)

    return ((begin, end) for begin, end in takewhile(lambda night: night[0] < until, days()) if begin < end)


def _span(off: DayOff) -> Interval:
    zone = _zone(off.zone)
    return max(_at(off.first, 0, zone), off.said), _at(off.last + timedelta(days=1), 0, zone)


def _at(day: date, minutes: int, zone: ZoneInfo) -> int:
    """Convert a local time of day to milliseconds since 1970."""
    hour, minute = divmod(minutes, 60)
    return int(datetime(day.year, day.month, day.day, hour, minute, tzinfo=zone).timestamp() * 1000)


_ENCODE = msgspec.json.Encoder().encode
_DECODE = msgspec.json.Decoder(Rest).decode


def rest_body(rest: Rest) -> bytes:
    """Encode rest times for the store."""
    return _ENCODE(rest)


def read_rest(body: bytes | None) -> Rest:
    """Decode stored rest times; empty if there are none."""
    return Rest() if body is None else _DECODE(body)
