"""The value of the Englishman to bots, in hundredths of a VP."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bothy.games.glenmore.actions.rondel import tiles_to_come
from bothy.games.glenmore.expansions.hammer.england import england
from bothy.games.glenmore.expansions.hammer.errand import his_code
from bothy.games.glenmore.expansions.hammer.module import Hammer
from bothy.games.glenmore.hook_types import EffectKind
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.tally import OTHER

ERRAND: Final = 90
"""A turn of the Englishman, its coins paid."""
TOKEN: Final = 250
"""Getting the token, before the number of turns left is known."""


class ValuedHammer(Hammer):
    """The token, valued by the turns its holder will have with him: about one per round of tiles taken."""

    def effects(self) -> Sequence[EffectKind]:
        (token,) = super().effects()
        return (token.valued(((OTHER, TOKEN),)),)

    def estimate(self, pos: GlenMore, seat: int, coins: int) -> int:
        if england(pos).holder != seat or pos.players[seat].done or his_code(pos) not in pos.rondel:
            return 0
        return ERRAND * (1 + tiles_to_come(pos) // (len(pos.players) + len(pos.rules.pieces) + 1))
