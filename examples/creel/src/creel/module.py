"""The points at which an optional module may enter the game, and who is asked at each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bothy.kernel import Answerable, Aside, Choices, Frame, GameModule, Part, mypyc_attr, overriding
from creel.position import Sea


@mypyc_attr(allow_interpreted_subclasses=True)
class Module(GameModule):
    """A module without effect: each overrides what it needs. The base game asks here and names no module."""

    def part(self, seats: int) -> Part | None:
        """The module's state at the start."""
        return None

    def main_actions(self) -> Sequence[Answerable[Any]]:
        """Main actions of its own."""
        return ()

    def asides(self) -> Sequence[Aside[Any]]:
        """Free actions of its own."""
        return ()

    def dawn(self) -> Sequence[Frame[Any]]:
        """What happens each morning after the weather."""
        return ()

    def lost(self, pos: Sea, seat: int) -> int:
        """How many fish of a catch get away."""
        return 0

    def score(self, pos: Sea, seat: int) -> dict[str, int]:
        """What its scoring categories give a seat."""
        return {}


class Hooks:
    """Who is asked at each point of one table: made once, and empty where no module has anything to say."""

    def __init__(self, base: Sequence[Answerable[Any]], asides: Sequence[Aside[Any]], modules: Sequence[Module]):
        self.main_actions: Choices[Any] = Choices([*base, *[each for m in modules for each in m.main_actions()]])
        self.asides: tuple[Aside[Any], ...] = (*asides, *[each for m in modules for each in m.asides()])
        self.dawn: tuple[Callable[[], Sequence[Frame[Any]]], ...] = overriding(Module, modules, "dawn")
        self.lost: tuple[Callable[[Sea, int], int], ...] = overriding(Module, modules, "lost")
        self.score: tuple[Callable[[Sea, int], dict[str, int]], ...] = overriding(Module, modules, "score")
