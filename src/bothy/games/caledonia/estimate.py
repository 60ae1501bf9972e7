"""How good a position looks for a seat, in hundredths of a VP: plain enough for a player to read."""

from __future__ import annotations

from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.scoring import final_scores


def estimate(pos: Caledonia, seat: int) -> int:
    """What the final scoring would give now, and what the units on the map will still bring."""
    now = sum(final_scores(pos)[seat].values())
    rounds = pos.rules.pack.setup.rounds - pos.round
    costs = pos.rules.unit_costs
    player = pos.players[seat]
    built = sum(
        [(pieces - left) * cost for pieces, left, cost in zip(pos.rules.pieces, player.left, costs, strict=False)]
    )
    return 100 * now + 8 * built * rounds
