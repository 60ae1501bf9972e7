"""The technology and the upgrade icon (A4.7, A4.14), and ports used as soon as they are in reach (A4.1)."""

from __future__ import annotations

from bothy.games.caledonia.actions.reach import corners_in_reach
from bothy.games.caledonia.actions.upgrades import HIRE, TECHNOLOGIES, UPGRADING
from bothy.games.caledonia.actions.upgrades import SHIPPING as SHIP
from bothy.games.caledonia.expansions.automa import explain
from bothy.games.caledonia.expansions.automa.cards import SHIPPING, TECHNOLOGY, UPGRADE, amounts
from bothy.games.caledonia.expansions.automa.chance import CardDraw, PriceRoll
from bothy.games.caledonia.expansions.automa.deck import automa, draw, lines, seat_of
from bothy.games.caledonia.map.grid import MODULES
from bothy.games.caledonia.pack.types.units import WORKERS
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Outcome, Step, value


@value
class UsePorts(Step[Caledonia]):
    """Uses each unused port in reach, which pays at once, in the order of the corners (A4.1, R-A21)."""

    def run(self, pos: Caledonia) -> None:
        seat = seat_of(pos)
        player, near = pos.players[seat], corners_in_reach(pos, seat)
        for corner, tile in enumerate(pos.ports):
            if near >> corner & 1 and tile not in player.ports:
                player.ports += (tile,)
                pos.emit("automa-port", [(f"ports-{seat}", 1, "port")], port=tile + 1, corner=MODULES[corner])
                pos.pay(seat, amounts(pos).port, "port")


@value
class TechnologyIcon(Step[Caledonia]):
    """Improves workers of a kind that has three deployed (A4.7)."""

    def run(self, pos: Caledonia) -> None:
        seat = seat_of(pos)
        player, rules = pos.players[seat], pos.rules
        ready = [
            at
            for at, unit in enumerate(WORKERS)
            if rules.pieces[unit] - player.left[unit] >= amounts(pos).workers_out and not player.technology[at]
        ]
        if not ready:
            out = [
                0 if player.technology[at] else rules.pieces[unit] - player.left[unit]
                for at, unit in enumerate(WORKERS)
            ]
            explain.lacks(pos, TECHNOLOGY, max(out), amounts(pos).workers_out)
            pos.emit("automa-cannot", icon=TECHNOLOGY, why="no-workers")
        elif player.money < UPGRADING.costs(pos, seat)[1]:
            explain.lacks(pos, TECHNOLOGY, player.money, UPGRADING.costs(pos, seat)[1])
            pos.emit("automa-cannot", icon=TECHNOLOGY, why="no-money")
        else:
            automa(pos).acted = True
            if len(ready) == 1:
                UPGRADING.take(pos, seat, TECHNOLOGIES[ready[0]])
            else:
                pos.push(RollTechnology())


@value
class RollTechnology(PriceRoll):
    """The kind of worker: plus for woodcutters, minus for miners (A4.7)."""

    def rolled(self, pos: Caledonia, steps: int) -> None:
        UPGRADING.take(pos, seat_of(pos), TECHNOLOGIES[0 if steps > 0 else 1])


@value
class UpgradeIcon(Step[Caledonia]):
    """Takes shipping or a merchant; while both are possible, a support card decides (A4.14)."""

    def run(self, pos: Caledonia) -> None:
        seat = seat_of(pos)
        player = pos.players[seat]
        ships, hires = player.shipping < pos.rules.last_level, player.to_hire > 0
        if not ships and not hires:
            pos.emit("automa-cannot", icon=UPGRADE, why="tracks-full")
        elif player.money < UPGRADING.costs(pos, seat)[0]:  # draws no support card (R-A16)
            explain.lacks(pos, UPGRADE, player.money, UPGRADING.costs(pos, seat)[0])
            pos.emit("automa-cannot", icon=UPGRADE, why="no-money")
        elif ships and hires:
            pos.push(DrawUpgrade())
        else:
            improve(pos, ships)


@value
class DrawUpgrade(CardDraw):
    """The support card of an upgrade (A4.4)."""

    def dealt(self, pos: Caledonia, outcome: Outcome) -> None:
        support = draw(pos, outcome)
        changes = lines(pos, "draw", deck=-1, hand=1)
        pos.emit("automa-support-upgrade", changes, card=outcome, upgrade=support.upgrade)
        improve(pos, support.upgrade == SHIPPING)


def improve(pos: Caledonia, ships: bool) -> None:
    """Pays for one step of shipping or one merchant; ships may bring a port into reach."""
    automa(pos).acted = True
    UPGRADING.take(pos, seat_of(pos), SHIP if ships else HIRE)
    pos.push(UsePorts())
