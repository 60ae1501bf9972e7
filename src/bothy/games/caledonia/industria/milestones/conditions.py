"""What each milestone counts (booklet 8.2, R-I28). All numbers are least ones (I19.4)."""

from __future__ import annotations

from collections.abc import Callable

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
    return COUNTS[row.id](pos, seat, row)


def is_met(pos: Caledonia, seat: int, row: Milestone) -> bool:
    """Whether a seat meets the condition at this moment (I19.3)."""
    return reached(pos, seat, row) >= needed(pos, row)


# Of goods and contracts: printed figures, whatever was waived (R-I28)


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
    """Kinds of goods and meat on fulfilled contracts (I19.22)."""
    amounts = [(*contract.goods, *contract.meat) for contract in _fulfilled(pos, seat)]
    return len([1 for asked in zip(*amounts, strict=True) if any(asked)])


def _plain_contracts(pos: Caledonia, seat: int, row: Milestone) -> int:
    """Money is a direct bonus like the others (I19.23)."""
    done = _fulfilled(pos, seat)
    return len([each for each in done if not each.money and not each.free_hexes and not each.upgrades])


# Of units by kind, and of the player board


def _out(pos: Caledonia, seat: int) -> list[int]:
    """By kind, the units that aren't on the board any more."""
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
    """Clan gifts count (I19.13, R-C24)."""
    tile = next(each for each in pos.rules.pack.scoring_tiles if each.counts == UPGRADES)
    return counted(pos, seat, tile)


def _threes(pos: Caledonia, seat: int, row: Milestone) -> int:
    return len([count for count in _producers(pos, seat) if count >= row.each])  # I19.15


def _every_kind(pos: Caledonia, seat: int, row: Milestone) -> int:
    return len([count for count in [*_producers(pos, seat), _workers(pos, seat, row)] if count])


# Of where units stand; a station is one of them (R-I25)


def _units(pos: Caledonia, seat: int, row: Milestone) -> int:
    return len(pos.players[seat].units)  # I19.17


def _settlement(pos: Caledonia, seat: int, row: Milestone) -> int:
    """Units, not hexes (I19.18, R-I14)."""
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
    """Settlements with a triangle of their own (I19.14)."""
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
"""By the id of a milestone what it counts."""
