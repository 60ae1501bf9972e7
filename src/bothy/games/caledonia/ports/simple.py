"""Ports 4, 5 and 8: an upgrade and glory, money, or money and contracts (C16.10, C16.11, C16.17)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from bothy.games.caledonia.actions.contracts import draw_to_keep, why_not_draw
from bothy.games.caledonia.actions.upgrades import BonusUpgrade
from bothy.games.caledonia.ports.use import PortFreeAction
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Action, Reason, value


@value
class PortUpgrade(Action):
    """Port 4: a bonus upgrade and glory."""

    port: int


@value
class PortMoney(Action):
    """Port 5: money."""

    port: int


@value
class PortContracts(Action):
    """Port 8: money, and optionally contracts to choose from."""

    port: int
    draw: bool


class SimplePort(PortFreeAction):
    """A port that needs no further choices."""

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [self.takes[0].of(by + 1) for by in self.tries(pos, seat)]

    def why_not(self, pos: Caledonia, seat: int, action: PortUpgrade | PortMoney) -> Reason | None:
        return self.why_not_port(pos, seat, action.port)

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        return [self.takes[0].of(by + 1) for by in self.ways(pos, seat)]


class UpgradePort(SimplePort):
    """Port 4. The glory comes even if the upgrade lapses."""

    name = "upgrade-port"
    effect = "upgrade-and-glory"
    takes: ClassVar[tuple[type[Action], ...]] = (PortUpgrade,)

    def take(self, pos: Caledonia, seat: int, action: PortUpgrade) -> None:
        self.mark(pos, seat, action.port)
        pos.glorify(seat, self.figure(pos, "glory"), "port")
        pos.push(BonusUpgrade(seat))


class MoneyPort(SimplePort):
    """Port 5."""

    name = "money-port"
    effect = "money"
    takes: ClassVar[tuple[type[Action], ...]] = (PortMoney,)

    def take(self, pos: Caledonia, seat: int, action: PortMoney) -> None:
        self.mark(pos, seat, action.port)
        pos.pay(seat, self.figure(pos, "money"), "port")


class ContractsPort(PortFreeAction):
    """Port 8. The money comes whether or not contracts are drawn."""

    name = "contracts-port"
    effect = "money-and-building-bonus"
    takes: ClassVar[tuple[type[Action], ...]] = (PortContracts,)

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [PortContracts.of(by + 1, draw) for by in self.tries(pos, seat) for draw in (True, False)]

    def why_not(self, pos: Caledonia, seat: int, action: PortContracts) -> Reason | None:
        reason = self.why_not_port(pos, seat, action.port)
        return why_not_draw(pos, seat, "C16.17") if reason is None and action.draw else reason

    def take(self, pos: Caledonia, seat: int, action: PortContracts) -> None:
        self.mark(pos, seat, action.port)
        pos.pay(seat, self.figure(pos, "money"), "port")
        if action.draw:
            draw_to_keep(pos, seat)
