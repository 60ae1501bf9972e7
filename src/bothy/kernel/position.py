"""Positions: a game's facts as plain data, its pending questions, and the run loop."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from bothy.kernel.action import Action
from bothy.kernel.compiled import mypyc_attr
from bothy.kernel.dealer import Dealer
from bothy.kernel.errors import Refused, RulesBug
from bothy.kernel.event import DrawResult, Event, EventRecorder, Explanation, Line
from bothy.kernel.frame import UNTIL_CLOSED, Draw, Frame, FreeAction, Reveal, Rule, Step
from bothy.kernel.module_state import ModuleState
from bothy.kernel.text import Json, Reason, Value

PartT = TypeVar("PartT", bound=ModuleState)

OVER = Reason("game-over")
NOT_ASKED = Reason("not-asked")
NOT_AN_ANSWER = Reason("not-an-answer")
FINISH_FIRST = Reason("finish-first")
REASONS = (OVER, NOT_ASKED, NOT_AN_ANSWER, FINISH_FIRST)

LOOP_LIMIT = 10_000
"""Automatic steps in a row that indicate an infinite loop in the rules."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """Base class of every game's position: the stack, the turn, the parts, and counters for undo and draws.

    A game adds its own slots and hand-written `copy` and `facts`, because search spends most of its time copying.
    """

    __slots__ = ("draws", "parts", "piles", "reveals", "stack", "trace", "turn", "turns")

    def __init_subclass__(cls) -> None:
        """Rejects a game whose slots shadow the kernel's: it would fail later, far from the cause."""
        for name in getattr(Position, "__slots__", ()):  # a compiled class has none; mypyc rejects it earlier
            if name in vars(cls):
                raise TypeError(f"{cls.__name__} has a slot `{name}`, which is the kernel's: give it another name")

    def __init__(self, source: Position | None = None) -> None:
        """Creates an empty position, or copies the kernel's fields of another: `copy` starts with `Mine(self)`."""
        self.stack: list[Frame[Any]]
        self.turn: ModuleState | None
        self.parts: dict[str, ModuleState]
        self.piles: dict[str, int]  # how many were dealt from each pile; replaced whole, so that copies share it
        self.draws: int
        self.reveals: int
        self.turns: int
        self.trace: EventRecorder | None = None  # never copied: search needs no events
        if source is None:
            self.stack, self.turn, self.parts, self.piles = [], None, {}, {}
            self.draws = self.reveals = self.turns = 0
        else:
            self.stack = source.stack[:]
            self.turn = None if source.turn is None else source.turn.copy()
            parts = source.parts
            self.parts = {name: part.copy() for name, part in parts.items()} if parts else {}
            self.piles = source.piles
            self.draws, self.reveals, self.turns = source.draws, source.reveals, source.turns

    # Implemented by each game

    def copy(self) -> Position:
        """Returns an equal position that shares no mutable data."""
        raise NotImplementedError

    def facts(self) -> dict[str, Json]:
        """Returns the game's own facts as JSON data."""
        raise NotImplementedError

    # Called by rules

    def push(self, *frames: Frame[Any]) -> None:
        """Pushes frames in reading order: the first one is next."""
        self.stack.extend(reversed(frames))

    def emit(
        self, key: str, lines: Iterable[Line] = (), only: tuple[int, ...] | None = None, **values: Value
    ) -> None:
        """Records an event, if there is a trace."""
        if self.trace is not None:
            self.trace.events.append(Event(key, values, tuple(lines), only))

    def explain(self, key: str, **values: Value) -> None:
        """Explains the next event, if there is a trace. Check `trace` first if the values are slow to compute."""
        if self.trace is not None:
            self.trace.explained.append(Explanation(len(self.trace.events), key, values))

    def next_in(self, pile: str) -> str:
        """Returns the name of a pile's next draw: `die.5` if five were dealt from `die`."""
        return f"{pile}.{self.piles.get(pile, 0)}"

    def part(self, kind: type[PartT]) -> PartT:
        """Returns a module's state. Only the module itself uses it."""
        found: Any = self.parts[kind.name]
        return found  # type: ignore[no-any-return] # called too often for a cast

    def begin_turn(self, facts: ModuleState) -> None:
        """Starts a turn with its facts: movement left, goods bought, cost already paid."""
        self.turn = facts

    def end_turn(self) -> None:
        """Ends the turn: drops its facts, and undo can't go back past it."""
        self.turn = None
        self.turns += 1

    # Questions

    @property
    def finished(self) -> bool:
        """True once the game is over: the stack is empty."""
        return not self.stack

    def seats_to_act(self) -> Sequence[int]:
        """Returns the seats that must answer now."""
        return self.stack[-1].seats_to_act(self) if self.stack else ()

    def free_actions(self, seat: int) -> Sequence[FreeAction[Any]]:
        """Returns the free actions this seat may take now.

        The turn frame's, unless a frame above it `blocks_free_actions`.
        """
        for frame in self.stack[::-1]:
            if frame.blocks_free_actions:
                return ()
            if frame.turn:
                return frame.offers(self, seat)
        return ()

    def legal(self, seat: int) -> list[Action]:
        """Returns a seat's legal actions: answers to the question, then free actions. Don't modify the list."""
        if not self.stack:
            return []
        top = self.stack[-1]
        if seat not in top.seats_to_act(self):
            return []
        found = top.options(self, seat)
        for free_action in self.free_actions(seat):
            more = free_action.options(self, seat)
            if more:
                found = found + more  # not in place: a frame may return a list it keeps
        return found

    def why_not(self, seat: int, action: Action) -> Reason | None:
        """Returns the reason that forbids this action to this seat now, or None if it's legal."""
        if not self.stack:
            return OVER
        if seat not in self.stack[-1].seats_to_act(self):
            return NOT_ASKED
        rule = self._rule_for(seat, type(action))
        if rule is not None:
            return rule.why_not(self, seat, action)
        for free_action in self.turn_free_actions(seat):
            if type(action) in free_action.takes:
                held = any(frame.blocks_free_actions for frame in self.stack[self._turn_height() :])
                return FINISH_FIRST if held else free_action.why_not(self, seat, action) or FINISH_FIRST
        return NOT_AN_ANSWER

    def turn_free_actions(self, seat: int) -> Sequence[FreeAction[Any]]:
        """Returns all free actions this seat might try in its turn, including those not offered now."""
        height = self._turn_height()
        return self.stack[height].might_offer(self, seat) if height >= 0 else ()

    def _turn_height(self) -> int:
        """Returns the stack index of the turn's frame, -1 if there is none."""
        for height in range(len(self.stack) - 1, -1, -1):
            if self.stack[height].turn:
                return height
        return -1

    def _rule_for(self, seat: int, kind: type[Action]) -> Rule[Any] | None:
        """Returns the frame or free action that answers this kind of action."""
        top = self.stack[-1]
        if kind in top.takes or (top.composed and top.accepts(self, kind)):
            return top
        for free_action in self.free_actions(seat):
            if kind in free_action.takes:
                return free_action
        return None

    # Play

    def play(self, seat: int, action: Action, dealer: Dealer | None) -> None:
        """Takes an action and runs to the next question. Raises `Refused` if it's illegal, changing nothing."""
        reason = self.why_not(seat, action)
        if reason is not None:
            raise Refused(reason)
        self.apply(seat, action, dealer)

    def apply(self, seat: int, action: Action, dealer: Dealer | None) -> None:
        """Takes an action known to be legal: search plays only actions from `legal` and skips the check."""
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
        """Runs automatic steps and draws until a seat must decide or the game is over.

        Without a dealer it stops before the first draw or reveal, so that a preview reveals nothing hidden.
        """
        stack = self.stack
        for _ in range(LOOP_LIMIT):
            if not stack:
                return
            top = stack[-1]
            if top.seats_to_act(self):
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
        place = draw.place(self)
        outcome = dealer.deal(place, draw.outcomes(self))
        if self.trace is not None:
            self.trace.draws.append(DrawResult(place, outcome, draw.seen_by(self)))
        self.stack.pop()
        self.draws += 1
        pile = place.rpartition(".")[0]
        self.piles = {**self.piles, pile: self.piles.get(pile, 0) + 1}
        draw.dealt(self, outcome)

    def _close(self, frame: Frame[Any], secretive: bool) -> bool:
        """Closes a frame that needs no more answers. A sealed one reveals them, which previews must not see."""
        if frame.sealed == UNTIL_CLOSED:
            if secretive:
                return False
            self.reveals += 1
            if self.trace is not None:
                self.trace.opened.append(len(self.stack) - 1)
        self.stack.pop()
        frame.close(self)
        return True
