"""Ports 13 and 15: technology or glory, and merchants (I22.5, I22.7)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from bothy.games.caledonia.actions.upgrades import (
    BACK,
    BONUS_UPGRADING,
    DONE,
    HIRE,
    TECHNOLOGIES,
    Done,
    HireMerchant,
    TakeMerchantBack,
    UpgradeTechnology,
)
from bothy.games.caledonia.ports.use import PortFreeAction
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Action, Frame, Reason, Text, value


@value
class PortTechnology(Action):
    """Port 13: technology for money, or else glory."""

    port: int
    technology: bool


def unturned(pos: Caledonia, seat: int) -> list[UpgradeTechnology]:
    """Returns the technology tiles that a seat could still turn over."""
    player, vetoes = pos.players[seat], pos.hooks_of(seat).why_not_upgrade
    open_ = [action for at, action in enumerate(TECHNOLOGIES) if not player.technology[at]]
    return [action for action in open_ if all(veto(pos, seat, action) is None for veto in vetoes)]


class TechnologyPort(PortFreeAction):
    """Port 13: both technologies for one price, even if only one is left to turn over (R-I43)."""

    name = "technology-port"
    effect = "technologies-or-glory"
    takes: ClassVar[tuple[type[Action], ...]] = (PortTechnology,)

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [PortTechnology.of(by + 1, wanted) for by in self.tries(pos, seat) for wanted in (True, False)]

    def why_not(self, pos: Caledonia, seat: int, action: PortTechnology) -> Reason | None:
        reason = self.why_not_port(pos, seat, action.port)
        if reason is not None or not action.technology:
            return reason
        if not unturned(pos, seat):
            return Reason("no-technology-left", rule="I22.5")
        return self.why_not_pay(pos, seat, action.port, self.figure(pos, "cost"), "I22.5")

    def take(self, pos: Caledonia, seat: int, action: PortTechnology) -> None:
        self.mark(pos, seat, action.port)
        if not action.technology:
            pos.glorify(seat, self.figure(pos, "glory"), "port")
            return
        pos.pay(seat, -self.figure(pos, "cost"), "port")
        for each in unturned(pos, seat)[: self.figure(pos, "technologies")]:
            pos.players[seat].technology[TECHNOLOGIES.index(each)] = 1
            pos.emit("technology", [(f"technology-{seat}", 1, "upgrade")], seat=seat, unit=each.unit)


@value
class PortMerchants(Action):
    """Port 15: merchants."""

    port: int


class MerchantPort(PortFreeAction):
    """Port 15: merchants are hired, or taken back from the market, one after the other."""

    name = "merchant-port"
    effect = "hire-merchants"
    takes: ClassVar[tuple[type[Action], ...]] = (PortMerchants,)

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [PortMerchants.of(by + 1) for by in self.tries(pos, seat)]

    def why_not(self, pos: Caledonia, seat: int, action: PortMerchants) -> Reason | None:
        reason = self.why_not_port(pos, seat, action.port)
        if reason is None and len(pos.players[seat].fulfilled) < self.figure(pos, "contracts"):
            return Reason("no-contract-fulfilled", rule="I22.7")
        return reason

    def take(self, pos: Caledonia, seat: int, action: PortMerchants) -> None:
        self.mark(pos, seat, action.port)
        pos.push(MerchantUpgrades(seat, self.figure(pos, "merchants")))


@value
class MerchantUpgrades(Frame[Caledonia]):
    """Up to `left` merchants to hire or to take back."""

    takes = (HireMerchant, TakeMerchantBack, Done)
    seat: int
    left: int

    def seats_to_act(self, pos: Caledonia) -> Sequence[int]:
        return (self.seat,) if self.left and len(self.options(pos, self.seat)) > 1 else ()

    def ask(self, pos: Caledonia, seat: int) -> Text:
        return Text("ask-merchant-upgrades", left=self.left)

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [HIRE, *BACK, DONE]

    def why_not(self, pos: Caledonia, seat: int, action: HireMerchant | TakeMerchantBack | Done) -> Reason | None:
        return None if isinstance(action, Done) else BONUS_UPGRADING.why_not(pos, seat, action)

    def take(self, pos: Caledonia, seat: int, action: HireMerchant | TakeMerchantBack | Done) -> None:
        if not isinstance(action, Done):
            pos.push(MerchantUpgrades(seat, self.left - 1))
            BONUS_UPGRADING.take(pos, seat, action)


FRAMES: Sequence[type[Frame[Caledonia]]] = (MerchantUpgrades,)
REASONS: tuple[str, ...] = ("no-technology-left", "no-contract-fulfilled")
