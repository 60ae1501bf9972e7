"""Glen More II obeys the kernel's rules."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from tests.nightly import NIGHTLY, at_night

from bothy.games.glenmore.game import GLENMORE
from bothy.games.glenmore.pack.types import components
from bothy.games.glenmore.ruleset import GlenMoreRules
from bothy.kernel import Draw, InvalidInput, SamplingDealer, Step
from bothy.messages import Catalogue
from bothy.table import Record
from bothy.table.conformance import quick_game
from bothy.table.game_registry import find
from bothy.table.options import Setting, at_random


@pytest.mark.parametrize("seats", [2, *[pytest.param(seats, marks=at_night) for seats in (3, 4)]])
def test_every_check_of_the_battery_holds(battery: Any, seats: int) -> None:
    battery(GLENMORE, Setting(seats, GLENMORE.complete({})), seed=seats)


@pytest.mark.parametrize("seats", [3, pytest.param(4, marks=at_night)])
def test_every_check_holds_with_the_die_in_a_short_game(battery: Any, seats: int) -> None:
    battery(GLENMORE, Setting(seats, {"die": True, "length": "short"}), seed=7)


def test_quick_games_with_any_options() -> None:
    settings = at_random(GLENMORE, 1)
    for seed in range(100 if NIGHTLY else 30):
        setting = next(settings)
        quick_game(GLENMORE, setting.options, setting.seats, seed)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_list_of_legal_actions_is_long(seats: int) -> None:
    rules, chance = GLENMORE.open({}, seats), SamplingDealer(seats)
    assert isinstance(rules, GlenMoreRules)
    pos, longest = rules.start(), 0
    pos.settle(chance)
    while pos.stack:
        seat = pos.seats_to_act()[0]
        legal = pos.legal(seat)
        longest = max(longest, len(legal))
        pos.apply(seat, legal[chance.below(min(len(legal), 3))], chance)
    assert longest <= 300


def test_an_estimate_is_the_score_once_the_game_is_over() -> None:
    rules, chance = GLENMORE.open({}, 3), SamplingDealer(5)
    pos = rules.start()
    pos.settle(chance)
    while pos.stack:
        seat = pos.seats_to_act()[0]
        legal = pos.legal(seat)
        pos.apply(seat, legal[chance.below(len(legal))], chance)
    scores = rules.result(pos).scores
    assert [GLENMORE.bots.estimate(pos, seat) for seat in range(3)] == [
        100 * sum(score.values()) for score in scores
    ]


def test_packs_and_reference_stand_behind_the_game() -> None:
    assert GLENMORE.packs.faults() == []
    assert len(GLENMORE.packs.rows()) > 100
    assert GLENMORE.reference is not None
    assert (GLENMORE.reference / "en.md").exists()


def test_every_name_of_the_game_has_a_message() -> None:
    registry, catalogue = GLENMORE.open({}, 4).registry, Catalogue(game=GLENMORE)
    asked = [frame.name for frame in registry.frames.values() if not issubclass(frame, Step | Draw)]
    keys = [f"ask-{name}" for name in asked] + [f"do-{name}" for name in registry.actions]
    keys += [f"no-{name}" for name in registry.reasons] + [f"event-{name}" for name in registry.events]
    pack = components()
    keys += [f"tile-{tile.id}" for tile in pack.tiles] + [f"card-{card.id}" for card in pack.landmarks]
    keys += [f"clan-{place.id}" for place in pack.clan_board.territories]
    assert [key for key in keys if not catalogue.has(key)] == []


def test_reasons_point_at_paragraphs_of_the_reference() -> None:
    assert GLENMORE.reference is not None
    paragraphs = re.findall(r"^\*\*(G\d+\.\d+)\*\*", (GLENMORE.reference / "en.md").read_text(), re.MULTILINE)
    sources = [path.read_text() for path in sorted(GLENMORE.reference.parent.rglob("*.py"))]
    named = [rule for source in sources for rule in re.findall(r"\b(G\d+\.\d+)\b", source)]
    assert len(named) > 50
    assert [rule for rule in named if rule not in paragraphs] == []


def test_a_game_by_rules_unknown_here_is_refused_with_a_sentence() -> None:
    text = (Path(__file__).parent / "golden" / "four-players.bothy").read_text(encoding="utf-8")
    older = Record.read(text.replace('"rules":1', '"rules":2', 1))
    with pytest.raises(InvalidInput) as refusal:
        older.match(find)
    words = Catalogue(game=GLENMORE).text(refusal.value.reason)
    told = (
        "This game was played with version 2 of the rules of Glen More II: Chronicles, "
        f"but version {GLENMORE.rules_version} is installed."
    )
    assert words.startswith(told)
