"""Gaining haggis tokens, and the tiles that bring them (X5.1 to X5.6, X5.13)."""

from __future__ import annotations

import pytest
from tests.games.glenmore.expansions.haggis.serving import HaggisTable
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.actions.activation import Activate
from bothy.games.glenmore.actions.placing import Place
from bothy.games.glenmore.expansions.haggis.rows import GainHaggis
from bothy.games.glenmore.expansions.haggis.tables import possible
from bothy.games.glenmore.expansions.haggis.taking import DrawHaggis, ReturnHaggis, TakeHaggis, TakingHaggis
from bothy.games.glenmore.game import GLENMORE
from bothy.games.glenmore.pack.types import RESOURCES
from bothy.games.glenmore.ruleset import GlenMoreRules
from bothy.games.glenmore.territory.grid import VILLAGE
from bothy.games.glenmore.turn import Take
from bothy.kernel import SamplingDealer

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
