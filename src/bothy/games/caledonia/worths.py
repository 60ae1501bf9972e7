"""What things are worth, in hundredths of a VP, with 0, 1, 2, 3, 4 and 5 productions still to come.

Fitted, not thought up: `scripts/fit_worths.py` plays games, asks how each thing a player had went with the points
in the end, plays again by the answer, and goes on so. Arguments and figures stand in docs/design/estimates.md.
"""

from __future__ import annotations

# fmt: off
WORTHS: dict[str, "tuple[int, ...]"] = {
    "start": (3739, 1377, 2155, 3429, 4604, 6194),
    "sure": (100, 100, 100, 100, 100, 100),
    "imports": (71, 81, 64, 56, 13, -24),
    "money": (-2, 16, 17, 18, 26, 45),
    "purse": (-65, 3, 11, 14, 10, -1),
    "not_passed": (0, 241, 259, 162, 288, 768),
    "sheep": (49, 106, 245, 293, 344, 350),
    "cow": (28, 138, 244, 288, 337, 361),
    "cheese_dairy": (6, 118, 150, 19, -93, 14),
    "bakery": (21, 41, 115, 178, 258, 279),
    "field": (158, 173, 352, 523, 600, 768),
    "distillery": (-27, 31, 152, 192, 239, 337),
    "woodcutter": (33, 16, 100, 169, 236, 178),
    "miner": (29, 36, 130, 194, 263, 279),
    "wool": (67, 85, 77, 52, 48, 41),
    "grain": (51, 78, 54, 36, 29, 36),
    "milk": (63, 79, 65, 45, 63, 56),
    "bread": (128, 179, 162, 113, 121, 187),
    "cheese": (129, 190, 167, 118, 95, 301),
    "whisky": (114, 179, 172, 122, 136, 215),
    "fulfilled": (157, 116, 232, 281, 319, 549),
    "lead": (261, 295, 198, 135, 262, 57),
    "contracts": (-140, 25, 118, 329, 113, 114),
    "missing": (-4, -15, -16, -10, -5, -1),
    "ready": (77, 109, 49, 148, 329, 36),
    "linked": (108, 103, 95, 119, 144, 72),
    "shipping": (-10, -3, -15, -14, 4, 31),
    "hired": (-29, -51, -23, -9, -15, -167),
    "merchants": (-17, 67, 33, 9, 41, 126),
    "technology": (-5, 0, 57, 116, 164, 243),
    "glory_now": (96, 105, 109, 110, 108, 89),
    "glory_next": (0, 189, 94, 111, 110, 114),
    "glory_later": (0, 0, 207, 102, 92, 87),
    "mash": (15, 112, 175, 205, 214, 142),
    "churn": (-7, 0, 104, 298, 474, 41),
}
"""One row a thing, in the order of `estimate.counts`."""

CLANS: tuple["tuple[int, ...]", ...] = (
    (-36, -143, -210, 178, -211, -134, -206, 219, 247),
    (-61, -169, -127, 175, -251, -103, -175, 227, 256),
    (76, -297, -77, 79, -286, -211, -244, 376, 287),
    (59, -313, 19, -7, -272, -362, -352, 514, 302),
    (121, -351, -145, 35, -338, -581, -521, 620, 463),
    (76, -541, -263, 506, -486, -762, -725, 609, 673),
)
"""By productions to come: what having each clan is worth, in the order of the pack."""
# fmt: on
