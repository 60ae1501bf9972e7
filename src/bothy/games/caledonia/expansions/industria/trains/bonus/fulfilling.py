"""Delivery bonuses 22 to 24: contracts fulfilled with free goods, for more money, or by a field (I14.25)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations_with_replacement

from bothy.games.caledonia.actions.fulfil import (
    FULFILLING,
    Fulfil,
    demand,
    in_box,
    settle_contract,
    why_not_contract,
)
from bothy.games.caledonia.actions.trade import quote, trade
from bothy.games.caledonia.actions.upgrades import DONE, Done
from bothy.games.caledonia.expansions.industria.trains.bonus.question import WHY, BonusPart, bonus_row
from bothy.games.caledonia.expansions.industria.trains.bonus.trading import TradingPart
from bothy.games.caledonia.expansions.industria.trains.bonus.units import ReturnUnit, own_units
from bothy.games.caledonia.map.grid import HEX_OF
from bothy.games.caledonia.pack.types.goods import GOODS
from bothy.games.caledonia.pack.types.units import FIELD
from bothy.games.caledonia.ports.move_price import MovePrice
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Action, Frame, Reason, value


@value
class FetchGoods(Action):
    """Take free goods from the market for a contract."""

    goods: "tuple[str, ...]"


def _counts(goods: tuple[str, ...]) -> list[int]:
    return [goods.count(good) for good in GOODS]


def fetch(pos: Caledonia, seat: int, goods: tuple[str, ...]) -> None:
    """Sends the merchants, takes the goods, moves the prices: a trade at a price of zero (R-I41)."""
    for good, count in enumerate(_counts(goods)):
        if count:
            trade(pos, seat, good, count, 0, WHY)


def with_fetched(pos: Caledonia, seat: int, goods: tuple[str, ...]) -> list[Action]:
    """Returns the ways to fulfil a contract that demands all of these goods."""
    fetched, found = _counts(goods), list[Action]()
    asking = [
        number
        for number in in_box(pos, seat)
        if all(
            need >= count for need, count in zip(demand(pos.rules.pack.contracts[number])[0], fetched, strict=True)
        )
    ]
    if asking:
        found = [
            each for each in FULFILLING.options(pos, seat) if isinstance(each, Fulfil) and each.contract in asking
        ]
    return [each for each in found if isinstance(each, Fulfil) and _all_used(pos, seat, each, fetched)]


def _all_used(pos: Caledonia, seat: int, action: Fulfil, fetched: list[int]) -> bool:
    """Returns whether goods spared by a port leave room for all free ones."""
    asked = demand(pos.rules.pack.contracts[action.contract])[0]
    return all(
        need - action.spare.count(GOODS[good]) >= count
        for good, (need, count) in enumerate(zip(asked, fetched, strict=True))
    )


@value
class FetchingGoods(TradingPart):
    """Two goods for two merchants, both of which must go into a contract at once (bonus 22)."""

    takes = (FetchGoods, MovePrice, Done)

    def trades(self, pos: Caledonia, seat: int) -> list[Action]:
        if not in_box(pos, seat):
            return []
        some = combinations_with_replacement(GOODS, bonus_row(pos, self.tile).figure("fetched"))
        return [FetchGoods.of(goods) for goods in some]

    def traded(self, action: FetchGoods) -> Sequence[str]:
        return action.goods

    def moved(self, good: int) -> Frame[Caledonia]:
        return FetchingGoods(self.seat, self.tile, good)

    def why_not_trade(self, pos: Caledonia, seat: int, action: FetchGoods) -> Reason | None:
        if action not in self.trades(pos, seat):
            return Reason("fetch-for-contract", rule="I14.25")
        player, merchants = pos.players[seat], 0
        for good, count in enumerate(_counts(action.goods)):
            if count and player.market[good] < 0:
                return Reason("merchants-on-other-side", rule="C7.5", good=GOODS[good])
            if count:
                merchants += quote(pos, seat, good, count, 0).merchants
        if merchants > player.merchants:
            return Reason("too-few-merchants", rule="I14.25", need=merchants, have=player.merchants)
        after = pos.copy()
        fetch(after, seat, action.goods)
        return None if with_fetched(after, seat, action.goods) else Reason("fetch-for-contract", rule="I14.25")

    def trade(self, pos: Caledonia, seat: int, action: FetchGoods) -> None:
        fetch(pos, seat, action.goods)
        pos.push(FulfilFetched(seat, action.goods))


@value
class FulfilFetched(Frame[Caledonia]):
    """The contract that the goods are for."""

    takes = (Fulfil,)
    seat: int
    goods: "tuple[str, ...]"

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return FULFILLING.candidates(pos, seat)

    def why_not(self, pos: Caledonia, seat: int, action: Fulfil) -> Reason | None:
        reason = FULFILLING.why_not(pos, seat, action)
        if reason is None and action not in with_fetched(pos, seat, self.goods):
            reason = Reason("fetch-for-contract", rule="I14.25")
        return reason

    def take(self, pos: Caledonia, seat: int, action: Fulfil) -> None:
        FULFILLING.take_with(pos, seat, action, _counts(self.goods))


@value
class FulfillingRare(BonusPart):
    """A contract at the usual cost, and £6 for each cotton, tobacco and sugar cane of it (bonus 23, I14.26)."""

    takes = (Fulfil, Done)
    seat: int
    tile: int

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [*FULFILLING.candidates(pos, seat), DONE]

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        return [*FULFILLING.options(pos, seat), DONE]

    def why_not(self, pos: Caledonia, seat: int, action: Fulfil | Done) -> Reason | None:
        return None if isinstance(action, Done) else FULFILLING.why_not(pos, seat, action)

    def take(self, pos: Caledonia, seat: int, action: Fulfil | Done) -> None:
        if isinstance(action, Fulfil):
            FULFILLING.take(pos, seat, action)
            rare = sum(pos.rules.pack.contracts[action.contract].imports)
            pos.pay(seat, rare * bonus_row(pos, self.tile).figure("extra"), WHY)


@value
class FulfilByField(Action):
    """Fulfil a contract for a field that goes back to the board."""

    contract: int
    hex: str


@value
class FulfillingByField(BonusPart):
    """No goods or meat are paid (bonus 24, I14.27). As usual, a clan may fulfil another (I14.28)."""

    takes = (FulfilByField, Done)
    seat: int

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        fields = [each for each in own_units(pos, seat, (FIELD,)) if isinstance(each, ReturnUnit)]
        box = in_box(pos, seat)
        return [*[FulfilByField.of(contract, each.hex) for contract in box for each in fields], DONE]

    def why_not(self, pos: Caledonia, seat: int, action: FulfilByField | Done) -> Reason | None:
        if isinstance(action, Done):
            return None
        reason = why_not_contract(pos, seat, action.contract)
        if reason is None and action not in self.candidates(pos, seat):
            reason = Reason("no-field-there", rule="I14.27")
        return reason

    def take(self, pos: Caledonia, seat: int, action: FulfilByField | Done) -> None:
        if isinstance(action, FulfilByField):
            pos.withdraw(seat, HEX_OF[action.hex], FIELD, WHY, FIELD)
            settle_contract(pos, seat, action.contract)


FRAMES: Sequence[type[Frame[Caledonia]]] = (FetchingGoods, FulfilFetched, FulfillingRare, FulfillingByField)
REASONS: tuple[str, ...] = ("fetch-for-contract", "no-field-there")
EVENTS: tuple[str, ...] = ()
