"""The toll for passing the mountain: a coin or an own resource (X2.4, X2.5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bothy.games.glenmore.actions.payment import NO_TILE, bill_for, toll_of
from bothy.games.glenmore.actions.price import Bill
from bothy.games.glenmore.answers import resource_named
from bothy.games.glenmore.expansions.highlander.hoard import add_coin, add_resource, passes
from bothy.games.glenmore.pack.types.price import NONE, RESOURCES
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.turn import TakeUp
from bothy.kernel import Action, Frame, Reason, value

COIN = -1
"""The toll that isn't a resource."""
TOLL = "toll"


@value
class LeaveCoin(Action):
    """Leave a coin on the mountain."""


@value
class LeaveResource(Action):
    """Leave an own resource on the mountain."""

    resource: str
    tile: str


def tolls(pos: GlenMore, seat: int) -> list[int]:
    """Returns a seat's possible tolls: a coin, and each kind of resource it has; nothing is bought for this."""
    player = pos.players[seat]
    return _tolls(player.coins, player.stock())


def _tolls(coins: int, own: list[int]) -> list[int]:
    found = [COIN] if coins else []
    return found + [resource for resource, count in enumerate(own) if count]


def bearable(pos: GlenMore, seat: int, tile: int, found: Sequence[int]) -> list[int]:
    """Returns those of these tolls after which a tile could still be paid."""
    if tile == NO_TILE:
        return list(found)
    own, bill = pos.players[seat].stock(), bill_for(pos, seat, tile)
    return [toll for toll in found if _bears(pos, seat, tile, own, bill, toll)]


def _bears(pos: GlenMore, seat: int, tile: int, own: list[int], bill: Bill, toll: int) -> bool:
    left = pos.players[seat].coins - bill.coins
    if pos.rules.hooks.place_lines:
        left -= toll_of(pos, seat, tile, bill.scotsmen)
    if toll == COIN:
        left -= 1
    else:
        own = [count - (kind == toll) for kind, count in enumerate(own)]
    return bill.coins_for(own, pos.market, pos.rules.prices) <= left


def why_not_beyond(pos: GlenMore, seat: int, tile: int) -> Reason | None:
    """Returns why a tile beyond the mountain can't be taken: no toll leaves enough to pay for it (X2.5)."""
    if not passes(pos, seat, pos.rondel.index(tile)):
        return None
    own, bill = pos.players[seat].stock(), bill_for(pos, seat, tile)
    found = _tolls(pos.players[seat].coins, own)
    if not found or any(_bears(pos, seat, tile, own, bill, toll) for toll in found):
        return None
    return Reason("toll-and-tile", rule="X2.5", tile=pos.rules.ids[tile])


def wanted(pos: GlenMore, seat: int) -> int:
    """Returns the tile a seat's pawn is moving to, NO_TILE if it isn't taking one."""
    for frame in pos.stack[::-1]:
        if isinstance(frame, TakeUp) and frame.seat == seat:
            return frame.tile
        if frame.turn:
            break
    return NO_TILE


@value
class MountainToll(Frame[GlenMore]):
    """Choice of the toll on the mountain, if there is one; a player with nothing leaves nothing."""

    takes = (LeaveCoin, LeaveResource)
    blocks_free_actions = True
    seat: int

    def seats_to_act(self, pos: GlenMore) -> Sequence[int]:
        return (self.seat,) if len(self.options(pos, self.seat)) > 1 else ()

    def close(self, pos: GlenMore) -> None:
        for action in self.options(pos, self.seat):
            assert isinstance(action, LeaveCoin | LeaveResource)
            self.take(pos, self.seat, action)

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        found: list[Action] = [LeaveCoin.of()]
        for cell in pos.players[seat].goods:
            found += [LeaveResource.of(name, pos.tile_on(seat, cell)) for name in RESOURCES]
        return found

    def why_not(self, pos: GlenMore, seat: int, action: LeaveCoin | LeaveResource) -> Reason | None:
        if isinstance(action, LeaveCoin):
            if not pos.players[seat].coins:
                return Reason("no-coin-to-leave", rule="X2.4")
            toll = COIN
        else:
            toll = resource_named(action.resource)
            goods = pos.players[seat].goods.get(pos.cell_of(seat, action.tile), NONE)
            if toll < 0 or not goods[toll]:
                return Reason("resource-not-there", rule="X2.4")
        tile = wanted(pos, seat)
        if bearable(pos, seat, tile, (toll,)):
            return None
        return Reason("toll-needed-for-tile", rule="X2.5", tile=pos.rules.ids[tile])

    def options(self, pos: GlenMore, seat: int) -> list[Action]:
        left = bearable(pos, seat, wanted(pos, seat), tolls(pos, seat))
        found: list[Action] = [LeaveCoin.of()] if COIN in left else []
        for cell, goods in pos.players[seat].goods.items():
            tile = pos.tile_on(seat, cell)
            found += [LeaveResource.of(RESOURCES[toll], tile) for toll in left if toll != COIN and goods[toll]]
        return found

    def take(self, pos: GlenMore, seat: int, action: LeaveCoin | LeaveResource) -> None:
        if isinstance(action, LeaveResource):
            resource = resource_named(action.resource)
            pos.put(seat, pos.cell_of(seat, action.tile), resource, -1, TOLL)
            add_resource(pos, resource)
        else:
            pos.pay(seat, -1, TOLL)
            add_coin(pos)
