"""The hooks of an optional module, and the modules that override each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bothy.kernel import Answerable, Aside, Choices, Frame, GameModule, Part, mypyc_attr, overriding
from creel.position import Sea


@mypyc_attr(allow_interpreted_subclasses=True)
class Module(GameModule):
    """A module that does nothing; subclasses override the hooks they need. The base game names no module."""

    def part(self, seats: int) -> Part | None:
        """Returns the module's initial state."""
        return None

    def main_actions(self) -> Sequence[Answerable[Any]]:
        """Returns its main actions."""
        return ()

    def asides(self) -> Sequence[Aside[Any]]:
        """Returns its free actions."""
        return ()

    def dawn(self) -> Sequence[Frame[Any]]:
        """Returns what happens each morning after the weather."""
        return ()

    def lost(self, pos: Sea, seat: int) -> int:
        """Returns how many fish of a catch get away."""
        return 0

    def score(self, pos: Sea, seat: int) -> dict[str, int]:
        """Returns a seat's points in its scoring categories."""
        return {}


class Hooks:
    """The hooks of one table, built once; a hook that no module overrides is empty."""

    def __init__(self, base: Sequence[Answerable[Any]], asides: Sequence[Aside[Any]], modules: Sequence[Module]):
        self.main_actions: Choices[Any] = Choices([*base, *[each for m in modules for each in m.main_actions()]])
        self.asides: tuple[Aside[Any], ...] = (*asides, *[each for m in modules for each in m.asides()])
        self.dawn: tuple[Callable[[], Sequence[Frame[Any]]], ...] = overriding(Module, modules, "dawn")
        self.lost: tuple[Callable[[Sea, int], int], ...] = overriding(Module, modules, "lost")
        self.score: tuple[Callable[[Sea, int], dict[str, int]], ...] = overriding(Module, modules, "score")
