"""By how many points plans are too optimistic, by seats and stack: `studies/plan_bias.py` on 14 games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

PLAN_BIAS: Final[Mapping[int, Mapping[str, int]]] = {
    2: {"A": -12, "B": -7, "C": 0, "D": 7},
}
