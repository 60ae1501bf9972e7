"""Playing on from a turn of a finished match, against bots, with the same deal."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.bots.opponents import OPPONENTS
from bothy.kernel import Reason
from bothy.local.refusals import Conflict
from bothy.local.tables import SeatRow
from bothy.table import Match

OPPONENT = OPPONENTS[len(OPPONENTS) // 2].id
"""Bot that takes the other people's seats: neither the weakest nor the slowest."""


def check_branch(match: Match, step: int, seat: int) -> None:
    """Refuses to play on from this step at this seat, with the reason."""
    if not match.finished:
        raise Conflict(Reason("match-not-over"))
    if seat not in match.rules.people:
        raise Conflict(Reason("branch-seat", seat=seat))
    if not 0 < step < len(match.log):
        raise Conflict(Reason("branch-step", step=step))


def branch_bots(match: Match, before: Sequence[SeatRow] | None, seat: int) -> dict[int, str]:
    """Returns the bots of the other seats: those that sat there, or the usual one for a person."""
    sat = [SeatRow()] * match.header.seats if before is None else before
    return {each: sat[each].bot or OPPONENT for each in match.rules.people if each != seat}
