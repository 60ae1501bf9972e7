"""How the Englishman moves, what he does where he stops, and how he leaves (X4.6 to X4.13)."""

from __future__ import annotations

from bothy.games.glenmore.actions.movement import end_movement
from bothy.games.glenmore.actions.payment import pay_bill
from bothy.games.glenmore.actions.placing import Receive
from bothy.games.glenmore.actions.rondel import discard_passed, on_the_way
from bothy.games.glenmore.bonuses.immediate import TILE
from bothy.games.glenmore.chronicles.hammer.england import england, take_rightmost
from bothy.games.glenmore.chronicles.hammer.errand import (
    ENGLISHMAN,
    errand_bill,
    his_code,
)
from bothy.games.glenmore.docks import BY_PIECE, NOBODY
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.rondel.ring import EMPTY
from bothy.kernel import Frame, Step, value


@value
class EnglishmanStands(Step[GlenMore]):
    """At set-up everybody sees where he stands (X4.2)."""

    def run(self, pos: GlenMore) -> None:
        pos.say("englishman-stands", space=pos.rondel.index(his_code(pos)))
        pos.explain("england-begins", filled=england(pos).filled)


def send(pos: GlenMore, seat: int, tile: int, *then: Frame[GlenMore]) -> None:
    """He leaves his space, passes others and stops on a tile; what he does there comes then."""
    code = his_code(pos)
    way = on_the_way(pos, code, pos.rondel.index(code), pos.rondel.index(tile))
    pos.then(*way, EnglishmanArrives(seat, tile), *then)


@value
class EnglishmanArrives(Step[GlenMore]):
    """He stands in the place of a tile."""

    seat: int
    tile: int

    def run(self, pos: GlenMore) -> None:
        code, space = his_code(pos), pos.rondel.index(self.tile)
        pos.rondel[pos.rondel.index(code)] = EMPTY
        pos.rondel[space] = code
        lines = [("rondel", -1, ENGLISHMAN)]
        pos.say("englishman-moves", lines, seat=self.seat, tile=pos.rules.ids[self.tile])
        discard_passed(pos, self.seat)
        for hook in pos.rules.hooks.stopped:
            pos.then(*hook(pos, code, space))


@value
class TakeForHolder(Step[GlenMore]):
    """The tile is paid, with the England row, and comes to the holder (X4.6, X4.7)."""

    seat: int
    tile: int

    def run(self, pos: GlenMore) -> None:
        pos.then(Receive(self.seat, self.tile))
        pay_bill(pos, self.seat, self.tile, errand_bill(pos, self.seat, self.tile), 0, TILE)


@value
class DiscardForCoins(Step[GlenMore]):
    """The tile is discarded for the rightmost coins of the row, and his turn is over (X4.8)."""

    seat: int
    tile: int

    def run(self, pos: GlenMore) -> None:
        pos.discard(self.tile, BY_PIECE, self.seat)
        take_rightmost(pos, self.seat)
        end_errand(pos, self.seat)


@value
class EnglishmanLeaves(Step[GlenMore]):
    """He leaves the rondel for good (X4.12, X4.13)."""

    seat: int

    def run(self, pos: GlenMore) -> None:
        pos.rondel[pos.rondel.index(his_code(pos))] = EMPTY
        pos.say("englishman-leaves")
        discard_passed(pos, self.seat)
        if self.seat != NOBODY:
            end_errand(pos, self.seat)


def end_errand(pos: GlenMore, seat: int) -> None:
    """His turn is over: movement lapses as ever, but there are no last offers of an own turn (X4.11)."""
    end_movement(pos, seat)
    pos.end_turn()
