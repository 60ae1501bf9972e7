"""Drafts of moves: steps played on a copy, to be stored before they join the match."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bothy.kernel import InvalidInput, Json, Reason
from bothy.local.messages import read_actions
from bothy.table import Match
from bothy.table.standing import Preferences
from bothy.table.steps import Draft

MOST_AS_ONE = 50
"""Most actions in one request."""

Drafting = Callable[[Match], Draft]
"""Drafts a move on a match as it stands; called again after another move came first."""


def play(seat: int, actions: Sequence[Json], end_turn: bool = False) -> Drafting:
    """Plays actions as a unit. With `end_turn`, also ends the turn if nothing else is left to do."""
    if not 0 < len(actions) <= MOST_AS_ONE:
        raise InvalidInput(Reason("actions-count", most=MOST_AS_ONE, have=len(actions)))

    def draw(match: Match) -> Draft:
        draft = match.draft(seat, *read_actions(match, list(actions)))
        return match.ending_turn(seat, draft) if end_turn else draft

    return draw


def undo(seat: int, to: int | None = None) -> Drafting:
    """Undoes the seat's newest action, or everything from entry `to` on."""
    return lambda match: match.draft_undo(seat, to)


def redo(seat: int) -> Drafting:
    """Plays the action undone last."""
    return lambda match: match.draft_redo(seat)


def seating(kind: str, seat: int | None, bot: str = "") -> Drafting:
    """Records who plays a seat from here on, or that the table is abandoned."""
    return lambda match: match.draft_seating(kind, seat, bot)


def reacting(preferences: Preferences) -> Drafting:
    """Answers the current reaction according to the seat's preference, if it has one."""
    return lambda match: match.standing(preferences)


def ends(draft: Draft) -> bool:
    """Returns whether nothing more is played after this draft."""
    return (draft.pos is not None and draft.pos.finished) or draft.gives_up
