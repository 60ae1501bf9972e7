"""Peggy McLaird reserves a tile (X8.13 to X8.15); Bruce McMail buys what others produce (X8.12)."""

from __future__ import annotations

import pytest
from tests.games.glenmore.expansions.mobs.mob_tables import held_by, mob_table, out, refused, state, tokens
from tests.games.glenmore.openings import SPACES
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.actions.activation import Activate
from bothy.games.glenmore.actions.placing import Placing
from bothy.games.glenmore.actions.rondel import discard_passed
from bothy.games.glenmore.answers import DONE
from bothy.games.glenmore.expansions.mobs.bruce_mcmail import Fence, Intercept, Intercepting
from bothy.games.glenmore.expansions.mobs.peggy_mclaird import Reserve
from bothy.games.glenmore.hook_types import BY_PIECE, NOBODY
from bothy.games.glenmore.turn import END_TURN, STOP, Discard, Take, Turn

PEGGY = "peggy-mclaird"


def rondel(table: Table, *spaces: str) -> Table:
    table.rondel("gap", *spaces, *["any"] * (SPACES - 1 - len(spaces)))
    return table


def reserved(tile: str = "kingussie", holder: int = 0, price: int = 2, **options: int) -> Table:
    """Returns a table with the tile ahead of the three pawns reserved in an earlier turn; seat 0 is to act."""
    table = rondel(held_by(PEGGY, holder, **options), "seat-0", "seat-1", "seat-2", tile).turn(0)
    out(table, PEGGY, table.number(tile), price)
    table.pos.turns = 5
    return table


@pytest.mark.rule("X8.13", "X8.8")
def test_a_tile_ahead_that_could_be_taken_is_reserved() -> None:
    table = rondel(held_by(PEGGY), "seat-0", "seat-1", "seat-2", "kingussie", "dornoch").turn(0)
    assert refused(table, Reserve("kingussie", 2)) == ("cannot-pay", "G8.1")
    table.goods("home-village", stone=1).play(Reserve("kingussie", 2))
    assert tokens(table, PEGGY) == (1, 3)
    assert [each[1:] for each in state(table).out] == [(table.number("kingussie"), 2)]
    assert refused(table, Reserve("halkirk", 1)) == ("reserved-already", "X8.13")
    assert refused(table, Reserve("halkirk", 2)) == ("no-mob-token", "X8.13")
    assert Take("brora") in table.legal(Take)


@pytest.mark.rule("X8.13")
def test_a_tile_behind_ones_pawn_is_not_reserved() -> None:
    table = rondel(held_by(PEGGY, 1), "seat-0", "halkirk", "seat-1", "brora").turn(1).activating()
    assert refused(table, Reserve("halkirk", 1)) == ("not-ahead", "X8.13")
    assert Reserve("brora", 1) in table.legal(Reserve)


@pytest.mark.rule("X8.13")
def test_another_player_pays_her_player_for_the_reserved_tile() -> None:
    table = reserved(holder=1).goods("home-village", stone=1)
    assert refused(table, Take("kingussie")) == ("cannot-pay", "G8.1")
    assert Take("kingussie") not in table.legal(Take)
    table.coins(2)
    assert Take("kingussie") in table.legal(Take)
    table.play(Take("kingussie"))
    assert (table.player(0).coins, table.player(1).coins) == (0, 2)


@pytest.mark.rule("X8.13")
@pytest.mark.parametrize("tile", ["brora", "robert-burns"])
def test_the_token_goes_once_the_tile_is_taken(tile: str) -> None:
    table = reserved(tile, holder=1).coins(2)
    table.play(Take(tile))
    if isinstance(table.pos.stack[-1], Placing):
        table.play(table.pos.legal(0)[0])
    assert (state(table).out, tokens(table, PEGGY)) == ((), (2, 3))


@pytest.mark.rule("X8.13")
def test_the_token_goes_when_the_tile_is_discarded_by_the_die_or_left_behind() -> None:
    table = reserved(holder=1)
    table.pos.discard(table.number("kingussie"), BY_PIECE, NOBODY)
    assert state(table).out == ()
    table = rondel(held_by(PEGGY, 1), "halkirk", "seat-0", "seat-1", "seat-2").turn(0)
    out(table, PEGGY, table.number("halkirk"), 2)
    discard_passed(table.pos, 0)
    assert state(table).out == ()


@pytest.mark.rule("X8.14")
def test_next_turn_her_player_must_take_it_and_pays_no_token() -> None:
    table = reserved("brora")
    assert table.legal(Take) == [Take("brora")]
    assert refused(table, Take("glenmore-forest")) == ("reserved-first", "X8.14")
    table.play(Take("brora"))
    assert table.player().coins == 0
    table.play(table.pos.legal(0)[0])
    assert (state(table).out, tokens(table, PEGGY)) == ((), (2, 3))


@pytest.mark.rule("X8.14")
def test_a_sale_that_lets_one_take_it_has_to_be_made() -> None:
    table = reserved().market(wood=2).goods("home-village", wood=1)
    assert table.legal(Take) == []
    assert refused(table, Take("brora")) == ("reserved-first", "X8.14")
    assert table.why_not(Discard("brora", "coin")) == "reserved-first"


@pytest.mark.rule("X8.14")
def test_the_end_waits_too() -> None:
    table = rondel(held_by(PEGGY), "seat-0", "seat-1", "seat-2", "brora", "the-end").turn(0)
    table.stack("D").turn(0)
    out(table, PEGGY, table.number("brora"), 1)
    assert refused(table, STOP) == ("reserved-first", "X8.14")


@pytest.mark.rule("X8.14")
def test_a_player_who_can_no_longer_take_it_is_free_and_turns_her_over() -> None:
    table = reserved("kingussie").market(stone=3).activating()
    table.pos.now.acted = False
    assert Take("brora") in table.legal(Take)
    table.activating().play(END_TURN)
    assert (state(table).out, tokens(table, PEGGY)) == ((), ())
    assert state(table).holders == (0,)
    assert "turned-over" in [event.key for event in table.events]


@pytest.mark.rule("X8.14")
def test_in_the_turn_of_the_reservation_nothing_is_due_yet() -> None:
    table = rondel(held_by(PEGGY), "seat-0", "seat-1", "seat-2", "brora").turn(0).play(Reserve("brora", 1))
    assert len(table.legal(Take)) > 1
    table.activating().play(END_TURN)
    assert len(state(table).out) == 1


@pytest.mark.rule("X8.15")
def test_a_player_who_has_reached_the_end_cannot_reserve() -> None:
    table = rondel(held_by(PEGGY), "seat-0", "seat-1", "seat-2", "brora").turn(0).activating()
    table.player().done = True
    assert refused(table, Reserve("brora", 1)) == ("reached-the-end", "X8.15")
    assert table.legal(Reserve) == []


def test_nothing_is_asked_without_her() -> None:
    assert mob_table().legal(Reserve) == []


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
