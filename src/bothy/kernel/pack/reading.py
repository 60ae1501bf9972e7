"""Reading rows: a row is asked for values by name and kind, so that a slip is found where it stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

T = TypeVar("T")

SOURCES: Final = ("rulebook", "public", "original")
"""Printed in a rulebook, found in public, designed by the project; a row has that of its weakest value."""


class ComponentError(ValueError):
    """A pack that cannot be read: the message says which row, and what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a row comes from: the origin of its weakest value, and the values that have a better one."""

    source: str
    rulebook: tuple[str, ...] = ()
    public: tuple[str, ...] = ()
    inferred: tuple[str, ...] = ()
    """Values that no source says in words but that follow from what it says."""

    @property
    def named(self) -> tuple[str, ...]:
        """Every value that is singled out."""
        return (*self.rulebook, *self.public, *self.inferred)


class Row:
    """One row of a file. A value that nobody asks for is a slip too, so `close` names what is left over."""

    def __init__(self, table: str, values: Mapping[str, Any]) -> None:
        self.table: str = table
        self.left: dict[str, Any] = dict(values)
        self.id: str = ""
        self.id = self.text("id")
        self.source: str = self.word("source", SOURCES)

    @property
    def origin(self) -> Origin:
        """Its source, with the values that it says have a better one. To be asked once."""
        return Origin(self.source, self.texts("rulebook"), self.texts("public"), self.texts("inferred"))

    def fault(self, message: str) -> ComponentError:
        """The error that names this row."""
        return ComponentError(f"{self.table} {self.id or '(without id)'}: {message}")

    def value(self, name: str, kind: type[T], default: T | None = None) -> T:
        """A value that must be of this kind; without a default it must be there."""
        found = self.left.pop(name, default)
        if type(found) is not kind:
            raise self.fault(f"{name} should be {kind.__name__}, not {found!r}")
        return found

    def text(self, name: str, default: str | None = None) -> str:
        """A word or a text."""
        return self.value(name, str, default)

    def number(self, name: str, default: int | None = None) -> int:
        """A whole number."""
        return self.value(name, int, default)

    def truth(self, name: str) -> bool:
        """Something that is so only where the row says so."""
        return self.value(name, bool, False)

    def numbers(self, name: str, default: Sequence[int] | None = None) -> tuple[int, ...]:
        """A list of whole numbers."""
        found: list[Any] = self.value(name, list, None if default is None else list(default))
        if any(type(each) is not int for each in found):
            raise self.fault(f"{name} should hold whole numbers only")
        return tuple(found)

    def texts(self, name: str) -> tuple[str, ...]:
        """A list of words; none if the row does not name it."""
        found: list[Any] = self.value(name, list, [])
        if any(type(each) is not str for each in found):
            raise self.fault(f"{name} should hold words only")
        return tuple(found)

    def word(self, name: str, words: Sequence[str], default: str | None = None) -> str:
        """A word out of a list."""
        found = self.text(name, default)
        if found not in words:
            raise self.fault(f"{name} {found!r} is none of {', '.join(words)}")
        return found

    def words(self, name: str, words: Sequence[str]) -> tuple[str, ...]:
        """Several words out of a list; none if the row does not name it."""
        found = self.texts(name)
        strange = [each for each in found if each not in words]
        if strange:
            raise self.fault(f"{name} {strange[0]!r} is none of {', '.join(words)}")
        return found

    def amounts(self, name: str, words: Sequence[str]) -> tuple[int, ...]:
        """An amount for each of the words, in their order; a word the row does not name has none."""
        found: dict[str, Any] = self.value(name, dict, {})
        for word, amount in found.items():
            if word not in words or type(amount) is not int or amount < 1:
                raise self.fault(f"{name} cannot hold {word} = {amount!r}")
        return tuple([found.get(word, 0) for word in words])

    def rows(self, name: str, build: Callable[[Row], T]) -> tuple[T, ...]:
        """The rows nested in this one."""
        found: list[Any] = self.value(name, list, [])
        return tuple([build_row(f"{self.table} {self.id} {name}", each, build) for each in found])

    def close(self) -> None:
        """Complain about values nobody asked for."""
        if self.left:
            raise self.fault(f"unknown: {', '.join(self.left)}")


def build_row(table: str, values: Any, build: Callable[[Row], T]) -> T:
    """One typed row out of one table of a file."""
    if not isinstance(values, Mapping):
        raise ComponentError(f"{table}: a row should be a table, not {values!r}")
    row = Row(table, values)
    built = build(row)
    row.close()
    return built


class Sheet:
    """One data file: tables of rows."""

    def __init__(self, name: str, tables: Mapping[str, Any]) -> None:
        self.name: str = name
        self.tables: Mapping[str, Any] = tables
        self.asked: dict[str, None] = {}
        """The tables somebody has asked for; any other is a slip."""

    def rows(self, table: str, build: Callable[[Row], T]) -> tuple[T, ...]:
        """The rows of a table, in the order of the file."""
        self.asked[table] = None
        if not isinstance(self.tables.get(table), list):
            raise ComponentError(f"{self.name}: no rows [[{table}]]")
        return tuple([build_row(table, each, build) for each in self.tables[table]])

    def row(self, table: str, build: Callable[[Row], T]) -> T:
        """The only row of a table."""
        rows = self.rows(table, build)
        if len(rows) != 1:
            raise ComponentError(f"{self.name}: {len(rows)} rows [[{table}]], there should be one")
        return rows[0]
