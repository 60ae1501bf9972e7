"""A turn: one main action, free actions around it, and its end (C6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bothy.games.caledonia.actions.action_rule import ActionRule
from bothy.games.caledonia.actions.contracts import OBTAINING, Obtain
from bothy.games.caledonia.actions.expand import EXPANDING, Bonuses, Expand
from bothy.games.caledonia.actions.fulfil import FULFILLING, Fulfil
from bothy.games.caledonia.actions.trade import TRADING, Buy, Sell
from bothy.games.caledonia.actions.upgrades import UPGRADING, HireMerchant, UpgradeShipping, UpgradeTechnology
from bothy.games.caledonia.position import Caledonia, TurnFacts
from bothy.kernel import Action, Aside, Frame, Reason, Step, Text, value


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
        money = pos.rules.pass_bonuses[len(pos.passed)]
        pos.passed += (seat,)
        pos.say("passed", seat=seat, place=len(pos.passed))
        pos.pay(seat, money, "pass")


ROOMS: tuple[ActionRule, ...] = (TRADING, OBTAINING, EXPANDING, UPGRADING, FULFILLING, Passing())
ROOM_OF: dict[type[Action], ActionRule] = {kind: room for room in ROOMS for kind in room.takes}


@value
class Turn(Frame[Caledonia]):
    """The turn's frame: the main action while it is due, then only its end, and free actions beside both."""

    takes = (
        Buy, Sell, Obtain, Expand, UpgradeShipping, UpgradeTechnology, HireMerchant, Fulfil, Pass, EndTurn,
    )  # fmt: skip
    turn = True
    seat: int

    def ask(self, pos: Caledonia, seat: int) -> Text:
        if not pos.now.acted:
            return Text("ask-turn")
        return Text("ask-turn-passed" if seat in pos.passed else "ask-turn-end", left=self._left(pos, seat))

    def _left(self, pos: Caledonia, seat: int) -> tuple[str, ...]:
        """What may still be done before the turn ends: use a port, or what the clan can do."""
        power = pos.power(seat)
        own = [*power.turn_asides(pos, seat), *power.asides(pos, seat)]
        ports = [aside for aside in pos.rules.usable_ports(pos, seat) if aside.options(pos, seat)]
        return ("port",)[: len(ports)] + tuple([aside.name for aside in own if aside.options(pos, seat)])

    def asides(self, pos: Caledonia) -> Sequence[Aside[Caledonia]]:
        """Those that could be of use now: ports within reach while nothing else is asked (C6.3)."""
        power, top = pos.power(self.seat), pos.stack[-1]
        own = power.asides(pos, self.seat)
        if top.turn:
            usable = pos.rules.usable_ports(pos, self.seat)
            return [*usable, *power.turn_asides(pos, self.seat), *own]
        return [*own, *pos.rules.price_port(pos)] if isinstance(top, Bonuses) else own

    def all_asides(self, pos: Caledonia) -> Sequence[Aside[Caledonia]]:
        power, answers = pos.power(self.seat), pos.stack[-1].takes
        ports = [aside for aside in pos.rules.port_asides(pos) if aside.takes[0] not in answers]
        return [*ports, *power.turn_asides(pos, self.seat), *power.asides(pos, self.seat)]

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [*[action for room in ROOMS for action in room.candidates(pos, seat)], END_TURN]

    def why_not(self, pos: Caledonia, seat: int, action: Action) -> Reason | None:
        if isinstance(action, EndTurn):
            return None if pos.now.acted else Reason("act-first", rule="C6.1")
        if pos.now.acted:
            return Reason("acted", rule="C6.1")
        return ROOM_OF[type(action)].why_not(pos, seat, action)

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        if pos.now.acted:
            return [END_TURN]
        found: list[Action] = []
        for room in ROOMS:
            found += room.options(pos, seat)
        return found

    def take(self, pos: Caledonia, seat: int, action: Action) -> None:
        if isinstance(action, EndTurn):
            pos.end_turn()
        else:
            pos.now.acted = True
            pos.stack.append(self)
            ROOM_OF[type(action)].take(pos, seat, action)


@value
class NextTurn(Step[Caledonia]):
    """The next player in order who has not passed takes a turn; when all have, the action phase is over (C5.4)."""

    after: int

    def run(self, pos: Caledonia) -> None:
        order = pos.order
        start = order.index(self.after) + 1 if self.after >= 0 else 0
        for seat in order[start:] + order[:start]:
            if seat not in pos.passed:
                pos.begin_turn(TurnFacts(seat, [0] * 6))
                pos.stack += FOLLOWING[seat]
                return


FOLLOWING: tuple[tuple[NextTurn, Turn], ...] = tuple([(NextTurn(seat), Turn(seat)) for seat in range(4)])
"""For each seat its turn, and below it on the stack the step to the next one: made once, pushed all the time."""


FRAMES: Sequence[type[Frame[Caledonia]]] = (Turn, NextTurn)
REASONS: tuple[str, ...] = ("act-first", "acted", "finish-first")
EVENTS: tuple[str, ...] = ("passed",)
