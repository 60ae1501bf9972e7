"""Questions composed of several rules: main actions, rewards, upgrades. Modules list their own.

The ruleset lists the parts (`Rule`s) once per table. The frame on the stack knows none of them. It decides
whether its question is open, which answers are its own (end the turn, take nothing more), and what remains of the
question after a part is chosen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from bothy.kernel.action import Action
from bothy.kernel.frame import Frame, P
from bothy.kernel.rule_group import RuleGroup
from bothy.kernel.text import Reason


class CompositeFrame(Frame[P]):
    """A frame that accepts the answers of its `choices`, and a few others, named in `takes`."""

    __slots__ = ()

    composed: ClassVar[bool] = True

    def choices(self, pos: P) -> RuleGroup[P]:
        """Returns the parts, as the ruleset lists them."""
        raise NotImplementedError

    def closed(self, pos: P, seat: int) -> Reason | None:
        """Returns the reason why no part may be chosen now, or None."""
        return None

    def chosen(self, pos: P, seat: int, action: Action) -> None:
        """Pushes what remains of this question, before the chosen part takes the action."""

    # The frame's own answers

    def own(self, pos: P, seat: int) -> Sequence[Action]:
        """Returns the frame's own possible answers, of the kinds in `takes`."""
        return ()

    def why_not_own(self, pos: P, seat: int, action: Any) -> Reason | None:
        """Returns the reason that forbids one of the frame's own answers, or None."""
        return None

    def take_own(self, pos: P, seat: int, action: Any) -> None:
        """Applies one of the frame's own answers."""
        raise NotImplementedError

    # Called by the kernel

    def accepts(self, pos: P, kind: type[Action]) -> bool:
        """Returns True if the frame itself or one of its parts answers this kind of action."""
        return kind in self.takes or kind in self.choices(pos).by_kind

    def candidates(self, pos: P, seat: int) -> Iterable[Action]:
        """Returns the candidates of the parts, then the frame's own."""
        return [*self.choices(pos).candidates(pos, seat), *self.own(pos, seat)]

    def why_not(self, pos: P, seat: int, action: Action) -> Reason | None:
        """Checks the question itself first, then the part that answers this action."""
        kind = type(action)
        if kind in self.takes:
            return self.why_not_own(pos, seat, action)
        closed = self.closed(pos, seat)
        return closed if closed is not None else self.choices(pos).by_kind[kind].why_not(pos, seat, action)

    def options(self, pos: P, seat: int) -> list[Action]:
        """Returns the legal actions, in the order of the candidates."""
        found = [] if self.closed(pos, seat) is not None else self.choices(pos).options(pos, seat)
        for action in self.own(pos, seat):
            if self.why_not_own(pos, seat, action) is None:
                found.append(action)
        return found

    def take(self, pos: P, seat: int, action: Action) -> None:
        """Passes the action to its part, after pushing what remains of the question."""
        kind = type(action)
        if kind in self.takes:
            self.take_own(pos, seat, action)
        else:
            self.chosen(pos, seat, action)
            self.choices(pos).by_kind[kind].take(pos, seat, action)
