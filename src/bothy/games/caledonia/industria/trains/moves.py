"""Where a train may go: one or two places, open to its owner, the fees paid, and goods for the demand (I13)."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.games.caledonia.actions.at_hand import too_dear
from bothy.games.caledonia.actions.paying import can_pay
from bothy.games.caledonia.industria.milestones.part import Milestones, has_claimed
from bothy.games.caledonia.industria.trains.demands import Demands, demand_at, rows_of
from bothy.games.caledonia.industria.trains.network import METROPOLISES, NO_TUNNEL, Way, network_of, tunnel_between
from bothy.games.caledonia.industria.trains.part import GONE, Railway
from bothy.games.caledonia.industria.trains.payment import marks_to_leave_out, ways_to_pay, why_not_pay
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Reason


def uses_tunnel(pos: Caledonia, start: int, path: Sequence[int]) -> bool:
    """Whether a way leads through a tunnel."""
    net, here = network_of(pos), start
    for there in path:
        if tunnel_between(net.next_to, here, there) not in (NO_TUNNEL, None):
            return True
        here = there
    return False


def met(pos: Caledonia, seat: int, path: Sequence[int]) -> list[int]:
    """The owners of trains passed or joined, one entry a train (I13.4, R-I2); those left behind don't count."""
    part = pos.part(Railway)
    found: list[int] = []
    for place in path:
        for trains in (part.trains, part.minis):
            found += [other for other, at in enumerate(trains) if at == place and other != seat]
    return found


def fees(pos: Caledonia, seat: int, path: Sequence[int]) -> int:
    """What a way costs."""
    return rows_of(pos).figures.fee * len(met(pos, seat, path))


def why_not_go(pos: Caledonia, seat: int, start: int, path: Sequence[int]) -> Reason | None:
    """What keeps a train of a seat from going this way: tracks, locks, fees."""
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
    """What keeps a train from ending where the other one of its owner is (I17.4)."""
    return Reason("train-joins-own", rule="I17.4") if place == other else None


def why_not_deliver(pos: Caledonia, seat: int, place: int) -> Reason | None:
    """What keeps a seat from delivering at a place: no demand, no bonus left, or goods it hasn't got (I13.5)."""
    net = network_of(pos)
    demand = demand_at(pos, net.demand_of[place])
    if demand is None:
        return Reason("train-no-demand", rule="I13.5", stop=net.names[place])
    if pos.part(Railway).bonuses[place] == GONE:
        return Reason("train-served", rule="I18.3", stop=net.names[place])
    if ways_to_pay(pos, seat, demand.goods):
        return None
    return why_not_pay(pos, seat, demand.goods, "I13.5")


def ways_to_deliver(pos: Caledonia, seat: int) -> list[Way]:
    """The ways of a seat's train, open or not, at whose ends it could deliver: those `why_not_deliver` allows.

    It goes by demands and not by ways: there are fewer of them, and most of the time a seat can pay none.
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
    """Those of some ways from where a train is that `why_not_go` allows: no lock on them, and the fees at hand."""
    claims, figures, money = pos.part(Milestones).claims, rows_of(pos).figures, pos.players[seat].money
    free = [way for way in ways if not way.sites or all(seat in claims[site] for site in way.sites)]
    return [
        way
        for way in free
        if len(way.path) <= figures.most_places and figures.fee * len(met(pos, seat, way.path)) <= money
    ]


def open_paths(pos: Caledonia, seat: int, start: int, other: int) -> list[tuple[int, ...]]:
    """The ways a train may go now, without ending where the other one of its owner is."""
    ways = [way for way in network_of(pos).ways[start] if way.path[-1] != other]
    return [way.path for way in open_ways(pos, seat, ways)]


def pay_fees(pos: Caledonia, seat: int, path: Sequence[int]) -> None:
    """Pay each owner of a train met, before anything is delivered (I13.4)."""
    fee = rows_of(pos).figures.fee
    for other in met(pos, seat, path):
        pos.pay(seat, -fee, "train-met")
        pos.pay(other, fee, "train-met")
