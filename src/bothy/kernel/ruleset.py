"""One game with chosen options, modules and components: everything about play that is not a single frame."""

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
"""The version of rules that were built without one: every change so far holds."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: for each seat its rank (1 is best, equals share it) and its score by category."""

    ranks: tuple[int, ...]
    scores: tuple[Mapping[str, int], ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, several if victory is shared."""
        return tuple([seat for seat, rank in enumerate(self.ranks) if rank == 1])

    def data(self) -> Json:
        """The wire form."""
        return {"ranks": list(self.ranks), "scores": [dict(score) for score in self.scores]}


@mypyc_attr(allow_interpreted_subclasses=True)
class Ruleset(Generic[P]):
    """The rules as they stand at one table. Subclassed by a game; stateless, so all its positions share it."""

    def __init__(self, seats: int, registry: Registry, step_bound: int) -> None:
        self.seats: int = seats
        self.registry: Registry = registry
        self.step_bound: int = step_bound
        """More answers than any game can need: what runs longer is a bug."""
        self.people: tuple[int, ...] = tuple(range(seats))
        """The seats at which somebody answers; at others nobody has to sit. A game may say so."""
        self.nothing_hidden: bool = False
        """Whether everybody always sees the same; a game may say so, and one view is then made for all."""
        self.version: int = NEWEST
        """The rules version this table was opened by: what changed later does not hold here (`Since`)."""

    # What a game writes

    def start(self) -> P:
        """The position before the first draw, with everything that follows on its stack."""
        raise NotImplementedError

    def restore(self, facts: dict[str, Json]) -> P:
        """The position whose `facts` these are; stack, turn, parts and counters are filled in by `read`."""
        raise NotImplementedError

    def view(self, pos: P, seat: int | None) -> dict[str, Json]:
        """What a seat, or a spectator (None), may see, with the `forecast` of every scoring category.

        Two games that differ only in what a seat cannot know give that seat equal views.
        """
        raise NotImplementedError

    def imagine(self, pos: P, seat: int | None, dealer: Dealer) -> P:
        """A position this seat cannot tell from the real one, with everything hidden from it drawn anew."""
        raise NotImplementedError

    def stocks(self, pos: P) -> dict[str, int]:
        """Every amount that must not change without an event: money, goods, pieces, cards."""
        raise NotImplementedError

    def result(self, pos: P) -> Result:
        """Ranks and scores of a finished game."""
        raise NotImplementedError

    # What a game may write besides

    def reactions(self) -> tuple[str, ...]:
        """The optional reactions there can be at this table."""
        return self.registry.reactions

    def notes(self, pos: P) -> Sequence[Text]:
        """Lines that describe what modules hold, for all to see; a view has them too."""
        return ()

    def own_notes(self, pos: P, seat: int) -> Sequence[Text]:
        """Lines that describe what modules hold for a seat alone; its view has them behind the others."""
        return ()

    # What a game may write faster

    def views(self, pos: P, seats: Sequence[int | None]) -> list[dict[str, Json]]:
        """The views of several seats at once, equal to `view` for each.

        A game that shares parts between seats, or whole views, gives the same objects for them: whoever encodes
        views need then not do so twice. To look at, not to change.
        """
        if self.nothing_hidden and seats:
            return [self.view(pos, None)] * len(seats)
        return [self.view(pos, seat) for seat in seats]

    # What every game shares

    def write(self, pos: P) -> dict[str, Json]:
        """A position as JSON holds it."""
        registry = self.registry
        return {
            "stack": [registry.write(frame) for frame in pos.stack],
            "turn": None if pos.turn is None else registry.write_part(pos.turn),
            "parts": [registry.write_part(part) for part in pos.parts.values()],
            "counts": [pos.draws, pos.reveals, pos.turns],
            "facts": pos.facts(),
        }

    def read(self, data: dict[str, Json]) -> P:
        """The position written so."""
        registry = self.registry
        pos = self.restore(data["facts"])
        pos.stack = [registry.read_frame(frame) for frame in data["stack"]]
        pos.turn = None if data["turn"] is None else registry.read_part(data["turn"])
        parts = [registry.read_part(part) for part in data["parts"]]
        pos.parts = {part.name: part for part in parts}
        pos.draws, pos.reveals, pos.turns = data["counts"]
        return pos

    def digest(self, pos: P) -> str:
        """The fingerprint of a position."""
        return digest(self.write(pos))
