"""A match branched off another: the same deal and the same steps up to a point, and a note where it parts."""

from __future__ import annotations

from bothy.kernel import Reason
from bothy.table.divergence import Diverged
from bothy.table.log import BRANCHED
from bothy.table.match import Match


def branched(match: Match, step: int, seat: int) -> Match:
    """A match as it stood before a step of a finished one, without what was taken back by then.

    It goes on by the same shuffle, so that its record can be verified like any other.
    """
    assert match.shuffle is not None
    branch, dealer = Match(match.game, match.header, match.shuffle, match.pack), match.shuffle.dealer()
    for seq in match.line(step - 1):
        branch.follow(match.log[seq], dealer)
    if branch.rules.digest(branch.position) != match.rules.digest(match.at(step - 1)):
        raise Diverged(Reason("match-diverged", step=step))
    branch.commit(branch.draft_seating(BRANCHED, seat))
    return branch
