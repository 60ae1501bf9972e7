"""Clan MacPherson: animals breed at the end of production (I21.60 to I21.64)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Literal, TypedDict

from bothy.games.caledonia.actions.bonuses import watch
from bothy.games.caledonia.actions.fulfil import herds
from bothy.games.caledonia.actions.stand import MOST_ON_A_HEX
from bothy.games.caledonia.clans.power import Power
from bothy.games.caledonia.map.grid import HEX_NAMES, HEX_OF
from bothy.games.caledonia.module import EndOfProduction
from bothy.games.caledonia.pack.types.units import COW, SHEEP
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Action, Reason, value

NOWHERE = "none"


@value
class BreedCows(Action):
    """Add a calf on a cow's hex; no hex adds none."""

    hex: str


@value
class BreedSheep(Action):
    """Add a lamb on a sheep's hex; no hex adds none."""

    hex: str


def room(pos: Caledonia, seat: int, hex_: int) -> bool:
    """Returns whether one more unit of a seat may share a hex that it holds."""
    return pos.units_on(seat, hex_) < MOST_ON_A_HEX


def parents(pos: Caledonia, seat: int, animal: int) -> list[int]:
    """Returns the hexes of animals that neighbour, or share a hex with, another of their kind (I21.61, R-I55)."""
    herd = herds(pos, seat)[animal == SHEEP]
    return [
        hex_
        for hex_ in dict.fromkeys(herd)
        if herd.count(hex_) > 1 or any(other in herd for other in pos.board.neighbours[hex_])
    ]


def births(pos: Caledonia, seat: int, animal: int) -> list[int]:
    """Returns the hexes for a young animal: a parent's with room, if the board has one left (I21.62)."""
    if not pos.players[seat].left[animal]:
        return []
    return [hex_ for hex_ in parents(pos, seat, animal) if room(pos, seat, hex_)]


class Breeding(EndOfProduction):
    """One young animal of a kind per round, free; it makes nothing this round (I21.63, R-I55)."""

    animal: ClassVar[int] = COW

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        hexes = sorted(set(herds(pos, seat)[self.animal == SHEEP]))
        return [self.takes[0].of(name) for name in [*[HEX_NAMES[hex_] for hex_ in hexes], NOWHERE]]

    def why_not(self, pos: Caledonia, seat: int, action: BreedCows | BreedSheep) -> Reason | None:
        if action.hex == NOWHERE:
            return None
        hex_ = HEX_OF.get(action.hex, -1)
        if hex_ not in parents(pos, seat, self.animal):
            return Reason("no-parents", rule="I21.61")
        return None if hex_ in births(pos, seat, self.animal) else Reason("no-room", rule="I21.62", hex=action.hex)

    def take(self, pos: Caledonia, seat: int, action: BreedCows | BreedSheep) -> None:
        if action.hex != NOWHERE:
            hex_ = HEX_OF[action.hex]
            pos.deploy(seat, self.animal, hex_)
            watch(pos, seat, ((self.animal, hex_),))  # no bonuses (I21.64, R-I19)

    def due(self, pos: Caledonia, seat: int, made: tuple[int, int, int]) -> bool:
        return bool(births(pos, seat, self.animal))


class Calving(Breeding):
    """Cows."""

    name = "calving"
    takes = (BreedCows,)


class Lambing(Breeding):
    """Sheep."""

    name = "lambing"
    takes = (BreedSheep,)
    animal: ClassVar[int] = SHEEP


CALVING: Calving = Calving()
LAMBING: Lambing = Lambing()


class BirthFacts(TypedDict):
    """Hexes where a young animal could be born, by kind."""

    births: dict[Literal["cow", "sheep"], list[str]]


class MacPherson(Power):
    """Separate questions about cows and sheep: no hex can take a calf and a lamb."""

    def production_questions(self) -> Sequence[EndOfProduction]:
        return (CALVING, LAMBING)

    def seat_facts(self, pos: Caledonia, seat: int) -> BirthFacts:
        cows, sheep = [[HEX_NAMES[hex_] for hex_ in births(pos, seat, animal)] for animal in (COW, SHEEP)]
        return {"births": {"cow": cows, "sheep": sheep}}


REASONS: tuple[str, ...] = ("no-parents", "no-room")
