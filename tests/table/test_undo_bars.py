"""Limits of undo: an answer that another seat may already act on is final, and the number of undos is limited."""

from __future__ import annotations

from typing import Any

import pytest
from tests.table.tables import table

from bothy.kernel import Refused
from bothy.table import Match, Shuffle
from bothy.table.game_registry import find
from bothy.table.match import MOST_TAKEN_BACK
from creel.day import Do
from creel.morning import Row


def caledonia(seats: int = 3, **options: Any) -> Match:
    """Opens a match of Caledonia before its first answer."""
    return Match.open(find("caledonia"), options, seats, Shuffle.numbered(4, ["word"] * seats))


def first(match: Match) -> int:
    """Plays the first legal answer of a seat that owes one; returns the seat."""
    seat = match.seats_to_act()[0]
    match.play(seat, match.legal(seat)[0])
    return seat


def refusal(match: Match, seat: int) -> str:
    """Returns the bar that keeps a seat from undoing."""
    assert match.undoable(seat) is None
    with pytest.raises(Refused, match="cannot-undo") as refused:
        match.undo(seat)
    return str(refused.value.reason.values["bar"])


def test_a_bid_is_final_once_the_next_seat_may_answer_it() -> None:
    match = caledonia(clans="auction")
    bidder = first(match)
    assert match.seats_to_act() != (bidder,)
    assert refusal(match, bidder) == "asked"


def test_a_drop_out_is_final_once_the_next_seat_may_answer_it() -> None:
    match = caledonia(clans="auction")
    first(match)
    seat = match.seats_to_act()[0]
    match.play(seat, next(action for action in match.legal(seat) if action.name == "drop-out"))
    assert refusal(match, seat) == "asked"


def test_a_clan_is_final_once_the_next_seat_may_choose() -> None:
    match = caledonia()
    assert refusal(match, first(match)) == "asked"


def test_a_first_worker_is_final_once_the_next_seat_may_place_one() -> None:
    match = caledonia(seats=2)
    while match.position.stack[-1].name != "first-worker":
        first(match)
    assert refusal(match, first(match)) == "asked"


def test_of_two_workers_in_a_row_the_first_can_still_be_taken_back() -> None:
    match = caledonia(seats=2)
    while match.position.stack[-1].name != "first-worker":
        first(match)
    first(match)
    seat = first(match)
    assert match.seats_to_act() == (seat,), "the last in turn order places twice"
    match.undo(seat)
    first(match)
    first(match)
    assert refusal(match, seat) == "asked", "now it is the other's turn"


def test_where_all_answer_at_once_a_seat_may_think_again_until_the_last_has_answered() -> None:
    match = table()
    match.play(0, Row(0))
    assert match.log[-1].bar == ""
    match.undo(0)
    match.play(0, Row(1))
    match.play(1, Row(1))
    match.undo(1)
    match.undo(0)
    assert match.seats_to_act() == (0, 1, 2)


def test_a_seat_that_asks_others_inside_its_own_turn_may_take_that_back_until_they_answer() -> None:
    match = table()
    for seat, bay in enumerate((0, 1, 1)):
        match.play(seat, Row(bay))
    match.play(1, Do("haul"))
    assert match.log[-1].bar == ""
    match.undo(1)


def back_and_forth(match: Match, times: int) -> None:
    """Rows out and undoes it, repeatedly."""
    for _ in range(times):
        match.play(0, Row(0))
        match.undo(0)


def test_undo_is_refused_after_two_hundred_in_a_turn_and_a_move_never_is() -> None:
    match = table()
    back_and_forth(match, MOST_TAKEN_BACK // 2)  # the same row again is a redo, and counts as one
    match.play(0, Row(0))
    with pytest.raises(Refused, match="undone-too-often") as refused:
        match.undo(0)
    assert refused.value.reason.values == {"most": MOST_TAKEN_BACK}
    match.play(1, Row(1))
    match.undo(1)
    match.play(1, Row(1))
    match.play(2, Row(1))
    assert match.seats_to_act() == (1,), "the game goes on"


def test_redo_is_counted_too() -> None:
    match = table()
    match.play(0, Row(0))
    for _ in range(MOST_TAKEN_BACK // 2):
        match.undo(0)
        match.redo(0)
    with pytest.raises(Refused, match="undone-too-often"):
        match.undo(0)


def test_the_count_starts_again_in_a_new_turn() -> None:
    from creel.day import EndTurn

    match = table()
    for seat, bay in enumerate((0, 1, 1)):
        match.play(seat, Row(bay))
    match.play(1, Do("haul"))
    for _ in range(MOST_TAKEN_BACK // 2):
        match.undo(1)
        match.redo(1)
    with pytest.raises(Refused, match="undone-too-often"):
        match.undo(1)
    while match.log[-1].digest == "":
        seat = match.seats_to_act()[0]
        ends = [action for action in match.legal(seat) if isinstance(action, EndTurn)]
        match.play(seat, ends[0] if ends else match.legal(seat)[0])
    seat = match.seats_to_act()[0]
    match.play(seat, Do("haul"))
    match.undo(seat)
