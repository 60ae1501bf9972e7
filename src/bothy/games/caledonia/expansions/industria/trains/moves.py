"""Moves of trains: one or two places, open to the owner, with fees paid and goods for the demand (I13)."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.games.caledonia.actions.at_hand import too_dear
from bothy.games.caledonia.actions.paying import can_pay
from bothy.games.caledonia.expansions.industria.milestones.part import Milestones, has_claimed
from bothy.games.caledonia.expansions.industria.trains.demands import Demands, demand_at, rows_of
from bothy.games.caledonia.expansions.industria.trains.network import (
    METROPOLISES,
    NO_TUNNEL,
    Way,
    network_of,
    tunnel_between,
)
from bothy.games.caledonia.expansions.industria.trains.part import GONE, Railway
from bothy.games.caledonia.expansions.industria.trains.payment import marks_to_leave_out, ways_to_pay, why_not_pay
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Reason


def uses_tunnel(pos: Caledonia, start: int, path: Sequence[int]) -> bool:
    """Returns whether a way leads through a tunnel."""
    net, here = network_of(pos), start
    for there in path:
        if tunnel_between(net.next_to, here, there) not in (NO_TUNNEL, None):
            return True
        here = there
    return False


def met(pos: Caledonia, seat: int, path: Sequence[int]) -> list[int]:
    """Returns the owners of trains passed or joined, one entry per train (I13.4, R-I2), not of those left."""
    part = pos.part(Railway)
    found: list[int] = []
    for place in path:
        for trains in (part.trains, part.minis):
            found += [other for other, at in enumerate(trains) if at == place and other != seat]
    return found


def fees(pos: Caledonia, seat: int, path: Sequence[int]) -> int:
    """Returns the fees of a way."""
    return rows_of(pos).figures.fee * len(met(pos, seat, path))


def why_not_go(pos: Caledonia, seat: int, start: int, path: Sequence[int]) -> Reason | None:
    """Returns the reason a seat's train can't go this way (tracks, locks, fees), or None."""
    net = network_of(pos)
    if not 1 <= len(path) <= rows_of(pos).figures.most_places:
        return Reason("train-one-or-two", rule="I13.2")
    here = start
    for there in path:
        tunnel = tunnel_between(net.next_to, here, there)
        if tunnel is None:
            return Reason("train-no-track", rule="I13.2", stop=net.names[there])
        if tunnel != NO_TUNNEL and not has_claimed(pos, seat, METROPOLISES + tunnel):
            return Reason("train-tunnel-locked", rule="I13.3", stop=net.names[there])
        if net.metropolis[there] >= 0 and not has_claimed(pos, seat, net.metropolis[there]):
            return Reason("train-metropolis-locked", rule="I13.3", stop=net.names[there])
        here = there
    if here == start:
        return Reason("train-back-again", rule="I13.2")
    cost, money = fees(pos, seat, path), pos.players[seat].money
    return too_dear(pos, seat, "I13.4", cost, money) if cost > money else None


def why_not_end(pos: Caledonia, seat: int, place: int, other: int) -> Reason | None:
    """Returns the reason a train can't end at its owner's other train, or None (I17.4)."""
    return Reason("train-joins-own", rule="I17.4") if place == other else None


def why_not_deliver(pos: Caledonia, seat: int, place: int) -> Reason | None:
    """Returns the reason a seat can't deliver at a place: no demand, no bonus left, or missing goods (I13.5)."""
    net = network_of(pos)
    demand = demand_at(pos, net.demand_of[place])
    if demand is None:
        return Reason("train-no-demand", rule="I13.5", stop=net.names[place])
    if pos.part(Railway).bonuses[place] == GONE:
        return Reason("train-served", rule="I18.3", stop=net.names[place])
    if ways_to_pay(pos, seat, demand.goods):
        return None
    return why_not_pay(pos, seat, demand.goods, "I13.5")


def can_deliver_after(pos: Caledonia, seat: int, path: Sequence[int], place: int) -> bool:
    """Returns whether a seat that could deliver at a place still can after the fees of a way.

    Port 16 may cost money: a toll, or the use of port 9.
    """
    if not met(pos, seat, path):
        return True
    demand, after = demand_at(pos, network_of(pos).demand_of[place]), pos.copy()
    after.trace = None
    pay_fees(after, seat, path)
    return demand is not None and bool(ways_to_pay(after, seat, demand.goods))


def ways_to_deliver(pos: Caledonia, seat: int) -> list[Way]:
    """Returns the ways of a seat's train, open or not, that end where it could deliver, by `why_not_deliver`.

    It iterates over demands, not ways: there are fewer of them, and a seat can usually pay none.
    """
    part, net = pos.part(Railway), network_of(pos)
    start = part.trains[seat]
    rows, tiles, marks = rows_of(pos).demands, pos.part(Demands).places, marks_to_leave_out(pos, seat)
    paid: list[int] = []
    for place in net.demands_near[start]:
        if tiles[place] >= 0:
            goods = rows[tiles[place]].goods
            if can_pay(pos, seat, goods) or (marks and ways_to_pay(pos, seat, goods)):
                paid.append(place)
    if not paid:
        return []
    demand_of, bonuses = net.demand_of, part.bonuses
    return [way for way in net.ways[start] if demand_of[way.path[-1]] in paid and bonuses[way.path[-1]] != GONE]


def open_ways(pos: Caledonia, seat: int, ways: Sequence[Way]) -> list[Way]:
    """Returns the ways that `why_not_go` allows: without locks, and with affordable fees."""
    claims, figures, money = pos.part(Milestones).claims, rows_of(pos).figures, pos.players[seat].money
    free = [way for way in ways if not way.sites or all(seat in claims[site] for site in way.sites)]
    return [
        way
        for way in free
        if len(way.path) <= figures.most_places and figures.fee * len(met(pos, seat, way.path)) <= money
    ]


def open_paths(pos: Caledonia, seat: int, start: int, other: int) -> list[tuple[int, ...]]:
    """Returns the ways a train may go now, without ending at its owner's other train."""
    ways = [way for way in network_of(pos).ways[start] if way.path[-1] != other]
    return [way.path for way in open_ways(pos, seat, ways)]


def pay_fees(pos: Caledonia, seat: int, path: Sequence[int]) -> None:
    """Pays each owner of a train met, before the delivery (I13.4)."""
    fee = rows_of(pos).figures.fee
    for other in met(pos, seat, path):
        pos.pay(seat, -fee, "train-met")
        pos.pay(other, fee, "train-met")
