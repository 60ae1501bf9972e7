"""Whole games with a railway: nothing is lost, all messages exist in three languages, and bots use it."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from tests.games.caledonia.expansions.industria.railway import Rails, driven
from tests.nightly import NIGHTLY

from bothy.bots import ask, find_bot
from bothy.games.caledonia.bots.estimate import estimate
from bothy.games.caledonia.expansions.industria.milestones import MILESTONES
from bothy.games.caledonia.expansions.industria.milestones.claim import ClaimMilestone
from bothy.games.caledonia.expansions.industria.milestones.part import Milestones
from bothy.games.caledonia.expansions.industria.trains import MODULES, TRAINS
from bothy.games.caledonia.expansions.industria.trains.demands import Demands
from bothy.games.caledonia.expansions.industria.trains.part import Railway
from bothy.games.caledonia.expansions.industria.trains.run import RunTrain
from bothy.games.caledonia.game import CALEDONIA
from bothy.games.caledonia.position import Caledonia, owner_of, unit_of
from bothy.kernel import GameModule
from bothy.messages import Catalogue
from bothy.table.match import Match
from bothy.table.timeline import score_breakdown

CHECKED = range(1, 13) if NIGHTLY else (4,)
"""Games in which every check is run."""
LANGUAGES = ("en", "fr", "pt")


def holds(pos: Caledonia) -> None:
    """Checks that trains, markers, stations, tiles, contracts and merchants add up."""
    railway, demands, milestones = pos.part(Railway), pos.part(Demands), pos.part(Milestones)
    seen = [*demands.pile, *demands.row, *[tile for tile in demands.places if tile >= 0]]
    assert len(set(seen)) == len(seen)
    placed = [tile for tile in railway.bonuses if tile >= 0]
    assert len(set(placed)) == len(placed)
    contracts = [*pos.unseen, *pos.under, *pos.drawn, *[each for each in pos.open if each >= 0]]
    contracts += [below for _, _, below in railway.covered]
    for seat, player in enumerate(pos.players):
        contracts += [*player.box, *player.fulfilled]
        claims = len([1 for each in milestones.claims if seat in each])
        assert milestones.markers[seat] + milestones.locked[seat] + claims == 4
        assert milestones.locked[seat] == max(0, railway.track[seat] - 1)
        mine = [code for hex_ in set(player.units) for code in pos.pieces_on(hex_) if owner_of(code) == seat]
        stations = [code for code in mine if pos.rules.unit_names[unit_of(code)] == "station"]
        assert len(mine) == len(player.units)
        assert railway.stations[seat] + len(stations) <= 1
        assert railway.stations[seat] or not railway.track[seat] or pos.stack
        sent = sum([abs(count) for count in player.market]) + len([1 for _, at in railway.reserved if at == seat])
        assert player.merchants + player.to_hire + sent == 7
        assert min(player.money, *player.goods) >= 0
    assert len(set(contracts)) == len(contracts)
    assert len(pos.players) == 1 or len(contracts) == 50
    taken = {hex_ for hex_, _ in railway.reserved}
    assert len(taken) == len(railway.reserved)
    assert not any(hex_ in player.units for hex_ in taken for player in pos.players)


@pytest.mark.parametrize(("seats", "seed"), [(1, 8), (2, 5), (3, 6), (4, 7)])
def test_nothing_is_lost_whatever_is_delivered(seats: int, seed: int) -> None:
    match = driven(seats, seed, checks=False, look=holds)
    pos = match.position
    assert isinstance(pos, Caledonia)
    assert any(5 - left for left in pos.part(Railway).track)
    spelled(match)
    for seat, score in enumerate(match.result.scores):
        lines = score_breakdown(match)[seat]
        assert {name: sum([each.points for each in lines[name]]) for name in lines} == score


def spelled(match: Match) -> None:
    """Checks that the research arguments cover every argument that was played."""
    known, fields = CALEDONIA.study.arguments(), match.rules.registry.fields
    for entry in match.log:
        name, *values = entry.action or [""]
        for field, value in zip(fields(name) if name else (), values, strict=True):
            for each in value if isinstance(value, list) else [value]:
                assert isinstance(each, bool) or each in known[field], (name, field, each)


@pytest.mark.parametrize("seed", CHECKED)
def test_every_check_holds_where_trains_run_a_lot(seed: int) -> None:
    words = Catalogue(LANGUAGES[seed % 3], CALEDONIA)
    driven(1 + seed % 4, seed, words.faults)


# Messages


def keys(module: GameModule, language: str) -> dict[str, Any]:
    """Returns the messages of a module."""
    assert module.locales is not None
    files = sorted((module.locales / language).glob("*.ftl"))
    entries = [entry for file in files for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body]
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("language", ["fr", "pt"])
@pytest.mark.parametrize("module", [TRAINS, MILESTONES])
def test_every_message_is_there_in_every_language(module: GameModule, language: str) -> None:
    assert list(keys(module, language)) == list(keys(module, "en"))


def test_every_action_reason_and_event_has_a_message_and_actions_a_word_for_the_bar() -> None:
    there = {**keys(TRAINS, "en"), **keys(MILESTONES, "en")}
    base = Catalogue("en", CALEDONIA)
    for module in MODULES:
        names = module.registry
        wanted = [f"event-{name}" for name in names.events] + [f"no-{name}" for name in names.reasons]
        wanted += [f"{word}-{name}" for name in names.actions for word in ("do", "verb")]
        missing = [key for key in wanted if key not in there and base.faults(key, {}) == [f"no message {key!r}"]]
        assert missing == []


def test_all_of_it_can_be_read_as_text() -> None:
    table = Rails(seats=3).goods(bread=2).play(RunTrain(("perth",)))
    words = Catalogue("en", CALEDONIA)
    notes = [words.text(note) for note in table.pos.rules.notes(table.pos)]
    assert "Perth: asks for 2 bread; bonus: return an animal for £25." in notes
    assert "Seat 0: train in Perth, used this round; 1 delivery." in notes
    assert any(note.startswith("Milestone of Glasgow: 6 of one rare import") for note in notes)
    assert "Seat 0: 1 free milestone marker." in notes


# Bots


def test_a_delivery_looks_better_than_the_goods_it_costs() -> None:
    table = Rails(seats=3, round=2).money(20).goods(bread=2)
    before = estimate(table.pos, 0)
    assert estimate(table.play(RunTrain(("perth",))).pos, 0) > before


def test_greedy_delivers_and_claims_when_it_can() -> None:
    greedy = find_bot("greedy")
    table = Rails(seats=3, round=2).money(20).goods(bread=2).contract(50)
    assert isinstance(ask(greedy, CALEDONIA, table.rules, table.pos, 0, 1), RunTrain)
    table = Rails(seats=3, round=2).money(20).markers(1).milestone("glasgow", "ports")
    table.player().ports = (0, 1, 2)
    assert isinstance(ask(greedy, CALEDONIA, table.rules, table.pos, 0, 1), ClaimMilestone)
