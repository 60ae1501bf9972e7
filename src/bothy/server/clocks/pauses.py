"""Time that doesn't count: intervals in order, possibly without an end, and the time left between them."""

from __future__ import annotations

from collections.abc import Iterable

Interval = tuple[int, int]
"""Start and end, in milliseconds since 1970. Several may overlap; they're ordered by start."""


def counted(since: int, at: int, pauses: Iterable[Interval]) -> int:
    """Return the time elapsed between two moments, without pauses."""
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
    """Return when `need` milliseconds will have elapsed, without pauses."""
    here, rest = since, need
    for begin, end in pauses:
        if begin - here >= rest:
            break
        rest -= max(0, begin - here)
        here = max(here, end)
    return here + rest


def resumes(at: int, pauses: Iterable[Interval]) -> int | None:
    """Return when time counts again; None if it counts now."""
    here = at
    for begin, end in pauses:
        if begin > here:
            break
        here = max(here, end)
    return here if here > at else None
