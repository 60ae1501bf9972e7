"""Modules with components outside the base game: rows in their own file, read once per pack."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bothy.games.caledonia.module import Module
from bothy.games.caledonia.pack.types import Components
from bothy.games.caledonia.pack.types.piece import Piece
from bothy.kernel import Option, Registry
from bothy.kernel.modules import NOTHING
from bothy.kernel.pack.module_rows import ModuleRows


class WithRows(Module):
    """A module with a data file, and its messages and rules in the same folder."""

    def __init__(
        self,
        name: str,
        options: tuple[Option, ...],
        rows: ModuleRows[Any],
        sets: Callable[[Any], Sequence[tuple[str, Sequence[Piece]]]],
        registry: Registry = NOTHING,
    ) -> None:
        here = rows.data.parent
        lessons = here / "lessons"
        super().__init__(
            name,
            options=options,
            registry=registry,
            locales=here / "locales",
            reference=here / "rules",
            lessons=lessons if lessons.is_dir() else None,
            data=rows.data,
        )
        self.rows: ModuleRows[Any] = rows
        self._sets: Callable[[Any], Sequence[tuple[str, Sequence[Piece]]]] = sets

    def components(self, pack: Components) -> Components:
        """Reads its rows, to find faults when a pack is read; adds no others."""
        self.rows.of(pack)
        return pack

    def sets(self, pack: Components) -> Sequence[tuple[str, Sequence[Piece]]]:
        return self._sets(self.rows.of(pack))


__all__ = ["ModuleRows", "WithRows"]
