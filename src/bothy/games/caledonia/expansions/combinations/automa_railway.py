"""The railway with the Automa: it takes no part, and scores by its level (A7.2)."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.games.caledonia.expansions.automa.cards import rows
from bothy.games.caledonia.expansions.automa.deck import automa, seat_of
from bothy.games.caledonia.expansions.automa.module import OFF
from bothy.games.caledonia.expansions.industria.milestones.module import FULL
from bothy.games.caledonia.module import Module
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Options, ScoreLine, Text

RAILWAY = "automa-railway"
"""A category for all seats, as a score sheet has the same rows for all."""


class AutomaRailway(Module):
    """Points for the full train module only, with any number of people (R-A20)."""

    def __init__(self) -> None:
        super().__init__("automa-railway")

    def at_table(self, options: Options, seats: int) -> bool:
        return options["automa"] != OFF and options["trains"] == FULL

    def modify_scores(self, pos: Caledonia, seat: int, scores: dict[str, int]) -> dict[str, int]:
        return {**scores, RAILWAY: _points(pos) if seat == seat_of(pos) else 0}

    def modify_breakdown(
        self, pos: Caledonia, seat: int, lines: dict[str, Sequence[ScoreLine]]
    ) -> dict[str, Sequence[ScoreLine]]:
        if seat != seat_of(pos):
            return {**lines, RAILWAY: [ScoreLine(Text("breakdown-nothing"), 0)]}
        told = Text("breakdown-automa-railway", level=automa(pos).level)
        return {**lines, RAILWAY: [ScoreLine(told, _points(pos))]}


def _points(pos: Caledonia) -> int:
    return rows(pos).levels[automa(pos).level - 1].railway
