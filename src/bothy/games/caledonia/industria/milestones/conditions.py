"""What each milestone counts (booklet 8.2, R-I28). All numbers are least ones (I19.4)."""

from __future__ import annotations

from bothy.games.caledonia.industria.milestones.rows import Milestone
from bothy.games.caledonia.map.grid import LINES, TRIANGLES
from bothy.games.caledonia.map.settlements import settlements
from bothy.games.caledonia.pack.types.contracts import Contract
from bothy.games.caledonia.pack.types.goods import BASIC_GOODS
from bothy.games.caledonia.pack.types.units import BUILDING, UNITS, WORKERS
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.scoring.scores import counted, stock_of

UPGRADES = "upgrades"


def needed(pos: Caledonia, row: Milestone) -> int:
    """How many of what it counts a milestone asks for."""
    if row.id == "all-workers":
        return sum([pos.rules.pieces[unit] for unit in WORKERS])  # I19.12
    if row.id == "every-kind":
        return len(UNITS) - len(WORKERS) + 1  # workers are one kind (I19.16)
    return row.least


def reached(pos: Caledonia, seat: int, row: Milestone) -> int:
    """How many a seat has of what a milestone counts, now."""
    found = _on_contracts(pos, seat, row)
    if found < 0:
        found = _of_units(pos, seat, row)
    return found if found >= 0 else _of_the_map(pos, seat, row)


def is_met(pos: Caledonia, seat: int, row: Milestone) -> bool:
    """Whether a seat meets the condition at this moment (I19.3)."""
    return reached(pos, seat, row) >= needed(pos, row)


def _on_contracts(pos: Caledonia, seat: int, row: Milestone) -> int:
    """Of goods and contracts: printed figures, whatever was waived (R-I28). -1 if it is about something else."""
    player = pos.players[seat]
    done = [pos.rules.pack.contracts[number] for number in player.fulfilled]
    if row.id == "rare-imports":
        return max(player.imports)  # I19.8
    if row.id == "basic-goods":
        goods = stock_of(pos, seat)
        return sum([goods[good] for good in BASIC_GOODS])  # I19.11, R-I26
    if row.id == "hops":
        return len([contract for contract in done if contract.hops >= row.each])  # I19.21
    if row.id == "exported-kinds":
        return _kinds_exported(done)
    if row.id == "plain-contracts":  # money is a direct bonus (I19.23)
        return len([each for each in done if not each.money and not each.free_hexes and not each.upgrades])
    if row.id == "ports":
        return len(player.ports)  # I19.9
    return -1


def _kinds_exported(done: list[Contract]) -> int:
    """Kinds of goods and meat on fulfilled contracts (I19.22)."""
    amounts = [(*contract.goods, *contract.meat) for contract in done]
    return len([1 for asked in zip(*amounts, strict=True) if any(asked)])


def _of_units(pos: Caledonia, seat: int, row: Milestone) -> int:
    """Of units by kind, and of the player board. -1 if it is about something else."""
    player, units = pos.players[seat], pos.rules.pack.units
    out = [pieces - left for pieces, left in zip(pos.rules.pieces, player.left, strict=True)]
    workers = sum([out[unit] for unit in WORKERS])
    producers = [out[unit] for unit in range(len(UNITS)) if unit not in WORKERS]
    if row.id == "buildings":
        return sum([out[unit] for unit in range(len(UNITS)) if units[unit].kind == BUILDING])  # I19.10
    if row.id == "all-workers":
        return workers
    if row.id == UPGRADES:  # clan gifts count (I19.13, R-C24)
        tile = next(each for each in pos.rules.pack.scoring_tiles if each.counts == UPGRADES)
        return counted(pos, seat, tile)
    if row.id == "threes":
        return len([count for count in producers if count >= row.each])  # I19.15
    if row.id == "every-kind":
        return len([count for count in [*producers, workers] if count])
    return -1


def _of_the_map(pos: Caledonia, seat: int, row: Milestone) -> int:
    """Of where units stand; a station is one of them (R-I25)."""
    units, board = pos.players[seat].units, pos.board
    if row.id == "units":
        return len(units)  # I19.17
    if row.id == "settlement":  # units, not hexes (I19.18, R-I14)
        groups = settlements(board, units)
        return max([sum([units.count(hex_) for hex_ in group]) for group in groups], default=0)
    if row.id == "along-rivers":
        return len([hex_ for hex_ in units if board.along[hex_]])  # I19.19
    if row.id == "straight-line":
        return max([len([hex_ for hex_ in line if hex_ in units]) for line in LINES])  # I19.20
    assert row.id == "triangles", row.id
    own = [three for three in TRIANGLES if three[0] in units and three[1] in units and three[2] in units]
    groups = settlements(board, units)
    whole = [group for group in groups if any(all(hex_ in group for hex_ in three) for three in own)]
    return len(whole)  # settlements with a triangle of their own (I19.14)
