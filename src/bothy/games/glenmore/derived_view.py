"""Facts derived from a position for display: move order, tile costs, tiles a placement activates.

They are part of the view, so clients don't need to know the rules.
"""

from __future__ import annotations

from bothy.games.glenmore.actions.activation import extras_left
from bothy.games.glenmore.actions.ground import places_for
from bothy.games.glenmore.actions.payment import Pay, bill_for
from bothy.games.glenmore.actions.placing import Placing
from bothy.games.glenmore.actions.price import NEVER
from bothy.games.glenmore.actions.rondel import (
    arrive,
    distance,
    rearmost,
    spaces_behind,
    tiles_ahead,
    tiles_to_come,
)
from bothy.games.glenmore.pack.types import RESOURCES
from bothy.games.glenmore.pack.types.effects import Produce, ProduceAny
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.rondel.ring import EMPTY
from bothy.games.glenmore.scoring.scores import amounts, table_for
from bothy.games.glenmore.territory.grid import column_row
from bothy.games.glenmore.territory.shape import wakened
from bothy.games.glenmore.view_types import BillView, Ending, Move, Outlook, Piece, RowPrices, Tray, Wakes


def derived_view(pos: GlenMore) -> Outlook:
    """Returns everything the players could work out for themselves at the table."""
    return {
        "order": _order(pos),
        "moves": _moves(pos),
        "ending": _ending(pos),
        "market_cost": _market_costs(pos),
        "market": {name: _row(pos, resource) for resource, name in enumerate(RESOURCES)},
        "bill": _bill(pos),
        "wakes": _wakes(pos),
        "tray": _tray(pos),
        "lost": _lost(pos),
        "paths": _paths(pos),
        "more": [_one_more(pos, seat) for seat in range(len(pos.players))],
        "sizes": [len(player.tiles) for player in pos.players],
    }


# The rondel


def _order(pos: GlenMore) -> list[Piece]:
    """Returns the pieces still in the game in move order, starting with the one farthest back (G4.1)."""
    if rearmost(pos) < 0:
        return []
    seats: list[tuple[int, Piece]] = [
        (distance(pos, player.space), seat) for seat, player in enumerate(pos.players) if not player.done
    ]
    pieces = [piece for piece in pos.rules.pieces if piece.code in pos.rondel]
    others: list[tuple[int, Piece]] = [
        (distance(pos, pos.rondel.index(piece.code)), piece.name) for piece in pieces
    ]
    return [who for _, who in sorted(seats + others, key=_how_far)]


def _how_far(each: tuple[int, Piece]) -> int:
    return each[0]


def _mover(pos: GlenMore) -> int:
    """Returns the seat about to move its pawn, or -1."""
    return -1 if pos.turn is None or pos.now.acted or not pos.now.own_pawn else pos.now.seat


def _moves(pos: GlenMore) -> dict[str, Move]:
    """Returns, for each tile ahead, the tiles a move there would leave behind and what would follow."""
    seat = _mover(pos)
    if seat < 0:
        return {}
    return {pos.rules.ids[tile]: _move(pos, seat, tile) for tile in tiles_ahead(pos)}


def _move(pos: GlenMore, seat: int, tile: int) -> Move:
    after = pos.copy()
    arrive(after, seat, tile)
    lost = [each for each in tiles_ahead(pos) if each not in after.rondel and each != tile]
    return {"lost": [pos.rules.ids[each] for each in lost], **_follows(after)}


def _ending(pos: GlenMore) -> Ending | None:
    """Returns what follows the end of the turn once the pawn has moved; None before that (G4.7)."""
    return None if pos.turn is None or not pos.now.acted else _follows(pos)


def _follows(after: GlenMore) -> Ending:
    """Returns the next move order and the refill's result, given the pawns' final spaces."""
    over = rearmost(after) < 0
    laid = 0 if over else min(len(_cleared(after)), tiles_to_come(after))
    return {
        "order": _order(after),
        "laid": laid,
        "scoring": over or _brings_scoring(after, laid),
        "end": over,
    }


def _cleared(pos: GlenMore) -> list[int]:
    """Returns the spaces a refill would fill, including the one that becomes the new gap."""
    return [space for space in spaces_behind(pos) if pos.rondel[space] == EMPTY]


def _brings_scoring(pos: GlenMore, laid: int) -> bool:
    """Returns whether laying this many tiles draws the last of a stack that triggers a scoring (G4.9)."""
    stage, left = pos.stage, len(pos.left)
    while laid >= left and stage + 1 < len(pos.rules.stacks):
        if pos.rules.scoring_after[stage]:
            return True
        laid, stage = laid - left, stage + 1
        left = len(pos.rules.stacks[stage])
    return False


# Prices


def _market_costs(pos: GlenMore) -> dict[str, list[int | None]]:
    """Returns, per tile on the rondel and seat, the coins to buy missing resources; None if the market can't."""
    stocks = [player.stock() for player in pos.players]
    found: dict[str, list[int | None]] = {}
    for tile in tiles_ahead(pos):
        bills = [bill_for(pos, seat, tile) for seat in range(len(stocks))]
        coins = [
            bill.coins_for(own, pos.market, pos.rules.prices) for bill, own in zip(bills, stocks, strict=True)
        ]
        found[pos.rules.ids[tile]] = [None if each >= NEVER else each for each in coins]
    return found


