"""Mobsters disguised as Scotsmen: McSnitch, MacDarkie and McCastle (X8.16, X8.17, X8.21, X8.22)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.glenmore.expansions.hammer.england_tables import errand
from tests.games.glenmore.expansions.mobs.mob_tables import (
    HIDERS,
    held_by,
    hold,
    mob_table,
    refused,
    standing_on,
    tokens,
    whereabouts,
)
from tests.games.glenmore.openings import places
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.actions.movement import Walk
from bothy.games.glenmore.actions.payment import SendAway
from bothy.games.glenmore.actions.placing import Place, Placing
from bothy.games.glenmore.answers import DONE, Buy, Give
from bothy.games.glenmore.expansions.hammer.england import next_price
from bothy.games.glenmore.expansions.hammer.english_turn import UseEnglishman
from bothy.games.glenmore.expansions.highlander.hoard import hoard
from bothy.games.glenmore.expansions.mobs.hiding import STAY, Disguise, GoingOut, Hide, Hiding, Recruit
from bothy.games.glenmore.expansions.mobs.kenneth_mcsnitch import Prowl, SlippingAway, Steal, Stealing
from bothy.games.glenmore.expansions.mobs.prison_door import TakeMobster
from bothy.games.glenmore.scoring.scores import amounts
from bothy.games.glenmore.turn import END_TURN, Take, Turn

SNITCH, DARKIE, CASTLE = HIDERS


# Going out


@pytest.mark.rule("X8.16", "X8.6")
@pytest.mark.parametrize("mobster", HIDERS)
def test_a_scotsman_of_the_supply_may_become_one_as_soon_as_it_is_taken(mobster: str) -> None:
    table = mob_table(mobster).activating().play(END_TURN, TakeMobster(mobster))
    assert table.pos.stack[-1] == GoingOut(0, mobster)
    supply = table.player().supply
    table.play(Recruit(mobster))
    assert {action.owner for action in table.legal(Hide)} == {1, 2}
    table.play(Hide(2, "home-castle"))
    assert (whereabouts(table, mobster), tokens(table, mobster)) == ((2, "home-castle"), ())
    assert (table.player().supply, sum(table.player(2).scotsmen.values())) == (supply - 1, 1)


@pytest.mark.rule("X8.16", "X8.8")
@pytest.mark.parametrize("mobster", HIDERS)
def test_or_one_of_a_tile_in_a_later_turn(mobster: str) -> None:
    table = mob_table(mobster).activating().play(END_TURN, TakeMobster(mobster), DONE)
    assert tokens(table, mobster) == (0,)
    table.turn(0).play(Disguise(mobster, "home-village"), Hide(1, "home-castle"))
    assert (table.player().scotsmen, whereabouts(table, mobster)) == ({}, (1, "home-castle"))
    assert table.why_not(Recruit(mobster)) == "no-mob-token"


@pytest.mark.rule("X8.16")
def test_disguising_needs_a_scotsman_and_hiding_needs_a_hideout() -> None:
    table = held_by(SNITCH)
    assert refused(table, Disguise(SNITCH, "home-castle")) == ("no-scotsman-there", "X8.16")
    table.player().supply = 0
    assert refused(table, Recruit(SNITCH)) == ("no-scotsman-left", "X8.16")
    table.play(Disguise(SNITCH, "home-village"))
    assert refused(table, Hide(0, "home-castle")) == ("no-hideout", "X8.16")
    assert refused(table, Hide(1, "oban")) == ("no-such-tile-there", "X8.16")
    assert refused(table, Hide(5, "oban")) == ("no-such-seat", "X8.16")


@pytest.mark.rule("X8.16")
@pytest.mark.parametrize("mobster", HIDERS)
def test_when_a_scotsman_comes_to_its_tile_it_flees_to_a_third_territory(mobster: str) -> None:
    table = held_by(mobster, 1).activating(movement=1)
    standing_on(table, mobster, "home-castle", 0).play(Walk("home-village", "east"))
    assert (table.acting(), table.pos.stack[-1].name) == (1, "hiding")
    assert {action.owner for action in table.legal(Hide)} == {2}
    assert refused(table, Hide(0, "home-village")) == ("no-hideout", "X8.16")
    table.play(Hide(2, "home-castle"))
    assert whereabouts(table, mobster) == (2, "home-castle")
    assert isinstance(table.pos.stack[-1], Turn)


@pytest.mark.rule("X8.16")
def test_from_the_supply_too() -> None:
    table = standing_on(held_by(SNITCH, 1), SNITCH, "home-castle", 0)
    table.pos.muster(0, table.pos.cell_of(0, "home-castle"), 1, "tile")
    assert table.pos.stack[-1] == Hiding(1, SNITCH, 0)


@pytest.mark.rule("R-X27")
def test_where_it_flees_is_listed_from_the_next_seat_on_in_the_order_tiles_were_laid() -> None:
    table = standing_on(held_by(SNITCH, 2, seats=4), SNITCH, "home-castle", 3).tile("brora", 1, 1, 0)
    table.asked(Hiding(2, SNITCH, 3))
    assert [(action.owner, action.tile) for action in table.legal(Hide)] == [
        (0, "home-village"),
        (0, "home-castle"),
        (0, "brora"),
        (1, "home-village"),
        (1, "home-castle"),
    ]


@pytest.mark.rule("X8.16")
def test_the_tile_shows_whose_scotsman_is_there() -> None:
    table = standing_on(held_by(SNITCH, 1), SNITCH, "home-castle", 0)
    shown = table.rules.view(table.pos, 0)["players"][0]["territory"]
    assert [place.get("pieces") for place in shown] == [None, [[SNITCH, 1, 1]]]


# Kenneth McSnitch


def prowling(movement: int = 2) -> Table:
    """Returns a table with seat 0's McSnitch on seat 1's castle; the tile below it holds wood and stone."""
    table = held_by(SNITCH).tile("brora", 1, 1, 1).goods("brora", 1, wood=2, stone=1)
    return standing_on(table.activating(movement=movement), SNITCH, "home-castle", 1)


@pytest.mark.rule("X8.17")
def test_movement_moves_him_and_he_steals_what_no_one_guards() -> None:
    table = prowling().play(Prowl("south"))
    assert (table.pos.now.movement, whereabouts(table, SNITCH)) == (1, (1, "brora"))
    assert refused(table, Steal("sheep", "home-village")) == ("nothing-to-steal", "X8.17")
    table.play(Steal("wood", "home-village"))
    assert (table.on("brora", 1), table.on("home-village")) == ({"wood": 1, "stone": 1}, {"wood": 1})


@pytest.mark.rule("X8.17")
def test_then_he_may_slip_away_at_once() -> None:
    table = prowling().play(Prowl("south"), Steal("wood", "home-village"))
    assert isinstance(table.pos.stack[-1], SlippingAway)
    assert {action.owner for action in table.legal(Hide)} == {2}
    other = table.pos.copy()
    table.play(Hide(2, "home-village"))
    assert whereabouts(table, SNITCH) == (2, "home-village")
    table.pos = other
    table.play(STAY)
    assert whereabouts(table, SNITCH) == (1, "brora")


@pytest.mark.rule("X8.17")
def test_he_need_not_steal_and_then_he_stays() -> None:
    table = prowling().play(Prowl("south"), DONE)
    assert isinstance(table.pos.stack[-1], Turn)
    assert whereabouts(table, SNITCH) == (1, "brora")


@pytest.mark.rule("X8.17")
def test_a_guarded_tile_and_one_without_resources_give_nothing() -> None:
    table = prowling().scotsmen(1, brora=1).play(Prowl("south"))
    assert isinstance(table.pos.stack[-1], Turn)
    table = prowling().play(Prowl("west"))
    assert isinstance(table.pos.stack[-1], Turn)


@pytest.mark.rule("X8.17")
def test_without_room_there_is_nothing_to_steal() -> None:
    table = prowling().goods("home-village", wood=3).goods("home-castle", wood=3).play(Prowl("south"))
    assert not isinstance(table.pos.stack[-1], Stealing)


@pytest.mark.rule("X8.16", "X8.17")
def test_he_steals_where_he_walks_to_and_not_where_he_is_put() -> None:
    table = held_by(SNITCH).goods("home-castle", 1, wood=2).activating(movement=1)
    table.play(Recruit(SNITCH), Hide(1, "home-castle"))
    assert isinstance(table.pos.stack[-1], Turn)
    assert table.on("home-castle", 1) == {"wood": 2}
    slipped = prowling(1).goods("home-village", 2, sheep=1).play(Prowl("south"), Steal("wood", "home-village"))
    assert isinstance(slipped.play(Hide(2, "home-village")).pos.stack[-1], Turn)
    assert slipped.on("home-village", 2) == {"sheep": 1}


@pytest.mark.rule("X8.17")
def test_every_step_may_steal_one_resource_in_one_territory_after_the_other() -> None:
    table = prowling(2).goods("home-castle", 2, cattle=1).play(Prowl("south"), Steal("stone", "home-village"))
    table.play(Hide(2, "home-village"), Prowl("east"), Steal("cattle", "home-castle"))
    assert (table.on("home-village"), table.on("home-castle")) == ({"stone": 1}, {"cattle": 1})
    assert (table.on("brora", 1), table.on("home-castle", 2)) == ({"wood": 2}, {})
    assert {action.owner for action in table.legal(Hide)} == {1}, "to another opponent, or not at all"
    assert table.pos.now.movement == 0


@pytest.mark.rule("X8.16", "X8.17", "G9.3")
def test_he_guards_nothing_and_helps_no_one_to_place_a_tile() -> None:
    table = standing_on(held_by(SNITCH), SNITCH, "home-castle", 1).scotsmen(1).scotsmen(0)
    table.turn(1).asked(Placing(1, table.number("brora")))
    assert places(table) == [], "the owner has no Scotsman anywhere"


@pytest.mark.rule("X8.17")
def test_he_walks_on_tiles_and_for_points_only() -> None:
    table = prowling()
    assert refused(table, Prowl("north")) == ("not-a-neighbour", "X8.17")
    assert refused(prowling(0), Prowl("south")) == ("no-movement", "G13.1")
    assert refused(held_by(SNITCH), Prowl("south")) == ("snitch-not-out", "X8.17")


# Fergus MacDarkie


def toll(coins: int = 1, tile: str = "lochridge") -> Table:
    """Returns a table with seat 1's MacDarkie on the village of seat 0, who has a tile in hand."""
    table = standing_on(held_by(DARKIE, 1).coins(coins), DARKIE, "home-village", 0).activating()
    return table.asked(Placing(0, table.number(tile)))


