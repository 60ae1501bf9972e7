"""The farmers' markets of one game: their hexes, and which of their icons are covered."""

from __future__ import annotations

from bothy.games.caledonia.actions.bonuses import near_hexes
from bothy.games.caledonia.expansions.industria.markets.rows import MARKETS, MarketTile
from bothy.games.caledonia.map.grid import HEX_NAMES
from bothy.games.caledonia.pack.types.goods import GOODS, Good
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import ModuleState, state

UNPLACED = -1
GONE = -2
BOTH = 3
"""Both icons covered."""
DEALT, PLACED, IN_BOX = "farmers-markets-dealt", "farmers-markets", "farmers-markets-box"
COVERED = "farmers-markets-covered"
"""The stocks of tiles, and of goods on their icons."""
WHY = "farmers-market"


@state
class Stalls(ModuleState):
    """Every market dealt, in order."""

    tiles: list[int]
    seats: list[int]
    """The seat that places each."""
    hexes: list[int]
    """The hex of each, -1 before it is placed, -2 once it is back in the box."""
    covered: list[int]
    """A bit for each icon: 1 the basic good, 2 the processed one."""
    open: list[int]
    """The markets near the deployment whose bonuses are open, where nothing has been sold yet."""

    def copy(self) -> Stalls:
        return Stalls(self.tiles[:], self.seats[:], self.hexes[:], self.covered[:], self.open[:])


def tile_of(pos: Caledonia, market: int) -> MarketTile:
    """Returns the tile of a market."""
    return MARKETS.of(pos.rules.pack).tiles[pos.part(Stalls).tiles[market]]


def standing(pos: Caledonia) -> list[int]:
    """Returns the markets on the map."""
    return [market for market, hex_ in enumerate(pos.part(Stalls).hexes) if hex_ >= 0]


def uncovered(pos: Caledonia, market: int) -> list[int]:
    """Returns the goods a market still buys."""
    covered = pos.part(Stalls).covered[market]
    return [good for icon, good in enumerate(tile_of(pos, market).goods) if not covered >> icon & 1]


def goods_of(pos: Caledonia, market: int) -> tuple[Good, ...]:
    """Returns the names of the goods a market still buys."""
    return tuple([GOODS[good] for good in uncovered(pos, market)])


def markets_near(pos: Caledonia, seat: int, hex_: int) -> list[int]:
    """Returns the markets at which a unit deployed on a hex may sell: neighbouring, or within a clan's reach.

    The same hexes as for the neighbourhood bonus (I10.5).
    """
    near, hexes = near_hexes(pos, seat, hex_), pos.part(Stalls).hexes
    return [market for market in standing(pos) if hexes[market] in near]


def bonus_on(pos: Caledonia, market: int, good: int) -> int:
    """Returns what a market pays above the price of a good (I10.7)."""
    return MARKETS.of(pos.rules.pack).figures.bonus[tile_of(pos, market).goods.index(good)]


def cover(pos: Caledonia, market: int, good: int) -> None:
    """Covers a good's icon; once both are covered the tile is removed and its hex opened (I10.8, I10.9).

    The account of the sale has recorded the covered icon already.
    """
    stalls = pos.part(Stalls)
    hex_ = stalls.hexes[market]
    stalls.covered[market] |= 1 << tile_of(pos, market).goods.index(good)
    if stalls.covered[market] == BOTH:
        stalls.hexes[market] = GONE
        pos.unblock(hex_)
        lines = [(PLACED, -1, WHY), (IN_BOX, 1, WHY), (COVERED, -2, WHY)]
        pos.emit("market-gone", lines, hex=HEX_NAMES[hex_])
