"""The rows of mobsters that come with another chronicle, their messages and their chapter (X9.1)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bothy.games.glenmore.expansions.mobs.rows import MobRows, read_more, sets
from bothy.games.glenmore.module import Module
from bothy.games.glenmore.pack.types import Components
from bothy.games.glenmore.pack.types.piece import Piece
from bothy.kernel.pack.module_rows import ModuleRows

HERE = Path(__file__).parent
ROWS: ModuleRows[MobRows] = ModuleRows(HERE / "pair-mobsters.toml", read_more)


class PairMobsters(Module):
    """The rows and messages of these mobsters. This module is never at a table."""

    def __init__(self) -> None:
        super().__init__("pair-mobsters", locales=HERE / "locales", reference=HERE / "rules", data=ROWS.data)

    def sets(self, pack: Components) -> Sequence[tuple[str, Sequence[Piece]]]:
        return [("mobsters of pairs", rows) for _, rows in sets(ROWS.of(pack))]

    def faults(self, pack: Components) -> Sequence[str]:
        found = ROWS.of(pack).mobsters
        return [f"mobster {row.id}: a penalty takes points" for row in found if row.penalty < 1]
