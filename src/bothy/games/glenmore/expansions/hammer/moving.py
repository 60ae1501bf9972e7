"""The Englishman's moves, what he does at a stop, and how he leaves (X4.6 to X4.13)."""

from __future__ import annotations

from bothy.games.glenmore.actions.movement import end_movement
from bothy.games.glenmore.actions.payment import pay_bill
from bothy.games.glenmore.actions.placing import Receive
from bothy.games.glenmore.actions.rondel import discard_passed, on_the_way
from bothy.games.glenmore.bonuses.immediate import TILE
from bothy.games.glenmore.expansions.hammer.england import england, take_rightmost
from bothy.games.glenmore.expansions.hammer.errand import (
    ENGLISHMAN,
    errand_bill,
    his_code,
)
from bothy.games.glenmore.hook_types import BY_PIECE, NOBODY
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.rondel.ring import EMPTY
from bothy.kernel import Frame, Step, value


@value
class EnglishmanStands(Step[GlenMore]):
    """Setup step that shows where he stands (X4.2)."""

    def run(self, pos: GlenMore) -> None:
        pos.emit("englishman-stands", space=pos.rondel.index(his_code(pos)))
        pos.explain("england-begins", filled=england(pos).filled)


def send(pos: GlenMore, seat: int, tile: int, *then: Frame[GlenMore]) -> None:
    """Moves him to a tile, passing others; the stop's effects are pushed as `then`."""
    code = his_code(pos)
    way = on_the_way(pos, code, pos.rondel.index(code), pos.rondel.index(tile))
    pos.push(*way, EnglishmanArrives(seat, tile), *then)


@value
class EnglishmanArrives(Step[GlenMore]):
    """Step that puts him in a tile's place."""

    seat: int
    tile: int

    def run(self, pos: GlenMore) -> None:
        code, space = his_code(pos), pos.rondel.index(self.tile)
        pos.rondel[pos.rondel.index(code)] = EMPTY
        pos.rondel[space] = code
        lines = [("rondel", -1, ENGLISHMAN)]
        pos.emit("englishman-moves", lines, seat=self.seat, tile=pos.rules.ids[self.tile])
        discard_passed(pos, self.seat)
        for hook in pos.rules.hooks.on_stopped:
            pos.push(*hook(pos, code, space))


@value
class TakeForHolder(Step[GlenMore]):
    """Step that pays for the tile, including the England row, and gives it to the holder (X4.6, X4.7)."""

    seat: int
    tile: int

    def run(self, pos: GlenMore) -> None:
        pos.push(Receive(self.seat, self.tile))
        pay_bill(pos, self.seat, self.tile, errand_bill(pos, self.seat, self.tile), 0, TILE)


@value
class DiscardForCoins(Step[GlenMore]):
    """Step that discards the tile for the row's rightmost coins and ends his turn (X4.8)."""

    seat: int
    tile: int

    def run(self, pos: GlenMore) -> None:
        pos.discard(self.tile, BY_PIECE, self.seat)
        take_rightmost(pos, self.seat)
        end_errand(pos, self.seat)


@value
class EnglishmanLeaves(Step[GlenMore]):
    """Step that removes him from the rondel for good (X4.12, X4.13)."""

    seat: int

    def run(self, pos: GlenMore) -> None:
        pos.rondel[pos.rondel.index(his_code(pos))] = EMPTY
        pos.emit("englishman-leaves")
        discard_passed(pos, self.seat)
        if self.seat != NOBODY:
            end_errand(pos, self.seat)


def end_errand(pos: GlenMore, seat: int) -> None:
    """Ends his turn: movement lapses as usual, but there are no last offers (X4.11)."""
    end_movement(pos, seat)
    pos.end_turn()
