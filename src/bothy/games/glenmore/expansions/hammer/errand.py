"""The Englishman's options: where he stops, what he takes, at what price (X4.6 to X4.9, X4.14)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bothy.games.glenmore.actions.payment import bill_for, bills_for, spare
from bothy.games.glenmore.actions.price import Bill
from bothy.games.glenmore.actions.rondel import tiles_ahead
from bothy.games.glenmore.actions.taking import bears, why_not_bear
from bothy.games.glenmore.expansions.hammer.england import ENGLAND, FULL, next_price
from bothy.games.glenmore.expansions.hammer.rows import NAME
from bothy.games.glenmore.hook_types import PriceLine
from bothy.games.glenmore.pack.types.tiles import ON_RONDEL
from bothy.games.glenmore.position import GlenMore, TurnFacts
from bothy.kernel import Reason, state

ENGLISHMAN: Final = "englishman"


@state
class Errand(TurnFacts):
    """The state of a turn in which a seat moves the Englishman instead of its own pawn."""

    @property
    def own_pawn(self) -> bool:
        return False

    def copy(self) -> Errand:
        return Errand(self.seat, self.acted, self.movement, self.around, self.used, self.extra, self.everywhere)

    @classmethod
    def read(cls, data: list[Any]) -> Errand:
        seat, acted, movement, around, used, extra, everywhere = data
        return cls(seat, acted, movement, tuple(around), tuple(used), extra, everywhere)


def his_code(pos: GlenMore) -> int:
    """Returns the Englishman's number on the rondel."""
    return next(iter([piece.code for piece in pos.rules.pieces if piece.name == ENGLISHMAN]))


# Stops


def his_stops(pos: GlenMore) -> list[int]:
    """Returns the tiles he may be put on, to take or discard them: all unprotected ones before The End."""
    found: list[int] = []
    for tile in tiles_ahead(pos):
        if tile == pos.rules.the_end:
            break
        if why_not_stop(pos, tile) is None:
            found.append(tile)
    return found


def why_not_stop(pos: GlenMore, tile: int) -> Reason | None:
    """Returns why he can't be put on a tile of the rondel.

    Modules' `why_not_stop` isn't called: it applies only to the seat's own pawn.
    """
    rules = pos.rules
    row = rules.pack.tiles[tile]
    if row.module == NAME:
        return Reason("englishman-own-tile", rule="X4.9", tile=row.id)
    stop = rules.keeps_place[tile]  # pawns may stand there, and so may he, unless the tile stays for good
    if rules.lasting[tile] or (row.protected and not stop):
        return Reason("protected", rule="G4.4", tile=row.id)
    space = pos.rondel.index(tile)
    if any(player.space == space for player in pos.players):
        return Reason("not-on-rondel", rule="G4.4")
    return None


def why_not_on(pos: GlenMore, id_: str) -> Reason | None:
    """Returns the same for a tile id, wherever the tile is."""
    tile = pos.rules.number_of.get(id_, -1)
    if tile < 0 or tile not in pos.rondel:
        return Reason("not-on-rondel", rule="G4.3")
    ahead, the_end = tiles_ahead(pos), pos.rules.the_end
    if the_end in ahead and ahead.index(tile) > ahead.index(the_end):
        return Reason("englishman-beyond-end", rule="X4.12")
    return why_not_stop(pos, tile)


# Prices


def errand_bill(pos: GlenMore, seat: int, tile: int) -> Bill:
    """Returns the cost of a tile taken with him: its price, and coins for the England row."""
    bill = bill_for(pos, seat, tile)
    return Bill(bill.price, (*bill.lines, PriceLine(next_price(pos), ENGLAND)))


def usable(pos: GlenMore, seat: int, tiles: Sequence[int]) -> list[int]:
    """Returns those of his possible stops that a seat can take with him."""
    price, rules, player = next_price(pos), pos.rules, pos.players[seat]
    if price == FULL or price > player.coins:
        return []
    own, bills = player.stock(), bills_for(pos, seat)
    return [
        tile
        for tile in tiles
        if rules.pack.tiles[tile].kind != ON_RONDEL
        and bears(pos, seat, tile, spare(pos, player, own, bills[tile]) - price)
    ]


def why_not_use(pos: GlenMore, seat: int, id_: str) -> Reason | None:
    """Returns why a seat can't take a tile with the Englishman."""
    reason = why_not_on(pos, id_)
    if reason is not None:
        return reason
    tile, player = pos.rules.number_of[id_], pos.players[seat]
    if pos.rules.pack.tiles[tile].kind == ON_RONDEL:
        return Reason("englishman-cannot-take", rule="X4.9", tile=id_)
    if next_price(pos) == FULL:
        return Reason("england-row-full", rule="X4.8")
    left = spare(pos, player, player.stock(), errand_bill(pos, seat, tile))
    if left < 0:
        return Reason("englishman-too-dear", rule="X4.6", tile=id_, cost=next_price(pos))
    return why_not_bear(pos, seat, tile, left)
