"""The value of the clans of Industria to bots, in hundredths of a VP."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.games.caledonia.actions.reach import corners_in_reach
from bothy.games.caledonia.expansions.industria.clans.douglas import Douglas
from bothy.games.caledonia.expansions.industria.clans.fraser import Fraser, Kilts, makers
from bothy.games.caledonia.expansions.industria.clans.gordon import Gordon, Silos
from bothy.games.caledonia.expansions.industria.clans.macfarlane import MacFarlane
from bothy.games.caledonia.expansions.industria.clans.macgregor import MacGregor
from bothy.games.caledonia.expansions.industria.clans.mackintosh import Mackintosh
from bothy.games.caledonia.expansions.industria.clans.macleod import MacLeod, ShipyardBonus, Shipyards
from bothy.games.caledonia.expansions.industria.clans.macpherson import MacPherson, births
from bothy.games.caledonia.pack.types.goods import GRAIN
from bothy.games.caledonia.pack.types.units import COW, FIELD, SHEEP
from bothy.games.caledonia.position import Caledonia

MERCHANT = 25
"""Extra value of a merchant over another clan's, in stock or on the market, per round to come."""
KILT = 165
"""About that of bread, cheese and whisky."""
WEAVING = 6
"""Pounds a kilt maker adds per production: a processed good for a wool."""
FULL_SILOS = (15, 20, 12)
"""Each silo besides its grain, while rounds are to come."""
BANK = 2
"""A hex along a canal per round to come: trades as well as room."""
FURNACE = 4
"""An empty hex next to a worker per round to come."""
OPENED = 200
"""A shipyard opened by a port, used or not, so that using one is never a loss."""
REACHED = 30
"""A port in reach, per round to come."""
BONUS = 80
"""A building bonus about to be offered."""


def rounds_to_come(pos: Caledonia) -> int:
    """Returns the rounds after the current one."""
    return pos.rules.pack.setup.rounds - max(pos.round, 1)


class ValuedDouglas(Douglas):
    """Merchants that trade two units each."""

    def estimate(self, pos: Caledonia, seat: int) -> int:
        player = pos.players[seat]
        return MERCHANT * rounds_to_come(pos) * (player.merchants + sum([abs(count) for count in player.market]))


class ValuedFraser(Fraser):
    """Kilts."""

    def modify_income(self, pos: Caledonia, seat: int, out: Sequence[int], pounds: int) -> int:
        return pounds + WEAVING * makers(pos, seat) if out[SHEEP] else pounds

    def estimate(self, pos: Caledonia, seat: int) -> int:
        return KILT * pos.part(Kilts).count


class ValuedGordon(Gordon):
    """Rich fields, and silos."""

    def modify_income(self, pos: Caledonia, seat: int, out: Sequence[int], pounds: int) -> int:
        return pounds + out[FIELD] * pos.rules.prices[GRAIN][0]  # one more grain per field, at its lowest price

    def estimate(self, pos: Caledonia, seat: int) -> int:
        if pos.round >= pos.rules.pack.setup.rounds and seat in pos.passed:
            return 0
        silos = pos.part(Silos).grain
        return sum([more for more, full in zip(FULL_SILOS, silos, strict=True) if full])


class ValuedMacFarlane(MacFarlane):
    """Canals."""

    def estimate(self, pos: Caledonia, seat: int) -> int:
        return BANK * rounds_to_come(pos) * len(self.canals_of(pos, seat))


class ValuedMacGregor(MacGregor):
    """Sheep for sale."""

    def modify_income(self, pos: Caledonia, seat: int, out: Sequence[int], pounds: int) -> int:
        """Adds the gain of selling one sheep per production for more than a new one costs."""
        gain = self.figure("sheep_sale") - pos.rules.unit_costs[SHEEP]
        return pounds + gain if out[SHEEP] else pounds


class ValuedMackintosh(Mackintosh):
    """Places for deployments that pay."""

    def estimate(self, pos: Caledonia, seat: int) -> int:
        rounds = rounds_to_come(pos)
        return FURNACE * rounds * len(self.heated(pos, seat)) if rounds else 0


class ValuedMacLeod(MacLeod):
    """Shipyards that are open, and ports in reach that open more."""

    def estimate(self, pos: Caledonia, seat: int) -> int:
        yards, marked = len(pos.part(Shipyards).tiles), pos.players[seat].ports
        corners = corners_in_reach(pos, seat) if pos.ports else 0
        reached = [tile for corner, tile in enumerate(pos.ports) if tile in marked or corners >> corner & 1]
        worth = min(len(marked), yards) * OPENED
        worth += min(len(reached), yards) * REACHED * (rounds_to_come(pos) + 1)
        return worth + BONUS * len([frame for frame in pos.stack if isinstance(frame, ShipyardBonus)])


class ValuedMacPherson(MacPherson):
    """Animals to be born."""

    def modify_income(self, pos: Caledonia, seat: int, out: Sequence[int], pounds: int) -> int:
        for animal in (COW, SHEEP):
            if out[animal] > 1 and births(pos, seat, animal):
                pounds += pos.rules.unit_costs[animal]
        return pounds