@pytest.mark.rule("X8.21")
def test_a_tile_around_him_costs_its_owner_a_coin_and_he_moves_on() -> None:
    table = toll().play(Place(0, 1))
    assert (table.player(0).coins, table.player(1).coins) == (0, 1)
    assert table.pos.stack[-1] == Hiding(1, DARKIE, 0)
    table.play(Hide(2, "home-village"))
    assert whereabouts(table, DARKIE) == (2, "home-village")
    assert table.acting() == 0


@pytest.mark.rule("X8.16", "X8.21")
def test_two_reasons_to_leave_are_one() -> None:
    table = standing_on(held_by(DARKIE, 1), DARKIE, "home-village", 0)
    table.asked(Hiding(1, DARKIE, 0), Hiding(1, DARKIE, 0)).play(Hide(2, "home-village"))
    assert isinstance(table.pos.stack[-1], Turn)


@pytest.mark.rule("X8.21")
def test_a_player_who_cannot_pay_places_it_elsewhere() -> None:
    table = toll(0).scotsmen(0, home_castle=1)
    table.player().scotsmen[0] = 1
    table.tile("spittal", 1, -1)
    assert all(abs(column) > 1 or abs(row) > 1 for column, row in places(table))
    assert refused(table, Place(0, 1)) == ("too-dear", "")


