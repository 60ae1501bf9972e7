"""The clans with an immediate bonus (G15). For MacMillan see removing, for Munro see retrieving."""

from __future__ import annotations

import pytest
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.actions.activation import Activate
from bothy.games.glenmore.actions.markers import ChoosingClan, PlaceMarker
from bothy.games.glenmore.actions.movement import Walk
from bothy.games.glenmore.answers import DONE, Give
from bothy.games.glenmore.bonuses.gains import Station, Store
from bothy.games.glenmore.scoring.scores import amounts, scored
from bothy.games.glenmore.turn import END_TURN
from bothy.kernel import Action

OVERLAYS = ("tain", "fort-william", "drumochter", "abernethy")
VILLAGES = ("kingussie", "dornoch", "ullapool", "lairg")


def choosing(table: Table) -> Table:
    """Returns a table after the pawn's move, with a marker to be placed."""
    return table.activating().asked(ChoosingClan(0))


def points(table: Table, clan: str) -> int:
    """Returns the points of a marker on this clan, its road paid with spare coins."""
    return choosing(table).play(PlaceMarker(clan)).player().total()


# Tiers


@pytest.mark.rule("G15.1", "G15.2", "R-G2")
@pytest.mark.parametrize(("villages", "vp"), [(1, 0), (2, 0), (3, 5), (4, 8), (5, 8)])
def test_brodie_pays_for_villages_the_start_village_among_them(villages: int, vp: int) -> None:
    table = Table().coins(9)
    for row, village in enumerate(VILLAGES[: villages - 1], 1):
        table.tile(village, 1, row)
    assert points(table, "brodie") == vp


@pytest.mark.rule("G10.6", "G15.2", "R-G34")
def test_brodie_counts_only_the_top_tile_of_a_pile() -> None:
    table = Table().coins(9).tile("kingussie", 1, 1).tile("fort-william", 1, 1).tile("dornoch", 1, 2)
    assert points(table, "brodie") == 5, "three villages, not four"


@pytest.mark.rule("G15.1", "G15.6", "R-G2")
@pytest.mark.parametrize(("tiles", "vp"), [(4, 0), (5, 5), (6, 8), (7, 8)])
def test_grant_pays_for_tiles_with_a_scotsman(tiles: int, vp: int) -> None:
    table = Table().coins(9)
    names = ("brora", "spittal", "rannoch", "inshriach", "lochridge")
    for row, name in enumerate(names, 1):
        table.tile(name, 1, row)
    standing = ("home-village", "home-castle", *names)[:tiles]
    table.scotsmen(**{name.replace("-", "_"): 1 for name in standing})
    assert points(table, "grant") == vp


@pytest.mark.rule("G15.6")
def test_two_scotsmen_on_one_tile_are_one_tile_for_grant() -> None:
    table = Table().coins(9).tile("brora", 1, 1).tile("spittal", 1, 2)
    assert points(table.scotsmen(home_village=2, home_castle=2, brora=2, spittal=2), "grant") == 0


@pytest.mark.rule("G15.1", "G15.16", "R-G2", "R-G34")
@pytest.mark.parametrize(("overlays", "vp"), [(0, 0), (1, 0), (2, 5), (3, 8), (4, 8)])
def test_macpherson_pays_for_overlays(overlays: int, vp: int) -> None:
    table = Table().coins(9)
    covered = ("crieff", "kingussie", "lochridge", "inshriach")
    for row in range(overlays):
        table.tile(covered[row], 1, row + 1).tile(OVERLAYS[row], 1, row + 1)
    assert points(table, "macpherson") == vp


@pytest.mark.rule("G15.16", "R-G34")
def test_macpherson_counts_an_overlay_that_is_covered_itself() -> None:
    """No two overlays of our set fit on each other, so this pile is built directly."""
    table = Table().coins(9).tile("inverness", 0, 0).tile("fort-william", 0, 0)
    assert len(table.player().tiles) == 2
    assert points(table, "macpherson") == 5


@pytest.mark.rule("G15.1", "G15.20", "R-G2")
@pytest.mark.parametrize(("left", "vp"), [(0, 0), (8, 0), (9, 5), (11, 5), (12, 8), (30, 8)])
def test_oliphant_pays_for_coins_left_after_the_road(left: int, vp: int) -> None:
    table = Table().coins(left + 4)
    assert points(table, "oliphant") == vp
    assert table.player().coins == left, "they are counted, not spent"


@pytest.mark.rule("G15.1", "G15.23", "R-G2")
@pytest.mark.parametrize(("tiles", "vp"), [(2, 0), (3, 0), (4, 5), (5, 5), (6, 8), (7, 8)])
def test_sutherland_pays_for_river_tiles_both_home_tiles_among_them(tiles: int, vp: int) -> None:
    table = Table().coins(9).tile("brora", 0, 1)
    river = ("halkirk", "loch-lochy", "glen-lyon", "pitlochry", "braemar")
    for column, name in enumerate(river[: tiles - 2], 2):
        table.tile(name, column, 0)
    assert points(table, "sutherland") == vp


