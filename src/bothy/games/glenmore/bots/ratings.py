"""Arena ratings of the bots, by seats; for each figure's origin see docs/ratings.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

RATINGS: Final[Mapping[int, Mapping[str, int]]] = {
    2: {"casual": 609, "greedy": 1338, "steady:0.2s": 1500, "planner:0.2s": 1614, "planner:2s": 1614},
    3: {"casual": 570, "greedy": 1299, "steady:0.2s": 1500, "planner:0.2s": 1607, "planner:2s": 1607},
    4: {"casual": 531, "greedy": 1260, "steady:0.2s": 1500, "planner:0.2s": 1600, "planner:2s": 1600},
}
