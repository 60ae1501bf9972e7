"""Several rules asked as one: main actions, rewards, upgrades. Modules add theirs by naming them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic

from bothy.kernel.action import Action
from bothy.kernel.frame import Answerable, P


class Choices(Generic[P]):
    """Several answerables in a fixed order, and which of them answers each kind of action."""

    __slots__ = ("by_kind", "parts")

    def __init__(self, parts: Iterable[Answerable[P]]) -> None:
        self.parts: tuple[Answerable[P], ...] = tuple(parts)
        self.by_kind: dict[type[Action], Answerable[P]] = {}
        for part in self.parts:
            for kind in part.takes:
                if kind in self.by_kind:
                    raise ValueError(f"{kind.name} is answered by {self.by_kind[kind].name} and by {part.name}")
                self.by_kind[kind] = part

    def candidates(self, pos: P, seat: int) -> list[Action]:
        """Everything a new player might try, part by part."""
        return [action for part in self.parts for action in part.candidates(pos, seat)]

    def options(self, pos: P, seat: int) -> list[Action]:
        """The legal actions, part by part."""
        found: list[Action] = []
        for part in self.parts:
            found += part.options(pos, seat)
        return found
