"""Questions of events: Scotsmen called home or sent out, stones for points, a trade with a clan."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bothy.games.glenmore.actions.activation import TRADE
from bothy.games.glenmore.actions.movement import step
from bothy.games.glenmore.actions.payment import NO_TILE, pay_bill, tradable
from bothy.games.glenmore.actions.price import Bill
from bothy.games.glenmore.answers import DONE, Done
from bothy.games.glenmore.expansions.tome.cards import WHY, history_of, score
from bothy.games.glenmore.expansions.tome.effects import ClanTrade, LeaveCastle
from bothy.games.glenmore.pack.types.price import RESOURCES, Price
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.territory.grid import CASTLE, NOWHERE
from bothy.kernel import Action, Frame, Reason, Step, value

COINS_IN_TRADE = "coins-in-trade"
"""The power that lets a coin replace a resource of a trade."""


@value
class ScoreEvent(Step[GlenMore]):
    """Points of an event, once they are paid for."""

    seat: int
    points: int

    def run(self, pos: GlenMore) -> None:
        score(pos, self.seat, self.points)


# Scotsmen


@value
class CallMan(Action):
    """Move a Scotsman from a tile to the home castle, free."""

    tile: str


@value
class CallingHome(Frame[GlenMore]):
    """Offer to move one Scotsman from anywhere to the home castle (X6.21)."""

    takes = (CallMan, Done)
    seat: int
    left: int

    def seats_to_act(self, pos: GlenMore) -> Sequence[int]:
        away = [cell for cell in pos.players[self.seat].scotsmen if cell != CASTLE]
        return (self.seat,) if self.left and away else ()

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return [*[CallMan.of(pos.tile_on(seat, cell)) for cell in pos.players[seat].scotsmen], DONE]

    def why_not(self, pos: GlenMore, seat: int, action: CallMan | Done) -> Reason | None:
        if isinstance(action, Done):
            return None
        cell = pos.cell_of(seat, action.tile)
        if not pos.players[seat].scotsmen.get(cell):
            return Reason("no-scotsman-there", rule="X6.21")
        return None if cell != CASTLE else Reason("at-home-already", rule="X6.21")

    def take(self, pos: GlenMore, seat: int, action: CallMan | Done) -> None:
        if isinstance(action, CallMan):
            step(pos, seat, pos.cell_of(seat, action.tile), CASTLE)
            pos.push(CallingHome(seat, self.left - 1))


@value
class SendMan(Action):
    """Move a Scotsman from the home castle to a tile, free."""

    tile: str


def leave_castle(pos: GlenMore, seat: int, cell: int, effect: LeaveCastle, why: str) -> None:
    """Lets Scotsmen leave the home castle."""
    pos.push(SendingOut(seat))


@value
class SendingOut(Frame[GlenMore]):
    """Any number of Scotsmen from the home castle, each to any own tile (X6.11, R-X15)."""

    takes = (SendMan, Done)
    seat: int

    def seats_to_act(self, pos: GlenMore) -> Sequence[int]:
        return (self.seat,) if pos.players[self.seat].scotsmen.get(CASTLE) else ()

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return [*[SendMan.of(pos.tile_on(seat, cell)) for cell in pos.players[seat].tiles], DONE]

    def why_not(self, pos: GlenMore, seat: int, action: SendMan | Done) -> Reason | None:
        if isinstance(action, Done):
            return None
        cell = pos.cell_of(seat, action.tile)
        if cell == NOWHERE:
            return Reason("no-tile-there", rule="X6.11")
        return None if cell != CASTLE else Reason("at-home-already", rule="X6.11")

    def take(self, pos: GlenMore, seat: int, action: SendMan | Done) -> None:
        if isinstance(action, SendMan):
            step(pos, seat, CASTLE, pos.cell_of(seat, action.tile))
            pos.push(self)


# Resources for points


def _one(resource: int) -> Bill:
    return Bill(Price(tuple([int(kind == resource) for kind in range(len(RESOURCES))])))


@value
class Spend(Action):
    """Give one more resource for points."""

    resource: str


@value
class Spending(Frame[GlenMore]):
    """Any number of a resource for points; missing ones can be bought (X6.19).

    The points are scored together at the end, as a single source.
    """

    takes = (Spend, Done)
    seat: int
    resource: int
    points: int
    given: int

    def _payable(self, pos: GlenMore) -> bool:
        player = pos.players[self.seat]
        return tradable(pos, player, player.stock(), _one(self.resource), 0)

    def seats_to_act(self, pos: GlenMore) -> Sequence[int]:
        return (self.seat,) if self._payable(pos) else ()

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return [*[Spend.of(name) for name in RESOURCES], DONE]

    def why_not(self, pos: GlenMore, seat: int, action: Spend | Done) -> Reason | None:
        if isinstance(action, Done):
            return None
        asked = RESOURCES[self.resource]
        return (
            None if action.resource == asked else Reason("not-asked-for", rule="X6.19", resource=action.resource)
        )

    def take(self, pos: GlenMore, seat: int, action: Spend | Done) -> None:
        if isinstance(action, Spend):
            pos.push(Spending(seat, self.resource, self.points, self.given + 1))
            pay_bill(pos, seat, NO_TILE, _one(self.resource), 0, WHY)
        else:
            self.close(pos)

    def close(self, pos: GlenMore) -> None:
        score(pos, self.seat, self.points * self.given)


@value
class Strike(Action):
    """Make the trade of an event."""


STRIKE = Strike()


@value
class Dealing(Frame[GlenMore]):
    """A trade with a clan, once; Sinclair's coin may replace a resource (X6.17)."""

    takes = (Strike, Done)
    seat: int
    card: int

    def trade(self, pos: GlenMore) -> ClanTrade:
        """Returns the trade of the event."""
        history = history_of(pos, self.card)
        assert history is not None
        return next(iter([effect for effect in history.effects if isinstance(effect, ClanTrade)]))

    def swaps(self, pos: GlenMore) -> int:
        """Returns how many resources a coin may replace."""
        held = COINS_IN_TRADE in pos.players[self.seat].powers
        return pos.rules.figure(COINS_IN_TRADE, "resources") if held else 0

    def seats_to_act(self, pos: GlenMore) -> Sequence[int]:
        player = pos.players[self.seat]
        if self.seat not in pos.clans[pos.rules.clan_of[self.trade(pos).clan]]:
            return ()
        payable = tradable(pos, player, player.stock(), Bill(self.trade(pos).pay), self.swaps(pos))
        return (self.seat,) if payable else ()

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return (STRIKE, DONE)

    def why_not(self, pos: GlenMore, seat: int, action: Strike | Done) -> Reason | None:
        return None  # a seat that can't pay isn't asked

    def take(self, pos: GlenMore, seat: int, action: Strike | Done) -> None:
        if isinstance(action, Strike):
            trade = self.trade(pos)
            pos.push(ScoreEvent(seat, trade.points))
            pay_bill(pos, seat, NO_TILE, Bill(trade.pay), self.swaps(pos), TRADE)


FRAMES: Sequence[type[Frame[GlenMore]]] = (ScoreEvent, CallingHome, SendingOut, Spending, Dealing)
REASONS: tuple[str, ...] = ("at-home-already",)
