"""Decorators for a game's two kinds of class: immutable values and small mutable states.

Both make slotted dataclasses. They need their own decorators because mypyc can't make a native class of a generic
dataclass or a dataclass with class attributes. With a decorator it doesn't know, the class stays an ordinary one
with compiled methods.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

T = TypeVar("T")

NOT_FIELDS = ("name", "takes", "turn", "blocks_free_actions", "looked_past", "composed", "sealed", "reaction")
"""Class attributes of frames and actions, which mypyc annotates as if they were fields."""


@dataclass_transform(frozen_default=True)
def value(kind: type[T]) -> type[T]:
    """Makes an immutable value with named fields: an action, a frame, a free action. Named after its class."""
    return _named(dataclass(frozen=True, slots=True)(_plainly(kind)))


@dataclass_transform()
def state(kind: type[T]) -> type[T]:
    """Makes a small mutable object: a part, the facts of a turn. Named after its class."""
    return _named(dataclass(slots=True)(_plainly(kind)))


def _plainly(kind: type[T]) -> type[T]:
    for word in NOT_FIELDS:
        kind.__dict__.get("__annotations__", {}).pop(word, None)  # noqa: RUF063 - the dict itself, not a copy
    return kind


def _named(kind: type[T]) -> type[T]:
    """Names `EndTurn` `end-turn`, unless the class sets a name. Stored records contain these names."""
    if "name" not in kind.__dict__:
        words = "".join(["-" + each.lower() if each.isupper() else each for each in kind.__name__])
        kind.name = words[1:]  # type: ignore[attr-defined]
    return kind
