"""Reads rows. Each value is read by name, type and range, so that an error names its place.

A pack may come with an untrusted record, so sizes are checked before anything else: no number, text or list of any
row exceeds the bounds below, whichever game or module reads it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from bothy.kernel.pack.fields import MOST, readers

T = TypeVar("T")

SOURCES: Final = ("rulebook", "public", "original")
"""Printed in a rulebook, publicly available, or designed by the project. A row has its weakest value's source."""

LARGEST: Final = 999
"""The bound of every number's absolute value, whatever reads it."""
LONGEST_TEXT: Final = 1000
LONGEST_LIST: Final = 64
DEEPEST: Final = 6
"""Maximum nesting of lists and tables."""
LONGEST_TOLD: Final = 40
"""Maximum characters of a value quoted in an error."""


class ComponentError(ValueError):
    """A pack that can't be read. The message names the row and its error."""


@dataclass(frozen=True, slots=True)
class Origin:
    """A row's origin: that of its weakest value, and the values that have a better one."""

    source: str
    rulebook: tuple[str, ...] = ()
    public: tuple[str, ...] = ()
    inferred: tuple[str, ...] = ()
    """Values that no source states but that follow from one."""

    @property
    def named(self) -> tuple[str, ...]:
        """Every value with a better origin."""
        return (*self.rulebook, *self.public, *self.inferred)


Build = type[T] | Callable[["Row"], T]
"""A dataclass whose annotations say how to read it, or a function."""


class Row:
    """One row of a file. A value that is never read is an error too, so `close` rejects leftovers."""

    def __init__(self, table: str, values: Mapping[str, Any]) -> None:
        self.table: str = table
        self.left: dict[str, Any] = dict(values)
        self.id: str = ""
        for name, found in self.left.items():
            self._check_size(str(name), found, DEEPEST)
        self.id = self.text("id")
        self.source: str = self.word("source", SOURCES)

    @property
    def origin(self) -> Origin:
        """The row's source, and the values with a better one. Can be read only once."""
        return Origin(self.source, self.texts("rulebook"), self.texts("public"), self.texts("inferred"))

    def fault(self, message: str) -> ComponentError:
        """Returns an error that names this row."""
        id_ = self.id or str(self.left.get("id", "(without id)"))[:LONGEST_TOLD]
        return ComponentError(f"{self.table} {id_}: {message}")

    def _check_size(self, name: str, found: Any, deep: int) -> None:
        """Rejects values larger than any game needs."""
        if len(name) > LONGEST_TOLD:
            raise self.fault(f"no value is called {told(name)}")
        if type(found) is int and not -LARGEST <= found <= LARGEST:
            raise self.fault(f"{name} can't be {told(found)}: no number of a pack is larger than {LARGEST}")
        if isinstance(found, str) and len(found) > LONGEST_TEXT:
            raise self.fault(f"{name} has {len(found)} letters, a text has at most {LONGEST_TEXT}")
        if isinstance(found, list | dict):
            if len(found) > LONGEST_LIST or not deep:
                raise self.fault(f"{name} holds too much: a list has at most {LONGEST_LIST} values")
            parts = found.items() if isinstance(found, dict) else [(name, each) for each in found]
            for part, each in parts:
                self._check_size(str(part), each, deep - 1)

    def _check_range(self, name: str, found: int, least: int, most: int) -> None:
        if not least <= found <= most:
            raise self.fault(f"{name} can be {least} to {most}, not {told(found)}")

    def value(self, name: str, kind: type[T], default: T | None = None) -> T:
        """Reads a value of this type. It is required unless there's a default."""
        found = self.left.pop(name, default)
        if type(found) is not kind:
            raise self.fault(f"{name} should be {kind.__name__}, not {told(found)}")
        return found

    def text(self, name: str, default: str | None = None) -> str:
        """Reads a string."""
        return self.value(name, str, default)

    def number(self, name: str, default: int | None = None, least: int = 0, most: int = MOST) -> int:
        """Reads an integer within a range."""
        found = self.value(name, int, default)
        self._check_range(name, found, least, most)
        return found

    def truth(self, name: str) -> bool:
        """Reads a boolean; False if missing."""
        return self.value(name, bool, False)

    def numbers(
        self, name: str, default: Sequence[int] | None = None, least: int = 0, most: int = MOST
    ) -> tuple[int, ...]:
        """Reads a list of integers, each within a range."""
        found: list[Any] = self.value(name, list, None if default is None else list(default))
        if any(type(each) is not int for each in found):
            raise self.fault(f"{name} should hold whole numbers only")
        for each in found:
            self._check_range(name, each, least, most)
        return tuple(found)

    def texts(self, name: str) -> tuple[str, ...]:
        """Reads a list of strings; empty if missing."""
        found: list[Any] = self.value(name, list, [])
        if any(type(each) is not str for each in found):
            raise self.fault(f"{name} should hold words only")
        return tuple(found)

    def word(self, name: str, words: Sequence[str], default: str | None = None) -> str:
        """Reads a string that must be one of a list."""
        found = self.text(name, default)
        if found not in words:
            raise self.fault(f"{name} {found!r} is none of {', '.join(words)}")
        return found

    def words(self, name: str, words: Sequence[str]) -> tuple[str, ...]:
        """Reads strings that must be in a list; empty if missing."""
        found = self.texts(name)
        strange = [each for each in found if each not in words]
        if strange:
            raise self.fault(f"{name} {strange[0]!r} is none of {', '.join(words)}")
        return found

    def amounts(self, name: str, words: Sequence[str], most: int = MOST) -> tuple[int, ...]:
        """Reads an amount for each of the words, in their order; 0 if missing."""
        found: dict[str, Any] = self.value(name, dict, {})
        for word, amount in found.items():
            if word not in words or type(amount) is not int:
                raise self.fault(f"{name} cannot hold {word} = {told(amount)}")
            self._check_range(f"{name} {word}", amount, 1, most)
        return tuple([found.get(word, 0) for word in words])

    def read(self, kind: Callable[..., T]) -> T:
        """Reads a dataclass, each field as its annotation says."""
        return kind(**{name: read(self) for name, read in readers(kind)})

    def rows(self, name: str, build: Build[T]) -> tuple[T, ...]:
        """Reads the rows nested in this one."""
        found: list[Any] = self.value(name, list, [])
        return tuple([build_row(f"{self.table} {self.id} {name}", each, build) for each in found])

    def close(self) -> None:
        """Rejects values that were never read."""
        if self.left:
            raise self.fault(f"unknown: {', '.join(self.left)}")


