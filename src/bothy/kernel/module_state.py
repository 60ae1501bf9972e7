"""State that belongs to one module or one turn, kept separate so that the base game never refers to it."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, ClassVar, TypeVar

from bothy.kernel.text import Json, plain

T = TypeVar("T", bound="ModuleState")

_FIELDS: dict[type[Any], tuple[str, ...]] = {}
"""Cached field names of each class: views and digests need them constantly."""


class ModuleState:
    """A small mutable object inside a position: a module's state, or the facts of the current turn.

    Subclass it with `@state`. Powers are stateless; their state is in a part.
    """

    __slots__ = ()

    name: ClassVar[str] = ""

    def copy(self: T) -> T:
        """Returns an equal part that shares no mutable data."""
        raise NotImplementedError

    def data(self) -> list[Json]:
        """Returns the fields as JSON data, in order."""
        kind = type(self)
        names = _FIELDS.get(kind)
        if names is None:
            names = _FIELDS[kind] = tuple([field.name for field in fields(kind)])  # type: ignore[arg-type]
        return [plain(getattr(self, name)) for name in names]

    @classmethod
    def read(cls: type[T], data: list[Any]) -> T:
        """Returns the part with these fields. Override where a field is or contains a tuple."""
        return cls(*data)

    def view(self, seat: int | None) -> Json:
        """Returns the data a seat may see; all of it by default."""
        return self.data()