def behind_toll(*tiles: str, coins: int, **options: Any) -> Table:
    """Returns a table with seat 1's MacDarkie on the village of seat 0, in its turn, with these tiles ahead.

    All places in reach of the only Scotsman are around the village, so each costs the coin.
    """
    table = standing_on(held_by(DARKIE, 1, **options), DARKIE, "home-village", 0).coins(coins)
    rest = ["empty"] * (len(table.pos.rondel) - 4 - len(tiles))
    return table.rondel("gap", "seat-0", "seat-1", "seat-2", *tiles, *rest)


@pytest.mark.rule("X8.21", "G8.6", "R-X31")
def test_the_toll_is_part_of_the_cost_of_taking_a_tile() -> None:
    table = behind_toll("strathmore", coins=1)  # it costs a coin
    assert table.legal(Take) == []
    assert refused(table, Take("strathmore")) == ("too-dear", "G8.7")
    table.coins(2).play(Take("strathmore"), Place(0, 1))
    assert (table.player(0).coins, table.player(1).coins) == (0, 1)
    assert table.number("strathmore") in table.player().tiles.values()


@pytest.mark.rule("X8.21", "G7.4", "R-X31")
def test_a_payment_leaves_the_coin_for_the_toll() -> None:
    table = behind_toll("rannoch", coins=1).goods("home-castle", barley=1).play(Take("rannoch"))  # costs a barley
    assert table.pos.legal(0) == [Give("barley", "home-castle")]
    assert refused(table, Buy("barley")) == ("too-dear", "G7.1")
    assert Buy("barley") in behind_toll("rannoch", coins=2).play(Take("rannoch")).pos.legal(0)
    assert behind_toll("rannoch", coins=1).legal(Take) == [], "barley and toll are two coins"


