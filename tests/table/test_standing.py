"""Standing preferences: an optional reaction is answered at once, or asked, as its seat prefers (R-X27)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.glenmore.everything import SHIELINGS, Answer, Everything, Reacting, Sundries
from tests.games.glenmore.test_module import game_with

from bothy.games.glenmore.actions.placing import Placing
from bothy.games.glenmore.position import GlenMore
from bothy.kernel import Refused
from bothy.table import Match, Record, Shuffle
from bothy.table.record import complete, for_seat
from bothy.table.standing import ALWAYS, ASK, NEVER, Preferences

GAME = game_with(Everything())


def about_to_place(seats: int = 2, coins: int = 5) -> tuple[Match, int, int]:
    """Puts a shieling in hand; once it's placed, the next seat may react. Returns mover and that seat."""
    match = Match.open(GAME, {"everything": True}, seats, Shuffle.numbered(3, ["a"] * seats))
    pos: Any = match._pos
    mover = pos.seats_to_act()[0]
    pos.push(Placing(mover, pos.rules.number_of[SHIELINGS[1]]))
    other = (mover + 1) % seats
    pos.players[other].coins = coins
    return match, mover, other


def placed(preferences: Preferences, coins: int = 5) -> tuple[Match, int, int]:
    match, mover, other = about_to_place(coins=coins)
    draft = match.draft(mover, match.legal(mover)[0])
    match.commit(match.standing(preferences, draft))
    return match, mover, other


def tokens(match: Match, seat: int) -> int:
    return match.position.part(Sundries).tokens[seat]


def test_the_game_lists_the_reactions_of_a_table() -> None:
    assert GAME.open({"everything": True}, 2).reactions() == ("tokens",)
    assert GAME.open({}, 2).reactions() == ()
    assert GAME.open({"mobs": True}, 3).reactions() == ("bruce-mcmail",)


@pytest.mark.rule("R-X27")
@pytest.mark.parametrize(("preference", "bought"), [(NEVER, 0), (ALWAYS, 1)])
def test_a_preference_answers_at_once_and_is_logged(preference: str, bought: int) -> None:
    first, _, other = about_to_place()
    before = tokens(first, other)
    match, mover, other = placed({other: {"tokens": preference}})
    assert not isinstance(match.position.stack[-1], Reacting)
    assert match.log[-2].by == mover
    assert tokens(match, other) == before + bought
    line = match.log[-1].data()
    assert (line["by"], line["do"], line["preference"]) == (other, ["answer", bool(bought)], preference)
    assert match.history(other)[-1]["preference"] == preference
    assert "preference" not in match.history(mover)[-1]
    assert "preference" not in match.history(None)[-1]
    assert "preference" not in for_seat(match, mover)


@pytest.mark.rule("R-X27")
@pytest.mark.parametrize("chosen", [{}, {"tokens": ASK}, {"another": NEVER}])
def test_a_seat_that_wants_to_be_asked_is_waited_for(chosen: dict[str, str]) -> None:
    _, mover, other = about_to_place()
    match, mover, other = placed({other: chosen, mover: {"tokens": NEVER}})
    assert match.seats_to_act() == (other,)
    assert match.log[-1].by == mover
    match.play(other, Answer(True))
    assert match.log[-1].preference == ""


@pytest.mark.rule("R-X27")
def test_the_always_preference_declines_what_cannot_be_had() -> None:
    _, _, other = about_to_place()
    match, _, other = placed({other: {"tokens": ALWAYS}}, coins=0)
    assert match.log[-1].action == ["answer", False]


@pytest.mark.rule("R-X27")
def test_a_preference_set_while_the_question_is_open_answers_it() -> None:
    match, _, other = placed({})
    match.commit(match.standing({other: {"tokens": NEVER}}))
    assert (match.log[-1].by, match.log[-1].preference) == (other, NEVER)
    seq = match.seq
    assert match.standing({other: {"tokens": NEVER}}).played == ()
    assert match.seq == seq


def test_undo_never_crosses_a_reaction() -> None:
    _, _, other = about_to_place()
    for preferences in ({other: {"tokens": NEVER}}, {other: {"tokens": ALWAYS}}, {}):
        match, mover, other = placed(preferences)
        if not preferences:
            assert match.undoable(mover) == match.seq  # no reaction yet
            match.play(other, Answer(False))
        for seat in (mover, other):
            assert match.undoable(seat) is None
            with pytest.raises(Refused, match="cannot-undo"):
                match.undo(seat)


def test_a_record_with_such_an_answer_is_read_back_and_verified() -> None:
    match = Match.open(GAME, {"everything": True}, 2, Shuffle.numbered(5, ["a", "b"]))
    always = {seat: {"tokens": ALWAYS} for seat in range(2)}
    while not match.finished:
        seat = match.seats_to_act()[0]
        legal = match.legal(seat)
        draft = match.draft(seat, legal[match.seq % len(legal)])
        match.commit(match.standing(always, draft))
        assert not any(isinstance(frame, Reacting) for frame in match.position.stack[-1:])
    answered = [entry for entry in match.log if entry.preference]
    assert answered
    assert all(entry.bar for entry in answered)
    read = Record.read(complete(match)).verify(lambda name: GAME)
    assert [entry.preference for entry in read.log] == [entry.preference for entry in match.log]
    assert isinstance(read.position, GlenMore)


@pytest.mark.rule("R-X27")
def test_who_gives_no_answer_in_time_does_not_react() -> None:
    match, _, other = placed({})
    pos = match.position
    frame = pos.stack[-1]
    assert frame.default(pos, other) == Answer(False)


@pytest.mark.rule("R-X27")
def test_a_forced_answer_has_the_first_of_the_list_as_default() -> None:
    match, mover, _ = about_to_place()
    pos = match.position
    assert pos.stack[-1].default(pos, mover) == pos.legal(mover)[0]


@pytest.mark.rule("R-X27")
def test_a_seat_that_is_asked_is_shown_that_it_may_decline_and_how() -> None:
    match, mover, other = placed({})
    asked = match.decision(other)
    assert asked is not None
    assert asked.data(match.rules.registry)["reaction"] == {"name": "tokens", "declines": ["answer", False]}
    _, mover, _ = about_to_place()
    plain = about_to_place()[0].decision(mover)
    assert plain is not None
    assert "reaction" not in plain.data(match.rules.registry)
