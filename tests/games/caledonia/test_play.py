"""Clans of Caledonia plays by the kernel's rules, and its cached views equal fresh ones."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.nightly import NIGHTLY, at_night

from bothy.games.caledonia import view_cache
from bothy.games.caledonia.game import CALEDONIA
from bothy.kernel import SamplingDealer, canonical
from bothy.kernel.errors import InvalidInput
from bothy.messages import Catalogue
from bothy.table import Match, Record, Shuffle, game_registry
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


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_cached_view_equals_a_freshly_computed_view_at_every_step(seats: int) -> None:
    matches = [Match.open(game_registry.find("caledonia"), {}, seats, Shuffle.numbered(seed)) for seed in range(3)]
    chance = SamplingDealer(seats)
    for _ in range(150):
        for match in matches:  # in turn, so that one's leftovers could be mistaken for another's
            if not match.seats_to_act():
                continue
            legal = match.legal(match.seats_to_act()[0])
            match.play(match.seats_to_act()[0], legal[chance.below(len(legal))])
        remembered = [canonical(match.view(None)) for match in matches]
        view_cache.forget()
        assert [canonical(match.view(None)) for match in matches] == remembered


def test_parts_that_no_action_touched_are_shown_by_the_same_objects() -> None:
    match = Match.open(game_registry.find("caledonia"), {}, 4, Shuffle.numbered(1))
    before, after = match.view(0), match.view(1)
    assert all(before[part] is after[part] for part in ("places", "market", "pieces", "ports"))
    assert all(mine is theirs for mine, theirs in zip(before["players"], after["players"], strict=True))
