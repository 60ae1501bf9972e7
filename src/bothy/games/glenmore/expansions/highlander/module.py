"""Highlander: each player who passes the mountain leaves something for the one resting there (X2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypedDict

from bothy.games.glenmore.actions.rondel import beyond_the_end
from bothy.games.glenmore.expansions.chronicles.chronicle import GROUP, Chronicle
from bothy.games.glenmore.expansions.highlander.hoard import (
    Hoard,
    LastHoard,
    MountainLaid,
    TakeHoard,
    add_coin,
    highlander,
    hoard,
)
from bothy.games.glenmore.expansions.highlander.resting import Climb, Climbing
from bothy.games.glenmore.expansions.highlander.rows import MOUNTAIN, NAME, ROWS, sets
from bothy.games.glenmore.expansions.highlander.toll import (
    LeaveCoin,
    LeaveResource,
    MountainToll,
    why_not_beyond,
)
from bothy.games.glenmore.hook_types import NOBODY
from bothy.games.glenmore.module import Frames, MainActions, Module
from bothy.games.glenmore.pack.types import Components
from bothy.games.glenmore.pack.types.price import NONE, RESOURCES
from bothy.games.glenmore.pack.types.tiles import ON_RONDEL
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.rondel.ring import EMPTY, PAWN
from bothy.kernel import ModuleState, Option, Options, Reason, Registry, Text

OFF: Final = "off"
TWO: Final = "two-spaces"
ONE: Final = "one-space"
SPACES: Final = 2
"""The number of A tiles the mountain replaces."""

REGISTRY: Registry = Registry(
    frames=[MountainLaid, MountainToll, TakeHoard, LastHoard],
    parts=[Hoard],
    actions=[Climb, LeaveCoin, LeaveResource],
    events=["mountain-laid", "mountain-coin", "mountain-resource", "mountain-cleared", "mountain-beyond-end"],
    reasons=[
        "mountain-taken",
        "mountain-yours",
        "no-coin-to-leave",
        "toll-and-tile",
        "toll-needed-for-tile",
    ],
)


class Mountain(TypedDict):
    """What lies on the mountain, and whose pawn rests there: negative if none."""

    coins: int
    goods: dict[str, int]
    seat: int


class HighlanderFacts(TypedDict):
    """The chronicle's part of the view."""

    highlander: Mountain


class Highlander(Chronicle):
    """The mountain, with toll, rest and hoard."""

    def __init__(self) -> None:
        super().__init__(Option(NAME, (OFF, TWO, ONE), OFF, group=GROUP), ROWS, sets, REGISTRY)

    def lasting_tiles(self) -> Sequence[str]:
        """Returns the mountain: one stop that stays, however many spaces it takes (X2.3)."""
        return (MOUNTAIN,)

    def main_actions(self) -> MainActions:
        return (Climbing(),)

    # Setup

    def parts(self, pos: GlenMore) -> Sequence[ModuleState]:
        return (Hoard(0, NONE),)

    def setup_steps(self, pos: GlenMore) -> Frames:
        return (MountainLaid(),)

    def modify_rondel(self, pos: GlenMore, spaces: list[int]) -> list[int]:
        """Puts the mountain right before the gap instead of the last A tiles, which stay in their stack (X2.1)."""
        return [*spaces[:-SPACES], *[pos.rules.number_of[MOUNTAIN]] * SPACES]

    # The rondel

    def why_not_take(self, pos: GlenMore, seat: int, tile: int) -> Reason | None:
        return why_not_beyond(pos, seat, tile) if pos.now.own_pawn else None

    def on_turn_begin(self, pos: GlenMore, seat: int) -> Frames:
        """Gives the hoard at once, so that it can be spent: every turn moves the pawn (X2.9)."""
        return (TakeHoard(seat),) if highlander(pos) == seat else ()

    def on_passing(self, pos: GlenMore, code: int, space: int) -> Frames:
        """Takes a toll from a pawn, or a coin from the supply for a piece without an owner; else nothing."""
        if pos.rondel[space] != pos.rules.number_of[MOUNTAIN]:
            return ()
        seat, piece = PAWN - code, pos.rules.piece_at.get(code)
        if piece is None:
            return (MountainToll(seat),)
        if piece.owner(pos) == NOBODY:
            add_coin(pos)  # X2.6
        return ()

    def on_laid(self, pos: GlenMore, tile: int, space: int) -> Frames:
        """Handles The End being laid behind a pawn that reached the mountain after a lap (X2.12, R-X28)."""
        seat = highlander(pos)
        if tile == pos.rules.the_end and seat != NOBODY and beyond_the_end(pos, pos.players[seat].space):
            pos.players[seat].done = True
            pos.emit("mountain-beyond-end", seat=seat)
        return ()

    def on_game_end(self, pos: GlenMore) -> Frames:
        return (LastHoard(),)

    # Views

    def view_facts(self, pos: GlenMore, seat: int | None) -> HighlanderFacts:
        part = hoard(pos)
        goods: dict[str, int] = {name: count for name, count in zip(RESOURCES, part.goods, strict=True) if count}
        return {NAME: {"coins": part.coins, "goods": goods, "seat": highlander(pos)}}

    def notes(self, pos: GlenMore) -> Sequence[Text]:
        part, there = hoard(pos), highlander(pos)
        found = [
            Text("note-mountain", coins=part.coins, **dict(zip(RESOURCES, part.goods, strict=True))),
        ]
        if there != NOBODY:
            found.append(Text("note-mountain-seat", seat=there))
        return found

    def stocks(self, pos: GlenMore) -> Mapping[str, int]:
        part = hoard(pos)
        goods = {f"mountain-{name}": count for name, count in zip(RESOURCES, part.goods, strict=True)}
        return {"mountain-coins": part.coins, **goods}

    def faults(self, pack: Components) -> Sequence[str]:
        """Checks that the mountain is neither in a stack nor in a territory."""
        return [
            f"{tile.id}: lies on the rondel from the start and stays there"
            for tile in ROWS.of(pack).tiles
            if tile.kind != ON_RONDEL or tile.stack != "set-up" or not tile.protected
        ]


class OnItsSide(Module):
    """The one-space mountain: one more A tile is laid (X2.2)."""

    def __init__(self) -> None:
        super().__init__("highlander-on-its-side")

    def at_table(self, options: Options, seats: int) -> bool:
        return options[NAME] == ONE

    def modify_rondel(self, pos: GlenMore, spaces: list[int]) -> list[int]:
        return [*spaces[:-SPACES], EMPTY, spaces[-1]]
