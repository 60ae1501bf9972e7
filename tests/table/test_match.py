"""A match at a table: a deck no one can choose, playing, undoing, previewing, looking back."""

from __future__ import annotations

import pytest
from tests.table.tables import play_on, reach, table

from bothy.kernel import InvalidInput, Refused
from bothy.table import Match, Shuffle
from creel.charts import PutBack
from creel.day import Do, EndTurn, Lift, Sell
from creel.game import CREEL
from creel.morning import Row
from creel.payment import Give


def chosen(match: Match, *bays: int) -> Match:
    """Lets all players row somewhere."""
    for seat, bay in enumerate(bays):
        match.play(seat, Row(bay))
    return match


def test_the_position_is_a_fold_over_the_log() -> None:
    match = play_on(table(seal=True))
    again = Match.load(CREEL, match.header, match.log, match.shuffle)
    assert again.rules.digest(again.position) == match.rules.digest(match.position)
    assert again.result == match.result


def test_a_snapshot_spares_the_steps_before_it() -> None:
    match = play_on(table(), 10)
    snapshot = match.snapshot()
    play_on(match, 5, seed=2)
    again = Match.load(CREEL, match.header, match.log, match.shuffle, snapshot)
    assert again.view(0) == match.view(0)
    assert 0 not in again.fold.snapshots, "nothing before the snapshot was played again"
    assert again.at(3).facts() == match.at(3).facts(), "but it can be, if somebody looks back"


def test_several_actions_are_played_as_one_or_not_at_all() -> None:
    match = chosen(table(), 0, 1, 1)
    seq = match.seq
    with pytest.raises(Refused, match="not-an-answer"):
        match.play(1, Do("haul"), Do("haul"))
    assert match.seq == seq
    match.play(1, Do("haul"), Lift(0))
    assert match.seq == seq + 2


def test_nothing_may_follow_a_draw_in_one_message() -> None:
    match = chosen(table(), 0, 1, 1)
    with pytest.raises(Refused, match="not-as-one"):
        match.play(1, Do("haul"), Lift(0), Lift(1))
    assert match.legal(1)[0] == Do("haul")


def test_undo_is_an_entry_and_nothing_is_deleted() -> None:
    match = chosen(table(), 0, 1, 1)
    before = match.view(1)
    match.play(1, Do("haul"))
    entry = match.undo(1)
    assert (entry.by, entry.undo) == (1, match.seq - 1)
    assert match.view(1) == before
    assert len(match.log) == match.seq + 1
    match.redo(1)
    assert match.legal(1)[:2] == [Lift(0), Lift(1)]


def test_redo_is_gone_once_something_else_is_played() -> None:
    match = chosen(table(), 0, 1, 1)
    match.play(1, Do("haul"))
    match.undo(1)
    match.play(1, Do("peek"))
    with pytest.raises(Refused, match="cannot-redo"):
        match.redo(1)


def test_undo_goes_back_several_steps_at_once() -> None:
    match = reach("pay")
    seat = match.seats_to_act()[0]
    start = match.seq
    legal = [action for action in match.legal(seat) if isinstance(action, Give)]
    match.play(seat, legal[0])
    match.undo(seat, start)
    assert Do("build") in match.legal(seat)
    match.redo(seat)
    match.redo(seat)
    assert match.position.stack[-1].name == "pay"


@pytest.mark.parametrize("to", [0, 1, 3, 99])
def test_undo_reaches_no_further_than_it_may(to: int) -> None:
    match = chosen(table(), 0, 1, 1)
    match.play(1, Do("haul"))
    with pytest.raises(Refused, match="cannot-undo"):
        match.undo(1, to)


def test_undo_stops_at_a_draw() -> None:
    match = chosen(table(), 0, 1, 1)
    match.play(1, Do("haul"), Lift(0))
    with pytest.raises(Refused, match="cannot-undo") as refused:
        match.undo(1)
    assert refused.value.reason.values["bar"] == "draw"


def test_undo_stops_at_the_end_of_a_turn() -> None:
    match = chosen(table(), 0, 1, 1)
    match.play(1, EndTurn())
    with pytest.raises(Refused, match="cannot-undo"):
        match.undo(1)


def test_undo_stops_at_another_seats_answer() -> None:
    match = table()
    match.play(0, Row(0))
    match.play(1, Row(1))
    with pytest.raises(Refused, match="cannot-undo"):
        match.undo(0)
    match.undo(1)
    match.undo(0)
    assert match.seats_to_act() == (0, 1, 2)


def test_a_chart_once_seen_cannot_be_unseen() -> None:
    match = chosen(table(), 0, 1, 1)
    match.play(1, Do("peek"))
    assert match.undoable(1) is None
    match.play(1, PutBack())
    match.undo(1)
    match.play(1, PutBack())
    match.play(1, EndTurn())
    match.play(2, Do("peek"))
    assert match.log[-1].bar == "reveal"
    assert match.undoable(2) is None


