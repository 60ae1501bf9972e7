"""Movement (G13)."""

from __future__ import annotations

import pytest
from tests.games.glenmore.openings import ahead, end, in_hand, refused, sentence
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.actions.activation import Activate
from bothy.games.glenmore.actions.markers import ChoosingClan, PlaceMarker
from bothy.games.glenmore.actions.movement import WAYS, Walk
from bothy.games.glenmore.actions.placing import Place
from bothy.games.glenmore.answers import DONE
from bothy.games.glenmore.turn import Discard

EAST, WEST = Walk("home-village", "east"), Walk("home-castle", "west")


def walking(points: int, table: Table | None = None) -> Table:
    return (table or Table()).activating(movement=points)


@pytest.mark.rule("G13.1", "R-G15")
def test_points_form_a_pool_spent_when_one_likes() -> None:
    table = in_hand("halkirk").play(Place(-1, 0), Activate("halkirk", 1))
    assert table.pos.now.movement == 1
    table.play(Activate("home-village", 1))
    assert table.pos.now.movement == 2
    table.play(EAST)
    assert (table.pos.now.movement, table.standing("home-castle")) == (1, 1)


@pytest.mark.rule("G13.1", "R-G15")
@pytest.mark.parametrize("spent", [0, 1, 2])
def test_as_many_points_may_be_spent_as_one_likes(spent: int) -> None:
    table = walking(2).play(*[EAST, WEST][:spent])
    assert table.pos.now.movement == 2 - spent
    assert end(table).acting() == 0


@pytest.mark.rule("G13.1")
def test_no_scotsman_moves_without_points() -> None:
    assert refused(walking(0), EAST) == ("no-movement", "G13.1")
    assert sentence(walking(0), EAST) == (
        "You have no movement points. Villages and some other tiles give them when activated."
    )


@pytest.mark.rule("G13.2", "R-G45")
@pytest.mark.parametrize("way", list(WAYS))
def test_a_point_moves_a_scotsman_in_any_of_eight_directions(way: str) -> None:
    table = Table().tile("glen-lyon", 2, 0).tile("inshriach", 0, -1).tile("spittal", 1, -1).tile("brora", 2, -1)
    table.tile("crieff", 0, 1).tile("lochridge", 1, 1).tile("black-isle", 2, 1).scotsmen(home_castle=1)
    walking(1, table).play(Walk("home-castle", way))
    assert table.standing("home-castle") == 0
    assert sum(table.player().scotsmen.values()) == 1
    assert table.pos.now.movement == 0


@pytest.mark.rule("G13.2", "R-G45")
def test_a_diagonal_step_reaches_the_corner_neighbour() -> None:
    table = walking(1, Table().tile("inshriach", 1, -1)).play(Walk("home-village", "north-east"))
    assert (table.standing("inshriach"), table.standing("home-village")) == (1, 0)


@pytest.mark.rule("G13.2", "R-G45")
def test_a_scotsman_stays_in_the_territory() -> None:
    table = walking(1)
    assert refused(table, Walk("home-village", "west")) == ("not-a-neighbour", "G13.2")
    words = "A Scotsman moves to a neighbouring tile of your territory, corners included."
    assert sentence(table, Walk("home-village", "west")) == words
    assert table.why_not(Walk("home-village", "up")) == "not-a-neighbour"


@pytest.mark.rule("G13.2")
def test_a_scotsman_moves_only_from_a_tile_he_is_on() -> None:
    assert refused(walking(1), WEST) == ("no-scotsman-there", "G13.2")
    assert sentence(walking(1), WEST) == "None of your Scotsmen is there. Choose a tile with one."


@pytest.mark.rule("G13.3", "R-G45")
def test_one_scotsman_may_move_several_times() -> None:
    table = walking(2, Table().tile("glen-lyon", 2, 0)).play(EAST, Walk("home-castle", "east"))
    assert (table.standing("glen-lyon"), table.pos.now.movement) == (1, 0)


@pytest.mark.rule("G13.3", "R-G45")
def test_several_scotsmen_may_move_and_share_a_tile() -> None:
    table = walking(3, Table().scotsmen(home_village=4)).play(EAST, EAST, EAST)
    assert (table.standing("home-village"), table.standing("home-castle")) == (1, 3)


@pytest.mark.rule("G13.4", "R-G44")
def test_points_of_a_clan_join_the_pool() -> None:
    table = walking(1).coins(9).asked(ChoosingClan(0)).play(PlaceMarker("cameron"))
    assert table.pos.now.movement == 4


@pytest.mark.rule("G13.4", "R-G44")
def test_the_point_of_nothing_possible_is_spent_like_any_other() -> None:
    table = ahead("clachaig-inn", rest="empty").play(Discard("clachaig-inn", "movement"), EAST)
    assert (table.standing("home-castle"), table.pos.now.movement) == (1, 0)


@pytest.mark.rule("G13.4", "R-G44")
def test_points_of_a_clan_are_good_for_this_turn_only() -> None:
    table = walking(0).coins(9).asked(ChoosingClan(0)).play(PlaceMarker("cameron"))
    assert table.pos.now.movement == 3
    assert end(table).pos.now.movement == 0


@pytest.mark.rule("G13.5", "R-G15")
def test_points_left_at_the_end_of_the_turn_are_lost() -> None:
    table = end(walking(2))
    assert table.pos.now.movement == 0
    assert table.player().total() == 0


@pytest.mark.rule("G13.5", "R-G15")
def test_with_maclachlan_each_point_left_is_worth_one() -> None:
    table = walking(3).coins(9).asked(ChoosingClan(0)).play(PlaceMarker("maclachlan"), EAST)
    assert end(table).player().total() == 2


@pytest.mark.rule("G13.5", "R-G15")
def test_the_maclachlan_of_another_is_of_no_use() -> None:
    table = walking(2).marker("maclachlan", 1).power("points-for-movement", 1)
    end(table)
    assert [table.player(seat).total() for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("G13.1")
def test_the_pieces_of_a_person_turn_may_walk_too() -> None:
    table = walking(1).asked(ChoosingClan(0)).play(DONE, EAST)
    assert table.standing("home-castle") == 1
