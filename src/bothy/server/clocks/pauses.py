"""Time that does not count: intervals in order, perhaps without an end, and what is left without them."""

from __future__ import annotations

from collections.abc import Iterable

Interval = tuple[int, int]
"""From when until when, in milliseconds since 1970. Several may overlap; the earlier begins first."""


def counted(since: int, at: int, pauses: Iterable[Interval]) -> int:
    """How much time went by between two moments, pauses left out."""
    total, here = 0, since
    for begin, end in pauses:
        if begin >= at:
            break
        total += max(0, begin - here)
        here = max(here, end)
        if here >= at:
            return total
    return total + max(0, at - here)


def reached(since: int, need: int, pauses: Iterable[Interval]) -> int:
    """When so much time will have gone by, pauses left out."""
    here, rest = since, need
    for begin, end in pauses:
        if begin - here >= rest:
            break
        rest -= max(0, begin - here)
        here = max(here, end)
    return here + rest


def resumes(at: int, pauses: Iterable[Interval]) -> int | None:
    """When time counts again, if it doesn't just now."""
    here = at
    for begin, end in pauses:
        if begin > here:
            break
        here = max(here, end)
    return here if here > at else None