def _row(pos: GlenMore, resource: int) -> RowPrices:
    """Returns the price of buying one and the proceeds of selling one now; None if impossible (G7)."""
    row, filled = pos.rules.prices[resource], pos.market[resource]
    return {"buy": row[filled] if filled < len(row) else None, "sell": row[filled - 1] if filled else None}


def _bill(pos: GlenMore) -> BillView | None:
    """Returns the tile being paid for (None for a trade) and what is still due; None without a payment (G7.4)."""
    frame = pos.stack[-1] if pos.stack else None
    if not isinstance(frame, Pay):
        return None
    due: dict[str, int] = {name: count for name, count in zip(RESOURCES, frame.named, strict=True) if count}
    rest = {"any": frame.any, "different": frame.different, "animals": frame.animals, "scotsmen": frame.scotsmen}
    return {
        "tile": pos.rules.ids[frame.tile] if frame.tile >= 0 else None,
        "due": {**due, **{kind: count for kind, count in rest.items() if count}},
    }


# Territory


def _wakes(pos: GlenMore) -> list[Wakes]:
    """Returns the tiles that each legal place of the tile in hand would activate (G12.1)."""
    frame = pos.stack[-1] if pos.stack else None
    if not isinstance(frame, Placing):
        return []
    player, rules, used = pos.players[frame.seat], pos.rules, pos.now.used
    found: list[Wakes] = []
    for cell in places_for(pos, frame.seat, frame.tile):
        tiles = [frame.tile, *[player.tiles[near] for near in wakened(player.tiles, cell)[1:]]]
        ids = [rules.ids[tile] for tile in tiles if rules.activation[tile] and tile not in used]
        found.append({"at": list(column_row(cell)), "tiles": ids})
    return found


def _tray(pos: GlenMore) -> Tray | None:
    """Returns the active player's tiles that may still be activated this turn, affordable or not."""
    if pos.turn is None:
        return None
    facts, player, table = pos.now, pos.players[pos.now.seat], pos.rules.activation
    open_ = [cell for cell, tile in player.tiles.items() if table[tile] and tile not in facts.used]
    near = [cell for cell in open_ if facts.everywhere or cell in facts.around]
    far = [cell for cell in open_ if cell not in near] if extras_left(pos, facts.seat) > 0 else []
    return {
        "near": [pos.tile_on(facts.seat, cell) for cell in near],
        "far": [pos.tile_on(facts.seat, cell) for cell in far],
    }


def _lost(pos: GlenMore) -> dict[str, int]:
    """Returns, per tile of the active player, how many produced resources would have no room (G12.5)."""
    if pos.turn is None:
        return {}
    seat, found = pos.now.seat, dict[str, int]()
    for cell, tile in pos.players[seat].tiles.items():
        made = 0
        for number, _ in pos.rules.activation[tile]:
            effect = pos.rules.effects[number]
            if isinstance(effect, Produce) and not effect.anywhere:
                made = sum(effect.resources)
            elif isinstance(effect, ProduceAny) and not effect.anywhere:
                made = effect.count
        lost = made - pos.room(seat, cell)
        if made and lost > 0:
            found[pos.rules.ids[tile]] = lost
    return found


# The clan board


def _paths(pos: GlenMore) -> dict[str, list[str]]:
    """Returns the cheapest road to each clan territory still open, from start to end (G14.4)."""
    board = pos.rules.pack.clan_board
    held = [at for at in range(len(board.places)) if not at or pos.clans[at]]
    open_ = [at for at in range(1, len(board.places)) if not pos.clans[at] or pos.rules.many[at]]
    return {board.places[at].id: _path(pos, at, [one for one in held if one != at]) for at in open_}


def _path(pos: GlenMore, to: int, held: list[int]) -> list[str]:
    """Returns the cheapest road with the fewest places, following only roads that waste no coin."""
    board = pos.rules.pack.clan_board
    costs = board.costs
    least = min([costs[one][to] for one in held])
    seen = {one: None for one in held if costs[one][to] == least}
    paths = [[one] for one in seen]
    for path in paths:  # grows while iterating, shorter paths first
        here = path[-1]
        if here == to:
            return [board.places[at].id for at in path]
        for near, cost in board.neighbours[here]:
            if near not in seen and cost + costs[near][to] == costs[here][to]:
                seen[near] = None
                paths.append([*path, near])
    return []


# Scorings


def _one_more(pos: GlenMore, seat: int) -> dict[str, int]:
    """Returns, per category, the extra points a scoring would give this seat for one more."""
    every = [amounts(pos, other) for other in range(len(pos.players))]
    found: dict[str, int] = {}
    for at, name in enumerate(pos.rules.categories):
        table = table_for(pos, seat, at)
        have = [own[at] for own in every]
        now = table.points(have[seat] - min(have))
        have[seat] += 1
        found[name] = table.points(have[seat] - min(have)) - now
    return found
