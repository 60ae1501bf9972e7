"""The points by which plans promise too much, by seats and round: `studies/plan_bias.py` on 30, 12, 8 and 6 games.

Early plans promise too little, as they don't foresee how engines grow.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

PLAN_BIAS: Final[Mapping[int, Mapping[str, int]]] = {
    1: {"1": -22, "2": -15, "3": 2, "4": 16, "5": 0},
    2: {"1": -21, "2": -16, "3": 2, "4": 13, "5": 4},
    3: {"1": -29, "2": -18, "3": -8, "4": 5, "5": 2},
    4: {"1": -11, "2": -4, "3": 4, "4": 5, "5": 4},
}
