"""The rows of the milestones' data file, and the worth of a claim (I19)."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

from bothy.games.caledonia.own_rows import ModuleRows
from bothy.games.caledonia.pack.types import Components
from bothy.games.caledonia.pack.types.piece import Piece
from bothy.kernel.pack import DataFile, Within

CONDITIONS: Final = (
    "rare-imports", "ports", "buildings", "basic-goods", "all-workers", "upgrades", "triangles", "threes",
    "every-kind", "units", "settlement", "along-rivers", "straight-line", "hops", "exported-kinds",
    "plain-contracts",
)  # fmt: skip
BY_ROUND: Final = "by-round"
SITES: Final = ("glasgow", "edinburgh", "tunnel-1", "tunnel-2")
"""The sites of milestones: what each milestone opens."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Milestone(Piece):
    """A named condition with its numbers; the id is the thing counted."""

    number: Annotated[int, Within(1)]
    least: int = 0
    each: Annotated[int, Within(most=20)] = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Prizes(Piece):
    """VP by place or by round."""

    vp: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Claiming(Piece):
    """Markers per player, the cost of a claim, and the money for one with a demand."""

    markers: Annotated[int, Within(most=20)]
    for_money: int
    for_demand: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MilestoneRows:
    """All rows about milestones."""

    milestones: tuple[Milestone, ...]
    prizes: tuple[Prizes, ...]
    claiming: Claiming

    def vp(self, name: str) -> tuple[int, ...]:
        """Returns the prizes of this name."""
        return next(each.vp for each in self.prizes if each.id == name)

    def sets(self) -> tuple[tuple[str, tuple[Piece, ...]], ...]:
        """Returns all rows, set by set."""
        return ("milestones", self.milestones), ("milestone prizes", (*self.prizes, self.claiming))


DATA: Final = Path(__file__).parent / "milestones.toml"


def milestones_in(pack: Components) -> MilestoneRows:
    """Returns the rows of a pack, which may replace the built-in ones."""
    return ROWS.of(pack)


def read_milestones(sheet: DataFile) -> MilestoneRows:
    """Reads all rows from the tables of their file."""
    return MilestoneRows(
        milestones=sheet.rows("milestone", Milestone),
        prizes=sheet.rows("prizes", Prizes),
        claiming=sheet.row("claiming", Claiming),
    )


def milestone_faults(rows: MilestoneRows) -> list[str]:
    """Returns everything wrong with the milestones."""
    faults = []
    if [each.id for each in rows.milestones] != list(CONDITIONS):
        faults.append(f"milestones: should stand in the order {', '.join(CONDITIONS)}")
    if [each.number for each in rows.milestones] != list(range(1, len(CONDITIONS) + 1)):
        faults.append("milestones: should be numbered from 1")
    rising = [each for each in rows.prizes if list(each.vp) != sorted(each.vp, reverse=True)]
    faults += [f"{prizes.id}: VP should fall" for prizes in rising]
    if rows.claiming.markers != len(SITES):
        faults.append("claiming: a marker for each milestone in play")
    return faults


ROWS: ModuleRows[MilestoneRows] = ModuleRows(DATA, read_milestones)
