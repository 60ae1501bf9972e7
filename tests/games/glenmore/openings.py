"""Helpers of the rule tests: rondels in a line, whole games, and refusals with useful texts."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tests.games.glenmore.tables import Table

from bothy.games.glenmore.actions.activation import Activate
from bothy.games.glenmore.actions.placing import Place, Placing
from bothy.games.glenmore.game import GLENMORE
from bothy.games.glenmore.pack.types import Components, components
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.rounds import Advance
from bothy.games.glenmore.turn import END_TURN
from bothy.kernel import Action, EventRecorder, Reason, SamplingDealer, ScriptedDealer
from bothy.messages import Catalogue
from bothy.table.reference import Reference

PARAGRAPHS = list(Reference(GLENMORE).paragraphs)
WORDS = Catalogue(game=GLENMORE)
SPACES = 14


def ring(table: Table, words: str, rest: str = "any") -> Table:
    """Sets the rondel from the gap with these pieces and tiles, and fills the rest.

    The rearmost piece is about to act; nothing is drawn yet if that is the die.
    """
    named = ["gap", *words.split()]
    table.rondel(*named, *[rest] * (SPACES - len(named)))
    table.stack("A")
    pawns = [int(word[5:]) for word in named if word.startswith("seat-")]
    return table.turn(pawns[0])


def ahead(*tiles: str, seats: int = 3, rest: str = "any", **options: Any) -> Table:
    """Returns a table in seat 0's turn with these tiles directly ahead of the pawns."""
    pawns = " ".join([f"seat-{seat}" for seat in range(seats)])
    return ring(Table(seats, **options), f"{pawns} {' '.join(tiles)}", rest)


def spaces(table: Table) -> str:
    """Returns the rondel by space, as text."""
    return " ".join([table.space(at) for at in range(SPACES)])


def goes_on(table: Table, *deal: str | int) -> Table:
    """Lets the rearmost piece act, the die automatically; `deal` is what is rolled and laid."""
    table.pos.stack.clear()
    table.pos.push(Advance())
    table.pos.trace = trace = EventRecorder()
    table.pos.settle(ScriptedDealer([table.number(each) if isinstance(each, str) else each for each in deal]))
    table.events = trace.events
    return table


def in_hand(tile: str, table: Table | None = None) -> Table:
    """Puts a paid tile in hand, to be placed."""
    table = table or Table()
    return table.activating().asked(Placing(0, table.number(tile)))


def places(table: Table) -> list[tuple[int, int]]:
    """Returns the places for the tile in hand."""
    return [(action.column, action.row) for action in table.legal(Place)]


def activatable(table: Table) -> list[str]:
    """Returns the tiles that may be activated now."""
    return sorted({action.tile for action in table.legal(Activate)})


def end(table: Table, *deal: str) -> Table:
    """Ends the turn and lays these tiles, or random ones."""
    return table.play(END_TURN, deal=deal or None)


def told(table: Table, *keys: str) -> list[str]:
    """Returns the keys of the latest events, in order, limited to these keys."""
    return [event.key for event in table.events if event.key in keys]


def tiles(table: Table, numbers: tuple[int, ...]) -> list[str]:
    """Returns tiles by id."""
    return [table.rules.ids[number] for number in numbers]


def printed(tile: str, **values: Any) -> Components:
    """Returns the pack with a fictional tile, for rules that no real tile uses."""
    pack = components()
    return replace(
        pack, tiles=tuple([replace(each, **values) if each.id == tile else each for each in pack.tiles])
    )


def opened(seats: int, seed: int = 1, **options: Any) -> GlenMore:
    """Returns a game after setup, at the first turn."""
    pos = GLENMORE.open(options, seats).start()
    pos.settle(SamplingDealer(seed))
    return pos


def set_up(key: str, seats: int, **options: Any) -> list[Mapping[str, Any]]:
    """Returns the values of setup events with a key."""
    pos = GLENMORE.open(options, seats).start()
    pos.trace = EventRecorder()
    pos.settle(SamplingDealer(1))
    return [event.values for event in pos.trace.said(key)]


def whole_game(seats: int, seed: int, **options: Any) -> tuple[GlenMore, list[EventRecorder]]:
    """Plays a random game to its end; returns it and the events after each answer."""
    pos, chance, traces = opened(seats, seed, **options), SamplingDealer(seed), []
    while pos.stack:
        seat = pos.seats_to_act()[0]
        legal = pos.legal(seat)
        pos.trace = EventRecorder()
        traces.append(pos.trace)
        pos.play(seat, legal[chance.below(len(legal))], chance)
    return pos, traces


def reason_for(table: Table, action: Action) -> Reason:
    """Returns why an action of the active seat is refused."""
    reason = table.pos.why_not(table.acting(), action)
    assert reason is not None, f"{action} is legal"
    return reason


def sentence(table: Table, action: Action) -> str:
    """Returns the text of the reason an action is refused."""
    return WORDS.text(reason_for(table, action))


def refused(table: Table, action: Action) -> tuple[str, str]:
    """Returns the reason's key and paragraph, after checking that it is a sentence about an existing rule.

    The kernel's own reasons name no paragraph.
    """
    reason = reason_for(table, action)
    words = WORDS.text(reason)
    assert WORDS.faults(f"no-{reason.key}", reason.values) == []
    assert re.fullmatch(r"\S+( \S+)+\.", words), words
    assert not set("[]{}") & set(words), words
    assert reason.rule in (*PARAGRAPHS, ""), f"{reason.key} names the paragraph {reason.rule!r}"
    assert action not in table.pos.legal(table.acting())
    return reason.key, reason.rule
