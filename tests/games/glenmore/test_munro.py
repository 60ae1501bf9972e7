"""Munro: a tile from the discard pile, without its cost (G15.19)."""

from __future__ import annotations

import pytest
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.actions.activation import Activate
from bothy.games.glenmore.actions.markers import ChoosingClan, PlaceMarker
from bothy.games.glenmore.actions.placing import Place
from bothy.games.glenmore.actions.removing import Remove
from bothy.games.glenmore.actions.retrieving import Retrieve
from bothy.games.glenmore.answers import DONE, Give
from bothy.games.glenmore.turn import END_TURN, Take


def munro(*discards: str, coins: int = 3) -> Table:
    """Returns a table where a person's marker is now on Munro and the pile holds these tiles."""
    table = Table().discards(*discards).coins(coins).activating().asked(ChoosingClan(0))
    return table.play(PlaceMarker("munro"))


def discarded(table: Table) -> list[str]:
    return [table.rules.ids[tile] for tile in table.pos.discards]


@pytest.mark.rule("G15.19", "R-G49")
def test_munro_takes_any_tile_of_the_pile_without_its_cost() -> None:
    table = munro("kingussie", "clachaig-inn", "muir-of-ord")
    assert [action.tile for action in table.legal(Retrieve)] == ["kingussie", "clachaig-inn", "muir-of-ord"]
    table.play(Retrieve("clachaig-inn"), Place(0, -1))
    assert (table.player().coins, table.player().whisky) == (0, 0)
    assert discarded(table) == ["kingussie", "muir-of-ord"]


@pytest.mark.rule("G15.19", "R-G49")
def test_munros_tile_has_its_immediate_effects_and_activations() -> None:
    table = munro("pitlochry").play(Retrieve("pitlochry"), Place(-1, 0))
    assert (table.player().coins, table.standing("pitlochry")) == (2, 1)
    table.play(Activate("pitlochry", 1), Activate("home-village", 1))
    assert table.pos.now.movement == 2
    assert table.why_not(Activate("home-castle", 1)) == "too-far"


@pytest.mark.rule("G9.3", "G15.19", "R-G49")
def test_munros_tile_obeys_the_placing_rules() -> None:
    table = munro("kingussie").play(Retrieve("kingussie"))
    assert table.why_not(Place(-1, 0)) == "beside-river"
    assert table.why_not(Place(2, 1)) == "no-edge"
    assert table.why_not(Place(0, 1)) == ""


@pytest.mark.rule("G15.19", "R-G49")
def test_a_tile_that_fits_nowhere_cannot_be_taken_from_the_pile() -> None:
    table = munro("abernethy", "kingussie")
    assert table.why_not(Retrieve("abernethy")) == "no-place"
    assert table.legal(Retrieve) == [Retrieve("kingussie")]
    assert table.why_not(Retrieve("brora")) == "not-discarded"


@pytest.mark.rule("G15.19", "R-G49")
@pytest.mark.parametrize("pile", [(), ("abernethy", "drumochter")])
def test_munro_does_nothing_if_the_pile_is_empty_or_nothing_fits(pile: tuple[str, ...]) -> None:
    table = munro(*pile)
    assert table.why_not(END_TURN) == ""
    assert discarded(table) == list(pile)


@pytest.mark.rule("G14.1", "G15.19", "R-G49")
def test_a_person_of_the_pile_pays_roads_for_his_marker() -> None:
    table = munro("rob-roy", coins=4).play(Retrieve("rob-roy"))
    assert table.why_not(PlaceMarker("ross")) == "road-too-dear"
    table.play(PlaceMarker("sinclair"))
    assert (table.player().coins, table.player().markers) == (0, 8), "one coin from Munro to Sinclair"
    assert [table.rules.ids[tile] for tile in table.player().persons] == ["rob-roy"]


@pytest.mark.rule("G15.19", "R-G49")
def test_loch_ness_costs_no_scotsman_from_the_pile() -> None:
    table = munro("loch-ness").play(Retrieve("loch-ness"), Place(-1, 0))
    assert table.standing("home-village") == 1
    assert "extra-activation" in table.player().powers


@pytest.mark.rule("G11.7", "G15.19", "R-G49")
def test_munros_tile_is_played_out_before_the_turn_goes_on() -> None:
    table = Table().coins(3).discards("halkirk").goods("home-village", wood=1, stone=1)
    table.rondel("gap", "seat-0", "seat-1", "seat-2", "donan-castle", *["any"] * 9).play(Take("donan-castle"))
    table.play(Give("wood", "home-village"), Give("stone", "home-village"), Place(1, -1), PlaceMarker("munro"))
    table.play(Retrieve("halkirk"), Place(-1, 0))
    assert [action.tile for action in table.legal(Activate)] == ["home-village", "halkirk"]
    assert table.why_not(END_TURN) == "not-an-answer"
    table.play(Activate("home-village", 1), DONE)
    assert [action.tile for action in table.legal(Activate)] == ["home-castle", "donan-castle"]


@pytest.mark.rule("G11.7", "G15.19", "G16.4", "R-G49", "R-G58")
def test_castle_of_mey_from_the_pile_wakes_the_whole_territory() -> None:
    table = munro("castle-of-mey")
    table.tile("brora", 1, 1).tile("rannoch", 1, 2).play(Retrieve("castle-of-mey"), Place(0, -1))
    assert Activate("rannoch", 1) in table.legal(Activate)
    table.play(*table.legal(Activate))
    assert table.player().stock() == [0, 1, 0, 0, 2]


@pytest.mark.rule("G15.19", "G16.10", "R-G49")
def test_loch_morar_from_the_pile_removes_tiles() -> None:
    table = munro("loch-morar")
    table.tile("brora", 1, 1).play(Retrieve("loch-morar"), Place(-1, 0), Remove("brora"), Remove("loch-morar"))
    assert len(table.player().tiles) == 2
    assert discarded(table) == []
