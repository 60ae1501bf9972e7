"""Games taken along from a page to a host: from there on a new key deals, and the record proves both."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.table.tables import play_on, table
from tests.table.test_record import lines_of, relinked, text_of

from bothy.kernel import InvalidInput
from bothy.table import Match, Record, RecordError, Shuffle, record
from bothy.table.branching import branched
from bothy.table.game_registry import find
from bothy.table.log import RESHUFFLED
from creel.game import CREEL

HOSTS = Shuffle.numbered(77, ("thrift", "bracken", "sundew"))


def taken_along(steps: int = 12) -> Match:
    """Returns a match whose beginning was dealt by a page, and the rest by a host."""
    match = play_on(table(seal=True), steps)
    match.reshuffle(HOSTS)
    return match


@pytest.fixture(scope="module")
def finished() -> Match:
    return play_on(taken_along(), seed=4)


def noted(match: Match) -> int:
    return next(entry.seq for entry in match.log if entry.seating == RESHUFFLED)


def test_a_new_key_deals_from_the_step_on_at_which_it_came_in() -> None:
    ours, theirs = play_on(table(seal=True), 12), play_on(table(seal=True), 12)
    ours.reshuffle(HOSTS)
    dealt = [
        [dealt.outcome for entry in play_on(match, seed=4).log for dealt in entry.draws]
        for match in (ours, theirs)
    ]
    assert dealt[0] != dealt[1]


def test_the_record_proves_both_keys(finished: Match) -> None:
    match = Record.read(record.complete(finished)).verify(find)
    assert match.result == finished.result
    assert match.log == finished.log


def test_a_match_loaded_from_its_log_goes_on_with_the_new_key() -> None:
    match = taken_along()
    shuffle = Shuffle.in_force(HOSTS.seed, match.header, match.log)
    again = Match.load(CREEL, match.header, match.log, shuffle)
    assert play_on(again, seed=4).result == play_on(match, seed=4).result


def test_the_earlier_seed_stays_hidden_until_the_end(finished: Match) -> None:
    assert "seed_before" not in record.for_seat(taken_along(), 0)
    assert table(seal=True).shuffle is not None
    line = json.loads(record.for_seat(finished, 0).splitlines()[1 + noted(finished)])
    assert bytes.fromhex(line["new_key"]["seed_before"]) == table(seal=True).shuffle.seed  # type: ignore[union-attr]


def test_a_key_comes_in_once_only() -> None:
    with pytest.raises(InvalidInput):
        taken_along().reshuffle(HOSTS)


@pytest.mark.parametrize("later", [0, 30])
def test_a_finished_game_can_be_played_on_from_before_and_after_the_new_key(finished: Match, later: int) -> None:
    step = noted(finished) + (later or -3)
    branch = branched(finished, step, 1)
    assert any(entry.seating == RESHUFFLED for entry in branch.log) == bool(later)
    played = play_on(branch, seed=9)
    assert Record.read(record.complete(played)).verify(find).result == played.result


def another_seed_before(line: dict[str, Any]) -> None:
    line["new_key"]["seed_before"] = "00" * 32


def another_promise(line: dict[str, Any]) -> None:
    line["new_key"]["commitment"] = "00" * 32


def another_word(line: dict[str, Any]) -> None:
    line["new_key"]["words"][0] = "granite"


@pytest.mark.parametrize(
    ("forge", "reason", "early"),
    [
        (another_seed_before, "record-seed", True),
        (another_promise, "record-seed", False),
        (another_word, "record-words", False),
    ],
)
def test_a_forged_key_is_refused(
    finished: Match, forge: Callable[[dict[str, Any]], None], reason: str, early: bool
) -> None:
    lines = lines_of(finished)
    forge(lines[1 + noted(finished)])
    with pytest.raises(RecordError) as refused:
        Record.read(text_of(relinked(lines))).verify(find)
    assert refused.value.reason.key == reason
    assert refused.value.step == (0 if early else noted(finished))


@pytest.mark.parametrize("seed", ["zz", "0", 5, None])
def test_a_seed_that_is_none_makes_the_line_unreadable(finished: Match, seed: object) -> None:
    lines = lines_of(finished)
    lines[1 + noted(finished)]["new_key"]["seed_before"] = seed
    with pytest.raises(RecordError) as refused:
        Record.read(text_of(relinked(lines)))
    assert refused.value.reason.key == "record-line"
