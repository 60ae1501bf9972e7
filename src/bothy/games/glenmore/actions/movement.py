"""Movement points: a pool that is spent at any point of the turn (G13)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bothy.games.glenmore.answers import DONE, Done
from bothy.games.glenmore.pack.types.effects import Move
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.territory.grid import AROUND
from bothy.kernel import Action, Frame, FreeAction, Reason, value


@value
class Walk(Action):
    """Move a Scotsman to a neighbouring tile."""

    tile: str
    way: str


WAYS: dict[str, int] = dict(
    zip(
        ("north-west", "north", "north-east", "west", "east", "south-west", "south", "south-east"),
        AROUND,
        strict=True,
    )
)
"""The eight directions as steps."""
WALK: dict[tuple[str, str], Action] = {}


def walk_from(tile: str, way: str) -> Action:
    """Returns the cached action that moves a Scotsman from a tile in a direction."""
    known = WALK.get((tile, way))
    if known is None:
        known = WALK[tile, way] = Walk(tile, way)
    return known


class Walking(FreeAction[GlenMore]):
    """Spending movement, one point per step (G13.2)."""

    name = "walking"
    takes = (Walk,)

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        player = pos.players[seat]
        tiles = player.tiles
        return [
            walk_from(pos.tile_on(seat, cell), way)
            for cell in player.scotsmen
            for way, step in WAYS.items()
            if cell + step in tiles
        ]

    def why_not(self, pos: GlenMore, seat: int, action: Walk) -> Reason | None:
        if not pos.now.movement:
            return Reason("no-movement", rule="G13.1")
        return why_not_step(pos, seat, action)

    def options(self, pos: GlenMore, seat: int) -> list[Action]:
        return list(self.candidates(pos, seat)) if pos.now.movement else []

    def take(self, pos: GlenMore, seat: int, action: Walk) -> None:
        start = pos.cell_of(seat, action.tile)
        pos.now.movement -= 1
        step(pos, seat, start, start + WAYS[action.way])


def why_not_step(pos: GlenMore, seat: int, action: Walk) -> Reason | None:
    """Returns why a Scotsman can't take a step, points aside. Earlier steps and company don't matter (G13.3)."""
    start, player = pos.cell_of(seat, action.tile), pos.players[seat]
    if start not in player.scotsmen:
        return Reason("no-scotsman-there", rule="G13.2")
    if action.way not in WAYS or start + WAYS[action.way] not in player.tiles:
        return Reason("not-a-neighbour", rule="G13.2")
    return None


def step(pos: GlenMore, seat: int, start: int, end: int) -> None:
    """Moves a Scotsman between tiles, however it was paid."""
    pos.players[seat].add_scotsmen(start, -1)
    pos.enter(seat, end, 1)
    if pos.trace is not None:
        pos.emit("walked", seat=seat, tile=pos.tile_on(seat, end))


def end_movement(pos: GlenMore, seat: int) -> None:
    """Lets unused movement lapse, unless a module uses it (G13.5)."""
    if pos.now.movement:
        for hook in pos.hooks_of(seat).on_lapsing:
            pos.push(*hook(pos, seat, pos.now.movement))


# Outside one's turn


@value
class Striding(Frame[GlenMore]):
    """Movement gained outside a seat's turn: spent at once, or it lapses."""

    takes = (Walk, Done)
    blocks_free_actions = True
    seat: int
    points: int

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return [*WALKING.candidates(pos, seat), DONE]

    def why_not(self, pos: GlenMore, seat: int, action: Walk | Done) -> Reason | None:
        return None if isinstance(action, Done) else why_not_step(pos, seat, action)

    def options(self, pos: GlenMore, seat: int) -> list[Action]:
        return list(self.candidates(pos, seat))

    def take(self, pos: GlenMore, seat: int, action: Walk | Done) -> None:
        if isinstance(action, Walk):
            if self.points > 1:
                pos.push(Striding(seat, self.points - 1))
            start = pos.cell_of(seat, action.tile)
            step(pos, seat, start, start + WAYS[action.way])


def add_movement(pos: GlenMore, seat: int, points: int) -> None:
    """Adds movement points for this turn; outside the seat's turn they are spent at once."""
    pos.emit("movement", seat=seat, points=points)
    if pos.turn is not None and pos.now.seat == seat:
        pos.now.movement += points  # one pool, whatever the source (G13.4)
    else:
        pos.push(Striding(seat, points))


def gain_movement(pos: GlenMore, seat: int, cell: int, effect: Move, why: str) -> None:
    """Gains a tile's movement points (G12.10)."""
    add_movement(pos, seat, effect.points)


WALKING = Walking()
PERFORMS: Mapping[type, object] = {Move: gain_movement}
FREE_ACTIONS: tuple[type[FreeAction[GlenMore]], ...] = (Walking,)
REASONS: tuple[str, ...] = ("no-movement", "no-scotsman-there", "not-a-neighbour")
FRAMES: Sequence[type[Frame[GlenMore]]] = (Striding,)
EVENTS: tuple[str, ...] = ("walked", "movement")
