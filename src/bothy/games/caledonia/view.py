"""The public view: only the order of the pile is secret (C1.4), unless a module hides more."""

from __future__ import annotations

from bothy.games.caledonia.actions.contracts import pile_size
from bothy.games.caledonia.pack.types.goods import RARE_IMPORTS
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.scoring.scores import import_values, with_the_others
from bothy.games.caledonia.setup.steps import offer_name
from bothy.games.caledonia.turn import pass_bonus
from bothy.games.caledonia.view_cache import shown_map, shown_market, shown_ports, shown_seat
from bothy.games.caledonia.view_types import CaledoniaView
from bothy.kernel import Json


def view(pos: Caledonia, viewer: int | None) -> dict[str, Json]:
    """Returns the view of a seat or a spectator, with the forecast of every scoring category."""
    pack = pos.rules.pack
    land, market = shown_map(pos), shown_market(pos)
    seats = [shown_seat(pos, seat) for seat in range(len(pos.players))]
    shown: CaledoniaView = {
        "layout": pos.layout,
        "small": pos.board.small,
        "places": land.places,
        "clanless": False,
        "round": pos.round,
        "order": list(pos.order),
        "passed": list(pos.passed),
        "turn": None if pos.turn is None else pos.turn.data(),
        "asked": [list(pos.seats_to_act()), _asked(pos)] if pos.stack else None,
        "market": market.market,
        "open": [contract if contract >= 0 else None for contract in pos.open],
        "drawn": list(pos.drawn),
        "pile": pile_size(pos),
        "unseen": list(pos.unseen),  # known to all by elimination
        "under": list(pos.under),
        "imports": dict(zip(RARE_IMPORTS, pos.imports, strict=True)),
        "import_values": dict(zip(RARE_IMPORTS, import_values(pos), strict=True)),
        "ports": shown_ports(pos, seats),
        "scoring": [pack.scoring_tiles[tile].id for tile in pos.tiles],
        "pieces": land.pieces,
        "players": [shown.player for shown in seats],
        "offers": [[offer_name(pos, clan), pack.starting_tiles[tile].id] for clan, tile in pos.offers],
        "parts": {part.name: part.view(viewer) for part in [part.copy() for part in pos.parts.values()]},
        "outlook": {
            "cheap": market.cheap,
            "most_cheap": pos.rules.neighbourhood,
            "beside": land.beside,
            "contract_cost": pos.contract_cost() if pos.round else None,
            "pass": pass_bonus(pos, len(pos.passed)) if len(pos.passed) < pos.rules.seats else None,
            "seats": [shown.derived_view for shown in seats],
        },
        "forecast": with_the_others(pos, [shown.scores for shown in seats], [shown.linked for shown in seats]),
        "band": "",
    }
    if pos.rules.noted:
        shown["notes"] = [note.data() for note in pos.rules.notes(pos)]
    found: dict[str, Json] = {**shown}
    for hook in pos.rules.hooks.view_facts:
        found |= hook(pos, viewer)
    return found


def _asked(pos: Caledonia) -> Json:
    """Returns the question on top; only its name while its answers are secret."""
    top = pos.stack[-1]
    return [top.name] if top.sealed else pos.rules.registry.write(top)
