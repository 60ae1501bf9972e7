"""What things are worth by number of seats, in hundredths of a VP, with 1 to 4 scorings still to come.

The first list was found by play long ago: two estimates that differed a little in every figure sat at one table,
and what the better half had in common was kept, some thousand games long. It says the same at every stage of the
game. What plans go by comes from it by `bothy tune`; each list says by which command.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bothy.kernel.prices import PriceList

SCORINGS: Final = 4
TURN: Final[Mapping[int, int]] = {2: 350, 3: 400, 4: 400}
RACE: Final[Mapping[int, int]] = {2: 500, 3: 200, 4: 190}
"""All that was different by number of seats."""


def first_list(seats: int) -> PriceList:
    """The first list: what `greedy` and `steady` go by."""
    same = {
        row: (price,) * SCORINGS for row, price in {**PRICES, "turn": TURN[seats], "race": RACE[seats]}.items()
    }
    return PriceList({**same, "scorings": (100, 174, 245, 324)})


PRICES: Final[Mapping[str, int]] = {
    "stride": 30,
    "last_turn": 100,
    "difference_1": 70,
    "difference_2": 163,
    "difference_3": 258,
    "difference_4": 413,
    "difference_5": 732,
    "behind": 47,
    "home": 100,
    "cards": 100,
    "whisky": 100,
    "persons": 100,
    "soon": 0,
    "away": 24,
    "land": 36,
    "fine": 249,
    "spare": 37,
    "scotsmen_1": 258,
    "scotsmen_2": 58,
    "scotsmen_3": 58,
    "scotsmen_more": 25,
    "places": 0,
    "river_places": 0,
    "coin": 199,
    "coin_a_turn": 7,
    "coin_at_end": 100,
    "first_coins": 0,
    "goods_1": 277,
    "goods_2": 154,
    "goods_3": 78,
    "goods_more": 18,
    "goods_wood": 100,
    "goods_stone": 100,
    "goods_barley": 100,
    "goods_sheep": 100,
    "goods_cattle": 100,
    "of_choice": 185,
    "asked": 53,
    "time_to_spend": 293,
    "wake_wood": 172,
    "wake_stone": 172,
    "wake_barley": 172,
    "wake_sheep": 172,
    "wake_cattle": 172,
    "wake_choice": 150,
    "wake_move": 31,
    "wake_point": 116,
    "wake_barrel": 89,
    "wake_trade": 71,
    "best_place": 23,
    "other_bank": 35,
    "all_tiles": 3,
    "joining": 68,
    "used_up": 57,
    "piece": 138,
    "barrel": 185,
    "spent_scotsman": 130,
    "marker": 171,
    "movement": 36,
    "removal": 96,
    "retrieval": 417,
    "steps": 300,
    "favour": 92,
    "clan_person": 219,
    "clan_scotsman": 73,
}

LISTS: Final[Mapping[int, PriceList]] = {seats: first_list(seats) for seats in (2, 3, 4)}
"""By number of seats: what plans go by."""
