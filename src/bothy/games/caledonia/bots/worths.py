"""The worth of things, in hundredths of a VP, with 0, 1, 2, 3, 4 and 5 productions to come.

Fitted: `studies/fit_worths.py` plays games, regresses the final points on the things each player had, plays again
with the result, and repeats. For arguments and figures, see docs/design/estimates.md.
"""

from __future__ import annotations

# fmt: off
WORTHS: dict[str, "tuple[int, ...]"] = {
    "start": (3694, 1130, 1557, 3468, 4698, 6160),
    "sure": (100, 100, 100, 100, 100, 100),
    "imports": (95, 95, 95, 95, 95, 95),
    "money": (0, 14, 18, 11, 11, 45),
    "purse": (-85, 8, 12, 22, 27, 0),
    "not_passed": (0, 255, 247, 133, 381, 845),
    "sheep": (37, 122, 250, 307, 362, 437),
    "cow": (30, 124, 249, 335, 346, 346),
    "cheese_dairy": (-39, 44, 141, 125, 270, 78),
    "bakery": (13, 46, 89, 191, 177, 222),
    "field": (128, 211, 406, 491, 558, 732),
    "distillery": (18, 65, 117, 247, 230, 335),
    "woodcutter": (64, 62, 136, 221, 239, 284),
    "miner": (14, 11, 117, 192, 292, 458),
    "wool": (71, 87, 88, 52, 52, 22),
    "grain": (62, 73, 55, 46, 47, 37),
    "milk": (69, 79, 73, 15, 1, 67),
    "bread": (133, 174, 185, 129, 72, 284),
    "cheese": (173, 195, 195, 113, 124, 246),
    "whisky": (127, 176, 196, 124, 133, 291),
    "fulfilled": (-70, -62, -2, -33, -161, -270),
    "lead": (281, 318, 214, 145, 182, 62),
    "contracts": (-294, 159, 278, 172, -1, -303),
    "missing": (-3, -16, -12, -7, -1, -4),
    "ready": (37, 131, -23, -86, 91, -21),
    "linked": (126, 118, 103, 100, 83, -56),
    "shipping": (-46, -31, -14, 15, 82, 84),
    "hired": (-21, -65, -72, -93, -117, -232),
    "merchants": (-32, 59, 48, -1, 25, 209),
    "technology": (0, 20, 84, 137, 186, 212),
    "glory_now": (100, 104, 109, 103, 92, 93),
    "glory_next": (0, 186, 95, 102, 97, 92),
    "glory_later": (0, 0, 215, 101, 85, 75),
    "mash": (42, 97, 190, 164, 225, 232),
    "churn": (26, 44, 105, 135, 112, 524),
    "power": (0, 14, 30, 36, 44, 60),
}
"""One row per thing, in the order of `estimate.counts`."""

CLANS: tuple["tuple[int, ...]", ...] = (
    (-23, -154, -162, 146, -46, -153, -53, 182, 157),
    (-57, -176, -173, 93, -105, -70, -84, 188, 235),
    (66, -295, -191, 22, -241, -133, -193, 311, 324),
    (52, -401, -319, -46, -360, -422, -306, 614, 499),
    (-11, -391, -410, -67, -599, -633, -442, 942, 682),
    (233, -415, -405, 231, -1058, -626, -401, 1045, 666),
)
"""The worth of each clan, by productions to come, in the order of the pack."""
# fmt: on