@pytest.mark.rule("G15.1")
def test_a_tier_is_counted_once() -> None:
    table = Table().coins(9 + 4)
    assert points(table, "oliphant") == 5
    choosing(table).play(PlaceMarker("macleod"))
    assert (table.player().coins, table.player().total()) == (12, 5)


# Cameron, MacDonell, MacLean


@pytest.mark.rule("G15.3", "R-G43", "R-G44")
def test_cameron_activates_a_trade_tile_and_gives_three_movement_points() -> None:
    table = Table().coins(2).tile("elgin", 1, 1).goods("elgin", wood=3)
    choosing(table).play(PlaceMarker("cameron"), Activate("elgin", 1), *[Give("wood", "elgin")] * 3)
    assert (table.player().total(), table.pos.now.movement) == (7, 3)


@pytest.mark.rule("G13.4", "G15.3", "R-G44")
def test_the_movement_of_cameron_is_good_without_a_trade_tile_and_for_this_turn_only() -> None:
    table = choosing(Table().coins(2)).play(PlaceMarker("cameron"))
    table.play(Walk("home-village", "east"))
    assert (table.standing("home-castle"), table.pos.now.movement) == (1, 2)
    table.play(END_TURN)
    assert table.pos.now.movement == 0


@pytest.mark.rule("G15.3", "R-G43")
def test_camerons_trade_need_not_be_made() -> None:
    table = Table().coins(2).tile("elgin", 1, 1).goods("elgin", wood=3)
    choosing(table).play(PlaceMarker("cameron"), DONE)
    assert (table.player().total(), table.pos.now.movement, table.on("elgin")) == (0, 3, {"wood": 3})


@pytest.mark.rule("G12.8", "G15.3", "R-G42", "R-G43")
def test_cameron_may_activate_a_tile_that_brings_another_marker() -> None:
    table = Table().coins(2).tile("moot-hill", 1, 1).goods("moot-hill", wood=1)
    choosing(table).play(PlaceMarker("cameron"), Activate("moot-hill", 1), Give("wood", "moot-hill"))
    table.play(PlaceMarker("macleod"))
    assert (table.player().coins, table.player().markers, table.pos.now.movement) == (3, 8, 3)


@pytest.mark.rule("G15.9", "R-G43")
@pytest.mark.parametrize("first", ["inshriach", "pulteney"])
def test_macdonell_activates_a_cloth_and_a_whisky_tile_in_any_order(first: str) -> None:
    table = Table().tile("inshriach", 0, -1).tile("pulteney", 1, -1).goods("home-castle", barley=1)
    steps: dict[str, list[Action]] = {
        "inshriach": [Activate("inshriach", 1)],
        "pulteney": [Activate("pulteney", 1), Give("barley", "home-castle")],
    }
    choosing(table).play(PlaceMarker("macdonell"), *steps.pop(first))
    table.play(*[action for rest in steps.values() for action in rest])
    assert (table.on("inshriach"), table.player().whisky) == ({"wood": 1}, 1)


@pytest.mark.rule("G15.9", "R-G43")
def test_macdonell_activates_one_of_each_and_no_second_cloth_tile() -> None:
    table = Table().tile("inshriach", 0, -1).tile("brora", 1, -1)
    choosing(table).play(PlaceMarker("macdonell"), Activate("inshriach", 1))
    assert table.why_not(Activate("brora", 1)) != ""
    assert table.why_not(END_TURN) == ""


@pytest.mark.rule("G15.13", "R-G43")
def test_maclean_activates_an_animal_and_a_whisky_tile() -> None:
    table = Table().tile("rannoch", 0, -1).tile("pulteney", 1, -1).goods("home-castle", barley=1)
    choosing(table).play(PlaceMarker("maclean"), Activate("rannoch", 1), Activate("pulteney", 1))
    table.play(Give("barley", "home-castle"))
    assert (table.on("rannoch"), table.player().whisky) == ({"cattle": 2}, 1)


@pytest.mark.rule("G15.13")
def test_both_activations_of_maclean_may_be_left() -> None:
    table = Table().tile("rannoch", 0, -1)
    choosing(table).play(PlaceMarker("maclean"), DONE)
    assert table.on("rannoch") == {}
    assert table.why_not(END_TURN) == ""


# Resources and Scotsmen on any tiles


@pytest.mark.rule("G11.4", "G15.7", "R-G8")
def test_gunn_gives_a_sheep_and_cattle_each_on_any_tile_with_room() -> None:
    table = choosing(Table().coins(1).tile("brora", 1, 1)).play(PlaceMarker("gunn"))
    assert {action.resource for action in table.legal(Store)} == {"sheep", "cattle"}
    assert {action.tile for action in table.legal(Store)} == {"home-village", "home-castle", "brora"}
    table.play(Store("sheep", "brora"), Store("cattle", "home-village"))
    assert (table.on("brora"), table.on("home-village")) == ({"sheep": 1}, {"cattle": 1})


