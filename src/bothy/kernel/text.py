"""Keys and values: all that kernel and games ever say. Sentences live in the catalogues of `bothy.words`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

Json: TypeAlias = Any
"""Data that JSON can hold: whole numbers, strings, truth values, None, lists, and dicts with string keys."""

Value: TypeAlias = Any
"""What a message may be filled with: a number, a string, or a short tuple of them."""


class Text:
    """A message to be worded later: a key and the values that fill it, so that rules know no language."""

    __slots__ = ("key", "values")

    def __init__(self, key: str, **values: Value) -> None:
        self.key: str = key
        self.values: Mapping[str, Value] = values

    def data(self) -> Json:
        """The wire form, `[key, values]`."""
        return [self.key, {name: plain(value) for name, value in self.values.items()}]

    def __repr__(self) -> str:
        return f"Text({self.key!r}, {dict(self.values)!r})"


class Reason:
    """Why an action is not legal, with the paragraph of the rules reference that says so.

    The same object serves the disabled button, the refused move and "why can't I?".
    """

    __slots__ = ("key", "rule", "values")

    def __init__(self, key: str, rule: str = "", **values: Value) -> None:
        self.key: str = key
        self.rule: str = rule
        self.values: Mapping[str, Value] = values

    def data(self) -> Json:
        """The wire form, `[key, values, rule]`."""
        return [self.key, {name: plain(value) for name, value in self.values.items()}, self.rule]

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, {self.rule!r}, {dict(self.values)!r})"


SEQUENCES: Final = (tuple, list)


def plain(value: Value) -> Json:
    """A value as JSON holds it: tuples become lists."""
    if isinstance(value, SEQUENCES):
        return [item if type(item) is int else plain(item) for item in value]  # most of them are numbers
    return value
