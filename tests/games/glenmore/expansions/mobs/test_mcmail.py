"""Bruce McMail buys what others produce (X8.12)."""

from __future__ import annotations

import pytest
from tests.games.glenmore.expansions.mobs.mob_tables import held_by, refused, state, tokens
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.actions.activation import Activate
from bothy.games.glenmore.answers import DONE
from bothy.games.glenmore.expansions.mobs.bruce_mcmail import Fence, Intercept, Intercepting
from bothy.games.glenmore.turn import END_TURN, Turn


def producing(tile: str, holder: int = 1) -> Table:
    """Activates a tile of seat 0 while a seat holds Bruce McMail."""
    return held_by("bruce-mcmail", holder).tile(tile, 1, 1).activating(tile).play(Activate(tile, 1))


@pytest.mark.rule("X8.12", "R-X13")
def test_right_after_the_activation_its_player_may_buy_one_for_a_coin_of_his() -> None:
    table = producing("lochridge")
    assert table.pos.stack[-1] == Intercepting(1, 0, table.number("lochridge"), (0, 0, 0, 0, 1))
    assert table.acting() == 1
    coins = [player.coins for player in table.pos.players]
    table.play(Intercept("cattle", "home-castle"))
    assert (table.on("lochridge"), table.on("home-castle", 1)) == ({}, {"cattle": 1})
    assert [player.coins for player in table.pos.players] == [coins[0] + 1, coins[1], coins[2]]
    assert tokens(table, "bruce-mcmail") == (1, 1)
    assert table.acting() == 0


@pytest.mark.rule("X8.12")
def test_it_may_be_sold_to_the_market_at_once() -> None:
    table = held_by("bruce-mcmail", 1).tile("spittal", 1, 1).activating("spittal").market(stone=2)
    table.play(Activate("spittal", 1)).play(Fence("stone"))
    assert (table.player(1).coins, table.player(0).coins, table.pos.market[1]) == (2, 1, 1)
    assert table.on("spittal") == {}


@pytest.mark.rule("X8.12")
def test_or_left_alone() -> None:
    table = producing("lochridge").play(DONE)
    assert (table.on("lochridge"), tokens(table, "bruce-mcmail")) == ({"cattle": 1}, (1, 1, 1))
    table.play(END_TURN)


@pytest.mark.rule("X8.12")
def test_only_tiles_with_the_animal_or_the_cloth_icon_count() -> None:
    assert isinstance(producing("black-isle").pos.stack[-1], Turn)
    assert isinstance(producing("halkirk").pos.stack[-1], Turn)
    assert isinstance(producing("spittal").pos.stack[-1], Intercepting)


@pytest.mark.rule("X8.12")
def test_his_player_is_not_asked_about_their_own_production_or_without_coins_on_him() -> None:
    assert isinstance(producing("lochridge", 0).pos.stack[-1], Turn)
    table = held_by("bruce-mcmail", 1).tile("lochridge", 1, 1).activating("lochridge")
    state(table).tokens = ((),)
    assert isinstance(table.play(Activate("lochridge", 1)).pos.stack[-1], Turn)


@pytest.mark.rule("X8.12")
def test_three_coins_buy_three_resources_one_for_each_activation() -> None:
    table = held_by("bruce-mcmail", 1)
    for tile, row in (("lochridge", 1), ("spittal", 2), ("glen-orchy", 3), ("strathnairn", 4)):
        table.tile(tile, 1, row)
    bought = 0
    for tile in ("lochridge", "spittal", "glen-orchy", "strathnairn"):
        table.activating(tile).play(Activate(tile, 1))
        if table.acting() == 1:
            table.play(table.legal(Intercept)[0])
            bought += 1
            assert table.acting() == 0, "one for each activation"
    assert (bought, tokens(table, "bruce-mcmail"), table.player(0).coins) == (3, (), 3)
    assert sum(table.player(1).stock()) == 3


@pytest.mark.rule("X8.12", "R-I59")
def test_his_player_is_not_asked_without_room_or_market() -> None:
    table = held_by("bruce-mcmail", 1).tile("lochridge", 1, 1).activating("lochridge")
    table.goods("home-castle", 1, wood=3).goods("home-village", 1, wood=3)
    assert isinstance(table.play(Activate("lochridge", 1)).pos.stack[-1], Turn)
    assert tokens(table, "bruce-mcmail") == (1, 1, 1)


@pytest.mark.rule("X8.12")
def test_resources_not_produced_and_tiles_without_room_are_refused() -> None:
    table = producing("lochridge")
    assert refused(table, Intercept("wood", "home-castle")) == ("not-produced", "X8.12")
    assert refused(table, Fence("cattle")) == ("no-coins-in-row", "G7.6")
    assert refused(table, Intercept("cattle", "oban")) == ("no-tile-there", "X8.12")
    table.goods("home-castle", 1, wood=3)
    assert refused(table, Intercept("cattle", "home-castle")) == ("no-room", "G11.5")
