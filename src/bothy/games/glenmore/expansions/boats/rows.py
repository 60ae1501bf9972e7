"""The tiles, rivers, cards and rewards of the races (X1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

from bothy.games.glenmore.pack.types import Piece, Tile
from bothy.games.glenmore.pack.types.declared import VERBS, Verbs, count_of, read_effect
from bothy.games.glenmore.pack.types.effects import ICONS, Effect, ModuleEffect
from bothy.games.glenmore.pack.types.tiles import read_tile
from bothy.kernel.pack import DataFile, Row, Within
from bothy.kernel.pack.module_rows import ModuleRows

NAME: Final = "boats"
RACE_START: Final = "race-start"
SHIPYARD: Final = "shipyard"


@dataclass(frozen=True, slots=True)
class ActivateAny(ModuleEffect):
    """Own tiles, near or far, whatever their icon."""

    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Course(Piece):
    """The layout for a number of players: neutral rivers, and rewards on each castle."""

    players: Annotated[int, Within(1, 9)]
    rivers: Annotated[int, Within(most=9)]
    rewards: Annotated[int, Within(most=20)]


@dataclass(frozen=True, slots=True, kw_only=True)
class River(Piece):
    """A neutral river: its number of spaces, and the space of its castle."""

    name: str
    length: Annotated[int, Within(1, 20)]
    castle: Annotated[int, Within(1, 20)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Card(Piece):
    """The prize of a place in the race."""

    place: Annotated[int, Within(1, 9)]
    vp: int
    whisky: Annotated[int, Within(most=20)] = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Reward(Piece):
    """A kind of token: how many there are, and its effect."""

    count: int
    effect: Effect


@dataclass(frozen=True, slots=True, kw_only=True)
class Boats:
    """All rows of the races."""

    tiles: tuple[Tile, ...]
    courses: tuple[Course, ...]
    rivers: tuple[River, ...]
    cards: tuple[Card, ...]
    rewards: tuple[Reward, ...]
    rings: dict[int, tuple[int, ...]]
    """By number of players: seats and neutral rivers clockwise, the latter negative."""

    def course(self, players: int) -> Course:
        """Returns the layout for a number of players."""
        return next(iter([course for course in self.courses if course.players == players]))


def _activate_any(table: dict[str, int]) -> Effect:
    return ActivateAny(count_of(table, "activate_any"))


OWN_VERBS: Final[Verbs] = {**VERBS, "activate_any": (_activate_any, ())}  # type: ignore[dict-item]


def read_own_tile(row: Row) -> Tile:
    """Reads a tile from its row."""
    return read_tile(row, VERBS, (*ICONS, SHIPYARD), NAME)


def read_river(row: Row) -> River:
    """Reads a neutral river from its row."""
    river = row.read(River)
    if river.castle > river.length:
        raise row.fault("the castle stands on one of the spaces")
    return river


def read_reward(row: Row) -> Reward:
    """Reads a kind of token from its row."""
    table: dict[str, int] = row.value("effect", dict)
    try:
        effect = read_effect(table, OWN_VERBS)
    except ValueError as error:
        raise row.fault(f"effect: {error}") from error
    return Reward(id=row.id, origin=row.origin, count=row.number("count", most=20), effect=effect)


def ring_of(course: Course) -> tuple[int, ...]:
    """Returns the rivers of a course clockwise: each neutral one comes after one of the last seats."""
    found: list[int] = []
    for seat in range(course.players):
        found.append(seat)
        neutral = seat - (course.players - course.rivers)
        if neutral >= 0:
            found.append(~neutral)
    return tuple(found)


def read(sheet: DataFile) -> Boats:
    """Reads the data file."""
    courses = sheet.rows("course", Course)
    return Boats(
        tiles=sheet.rows("tile", read_own_tile),
        courses=courses,
        rings={course.players: ring_of(course) for course in courses},
        rivers=sheet.rows("river", read_river),
        cards=sheet.rows("card", Card),
        rewards=sheet.rows("reward", read_reward, any_number=True),
    )


ROWS: ModuleRows[Boats] = ModuleRows(Path(__file__).parent / "boats.toml", read)


def sets(rows: Boats) -> Sequence[tuple[str, Sequence[Piece]]]:
    """Returns the rows of the data file, set by set."""
    return [
        ("race tiles", rows.tiles),
        ("race courses", rows.courses),
        ("neutral rivers", rows.rivers),
        ("race cards", rows.cards),
        ("race rewards", rows.rewards),
    ]