@pytest.mark.rule("X8.21", "G8.4", "G8.7", "R-X31")
def test_a_tile_paid_with_a_scotsman_still_needs_the_coin_for_the_toll() -> None:
    table = behind_toll("loch-ness", coins=0).scotsmen(0, home_village=2)
    assert refused(table, Take("loch-ness")) == ("too-dear", "G8.7")
    table.coins(1).play(Take("loch-ness"), SendAway("home-village"), Place(-1, 0))
    assert (table.player(0).coins, table.player(1).coins) == (0, 1)


@pytest.mark.rule("X8.21", "X2.5", "R-X31")
def test_the_mountain_does_not_get_the_coin_for_the_toll() -> None:
    table = behind_toll("mountain", "brora", coins=1, highlander="one-space").goods("home-castle", wood=1)
    table.play(Take("brora"))
    assert (hoard(table.pos).coins, sum(hoard(table.pos).goods)) == (0, 1), "the wood is left, without a question"
    assert table.play(Place(0, 1)).player(1).coins == 1
    assert behind_toll("mountain", "brora", coins=1, highlander="one-space").legal(Take) == []


@pytest.mark.rule("X8.21", "X4.6", "R-X31")
def test_the_englishman_takes_no_tile_whose_toll_cannot_be_paid_on_top_of_the_england_row() -> None:
    table = hold(errand("brora", mobs=True), DARKIE, 1)
    standing_on(table, DARKIE, "home-village", 0)
    assert table.coins(next_price(table.pos)).legal(UseEnglishman) == []
    assert refused(table, UseEnglishman("brora")) == ("too-dear", "G8.7")
    assert table.coins(next_price(table.pos) + 1).legal(UseEnglishman) == [UseEnglishman("brora")]


@pytest.mark.rule("X8.21")
def test_a_tile_farther_away_is_free() -> None:
    table = toll().tile("spittal", 1, -1).tile("glen-orchy", 1, -2).scotsmen(0, spittal=1)
    table.play(Place(1, -3) if (1, -3) in places(table) else Place(2, -2))
    assert (table.player(0).coins, table.player(1).coins) == (1, 0)
    assert whereabouts(table, DARKIE) == (0, "home-village")


@pytest.mark.rule("X8.21")
def test_movement_does_not_move_him() -> None:
    table = standing_on(held_by(DARKIE, 0).activating(movement=2), DARKIE, "home-village", 1)
    assert table.legal(Prowl) == []


# Mike McCastle


@pytest.mark.rule("X8.22")
def test_one_scotsman_less_there_and_one_more_at_home() -> None:
    table = held_by(CASTLE).scotsmen(0, home_castle=1).scotsmen(1, home_castle=2).scotsmen(2, home_castle=2)
    standing_on(table, CASTLE, "home-castle", 1)
    assert [amounts(table.pos, seat)[0] for seat in range(3)] == [2, 1, 2]
    table.scotsmen(1)
    assert amounts(table.pos, 1)[0] == 0


@pytest.mark.rule("X8.22")
def test_castle_moil_doubles_what_he_counts_for() -> None:
    table = held_by(CASTLE).scotsmen(0, home_castle=1).power("castle-scotsmen-count-more")
    standing_on(table, CASTLE, "home-castle", 1)
    assert amounts(table.pos, 0)[0] == 4


@pytest.mark.rule("X8.22")
def test_he_hides_on_home_castles_only() -> None:
    table = held_by(CASTLE).tile("donan-castle", 1, 1, 1).play(Recruit(CASTLE))
    assert table.legal(Hide) == [Hide(1, "home-castle"), Hide(2, "home-castle")]
    assert refused(table, Hide(1, "donan-castle")) == ("no-hideout", "X8.16")


@pytest.mark.rule("X8.16")
def test_everyone_sees_where_a_mobster_is() -> None:
    table = standing_on(held_by(SNITCH), SNITCH, "home-village", owner=2)
    out = table.rules.view(table.pos, 1)["mobs"]["out"]
    assert out == [{"mobster": SNITCH, "owner": 2, "tile": "home-village"}]
