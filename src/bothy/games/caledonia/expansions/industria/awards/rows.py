"""The nine awards, and their points (I9; booklet 5.2, 6.1, 8.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bothy.games.caledonia.own_rows import ModuleRows
from bothy.games.caledonia.pack.types.piece import Piece
from bothy.kernel.pack import DataFile, Row

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

    even: int
    full: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Prize(Piece):
    """Points by place for a number of people."""

    people: int
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


def read_award(row: Row) -> Award:
    """Reads an award from its row."""
    if row.id not in COUNTED:
        raise row.fault(f"an award counts one of {', '.join(COUNTED)}")
    return Award(id=row.id, source=row.source, even=row.number("even", least=1), full=row.number("full", least=1))


def read_prize(row: Row) -> Prize:
    """Reads points by place from their row."""
    return Prize(id=row.id, source=row.source, people=row.number("people", least=1, most=9), vp=row.numbers("vp"))


def read_card(row: Row) -> Card:
    """Reads the cards' figures from their row."""
    return Card(id=row.id, source=row.source, vp=row.number("vp"), loss=row.number("loss"))


def read(sheet: DataFile) -> Awards:
    """Reads the data file."""
    return Awards(
        awards=sheet.rows("award", read_award),
        prizes=sheet.rows("prize", read_prize),
        card=sheet.row("card", read_card),
    )


AWARDS: ModuleRows[Awards] = ModuleRows(Path(__file__).parent / "awards.toml", read)


def sets(rows: Awards) -> Sequence[tuple[str, Sequence[Piece]]]:
    """Returns the rows of the data file, set by set."""
    return [("awards", rows.awards), ("award prizes", rows.prizes), ("award cards", [rows.card])]
