"""The match that the checks inspect, played step by step, with all the data they compare."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NoReturn

import msgspec

from bothy.kernel import Action, Json, Position, Reason, SamplingDealer, canonical
from bothy.kernel.event import DrawResult
from bothy.table.match import Match
from bothy.table.steps import Played

Faults = Callable[[str, Mapping[str, Any]], list[str]]
"""Returns the errors of rendering a key and its values."""


_VIEWS = msgspec.json.Encoder(order="sorted")


def spelled(view: Json) -> bytes:
    """Encodes a view for comparison. Fast, because this once took half of all checking time."""
    return _VIEWS.encode(view)


class Violation(Exception):
    """A broken rule of the kernel: the check, the step, and what happened."""

    def __init__(self, check: str, step: int, what: str) -> None:
        super().__init__(f"{check}, step {step}: {what}")
        self.check = check
        self.step = step
        self.what = what

    def data(self) -> Json:
        """Returns the wire form, stored in the record of a failing game."""
        return {"check": self.check, "step": self.step, "what": self.what}


@dataclass(slots=True)
class Step:
    """One active action, with the position before it."""

    seq: int
    seat: int
    action: Action
    before: Position
    text: str
    played: Played


class Probe:
    """A match under test. `steps` holds the active line, without undone actions."""

    def __init__(self, match: Match, seed: int, faults: Faults | None = None) -> None:
        self.match = match
        self.chance = SamplingDealer(seed)
        self.faults = faults
        self.met: dict[tuple[str, ...], None] = {}
        """Keys rendered so far, with the names of their values: each is rendered once."""
        self.places: dict[str, int] = {}
        """The number of draws at each place."""
        self._deal(match.log[0].draws)
        self.steps: list[Step] = []
        self.count = 0
        self.pos: Position
        self.text: str
        self._look()

    @property
    def last(self) -> Step | None:
        """The newest active step, if any."""
        return self.steps[-1] if self.steps else None

    def write(self, pos: Position) -> str:
        """Returns the canonical text of a position."""
        return canonical(self.match.rules.write(pos))

    def play(self, seat: int, action: Action) -> None:
        """Plays one action and stores the position before it."""
        before, text = self.pos, self.text
        played = self.match.play(seat, action)[0]
        self.steps.append(Step(played.entry.seq, seat, action, before, text, played))
        self._deal(played.entry.draws)
        self.count += 1
        self._look()

    def _deal(self, draws: Iterable[DrawResult]) -> None:
        for dealt in draws:
            self.places[dealt.place] = self.places.get(dealt.place, 0) + 1

    def undo(self, seat: int, to: int) -> None:
        """Undoes back to an entry."""
        self.match.undo(seat, to)
        self.steps = [step for step in self.steps if step.seq < to]
        self._look()

    def _look(self) -> None:
        self.pos = self.match.position
        self.text = canonical(self.match.snapshot()[1])
        self._legal: dict[int, list[Action]] = {}
        self._views: dict[int | None, bytes] = {}
        self._tried: dict[int, list[tuple[Action, Reason | None]]] = {}

    def legal(self, seat: int) -> list[Action]:
        """Returns a seat's legal actions at this step, cached."""
        if seat not in self._legal:
            self._legal[seat] = self.pos.legal(seat)
        return self._legal[seat]

    def tried(self, seat: int) -> list[tuple[Action, Reason | None]]:
        """Returns everything a new player might try at this step, free actions too, with the reason against it."""
        if seat not in self._tried:
            rooms: list[Any] = [self.pos.stack[-1], *self.pos.free_actions(seat)]
            actions = [action for room in rooms for action in room.candidates(self.pos, seat)]
            self._tried[seat] = [(action, self.pos.why_not(seat, action)) for action in actions]
        return self._tried[seat]

    def view(self, seat: int | None) -> bytes:
        """Returns the encoded view of a seat at this step, cached."""
        if seat not in self._views:
            self._views[seat] = spelled(self.match.rules.view(self.pos, seat))
        return self._views[seat]

    def fail(self, check: str, what: str) -> NoReturn:
        """Raises a violation at the current step."""
        raise Violation(check, self.match.seq, what)
