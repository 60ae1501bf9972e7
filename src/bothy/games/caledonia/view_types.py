"""The shape of the base game's part of a view. `scripts/client_types.py` writes the client's types from it."""

from __future__ import annotations

from typing import Annotated, Any, NotRequired, TypeAlias, TypedDict

from bothy.games.caledonia.pack.types.goods import Good, Import
from bothy.games.caledonia.pack.types.units import UnitName

Crossing: TypeAlias = Annotated[list[Any], tuple[str, str, int]]
"""Two hexes, and the shipping level that links them."""
GoodMade: TypeAlias = Annotated[list[Any], tuple[Good, int]]
"""A good, and the seat that makes it."""
Piece: TypeAlias = Annotated[list[Any], tuple[str, int | None, str | None]]
"""Its hex, owner and unit; neither for a neutral piece."""
Note: TypeAlias = Annotated[list[Any], tuple[str, dict[str, Any]]]


class PlayerView(TypedDict):
    """A seat's possessions."""

    clan: str
    money: int
    goods: dict[Good, int]
    left: dict[UnitName, int]
    merchants: int
    to_hire: int
    market: dict[Good, int]
    """Positive on the buying side, negative on the selling side."""
    shipping: int
    technology: list[UnitName]
    box: list[int]
    boxes: int
    fulfilled: list[int]
    hops: int
    imports: dict[Import, int]
    glory: int
    bid: int


class Settlements(TypedDict):
    """A seat's settlements, the level at which each joins the largest linked group, and the crossings."""

    groups: list[list[str]]
    levels: list[int]
    links: list[Crossing]


class Reach(TypedDict):
    """What follows from the hexes of a seat's units."""

    reach: str
    """A digit per hex, by column: the shipping level that reaches it; one above the highest means never."""
    settlements: Settlements


class SeatOutlook(Reach):
    """What a seat's units earn, make, cost and reach. A module's `seat_facts` come beside it."""

    income: int
    makes: dict[str, int]
    on_lochs: bool
    """True if the clan's units may be on lochs too."""
    costs: dict[UnitName, int]
    tiles: list[int]
    """Glory of each scoring tile if it were scored now."""


class PortView(TypedDict):
    """A port, the seats that have used it, and those that reach it."""

    port: int
    hex: str
    marked: list[int]
    reached: list[int]


class MarketPrice(TypedDict):
    """A good's place on its price track."""

    good: Good
    step: int
    price: int


class Places(TypedDict):
    """The hexes that some clan or tile refers to: on the border, and at a river's mouth."""

    border: list[str]
    delta: list[str]


_PassBonus = TypedDict("_PassBonus", {"pass": int | None})
"""Written as a call, as its key is a keyword."""


class Outlook(_PassBonus):
    """Facts derived for display."""

    cheap: dict[Good, int]
    """Prices by neighbourhood bonus."""
    most_cheap: int
    beside: dict[str, list[GoodMade]]
    """By empty hex, the goods made next to it."""
    contract_cost: int | None
    seats: list[SeatOutlook]


class CaledoniaView(TypedDict):
    """The base game's part of every view. A module's `view_facts` come beside it, and may replace entries."""

    layout: str
    small: bool
    places: Places
    clanless: bool
    round: int
    order: list[int]
    passed: list[int]
    turn: Annotated[list[Any], tuple[int, list[int], bool, bool | int, int]] | None
    asked: Annotated[list[Any], tuple[list[int], list[Any]]] | None
    """The seats that owe an answer, and the question."""
    market: list[MarketPrice]
    open: list[int | None]
    drawn: list[int]
    pile: int
    unseen: list[int]
    """Known to all by elimination."""
    under: list[int]
    imports: dict[Import, int]
    import_values: dict[Import, int]
    ports: list[PortView]
    scoring: list[str]
    pieces: list[Piece]
    players: list[PlayerView]
    offers: list[Annotated[list[str], tuple[str, str]]]
    """Clans with their starting tiles."""
    parts: dict[str, Any]
    outlook: Outlook
    forecast: list[dict[str, int]]
    band: str
    notes: NotRequired[list[Note]]
