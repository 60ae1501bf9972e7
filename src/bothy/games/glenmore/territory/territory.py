"""Where a tile may go in a territory, and which tiles may leave it (G9, G10, G17)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from bothy.games.glenmore.player import Places, Player
from bothy.games.glenmore.territory.grid import AROUND, CASTLE, EDGES, ROW, VILLAGE
from bothy.kernel import Reason

if TYPE_CHECKING:
    from bothy.games.glenmore.ruleset import GlenMoreRules

CASTLES_AS_SCOTSMEN = "castles-as-scotsmen"


def standing(rules: GlenMoreRules, player: Player) -> list[int]:
    """The places that help placing: where Scotsmen stand, and castles with MacIntosh (G15.11)."""
    if CASTLES_AS_SCOTSMEN not in player.powers:
        return list(player.scotsmen)
    castles = [cell for cell, tile in player.tiles.items() if rules.castle[tile]]
    return list(dict.fromkeys([*player.scotsmen, *castles]))


def free_places(rules: GlenMoreRules, player: Player) -> Places:
    """The free places where a plain tile may go and where a river tile may, worked out once for a territory."""
    if player.places is None:
        player.places = _free_places(rules, player.tiles, standing(rules, player))
    return player.places


def _free_places(rules: GlenMoreRules, tiles: dict[int, int], near: Iterable[int]) -> Places:
    river = rules.river
    plain: list[int] = []
    wet: list[int] = []
    for cell in sorted({place + way: None for place in near for way in AROUND if place + way not in tiles}):
        left, right = tiles.get(cell - 1, -1), tiles.get(cell + 1, -1)
        if river[left] or river[right]:
            if (left < 0 or river[left]) and (right < 0 or river[right]):
                wet.append(cell)
        elif left >= 0 or right >= 0 or cell - ROW in tiles or cell + ROW in tiles:
            plain.append(cell)
    return tuple(plain), tuple(wet)


def places_for(rules: GlenMoreRules, player: Player, tile: int) -> Sequence[int]:
    """Every legal place for a tile, in reading order."""
    if rules.overlay[tile]:
        return overlay_places(rules, player, tile, standing(rules, player))
    plain, wet = free_places(rules, player)
    return wet if rules.river[tile] else plain


def overlay_places(rules: GlenMoreRules, player: Player, tile: int, near: Sequence[int]) -> list[int]:
    """The tiles that an overlay may cover (G10)."""
    icons, river = rules.icons[tile], rules.river[tile]
    return sorted(
        [
            cell
            for cell, covered in player.tiles.items()
            if rules.icons[covered] & icons
            and rules.river[covered] == river
            and cell != CASTLE
            and any(cell + way in near for way in AROUND)
        ]
    )


def places_without(rules: GlenMoreRules, player: Player, tile: int, gone: Sequence[int]) -> Sequence[int]:
    """The legal places for a tile when a Scotsman of each of these places is gone (G8.7)."""
    other = player.copy()
    for cell in gone:
        other.add_scotsmen(cell, -1)
    return places_for(rules, other, tile)


def why_not_place(rules: GlenMoreRules, player: Player, tile: int, cell: int) -> Reason | None:
    """What forbids a tile to go to a place."""
    if rules.overlay[tile]:
        return _why_not_cover(rules, player, tile, cell)
    tiles, river = player.tiles, rules.river
    if cell in tiles:
        return Reason("place-taken", rule="G9.2")
    if not any(cell + way in tiles for way in EDGES):
        return Reason("no-edge", rule="G9.2")
    if not _helped(rules, player, cell):
        return Reason("no-scotsman-near", rule="G9.3")
    sides = [tiles[cell + way] for way in (-1, 1) if cell + way in tiles]
    wet = [side for side in sides if river[side]]
    if river[tile]:
        if not wet:
            return Reason("new-river", rule="G9.4")
        return Reason("river-blocked", rule="G9.5") if len(wet) < len(sides) else None
    return Reason("beside-river", rule="G9.5") if wet else None


def _helped(rules: GlenMoreRules, player: Player, cell: int) -> bool:
    near = standing(rules, player)
    return any(cell + way in near for way in AROUND)


def _why_not_cover(rules: GlenMoreRules, player: Player, tile: int, cell: int) -> Reason | None:
    covered = player.tiles.get(cell, -1)
    if covered < 0:
        return Reason("nothing-to-cover", rule="G10.1")
    if cell == CASTLE:
        return Reason("castle-stays", rule="G10.4")
    if not rules.icons[covered] & rules.icons[tile]:
        return Reason("other-icon", rule="G10.2")
    if rules.river[covered] != rules.river[tile]:
        return Reason("other-river", rule="G10.2")
    return None if _helped(rules, player, cell) else Reason("no-scotsman-near", rule="G10.3")


def edge_of(player: Player) -> list[int]:
    """The free places along the edges of a territory, in reading order."""
    tiles = player.tiles
    return sorted({cell + way: None for cell in tiles for way in EDGES if cell + way not in tiles})


def wakened(player: Player, cell: int) -> tuple[int, ...]:
    """The places a tile placed here wakes: its own and the tiles around it (G12.1)."""
    return (cell, *[cell + way for way in AROUND if cell + way in player.tiles])


# Leaving


def why_not_remove(rules: GlenMoreRules, player: Player, cell: int) -> Reason | None:
    """What forbids a tile, with all that lies under it, to leave the territory."""
    tiles = player.tiles
    if cell not in tiles:
        return Reason("no-tile-there", rule="G17.1")
    if cell in (CASTLE, VILLAGE):
        return Reason("home-stays", rule="G17.1")
    if rules.river[tiles[cell]] and cell - 1 in tiles and cell + 1 in tiles:
        return Reason("river-breaks", rule="G17.2")
    return None if _hangs_together(tiles, cell) else Reason("falls-apart", rule="G17.2")


def _hangs_together(tiles: dict[int, int], without: int) -> bool:
    """Whether a territory is in one piece without a place, joined by edges."""
    seen = {without: None, CASTLE: None}
    waiting = [CASTLE]
    while waiting:
        cell = waiting.pop()
        for way in EDGES:
            if cell + way in tiles and cell + way not in seen:
                seen[cell + way] = None
                waiting.append(cell + way)
    return len(seen) == len(tiles)


REASONS: tuple[str, ...] = (
    "place-taken",
    "no-edge",
    "no-scotsman-near",
    "new-river",
    "river-blocked",
    "beside-river",
    "nothing-to-cover",
    "castle-stays",
    "other-icon",
    "other-river",
    "no-tile-there",
    "home-stays",
    "river-breaks",
    "falls-apart",
)
