"""The figures of the variants, from their data files."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from bothy.games.caledonia.own_rows import ModuleRows
from bothy.games.caledonia.pack.types.piece import Piece
from bothy.games.caledonia.pack.types.scoring import RANKED
from bothy.kernel.pack import DataFile, OneOf, Within


@dataclass(frozen=True, slots=True, kw_only=True)
class Roll(Piece):
    """A face of the price die, and the steps it moves a marker before the game."""

    face: Annotated[int, Within(-19, 19)]
    steps: Annotated[int, Within(-19, 19)]


def read_rolls(sheet: DataFile) -> tuple[Roll, ...]:
    """Reads the data file of random starting prices."""
    return sheet.rows("roll", Roll)


ROLLS: ModuleRows[tuple[Roll, ...]] = ModuleRows(Path(__file__).parent / "starting-prices.toml", read_rolls)


def sets(rolls: tuple[Roll, ...]) -> Sequence[tuple[str, Sequence[Piece]]]:
    """Returns the rows of the data file, set by set."""
    return [("starting price rolls", rolls)]


@dataclass(frozen=True, slots=True, kw_only=True)
class RunnerUp(Piece):
    """The points of a player at most `behind` behind."""

    of: Annotated[str, OneOf(RANKED)]
    behind: int
    vp: int


def read_runners_up(sheet: DataFile) -> tuple[RunnerUp, ...]:
    """Reads the data file of closer scoring."""
    return sheet.rows("runner_up", RunnerUp)


RUNNERS_UP: ModuleRows[tuple[RunnerUp, ...]] = ModuleRows(
    Path(__file__).parent / "closer-scoring.toml", read_runners_up
)
