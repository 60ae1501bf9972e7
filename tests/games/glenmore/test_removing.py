"""Tiles that leave the game, and Munro's from the discard pile (G15.15, G15.19, G16.10, G17)."""

from __future__ import annotations

import pytest
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.actions.activation import Activate
from bothy.games.glenmore.actions.markers import ChoosingClan, PlaceMarker
from bothy.games.glenmore.actions.market import Sell
from bothy.games.glenmore.actions.placing import Place, Placing
from bothy.games.glenmore.actions.removing import Remove, Removing
from bothy.games.glenmore.actions.retrieving import Retrieve
from bothy.games.glenmore.answers import DONE, Give
from bothy.games.glenmore.bonuses.gains import Gather
from bothy.games.glenmore.bonuses.immediate import Resolve
from bothy.games.glenmore.scoring.scores import amounts, size_fines
from bothy.games.glenmore.turn import END_TURN, Take


def macmillan(table: Table) -> Table:
    """Returns a table where the first seat has just placed a marker on MacMillan."""
    table.coins(2).activating().asked(ChoosingClan(0))
    return table.play(PlaceMarker("macmillan"))


def removable(table: Table) -> list[str]:
    return [action.tile for action in table.legal(Remove)]


def sprawling() -> Table:
    """Returns a river of four and three tiles in a row above the castle, the last joined by the middle one."""
    table = Table().tile("halkirk", 2, 0).tile("loch-lochy", 3, 0)
    return table.tile("inshriach", 1, -1).tile("brora", 1, -2).tile("spittal", 0, -2)


def morar(table: Table) -> Table:
    """Returns a table with Loch Morar directly ahead of the first seat, which can pay for it."""
    table.rondel("gap", "seat-0", "seat-1", "seat-2", "loch-morar", *["any"] * 9)
    return table.coins(1)


# MacMillan and Loch Morar


@pytest.mark.rule("G15.15", "G17.1", "R-G50")
def test_macmillan_removes_one_tile() -> None:
    table = macmillan(Table().tile("brora", 1, 1).tile("spittal", 0, 1)).play(Remove("brora"))
    left = [table.rules.ids[tile] for tile in table.player().tiles.values()]
    assert left == ["home-village", "home-castle", "spittal"]
    assert table.legal(Remove) == []


@pytest.mark.rule("G15.15", "R-G50")
def test_macmillan_must_remove_a_tile_if_he_can() -> None:
    table = macmillan(Table().tile("brora", 1, 1))
    assert table.why_not(DONE) == "must-remove"
    assert table.pos.legal(0) == [Remove("brora")]


@pytest.mark.rule("G15.15", "G17.1", "R-G3", "R-G50")
def test_macmillan_does_nothing_if_no_tile_can_go() -> None:
    table = macmillan(Table())
    assert table.why_not(END_TURN) == ""
    assert len(table.player().tiles) == 2


@pytest.mark.rule("G16.10", "R-G50")
@pytest.mark.parametrize("gone", [(), ("brora",), ("brora", "spittal")])
def test_loch_morar_removes_up_to_two_tiles(gone: tuple[str, ...]) -> None:
    table = morar(Table().tile("brora", 1, 1).tile("spittal", 0, 1)).play(Take("loch-morar"), Place(-1, 0))
    table.play(*[Remove(tile) for tile in gone])
    if len(gone) < 2:
        table.play(DONE)
    assert len(table.player().tiles) == 5 - len(gone)
    assert table.legal(Remove) == []


@pytest.mark.rule("G12.11", "G16.10", "G17.4", "R-G51")
def test_loch_morar_may_remove_itself_and_its_neighbours_are_still_activated() -> None:
    table = morar(Table().tile("inshriach", 0, -1).tile("brora", 1, 1)).play(Take("loch-morar"), Place(-1, 0))
    table.play(Remove("loch-morar"), DONE)
    assert len(table.player().tiles) == 4
    assert amounts(table.pos, 0)[1] == 1, "the card stays"
    assert table.legal(Activate) == [Activate("home-village", 1), Activate("inshriach", 1)]
    table.play(Activate("inshriach", 1))
    assert table.on("inshriach") == {"wood": 1}


