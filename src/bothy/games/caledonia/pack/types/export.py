"""The export board: open contract boxes, what a contract costs, the pass bonus, the tracks."""

from __future__ import annotations

from dataclasses import dataclass

from bothy.games.caledonia.pack.types.piece import Piece
from bothy.kernel.pack import Row


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenBoxes(Piece):
    """How many boxes hold an open contract."""

    players: int
    open: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Round(Piece):
    """What obtaining a contract costs in a round; less than nothing is paid out."""

    contract_cost: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PassBonus(Piece):
    """The money for passing, by the place in the order of passing."""

    money: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportTrack(Piece):
    """Where the import markers start, and what the marked steps pay."""

    start: int
    marked_every: int
    money: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GloryTrack(Piece):
    """Where the glory markers start."""

    start: int


def read_open_boxes(row: Row) -> OpenBoxes:
    """Open boxes out of their row."""
    return OpenBoxes(
        id=row.id,
        source=row.source,
        players=row.number("players", least=1, most=9),
        open=row.number("open", most=12),
    )


def read_round(row: Row) -> Round:
    """A round out of its row."""
    return Round(id=row.id, source=row.source, contract_cost=row.number("contract_cost", least=-99))


def read_pass_bonus(row: Row) -> PassBonus:
    """A pass bonus out of its row."""
    return PassBonus(id=row.id, source=row.source, money=row.number("money"))


def read_import_track(row: Row) -> ImportTrack:
    """The import track out of its row."""
    start, marked_every, money = row.number("start"), row.number("marked_every", least=1), row.number("money")
    return ImportTrack(id=row.id, source=row.source, start=start, marked_every=marked_every, money=money)


def read_glory_track(row: Row) -> GloryTrack:
    """The glory track out of its row."""
    return GloryTrack(id=row.id, source=row.source, start=row.number("start"))
