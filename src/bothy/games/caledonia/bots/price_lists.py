"""The worth of things by number of seats, in hundredths of a VP, with 0 to 5 productions to come.

Found by play, starting from the first list (`worths`); each list names its command. For how much better they are
than that start, see docs/design/estimates.md.
"""

from __future__ import annotations

from typing import Final

from bothy.kernel.prices import PriceList

SHARES: Final = 5
"""Number of leading rows that are percentages of what contracts would bring, in the order of `outlook.box`.
`estimate.counts` follow, then the rest in the order of `appraisal.more`, and one row per clan.
"""

# fmt: off
ALONE: Final = PriceList(
    {
        "box": (0, -3, 1, 5, 8, 12),
        "box_ready": (0, -21, -20, -19, -18, -16),
        "offer": (0, 14, 7, 0, -8, -15),
        "offer_next": (0, -1, -4, -8, -12, -15),
        "pending": (60, 77, 77, 77, 77, 77),
        "start": (3694, 1130, 1557, 3468, 4698, 6160),
        "sure": (100, 100, 100, 100, 100, 100),
        "imports": (95, 95, 95, 95, 95, 95),
        "money": (0, 14, 20, 13, 10, 43),
        "purse": (-85, 6, 11, 23, 29, 3),
        "not_passed": (0, 229, 221, 107, 355, 819),
        "sheep": (37, 158, 255, 281, 304, 348),
        "cow": (30, 76, 198, 281, 289, 286),
        "cheese_dairy": (-39, 47, 151, 141, 293, 108),
        "bakery": (13, 55, 95, 195, 178, 221),
        "field": (128, 220, 433, 535, 620, 811),
        "distillery": (18, 70, 116, 240, 217, 316),
        "woodcutter": (64, 71, 146, 233, 253, 299),
        "miner": (14, -4, 126, 224, 348, 538),
        "wool": (71, 75, 73, 34, 30, -3),
        "grain": (62, 61, 40, 28, 25, 12),
        "milk": (69, 67, 58, -3, -21, 42),
        "bread": (133, 199, 202, 137, 72, 275),
        "cheese": (173, 220, 212, 121, 124, 237),
        "whisky": (127, 201, 213, 132, 133, 282),
        "fulfilled": (-70, 133, 220, -131, -120, -323),
        "lead": (281, 326, 232, 173, 220, 110),
        "contracts": (-294, 115, 260, 179, 32, -245),
        "missing": (-3, -13, -11, -9, -5, -11),
        "ready": (37, 100, -48, -104, 79, -26),
        "linked": (126, 151, 136, 134, 118, -21),
        "shipping": (-46, -43, -27, 2, 69, 71),
        "hired": (-21, -75, -82, -103, -127, -242),
        "merchants": (-32, 69, 58, 9, 35, 219),
        "technology": (0, 39, 103, 156, 205, 231),
        "glory_now": (100, 104, 109, 103, 92, 93),
        "glory_next": (0, 179, 88, 95, 90, 85),
        "glory_later": (0, -10, 205, 91, 75, 65),
        "mash": (42, 97, 190, 164, 225, 232),
        "churn": (26, 44, 105, 135, 112, 524),
        "power": (0, 11, 29, 37, 47, 65),
        "exports": (0, -1, -1, -1, -1, -1),
        "settled": (0, 7, 7, 7, 7, 7),
        "new_land": (0, 7, 7, 7, 7, 7),
        "returning": (0, -6, -6, -6, -6, -6),
        "clan_0": (-23, -57, 66, 52, -11, 233),
        "clan_1": (-154, -176, -295, -401, -391, -415),
        "clan_2": (-162, -173, -191, -319, -410, -405),
        "clan_3": (146, 93, 22, -46, -67, 231),
        "clan_4": (-46, -105, -241, -360, -599, -1058),
        "clan_5": (-153, -70, -133, -422, -633, -626),
        "clan_6": (-53, -84, -193, -306, -442, -401),
        "clan_7": (182, 188, 311, 614, 942, 1045),
        "clan_8": (157, 235, 324, 499, 682, 666),
    }
)
"""bothy tune caledonia --seats 1 --pairs 160 --steps 8 --check 150 --seed 1 --nodes 500"""
# fmt: on

LISTS: Final[dict[int, PriceList]] = dict.fromkeys((1, 2, 3, 4), ALONE)
