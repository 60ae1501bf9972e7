"""Setup; players, die and the short first game (G3, G20)."""

from __future__ import annotations

from fractions import Fraction

import pytest
from tests.games.glenmore.openings import opened, whole_game
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.game import GLENMORE
from bothy.games.glenmore.pack.types import components
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.rondel.ring import EMPTY, PAWN
from bothy.games.glenmore.rounds import LayTile
from bothy.games.glenmore.ruleset import GlenMoreRules
from bothy.games.glenmore.territory.grid import column_row
from bothy.games.glenmore.turn import END_TURN
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


def rules(seats: int, **options: object) -> GlenMoreRules:
    found = GLENMORE.open(options, seats)
    assert isinstance(found, GlenMoreRules)
    return found


@pytest.mark.rule("G1.4", "G20.1", "R-G10", "R-G71")
@pytest.mark.parametrize("die", [False, True])
def test_two_players_always_play_with_the_die(die: bool) -> None:
    assert rules(2, die=die).start().space_of(DIE) == 3, "directly ahead of two pawns"


@pytest.mark.rule("G20.2", "R-G10")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_or_four_choose(seats: int) -> None:
    assert rules(seats).start().space_of(DIE) == -1
    assert rules(seats, die=True).start().space_of(DIE) == seats + 1


@pytest.mark.rule("G3.9", "G20.4", "R-G71")
@pytest.mark.parametrize(("seats", "filled"), [(2, 1), (3, 1), (4, 0)])
def test_with_two_or_three_every_market_row_starts_with_a_coin(seats: int, filled: int) -> None:
    assert rules(seats).start().market == [filled] * 5


def depths(length: str) -> dict[int, Fraction]:
    """Returns the probability of each number of tiles above The End."""
    table = Table(3, length=length).stack("D")
    end, found, still = table.rules.the_end, {}, Fraction(1)
    for laid in range(17):
        outcomes = LayTile(0).outcomes(table.pos)
        now = Fraction(sum([odds for tile, odds in outcomes if tile == end]), sum([odds for _, odds in outcomes]))
        if now:
            found[laid] = still * now
        still *= 1 - now
        if not still:
            break
        others = [tile for tile in table.pos.left if tile != end]
        table.pos.left = (*others[1:], end)
    return found


@pytest.mark.rule("G3.8", "G20.3", "R-G11", "R-G70")
def test_the_end_in_the_middle_or_on_top_of_stack_d() -> None:
    assert depths("full") == dict.fromkeys(range(6, 11), Fraction(1, 5))
    assert depths("short") == {0: Fraction(1)}


@pytest.mark.rule("G4.8", "G20.3", "R-G21", "R-G70")
def test_in_the_short_game_the_end_may_come_in_the_refill_of_the_third_scoring() -> None:
    table = Table(3, length="short").rondel("gap", "empty", "empty", "seat-0", "seat-1", "seat-2", *["any"] * 8)
    table.stack("C", left=1).whisky(1).activating().play(END_TURN)
    said = [event.key for event in table.events if event.key in ("laid", "scoring")]
    assert said == ["laid", "scoring", "laid"]
    assert table.space(1) == "the-end"


@pytest.mark.rule("G20.3", "R-G11")
def test_in_the_full_game_other_tiles_of_d_come_first() -> None:
    table = Table().rondel("gap", "empty", "empty", "seat-0", "seat-1", "seat-2", *["any"] * 8)
    table.stack("C", left=1).activating().play(END_TURN)
    assert table.rules.pack.tile(table.space(1)).stack == "D"
    assert table.space(1) != "the-end"
