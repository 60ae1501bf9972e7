"""Clan MacGregor: flocks that make room for other units, and sheep for sale (I21.40 to I21.47)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypedDict

from bothy.games.caledonia.actions.fulfil import ANIMALS, herds
from bothy.games.caledonia.actions.moving import move_unit, why_not_settle
from bothy.games.caledonia.clans.power import Power, figure
from bothy.games.caledonia.map.grid import HEX_NAMES, HEX_OF
from bothy.games.caledonia.module import EndOfProduction
from bothy.games.caledonia.pack.types.units import SHEEP, UNITS
from bothy.games.caledonia.position import Caledonia, piece
from bothy.kernel import Action, Frame, Reason, value

NOWHERE = "none"
CROSSING = 1
"""The shipping level at which a flock spreads across rivers (I21.41)."""


@value
class LeadSheep(Action):
    """Lead the sheep to another hex next to its flock."""

    end: str


@value
class SellSheep(Action):
    """Sell the sheep on a hex; no hex sells none."""

    hex: str


def beside(pos: Caledonia, seat: int, hex_: int) -> tuple[int, ...]:
    """Returns the hexes next to one, including those across a river only with river crossing (R-I52)."""
    board = pos.board
    return board.adjacent[hex_] if pos.players[seat].shipping >= CROSSING else board.neighbours[hex_]


def flock(pos: Caledonia, seat: int, hex_: int) -> list[int]:
    """Returns the hexes of a sheep's flock; none if no other hex of sheep is next to it (I21.41)."""
    left = [other for other in dict.fromkeys(herds(pos, seat)[1]) if other != hex_]
    found = [hex_]
    for here in found:
        near = [other for other in left if other in beside(pos, seat, here)]
        found += near
        left = [other for other in left if other not in near]
    return found if len(found) > 1 else []


def flocks(pos: Caledonia, seat: int) -> list[list[int]]:
    """Returns all flocks of a seat, each hex of sheep in one of them."""
    found: list[list[int]] = []
    for hex_ in sorted(set(herds(pos, seat)[1])):
        if not any(hex_ in other for other in found) and (together := flock(pos, seat, hex_)):
            found.append(sorted(together))
    return found


def places(pos: Caledonia, seat: int, hex_: int) -> list[int]:
    """Returns the hexes to which a sheep may be led: empty grassland next to another of its flock (I21.43)."""
    others = [other for other in flock(pos, seat, hex_) if other != hex_]
    ends = sorted({end for other in others for end in beside(pos, seat, other)})
    return [end for end in ends if why_not_settle(pos, seat, SHEEP, hex_, end) is None]


@value
class Grazing(Frame[Caledonia]):
    """Moves the sheep whose hex a unit was deployed on, before any bonus (I21.43, R-I20)."""

    takes = (LeadSheep,)
    seat: int
    hex: int

    def seats_to_act(self, pos: Caledonia) -> Sequence[int]:
        return (self.seat,) if places(pos, self.seat, self.hex) else ()

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        others = flock(pos, seat, self.hex)
        ends = sorted({end for other in others for end in beside(pos, seat, other)})
        return [LeadSheep.of(HEX_NAMES[end]) for end in ends]

    def why_not(self, pos: Caledonia, seat: int, action: LeadSheep) -> Reason | None:
        end = HEX_OF.get(action.end, -1)
        if end < 0:
            return Reason("no-such-hex")
        if end in places(pos, seat, self.hex):
            return None
        return why_not_settle(pos, seat, SHEEP, self.hex, end) or Reason("not-beside-flock", rule="I21.43")

    def take(self, pos: Caledonia, seat: int, action: LeadSheep) -> None:
        move_unit(pos, seat, SHEEP, self.hex, HEX_OF[action.end])


class SellingSheep(EndOfProduction):
    """One sheep per production, after its wool is made (I21.47)."""

    name = "selling-sheep"
    takes = (SellSheep,)

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        hexes = dict.fromkeys(herds(pos, seat)[1])
        return [SellSheep.of(name) for name in [*[HEX_NAMES[hex_] for hex_ in hexes], NOWHERE]]

    def why_not(self, pos: Caledonia, seat: int, action: SellSheep) -> Reason | None:
        there = action.hex == NOWHERE or HEX_OF.get(action.hex, -1) in herds(pos, seat)[1]
        return None if there else Reason("no-sheep-there", rule="I21.47")

    def take(self, pos: Caledonia, seat: int, action: SellSheep) -> None:
        if action.hex != NOWHERE:
            pos.withdraw(seat, HEX_OF[action.hex], SHEEP, "sheep-sale", SHEEP)
            pos.pay(seat, figure(pos, seat, "sheep_sale"), "sheep-sale")

    def due(self, pos: Caledonia, seat: int, made: tuple[int, int, int]) -> bool:
        return bool(herds(pos, seat)[1])


SELLING_SHEEP: SellingSheep = SellingSheep()


class FlockFacts(TypedDict):
    """Its flocks: the hexes of each."""

    flocks: list[list[str]]


class MacGregor(Power):
    """Grazing: an Expand onto the hex of a sheep, wherever an Expand is granted (I21.42, R-I52)."""

    def affected_hexes(self, pos: Caledonia, seat: int) -> Sequence[int]:
        sheep = list(dict.fromkeys(herds(pos, seat)[1])) if pos.turn is not None else []
        return sheep if len(sheep) > 1 else ()  # a single sheep has no flock

    def allows_standing(self, pos: Caledonia, seat: int, unit: int, hex_: int, reason: Reason) -> bool:
        """Allows any unit but an animal on suitable land, if the sheep has somewhere to go (I21.44)."""
        if reason.key != "occupied" or unit >= len(UNITS) or unit in ANIMALS or pos.turn is None:
            return False
        suits = pos.board.terrain[hex_] & pos.rules.unit_land[unit]
        if not suits or pos.units_on(seat, hex_) != 1 or piece(seat, SHEEP) not in pos.pieces_on(hex_):
            return False
        return bool(places(pos, seat, hex_))

    def on_expanded(self, pos: Caledonia, seat: int, unit: int, hex_: int) -> Sequence[Frame[Any]]:
        grazed = unit not in ANIMALS and piece(seat, SHEEP) in pos.pieces_on(hex_)
        return (Grazing(seat, hex_),) if grazed else ()

    def production_questions(self) -> Sequence[EndOfProduction]:
        return (SELLING_SHEEP,)

    def seat_facts(self, pos: Caledonia, seat: int) -> FlockFacts:
        return {"flocks": [[HEX_NAMES[hex_] for hex_ in each] for each in flocks(pos, seat)]}


REASONS: tuple[str, ...] = ("not-beside-flock", "no-sheep-there")
