"""Placing a tile: edge, Scotsman and river (G9)."""

from __future__ import annotations

import pytest
from tests.games.glenmore.openings import in_hand, places, refused, sentence
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.actions.placing import Place
from bothy.games.glenmore.game import GLENMORE
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
