"""A side of the railway board with precomputed links (I12.2, I12.3)."""

from __future__ import annotations

from dataclasses import dataclass

from bothy.games.caledonia.expansions.industria.trains.rows import LARGE, SMALL, Railway, Side, railway_in
from bothy.games.caledonia.position import Caledonia
from bothy.kernel.bounded_cache import BoundedCache

NO_TUNNEL = -1
METROPOLISES = 2
"""Milestones of metropolises come before those of tunnels."""
Links = tuple[tuple[tuple[int, int], ...], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Way:
    """A possible way of a train: the places, their names, and the milestones that open it (I13.3)."""

    path: tuple[int, ...]
    names: tuple[str, ...]
    sites: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Network:
    """A railway. Places are numbers, in the order of the rows; so are demand places and tunnels."""

    names: tuple[str, ...]
    number: dict[str, int]
    metropolis: tuple[int, ...]
    """The metropolis at each place, counted from 0; -1 for a city."""
    cities: tuple[int, ...]
    demand_of: tuple[int, ...]
    """The demand place that serves each place."""
    next_to: Links
    """The places one move from each place, in order, each with the tunnel used, or NO_TUNNEL."""
    ways: tuple[tuple[Way, ...], ...]
    """Every possible way of a train from each place, open or not, shortest first."""
    demands_near: tuple[tuple[int, ...], ...]
    """The demand places that serve the ends of these ways, by place."""


_KNOWN: BoundedCache[tuple[Railway, Network]] = BoundedCache(16)


def side_for(people: int) -> Side:
    """Returns the large side for three or four people, the small one for one or two (I17.1, I18.1)."""
    return LARGE if people > 2 else SMALL


def network_of(pos: Caledonia) -> Network:
    """Returns the railway of a table, on the side for its people."""
    rows, side = railway_in(pos.rules.pack), side_for(len(pos.rules.people))
    known = _KNOWN.get((id(rows), side))
    if known is None:
        known = (rows, build_network(rows, side))
        _KNOWN.put((id(rows), side), known)
    return known[1]


def build_network(rows: Railway, side: str) -> Network:
    """Builds a railway on one side of the board."""
    names = tuple([place.id for place in rows.places])
    number = {name: at for at, name in enumerate(names)}
    beside: list[list[tuple[int, int]]] = [[] for _ in names]
    links = [(track.ends, NO_TUNNEL) for track in rows.tracks if side in track.sides]
    links += [(tunnel.small if side == SMALL else tunnel.large, at) for at, tunnel in enumerate(rows.tunnels)]
    for (one, other), tunnel in links:
        beside[number[one]].append((number[other], tunnel))
        beside[number[other]].append((number[one], tunnel))
    large = [at for at, place in enumerate(rows.places) if place.metropolis]
    large.sort(key=lambda at: [each.places for each in rows.demand_places].index((names[at],)))
    metropolis = tuple([large.index(at) if at in large else -1 for at in range(len(names))])
    next_to = tuple([tuple(sorted(each)) for each in beside])
    demand_of = tuple([_demand_place(rows, name) for name in names])
    ways = tuple(
        [
            tuple([_way(names, metropolis, next_to, start, path) for path in _paths(next_to, start)])
            for start in range(len(names))
        ]
    )
    return Network(
        names=names,
        number=number,
        metropolis=metropolis,
        cities=tuple([at for at in range(len(names)) if at not in large]),
        demand_of=demand_of,
        next_to=next_to,
        ways=ways,
        demands_near=tuple([tuple(sorted({demand_of[way.path[-1]] for way in each})) for each in ways]),
    )


def _paths(next_to: Links, start: int) -> list[tuple[int, ...]]:
    """Returns the places one or two moves from a place."""
    near = [first for first, _ in next_to[start]]
    further = [(first, second) for first in near for second, _ in next_to[first] if second != start]
    return [*[(first,) for first in near], *further]


def _way(
    names: tuple[str, ...], metropolis: tuple[int, ...], next_to: Links, start: int, path: tuple[int, ...]
) -> Way:
    sites, here = dict[int, None](), start
    for there in path:
        tunnel = tunnel_between(next_to, here, there)
        if tunnel is not None and tunnel != NO_TUNNEL:
            sites[METROPOLISES + tunnel] = None
        if metropolis[there] >= 0:
            sites[metropolis[there]] = None
        here = there
    return Way(path=path, names=tuple([names[place] for place in path]), sites=tuple(sites))


def tunnel_between(next_to: Links, here: int, there: int) -> int | None:
    """Returns the tunnel used from one place to another, NO_TUNNEL by track, None if they aren't linked."""
    return next((tunnel for place, tunnel in next_to[here] if place == there), None)


def _demand_place(rows: Railway, name: str) -> int:
    return next(at for at, each in enumerate(rows.demand_places) if name in each.places)


def steps_between(net: Network, start: int, through: "tuple[int, ...]") -> list[int]:
    """Returns the moves from a place to each other by track, passing only `through`; -1 if there is no way."""
    found = [-1] * len(net.names)
    found[start], reached = 0, [start]
    for here in reached:
        for there, tunnel in net.next_to[here]:
            if tunnel == NO_TUNNEL and there in through and found[there] < 0:
                found[there] = found[here] + 1
                reached.append(there)
    return found
