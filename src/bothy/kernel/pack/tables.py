"""A pack's data files, and the differences between two packs: row by row, by file, table and id."""

from __future__ import annotations

import tomllib
from collections.abc import Container, Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any, Final

from bothy.kernel.pack.reading import LONGEST_TOLD, ComponentError, DataFile
from bothy.kernel.text import Json

ABOUT: Final = "pack.toml"
"""The file that describes a pack; all others hold components."""

Changes = Mapping[str, Mapping[str, Mapping[str, Json]]]
"""Complete rows that differ from the built-in ones, by file, table and id; None for a removed one."""

MOST_ADDED: Final = 50
"""Maximum number of rows that a pack may add to one table."""


class Tables:
    """The contents of a folder's data files."""

    def __init__(
        self,
        files: Mapping[str, Mapping[str, Any]],
        other_rows: Mapping[str, Mapping[str, str]] | None = None,
    ) -> None:
        self._files: Mapping[str, Mapping[str, Any]] = files
        self._other_rows: Mapping[str, Mapping[str, str]] = other_rows or {}
        """By file, the tables whose rows differ from the built-in ones: see `DataFile`."""
        self._sheets: dict[str, DataFile] = {}

    @classmethod
    def read(cls, folder: Path) -> Tables:
        """Reads a folder's data files. An error names the one that isn't TOML."""
        return cls.of([path for path in sorted(folder.glob("*.toml")) if path.name != ABOUT])

    @classmethod
    def of(cls, paths: Iterable[Path]) -> Tables:
        """Reads these data files."""
        return cls({path.name: _parsed(path) for path in paths})

    @classmethod
    def built_in(cls, paths: Iterable[Path]) -> Tables:
        """Reads data files that come with a game. They don't change, so each is parsed once per process."""
        return cls({path.name: _parsed_once(path) for path in paths})

    def names(self) -> tuple[str, ...]:
        """Returns the names of the files."""
        return tuple(self._files)

    def only(self, names: Container[str]) -> Tables:
        """Returns the tables of these files only."""
        return Tables({name: tables for name, tables in self._files.items() if name in names})

    def raw(self) -> Json:
        """Returns the raw contents of the files, for a digest."""
        return {name: dict(tables) for name, tables in self._files.items()}

    def sheet(self, name: str) -> DataFile:
        """Returns one file."""
        if name not in self._files:
            raise ComponentError(f"{name}: there is no such file. `bothy packs GAME --export FOLDER` writes it")
        if name not in self._sheets:
            self._sheets[name] = DataFile(name, self._files[name], self._other_rows.get(name, {}))
        return self._sheets[name]

    def close(self) -> None:
        """Rejects files and tables that were never read: a misspelt one would otherwise be ignored silently."""
        for name, tables in self._files.items():
            if name not in self._sheets:
                raise ComponentError(f"{name}: no such file belongs to a pack of this game. Take it out")
            strange = [table for table in tables if table not in self._sheets[name].asked]
            if strange:
                raise ComponentError(f"{name}: unknown: {', '.join(strange)}")

    def changes(self, other: Tables) -> dict[str, dict[str, dict[str, Json]]]:
        """Returns the rows of another pack that differ from these. It must have the same files and tables."""
        found: dict[str, dict[str, dict[str, Json]]] = {}
        for name, tables in self._files.items():
            other.sheet(name)
            for table, rows in tables.items():
                one = _one_of(name, table)
                changed = _changed(_by_id(one, rows), _by_id(one, other._rows(name, table)))
                if changed:
                    found.setdefault(name, {})[table] = changed
        for name, tables in other._files.items():
            strange = [table for table in tables if table not in self._files.get(name, {})]
            if strange or name not in self._files:
                what = f"no table {strange[0]}" if name in self._files else "no such file"
                raise ComponentError(f"{name}: {what} belongs to a pack of this game. Take it out")
        return found

    def changed(self, changes: Changes) -> Tables:
        """Returns these tables with some rows replaced in place.

        New rows follow, sorted by id, because records don't keep their order.
        """
        files: dict[str, dict[str, Any]] = {name: dict(tables) for name, tables in self._files.items()}
        other_rows: dict[str, dict[str, str]] = {}
        for name, tables in changes.items():
            self.sheet(name)
            for table, rows in tables.items():
                one = _one_of(name, table)
                known = _by_id(one, self._rows(name, table))
                added = sorted([id_ for id_ in rows if id_ not in known])
                gone = [id_ for id_ in known if id_ in rows and rows[id_] is None]
                if len(added) > MOST_ADDED:
                    raise ComponentError(f"{name}: a pack may add up to {MOST_ADDED} of {table}, not {len(added)}")
                if added or gone:
                    told = (
                        _unknown(name, table, added[0], known)
                        if added
                        else f"{one} {gone[0]} is missing, and the game needs it"
                    )
                    other_rows.setdefault(name, {})[table] = told
                kept = [rows.get(id_, row) for id_, row in known.items() if id_ not in gone]
                files[name][table] = [*kept, *[_named(one, id_, rows[id_]) for id_ in added]]
        return Tables(files, other_rows)

    def with_own(self, changes: Changes) -> Tables:
        """Returns the same, with only those of a pack's changes that belong to these files."""
        return self.changed({name: tables for name, tables in changes.items() if name in self._files})

    def _rows(self, name: str, table: str) -> Sequence[Any]:
        rows = self._files.get(name, {}).get(table)
        if not isinstance(rows, list):
            raise ComponentError(f"{name}: no rows [[{table}]]")
        return rows


def _parsed(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise ComponentError(f"{path.name}: {error}") from error


@cache
def _parsed_once(path: Path) -> dict[str, Any]:
    return _parsed(path)


def _one_of(name: str, table: str) -> str:
    """Begins an error about one row of a table, as a player would call it."""
    return f"{name}: the {table.replace('_', ' ')}"


def _by_id(one: str, rows: Sequence[Any]) -> dict[str, Any]:
    """Maps rows by id."""
    found: dict[str, Any] = {}
    for number, row in enumerate(rows, 1):
        id_ = row.get("id") if isinstance(row, Mapping) else None
        if not isinstance(id_, str):
            raise ComponentError(f"{one} number {number} has no id")
        if id_ in found:
            raise ComponentError(f"{one} {id_} is there twice")
        found[id_] = row
    return found


def _changed(ours: Mapping[str, Any], theirs: Mapping[str, Any]) -> dict[str, Json]:
    """Returns their rows that differ from ours, and None for each of ours that they lack."""
    found = {id_: row for id_, row in theirs.items() if id_ not in ours or not _same(row, ours[id_])}
    return found | {id_: None for id_ in ours if id_ not in theirs}


def _named(one: str, id_: str, row: Any) -> Any:
    """Checks that a new row's id matches its key."""
    if not isinstance(row, Mapping) or row.get("id") != id_:
        raise ComponentError(f"{one} {id_[:LONGEST_TOLD]} has another id of its own")
    return row


def _same(one: Any, other: Any) -> bool:
    """Compares values and types, because in Python True equals 1."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(_same(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(_same(this, that) for this, that in zip(one, other, strict=True))
    return type(one) is type(other) and bool(one == other)


def _unknown(name: str, table: str, id_: str, known: Mapping[str, Any]) -> str:
    id_ = id_[:LONGEST_TOLD]
    near = get_close_matches(id_, list(known), n=1)
    hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(known)}"
    return f"{name}: the game has no {table.replace('_', ' ')} {id_} ({hint})"
