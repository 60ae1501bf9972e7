"""The nine awards, and their points (I9; booklet 5.2, 6.1, 8.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

from bothy.games.caledonia.own_rows import ModuleRows
from bothy.games.caledonia.pack.types.piece import Piece
from bothy.kernel.pack import DataFile, Named, Within

UNITS: Final = "units"
ONE_IMPORT: Final = "one-import"
GLORY: Final = "glory"
MONEY: Final = "money"
ONE_SETTLEMENT: Final = "one-settlement"
BASIC: Final = "basic-goods"
PROCESSED: Final = "processed-goods"
ALONG_RIVERS: Final = "along-rivers"
BY_LOCHS: Final = "by-lochs"
COUNTED: Final = (UNITS, ONE_IMPORT, GLORY, MONEY, ONE_SETTLEMENT, BASIC, PROCESSED, ALONG_RIVERS, BY_LOCHS)
"""The things awards count, in the order of their numbers."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Award(Piece):
    """An award, whose id names what it counts, and the thresholds of its card."""

    id: Annotated[str, Named(COUNTED, f"an award counts one of {', '.join(COUNTED)}")]
    even: Annotated[int, Within(1)]
    full: Annotated[int, Within(1)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Prize(Piece):
    """Points by place for a number of people."""

    people: Annotated[int, Within(1, 9)]
    vp: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Card(Piece):
    """Points gained or lost by a card."""

    vp: int
    loss: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Awards:
    """All rows of the awards."""

    awards: tuple[Award, ...]
    prizes: tuple[Prize, ...]
    card: Card

    def vp(self, people: int) -> tuple[int, ...]:
        """Returns the points of the best places for a number of people."""
        return next(iter([prize.vp for prize in self.prizes if prize.people == people]), ())


def read(sheet: DataFile) -> Awards:
    """Reads the data file."""
    return Awards(
        awards=sheet.rows("award", Award),
        prizes=sheet.rows("prize", Prize),
        card=sheet.row("card", Card),
    )


AWARDS: ModuleRows[Awards] = ModuleRows(Path(__file__).parent / "awards.toml", read)


def sets(rows: Awards) -> Sequence[tuple[str, Sequence[Piece]]]:
    """Returns the rows of the data file, set by set."""
    return [("awards", rows.awards), ("award prizes", rows.prizes), ("award cards", [rows.card])]
