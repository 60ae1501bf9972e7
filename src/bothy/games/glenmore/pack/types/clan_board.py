"""The clan board: clan territories, the roads between them, and the costs of the cheapest roads."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Final

from bothy.games.glenmore.pack.types.declared import effects
from bothy.games.glenmore.pack.types.effects import Effects
from bothy.games.glenmore.pack.types.piece import Piece
from bothy.games.glenmore.pack.types.tiles import AT_ONCE, LASTING
from bothy.kernel.pack import ComponentError, OneOf, Row

COLOURS: Final = ("green", "yellow", "blue", "red", "purple")
START: Final = 0
"""The number of the start; clan territories count from one, in the order of the file."""
UNREACHED: Final = 999
"""Cost of a road that doesn't exist."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClanTerritory(Piece):
    """A clan territory, or the start, which can't be occupied."""

    name: str
    x: int
    y: int
    distance: int
    """The cheapest road from the start on an empty board."""
    colour: Annotated[str, OneOf(COLOURS)]
    bonus: "Effects"
    timing: Annotated[str, OneOf((AT_ONCE, LASTING))]
    many_markers: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Road(Piece):
    """A road, usable both ways."""

    ends: "tuple[str, str]"
    cost: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ClanBoard:
    """Places by number, with everything about roads that can be precomputed."""

    places: "tuple[ClanTerritory, ...]"
    """The start, then the clan territories."""
    roads: "tuple[Road, ...]"
    neighbours: "tuple[tuple[tuple[int, int], ...], ...]"
    """For every place, the places its roads lead to and the cost of each road."""
    costs: "tuple[tuple[int, ...], ...]"
    """The cheapest road from every place to every other, as if the board were empty."""

    @property
    def territories(self) -> tuple[ClanTerritory, ...]:
        """The clan territories."""
        return self.places[1:]

    def number(self, id_: str) -> int:
        """Returns the number of a place."""
        return [place.id for place in self.places].index(id_)

    def road_cost(self, to: int, occupied: Sequence[int]) -> int:
        """Returns the cost of a marker's road: from the start or the nearest occupied territory (R-G54).

        A marker already there doesn't help a second one (R-G55). A path through an occupied territory never
        matters, as it could begin there.
        """
        return min([self.costs[place][to] for place in (START, *occupied) if place != to])

    def route(self, to: int, occupied: Sequence[int]) -> tuple[int, ...]:
        """Returns the places on the cheapest road, from its start; among equals, with the fewest roads."""
        begins = [place for place in dict.fromkeys((START, *occupied)) if place != to]
        return min([_path(self, place, to) for place in begins], key=lambda path: (path[0], len(path[1])))[1]


def _path(board: ClanBoard, start: int, to: int) -> tuple[int, tuple[int, ...]]:
    """Returns the cost of the cheapest road between two places, and the places on it."""
    best: dict[int, tuple[int, tuple[int, ...]]] = {start: (0, (start,))}
    waiting = [start]
    while waiting:
        here = min(waiting, key=lambda place: (best[place][0], len(best[place][1]), place))
        waiting.remove(here)
        cost, path = best[here]
        for place, price in board.neighbours[here]:
            found = (cost + price, (*path, place))
            known = best.get(place)
            if known is None or (found[0], len(found[1])) < (known[0], len(known[1])):
                best[place] = found
                waiting.append(place)
    return best.get(to, (UNREACHED, ()))


def build_board(places: tuple[ClanTerritory, ...], roads: tuple[Road, ...]) -> ClanBoard:
    """Builds a board from its places and roads."""
    numbers = {place.id: number for number, place in enumerate(places)}
    links: list[list[tuple[int, int]]] = [[] for _ in places]
    for road in roads:
        unknown = [end for end in road.ends if end not in numbers]
        if unknown:
            raise ComponentError(f"road {road.id}: there is no place {unknown[0]}")
        one, other = numbers[road.ends[0]], numbers[road.ends[1]]
        links[one].append((other, road.cost))
        links[other].append((one, road.cost))
    neighbours = tuple([tuple(sorted(each)) for each in links])
    return ClanBoard(places=places, roads=roads, neighbours=neighbours, costs=_all_costs(neighbours))


def _all_costs(neighbours: tuple[tuple[tuple[int, int], ...], ...]) -> tuple[tuple[int, ...], ...]:
    every = range(len(neighbours))
    costs = [[0 if one == other else UNREACHED for other in every] for one in every]
    for one in every:
        for other, cost in neighbours[one]:
            costs[one][other] = min(cost, costs[one][other])
    for between in every:
        for one in every:
            for other in every:
                over = costs[one][between] + costs[between][other]
                costs[one][other] = min(over, costs[one][other])
    return tuple([tuple(row) for row in costs])


def read_start(row: Row) -> ClanTerritory:
    """Reads the start from its row."""
    return _read_place(row, (), AT_ONCE)


def read_clan_territory(row: Row) -> ClanTerritory:
    """Reads a clan territory from its row."""
    return _read_place(row, effects(row, "bonus"), row.word("timing", (AT_ONCE, LASTING)))


def _read_place(row: Row, bonus: Effects, timing: str) -> ClanTerritory:
    return ClanTerritory(
        id=row.id,
        origin=row.origin,
        name=row.text("name"),
        x=row.number("x"),
        y=row.number("y"),
        distance=row.number("distance"),
        colour=row.word("colour", COLOURS),
        bonus=bonus,
        timing=timing,
        many_markers=row.truth("many_markers"),
    )


def read_road(row: Row) -> Road:
    """Reads a road from its row."""
    ends = row.texts("between")
    if len(ends) != 2:
        raise row.fault("a road lies between two places")
    return Road(id=row.id, origin=row.origin, ends=(ends[0], ends[1]), cost=row.number("cost", most=20))
