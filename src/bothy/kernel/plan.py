"""A plan: a few actions of one seat that are worth weighing as one, because each alone looks like a loss."""

from __future__ import annotations

from dataclasses import dataclass

from bothy.kernel.action import Action
from bothy.kernel.position import Position


@dataclass(frozen=True, slots=True)
class Plan:
    """The actions one after another, nothing left out that has to be chosen, and where they lead."""

    actions: tuple[Action, ...]
    after: Position
