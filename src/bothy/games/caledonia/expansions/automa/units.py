"""The unit the Automa deploys: the glory token moves along its board (A4.20, A4.21), and what follows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bothy.games.caledonia.actions.bonuses import watch
from bothy.games.caledonia.actions.cost import bill, price_of
from bothy.games.caledonia.actions.stand import left_of, why_not_stand
from bothy.games.caledonia.expansions.automa import explain
from bothy.games.caledonia.expansions.automa.cards import card
from bothy.games.caledonia.expansions.automa.chance import PriceRoll
from bothy.games.caledonia.expansions.automa.deck import NOTCHES, automa, seat_of
from bothy.games.caledonia.expansions.automa.extra import extras
from bothy.games.caledonia.expansions.automa.market import Neighbourhood
from bothy.games.caledonia.expansions.automa.upgrades import UsePorts
from bothy.games.caledonia.pack.types.units import UNITS, WORKERS
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Frame, Step, value

WORKERS_NOTCH = len(NOTCHES) - 1


def notch_of(unit: int) -> int:
    """Returns the notch above a unit's column."""
    return WORKERS_NOTCH if unit in WORKERS else unit


def fitting_units(pos: Caledonia, hex_: int) -> list[int]:
    """Returns the kinds of unit it has, may put on a hex and can pay for (R-A18)."""
    seat = seat_of(pos)
    money = pos.players[seat].money
    return [
        unit
        for unit in range(len(UNITS))
        if why_not_stand(pos, seat, unit, hex_) is None and price_of(pos, seat, unit, hex_) <= money
    ]


def moved_token(pos: Caledonia, steps: int, fitting: Sequence[int]) -> int:
    """Returns the notch where the token stops (R-A7).

    It doesn't count used-up columns, and goes on to one that fits.
    """
    seat, token = seat_of(pos), automa(pos).token
    there = {notch_of(unit) for unit in range(len(UNITS)) if left_of(pos, seat, unit)}
    while steps:
        token = (token + 1) % len(NOTCHES)
        if token in there:
            steps -= 1
    notches = [notch_of(unit) for unit in fitting]
    while token not in notches:
        token = (token + 1) % len(NOTCHES)
    return token


@value
class ChooseUnit(Step[Caledonia]):
    """Chooses a unit for the chosen hex: if several kinds fit, the one below the token (A4.20)."""

    hex: int
    card: int

    def run(self, pos: Caledonia) -> None:
        part = automa(pos)
        units = fitting_units(pos, self.hex)
        notches = sorted({notch_of(unit) for unit in units})
        explain.units(pos, self.hex, units, notches)
        notch = notches[0]
        if len(notches) > 1:
            steps = card(pos, self.card).steps
            notch = moved_token(pos, steps, units)
            pos.emit("automa-token-moves", steps=steps, start=NOTCHES[part.token], notch=NOTCHES[notch])
            part.token = notch
        self._deploy(pos, [unit for unit in units if notch_of(unit) == notch])

    def _deploy(self, pos: Caledonia, units: list[int]) -> None:
        """Deploys the improved of two kinds of worker, else the die decides (A4.21)."""
        technology = pos.players[seat_of(pos)].technology
        improved = [unit for unit in units if unit in WORKERS and technology[WORKERS.index(unit)]]
        units = improved if len(improved) == 1 else units
        if len(units) == 1:
            pos.push(*expansion(pos, units[0], self.hex))
        else:
            pos.push(RollWorker(self.hex))


@value
class RollWorker(PriceRoll):
    """Plus for a woodcutter, minus for a miner (A4.21)."""

    hex: int

    def rolled(self, pos: Caledonia, steps: int) -> None:
        pos.push(*expansion(pos, WORKERS[0 if steps > 0 else 1], self.hex))


def expansion(pos: Caledonia, unit: int, hex_: int) -> list[Frame[Any]]:
    """Returns the deployment, then its bonuses; there is no building bonus (A4.24)."""
    after: list[Frame[Any]] = [
        frame for extra in extras(pos) for frame in extra.after_expanding(pos, seat_of(pos), hex_)
    ]
    return [Deploy(unit, hex_), Neighbourhood(hex_), *after, UsePorts()]


@value
class Deploy(Step[Caledonia]):
    """Deploys a unit on the map, at the usual cost."""

    unit: int
    hex: int

    def run(self, pos: Caledonia) -> None:
        seat = seat_of(pos)
        cost, land = pos.rules.unit_costs[self.unit], pos.board.land_cost[self.hex]
        pos.emit("automa-unit", unit=UNITS[self.unit], cost=cost, land=land)
        account = bill(pos, seat, self.unit, self.hex, False)
        pos.deploy(seat, self.unit, self.hex)
        pos.settle_bill(seat, account)
        watch(pos, seat, ((self.unit, self.hex),))
