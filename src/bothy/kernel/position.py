"""The facts of a game as plain data, what is asked of whom, and the loop that runs it on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from bothy.kernel.action import Action
from bothy.kernel.compiled import mypyc_attr
from bothy.kernel.dealer import Dealer
from bothy.kernel.errors import Refused, RulesBug
from bothy.kernel.event import Dealt, Event, Explanation, Line, Trace
from bothy.kernel.frame import UNTIL_CLOSED, Answerable, Aside, Draw, Frame, Reveal, Step
from bothy.kernel.part import Part
from bothy.kernel.text import Json, Reason, Value

PartT = TypeVar("PartT", bound=Part)

OVER = Reason("game-over")
NOT_ASKED = Reason("not-asked")
NOT_AN_ANSWER = Reason("not-an-answer")
FINISH_FIRST = Reason("finish-first")
REASONS = (OVER, NOT_ASKED, NOT_AN_ANSWER, FINISH_FIRST)

LOOP_LIMIT = 10_000
"""Automatic steps in a row after which the rules must be going round in circles."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """Base of every game's position: the stack, the turn, the parts, and three counters that guard undo.

    A game adds its own slots, and writes `copy` and `facts` by hand: copying is what search does all day.
    """

    __slots__ = ("draws", "parts", "reveals", "stack", "trace", "turn", "turns")

    def __init_subclass__(cls) -> None:
        """Refuse a game that would lay its own facts over the kernel's: it would fail only far from here."""
        for name in getattr(Position, "__slots__", ()):  # a compiled class has none, and was refused before
            if name in vars(cls):
                raise TypeError(f"{cls.__name__} has a slot `{name}`, which is the kernel's: give it another name")

    def __init__(self, source: Position | None = None) -> None:
        """An empty position, or one with the kernel's share of another: `copy` begins with `Mine(self)`."""
        self.stack: list[Frame[Any]]
        self.turn: Part | None
        self.parts: dict[str, Part]
        self.draws: int
        self.reveals: int
        self.turns: int
        self.trace: Trace | None = None  # never copied: who searches a copy wants it silent
        if source is None:
            self.stack, self.turn, self.parts = [], None, {}
            self.draws = self.reveals = self.turns = 0
        else:
            self.stack = source.stack[:]
            self.turn = None if source.turn is None else source.turn.copy()
            parts = source.parts
            self.parts = {name: part.copy() for name, part in parts.items()} if parts else {}
            self.draws, self.reveals, self.turns = source.draws, source.reveals, source.turns

    # What a game writes

    def copy(self) -> Position:
        """An equal position that shares nothing that can change."""
        raise NotImplementedError

    def facts(self) -> dict[str, Json]:
        """The game's own facts as JSON holds them."""
        raise NotImplementedError

    # What rules call

    def then(self, *frames: Frame[Any]) -> None:
        """Push what follows, in reading order: the first is asked first."""
        self.stack.extend(reversed(frames))

    def say(
        self, key: str, lines: Iterable[Line] = (), only: tuple[int, ...] | None = None, **values: Value
    ) -> None:
        """Report an event, if anybody listens."""
        if self.trace is not None:
            self.trace.events.append(Event(key, values, tuple(lines), only))

    def explain(self, key: str, **values: Value) -> None:
        """Say what the next event goes by, if anybody listens. Who reckons long for it asks for `trace` first."""
        if self.trace is not None:
            self.trace.explained.append(Explanation(len(self.trace.events), key, values))

    def part(self, kind: type[PartT]) -> PartT:
        """A module's state. Only the module itself asks for it."""
        found: Any = self.parts[kind.name]
        return found  # type: ignore[no-any-return] # asked too often to be cast

    def begin_turn(self, facts: Part) -> None:
        """Start a turn with its facts: movement left, goods bought, cost already paid."""
        self.turn = facts

    def end_turn(self) -> None:
        """Close the turn: its facts are gone, and no undo reaches behind it."""
        self.turn = None
        self.turns += 1

    # What is asked

    @property
    def finished(self) -> bool:
        """Whether the game is over: nothing is left on the stack."""
        return not self.stack

    def owes(self) -> Sequence[int]:
        """The seats that owe an answer now."""
        return self.stack[-1].owes(self) if self.stack else ()

    def asides(self, seat: int) -> Sequence[Aside[Any]]:
        """The asides this seat may take now: those of the turn's frame, unless one above it `blocks_asides`."""
        for frame in self.stack[::-1]:
            if frame.blocks_asides:
                return ()
            if frame.turn:
                return frame.offers(self, seat)
        return ()

    def legal(self, seat: int) -> list[Action]:
        """All legal actions of a seat: answers to the question first, then asides. To look at, not to change."""
        if not self.stack:
            return []
        top = self.stack[-1]
        if seat not in top.owes(self):
            return []
        found = top.options(self, seat)
        for aside in self.asides(seat):
            more = aside.options(self, seat)
            if more:
                found = found + more  # not in place: frames may list what they keep
        return found

    def why_not(self, seat: int, action: Action) -> Reason | None:
        """Say what forbids this action to this seat now, or None if it is legal."""
        if not self.stack:
            return OVER
        if seat not in self.stack[-1].owes(self):
            return NOT_ASKED
        rule = self._rule_for(seat, type(action))
        if rule is not None:
            return rule.why_not(self, seat, action)
        for aside in self.turn_asides(seat):
            if type(action) in aside.takes:
                held = any(frame.blocks_asides for frame in self.stack[self._turn_height() :])
                return FINISH_FIRST if held else aside.why_not(self, seat, action) or FINISH_FIRST
        return NOT_AN_ANSWER

    def turn_asides(self, seat: int) -> Sequence[Aside[Any]]:
        """The asides this seat might try in its turn, whether or not they are offered just now."""
        height = self._turn_height()
        return self.stack[height].might_offer(self, seat) if height >= 0 else ()

    def _turn_height(self) -> int:
        """Where the turn's frame lies on the stack, -1 if there is none."""
        for height in range(len(self.stack) - 1, -1, -1):
            if self.stack[height].turn:
                return height
        return -1

    def _rule_for(self, seat: int, kind: type[Action]) -> Answerable[Any] | None:
        """The frame or aside that answers this kind of action."""
        top = self.stack[-1]
        if kind in top.takes or (top.composed and top.accepts(self, kind)):
            return top
        for aside in self.asides(seat):
            if kind in aside.takes:
                return aside
        return None

    # What happens

    def play(self, seat: int, action: Action, dealer: Dealer | None) -> None:
        """Take a legal action and run on to the next question; refuse any other and change nothing."""
        reason = self.why_not(seat, action)
        if reason is not None:
            raise Refused(reason)
        self.apply(seat, action, dealer)

    def apply(self, seat: int, action: Action, dealer: Dealer | None) -> None:
        """Take an action known to be legal: search plays only what `legal` listed and need not ask again."""
        top, kind = self.stack[-1], type(action)
        if kind in top.takes or (top.composed and top.accepts(self, kind)):
            self.stack.pop()
            top.take(self, seat, action)
        else:
            rule = self._rule_for(seat, kind)
            if rule is None:
                raise Refused(NOT_AN_ANSWER)
            rule.take(self, seat, action)
        self.settle(dealer)

    def settle(self, dealer: Dealer | None) -> None:
        """Run automatic steps and draws until somebody must decide, or the game is over.

        Without a dealer it stops before the first draw or reveal: that is how a preview keeps secrets.
        """
        stack = self.stack
        for _ in range(LOOP_LIMIT):
            if not stack:
                return
            top = stack[-1]
            if top.owes(self):
                return
            if isinstance(top, Step):
                if isinstance(top, Reveal):
                    if dealer is None:
                        return
                    self.reveals += 1
                stack.pop()
                top.run(self)
            elif isinstance(top, Draw):
                if dealer is None:
                    return
                self._deal(top, dealer)
            elif not self._close(top, dealer is None):
                return
        raise RulesBug(f"{LOOP_LIMIT} automatic steps without a question, the last by {stack[-1:]}")

    def _deal(self, draw: Draw[Any], dealer: Dealer) -> None:
        outcome = dealer.deal(self.draws, draw.outcomes(self))
        if self.trace is not None:
            self.trace.draws.append(Dealt(draw.name, outcome, draw.seen_by(self)))
        self.stack.pop()
        self.draws += 1
        draw.dealt(self, outcome)

    def _close(self, frame: Frame[Any], secretive: bool) -> bool:
        """Close a frame nobody owes. A sealed one opens its answers, which a preview must not see."""
        if frame.sealed == UNTIL_CLOSED:
            if secretive:
                return False
            self.reveals += 1
            if self.trace is not None:
                self.trace.opened.append(len(self.stack) - 1)
        self.stack.pop()
        frame.close(self)
        return True
