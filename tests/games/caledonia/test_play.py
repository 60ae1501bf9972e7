"""Clans of Caledonia plays by the kernel's rules."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.nightly import NIGHTLY, at_night

from bothy.games.caledonia.game import CALEDONIA
from bothy.kernel import SamplingDealer
from bothy.kernel.errors import InvalidInput
from bothy.messages import Catalogue
from bothy.table import Match, Record
from bothy.table.conformance import quick_game
from bothy.table.game_registry import find
from bothy.table.options import Setting, at_random

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("seats", [1, 2, *[pytest.param(seats, marks=at_night) for seats in (3, 4)]])
def test_every_check_of_the_battery_holds(battery: Any, seats: int) -> None:
    battery(CALEDONIA, Setting(seats, CALEDONIA.complete({})), seed=seats)


@pytest.mark.parametrize("clans", ["auction", pytest.param("none", marks=at_night)])
def test_every_check_holds_without_a_free_choice_of_clans(battery: Any, clans: str) -> None:
    battery(CALEDONIA, Setting(2, CALEDONIA.complete({"clans": clans})), seed=7)


def test_quick_games_with_any_options() -> None:
    settings = at_random(CALEDONIA, 1)
    for seed in range(100 if NIGHTLY else 30):
        setting = next(settings)
        quick_game(CALEDONIA, setting.options, setting.seats, seed)


def test_random_games_meet_every_clan_port_tile_and_map() -> None:
    rules = CALEDONIA.open({}, 4)
    met: set[str] = set()
    for seed in range(150):
        chance = SamplingDealer(seed)
        pos = rules.start()
        pos.settle(chance)
        while pos.round == 0:
            legal = pos.legal(pos.seats_to_act()[0])
            pos.apply(pos.seats_to_act()[0], legal[chance.below(len(legal))], chance)
        met |= {f"clan {player.clan}" for player in pos.players} | {f"port {port}" for port in pos.ports}
        met |= {f"tile {tile}" for tile in pos.tiles} | {f"map {pos.layout}"}
    assert len(met) == 9 + 9 + 9 + 16


@pytest.mark.parametrize("version", [0, 2])
def test_a_game_by_rules_unknown_here_is_refused_in_a_sentence(version: int) -> None:
    match = Record.read((GOLDEN / "solo.bothy").read_text(encoding="utf-8")).verify(find)
    with pytest.raises(InvalidInput) as refused:
        Match.load(CALEDONIA, replace(match.header, rules_version=version), match.log)
    told = Catalogue(game=CALEDONIA).text(refused.value.reason)
    assert told.startswith(f"This game was played with version {version} of the rules of ")
    assert f"but version {CALEDONIA.rules_version} is installed." in told
