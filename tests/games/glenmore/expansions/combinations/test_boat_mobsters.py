"""Calum McQuack and Bully McMuscle on the boats (X9.2 to X9.4)."""

from __future__ import annotations

import pytest
from tests.games.glenmore.expansions.boats.regatta import Regatta
from tests.games.glenmore.expansions.mobs.mob_tables import hold, state, tokens

from bothy.games.glenmore.answers import DONE
from bothy.games.glenmore.expansions.boats.course import castle_at
from bothy.games.glenmore.expansions.boats.rewards import KeepReward
from bothy.games.glenmore.expansions.boats.rowing import ROW, Row, row
from bothy.games.glenmore.expansions.combinations.mobsters.calum_mcquack import HAND_OVER, HandingOver
from bothy.games.glenmore.expansions.combinations.mobsters.second_reward import TAKE_ANOTHER, SecondReward
from bothy.games.glenmore.territory.grid import CASTLE
from bothy.games.glenmore.turn import Turn

QUACK, MUSCLE = "calum-mcquack", "bully-mcmuscle"


def regatta(mobster: str, holder: int = 0, movement: int = 9) -> Regatta:
    table = Regatta(3, movement, mobs=True)
    hold(table, mobster, holder)
    return table


def beside(mobster: str, holder: int) -> Regatta:
    """Returns a race with seat 0's boat on the tile where seat 1's already was, in seat 1's river."""
    return regatta(mobster, holder).tile("glen-lyon", -1, 0, 1).boat(1, 0, 0).boat(0, 1, 0)


# Calum McQuack


@pytest.mark.rule("X9.2")
@pytest.mark.parametrize(("holder", "other"), [(0, 1), (1, 0)])
def test_overtaking_and_being_overtaken_let_one_hand_over_a_penny(holder: int, other: int) -> None:
    table = beside(QUACK, holder).row()
    assert table.pos.stack[-1].name == HandingOver.name
    table.play(HAND_OVER)
    pennies = [7, 7, 7]
    pennies[holder], pennies[other] = 6, 8
    assert list(state(table).pennies) == pennies
    assert isinstance(table.pos.stack[-1], Turn)


@pytest.mark.rule("X9.2", "R-X29")
@pytest.mark.parametrize("holder", [0, 1])
def test_a_boat_that_sets_off_after_another_drew_level_overtakes_no_one(holder: int) -> None:
    at_home = regatta(QUACK, holder).boat(1, 3, CASTLE)  # next to seat 0's boat, which never left its castle
    assert at_home.lies(0) == at_home.lies(1)
    assert isinstance(at_home.row().pos.stack[-1], Turn)
    on_the_way = regatta(QUACK, holder).tile("glen-lyon", -1, 0, 1).boat(0, 1, 0).boat(1, 0, 0)
    assert isinstance(on_the_way.row().pos.stack[-1], Turn), "seat 0 came first and merely leaves first"


@pytest.mark.rule("X9.2", "R-X29")
def test_two_boats_may_overtake_each_other_in_turn() -> None:
    table = beside(QUACK, 0).tile("loch-shiel", -2, 0, 1).row().play(HAND_OVER)
    row(table.pos, 1)  # seat 1 draws level
    row(table.pos, 1)
    assert table.pos.stack[-1] == HandingOver(0, 1), "and overtakes in its turn"


@pytest.mark.rule("X9.2", "R-X27")
def test_one_may_keep_it_and_a_standing_preference_answers() -> None:
    table = beside(QUACK, 0).row()
    frame = table.pos.stack[-1]
    assert isinstance(frame, HandingOver)
    assert (frame.declining(table.pos, 0), frame.accepting(table.pos, 0)) == (DONE, HAND_OVER)
    table.play(DONE)
    assert state(table).pennies == (7, 7, 7)


@pytest.mark.rule("X9.2")
def test_no_one_is_asked_without_pennies_or_about_a_boat_that_no_longer_races() -> None:
    table = beside(QUACK, 0)
    state(table).pennies = (0, 7, 7)
    assert isinstance(table.row().pos.stack[-1], Turn)
    table = beside(QUACK, 0)
    table.race.places[1] = 1
    assert isinstance(table.row().pos.stack[-1], Turn)
    assert isinstance(beside(QUACK, 2).row().pos.stack[-1], Turn)


# Bully McMuscle


@pytest.mark.rule("X9.3")
def test_a_tile_with_another_boat_is_free() -> None:
    table = regatta(MUSCLE, movement=2).boat(0, 1, 1).boat(1, 0, 0)
    table.row()
    assert (table.pos.now.movement, table.race.cells[0]) == (2, 0)
    table = regatta(MUSCLE, 1, 2).boat(0, 1, 1).boat(1, 0, 0).row()
    assert table.pos.now.movement == 1


@pytest.mark.rule("X9.3")
def test_but_one_needs_a_point_to_go_on_with() -> None:
    table = regatta(MUSCLE, movement=0).boat(0, 1, 1).boat(1, 0, 0)
    assert table.legal(Row) == []
    assert table.why_not(ROW) == "no-movement"


# A second reward


@pytest.mark.rule("X9.4")
@pytest.mark.parametrize("mobster", [QUACK, MUSCLE])
def test_once_a_second_reward_is_drawn_from_the_castle(mobster: str) -> None:
    table = regatta(mobster)
    table.before_castle("three-vp", "three-coins").row()
    castle = castle_at(table.pos, 0, 1)
    table.play(KeepReward("three-coins"))
    assert table.pos.stack[-1] == SecondReward(0, castle, mobster)
    assert table.player().coins == 3
    table.play(TAKE_ANOTHER)
    assert (table.player().total(), table.race.left[castle]) == (3, 0)
    assert tokens(table, mobster) == ()


@pytest.mark.rule("X9.4")
def test_it_may_wait_and_others_get_none() -> None:
    table = regatta(QUACK)
    table.before_castle("three-vp", "three-coins").row()
    table.play(KeepReward("three-coins"), DONE)
    assert tokens(table, QUACK) == (0,)
    table = regatta(QUACK, 1)
    table.before_castle("three-vp", "three-coins").row()
    table.play(KeepReward("three-coins"))
    assert isinstance(table.pos.stack[-1], Turn)


@pytest.mark.rule("X9.4")
def test_not_where_nothing_is_left() -> None:
    table = regatta(MUSCLE)
    table.before_castle("three-coins").row()
    table.play(KeepReward("three-coins"))
    assert isinstance(table.pos.stack[-1], Turn)
