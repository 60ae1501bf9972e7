"""Where a train may go: one or two places, open to its owner, the fees paid, and goods for the demand (I13)."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.games.caledonia.actions.at_hand import too_dear
from bothy.games.caledonia.industria.milestones.part import has_claimed
from bothy.games.caledonia.industria.trains.demands import Demands, demand_at, rows_of
from bothy.games.caledonia.industria.trains.network import NO_TUNNEL, Network, network_of
from bothy.games.caledonia.industria.trains.part import GONE, Railway
from bothy.games.caledonia.industria.trains.payment import can_pay, marks_to_leave_out, ways_to_pay, why_not_pay
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Reason

METROPOLISES = 2
"""Milestones of metropolises come before those of tunnels."""


def tunnel_between(net: Network, here: int, there: int) -> int | None:
    """The tunnel used from one place to another, NO_TUNNEL by track, None if they aren't linked."""
    return next((tunnel for place, tunnel in net.next_to[here] if place == there), None)


def uses_tunnel(pos: Caledonia, start: int, path: Sequence[int]) -> bool:
    """Whether a way leads through a tunnel."""
    net, here = network_of(pos), start
    for there in path:
        if tunnel_between(net, here, there) not in (NO_TUNNEL, None):
            return True
        here = there
    return False


def met(pos: Caledonia, seat: int, path: Sequence[int]) -> list[int]:
    """The owners of trains passed or joined, one entry a train (I13.4, R-I2); those left behind don't count."""
    part, found = pos.part(Railway), list[int]()
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
        tunnel = tunnel_between(net, here, there)
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


def deliverable(pos: Caledonia, seat: int) -> list[int]:
    """The places at which a seat could deliver, if its train got there."""
    rows, marks, paid = rows_of(pos).demands, marks_to_leave_out(pos, seat), list[bool]()
    for tile in pos.part(Demands).places:
        goods = rows[tile].goods if tile >= 0 else ()
        plainly = tile >= 0 and can_pay(pos, seat, goods)
        paid.append(plainly or (tile >= 0 and bool(marks) and bool(ways_to_pay(pos, seat, goods))))
    if not any(paid):
        return []
    net = network_of(pos)
    return [place for place in range(len(net.names)) if paid[net.demand_of[place]]]


def paths(pos: Caledonia, seat: int, start: int) -> list[tuple[int, ...]]:
    """Every way that a train might go, open or not, shortest first."""
    net, found = network_of(pos), list[tuple[int, ...]]()
    for first, _ in net.next_to[start]:
        found.append((first,))
    for first, _ in net.next_to[start]:
        found += [(first, second) for second, _ in net.next_to[first] if second != start]
    return found


def open_paths(pos: Caledonia, seat: int, start: int, other: int) -> list[tuple[int, ...]]:
    """The ways a train may go now, without ending where the other one of its owner is."""
    return [
        path
        for path in paths(pos, seat, start)
        if path[-1] != other and why_not_go(pos, seat, start, path) is None
    ]


def pay_fees(pos: Caledonia, seat: int, path: Sequence[int]) -> None:
    """Pay each owner of a train met, before anything is delivered (I13.4)."""
    fee = rows_of(pos).figures.fee
    for other in met(pos, seat, path):
        pos.pay(seat, -fee, "train-met")
        pos.pay(other, fee, "train-met")
