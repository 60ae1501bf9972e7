"""The run loop: questions, who may answer, and what follows."""

from __future__ import annotations

import pytest
from tests.kernel.tiny_game import Ask, Memory, Say, Tell, Toss, Turn, Unveil, Whisper, WholeAsk, toy

from bothy.kernel import EventRecorder, Refused, RulesBug, SamplingDealer, ScriptedDealer
from bothy.kernel.position import LOOP_LIMIT, Position

DEALER = SamplingDealer(1)


def test_the_frames_that_follow_are_pushed_in_reading_order() -> None:
    pos = toy(Tell("first"), Tell("second"), Ask(0))
    pos.settle(DEALER)
    assert pos.told == ["first", "second"]
    assert pos.seats_to_act() == (0,)


def test_a_frame_leaves_the_stack_as_its_answer_is_taken() -> None:
    pos = toy(Ask(0), Ask(1))
    pos.play(0, Say("a"), DEALER)
    assert pos.seats_to_act() == (1,)
    pos.play(1, Say("b"), DEALER)
    assert pos.finished
    assert pos.told == ["0:a", "1:b"]


def test_legal_lists_the_actions_that_why_not_allows() -> None:
    pos = toy(Ask(0))
    assert pos.legal(0) == [Say("a"), Say("b")]
    assert pos.why_not(0, Say("a")) is None
    reason = pos.why_not(0, Say("long"))
    assert reason is not None
    assert (reason.key, reason.rule, reason.values) == ("too-long", "T1", {"most": 1})


def test_a_refused_action_changes_nothing() -> None:
    pos = toy(Ask(0))
    with pytest.raises(Refused, match="too-long"):
        pos.play(0, Say("long"), DEALER)
    assert pos.told == []
    assert pos.seats_to_act() == (0,)


def test_only_seats_that_owe_an_answer_may_act() -> None:
    pos = toy(Ask(0))
    assert pos.legal(1) == []
    reason = pos.why_not(1, Say("a"))
    assert reason is not None
    assert reason.key == "not-asked"


def test_after_the_end_everything_is_refused() -> None:
    pos = toy()
    reason = pos.why_not(0, Say("a"))
    assert pos.finished
    assert pos.legal(0) == []
    assert pos.seats_to_act() == ()
    assert reason is not None
    assert reason.key == "game-over"


def test_asides_are_offered_over_the_questions_of_a_turn() -> None:
    pos = toy(Ask(0), Turn(0))
    assert pos.legal(0) == [Say("a"), Say("b"), Whisper("psst")]
    pos.play(0, Whisper("psst"), DEALER)
    assert pos.told == ["psst"]
    assert pos.stack[-1] == Ask(0), "the question it interrupted is asked again"


def test_a_whole_frame_holds_asides_back_and_says_why() -> None:
    pos = toy(WholeAsk(0), Turn(0))
    assert pos.legal(0) == [Say("a"), Say("b")]
    reason = pos.why_not(0, Whisper("psst"))
    assert reason is not None
    assert reason.key == "finish-first"


def test_asides_are_for_the_seat_whose_turn_it_is() -> None:
    pos = toy(Ask(1), Turn(0))
    assert pos.legal(1) == [Say("a"), Say("b")]
    reason = pos.why_not(1, Whisper("psst"))
    assert reason is not None
    assert reason.key == "not-an-answer"


def test_draws_are_dealt_counted_and_traced() -> None:
    pos = toy(Toss(), Toss(), Ask(0))
    pos.trace = trace = EventRecorder()
    pos.settle(ScriptedDealer(["heads", "tails"]))
    assert pos.told == ["heads", "tails"]
    assert pos.draws == 2
    assert [(dealt.place, dealt.outcome) for dealt in trace.draws] == [("toss.0", "heads"), ("toss.1", "tails")]


def test_without_a_dealer_the_loop_stops_before_a_draw() -> None:
    pos = toy(Tell("before"), Toss(), Tell("after"))
    pos.settle(None)
    assert pos.told == ["before"]
    assert pos.stack[-1] == Toss()


def test_without_a_dealer_the_loop_stops_before_a_reveal() -> None:
    pos = toy(Tell("before"), Unveil("secret"))
    pos.settle(None)
    assert pos.told == ["before"]
    pos.settle(DEALER)
    assert pos.told == ["before", "secret"]
    assert pos.reveals == 1


def test_rules_that_never_ask_are_a_bug() -> None:
    pos = toy(*[Tell("again") for _ in range(LOOP_LIMIT + 1)], Ask(0))
    with pytest.raises(RulesBug):
        pos.settle(DEALER)


def test_events_are_silent_while_no_one_listens() -> None:
    pos = toy()
    pos.emit("heard", seat=1)
    pos.trace = EventRecorder()
    pos.emit("heard", [("coins-1", 2, "gift")], only=(1,), seat=1)
    assert [event.seen_by(1) for event in pos.trace.events] == [["heard", {"seat": 1}, [["coins-1", 2, "gift"]]]]
    assert [event.seen_by(0) for event in pos.trace.said("heard")] == [["heard", None]]


def test_a_copy_shares_nothing_that_changes() -> None:
    pos = toy(Ask(0))
    pos.parts["memory"] = Memory([1])
    pos.begin_turn(Memory([2]))
    new = pos.copy()
    new.part(Memory).counts.append(9)
    new.stack.clear()
    new.end_turn()
    assert pos.part(Memory).counts == [1]
    assert isinstance(pos.turn, Memory)
    assert pos.turn.counts == [2]
    assert (pos.turns, new.turns) == (0, 1)
    assert pos.seats_to_act() == (0,)


@pytest.mark.parametrize("slot", Position.__slots__)
def test_a_game_cannot_take_a_slot_of_the_kernels_for_its_own(slot: str) -> None:
    with pytest.raises(TypeError, match=rf"Pig.*`{slot}`"):
        type("Pig", (Position,), {"__slots__": ("pot", slot)})
    type("Pig", (Position,), {"__slots__": ("pot", f"{slot}_taken")})
