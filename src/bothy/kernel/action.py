"""One answer of a seat."""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

A = TypeVar("A", bound="Action")

_INTERNED: dict[tuple[type[Any], tuple[Any, ...]], Any] = {}


class Action:
    """What a player thinks of as one choice: an immutable value with named arguments.

    Its JSON form is `[name, fields...]`, here `["bid", 3]`:

        @value
        class Bid(Action):
            amount: int
    """

    __slots__ = ()

    name: ClassVar[str] = ""

    @classmethod
    def of(cls: type[A], *fields: Any) -> A:
        """The one shared instance with these fields: lists of legal actions are made anew all the time."""
        known = _INTERNED.get((cls, fields))
        if known is None:
            known = _INTERNED[cls, fields] = cls(*fields)
        found: A = known
        return found
