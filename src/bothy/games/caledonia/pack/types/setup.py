"""The set-up by number of players, and the figures of the variants."""

from __future__ import annotations

from dataclasses import dataclass

from bothy.games.caledonia.pack.types.piece import Piece
from bothy.kernel.pack import Row


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup(Piece):
    """Figures for any number of players."""

    rounds: int
    ports: int
    scoring_tiles: int
    first_workers: int
    export_boxes: int
    """Boxes of each player."""
    port_markers: int
    building_bonus_draw: int
    """Contracts drawn for the building bonus."""
    basic_discount: int
    """Discount of the neighbourhood bonus on a basic good."""
    processed_discount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerCount(Piece):
    """Figures that depend on the number of players."""

    count: int
    small_map: bool
    clans: int
    """Clan tiles drawn, each with a starting tile."""
    neighbourhood: int
    """Units of one good that the neighbourhood bonus may buy per turn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Variants(Piece):
    """Figures of the variants."""

    static_import_vp: int
    no_clans_money: tuple[int, ...]
    """By turn order."""
    highest_bid: int
    covered_hexes: int
    """Land hexes covered on the tighter map."""


def read_setup(row: Row) -> Setup:
    """Reads the set-up from its row."""
    return Setup(
        id=row.id,
        source=row.source,
        rounds=row.number("rounds", least=1, most=9),
        ports=row.number("ports", most=9),
        scoring_tiles=row.number("scoring_tiles", least=1, most=9),
        first_workers=row.number("first_workers", most=9),
        export_boxes=row.number("export_boxes", most=9),
        port_markers=row.number("port_markers", most=9),
        building_bonus_draw=row.number("building_bonus_draw", most=20),
        basic_discount=row.number("basic_discount"),
        processed_discount=row.number("processed_discount"),
    )


def read_player_count(row: Row) -> PlayerCount:
    """Reads a number of players from its row."""
    return PlayerCount(
        id=row.id,
        source=row.source,
        count=row.number("count", least=1, most=9),
        small_map=row.truth("small_map"),
        clans=row.number("clans", least=1, most=9),
        neighbourhood=row.number("neighbourhood", most=20),
    )


def read_variants(row: Row) -> Variants:
    """Reads the variants from their row."""
    return Variants(
        id=row.id,
        source=row.source,
        static_import_vp=row.number("static_import_vp"),
        no_clans_money=row.numbers("no_clans_money"),
        highest_bid=row.number("highest_bid"),
        covered_hexes=row.number("covered_hexes", most=20),
    )
