"""The hooks of an optional module, and the modules that override each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bothy.kernel import Frame, FreeAction, GameModule, ModuleState, Rule, RuleGroup, mypyc_attr, overriding
from creel.position import Sea


@mypyc_attr(allow_interpreted_subclasses=True)
class Module(GameModule):
    """A module that does nothing; subclasses override the hooks they need. The base game names no module."""

    def part(self, seats: int) -> ModuleState | None:
        """Returns the module's initial state."""
        return None

    def main_actions(self) -> Sequence[Rule[Any]]:
        """Returns its main actions."""
        return ()

    def free_actions(self) -> Sequence[FreeAction[Any]]:
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

    def __init__(
        self, base: Sequence[Rule[Any]], free_actions: Sequence[FreeAction[Any]], modules: Sequence[Module]
    ):
        self.main_actions: RuleGroup[Any] = RuleGroup(
            [*base, *[each for m in modules for each in m.main_actions()]]
        )
        self.free_actions: tuple[FreeAction[Any], ...] = (
            *free_actions,
            *[each for m in modules for each in m.free_actions()],
        )
        found = overriding(Module, modules)
        self.dawn: tuple[Callable[[], Sequence[Frame[Any]]], ...] = found["dawn"]
        self.lost: tuple[Callable[[Sea, int], int], ...] = found["lost"]
        self.score: tuple[Callable[[Sea, int], dict[str, int]], ...] = found["score"]
