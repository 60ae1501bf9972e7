"""Setup (G3)."""

from __future__ import annotations

import pytest
from tests.games.glenmore.openings import opened, whole_game
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.pack.types import components
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.rondel.ring import EMPTY, PAWN
from bothy.games.glenmore.rounds import LayTile
from bothy.games.glenmore.territory.grid import column_row
from bothy.games.glenmore.variants.die import DIE
from bothy.kernel import SamplingDealer

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def by_standing(pos: GlenMore) -> list[int]:
    """Returns the seats, starting with the rearmost pawn's."""
    return sorted(range(len(pos.players)), key=lambda seat: pos.players[seat].space)


@SEATS
@pytest.mark.rule("G3.1")
def test_one_scotsman_is_on_the_start_village(seats: int) -> None:
    for player in opened(seats).players:
        assert {column_row(cell): count for cell, count in player.scotsmen.items()} == {(0, 0): 1}


@pytest.mark.rule("G3.2")
def test_pawns_stand_on_neighbouring_spaces_in_random_order() -> None:
    orders = {tuple(by_standing(opened(3, seed))) for seed in range(40)}
    assert len(orders) == 6
    assert sorted(player.space for player in opened(3).players) == [1, 2, 3]


@SEATS
@pytest.mark.rule("G3.3", "R-G19")
def test_the_rearmost_player_begins_with_five_coins_and_others_have_more(seats: int) -> None:
    pos = opened(seats, seed=3)
    order = by_standing(pos)
    assert list(pos.seats_to_act()) == [order[0]]
    assert [pos.players[seat].coins for seat in order] == [5, 6, 7, 8][:seats]


@SEATS
@pytest.mark.rule("G3.4")
def test_the_die_is_in_front_of_the_foremost_pawn(seats: int) -> None:
    pos = opened(seats, die=True)
    assert pos.rondel.index(DIE) == pos.space_of(DIE) == seats + 1


@pytest.mark.rule("G3.5")
def test_the_five_s_tiles_come_first_in_random_order() -> None:
    start = {tile.id for tile in components().stack("S")}
    firsts = set()
    for seed in range(30):
        pos = opened(3, seed)
        tiles = [pos.rules.ids[code] for code in pos.rondel[4:9]]
        assert set(tiles) == start
        firsts.add(tiles[0])
    assert firsts == start


@SEATS
@pytest.mark.rule("G3.5", "G3.6")
def test_one_space_directly_behind_the_rearmost_pawn_stays_empty(seats: int) -> None:
    pos = opened(seats)
    assert [space for space, code in enumerate(pos.rondel) if code == EMPTY] == [pos.gap]
    assert pos.rondel[pos.gap + 1] <= PAWN


@pytest.mark.rule("G3.6")
@pytest.mark.parametrize(
    ("seats", "die", "dealt"), [(2, True, 5), (3, False, 5), (3, True, 4), (4, False, 4), (4, True, 3)]
)
def test_the_a_tiles_dealt_are_gone_from_the_stack(seats: int, die: bool, dealt: int) -> None:
    pos = opened(seats, die=die)
    laid = [code for code in pos.rondel if code in pos.rules.stacks[1]]
    assert len(laid) == dealt
    assert len(pos.left) == 14 - dealt


@pytest.mark.rule("G3.7")
def test_stacks_come_in_the_order_of_their_letters() -> None:
    _, traces = whole_game(3, 5)
    laid = [str(event.values["tile"]) for trace in traces for event in trace.events if event.key == "laid"]
    letters = [components().tile(id_).stack for id_ in laid]
    assert letters == sorted(letters)
    assert letters.count("B") == letters.count("C") == 17


@pytest.mark.rule("G3.8", "R-G11")
def test_six_to_ten_tiles_lie_above_the_end() -> None:
    depths = set()
    for seed in range(120):
        table, chance = Table().stack("D"), SamplingDealer(seed)
        pos, the_end = table.pos, table.rules.the_end
        while the_end in pos.left:
            tile = chance.deal(LayTile(0).place(pos), LayTile(0).outcomes(pos))
            pos.left = tuple([other for other in pos.left if other != tile])
        depths.add(16 - len(pos.left))
    assert depths == {6, 7, 8, 9, 10}


@SEATS
@pytest.mark.rule("G3.9", "R-G71")
def test_rows_begin_with_a_coin_for_two_or_three_players(seats: int) -> None:
    assert opened(seats).market == [0 if seats == 4 else 1] * 5


@SEATS
@pytest.mark.rule("G3.10")
def test_no_player_begins_with_points_resources_whisky_cards_or_persons(seats: int) -> None:
    for player in opened(seats).players:
        assert (player.total(), player.stock(), player.whisky) == (0, [0] * 5, 0)
        assert (player.cards, player.persons, player.powers) == ((), (), ())


@pytest.mark.rule("G3.10")
def test_david_hume_is_in_no_stack() -> None:
    pos = opened(3)
    assert all(pos.rules.number_of["david-hume"] not in stack for stack in pos.rules.stacks)
