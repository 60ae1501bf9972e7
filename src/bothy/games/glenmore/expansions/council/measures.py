"""The counts of the ten cards (X7.8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bothy.games.glenmore.expansions.council.part import council
from bothy.games.glenmore.expansions.council.rows import (
    ANIMALS,
    FARTHEST_SCOTSMAN,
    FULL_SETS,
    JOINED_PASTURES,
    LARGEST_SQUARE,
    MANNED_CASTLES,
    OWN_DISCARDS,
    SMALLEST_TERRITORY,
    WHISKY_TILES,
    WOOD_AND_STONE,
)
from bothy.games.glenmore.pack.types.effects import ICONS
from bothy.games.glenmore.pack.types.price import CATTLE, SHEEP, STONE, WOOD
from bothy.games.glenmore.pack.types.tables import CATEGORIES
from bothy.games.glenmore.player import Player
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.territory.grid import AROUND, CASTLE, EDGES, ROW
from bothy.kernel.bounded_cache import BoundedCache

PASTURE: Final = 1 << ICONS.index("animal")
REMEMBERED: Final = 20_000


def counted(pos: GlenMore, seat: int, measure: str) -> int:
    """Returns how many a seat has of what a card counts, including what modules add."""
    count = COUNTS[measure](pos, seat)
    for hook in pos.rules.hooks.modify_count:
        count = hook(pos, seat, measure, count)
    return count


def standing(pos: GlenMore, measure: str) -> list[int]:
    """Returns each seat's score for a card, higher being better; fewer tiles count as more (X7.8)."""
    seats, count = range(len(pos.players)), COUNTS[measure]
    if pos.rules.hooks.modify_count:
        counts = [counted(pos, seat, measure) for seat in seats]
    else:
        counts = [count(pos, seat) for seat in seats]
    return [-count for count in counts] if measure == SMALLEST_TERRITORY else counts


def _animals(pos: GlenMore, seat: int) -> int:
    return sum([goods[SHEEP] + goods[CATTLE] for goods in pos.players[seat].goods.values()])


def _wood_and_stone(pos: GlenMore, seat: int) -> int:
    return sum([goods[WOOD] + goods[STONE] for goods in pos.players[seat].goods.values()])


def _largest_square(pos: GlenMore, seat: int) -> int:
    return largest_square(pos.players[seat].tiles)


def _manned_castles(pos: GlenMore, seat: int) -> int:
    castle, player = pos.rules.castle, pos.players[seat]
    return len([cell for cell in player.scotsmen if castle[player.tiles[cell]]])


def _whisky_tiles(pos: GlenMore, seat: int) -> int:
    distillery = pos.rules.distillery
    return len([tile for tile in pos.players[seat].tiles.values() if distillery[tile]])


def _farthest_scotsman(pos: GlenMore, seat: int) -> int:
    return farthest_scotsman(pos.players[seat])


def _own_discards(pos: GlenMore, seat: int) -> int:
    return len(council(pos).piles[seat])


def _territory(pos: GlenMore, seat: int) -> int:
    return len(pos.players[seat].tiles)


def _joined_pastures(pos: GlenMore, seat: int) -> int:
    icons = pos.rules.icons
    return joined([cell for cell, tile in pos.players[seat].tiles.items() if icons[tile] & PASTURE])


def full_sets(pos: GlenMore, seat: int) -> int:
    """Returns how many sets of castle Scotsman, barrel, landmark card and person; Castle Moil counts (X7.9)."""
    player = pos.players[seat]
    home = player.scotsmen.get(CASTLE, 0)
    for hook in pos.hooks_of(seat).modify_count:
        home = hook(pos, seat, CATEGORIES[0], home)
    return min(home, player.whisky, len(player.cards), len(player.persons))


# The shape of a territory, cached: every estimate needs it, and few actions change it

_SQUARES: BoundedCache[int] = BoundedCache(REMEMBERED)
_WALKS: BoundedCache[int] = BoundedCache(REMEMBERED)
_JOINED: BoundedCache[int] = BoundedCache(REMEMBERED)


def largest_square(tiles: dict[int, int]) -> int:
    """Returns the side of the largest square without a hole."""
    key = tuple(tiles)
    known = _SQUARES.get(key)
    if known is None:
        sides: dict[int, int] = {}
        for cell in sorted(tiles):  # in reading order: extends the squares left, above and between
            corner = [sides.get(cell - 1, 0), sides.get(cell - ROW, 0), sides.get(cell - ROW - 1, 0)]
            sides[cell] = 1 + min(corner)
        known = max(sides.values(), default=0)
        _SQUARES.put(key, known)
    return known


def farthest_scotsman(player: Player) -> int:
    """Returns the movement points the Scotsman farthest from the home castle would need to get there."""
    key = (tuple(player.tiles), tuple(player.scotsmen))
    known = _WALKS.get(key)
    if known is None:
        steps = {CASTLE: 0}
        waiting = [CASTLE]
        for cell in waiting:  # grows while iterating, nearer places first
            for way in AROUND:
                near = cell + way
                if near in player.tiles and near not in steps:
                    steps[near] = steps[cell] + 1
                    waiting.append(near)
        known = max([steps[cell] for cell in player.scotsmen], default=0)
        _WALKS.put(key, known)
    return known


def joined(cells: list[int]) -> int:
    """Returns the size of the largest group of these places joined by edges."""
    key = tuple(cells)
    known = _JOINED.get(key)
    if known is None:
        left = dict.fromkeys(cells)
        known = 0
        while left:
            group = [left.popitem()[0]]
            for cell in group:  # grows while iterating
                for way in EDGES:
                    if cell + way in left:
                        del left[cell + way]
                        group.append(cell + way)
            known = max(known, len(group))
        _JOINED.put(key, known)
    return known


COUNTS: dict[str, Callable[[GlenMore, int], int]] = {
    ANIMALS: _animals,
    WOOD_AND_STONE: _wood_and_stone,
    LARGEST_SQUARE: _largest_square,
    FULL_SETS: full_sets,
    MANNED_CASTLES: _manned_castles,
    WHISKY_TILES: _whisky_tiles,
    FARTHEST_SCOTSMAN: _farthest_scotsman,
    OWN_DISCARDS: _own_discards,
    SMALLEST_TERRITORY: _territory,
    JOINED_PASTURES: _joined_pastures,
}
"""The count of each card."""
