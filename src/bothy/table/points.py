"""Each seat's current points, and those it would have if the game ended now, as far as the game shows them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bothy.kernel import Figures


def points_shown(figures: Figures | None, view: Mapping[str, Any]) -> list[int]:
    """Returns each seat's points as the game's table shows them."""
    if figures is not None and figures.scored is not None:
        return list(figures.scored)
    return points_now(figures, view)


def points_now(figures: Figures | None, view: Mapping[str, Any]) -> list[int]:
    """Returns each seat's points, from the game's charts or else its forecast; empty if that isn't in integers."""
    if figures is not None and "points" in figures.seats:
        return list(figures.seats["points"])
    seats = [list(each.values()) for each in view.get("forecast") or ()]
    return [sum(each) for each in seats] if all(isinstance(part, int) for each in seats for part in each) else []
