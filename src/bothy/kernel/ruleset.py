"""Rulesets: a game with its chosen options, modules and components."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Generic

from bothy.kernel.compiled import mypyc_attr
from bothy.kernel.dealer import Dealer
from bothy.kernel.digest import digest
from bothy.kernel.frame import P
from bothy.kernel.registry import Registry
from bothy.kernel.text import Json, Text

NEWEST: Final = 1 << 30
"""The version of rules built without one: every change applies."""


@dataclass(frozen=True, slots=True)
class Result:
    """A game's result: each seat's rank (1 is best, ties share it) and its score by category."""

    ranks: tuple[int, ...]
    scores: tuple[Mapping[str, int], ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, several if victory is shared."""
        return tuple([seat for seat, rank in enumerate(self.ranks) if rank == 1])

    def data(self) -> Json:
        """Returns the wire form."""
        return {"ranks": list(self.ranks), "scores": [dict(score) for score in self.scores]}


@mypyc_attr(allow_interpreted_subclasses=True)
class Ruleset(Generic[P]):
    """The rules of one table. Games subclass it. Stateless, so all positions share it."""

    def __init__(self, seats: int, registry: Registry, step_bound: int) -> None:
        self.seats: int = seats
        self.registry: Registry = registry
        self.step_bound: int = step_bound
        """More answers than any game can need. Exceeding it is a bug."""
        self.people: tuple[int, ...] = tuple(range(seats))
        """The seats that need a player; the game plays the others. All seats by default."""
        self.nothing_hidden: bool = False
        """Set by a game in which all seats always see the same, so that one view serves all."""
        self.version: int = NEWEST
        """The rules version this table was opened with. Later changes don't apply (see `RuleChange`)."""

    # Implemented by each game

    def start(self) -> P:
        """Returns the position before the first draw, with everything that follows on its stack."""
        raise NotImplementedError

    def restore(self, facts: dict[str, Json]) -> P:
        """Returns the position with these `facts`; `read` fills in stack, turn, parts and counters."""
        raise NotImplementedError

    def view(self, pos: P, seat: int | None) -> dict[str, Json]:
        """Returns what a seat, or a spectator (None), may see, with the `forecast` of every scoring category.

        Games that differ only in information hidden from a seat give it equal views.
        """
        raise NotImplementedError

    def imagine(self, pos: P, seat: int | None, dealer: Dealer) -> P:
        """Returns a position this seat can't distinguish from the real one, with hidden information redrawn."""
        raise NotImplementedError

    def stocks(self, pos: P) -> dict[str, int]:
        """Returns every amount that must not change without an event: money, goods, pieces, cards."""
        raise NotImplementedError

    def result(self, pos: P) -> Result:
        """Returns the ranks and scores of a finished game."""
        raise NotImplementedError

    # Optional

    def reactions(self) -> tuple[str, ...]:
        """Returns the optional reactions possible at this table."""
        return self.registry.reactions

    def notes(self, pos: P) -> Sequence[Text]:
        """Returns lines that describe the modules' public state; views include them."""
        return ()

    def own_notes(self, pos: P, seat: int) -> Sequence[Text]:
        """Returns lines that describe the modules' state for one seat only; its view has them after the others."""
        return ()

    # Optional, for speed

    def views(self, pos: P, seats: Sequence[int | None]) -> list[dict[str, Json]]:
        """Returns the views of several seats at once, equal to `view` for each.

        A game may return the same objects for several seats, whole views or parts of them, so that each is
        encoded only once. Don't modify them.
        """
        if self.nothing_hidden and seats:
            return [self.view(pos, None)] * len(seats)
        return [self.view(pos, seat) for seat in seats]

    # Shared by every game

    def write(self, pos: P) -> dict[str, Json]:
        """Writes a position as JSON data."""
        registry = self.registry
        return {
            "stack": [registry.write(frame) for frame in pos.stack],
            "turn": None if pos.turn is None else registry.write_part(pos.turn),
            "parts": [registry.write_part(part) for part in pos.parts.values()],
            "counts": [pos.draws, pos.reveals, pos.turns, pos.piles],
            "facts": pos.facts(),
        }

    def read(self, data: dict[str, Json]) -> P:
        """Reads a position."""
        registry = self.registry
        pos = self.restore(data["facts"])
        pos.stack = [registry.read_frame(frame) for frame in data["stack"]]
        pos.turn = None if data["turn"] is None else registry.read_part(data["turn"])
        parts = [registry.read_part(part) for part in data["parts"]]
        pos.parts = {part.name: part for part in parts}
        pos.draws, pos.reveals, pos.turns, pos.piles = data["counts"]
        return pos

    def digest(self, pos: P) -> str:
        """Returns the digest of a position."""
        return digest(self.write(pos))
