"""Export contracts: payment on the left, income on the right."""

from __future__ import annotations

from dataclasses import dataclass

from bothy.games.caledonia.pack.types.goods import GOODS, MEATS, RARE_IMPORTS
from bothy.games.caledonia.pack.types.piece import Piece
from bothy.kernel.pack import LARGEST, MOST, Row


@dataclass(frozen=True, slots=True, kw_only=True)
class Contract(Piece):
    """One export contract, or the totals of a set of them."""

    goods: tuple[int, ...]
    """Paid: an amount for each good, in market order."""
    meat: tuple[int, ...]
    """Paid: beef and mutton."""
    hops: int
    imports: tuple[int, ...]
    """Cotton, tobacco, sugar cane."""
    money: int
    free_hexes: int
    """Expansions without land cost."""
    upgrades: int
    """Bonus upgrades."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ContractTotals(Piece):
    """The expected totals of all contracts."""

    contracts: int
    sums: Contract


def read_contract(row: Row, most: int = 20) -> Contract:
    """Reads a contract, or the sums of all of them, from its row."""
    return Contract(
        id=row.id,
        source=row.source,
        goods=row.amounts("goods", GOODS, most=most),
        meat=row.amounts("meat", MEATS, most=most),
        hops=row.number("hops", 0, most=most),
        imports=row.amounts("imports", RARE_IMPORTS, most=most),
        money=row.number("money", 0, most=max(most, MOST)),
        free_hexes=row.number("free_hexes", 0, most=most),
        upgrades=row.number("upgrades", 0, most=most),
    )


def read_contract_totals(row: Row) -> ContractTotals:
    """Reads the totals from their row."""
    count = row.number("contracts", most=LARGEST)
    return ContractTotals(id=row.id, source=row.source, contracts=count, sums=read_contract(row, most=LARGEST))
