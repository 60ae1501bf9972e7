"""Reads a typed row by the annotations of its dataclass, so that a row's fields and their ranges are said once.

    players: Annotated[int, Within(1, 9)]

A number without a range has the default one. A value may be missing from the file if its field has a default, or
if it is a truth (false), words or amounts (none).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import MISSING, Field, dataclass, fields
from functools import cache
from typing import TYPE_CHECKING, Any, Final, get_args, get_type_hints

if TYPE_CHECKING:
    from bothy.kernel.pack.reading import Row

MOST: Final = 99
"""The default upper bound of a number; the lower one is 0."""


@dataclass(frozen=True, slots=True)
class Within:
    """The range of a number, or of every number in a list."""

    least: int = 0
    most: int = MOST


@dataclass(frozen=True, slots=True)
class OneOf:
    """The words that a text, or every text in a list, may be. A number is the index of its word."""

    words: Sequence[str]


@dataclass(frozen=True, slots=True)
class AmountOf:
    """Words, for each of which there is an amount."""

    words: Sequence[str]
    most: int = MOST


@dataclass(frozen=True, slots=True)
class Named:
    """The ids that a row may have, and the fault of one with another id."""

    words: Sequence[str]
    fault: str


@dataclass(frozen=True, slots=True)
class By:
    """A function that reads a value from its row, by name."""

    read: Callable[[Row, str], Any]


@cache
def readers(kind: Any) -> tuple[tuple[str, Callable[[Row], Any]], ...]:
    """Returns a reader for each field of a dataclass."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple([(each.name, _reader(each, hints[each.name])) for each in fields(kind)])


def _reader(field: Field[Any], hint: Any) -> Callable[[Row], Any]:
    name, default = field.name, None if field.default is MISSING else field.default
    plain, how = get_args(hint)[:2] if hasattr(hint, "__metadata__") else (hint, None)
    if name in ("source", "origin"):
        return lambda row: getattr(row, name)
    if name == "id":
        return lambda row: _id(row, how)
    if isinstance(how, By):
        return lambda row: how.read(row, name)
    if isinstance(how, AmountOf):
        return lambda row: row.amounts(name, how.words, how.most)
    if isinstance(how, OneOf):
        if plain is int:
            return lambda row: how.words.index(row.word(name, how.words))
        return lambda row: row.word(name, how.words, default) if plain is str else row.words(name, how.words)
    bounds = Within() if how is None else how
    simple: dict[Any, Callable[[Row], Any]] = {
        int: lambda row: row.number(name, default, bounds.least, bounds.most),
        bool: lambda row: row.truth(name),
        str: lambda row: row.text(name, default),
        tuple[int, ...]: lambda row: row.numbers(name, default, bounds.least, bounds.most),
        tuple[str, ...]: lambda row: row.texts(name),
    }
    return simple[plain]  # any other type needs `By`


def _id(row: Row, how: Named | None) -> str:
    if how is not None and row.id not in how.words:
        raise row.fault(how.fault)
    return row.id
