"""Gaining haggis tokens and the tiles that bring them (X5.1 to X5.6, X5.13); whole games and the bots' choices."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.games.glenmore.expansions.haggis.serving import HaggisTable
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.actions.activation import Activate
from bothy.games.glenmore.actions.placing import Place
from bothy.games.glenmore.answers import Done
from bothy.games.glenmore.bots.estimate import estimate
from bothy.games.glenmore.expansions.haggis import HAGGIS
from bothy.games.glenmore.expansions.haggis.bot import expected
from bothy.games.glenmore.expansions.haggis.feast import Feast, RollAgain
from bothy.games.glenmore.expansions.haggis.guessing import enough
from bothy.games.glenmore.expansions.haggis.rows import GainHaggis
from bothy.games.glenmore.expansions.haggis.tables import ServingTables, possible, value_of
from bothy.games.glenmore.expansions.haggis.taking import (
    DrawHaggis,
    ReturnHaggis,
    ReturningHaggis,
    TakeHaggis,
    TakingHaggis,
)
from bothy.games.glenmore.game import GLENMORE
from bothy.games.glenmore.pack.types import RESOURCES, components
from bothy.games.glenmore.ruleset import GlenMoreRules
from bothy.games.glenmore.territory.grid import VILLAGE
from bothy.games.glenmore.turn import Take
from bothy.kernel import SamplingDealer, ScriptedDealer, digest
from bothy.table.options import Setting

INNS = ("drovers-inn", "ye-olde-inn", "creek-inn", "haggis-house")


def known(table: HaggisTable, seat: int = 0) -> list[list[int]]:
    """Returns what all know of a seat's tokens: the possible values of each."""
    return [possible(each >> 2) for each in table.part.on_table(seat)]


@pytest.mark.rule("X5.1", "X0.2", "R-X14")
def test_six_tiles_lie_in_their_stacks_and_thirteen_tokens_in_the_reserve() -> None:
    rules = GLENMORE.open({"haggis": True}, 3)
    assert isinstance(rules, GlenMoreRules)
    stacks = {tile.id: tile.stack for tile in rules.pack.tiles if tile.module == "haggis"}
    assert stacks == {
        "shetland-sheep": "A",
        "drovers-inn": "A",
        "ye-olde-inn": "B",
        "creek-inn": "B",
        "haggis-house": "C",
        "beast-feast-inn": "D",
    }
    assert [len(stack) for stack in rules.stacks] == [5, 16, 19, 18, 18]
    assert HaggisTable().everything() == [6, 4, 3]


@pytest.mark.rule("X0.1")
def test_without_the_chronicle_there_is_no_haggis() -> None:
    assert "drovers-inn" not in Table().rules.ids


@pytest.mark.rule("X5.2")
def test_two_tokens_lie_face_up_when_the_game_starts() -> None:
    rules = GLENMORE.open({"haggis": True}, 3)
    pos = rules.start()
    pos.settle(SamplingDealer(3))
    shown = rules.view(pos, None)["parts"]["serving-tables"]
    assert len(shown["shown"]) == 2
    assert shown["reserve"] == 11


@pytest.mark.rule("X5.3", "X5.2")
def test_a_face_up_token_is_taken_and_another_is_turned_up() -> None:
    table = HaggisTable().shown(1, 3).asked(TakingHaggis(0))
    table.play(TakeHaggis(3), deal=(2,))
    assert table.mine() == [3]
    assert table.part.shown == [1, 2]
    assert table.everything() == [6, 4, 3]


@pytest.mark.rule("X5.4", "R-X8")
def test_everyone_knows_a_token_that_was_taken_face_up() -> None:
    table = HaggisTable().shown(1, 3).asked(TakingHaggis(0)).play(TakeHaggis(3), deal=(2,))
    assert known(table) == [[3]]
    assert table.rules.view(table.pos, 1)["parts"]["serving-tables"]["known"][0] == [[3]]


@pytest.mark.rule("X5.3", "X5.4", "R-X8")
def test_a_token_drawn_face_down_is_known_to_its_owner_alone() -> None:
    table = HaggisTable().shown(1, 1).asked(TakingHaggis(0)).play(DrawHaggis(), deal=(2,))
    assert table.mine() == [2]
    views = [table.rules.view(table.pos, seat)["parts"]["serving-tables"] for seat in (0, 1, None)]
    assert [view["own"] for view in views] == [[2], [], None]
    assert [view["known"][0] for view in views] == [[[1, 2, 3]]] * 3
    assert table.part.shown == [1, 1]


@pytest.mark.rule("X5.4")
def test_a_seat_reads_its_own_tokens_in_words() -> None:
    table = HaggisTable().hidden(1, 3)
    notes = [table.rules.view(table.pos, seat)["notes"] for seat in (0, 1)]
    assert ["note-haggis-own", {"own": [1, 3]}] in notes[0]
    assert "note-haggis-own" not in [key for key, _ in notes[1]]


@pytest.mark.rule("X5.3")
def test_only_a_value_that_is_face_up_can_be_taken() -> None:
    table = HaggisTable().shown(1, 3).asked(TakingHaggis(0))
    assert table.why_not(TakeHaggis(2)) == "no-such-haggis"
    assert table.legal(TakeHaggis) == [TakeHaggis(1), TakeHaggis(3)]


