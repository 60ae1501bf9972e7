"""The sets of the expansion: clans, ports, scoring tiles, starting tiles and sides of the map (I1.2, R-I18).

For each set a table chooses the base game's, Industria's or both. Rows of a set follow those of the base game,
whose numbers don't change; a second module takes the base game's out of play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final

from bothy.games.caledonia.module import Module
from bothy.games.caledonia.own_rows import ModuleRows
from bothy.games.caledonia.pack.types import Clan, Components, components
from bothy.games.caledonia.pack.types.piece import Piece
from bothy.kernel import Option, Options, Registry
from bothy.kernel.features import Arguments
from bothy.kernel.modules import NOTHING
from bothy.kernel.pack import Build, DataFile

INDUSTRIA: Module = Module("industria", reference=Path(__file__).parent / "rules")
"""The first chapter of the rules, which belongs to no single area. It is at no table."""
BASE: Final = "base"
BOTH: Final = "both"
ONLY: Final = "industria"


def _read_table(table: str, read: Build[Piece], sheet: DataFile) -> tuple[Piece, ...]:
    return sheet.rows(table, read)


class MoreTiles(Module):
    """A set added to that of the base game, if the table chooses both or this one alone."""

    def __init__(
        self,
        option: str,
        field: str,
        table: str,
        read: Build[Piece],
        data: Path,
        registry: Registry = NOTHING,
        powers: Mapping[str, Callable[[Clan], Module]] | None = None,
        arguments: Arguments | None = None,
    ) -> None:
        """Takes the field of `Components` that the rows join, and the table of the data file they are in."""
        here = data.parent
        super().__init__(
            option,
            options=(Option(option, (BASE, BOTH, ONLY), BASE, group="industria-tiles"),),
            registry=registry,
            locales=here / "locales",
            reference=here / "rules",
            data=data,
        )
        self.field: str = field
        self._rows: ModuleRows[tuple[Piece, ...]] = ModuleRows(data, partial(_read_table, table, read))
        self._powers: Mapping[str, Callable[[Clan], Module]] = powers or {}
        self._arguments: Arguments = arguments or {}

    def rows(self, pack: Components) -> tuple[Piece, ...]:
        """Returns its rows in the pack."""
        return self._rows.of(pack)

    def components(self, pack: Components) -> Components:
        joined: dict[str, Any] = {self.field: (*getattr(pack, self.field), *self.rows(pack))}
        return replace(pack, **joined)

    def powers(self) -> Mapping[str, Callable[[Clan], Module]]:
        return self._powers

    def arguments(self) -> Arguments:
        return self._arguments


class WithoutBase(Module):
    """Leaves the base game's rows of a set out of play."""

    def __init__(self, tiles: MoreTiles, kind: type[Piece]) -> None:
        super().__init__(f"{tiles.name}-only")
        self.tiles: MoreTiles = tiles
        self.kind: type[Piece] = kind

    def at_table(self, options: Options, seats: int) -> bool:
        return options[self.tiles.name] == ONLY

    def modify_drawn(self, row: Piece, drawn: bool) -> bool:
        if not drawn or not isinstance(row, self.kind):
            return drawn
        return all(row.id != base.id for base in getattr(components(), self.tiles.field))