@pytest.mark.rule("G16.10", "G17.2", "R-G50")
def test_the_second_removal_is_judged_after_the_first() -> None:
    table = sprawling().asked(Removing(0, 2, True))
    assert table.why_not(Remove("brora")) == "falls-apart"
    table.play(Remove("spittal"))
    assert table.why_not(Remove("brora")) == ""


# Tiles that may leave


@pytest.mark.rule("G17.1", "R-G3")
def test_home_tiles_can_never_be_removed() -> None:
    table = macmillan(sprawling())
    assert table.why_not(Remove("home-castle")) == "home-stays"
    assert table.why_not(Remove("home-village")) == "home-stays"


@pytest.mark.rule("G17.2", "R-G3", "R-G50")
def test_only_ends_of_the_river_and_tiles_nothing_hangs_on_can_go() -> None:
    table = macmillan(sprawling())
    assert removable(table) == ["loch-lochy", "spittal"]
    assert table.why_not(Remove("halkirk")) == "river-breaks"
    assert table.why_not(Remove("inshriach")) == "falls-apart"


@pytest.mark.rule("G17.2", "R-G50")
def test_the_remaining_tiles_must_connect_by_edges_and_corners_are_not_enough() -> None:
    table = macmillan(Table().tile("brora", 1, 1).tile("spittal", 2, 1))
    assert table.why_not(Remove("brora")) == "falls-apart", "Spittal touches the castle by a corner"


@pytest.mark.rule("G17.2")
def test_a_tile_in_a_ring_can_go() -> None:
    table = Table().tile("brora", 0, 1).tile("spittal", 0, 2).tile("rannoch", 1, 2).tile("inshriach", 1, 1)
    macmillan(table)
    assert removable(table) == ["brora", "spittal", "rannoch", "inshriach"]


@pytest.mark.rule("G17.2")
def test_an_end_of_the_river_on_which_a_tile_hangs_stays() -> None:
    table = macmillan(Table().tile("halkirk", 2, 0).tile("brora", 2, 1))
    assert table.why_not(Remove("halkirk")) == "falls-apart"


@pytest.mark.rule("G17.2", "R-G50")
def test_a_nearby_scotsman_is_not_required_again() -> None:
    table = Table().tile("brora", 1, 1).tile("spittal", 1, 2).tile("rannoch", 0, 2).scotsmen(rannoch=1)
    macmillan(table).play(Remove("rannoch"))
    assert [table.standing(tile) for tile in ("home-castle", "brora", "spittal")] == [1, 0, 0]


@pytest.mark.rule("G17.2")
def test_another_players_tile_cannot_be_removed() -> None:
    table = macmillan(Table().tile("brora", 1, 1).tile("spittal", 1, 1, seat=1))
    assert table.why_not(Remove("spittal")) == "no-tile-there"


@pytest.mark.rule("G2.7", "G11.1", "G15.15", "G17.5", "R-G50")
def test_a_scotsman_for_a_tile_that_has_left_does_not_stand_on_nothing() -> None:
    """Duart Castle's own marker goes to MacMillan and removes Duart Castle before its Scotsman comes."""
    table = Table().rondel("gap", "seat-0", "seat-1", "seat-2", "duart-castle", *["any"] * 9).coins(2)
    table.goods("home-village", wood=1, stone=1, sheep=1).play(Take("duart-castle"))
    table.play(*[Give(resource, "home-village") for resource in ("wood", "stone", "sheep")])
    table.play(Place(0, -1), Resolve("card", 1), PlaceMarker("macmillan"), Remove("duart-castle"))
    player = table.player()
    assert set(player.scotsmen) <= set(player.tiles)
    assert player.supply + sum(player.scotsmen.values()) == 9


