"""The End: reaching it, the final reckoning, the winner (G19)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.actions.activation import Activate
from bothy.games.glenmore.actions.placing import Place
from bothy.games.glenmore.player import COINS, SIZE
from bothy.games.glenmore.scoring.scores import Finish
from bothy.games.glenmore.turn import COIN, END_TURN, MOVEMENT, STOP, Discard, Take
from bothy.games.glenmore.variants.die import DIE


def near_the_end(*spaces: str, left: int = 0, **options: Any) -> Table:
    """Returns a table in stack D with this many tiles left; spaces from the gap, the rest empty."""
    table = Table(3, **options)
    table.rondel("gap", *spaces, *["empty"] * (13 - len(spaces))).stack("D")
    table.pos.left = table.pos.left[:left]
    return table.turn(0)


def pawns_then(*spaces: str, left: int = 0) -> Table:
    return near_the_end("seat-0", "seat-1", "seat-2", *spaces, left=left)


def sized(*extra: int) -> Table:
    """Gives territories this many tiles in addition to the two home tiles."""
    table = Table(len(extra))
    for seat, count in enumerate(extra):
        table.tiles(count, seat)
    return table


# Reaching it


@pytest.mark.rule("G4.4", "G19.1", "R-G62")
def test_the_end_is_never_taken_and_never_discarded_for_a_coin() -> None:
    table = pawns_then("the-end")
    assert table.why_not(Take("the-end")) == "end-is-not-taken"
    assert table.why_not(Discard("the-end", COIN)) == "end-is-not-taken"
    assert table.pos.legal(0) == [STOP]


@pytest.mark.rule("G19.1", "R-G62")
def test_the_end_stays_when_everyone_has_passed_it() -> None:
    table = pawns_then("the-end", "inshriach", "lochridge", "spittal")
    for tile in ("inshriach", "lochridge", "spittal"):
        table.play(Take(tile), Place(0, -1), END_TURN)
    assert table.pos.finished
    assert table.space(4) == "the-end"
    assert table.pos.discards == ()


@pytest.mark.rule("G19.2", "R-G61")
def test_stopping_on_the_end_takes_no_tile_and_ends_the_turn_at_once() -> None:
    table = pawns_then("the-end", "any").play(STOP)
    player = table.player()
    assert (len(player.tiles), player.coins, player.done) == (2, 0, True)
    assert table.acting() == 1
    assert table.space(4) == "the-end"


@pytest.mark.rule("G19.2", "R-G61")
def test_several_pawns_may_stand_on_the_end() -> None:
    table = pawns_then("the-end", "any").play(STOP).play(STOP)
    assert [table.player(seat).space for seat in (0, 1)] == [4, 4]
    assert table.acting() == 2


@pytest.mark.rule("G19.2")
def test_no_one_stops_on_the_end_before_it_is_there() -> None:
    assert Table().why_not(STOP) == "no-end-yet"


@pytest.mark.rule("G19.3", "R-G61")
def test_beyond_the_end_a_tile_is_taken_in_the_usual_way_and_the_game_is_over() -> None:
    table = pawns_then("the-end", "inshriach").play(Take("inshriach"), Place(0, -1), Activate("inshriach", 1))
    assert table.on("inshriach") == {"wood": 1}
    table.play(END_TURN)
    assert (table.player().done, table.player().space, table.space(5)) == (True, 5, "seat-0")
    assert table.acting() == 1


@pytest.mark.rule("G19.3")
def test_before_the_end_the_game_goes_on() -> None:
    table = pawns_then("inshriach", "the-end").play(Take("inshriach"), Place(0, -1), END_TURN)
    assert not table.player().done


@pytest.mark.rule("G4.2", "G19.4", "R-G61", "R-G63")
def test_those_who_have_not_reached_it_play_on_by_the_usual_rule() -> None:
    """The second seat has stopped on The End; the third is last and stays last, so it acts twice."""
    table = near_the_end("seat-2", "inshriach", "lochridge", "seat-0", "seat-1", "the-end").turn(2)
    table.player(1).space, table.player(1).done = 6, True
    table.pos.rondel[5] = -1
    table.play(Take("inshriach"), Place(0, -1), END_TURN)
    assert table.acting() == 2
    table.play(Take("lochridge"), Place(1, -1), END_TURN)
    assert table.acting() == 2
    table.play(STOP)
    assert table.acting() == 0


@pytest.mark.rule("G19.4", "R-G63")
def test_late_tiles_of_d_lie_beyond_the_end_and_may_be_taken_from_before_it() -> None:
    table = near_the_end("seat-0", "seat-1", "seat-2", "the-end", left=17)
    table.pos.left = (table.number("glen-affric"),)
    table.coins(1, seat=1).play(STOP, deal=("glen-affric",))
    assert table.space(0) == "glen-affric"
    assert table.why_not(Take("glen-affric")) == ""
    table.play(Take("glen-affric"))
    assert table.player(1).done


@pytest.mark.rule("G8.12", "G19.2", "R-G64")
def test_with_nothing_possible_one_discards_or_stops_on_the_end() -> None:
    table = pawns_then("kingussie", "the-end").market(stone=3)
    assert table.pos.legal(0) == [STOP, Discard("kingussie", COIN), Discard("kingussie", MOVEMENT)]


@pytest.mark.rule("G19.3", "R-G64")
def test_a_discard_beyond_the_end_ends_the_game_for_one_too() -> None:
    table = pawns_then("the-end", "kingussie").market(stone=3).play(Discard("kingussie", COIN), END_TURN)
    assert (table.player().done, table.player().coins) == (True, 1)
    assert table.acting() == 1


@pytest.mark.rule("G19.5", "R-G66")
def test_when_the_last_has_reached_it_tiles_left_behind_go_and_nothing_is_laid() -> None:
    table = near_the_end("seat-0", "inshriach", "the-end", "any", left=9)
    for seat in (1, 2):
        table.player(seat).space, table.player(seat).done = 3, True
    table.play(STOP)
    assert table.pos.finished
    assert [table.rules.ids[tile] for tile in table.pos.discards] == ["inshriach"]
    assert len(table.pos.left) == 9


@pytest.mark.rule("G4.6", "G19.5", "R-G20")
def test_the_last_player_to_go_beyond_it_leaves_tiles_behind_with_that_move() -> None:
    table = near_the_end("seat-0", "lochridge", "the-end", "inshriach", "any", left=9)
    for seat in (1, 2):
        table.player(seat).space, table.player(seat).done = 3, True
    table.play(Take("inshriach"))
    assert [table.rules.ids[tile] for tile in table.pos.discards] == ["lochridge"]
    assert table.space(3) == "the-end"


@pytest.mark.rule("G19.5", "R-G66")
def test_no_one_waits_for_the_die() -> None:
    table = near_the_end("die", "seat-0", "the-end", die=True)
    for seat in (1, 2):
        table.player(seat).space, table.player(seat).done = 3, True
    table.play(STOP)
    assert table.pos.finished
    assert table.pos.space_of(DIE) == 1


@pytest.mark.rule("G4.6", "G19.5", "R-G66")
def test_once_all_are_done_the_die_keeps_no_tile_on_the_rondel() -> None:
    table = near_the_end("die", "seat-0", "lochridge", "the-end", "inshriach", "any", left=9, die=True)
    for seat in (1, 2):
        table.player(seat).space, table.player(seat).done = 4, True
    table.play(Take("inshriach"))
    assert [table.rules.ids[tile] for tile in table.pos.discards] == ["lochridge"]


@pytest.mark.rule("G5.5", "G19.1", "R-G10", "R-G65")
def test_the_die_leaves_when_it_would_reach_the_end() -> None:
    table = near_the_end("seat-0", "die", "inshriach", "the-end", "any", "seat-1", "seat-2", left=3, die=True)
    table.coins(9).play(Take("inshriach"), Place(0, -1))
    table.pos.left = (table.number("tain"), table.number("elgin"), table.number("oban"))
    table.play(END_TURN, deal=("tain", 1, "elgin", "oban"))
    assert table.pos.space_of(DIE) == -1
    assert [table.space(at) for at in (0, 1, 4)] == ["tain", "elgin", "the-end"]
    assert table.pos.discards == ()


# The reckoning


@pytest.mark.rule("G19.7", "R-G66", "R-G67")
def test_territories_of_fifteen_thirteen_sixteen() -> None:
    table = sized(13, 11, 14).run(Finish())
    assert [table.player(seat).points[SIZE] for seat in range(3)] == [-6, 0, -9]


@pytest.mark.rule("G19.7", "R-G34", "R-G67")
def test_a_pile_counts_once_and_persons_do_not_count() -> None:
    table = Table().tile("inshriach", 1, -1).tile("abernethy", 1, -1).person("rob-roy", "david-hume")
    table.tiles(1, seat=1).tiles(1, seat=2).run(Finish())
    assert [table.player(seat).points[SIZE] for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("G19.8", "R-G66", "R-G69")
def test_each_coin_is_worth_a_point() -> None:
    table = Table().coins(7).coins(1, seat=2).run(Finish())
    assert [table.player(seat).points[COINS] for seat in range(3)] == [7, 0, 1]
    assert table.player().total() == 7


@pytest.mark.rule("G19.6", "G19.7", "G19.8", "R-G66")
def test_first_the_scoring_then_size_then_coins() -> None:
    table = pawns_then("the-end").whisky(1).tile("brora", 1, 1).coins(2).play(STOP).play(STOP).play(STOP)
    said = [event for event in table.events if event.key in ("scoring", "points")]
    assert [event.values.get("category", "scoring") for event in said] == ["scoring", "whisky", "size", "coins"]
    assert table.player().points[1:] == [0, 0, 1, 0, -3, 2]


@pytest.mark.rule("G19.9", "R-G68")
def test_a_total_may_fall_below_zero() -> None:
    assert sized(4, 0, 0).run(Finish()).player().total() == -12


# The winner


def ranks(table: Table) -> tuple[int, ...]:
    return tuple(table.rules.result(table.pos.copy()).ranks)


@pytest.mark.rule("G1.1", "G19.10", "R-G14")
def test_most_points_win() -> None:
    assert ranks(Table().coins(3).coins(9, seat=1).coins(5, seat=2).run(Finish())) == (3, 1, 2)


@pytest.mark.rule("G19.10", "R-G14")
def test_of_tied_players_the_one_with_fewest_resources_wins() -> None:
    table = Table().coins(5).coins(5, seat=1).goods("home-castle", wood=1).goods("home-castle", 1, wood=2)
    assert ranks(table.run(Finish())) == (1, 2, 3)


@pytest.mark.rule("G2.3", "G19.10", "R-G14")
def test_whisky_is_no_resource_when_a_tie_is_broken() -> None:
    table = Table().whisky(3).coins(5).coins(5, seat=1).goods("home-castle", 1, wood=1)
    assert ranks(table.run(Finish())) == (1, 2, 3)


@pytest.mark.rule("G19.10", "R-G14")
def test_if_resources_are_equal_too_the_victory_is_shared() -> None:
    table = Table().coins(5).coins(5, seat=1).goods("home-castle", wood=1).goods("home-castle", 1, barley=1)
    assert ranks(table.run(Finish())) == (1, 1, 3)


@pytest.mark.rule("G19.10")
def test_points_come_before_resources() -> None:
    assert ranks(Table().coins(2).goods("home-castle", wood=3).run(Finish())) == (1, 2, 2)
