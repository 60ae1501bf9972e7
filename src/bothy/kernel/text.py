"""Keys and values: all the text that kernel and games produce.

The catalogues of `bothy.messages` hold sentences.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

Json: TypeAlias = Any
"""JSON data: integers, strings, booleans, None, lists, and dicts with string keys."""

Value: TypeAlias = Any
"""A value in a message: a number, a string, or a short tuple of them."""


class Text:
    """An untranslated message: a key and its values, so that rules are independent of language."""

    __slots__ = ("key", "values")

    def __init__(self, key: str, **values: Value) -> None:
        self.key: str = key
        self.values: Mapping[str, Value] = values

    def data(self) -> Json:
        """Returns the wire form, `[key, values]`."""
        return [self.key, {name: plain(value) for name, value in self.values.items()}]

    def __repr__(self) -> str:
        return f"Text({self.key!r}, {dict(self.values)!r})"


class Reason:
    """The reason why an action isn't legal, with its paragraph of the rules reference.

    The same object serves the disabled button, the refused move and "why can't I?".
    """

    __slots__ = ("key", "rule", "values")

    def __init__(self, key: str, rule: str = "", **values: Value) -> None:
        self.key: str = key
        self.rule: str = rule
        self.values: Mapping[str, Value] = values

    def data(self) -> Json:
        """Returns the wire form, `[key, values, rule]`."""
        return [self.key, {name: plain(value) for name, value in self.values.items()}, self.rule]

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, {self.rule!r}, {dict(self.values)!r})"


SEQUENCES: Final = (tuple, list)


def plain(value: Value) -> Json:
    """Returns a value as JSON data: tuples become lists."""
    if isinstance(value, SEQUENCES):
        return [item if type(item) is int else plain(item) for item in value]  # most items are integers
    return value
