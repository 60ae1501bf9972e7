"""The die as a neutral player: a piece on the rondel that moves automatically and discards tiles (G5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bothy.games.glenmore.actions.rondel import discard_passed, on_the_way, tiles_ahead
from bothy.games.glenmore.hook_types import BY_PIECE, NOBODY, RondelPiece
from bothy.games.glenmore.module import Module
from bothy.games.glenmore.pack.types import Components, components
from bothy.games.glenmore.pack.types.tables import Table
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.rondel.ring import EMPTY, NEUTRAL
from bothy.kernel import Draw, Frame, Option, Options, Outcome, Registry, Step, value

DIE: Final = NEUTRAL


class Die(Module):
    """The die plays if the table chooses it, and always where there are too few players without it (G3.6)."""

    def __init__(self) -> None:
        super().__init__(
            "die",
            options=(Option("die", (False, True), False),),
            registry=Registry(frames=FRAMES, events=EVENTS),
        )

    def at_table(self, options: Options, seats: int) -> bool:
        without = [table.players for table in components().tables if not table.die]
        return bool(options["die"]) or seats not in without

    def modify_layout(self, pack: Components, table: Table) -> Table:
        return pack.table(table.players, True)

    def pieces(self) -> Sequence[RondelPiece]:
        return (TheDie(),)

    def modify_rondel(self, pos: GlenMore, spaces: list[int]) -> list[int]:
        return [DIE, *spaces]  # G3.4


class TheDie(RondelPiece):
    """The die on its space. It isn't a player: it owns nothing and isn't compared with anyone (G5.1)."""

    def __init__(self) -> None:
        super().__init__("die", DIE)

    def turn(self, pos: GlenMore) -> Sequence[Frame[GlenMore]]:
        return (RollDie(),)


@value
class RollDie(Draw[GlenMore]):
    """The die's turn, when it is farthest back: a roll and a move (G5.2)."""

    def place(self, pos: GlenMore) -> str:
        return pos.next_in("die")

    def outcomes(self, pos: GlenMore) -> Sequence[tuple[Outcome, int]]:
        return roll_outcomes(pos)

    def dealt(self, pos: GlenMore, outcome: Outcome) -> None:
        pos.emit("rolled", steps=outcome)
        move_die(pos, outcome)


def roll_outcomes(pos: GlenMore) -> list[tuple[Outcome, int]]:
    """Returns the possible rolls."""
    faces = pos.rules.pack.die.faces
    return [(face, faces.count(face)) for face in dict.fromkeys(faces)]


def move_die(pos: GlenMore, steps: int) -> None:
    """Moves the die forward by tiles; it discards the one it stops on, or leaves at The End (G5.3 to G5.5)."""
    tile = _stops_at(pos, steps)
    end = pos.space_of(tile if tile >= 0 else pos.rules.the_end)
    way = on_the_way(pos, DIE, pos.rondel.index(DIE), end if end >= 0 else pos.gap)
    if way:
        pos.push(*way, DieArrives(tile))
    else:
        die_arrives(pos, tile)


@value
class DieArrives(Step[GlenMore]):
    """The end of the die's move, if there was something to do along the way."""

    tile: int

    def run(self, pos: GlenMore) -> None:
        die_arrives(pos, self.tile)


def die_arrives(pos: GlenMore, tile: int) -> None:
    """Stops the die on a tile, or removes it for -1."""
    pos.rondel[pos.rondel.index(DIE)] = EMPTY
    if tile < 0:
        pos.emit("die-leaves")
    else:
        space = pos.rondel.index(tile)
        pos.rondel[space] = DIE
        pos.emit("die-takes", [("rondel", -1, "die")], tile=pos.rules.ids[tile])
        pos.discard(tile, BY_PIECE, NOBODY)
        for hook in pos.rules.hooks.on_stopped:
            pos.push(*hook(pos, DIE, space))
    discard_passed(pos, NOBODY)


def _stops_at(pos: GlenMore, steps: int) -> int:
    """Returns the tile on which the die stops, -1 if it reaches The End."""
    tiles, the_end, protected = tiles_ahead(pos), pos.rules.the_end, pos.rules.protected
    for at, tile in enumerate(tiles):
        if tile == the_end:
            return -1
        if at >= steps - 1 and not protected[tile] and not pos.rules.skipped[tile]:
            return tile
    return -1


FRAMES: Sequence[type[Frame[GlenMore]]] = (RollDie, DieArrives)
EVENTS: tuple[str, ...] = ("rolled", "die-leaves", "die-takes")
