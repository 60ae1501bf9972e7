"""One reader of components, one frame and one pack export serve both games, and a match keeps to its pack."""

from __future__ import annotations

import inspect
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import bothy.games
from bothy.games.caledonia.pack.types import components as caledonia
from bothy.games.glenmore.pack.types import components as glenmore
from bothy.kernel import PackagedGame
from bothy.kernel.rows import rows_digest
from bothy.table import Diverged, Match
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
OWN = {"ruleset", "estimate", *PLANNED}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_gives_its_rules_and_an_estimate_and_the_frame_all_else(name: str) -> None:
    game = find(name)
    assert isinstance(game, PackagedGame)
    own = [each for each, value in vars(type(game)).items() if inspect.isfunction(value)]
    assert set(own) <= OWN


@pytest.mark.parametrize("name", GAMES)
def test_every_part_of_the_frame_is_where_it_looks_for_it(name: str) -> None:
    game = find(name)
    assert game.pack_faults() == []
    assert game.pack_rows()
    assert game.pack_data()["sets"]
    assert game.arguments()
    assert game.study().aims
    match = Match.open(game, seats=2)
    view = match.rules.view(match.position, None)
    assert game.features(view, 0)
    assert game.figures(view) is not None
    assert game.verdict(match.position) is not None


def test_no_game_reads_toml_itself() -> None:
    folder = Path(next(iter(bothy.games.__path__)))
    sources = {path: path.read_text(encoding="utf-8") for path in folder.rglob("*.py")}
    assert [path for path, text in sources.items() if "tomllib" in text] == []


def dearer_cow() -> Any:
    """Caledonia with one price changed."""
    units = list(caledonia().units)
    units[0] = replace(units[0], cost=units[0].cost + 1)
    return replace(caledonia(), units=tuple(units))


def another_tile() -> Any:
    """Glen More with one tile of another name."""
    tiles = list(glenmore().tiles)
    tiles[0] = replace(tiles[0], id=tiles[0].id + "-other")
    return replace(glenmore(), tiles=tuple(tiles))


@pytest.mark.parametrize(("name", "changed"), [("caledonia", dearer_cow), ("glenmore", another_tile)])
def test_the_built_in_pack_has_the_digest_of_its_rows(name: str, changed: Any) -> None:
    built_in = find(name).pack.digest
    assert len(built_in) == 32
    assert built_in == find(name).pack_digest()
    assert rows_digest(changed()) != built_in


@pytest.mark.parametrize("name", ["caledonia", "glenmore"])
def test_a_match_opened_with_other_components_is_refused(name: str) -> None:
    match = Match.open(find(name))
    assert match.header.pack == find(name).pack.digest
    other = replace(match.header, pack="0" * 32)
    with pytest.raises(Diverged, match="pack-unknown"):
        Match.load(find(name), other, match.log, match.shuffle)
