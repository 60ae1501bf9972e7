"""Drafts: moves computed before the log is written, turns that end by themselves, and who plays a seat."""

from __future__ import annotations

import pytest
from tests.table.tables import play_on, table

from bothy.kernel import InvalidInput, Refused, SamplingDealer
from bothy.table import Match, Record, RecordError, Shuffle, record
from bothy.table.game_registry import find
from bothy.table.log import ABANDONED, BACK, LEFT, OUT_OF_TIME
from bothy.table.match import END_TURN
from creel.day import EndTurn
from creel.game import CREEL
from creel.morning import Row


def test_a_draft_changes_nothing_until_it_is_committed() -> None:
    match = table()
    before, seq = match.rules.write(match.position), match.seq
    draft = match.draft(0, Row(1))
    assert (match.seq, match.rules.write(match.position)) == (seq, before)
    assert [step.entry.action for step in match.commit(draft)] == [["row", 1]]
    assert match.seq == draft.seq == seq + 1


def test_a_draft_is_refused_once_something_else_was_played() -> None:
    match = table()
    draft = match.draft(0, Row(1))
    match.play(1, Row(0))
    with pytest.raises(InvalidInput):
        match.commit(draft)


def test_undo_and_redo_can_be_drafted_too() -> None:
    match = table()
    match.play(0, Row(1))
    draft = match.draft_undo(0)
    assert [entry.undo for entry in match.log] == [None, None]
    match.commit(draft)
    assert [entry.undo for entry in match.log] == [None, None, 1]
    assert match.redoable(0)
    assert not match.redoable(1)
    match.commit(match.draft_redo(0))
    assert match.log[-1].action == ["row", 1]


def test_a_match_that_hears_every_entry_is_equal_to_the_one_that_was_played() -> None:
    match, chance = table(seal=True), SamplingDealer(3)
    other = Match.load(CREEL, match.header, match.log, match.shuffle)
    while not match.finished:
        to_act = match.seats_to_act()
        seat = to_act[chance.below(len(to_act))]
        legal = match.legal(seat)
        action = legal[chance.below(len(legal))]
        told = list(match.play(seat, action))
        if action != EndTurn() and match.undoable(seat) is not None and chance.below(3) == 0:
            match.undo(seat)
        for entry in match.log[other.seq + 1 :]:
            heard = other.apply_remote(entry)
            if told and entry == told[0].entry:
                assert heard.events == told.pop(0).events
        assert other.view(0) == match.view(0)
        assert other.undoable(seat) == match.undoable(seat)
    assert other.log == match.log
    assert other.rules.digest(other.position) == match.rules.digest(match.position)


def test_matches_with_the_same_choices_share_their_rules() -> None:
    assert table(1).rules is table(2).rules
    assert table(1).rules is not table(1, days=5).rules
    assert play_on(table(1)).rules is table(3).rules


def test_the_turn_ends_with_an_action_only_if_nothing_else_is_left() -> None:
    match = Match.open(find("caledonia"), {}, 2, Shuffle.numbered(3, ["one", "two"]))
    chance, ended, open_ended = SamplingDealer(5), 0, 0
    while not match.finished:
        seat = match.seats_to_act()[0]
        legal = match.legal(seat)
        plain = match.draft(seat, legal[chance.below(len(legal))])
        draft = match.ending_turn(seat, plain)
        assert plain.pos is not None
        left = [action.name for action in plain.pos.legal(seat)] if seat in plain.pos.seats_to_act() else []
        if left == [END_TURN]:
            entry = draft.played[-1].entry
            assert entry.action == [END_TURN]
            assert entry.bar == ("draw" if entry.draws else "turn"), "the last turn of a round draws contracts"
            ended += 1
        else:
            assert draft is plain
            open_ended += 1
        match.commit(draft)
    assert ended
    assert open_ended


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
