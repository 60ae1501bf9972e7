"""What everybody sees: nothing is secret but the order of the pile (C1.4)."""

from __future__ import annotations

from typing import Final

from bothy.games.caledonia.components.goods import GOODS, RARE_IMPORTS
from bothy.games.caledonia.components.units import UNITS, WORKERS
from bothy.games.caledonia.contracts import pile_size
from bothy.games.caledonia.grid import HEX_NAMES
from bothy.games.caledonia.outlook import outlook, places
from bothy.games.caledonia.position import EMPTY, NAMES, NEUTRAL, Caledonia
from bothy.games.caledonia.reach import corners_in_reach
from bothy.games.caledonia.scoring import band, final_scores, import_values
from bothy.games.caledonia.setup import offer_name
from bothy.kernel import Json

MOST_SEATS: Final = 4
PIECES: Final = {
    owner << 4 | unit: (owner, name) for owner in range(MOST_SEATS) for unit, name in enumerate(NAMES)
}
"""Whose a piece is and what it is, by its code: views ask this for every piece on the map."""


def view(pos: Caledonia) -> dict[str, Json]:
    """The table as anybody sees it, with the forecast of every scoring category."""
    pack = pos.rules.pack
    corners = [corners_in_reach(pos, seat) for seat in range(len(pos.players))]
    return {
        "layout": pos.layout,
        "small": pos.board.small,
        "places": places(pos),
        "round": pos.round,
        "order": list(pos.order),
        "passed": list(pos.passed),
        "turn": None if pos.turn is None else pos.turn.data(),
        "asked": [list(pos.owes()), pos.rules.registry.write(pos.stack[-1])] if pos.stack else None,
        "market": [
            {"good": good, "step": pos.prices[at], "price": pos.price(at)} for at, good in enumerate(GOODS)
        ],
        "open": [contract if contract >= 0 else None for contract in pos.open],
        "drawn": list(pos.drawn),
        "pile": pile_size(pos),
        "unseen": list(pos.unseen),  # known to all by elimination
        "under": list(pos.under),
        "imports": dict(zip(RARE_IMPORTS, pos.imports, strict=True)),
        "import_values": dict(zip(RARE_IMPORTS, import_values(pos), strict=True)),
        "ports": [
            _port(pos, corner, tile, corners) for corner, tile in enumerate(pos.ports)
        ],
        "scoring": [pack.scoring_tiles[tile].id for tile in pos.tiles],
        "pieces": [
            [HEX_NAMES[hex_], *((None, None) if code == NEUTRAL else PIECES[code])]
            for hex_, code in enumerate(pos.hexes)
            if code != EMPTY
        ],
        "players": [_player(pos, seat) for seat in range(len(pos.players))],
        "offers": [[offer_name(pos, clan), pack.starting_tiles[tile].id] for clan, tile in pos.offers],
        "parts": {part.name: part.view(None) for part in [part.copy() for part in pos.parts.values()]},
        "outlook": outlook(pos),
        "forecast": final_scores(pos),
        "band": band(pos),
    }  # fmt: skip


def _port(pos: Caledonia, corner: int, tile: int, reached: list[int]) -> dict[str, Json]:
    return {
        "port": tile + 1,
        "hex": HEX_NAMES[pos.board.ports[corner]],
        "marked": [seat for seat, player in enumerate(pos.players) if tile in player.ports],
        "reached": [seat for seat, corners in enumerate(reached) if corners >> corner & 1],
    }


def _player(pos: Caledonia, seat: int) -> dict[str, Json]:
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
