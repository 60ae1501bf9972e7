"""The bots' strength in the arena, by seats; for the source of each figure, see docs/ratings.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

RATINGS: Final[Mapping[int, Mapping[str, int]]] = {
    2: {"casual": 931, "greedy": 1224, "steady:0.2s": 1500, "planner:0.2s": 1807, "planner:2s": 1807},
    3: {"casual": 937, "greedy": 1266, "steady:0.2s": 1500, "planner:0.2s": 1807, "planner:2s": 1807},
    4: {"casual": 943, "greedy": 1308, "steady:0.2s": 1500, "planner:0.2s": 1807, "planner:2s": 1807},
}
