"""Two own units on a hex, and a unit without a kind with a rival's (I3)."""

from __future__ import annotations

import pytest
from tests.games.caledonia.expansions.industria.sharing import shared_table
from tests.games.caledonia.sketches import sketch
from tests.games.caledonia.tables import Table, run

from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.actions.fulfil import Fulfil
from bothy.games.caledonia.actions.reach import reaches
from bothy.games.caledonia.actions.trade import Buy
from bothy.games.caledonia.map.grid import HEX_OF
from bothy.games.caledonia.map.settlements import settlements, sizes
from bothy.games.caledonia.ports.swap_units import PutInTwo, ReturnWorker, TakeOffTwo, TakeOffUnits
from bothy.games.caledonia.production import Production
from bothy.games.caledonia.scoring.scores import counted, glory_for

BEEF_AND_MUTTON = 46
"""A contract for 2 wool, 1 beef and 1 mutton."""


def pasture(ports: tuple[int, ...] = ()) -> Table:
    """A table with red's cow on c4; c3 is a loch, with the first port if there is one."""
    table = shared_table(ports=ports).money(100)
    sketch(table, "c4=gmf6 d4=gmf6 c5=gmf1 d5=gmf1 d3=gmf1", "c3", (), "c3")
    return table.place("cow", "c4")


def glory(table: Table, tile: int, seat: int = 0) -> int:
    return glory_for(table.pos, seat, table.pos.rules.pack.scoring_tiles[tile - 1])


def count(table: Table, tile: int) -> int:
    return counted(table.pos, 0, table.pos.rules.pack.scoring_tiles[tile - 1])


def kinds_on(table: Table, name: str) -> list[str]:
    names = table.pos.rules.unit_names
    return [names[code & 15] for code in table.pos.pieces_on(HEX_OF[name])]


@pytest.mark.rule("I3.1", "I3.2", "R-I14")
def test_a_second_unit_pays_no_land() -> None:
    table = pasture().play(Expand("sheep", "c4"))
    assert table.player().money == 100 - 8
    assert [line for event in table.events for line in event.lines if line[2] == "land"] == []
    assert kinds_on(table, "c4") == ["cow", "sheep"]


@pytest.mark.rule("I3.1", "R-I14")
def test_units_do_not_share_a_hex_without_an_effect_that_says_so() -> None:
    table = sketch(Table().money(100), "c4=gmf6 d4").place("cow", "c4")
    assert table.why_not(Expand("sheep", "c4")) == "occupied"
    table = pasture().place("cow", "d4", seat=1)
    assert table.why_not(Expand("sheep", "d4")) == "occupied"


@pytest.mark.rule("I3.3", "R-I14")
def test_there_is_never_a_third() -> None:
    table = pasture().place("sheep", "c4")
    assert table.why_not(Expand("sheep", "c4")) == "two-units-there"
    assert Expand("sheep", "c4") not in table.pos.legal(0)


@pytest.mark.rule("I3.4", "R-I14", "R-I27")
def test_units_on_one_hex_are_one_settlement_whose_size_counts_both() -> None:
    table = pasture().place("sheep", "c4").place("sheep", "c5")
    assert len(settlements(table.pos.board, table.player().units)) == 1
    assert sizes(table.pos.board, table.player().units) == [3]


@pytest.mark.rule("I3.4")
def test_goods_a_rival_makes_on_the_same_hex_are_in_the_neighbourhood() -> None:
    table = pasture().place("bakery", "d4", seat=1)
    table.place("station", "d4")
    assert table.why_not(Expand("cow", "d4")) == ""
    table.play(Expand("cow", "d4"))
    assert table.legal(Buy)[:1] == [Buy("bread", 1)]


@pytest.mark.rule("I3.5", "R-I14")
def test_each_unit_counts_separately_and_an_expensive_hex_once() -> None:
    table = pasture().place("miner", "c4").place("field", "d4")
    assert count(table, 4) == 1
    assert glory(table, 3) == 1 + 2
    assert count(table, 9) == 2, "c4 and d4 cost £6"


@pytest.mark.rule("I3.6", "R-I14")
def test_the_contract_says_which_animal_of_a_shared_hex_is_slaughtered() -> None:
    table = pasture().place("sheep", "c4").place("sheep", "d4").goods(wool=2).contract(BEEF_AND_MUTTON)
    assert table.legal(Fulfil) == [
        Fulfil(BEEF_AND_MUTTON - 1, ("c4", "c4"), (), ()),
        Fulfil(BEEF_AND_MUTTON - 1, ("c4", "d4"), (), ()),
    ]
    table.play(Fulfil(BEEF_AND_MUTTON - 1, ("c4", "d4"), (), ()))
    assert kinds_on(table, "c4") == ["sheep"]
    assert table.player().left[:2] == [3, 4]


@pytest.mark.rule("I3.6")
def test_either_of_two_units_may_be_swapped_by_port_7() -> None:
    table = pasture(ports=(7,)).place("sheep", "c4").place("bakery", "d4")
    offered = table.legal(TakeOffUnits)
    assert offered == [
        TakeOffUnits(7, "c4", "sheep", "c4", "cow"),
        TakeOffUnits(7, "c4", "sheep", "d4", "bakery"),
        TakeOffUnits(7, "c4", "cow", "d4", "bakery"),
    ]
    assert table.legal(TakeOffTwo) == []
    assert table.why_not(TakeOffTwo(7, "c4", "d4")) == "not-yours"
    table.play(TakeOffUnits(7, "c4", "sheep", "d4", "bakery"), PutInTwo("miner", "miner"))
    assert (kinds_on(table, "c4"), kinds_on(table, "d4")) == (["cow", "miner"], ["miner"])


