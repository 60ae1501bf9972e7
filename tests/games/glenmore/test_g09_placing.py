"""Placing a tile: edge, Scotsman and river; overlays and what they cover (G9, G10)."""

from __future__ import annotations

import pytest
from tests.games.glenmore.openings import activatable, ahead, in_hand, places, printed, refused, sentence, tiles
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.actions.activation import Activate
from bothy.games.glenmore.actions.payment import SendAway
from bothy.games.glenmore.actions.placing import Place
from bothy.games.glenmore.bonuses.gains import counted
from bothy.games.glenmore.game import GLENMORE
from bothy.games.glenmore.scoring.scores import size_fines
from bothy.games.glenmore.turn import Take
from bothy.messages import Catalogue


@pytest.mark.rule("G9.1", "R-G29")
def test_the_river_runs_from_left_to_right_whatever_is_placed() -> None:
    table = in_hand("halkirk", Table().scotsmen(home_village=1, home_castle=1))
    assert places(table) == [(-1, 0), (2, 0)]
    assert refused(table, Place(0, -1)) == ("new-river", "G9.4")


@pytest.mark.rule("G9.2", "R-G29")
def test_a_corner_is_not_enough() -> None:
    table = in_hand("lochridge")
    assert refused(table, Place(-1, -1)) == ("no-edge", "G9.2")
    assert sentence(table, Place(-1, -1)) == (
        "The tile must touch your territory along an edge; a corner is not enough."
    )


@pytest.mark.rule("G9.2", "R-G29")
@pytest.mark.parametrize("place", [Place(5, 5), Place(9999, 0)])
def test_far_away_is_no_place_at_all(place: Place) -> None:
    assert refused(in_hand("lochridge"), place) == ("no-edge", "G9.2")


@pytest.mark.rule("G9.2")
def test_a_place_with_a_tile_is_taken() -> None:
    table = in_hand("lochridge")
    assert refused(table, Place(1, 0)) == ("place-taken", "G9.2")
    assert sentence(table, Place(1, 0)) == "There is a tile already. Choose a free place."


@pytest.mark.rule("G9.3", "R-G29")
def test_a_scotsman_at_a_corner_is_near_enough() -> None:
    table = in_hand("lochridge")
    assert table.standing("home-castle") == 0
    assert table.why_not(Place(1, 1)) == ""


@pytest.mark.rule("G9.3", "R-G29")
def test_a_scotsman_two_places_away_is_not_near() -> None:
    table = in_hand("lochridge", Table().tile("inshriach", 1, -1))
    assert refused(table, Place(1, -2)) == ("no-scotsman-near", "G9.3")
    assert sentence(table, Place(1, -2)) == (
        "None of your Scotsmen is on a place around it. Choose a place next to one."
    )


@pytest.mark.rule("G9.3")
def test_the_scotsmen_of_others_do_not_help() -> None:
    table = in_hand("lochridge", Table().scotsmen())
    assert table.standing("home-village", seat=1) == 1
    assert table.why_not(Place(0, 1)) == "no-scotsman-near"


@pytest.mark.rule("G9.4", "R-G30")
def test_a_river_tile_goes_to_the_left_or_right_end_of_the_river_only() -> None:
    table = in_hand("halkirk", Table().tile("glen-lyon", 2, 0).scotsmen(home_village=1, glen_lyon=1))
    assert places(table) == [(-1, 0), (3, 0)]
    assert refused(table, Place(2, 1)) == ("new-river", "G9.4")
    assert sentence(table, Place(2, 1)) == "A river tile goes to an end of your river, left or right."


@pytest.mark.rule("G9.4", "R-G30")
def test_no_river_begins_next_to_a_plain_tile() -> None:
    table = in_hand("halkirk", Table().tile("inshriach", 0, -1))
    assert refused(table, Place(1, -1)) == ("new-river", "G9.4")


@pytest.mark.rule("G9.5", "R-G30")
@pytest.mark.parametrize("place", [Place(-1, 0), Place(2, 0)])
def test_a_plain_tile_is_never_placed_to_the_left_or_right_of_a_river_tile(place: Place) -> None:
    table = in_hand("lochridge", Table().scotsmen(home_village=1, home_castle=1))
    assert refused(table, place) == ("beside-river", "G9.5")
    assert sentence(table, place) == (
        "A tile without a river can’t go to the left or right of a river tile. Above and below is fine."
    )


