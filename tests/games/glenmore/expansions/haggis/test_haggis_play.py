"""Whole games with haggis: every check of the battery, hidden information, and the bots' choices."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.games.glenmore.expansions.haggis.serving import HaggisTable

from bothy.games.glenmore.answers import Done
from bothy.games.glenmore.bots.estimate import estimate
from bothy.games.glenmore.expansions.haggis import HAGGIS
from bothy.games.glenmore.expansions.haggis.bot import expected
from bothy.games.glenmore.expansions.haggis.feast import Feast, RollAgain
from bothy.games.glenmore.expansions.haggis.guessing import enough
from bothy.games.glenmore.expansions.haggis.tables import ServingTables, possible, value_of
from bothy.games.glenmore.expansions.haggis.taking import ReturnHaggis, ReturningHaggis, TakeHaggis, TakingHaggis
from bothy.games.glenmore.game import GLENMORE
from bothy.games.glenmore.pack.types import components
from bothy.kernel import SamplingDealer, ScriptedDealer, digest
from bothy.table.options import Setting

WEIGHTS = (3, 2, 1)


@pytest.mark.parametrize(("seats", "die"), [(2, True), (3, False), (4, True)])
def test_every_check_of_the_battery_holds_with_haggis(battery: Any, seats: int, die: bool) -> None:
    battery(GLENMORE, Setting(seats, GLENMORE.complete({"haggis": True, "die": die})), seed=10 + seats)


def test_every_check_of_the_battery_holds_with_haggis_in_a_short_game(battery: Any) -> None:
    battery(GLENMORE, Setting(3, GLENMORE.complete({"haggis": True, "length": "short"})), seed=3)


# Secrets (R-X8)


@pytest.mark.rule("X5.4", "R-X8")
def test_tokens_that_no_one_else_saw_are_imagined_in_every_possible_way() -> None:
    table = HaggisTable(2).shown(1, 1).hidden(3, 3).hidden(2, seat=1)
    found = []
    for seed in range(60):
        other = table.rules.imagine(table.pos, 0, SamplingDealer(seed))
        part = other.part(ServingTables)
        assert [value_of(each) for each in part.hidden[0]] == [3, 3]
        assert sum(part.reserve) == sum(table.part.reserve)
        found.append(value_of(part.hidden[1][0]))
    assert sorted(dict.fromkeys(found)) == [1, 2, 3]


@pytest.mark.rule("X5.4", "X5.8")
def test_tokens_that_all_have_seen_are_never_imagined_differently() -> None:
    table = HaggisTable(2).shown(2, 2).hidden(3, seen=True).hidden(2, 1, seat=1)
    table.pos.push(Feast())
    table.pos.settle(ScriptedDealer([3, 3, 2, 1]))
    table.shown(1, 1).hidden(3, seen=True)
    for seed in range(20):
        other = table.rules.imagine(table.pos, 1, SamplingDealer(seed)).part(ServingTables)
        assert [value_of(each) for each in other.hidden[0]] == [3]
        for each in other.on_table(1):
            assert value_of(each) in possible(each >> 2)


def test_a_spectator_imagines_every_table() -> None:
    table = HaggisTable(2).shown(1, 1).hidden(3).hidden(2, seat=1)
    found = [
        tuple([value_of(hidden[0]) for hidden in other.part(ServingTables).hidden])
        for other in [table.rules.imagine(table.pos, None, SamplingDealer(seed)) for seed in range(60)]
    ]
    assert len(dict.fromkeys(found)) > 5


def test_a_token_is_never_imagined_where_another_needs_it() -> None:
    """Three tokens that can't be ones need all that is left of the others."""
    assert enough([0b110, 0b110, 0b110], [0, 2, 1])
    assert not enough([0b110, 0b110, 0b110], [6, 1, 1])
    assert not enough([0b100, 0b100], [6, 4, 1])


@pytest.mark.rule("X5.4", "R-X8")
def test_views_of_others_do_not_tell_two_tables_apart() -> None:
    """The same position except for the tokens face down."""
    tables = [HaggisTable().shown(1, 1).hidden(*values) for values in ((1, 2), (3, 3))]
    for seat in (1, 2, None):
        views = [table.rules.view(table.pos, seat) for table in tables]
        assert digest(views[0]) == digest(views[1])
    assert digest(tables[0].rules.view(tables[0].pos, 0)) != digest(tables[1].rules.view(tables[1].pos, 0))


@pytest.mark.rule("X5.5")
def test_the_log_of_others_does_not_tell_which_token_went_back() -> None:
    told = []
    for value in (1, 2):
        table = HaggisTable().shown(3, 3).hidden(1, 1, 1, 2, 2).asked(TakingHaggis(0))
        table.play(TakeHaggis(3), deal=())
        assert isinstance(table.pos.stack[-1], ReturningHaggis)
        assert table.rules.view(table.pos, 1)["asked"] == [[0], ["returning-haggis"]]
        table.play(ReturnHaggis(value), deal=(3,))
        told.append([[event.seen_by(1) for event in table.events], digest(table.rules.view(table.pos, 1))])
    assert told[0] == told[1]


# Bots


@pytest.mark.rule("X5.11")
def test_tokens_are_worth_what_a_feast_brings_on_average() -> None:
    """One token worth 1 is served unless four rolls miss it."""
    assert expected((1, 0, 0), 0, 0, 4, WEIGHTS, 3) == 100 * 15 // 16
    assert expected((0, 0, 0), 2, 4, 0, WEIGHTS, 3) == 800
    assert expected((1, 1, 1), 0, 0, 4, WEIGHTS, 3) > expected((1, 1, 0), 0, 0, 4, WEIGHTS, 3)


@pytest.mark.rule("X5.10")
def test_a_bot_buys_a_roll_at_the_last_feast_when_it_is_likely_to_pay() -> None:
    """Whisky is worth nothing after the last scoring."""
    table = HaggisTable().shown(3, 3).hidden(1, 1, 1).whisky(3)
    for player in table.pos.players:
        player.done = True
    table.part.feasts = 2
    table.pos.stack.clear()
    table.pos.push(Feast())
    table.pos.settle(ScriptedDealer([1, 1, 2, 2]))
    stays, rolls = table.pos.copy(), []
    stays.play(0, Done(), SamplingDealer(1))
    for seed in range(8):
        after = table.pos.copy()
        after.play(0, RollAgain(), SamplingDealer(seed))
        rolls.append(estimate(after, 0))
    assert sum(rolls) // len(rolls) > estimate(stays, 0)


def test_a_token_more_is_worth_something_as_long_as_a_feast_comes() -> None:
    table = HaggisTable().hidden(1)
    with_one = estimate(table.pos, 0)
    assert estimate(table.hidden(1, 3).pos, 0) > with_one
    table.part.feasts = 3
    assert estimate(table.pos, 0) == estimate(table.hidden().pos, 0)


# Components


@pytest.mark.rule("X5.1")
def test_the_chronicles_own_rows_are_sound_and_slips_are_found() -> None:
    pack = components()
    assert list(HAGGIS.faults(pack)) == []
    blank = replace(pack, die=replace(pack.die, faces=(1, 1, 2, 2)))
    assert HAGGIS.faults(blank) == ["haggis tokens: the die should show their values and no others"]
