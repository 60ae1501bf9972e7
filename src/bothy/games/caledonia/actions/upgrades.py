"""Upgrades: shipping, technology, merchants; as main actions and as bonus upgrades (C13)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from bothy.games.caledonia.actions.action_rule import ActionRule
from bothy.games.caledonia.actions.at_hand import has_choice, too_dear
from bothy.games.caledonia.pack.types.goods import GOODS
from bothy.games.caledonia.pack.types.units import UNITS, WORKERS
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Action, Frame, Reason, RuleGroup, value
from bothy.kernel.composite_frame import CompositeFrame


@value
class UpgradeShipping(Action):
    """Move the shipping marker one position on."""


@value
class UpgradeTechnology(Action):
    """Turn over the technology tile of woodcutters or miners."""

    unit: str


@value
class HireMerchant(Action):
    """Move a merchant from the board to stock."""


@value
class TakeMerchantBack(Action):
    """Return a merchant from the market to stock."""

    good: str


@value
class Done(Action):
    """Decline the rest."""


Upgrade = UpgradeShipping | UpgradeTechnology | HireMerchant | TakeMerchantBack

SHIPPING = UpgradeShipping()
TECHNOLOGIES: tuple[UpgradeTechnology, ...] = tuple([UpgradeTechnology(UNITS[unit]) for unit in WORKERS])
HIRE = HireMerchant()
BACK: tuple[TakeMerchantBack, ...] = tuple([TakeMerchantBack(good) for good in GOODS])
DONE = Done()


class Upgrading(ActionRule):
    """The three upgrades, paid for."""

    name = "upgrading"
    takes: ClassVar[tuple[type[Action], ...]] = (UpgradeShipping, UpgradeTechnology, HireMerchant)

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [SHIPPING, *TECHNOLOGIES, HIRE]

    def costs(self, pos: Caledonia, seat: int) -> tuple[int, int, int]:
        """Returns the costs of shipping, technology and a merchant here."""
        return pos.rules.upgrade_costs

    def cost(self, pos: Caledonia, seat: int, action: Action) -> int:
        """Returns the cost of an upgrade here."""
        shipping, technology, merchant = self.costs(pos, seat)
        if isinstance(action, UpgradeTechnology):
            return technology
        return shipping if action == SHIPPING else merchant if action == HIRE else 0

    def why_not(self, pos: Caledonia, seat: int, action: Upgrade) -> Reason | None:
        player = pos.players[seat]
        for hook in pos.hooks_of(seat).why_not_upgrade:
            reason = hook(pos, seat, action)
            if reason is not None:
                return reason
        if isinstance(action, UpgradeShipping) and player.shipping == pos.rules.last_level:
            return Reason("shipping-complete", rule="C13.1")
        if isinstance(action, UpgradeTechnology):
            reason = _why_not_technology(pos, seat, action)
            if reason is not None:
                return reason
        if isinstance(action, HireMerchant) and not player.to_hire:
            return Reason("all-merchants-hired", rule="C13.3")
        if isinstance(action, TakeMerchantBack):
            return _why_not_back(pos, seat, action)
        cost = self.cost(pos, seat, action)
        if cost <= player.money:
            return None
        rule = "C13.2" if isinstance(action, UpgradeTechnology) else "C13.1" if action == SHIPPING else "C13.3"
        return too_dear(pos, seat, rule, cost, player.money)

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        player = pos.players[seat]
        money, costs = player.money, self.costs(pos, seat)
        found: list[Action] = []
        if money >= costs[0] and player.shipping < pos.rules.last_level:
            found.append(SHIPPING)
        if money >= costs[1]:
            found += [each for each, turned in zip(TECHNOLOGIES, player.technology, strict=True) if not turned]
        if player.to_hire and money >= costs[2]:
            found.append(HIRE)
        for hook in pos.rules.seat_hooks[player.clan].why_not_upgrade:
            found = [action for action in found if hook(pos, seat, action) is None]
        return found

    def take(self, pos: Caledonia, seat: int, action: Upgrade) -> None:
        player = pos.players[seat]
        pos.pay(seat, -self.cost(pos, seat, action), "upgrade")
        if isinstance(action, UpgradeShipping):
            player.shipping += 1
            pos.emit("shipping", [(f"shipping-{seat}", 1, "upgrade")], seat=seat, level=player.shipping)
        elif isinstance(action, UpgradeTechnology):
            player.technology[WORKERS.index(UNITS.index(action.unit))] = 1
            pos.emit("technology", [(f"technology-{seat}", 1, "upgrade")], seat=seat, unit=action.unit)
        elif isinstance(action, HireMerchant):
            player.to_hire -= 1
            player.merchants += 1
            pos.emit("hired", [(f"to-hire-{seat}", -1, "hire"), (f"merchants-{seat}", 1, "hire")], seat=seat)
        else:
            good = GOODS.index(action.good)
            player.market[good] -= 1 if player.market[good] > 0 else -1
            player.merchants += 1
            lines = [(f"market-{seat}", -1, "back"), (f"merchants-{seat}", 1, "back")]
            pos.emit("merchant-back", lines, seat=seat, good=action.good)


class BonusUpgrading(Upgrading):
    """The upgrades as a bonus: technology for less, the others free, or a merchant back (C13.4)."""

    name = "bonus-upgrading"
    takes: ClassVar[tuple[type[Action], ...]] = (
        UpgradeShipping,
        UpgradeTechnology,
        HireMerchant,
        TakeMerchantBack,
    )

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [SHIPPING, *TECHNOLOGIES, HIRE, *BACK]

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        player = pos.players[seat]
        market, vetoes = player.market, pos.rules.seat_hooks[player.clan].why_not_upgrade
        back: list[Action] = [each for good, each in enumerate(BACK) if market[good]]
        for hook in vetoes:
            back = [action for action in back if hook(pos, seat, action) is None]
        return super().options(pos, seat) + back

    def costs(self, pos: Caledonia, seat: int) -> tuple[int, int, int]:
        """Returns the bonus costs: only technology costs anything."""
        return pos.rules.bonus_costs


def _why_not_technology(pos: Caledonia, seat: int, action: UpgradeTechnology) -> Reason | None:
    if action not in TECHNOLOGIES:
        return Reason("no-such-technology")
    if pos.players[seat].technology[TECHNOLOGIES.index(action)]:
        return Reason("technology-turned", rule="C13.2", unit=action.unit)
    return None


def _why_not_back(pos: Caledonia, seat: int, action: TakeMerchantBack) -> Reason | None:
    if action not in BACK:
        return Reason("no-such-good")
    if not pos.players[seat].market[BACK.index(action)]:
        return Reason("no-merchant-there", rule="C13.6", good=action.good)
    return None


UPGRADING = Upgrading()
BONUS_UPGRADING = BonusUpgrading()


@value
class BonusUpgrade(CompositeFrame[Caledonia]):
    """One bonus upgrade, always optional (C13.5); skipped if there is nothing to choose (R-I59)."""

    takes = (Done,)
    seat: int

    def seats_to_act(self, pos: Caledonia) -> Sequence[int]:
        return (self.seat,) if has_choice(pos, self.seat, self) else ()

    def choices(self, pos: Caledonia) -> RuleGroup[Caledonia]:
        return pos.rules.bonus_upgrades

    def own(self, pos: Caledonia, seat: int) -> Sequence[Action]:
        return (DONE,)

    def take_own(self, pos: Caledonia, seat: int, action: Done) -> None:
        """Ends the bonus upgrade."""


FRAMES: Sequence[type[Frame[Caledonia]]] = (BonusUpgrade,)
REASONS: tuple[str, ...] = (
    "shipping-complete",
    "all-merchants-hired",
    "no-such-technology",
    "technology-turned",
    "no-merchant-there",
)
EVENTS: tuple[str, ...] = ("shipping", "technology", "hired", "merchant-back")
