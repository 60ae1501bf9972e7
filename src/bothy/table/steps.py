"""Steps of a match: playing them, recording them, and showing them to seats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bothy.kernel import (
    OPEN,
    Action,
    Dealer,
    Event,
    EventRecorder,
    Explanation,
    Frame,
    Json,
    Position,
    Reaction,
    Reason,
    Refused,
    Ruleset,
)
from bothy.table.log import ABANDONED, ASKED, DRAW, REVEAL, TURN, Entry


@dataclass(frozen=True, slots=True)
class Played:
    """A step that was played: its entry in the log, and its events."""

    entry: Entry
    events: tuple[Event, ...]
    explained: tuple[Explanation, ...] = ()

    def seen_by(self, seat: int | None, opened: bool = False) -> dict[str, Json]:
        """Returns what a seat, or a spectator (None), may see of it."""
        seen = self.entry.seen_by(seat, opened) | {"events": [event.seen_by(seat) for event in self.events]}
        if self.explained:
            seen["explained"] = [each.data() for each in self.explained]
        return seen


@dataclass(frozen=True, slots=True)
class Draft:
    """Steps played on a copy and not yet part of the match, because an external log is written first.

    It is valid as long as nothing else is played; otherwise `commit` rejects it.
    """

    played: tuple[Played, ...]
    after: int
    """The number of the newest entry when the draft was made."""
    pos: Position | None
    """The resulting position; None if that is an earlier one, to be looked up."""

    @property
    def seq(self) -> int:
        """The number of the draft's last entry."""
        return self.after + len(self.played)

    @property
    def gives_up(self) -> bool:
        """True if the draft abandons the table."""
        return self.played[-1].entry.seating == ABANDONED if self.played else False


@dataclass(frozen=True, slots=True)
class Preview:
    """The effects of some actions: events, the parts of the view that change, and where the preview ends."""

    events: tuple[Event, ...]
    view: Mapping[str, Json]
    stopped: bool
    """True if a draw or a reveal would follow, whose outcome is hidden."""
    assumed: bool
    """True if the last effects follow a further question, and are shown as of now."""


def foresee(pos: Position, seat: int, actions: Iterable[Action]) -> tuple[bool, bool]:
    """Plays actions up to the first draw or reveal. Returns whether one stopped it or a question was skipped."""
    stopped = assumed = False
    for action in actions:
        if stopped:
            raise Refused(Reason("not-as-one"))
        pos.play(seat, action, None)
        stopped = not pos.finished and not pos.seats_to_act()
    while not stopped and pos.stack and pos.stack[-1].looked_past and pos.seats_to_act():
        pos.stack.pop()
        pos.settle(None)
        assumed = True
    return stopped, assumed


def seated(entry: Entry) -> Played:
    """Returns the step of an entry that changes who plays a seat."""
    values: dict[str, Json] = {} if entry.by is None else {"seat": entry.by}
    if entry.bot:
        values["bot"] = entry.bot
    return Played(entry, (Event(f"seat-{entry.seating}", values),))


def take_step(
    rules: Ruleset[Any],
    pos: Position,
    seq: int,
    seat: int | None,
    action: Action | None,
    dealer: Dealer,
    preference: str = "",
) -> Played:
    """Plays an action, or the deal before the first one. Returns the step with its entry and events."""
    asked, to_act = (pos.stack[-1], pos.seats_to_act()) if pos.stack else (None, ())
    answers = asked is not None and action is not None and asked.accepts(pos, type(action))
    sealed = asked.sealed if asked is not None and answers else OPEN
    depth = len(pos.stack)
    draws, reveals, turns = pos.draws, pos.reveals, pos.turns
    trace = pos.trace = EventRecorder()
    if seat is None or action is None:
        pos.settle(dealer)
    else:
        pos.play(seat, action, dealer)
    pos.trace = None
    ended = pos.turns > turns or pos.finished
    bar = DRAW if pos.draws > draws or seat is None else REVEAL if pos.reveals > reveals else TURN if ended else ""
    if not bar:
        goes_on = type(pos.stack[-1]) is type(asked) and len(pos.stack) == depth
        reacted = answers and isinstance(asked, Reaction)  # the other player relies on it
        bar = ASKED if reacted or _asks_others(pos, seat, to_act if goes_on else ()) else ""
    entry = Entry(
        seq=seq,
        by=seat,
        action=None if action is None else rules.registry.write(action),
        draws=tuple(trace.draws),
        bar=bar,
        sealed=sealed,
        height=depth - 1 if sealed else 0,
        opens=tuple(trace.opened),
        preference=preference,
        digest=rules.digest(pos) if ended else "",
    )
    return Played(entry, tuple(trace.events), tuple(trace.explained))


def _asks_others(pos: Position, seat: int | None, to_act: Sequence[int]) -> bool:
    """Returns True if, outside the mover's own turn, another seat has a new question: it may act on the answer.

    If several seats answer at once (`to_act`), one answer raises no new question, so its seat may still undo it.
    """
    if all(other == seat or other in to_act for other in pos.seats_to_act()):
        return False
    return pos.turn is None or _mover(pos.stack) != seat


def _mover(stack: Sequence[Frame[Any]]) -> int | None:
    """Returns the seat whose turn it is."""
    frame = next((frame for frame in reversed(stack) if frame.turn), None)
    return getattr(frame, "seat", None)
