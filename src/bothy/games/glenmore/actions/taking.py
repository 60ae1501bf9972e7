"""Tiles of the rondel that a seat can take, now or after selling resources (G8)."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.games.glenmore.actions.ground import places_near
from bothy.games.glenmore.actions.market import SELLING, sell_all
from bothy.games.glenmore.actions.payment import bill_for, bills_for, payable, sources, spare, toll_of
from bothy.games.glenmore.actions.price import NEVER, Bill
from bothy.games.glenmore.actions.price_lines import lines_beside
from bothy.games.glenmore.actions.rondel import tiles_ahead
from bothy.games.glenmore.position import GlenMore
from bothy.kernel import Reason


def bears(pos: GlenMore, seat: int, tile: int, left: int) -> bool:
    """Returns whether a tile could be placed with the coins left after its price.

    Some way of paying its Scotsmen must leave a place, and the toll there is part of the cost (G8.7, R-X31).
    """
    return left >= 0 and toll_of(pos, seat, tile, pos.rules.costs[tile].scotsmen) <= left


def takeable(pos: GlenMore, seat: int) -> list[int]:
    """Returns the tiles that a seat can take now, clockwise (G8.6)."""
    rules, player = pos.rules, pos.players[seat]
    own, protected = player.stock(), rules.protected
    hooks, ahead = rules.hooks, tiles_ahead(pos)
    costs: Sequence[Bill] = rules.costs
    if hooks.tile_lines:
        costs = bills_for(pos, seat)
    if rules.same_ground and not (hooks.place_lines and lines_beside(pos, seat, hooks.place_lines)):
        # Most tiles need only one of two answers about a territory: is there a place with the river, or without?
        plain: Sequence[int]
        wet: Sequence[int]
        plain, wet = player.places or places_near(pos, seat, player)
        river, simple = rules.river, rules.simple
        found = [
            tile
            for tile in ahead
            if (costs[tile].free or payable(pos, player, own, costs[tile]))
            and ((wet if river[tile] else plain) if simple[tile] else bears(pos, seat, tile, 0))
            and not protected[tile]
        ]
    else:
        found = [
            tile
            for tile in ahead
            if bears(pos, seat, tile, spare(pos, player, own, costs[tile])) and not protected[tile]
        ]
    if hooks.why_not_stop:
        found = [tile for tile in found if forbidden(pos, seat, tile) is None]
    return [tile for tile in found if withheld(pos, seat, tile) is None] if hooks.why_not_take else found


def stops(pos: GlenMore, seat: int) -> list[int]:
    """Returns the tiles on which a seat's pawn may stop, affordable or not, clockwise."""
    protected = pos.rules.protected
    found = [tile for tile in tiles_ahead(pos) if not protected[tile]]
    vetoes = pos.rules.hooks.why_not_stop
    return [tile for tile in found if forbidden(pos, seat, tile) is None] if vetoes else found


def forbidden(pos: GlenMore, seat: int, tile: int) -> Reason | None:
    """Returns a module's reason against a stop."""
    for hook in pos.rules.hooks.why_not_stop:
        reason = hook(pos, seat, tile)
        if reason is not None:
            return reason
    return None


def withheld(pos: GlenMore, seat: int, tile: int) -> Reason | None:
    """Returns a module's reason against taking a tile that the seat may stop on, pay and place."""
    for hook in pos.rules.hooks.why_not_take:
        reason = hook(pos, seat, tile)
        if reason is not None:
            return reason
    return None


def takeable_by_sales(pos: GlenMore, seat: int) -> list[int]:
    """Returns the tiles that a seat could take after some series of sales, clockwise (G8.11).

    Selling everything the market takes is the only series to check. A resource sold costs exactly its proceeds to
    buy back, so this series can pay whatever any other can; and a tile's places don't depend on resources.
    """
    if not SELLING.options(pos, seat):
        return []
    after = pos.copy()
    sell_all(after, seat)
    return takeable(after, seat)


def why_not_take(pos: GlenMore, seat: int, id_: str) -> Reason | None:
    """Returns why a tile can't be taken."""
    tile = pos.rules.number_of.get(id_, -1)
    reason = why_not_stop(pos, seat, tile)
    if reason is not None:
        return reason
    player = pos.players[seat]
    left = spare(pos, player, player.stock(), bill_for(pos, seat, tile))
    if left < 0:
        return Reason("cannot-pay", rule="G8.1", tile=id_)
    reason = why_not_bear(pos, seat, tile, left)
    return reason if reason is not None else withheld(pos, seat, tile)


def why_not_bear(pos: GlenMore, seat: int, tile: int, left: int) -> Reason | None:
    """Returns why a tile can't be placed after paying for it, with the coins left then."""
    player, scotsmen = pos.players[seat], pos.rules.costs[tile].scotsmen
    if sum([player.scotsmen.get(cell, 0) for cell in sources(pos, seat, tile)]) < scotsmen:
        return Reason("no-scotsman-at-home", rule="G8.4")
    toll = toll_of(pos, seat, tile, scotsmen)
    if toll == NEVER:
        return Reason("no-place", rule="G8.7", tile=pos.rules.ids[tile])
    if toll > left:
        return Reason("too-dear", rule="G8.7", cost=player.coins - left + toll, have=player.coins)
    return None


def why_not_stop(pos: GlenMore, seat: int, tile: int) -> Reason | None:
    """Returns why a pawn can't stop on a tile and take it."""
    if tile < 0 or tile not in pos.rondel:
        return Reason("not-on-rondel", rule="G4.3")
    if tile == pos.rules.the_end:
        return Reason("end-is-not-taken", rule="G19.1")
    if pos.rules.protected[tile]:
        return Reason("protected", rule="G4.4", tile=pos.rules.ids[tile])
    return forbidden(pos, seat, tile)


REASONS: tuple[str, ...] = (
    "not-on-rondel",
    "protected",
    "end-is-not-taken",
    "cannot-pay",
    "no-place",
    "too-dear",
)
