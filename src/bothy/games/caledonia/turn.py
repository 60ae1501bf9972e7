"""A turn's question: a main action, free actions around it, and its end (C6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bothy.games.caledonia.actions.action_rule import ActionRule
from bothy.games.caledonia.actions.bonuses import Bonuses
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Action, Frame, FreeAction, Reason, RuleGroup, Text, value
from bothy.kernel.composite_frame import CompositeFrame


@value
class Pass(Action):
    """Take no more turns this round."""


@value
class EndTurn(Action):
    """End the turn."""


PASS = Pass()
END_TURN = EndTurn()


class Passing(ActionRule):
    """Pass, which pays at once and fixes the next round's order (C15)."""

    name = "passing"
    takes = (Pass,)

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [PASS]

    def why_not(self, pos: Caledonia, seat: int, action: Action) -> Reason | None:
        return None

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        return [PASS]

    def take(self, pos: Caledonia, seat: int, action: Action) -> None:
        money = pass_bonus(pos, len(pos.passed))
        pos.passed += (seat,)  # the first free place of the next order (C15.1)
        pos.emit("passed", seat=seat, place=len(pos.passed))
        pos.pay(seat, money, "pass")


def pass_bonus(pos: Caledonia, place: int) -> int:
    """Returns the money for passing at this place, counted from 0 (C15.2)."""
    bonuses = pos.rules.pack.pass_bonuses
    money = bonuses[place].money if place < len(bonuses) else 0
    for hook in pos.rules.hooks.modify_pass_bonus:
        money = hook(pos, place, money)
    return money


PASSING: Passing = Passing()


@value
class Turn(CompositeFrame[Caledonia]):
    """The turn's frame: the main action while it is due, then only its end, and free actions alongside both."""

    takes = (EndTurn,)
    turn = True
    seat: int

    def ask(self, pos: Caledonia, seat: int) -> Text:
        if not pos.now.acted:
            return Text("ask-turn")
        if pos.may_act(seat):
            return Text("ask-turn-further")
        return Text("ask-turn-passed" if seat in pos.passed else "ask-turn-end", left=self._left(pos, seat))

    def _left(self, pos: Caledonia, seat: int) -> tuple[str, ...]:
        """Returns what may still be done before the turn ends: ports, and the clan's free actions."""
        hooks = pos.hooks_of(seat)
        own = [free_action for hook in hooks.idle_free_actions for free_action in hook(pos, seat)]
        open_ = [free_action for free_action in own if free_action.options(pos, seat)]
        return tuple(
            dict.fromkeys([getattr(free_action, "group", "") or free_action.name for free_action in open_])
        )

    def free_actions(self, pos: Caledonia) -> Sequence[FreeAction[Caledonia]]:
        """Returns the free actions that may be useful now: some need no other question open (C6.2, C6.3)."""
        seat, top = self.seat, pos.stack[-1]
        hooks = pos.rules.seat_hooks[pos.players[seat].clan]
        asked = hooks.idle_free_actions
        if not top.turn:
            asked = (
                (*hooks.free_actions, *hooks.bonus_free_actions)
                if isinstance(top, Bonuses)
                else hooks.free_actions
            )
        found: Sequence[FreeAction[Caledonia]] = ()
        for hook in asked:
            more = hook(pos, seat)
            if more:
                found = [*found, *more] if found else more
        return found

    def all_free_actions(self, pos: Caledonia) -> Sequence[FreeAction[Caledonia]]:
        hooks, answers, seat = pos.hooks_of(self.seat), pos.stack[-1].takes, self.seat
        found: dict[FreeAction[Caledonia], None] = {}
        for hook in (*hooks.tried_free_actions, *hooks.turn_free_actions, *hooks.free_actions):
            for free_action in hook(pos, seat):
                if free_action.takes[0] not in answers:
                    found[free_action] = None
        return list(found)

    def choices(self, pos: Caledonia) -> RuleGroup[Caledonia]:
        return pos.rules.main_actions

    def accepts(self, pos: Caledonia, kind: type[Action]) -> bool:
        return kind is EndTurn or kind in pos.rules.main_actions.by_kind

    def own(self, pos: Caledonia, seat: int) -> Sequence[Action]:
        return (END_TURN,)

    def why_not_own(self, pos: Caledonia, seat: int, action: Action) -> Reason | None:
        return None if pos.now.acted else ACT_FIRST  # C6.2

    def why_not(self, pos: Caledonia, seat: int, action: Action) -> Reason | None:
        if isinstance(action, EndTurn):
            return self.why_not_own(pos, seat, action)
        if pos.now.acted and not pos.may_act(seat):
            return ACTED
        return pos.rules.main_actions.by_kind[type(action)].why_not(pos, seat, action)

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        acted = pos.now.acted
        if acted and not pos.may_act(seat):
            return [END_TURN]
        found: list[Action] = []
        for part in pos.rules.main_actions.parts:
            found += part.options(pos, seat)
        if acted:
            found.append(END_TURN)
        return found

    def take(self, pos: Caledonia, seat: int, action: Action) -> None:
        if isinstance(action, EndTurn):
            pos.end_turn()  # the next player's turn begins only now (C6.4)
        else:
            pos.now.acted += 1
            pos.stack.append(self)
            pos.rules.main_actions.by_kind[type(action)].take(pos, seat, action)


ACTED: Reason = Reason("acted", rule="C6.1")
ACT_FIRST: Reason = Reason("act-first", rule="C6.1")
FRAMES: Sequence[type[Frame[Caledonia]]] = (Turn,)
REASONS: tuple[str, ...] = ("act-first", "acted", "finish-first")
EVENTS: tuple[str, ...] = ("passed",)
