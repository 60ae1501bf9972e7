"""Rules that answer one question together: main actions, rewards, upgrades. Modules list their own."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic

from bothy.kernel.action import Action
from bothy.kernel.frame import P, Rule


class RuleGroup(Generic[P]):
    """Rules in a fixed order, indexed by the kinds of action they answer."""

    __slots__ = ("by_kind", "parts")

    def __init__(self, parts: Iterable[Rule[P]]) -> None:
        self.parts: tuple[Rule[P], ...] = tuple(parts)
        self.by_kind: dict[type[Action], Rule[P]] = {}
        for part in self.parts:
            for kind in part.takes:
                if kind in self.by_kind:
                    raise ValueError(f"{kind.name} is answered by {self.by_kind[kind].name} and by {part.name}")
                self.by_kind[kind] = part

    def candidates(self, pos: P, seat: int) -> list[Action]:
        """Returns everything a new player might try, rule by rule."""
        return [action for part in self.parts for action in part.candidates(pos, seat)]

    def options(self, pos: P, seat: int) -> list[Action]:
        """Returns the legal actions, rule by rule."""
        found: list[Action] = []
        for part in self.parts:
            found += part.options(pos, seat)
        return found
