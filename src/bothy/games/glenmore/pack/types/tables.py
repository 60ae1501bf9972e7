"""The tables other than tiles: market, setup, scoring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bothy.games.glenmore.pack.types.piece import Piece
from bothy.games.glenmore.pack.types.price import RESOURCES
from bothy.games.glenmore.pack.types.tiles import STACKS
from bothy.kernel.pack import MOST, Row

CATEGORIES: Final = ("castle-scotsmen", "landmarks", "whisky", "persons")
"""The categories a scoring compares."""
DEPTHS: Final = ("middle-third", "top")
"""Possible depths of The End in its stack."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MarketRow(Piece):
    """The market row of the resource it is named after, its spaces from left to right."""

    prices: "tuple[int, ...]"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rondel(Piece):
    """The ring the pawns go round."""

    spaces: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Pieces(Piece):
    """A player's limited pieces, and the room for resources on a tile."""

    scotsmen: int
    markers: int
    room: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Die(Piece):
    """The die that plays as a neutral piece."""

    faces: "tuple[int, ...]"


@dataclass(frozen=True, slots=True, kw_only=True)
class Stack(Piece):
    """A stack's number of tiles, and whether laying its last one triggers a scoring."""

    tiles: int
    scores: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Length(Piece):
    """The depth of The End, which sets the length of the game."""

    the_end: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatCoins(Piece):
    """A player's starting coins, by order on the rondel."""

    coins: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Table(Piece):
    """The setup for a number of players, with or without the die."""

    players: int
    die: bool
    a_tiles: int
    market_coins: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Differences(Piece):
    """Points by lead over the player with the least."""

    vp: "tuple[int, ...]"

    def points(self, difference: int) -> int:
        """Returns the points for a difference; the table is capped (R-G1)."""
        return self.vp[min(difference, len(self.vp) - 1)]


@dataclass(frozen=True, slots=True, kw_only=True)
class EndWorth(Piece):
    """The value of one of something at the end."""

    vp: int


def read_market_row(row: Row) -> MarketRow:
    """Reads a market row; its id is the resource's name."""
    if row.id not in RESOURCES:
        raise row.fault("is no resource")
    return MarketRow(id=row.id, origin=row.origin, prices=row.numbers("prices", least=1))


def read_rondel(row: Row) -> Rondel:
    """Reads the rondel."""
    return Rondel(id=row.id, origin=row.origin, spaces=row.number("spaces", least=2, most=40))


def read_pieces(row: Row) -> Pieces:
    """Reads a player's pieces."""
    scotsmen, markers = row.number("scotsmen", least=2, most=40), row.number("markers", most=40)
    return Pieces(
        id=row.id, origin=row.origin, scotsmen=scotsmen, markers=markers, room=row.number("room", most=20)
    )


def read_die(row: Row) -> Die:
    """Reads the die."""
    return Die(id=row.id, origin=row.origin, faces=row.numbers("faces", least=1, most=20))


def read_stack(row: Row) -> Stack:
    """Reads a stack; its id is its letter."""
    if row.id not in STACKS:
        raise row.fault("is no stack")
    return Stack(id=row.id, origin=row.origin, tiles=row.number("tiles", most=60), scores=row.truth("scores"))


def read_length(row: Row) -> Length:
    """Reads a length of the game."""
    return Length(id=row.id, origin=row.origin, the_end=row.word("the_end", DEPTHS))


def read_seat(row: Row) -> SeatCoins:
    """Reads a seat's starting coins."""
    return SeatCoins(id=row.id, origin=row.origin, coins=row.number("coins"))


def read_table(row: Row) -> Table:
    """Reads the setup for a number of players."""
    return Table(
        id=row.id,
        origin=row.origin,
        players=row.number("players", least=1, most=9),
        die=row.truth("die"),
        a_tiles=row.number("a_tiles", most=30),
        market_coins=row.number("market_coins", most=20),
    )


def read_differences(row: Row) -> Differences:
    """Reads the table of a scoring."""
    return Differences(id=row.id, origin=row.origin, vp=row.numbers("vp", least=-MOST))


def read_category(row: Row) -> Piece:
    """Reads a category of a scoring."""
    if row.id not in CATEGORIES:
        raise row.fault(f"is none of {', '.join(CATEGORIES)}")
    return Piece(id=row.id, origin=row.origin)


def read_end_worth(row: Row) -> EndWorth:
    """Reads the value of one of something at the end."""
    return EndWorth(id=row.id, origin=row.origin, vp=row.number("vp", least=-MOST))