@pytest.mark.rule("G15.8", "R-G8")
def test_macdonald_gives_wood_and_stone_together_or_apart() -> None:
    table = choosing(Table().coins(1)).play(PlaceMarker("macdonald"))
    table.play(Store("stone", "home-castle"))
    assert table.why_not(Store("stone", "home-castle")) == "not-offered"
    table.play(Store("wood", "home-castle"))
    assert table.on("home-castle") == {"wood": 1, "stone": 1}


@pytest.mark.rule("G11.5", "G15.7", "R-G8", "R-G40")
def test_resources_of_a_clan_that_find_no_room_are_lost() -> None:
    table = Table().coins(1).goods("home-village", wood=3).goods("home-castle", wood=2)
    choosing(table).play(PlaceMarker("gunn"))
    assert table.why_not(Store("sheep", "home-village")) == "no-room"
    table.play(Store("cattle", "home-castle"))
    assert table.player().stock() == [5, 0, 0, 0, 1]
    assert table.why_not(END_TURN) == ""


@pytest.mark.rule("G15.4", "R-G8")
def test_chisholm_gives_barley_and_a_scotsman_on_any_tiles() -> None:
    table = choosing(Table().coins(2).tile("brora", 1, 1)).play(PlaceMarker("chisholm"))
    table.play(Store("barley", "home-village"), Station("brora"))
    assert (table.on("home-village"), table.standing("brora"), table.player().supply) == ({"barley": 1}, 1, 7)


@pytest.mark.rule("G15.18")
def test_mckinnon_gives_a_scotsman_and_two_coins() -> None:
    table = choosing(Table().coins(2)).play(PlaceMarker("mckinnon"), Station("home-castle"))
    assert (table.player().coins, table.standing("home-castle"), table.player().supply) == (2, 1, 7)


@pytest.mark.rule("G15.21")
@pytest.mark.parametrize("tiles", [("home-village", "home-village"), ("home-castle", "brora")])
def test_ross_gives_two_scotsmen_together_or_apart(tiles: tuple[str, str]) -> None:
    table = choosing(Table().coins(3).tile("brora", 1, 1).scotsmen(home_village=0)).play(PlaceMarker("ross"))
    table.play(*[Station(tile) for tile in tiles])
    assert [table.standing(tile) for tile in tiles] == [tiles.count(tile) for tile in tiles]
    assert table.player().supply == 9 - 2


@pytest.mark.rule("G2.11", "G15.21", "R-G38")
def test_ross_gives_no_more_scotsmen_than_are_left() -> None:
    table = choosing(Table().coins(3).scotsmen(home_village=8)).play(PlaceMarker("ross"), Station("home-castle"))
    assert (table.standing("home-castle"), table.player().supply) == (1, 0)
    assert table.legal(Station) == []


# Coins, points, David Hume


@pytest.mark.rule("G15.14")
def test_macleod_gives_three_coins() -> None:
    assert choosing(Table().coins(2)).play(PlaceMarker("macleod")).player().coins == 5


@pytest.mark.rule("G15.5", "R-G55")
def test_douglas_gives_three_points_each_time() -> None:
    table = Table().coins(10)
    assert points(table, "douglas") == 3
    assert table.player().coins == 5
    assert points(table, "douglas") == 6
    assert (table.player().coins, table.player().markers) == (0, 8)


@pytest.mark.rule("G14.4", "G15.5", "R-G55")
def test_the_road_to_douglas_is_as_long_as_if_no_marker_were_there() -> None:
    table = Table().marker("douglas", 1)
    douglas = table.rules.clan_of["douglas"]
    assert table.pos.roads[douglas] == 5
    assert table.marker("oliphant", 2).pos.roads[douglas] == 1


@pytest.mark.rule("G14.4", "G15.5", "R-G54", "R-G55")
def test_a_marker_on_douglas_shortens_other_roads() -> None:
    table = Table().marker("douglas", 1)
    assert table.pos.roads[table.rules.clan_of["oliphant"]] == 1
    assert table.pos.roads[table.rules.clan_of["maclachlan"]] == 2


@pytest.mark.rule("G15.17", "G18.6", "R-G56")
def test_mckay_brings_david_hume_who_counts_as_two_persons() -> None:
    table = choosing(Table().coins(2)).play(PlaceMarker("mckay"))
    assert amounts(table.pos, 0)[3] == 2
    assert [row[3] for row in scored(table.pos)] == [2, 0, 0]


@pytest.mark.rule("G15.17", "R-G56")
def test_david_hume_brings_no_marker() -> None:
    table = choosing(Table().coins(9)).play(PlaceMarker("mckay"))
    assert table.player().markers == 9
    assert table.legal(PlaceMarker) == []
    assert table.why_not(END_TURN) == ""
