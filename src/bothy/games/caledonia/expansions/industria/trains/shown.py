"""The public view of the railway: as data, and line by line."""

from __future__ import annotations

from typing import Annotated, Any, TypedDict

from bothy.games.caledonia.expansions.industria.milestones.part import has_claimed
from bothy.games.caledonia.expansions.industria.milestones.rows import SITES
from bothy.games.caledonia.expansions.industria.trains.demands import Demands, rows_of, told
from bothy.games.caledonia.expansions.industria.trains.moves import met
from bothy.games.caledonia.expansions.industria.trains.network import METROPOLISES, network_of, side_for
from bothy.games.caledonia.expansions.industria.trains.part import NOWHERE, Railway, delivered
from bothy.games.caledonia.expansions.industria.trains.ports import LOWER_HALVES
from bothy.games.caledonia.expansions.industria.trains.rows import Side
from bothy.games.caledonia.map.grid import HEX_NAMES
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Text
from bothy.kernel.rows import row_data


class Trip(TypedDict):
    """A way to a destination, and what it costs."""

    path: list[str]
    fee: int
    met: list[int]
    """Owners of the trains passed on the way, one entry per train."""
    locked: list[str]
    """Milestones that must be claimed first."""
    tunnel: bool


class PortRow(TypedDict):
    """A port's row in the pack."""

    id: str
    effect: str
    figures: dict[str, list[int]]


class RailwayView(TypedDict):
    """The places of trains and bonuses, and the lasting effects of deliveries."""

    side: Side
    bonuses: dict[str, str | None]
    trains: list[str | None]
    mini_trains: list[str | None]
    tilted: list[int]
    deliveries: list[int]
    served: list[list[int]]
    """Seats that delivered this round, by demand place."""
    cities: list[str]
    reserved: list[Annotated[list[Any], tuple[str, int]]]
    covered: list[Annotated[list[int], tuple[int, int, int]]]
    """Seat, top contract and the one below."""
    trips: list[dict[str, Trip]]
    """The best to each reachable place, by seat."""
    further: int
    ports: dict[str, PortRow]
    """Ports whose effect differs from their tile."""


class RailwayFacts(TypedDict):
    """The module's part of the view."""

    railway: RailwayView


def railway_view(pos: Caledonia) -> RailwayView:
    """Returns the railway's part of the view."""
    part, net, rows = pos.part(Railway), network_of(pos), rows_of(pos)
    return {
        "side": side_for(len(pos.rules.people)),
        "bonuses": {
            net.names[place]: rows.deliveries[tile].id if tile >= 0 else None
            for place, tile in enumerate(part.bonuses)
        },
        "trains": [None if at == NOWHERE else net.names[at] for at in part.trains],
        "mini_trains": [None if at == NOWHERE else net.names[at] for at in part.minis],
        "tilted": [seat for seat, flat in enumerate(part.tilted) if flat],
        "deliveries": [delivered(pos, seat) for seat in range(len(pos.players))],
        "served": served(pos),
        "cities": [HEX_NAMES[hex_] for hex_ in part.cities],
        "reserved": [[HEX_NAMES[hex_], seat] for hex_, seat in part.reserved],
        "covered": [entry[:] for entry in part.covered],
        "trips": [trips(pos, seat) for seat in range(len(pos.players))],
        "further": part.further if part.when == pos.turns else 0,
        "ports": {
            f"{tile + 1}": {"id": row.id, "effect": row.effect, "figures": row_data(row.figures)}
            for tile, row in enumerate(pos.rules.pack.ports)
            if row.id in LOWER_HALVES
        },
    }


def served(pos: Caledonia) -> list[list[int]]:
    """Returns the seats that delivered at each demand place this round; their trains stay until preparation."""
    part, net = pos.part(Railway), network_of(pos)
    found: list[list[int]] = [[] for _ in pos.part(Demands).places]
    for seat, tilted in enumerate(part.tilted):
        if tilted:
            found[net.demand_of[part.trains[seat]]].append(seat)
    return found


def trips(pos: Caledonia, seat: int) -> dict[str, Trip]:
    """Returns the best way to each place for a seat's train: fewest locks, then lowest fees, then shortest."""
    part, net, rows = pos.part(Railway), network_of(pos), rows_of(pos)
    if part.trains[seat] == NOWHERE:
        return {}
    found: dict[str, Trip] = {}
    for way in net.ways[part.trains[seat]]:
        locked = [SITES[site] for site in way.sites if not has_claimed(pos, seat, site)]
        owners = met(pos, seat, way.path)
        trip: Trip = {
            "path": list(way.names),
            "fee": rows.figures.fee * len(owners),
            "met": owners,
            "locked": locked,
            "tunnel": any(site >= METROPOLISES for site in way.sites),
        }
        known = found.get(way.names[-1])
        if known is None or _better(trip, known):
            found[way.names[-1]] = trip
    return found


def _better(trip: Trip, other: Trip) -> bool:
    return (len(trip["locked"]), trip["fee"]) < (len(other["locked"]), other["fee"])


def railway_notes(pos: Caledonia) -> list[Text]:
    """Describes the railway: each place with its demand and bonus, then each seat's trains, then the rest."""
    part, net, rows, demands = pos.part(Railway), network_of(pos), rows_of(pos), pos.part(Demands)
    found = []
    for place, name in enumerate(net.names):
        tile = demands.places[net.demand_of[place]]
        goods = told(rows.demands[tile].goods) if tile >= 0 else ()
        if part.bonuses[place] >= 0:
            bonus = rows.deliveries[part.bonuses[place]].id
            found.append(Text("note-place", stop=name, goods=goods, bonus=bonus))
        else:
            found.append(Text("note-place-served", stop=name))
    found += [_train(pos, seat) for seat in pos.rules.people if part.trains[seat] != NOWHERE]
    halves = [tile for tile in pos.ports if pos.rules.pack.ports[tile].id in LOWER_HALVES]
    found += [Text("note-port-halves")] if halves else []
    found += [Text("note-city", hex=HEX_NAMES[hex_]) for hex_ in part.cities]
    found += [Text("note-reserved", hex=HEX_NAMES[hex_], seat=seat) for hex_, seat in part.reserved]
    return found + [Text("note-covered", seat=seat, top=top, contract=below) for seat, top, below in part.covered]


def _train(pos: Caledonia, seat: int) -> Text:
    part, names = pos.part(Railway), network_of(pos).names
    said = {"seat": seat, "stop": names[part.trains[seat]], "used": bool(part.tilted[seat])}
    if part.minis[seat] == NOWHERE:
        return Text("note-train", count=delivered(pos, seat), **said)
    return Text("note-two-trains", count=delivered(pos, seat), mini=names[part.minis[seat]], **said)
