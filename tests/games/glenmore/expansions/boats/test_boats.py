"""Boats: setup, opening, rowing, places (X1)."""

from __future__ import annotations

import pytest
from tests.games.glenmore.expansions.boats.regatta import PLAIN, Regatta
from tests.games.glenmore.openings import WORDS, goes_on, in_hand, opened, refused, set_up, told
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.actions.activation import Activate
from bothy.games.glenmore.actions.movement import Walk
from bothy.games.glenmore.actions.payment import Pay
from bothy.games.glenmore.actions.placing import Place
from bothy.games.glenmore.actions.removing import Remove, Removing
from bothy.games.glenmore.answers import DONE
from bothy.games.glenmore.expansions.boats.course import LAST, length, race, ring, steps_left
from bothy.games.glenmore.expansions.boats.rowing import ROW, EndRace
from bothy.games.glenmore.expansions.boats.rows import ROWS
from bothy.games.glenmore.game import GLENMORE
from bothy.games.glenmore.pack.types import STACKS, components
from bothy.games.glenmore.rounds import LayTile
from bothy.games.glenmore.scoring.scores import coin_points
from bothy.games.glenmore.territory.grid import CASTLE, VILLAGE
from bothy.games.glenmore.turn import END_TURN, Take
from bothy.kernel import SamplingDealer

WINNER = 15


# Setup


@pytest.mark.rule("X1.1")
@pytest.mark.parametrize(("seats", "rivers"), [(2, (0, -1, 1, -2)), (3, (0, 1, 2, -1)), (4, (0, 1, 2, 3))])
def test_there_are_four_castles_neutral_rivers_among_them(seats: int, rivers: tuple[int, ...]) -> None:
    pos = opened(seats, boats=True)
    assert ring(pos) == rivers
    assert race(pos).cells == [CASTLE] * seats
    assert [river.length for river in ROWS.of(components()).rivers] == [4, 4]


