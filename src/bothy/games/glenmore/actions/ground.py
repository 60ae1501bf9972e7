"""Legal places for tiles in a territory, and tiles that may leave it (G9, G10, G17).

The placing tests are independent, so that a module can waive any of them.
"""

from __future__ import annotations

from collections.abc import Sequence

from bothy.games.glenmore.actions.price import NEVER
from bothy.games.glenmore.actions.price_lines import coins_at, lines_beside
from bothy.games.glenmore.player import Player
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.territory.grid import AROUND, CASTLE, EDGES, VILLAGE
from bothy.games.glenmore.territory.shape import Places, edge_of, free_places, hangs_together
from bothy.kernel import Reason


def standing(pos: GlenMore, seat: int, player: Player) -> list[int]:
    """Returns the places that help placing: where Scotsmen stand, and what a power counts as such."""
    found = list(player.scotsmen)
    if player.powers or pos.rules.hooks.modify_standing:
        for hook in pos.hooks_of(seat).modify_standing:
            found = hook(pos, seat, found)
    return found


def places_near(pos: GlenMore, seat: int, player: Player) -> Places:
    """Returns the free places for a plain tile and for a river tile, cached per territory."""
    if pos.rules.hooks.modify_standing:
        return free_places(pos.rules.river, player.tiles, standing(pos, seat, player))
    if player.places is None:
        player.places = free_places(pos.rules.river, player.tiles, standing(pos, seat, player))
    return player.places


def places_for(pos: GlenMore, seat: int, tile: int) -> Sequence[int]:
    """Returns every legal place for a tile whose toll is affordable, in reading order."""
    found = ground_for(pos, seat, tile)
    if not pos.rules.hooks.place_lines:
        return found
    tolls, coins = lines_beside(pos, seat, pos.rules.hooks.place_lines), pos.players[seat].coins
    return [cell for cell in found if coins_at(tolls, cell) <= coins] if tolls else found


def ground_for(pos: GlenMore, seat: int, tile: int) -> Sequence[int]:
    """Returns every legal place for a tile, ignoring tolls."""
    rules, player = pos.rules, pos.players[seat]
    if not rules.same_ground or rules.overlay[tile]:
        return _ground_of(pos, seat, player, tile)
    places = player.places
    if places is None:
        places = places_near(pos, seat, player)
    return places[1] if rules.river[tile] else places[0]


def ground_without(pos: GlenMore, seat: int, tile: int, gone: Sequence[int]) -> Sequence[int]:
    """Returns every legal place once a Scotsman has left each of these places (G8.5, G8.7)."""
    other = pos.players[seat].copy()
    for cell in gone:
        other.add_scotsmen(cell, -1)
    return _ground_of(pos, seat, other, tile)


def _ground_of(pos: GlenMore, seat: int, player: Player, tile: int) -> Sequence[int]:
    rules = pos.rules
    if rules.overlay[tile]:
        return overlay_places(pos, player, tile, standing(pos, seat, player))
    plain, wet = places_near(pos, seat, player)
    return wet if rules.river[tile] else plain


def free_ground(pos: GlenMore, seat: int, tile: int) -> list[int]:
    """Returns the free places that edges and river allow a tile, regardless of Scotsmen nearby."""
    player = pos.players[seat]
    return [cell for cell in edge_of(player.tiles) if _why_not_river(pos, player, tile, cell) is None]


def overlay_places(pos: GlenMore, player: Player, tile: int, near: Sequence[int]) -> list[int]:
    """Returns the tiles that an overlay may cover (G10)."""
    rules = pos.rules
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


def least_toll(pos: GlenMore, seat: int, cells: Sequence[int]) -> int:
    """Returns the lowest toll of these places, NEVER if there are none."""
    if not cells:
        return NEVER
    tolls = lines_beside(pos, seat, pos.rules.hooks.place_lines)
    return min([coins_at(tolls, cell) for cell in cells]) if tolls else 0


def place_toll(pos: GlenMore, seat: int, cell: int) -> int:
    """Returns the extra coins for placing a tile here."""
    return coins_at(lines_beside(pos, seat, pos.rules.hooks.place_lines), cell)


# The tests


def why_not_place(pos: GlenMore, seat: int, tile: int, cell: int) -> Reason | None:
    """Returns why a tile can't be placed here, by any of the tests (G9.6)."""
    player = pos.players[seat]
    reason = _why_not_lie(pos, seat, player, tile, cell)
    if reason is None and pos.rules.hooks.place_lines:
        toll = place_toll(pos, seat, cell)
        if toll > player.coins:
            return Reason("too-dear", cost=toll, have=player.coins)
    return reason


def _why_not_lie(pos: GlenMore, seat: int, player: Player, tile: int, cell: int) -> Reason | None:
    overlay = pos.rules.overlay[tile]
    reason = _why_not_cover(pos, player, tile, cell) if overlay else _why_not_join(player, cell)
    if reason is None and not _helped(pos, seat, player, cell):
        reason = Reason("no-scotsman-near", rule="G10.3" if overlay else "G9.3")
    if reason is None and not overlay:
        reason = _why_not_river(pos, player, tile, cell)
    return reason


def _why_not_join(player: Player, cell: int) -> Reason | None:
    if cell in player.tiles:
        return Reason("place-taken", rule="G9.2")
    return None if any(cell + way in player.tiles for way in EDGES) else Reason("no-edge", rule="G9.2")


def _helped(pos: GlenMore, seat: int, player: Player, cell: int) -> bool:
    near = standing(pos, seat, player)
    return any(cell + way in near for way in AROUND)


def _why_not_river(pos: GlenMore, player: Player, tile: int, cell: int) -> Reason | None:
    tiles, river = player.tiles, pos.rules.river
    sides = [tiles[cell + way] for way in (-1, 1) if cell + way in tiles]  # G9.1
    wet = [side for side in sides if river[side]]
    if river[tile]:
        if not wet:
            return Reason("new-river", rule="G9.4")
        return Reason("river-blocked", rule="G9.5") if len(wet) < len(sides) else None
    return Reason("beside-river", rule="G9.5") if wet else None


def _why_not_cover(pos: GlenMore, player: Player, tile: int, cell: int) -> Reason | None:
    covered, rules = player.tiles.get(cell, -1), pos.rules
    if covered < 0:
        return Reason("nothing-to-cover", rule="G10.1")
    if cell == CASTLE:
        return Reason("castle-stays", rule="G10.4")
    if not rules.icons[covered] & rules.icons[tile]:
        return Reason("other-icon", rule="G10.2")
    return Reason("other-river", rule="G10.2") if rules.river[covered] != rules.river[tile] else None


# Leaving


def why_not_remove(pos: GlenMore, seat: int, cell: int) -> Reason | None:
    """Returns why a tile, with everything under it, can't leave the territory."""
    tiles = pos.players[seat].tiles
    if cell not in tiles:
        return Reason("no-tile-there", rule="G17.1")
    if cell in (CASTLE, VILLAGE):  # nor may a pile on the village (G17.3)
        return Reason("home-stays", rule="G17.1")
    if pos.rules.river[tiles[cell]] and cell - 1 in tiles and cell + 1 in tiles:
        return Reason("river-breaks", rule="G17.2")
    if not hangs_together(tiles, cell):
        return Reason("falls-apart", rule="G17.2")
    if pos.rules.anybody.why_not_remove:
        for hook in pos.hooks_of(seat).why_not_remove:
            reason = hook(pos, seat, cell)
            if reason is not None:
                return reason
    return None


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
