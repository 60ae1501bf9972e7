"""The start of a delivery bonus: money and further actions at once, then its parts in any order (I14.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from bothy.games.caledonia.actions.moving import Moving
from bothy.games.caledonia.actions.upgrades import DONE, BonusUpgrade, Done
from bothy.games.caledonia.expansions.industria.trains.bonus.contracts import (
    BuildingBonus,
    ExchangingContract,
    on_top,
)
from bothy.games.caledonia.expansions.industria.trains.bonus.fulfilling import (
    FetchingGoods,
    FulfillingByField,
    FulfillingRare,
)
from bothy.games.caledonia.expansions.industria.trains.bonus.goods import ChooseGoods, ProcessNow, WhiskyForMoney
from bothy.games.caledonia.expansions.industria.trains.bonus.hexes import CityTile, Reserving
from bothy.games.caledonia.expansions.industria.trains.bonus.land import FreeField, FreeLand, Jump
from bothy.games.caledonia.expansions.industria.trains.bonus.question import WHY, bonus_row
from bothy.games.caledonia.expansions.industria.trains.bonus.trades import (
    SellingDear,
    SendingMerchants,
    ShiftingPrices,
)
from bothy.games.caledonia.expansions.industria.trains.bonus.units import ReturningUnit
from bothy.games.caledonia.expansions.industria.trains.bonus.upgrades import UndoingUpgrades
from bothy.games.caledonia.expansions.industria.trains.part import grant
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Action, Frame, Reason, Text, value

Begin = Callable[[Caledonia, int, int, str], Sequence[Frame[Any]]]
"""Returns the questions of a part, from position, seat, tile and part."""


def _free_land(pos: Caledonia, seat: int, tile: int, part: str) -> Sequence[Frame[Any]]:
    return [FreeLand(seat, bonus_row(pos, tile).figure("free_land"), -1)]


def _upgrades(pos: Caledonia, seat: int, tile: int, part: str) -> Sequence[Frame[Any]]:
    # I14.7, I14.21
    return [BonusUpgrade(seat) for _ in range(bonus_row(pos, tile).figure("upgrades"))]


def _goods(pos: Caledonia, seat: int, tile: int, part: str) -> Sequence[Frame[Any]]:
    row = bonus_row(pos, tile)
    return [ChooseGoods(seat, row.figure("processed"), row.figure("basic"))]


def _process(pos: Caledonia, seat: int, tile: int, part: str) -> Sequence[Frame[Any]]:
    return [ProcessNow(seat, bonus_row(pos, tile).figure("process"))]


def _prices(pos: Caledonia, seat: int, tile: int, part: str) -> Sequence[Frame[Any]]:
    return [ShiftingPrices(seat, bonus_row(pos, tile).figure("prices"), ())]


def _moves(pos: Caledonia, seat: int, tile: int, part: str) -> Sequence[Frame[Any]]:
    # I14.17
    return [Moving(seat, bonus_row(pos, tile).figure("moves"))]


def _returned(pos: Caledonia, seat: int, tile: int, part: str) -> Sequence[Frame[Any]]:
    return [ReturningUnit(seat, tile, part)]


def _plain(pos: Caledonia, seat: int, tile: int, part: str) -> Sequence[Frame[Any]]:
    """Returns the parts that need only their seat."""
    if part == "contract-on-top":
        return [on_top(pos, seat)]
    kinds: dict[str, Callable[[int], Frame[Any]]] = {
        "free-field": FreeField,
        "city": CityTile,
        "jump": Jump,
        "exchange-contract": ExchangingContract,
        "building-bonus": BuildingBonus,
        "fulfil-by-field": FulfillingByField,
    }
    return [kinds[part](seat)]


def _trades(pos: Caledonia, seat: int, tile: int, part: str) -> Sequence[Frame[Any]]:
    """Returns the parts that are trades."""
    kinds: dict[str, Callable[[int, int, int], Frame[Any]]] = {
        "sell-dear": SellingDear,
        "send-merchants": SendingMerchants,
        "fetch-and-fulfil": FetchingGoods,
    }
    return [kinds[part](seat, tile, -1)]


def _by_tile(pos: Caledonia, seat: int, tile: int, part: str) -> Sequence[Frame[Any]]:
    """Returns the parts that read their numbers from the tile."""
    kinds: dict[str, Callable[[int, int], Frame[Any]]] = {
        "undo-upgrades": UndoingUpgrades,
        "give-whisky": WhiskyForMoney,
        "reserve": Reserving,
        "fulfil-rare": FulfillingRare,
    }
    return [kinds[part](seat, tile)]


BEGIN: dict[str, Begin] = {
    "free-land": _free_land,
    "upgrades": _upgrades,
    "goods": _goods,
    "prices": _prices,
    "process": _process,
    "moves": _moves,
    "return-distillery": _returned,
    "return-building": _returned,
    "return-animal": _returned,
    **dict.fromkeys(("free-field", "city", "jump", "exchange-contract", "building-bonus", "fulfil-by-field",
                     "contract-on-top"), _plain),
    **dict.fromkeys(("undo-upgrades", "give-whisky", "reserve", "fulfil-rare"), _by_tile),
    **dict.fromkeys(("sell-dear", "send-merchants", "fetch-and-fulfil"), _trades),
}  # fmt: skip


def begin_bonus(pos: Caledonia, seat: int, tile: int) -> list[Frame[Any]]:
    """Grants the immediate effects, and returns the questions that follow."""
    row = bonus_row(pos, tile)
    pos.emit("bonus-taken", seat=seat, bonus=row.id)
    pos.pay(seat, row.figure("money"), WHY)
    grant(pos, seat, row.figure("actions"), row.figure("ports"), WHY)
    if len(row.parts) == 1:
        return list(BEGIN[row.parts[0]](pos, seat, tile, row.parts[0]))
    return [DeliveryBonus(seat, tile, row.parts)]


@value
class TakePart(Action):
    """Continue with this part of the delivery bonus."""

    part: str


@value
class DeliveryBonus(Frame[Caledonia]):
    """Choice of the next part: each is completed before another, and each is optional (I14.2, R-I34)."""

    takes = (TakePart, Done)
    seat: int
    tile: int
    left: "tuple[str, ...]"

    def ask(self, pos: Caledonia, seat: int) -> Text:
        return Text("ask-delivery-bonus", bonus=bonus_row(pos, self.tile).id)

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [*[TakePart.of(part) for part in bonus_row(pos, self.tile).parts], DONE]

    def why_not(self, pos: Caledonia, seat: int, action: TakePart | Done) -> Reason | None:
        if isinstance(action, Done):
            return None
        return None if action.part in self.left else Reason("no-such-part", rule="I14.2")

    def take(self, pos: Caledonia, seat: int, action: TakePart | Done) -> None:
        if isinstance(action, TakePart):
            rest = tuple([part for part in self.left if part != action.part])
            if rest:
                pos.push(DeliveryBonus(seat, self.tile, rest))
            pos.push(*BEGIN[action.part](pos, seat, self.tile, action.part))


FRAMES: Sequence[type[Frame[Caledonia]]] = (DeliveryBonus,)
REASONS: tuple[str, ...] = ("no-such-part",)
EVENTS: tuple[str, ...] = ("bonus-taken",)
