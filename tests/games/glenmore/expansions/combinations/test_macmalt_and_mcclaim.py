"""Erin MacMalt at sales (X9.10), John McClaim and landmark cards (X9.11, X9.12)."""

from __future__ import annotations

import pytest
from tests.games.glenmore.expansions.cask.distillery import Distillery
from tests.games.glenmore.expansions.mobs.mob_tables import hold, jail, refused, state, tokens
from tests.games.glenmore.expansions.tome.histories import TomeTable

from bothy.games.glenmore.answers import DONE
from bothy.games.glenmore.expansions.cask.selling import SellBarrel, StopAtSale
from bothy.games.glenmore.expansions.combinations.mobsters.john_mcclaim import Claim, FirstClaims
from bothy.games.glenmore.expansions.mobs.prison_door import TakeMobster
from bothy.games.glenmore.expansions.tome.cards import turn
from bothy.games.glenmore.scoring.scores import amounts
from bothy.games.glenmore.turn import END_TURN, Take

SALE = "cask-sale-b"
MALT, CLAIM = "erin-macmalt", "john-mcclaim"


# Erin MacMalt


def before_a_sale(holder: int) -> Distillery:
    """Returns a table with a sale tile right ahead of the pawns."""
    table = Distillery(3, mobs=True)
    table.rondel("gap", "seat-0", "seat-1", "seat-2", SALE, *["any"] * 9).turn(0)
    hold(table, MALT, holder)
    return table


@pytest.mark.rule("X9.10", "R-G13")
def test_her_player_sells_two_barrels_in_addition_to_the_one_on_the_bonus_space() -> None:
    table = before_a_sale(0).casks(1, 2, 3)
    table.play(StopAtSale(SALE), SellBarrel(3), SellBarrel(2), SellBarrel(1))
    assert (table.part.bonus[0], table.part.sold[0], table.player().whisky) == (1, 2, 0)


@pytest.mark.rule("X9.10", "R-G13")
def test_others_sell_one() -> None:
    table = before_a_sale(1).casks(1, 2, 3).play(StopAtSale(SALE), SellBarrel(3), SellBarrel(2))
    assert table.legal(SellBarrel) == []


@pytest.mark.rule("X9.10", "R-G13")
def test_where_the_bonus_space_is_taken_she_sells_two() -> None:
    table = before_a_sale(0).casks(1, 2, 3).sold(SALE, 0, bonus=1)
    table.play(StopAtSale(SALE), SellBarrel(3), SellBarrel(2))
    assert (table.part.sold[0], table.legal(SellBarrel)) == (2, [])


@pytest.mark.rule("X9.10")
def test_a_player_who_sells_no_second_barrel_is_not_asked_for_a_third() -> None:
    table = before_a_sale(0).casks(1, 2, 3).play(StopAtSale(SALE), SellBarrel(3), DONE)
    assert (table.part.sold[0], table.legal(SellBarrel)) == (0, [])


@pytest.mark.rule("X9.10", "X3.9", "X3.10", "R-G13")
def test_she_sells_one_barrel_like_everyone_when_she_passes_a_sale() -> None:
    table = (
        before_a_sale(0).casks(1, 2, 3).rondel("gap", "seat-0", "seat-1", "seat-2", SALE, "brora", *["any"] * 8)
    )
    table.play(Take("brora"), SellBarrel(3))
    assert (table.part.sold[0], table.part.bonus[0], table.legal(SellBarrel)) == (1, 0, [])


@pytest.mark.rule("X9.10", "X3.9")
@pytest.mark.parametrize(("taken", "more"), [(0, 2), (1, 1), (2, 0)])
def test_she_sells_only_as_far_as_spaces_are_free(taken: int, more: int) -> None:
    table = before_a_sale(0).casks(1, 2, 3).sold(SALE, taken)  # two other spaces with three players
    table.play(StopAtSale(SALE), SellBarrel(3))
    sold = 0
    while table.legal(SellBarrel):
        table.play(table.legal(SellBarrel)[0])
        sold += 1
    assert (sold, table.part.bonus[0], table.part.sold[0]) == (more, 1, 2)


# John McClaim


def claiming(holder: int = 0) -> TomeTable:
    table = TomeTable(3, mobs=True)
    table.card("loch-ness", "inverness", seat=1).card("castle-moil", seat=2).card("donan-castle", seat=0)
    hold(table, CLAIM, holder)
    return table


def landmarks(table: TomeTable) -> list[int]:
    return [amounts(table.pos, seat)[1] for seat in range(3)]


@pytest.mark.rule("X9.11", "R-X23")
def test_claimed_cards_count_for_his_player_and_not_for_their_owners() -> None:
    table = claiming()
    assert landmarks(table) == [1, 2, 1]
    table.play(Claim("loch-ness"), Claim("castle-moil"))
    assert landmarks(table) == [3, 1, 0]
    assert tokens(table, CLAIM) == (0,)
    assert [len(player.cards) for player in table.pos.players] == [1, 2, 1]


@pytest.mark.rule("X9.11")
def test_own_cards_and_claimed_ones_are_refused() -> None:
    table = claiming()
    assert refused(table, Claim("donan-castle")) == ("card-not-theirs", "X9.11")
    assert refused(table, Claim("armadale-castle")) == ("card-not-theirs", "X9.11")
    table.play(Claim("loch-ness"))
    assert refused(table, Claim("loch-ness")) == ("card-claimed", "X9.11")
    assert refused(claiming(1), Claim("castle-moil")) == ("no-mob-token", "X9.11")


@pytest.mark.rule("X9.12")
def test_a_turned_card_is_not_claimed_and_turning_frees_it() -> None:
    table = claiming().play(Claim("loch-ness"))
    turn(table.pos, 1, table.rules.card_of["loch-ness"])
    assert (state(table).out, landmarks(table)) == ((), [1, 3, 1])
    assert refused(table, Claim("loch-ness")) == ("card-is-turned", "X9.12")


@pytest.mark.rule("X9.11", "X8.6")
def test_at_once_when_he_is_taken() -> None:
    table = TomeTable(3, mobs=True)
    table.card("loch-ness", "inverness", seat=1)
    jail(table, CLAIM)
    table.activating().play(END_TURN, TakeMobster(CLAIM))
    assert isinstance(table.pos.stack[-1], FirstClaims)
    table.play(Claim("loch-ness"), DONE)
    assert (landmarks(table), len(tokens(table, CLAIM))) == ([1, 1, 0], 2)
