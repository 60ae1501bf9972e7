"""The shape of the base game's part of a view. `scripts/client_types.py` writes the client's types from it."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypeAlias, TypedDict

from bothy.games.glenmore.pack.types.price import Resource

Cell: TypeAlias = Annotated[list[int], tuple[int, int]]
Piece: TypeAlias = int | str
"""A seat's pawn, or another piece by name: the die, and those of modules."""
Space: TypeAlias = (
    str | Annotated[list[Any], tuple[Literal["pawn"], int]] | Annotated[list[str], tuple[str]] | None
)
"""A tile's id, a seat's pawn, another piece, or nothing."""
Guest: TypeAlias = Annotated[list[Any], tuple[str, int, int]]
Note: TypeAlias = Annotated[list[Any], tuple[str, dict[str, Any]]]


class Ending(TypedDict):
    """What follows the end of a turn: the next move order and the refill's result."""

    order: list[Piece]
    laid: int
    scoring: bool
    end: bool


class Move(Ending):
    """What follows a move: the tiles it leaves behind are lost at once."""

    lost: list[str]


class RowPrices(TypedDict):
    """The price of buying one and the proceeds of selling one now; None if impossible (G7)."""

    buy: int | None
    sell: int | None


class BillView(TypedDict):
    """A payment: the tile it's for, None for a trade, and what is still due by resource or kind of resources."""

    tile: str | None
    due: dict[str, int]


class Wakes(TypedDict):
    """A legal place of the tile in hand, and the tiles it would activate (G12.1)."""

    at: Cell
    tiles: list[str]


class Tray(TypedDict):
    """The active player's tiles that may still be activated: next to the tile just placed, and elsewhere."""

    near: list[str]
    far: list[str]


class Outlook(TypedDict):
    """Everything the players could work out for themselves at the table."""

    order: list[Piece]
    moves: dict[str, Move]
    ending: Ending | None
    """Consequences of ending the turn, once the pawn has moved."""
    market_cost: dict[str, list[int | None]]
    market: dict[Resource, RowPrices]
    bill: BillView | None
    """The amount still to be paid."""
    wakes: list[Wakes]
    tray: Tray | None
    lost: dict[str, int]
    paths: dict[str, list[str]]
    more: list[dict[str, int]]
    sizes: list[int]


class TurnView(TypedDict):
    """The turn under way."""

    seat: int
    acted: bool
    movement: int
    around: list[Cell]
    used: list[str]
    everywhere: bool
    extra: int


class Placed(TypedDict):
    """A place of a territory."""

    at: Cell
    tile: str
    under: list[str]
    scotsmen: int
    goods: dict[Resource, int]
    pieces: NotRequired[list[Guest]]
    """Pieces of other players: kind, owner, count."""


class PlayerView(TypedDict):
    """A seat's possessions."""

    coins: int
    whisky: int
    points: dict[str, int]
    supply: int
    markers: int
    cards: list[str]
    persons: list[str]
    powers: list[str]
    space: int
    done: bool
    territory: list[Placed]


class CategoryForecast(TypedDict):
    """What a seat has in a category, how far that is ahead of the player with the fewest, and its points."""

    have: int
    ahead: int
    vp: int


SeatForecast: TypeAlias = dict[str, CategoryForecast | int]
"""By category its standing; by other source of points, the points."""


class GlenView(TypedDict):
    """The base game's part of every view. A module's `view_facts` come beside it."""

    rondel: list[Space]
    gap: int
    at_the_end: list[int]
    last: int
    stack: str
    left: list[str]
    to_come: int
    draws: int
    """Different rolls can lead to the same table."""
    discards: list[str]
    market: dict[Resource, int]
    clans: dict[str, list[int]]
    roads: dict[str, int]
    turn: TurnView | None
    asked: Annotated[list[Any], tuple[list[int], list[Any]]] | None
    """The seats that owe an answer, and the question."""
    players: list[PlayerView]
    outlook: Outlook
    forecast: list[SeatForecast]
    parts: NotRequired[dict[str, Any]]
    notes: NotRequired[list[Note]]
