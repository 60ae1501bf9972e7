"""Derek Anderson: once per game a tile moves from one territory to another (X8.19, X8.20)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bothy.games.glenmore.actions.ground import free_ground, why_not_remove
from bothy.games.glenmore.actions.placing import lay
from bothy.games.glenmore.actions.removing import take_out
from bothy.games.glenmore.expansions.mobs.mobster import Mobster, MobsterFreeAction, spend
from bothy.games.glenmore.expansions.mobs.prison import holder_of, tokens_of
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.territory.grid import NOWHERE, cell_at, column_row
from bothy.kernel import Action, Frame, FreeAction, Reason, Registry, Text, value

DEREK_ANDERSON: Final = "derek-anderson"


@value
class StealTile(Action):
    """Take a tile out of a player's territory."""

    owner: int
    tile: str


@value
class Resettle(Action):
    """Put the stolen tile into a player's territory."""

    owner: int
    column: int
    row: int


class StealingTiles(MobsterFreeAction):
    """Stealing, in any own turn after the one in which he was taken, with no other question open."""

    name = "stealing-tiles"
    takes = (StealTile,)
    mobster = DEREK_ANDERSON

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        if holder_of(pos, DEREK_ANDERSON) != seat or not tokens_of(pos, DEREK_ANDERSON):
            return ()
        ids = pos.rules.ids
        return [
            StealTile.of(owner, ids[tile])
            for owner, player in enumerate(pos.players)
            for tile in player.tiles.values()
        ]

    def why_not(self, pos: GlenMore, seat: int, action: StealTile) -> Reason | None:
        if holder_of(pos, DEREK_ANDERSON) != seat or not tokens_of(pos, DEREK_ANDERSON):
            return Reason("mobster-used", rule="X8.19", mobster=DEREK_ANDERSON)
        if not pos.stack[-1].turn:
            return Reason("finish-first")
        if not 0 <= action.owner < len(pos.players):
            return Reason("no-such-seat", rule="X8.19")
        return why_not_steal(pos, action.owner, pos.cell_of(action.owner, action.tile))

    def options(self, pos: GlenMore, seat: int) -> list[Action]:
        if not pos.stack[-1].turn or holder_of(pos, DEREK_ANDERSON) != seat:
            return []
        return super().options(pos, seat)

    def take(self, pos: GlenMore, seat: int, action: StealTile) -> None:
        spend(pos, DEREK_ANDERSON)
        pos.push(Resettling(seat, action.owner, pos.cell_of(action.owner, action.tile)))


def why_not_steal(pos: GlenMore, owner: int, cell: int) -> Reason | None:
    """Returns why a tile can't be stolen: trade tiles never, and both territories must stay legal (X8.19)."""
    if cell == NOWHERE:
        return Reason("no-such-tile-there", rule="X8.19")
    tile = pos.players[owner].tiles[cell]
    if pos.rules.trade[tile]:
        return Reason("trade-stays", rule="X8.19")
    reason = why_not_remove(pos, owner, cell)
    if reason is None and not any(free_ground(pos, other, tile) for other in others(pos, owner)):
        return Reason("fits-nowhere", rule="X8.19", tile=pos.rules.ids[tile])
    return reason


def others(pos: GlenMore, owner: int) -> list[int]:
    """Returns all seats but one, in order starting after it."""
    seats = len(pos.players)
    return [(owner + step) % seats for step in range(1, seats)]


@value
class Resettling(Frame[GlenMore]):
    """Choice of the stolen tile's new place. No Scotsman is needed there."""

    takes = (Resettle,)
    blocks_free_actions = True
    seat: int
    owner: int
    cell: int

    def ask(self, pos: GlenMore, seat: int) -> Text:
        return Text("ask-resettling", tile=pos.tile_on(self.owner, self.cell))

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        tile = pos.players[self.owner].tiles[self.cell]
        return [
            Resettle.of(other, *column_row(cell))
            for other in others(pos, self.owner)
            for cell in free_ground(pos, other, tile)
        ]

    def why_not(self, pos: GlenMore, seat: int, action: Resettle) -> Reason | None:
        if action.owner not in others(pos, self.owner):
            return Reason("another-territory", rule="X8.19")
        tile = pos.players[self.owner].tiles[self.cell]
        cell = cell_at(action.column, action.row)
        return None if cell in free_ground(pos, action.owner, tile) else Reason("not-laid-there", rule="X8.19")

    def options(self, pos: GlenMore, seat: int) -> list[Action]:
        return list(self.candidates(pos, seat))

    def take(self, pos: GlenMore, seat: int, action: Resettle) -> None:
        """Moves the pile as it is, without effects or activations (X8.20)."""
        player = pos.players[self.owner]
        pile = (*player.under.get(self.cell, ()), player.tiles[self.cell])
        pos.emit("tile-stolen", seat=seat, owner=self.owner, tile=pos.rules.ids[pile[-1]], other=action.owner)
        take_out(pos, self.owner, self.cell)
        for tile in pile:
            lay(pos, action.owner, tile, cell_at(action.column, action.row))


class DerekAnderson(Mobster):
    """The mobster who moves a tile."""

    def __init__(self) -> None:
        names = Registry(
            frames=[Resettling],
            free_actions=[StealingTiles],
            events=["tile-stolen"],
            reasons=[
                "mobster-used",
                "no-such-seat",
                "no-such-tile-there",
                "trade-stays",
                "fits-nowhere",
                "another-territory",
                "not-laid-there",
            ],
        )
        super().__init__(DEREK_ANDERSON, names)

    def free_actions(self) -> Sequence[FreeAction[GlenMore]]:
        return (StealingTiles(),)
