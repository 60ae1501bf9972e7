"""Seat permissions of somebody who holds some seats, checked before acting for one or showing what it may see."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.kernel import Reason
from bothy.local.refusals import Conflict, Forbidden
from bothy.table import Match


def own(held: Sequence[int], seat: int) -> int:
    """Returns the seat if it's held; raises otherwise."""
    if seat not in held:
        raise Forbidden(Reason("not-your-seat"))
    return seat


def playing(match: Match, held: Sequence[int], seat: int) -> int:
    """Returns the seat if it's held and no bot plays it; absent players must return first."""
    if seat in match.away:
        own(held, seat)
        raise Conflict(Reason("seat-away"))
    return own(held, seat)


def acting(held: Sequence[int], wanted: int | None) -> int:
    """Returns the seat to act for: the one named, or the only one."""
    if wanted is not None:
        return own(held, wanted)
    if not held:
        raise Forbidden(Reason("not-your-seat"))
    if len(held) > 1:
        raise Conflict(Reason("which-seat"))
    return held[0]


def looking(held: Sequence[int], wanted: int | None, finished: bool, seats: int) -> int | None:
    """Returns the seat whose view may be seen: the one named, or the only one; None for a spectator.

    After the match nothing is hidden, and anyone may see any seat's view.
    """
    if wanted is not None and finished and wanted < seats:
        return wanted
    if wanted is not None:
        return own(held, wanted)
    return held[0] if len(held) == 1 else None
