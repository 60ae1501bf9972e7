"""What deploying a unit costs, line by line."""

from __future__ import annotations

from bothy.games.caledonia.position import FISHERMAN, Caledonia


def bill(pos: Caledonia, seat: int, unit: int, hex_: int, free_land: bool) -> list[tuple[int, str]]:
    """Unit, land and every discount, as amounts of money with a reason each (C9.2)."""
    power = pos.power(seat)
    lines = [(-cost, why) for cost, why in power.unit_lines(pos, seat, unit)]
    if unit != FISHERMAN and not free_land:
        lines.append((-pos.board.land_cost[hex_], "land"))
    discounts = power.hex_discounts(pos)
    return [*lines, (discounts[hex_], power.clan)] if discounts is not None and discounts[hex_] else lines


def price_of(pos: Caledonia, seat: int, unit: int, hex_: int, free_land: bool = False) -> int:
    """What all the lines come to, never below zero."""
    return max(0, -sum([amount for amount, _ in bill(pos, seat, unit, hex_, free_land)]))
