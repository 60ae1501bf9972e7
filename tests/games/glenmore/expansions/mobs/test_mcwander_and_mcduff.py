"""Peggy McWander puts a price on clan territories (X8.10); Joe McDuff takes from the market (X8.11)."""

from __future__ import annotations

import pytest
from tests.games.glenmore.expansions.mobs.mob_tables import held_by, out, refused, state, tokens
from tests.games.glenmore.openings import sentence
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.actions.activation import Activate
from bothy.games.glenmore.actions.markers import ChoosingClan, PlaceMarker, set_marker
from bothy.games.glenmore.actions.payment import Pay
from bothy.games.glenmore.expansions.mobs.joe_mcduff import Skim
from bothy.games.glenmore.expansions.mobs.peggy_mcwander import LieInWait
from bothy.games.glenmore.turn import Take


def wander(clan: str = "sinclair", holder: int = 1, **seats: int) -> Table:
    """Returns a table with her 2-coin token on a clan territory; seat 0 may set a marker."""
    table = held_by("peggy-mcwander", holder, **seats)
    out(table, "peggy-mcwander", table.rules.clan_of[clan], 2)
    return table.asked(ChoosingClan(0))


# Peggy McWander


@pytest.mark.rule("X8.10", "X8.8")
def test_her_tokens_go_onto_free_clan_territories() -> None:
    table = held_by("peggy-mcwander").marker("gunn")
    assert tokens(table, "peggy-mcwander") == (2, 3)
    assert refused(table, LieInWait("gunn", 2)) == ("clan-not-free", "X8.10")
    table.play(LieInWait("sinclair", 3))
    assert (tokens(table, "peggy-mcwander"), len(state(table).out)) == ((2,), 1)
    assert refused(table, LieInWait("sinclair", 2)) == ("clan-not-free", "X8.10")
    assert refused(table, LieInWait("ross", 3)) == ("no-mob-token", "X8.10")
    assert refused(table, LieInWait("nobody", 2)) == ("no-such-clan", "G14.2")
    table.play(LieInWait("ross", 2))
    assert table.legal(LieInWait) == []


@pytest.mark.rule("X8.10")
def test_another_player_pays_her_price_on_top_of_the_road() -> None:
    table = wander().coins(9).coins(0, seat=1)
    road = table.pos.roads[table.rules.clan_of["sinclair"]]
    table.play(PlaceMarker("sinclair"))
    assert table.player(0).coins == 9 - road - 2
    assert table.player(1).coins == 2
    assert state(table).out == ()


@pytest.mark.rule("X8.10")
def test_or_cannot_set_a_marker_there() -> None:
    table = wander()
    road = table.pos.roads[table.rules.clan_of["sinclair"]]
    table.coins(road + 1)
    assert PlaceMarker("sinclair") not in table.legal(PlaceMarker)
    assert refused(table, PlaceMarker("sinclair")) == ("road-too-dear", "G14.5")
    table.coins(road + 2)
    assert PlaceMarker("sinclair") in table.legal(PlaceMarker)


@pytest.mark.rule("X8.10")
def test_her_own_player_pays_the_road_alone() -> None:
    table = wander(holder=0).coins(9)
    road = table.pos.roads[table.rules.clan_of["sinclair"]]
    table.play(PlaceMarker("sinclair"))
    assert (table.player(0).coins, state(table).out) == (9 - road, ())


@pytest.mark.rule("R-X24")
def test_a_marker_free_of_its_road_still_costs_her_price() -> None:
    table = wander().coins(9).coins(0, seat=1)
    place = table.rules.clan_of["sinclair"]
    set_marker(table.pos, 0, place, free=True)
    assert (table.player(0).coins, table.player(1).coins) == (7, 2)


@pytest.mark.rule("X8.8")
def test_tokens_wait_until_no_other_question_is_open() -> None:
    table = held_by("peggy-mcwander").coins(9).asked(ChoosingClan(0))
    assert table.why_not(LieInWait("sinclair", 2)) == "finish-first"
    assert table.legal(LieInWait) == []


# Joe McDuff


@pytest.mark.rule("X8.11")
def test_he_takes_the_largest_pile_of_a_row() -> None:
    table = held_by("joe-mcduff").market(wood=3, stone=1)
    table.play(Skim("wood"))
    assert (table.player().coins, table.pos.market[0]) == (3, 2)
    table.play(Skim("wood"))
    assert (table.player().coins, table.pos.market[0]) == (5, 1)
    assert refused(table, Skim("sheep")) == ("no-coins-in-row", "X8.11")
    table.play(Skim("stone"))
    assert (table.player().coins, tokens(table, "joe-mcduff")) == (6, ())
    assert refused(table, Skim("wood")) == ("no-mob-token", "X8.11")
    assert sentence(table, Skim("wood")) == "You have no token of Joe McDuff to use."


@pytest.mark.rule("X8.8", "X8.11")
def test_he_helps_in_the_middle_of_a_payment() -> None:
    table = held_by("joe-mcduff").market(wood=3).tile("crieff", 1, 1).activating("crieff")
    table.goods("home-village", sheep=1).play(Activate("crieff", 1))
    assert isinstance(table.pos.stack[-1], Pay)
    table.play(Skim("wood"))
    assert table.player().coins == 3
    assert isinstance(table.pos.stack[-1], Pay)


def test_no_one_else_uses_a_mobster() -> None:
    table = held_by("joe-mcduff", 1).market(wood=3)
    assert table.why_not(Skim("wood")) == "no-mob-token"
    assert table.legal(Take)
