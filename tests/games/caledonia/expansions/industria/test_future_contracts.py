"""Future contracts: a row between the pile and everything that takes from it (I8; booklet 5.1)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.caledonia.tables import Table, run
from tests.nightly import CHECKED_STEPS

from bothy.games.caledonia.actions.bonuses import DRAW
from bothy.games.caledonia.actions.contracts import Keep, Obtain
from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.expansions.industria.future.row import BOARD, FutureRow
from bothy.games.caledonia.game import CALEDONIA
from bothy.games.caledonia.ports.simple import PortContracts
from bothy.games.caledonia.rounds import Refill
from bothy.messages import Catalogue
from bothy.table.conformance import play_game
from bothy.table.match import Match

ROW = [20, 21, 22, 23, 24, 25, 26, 27]


def table_with(*clans: str, round: int = 3, **options: Any) -> Table:  # noqa: A002 - the rulebook's word
    """A table with eight contracts in the row; a fourth bakery may be deployed on b4, and port 8 is in reach."""
    options["future-contracts"] = True
    table = Table(*clans, round=round, **options).money(60)
    pos = table.pos
    pos.part(FutureRow).contracts = ROW[:]
    pos.unseen = tuple([each for each in pos.unseen if each not in ROW])
    table.place("miner", "c4")
    for hex_ in ("b3", "d3", "d4"):
        table.place("bakery", hex_)
    return table


def row(table: Table) -> list[int]:
    return table.pos.part(FutureRow).contracts


@pytest.mark.rule("I8.1", "R-I29")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_eight_contracts_are_known_beforehand_with_any_number_of_players(seats: int) -> None:
    match = Match.open(CALEDONIA, {"future-contracts": True}, seats)
    pos: Any = match.position
    contracts = pos.part(FutureRow).contracts
    shown = [contract for contract in pos.open if contract >= 0]
    assert len(contracts) == BOARD.of(pos.rules.pack).places == 8
    assert sorted([*contracts, *shown, *pos.unseen]) == list(range(50))


@pytest.mark.rule("I8.2", "I8.4")
def test_a_refill_takes_the_leftmost_contracts_and_the_row_slides() -> None:
    table = table_with(seats=3)
    table.play(Obtain((table.pos.open[1],)))
    table.pos.open[4] = -1
    run(table, Refill(), deal=(30, 31))
    assert (table.pos.open[1], table.pos.open[4]) == (20, 21)
    assert row(table) == [22, 23, 24, 25, 26, 27, 30, 31]


@pytest.mark.rule("I8.3", "I8.4", "R-I11")
def test_a_building_bonus_takes_the_leftmost_three_and_the_rest_goes_under_the_pile() -> None:
    table = table_with(seats=3).play(Expand("bakery", "b4"), DRAW)
    assert table.pos.drawn == (20, 21, 22)
    assert row(table) == [23, 24, 25, 26, 27], "the row is not filled while somebody chooses"
    table.play(Keep((21,)), deal=(40, 41, 42))
    assert table.player().box == (21,)
    assert table.pos.under == (20, 22)
    assert row(table) == [23, 24, 25, 26, 27, 40, 41, 42]


@pytest.mark.rule("I8.3")
def test_buchanan_takes_the_leftmost_six() -> None:
    table = table_with("buchanan", "", "").play(Expand("bakery", "b4"), DRAW)
    assert table.pos.drawn == (20, 21, 22, 23, 24, 25)


@pytest.mark.rule("I8.3", "R-I29")
def test_port_eight_takes_from_the_row_too() -> None:
    table = table_with(seats=3, ports=(1, 2, 3, 8)).place("miner", "a8")
    table.play(PortContracts(8, True))
    assert table.pos.drawn == (20, 21, 22)


@pytest.mark.rule("I8.4", "R-I11")
def test_contracts_that_were_not_kept_come_back_when_the_pile_is_empty() -> None:
    table = table_with(seats=3)
    table.pos.unseen = ()
    table.play(Expand("bakery", "b4"), DRAW).play(Keep(()))
    assert row(table) == [23, 24, 25, 26, 27, 20, 21, 22]


@pytest.mark.rule("I8.3", "I8.5", "R-I29")
def test_without_a_pile_the_row_gets_shorter_and_a_bonus_draws_what_is_there() -> None:
    table = table_with(seats=3)
    table.pos.unseen = ()
    table.pos.open[:7] = [-1] * 7
    run(table, Refill())
    assert table.pos.open == [20, 21, 22, 23, 24, 25, 26]
    assert row(table) == [27]
    table.turn(0).play(Expand("bakery", "b4"), DRAW)
    assert (table.pos.drawn, row(table)) == ((27,), [])


@pytest.mark.rule("I8.5")
def test_an_empty_row_offers_nothing_to_draw() -> None:
    table = table_with(seats=3)
    table.pos.unseen = ()
    row(table).clear()
    table.play(Expand("bakery", "b4"))
    assert table.why_not(DRAW) != ""
    table.pos.open[0] = -1
    run(table, Refill())
    assert table.pos.open[0] == -1


@pytest.mark.rule("I8.2", "R-I29")
def test_the_solo_game_refills_from_the_row() -> None:
    table = table_with(seats=1)
    table.pos.open[0] = -1
    run(table, Refill(), deal=(30, 31))
    assert table.pos.open[0] == 20


def test_the_row_is_there_to_be_read() -> None:
    table = table_with(seats=2)
    shown = table.rules.view(table.pos, None)
    assert (shown["future"], shown["future_drawn"]) == (ROW, [3, 3])
    words = Catalogue(game=CALEDONIA)
    assert [words.render(*note) for note in shown["notes"]] == [
        "Future contracts, the next one first: 20, 21, 22, 23, 24, 25, 26 and 27."
    ]


@pytest.mark.parametrize("seats", [1, 2])
def test_contracts_in_row_and_stacks_add_up_in_every_game(seats: int) -> None:
    options, faults = {"future-contracts": True, "clans": "none"}, Catalogue(game=CALEDONIA).faults
    match = play_game(CALEDONIA, options, seats, seats, faults, every=CHECKED_STEPS)
    pos: Any = match.position
    there = [*pos.part(FutureRow).contracts, *pos.unseen, *pos.under, *[each for each in pos.open if each >= 0]]
    for player in pos.players:
        there += [*player.box, *player.fulfilled]
    removed = 4 if seats == 1 else 0  # one in each solo preparation
    assert len(set(there)) == len(there) == 50 - removed
