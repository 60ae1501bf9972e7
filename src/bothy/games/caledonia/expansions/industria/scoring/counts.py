"""A seat's counts for scoring tiles 10 to 18 (I23)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bothy.games.caledonia.expansions.industria.scoring.pairs import most_pairs, most_served
from bothy.games.caledonia.map.board import Board
from bothy.games.caledonia.map.settlements import settlements, sizes
from bothy.games.caledonia.pack.types.units import (
    BAKERY,
    CHEESE_DAIRY,
    COW,
    DISTILLERY,
    FIELD,
    SHEEP,
    UNITS,
    WORKERS,
)
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.production import yield_of
from bothy.games.caledonia.scoring.scores import stock_of
from bothy.kernel.bounded_cache import BoundedCache, Key

NO_KIND = -1
"""The kind of a unit without one: it counts as a unit, but isn't an animal, worker or building (R-I25)."""


def kinds_counted(pos: Caledonia, seat: int) -> list[int]:
    """Returns the kinds of a seat's units: workers are one kind, and units of no board have none (I23.1)."""
    is_worker = pos.rules.is_worker
    return [
        WORKERS[0] if is_worker[kind] else kind if kind < len(UNITS) else NO_KIND for kind in pos.kinds_of(seat)
    ]


def market_merchants(pos: Caledonia, seat: int) -> int:
    """Counts merchants on the market, where they stay until the next preparation (I23.3)."""
    return sum([abs(count) for count in pos.players[seat].market])


def kinds_of_goods(pos: Caledonia, seat: int) -> int:
    """Counts kinds of goods that a seat owns (I23.4, R-I26)."""
    return len([count for count in stock_of(pos, seat) if count])


def animal_pairs(board: Board, units: Sequence[int], kinds: Sequence[int], grain: int) -> int:
    """Counts pairs of neighbouring animals of any kinds (I23.2)."""
    hexes = [hex_ for hex_, kind in zip(units, kinds, strict=True) if kind in (SHEEP, COW)]
    return most_pairs(_neighbours(board, hexes))


def production_chains(board: Board, units: Sequence[int], kinds: Sequence[int], grain: int) -> int:
    """Counts dairies with a cow, and bakeries and distilleries with a field, each next to it (I23.5).

    A cow serves one dairy, a field as many buildings as the grain it makes.
    """
    chains = (((CHEESE_DAIRY,), COW, 1), ((BAKERY, DISTILLERY), FIELD, grain))
    found = 0
    for makers, giver, each in chains:
        made = [hex_ for hex_, kind in zip(units, kinds, strict=True) if kind in makers]
        given = [hex_ for hex_, kind in zip(units, kinds, strict=True) if kind == giver]
        links = [[at for at, other in enumerate(given) if _beside(board, hex_, other)] for hex_ in made]
        found += most_served(links, len(given), each)
    return found


def central_loch_units(board: Board, units: Sequence[int], kinds: Sequence[int], grain: int) -> int:
    """Counts units on the central loch or adjacent to it (I23.6, R-I24)."""
    return len([hex_ for hex_ in units if board.at_central_loch[hex_]])


def inland_units(board: Board, units: Sequence[int], kinds: Sequence[int], grain: int) -> int:
    """Counts units on land without a neighbouring loch (I23.7)."""
    return len([hex_ for hex_ in units if not board.at_loch[hex_]])


def kinds_in_a_settlement(board: Board, units: Sequence[int], kinds: Sequence[int], grain: int) -> int:
    """Counts the kinds of unit in the settlement that has the most (I23.8)."""
    best = 0
    for group in settlements(board, list(units)):
        there = {kind for hex_, kind in zip(units, kinds, strict=True) if hex_ in group and kind != NO_KIND}
        best = max(best, len(there))
    return best


def pairs_across_rivers(board: Board, units: Sequence[int], kinds: Sequence[int], grain: int) -> int:
    """Counts pairs of one kind across a river; workers are one kind (I23.9)."""
    found = 0
    for kind in dict.fromkeys(kinds):
        if kind != NO_KIND:
            hexes = [hex_ for hex_, other in zip(units, kinds, strict=True) if other == kind]
            across = [
                [at for at, other in enumerate(hexes) if other in board.across_river[hex_]] for hex_ in hexes
            ]
            found += most_pairs(across)
    return found


def settlements_of_two(board: Board, units: Sequence[int], kinds: Sequence[int], grain: int) -> int:
    """Counts settlements of exactly two units, on two hexes or on one (I23.10)."""
    return sizes(board, list(units)).count(2)


def _beside(board: Board, one: int, other: int) -> bool:
    """Returns whether two hexes are neighbouring or the same (R-I27)."""
    return one == other or other in board.neighbours[one]


def _neighbours(board: Board, hexes: Sequence[int]) -> list[list[int]]:
    places = range(len(hexes))
    return [[at for at in places if at != own and _beside(board, hexes[own], hexes[at])] for own in places]


IN_HAND: dict[str, Callable[[Caledonia, int], int]] = {
    "market-merchants": market_merchants,
    "kinds-of-goods": kinds_of_goods,
}
"""Counts of things off the map."""
ON_MAP: dict[str, Callable[[Board, Sequence[int], Sequence[int], int], int]] = {
    "animal-pairs": animal_pairs,
    "production-chains": production_chains,
    "central-loch-units": central_loch_units,
    "inland-units": inland_units,
    "kinds-in-a-settlement": kinds_in_a_settlement,
    "pairs-across-rivers": pairs_across_rivers,
    "settlements-of-two": settlements_of_two,
}
"""Counts of things on the map, which follow from the board, the units, and the grain of a field."""
COUNTS: tuple[str, ...] = (*IN_HAND, *ON_MAP)
_KNOWN: BoundedCache[tuple[Board, int]] = BoundedCache(20_000)


def counted(pos: Caledonia, seat: int, what: str) -> int:
    """Returns a seat's count for one of these tiles.

    Every view and every estimate calls this for all tiles, and few actions change the map, so counts of things on
    the map are cached.
    """
    if what in IN_HAND:
        return IN_HAND[what](pos, seat)
    board, units, kinds = pos.board, pos.players[seat].units, kinds_counted(pos, seat)
    grain = grain_of_a_field(pos, seat) if what == "production-chains" else 0
    key: Key = (id(board), what, grain, *units, *kinds)
    known = _KNOWN.get(key)
    if known is None:
        known = (board, ON_MAP[what](board, units, kinds, grain))  # keeps the board alive, for its id
        _KNOWN.put(key, known)
    return known[1]


def grain_of_a_field(pos: Caledonia, seat: int) -> int:
    """Returns how much grain one field of a seat makes; a clan's bonus is in the yield of all fields (R-I12)."""
    fields = pos.rules.pieces[FIELD] - pos.players[seat].left[FIELD]
    row = pos.rules.pack.units[FIELD]
    return yield_of(pos, seat, FIELD, row.makes_amount) // fields if fields else row.makes_amount