@pytest.mark.rule("G9.5", "R-G30")
def test_a_river_tile_never_runs_into_a_plain_tile_that_was_there_first() -> None:
    corner = Table().tile("inshriach", 0, 1).tile("brora", -1, 1).tile("spittal", -2, 1).tile("black-isle", -2, 0)
    table = in_hand("halkirk", corner)
    assert refused(table, Place(-1, 0)) == ("river-blocked", "G9.5")
    assert (
        sentence(table, Place(-1, 0)) == "The river would run into a tile without a river. Choose its other end."
    )


@pytest.mark.rule("G9.5", "R-G30")
@pytest.mark.parametrize("place", [Place(0, -1), Place(0, 1), Place(1, -1), Place(1, 1)])
def test_above_and_below_the_river_is_fine(place: Place) -> None:
    assert in_hand("lochridge").why_not(place) == ""


@pytest.mark.rule("G9.6")
def test_all_these_rules_hold_at_once() -> None:
    assert places(in_hand("lochridge")) == [(0, -1), (1, -1), (0, 1), (1, 1)]
    assert places(in_hand("halkirk")) == [(-1, 0)]


@pytest.mark.rule("G9.2", "G9.3")
def test_the_edge_and_the_scotsman_may_belong_to_different_tiles() -> None:
    table = in_hand("lochridge", Table().tile("inshriach", 1, -1))
    assert places(table) == [(0, -1), (0, 1), (1, 1)]
    table.scotsmen(inshriach=1)
    assert places(table) == [(1, -2), (0, -1), (2, -1)]


TOLD = {
    "en": "Seat 0 places Lochridge beside Home village and Inshriach.",
    "fr": "Place 0 pose Lochridge à côté de Village initial et Inshriach.",
    "pt": "Lugar 0 coloca Lochridge ao lado de Vila inicial e Inshriach.",
}


def placed(table: Table, language: str = "en") -> str:
    """Returns the log's text about the tile just placed."""
    return " ".join(Catalogue(language, GLENMORE).text(event) for event in table.events if event.key == "placed")


@pytest.mark.parametrize("language", TOLD)
def test_the_log_says_which_tiles_a_tile_was_placed_next_to(language: str) -> None:
    table = in_hand("lochridge", Table().tile("inshriach", -1, 1)).play(Place(0, 1))
    assert placed(table, language) == TOLD[language]


def test_the_log_says_which_tile_an_overlay_covers() -> None:
    table = in_hand("drumochter", Table().tile("lochridge", 0, 1)).play(Place(0, 1))
    assert placed(table) == "Seat 0 places Drumochter over Lochridge."


def farm() -> Table:
    """Returns Lochridge under the start village, with the animal overlay Drumochter, without river, in hand."""
    return in_hand("drumochter", Table().tile("lochridge", 0, 1))


def river_village() -> Table:
    """Returns Halkirk right of the castle, a Scotsman on each, with Inverness in hand."""
    return in_hand("inverness", Table().tile("halkirk", 2, 0).scotsmen(home_castle=1, halkirk=1))


# Tiles that may be covered


@pytest.mark.rule("G10.1")
def test_an_overlay_is_placed_on_a_tile() -> None:
    assert places(farm()) == [(0, 1)]


@pytest.mark.rule("G10.1")
def test_an_overlay_never_goes_to_an_empty_place() -> None:
    assert refused(farm(), Place(1, 1)) == ("nothing-to-cover", "G10.1")
    assert sentence(farm(), Place(1, 1)) == "An overlay must cover one of your tiles."


@pytest.mark.rule("G10.2", "R-G32")
def test_both_show_the_same_icon() -> None:
    table = in_hand("drumochter", Table().tile("inshriach", 0, 1))
    assert refused(table, Place(0, 1)) == ("other-icon", "G10.2")
    assert sentence(table, Place(0, 1)) == "An overlay covers a tile of the same kind. Choose one with its icon."


@pytest.mark.rule("G10.2", "R-G32")
def test_both_or_neither_show_the_river() -> None:
    table = in_hand("drumochter", Table().tile("glen-lyon", -1, 0))
    assert refused(table, Place(-1, 0)) == ("other-river", "G10.2")
    assert sentence(table, Place(-1, 0)) == "Both tiles must show the river, or neither. Choose another tile."
    plain = in_hand("fort-william", Table().tile("inshriach", 0, -1))
    assert refused(plain, Place(0, 0)) == ("other-river", "G10.2")


@pytest.mark.rule("G10.3", "R-G31")
def test_a_scotsman_on_the_covered_tile_does_not_help() -> None:
    table = farm().scotsmen(lochridge=2)
    assert refused(table, Place(0, 1)) == ("no-scotsman-near", "G10.3")