# Piles


@pytest.mark.rule("G17.3")
def test_with_an_overlay_everything_beneath_goes() -> None:
    table = macmillan(Table().tile("inshriach", 1, -1).tile("abernethy", 1, -1)).play(Remove("abernethy"))
    assert (len(table.player().tiles), table.player().under) == (2, {})
    assert table.pos.discards == (), "tiles removed leave the game"


@pytest.mark.rule("G17.1", "G17.3", "R-G3")
def test_a_pile_on_the_start_village_cannot_be_removed() -> None:
    table = macmillan(Table().tile("inverness", 0, 0).tile("brora", 1, 1))
    assert table.why_not(Remove("inverness")) == "home-stays"
    assert removable(table) == ["brora"]


@pytest.mark.rule("G4.12", "G17.1", "R-G23")
def test_removed_tiles_are_not_discarded() -> None:
    table = macmillan(Table().tile("brora", 1, 1)).play(Remove("brora"))
    assert table.pos.discards == ()
    assert table.number("brora") not in table.player().tiles.values()


@pytest.mark.rule("G17.4", "G19.7")
def test_a_landmark_card_and_all_the_tile_gave_stay() -> None:
    table = Table().rondel("gap", "seat-0", "seat-1", "seat-2", "castle-stalker", *["any"] * 9)
    table.goods("home-village", wood=1, stone=1).play(Take("castle-stalker"), Give("wood", "home-village"))
    table.play(Give("stone", "home-village"), Place(-1, 0))
    assert table.player().coins == 3
    table.asked(Removing(0, 1, False)).play(Remove("castle-stalker"))
    assert (table.player().coins, amounts(table.pos, 0)[1]) == (3, 1)
    assert size_fines(table.pos) == [0, 0, 0]


# Pieces on the tile


@pytest.mark.rule("G17.5", "R-G8", "R-G52")
def test_resources_and_scotsmen_go_to_the_home_castle() -> None:
    table = Table().tile("brora", 1, 1).goods("brora", stone=2, wood=1).scotsmen(brora=2, home_castle=1)
    macmillan(table).play(Remove("brora"))
    assert table.on("home-castle") == {"wood": 1, "stone": 2}
    assert table.standing("home-castle") == 3
    assert table.player().supply == 6


@pytest.mark.rule("G17.5", "R-G8", "R-G52")
def test_resources_beyond_three_are_lost_and_the_player_says_which() -> None:
    table = Table().tile("brora", 1, 1).goods("brora", stone=1, wood=1).goods("home-castle", sheep=2)
    macmillan(table).play(Remove("brora"))
    assert table.legal(Gather) == [Gather(("wood",)), Gather(("stone",))]
    table.play(Gather(("stone",)))
    assert table.player().stock() == [0, 1, 0, 2, 0]


@pytest.mark.rule("G17.5", "R-G52")
def test_a_full_home_castle_takes_no_resources() -> None:
    table = Table().tile("brora", 1, 1).goods("brora", stone=2).goods("home-castle", sheep=3)
    macmillan(table).play(Remove("brora"))
    assert table.player().stock() == [0, 0, 0, 3, 0]


@pytest.mark.rule("G7.7", "G17.5", "R-G52")
def test_one_may_sell_before_the_tile_goes() -> None:
    table = Table().tile("brora", 1, 1).goods("brora", stone=1).goods("home-castle", sheep=3).market(stone=2)
    macmillan(table).play(Sell("stone", "brora"), Remove("brora"))
    assert table.player().coins == 2


@pytest.mark.rule("G9.2", "G17.2")
def test_a_tile_removed_makes_its_place_free_again() -> None:
    table = macmillan(Table().tile("brora", 0, 1)).play(Remove("brora"))
    table.asked(Placing(0, table.number("spittal")))
    assert table.why_not(Place(0, 1)) == ""


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
