"""The count of each milestone (booklet 8.2, R-I28). All its numbers are minimums (I19.4)."""

from __future__ import annotations

from collections.abc import Callable

from bothy.games.caledonia.expansions.industria.milestones.rows import Milestone
from bothy.games.caledonia.map.grid import LINES, TRIANGLES
from bothy.games.caledonia.map.settlements import settlements
from bothy.games.caledonia.pack.types.contracts import Contract
from bothy.games.caledonia.pack.types.goods import BASIC_GOODS
from bothy.games.caledonia.pack.types.units import BUILDING, UNITS, WORKERS
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.scoring.scores import counted, stock_of

UPGRADES = "upgrades"


def needed(pos: Caledonia, row: Milestone) -> int:
    """Returns the count a milestone requires."""
    if row.id == "all-workers":
        return sum([pos.rules.pieces[unit] for unit in WORKERS])  # I19.12
    if row.id == "every-kind":
        return len(UNITS) - len(WORKERS) + 1  # workers are one kind (I19.16)
    return row.least


def reached(pos: Caledonia, seat: int, row: Milestone) -> int:
    """Returns a seat's current count for a milestone."""
    return COUNTS[row.id](pos, seat, row)


def is_met(pos: Caledonia, seat: int, row: Milestone) -> bool:
    """Returns whether a seat currently meets the condition (I19.3)."""
    return reached(pos, seat, row) >= needed(pos, row)


# Goods and contracts: printed figures, even if waived (R-I28)


def _rare_imports(pos: Caledonia, seat: int, row: Milestone) -> int:
    return max(pos.players[seat].imports)  # I19.8


def _basic_goods(pos: Caledonia, seat: int, row: Milestone) -> int:
    goods = stock_of(pos, seat)
    return sum([goods[good] for good in BASIC_GOODS])  # I19.11, R-I26


def _ports(pos: Caledonia, seat: int, row: Milestone) -> int:
    return len(pos.players[seat].ports)  # I19.9


def _fulfilled(pos: Caledonia, seat: int) -> list[Contract]:
    contracts = pos.rules.pack.contracts
    return [contracts[number] for number in pos.players[seat].fulfilled]


def _hops(pos: Caledonia, seat: int, row: Milestone) -> int:
    return len([contract for contract in _fulfilled(pos, seat) if contract.hops >= row.each])  # I19.21


def _exported_kinds(pos: Caledonia, seat: int, row: Milestone) -> int:
    """Counts kinds of goods and meat on fulfilled contracts (I19.22)."""
    amounts = [(*contract.goods, *contract.meat) for contract in _fulfilled(pos, seat)]
    return len([1 for asked in zip(*amounts, strict=True) if any(asked)])


def _plain_contracts(pos: Caledonia, seat: int, row: Milestone) -> int:
    """Counts contracts without direct bonuses; money is one of those (I19.23)."""
    done = _fulfilled(pos, seat)
    return len([each for each in done if not each.money and not each.free_hexes and not each.upgrades])


# Units by kind, and the player board


def _out(pos: Caledonia, seat: int) -> list[int]:
    """Returns the number of deployed units by kind."""
    left = pos.players[seat].left
    return [pieces - at_home for pieces, at_home in zip(pos.rules.pieces, left, strict=True)]


def _workers(pos: Caledonia, seat: int, row: Milestone) -> int:
    out = _out(pos, seat)
    return sum([out[unit] for unit in WORKERS])


def _producers(pos: Caledonia, seat: int) -> list[int]:
    return [count for unit, count in enumerate(_out(pos, seat)) if unit not in WORKERS]


def _buildings(pos: Caledonia, seat: int, row: Milestone) -> int:
    units = pos.rules.pack.units
    return sum([count for unit, count in enumerate(_out(pos, seat)) if units[unit].kind == BUILDING])  # I19.10


def _upgrades(pos: Caledonia, seat: int, row: Milestone) -> int:
    """Counts upgrades, including those from the clan (I19.13, R-C24)."""
    tile = next(each for each in pos.rules.pack.scoring_tiles if each.counts == UPGRADES)
    return counted(pos, seat, tile)


def _threes(pos: Caledonia, seat: int, row: Milestone) -> int:
    return len([count for count in _producers(pos, seat) if count >= row.each])  # I19.15


def _every_kind(pos: Caledonia, seat: int, row: Milestone) -> int:
    return len([count for count in [*_producers(pos, seat), _workers(pos, seat, row)] if count])


# Positions of units; a station counts (R-I25)


def _units(pos: Caledonia, seat: int, row: Milestone) -> int:
    return len(pos.players[seat].units)  # I19.17


def _settlement(pos: Caledonia, seat: int, row: Milestone) -> int:
    """Counts units, not hexes (I19.18, R-I14)."""
    units = pos.players[seat].units
    groups = settlements(pos.board, units)
    return max([sum([units.count(hex_) for hex_ in group]) for group in groups], default=0)


def _along_rivers(pos: Caledonia, seat: int, row: Milestone) -> int:
    along = pos.board.along
    return len([hex_ for hex_ in pos.players[seat].units if along[hex_]])  # I19.19


def _straight_line(pos: Caledonia, seat: int, row: Milestone) -> int:
    own = frozenset(pos.players[seat].units)
    return max([len(own.intersection(line)) for line in LINES])  # I19.20


def _triangles(pos: Caledonia, seat: int, row: Milestone) -> int:
    """Counts settlements that contain a triangle (I19.14)."""
    own = frozenset(pos.players[seat].units)
    triangles = [three for three in TRIANGLES if own.issuperset(three)]
    if not triangles:
        return 0
    groups = [frozenset(group) for group in settlements(pos.board, pos.players[seat].units)]
    return len([group for group in groups if any(group.issuperset(three) for three in triangles)])


COUNTS: dict[str, Callable[[Caledonia, int, Milestone], int]] = {
    "rare-imports": _rare_imports,
    "ports": _ports,
    "buildings": _buildings,
    "basic-goods": _basic_goods,
    "all-workers": _workers,
    "upgrades": _upgrades,
    "triangles": _triangles,
    "threes": _threes,
    "every-kind": _every_kind,
    "units": _units,
    "settlement": _settlement,
    "along-rivers": _along_rivers,
    "straight-line": _straight_line,
    "hops": _hops,
    "exported-kinds": _exported_kinds,
    "plain-contracts": _plain_contracts,
}
"""The count of each milestone, by its id."""
