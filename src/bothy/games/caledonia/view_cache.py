"""Cached parts of the view: one seat, the map and the market.

Most actions change one seat, few the map. Everything here depends only on its key and is cached by it, and the
same object is returned again, so that the encoder of views sees at once what hasn't changed.
"""

from __future__ import annotations

from dataclasses import dataclass

from bothy.games.caledonia.actions.bonuses import cheap_price
from bothy.games.caledonia.actions.reach import corners_in_reach
from bothy.games.caledonia.derived_view import beside, places, seat_derived
from bothy.games.caledonia.map.board import Board
from bothy.games.caledonia.map.grid import HEX_NAMES
from bothy.games.caledonia.pack.types.goods import GOODS, RARE_IMPORTS, Good
from bothy.games.caledonia.pack.types.units import UNITS, WORKERS
from bothy.games.caledonia.position import EMPTY, NEUTRAL, Caledonia, owner_of, unit_of
from bothy.games.caledonia.scoring.scores import links_of, own_scores
from bothy.games.caledonia.setup.steps import offer_name
from bothy.games.caledonia.view_types import (
    GoodMade,
    MarketPrice,
    Piece,
    Places,
    PlayerView,
    PortView,
    SeatOutlook,
)
from bothy.kernel.bounded_cache import BoundedCache, Key


@dataclass(frozen=True, slots=True)
class SeatShown:
    """Everything that follows from one seat's own facts."""

    board: Board
    """Kept alive, so its id isn't reused."""
    player: PlayerView
    derived_view: SeatOutlook
    scores: dict[str, int]
    linked: int
    corners: int


@dataclass(frozen=True, slots=True)
class MapShown:
    """Everything that follows from the pieces on the map."""

    board: Board
    places: Places
    pieces: list[Piece]
    beside: dict[str, list[GoodMade]]


@dataclass(frozen=True, slots=True)
class MarketShown:
    """Everything that follows from the prices."""

    market: list[MarketPrice]
    cheap: dict[Good, int]


_SEATS: BoundedCache[SeatShown] = BoundedCache(8_000)
_MAPS: BoundedCache[MapShown] = BoundedCache(2_000)
_MARKETS: BoundedCache[MarketShown] = BoundedCache(2_000)
_PORTS: BoundedCache[list[PortView]] = BoundedCache(2_000)
_PLACES: BoundedCache[tuple[Board, Places]] = BoundedCache(200)


def shown_seat(pos: Caledonia, seat: int) -> SeatShown:
    """Returns a seat's current part of the view."""
    player, hexes = pos.players[seat], pos.hexes
    key: Key = (
        pos.rules, id(pos.board), seat, pos.tiles, pos.shared, tuple([hexes[unit] for unit in player.units]),
        *[part for hook in pos.hooks_of(seat).view_keys for part in hook(pos, seat)], *player.key(),
    )  # fmt: skip
    known = _SEATS.get(key)
    if known is None:
        known = SeatShown(
            board=pos.board,
            player=_player(pos, seat),
            derived_view=seat_derived(pos, seat),
            scores=own_scores(pos, seat),
            linked=links_of(pos, seat),
            corners=corners_in_reach(pos, seat),
        )
        _SEATS.put(key, known)
    return known


def shown_map(pos: Caledonia) -> MapShown:
    """Returns the pieces, and the goods made next to each empty hex."""
    key: Key = (
        pos.rules, id(pos.board), tuple(pos.hexes), pos.shared,
        *[(player.clan, *player.units) for player in pos.players],
    )  # fmt: skip
    known = _MAPS.get(key)
    if known is None:
        pieces: list[Piece] = [
            _piece(pos, hex_, code)
            for hex_, first in enumerate(pos.hexes)
            if first != EMPTY
            for code in (pos.pieces_on(hex_) if pos.shared else (first,))
        ]
        known = MapShown(pos.board, _places(pos), pieces, beside(pos) if pos.rules.neighbourhood else {})
        _MAPS.put(key, known)
    return known


def shown_market(pos: Caledonia) -> MarketShown:
    """Returns the price of every good, at the market and by neighbourhood bonus."""
    key: Key = (pos.rules, *pos.prices)
    known = _MARKETS.get(key)
    if known is None:
        market: list[MarketPrice] = [
            {"good": good, "step": pos.prices[at], "price": pos.price(at)} for at, good in enumerate(GOODS)
        ]
        known = MarketShown(market, {good: cheap_price(pos, at) for at, good in enumerate(GOODS)})
        _MARKETS.put(key, known)
    return known


def shown_ports(pos: Caledonia, seats: list[SeatShown]) -> list[PortView]:
    """Returns the ports, with the seats that have used each and those that reach it."""
    key: Key = (
        pos.rules, pos.layout, pos.ports,
        *[player.ports for player in pos.players], *[shown.corners for shown in seats],
    )  # fmt: skip
    known = _PORTS.get(key)
    if known is None:
        known = [_port(pos, corner, tile, seats) for corner, tile in enumerate(pos.ports)]
        _PORTS.put(key, known)
    return known


def forget() -> None:
    """Clears all caches, so that tests can compare cached and fresh views."""
    for each in (_SEATS, _MAPS, _MARKETS, _PORTS, _PLACES):
        each.clear()


def _places(pos: Caledonia) -> Places:
    known = _PLACES.get((id(pos.board),))
    if known is None:
        known = (pos.board, places(pos))
        _PLACES.put((id(pos.board),), known)
    return known[1]


def _piece(pos: Caledonia, hex_: int, code: int) -> Piece:
    """Returns a piece's hex, owner and unit."""
    if code == NEUTRAL:
        return [HEX_NAMES[hex_], None, None]
    return [HEX_NAMES[hex_], owner_of(code), pos.rules.unit_names[unit_of(code)]]


def _player(pos: Caledonia, seat: int) -> PlayerView:
    player = pos.players[seat]
    return {
        "clan": offer_name(pos, player.clan),
        "money": player.money,
        "goods": dict(zip(GOODS, player.goods, strict=True)),
        "left": dict(zip(UNITS, player.left, strict=True)),
        "merchants": player.merchants,
        "to_hire": player.to_hire,
        "market": dict(zip(GOODS, player.market, strict=True)),
        "shipping": player.shipping,
        "technology": [UNITS[unit] for at, unit in enumerate(WORKERS) if player.technology[at]],
        "box": list(player.box),
        "boxes": player.boxes,
        "fulfilled": list(player.fulfilled),
        "hops": player.hops,
        "imports": dict(zip(RARE_IMPORTS, player.imports, strict=True)),
        "glory": player.glory,
        "bid": player.bid,
    }


def _port(pos: Caledonia, corner: int, tile: int, seats: list[SeatShown]) -> PortView:
    return {
        "port": tile + 1,
        "hex": HEX_NAMES[pos.board.ports[corner]],
        "marked": [seat for seat, player in enumerate(pos.players) if tile in player.ports],
        "reached": [seat for seat, shown in enumerate(seats) if shown.corners >> corner & 1],
    }
