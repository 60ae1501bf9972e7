"""A log that can't be reproduced is refused everywhere: loading, following, from a snapshot."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.table.tables import play_on, table

from bothy.kernel import Json
from bothy.table import Diverged, Entry, Match
from creel.game import CREEL


def altered(match: Match, seq: int) -> list[Entry]:
    """Returns the log with another position's digest at the end of a turn."""
    return [replace(entry, digest="0" * 32) if entry.seq == seq else entry for entry in match.log]


def turn_ends(match: Match) -> list[int]:
    """Returns the entries that end a turn."""
    return [entry.seq for entry in match.log if entry.digest]


def test_loading_compares_every_turn_that_is_played_again() -> None:
    match = play_on(table(), 40)
    for seq in turn_ends(match):
        with pytest.raises(Diverged, match="match-diverged") as refused:
            Match.load(CREEL, match.header, altered(match, seq), match.shuffle)
        assert refused.value.reason.values == {"step": seq}


def test_loading_from_a_snapshot_compares_what_comes_after_it_and_the_snapshot_itself() -> None:
    match = table()
    snapshots: dict[int, tuple[int, Json]] = {}
    while len(turn_ends(match)) < 3:
        play_on(match, 1, seed=match.seq)
        snapshots[match.seq] = match.snapshot()
    first, second, _ = turn_ends(match)
    Match.load(CREEL, match.header, altered(match, first), match.shuffle, snapshots[second])
    for snapshot in (first, second):
        with pytest.raises(Diverged, match="match-diverged"):
            Match.load(CREEL, match.header, altered(match, second), match.shuffle, snapshots[snapshot])


def test_following_compares_the_end_of_a_turn_and_enters_nothing_if_it_differs() -> None:
    match = play_on(table(), 40)
    seq = turn_ends(match)[1]
    other = Match.load(CREEL, match.header, match.log[:seq], match.shuffle)
    with pytest.raises(Diverged, match="match-diverged"):
        other.apply_remote(altered(match, seq)[seq])
    assert other.seq == seq - 1
    other.apply_remote(match.log[seq])
    assert other.seq == seq


def test_an_action_that_is_not_legal_here_was_played_by_other_rules() -> None:
    match = play_on(table(), 12)
    other = Match.load(CREEL, match.header, match.log[:5], match.shuffle)
    entry = replace(match.log[5], action=["row", 99])
    with pytest.raises(Diverged, match="match-diverged"):
        other.apply_remote(entry)
    with pytest.raises(Diverged, match="match-diverged"):
        Match.load(CREEL, match.header, [*match.log[:5], entry], match.shuffle)
