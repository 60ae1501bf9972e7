"""Open contracts and land that rivals could take before a seat's next turn."""

from __future__ import annotations

from bothy.games.caledonia.actions.contracts import Obtain, free_boxes
from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.map.grid import HEX_OF
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Action


def contested(pos: Caledonia, seat: int, action: Action) -> bool:
    """Returns whether a seat that hasn't passed could take what this action takes."""
    rivals = [other for other in pos.order if other != seat and other not in pos.passed]
    if isinstance(action, Obtain):
        cost = pos.contract_cost()
        return any(free_boxes(pos, other) > 0 and pos.players[other].money >= cost for other in rivals)
    if isinstance(action, Expand):
        hex_ = HEX_OF[action.hex]
        return any(hex_ in _reached(pos, other) for other in rivals)
    return False


def _reached(pos: Caledonia, seat: int) -> frozenset[int]:
    player = pos.players[seat]
    return frozenset(pos.board.reached.of(player.units, player.shipping).land)
