"""The clans of Industria as a set: a table plays with the base game's, with these, or with both (I21.1)."""

from __future__ import annotations

from typing import Any

import pytest

from bothy.games.caledonia.expansions.industria.clans import POWERS
from bothy.games.caledonia.game import CALEDONIA
from bothy.games.caledonia.ruleset import CaledoniaRules
from bothy.table.conformance import quick_game

BASE = 9


def rules(which: str, **options: Any) -> CaledoniaRules:
    opened = CALEDONIA.open({"clan-tiles": which} | options, 4)
    assert isinstance(opened, CaledoniaRules)
    return opened


def drawn(which: str, **options: Any) -> set[str]:
    """Returns the clans that may be dealt."""
    table = rules(which, **options)
    return {table.pack.clans[number].id for number in table.drawn_clans}


@pytest.mark.rule("I21.1", "R-I18")
def test_a_table_deals_the_clans_it_chose() -> None:
    assert not drawn("base") & set(POWERS)
    assert drawn("industria") == set(POWERS)
    assert drawn("both") == drawn("base") | set(POWERS)
    assert len(drawn("both")) == BASE + len(POWERS)


def test_clans_of_the_base_game_keep_their_numbers() -> None:
    base, both = rules("base").pack.clans, rules("both").pack.clans
    assert [row.id for row in both[:BASE]] == [row.id for row in base[:BASE]]


@pytest.mark.parametrize(("seats", "clans"), [(1, "choice"), (2, "auction"), (3, "choice"), (4, "choice")])
def test_whole_games_with_these_clans_come_to_their_end(seats: int, clans: str) -> None:
    options = {"clan-tiles": "industria", "clans": clans}
    for seed in range(3):
        steps, digest = quick_game(CALEDONIA, options, seats, seed)
        assert (steps, digest) == quick_game(CALEDONIA, options, seats, seed)
