"""The view of a table. Only the order of the stacks is secret (G1.5), and what modules hide."""

from __future__ import annotations

from bothy.games.glenmore.actions.rondel import rearmost, tiles_to_come
from bothy.games.glenmore.derived_view import derived_view
from bothy.games.glenmore.pack.types import RESOURCES, STACKS
from bothy.games.glenmore.pack.types.price import NONE
from bothy.games.glenmore.player import COINS, SCORES, SIZE
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.rondel.ring import EMPTY, PAWN
from bothy.games.glenmore.scoring.scores import amounts, coin_points, scored, size_fines
from bothy.games.glenmore.territory.grid import column_row
from bothy.games.glenmore.view_types import GlenView, Placed, PlayerView, SeatForecast, Space, TurnView
from bothy.kernel import Json


def view(pos: GlenMore, seat: int | None) -> dict[str, Json]:
    """Returns the table as seen by a seat or a spectator, with the forecast of every scoring category."""
    shown = _base(pos)
    if pos.parts:
        shown["parts"] = {name: part.view(seat) for name, part in pos.parts.items()}
    if pos.rules.hooks.notes or pos.rules.hooks.own_notes:
        own = [] if seat is None else pos.rules.own_notes(pos, seat)
        shown["notes"] = [note.data() for note in (*pos.rules.notes(pos), *own)]
    found: dict[str, Json] = {**shown}
    for hook in pos.rules.hooks.view_facts:
        found |= hook(pos, seat)
    return found


def _asked(pos: GlenMore) -> Json:
    """Returns the seats that owe an answer and the question. A sealed question never shows its answers."""
    if not pos.stack:
        return None
    frame = pos.stack[-1]
    return [list(pos.seats_to_act()), [frame.name] if frame.sealed else pos.rules.registry.write(frame)]


def _base(pos: GlenMore) -> GlenView:
    tiles, places = pos.rules.pack.tiles, pos.rules.pack.clan_board.places
    return {
        "rondel": [_space(pos, code) for code in pos.rondel],
        "gap": pos.gap,
        "at_the_end": [
            seat for seat, player in enumerate(pos.players) if pos.rondel[player.space] == pos.rules.the_end
        ],
        "last": rearmost(pos),
        "stack": STACKS[pos.stage],
        "left": [tiles[tile].id for tile in pos.left],
        "to_come": tiles_to_come(pos),
        "draws": pos.draws,
        "discards": [tiles[tile].id for tile in pos.discards],
        "market": dict(zip(RESOURCES, pos.market, strict=True)),
        "clans": {places[at].id: list(seats) for at, seats in enumerate(pos.clans) if seats},
        "roads": {places[at].id: cost for at, cost in enumerate(pos.roads) if at},
        "turn": None if pos.turn is None else _turn(pos),
        "asked": _asked(pos),
        "players": [_player(pos, seat) for seat in range(len(pos.players))],
        "outlook": derived_view(pos),
        "forecast": forecast(pos),
    }


def _space(pos: GlenMore, code: int) -> Space:
    """Returns what is on a space: a tile's id, a seat's pawn, another piece, or None."""
    if code >= 0:
        return pos.rules.pack.tiles[code].id
    if code == EMPTY:
        return None
    piece = pos.rules.piece_at.get(code)
    return ["pawn", PAWN - code] if piece is None else [piece.name]


def _turn(pos: GlenMore) -> TurnView:
    facts, tiles = pos.now, pos.rules.pack.tiles
    return {
        "seat": facts.seat,
        "acted": facts.acted,
        "movement": facts.movement,
        "around": [list(column_row(cell)) for cell in facts.around],
        "used": [tiles[tile].id for tile in facts.used],
        "everywhere": facts.everywhere,
        "extra": facts.extra,
    }


def _player(pos: GlenMore, seat: int) -> PlayerView:
    player, pack = pos.players[seat], pos.rules.pack
    return {
        "coins": player.coins,
        "whisky": player.whisky,
        "points": dict(zip(pos.rules.scores, player.points, strict=True)),
        "supply": player.supply,
        "markers": player.markers,
        "cards": [pack.landmarks[card].id for card in player.cards],
        "persons": [pack.tiles[tile].id for tile in player.persons],
        "powers": list(player.powers),
        "space": player.space,
        "done": player.done,
        "territory": [_placed(pos, seat, cell) for cell in player.tiles],
    }


def _placed(pos: GlenMore, seat: int, cell: int) -> Placed:
    """Returns a place's tile and what is on it; pieces other than the owner's Scotsmen with their owners."""
    player, tiles, hooks = pos.players[seat], pos.rules.pack.tiles, pos.rules.hooks.pieces_on
    found: Placed = {
        "at": list(column_row(cell)),
        "tile": tiles[player.tiles[cell]].id,
        "under": [tiles[covered].id for covered in player.under.get(cell, ())],
        "scotsmen": player.scotsmen.get(cell, 0),
        "goods": dict(zip(RESOURCES, player.goods.get(cell, NONE), strict=True)),
    }
    if pieces := [[each.kind, each.owner, each.count] for hook in hooks for each in hook(pos, seat, cell)]:
        found["pieces"] = pieces
    return found


def forecast(pos: GlenMore) -> list[SeatForecast]:
    """Returns, per seat, what a scoring would give now and what the end of the game would add."""
    points, fines = scored(pos), size_fines(pos)
    every = [amounts(pos, seat) for seat in range(len(pos.players))]
    categories = pos.rules.categories
    least = [min([own[at] for own in every]) for at in range(len(categories))]
    terms = {term.name: term.points(pos) for term in pos.rules.terms}
    return [
        {
            **{
                name: {"have": every[seat][at], "ahead": every[seat][at] - least[at], "vp": points[seat][at]}
                for at, name in enumerate(categories)
            },
            SCORES[SIZE]: fines[seat],
            SCORES[COINS]: coin_points(pos, seat),
            **{name: points[seat] for name, points in terms.items()},
        }
        for seat in range(len(pos.players))
    ]