def told(value: Any) -> str:
    """Quotes a value for an error, shortened if necessary."""
    text = f"a {type(value).__name__}" if isinstance(value, dict | list) and value else repr(value)
    return text if len(text) <= LONGEST_TOLD else f"{text[:LONGEST_TOLD]}…"


def build_row(table: str, values: Any, build: Build[T]) -> T:
    """Builds a typed row from a table of a file: a dataclass by its annotations, anything else by a function."""
    if not isinstance(values, Mapping):
        raise ComponentError(f"{table}: a row should be a table, not {told(values)}")
    row = Row(table, values)
    built = row.read(build) if isinstance(build, type) else build(row)
    row.close()
    return built


class DataFile:
    """One data file: tables of rows."""

    def __init__(self, name: str, tables: Mapping[str, Any], other_rows: Mapping[str, str]) -> None:
        self.name: str = name
        self.tables: Mapping[str, Any] = tables
        self.other_rows: Mapping[str, str] = other_rows
        """Tables whose rows differ from the built-in ones, each with an error about the first of them."""
        self.asked: dict[str, None] = {}
        """The tables read so far; any other is an error."""

    def rows(self, table: str, build: Build[T], any_number: bool = False) -> tuple[T, ...]:
        """Returns the rows of a table, in file order.

        A pack must have exactly the rows of the built-in one, unless the rules allow any number.
        """
        self.asked[table] = None
        if table in self.other_rows and not any_number:
            raise ComponentError(self.other_rows[table])
        if not isinstance(self.tables.get(table), list):
            raise ComponentError(f"{self.name}: no rows [[{table}]]")
        if any_number and not self.tables[table]:
            raise ComponentError(f"{self.name}: no {table} is left")
        return tuple([build_row(table, each, build) for each in self.tables[table]])

    def row(self, table: str, build: Build[T]) -> T:
        """Returns the only row of a table."""
        rows = self.rows(table, build)
        if len(rows) != 1:
            raise ComponentError(f"{self.name}: {len(rows)} rows [[{table}]], there should be one")
        return rows[0]
