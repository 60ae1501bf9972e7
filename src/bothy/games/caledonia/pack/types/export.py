"""The export board: open contract boxes, the cost of a contract, the pass bonus, the tracks."""

from __future__ import annotations

from dataclasses import dataclass

from bothy.games.caledonia.pack.types.piece import Piece
from bothy.kernel.pack import Row


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenBoxes(Piece):
    """The number of boxes with an open contract."""

    players: int
    open: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Round(Piece):
    """The cost of obtaining a contract in a round; a negative cost is paid out."""

    contract_cost: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PassBonus(Piece):
    """The money for passing, by the place in the order of passing."""

    money: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportTrack(Piece):
    """The start of the import markers, and the money of the marked steps."""

    start: int
    marked_every: int
    money: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GloryTrack(Piece):
    """The start of the glory markers."""

    start: int


def read_open_boxes(row: Row) -> OpenBoxes:
    """Reads open boxes from their row."""
    return OpenBoxes(
        id=row.id,
        source=row.source,
        players=row.number("players", least=1, most=9),
        open=row.number("open", most=12),
    )


def read_round(row: Row) -> Round:
    """Reads a round from its row."""
    return Round(id=row.id, source=row.source, contract_cost=row.number("contract_cost", least=-99))


def read_pass_bonus(row: Row) -> PassBonus:
    """Reads a pass bonus from its row."""
    return PassBonus(id=row.id, source=row.source, money=row.number("money"))


def read_import_track(row: Row) -> ImportTrack:
    """Reads the import track from its row."""
    start, marked_every, money = row.number("start"), row.number("marked_every", least=1), row.number("money")
    return ImportTrack(id=row.id, source=row.source, start=start, marked_every=marked_every, money=money)


def read_glory_track(row: Row) -> GloryTrack:
    """Reads the glory track from its row."""
    return GloryTrack(id=row.id, source=row.source, start=row.number("start"))
