"""Placing farmers' markets: each is dealt to a player, who chooses its hex (I10.1 to I10.4)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bothy.games.caledonia.expansions.industria.markets.rows import MARKETS
from bothy.games.caledonia.expansions.industria.markets.stalls import (
    DEALT,
    GONE,
    IN_BOX,
    PLACED,
    WHY,
    Stalls,
    goods_of,
    standing,
)
from bothy.games.caledonia.map.board import Board
from bothy.games.caledonia.map.grid import HEX_NAMES, HEX_OF, distance, distances
from bothy.games.caledonia.module import Module
from bothy.games.caledonia.position import EMPTY, Caledonia
from bothy.kernel import Action, Draw, Frame, Outcome, Reason, Text, mypyc_attr, value
from bothy.kernel.bounded_cache import BoundedCache


@mypyc_attr(allow_interpreted_subclasses=True)
class MarketSetUp(Module):
    """A module that affects where markets go: base class for combinations with other modules."""

    def placers(self, pos: Caledonia, seats: tuple[int, ...]) -> tuple[int, ...]:
        """Fold: the seats that place a market, in order, possibly repeated."""
        return seats

    def why_not_market(self, pos: Caledonia, seat: int, hex_: int) -> Reason | None:
        """Veto on a market on a hex that is otherwise allowed."""
        return None


def _others(pos: Caledonia) -> list[MarketSetUp]:
    return [module for module in pos.rules.modules if isinstance(module, MarketSetUp)]


def placing(pos: Caledonia) -> list[Frame[Any]]:
    """Deals each person a market to place, the last in the turn order first (I10.1, I10.2)."""
    seats = tuple([seat for seat in reversed(pos.order) if seat in pos.rules.people])
    for module in _others(pos):
        seats = module.placers(pos, seats)
    return [*[DealMarket(seat) for seat in seats], *[PlacingMarket(seat, at) for at, seat in enumerate(seats)]]


@value
class DealMarket(Draw[Caledonia]):
    """One of the tiles not yet dealt (I10.1)."""

    seat: int

    def place(self, pos: Caledonia) -> str:
        return pos.next_in("market")

    def outcomes(self, pos: Caledonia) -> Sequence[tuple[Outcome, int]]:
        dealt = pos.part(Stalls).tiles
        return [(tile, 1) for tile in range(len(MARKETS.of(pos.rules.pack).tiles)) if tile not in dealt]

    def dealt(self, pos: Caledonia, outcome: Outcome) -> None:
        stalls = pos.part(Stalls)
        stalls.tiles.append(outcome)
        stalls.seats.append(self.seat)
        stalls.hexes.append(-1)
        stalls.covered.append(0)
        goods = goods_of(pos, len(stalls.tiles) - 1)
        pos.emit("market-dealt", [(IN_BOX, -1, WHY), (DEALT, 1, WHY)], seat=self.seat, goods=goods)


@value
class PlaceMarket(Action):
    """Put one's farmers' market on a hex."""

    hex: str


def why_not_place(pos: Caledonia, seat: int, hex_: int) -> Reason | None:
    """Returns the reason a market can't be placed on a hex, or None (I10.3, R-I30)."""
    board, figures = pos.board, MARKETS.of(pos.rules.pack).figures
    if hex_ < 0 or hex_ not in board.land or pos.hexes[hex_] != EMPTY:
        return Reason("market-needs-land", rule="I10.3")
    around = len([other for other in board.neighbours[hex_] if not board.loch[other]])
    if around < figures.land_around:
        return Reason("market-needs-neighbours", rule="I10.3", need=figures.land_around, have=around)
    stalls = pos.part(Stalls)
    if any(distance(hex_, stalls.hexes[other]) < figures.steps_apart for other in standing(pos)):
        return Reason("market-too-near", rule="I10.3", between=figures.steps_apart - 1)
    for module in _others(pos):
        reason = module.why_not_market(pos, seat, hex_)
        if reason is not None:
            return reason
    return None


def places(pos: Caledonia, seat: int) -> list[int]:
    """Returns the hexes for a market: `why_not_place` for all land at once."""
    hexes, figures = pos.hexes, MARKETS.of(pos.rules.pack).figures
    found = [hex_ for hex_ in _roomy(pos.board, figures.land_around) if hexes[hex_] == EMPTY]
    for market in [hex_ for hex_ in pos.part(Stalls).hexes if hex_ >= 0]:
        steps = distances(market)
        found = [hex_ for hex_ in found if steps[hex_] >= figures.steps_apart]
    for module in _others(pos):
        found = [hex_ for hex_ in found if module.why_not_market(pos, seat, hex_) is None]
    return found


_ROOMY: BoundedCache[tuple[Board, list[int]]] = BoundedCache(1_000)


def _roomy(board: Board, least: int) -> list[int]:
    """Returns the land with at least this many land hexes around it, cached by the map."""
    known = _ROOMY.get((id(board), least))
    if known is None:
        loch = board.loch
        around = {hex_: [other for other in board.neighbours[hex_] if not loch[other]] for hex_ in board.land}
        known = (board, [hex_ for hex_ in board.land if len(around[hex_]) >= least])
        _ROOMY.put((id(board), least), known)  # keeps the board alive, so its id isn't reused
    return known[1]


@value
class PlacingMarket(Frame[Caledonia]):
    """Chooses a hex for one's market; if none is left, it goes back to the box (I10.4)."""

    takes = (PlaceMarket,)
    seat: int
    market: int

    def ask(self, pos: Caledonia, seat: int) -> Text:
        return Text("ask-placing-market", goods=goods_of(pos, self.market))

    def seats_to_act(self, pos: Caledonia) -> Sequence[int]:
        return (self.seat,) if any(why_not_place(pos, self.seat, hex_) is None for hex_ in pos.board.land) else ()

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [PlaceMarket.of(HEX_NAMES[hex_]) for hex_ in pos.board.land]

    def why_not(self, pos: Caledonia, seat: int, action: PlaceMarket) -> Reason | None:
        return why_not_place(pos, seat, HEX_OF.get(action.hex, -1))

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        return [PlaceMarket.of(HEX_NAMES[hex_]) for hex_ in places(pos, seat)]

    def take(self, pos: Caledonia, seat: int, action: PlaceMarket) -> None:
        hex_ = HEX_OF[action.hex]
        pos.part(Stalls).hexes[self.market] = hex_
        pos.block(hex_)  # closed to deployment (I10.11)
        lines = [(DEALT, -1, WHY), (PLACED, 1, WHY)]
        pos.emit("market-placed", lines, seat=seat, hex=action.hex, goods=goods_of(pos, self.market))

    def close(self, pos: Caledonia) -> None:
        pos.part(Stalls).hexes[self.market] = GONE
        pos.emit("market-back", [(DEALT, -1, WHY), (IN_BOX, 1, WHY)], seat=self.seat)
