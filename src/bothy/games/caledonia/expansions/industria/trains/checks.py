"""Constraints on the rows of a railway: counts, links, distances, demands of about the same worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bothy.games.caledonia.expansions.industria.trains.network import (
    NO_TUNNEL,
    Network,
    build_network,
    steps_between,
)
from bothy.games.caledonia.expansions.industria.trains.rows import SIDES, Railway
from bothy.games.caledonia.pack.types.goods import BASIC_GOODS, GOODS, PROCESSED_GOODS

COUNTS: Final = {
    "railway places": 12,
    "tunnels": 2,
    "demand places": 7,
    "demand tiles": 39,
    "delivery bonus tiles": 24,
}
METROPOLISES: Final = 2
LINKS: Final = (2, 4)
"""Minimum and maximum tracks per city, tunnels aside; the maximum also holds with tunnels."""
FARTHEST: Final = 5
"""Maximum moves between any two cities, without tunnels, metropolises closed."""
TUNNEL_SAVES: Final = 3
"""Minimum moves between the ends of a tunnel."""
WORTH: Final = (18, 34)
"""Worth of a demand's goods, in pounds at starting prices."""
STARTING_PRICES: Final = (4, 5, 5, 10, 10, 11)


def railway_faults(rows: Railway) -> list[str]:
    """Returns everything wrong with a railway."""
    faults = []
    for name, pieces in rows.sets():
        wanted = COUNTS.get(name, len(pieces))
        if len(pieces) != wanted:
            faults.append(f"{name}: there should be {wanted}, not {len(pieces)}")
        ids = [piece.id for piece in pieces]
        twice = [id_ for id_ in dict.fromkeys(ids) if ids.count(id_) > 1]
        faults += [f"{name}: {id_} is there {ids.count(id_)} times" for id_ in twice]
    faults += _unknown_places(rows) or _demand_place_faults(rows)
    if faults:
        return faults  # the other checks need complete tables
    return [*_network_faults(rows), *_demand_faults(rows)]


def _unknown_places(rows: Railway) -> list[str]:
    known = [place.id for place in rows.places]
    named: list[tuple[str, Sequence[str]]] = [(track.id, track.ends) for track in rows.tracks]
    named += [(tunnel.id, ends) for tunnel in rows.tunnels for ends in (tunnel.large, tunnel.small)]
    faults = [f"{id_}: joins two places" for id_, ends in named if len(set(ends)) != 2]
    named += [(each.id, each.places) for each in rows.demand_places]
    return faults + [f"{id_}: there is no place {end}" for id_, ends in named for end in ends if end not in known]


def _demand_place_faults(rows: Railway) -> list[str]:
    """Checks that metropolises have theirs first, pairs share one, and every place has exactly one."""
    large = [place.id for place in rows.places if place.metropolis]
    faults = []
    if len(large) != METROPOLISES:
        faults.append(f"railway places: {len(large)} metropolises, there should be {METROPOLISES}")
    served = [name for each in rows.demand_places for name in each.places]
    faults += [
        f"{place.id}: {served.count(place.id)} demand places"
        for place in rows.places
        if served.count(place.id) != 1
    ]
    for at, each in enumerate(rows.demand_places):
        metropolis = at < METROPOLISES
        if len(each.places) != (1 if metropolis else 2) or (each.places[0] in large) != metropolis:
            faults.append(f"{each.id}: the metropolises come first, one each, then pairs of cities")
    return faults


def _network_faults(rows: Railway) -> list[str]:
    faults = []
    for side in SIDES:
        net = build_network(rows, side)
        faults += [f"{side} side: {fault}" for fault in [*_links(net), *_distances(net, rows)]]
    return faults


def _links(net: Network) -> list[str]:
    faults = []
    for place, name in enumerate(net.names):
        tracks = [each for each in net.next_to[place] if each[1] == NO_TUNNEL]
        if net.metropolis[place] < 0 and not LINKS[0] <= len(tracks) <= LINKS[1]:
            faults.append(f"{name}: {len(tracks)} tracks, {LINKS[0]} to {LINKS[1]} wanted")
        if len(net.next_to[place]) > LINKS[1]:
            faults.append(f"{name}: {len(net.next_to[place])} tracks and tunnels, {LINKS[1]} at most")
    return faults


def _distances(net: Network, rows: Railway) -> list[str]:
    faults = []
    for city in net.cities:
        moves = steps_between(net, city, net.cities)
        far = [net.names[other] for other in net.cities if not 0 <= moves[other] <= FARTHEST]
        faults += [f"{net.names[city]}: more than {FARTHEST} moves from {name}" for name in far]
        for other, tunnel in net.next_to[city]:
            if tunnel != NO_TUNNEL and moves[other] < TUNNEL_SAVES:
                faults.append(f"{rows.tunnels[tunnel].id}: its ends are {moves[other]} moves apart")
    for each in rows.demand_places:
        places = [net.number[name] for name in each.places]
        if len(places) == 2 and (places[1], NO_TUNNEL) not in net.next_to[places[0]]:
            faults.append(f"{each.id}: no track joins {' and '.join(each.places)}")
    return faults


def _demand_faults(rows: Railway) -> list[str]:
    """Checks worth and variety, and that goods of one kind are demanded equally often."""
    faults, seen = [], dict[tuple[int, ...], str]()
    for demand in rows.demands:
        worth = sum([count * price for count, price in zip(demand.goods, STARTING_PRICES, strict=True)])
        if not WORTH[0] <= worth <= WORTH[1]:
            faults.append(f"{demand.id}: goods worth £{worth}, £{WORTH[0]} to £{WORTH[1]} wanted")
        if demand.goods in seen:
            faults.append(f"{demand.id}: the same goods as {seen[demand.goods]}")
        seen[demand.goods] = demand.id
    tiles = [len([1 for demand in rows.demands if demand.goods[good]]) for good in range(len(GOODS))]
    units = [sum([demand.goods[good] for demand in rows.demands]) for good in range(len(GOODS))]
    if len(set(tiles)) > 1:
        faults.append(f"demand tiles: the goods are asked for by {tiles} tiles, it should be the same for all")
    uneven = [kinds for kinds in (BASIC_GOODS, PROCESSED_GOODS) if len({units[good] for good in kinds}) > 1]
    return faults + [
        f"demand tiles: {[units[good] for good in kinds]} units of {[GOODS[good] for good in kinds]}"
        for kinds in uneven
    ]
