"""Turns that end automatically: with the action after which no actions remain, and with no other."""

from __future__ import annotations

from bothy.kernel import SamplingDealer
from bothy.table import Match, Shuffle
from bothy.table.game_registry import find
from bothy.table.match import END_TURN


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
