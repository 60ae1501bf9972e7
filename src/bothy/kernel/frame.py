"""Where a rule lives: questions, automatic steps, draws, and the asides beside them.

A frame's question, legality and effect stand together in one short class. Frames are immutable values on the
position's stack. As an answer is taken its frame leaves the stack; what follows, itself included if it goes on,
is pushed in reading order with `pos.then(...)`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from bothy.kernel.action import Action
from bothy.kernel.text import Reason, Text

if TYPE_CHECKING:
    from bothy.kernel.position import Position

P = TypeVar("P", bound="Position")
Outcome = Any
"""What a draw can give: a number, a string, or a tuple of them."""

OPEN = ""
"""Answers are public at once."""
UNTIL_CLOSED = "closing"
"""Answers are hidden from other seats until the frame closes: votes, simultaneous choices."""
UNTIL_END = "end"
"""Answers are hidden from other seats until the game has ended: what to do with a hidden card."""


class Answerable(Generic[P]):
    """What frames and asides share: a list of things to try, what is wrong with each, and its effect."""

    __slots__ = ()

    name: ClassVar[str] = ""
    takes: ClassVar[tuple[type[Action], ...]] = ()
    """The kinds of action answered here. `why_not` and `take` are only ever asked about these."""

    def candidates(self, pos: P, seat: int) -> Iterable[Action]:
        """Everything a new player might try here, legal or not."""
        raise NotImplementedError

    def why_not(self, pos: P, seat: int, action: Action) -> Reason | None:
        """Say what forbids this action, or None if it is legal. Total: any fields get an answer."""
        raise NotImplementedError

    def take(self, pos: P, seat: int, action: Action) -> None:
        """Change the position and push what follows. Never draws, never asks whether it may."""
        raise NotImplementedError

    def options(self, pos: P, seat: int) -> list[Action]:
        """The legal actions. Override where there are many candidates; it must equal the filtered list."""
        return [action for action in self.candidates(pos, seat) if self.why_not(pos, seat, action) is None]


class Aside(Answerable[P]):
    """A free action open beside whatever is asked during a whole turn: use a port, sell, spend movement.

    It has a frame's methods but no place on the stack: after it, the question it interrupted is asked again.
    """

    __slots__ = ()


class Frame(Answerable[P]):
    """A question on the stack. Pending choices are data: any position can be saved, copied or undone here."""

    __slots__ = ()

    seat: int
    turn: ClassVar[bool] = False
    """This is the turn's frame: while it lies on the stack its `asides` are offered to its seat."""
    blocks_asides: ClassVar[bool] = False
    """No aside is offered over this frame: placing a tile, a vote, a payment that must not be disturbed."""
    looked_past: ClassVar[bool] = False
    """Whether a preview looks past this question: what lies beneath it happens whatever is answered."""
    composed: ClassVar[bool] = False
    """Whether it answers more kinds of action than `takes` names: see `Composed`."""
    sealed: ClassVar[str] = OPEN
    """How long answers stay hidden from the other seats. `UNTIL_CLOSED` frames go on until nobody owes."""

    def owes(self, pos: P) -> Sequence[int]:
        """The seats that owe an answer. An empty list closes the frame."""
        return (self.seat,)

    def accepts(self, pos: P, kind: type[Action]) -> bool:
        """Whether this kind of action is an answer to the question."""
        return kind in self.takes

    def ask(self, pos: P, seat: int) -> Text:
        """The question as a message."""
        return Text("ask-" + self.name)

    def asides(self, pos: P) -> Sequence[Aside[P]]:
        """What the turn's frame offers beside every question of the turn; modules add theirs."""
        return ()

    def all_asides(self, pos: P) -> Sequence[Aside[P]]:
        """The asides a player might try, offered just now or not: they can say why not."""
        return self.asides(pos)

    def offers(self, pos: P, seat: int) -> Sequence[Aside[P]]:
        """What this frame offers a seat: its asides to its own seat. Where all act at once, override it."""
        return self.asides(pos) if seat == self.seat else ()

    def might_offer(self, pos: P, seat: int) -> Sequence[Aside[P]]:
        """Like `offers`, for `all_asides`."""
        return self.all_asides(pos) if seat == self.seat else ()

    def default(self, pos: P, seat: int) -> Action:
        """What is answered for a seat that gives no answer in time: the first in the list the rules give."""
        return self.options(pos, seat)[0]

    def close(self, pos: P) -> None:
        """Act on the answers lying in a frame that nobody owes any more: count the votes."""


class Reaction(Frame[P]):
    """An optional reaction: a question that a seat may leave to a standing preference, never or always.

    Whether it does is the table's matter; the rules only say what either would answer.
    """

    __slots__ = ()

    reaction: ClassVar[str] = ""
    """What the preference is called, with a message `reaction-NAME`. Several kinds of question may share one."""

    def declining(self, pos: P, seat: int) -> Action:
        """The answer of a seat that never reacts. It is always legal."""
        raise NotImplementedError

    def accepting(self, pos: P, seat: int) -> Action:
        """The answer of a seat that always reacts: the first legal one that does, or declining if none is."""
        declining = self.declining(pos, seat)
        reacting = [action for action in self.options(pos, seat) if action != declining]
        return reacting[0] if reacting else declining

    def default(self, pos: P, seat: int) -> Action:
        """Nobody reacts who does not say so."""
        return self.declining(pos, seat)


class Step(Frame[P]):
    """An automatic step between two questions. Nobody decides."""

    __slots__ = ()

    def owes(self, pos: P) -> Sequence[int]:
        """Nobody: the run loop calls `run` instead of asking."""
        return ()

    def run(self, pos: P) -> None:
        """Do it. The frame has left the stack already."""
        raise NotImplementedError


class Reveal(Step[P]):
    """A step that shows somebody what they could not know: undo and preview stop before it."""

    __slots__ = ()


class Draw(Frame[P]):
    """A chance frame: nobody decides, the dealer picks one of the weighted outcomes."""

    __slots__ = ()

    def owes(self, pos: P) -> Sequence[int]:
        """Nobody: the dealer answers."""
        return ()

    def outcomes(self, pos: P) -> Sequence[tuple[Outcome, int]]:
        """What can come, from the position alone, each once, with positive whole-number weights."""
        raise NotImplementedError

    def dealt(self, pos: P, outcome: Outcome) -> None:
        """Let the outcome happen. The frame has left the stack already."""
        raise NotImplementedError

    def seen_by(self, pos: P) -> tuple[int, ...] | None:
        """The seats that see the outcome as it falls; None is everybody."""
        return None
