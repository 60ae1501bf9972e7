"""The value of ports to bots, beyond the immediate effect of using one, in hundredths of a VP."""

from __future__ import annotations

from bothy.games.caledonia.actions.moving import Moving
from bothy.games.caledonia.actions.reach import corners_in_reach
from bothy.games.caledonia.expansions.industria.ports.module import PortTiles
from bothy.games.caledonia.expansions.industria.ports.upgrades import MerchantUpgrades
from bothy.games.caledonia.position import Caledonia

REACHED = 12
"""A port in reach, per round to come, used or not, so that using one never looks like a loss."""
MERCHANT = 40
"""A merchant about to return from the market."""
MOVE = 15
"""A move still to be made."""


class ValuedPortTiles(PortTiles):
    """Ports in reach, and the rest of a port's effect."""

    def estimate(self, pos: Caledonia, seat: int) -> int:
        worth = 0
        if pos.ports:
            corners, marked = corners_in_reach(pos, seat), pos.players[seat].ports
            ports = [tile for corner, tile in enumerate(pos.ports) if tile in marked or corners >> corner & 1]
            worth = len(ports) * REACHED * (pos.rules.pack.setup.rounds + 1 - max(pos.round, 1))
        for frame in pos.stack:
            if isinstance(frame, MerchantUpgrades) and frame.seat == seat:
                there = sum([abs(count) for count in pos.players[seat].market])
                worth += MERCHANT * min(frame.left, there)
            elif isinstance(frame, Moving) and frame.seat == seat:
                worth += MOVE * frame.left
        return worth