@pytest.mark.rule("X1.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_rewards_as_players_lie_on_each_castle(seats: int) -> None:
    pos = opened(seats, boats=True)
    assert race(pos).left == [seats] * 4
    assert sum([kind.count for kind in ROWS.of(components()).rewards]) == 16


@pytest.mark.rule("X1.3", "R-X14")
def test_the_race_start_is_in_the_upper_third_of_stack_b() -> None:
    table = Regatta()
    start, stack = table.number("race-start"), table.rules.stacks[STACKS.index("B")]
    assert len(stack) == 19
    table.pos.stage, table.pos.left = STACKS.index("B"), stack
    assert start in dict(LayTile(5).outcomes(table.pos)), "it may be the first"
    others = [tile for tile in stack if tile != start]
    table.pos.left = (start, *others[4:])
    assert len(LayTile(5).outcomes(table.pos)) == 15, "four lie above it, and it need not be the next"
    table.pos.left = (start, *others[5:])
    assert LayTile(5).outcomes(table.pos) == [(start, 1)], "five lie above it at most"
    assert {tile.id: tile.stack for tile in ROWS.of(components()).tiles} == {
        "race-start": "B",
        "kingston-on-spey": "A",
        "corpach": "B",
    }


# Opening


def at_the_start(seats: int = 3) -> Table:
    table = Table(seats, boats=True)
    pawns = [f"seat-{seat}" for seat in range(seats)]
    return table.rondel("gap", *pawns, "race-start", "halkirk", *["any"] * (12 - seats)).turn(0)


@pytest.mark.rule("X1.4", "R-X1")
def test_the_race_opens_when_a_pawn_passes_its_start_and_that_turns_points_row() -> None:
    table = at_the_start().coins(9)
    assert refused(table, ROW) == ("race-not-open", "X1.4")
    table.play(Take("halkirk"))
    assert race(table.pos).opened
    assert "race-opened" in [event.key for event in table.events]
    while table.legal(Place) == []:
        table.play(table.pos.legal(0)[0])
    table.play(Place(0, 1) if Place(0, 1) in table.legal(Place) else table.legal(Place)[0])
    table.play(Activate("home-village", 1))
    table.play(ROW)
    assert race(table.pos).cells[0] == VILLAGE


@pytest.mark.rule("X1.4", "R-X1")
def test_a_pawn_that_stops_before_the_start_does_not_open_the_race() -> None:
    table = Table(3, boats=True).rondel("gap", "seat-0", "seat-1", "brora", "race-start", "seat-2", *["any"] * 8)
    table.turn(0).play(Take("brora"))
    assert not race(table.pos).opened


@pytest.mark.rule("X1.4", "R-X1")
def test_the_die_does_not_open_the_race() -> None:
    table = Table(2, boats=True, die=True)
    table.rondel("gap", "die", "race-start", "seat-0", "brora", "seat-1", *["any"] * 8)
    goes_on(table, 1, "halkirk", "kingussie")
    assert not race(table.pos).opened
    assert table.space(2) != "race-start", "everybody has passed it"


# Rowing


@pytest.mark.rule("X1.5", "R-X22")
def test_a_movement_point_rows_one_tile_or_moves_a_scotsman() -> None:
    table = Regatta(movement=2)
    table.row()
    assert (table.lies(0), table.pos.now.movement) == ((0, VILLAGE), 1)
    table.play(Walk("home-village", "east"))
    assert refused(table, ROW) == ("no-movement", "X1.5")


@pytest.mark.rule("X1.5", "R-X22")
def test_points_of_the_last_resort_row_too() -> None:
    table = Regatta(movement=0)
    table.pos.now.movement += 1
    assert table.why_not(ROW) == ""


@pytest.mark.rule("X1.5")
def test_a_payment_comes_first() -> None:
    table = Regatta().coins(5)
    table.asked(Pay(0, -1, (1, 0, 0, 0, 0), 0, 0, 0, (), 0, 0, "trade"))
    assert refused(table, ROW) == ("row-later", "X1.5")


@pytest.mark.rule("X1.6", "R-X3")
def test_from_the_left_end_the_boat_goes_on_to_the_right_end_of_the_next_player() -> None:
    table = Regatta().tile("kingston-on-spey", -1, 0).tile("halkirk", 2, 0, seat=1)
    table.row(2)
    assert table.lies(0) == (0, -1)
    table.row()
    assert table.lies(0) == (1, 2), "the right end of seat 1's river"


@pytest.mark.rule("X1.6", "X1.1")
def test_neutral_rivers_are_rowed_space_by_space() -> None:
    table = Regatta(2).boat(0, 0, VILLAGE)
    table.row()
    assert table.lies(0) == (1, -1)
    assert told(table, "rowed-neutral") == ["rowed-neutral"]
    table.lay(1, seen_by=()).row(3)
    assert table.lies(0) == (1, -4)
    table.row()
    assert table.lies(0) == (2, CASTLE), "seat 1's river has its castle at the right end"


@pytest.mark.rule("X1.6", "R-X3")
def test_new_river_tiles_behind_a_boat_change_nothing_and_those_ahead_are_rowed() -> None:
    table = Regatta().boat(0, 1, VILLAGE)
    before = steps_left(table.pos)[0]
    table.tile("brora", 2, 0, seat=1)
    assert (table.lies(0), steps_left(table.pos)[0]) == ((1, VILLAGE), before)
    table.tile("halkirk", -1, 0, seat=1)
    assert steps_left(table.pos)[0] == before + 1


@pytest.mark.rule("X1.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_round_takes_as_many_points_as_the_rivers_are_long(seats: int) -> None:
    table = Regatta(seats, movement=60)
    for castle in range(4):
        table.lay(castle, seen_by=())
    way = length(table.pos)
    assert steps_left(table.pos)[0] == way
    for step in range(1, way):
        table.row()
        assert steps_left(table.pos)[0] == way - step
    table.row()
    assert (table.race.places[0], table.pos.now.movement) == (1, 60 - way)


# Places


def finish(table: Regatta, seat: int) -> Regatta:
    """Brings a seat's boat home, with nothing to look at there."""
    table.before_home(seat).lay(ring(table.pos).index(seat), seen_by=())
    table.turn(seat).activating(movement=1)
    table.play(ROW, seat=seat)
    return table


@pytest.mark.rule("X1.1", "X1.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_set_up_tells_where_boats_and_rewards_are(seats: int) -> None:
    assert set_up("boats-launched", seats, boats=True) == [{"castles": 4, "count": seats}]


@pytest.mark.rule("X1.3", "X3.1")
def test_tiles_that_stay_in_the_box_count_for_no_third() -> None:
    for cask in (False, True):
        rules = Table(2, boats=True, cask=cask).rules
        stack = rules.stacks[STACKS.index("B")]
        assert rules.bound[STACKS.index("B")] == (rules.number_of["race-start"], 0, len(stack) // 3 - 1)


@pytest.mark.rule("X1.7")
def test_the_first_home_wins_15_vp_and_a_barrel_the_second_10_the_third_5() -> None:
    table = Regatta(4)
    for seat in (2, 0, 3):
        finish(table, seat)
    assert table.race.places == [2, LAST, 1, 3]
    assert [table.player(seat).total() for seat in range(4)] == [10, 0, WINNER, 5]
    assert [table.player(seat).whisky for seat in range(4)] == [0, 0, 1, 0]


@pytest.mark.rule("X1.7")
def test_a_boat_that_is_home_moves_no_more() -> None:
    table = finish(Regatta(3), 0)
    table.activating(movement=3)
    assert refused(table, ROW) == ("race-over-for-you", "X1.8")


@pytest.mark.rule("X1.8", "R-X2")
def test_the_last_one_left_stops_at_once_and_goes_back_to_its_castle() -> None:
    table = Regatta(3).boat(1, 2, VILLAGE)
    finish(finish(table, 0), 2)
    assert table.race.places == [1, LAST, 2]
    assert table.lies(1) == (1, CASTLE)
    assert told(table, "boat-home", "boat-last") == ["boat-home", "boat-last"]
    assert table.player(1).total() == 0


@pytest.mark.rule("X1.8", "R-X2")
def test_with_two_players_there_is_a_winner_and_a_last() -> None:
    table = finish(Regatta(2), 1)
    assert table.race.places == [LAST, 1]
    assert table.player(1).total() == WINNER


@pytest.mark.rule("X1.8", "R-X2")
def test_the_last_cards_coins_score_nothing() -> None:
    table = finish(Regatta(2).coins(12), 1)
    assert coin_points(table.pos, 0) == 0


@pytest.mark.rule("X1.8", "R-X2")
def test_armadale_castle_keeps_its_2_vp_for_the_first_eight_coins() -> None:
    table = finish(Regatta(2).coins(12).power("coins-count-more"), 1)
    assert coin_points(table.pos, 0) == 16


@pytest.mark.rule("X1.8", "R-X2")
def test_at_the_end_of_the_game_everyone_still_rowing_is_last() -> None:
    table = finish(Regatta(4), 2).coins(3, 0).coins(4, 2)
    table.run(EndRace())
    assert table.race.places == [LAST, LAST, 1, LAST]
    assert [coin_points(table.pos, seat) for seat in (0, 2)] == [0, 4]


# Tiles


@pytest.mark.rule("X1.13")
@pytest.mark.parametrize("tile", ["kingston-on-spey", "corpach"])
def test_a_ship_building_tile_gives_2_movement_points(tile: str) -> None:
    table = Regatta(movement=0).tile(tile, 0, 1)
    table.activating(tile).play(Activate(tile, 1))
    assert table.pos.now.movement == 2
    table.row(2)
    assert table.pos.now.movement == 0


@pytest.mark.rule("X1.13", "X1.3")
def test_kingston_on_spey_is_on_the_river_and_corpach_brings_a_scotsman() -> None:
    table = in_hand("kingston-on-spey", Table(boats=True))
    assert [(place.column, place.row) for place in table.legal(Place)] == [(-1, 0)]
    table = in_hand("corpach", Table(boats=True)).play(Place(0, 1))
    assert table.standing("corpach") == 1
    assert [
        table.rules.costs[table.number(id_)].price.resources[0] for id_ in ("kingston-on-spey", "corpach")
    ] == [
        1,
        1,
    ]


@pytest.mark.rule("X1.14", "R-G3")
def test_a_tile_with_anybodys_boat_cannot_be_removed() -> None:
    table = Regatta().tile("halkirk", -1, 0).tile("brora", 0, 1).boat(1, 3, -1)
    table.asked(Removing(0, 1, True))
    assert refused(table, Remove("halkirk")) == ("boat-there", "X1.14")
    table.boat(1, 3, VILLAGE)
    assert table.why_not(Remove("halkirk")) == ""
    table.play(DONE)


@pytest.mark.rule("X1.14", "G10.5")
def test_a_boat_moves_up_onto_an_overlay() -> None:
    table = Regatta().boat(0, 0, VILLAGE).tile("inverness", 0, 0)
    assert table.lies(0) == (0, VILLAGE)
    view = table.rules.view(table.pos, 0)["players"][0]["territory"]
    assert [place["pieces"] for place in view if place["tile"] == "inverness"] == [[["boat", 0, 1]]]


# Messages and bots


def test_notes_say_where_boats_are_and_what_is_on_castles() -> None:
    table = Regatta(2).boat(0, 1, -2).lay(0, *PLAIN[:2])
    said = [WORDS.text(note) for note in table.rules.notes(table.pos)]
    assert said[:3] == [
        "Boat race: open.",
        "Boat of 0: on space 2 of the River Garry, 9 steps from home.",
        "Boat of 1: on Home castle in the territory of 1, 12 steps from home.",
    ]
    assert "Rewards on the home castle of 1: 2." in said
    assert "River Oich: 4 spaces, the castle on space 3; rewards there: 2." in said


def test_greedy_rows_once_the_race_is_open() -> None:
    table = Regatta(movement=1)
    values = {}
    for action in (ROW, END_TURN):
        after = table.pos.copy()
        after.apply(0, action, SamplingDealer(1))
        values[action.name] = GLENMORE.bots.estimate(after, 0)
    assert values["row"] > values["end-turn"]


@pytest.mark.rule("X1.3")
def test_the_stacks_are_those_of_the_letters() -> None:
    rules = Regatta().rules
    assert rules.number_of["kingston-on-spey"] in rules.stacks[STACKS.index("A")]


@pytest.mark.rule("X1.1")
def test_everyone_sees_where_each_river_begins_its_castle_and_where_it_ends() -> None:
    pos = opened(2, boats=True)
    seen = pos.rules.view(pos, None)["boats"]
    assert seen["rivers"] == [0, "garry", 1, "oich"]
    assert seen["ends"] == [[1, 1, 0], [-1, -2, -4], [1, 1, 0], [-1, -3, -4]]
