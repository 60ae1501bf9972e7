"""Rows of a module, kept in its own file instead of the base game's. They are read once per pack."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, TypeVar

from bothy.kernel.bounded_cache import BoundedCache
from bothy.kernel.pack.reading import DataFile
from bothy.kernel.pack.row_files import file_in
from bothy.kernel.pack.tables import Tables

T = TypeVar("T")
PACKS_AT_HAND = 8


class ModuleRows(Generic[T]):
    """The contents of a data file, with a pack's rows replacing the built-in ones."""

    def __init__(self, data: Path, read: Callable[[DataFile], T]) -> None:
        self.data: Path = data
        self._read: Callable[[DataFile], T] = read
        self._built_in: T | None = None
        self._others: BoundedCache[tuple[Any, T]] = BoundedCache(PACKS_AT_HAND)

    def of(self, pack: Any) -> T:
        """Returns the rows for a game's components, whose `changes` are those of modules; read on first use."""
        if not pack.changes and not pack.kept:
            if self._built_in is None:
                self._built_in = self._read_with(pack)
            return self._built_in
        known = self._others.get((id(pack),))
        if known is None:
            known = (pack, self._read_with(pack))  # keeps the pack alive, so that its id can't be reused
            self._others.put((id(pack),), known)
        return known[1]

    def _read_with(self, pack: Any) -> T:
        tables = Tables.built_in([file_in(pack.kept, self.data)])
        return self._read(tables.with_own(pack.changes).sheet(self.data.name))
