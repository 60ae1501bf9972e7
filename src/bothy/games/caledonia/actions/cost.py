"""The cost of deploying a unit, line by line."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.games.caledonia.actions.reach import toll_lines
from bothy.games.caledonia.module import BillLine
from bothy.games.caledonia.position import EMPTY, Caledonia


def bill(pos: Caledonia, seat: int, unit: int, hex_: int, free_land: bool) -> list[BillLine]:
    """Returns unit, land, discounts and tolls as amounts of money, each with its reason (C9.2)."""
    rules = pos.rules
    hooks = rules.seat_hooks[pos.players[seat].clan]
    lines: list[BillLine] = [(-rules.unit_costs[unit], "unit", -1)]
    if hooks.modify_unit_lines:
        costs = [(rules.unit_costs[unit], "unit")]
        for lines_of in hooks.modify_unit_lines:
            costs = lines_of(pos, seat, unit, costs)
        lines = [(-cost, why, -1) for cost, why in costs]
    if rules.pays_land[unit] and not free_land and pos.hexes[hex_] == EMPTY:  # already paid if shared (I3.2)
        lines.append((-pos.board.land_cost[hex_], "land", -1))
    for discounts_of in hooks.hex_discounts:
        found = discounts_of(pos, seat)
        if found is not None and found[1][hex_]:
            lines.append((found[1][hex_], found[0], -1))
    for bill_of in hooks.modify_bill:
        lines = bill_of(pos, seat, unit, hex_, lines)
    return lines


def expansion_bill(pos: Caledonia, seat: int, unit: int, hex_: int, free_land: bool) -> list[BillLine]:
    """Returns the bill of an Expand, including tolls."""
    lines = bill(pos, seat, unit, hex_, free_land)
    return [*lines, *toll_lines(pos, seat, hex_)] if pos.hooks_of(seat).tolls else lines


def price_of(pos: Caledonia, seat: int, unit: int, hex_: int, free_land: bool = False) -> int:
    """Returns the total of a bill, never below zero."""
    return _total(bill(pos, seat, unit, hex_, free_land))


def expansion_price(pos: Caledonia, seat: int, unit: int, hex_: int, free_land: bool = False) -> int:
    """Returns the total of an Expand's bill."""
    return _total(expansion_bill(pos, seat, unit, hex_, free_land))


def _total(lines: list[BillLine]) -> int:
    return max(0, -sum([amount for amount, _, _ in lines]))


def unit_costs(pos: Caledonia, seat: int) -> Sequence[int]:
    """Returns the cost of each kind of unit for a seat, before the land."""
    costs: Sequence[int] = pos.rules.unit_costs
    for hook in pos.rules.seat_hooks[pos.players[seat].clan].modify_unit_costs:
        costs = hook(pos, seat, costs)
    return costs
