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
TWO: Final = PriceList(
    {
        "stride": (30, 30, 30, 30),
        "last_turn": (99, 99, 99, 99),
        "difference_1": (69, 69, 69, 69),
        "difference_2": (165, 165, 165, 165),
        "difference_3": (255, 255, 255, 255),
        "difference_4": (411, 411, 411, 411),
        "difference_5": (723, 723, 723, 723),
        "behind": (48, 48, 48, 48),
        "home": (103, 102, 101, 100),
        "cards": (99, 99, 99, 99),
        "whisky": (100, 100, 100, 100),
        "persons": (105, 104, 102, 101),
        "soon": (-2, -2, -2, -2),
        "away": (21, 21, 21, 21),
        "land": (37, 37, 37, 37),
        "fine": (247, 247, 247, 248),
        "spare": (40, 40, 40, 40),
        "scotsmen_1": (263, 263, 263, 263),
        "scotsmen_2": (58, 58, 58, 58),
        "scotsmen_3": (58, 58, 58, 58),
        "scotsmen_more": (22, 22, 22, 22),
        "places": (2, 2, 2, 2),
        "river_places": (1, 1, 1, 1),
        "coin": (201, 202, 204, 205),
        "coin_a_turn": (8, 8, 8, 8),
        "coin_at_end": (100, 100, 100, 100),
        "first_coins": (2, 2, 2, 2),
        "goods_1": (252, 258, 264, 270),
        "goods_2": (152, 152, 152, 152),
        "goods_3": (81, 81, 81, 80),
        "goods_more": (21, 20, 20, 19),
        "goods_wood": (102, 102, 102, 102),
        "goods_stone": (99, 99, 99, 99),
        "goods_barley": (95, 95, 95, 95),
        "goods_sheep": (104, 104, 104, 104),
        "goods_cattle": (100, 100, 100, 100),
        "of_choice": (187, 187, 187, 187),
        "asked": (50, 50, 50, 50),
        "time_to_spend": (315, 315, 315, 315),
        "wake_wood": (172, 172, 172, 172),
        "wake_stone": (174, 174, 174, 174),
        "wake_barley": (162, 162, 162, 162),
        "wake_sheep": (170, 170, 170, 170),
        "wake_cattle": (179, 179, 179, 179),
        "wake_choice": (138, 138, 138, 138),
        "wake_move": (32, 32, 32, 32),
        "wake_point": (111, 111, 111, 111),
        "wake_barrel": (85, 85, 85, 85),
        "wake_trade": (73, 73, 73, 73),
        "best_place": (20, 22, 23, 24),
        "other_bank": (37, 37, 37, 37),
        "all_tiles": (2, 2, 2, 2),
        "joining": (69, 69, 69, 69),
        "used_up": (61, 61, 61, 61),
        "piece": (145, 145, 145, 145),
        "barrel": (183, 183, 183, 183),
        "spent_scotsman": (130, 130, 130, 130),
        "marker": (168, 168, 168, 168),
        "movement": (38, 38, 38, 38),
        "removal": (90, 90, 90, 90),
        "retrieval": (423, 423, 423, 423),
        "steps": (300, 300, 300, 300),
        "favour": (102, 102, 102, 102),
        "clan_person": (228, 228, 228, 228),
        "clan_scotsman": (68, 68, 68, 68),
        "turn": (297, 314, 330, 346),
        "race": (489, 497, 506, 515),
        "scorings": (95, 169, 240, 320),
    }
)
"""`bothy tune glenmore --seats 2 --pairs 300 --steps 10 --check 400 --seed 1 --nodes 0`: 4.71 points better than
the first list on other deals (2.88 to 6.55, 400 pairs)."""
# fmt: on

LISTS: Final[Mapping[int, PriceList]] = {2: TWO, 3: first_list(3), 4: first_list(4)}
"""By number of seats: what plans go by."""
