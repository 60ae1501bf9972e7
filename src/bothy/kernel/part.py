"""State that belongs to one module or one turn, kept apart so that the base game never names it."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, ClassVar, TypeVar

from bothy.kernel.text import Json, plain

T = TypeVar("T", bound="Part")

_FIELDS: dict[type[Any], tuple[str, ...]] = {}
"""The fields of every kind of part met so far: views and digests ask all the time."""


class Part:
    """A small mutable object inside a position: what a module remembers, or the facts of the current turn.

    Subclass it under `@state`. Powers are stateless; what they remember lies in a part.
    """

    __slots__ = ()

    name: ClassVar[str] = ""

    def copy(self: T) -> T:
        """An equal part that shares nothing that can change."""
        raise NotImplementedError

    def data(self) -> list[Json]:
        """The fields as JSON holds them, in order."""
        kind = type(self)
        names = _FIELDS.get(kind)
        if names is None:
            names = _FIELDS[kind] = tuple([field.name for field in fields(kind)])  # type: ignore[arg-type]
        return [plain(getattr(self, name)) for name in names]

    @classmethod
    def read(cls: type[T], data: list[Any]) -> T:
        """The part these fields came from. Override where a field is a tuple or holds one."""
        return cls(*data)

    def view(self, seat: int | None) -> Json:
        """What a seat may see of it; everything, unless the module says otherwise."""
        return self.data()
