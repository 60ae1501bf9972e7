"""The settings that are tested, of games and of their modules."""

from __future__ import annotations

from itertools import combinations, islice
from typing import Any

import pytest

from bothy.kernel import Game, GameModule, InvalidInput, Option, Options
from bothy.table.module_settings import ModuleSettings, Trial
from bothy.table.options import Setting, at_random, defaults, pairs
from creel.game import CREEL


class Auction(GameModule):
    """A module that a value of the base game's option switches on."""

    def at_table(self, options: Options, seats: int) -> bool:
        return options["clans"] == "auction"


class Alone(GameModule):
    """A module that no option switches on."""

    def at_table(self, options: Options, seats: int) -> bool:
        return seats == 1


FOG = GameModule("fog", options=(Option("fog", (True, False), True),))
PEAKS = GameModule(
    "peaks", options=(Option("peaks", ("none", "low", "high", "both"), "none", seats={"both": (3, 4)}),)
)
WRECK = GameModule(
    "wreck",
    options=(Option("wreck", (False, True), False),),
    clashes=((("wreck", True), ("fog", True)), (("wreck", True), ("sea", "wild"))),
)


class Reefs(GameModule):
    """A module switched on by its own option, or by one sea."""

    def __init__(self) -> None:
        super().__init__("reefs", options=(Option("reefs", ("none", "some"), "none"),))

    def at_table(self, options: Options, seats: int) -> bool:
        return options["reefs"] == "some" or options["sea"] == "wild"


BASE = (Option("sea", ("calm", "wild"), "calm"), Option("clans", ("choice", "auction", "drawn"), "choice"))
GAME: Game[Any] = Game(
    "isles", 1, (1, 2, 3, 4), BASE, modules=(FOG, PEAKS, WRECK, Auction("auction"), Alone("alone"))
)
FOUND = ModuleSettings(GAME)


def at(seats: int) -> list[Trial]:
    return [trial for trial in FOUND.trials if trial.setting.seats == seats]


def test_a_switch_is_every_value_that_brings_a_module() -> None:
    assert FOUND.switches == (
        ("clans", "auction"), ("fog", True), ("peaks", "low"), ("peaks", "high"), ("peaks", "both"),
        ("wreck", True),
    )  # fmt: skip


def test_every_setting_is_allowed_and_holds_exactly_the_switches_that_are_on() -> None:
    for trial in FOUND.trials:
        options = trial.setting.options
        assert GAME.why_not(options, trial.setting.seats) is None
        assert {(name, value) for name, value in options.items() if (name, value) in FOUND.switches} == set(
            trial.on
        )


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_module_is_alone_and_with_every_other_at_every_number_of_seats(seats: int) -> None:
    singles = [switch for switch in FOUND.switches if switch != ("peaks", "both") or seats > 2]
    twos = [
        {one, other}
        for one, other in combinations(singles, 2)
        if one[0] != other[0] and {one, other} != {("fog", True), ("wreck", True)}
    ]
    tried = [set(trial.on) for trial in at(seats)]
    assert all(wanted in tried for wanted in [*[{switch} for switch in singles], *twos])


@pytest.mark.parametrize(("seats", "fewest"), [(1, 2), (2, 2), (3, 3), (4, 3)])
def test_all_go_together_at_as_few_tables_as_hold_each_value(seats: int, fewest: int) -> None:
    together = [trial.on for trial in at(seats) if trial.together]
    assert len(together) == fewest
    held = {switch for on in together for switch in on}
    assert held == {switch for switch in FOUND.switches if switch != ("peaks", "both") or seats > 2}
    assert all(("clans", "auction") in on for on in together), "everything else is on"
    assert all(("fog", True) in on or ("wreck", True) in on for on in together), "but for what clashes"


def test_switches_that_fit_no_table_are_named() -> None:
    assert FOUND.never == [(("fog", True), ("wreck", True))]


def test_no_table_is_tried_twice_and_the_same_are_tried_every_time() -> None:
    shown = [str(trial.setting) for trial in FOUND.trials]
    assert len(set(shown)) == len(shown)
    assert shown == [str(trial.setting) for trial in ModuleSettings(GAME).trials]
    assert sum(FOUND.counts()) == len(shown)


def test_options_of_the_base_game_are_varied() -> None:
    assert {trial.setting.options["sea"] for trial in FOUND.trials} == {"calm", "wild"}
    assert {trial.setting.options["clans"] for trial in FOUND.trials} == {"auction", "choice", "drawn"}


def test_the_one_module_of_creel_is_tried_with_every_number_of_seats() -> None:
    found = ModuleSettings(CREEL)
    assert found.switches == (("seal", True),)
    assert [trial.setting.seats for trial in found.trials] == [2, 3, 4]
    assert all(trial.setting.options["tide"] == "neap" for trial in found.trials), (
        "it does not come at spring tide"
    )


def test_a_game_without_modules_says_so() -> None:
    with pytest.raises(InvalidInput, match="no-modules"):
        ModuleSettings(Game("plain", 1, (2,)))


def test_a_module_that_never_fits_is_not_tried() -> None:
    shy = GameModule("shy", options=(Option("shy", (False, True), False, seats={True: ()}),))
    game: Game[Any] = Game("inn", 1, (2,), modules=(shy, FOG))
    found = ModuleSettings(game)
    assert [trial.setting for trial in found.trials] == [Setting(2, {"shy": False, "fog": True})]
    assert found.never == [(("shy", True),), (("shy", True), ("fog", True))]


def test_a_module_with_its_own_option_is_switched_by_that_option_alone() -> None:
    game: Game[Any] = Game("isles", 1, (1, 2, 3, 4), BASE, modules=(Reefs(),))
    assert ModuleSettings(game).switches == (("reefs", "some"),)


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
