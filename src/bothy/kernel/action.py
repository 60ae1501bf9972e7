"""Actions: a seat's answers."""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

A = TypeVar("A", bound="Action")

_INTERNED: dict[tuple[type[Any], tuple[Any, ...]], Any] = {}


class Action:
    """One choice, as a player thinks of it: an immutable value with named arguments.

    Its JSON form is `[name, fields...]`, here `["bid", 3]`:

        @value
        class Bid(Action):
            amount: int
    """

    __slots__ = ()

    name: ClassVar[str] = ""

    @classmethod
    def of(cls: type[A], *fields: Any) -> A:
        """Returns the shared instance with these fields, since lists of legal actions are rebuilt constantly."""
        known = _INTERNED.get((cls, fields))
        if known is None:
            known = _INTERNED[cls, fields] = cls(*fields)
        found: A = known
        return found
