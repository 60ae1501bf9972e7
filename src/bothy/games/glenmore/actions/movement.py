"""Movement points: a pool that is spent at any point of the turn (G13)."""

from __future__ import annotations

from collections.abc import Iterable

from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.territory.grid import AROUND
from bothy.kernel import Action, Aside, Reason, value

POINTS_FOR_MOVEMENT = "points-for-movement"


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
    """The step of a Scotsman from a tile in a direction."""
    known = WALK.get((tile, way))
    if known is None:
        known = WALK[tile, way] = Walk(tile, way)
    return known


class Walking(Aside[GlenMore]):
    """Spend movement, one point a step (G13.2)."""

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

    def why_not(self, pos: GlenMore, seat: int, action: Action) -> Reason | None:
        assert isinstance(action, Walk)
        start, player = pos.cell_of(seat, action.tile), pos.players[seat]
        if not pos.now.movement:
            return Reason("no-movement", rule="G13.1")
        if start not in player.scotsmen:
            return Reason("no-scotsman-there", rule="G13.2")
        if action.way not in WAYS or start + WAYS[action.way] not in player.tiles:
            return Reason("not-a-neighbour", rule="G13.2")
        return None

    def options(self, pos: GlenMore, seat: int) -> list[Action]:
        return list(self.candidates(pos, seat)) if pos.now.movement else []

    def take(self, pos: GlenMore, seat: int, action: Action) -> None:
        assert isinstance(action, Walk)
        start, player = pos.cell_of(seat, action.tile), pos.players[seat]
        end = start + WAYS[action.way]
        pos.now.movement -= 1
        player.add_scotsmen(start, -1)
        player.add_scotsmen(end, 1)
        if pos.trace is not None:
            pos.say("walked", seat=seat, tile=pos.tile_on(seat, end))


def end_movement(pos: GlenMore, seat: int) -> None:
    """What is left lapses; with MacLachlan it is worth points (G13.5)."""
    if pos.now.movement and POINTS_FOR_MOVEMENT in pos.players[seat].powers:
        points = pos.now.movement * pos.rules.figure(POINTS_FOR_MOVEMENT, "vp")
        pos.score(seat, points, "maclachlan")


WALKING = Walking()
ASIDES: tuple[type[Aside[GlenMore]], ...] = (Walking,)
REASONS: tuple[str, ...] = ("no-movement", "no-scotsman-there", "not-a-neighbour")
EVENTS: tuple[str, ...] = ("walked",)
