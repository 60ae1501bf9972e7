"""Finished games: every number of a score sheet has its reason, every game its curves and profile groups."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from tests.nightly import NIGHTLY
from tests.table.tables import play_on

from bothy.bots import OPPONENTS
from bothy.bots.bot import ask
from bothy.bots.roster import find_bot
from bothy.kernel import SamplingDealer
from bothy.messages import Catalogue
from bothy.table import Match, Record, Shuffle
from bothy.table.game_registry import find
from bothy.table.options import at_random
from bothy.table.timeline import curves, score_breakdown, timeline
from creel.game import CREEL

GAMES = ("caledonia", "glenmore")
GOLDEN = [each for name in GAMES for each in sorted((Path(__file__).parent / name / "golden").glob("*.bothy"))]
SPOKEN = ("en", "fr", "pt")


def golden(path: Path) -> Match:
    """A golden game as it was recorded."""
    return Record.read(path.read_text(encoding="utf-8")).match(find)


def check_breakdown(match: Match) -> list[Any]:
    """Every category of every seat has lines that add up to its score; gives all lines."""
    breakdown, scores = score_breakdown(match), match.result.scores
    assert len(breakdown) == len(scores)
    for lines, score in zip(breakdown, scores, strict=True):
        assert {name: sum([line.points for line in each]) for name, each in lines.items()} == score
        assert all(lines.values())
    return [line for lines in breakdown for each in lines.values() for line in each]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_golden_games_are_explained_in_all_languages(path: Path) -> None:
    match = golden(path)
    lines = check_breakdown(match)
    for language in SPOKEN:
        words = Catalogue(language, match.game)
        for line in lines:
            assert words.faults(line.text.key, line.text.values) == []


@pytest.mark.parametrize("name", GAMES)
def test_random_games_with_any_options_add_up(name: str) -> None:
    game = find(name)
    settings = at_random(game, 3)
    for seed in range(20 if NIGHTLY else 6):
        setting = next(settings)
        match = Match.open(game, setting.options, setting.seats, Shuffle.numbered(seed))
        check_breakdown(play_on(match, seed=seed))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_played_with_a_plan_adds_up_and_its_points_name_their_source(name: str) -> None:
    game = find(name)
    match, bot = Match.open(game, {}, 2, Shuffle.numbered(5)), find_bot("greedy")
    while not match.finished:
        seat = match.seats_to_act()[0]
        match.play(seat, ask(bot, game, match.rules, match.position, seat, match.seq))
    lines = check_breakdown(match)
    told = {line.text.key for line in lines if line.points}
    assert told >= (
        {"breakdown-glory-tile", "breakdown-money"} if name == "caledonia" else {"breakdown-activated"}
    )


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_curves_begin_with_the_deal_and_end_with_the_result(path: Path) -> None:
    match = golden(path)
    found = curves(match)
    assert found.steps[0] == 0
    assert found.steps[-1] == match.line()[-1]
    assert all(one < other for one, other in pairwise(found.steps))
    totals = [sum(score.values()) for score in match.result.scores]
    assert [line[-1] for line in found.seats["points"]] == totals
    for line in [line for lines in found.seats.values() for line in lines]:
        assert len(line) == len(found.steps)
    for lines in found.table.values():
        assert all(len(line) == len(found.steps) for line in lines.values())
    words = Catalogue("fr", match.game)
    for name in [*found.seats, *found.table]:
        assert words.has(f"chart-{name}")
        assert words.has(f"chart-{name}-about")
    assert [text.key for _, text in found.phases] != []
    before = [found.steps[at - 1] if at else -1 for at, _ in found.phases]
    within = zip(before, found.begins, [found.steps[at] for at, _ in found.phases], strict=True)
    assert all(last < begins <= moment for last, begins, moment in within)
    for kind, lines in found.table.items():
        assert all(words.has(f"{kind}-{word}") for word in lines)


def test_actions_that_were_taken_back_are_not_part_of_the_timeline() -> None:
    match = Match.open(find("caledonia"), {"clans": "none"}, 2, Shuffle.numbered(4))
    chance = SamplingDealer(1)
    while match.undoable(match.seats_to_act()[0]) is None:
        seat = match.seats_to_act()[0]
        legal = match.legal(seat)
        match.play(seat, legal[chance.below(len(legal))])
    before = match.line()[:-1]
    match.undo(match.seats_to_act()[0])
    assert [stage.seq for stage in timeline(match)] == before
    assert match.rules.digest(timeline(match)[-1].position) == match.rules.digest(match.position)


def test_a_game_that_says_nothing_has_no_lines_and_no_curves() -> None:
    match = play_on(Match.open(CREEL, {}, 2, Shuffle.numbered(1)))
    assert score_breakdown(match) == ()
    assert curves(match).steps == ()


FOLDER = Path(__file__).parent


@pytest.mark.parametrize("name", ["caledonia", "glenmore"])
def test_a_finished_game_says_which_groups_it_counts_in(name: str) -> None:
    game = find(name)
    records = sorted((FOLDER / name / "golden").glob("*.bothy"))
    match = Record.read(records[0].read_text(encoding="utf-8")).match(find)
    found = [game.review.profile_groups(match.position, seat) for seat in range(match.header.seats)]
    assert any(each["clan"] for each in found)
    for language in ("en", "fr", "pt"):
        words = Catalogue(language, game)
        assert all(words.has(f"profile-group-{kind}") for each in found for kind in each)
        assert all(words.has(f"clan-{clan}") for each in found for clan in each["clan"])
    if name == "glenmore":
        assert all(Catalogue("en", game).has(f"tile-{tile}") for each in found for tile in each["tile"])
        assert all(len(each["tile"]) == 1 and not each["tile"][0].startswith("home") for each in found)
    if name == "caledonia":
        assert [each["map"] for each in found] == [[match.view(None)["layout"]]] * match.header.seats


@pytest.mark.parametrize("name", ["caledonia", "glenmore"])
def test_opponents_have_a_rating_that_grows_with_their_strength(name: str) -> None:
    for seats in (2, 3, 4):
        ratings = find(name).bots.ratings(seats)
        found = [ratings[opponent.bot] for opponent in OPPONENTS]
        assert found == sorted(found)
        assert found[0] < found[-1]
        assert ratings["steady:0.2s"] == 1500, "people start where Collie stands"
