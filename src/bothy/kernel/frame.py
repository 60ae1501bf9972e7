"""Frames, which hold the rules: questions, automatic steps, draws, and free actions.

One short class holds a frame's question, legality and effect. Frames are immutable values on the position's stack.
Taking an answer pops the frame. The next frames, including the frame itself if it continues, are pushed in reading
order with `pos.push(...)`.
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
"""A draw's outcome: a number, a string, or a tuple of them."""

OPEN = ""
"""Answers are public immediately."""
UNTIL_CLOSED = "closing"
"""Answers are hidden from other seats until the frame closes: votes, simultaneous choices."""
UNTIL_END = "end"
"""Answers are hidden from other seats until the game has ended: what to do with a hidden card."""


class Rule(Generic[P]):
    """Base of frames and free actions: candidate actions, their legality and their effects."""

    __slots__ = ()

    name: ClassVar[str] = ""
    takes: ClassVar[tuple[type[Action], ...]] = ()
    """The kinds of action answered here; `why_not` and `take` are only called with these, and typed so."""

    def candidates(self, pos: P, seat: int) -> Iterable[Action]:
        """Returns everything a new player might try here, legal or not."""
        raise NotImplementedError

    def why_not(self, pos: P, seat: int, action: Any) -> Reason | None:
        """Returns the reason that forbids this action, or None if it's legal. Accepts any field values."""
        raise NotImplementedError

    def take(self, pos: P, seat: int, action: Any) -> None:
        """Changes the position and pushes what follows. Never draws and doesn't check legality."""
        raise NotImplementedError

    def options(self, pos: P, seat: int) -> list[Action]:
        """Returns the legal actions. Override where there are many candidates; must equal the filtered list."""
        return [action for action in self.candidates(pos, seat) if self.why_not(pos, seat, action) is None]


class FreeAction(Rule[P]):
    """A free action available throughout a turn, alongside any question: use a port, sell, spend movement.

    It has a frame's methods but no place on the stack: after it, the question it interrupted is asked again.
    """

    __slots__ = ()


class Frame(Rule[P]):
    """A question on the stack. Pending choices are data, so any position can be saved, copied or undone."""

    __slots__ = ()

    seat: int
    turn: ClassVar[bool] = False
    """Marks the turn's frame: while it's on the stack, its `free_actions` are offered to its seat."""
    blocks_free_actions: ClassVar[bool] = False
    """Offers no free actions above this frame: placing a tile, a vote, a payment that must not be disturbed."""
    looked_past: ClassVar[bool] = False
    """Lets a preview look past this question: the frames below it run whatever the answer."""
    composed: ClassVar[bool] = False
    """Set if it answers more kinds of action than `takes` names: see `CompositeFrame`."""
    sealed: ClassVar[str] = OPEN
    """Hides answers from the other seats. `UNTIL_CLOSED` frames stay until every seat has answered."""

    def seats_to_act(self, pos: P) -> Sequence[int]:
        """Returns the seats that must answer. An empty list closes the frame."""
        return (self.seat,)

    def accepts(self, pos: P, kind: type[Action]) -> bool:
        """Returns True if this kind of action answers the question."""
        return kind in self.takes

    def ask(self, pos: P, seat: int) -> Text:
        """Returns the question as a message."""
        return Text("ask-" + self.name)

    def free_actions(self, pos: P) -> Sequence[FreeAction[P]]:
        """Returns the free actions offered alongside every question of the turn; modules add theirs."""
        return ()

    def all_free_actions(self, pos: P) -> Sequence[FreeAction[P]]:
        """Returns every free action a player might try, including those not offered now, which can explain why."""
        return self.free_actions(pos)

    def offers(self, pos: P, seat: int) -> Sequence[FreeAction[P]]:
        """Returns the free actions offered to a seat, by default the frame's own. Override if all act at once."""
        return self.free_actions(pos) if seat == self.seat else ()

    def might_offer(self, pos: P, seat: int) -> Sequence[FreeAction[P]]:
        """Returns the same as `offers`, for `all_free_actions`."""
        return self.all_free_actions(pos) if seat == self.seat else ()

    def default(self, pos: P, seat: int) -> Action:
        """Returns the answer for a seat whose time runs out: the first legal one."""
        return self.options(pos, seat)[0]

    def close(self, pos: P) -> None:
        """Acts on the collected answers once no seat has to answer any more: counts the votes."""


class Reaction(Frame[P]):
    """An optional reaction: a question a seat can have answered by a preference, never or always.

    The table keeps the preferences. The rules only define the answer for each.
    """

    __slots__ = ()

    reaction: ClassVar[str] = ""
    """Name of the preference, with the message `reaction-NAME`. Several kinds of question may share one."""

    def declining(self, pos: P, seat: int) -> Action:
        """Returns the answer of a seat that never reacts. It is always legal."""
        raise NotImplementedError

    def accepting(self, pos: P, seat: int) -> Action:
        """Returns the answer of a seat that always reacts: the first legal reaction, or else declining."""
        declining = self.declining(pos, seat)
        reacting = [action for action in self.options(pos, seat) if action != declining]
        return reacting[0] if reacting else declining

    def default(self, pos: P, seat: int) -> Action:
        """Declines: reacting takes an explicit answer."""
        return self.declining(pos, seat)


class Step(Frame[P]):
    """An automatic step between two questions, with no decision."""

    __slots__ = ()

    def seats_to_act(self, pos: P) -> Sequence[int]:
        """Returns no seats: the run loop calls `run` instead."""
        return ()

    def run(self, pos: P) -> None:
        """Performs the step. The frame has already left the stack."""
        raise NotImplementedError


class Reveal(Step[P]):
    """A step that shows a seat hidden information. Undo and preview stop before it."""

    __slots__ = ()


class Draw(Frame[P]):
    """A chance frame: the dealer picks one of the weighted outcomes."""

    __slots__ = ()

    def seats_to_act(self, pos: P) -> Sequence[int]:
        """Returns no seats: the dealer answers."""
        return ()

    def place(self, pos: P) -> str:
        """Returns the draw's name, unique within a game: `tile.C.7`, `clan.2`.

        Two tables with one key get the same outcome at a place with the same weights. So use a name players at
        both would know: the pile and how far it is drawn down (`pos.next_in`), never the number of all draws.
        """
        raise NotImplementedError

    def outcomes(self, pos: P) -> Sequence[tuple[Outcome, int]]:
        """Returns the possible outcomes with positive integer weights, each once, from the position alone."""
        raise NotImplementedError

    def dealt(self, pos: P, outcome: Outcome) -> None:
        """Applies the outcome. The frame has already left the stack."""
        raise NotImplementedError

    def seen_by(self, pos: P) -> tuple[int, ...] | None:
        """Returns the seats that see the outcome immediately; None for all."""
        return None
