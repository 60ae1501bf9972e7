"""The two ways to write down a piece of a game: an immutable value, or a small state that changes.

Both are slotted dataclasses. They have decorators of their own because a class mypyc makes native may be neither
a generic dataclass nor a dataclass with class attributes; under an unknown decorator it stays an ordinary one,
with compiled methods.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

T = TypeVar("T")

NOT_FIELDS = ("name", "takes", "turn", "blocks_asides", "composed", "sealed", "reaction")
"""What frames and actions say about their whole class; mypyc annotates them as if they were fields."""


@dataclass_transform(frozen_default=True)
def value(kind: type[T]) -> type[T]:
    """An immutable value with named fields: an action, a frame, an aside. Its name is its class name's words."""
    return _named(dataclass(frozen=True, slots=True)(_plainly(kind)))


@dataclass_transform()
def state(kind: type[T]) -> type[T]:
    """A small object that changes: a part, the facts of a turn. Its name is its class name's words."""
    return _named(dataclass(slots=True)(_plainly(kind)))


def _plainly(kind: type[T]) -> type[T]:
    for word in NOT_FIELDS:
        kind.__dict__.get("__annotations__", {}).pop(word, None)  # noqa: RUF063 - the dict itself, not a copy
    return kind


def _named(kind: type[T]) -> type[T]:
    """`EndTurn` is `end-turn`, unless the class says otherwise: names stand in every record that is kept."""
    if "name" not in kind.__dict__:
        words = "".join(["-" + each.lower() if each.isupper() else each for each in kind.__name__])
        kind.name = words[1:]  # type: ignore[attr-defined]
    return kind
