"""Every number in every row of a game's packs, including modules', and packs with forged rows."""

from __future__ import annotations

import copy
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bothy.kernel import FilePacks, InvalidInput, Json
from bothy.kernel.pack.tables import MOST_ADDED
from bothy.table.game_registry import find

Way = tuple[str | int, ...]
Row = dict[str, Any]
LARGEST = 999
"""The largest number in any pack."""
RANGE = re.compile(r"can be -?\d+ to (\d+)")


@dataclass(frozen=True)
class Number:
    """One number of one row, and the path to it."""

    game: str
    file: str
    table: str
    id: str
    way: Way

    @property
    def field(self) -> tuple[str, ...]:
        """Identifies the field, in any row and at any list index."""
        return (self.game, self.file, self.table, *[each for each in self.way if isinstance(each, str)])

    def put(self, value: Json, row: Row) -> None:
        """Replaces this number in a row."""
        at: Any = row
        for step in self.way[:-1]:
            at = at[step]
        at[self.way[-1]] = value

    def forged(self, value: Json) -> Forgery:
        """Returns its row with this number replaced."""
        row = copy.deepcopy(rows_of(self.game)[self.file, self.table][self.id])
        self.put(value, row)
        wild = not isinstance(value, int) or not -100 < value < 1000
        return Forgery(self.game, self.file, self.table, {self.id: row}, str((self.field, self.id, value)), wild)

    def changes(self, value: Json) -> dict[str, Json]:
        """Returns a record's pack changes with this number replaced."""
        return self.forged(value).changes

    def largest(self) -> Json:
        """Returns the largest value that a pack may give it, on its own."""
        try:
            find(self.game).packs.with_changes(self.changes(LARGEST))
        except InvalidInput as error:
            limit = RANGE.search(str(error.reason.values.get("fault", "")))
            return int(limit[1]) if limit is not None else self._built_in()
        return LARGEST

    def _built_in(self) -> Json:
        at: Any = rows_of(self.game)[self.file, self.table][self.id]
        for step in self.way:
            at = at[step]
        return at


@dataclass(frozen=True)
class Forgery:
    """Forged rows of one table."""

    game: str
    file: str
    table: str
    rows: dict[str, Row]
    name: str
    wild: bool = False
    """True if a value is so far out of range that building from it would exhaust any process."""

    @property
    def changes(self) -> dict[str, Json]:
        """Returns a record's pack changes with these rows."""
        return {"name": "forged", "version": "1", "rows": {self.file: {self.table: self.rows}}}


def whole_rows(name: str) -> list[Forgery]:
    """Returns a row of each table with all its numbers at their largest, and tables with many more rows."""
    found = []
    for (file, table), rows in rows_of(name).items():
        row = list(rows.values())[len(rows) // 2]  # the first and last are often special
        large = copy.deepcopy(row)
        for way in _ways(row):
            number = Number(name, file, table, row["id"], way)
            number.put(number.largest(), large)
        found.append(Forgery(name, file, table, {row["id"]: large}, f"{file} {table}: all at their largest"))
        for kind, each in (("more rows", row), ("more rows, all at their largest", large)):
            many = {f"more-{at}": each | {"id": f"more-{at}"} for at in range(MOST_ADDED)}
            found.append(Forgery(name, file, table, many, f"{file} {table}: {kind}"))
    return found


def numbers(name: str) -> list[Number]:
    """Returns every number of every row."""
    return [
        Number(name, file, table, id_, way)
        for (file, table), rows in rows_of(name).items()
        for id_, row in rows.items()
        for way in _ways(row)
    ]


def one_each(found: list[Number]) -> list[Number]:
    """Returns one number per field."""
    return list({number.field: number for number in found}.values())


def rows_of(name: str) -> dict[tuple[str, str], dict[str, Any]]:
    """Returns the built-in rows of all files by file and table, then by id."""
    if name not in _READ:
        packs = find(name).packs
        assert isinstance(packs, FilePacks)
        _READ[name] = {
            (path.name, table): {row["id"]: row for row in rows}
            for path in packs.files.all()
            for table, rows in tomllib.loads(path.read_text(encoding="utf-8")).items()
        }
    return _READ[name]


_READ: dict[str, dict[tuple[str, str], dict[str, Any]]] = {}


def _ways(value: Any, way: Way = ()) -> Iterator[Way]:
    if type(value) is int:
        yield way
    elif isinstance(value, dict | list):
        for key, each in value.items() if isinstance(value, dict) else enumerate(value):
            yield from _ways(each, (*way, key))
