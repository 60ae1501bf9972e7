"""The railway as a module: set-up, Train action, deliveries and their effects on the map, points (I12 to I18)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bothy.games.caledonia.expansions.industria.milestones.claim import CLAIMING
from bothy.games.caledonia.expansions.industria.milestones.module import FOR_FIVE, FULL, OFF, SIMPLE
from bothy.games.caledonia.expansions.industria.trains import bonus, delivering, ports, run, setup, station
from bothy.games.caledonia.expansions.industria.trains.bonus.contracts import uncover
from bothy.games.caledonia.expansions.industria.trains.bonus.hexes import merchant_home
from bothy.games.caledonia.expansions.industria.trains.bonus.trades import BUYING, SELLING
from bothy.games.caledonia.expansions.industria.trains.bonus.upgrades import TECHNOLOGIES
from bothy.games.caledonia.expansions.industria.trains.demands import rows_of
from bothy.games.caledonia.expansions.industria.trains.part import (
    NOWHERE,
    Railway,
    delivered,
    further_actions,
    no_trains,
    reserver_of,
)
from bothy.games.caledonia.expansions.industria.trains.port_pass import PortPass
from bothy.games.caledonia.expansions.industria.trains.ports import (
    MARKER,
    MARKER_PORT,
    MarkerPort,
    with_lower_halves,
)
from bothy.games.caledonia.expansions.industria.trains.rows import PARTS, RAILWAY
from bothy.games.caledonia.expansions.industria.trains.run import RUNNING
from bothy.games.caledonia.expansions.industria.trains.setup import MINI, TRAIN, DrawDelivery, placing
from bothy.games.caledonia.expansions.industria.trains.shown import RailwayFacts, railway_notes, railway_view
from bothy.games.caledonia.expansions.industria.trains.station import STATIONS, stations_of
from bothy.games.caledonia.map.grid import HEX_NAMES
from bothy.games.caledonia.module import CONTRACTS, WORKERS_PLACED, BillLine, Module, PortWay, UnitKind
from bothy.games.caledonia.pack.types import components
from bothy.games.caledonia.pack.types.goods import GOODS
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import (
    Frame,
    FreeAction,
    ModuleState,
    Option,
    Options,
    Reason,
    Registry,
    Rule,
    ScoreLine,
    Step,
    Text,
    value,
)
from bothy.kernel.features import Arguments

if TYPE_CHECKING:
    from bothy.games.caledonia.pack.types import Components
    from bothy.games.caledonia.pack.types.contracts import Contract

HERE = Path(__file__).parent
FILES = (setup, run, delivering, station, bonus)
MOST_UNDONE, MOST_PROCESSED = 3, 4
"""Maximums of bonuses 5 and 10, for learning."""
DELIVERIES, SOLO = "deliveries", "railway"


@value
class TrainsReady(Step[Caledonia]):
    """Sets all trains upright again (I16.4)."""

    def run(self, pos: Caledonia) -> None:
        part = pos.part(Railway)
        part.tilted = [0] * len(part.tilted)


class Trains(Module):
    """Trains, delivery bonuses and stations, on top of milestones and demands."""

    def __init__(self) -> None:
        super().__init__(
            "trains",
            options=(Option("trains", (OFF, FULL, FOR_FIVE, SIMPLE), OFF, group="industria"),),
            registry=Registry(
                frames=[TrainsReady, *[frame for file in FILES for frame in file.FRAMES]],
                actions=RUNNING.takes,
                parts=[Railway],
                events=[event for file in FILES for event in file.EVENTS],
                reasons=[*ports.REASONS, *[reason for file in FILES for reason in file.REASONS]],
                free_actions=[MarkerPort],
            ),
            locales=HERE / "locales",
            reference=HERE / "rules",
            lessons=HERE / "lessons",
        )

    def at_table(self, options: Options, seats: int) -> bool:
        return options["trains"] == FULL

    def components(self, pack: Components) -> Components:
        """Gives ports 16 and 17 their other halves; the module has no rows itself."""
        return with_lower_halves(pack)

    def parts(self, pos: Caledonia, seat: int) -> Sequence[ModuleState]:
        return (no_trains(pos),)

    def setup_steps(self, pos: Caledonia, place: str) -> Sequence[Frame[Any]]:
        if place == CONTRACTS:
            return [DrawDelivery(at) for at in range(len(rows_of(pos).places))]
        return placing(pos) if place == WORKERS_PLACED else ()

    def modify_preparation(self, pos: Caledonia, steps: Sequence[Frame[Any]]) -> Sequence[Frame[Any]]:
        return [*steps, TrainsReady()]

    # Turns

    def main_actions(self) -> Sequence[Rule[Any]]:
        return (RUNNING, CLAIMING)

    def modify_most_actions(self, pos: Caledonia, seat: int, most: int) -> int:
        """Adds further actions; a seat that passes forfeits the rest (R-I35)."""
        more = further_actions(pos)
        return most if not more else pos.now.acted if seat in pos.passed else most + more

    def port_free_actions(self) -> Mapping[str, FreeAction[Any]]:
        return {MARKER: MARKER_PORT}

    def port_ways(self) -> Sequence[PortWay]:
        return (PORT_PASS,)

    # The map

    def unit_kinds(self) -> Sequence[UnitKind]:
        return (STATIONS,)

    def affected_hexes(self, pos: Caledonia, seat: int) -> Sequence[int]:
        return [hex_ for hex_, _ in pos.part(Railway).reserved]

    def why_not_stand(self, pos: Caledonia, seat: int, unit: int, hex_: int) -> Reason | None:
        """Forbids a hex that another seat's merchant reserves (R-I21)."""
        other = reserver_of(pos, hex_)
        return Reason("hex-reserved", rule="I14.22", hex=HEX_NAMES[hex_]) if other not in (-1, seat) else None

    def why_not_move(self, pos: Caledonia, seat: int, unit: int, hex_: int) -> Reason | None:
        """Forbids moving to a reserved hex, even by its owner (R-I22)."""
        other = reserver_of(pos, hex_)
        return Reason("hex-reserved", rule="I14.22", hex=HEX_NAMES[hex_]) if other >= 0 else None

    def modify_bill(
        self, pos: Caledonia, seat: int, unit: int, hex_: int, lines: list[BillLine]
    ) -> list[BillLine]:
        """Waives the land of a reserved hex, which is paid already."""
        if reserver_of(pos, hex_) != seat:
            return lines
        return [line for line in lines if line[1] != "land"]

    def on_deployed(self, pos: Caledonia, watcher: int, seat: int, unit: int, hex_: int) -> Sequence[Frame[Any]]:
        merchant_home(pos, seat, hex_)
        return ()

    def modify_rewards(
        self, pos: Caledonia, seat: int, contract: Contract, frames: list[Frame[Any]]
    ) -> list[Frame[Any]]:
        uncover(pos, seat, pos.players[seat].fulfilled[-1])
        return frames

    # Points

    def modify_scores(self, pos: Caledonia, seat: int, scores: dict[str, int]) -> dict[str, int]:
        if seat not in pos.rules.people:
            return scores
        solo = {SOLO: rows_of(pos).figures.solo} if pos.rules.seats == 1 else {}
        return {**scores, DELIVERIES: delivery_vp(pos, seat), **solo}

    def modify_breakdown(
        self, pos: Caledonia, seat: int, lines: dict[str, Sequence[ScoreLine]]
    ) -> dict[str, Sequence[ScoreLine]]:
        if seat not in pos.rules.people:
            return lines
        count = delivered(pos, seat)
        found = {
            **lines,
            DELIVERIES: [ScoreLine(Text("breakdown-deliveries", count=count), delivery_vp(pos, seat))],
        }
        if pos.rules.seats == 1:
            found[SOLO] = [ScoreLine(Text("breakdown-railway"), rows_of(pos).figures.solo)]
        return found

    # Views and stocks

    def stocks(self, pos: Caledonia, seat: int) -> Mapping[str, int]:
        part = pos.part(Railway)
        if seat < 0:
            return {"cities": len(part.cities), **_bonus_stocks(pos)}
        trains = [at for at in (part.trains[seat], part.minis[seat]) if at != NOWHERE]
        return {
            "trains": len(trains),
            "track": part.track[seat],
            "stations": part.stations[seat],
            "stations-placed": stations_of(pos, seat),
            "reserving": len([1 for _, owner in part.reserved if owner == seat]),
            "covered": _contracts_under(pos, seat),
        }

    def arguments(self) -> Arguments:
        rows = RAILWAY.of(components())
        stops = [place.id for place in rows.places]
        return {
            "train": (TRAIN, MINI),
            "stop": stops,
            "path": stops,
            "part": PARTS,
            "goods": GOODS,
            "way": (BUYING, SELLING),
            "levels": range(MOST_UNDONE + 1),
            "hired": range(MOST_UNDONE + 1),
            "technologies": TECHNOLOGIES,
            "taken": range(len(components().contracts)),
            "on": range(-1, len(components().contracts)),
            "steps": (1, -1),
            "cheese": range(MOST_PROCESSED + 1),
            "bread": range(MOST_PROCESSED + 1),
            "whisky": range(MOST_PROCESSED + 1),
        }

    def view_facts(self, pos: Caledonia, viewer: int | None) -> RailwayFacts:
        return {"railway": railway_view(pos)}

    def notes(self, pos: Caledonia, seat: int) -> Sequence[Text]:
        return railway_notes(pos)


PORT_PASS: PortPass = PortPass()


def delivery_vp(pos: Caledonia, seat: int) -> int:
    """Returns the score of a seat's deliveries (I16.5)."""
    count = delivered(pos, seat)
    return rows_of(pos).figures.deliveries[count - 1] if count else 0


def _bonus_stocks(pos: Caledonia) -> dict[str, int]:
    """Counts delivery bonuses on the board, and in a solo game those gone from it; the others are in the box."""
    part, tiles = pos.part(Railway), len(rows_of(pos).deliveries)
    placed = [tile for tile in part.bonuses if tile >= 0]
    left = tiles - len(set(placed)) - part.served  # so none is in two places
    return {"bonuses-left": left, "bonuses-placed": len(placed), "bonuses-gone": part.served}


def _contracts_under(pos: Caledonia, seat: int) -> int:
    """Counts the contracts under others; each must be under one that is there, and not also in the box."""
    box = pos.players[seat].box
    covered = [entry for entry in pos.part(Railway).covered if entry[0] == seat]
    there = (*box, *[below for _, _, below in covered])
    return len({below for _, top, below in covered if top in there and below not in box})
