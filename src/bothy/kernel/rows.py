"""Component rows as JSON data, for clients that draw a game without knowing its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import Field, fields, is_dataclass
from typing import Any, Final, NewType, get_type_hints

from bothy.kernel.digest import digest
from bothy.kernel.text import Json


def row_data(row: Any) -> Json:
    """Converts a row, or a value in one: a dataclass to a dict of its fields, a tuple to a list."""
    if is_dataclass(row):
        return {field.name: row_data(getattr(row, field.name)) for field in fields(row)}
    if isinstance(row, Mapping):
        return {str(key): row_data(value) for key, value in row.items()}
    if isinstance(row, tuple | list):
        return [row_data(item) for item in row]
    return row


def row_types(kind: type) -> Any:
    """Returns the types of a row's fields, which `row_data` keeps, for the client's types."""
    return get_type_hints(kind, include_extras=True)


Sets = NewType("Sets", dict[str, Json])
"""Rows of a pack by the names of their sets; the client's types have the rows of each."""
SOME: Final = "some"
"""Beside a dict's type: it has some of the keys, as `amounts` has."""


def amounts(words: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    """Returns non-zero amounts by name. Rows store them as a list in an order that only the rules know."""
    return {word: count for word, count in zip(words, counts, strict=True) if count}


def _counts(row: Any, field: Field[Any]) -> bool:
    spelled = field.metadata.get("spelled", "always")
    return spelled == "always" or (spelled == "if any" and bool(getattr(row, field.name)))


def rows_digest(rows: Any) -> str:
    """Returns the digest of component rows. It changes with any value and with any row's type."""
    return digest(_spelled(rows))


IF_ANY = {"spelled": "if any"}
"""Metadata of a field added after games had stored digests: the digest omits it while it's empty."""
NEVER = {"spelled": "never"}
"""Metadata of a field for the place of its rows, not for their content. Digests omit it."""


def _spelled(row: Any) -> Json:
    if is_dataclass(row):
        values = [(field.name, getattr(row, field.name)) for field in fields(row) if _counts(row, field)]
        return [type(row).__name__, {name: _spelled(value) for name, value in values}]
    if isinstance(row, Mapping):
        return {str(key): _spelled(value) for key, value in row.items()}
    if isinstance(row, tuple | list):
        return [_spelled(item) for item in row]
    return row
