"""The figures of the variants, as their data files hold them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bothy.games.caledonia.own_rows import OwnRows
from bothy.games.caledonia.pack.types.piece import Piece
from bothy.games.caledonia.pack.types.scoring import RANKED
from bothy.kernel.pack import Row, Sheet


@dataclass(frozen=True, slots=True, kw_only=True)
class Roll(Piece):
    """A face of the price die, and how far it moves a marker before the game."""

    face: int
    steps: int


def read_roll(row: Row) -> Roll:
    """A face out of its row."""
    return Roll(
        id=row.id,
        source=row.source,
        face=row.number("face", least=-19, most=19),
        steps=row.number("steps", least=-19, most=19),
    )


def read_rolls(sheet: Sheet) -> tuple[Roll, ...]:
    """The data file of random starting prices."""
    return sheet.rows("roll", read_roll)


ROLLS: OwnRows[tuple[Roll, ...]] = OwnRows(Path(__file__).parent / "starting-prices.toml", read_rolls)


def sets(rolls: tuple[Roll, ...]) -> Sequence[tuple[str, Sequence[Piece]]]:
    """The rows of the data file, set by set."""
    return [("starting price rolls", rolls)]


@dataclass(frozen=True, slots=True, kw_only=True)
class RunnerUp(Piece):
    """The points of whoever is at most so many behind."""

    of: str
    behind: int
    vp: int


def read_runner_up(row: Row) -> RunnerUp:
    """The runner-up's points out of their row."""
    of, behind, vp = row.word("of", RANKED), row.number("behind"), row.number("vp")
    return RunnerUp(id=row.id, source=row.source, of=of, behind=behind, vp=vp)


def read_runners_up(sheet: Sheet) -> tuple[RunnerUp, ...]:
    """The data file of closer scoring."""
    return sheet.rows("runner_up", read_runner_up)


RUNNERS_UP: OwnRows[tuple[RunnerUp, ...]] = OwnRows(Path(__file__).parent / "closer-scoring.toml", read_runners_up)
