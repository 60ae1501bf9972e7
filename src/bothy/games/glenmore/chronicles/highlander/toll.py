"""The toll of whoever passes the mountain: a coin or a resource of one's own (X2.4, X2.5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bothy.games.glenmore.actions.payment import NO_TILE, bill_for
from bothy.games.glenmore.answers import resource_named
from bothy.games.glenmore.chronicles.highlander.hoard import add_coin, add_resource, hoard, passes
from bothy.games.glenmore.pack.types.price import NONE, RESOURCES
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.turn import TakeUp
from bothy.kernel import Action, Frame, Reason, value

COIN = -1
"""The toll that is no resource."""
TOLL = "toll"


@value
class LeaveCoin(Action):
    """Leave a coin on the mountain."""


@value
class LeaveResource(Action):
    """Leave a resource of one's own on the mountain."""

    resource: str
    tile: str


def tolls(pos: GlenMore, seat: int) -> list[int]:
    """What a seat has to leave: a coin, and each kind of resource of its own; nothing is bought for it."""
    player = pos.players[seat]
    found = [COIN] if player.coins else []
    return found + [resource for resource, count in enumerate(player.stock()) if count]


def pays_then(pos: GlenMore, seat: int, tile: int, toll: int) -> bool:
    """Whether a tile could still be paid after a toll."""
    if tile == NO_TILE:
        return True
    player = pos.players[seat]
    coins, own = player.coins, player.stock()
    if toll == COIN:
        coins -= 1
    else:
        own[toll] -= 1
    bill = bill_for(pos, seat, tile)
    return bill.coins + bill.coins_for(own, pos.market, pos.rules.prices) <= coins


def why_not_beyond(pos: GlenMore, seat: int, tile: int) -> Reason | None:
    """What forbids taking a tile beyond the mountain: that no toll leaves enough to pay for it (X2.5)."""
    if not passes(pos, seat, pos.rondel.index(tile)):
        return None
    found = tolls(pos, seat)
    if not found or any(pays_then(pos, seat, tile, toll) for toll in found):
        return None
    return Reason("toll-and-tile", rule="X2.5", tile=pos.rules.ids[tile])


def wanted(pos: GlenMore, seat: int) -> int:
    """The tile for which a seat's pawn is on its way, NO_TILE if it goes for none that costs anything."""
    for frame in pos.stack[::-1]:
        if isinstance(frame, TakeUp) and frame.seat == seat:
            return frame.tile
        if frame.turn:
            break
    return NO_TILE


@value
class MountainToll(Frame[GlenMore]):
    """What is left on the mountain? Asked only where there is a choice; who has nothing leaves nothing."""

    takes = (LeaveCoin, LeaveResource)
    blocks_asides = True
    seat: int

    def owes(self, pos: GlenMore) -> Sequence[int]:
        return (self.seat,) if len(self.options(pos, self.seat)) > 1 else ()

    def close(self, pos: GlenMore) -> None:
        for action in self.options(pos, self.seat):
            self.take(pos, self.seat, action)

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        found: list[Action] = [LeaveCoin.of()]
        for cell in pos.players[seat].goods:
            found += [LeaveResource.of(name, pos.tile_on(seat, cell)) for name in RESOURCES]
        return found

    def why_not(self, pos: GlenMore, seat: int, action: Action) -> Reason | None:
        if isinstance(action, LeaveCoin):
            if not pos.players[seat].coins:
                return Reason("no-coin-to-leave", rule="X2.4")
            toll = COIN
        else:
            assert isinstance(action, LeaveResource)
            toll = resource_named(action.resource)
            goods = pos.players[seat].goods.get(pos.cell_of(seat, action.tile), NONE)
            if toll < 0 or not goods[toll]:
                return Reason("resource-not-there", rule="X2.4")
        tile = wanted(pos, seat)
        if pays_then(pos, seat, tile, toll):
            return None
        return Reason("toll-needed-for-tile", rule="X2.5", tile=pos.rules.ids[tile])

    def take(self, pos: GlenMore, seat: int, action: Action) -> None:
        hoard(pos).left[seat] += 1
        if isinstance(action, LeaveResource):
            resource = resource_named(action.resource)
            pos.put(seat, pos.cell_of(seat, action.tile), resource, -1, TOLL)
            add_resource(pos, resource)
        else:
            pos.pay(seat, -1, TOLL)
            add_coin(pos)
