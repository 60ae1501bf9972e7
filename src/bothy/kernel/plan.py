"""Plans: a seat's actions evaluated as a unit, because each one alone looks like a loss."""

from __future__ import annotations

from dataclasses import dataclass

from bothy.kernel.action import Action
from bothy.kernel.position import Position


@dataclass(frozen=True, slots=True)
class Plan:
    """A complete sequence of actions, every choice included, and the resulting position."""

    actions: tuple[Action, ...]
    after: Position
