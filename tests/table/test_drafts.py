"""Drafts: moves computed before the log is written; and applying moves made elsewhere."""

from __future__ import annotations

import pytest
from tests.table.tables import play_on, table

from bothy.kernel import InvalidInput, SamplingDealer
from bothy.table import Match
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
