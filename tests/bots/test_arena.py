"""The arena seats and deals fairly, counts correctly, and loses no finished game."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path

import pytest

from bothy.bots.arena import (
    Contest,
    GameFailed,
    Outcome,
    Results,
    WorkerDied,
    entrants,
    games,
    ratings,
    standings,
    tournament,
)
from bothy.bots.arena.picture import draw
from bothy.bots.budget import Budget
from bothy.bots.roster import find_bot
from bothy.bots.stats import Share, Spread
from bothy.cli import main
from bothy.kernel import InvalidInput

PAIR = ("greedy", "random")


def outcome(number: int, bots: tuple[str, ...], ranks: tuple[int, ...], points: tuple[int, ...]) -> Outcome:
    return Outcome(number, bots, ranks, points)


# Seats and deals


def test_a_game_depends_on_its_number_alone() -> None:
    contest = Contest("caledonia", PAIR)
    assert contest.play(3) == contest.play(3)
    assert contest.play(3) != contest.play(5)


def test_every_set_up_is_played_with_every_rotation_of_the_seats() -> None:
    contest = Contest("creel", ("a", "b", "c"))
    assert [contest.seating(number) for number in range(4)] == [
        ("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b"), ("a", "b", "c"),
    ]  # fmt: skip
    assert [contest.deal(number) for number in range(4)] == [0, 0, 0, 1]


def test_a_seat_that_the_game_plays_itself_needs_no_bot_and_is_ranked() -> None:
    contest = Contest("caledonia", PAIR, ({"automa": "1"},))
    contest.check()
    outcomes = [contest.play(0), contest.play(1)]
    assert [each.bots for each in outcomes] == [("greedy", "random", "nobody"), ("random", "greedy", "nobody")]
    assert {each.bot for each in standings(outcomes)} == {"greedy", "random", "nobody"}


def test_one_bot_alone_plays_against_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "caledonia", "--bots", "random", "--games", "1", "--options", "automa=2"]) == 0
    assert "nobody" in capsys.readouterr().out


def test_bots_that_are_all_the_same_get_a_new_set_up_every_game() -> None:
    assert Contest("creel", ("a", "a", "a")).rotations == 1
    assert Contest("creel", ("a", "b", "a", "b")).rotations == 2
    assert Contest("creel", ("a", "a")).deal(7) == 7


def test_several_settings_are_played_in_turn_with_all_rotations_of_each() -> None:
    contest = Contest("creel", PAIR, ({"seal": True}, {"seal": False}))
    assert [contest.options(number)["seal"] for number in range(5)] == [True, True, False, False, True]


def test_a_contest_that_cannot_be_played_is_refused_before_it_begins() -> None:
    with pytest.raises(InvalidInput, match="seats-unfit"):
        Contest("creel", ("random",) * 7).check()
    with pytest.raises(InvalidInput, match="option-value-unknown"):
        Contest("creel", PAIR, ({"seal": "maybe"},)).check()


# Bots


def test_a_bot_may_bring_a_budget_in_time_or_in_nodes() -> None:
    assert Budget.read("0.2s") == Budget(seconds=0.2)
    assert Budget.read("500n") == Budget(nodes=500)
    assert (str(Budget(seconds=0.2)), str(Budget(nodes=500))) == ("0.2s", "500n")


@pytest.mark.parametrize(
    "spec", ["steady:", "steady:0.2", "steady:0s", "steady:-1n", "steady:nans", "steady:infs"]
)
def test_a_budget_that_cannot_be_read_is_refused(spec: str) -> None:
    with pytest.raises(InvalidInput, match="budget-unknown"):
        find_bot(spec)


def test_a_budget_for_all_leaves_bots_alone_that_take_none() -> None:
    specs = ["random", "steady", "steady:9n"]
    assert entrants(specs, Budget(seconds=0.1)) == ("random", "steady:0.1s", "steady:9n")
    with pytest.raises(InvalidInput, match="bot-unknown"):
        entrants(["nobody"], Budget(seconds=0.1))


# Processes


def by_number(found: Outcome) -> int:
    return found.number


def test_two_processes_play_the_same_games_as_one() -> None:
    one = list(tournament("creel", PAIR, range(6)))
    assert sorted(tournament("creel", PAIR, range(6), jobs=2), key=by_number) == one


@dataclass(frozen=True, slots=True)
class Deadly(Contest):
    """A contest whose game 2 kills its process: always, or until a file marks that it has happened."""

    once: Path | None = None

    def play(self, number: int) -> Outcome:
        if number == 2 and (self.once is None or not self.once.exists()):
            if self.once is not None:
                self.once.touch()
            os._exit(9)
        return Contest.play(self, number)


@dataclass(frozen=True, slots=True)
class Broken(Contest):
    """A contest whose game 2 raises in the rules."""

    def play(self, number: int) -> Outcome:
        if number == 2:
            raise ZeroDivisionError("the rules divide by nothing")
        return Contest.play(self, number)


def test_a_game_whose_worker_died_is_played_by_another(tmp_path: Path) -> None:
    found = games(Deadly("creel", PAIR, once=tmp_path / "died"), range(6), jobs=2)
    assert sorted(each.number for each in found) == [0, 1, 2, 3, 4, 5]


def test_a_game_that_ends_every_worker_is_named_after_all_others_are_finished(tmp_path: Path) -> None:
    results = Results(Deadly("creel", PAIR), path=tmp_path / "results.jsonl")
    with pytest.raises(WorkerDied, match="2"):
        list(results.play(6, jobs=2))
    assert [each.number for each in results.outcomes] == [0, 1, 3, 4, 5]
    assert Results(Contest("creel", PAIR), path=tmp_path / "results.jsonl").due(6) == [2]


def test_a_bug_in_a_worker_is_reported_with_its_traceback() -> None:
    with pytest.raises(GameFailed, match=r"(?s)in game 2 of creel.*the rules divide by nothing"):
        list(games(Broken("creel", PAIR), range(6), jobs=2))


# Results


def test_a_second_run_goes_on_where_the_first_stopped(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    first = Results(Contest("creel", PAIR), 4, path)
    list(first.play(3))
    second = Results(Contest("creel", PAIR), 4, path)
    assert second.outcomes == first.outcomes
    assert second.due(5) == [7, 8]
    list(second.play(5))
    assert [each.number for each in Results(Contest("creel", PAIR), 4, path).outcomes] == [4, 5, 6, 7, 8]


def test_a_game_half_written_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    first = Results(Contest("creel", PAIR), 0, path)
    list(first.play(3))
    path.write_text(path.read_text()[:-20])
    second = Results(Contest("creel", PAIR), 0, path)
    assert second.due(3) == [2]
    list(second.play(3))
    assert Results(Contest("creel", PAIR), 0, path).outcomes == first.outcomes


@pytest.mark.parametrize(
    ("other", "seed", "what"),
    [
        (Contest("creel", ("random", "greedy")), 0, "bots"),
        (Contest("creel", PAIR, ({"seal": True},)), 0, "options"),
        (Contest("caledonia", PAIR), 0, "game"),
        (Contest("creel", PAIR), 1, "seed"),
    ],
)
def test_the_results_of_another_contest_are_not_gone_on_with(
    other: Contest, seed: int, what: str, tmp_path: Path
) -> None:
    path = tmp_path / "results.jsonl"
    Results(Contest("creel", PAIR), 0, path)
    with pytest.raises(InvalidInput, match=f"results-differ.*'what': '{what}'"):
        Results(other, seed, path)


@pytest.mark.parametrize("text", ["no results\n", "[1]\n", "\n", "half a line"])
def test_a_file_that_holds_no_results_is_left_alone(text: str, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text(text)
    with pytest.raises(InvalidInput, match="results-line"):
        Results(Contest("creel", PAIR), 0, path)
    assert path.read_text() == text


# Standings and ratings


def test_a_shared_victory_is_shared_in_the_standings() -> None:
    best, worst = standings([outcome(0, ("a", "b"), (1, 1), (5, 5)), outcome(1, ("b", "a"), (2, 1), (1, 9))])
    assert (best.bot, best.won.value, best.points.mean) == ("a", 0.75, 7)
    assert (worst.bot, worst.won.value, worst.points.mean) == ("b", 0.25, 3)
    assert [share.value for share in best.by_seat] == [0.5, 1.0]


def test_the_interval_of_a_share_is_wilsons() -> None:
    low, high = Share(8, 10).interval()
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    wide, wider = Share(8, 10).interval(0.99)
    assert wide < low < high < wider
    assert Share(0, 10).interval()[0] == pytest.approx(0, abs=1e-9)
    assert Share(0, 0).interval() == (0, 1)


def test_a_spread_has_a_mean_and_five_numbers() -> None:
    spread = Spread.over([1, 2, 3, 4, 10])
    assert (spread.mean, spread.least, spread.lower, spread.median, spread.upper, spread.most) == (
        4,
        1,
        2,
        3,
        4,
        10,
    )
    assert Spread.over([7]).upper == 7


def test_who_wins_is_rated_higher_and_less_doubtful_with_every_game() -> None:
    few = ratings([outcome(number, ("a", "b", "b"), (1, 2, 3), (3, 2, 1)) for number in range(3)])
    many = ratings([outcome(number, ("a", "b", "b"), (1, 2, 3), (3, 2, 1)) for number in range(30)])
    assert few["a"].strength > few["b"].strength
    assert many["a"].strength > few["a"].strength
    assert many["a"].doubt < few["a"].doubt


def test_equals_are_rated_alike_however_many_seats_they_hold() -> None:
    found = ratings([outcome(0, ("a", "b", "b", "b"), (1, 1, 1, 1), (5, 5, 5, 5))])
    assert found["a"].strength == pytest.approx(found["b"].strength)
    assert found["a"].doubt == pytest.approx(found["b"].doubt)


def test_the_picture_names_every_bot_and_tells_its_figures() -> None:
    found = standings([outcome(0, ("a", "<b>"), (1, 2), (5, 5))])
    drawn = draw("creel", "one game", 2, found)
    assert drawn.startswith("<svg")
    assert "&lt;b&gt;" in drawn
    assert "a won 100.0 % of 1, 5.0 points in the mean" in drawn


# The command


def test_the_command_prints_an_aligned_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "creel", "--bots", "greedy,random", "--games", "4"]) == 0
    heads, *rows = capsys.readouterr().out.split("\n\n")[0].splitlines()
    assert heads.split()[:3] == ["bot", "seats", "won"]
    assert all(row.index("%") + 1 == heads.index("won") + 3 for row in rows)
    assert heads.rstrip().endswith("rating")


def test_the_command_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "creel", "--bots", "greedy,random", "--games", "2", "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["number"] for line in lines[:2]] == [0, 1]
    assert {line["bot"] for line in lines[2:]} == {"greedy", "random"}
    assert all(len(line["rating"]) == 2 for line in lines[2:])


def test_the_command_refuses_bots_and_options_it_does_not_know(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "creel", "--bots", "greedy,nobody"]) == 2
    assert main(["arena", "creel", "--bots", "greedy,steady:fast"]) == 2
    assert "write a time per move" in capsys.readouterr().err
    assert main(["arena", "creel", "--options", "moon=full"]) == 2
    assert main(["arena", "creel", "--options", "seal=perhaps"]) == 2
    assert "“perhaps” isn’t a value of the option “seal”" in capsys.readouterr().err


def test_records_are_kept_and_stand_verification(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    keep = ["--keep", str(tmp_path), "--options", "seal=true"]
    assert main(["arena", "creel", "--bots", "greedy,random,random", "--games", "3", *keep]) == 0
    kept = sorted(tmp_path.iterdir())
    assert [path.name for path in kept] == [f"creel-0000{number}.bothy" for number in range(3)]
    capsys.readouterr()
    assert main(["replay", "--verify", str(kept[2])]) == 0
    assert json.loads(kept[2].read_text().splitlines()[0])["options"]["seal"] is True


def test_the_command_goes_on_where_it_stopped_and_draws(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    resume = ["--resume", str(tmp_path / "r.jsonl"), "--picture", str(tmp_path / "p" / "r.svg")]
    assert main(["arena", "creel", "--games", "3", *resume]) == 0
    assert main(["arena", "creel", "--games", "5", *resume]) == 0
    said = capsys.readouterr().out
    assert "3 games are in" in said
    assert "2 games in" in said
    assert "5 games from number 0" in (tmp_path / "p" / "r.svg").read_text()
    assert main(["arena", "creel", "--games", "5", "--seed", "1", *resume]) == 2
    assert "belongs to another contest: its seed is 0, not 1" in capsys.readouterr().err


def test_without_openskill_there_is_a_sentence_and_no_rating(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("bothy.bots.arena.rating.NEEDED", "no_such_library")
    assert main(["arena", "creel", "--games", "2"]) == 0
    said = capsys.readouterr().out
    assert "rating" not in said.splitlines()[0]
    assert "pip install 'bothy-games[research]'" in said