@pytest.mark.rule("G10.3", "R-G31")
def test_a_scotsman_at_a_corner_of_the_covered_tile_helps() -> None:
    assert farm().scotsmen(home_castle=1).why_not(Place(0, 1)) == ""


@pytest.mark.rule("G10.4", "R-G32")
def test_the_start_village_may_be_covered() -> None:
    table = in_hand("inverness", Table().scotsmen(home_castle=1)).play(Place(0, 0))
    assert table.standing("inverness") == 1


@pytest.mark.rule("G10.4", "R-G32")
def test_the_home_castle_can_never_be_covered() -> None:
    pack = printed("drumochter", icons=("castle",), river=True)
    table = in_hand("drumochter", Table(pack=pack))
    assert refused(table, Place(1, 0)) == ("castle-stays", "G10.4")
    assert sentence(table, Place(1, 0)) == "The home castle cannot be covered. Choose another tile."
    assert places(table) == []


@pytest.mark.rule("G10.4", "R-G32")
def test_an_overlay_may_be_covered_by_another() -> None:
    pack = printed("rannoch", overlay=True)
    table = Table(pack=pack).tile("lochridge", 0, 1).tile("drumochter", 0, 1)
    table = in_hand("rannoch", table).play(Place(0, 1))
    (pile,) = table.player().under.values()
    assert tiles(table, pile) == ["lochridge", "drumochter"], "lowest first, under Rannoch"
    assert len(table.player().tiles) == 3


# Covered tiles


@pytest.mark.rule("G10.5", "R-G33")
def test_resources_and_scotsmen_move_onto_the_new_tile() -> None:
    table = farm().goods("lochridge", cattle=2).scotsmen(home_village=1, lochridge=1).play(Place(0, 1))
    assert table.on("drumochter") == {"cattle": 2}
    assert table.standing("drumochter") == 1


@pytest.mark.rule("G10.5", "R-G33")
def test_they_move_before_the_immediate_effects_and_the_limit_holds() -> None:
    table = river_village().goods("halkirk", wood=3).play(Place(2, 0))
    assert table.on("inverness") == {"wood": 3}, "no room for the barley of the card"
    assert table.player().whisky == 1
    assert table.standing("inverness") == 2


@pytest.mark.rule("G10.6", "R-G34")
def test_only_the_top_tile_exists_and_the_pile_is_one_tile() -> None:
    table = farm().play(Place(0, 1))
    assert activatable(table) == ["drumochter", "home-castle", "home-village"]
    assert refused(table, Activate("lochridge", 1)) == ("no-tile-there", "G12.1")
    assert sentence(table, Activate("lochridge", 1)) == "You have no tile there. Choose one of your own."
    assert size_fines(table.pos) == [-3, 0, 0]


@pytest.mark.rule("G10.6", "R-G34")
def test_a_covered_village_is_no_second_village() -> None:
    table = river_village()
    assert counted(table.pos, 0, "villages") == 2
    assert counted(table.play(Place(2, 0)).pos, 0, "villages") == 2


@pytest.mark.rule("G10.7", "R-G35")
def test_a_covered_landmark_keeps_its_card_and_what_it_gave() -> None:
    pack = printed("fort-william", river=True)
    table = Table(pack=pack).tile("halkirk", 2, 0).scotsmen(home_castle=1)
    table = in_hand("inverness", table).play(Place(2, 0))
    table = in_hand("fort-william", table).play(Place(2, 0))
    assert table.player().cards == (table.rules.card_of["inverness"],)
    assert table.player().whisky == 1
    assert table.on("fort-william") == {"barley": 1}


@pytest.mark.rule("G10.8")
def test_an_overlay_activates_itself_and_its_neighbours() -> None:
    table = farm().play(Place(0, 1), Activate("drumochter", 1), Activate("home-village", 1))
    assert table.on("drumochter") == {"sheep": 1, "cattle": 1}
    assert table.pos.now.movement == 1


@pytest.mark.rule("G10.9")
def test_a_covered_start_village_is_no_home_tile_any_more() -> None:
    table = ahead("loch-ness").tile("inverness", 0, 0).scotsmen(inverness=1, home_castle=1)
    table.play(Take("loch-ness"))
    assert table.legal(SendAway) == [SendAway("home-castle")]
    assert refused(table, SendAway("inverness")) == ("no-scotsman-at-home", "G8.4")


@pytest.mark.rule("G10.9")
def test_with_the_start_village_covered_and_no_one_on_the_castle_loch_ness_is_out_of_reach() -> None:
    table = ahead("loch-ness").tile("inverness", 0, 0).scotsmen(inverness=2)
    assert table.why_not(Take("loch-ness")) == "no-scotsman-at-home"
