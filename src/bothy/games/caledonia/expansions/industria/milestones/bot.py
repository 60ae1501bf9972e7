"""The value of milestones to bots, in hundredths of a VP."""

from __future__ import annotations

from bothy.games.caledonia.expansions.industria.milestones.conditions import needed, reached
from bothy.games.caledonia.expansions.industria.milestones.module import MilestoneTiles
from bothy.games.caledonia.expansions.industria.milestones.part import Milestones, next_vp, rows_of, vp_of
from bothy.games.caledonia.expansions.industria.milestones.rows import SITES
from bothy.games.caledonia.position import Caledonia

REACHED, NEAR = 70, 40
"""The share of the next points for a milestone, in percent: once it's reached, and at most until then."""


class ValuedMilestones(MilestoneTiles):
    """Claims in full, and with a free marker a share of each milestone, by its progress."""

    def estimate(self, pos: Caledonia, seat: int) -> int:
        part = pos.part(Milestones)
        worth = 100 * sum([vp_of(pos, seat, site) for site in range(len(SITES))])
        if not part.markers[seat] and not part.locked[seat]:
            return worth
        rows, hopes = rows_of(pos).milestones, list[int]()
        for site, tile in enumerate(part.tiles):
            if tile >= 0 and seat not in part.claims[site]:
                need = needed(pos, rows[tile])
                near = min(reached(pos, seat, rows[tile]), need)
                share = REACHED if near == need else NEAR * near * near // (need * need)
                hopes.append(share * next_vp(pos, site))
        hopes.sort(reverse=True)
        return worth + sum(hopes[: part.markers[seat]]) + sum(hopes[part.markers[seat] :]) // 4
