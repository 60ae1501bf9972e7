"""The eleven landmark cards (G16). For Loch Morar, see removing."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.actions.activation import Activate
from bothy.games.glenmore.actions.markers import PlaceMarker
from bothy.games.glenmore.actions.payment import SendAway
from bothy.games.glenmore.actions.placing import Place
from bothy.games.glenmore.answers import DONE, Give
from bothy.games.glenmore.bonuses.gains import Gather
from bothy.games.glenmore.bonuses.immediate import Resolve
from bothy.games.glenmore.pack.types import components
from bothy.games.glenmore.scoring.scores import Finish, Scoring, amounts, coin_points, scored
from bothy.games.glenmore.turn import COIN, END_TURN, Discard, Take

PACK = components()
WOOD_AND_STONE = (Give("wood", "home-village"), Give("stone", "home-village"))


def ahead(tile: str, table: Table | None = None) -> Table:
    """Returns a table with this tile directly ahead of the first seat, which has one wood and one stone."""
    table = Table() if table is None else table
    table.rondel("gap", "seat-0", "seat-1", "seat-2", tile, *["any"] * 9)
    return table.goods("home-village", wood=1, stone=1)


def far_tiles(table: Table) -> Table:
    """Puts three tiles below the castle, out of reach of anything above the village."""
    return table.tile("brora", 1, 1).tile("rannoch", 1, 2).tile("strathnairn", 1, 3)


@pytest.mark.rule("G16.1")
def test_landmarks_come_in_these_stacks() -> None:
    found = {letter: {tile.id for tile in PACK.stack(letter) if tile.card} for letter in "SABCD"}
    assert found == {
        "S": set(),
        "A": {"loch-lochy", "donan-castle", "castle-stalker"},
        "B": {"inverness", "loch-shiel", "duart-castle"},
        "C": {"loch-ness", "armadale-castle"},
        "D": {"loch-morar", "castle-moil", "castle-of-mey"},
    }


@pytest.mark.rule("G2.9", "G16.1")
@pytest.mark.parametrize("card", [card.id for card in PACK.landmarks])
def test_the_tile_of_the_same_name_brings_the_card(card: str) -> None:
    landmark, tile = PACK.landmark(card), PACK.tile(card)
    assert (tile.card, tile.stack, tile.name) == (landmark.id, landmark.stack, landmark.name)


# Cards that act at once


@pytest.mark.rule("G16.5")
def test_castle_stalker_gives_three_coins() -> None:
    table = ahead("castle-stalker").play(Take("castle-stalker"), *WOOD_AND_STONE, Place(-1, 0))
    assert (table.player().coins, table.standing("castle-stalker")) == (3, 1)


@pytest.mark.rule("G16.6", "R-G4")
def test_donan_castle_places_a_marker_that_pays_its_road() -> None:
    table = ahead("donan-castle").coins(2).play(Take("donan-castle"), *WOOD_AND_STONE, Place(0, -1))
    assert table.why_not(PlaceMarker("maclachlan")) == "road-too-dear"
    table.play(PlaceMarker("mckay"))
    assert (table.player().coins, table.player().markers) == (0, 9)


@pytest.mark.rule("G11.2", "G14.6", "G16.6", "R-G36", "R-G53")
def test_the_marker_of_a_card_may_be_refused_the_card_may_not() -> None:
    table = ahead("donan-castle").play(Take("donan-castle"), *WOOD_AND_STONE, Place(0, -1))
    assert amounts(table.pos, 0)[1] == 1
    table.play(DONE)
    assert table.player().markers == 10


def duart(coins: int) -> Table:
    """Places Duart Castle: its Scotsman is there, and the card asks for a clan territory."""
    table = ahead("duart-castle").coins(coins).goods("home-castle", sheep=1)
    table.play(Take("duart-castle"), *WOOD_AND_STONE, Give("sheep", "home-castle"), Place(0, -1))
    return table.play(Resolve("scotsmen", 1))


@pytest.mark.rule("G11.1", "G16.7", "R-G4", "R-G37")
def test_the_coin_of_duart_castle_comes_after_its_marker() -> None:
    table = duart(coins=1)
    assert table.player().coins == 1
    assert table.why_not(PlaceMarker("mckay")) == "road-too-dear"
    table.play(PlaceMarker("gunn"))
    while table.why_not(END_TURN):
        table.play(table.pos.legal(0)[0])
    assert (table.player().coins, table.player().markers) == (1, 9)


@pytest.mark.rule("G16.7", "R-G37")
def test_the_coin_of_duart_castle_comes_without_a_marker_too() -> None:
    table = duart(coins=0).play(DONE)
    assert (table.player().coins, table.player().markers) == (1, 10)


@pytest.mark.rule("G10.5", "G10.6", "G10.8", "G11.1", "G12.1", "G16.8", "R-G33")
def test_inverness_over_halkirk_later() -> None:
    table = Table().tile("inshriach", 1, -1).tile("halkirk", 2, 0).scotsmen(home_castle=1, halkirk=1)
    ahead("inverness", table).coins(1).play(Take("inverness"), *WOOD_AND_STONE, Place(2, 0))
    player = table.player()
    assert amounts(table.pos, 0)[1] == 1
    assert table.standing("inverness") == 2
    assert (table.on("inverness"), player.whisky) == ({"barley": 1}, 1)
    assert [action.tile for action in table.legal(Activate)] == ["home-castle", "inshriach", "inverness"]
    table.play(*table.legal(Activate))
    assert (table.pos.now.movement, table.on("inshriach")) == (2, {"wood": 1})
    assert len(player.tiles) == 4


@pytest.mark.rule("G16.8", "R-G8", "R-G33")
def test_the_barley_of_inverness_is_lost_when_three_resources_moved_up() -> None:
    table = Table().tile("halkirk", 2, 0).scotsmen(home_castle=1).goods("halkirk", sheep=3)
    ahead("inverness", table).coins(1).play(Take("inverness"), *WOOD_AND_STONE, Place(2, 0))
    assert (table.on("inverness"), table.player().whisky) == ({"sheep": 3}, 1)


@pytest.mark.rule("G11.4", "G16.9", "R-G8")
@pytest.mark.parametrize("chosen", [("wood", "wood"), ("barley", "cattle")])
def test_loch_lochy_gives_two_resources_of_choice_on_itself(chosen: tuple[str, str]) -> None:
    table = ahead("loch-lochy").play(Take("loch-lochy"), Place(-1, 0))
    assert len(table.legal(Gather)) == 15, "pairs out of five kinds"
    table.play(Gather(chosen))
    assert table.on("loch-lochy") == {name: chosen.count(name) for name in chosen}


@pytest.mark.rule("G16.14")
def test_loch_shiel_gives_a_scotsman_on_itself_and_whisky() -> None:
    table = ahead("loch-shiel").goods("home-castle", barley=1)
    table.play(Take("loch-shiel"), Give("barley", "home-castle"), Place(-1, 0))
    assert (table.standing("loch-shiel"), table.player().supply, table.player().whisky) == (1, 7, 1)


@pytest.mark.rule("G2.11", "G16.14", "R-G38")
def test_loch_shiel_gives_whisky_even_when_no_scotsman_is_left() -> None:
    table = ahead("loch-shiel").goods("home-castle", barley=1).scotsmen(home_village=9)
    table.play(Take("loch-shiel"), Give("barley", "home-castle"), Place(-1, 0))
    assert (table.standing("loch-shiel"), table.player().supply, table.player().whisky) == (0, 0, 1)


# Castle of Mey


def mey(table: Table) -> Table:
    """Returns a table with Castle of Mey placed above the village."""
    ahead("castle-of-mey", table).goods("home-castle", cattle=1).play(Take("castle-of-mey"), *WOOD_AND_STONE)
    return table.play(Give("cattle", "home-castle"), Place(0, -1))


@pytest.mark.rule("G16.4", "R-G39", "R-G58")
def test_castle_of_mey_activates_the_whole_territory_each_tile_once() -> None:
    table = mey(far_tiles(Table()))
    tiles = ["home-village", "home-castle", "brora", "rannoch", "strathnairn", "castle-of-mey"]
    assert [action.tile for action in table.legal(Activate)] == tiles
    table.play(*table.legal(Activate))
    assert table.legal(Activate) == []
    assert table.player().stock() == [0, 1, 1, 0, 2]
    assert table.pos.now.movement == 3


@pytest.mark.rule("G16.4", "R-G58")
def test_castle_of_mey_is_good_for_one_turn() -> None:
    table = mey(far_tiles(Table())).play(END_TURN)
    table.turn(0).activating("home-castle")
    assert [action.tile for action in table.legal(Activate)] == [
        "home-village", "home-castle", "brora", "castle-of-mey",
    ]  # fmt: skip


@pytest.mark.rule("G16.4", "R-G58")
def test_castle_of_mey_leaves_nothing_for_loch_ness() -> None:
    table = mey(far_tiles(Table()).power("extra-activation"))
    table.play(*table.legal(Activate))
    assert table.legal(Activate) == []


# Loch Ness


def ness() -> Table:
    """Returns a table where the first seat has the Loch Ness card and tiles far below."""
    return far_tiles(Table()).card("loch-ness").power("extra-activation")


@pytest.mark.rule("G16.11", "R-G16")
def test_loch_ness_activates_one_more_tile_near_or_far() -> None:
    table = ahead("inshriach", ness()).play(Take("inshriach"), Place(0, -1))
    table.play(Activate("strathnairn", 1), Activate("inshriach", 1))
    assert (table.on("strathnairn"), table.on("inshriach")) == ({"barley": 1}, {"wood": 1})
    assert table.why_not(Activate("rannoch", 1)) == "too-far", "one a turn"
    assert Activate("home-castle", 1) in table.legal(Activate)


@pytest.mark.rule("G12.3", "G16.11", "R-G16", "R-G39")
def test_loch_ness_activates_no_tile_twice_and_none_without_activation() -> None:
    table = ahead("inshriach", ness().tile("loch-lochy", 2, 0)).play(Take("inshriach"), Place(0, -1))
    table.play(Activate("inshriach", 1))
    assert table.why_not(Activate("inshriach", 1)) == "activated"
    assert table.why_not(Activate("loch-lochy", 1)) == "no-activation"


@pytest.mark.rule("G16.11", "R-G16")
def test_loch_ness_works_every_turn() -> None:
    table = ness().activating("home-village").play(Activate("rannoch", 1)).turn(0).activating("home-village")
    table.play(Activate("rannoch", 1))
    assert table.on("rannoch") == {"cattle": 3}


@pytest.mark.rule("G16.11", "R-G16")
def test_loch_ness_works_on_the_turn_it_arrives() -> None:
    table = ahead("loch-ness", far_tiles(Table().scotsmen(home_village=2)))
    table.play(Take("loch-ness"), SendAway("home-village"), Place(-1, 0), Activate("rannoch", 1))
    assert table.on("rannoch") == {"cattle": 2}
    assert table.why_not(Activate("strathnairn", 1)) == "too-far"


@pytest.mark.rule("G16.11", "G16.12", "R-G16", "R-G57")
def test_loch_ness_works_after_the_clan_bonus_of_a_person() -> None:
    table = ahead("robert-the-bruce", ness()).play(Take("robert-the-bruce"))
    assert table.why_not(Activate("rannoch", 1)) != ""
    table.play(PlaceMarker("macleod"), Activate("rannoch", 1))
    assert table.on("rannoch") == {"cattle": 2}
    assert table.legal(Activate) == []


@pytest.mark.rule("G8.9", "G16.11", "R-G16")
def test_loch_ness_works_when_nothing_is_possible() -> None:
    table = ness().rondel("gap", "seat-0", "seat-1", "seat-2", "kingussie", *["empty"] * 9).market(stone=3)
    table.play(Discard("kingussie", COIN), Activate("rannoch", 1))
    assert table.on("rannoch") == {"cattle": 2}
    assert table.legal(Activate) == []


@pytest.mark.rule("G16.12", "R-G57")
def test_loch_ness_does_not_work_before_the_tile_is_paid() -> None:
    table = ahead("dornoch", ness()).coins(9)
    assert table.why_not(Activate("strathnairn", 1)) == "move-first"
    table.play(Take("dornoch"))
    assert table.why_not(Activate("strathnairn", 1)) == "not-an-answer"
    assert table.legal(Activate) == []


@pytest.mark.rule("G8.4", "G8.5", "G8.7", "G16.13", "R-G7", "R-G28")
@pytest.mark.parametrize(("payer", "place"), [("home-village", Place(2, 0)), ("home-castle", Place(-1, 0))])
def test_loch_ness_is_not_placed_next_to_the_scotsman_who_paid(payer: str, place: Place) -> None:
    table = ahead("loch-ness", Table().scotsmen(home_village=1, home_castle=1)).play(Take("loch-ness"))
    assert {action.tile for action in table.legal(SendAway)} == {"home-village", "home-castle"}
    table.play(SendAway(payer))
    assert table.legal(Place) == [place]
    assert table.player().supply == 9 - 1


@pytest.mark.rule("G8.7", "G16.13", "R-G5", "R-G28")
def test_loch_ness_cannot_be_chosen_with_a_single_scotsman() -> None:
    table = ahead("loch-ness")
    assert table.why_not(Take("loch-ness")) == "no-place"
    assert Take("loch-ness") not in table.legal(Take)


# Cards for scorings


@pytest.mark.rule("G16.3", "G18.3", "R-G59")
def test_castle_moil_counts_three_as_six() -> None:
    table = Table().power("castle-scotsmen-count-more").scotsmen(home_castle=3)
    table.scotsmen(1, home_castle=1).scotsmen(2, home_castle=2)
    assert [amounts(table.pos, seat)[0] for seat in range(3)] == [6, 1, 2]
    assert [row[0] for row in scored(table.pos)] == [8, 0, 1]


@pytest.mark.rule("G16.3", "R-G59")
def test_castle_moil_counts_double_for_the_lowest_too() -> None:
    table = Table().power("castle-scotsmen-count-more").scotsmen(home_castle=1)
    table.scotsmen(1, home_castle=3).scotsmen(2, home_castle=4)
    assert [row[0] for row in scored(table.pos)] == [0, 1, 2]


@pytest.mark.rule("G16.3")
def test_castle_moil_doubles_in_every_scoring_and_on_the_home_castle_only() -> None:
    table = ahead("castle-moil").scotsmen(home_castle=1)
    table.play(Take("castle-moil"), *WOOD_AND_STONE, Place(0, -1))
    assert table.standing("castle-moil") == 1
    table.run(Scoring(1), Scoring(2))
    assert table.player().points[1] == 2 + 2


@pytest.mark.rule("G16.2", "G19.8", "R-G69")
@pytest.mark.parametrize(("coins", "vp"), [(0, 0), (1, 2), (8, 16), (9, 17), (12, 20)])
def test_armadale_castle_doubles_the_first_eight_coins(coins: int, vp: int) -> None:
    table = ahead("armadale-castle").play(Take("armadale-castle"), *WOOD_AND_STONE, Place(0, -1)).coins(coins)
    assert coin_points(table.pos, 0) == vp
    table.run(Finish())
    assert table.player().points[-1] == vp


@pytest.mark.rule("G16.2")
def test_armadale_castle_pays_nothing_before_the_end() -> None:
    table = ahead("armadale-castle").play(Take("armadale-castle"), *WOOD_AND_STONE, Place(0, -1)).coins(8)
    assert table.run(Scoring(3)).player().points[-1] == 0


# Covered landmarks


@pytest.mark.rule("G10.6", "G10.7", "G16.1", "G18.2", "R-G34", "R-G35")
def test_covering_a_landmark_keeps_its_card() -> None:
    tiles = tuple([replace(tile, overlay=True) if tile.id == "pitlochry" else tile for tile in PACK.tiles])
    table = Table(pack=replace(PACK, tiles=tiles)).tile("inverness", 2, 0).card("inverness")
    ahead("pitlochry", table.scotsmen(home_castle=1))
    table.play(Take("pitlochry"), Give("stone", "home-village"), Place(2, 0))
    assert amounts(table.pos, 0)[1] == 1
    assert len(table.player().tiles) == 3
    assert table.pos.tile_on(0, 2) == "pitlochry"
