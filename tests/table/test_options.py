"""The settings that are tested."""

from __future__ import annotations

from itertools import combinations, islice

from bothy.kernel import Game, Option
from bothy.table.options import at_random, defaults, pairs
from creel.game import CREEL

WIDE: Game[object] = Game(  # type: ignore[type-var]
    "wide", 1, (1, 2, 3, 4), tuple(Option(f"o{at}", ("a", "b", "c"), "a") for at in range(6))
)


def test_every_pair_of_values_is_held_by_some_setting() -> None:
    settings, never = pairs(WIDE)
    assert never == []
    held = set()
    for setting in settings:
        values = [("seats", setting.seats), *setting.options.items()]
        held |= set(combinations(values, 2))
    assert len(held) == 6 * 4 * 3 + 15 * 9
    assert len(settings) < 25, "and not by trying everything: that would be 2,916 settings"


def test_pairs_that_never_go_together_are_named() -> None:
    settings, never = pairs(CREEL)
    assert never == [(("seats", 2), ("tide", "spring")), (("tide", "spring"), ("seal", True))]
    assert all(CREEL.why_not(setting.options, setting.seats) is None for setting in settings)


def test_default_options_are_tried_with_every_number_of_seats() -> None:
    assert [setting.seats for setting in defaults(CREEL)] == [2, 3, 4]


def test_random_settings_are_allowed_and_reproducible() -> None:
    settings = list(islice(at_random(CREEL, 7), 50))
    assert settings == list(islice(at_random(CREEL, 7), 50))
    assert all(CREEL.why_not(setting.options, setting.seats) is None for setting in settings)
    assert len({str(setting) for setting in settings}) > 10
