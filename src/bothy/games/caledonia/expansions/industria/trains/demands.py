"""Demands: those at the places, the next ones, and the replacement of used ones (I12.6, I16)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

from bothy.games.caledonia.actions.paying import payable
from bothy.games.caledonia.actions.trade import quote
from bothy.games.caledonia.expansions.industria.milestones.rows import SITES
from bothy.games.caledonia.expansions.industria.trains.checks import railway_faults
from bothy.games.caledonia.expansions.industria.trains.rows import DATA, Demand, Railway, railway_in
from bothy.games.caledonia.module import CONTRACTS, Module
from bothy.games.caledonia.pack.types import Components
from bothy.games.caledonia.pack.types.goods import GOODS
from bothy.games.caledonia.pack.types.piece import Piece
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Draw, Frame, ModuleState, Options, Outcome, Registry, Step, Text, state, value

TRAINS = "trains"
OPTION = TRAINS
FULL, SIMPLE = "full", "simple-demands"
ROW_OF_FOUR = 4
"""Future demands of the variant with simple demands, for any number of players (I20.3)."""


class Missing(TypedDict):
    """What a seat lacks for a demand, and the current price of buying it."""

    goods: dict[str, int]
    price: int


class DemandsView(TypedDict):
    """The demands at the places, those used, the row of the next ones, and what each seat lacks at each place."""

    places: list[str | None]
    used: list[int]
    row: list[str]
    pile: int
    missing: list[list[Missing | None]]


class DemandFacts(TypedDict):
    """The module's part of the view."""

    demands: DemandsView


@state
class Demands(ModuleState):
    """Tiles by demand place, -1 where it is empty, and those used this round; the row; the unseen pile."""

    places: list[int]
    used: list[int]
    row: list[int]
    pile: list[int]

    def copy(self) -> Demands:
        return Demands(self.places[:], self.used[:], self.row[:], self.pile[:])


def rows_of(pos: Caledonia) -> Railway:
    """Returns the railway of the table's pack."""
    return railway_in(pos.rules.pack)


def full(pos: Caledonia) -> bool:
    """Returns whether the table plays with trains, not with simple demands."""
    return any(module.name == TRAINS for module in pos.rules.modules)


def row_size(pos: Caledonia) -> int:
    """Returns the number of open future demands (I12.7, R-I1)."""
    return rows_of(pos).futures[len(pos.rules.people) - 1].demands if full(pos) else ROW_OF_FOUR


def demand_at(pos: Caledonia, place: int) -> Demand | None:
    """Returns the demand at a demand place."""
    tile = pos.part(Demands).places[place]
    return rows_of(pos).demands[tile] if tile >= 0 else None


def told(goods: Sequence[int]) -> tuple[str, ...]:
    """Returns goods with their amounts, as strings."""
    return tuple([f"{GOODS[good]}-{count}" for good, count in enumerate(goods) if count])


@value
class DrawDemand(Draw[Caledonia]):
    """A demand from the pile, to a demand place or (-1) to the end of the row."""

    number: int

    def place(self, pos: Caledonia) -> str:
        return pos.next_in("demand")

    def outcomes(self, pos: Caledonia) -> Sequence[tuple[Outcome, int]]:
        return [(tile, 1) for tile in pos.part(Demands).pile]

    def dealt(self, pos: Caledonia, outcome: Outcome) -> None:
        part = pos.part(Demands)
        part.pile.remove(outcome)
        goods = told(rows_of(pos).demands[outcome].goods)
        if self.number < 0:
            part.row.append(outcome)
            lines = [("demand-pile", -1, "draw"), ("demand-row", 1, "draw")]
            pos.emit("demand-to-come", lines, demand=outcome + 1, goods=goods)
        else:
            part.places[self.number] = outcome
            lines = [("demand-pile", -1, "draw"), ("demands-placed", 1, "draw")]
            pos.emit("demand-placed", lines, demand=outcome + 1, goods=goods, number=self.number + 1)


