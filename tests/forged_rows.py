"""Every number in every row of a game's packs, including modules', and packs with one number changed."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bothy.kernel import Json
from bothy.kernel.packaged import PackagedGame
from bothy.table.game_registry import find

Way = tuple[str | int, ...]


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

    def changes(self, value: Json) -> dict[str, Json]:
        """Returns a record's pack changes with this number replaced."""
        row = copy.deepcopy(rows_of(self.game)[self.file, self.table][self.id])
        at = row
        for step in self.way[:-1]:
            at = at[step]
        at[self.way[-1]] = value
        return {"name": "forged", "version": "1", "rows": {self.file: {self.table: {self.id: row}}}}


def packaged(name: str) -> PackagedGame[Any]:
    """Returns a game with packs."""
    game = find(name)
    assert isinstance(game, PackagedGame)
    return game


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
        _READ[name] = {
            (path.name, table): {row["id"]: row for row in rows}
            for path in packaged(name).files.all()
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
