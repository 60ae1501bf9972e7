"""Final scoring: the worth of things, and the rankings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from bothy.games.caledonia.pack.types.piece import Piece
from bothy.kernel.pack import Named, OneOf, Within

EXPORTS: Final = "exports"
SETTLEMENTS: Final = "settlements"
RANKED: Final = (EXPORTS, SETTLEMENTS)

WORTH: Final = ("glory", "basic-goods", "processed-goods", "money", "hops")


@dataclass(frozen=True, slots=True, kw_only=True)
class Worth(Piece):
    """Victory points for each `every` of a thing."""

    id: Annotated[str, Named(WORTH, f"is none of {', '.join(WORTH)}")]
    every: Annotated[int, Within(1)]
    vp: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Rarity(Piece):
    """Victory points for each unit of a rare import, by its place from the rarest to the commonest."""

    vp: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Ranking(Piece):
    """Victory points for the best places in exports or settlements."""

    of: Annotated[str, OneOf(RANKED)]
    players: Annotated[int, Within(1, 9)]
    vp: tuple[int, ...]