@value
class ReplaceDemands(Step[Caledonia]):
    """Removes used demands; the row fills empty places, lowest number first, and is refilled (I16.1 to I16.3)."""

    def run(self, pos: Caledonia) -> None:
        part, stay = pos.part(Demands), full(pos)
        for place in range(len(part.places)):
            if part.used[place] or not stay:  # with simple demands all of them leave (I20.6)
                self._discard(pos, part, place)
        for place in range(len(part.places)):  # metropolises have the lowest numbers
            if part.places[place] < 0 and part.row:
                tile = part.row.pop(0)
                part.places[place] = tile
                goods = told(rows_of(pos).demands[tile].goods)
                lines = [("demand-row", -1, "refill"), ("demands-placed", 1, "refill")]
                pos.emit("demand-placed", lines, demand=tile + 1, goods=goods, number=place + 1)
        missing = min(row_size(pos) - len(part.row), len(part.pile))
        pos.push(*[DrawDemand(-1) for _ in range(missing)])

    def _discard(self, pos: Caledonia, part: Demands, place: int) -> None:
        part.used[place] = 0
        tile = part.places[place]
        if tile >= 0:
            part.places[place] = -1
            lines = [("demands-placed", -1, "used"), ("demands-gone", 1, "used")]
            pos.emit("demand-gone", lines, demand=tile + 1, number=place + 1)


class DemandTiles(Module):
    """Demand tiles, for trains or for simple demands."""

    def __init__(self) -> None:
        super().__init__(
            "demands",
            registry=Registry(
                frames=[DrawDemand, ReplaceDemands],
                parts=[Demands],
                events=["demand-to-come", "demand-placed", "demand-gone"],
            ),
            data=DATA,
        )

    def at_table(self, options: Options, seats: int) -> bool:
        return options[OPTION] in (FULL, SIMPLE)

    def sets(self, pack: Components) -> Sequence[tuple[str, Sequence[Piece]]]:
        return railway_in(pack).sets()

    def faults(self, pack: Components) -> Sequence[str]:
        return railway_faults(railway_in(pack))

    def parts(self, pos: Caledonia, seat: int) -> Sequence[ModuleState]:
        rows = rows_of(pos)
        places = len(rows.demand_places) if full(pos) else len(SITES)
        return (Demands([-1] * places, [0] * places, [], list(range(len(rows.demands)))),)

    def setup_steps(self, pos: Caledonia, place: str) -> Sequence[Frame[Any]]:
        if place != CONTRACTS:
            return ()
        places = range(len(pos.part(Demands).places))
        return [*[DrawDemand(at) for at in places], *[DrawDemand(-1) for _ in range(row_size(pos))]]

    def modify_preparation(self, pos: Caledonia, steps: Sequence[Frame[Any]]) -> Sequence[Frame[Any]]:
        return [*steps, ReplaceDemands()]

    def stocks(self, pos: Caledonia, seat: int) -> Mapping[str, int]:
        if seat >= 0:
            return {}
        part = pos.part(Demands)
        placed = [tile for tile in part.places if tile >= 0]
        gone = len(rows_of(pos).demands) - len({*placed, *part.row, *part.pile})  # so none is in two places
        return {
            "demand-pile": len(part.pile),
            "demand-row": len(part.row),
            "demands-placed": len(placed),
            "demands-gone": gone,
        }

    def view_facts(self, pos: Caledonia, viewer: int | None) -> DemandFacts:
        part, rows = pos.part(Demands), rows_of(pos).demands
        return {
            "demands": {
                "places": [None if tile < 0 else rows[tile].id for tile in part.places],
                "used": [place for place, used in enumerate(part.used) if used],
                "row": [rows[tile].id for tile in part.row],
                "pile": len(part.pile),
                "missing": [
                    [None if tile < 0 else _missing(pos, seat, rows[tile].goods) for tile in part.places]
                    for seat in range(len(pos.players))
                ],
            },
        }

    def notes(self, pos: Caledonia, seat: int) -> Sequence[Text]:
        part, rows = pos.part(Demands), rows_of(pos).demands
        return [Text("note-future-demand", number=at + 1, goods=told(rows[tile].goods))
                for at, tile in enumerate(part.row)]  # fmt: skip


def _missing(pos: Caledonia, seat: int, goods: Sequence[int]) -> Missing:
    """Returns what a seat lacks for a demand, substitutes counted per good, and the current price of buying it."""
    short = {
        good: need - have
        for good, need in enumerate(goods)
        if need and (have := payable(pos, seat, good)) < need
    }  # fmt: skip
    price = 0
    for good, count in short.items():
        asked = quote(pos, seat, good, count, pos.price(good))
        price += asked.units * asked.price
    return {"goods": {GOODS[good]: count for good, count in short.items()}, "price": price}


DEMANDS: DemandTiles = DemandTiles()
