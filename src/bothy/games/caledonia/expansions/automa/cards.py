"""The Automa's components: 22 cards, five levels, and the amounts that replace goods (A1.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

from bothy.games.caledonia.map.grid import MODULES
from bothy.games.caledonia.own_rows import ModuleRows
from bothy.games.caledonia.pack.types.piece import Piece
from bothy.games.caledonia.position import Caledonia
from bothy.kernel.pack import MOST, DataFile, OneOf, Row, Within

SKIP: Final = "skip"
TECHNOLOGY: Final = "technology"
TRADE: Final = "trade"
CONTRACT: Final = "contract"
UPGRADE: Final = "upgrade"
EXPAND: Final = "expand"
ICONS: Final = (SKIP, TECHNOLOGY, TRADE, CONTRACT, UPGRADE, EXPAND)

PORT: Final = "port"
COSTS: Final = "costs"
SETTLEMENTS: Final = "settlements"
NEIGHBOURHOOD: Final = "neighbourhood"
CRITERIA: Final = (PORT, COSTS, SETTLEMENTS, NEIGHBOURHOOD)

MERCHANT: Final = "merchant"
SHIPPING: Final = "shipping"


@dataclass(frozen=True, slots=True, kw_only=True)
class Card(Piece):
    """An action card, which may serve as a support card."""

    number: int
    round: int
    """The round in which it enters the deck."""
    actions: Annotated[tuple[str, ...], OneOf(ICONS)]
    removed: bool
    """True if it leaves the game after use as an action card."""
    modules: tuple[int, ...]
    criteria: Annotated[tuple[str, ...], OneOf(CRITERIA)]
    upgrade: Annotated[str, OneOf((MERCHANT, SHIPPING))]
    steps: int
    """Steps the glory token moves."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Level(Piece):
    """A level of difficulty."""

    money: int
    glory: int
    railway: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Amounts(Piece):
    """All other amounts of the booklet."""

    round_money: int
    port: int
    trade: Annotated[int, Within(most=20)]
    bonus_trade: Annotated[int, Within(most=20)]
    basic_good: int
    processed_good: int
    meat: int
    bonus: int
    income: int
    money_per_vp: Annotated[int, Within(1)]
    shipping: Annotated[int, Within(most=9)]
    first_land: int
    medium_units: Annotated[int, Within(most=20)]
    low_units: Annotated[int, Within(most=20)]
    workers_out: Annotated[int, Within(most=20)]
    exports_behind: int
    exports_vp: int
    settlements_behind: int
    settlements_vp: int


@dataclass(frozen=True, slots=True)
class Rows:
    """All rows of the Automa."""

    cards: tuple[Card, ...]
    levels: tuple[Level, ...]
    amounts: Amounts


def _read(sheet: DataFile) -> Rows:
    return Rows(sheet.rows("card", _read_card), sheet.rows("level", Level), sheet.row("figures", Amounts))


ROWS: ModuleRows[Rows] = ModuleRows(Path(__file__).parent / "automa.toml", _read)


def sets(found: Rows) -> Sequence[tuple[str, Sequence[Piece]]]:
    """Returns the rows, set by set, under each set's usual name."""
    return [("Automa cards", found.cards), ("Automa levels", found.levels), ("Automa figures", (found.amounts,))]


def rows(pos: Caledonia) -> Rows:
    """Returns the rows of the pack in use."""
    return ROWS.of(pos.rules.pack)


def card(pos: Caledonia, number: int) -> Card:
    """Returns the card with a number, from 1."""
    return ROWS.of(pos.rules.pack).cards[number - 1]


def amounts(pos: Caledonia) -> Amounts:
    """Returns the amounts."""
    return ROWS.of(pos.rules.pack).amounts


def _number(row: Row) -> int:
    """Returns the number of a card, which its id ends with."""
    word = row.id.rpartition("-")[2]
    if not (word.isascii() and word.isdigit() and 1 <= int(word) <= MOST):
        raise row.fault("a card is called by its number, like card-7")
    return int(word)


def _read_card(row: Row) -> Card:
    return Card(
        id=row.id,
        source=row.source,
        number=_number(row),
        round=row.number("round", least=1, most=9),
        actions=row.words("actions", ICONS),
        removed=row.truth("removed"),
        modules=tuple([MODULES.index(module) for module in row.words("modules", MODULES)]),
        criteria=row.words("criteria", CRITERIA),
        upgrade=row.word("upgrade", (MERCHANT, SHIPPING)),
        steps=row.number("steps", most=20),
    )
