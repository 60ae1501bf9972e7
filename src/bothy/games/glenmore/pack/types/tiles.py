"""Tiles and landmark cards."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Final

from bothy.games.glenmore.pack.types.declared import VERBS, Verbs, effects, price
from bothy.games.glenmore.pack.types.effects import ICONS, Effects, TakeCard
from bothy.games.glenmore.pack.types.piece import Piece
from bothy.games.glenmore.pack.types.price import Price
from bothy.kernel.pack import OneOf, Row
from bothy.kernel.rows import IF_ANY

STACKS: Final = ("S", "A", "B", "C", "D")
"""The tiles of the rondel, in the order they come."""
ASIDE: Final = ("start", "clan", "set-up")
"""Tiles in no stack: the home tiles, the person from clan McKay, and tiles that modules lay on the rondel."""
TERRITORY: Final = "territory"
PERSON: Final = "person"
END: Final = "end"
ON_RONDEL: Final = "rondel"
"""A tile that acts on the rondel and never comes to a territory; only modules have these."""
KINDS: Final = (TERRITORY, PERSON, END, ON_RONDEL)

AT_ONCE: Final = "at-once"
LASTING: Final = "lasting"
AT_END: Final = "at-end"
TIMINGS: Final = (AT_ONCE, LASTING, AT_END)


@dataclass(frozen=True, slots=True, kw_only=True)
class Tile(Piece):
    """A tile of a territory, a person, or The End."""

    name: str
    stack: str
    kind: Annotated[str, OneOf(KINDS)]
    region: str
    lived: str
    persons: int
    """Its count among the persons of a scoring."""
    icons: "tuple[str, ...]"
    river: bool
    overlay: bool
    protected: bool
    cost: Price
    immediate: "Effects"
    """All of them happen, in the player's order (R-G36)."""
    activation: "Effects"
    """Alternatives: at most one is used each time."""
    module: str = field(default="", metadata=IF_ANY)
    """The module whose icon it shows; empty for a tile of the base game."""

    @property
    def card(self) -> str:
        """The landmark card it brings, or ""."""
        return next(iter([effect.card for effect in self.immediate if isinstance(effect, TakeCard)]), "")


@dataclass(frozen=True, slots=True, kw_only=True)
class Landmark(Piece):
    """A landmark card, taken with the tile of the same name."""

    name: str
    stack: str
    timing: Annotated[str, OneOf(TIMINGS)]
    effects: "Effects"
    """In the order they happen."""


def read_tile(row: Row, verbs: Verbs = VERBS, icons: tuple[str, ...] = ICONS, module: str = "") -> Tile:
    """Reads a tile from its row; a module may add verbs and icons."""
    return Tile(
        id=row.id,
        origin=row.origin,
        name=row.text("name"),
        stack=row.word("stack", (*STACKS, *ASIDE)),
        kind=row.word("kind", KINDS),
        region=row.text("region", ""),
        lived=row.text("lived", ""),
        persons=row.number("persons", 0, most=9),
        icons=row.words("icons", icons),
        river=row.truth("river"),
        overlay=row.truth("overlay"),
        protected=row.truth("protected"),
        cost=price(row, "cost"),
        immediate=effects(row, "immediate", verbs),
        activation=effects(row, "activation", verbs),
        module=module,
    )


def read_landmark(row: Row, verbs: Verbs = VERBS) -> Landmark:
    """Reads a landmark card from its row; a module may add verbs."""
    return Landmark(
        id=row.id,
        origin=row.origin,
        name=row.text("name"),
        stack=row.word("stack", STACKS),
        timing=row.word("timing", TIMINGS),
        effects=effects(row, "effects", verbs),
    )
