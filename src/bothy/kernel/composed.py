"""A question put together of parts: main actions, rewards, upgrades. Modules add theirs by naming them.

The parts are `Answerable`s that the ruleset lists once a table. The frame on the stack knows none of them: it says
whether its question is open, what answers are its own (to end the turn, to want nothing more), and what is left of
it when a part was chosen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from bothy.kernel.action import Action
from bothy.kernel.choices import Choices
from bothy.kernel.frame import Frame, P
from bothy.kernel.text import Reason


class Composed(Frame[P]):
    """A frame whose answers are those of its `choices`, and a few of its own, named in `takes`."""

    __slots__ = ()

    composed: ClassVar[bool] = True

    def choices(self, pos: P) -> Choices[P]:
        """The parts, as the ruleset lists them."""
        raise NotImplementedError

    def closed(self, pos: P, seat: int) -> Reason | None:
        """Why none of the parts may be chosen now, or None."""
        return None

    def chosen(self, pos: P, seat: int, action: Action) -> None:
        """Put back what is left of this question, before the part that was chosen takes the action."""

    # The answers of its own

    def own(self, pos: P, seat: int) -> Sequence[Action]:
        """What might be answered besides the parts, of the kinds in `takes`."""
        return ()

    def why_not_own(self, pos: P, seat: int, action: Action) -> Reason | None:
        """What forbids an answer of its own."""
        return None

    def take_own(self, pos: P, seat: int, action: Action) -> None:
        """Let an answer of its own happen."""
        raise NotImplementedError

    # What the kernel asks

    def accepts(self, pos: P, kind: type[Action]) -> bool:
        """Whether this is an answer of its own or of one of the parts."""
        return kind in self.takes or kind in self.choices(pos).by_kind

    def candidates(self, pos: P, seat: int) -> Iterable[Action]:
        """Those of the parts, then its own."""
        return [*self.choices(pos).candidates(pos, seat), *self.own(pos, seat)]

    def why_not(self, pos: P, seat: int, action: Action) -> Reason | None:
        """What the question itself forbids, else what the part does that answers this action."""
        kind = type(action)
        if kind in self.takes:
            return self.why_not_own(pos, seat, action)
        closed = self.closed(pos, seat)
        return closed if closed is not None else self.choices(pos).by_kind[kind].why_not(pos, seat, action)

    def options(self, pos: P, seat: int) -> list[Action]:
        """The legal ones, in the order of the candidates."""
        found = [] if self.closed(pos, seat) is not None else self.choices(pos).options(pos, seat)
        for action in self.own(pos, seat):
            if self.why_not_own(pos, seat, action) is None:
                found.append(action)
        return found

    def take(self, pos: P, seat: int, action: Action) -> None:
        """Hand the action to the part that answers it; what is left of the question lies below by then."""
        kind = type(action)
        if kind in self.takes:
            self.take_own(pos, seat, action)
        else:
            self.chosen(pos, seat, action)
            self.choices(pos).by_kind[kind].take(pos, seat, action)
