"""Separate phases of the game, and whole games set up, for tests."""

from __future__ import annotations

from typing import Any

from tests.games.caledonia.tables import LAYOUT, Table

from bothy.games.caledonia.game import CALEDONIA
from bothy.games.caledonia.map.board import layout_options
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.ruleset import CaledoniaRules
from bothy.games.caledonia.scoring.scores import final_scores
from bothy.kernel import EventRecorder, Frame, SamplingDealer, ScriptedDealer


def run(table: Table, *frames: Frame[Any], deal: tuple[Any, ...] | None = None) -> Table:
    """Runs phases from their beginning up to the first question; `deal` fixes what is drawn."""
    table.pos.stack.clear()
    table.pos.push(*frames)
    table.pos.trace = trace = EventRecorder()
    table.pos.settle(SamplingDealer(1) if deal is None else ScriptedDealer(deal))
    table.events = trace.events
    return table


def begin(seats: int, seed: int = 1, **options: Any) -> Caledonia:
    """Returns a game set up to the first question to a player."""
    rules = CALEDONIA.open(layout_options(LAYOUT) | options, seats)
    assert isinstance(rules, CaledoniaRules)
    pos = rules.start()
    pos.settle(SamplingDealer(seed))
    return pos


def scores(table: Table, seat: int = 0) -> dict[str, int]:
    """Returns the final scoring of a seat, category by category, as of now."""
    return final_scores(table.pos)[seat]


def keys(table: Table) -> list[str]:
    """Returns the keys of the events since the last play."""
    return [event.key for event in table.events]
