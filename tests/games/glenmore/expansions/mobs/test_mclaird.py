"""Peggy McLaird reserves a tile: others pay, her player must take it (X8.13 to X8.15)."""

from __future__ import annotations

import pytest
from tests.games.glenmore.expansions.mobs.mob_tables import held_by, mob_table, out, refused, state, tokens
from tests.games.glenmore.openings import SPACES
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.actions.placing import Placing
from bothy.games.glenmore.actions.rondel import discard_passed
from bothy.games.glenmore.expansions.mobs.peggy_mclaird import Reserve
from bothy.games.glenmore.hook_types import BY_PIECE, NOBODY
from bothy.games.glenmore.turn import END_TURN, STOP, Discard, Take

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
