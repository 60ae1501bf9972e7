"""Placing a tile in a territory, and its immediate effects (G9, G10, G11)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bothy.games.glenmore.actions.activation import Activations
from bothy.games.glenmore.actions.ground import places_for, why_not_place
from bothy.games.glenmore.actions.payment import pay_line
from bothy.games.glenmore.actions.price_lines import lines_beside
from bothy.games.glenmore.bonuses.immediate import TILE, add_person, begin_effects
from bothy.games.glenmore.hook_types import PriceLine
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.territory.grid import EDGES, NOWHERE, cell_at, column_row
from bothy.games.glenmore.territory.shape import edge_of, wakened
from bothy.kernel import Action, Frame, Reason, Step, Text, value


@value
class Place(Action):
    """Put the tile in hand on a place in one's territory; it is never rotated (G9.1)."""

    column: int
    row: int


PLACE: dict[int, Action] = {}


def place_at(cell: int) -> Action:
    """Returns the cached action that places a tile here."""
    known = PLACE.get(cell)
    if known is None:
        known = PLACE[cell] = Place(*column_row(cell))
    return known


def receive(pos: GlenMore, seat: int, tile: int) -> None:
    """Gives a tile to a player: a person goes next to the territory, any other tile into it."""
    if pos.rules.person[tile]:  # G6.2
        add_person(pos, seat, tile, TILE)
        begin_effects(pos, seat, NOWHERE, pos.rules.immediate[tile], TILE)
    else:
        pos.push(Placing(seat, tile))


@value
class Receive(Step[GlenMore]):
    """Step that gives the player the tile once it is paid."""

    seat: int
    tile: int

    def run(self, pos: GlenMore) -> None:
        receive(pos, self.seat, self.tile)


@value
class Placing(Frame[GlenMore]):
    """Choice of the tile's place. Nothing else may be done before (G6.5)."""

    takes = (Place,)
    blocks_free_actions = True
    seat: int
    tile: int

    def ask(self, pos: GlenMore, seat: int) -> Text:
        return Text("ask-placing", tile=pos.rules.ids[self.tile])

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        player = pos.players[seat]
        cells = sorted(player.tiles) if pos.rules.overlay[self.tile] else edge_of(player.tiles)
        return [place_at(cell) for cell in cells]

    def why_not(self, pos: GlenMore, seat: int, action: Place) -> Reason | None:
        cell = cell_at(action.column, action.row)
        if cell == NOWHERE:
            return Reason("no-edge", rule="G9.2")
        return why_not_place(pos, seat, self.tile, cell)

    def options(self, pos: GlenMore, seat: int) -> list[Action]:
        return [place_at(cell) for cell in places_for(pos, seat, self.tile)]

    def take(self, pos: GlenMore, seat: int, action: Place) -> None:
        cell = cell_at(action.column, action.row)
        if pos.rules.hooks.place_lines:
            for line in tolls(pos, seat, cell):
                pay_line(pos, seat, line)
        lay(pos, seat, self.tile, cell)
        woken = wakened(pos.players[seat].tiles, cell)  # by an overlay too (G10.8)
        if pos.now.around:
            pos.push(Activations(seat, woken))
        else:
            pos.now.around = woken
        begin_effects(pos, seat, cell, pos.rules.immediate[self.tile], TILE)
        if pos.rules.anybody.on_placed:
            for hook in pos.hooks_of(seat).on_placed:
                pos.push(*hook(pos, seat, self.tile, cell))


def tolls(pos: GlenMore, seat: int, cell: int) -> Sequence[PriceLine]:
    """Returns the price lines of a place."""
    return lines_beside(pos, seat, pos.rules.hooks.place_lines).get(cell, ())


def lay(pos: GlenMore, seat: int, tile: int, cell: int) -> None:
    """Lays a tile on a place. An overlay covers the tile below, and pieces stay (G10.5, G10.7)."""
    player = pos.players[seat]
    covered = player.tiles.get(cell)
    if covered is not None:
        player.under[cell] = (*player.under.get(cell, ()), covered)
    player.tiles[cell] = tile  # the only tile that counts there from now on (G10.6)
    player.places = None
    if pos.trace is not None:
        column, row = column_row(cell)
        near = [player.tiles[cell + edge] for edge in EDGES if cell + edge in player.tiles]
        pos.emit(
            "placed",
            [(f"tiles-{seat}", 1, "placed")],
            seat=seat,
            tile=pos.rules.ids[tile],
            column=column,
            row=row,
            covers=covered is not None,
            beside=[pos.rules.ids[each] for each in (near if covered is None else [covered])],
        )


FRAMES: Sequence[type[Frame[GlenMore]]] = (Receive, Placing)
EVENTS: tuple[str, ...] = ("placed",)
