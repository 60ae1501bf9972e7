"""Delivery bonuses 7, 9 and 12: a unit back to the board for goods or money (I14.10, I14.12, I14.15)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bothy.games.caledonia.actions.at_hand import too_dear
from bothy.games.caledonia.actions.stand import unit_named
from bothy.games.caledonia.actions.upgrades import DONE, Done
from bothy.games.caledonia.expansions.industria.trains.bonus.question import WHY, BonusPart, bonus_row
from bothy.games.caledonia.map.grid import HEX_NAMES, HEX_OF
from bothy.games.caledonia.pack.types.goods import BASIC_GOODS, GOODS
from bothy.games.caledonia.pack.types.units import ANIMAL, BUILDING, DISTILLERY, UNITS
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Action, Frame, Reason, value


@value
class ReturnUnit(Action):
    """Take a unit off the map, back to the board."""

    unit: str
    hex: str


def own_units(pos: Caledonia, seat: int, kinds: Sequence[int]) -> list[Action]:
    """Returns each unit of these kinds that a seat has on the map, without duplicates on a hex."""
    pairs = sorted(zip(pos.players[seat].units, pos.kinds_of(seat), strict=True))
    found = [ReturnUnit.of(UNITS[kind], HEX_NAMES[hex_]) for hex_, kind in pairs if kind in kinds]
    return list(dict.fromkeys(found))


@value
class ReturningUnit(BonusPart):
    """A unit for goods or money: all of it or nothing (I14.3, R-I34)."""

    takes = (ReturnUnit, Done)
    seat: int
    tile: int
    what: str
    """The part of the bonus, which determines what may go back."""

    def _kinds(self, pos: Caledonia) -> list[int]:
        if self.what == "return-distillery":
            return [DISTILLERY]
        kind = ANIMAL if self.what == "return-animal" else BUILDING
        return [unit for unit, row in enumerate(pos.rules.pack.units) if row.kind == kind]

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [*own_units(pos, seat, self._kinds(pos)), DONE]

    def why_not(self, pos: Caledonia, seat: int, action: ReturnUnit | Done) -> Reason | None:
        if isinstance(action, Done):
            return None
        if action not in own_units(pos, seat, self._kinds(pos)):
            return Reason("no-unit-to-return", rule="I14.10")
        cost, money = bonus_row(pos, self.tile).figure("cost"), pos.players[seat].money
        return too_dear(pos, seat, "I14.10", cost, money) if cost > money else None

    def take(self, pos: Caledonia, seat: int, action: ReturnUnit | Done) -> None:
        if isinstance(action, ReturnUnit):
            unit, row = unit_named(pos, action.unit), bonus_row(pos, self.tile)
            pos.withdraw(seat, HEX_OF[action.hex], unit, WHY, unit)
            pos.pay(seat, row.figure("earned") - row.figure("cost"), WHY)
            for good in range(len(GOODS)):
                basic = row.figure("each_basic") if good in BASIC_GOODS else 0
                pos.gain(seat, good, row.figure("each") + basic, WHY)


FRAMES: Sequence[type[Frame[Caledonia]]] = (ReturningUnit,)
REASONS: tuple[str, ...] = ("no-unit-to-return",)
EVENTS: tuple[str, ...] = ()