@pytest.mark.rule("X5.3")
def test_nothing_is_drawn_when_no_token_is_face_down() -> None:
    table = HaggisTable().hidden(1, 1, 1, 1, 2).hidden(1, 1, 2, 2, 2, seat=1).hidden(3, seat=2).shown(3, 3)
    table.asked(TakingHaggis(2))
    assert table.why_not(DrawHaggis()) == "no-hidden-haggis"
    table.play(TakeHaggis(3))
    assert table.part.shown == [3]


@pytest.mark.rule("X5.6", "R-X8")
def test_with_an_empty_reserve_nothing_is_gained() -> None:
    table = HaggisTable().hidden(1, 1, 1, 1, 2).hidden(1, 1, 2, 2, 2, seat=1).hidden(3, 3, 3, seat=2)
    table.asked(TakingHaggis(2)).pos.settle(None)
    assert table.mine(2) == [3, 3, 3]
    assert table.acting() == 0


@pytest.mark.rule("X5.5")
def test_a_full_table_gives_one_of_the_others_back() -> None:
    table = HaggisTable().shown(3, 3).hidden(1, 1, 2, 2, 2).asked(TakingHaggis(0)).play(TakeHaggis(3), deal=())
    assert table.mine() == [1, 1, 2, 2, 2, 3]
    assert table.why_not(ReturnHaggis(3)) == "no-such-haggis-here"
    table.play(ReturnHaggis(1), deal=(2,))
    assert table.mine() == [1, 2, 2, 2, 3]
    assert table.part.shown == [2, 3]
    assert table.everything() == [6, 4, 3]


@pytest.mark.rule("X5.5")
def test_no_one_else_learns_which_token_went_back() -> None:
    """Common knowledge of the five becomes less certain; tokens seen arriving stay known."""
    table = HaggisTable().shown(3, 3).hidden(1, 1, 2, 2, 2, seen=True).asked(TakingHaggis(0))
    table.play(TakeHaggis(3), deal=()).play(ReturnHaggis(1), deal=(1,))
    assert known(table) == [[1, 2], [1, 2], [1, 2], [1, 2], [3]]


@pytest.mark.rule("X5.3")
def test_two_tokens_are_chosen_one_after_the_other() -> None:
    table = HaggisTable().shown(1, 3)
    table.rules.perform(table.pos, 0, VILLAGE, GainHaggis(2), "tile")
    table.play(TakeHaggis(3), deal=(3,)).play(TakeHaggis(3), deal=(2,))
    assert table.mine() == [3, 3]


@pytest.mark.rule("X5.13")
@pytest.mark.parametrize("inn", INNS)
def test_an_inn_brings_tokens_when_it_is_placed(inn: str) -> None:
    table = HaggisTable().shown(1, 3).coins(20)
    table.rondel("gap", "seat-0", inn, "seat-1", "seat-2", *["any"] * 9)
    count = 2 if inn == "haggis-house" else 1
    table.play(Take(inn))
    while not table.legal(Place):
        table.play(table.pos.legal(0)[0])
    table.play(table.legal(Place)[0])
    for _ in range(count):
        assert isinstance(table.pos.stack[-1], TakingHaggis)
        table.play(DrawHaggis())
    assert len(table.mine()) == count
    assert not table.legal(DrawHaggis)


@pytest.mark.rule("X5.13")
@pytest.mark.parametrize("inn", [*INNS, "beast-feast-inn"])
def test_an_inn_takes_a_sheep_for_a_token(inn: str) -> None:
    river = inn == "creek-inn"
    table = HaggisTable().shown(1, 3).tile(inn, *((2, 0) if river else (0, 1))).activating(inn)
    assert table.why_not(Activate(inn, 1)) == "cannot-pay-trade"
    table.goods("home-village", sheep=1).play(Activate(inn, 1))
    table.play(table.pos.legal(0)[0]).play(TakeHaggis(3))
    assert table.mine() == [3]
    assert table.player().stock()[RESOURCES.index("sheep")] == 0


@pytest.mark.rule("X5.13")
def test_beast_feast_inn_brings_two_tokens_and_takes_cattle_too() -> None:
    table = HaggisTable().shown(1, 3)
    tile = table.rules.pack.tile("beast-feast-inn")
    assert tile.immediate == (GainHaggis(2),)
    table.tile("beast-feast-inn", 0, 1).goods("home-village", cattle=1).activating("beast-feast-inn")
    table.play(Activate("beast-feast-inn", 1))
    table.play(table.pos.legal(0)[0]).play(DrawHaggis())
    assert len(table.mine()) == 1


@pytest.mark.rule("X5.13")
def test_shetland_sheep_makes_a_sheep_at_once_and_when_activated() -> None:
    table = HaggisTable().rondel("gap", "seat-0", "shetland-sheep", "seat-1", "seat-2", *["any"] * 9)
    table.play(Take("shetland-sheep")).play(table.legal(Place)[0])
    assert table.on("shetland-sheep") == {"sheep": 1}
    table.play(Activate("shetland-sheep", 1))
    assert table.on("shetland-sheep") == {"sheep": 2}


@pytest.mark.rule("X0.3")
def test_the_die_never_stops_on_a_haggis_tile() -> None:
    table = HaggisTable(2)
    assert table.rules.skipped[table.number("drovers-inn")]


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
