"""Decorators for a game's two kinds of class: immutable values and small mutable states.

Both make slotted dataclasses. They need their own decorators because mypyc can't make a native class of a generic
dataclass or a dataclass with class attributes. With a decorator it doesn't know, the class stays an ordinary one
with compiled methods.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def value(kind: type[T]) -> type[T]:
    """Makes an immutable value with named fields: an action, a frame, a free action. Named after its class."""
    return _named(dataclass(frozen=True, slots=True)(_plainly(kind)))


@dataclass_transform()
def state(kind: type[T]) -> type[T]:
    """Makes a small mutable object: a part, the facts of a turn. Named after its class."""
    return _named(dataclass(slots=True)(_plainly(kind)))


def _plainly(kind: type[T]) -> type[T]:
    """Drops the annotations by which mypyc would make a base's class attribute, such as `takes`, a field."""
    own = vars(kind).get("__annotations__", {})
    for base in kind.__mro__[1:]:
        for word, hint in vars(base).get("__annotations__", {}).items():
            if str(hint).startswith("ClassVar"):
                own.pop(word, None)
    return kind


def _named(kind: type[T]) -> type[T]:
    """Names `EndTurn` `end-turn`, unless the class sets a name. Stored records contain these names."""
    if "name" not in kind.__dict__:
        words = "".join(["-" + each.lower() if each.isupper() else each for each in kind.__name__])
        kind.name = words[1:]  # type: ignore[attr-defined]
    return kind
