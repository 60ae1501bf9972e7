"""Component rows as JSON holds them, for clients that draw a game and know none of its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import Field, fields, is_dataclass
from typing import Any

from bothy.kernel.digest import digest
from bothy.kernel.text import Json


def row_data(row: Any) -> Json:
    """A row, or a value in one: a dataclass is a dict of its fields, a tuple a list."""
    if is_dataclass(row):
        return {field.name: row_data(getattr(row, field.name)) for field in fields(row)}
    if isinstance(row, Mapping):
        return {str(key): row_data(value) for key, value in row.items()}
    if isinstance(row, tuple | list):
        return [row_data(item) for item in row]
    return row


def amounts(words: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    """Amounts by name, those that are not nought: what a row keeps as a list in an order only the rules know."""
    return {word: count for word, count in zip(words, counts, strict=True) if count}


def _counts(row: Any, field: Field[Any]) -> bool:
    spelled = field.metadata.get("spelled", "always")
    return spelled == "always" or (spelled == "if any" and bool(getattr(row, field.name)))


def rows_digest(rows: Any) -> str:
    """The fingerprint of component rows: two that differ in any value, or in the kind of any row, differ in it."""
    return digest(_spelled(rows))


IF_ANY = {"spelled": "if any"}
"""Metadata of a field that came after games were stamped: the fingerprint leaves it out while it is empty."""
NEVER = {"spelled": "never"}
"""Metadata of a field that says where rows lie and not what is in them: no fingerprint has it."""


def _spelled(row: Any) -> Json:
    if is_dataclass(row):
        values = [(field.name, getattr(row, field.name)) for field in fields(row) if _counts(row, field)]
        return [type(row).__name__, {name: _spelled(value) for name, value in values}]
    if isinstance(row, Mapping):
        return {str(key): _spelled(value) for key, value in row.items()}
    if isinstance(row, tuple | list):
        return [_spelled(item) for item in row]
    return row
