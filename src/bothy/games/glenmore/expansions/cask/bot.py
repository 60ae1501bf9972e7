"""The value of barrels in cellars to bots, in hundredths of a VP, apart from scorings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bothy.games.glenmore.actions.rondel import distance
from bothy.games.glenmore.expansions.cask.cellars import Ageing, CellarBuilt, cellars, worths
from bothy.games.glenmore.expansions.cask.module import SingleCask
from bothy.games.glenmore.expansions.cask.rows import ROWS
from bothy.games.glenmore.expansions.cask.selling import SellingCask, free_spaces
from bothy.games.glenmore.hook_types import EffectKind
from bothy.games.glenmore.pack.types import STACKS
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.tally import OTHER, POINTS, WHISKY, Gift
from bothy.kernel import Frame

AGEING: Final = 60
"""Moving a barrel on."""
CERTAIN: Final = 80
"""A barrel that the next sale may take, in percent of its value."""
LATER: Final = 45
"""One that may be sold after that."""
AGED: Final = 45
"""Possible gain of a barrel by ageing, in percent."""
MANY: Final = 3
TOO_SOON: Final = 2000
"""Penalty for building before the pawn moves: it would look as if it cost no turn, and can be done later."""
GOOD: Final = 3
"""Barrels worth less are kept for the scorings."""


class ValuedCask(SingleCask):
    """The casks, valued by what they may be sold for."""

    def effects(self) -> Sequence[EffectKind]:
        (age,) = super().effects()
        return (age.valued(((OTHER, AGEING),), AGEING),)

    def estimate(self, pos: GlenMore, seat: int, coins: int) -> int:
        """Returns the expected value of a seat's barrels, the best first."""
        sales, part = sales_ahead(pos, seat), cellars(pos)
        building = len([frame for frame in pos.stack if isinstance(frame, CellarBuilt) and frame.seat == seat])
        worth = -TOO_SOON if building and not pos.now.acted else 0
        if not sales:
            return worth
        best = sorted(worths(pos, seat), reverse=True)[len(selling_now(pos, seat)) :]
        worth += sum([vp * (LATER if at else CERTAIN) for at, vp in enumerate(best[: sales + 1])])
        return worth + _to_come(pos, seat, part.built[seat] + building, sales)

    def pending_gifts(self, pos: GlenMore, seat: int, frame: Frame[GlenMore]) -> Gift:
        if isinstance(frame, Ageing) and frame.seat == seat:
            return ((OTHER, AGEING * frame.left),)
        return next_sale(pos, seat, frame) if isinstance(frame, SellingCask) and frame.seat == seat else ()


def sales_ahead(pos: GlenMore, seat: int) -> int:
    """Returns how many sale tiles a seat's pawn has still to pass."""
    found, mine = 0, distance(pos, pos.players[seat].space)
    if pos.players[seat].done:
        return 0
    for at, sale in enumerate(ROWS.of(pos.rules.pack).sales):
        tile = pos.rules.number_of[sale.tile]
        if tile in pos.rondel:
            found += distance(pos, pos.rondel.index(tile)) > mine and free_spaces(pos, at) > 0
        elif tile in pos.left or STACKS.index(pos.rules.pack.tiles[tile].stack) > pos.stage:
            found += 1
    return found


def selling_now(pos: GlenMore, seat: int) -> list[SellingCask]:
    """Returns the sales that a seat is being offered, the next first."""
    found = [frame for frame in pos.stack[::-1] if isinstance(frame, SellingCask)]
    return [frame for frame in found if frame.seat == seat and frame.seats_to_act(pos)]


def next_sale(pos: GlenMore, seat: int, frame: SellingCask) -> Gift:
    """Returns what an offered sale brings, as lines of a tally: the best barrel left for it."""
    offered, best = selling_now(pos, seat), sorted(worths(pos, seat), reverse=True)
    at = offered.index(frame) if frame in offered else len(best)
    return ((POINTS, best[at]), (WHISKY, -1)) if at < len(best) and (frame.must or best[at] >= GOOD) else ()


def _to_come(pos: GlenMore, seat: int, built: int, sales: int) -> int:
    """Returns what the two oldest barrels may gain, as far as cellars and ageing tiles allow."""
    rows = ROWS.of(pos.rules.pack)
    moves = _ageing(pos, seat) * (sales if sales < MANY else MANY)
    last = sum([len(cellar.spaces) for cellar in rows.cellars[:built]]) - 1
    worth, spaces = 0, rows.spaces
    for at, space in enumerate(cellars(pos).casks[seat][:-3:-1]):
        reach = min(last - at, space + moves // (at + 1))
        if reach > space:
            worth += AGED * (spaces[reach] - spaces[space])
    return worth


def _ageing(pos: GlenMore, seat: int) -> int:
    """Returns how many tiles of a territory age barrels."""
    ages = [tile.id for tile in ROWS.of(pos.rules.pack).tiles if tile.activation]
    return len([tile for tile in pos.players[seat].tiles.values() if pos.rules.ids[tile] in ages])
