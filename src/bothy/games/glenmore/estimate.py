"""How good a position looks for a seat, in hundredths of a VP: plain enough for a player to read."""

from __future__ import annotations

from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.scoring import coin_points, scored, size_fines


def estimate(pos: GlenMore, seat: int) -> int:
    """Points so far, the scorings to come at today's distances, the end as it would be now, and goods."""
    player = pos.players[seat]
    now = player.total()
    if not pos.stack:
        return 100 * now
    to_come = len(pos.rules.stacks) - max(1, pos.stage)
    scorings = sum(scored(pos)[seat]) * to_come
    return 100 * (now + scorings + size_fines(pos)[seat] + coin_points(pos, seat)) + 80 * sum(player.stock())