def test_preview_shows_what_would_happen_and_stops_before_a_draw() -> None:
    match = chosen(table(), 0, 1, 1)
    preview = match.preview(1, Do("haul"), Lift(0))
    assert preview.stopped
    assert preview.events == ()
    assert match.legal(1)[0] == Do("haul")
    with pytest.raises(Refused, match="not-as-one"):
        match.preview(1, Do("haul"), Lift(0), Lift(1))


def test_preview_tells_prices() -> None:
    match = chosen(table(), 0, 1, 1)
    match.play(1, Do("haul"), Lift(0))
    match.play(1, Lift(1))
    fish = next(action for action in match.legal(1) if isinstance(action, Sell))
    preview = match.preview(1, fish)
    assert not preview.stopped
    assert [event.key for event in preview.events] == ["goods", "goods"]
    assert list(preview.view) == ["goods", "forecast"]


def test_a_preview_does_not_open_the_votes() -> None:
    match = table()
    match.play(0, Row(0))
    match.play(1, Row(1))
    preview = match.preview(2, Row(2))
    assert preview.stopped
    assert [event.key for event in preview.events] == ["chosen"]
    assert preview.view == {"bays": [None, None, 2]}


def test_blocked_options_come_with_reasons_on_request() -> None:
    match = chosen(table(), 0, 1, 1)
    assert [(action, reason.key) for action, reason in match.blocked(1, "do")] == [(Do("build"), "too-dear")]
    assert [reason.key for _, reason in match.blocked(1, "sell", fish="crab")] == ["no-fish"]
    assert match.blocked(0) == []


def test_asides_held_back_are_blocked_with_a_reason() -> None:
    match = reach("pay")
    seat = match.seats_to_act()[0]
    assert {reason.key for _, reason in match.blocked(seat, "sell")} == {"finish-first"}


def test_a_decision_names_its_question_its_actions_and_their_arguments() -> None:
    match = chosen(table(), 0, 1, 1)
    decision = match.decision(1)
    assert decision is not None
    data = decision.data(match.rules.registry)
    assert data["ask"] == ["ask-day", {}]
    assert data["actions"] == [["do", "haul"], ["do", "peek"], ["end-turn"]]
    assert data["fields"] == {"do": ["what"], "end-turn": []}
    assert match.decision(0) is None


def test_a_vote_is_sealed_in_the_log_until_all_have_voted() -> None:
    match = table()
    match.play(0, Row(2))
    assert match.history(1)[1] == {"seq": 1, "by": 0, "sealed": "closing"}
    assert match.history(0)[1] == {"seq": 1, "by": 0, "do": ["row", 2]}
    match.play(1, Row(0))
    match.play(2, Row(1))
    assert match.history(1)[1] == {"seq": 1, "by": 0, "do": ["row", 2]}


def test_actions_with_a_hidden_chart_are_sealed_until_the_end() -> None:
    match = chosen(table(), 0, 1, 1)
    match.play(1, Do("peek"))
    match.play(1, PutBack())
    seq = match.seq
    assert match.history(0)[seq] == {"seq": seq, "by": 1, "sealed": "end"}
    play_on(match)
    assert match.history(0)[seq]["do"] == ["put-back"]


def test_a_step_from_long_ago_can_be_shown_again() -> None:
    match = table()
    played = match.play(0, Row(0))[0]
    play_on(match)
    assert match.played(1).events == played.events
    assert match.played(0).entry == match.log[0]


def test_a_match_without_its_seed_can_be_looked_at_but_not_played() -> None:
    match = table()
    other = Match.load(CREEL, match.header, match.log)
    assert other.view(0) == match.view(0)
    with pytest.raises(InvalidInput, match="no-seed"):
        other.play(0, Row(0))


def test_a_fork_is_independent() -> None:
    match = chosen(table(), 0, 1, 1)
    fork = match.fork()
    fork.play(1, Do("haul"))
    assert match.seq == fork.seq - 1
    assert match.legal(1)[0] == Do("haul")


def test_another_version_of_the_rules_is_refused() -> None:
    from dataclasses import replace

    match = table()
    with pytest.raises(InvalidInput, match="rules-version"):
        Match.load(CREEL, replace(match.header, rules_version=0), match.log)
    with pytest.raises(InvalidInput, match="pack-unknown"):
        Match.load(CREEL, replace(match.header, pack="other"), match.log)


def test_the_key_depends_on_the_seed_and_on_every_word() -> None:
    keys = {
        Shuffle(seed, words).key
        for seed in (b"\0" * 32, b"\1" * 32)
        for words in (("a", "b"), ("b", "a"), ("ab", ""), ("a", "b", ""), ("a",))
    }
    assert len(keys) == 10


def test_the_commitment_binds_the_host_before_the_words_are_known() -> None:
    assert Shuffle(b"\1" * 32, ()).commitment == Shuffle(b"\1" * 32, ("word",)).commitment
    assert Shuffle(b"\1" * 32).commitment != Shuffle(b"\2" * 32).commitment


def test_seeds_are_fresh_unless_numbered() -> None:
    assert Shuffle.fresh().seed != Shuffle.fresh().seed
    assert Shuffle.numbered(3).seed == Shuffle.numbered(3).seed
    assert len(Shuffle.fresh().seed) == 32
