"""Ratings over several contest files, including seats that a game plays itself."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bothy.bots.arena import Outcome
from bothy.bots.arena.ladder import ANCHOR, SCALE, ladder
from bothy.cli import main
from bothy.kernel import InvalidInput
from bothy.server.results.rating import POINTS_PER_MU, START


def contest(path: Path, winner: str, loser: str, options: dict[str, str] | None = None, games: int = 20) -> Path:
    """Writes a results file in which one bot always beats the other, in alternating seats."""
    lines = [{"arena": 1, "game": "caledonia", "options": [options or {}]}]
    for number in range(games):
        bots, ranks = ((winner, loser), (1, 2)) if number % 2 else ((loser, winner), (2, 1))
        lines.append(Outcome(number, bots, ranks, (0, 0)).data())
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    return path


def test_bots_that_never_met_are_compared_through_a_common_opponent(tmp_path: Path) -> None:
    files = [
        contest(tmp_path / "one.jsonl", "greedy", "casual"),
        contest(tmp_path / "two.jsonl", "planner:1n", "greedy"),
    ]
    found = ladder(files, "greedy")
    assert [entry.name for entry in found] == ["planner:1n", "greedy", "casual"]
    assert [entry.won.value for entry in found] == [1, 0.5, 0]
    assert found[1].rating == 1500
    assert 0 < found[1].doubt < found[0].doubt


def test_a_seat_the_game_plays_itself_is_named_by_its_options(tmp_path: Path) -> None:
    files = [
        contest(tmp_path / "five.jsonl", "nobody", "greedy", {"automa": "5"}),
        contest(tmp_path / "one.jsonl", "greedy", "nobody", {"automa": "1"}),
    ]
    assert [entry.name for entry in ladder(files, "greedy")] == ["automa=5", "greedy", "automa=1"]


def test_the_order_in_which_files_are_named_changes_hardly_anything(tmp_path: Path) -> None:
    one = contest(tmp_path / "one.jsonl", "greedy", "casual")
    two = contest(tmp_path / "two.jsonl", "planner:1n", "greedy")
    first, second = [
        {entry.name: entry.rating for entry in ladder(files, "greedy")} for files in ([one, two], [two, one])
    ]
    assert all(abs(first[name] - second[name]) < 100 for name in first)


def test_the_command_prints_every_bot_strongest_first(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = contest(tmp_path / "one.jsonl", "greedy", "casual")
    assert main(["ladder", str(path)]) == 0
    told = capsys.readouterr().out
    assert told.index("greedy") < told.index("casual")


def test_the_bot_used_as_the_anchor_must_have_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = contest(tmp_path / "one.jsonl", "greedy", "casual")
    assert main(["ladder", str(path), "--anchor", "steady"]) == 2
    assert "steady played none of these games" in capsys.readouterr().err


def test_tables_of_two_and_of_four_are_not_mixed(tmp_path: Path) -> None:
    two = contest(tmp_path / "two.jsonl", "greedy", "casual")
    four = tmp_path / "four.jsonl"
    game = Outcome(0, ("greedy", "casual", "casual", "casual"), (1, 2, 3, 4), (4, 3, 2, 1))
    header = {"arena": 1, "game": "caledonia", "options": [{}]}
    four.write_text(f"{json.dumps(header)}\n{json.dumps(game.data())}\n", encoding="utf-8")
    with pytest.raises(InvalidInput, match="ladder-seats"):
        ladder([two, four], "greedy")


def test_different_games_are_not_mixed(tmp_path: Path) -> None:
    one, other = contest(tmp_path / "one.jsonl", "greedy", "casual"), tmp_path / "other.jsonl"
    other.write_text(one.read_text(encoding="utf-8").replace("caledonia", "glenmore"), encoding="utf-8")
    with pytest.raises(InvalidInput, match="ladder-games"):
        ladder([one, other], "greedy")


def test_a_game_that_is_still_being_written_down_is_left_out(tmp_path: Path) -> None:
    path = contest(tmp_path / "one.jsonl", "greedy", "casual")
    path.write_text(path.read_text(encoding="utf-8")[:-20], encoding="utf-8")
    assert [entry.won.of for entry in ladder([path], "greedy")] == [19, 19]


def test_the_scale_is_that_of_peoples_ratings() -> None:
    assert (ANCHOR, SCALE) == (START, POINTS_PER_MU)


@pytest.mark.parametrize("header", ["{}", '{"arena":1}'])
def test_a_file_of_something_else_is_refused(tmp_path: Path, header: str) -> None:
    path = tmp_path / "other.jsonl"
    path.write_text(f"{header}\n", encoding="utf-8")
    with pytest.raises(InvalidInput, match="results-line"):
        ladder([path], "greedy")
