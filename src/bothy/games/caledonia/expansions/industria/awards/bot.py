"""The value of awards to bots, in hundredths of a VP."""

from __future__ import annotations

from bothy.games.caledonia.expansions.industria.awards.counting import card_points, counted, in_play
from bothy.games.caledonia.expansions.industria.awards.module import AwardTiles
from bothy.games.caledonia.expansions.industria.awards.rows import AWARDS
from bothy.games.caledonia.position import Caledonia


class ValuedAwards(AwardTiles):
    """A share of the points at the current counts, which grows towards the end of the game."""

    def estimate(self, pos: Caledonia, seat: int) -> int:
        award = in_play(pos)
        if award is None or seat not in pos.rules.people:
            return 0
        own, rounds = counted(pos, seat, award.id), pos.rules.pack.setup.rounds
        others = [counted(pos, each, award.id) for each in pos.rules.people if each != seat]
        if not others:
            hundredths = 100 * card_points(pos, award, award.full) * min(own, award.full) // award.full
        else:
            prize = AWARDS.of(pos.rules.pack).vp(len(others) + 1)[0]
            hundredths = 100 * prize * (own + 1) // (own + max(others) + 2)
        return hundredths * max(1, pos.round) // rounds
