"""Parameters that `bothy tune glenmore` may change: whole rows, and their slope from first to last scoring."""

from __future__ import annotations

from typing import Final

from bothy.kernel.prices import TuningParameter

LEVEL: Final = (1, 1, 1, 1)
SLOPE: Final = (-3, -1, 1, 3)
"""More early, less late."""

STEADY: Final[tuple[tuple[str, int], ...]] = (
    ("difference_1", 12), ("difference_2", 20), ("difference_3", 28), ("difference_4", 36), ("difference_5", 50),
    ("behind", 12), ("away", 10), ("stride", 10), ("last_turn", 12), ("land", 6), ("spare", 15),
    ("scotsmen_1", 40), ("scotsmen_2", 20), ("scotsmen_3", 20), ("scotsmen_more", 15),
    ("goods_wood", 10), ("goods_stone", 10), ("goods_barley", 10), ("goods_sheep", 10), ("goods_cattle", 10),
    ("of_choice", 25), ("asked", 15), ("time_to_spend", 40), ("coin_per_turn", 3),
    ("wake_wood", 25), ("wake_stone", 25), ("wake_barley", 25), ("wake_sheep", 25), ("wake_cattle", 25),
    ("wake_choice", 25), ("wake_move", 12), ("wake_point", 20), ("wake_barrel", 20), ("wake_trade", 12),
    ("other_bank", 7), ("joining", 10), ("used_up", 10),
    ("piece", 20), ("barrel", 30), ("marker", 35), ("movement", 12), ("removal", 30), ("retrieval", 60),
    ("favour", 25), ("clan_person", 40), ("clan_scotsman", 25), ("soon", 10), ("places", 5), ("river_places", 8),
    ("first_coins", 12),
)  # fmt: skip
"""Rows that change as a whole, and their step size."""
CHANGING: Final[tuple[tuple[str, int], ...]] = (
    ("turn", 45), ("race", 35), ("coin", 15), ("fine", 20), ("best_place", 3), ("all_tiles", 2), ("goods_1", 30),
    ("goods_2", 22), ("goods_3", 18), ("goods_more", 12), ("home", 10), ("cards", 10), ("whisky", 10),
    ("persons", 10), ("scorings", 15),
)  # fmt: skip
"""Rows that may also become worth more early than late."""

TUNING_PARAMETERS: Final[tuple[TuningParameter, ...]] = (
    *[TuningParameter(row, {row: tuple([step * each for each in LEVEL])}) for row, step in (*STEADY, *CHANGING)],
    *[TuningParameter(f"{row}~", {row: tuple([step * each // 3 for each in SLOPE])}) for row, step in CHANGING],
)
