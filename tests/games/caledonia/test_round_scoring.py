"""The nine scoring tiles (C18)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.games.caledonia.tables import Table, run, scores

from bothy.games.caledonia.actions.fulfil import Fulfil
from bothy.games.caledonia.actions.upgrades import HIRE, SHIPPING, TECHNOLOGIES
from bothy.games.caledonia.clans.cunningham import Churn
from bothy.games.caledonia.clans.mackenzie import Cellar
from bothy.games.caledonia.production import Production
from bothy.games.caledonia.scoring.scores import RoundScoring, glory_for


def glory(table: Table, tile: int, seat: int = 0) -> int:
    """Returns the glory of a tile, as numbered in the rules, for a seat now."""
    before = table.player(seat).glory
    table.pos.tiles, table.pos.round = (tile - 1,), 1
    run(table, RoundScoring())
    return table.player(seat).glory - before


def fulfilled(number: int, animals: tuple[str, ...] = ()) -> Table:
    """A table whose first player has just fulfilled this contract, paid exactly, with animals of one kind."""
    table = Table(seats=3)
    row = table.pos.rules.pack.contracts[number - 1]
    table.player().goods = list(row.goods)
    for hex_ in animals:
        table.place("cow" if row.meat[0] else "sheep", hex_)
    return table.contract(number).play(Fulfil(number - 1, animals, (), ()))


@pytest.mark.rule("C18.1", "R-C22")
def test_the_tile_of_the_round_gives_glory_to_every_player() -> None:
    table = Table(seats=3, round=3, tiles=(2, 3, 1, 4, 5)).goods(wool=2).goods(1, milk=1)
    table.place("miner", "c4", seat=2)
    run(table, RoundScoring())
    assert [table.player(seat).glory for seat in range(3)] == [2, 1, 0]
    assert [line for event in table.events for line in event.lines] == [
        ("glory-0", 2, "scoring-1"),
        ("glory-1", 1, "scoring-1"),
    ]


@pytest.mark.rule("C18.1", "R-C22")
def test_the_glory_track_has_no_end_and_each_glory_is_one_point() -> None:
    table = Table(seats=3).goods(wool=7)
    table.player().glory = 118
    assert glory(table, 1) == 7
    assert table.player().glory == 125
    assert scores(table)["glory"] == 125


@pytest.mark.rule("C18.2")
def test_nothing_is_spent_by_being_counted() -> None:
    table = Table(seats=3).goods(wool=2, bread=2)
    glory(table, 1)
    glory(table, 2)
    assert (table.stock("wool"), table.stock("bread")) == (2, 2)


@pytest.mark.rule("C18.2", "C20.9", "R-C92")
def test_milk_sold_as_butter_no_longer_scores() -> None:
    table = Table("cunningham", "", "", tiles=(1, 2, 3, 4, 5)).goods(milk=3)
    run(table, Production(), RoundScoring()).play(Churn(2))
    assert table.player().glory == 1


@pytest.mark.rule("C18.2")
def test_goods_of_this_very_production_score() -> None:
    table = Table(seats=3, tiles=(1, 2, 3, 4, 5)).place("field", "b4").place("sheep", "c6")
    run(table, Production(), RoundScoring())
    assert table.player().glory == 3


@pytest.mark.rule("C18.3")
def test_tile_1_gives_one_for_each_basic_good() -> None:
    assert glory(Table(seats=3).goods(wool=2, grain=3, milk=1, bread=4, cheese=4, whisky=4), 1) == 6


@pytest.mark.rule("C18.4", "R-C88")
@pytest.mark.parametrize(
    ("bread", "cheese", "whisky", "expected"), [(0, 0, 1, 0), (1, 1, 0, 3), (2, 0, 0, 3), (2, 2, 1, 6)]
)
def test_tile_2_gives_three_for_each_full_pair_alike_or_not(
    bread: int, cheese: int, whisky: int, expected: int
) -> None:
    assert glory(Table(seats=3).goods(bread=bread, cheese=cheese, whisky=whisky, wool=5), 2) == expected


@pytest.mark.rule("C18.4", "R-C7")
def test_tile_2_counts_whisky_in_the_cellar() -> None:
    table = Table("mackenzie", "", "").goods(bread=1)
    assert glory(table, 2) == 0
    table.pos.part(Cellar).spots = [1, 0]
    assert glory(table, 2) == 3


@pytest.mark.rule("C18.5")
@pytest.mark.parametrize(
    ("unit", "expected"),
    [
        ("sheep", 1),
        ("cow", 1),
        ("cheese-dairy", 1),
        ("bakery", 1),
        ("distillery", 1),
        ("field", 2),
        ("woodcutter", 0),
        ("miner", 0),
    ],
)
def test_tile_3_gives_one_for_each_producer_and_two_for_a_field(unit: str, expected: int) -> None:
    assert glory(Table(seats=3).place(unit, "d5"), 3) == expected


@pytest.mark.rule("C18.5")
def test_tile_3_adds_up_and_leaves_out_fishermen() -> None:
    table = Table("macdonald", "", "").place("fisherman", "c3").place("sheep", "b3").place("sheep", "b4")
    assert glory(table.place("field", "d4"), 3) == 4


@pytest.mark.rule("C18.5")
def test_tile_3_gives_what_is_printed_on_it() -> None:
    table = Table(seats=3).place("sheep", "b3").place("cow", "b4").place("field", "d4")
    printed = replace(table.pos.rules.pack.scoring_tiles[2], glory=3, glory_for_field=5)
    assert glory_for(table.pos, 0, printed) == 2 * 3 + 5


@pytest.mark.rule("C18.2")
def test_a_tile_gives_nothing_for_something_no_module_at_the_table_counts() -> None:
    table = Table(seats=3).place("sheep", "b3")
    strange = replace(table.pos.rules.pack.scoring_tiles[0], counts="heather", every=1, glory=3)
    assert glory_for(table.pos, 0, strange) == 0


@pytest.mark.rule("C18.5", "R-C90")
def test_tile_3_counts_only_what_is_on_the_map_at_that_moment() -> None:
    table = fulfilled(16, ("b3",)).place("cow", "b4")
    assert glory(table, 3) == 1


@pytest.mark.rule("C18.6")
def test_tile_4_gives_two_for_each_worker_fishermen_included() -> None:
    table = Table("macdonald", "", "").place("woodcutter", "a3").place("miner", "c4").place("fisherman", "c3")
    assert glory(table.place("sheep", "b4"), 4) == 6


@pytest.mark.rule("C18.7", "R-C88")
def test_tile_5_gives_three_for_each_full_pair_on_the_border() -> None:
    table = Table(seats=3).place("miner", "c4").place("woodcutter", "a3")
    assert glory(table, 5) == 0
    assert glory(table.place("sheep", "a5"), 5) == 3
    assert glory(table.place("sheep", "d1"), 5) == 3
    assert glory(table.place("sheep", "d9"), 5) == 6


@pytest.mark.rule("C18.7", "R-C72")
def test_tile_5_counts_a_fisherman_on_a_border_loch() -> None:
    table = Table("macdonald", "", "").place("fisherman", "a2").place("sheep", "a5")
    assert glory(table, 5) == 3


@pytest.mark.rule("C18.7", "C21.3", "R-C73")
def test_tile_5_uses_the_border_of_the_smaller_map_with_two_players() -> None:
    units = ("b3", "b4")
    large, small = Table(seats=3), Table(seats=2)
    for hex_ in units:
        large.place("sheep", hex_)
        small.place("sheep", hex_)
    assert (glory(large, 5), glory(small, 5)) == (0, 3)


@pytest.mark.rule("C18.8", "R-C23")
def test_tile_6_gives_one_for_each_rare_import_on_fulfilled_contracts() -> None:
    table = fulfilled(34)
    assert glory(table, 6) == 4, "4 cotton; the 2 hops do not count"
    assert glory(fulfilled(23), 6) == 0, "8 hops and nothing else"


@pytest.mark.rule("C18.8", "R-C23")
def test_tile_6_leaves_out_contracts_in_the_box() -> None:
    assert glory(Table(seats=3).contract(34), 6) == 0


@pytest.mark.rule("C18.9")
def test_tile_7_gives_two_for_each_meat_on_fulfilled_contracts() -> None:
    table = fulfilled(4, ("b3", "b4", "c6"))
    assert glory(table, 7) == 6
    assert glory(Table(seats=3).contract(4), 7) == 0


@pytest.mark.rule("C18.10", "R-C24")
def test_tile_8_gives_one_for_each_technology_level_and_merchant() -> None:
    table = Table(seats=3).money(100)
    for action in (TECHNOLOGIES[1], SHIPPING, SHIPPING, HIRE, HIRE, HIRE):
        table.turn(0).play(action)
    assert glory(table, 8) == 1 + 2 + 3


@pytest.mark.rule("C18.10", "R-C24")
@pytest.mark.parametrize(
    ("clan", "seats", "expected"),
    [("stewart", 3, 4), ("fergusson", 3, 3), ("fergusson", 2, 2), ("macdonald", 2, 1), ("campbell", 3, 0)],
)
def test_tile_8_counts_what_a_clan_starts_with(clan: str, seats: int, expected: int) -> None:
    assert glory(Table(clan, seats=seats), 8) == expected


@pytest.mark.rule("C18.10")
def test_tile_8_counts_merchants_wherever_they_stand() -> None:
    table = Table(seats=3).money(4).play(HIRE)
    table.player().merchants, table.player().market = 0, [3, 0, 0, 0, 0, 0]
    assert glory(table, 8) == 1


@pytest.mark.rule("C18.11", "R-C89")
def test_tile_9_gives_two_for_each_hex_of_five_or_six() -> None:
    table = Table(seats=3).place("miner", "d5").place("woodcutter", "d6").place("sheep", "d4")
    assert glory(table, 9) == 4


@pytest.mark.rule("C18.11", "R-C89")
def test_tile_9_looks_at_the_land_not_at_what_was_paid() -> None:
    table = Table("robertson", "", "").place("woodcutter", "d6")
    assert glory(table, 9) == 2, "a delta, for which the clan pays less"
