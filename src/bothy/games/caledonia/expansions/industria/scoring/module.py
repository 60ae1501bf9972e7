"""Scoring tiles 10 to 18: one more set for the rounds (I23)."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from bothy.games.caledonia.expansions.industria.scoring.counts import COUNTS, counted
from bothy.games.caledonia.expansions.industria.sets import MoreTiles, WithoutBase
from bothy.games.caledonia.module import Module
from bothy.games.caledonia.pack.types.tiles import ScoringTile, read_scoring_tile
from bothy.games.caledonia.position import Caledonia

DATA = Path(__file__).parent / "industria-scoring-tiles.toml"


class RoundTiles(MoreTiles):
    """Tiles that count pairs, kinds and places on the map."""

    def __init__(self) -> None:
        read = partial(read_scoring_tile, counted=COUNTS)
        super().__init__("round-tiles", "scoring_tiles", "scoring_tile", read, DATA)

    def modify_count(self, pos: Caledonia, seat: int, what: str, count: int) -> int:
        return counted(pos, seat, what) if what in COUNTS else count


ROUND_TILES: RoundTiles = RoundTiles()
MODULES: tuple[Module, ...] = (ROUND_TILES, WithoutBase(ROUND_TILES, ScoringTile))
