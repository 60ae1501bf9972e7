"""Branches: matches with the deal and first steps of another, and a note where they diverge."""

from __future__ import annotations

from bothy.kernel import Reason
from bothy.table.divergence import Diverged
from bothy.table.log import BRANCHED
from bothy.table.match import Match


def branched(match: Match, step: int, seat: int) -> Match:
    """Returns a new match as a finished one was before a step, without the actions undone by then.

    It continues with the same shuffle, so that its record can be verified like any other.
    """
    assert match.shuffle is not None
    branch, reshuffled = Match(match.game, match.header, match.shuffle_before(), match.pack), match.fold.reshuffled
    for seq in match.line(step - 1):
        if reshuffled is not None and seq > reshuffled.seq and branch.fold.reshuffled is None:
            branch.reshuffle(match.shuffle)
        assert branch.shuffle is not None
        branch.follow(match.log[seq], branch.shuffle.dealer())
    if branch.rules.digest(branch.position) != match.rules.digest(match.at(step - 1)):
        raise Diverged(Reason("match-diverged", step=step))
    branch.commit(branch.draft_seating(BRANCHED, seat))
    return branch
