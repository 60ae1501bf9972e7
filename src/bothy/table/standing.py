"""Reaction preferences: a seat's standing answers to optional reactions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bothy.kernel import Action, Position, Reaction

NEVER: Final = "never"
ASK: Final = "ask"
ALWAYS: Final = "always"
PREFERENCES: Final = (NEVER, ASK, ALWAYS)

Preferences = Mapping[int, Mapping[str, str]]
"""By seat and reaction; `ask` by default."""


def asks_reaction(pos: Position) -> bool:
    """Returns True if the current question is an optional reaction."""
    return bool(pos.stack) and isinstance(pos.stack[-1], Reaction)


def standing_answer(pos: Position, preferences: Preferences) -> tuple[int, Action, str] | None:
    """Returns the next answer given by a preference: the seat, the action and the preference."""
    frame = pos.stack[-1] if pos.stack else None
    if not isinstance(frame, Reaction):
        return None
    for seat in frame.seats_to_act(pos):
        wanted = preferences.get(seat, {}).get(frame.reaction, ASK)
        if wanted == NEVER:
            return seat, frame.declining(pos, seat), wanted
        if wanted == ALWAYS:
            return seat, frame.accepting(pos, seat), wanted
    return None
