"""Changes of who plays a seat are in the log, don't change the board, and are part of a true record."""

from __future__ import annotations

import pytest
from tests.table.tables import play_on, table

from bothy.kernel import Refused
from bothy.table import Match, Record, RecordError, record
from bothy.table.game_registry import find
from bothy.table.log import ABANDONED, BACK, LEFT, OUT_OF_TIME


def away(match: Match, seat: int = 0, bot: str = "casual") -> Match:
    match.commit(match.draft_seating(OUT_OF_TIME, seat, bot))
    return match


def test_a_time_out_moves_nothing_but_is_reported() -> None:
    match = table()
    before, to_act = match.view(None), match.seats_to_act()
    played = match.commit(match.draft_seating(OUT_OF_TIME, 0, "casual"))[0]
    assert (match.view(None), match.seats_to_act()) == (before, to_act)
    (event,) = played.events
    assert (event.key, dict(event.values)) == ("seat-out-of-time", {"seat": 0, "bot": "casual"})
    assert match.away == {0: "casual"}
    assert match.history(None)[-1] == {"seq": 1, "by": 0, "seating": "out-of-time", "bot": "casual"}
    assert match.played(1) == played


def test_a_game_goes_on_over_it_and_its_record_is_true() -> None:
    match = away(table())
    play_on(match)
    again = Record.read(record.complete(match)).verify(find)
    assert again.log == match.log
    assert again.away == {0: "casual"}
    assert again.result == match.result


def test_a_match_is_loaded_with_it() -> None:
    match = away(table())
    loaded = Match.load(match.game, match.header, match.log, match.shuffle, match.snapshot())
    assert loaded.away == {0: "casual"}
    assert loaded.view(None) == match.view(None)


def test_coming_back_ends_it_and_only_who_is_away_can() -> None:
    match = away(table())
    match.commit(match.draft_seating(BACK, 0))
    assert match.away == {}
    with pytest.raises(Refused, match="seat-not-away"):
        match.draft_seating(BACK, 0)


def test_a_seat_can_still_take_back_what_it_may_after_a_time_out() -> None:
    match = table()
    seat = match.seats_to_act()[0]
    match.play(seat, match.legal(seat)[0])
    able = match.undoable(seat)
    away(match, 1 if seat == 0 else 0)
    assert match.undoable(seat) == able


def test_a_table_that_is_given_up_asks_nothing_more() -> None:
    match = table()
    seat = match.seats_to_act()[0]
    match.commit(match.draft_seating(LEFT, seat))
    match.commit(match.draft_seating(ABANDONED, None))
    assert match.abandoned
    assert not match.finished
    assert match.seats_to_act() == ()
    assert match.decision(seat) is None
    with pytest.raises(Refused, match="match-abandoned"):
        match.play(seat, match.legal(seat)[0])
    assert Record.read(record.complete(match)).verify(find).abandoned


def test_a_record_with_an_unknown_seating_is_refused() -> None:
    text = record.complete(away(table())).replace("out-of-time", "out-of-mind")
    with pytest.raises(RecordError):
        Record.read(text).verify(find)
