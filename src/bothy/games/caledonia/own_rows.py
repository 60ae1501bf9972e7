"""Modules whose components are not among those of the base game: rows in a file of their own, read once a pack."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

from bothy.games.caledonia.module import Module
from bothy.games.caledonia.pack.types import Components
from bothy.games.caledonia.pack.types.piece import Piece
from bothy.kernel import Option, Registry
from bothy.kernel.bounded_cache import BoundedCache
from bothy.kernel.modules import NOTHING
from bothy.kernel.pack import Sheet, Tables

T = TypeVar("T")
PACKS_AT_HAND = 8


class OwnRows(Generic[T]):
    """What stands in a data file, with the rows of a pack in place of the built-in ones."""

    def __init__(self, data: Path, read: Callable[[Sheet], T]) -> None:
        self.data: Path = data
        self._read: Callable[[Sheet], T] = read
        self._built_in: T | None = None
        self._others: BoundedCache[tuple[Components, T]] = BoundedCache(PACKS_AT_HAND)

    def of(self, pack: Components) -> T:
        """The rows of a pack, read when they are first asked for."""
        if not pack.changes:
            if self._built_in is None:
                self._built_in = self._read_with(pack)
            return self._built_in
        known = self._others.get((id(pack),))
        if known is None:
            known = (pack, self._read_with(pack))  # the pack is kept, so that its number cannot become another's
            self._others.put((id(pack),), known)
        return known[1]

    def _read_with(self, pack: Components) -> T:
        return self._read(Tables.of([self.data]).with_own(pack.changes).sheet(self.data.name))


class WithRows(Module):
    """A module with a data file, and its words and rules in the same folder."""

    def __init__(
        self,
        name: str,
        options: tuple[Option, ...],
        rows: OwnRows[Any],
        sets: Callable[[Any], Sequence[tuple[str, Sequence[Piece]]]],
        registry: Registry = NOTHING,
    ) -> None:
        here = rows.data.parent
        super().__init__(
            name,
            options=options,
            registry=registry,
            locales=here / "locales",
            reference=here / "rules",
            data=rows.data,
        )
        self.rows: OwnRows[Any] = rows
        self._sets: Callable[[Any], Sequence[tuple[str, Sequence[Piece]]]] = sets

    def components(self, pack: Components) -> Components:
        """No others; but a slip in a row is found as soon as a pack is read."""
        self.rows.of(pack)
        return pack

    def sets(self, pack: Components) -> Sequence[tuple[str, Sequence[Piece]]]:
        return self._sets(self.rows.of(pack))
