"""The tables other than tiles: market, setup, scoring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from bothy.games.glenmore.pack.types.piece import Piece
from bothy.games.glenmore.pack.types.price import RESOURCES
from bothy.games.glenmore.pack.types.tiles import STACKS
from bothy.kernel.pack import MOST, Named, OneOf, Row, Within

CATEGORIES: Final = ("castle-scotsmen", "landmarks", "whisky", "persons")
"""The categories a scoring compares."""
DEPTHS: Final = ("middle-third", "top")
"""Possible depths of The End in its stack."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MarketRow(Piece):
    """The market row of the resource it is named after, its spaces from left to right."""

    id: Annotated[str, Named(RESOURCES, "is no resource")]
    prices: Annotated[tuple[int, ...], Within(1)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Rondel(Piece):
    """The ring the pawns go round."""

    spaces: Annotated[int, Within(2, 40)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Pieces(Piece):
    """A player's limited pieces, and the room for resources on a tile."""

    scotsmen: Annotated[int, Within(2, 40)]
    markers: Annotated[int, Within(most=40)]
    room: Annotated[int, Within(most=20)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Die(Piece):
    """The die that plays as a neutral piece."""

    faces: Annotated[tuple[int, ...], Within(1, 20)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Stack(Piece):
    """A stack's number of tiles, and whether laying its last one triggers a scoring."""

    id: Annotated[str, Named(STACKS, "is no stack")]
    tiles: Annotated[int, Within(most=60)]
    scores: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Length(Piece):
    """The depth of The End, which sets the length of the game."""

    the_end: Annotated[str, OneOf(DEPTHS)]


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatCoins(Piece):
    """A player's starting coins, by order on the rondel."""

    coins: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Table(Piece):
    """The setup for a number of players, with or without the die."""

    players: Annotated[int, Within(1, 9)]
    die: bool
    a_tiles: Annotated[int, Within(most=30)]
    market_coins: Annotated[int, Within(most=20)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Differences(Piece):
    """Points by lead over the player with the least."""

    vp: Annotated[tuple[int, ...], Within(-MOST)]

    def points(self, difference: int) -> int:
        """Returns the points for a difference; the table is capped (R-G1)."""
        return self.vp[min(difference, len(self.vp) - 1)]


@dataclass(frozen=True, slots=True, kw_only=True)
class EndWorth(Piece):
    """The value of one of something at the end."""

    vp: Annotated[int, Within(-MOST)]


def read_category(row: Row) -> Piece:
    """Reads a category of a scoring."""
    if row.id not in CATEGORIES:
        raise row.fault(f"is none of {', '.join(CATEGORIES)}")
    return Piece(id=row.id, origin=row.origin)
