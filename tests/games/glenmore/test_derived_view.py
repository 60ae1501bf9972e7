"""Derived parts of a view agree with what the rules then do."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from bothy.games.glenmore.derived_view import derived_view
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.scoring.scores import scored
from bothy.kernel import Json
from bothy.table import Match, Record
from bothy.table.game_registry import find

GOLDEN = Path(__file__).parent / "golden"


def match_of(name: str) -> Match:
    return Record.read((GOLDEN / f"{name}.bothy").read_text(encoding="utf-8")).verify(find)


@pytest.fixture(scope="module", params=["four-players", "two-players-with-die"])
def played(request: pytest.FixtureRequest) -> Match:
    return match_of(request.param)


def told(match: Match, seq: int) -> dict[str, Json]:
    pos = match.at(seq)
    assert isinstance(pos, GlenMore)
    return {**derived_view(pos)}


@pytest.mark.rule("G4.1")
def test_the_first_in_the_order_is_the_one_who_acts(played: Match) -> None:
    for seq in range(played.seq):
        pos = played.at(seq)
        assert isinstance(pos, GlenMore)
        if pos.turn is not None and not pos.now.acted:
            assert derived_view(pos)["order"][0] == pos.now.seat


@pytest.mark.rule("G4.6", "G4.9")
def test_a_move_brings_the_order_the_losses_and_the_scoring_that_were_predicted(played: Match) -> None:
    said: dict[str, Json] | None = None
    compared = scoring = losses = 0
    for entry in played.log:
        before = told(played, entry.seq - 1)["moves"]
        step = played.played(entry.seq)
        action = entry.action or [""]
        if action[0] in ("take", "discard"):
            lost = [str(event.values["tile"]) for event in step.events if event.key == "passed-by"]
            said = dict(before[action[1]])
            assert said.pop("lost") == lost
            assert told(played, entry.seq)["order"] == said["order"]
            losses += len(lost)
        if action[0] == "end-turn" and said is not None:
            assert told(played, entry.seq - 1)["ending"] == said
            # The die moves automatically and may bring more, so its effect can't be predicted.
            keys = [event.key for event in step.events]
            until = keys.index("rolled") if "rolled" in keys else len(keys)
            assert keys[:until].count("laid") == said["laid"]
            assert ("scoring" in keys[:until]) == said["scoring"]
            compared, scoring = compared + 1, scoring + bool(said["scoring"])
            said = None
    assert losses
    assert compared > 10
    assert scoring


@pytest.mark.rule("G7.4")
def test_the_amount_due_shrinks_by_one_with_every_piece_paid(played: Match) -> None:
    compared = 0
    for entry in played.log:
        before, after = told(played, entry.seq - 1)["bill"], told(played, entry.seq)["bill"]
        action = entry.action or [""]
        paid = action[0] in ("give", "buy", "substitute", "send-away")
        assert before is not None or not paid
        if paid and after is not None and before["tile"] == after["tile"]:
            assert sum(before["due"].values()) == sum(after["due"].values()) + 1
            compared += 1
    assert compared


@pytest.mark.rule("G12.1")
def test_a_place_wakes_the_tiles_that_may_then_be_activated() -> None:
    match = match_of("four-players")
    compared = 0
    for entry in match.log:
        action = entry.action or [""]
        if action[0] != "place":
            continue
        before, pos = told(match, entry.seq - 1), match.at(entry.seq)
        assert isinstance(pos, GlenMore)
        after = derived_view(pos)
        woken = next(each["tiles"] for each in before["wakes"] if each["at"] == action[1:])
        carded = any(event.key == "card" for event in match.played(entry.seq).events)  # which may wake them all
        if after["tray"] is not None and not after["tray"]["far"] and not carded:
            assert sorted(woken) == sorted(after["tray"]["near"])
            compared += 1
    assert compared > 10


@pytest.mark.rule("G14.4")
def test_the_path_drawn_costs_the_same_as_the_road(played: Match) -> None:
    for seq in range(0, played.seq, 7):
        pos = played.at(seq)
        assert isinstance(pos, GlenMore)
        board = pos.rules.pack.clan_board
        prices = {frozenset(road.ends): road.cost for road in board.roads}
        for clan, path in derived_view(pos)["paths"].items():
            cost = sum([prices[frozenset(ends)] for ends in pairwise(path)])
            assert cost == pos.roads[pos.rules.clan_of[clan]]


@pytest.mark.rule("G18.3")
def test_one_more_barrel_brings_what_was_predicted(played: Match) -> None:
    for seq in range(0, played.seq, 9):
        pos = played.at(seq)
        assert isinstance(pos, GlenMore)
        for seat, more in enumerate(derived_view(pos)["more"]):
            after = pos.copy()
            after.players[seat].whisky += 1
            assert sum(scored(after)[seat]) - sum(scored(pos)[seat]) == more["whisky"]
