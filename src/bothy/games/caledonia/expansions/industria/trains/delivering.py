"""A delivery: goods, glory at a metropolis, a marker from the track, the bonus, the station at the fifth (I13)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bothy.games.caledonia.expansions.industria.milestones.part import unlock
from bothy.games.caledonia.expansions.industria.trains.bonus import begin_bonus
from bothy.games.caledonia.expansions.industria.trains.demands import Demands, demand_at, rows_of, told
from bothy.games.caledonia.expansions.industria.trains.network import network_of
from bothy.games.caledonia.expansions.industria.trains.part import GONE, Railway
from bothy.games.caledonia.expansions.industria.trains.payment import Way, pay_demand, ways_to_pay
from bothy.games.caledonia.expansions.industria.trains.station import StationAfter, StationFirst
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Action, Frame, Reason, value


@value
class Deliver(Action):
    """Pay the demand, leaving out some goods by marking ports (port 16)."""

    spare: "tuple[str, ...]"
    ports: "tuple[int, ...]"


@value
class Delivering(Frame[Caledonia]):
    """The choice of how to pay for the train's delivery. Skipped if there is only one way."""

    takes = (Deliver,)
    seat: int

    def _ways(self, pos: Caledonia) -> list[Way]:
        place = network_of(pos).demand_of[pos.part(Railway).trains[self.seat]]
        demand = demand_at(pos, place)
        return [] if demand is None else ways_to_pay(pos, self.seat, demand.goods)

    def seats_to_act(self, pos: Caledonia) -> Sequence[int]:
        return (self.seat,) if len(self._ways(pos)) > 1 else ()

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [Deliver.of(spare, ports) for spare, ports in self._ways(pos)]

    def why_not(self, pos: Caledonia, seat: int, action: Deliver) -> Reason | None:
        there = (action.spare, action.ports) in self._ways(pos)
        return None if there else Reason("train-no-such-payment", rule="I13.6")

    def take(self, pos: Caledonia, seat: int, action: Deliver) -> None:
        deliver(pos, seat, (action.spare, action.ports))

    def close(self, pos: Caledonia) -> None:
        deliver(pos, self.seat, self._ways(pos)[0])


def deliver(pos: Caledonia, seat: int, way: Way) -> None:
    """Pays, tilts the train, takes the marker; then bonus and station in their owner's order (I13.6 to I13.10)."""
    part, net, rows = pos.part(Railway), network_of(pos), rows_of(pos)
    place = part.trains[seat]
    demand = demand_at(pos, net.demand_of[place])
    assert demand is not None
    pos.emit("delivered", seat=seat, stop=net.names[place], goods=told(demand.goods))
    height = len(pos.stack)
    pay_demand(pos, seat, demand.goods, way)
    paying = pos.stack[height:]  # the payment's questions, such as kilts, come before the bonus (R-I49)
    del pos.stack[height:]
    pos.part(Demands).used[net.demand_of[place]] = 1  # stays until preparation (I13.7, R-I4)
    part.tilted[seat] = 1
    if net.metropolis[place] >= 0:
        pos.glorify(seat, rows.figures.metropolis_glory, "metropolis")
    bonus = part.bonuses[place]  # I13.11
    if len(pos.rules.people) == 1:  # I18.3
        part.bonuses[place] = GONE
        part.served += 1
        lines = [("bonuses-placed", -1, "served"), ("bonuses-gone", 1, "served")]
        pos.emit("bonus-gone", lines, stop=net.names[place], bonus=rows.deliveries[bonus].id)
    if take_marker(pos, seat, "delivery"):
        pos.push(StationFirst(seat), *begin_bonus(pos, seat, bonus), StationAfter(seat))
    else:
        pos.push(*begin_bonus(pos, seat, bonus))
    pos.stack += paying


def take_marker(pos: Caledonia, seat: int, why: str) -> bool:
    """Takes the leftmost piece from the delivery track, if any (R-I7); returns whether it is the station."""
    part = pos.part(Railway)
    if not part.track[seat]:
        return False
    part.track[seat] -= 1
    pos.emit("marker-taken", [(f"track-{seat}", -1, why)], seat=seat, left=part.track[seat])
    if part.track[seat]:
        unlock(pos, seat, why)
    return not part.track[seat]


FRAMES: Sequence[type[Frame[Caledonia]]] = (Delivering,)
REASONS: tuple[str, ...] = ("train-no-such-payment",)
EVENTS: tuple[str, ...] = ("delivered", "bonus-gone", "marker-taken")
