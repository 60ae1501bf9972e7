"""The set-up by number of players, and the figures of the variants."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from bothy.games.caledonia.pack.types.piece import Piece
from bothy.kernel.pack import Within


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup(Piece):
    """Figures for any number of players."""

    rounds: Annotated[int, Within(1, 9)]
    ports: Annotated[int, Within(most=9)]
    scoring_tiles: Annotated[int, Within(1, 9)]
    first_workers: Annotated[int, Within(most=9)]
    export_boxes: Annotated[int, Within(most=9)]
    """Boxes of each player."""
    port_markers: Annotated[int, Within(most=9)]
    building_bonus_draw: Annotated[int, Within(most=20)]
    """Contracts drawn for the building bonus."""
    basic_discount: int
    """Discount of the neighbourhood bonus on a basic good."""
    processed_discount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerCount(Piece):
    """Figures that depend on the number of players."""

    count: Annotated[int, Within(1, 9)]
    small_map: bool
    clans: Annotated[int, Within(1, 9)]
    """Clan tiles drawn, each with a starting tile."""
    neighbourhood: Annotated[int, Within(most=20)]
    """Units of one good that the neighbourhood bonus may buy per turn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Variants(Piece):
    """Figures of the variants."""

    static_import_vp: int
    no_clans_money: tuple[int, ...]
    """By turn order."""
    highest_bid: int
    covered_hexes: Annotated[int, Within(most=20)]
    """Land hexes covered on the tighter map."""
