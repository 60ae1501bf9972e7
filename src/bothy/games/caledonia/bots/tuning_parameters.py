"""The parameters that `bothy tune caledonia` may change: whole rows, and their slope over the game."""

from __future__ import annotations

from typing import Final

from bothy.kernel.prices import TuningParameter

Shape = tuple[int, ...]

LEVEL: Final = (0, 1, 1, 1, 1, 1)
"""The same in every column but the first: with no production to come, things are worth what they score."""
SLOPE: Final = (0, -2, -1, 0, 1, 2)
"""More early, less late; a slope is changed by half as much."""


def _turned(scale: int, shape: Shape, *rows: str) -> dict[str, Shape]:
    return {row: tuple([scale * each for each in shape]) for row in rows}


def _both(name: str, scale: int, *rows: str) -> tuple[TuningParameter, TuningParameter]:
    return (
        TuningParameter(name, _turned(scale, LEVEL, *(rows or (name,)))),
        TuningParameter(f"{name}~", _turned(scale // 2, SLOPE, *(rows or (name,)))),
    )


def _each_column(name: str, scale: int) -> tuple[TuningParameter, ...]:
    columns = range(1, 6)
    return tuple(
        [
            TuningParameter(f"{name}@{at}", {name: tuple([scale * (each == at) for each in range(6)])})
            for at in columns
        ]
    )


TUNING_PARAMETERS: Final[tuple[TuningParameter, ...]] = (
    *_each_column("fulfilled", 200),
    *_each_column("money", 4),
    *_both("box", 20),
    *_both("box_ready", 20),
    *_both("contracts", 80),
    *_both("missing", 6),
    *_both("ready", 60),
    *_both("lead", 60),
    *_both("offer", 15),
    *_both("offer_next", 12),
    TuningParameter("exports", _turned(20, LEVEL, "exports")),
    TuningParameter("settled", _turned(20, LEVEL, "settled")),
    *_both("field", 70),
    *_both("bakery", 60),
    *_both("distillery", 60),
    *_both("cheese_dairy", 60),
    *_both("cow", 70),
    *_both("sheep", 70),
    *_both("woodcutter", 60),
    *_both("miner", 60),
    *_both("basic", 20, "wool", "grain", "milk"),
    *_both("processed", 36, "bread", "cheese", "whisky"),
    *_both("linked", 36),
    *_both("shipping", 50),
    TuningParameter("new_land", _turned(20, LEVEL, "new_land")),
    TuningParameter("hired", _turned(40, LEVEL, "hired")),
    TuningParameter("not_passed", _turned(80, LEVEL, "not_passed")),
    *_both("purse", 6),
    TuningParameter("returning", _turned(40, LEVEL, "returning")),
    TuningParameter("merchants", _turned(40, LEVEL, "merchants")),
    TuningParameter("technology", _turned(30, LEVEL, "technology")),
    TuningParameter("glory_next", _turned(16, LEVEL, "glory_next")),
    TuningParameter("glory_later", _turned(16, LEVEL, "glory_later")),
    TuningParameter("pending", _turned(20, LEVEL, "pending")),
    *_both("power", 8),
)
