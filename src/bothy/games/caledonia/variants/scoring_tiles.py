"""Scoring tiles: one per round, drawn at the start, for glory at the end of the round (C3.3, C18)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bothy.games.caledonia.module import ROUNDS, Module
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.scoring.scores import glory_for
from bothy.kernel import Draw, Frame, Option, Outcome, Registry, Step, value


@value
class DrawScoringTile(Draw[Caledonia]):
    """A scoring tile for the next round without one (C3.3)."""

    def place(self, pos: Caledonia) -> str:
        return f"scoring-tile.{len(pos.tiles) + 1}"

    def outcomes(self, pos: Caledonia) -> Sequence[tuple[Outcome, int]]:
        return [(tile, 1) for tile in pos.rules.drawn_scoring_tiles if tile not in pos.tiles]

    def dealt(self, pos: Caledonia, outcome: Outcome) -> None:
        pos.tiles += (outcome,)
        pos.emit("tile-placed", round=len(pos.tiles), tile=pos.rules.pack.scoring_tiles[outcome].id)


@value
class ScoreTile(Step[Caledonia]):
    """Scores glory for all seats by the tile of the round (C18.1)."""

    def run(self, pos: Caledonia) -> None:
        tile = pos.rules.pack.scoring_tiles[pos.tiles[pos.round - 1]]
        for seat in pos.order:
            pos.glorify(seat, glory_for(pos, seat, tile), tile.id)


class ScoringTiles(Module):
    """The scoring tiles, which are in the position; the base game counts them."""

    def __init__(self) -> None:
        super().__init__(
            "scoring-tiles",
            options=(Option("scoring", (True, False), True),),  # C23.3
            registry=Registry(frames=[DrawScoringTile, ScoreTile], events=["tile-placed"]),
        )

    def setup_steps(self, pos: Caledonia, place: str) -> Sequence[Frame[Any]]:
        if place != ROUNDS:
            return ()
        return [DrawScoringTile() for _ in range(pos.rules.pack.setup.scoring_tiles)]

    def scoring_steps(self, pos: Caledonia) -> Sequence[Frame[Any]]:
        return (ScoreTile(),) if pos.tiles else ()
