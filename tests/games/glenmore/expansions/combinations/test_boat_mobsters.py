"""Mobsters on the boats and at a feast (X9.2 to X9.6)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.glenmore.expansions.boats.regatta import Regatta
from tests.games.glenmore.expansions.haggis.serving import HaggisTable
from tests.games.glenmore.expansions.mobs.mob_tables import hold, refused, state, tokens

from bothy.games.glenmore.answers import DONE
from bothy.games.glenmore.expansions.boats.course import castle_at
from bothy.games.glenmore.expansions.boats.rewards import KeepReward
from bothy.games.glenmore.expansions.boats.rowing import ROW, Row, row
from bothy.games.glenmore.expansions.combinations.mobsters.calum_mcquack import HAND_OVER, HandingOver
from bothy.games.glenmore.expansions.combinations.mobsters.fraser_mcstarve import (
    GiveUpHaggis,
    GivingUp,
    Starve,
    Starving,
)
from bothy.games.glenmore.expansions.combinations.mobsters.oonagh_mchagg import SPOIL_ROLL, SpoilingRoll
from bothy.games.glenmore.expansions.combinations.mobsters.second_reward import TAKE_ANOTHER, SecondReward
from bothy.games.glenmore.expansions.haggis.feast import Feast, MoreRolls, RollAgain
from bothy.games.glenmore.expansions.haggis.tables import known_of, possible
from bothy.games.glenmore.expansions.haggis.taking import ReturnHaggis, ReturningHaggis
from bothy.games.glenmore.territory.grid import CASTLE
from bothy.games.glenmore.turn import Turn
from bothy.kernel import UNTIL_END, EventRecorder, ScriptedDealer

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


STARVE, HAGG = "fraser-mcstarve", "oonagh-mchagg"


def serving(mobster: str, holder: int = 0, **options: Any) -> HaggisTable:
    table = HaggisTable(3, mobs=True, **options)
    hold(table, mobster, holder)
    return table.shown(2, 2)


def feast(table: HaggisTable, *rolls: int) -> HaggisTable:
    """Runs a feast with these rolls, up to the first question."""
    table.pos.push(Feast())
    table.pos.trace = trace = EventRecorder()
    table.pos.settle(ScriptedDealer(list(rolls)))
    table.events = trace.events
    return table


# Fraser McStarve


@pytest.mark.rule("X9.5")
def test_a_player_gives_up_a_token_before_the_rolls() -> None:
    table = feast(serving(STARVE).hidden(1, 3, seat=1))
    assert table.pos.stack[-1] == Starving(0)
    assert refused(table, Starve(2)) == ("nothing-to-give-up", "X9.5")
    table.play(Starve(1))
    assert (table.pos.stack[-1].name, table.acting()) == (GivingUp.name, 1)
    assert refused(table, GiveUpHaggis(2)) == ("no-such-haggis-here", "X9.5")
    table.play(GiveUpHaggis(1), deal=(2, 2, 2, 2))
    assert (table.mine(0), table.mine(1)) == ([1], [3])
    assert tokens(table, STARVE) == ()


@pytest.mark.rule("X9.5", "R-X27")
def test_which_token_it_is_stays_between_the_two() -> None:
    assert GivingUp.sealed == UNTIL_END
    table = feast(serving(STARVE).hidden(1, 3, seat=1))
    table.play(Starve(1))
    assert table.legal(GiveUpHaggis) == [GiveUpHaggis(1), GiveUpHaggis(3)]
    shown = table.pos.reveals
    table.play(GiveUpHaggis(3), deal=(2, 2, 2, 2))
    assert table.pos.reveals == shown + 1 + 4  # the token, after which undo is impossible, and four rolls
    given = [event for event in table.events if event.key in ("haggis-given-up", "haggis-seen")]
    assert [(event.key, event.only) for event in given] == [("haggis-given-up", None), ("haggis-seen", (0,))]
    assert [possible(known_of(each)) for each in table.part.hidden[0]] == [[1, 3]]


@pytest.mark.rule("X9.5")
def test_a_full_table_gives_another_one_back() -> None:
    table = feast(serving(STARVE).hidden(1, 1, 1, 2, 2).hidden(3, seat=1))
    table.play(Starve(1), GiveUpHaggis(3))
    assert isinstance(table.pos.stack[-1], ReturningHaggis)
    table.play(ReturnHaggis(1), deal=(2, 2, 2, 2))
    assert table.mine(0) == [1, 1, 3]


@pytest.mark.rule("X9.5")
def test_he_may_wait_for_a_later_feast() -> None:
    table = feast(serving(STARVE).hidden(1, seat=1)).play(DONE, deal=(2, 2, 2, 2))
    assert (tokens(table, STARVE), table.mine(1)) == ((0,), [1])


@pytest.mark.rule("X9.5", "R-X27")
def test_a_standing_preference_takes_from_the_first_who_has_one() -> None:
    table = feast(serving(STARVE, 1).hidden(1, seat=0).hidden(1, seat=2))
    frame = table.pos.stack[-1]
    assert isinstance(frame, Starving)
    assert (frame.declining(table.pos, 1), frame.accepting(table.pos, 1)) == (DONE, Starve(2))


@pytest.mark.rule("X9.5")
def test_he_works_once_in_the_game_and_never_on_his_own_player() -> None:
    table = feast(serving(STARVE).hidden(3, seat=0).hidden(1, 2, seat=1))
    assert table.legal(Starve) == [Starve(1)]
    table.play(Starve(1), GiveUpHaggis(2), deal=(1, 1, 1, 1))
    assert (table.mine(0), table.mine(1)) == ([2, 3], []), "the token taken is served like any other"
    again = feast(table.hidden(3, seat=1), 1, 1, 1, 1)
    assert again.part.feasts == 2, "nobody was asked"


# Oonagh McHagg


@pytest.mark.rule("X9.6")
def test_right_after_a_roll_it_may_be_rolled_again_once_a_feast() -> None:
    table = feast(serving(HAGG).hidden(3, seat=0), 1)
    assert table.pos.stack[-1] == SpoilingRoll(0, 1)
    table.play(SPOIL_ROLL, deal=(3, 1, 1, 1))
    assert table.part.feasts == 1
    assert table.player().points[table.rules.scores.index("haggis")] == 3


@pytest.mark.rule("X9.6")
def test_she_may_let_rolls_stand_and_wait_for_a_later_one() -> None:
    table = feast(serving(HAGG).hidden(3, seat=1), 3)
    table.play(DONE, deal=(2,))
    assert table.part.served[1] == [3]
    assert table.pos.stack[-1] == SpoilingRoll(0, 2)
    table.play(DONE, deal=(2,)).play(DONE, deal=(1,)).play(SPOIL_ROLL, deal=(2,))
    assert table.part.feasts == 1


@pytest.mark.rule("X9.6", "X5.8")
def test_only_the_new_roll_counts_and_the_next_feast_has_its_own() -> None:
    table = feast(serving(HAGG).hidden(1, 3, seat=1), 3)
    table.play(SPOIL_ROLL, deal=(1, 2, 2, 2))
    assert table.mine(1) == [3], "the 3 that was rolled first turned nothing up"
    table.pos.turns += 1
    assert feast(table, 3).pos.stack[-1] == SpoilingRoll(0, 3)


@pytest.mark.rule("X9.6", "X5.10")
def test_a_roll_that_whisky_bought_is_not_rolled_again() -> None:
    table = feast(serving(HAGG).hidden(3, seat=0).whisky(1), 1)
    table.play(DONE, deal=(1,)).play(DONE, deal=(1,)).play(DONE, deal=(1,)).play(DONE)
    assert isinstance(table.pos.stack[-1], MoreRolls)
    table.play(RollAgain(), deal=(2,))
    assert table.part.feasts == 1, "she was not asked"


@pytest.mark.rule("X9.6", "R-X27")
def test_no_one_is_asked_without_her_player_and_a_preference_answers() -> None:
    table = HaggisTable(3, mobs=True).shown(2, 2).hidden(3)
    assert feast(table, 1, 1, 1, 1).part.feasts == 1
    frame = SpoilingRoll(0, 1)
    assert (frame.declining(table.pos, 0), frame.accepting(table.pos, 0)) == (DONE, SPOIL_ROLL)
