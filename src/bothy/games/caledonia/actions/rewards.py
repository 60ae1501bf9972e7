"""The direct bonuses of a contract: money, free land, upgrades, in any order (C14.9 to C14.12)."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.games.caledonia.actions.at_hand import has_choice
from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.actions.upgrades import DONE, Done
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Action, Frame, Reason, RuleGroup, value
from bothy.kernel.composite_frame import CompositeFrame


@value
class TakeMoney(Action):
    """Take the money of a contract before its other bonuses."""


TAKE_MONEY = TakeMoney()


@value
class Rewards(CompositeFrame[Caledonia]):
    """Direct bonuses, in any order, each whole before the next (C14.9)."""

    takes = (TakeMoney, Done)
    seat: int
    money: int
    free: int
    upgrades: int

    def seats_to_act(self, pos: Caledonia) -> Sequence[int]:
        if not self.free and not self.upgrades:
            return ()
        return (self.seat,) if self._has_choice(pos) else ()

    def _has_choice(self, pos: Caledonia) -> bool:
        """Returns whether free land or an upgrade is available, possibly with the contract's own money (R-I59)."""
        if not self.money or self.choices(pos).options(pos, self.seat):
            return has_choice(pos, self.seat, self)
        after = pos.copy()
        after.players[self.seat].money += self.money
        return has_choice(after, self.seat, Rewards(self.seat, 0, self.free, self.upgrades))

    def choices(self, pos: Caledonia) -> RuleGroup[Caledonia]:
        """Returns the rules for free land and upgrades, as far as the contract has them left."""
        return pos.rules.rewards[(1 if self.free else 0) + (2 if self.upgrades else 0)]

    def accepts(self, pos: Caledonia, kind: type[Action]) -> bool:
        return kind in self.takes or kind in pos.rules.rewards[-1].by_kind

    def own(self, pos: Caledonia, seat: int) -> Sequence[Action]:
        return (TAKE_MONEY, DONE)

    def candidates(self, pos: Caledonia, seat: int) -> list[Action]:
        return [TAKE_MONEY, *self.choices(pos).candidates(pos, seat), DONE]

    def why_not_own(self, pos: Caledonia, seat: int, action: Action) -> Reason | None:
        return None if self.money or isinstance(action, Done) else NO_SUCH_BONUS

    def why_not(self, pos: Caledonia, seat: int, action: Action) -> Reason | None:
        kind = type(action)
        if kind in self.takes:
            return self.why_not_own(pos, seat, action)
        choices = self.choices(pos).by_kind
        if kind not in choices:
            return NO_SUCH_BONUS
        reason = choices[kind].why_not(pos, seat, action)
        return reason if reason is None or reason.key != "too-dear" else self._money_first(reason)

    def _money_first(self, reason: Reason) -> Reason:
        """Advises to take the contract's money first, if that covers the cost (C14.12)."""
        cost, have = reason.values["cost"], reason.values["have"]
        if have + self.money < cost:
            return reason
        return Reason(reason.key, rule=reason.rule, cost=cost, have=have, advice="money")

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        found = self.choices(pos).options(pos, seat)
        return [TAKE_MONEY, *found, DONE] if self.money else [*found, DONE]

    def chosen(self, pos: Caledonia, seat: int, action: Action) -> None:
        if isinstance(action, Expand):
            pos.push(Rewards(seat, self.money, self.free - 1, self.upgrades))
        else:
            pos.push(Rewards(seat, self.money, self.free, self.upgrades - 1))  # of any kind again (C13.7)

    def take_own(self, pos: Caledonia, seat: int, action: Action) -> None:
        if isinstance(action, TakeMoney):
            pos.push(Rewards(seat, 0, self.free, self.upgrades))
        pos.pay(seat, self.money, "export")

    def close(self, pos: Caledonia) -> None:
        pos.pay(self.seat, self.money, "export")


NO_SUCH_BONUS: Reason = Reason("no-such-bonus", rule="C14.9")
FRAMES: Sequence[type[Frame[Caledonia]]] = (Rewards,)
REASONS: tuple[str, ...] = ("no-such-bonus",)
