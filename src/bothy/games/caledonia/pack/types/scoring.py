"""Final scoring: the worth of things, and the rankings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bothy.games.caledonia.pack.types.piece import Piece
from bothy.kernel.pack import Row

EXPORTS: Final = "exports"
SETTLEMENTS: Final = "settlements"
RANKED: Final = (EXPORTS, SETTLEMENTS)

WORTH: Final = ("glory", "basic-goods", "processed-goods", "money", "hops")


@dataclass(frozen=True, slots=True, kw_only=True)
class Worth(Piece):
    """Victory points for each `every` of a thing."""

    every: int
    vp: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Rarity(Piece):
    """Victory points for each unit of a rare import, by its place from the rarest to the commonest."""

    vp: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Ranking(Piece):
    """Victory points for the best places in exports or settlements."""

    of: str
    players: int
    vp: tuple[int, ...]


def read_worth(row: Row) -> Worth:
    """Reads a worth from its row."""
    if row.id not in WORTH:
        raise row.fault(f"is none of {', '.join(WORTH)}")
    return Worth(id=row.id, source=row.source, every=row.number("every", least=1), vp=row.number("vp"))


def read_rarity(row: Row) -> Rarity:
    """Reads a rarity from its row."""
    return Rarity(id=row.id, source=row.source, vp=row.number("vp"))


def read_ranking(row: Row) -> Ranking:
    """Reads a ranking from its row."""
    of, players, vp = row.word("of", RANKED), row.number("players", least=1, most=9), row.numbers("vp")
    return Ranking(id=row.id, source=row.source, of=of, players=players, vp=vp)
