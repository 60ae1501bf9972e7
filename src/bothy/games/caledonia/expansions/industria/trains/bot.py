"""The railway's value to bots, in hundredths of a VP: deliveries, and the goods for the next one."""

from __future__ import annotations

from bothy.games.caledonia.expansions.industria.trains.bonus.parts import DeliveryBonus
from bothy.games.caledonia.expansions.industria.trains.bonus.question import BonusPart
from bothy.games.caledonia.expansions.industria.trains.demands import Demands, rows_of
from bothy.games.caledonia.expansions.industria.trains.module import Trains, delivery_vp
from bothy.games.caledonia.expansions.industria.trains.network import NO_TUNNEL, network_of
from bothy.games.caledonia.expansions.industria.trains.part import (
    NOWHERE,
    SPACES,
    Railway,
    delivered,
    further_actions,
)
from bothy.games.caledonia.position import Caledonia

DELIVERY = (300, 400, 500, 600, 700, 800)
"""A delivery besides its points, by rounds to come: the marker, and the higher score of the next one."""
BONUS = 250
"""A delivery bonus not yet taken."""
READY = 250
"""All goods for the cheapest demand, with a train that may still run this round."""
POUND = 12
"""Deduction from READY per missing pound."""
MERCHANT = 150
ACTION = 200


class ValuedTrains(Trains):
    """The sum of these values."""

    def estimate(self, pos: Caledonia, seat: int) -> int:
        if seat not in pos.rules.people:
            return 0
        part = pos.part(Railway)
        to_come = pos.rules.pack.setup.rounds - pos.round
        worth = 100 * delivery_vp(pos, seat) + DELIVERY[to_come] * delivered(pos, seat)
        worth += MERCHANT * len([1 for _, owner in part.reserved if owner == seat])
        if pos.turn is not None and pos.now.seat == seat:
            if pos.stack and isinstance(pos.stack[-1], DeliveryBonus | BonusPart):
                worth += BONUS
            more = further_actions(pos)
            if more and seat not in pos.passed:
                worth += ACTION * max(0, more + 1 - pos.now.acted)
        waits = not part.tilted[seat] and part.trains[seat] != NOWHERE and seat not in pos.passed
        if waits and delivered(pos, seat) < SPACES:
            worth += max(0, READY - POUND * missing_pounds(pos, seat))
        return worth


def missing_pounds(pos: Caledonia, seat: int) -> int:
    """Returns the price of the goods a seat lacks for the cheapest demand within two moves of its train."""
    goods, rows, demands = pos.players[seat].goods, rows_of(pos).demands, pos.part(Demands).places
    prices, best = [pos.price(good) for good in range(len(goods))], READY
    for place in _near(pos, pos.part(Railway).trains[seat]):
        if demands[place] >= 0:
            short = 0
            for good, need in enumerate(rows[demands[place]].goods):
                if need > goods[good]:
                    short += (need - goods[good]) * prices[good]
            best = min(best, short)
    return best


def _near(pos: Caledonia, start: int) -> list[int]:
    """Returns the demand places of cities one or two moves away; most seats can't use metropolises or tunnels."""
    net = network_of(pos)
    found: dict[int, None] = {}
    for first, tunnel in net.next_to[start]:
        if tunnel == NO_TUNNEL and net.metropolis[first] < 0:
            found[net.demand_of[first]] = None
            for second, further in net.next_to[first]:
                if further == NO_TUNNEL and net.metropolis[second] < 0 and second != start:
                    found[net.demand_of[second]] = None
    return list(found)
