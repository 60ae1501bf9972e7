"""Mobsters, and how many of them are drawn (X8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

from bothy.games.glenmore.pack.types.piece import Piece
from bothy.kernel.pack import DataFile, OneOf, Within
from bothy.kernel.pack.module_rows import ModuleRows

FROM_START: Final = "S"
FROM_B: Final = "B"
BACKS: Final = (FROM_START, FROM_B)
TOKENS: Final = "tokens"
COINS: Final = "coins"
ONCE: Final = "once"
KINDS: Final = (TOKENS, COINS, ONCE)
"""The things counted on a mobster: real tokens, coins, or its single use."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MobsterRow(Piece):
    """A mobster: when it comes to prison, its tokens, and its penalty at the end."""

    back: Annotated[str, OneOf(BACKS)]
    tokens: Annotated[tuple[int, ...], Within(most=20)] = ()
    kind: Annotated[str, OneOf(KINDS)] = TOKENS
    """The kind of these tokens."""
    penalty: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawRow(Piece):
    """The setup for a number of players."""

    players: Annotated[int, Within(1, 9)]
    mobsters: Annotated[int, Within(most=20)]
    pennies: Annotated[int, Within(most=40)]


@dataclass(frozen=True, slots=True, kw_only=True)
class MobRows:
    """A file of mobsters; only the chronicle's own has the numbers drawn."""

    mobsters: "tuple[MobsterRow, ...]"
    draws: "tuple[DrawRow, ...]" = ()

    def mobster(self, id_: str) -> MobsterRow:
        """Returns a mobster by its id."""
        return next(iter([row for row in self.mobsters if row.id == id_]))

    def draw(self, players: int) -> DrawRow:
        """Returns the setup for a number of players."""
        return next(iter([row for row in self.draws if row.players == players]))


def read(sheet: DataFile) -> MobRows:
    """Reads the chronicle's own file."""
    return MobRows(mobsters=sheet.rows("mobster", MobsterRow), draws=sheet.rows("draw", DrawRow))


def read_more(sheet: DataFile) -> MobRows:
    """Reads a file of mobsters only."""
    return MobRows(mobsters=sheet.rows("mobster", MobsterRow))


ROWS: ModuleRows[MobRows] = ModuleRows(Path(__file__).parent / "mobs.toml", read)


def sets(rows: MobRows) -> Sequence[tuple[str, Sequence[Piece]]]:
    """Returns the rows of a file, set by set."""
    found: list[tuple[str, Sequence[Piece]]] = [("mobsters", rows.mobsters)]
    return [*found, ("mobsters drawn", rows.draws)] if rows.draws else found
