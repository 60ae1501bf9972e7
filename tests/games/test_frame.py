"""One reader of components, one frame and one pack export serve both games."""

from __future__ import annotations

import inspect
from pathlib import Path

import pytest

import bothy.games
from bothy.kernel import FilePacks
from bothy.table import Match
from bothy.table.game_registry import find

GAMES = ["caledonia", "glenmore"]
PLANNED = {
    "planned",
    "plans",
    "without_opponents",
    "contested",
    "planning_period",
    "plan_key",
    "priced",
    "price_list",
    "tuning_parameters",
}
"""Methods for planning bots and their tuning. They're optional, so the frame can't expect them."""
FOR_BOTS = {"estimate", "ratings", "remarks", "plan_bias", *PLANNED}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_gives_its_rules_and_an_estimate_and_the_frame_all_else(name: str) -> None:
    game = find(name)
    assert own(game) == {"__init__", "ruleset"}
    assert own(game.bots) <= FOR_BOTS
    assert type(game.packs) is FilePacks


def own(part: object) -> set[str]:
    """Returns the names of an object's own methods."""
    return {name for name, value in vars(type(part)).items() if inspect.isfunction(value)}


@pytest.mark.parametrize("name", GAMES)
def test_every_part_of_the_frame_is_where_it_looks_for_it(name: str) -> None:
    game = find(name)
    assert game.packs.faults() == []
    assert game.packs.rows()
    assert game.packs.data()["sets"]
    assert game.study.arguments()
    assert game.study.aims
    match = Match.open(game, seats=2)
    view = match.rules.view(match.position, None)
    assert game.study.features(view, 0)
    assert game.review.figures(view) is not None
    assert game.review.verdict(match.position) is not None


def test_no_game_reads_toml_itself() -> None:
    folder = Path(next(iter(bothy.games.__path__)))
    sources = {path: path.read_text(encoding="utf-8") for path in folder.rglob("*.py")}
    assert [path for path, text in sources.items() if "tomllib" in text] == []
