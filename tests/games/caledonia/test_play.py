"""Clans of Caledonia plays by the kernel's rules."""

from __future__ import annotations

from typing import Any

import pytest

from bothy.games.caledonia.game import CALEDONIA
from bothy.table.conformance import quick_game
from bothy.table.options import Setting, at_random


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_check_of_the_battery_holds(battery: Any, seats: int) -> None:
    battery(CALEDONIA, Setting(seats, CALEDONIA.complete({})), seed=seats)


@pytest.mark.parametrize("clans", ["auction", "none"])
def test_every_check_holds_without_a_free_choice_of_clans(battery: Any, clans: str) -> None:
    battery(CALEDONIA, Setting(2, CALEDONIA.complete({"clans": clans})), seed=7)


def test_a_hundred_quick_games_with_any_options() -> None:
    settings = at_random(CALEDONIA, 1)
    for seed in range(100):
        setting = next(settings)
        quick_game(CALEDONIA, setting.options, setting.seats, seed)
