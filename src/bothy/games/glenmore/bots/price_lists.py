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

# fmt: off
FOUR: Final = PriceList(
    {
        "stride": (32, 32, 32, 32),
        "last_turn": (98, 98, 98, 98),
        "difference_1": (66, 66, 66, 66),
        "difference_2": (165, 165, 165, 165),
        "difference_3": (263, 263, 263, 263),
        "difference_4": (420, 420, 420, 420),
        "difference_5": (745, 745, 745, 745),
        "behind": (45, 45, 45, 45),
        "home": (105, 103, 102, 100),
        "cards": (99, 99, 99, 100),
        "whisky": (100, 100, 100, 100),
        "persons": (98, 100, 102, 105),
        "soon": (-2, -2, -2, -2),
        "away": (25, 25, 25, 25),
        "land": (37, 37, 37, 37),
        "fine": (240, 242, 243, 245),
        "spare": (36, 36, 36, 36),
        "scotsmen_1": (244, 244, 244, 244),
        "scotsmen_2": (56, 56, 56, 56),
        "scotsmen_3": (54, 54, 54, 54),
        "scotsmen_more": (25, 25, 25, 25),
        "places": (3, 3, 3, 3),
        "river_places": (1, 1, 1, 1),
        "coin": (202, 200, 197, 195),
        "coin_a_turn": (7, 7, 7, 7),
        "coin_at_end": (100, 100, 100, 100),
        "first_coins": (3, 3, 3, 3),
        "goods_1": (248, 260, 272, 284),
        "goods_2": (151, 150, 148, 147),
        "goods_3": (79, 80, 80, 81),
        "goods_more": (20, 21, 21, 21),
        "goods_wood": (101, 101, 101, 101),
        "goods_stone": (101, 101, 101, 101),
        "goods_barley": (100, 100, 100, 100),
        "goods_sheep": (95, 95, 95, 95),
        "goods_cattle": (98, 98, 98, 98),
        "of_choice": (183, 183, 183, 183),
        "asked": (46, 46, 46, 46),
        "time_to_spend": (296, 296, 296, 296),
        "wake_wood": (174, 174, 174, 174),
        "wake_stone": (170, 170, 170, 170),
        "wake_barley": (166, 166, 166, 166),
        "wake_sheep": (178, 178, 178, 178),
        "wake_cattle": (177, 177, 177, 177),
        "wake_choice": (161, 161, 161, 161),
        "wake_move": (28, 28, 28, 28),
        "wake_point": (119, 119, 119, 119),
        "wake_barrel": (83, 83, 83, 83),
        "wake_trade": (73, 73, 73, 73),
        "best_place": (23, 23, 23, 23),
        "other_bank": (36, 36, 36, 36),
        "all_tiles": (3, 3, 3, 4),
        "joining": (68, 68, 68, 68),
        "used_up": (57, 57, 57, 57),
        "piece": (138, 138, 138, 138),
        "barrel": (171, 171, 171, 171),
        "spent_scotsman": (130, 130, 130, 130),
        "marker": (170, 170, 170, 170),
        "movement": (33, 33, 33, 33),
        "removal": (100, 100, 100, 100),
        "retrieval": (414, 414, 414, 414),
        "steps": (300, 300, 300, 300),
        "favour": (103, 103, 103, 103),
        "clan_person": (211, 211, 211, 211),
        "clan_scotsman": (74, 74, 74, 74),
        "turn": (370, 378, 385, 392),
        "race": (183, 184, 185, 186),
        "scorings": (94, 170, 244, 325),
    }
)
"""`bothy tune glenmore --seats 4 --pairs 250 --steps 10 --check 300 --seed 1 --nodes 0`: 2.29 points better than
the first list on other deals (1.24 to 3.34, 300 pairs)."""
# fmt: on

LISTS: Final[Mapping[int, PriceList]] = {2: first_list(2), 3: first_list(3), 4: FOUR}
"""By number of seats: what plans go by."""
