"""Ports 11 and 12: a second animal on a hex, and a field in place of a building (I22.3, I22.4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from bothy.games.caledonia.actions.bonuses import after_deploying
from bothy.games.caledonia.actions.fulfil import herds
from bothy.games.caledonia.actions.stand import left_of, unit_named, why_not_share
from bothy.games.caledonia.map.grid import HEX_NAMES, HEX_OF
from bothy.games.caledonia.pack.types.units import BUILDING, COW, FIELD, SHEEP, UNITS
from bothy.games.caledonia.ports.use import PortFreeAction
from bothy.games.caledonia.position import Caledonia, owner_of, unit_of
from bothy.kernel import Action, Reason, value

ANIMALS = (SHEEP, COW)


@value
class ShareHex(Action):
    """Port 11: deploy an animal on the hex of another one."""

    port: int
    unit: str
    hex: str


@value
class BuildingToField(Action):
    """Port 12: swap a building for a field."""

    port: int
    unit: str
    hex: str


def own_on(pos: Caledonia, seat: int, hex_: int) -> list[int]:
    """Returns the kinds of a seat's units on a hex."""
    return [unit_of(code) for code in pos.pieces_on(hex_) if owner_of(code) == seat]


class AnimalPort(PortFreeAction):
    """Port 11: a free animal, which brings bonuses like any unit from the board (R-I19)."""

    name = "animal-port"
    effect = "share-a-hex"
    takes: ClassVar[tuple[type[Action], ...]] = (ShareHex,)

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        mine = sorted(dict.fromkeys(pos.players[seat].units))
        pairs = [(unit, hex_) for unit in ANIMALS for hex_ in mine]
        tries = self.tries(pos, seat)
        return [ShareHex.of(by + 1, UNITS[unit], HEX_NAMES[hex_]) for by in tries for unit, hex_ in pairs]

    def why_not(self, pos: Caledonia, seat: int, action: ShareHex) -> Reason | None:
        reason = self.why_not_port(pos, seat, action.port)
        if reason is not None:
            return reason
        unit, hex_ = unit_named(pos, action.unit), HEX_OF.get(action.hex, -1)
        if unit not in ANIMALS or hex_ < 0:
            return Reason("no-such-hex")
        if not left_of(pos, seat, unit):
            return Reason("none-left", rule="C9.1", unit=action.unit)
        if not set(ANIMALS) & set(own_on(pos, seat, hex_)):
            return Reason("no-animal-there", rule="I22.3", hex=action.hex)
        return why_not_share(pos, seat, hex_)

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        marks = self.marks(pos, seat)
        if not marks:
            return []
        some = [unit for unit in ANIMALS if left_of(pos, seat, unit)]
        cows, sheep = herds(pos, seat)
        shared = [HEX_NAMES[hex_] for hex_ in sorted({*cows, *sheep}) if why_not_share(pos, seat, hex_) is None]
        return [ShareHex.of(mark, UNITS[unit], hex_) for mark in marks for unit in some for hex_ in shared]

    def take(self, pos: Caledonia, seat: int, action: ShareHex) -> None:
        unit, hex_ = unit_named(pos, action.unit), HEX_OF[action.hex]
        self.mark(pos, seat, action.port)
        pos.deploy(seat, unit, hex_)
        after_deploying(pos, seat, ((unit, hex_),))


class FieldPort(PortFreeAction):
    """Port 12: the field replaces the building, and its neighbours give bonuses as usual (R-I19)."""

    name = "field-port"
    effect = "building-to-field"
    takes: ClassVar[tuple[type[Action], ...]] = (BuildingToField,)

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        pairs = buildings(pos, seat)
        tries = self.tries(pos, seat)
        return [BuildingToField.of(by + 1, UNITS[unit], HEX_NAMES[hex_]) for by in tries for hex_, unit in pairs]

    def why_not(self, pos: Caledonia, seat: int, action: BuildingToField) -> Reason | None:
        reason = self.why_not_port(pos, seat, action.port)
        if reason is not None:
            return reason
        unit, hex_ = unit_named(pos, action.unit), HEX_OF.get(action.hex, -1)
        if (hex_, unit) not in buildings(pos, seat):
            return Reason("no-building-there", rule="I22.4", hex=action.hex)
        if not left_of(pos, seat, FIELD):
            return Reason("none-left", rule="C9.1", unit=UNITS[FIELD])
        suits = pos.board.terrain[hex_] & pos.rules.unit_land[FIELD]
        return None if suits else Reason("does-not-fit", rule="I22.4")

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        marks = self.marks(pos, seat)
        if not marks or not left_of(pos, seat, FIELD):
            return []
        terrain, land = pos.board.terrain, pos.rules.unit_land[FIELD]
        pairs = [(UNITS[unit], HEX_NAMES[hex_]) for hex_, unit in buildings(pos, seat) if terrain[hex_] & land]
        return [BuildingToField.of(mark, unit, hex_) for mark in marks for unit, hex_ in pairs]

    def take(self, pos: Caledonia, seat: int, action: BuildingToField) -> None:
        unit, hex_ = unit_named(pos, action.unit), HEX_OF[action.hex]
        self.mark(pos, seat, action.port)
        pos.withdraw(seat, hex_, unit, "swap", unit)
        pos.deploy(seat, FIELD, hex_)
        after_deploying(pos, seat, ((FIELD, hex_),))


def buildings(pos: Caledonia, seat: int) -> list[tuple[int, int]]:
    """Returns the hex and kind of every dairy, bakery and distillery of a seat, without duplicates."""
    units = pos.rules.pack.units
    pairs = sorted(zip(pos.players[seat].units, pos.kinds_of(seat), strict=True))
    own = [(hex_, unit) for hex_, unit in pairs if unit < len(UNITS) and units[unit].kind == BUILDING]
    return list(dict.fromkeys(own))


REASONS: tuple[str, ...] = ("no-animal-there", "no-building-there")
