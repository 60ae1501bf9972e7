"""Mobsters, and how many of them are drawn (X8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bothy.games.glenmore.pack.types.piece import Piece
from bothy.kernel.pack import Row, Sheet
from bothy.kernel.pack.own_rows import OwnRows

FROM_START: Final = "S"
FROM_B: Final = "B"
BACKS: Final = (FROM_START, FROM_B)
TOKENS: Final = "tokens"
COINS: Final = "coins"
ONCE: Final = "once"
KINDS: Final = (TOKENS, COINS, ONCE)
"""What is counted on a mobster: real tokens, coins, or the one time it works."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MobsterRow(Piece):
    """A mobster: when it comes to prison, what lies on it, what it costs at the end."""

    back: str
    tokens: "tuple[int, ...]"
    kind: str
    """What these tokens are."""
    penalty: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawRow(Piece):
    """What so many players begin with."""

    players: int
    mobsters: int
    pennies: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MobRows:
    """A file of mobsters; only that of the chronicle itself says how many are drawn."""

    mobsters: "tuple[MobsterRow, ...]"
    draws: "tuple[DrawRow, ...]" = ()

    def mobster(self, id_: str) -> MobsterRow:
        """A mobster by its id."""
        return next(iter([row for row in self.mobsters if row.id == id_]))

    def draw(self, players: int) -> DrawRow:
        """What so many players begin with."""
        return next(iter([row for row in self.draws if row.players == players]))


def read_mobster(row: Row) -> MobsterRow:
    """A mobster out of its row."""
    return MobsterRow(
        id=row.id,
        origin=row.origin,
        back=row.word("back", BACKS),
        tokens=row.numbers("tokens", (), most=20),
        kind=row.word("kind", KINDS, TOKENS),
        penalty=row.number("penalty"),
    )


def read_draw(row: Row) -> DrawRow:
    """What so many players begin with, out of its row."""
    return DrawRow(
        id=row.id,
        origin=row.origin,
        players=row.number("players", least=1, most=9),
        mobsters=row.number("mobsters", most=20),
        pennies=row.number("pennies", most=40),
    )


def read(sheet: Sheet) -> MobRows:
    """The chronicle's own file."""
    return MobRows(mobsters=sheet.rows("mobster", read_mobster), draws=sheet.rows("draw", read_draw))


def read_more(sheet: Sheet) -> MobRows:
    """A file with mobsters alone."""
    return MobRows(mobsters=sheet.rows("mobster", read_mobster))


ROWS: OwnRows[MobRows] = OwnRows(Path(__file__).parent / "mobs.toml", read)


def sets(rows: MobRows) -> Sequence[tuple[str, Sequence[Piece]]]:
    """The rows of a file, set by set."""
    found: list[tuple[str, Sequence[Piece]]] = [("mobsters", rows.mobsters)]
    return [*found, ("mobsters drawn", rows.draws)] if rows.draws else found
