"""What the checks look at: one match, played step by step, with everything remembered that they compare."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NoReturn

import msgspec

from bothy.kernel import Action, Json, Position, Reason, SamplingDealer, canonical
from bothy.table.match import Match
from bothy.table.steps import Played

Faults = Callable[[str, Mapping[str, Any]], list[str]]
"""What is wrong with rendering a key and its values; nothing if all is well."""


_VIEWS = msgspec.json.Encoder(order="sorted")


def spelled(view: Json) -> bytes:
    """A view's one spelling: views are only compared, and half of all checking went into that."""
    return _VIEWS.encode(view)


class Violation(Exception):
    """A rule of the kernel that a game, or kernel and table themselves, broke: which check, at which step, how."""

    def __init__(self, check: str, step: int, what: str) -> None:
        super().__init__(f"{check}, step {step}: {what}")
        self.check = check
        self.step = step
        self.what = what

    def data(self) -> Json:
        """The wire form, kept in the record of a failing game."""
        return {"check": self.check, "step": self.step, "what": self.what}


@dataclass(slots=True)
class Step:
    """One action of the line that stands, with the position it was played on."""

    seq: int
    seat: int
    action: Action
    before: Position
    text: str
    played: Played


class Probe:
    """A match under test. `steps` follows the line that stands: what is undone leaves it."""

    def __init__(self, match: Match, seed: int, faults: Faults | None = None) -> None:
        self.match = match
        self.chance = SamplingDealer(seed)
        self.faults = faults
        self.met: dict[tuple[str, ...], None] = {}
        """Keys seen so far with the names of their values: each is rendered once."""
        self.steps: list[Step] = []
        self.count = 0
        self.pos: Position
        self.text: str
        self._look()

    @property
    def last(self) -> Step | None:
        """The newest step that stands, if any."""
        return self.steps[-1] if self.steps else None

    def write(self, pos: Position) -> str:
        """A position's one spelling."""
        return canonical(self.match.rules.write(pos))

    def play(self, seat: int, action: Action) -> None:
        """Play one action and remember what was before."""
        before, text = self.pos, self.text
        played = self.match.play(seat, action)[0]
        self.steps.append(Step(played.entry.seq, seat, action, before, text, played))
        self.count += 1
        self._look()

    def undo(self, seat: int, to: int) -> None:
        """Take back to an entry."""
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
        """The legal actions of a seat at this step, asked for once."""
        if seat not in self._legal:
            self._legal[seat] = self.pos.legal(seat)
        return self._legal[seat]

    def tried(self, seat: int) -> list[tuple[Action, Reason | None]]:
        """Everything a new player might try at this step, answers and asides on offer, with what forbids it."""
        if seat not in self._tried:
            rooms: list[Any] = [self.pos.stack[-1], *self.pos.asides(seat)]
            actions = [action for room in rooms for action in room.candidates(self.pos, seat)]
            self._tried[seat] = [(action, self.pos.why_not(seat, action)) for action in actions]
        return self._tried[seat]

    def view(self, seat: int | None) -> bytes:
        """The one spelling of what a seat sees at this step."""
        if seat not in self._views:
            self._views[seat] = spelled(self.match.rules.view(self.pos, seat))
        return self._views[seat]

    def fail(self, check: str, what: str) -> NoReturn:
        """Report a violation at the step just reached."""
        raise Violation(check, self.match.seq, what)