@pytest.mark.rule("I3.6")
def test_both_units_of_a_hex_may_be_swapped_by_port_7() -> None:
    table = pasture(ports=(7,)).place("sheep", "c4")
    table.play(TakeOffUnits(7, "c4", "sheep", "c4", "cow"), PutInTwo("miner", "bakery"))
    assert kinds_on(table, "c4") == ["miner", "bakery"]
    assert table.player().units == [HEX_OF["c4"]] * 2


@pytest.mark.rule("I3.6", "C16.13")
def test_port_7_names_kinds_only_where_a_hex_has_two_to_choose_from() -> None:
    table = pasture(ports=(7,)).place("miner", "c4").place("sheep", "d4").place("bakery", "d5")
    assert table.legal(TakeOffTwo) == [TakeOffTwo(7, "d4", "d5")]
    assert TakeOffUnits(7, "c4", "miner", "d4", "sheep") in table.legal(TakeOffUnits)
    assert table.why_not(TakeOffUnits(7, "c4", "bakery", "d4", "sheep")) == "not-yours"
    assert table.why_not(TakeOffUnits(7, "c4", "cow", "d4", "bakery")) == "not-yours"


@pytest.mark.rule("I3.6", "C16.18")
def test_a_player_trying_port_7_on_a_shared_hex_may_name_any_two_units_by_either_port() -> None:
    table = pasture(ports=(7, 9)).place("sheep", "c4").place("bakery", "d4")
    tries = [
        (hexes, port) for port in (7, 9) for hexes in ("c4 sheep c4 cow", "c4 sheep d4 bakery", "c4 cow d4 bakery")
    ]
    swap = table.pos.rules.tile_free_actions[table.pos.rules.tile_of["swap-units"]]
    candidates = list(swap.candidates(table.pos, 0))
    assert [TakeOffUnits(port, *hexes.split()) for hexes, port in tries] == [
        each for each in candidates if isinstance(each, TakeOffUnits)
    ]
    assert [each for each in candidates if isinstance(each, TakeOffTwo)] == [
        TakeOffTwo(port, "c4", "d4") for port in (7, 9)
    ]


@pytest.mark.rule("I3.6", "C16.16")
def test_the_worker_of_a_shared_hex_leaves_and_its_neighbour_stays() -> None:
    table = pasture(ports=(7,)).place("miner", "c4").place("woodcutter", "c5").place("bakery", "d4")
    table.play(TakeOffUnits(7, "c4", "cow", "d4", "bakery"), PutInTwo("sheep", "sheep"))
    assert kinds_on(table, "c4") == ["miner", "sheep"]
    table = pasture(ports=(7,)).place("miner", "c4").place("woodcutter", "c5").place("bakery", "d4")
    table.play(
        TakeOffUnits(7, "c4", "miner", "d4", "bakery"), ReturnWorker("woodcutter"), PutInTwo("sheep", "sheep")
    )
    assert kinds_on(table, "c4") == ["cow", "sheep"]


@pytest.mark.rule("I3.5")
def test_both_units_of_a_hex_produce() -> None:
    table = pasture().place("sheep", "c4").money(0)
    run(table, Production())
    assert (table.stock("milk"), table.stock("wool")) == (1, 1)


# A unit without a kind


def with_station() -> Table:
    """A table with red's cow on c4, blue's bakery with red's station on d5."""
    return pasture().place("bakery", "d5", seat=1).place("station", "d5")


@pytest.mark.rule("I3.7", "R-I25", "R-I9")
def test_a_station_is_a_unit_of_its_owner_and_shares_the_hex_with_the_rivals() -> None:
    table = with_station()
    assert kinds_on(table, "d5") == ["bakery", "station"]
    assert table.pos.kinds_of(0) == [1, table.pos.rules.unit_numbers["station"]]
    assert table.player().left == [4, 3, 4, 4, 4, 4, 4, 4]
    assert reaches(table.pos, 0, HEX_OF["d5"])
    assert len(settlements(table.pos.board, table.player().units)) == 2
    shown = table.rules.view(table.pos, None)
    assert ["d5", 0, "station"] in shown["pieces"]


@pytest.mark.rule("I3.7", "R-I25")
def test_a_station_makes_nothing_and_is_of_no_kind() -> None:
    table = with_station().money(0)
    assert glory(table, 3) == 1, "the cow alone"
    assert count(table, 4) == 0
    assert count(table, 5) == 2, "on the border both are units"
    run(table, Production())
    assert table.player().goods == [0, 0, 1, 0, 0, 0]


@pytest.mark.rule("I3.7", "R-I25")
def test_no_expansion_deploys_a_station_and_no_port_swaps_it() -> None:
    table = shared_table(ports=(7,)).money(100)
    sketch(table, "c4=gmf6 d4=gmf6 c5=gmf1 d5=gmf1 d3=gmf1", "c3", (), "c3")
    table.place("cow", "c4").place("bakery", "d4", seat=1).place("station", "d4")
    assert table.why_not(Expand("station", "c5")) == "no-fishermen"
    assert [each for each in table.legal(Expand) if each.unit == "station"] == []
    assert table.legal(TakeOffTwo) + table.legal(TakeOffUnits) == []
    assert table.why_not(TakeOffTwo(7, "c4", "d4")) == "not-yours"


@pytest.mark.rule("R-I9")
def test_a_station_stays_when_the_rivals_unit_leaves() -> None:
    table = with_station()
    table.pos.withdraw(1, HEX_OF["d5"], 3, "swap")
    assert kinds_on(table, "d5") == ["station"]
    assert table.player().units == [HEX_OF["c4"], HEX_OF["d5"]]
    assert table.pos.shared == ()
