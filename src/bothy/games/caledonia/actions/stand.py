"""Legality of a unit on a hex: land, room, blockers, and its owner's reach (C2.7, C9, C10)."""

from __future__ import annotations

from typing import Final

from bothy.games.caledonia.actions.reach import level_for, reaches
from bothy.games.caledonia.map.grid import HEX_NAMES
from bothy.games.caledonia.pack.types.land import land_types
from bothy.games.caledonia.pack.types.units import UNITS
from bothy.games.caledonia.position import EMPTY, Caledonia
from bothy.kernel import Reason

MOST_ON_A_HEX: Final = 2
"""Maximum number of one player's units on a hex."""


def unit_named(pos: Caledonia, name: str) -> int:
    """Returns the number of a kind of unit, -1 if there is no such unit."""
    return pos.rules.unit_numbers.get(name, -1)


def left_of(pos: Caledonia, seat: int, unit: int) -> bool:
    """Returns whether a seat has a unit of this kind left. Kinds that have no column decide themselves."""
    player = pos.players[seat]
    column = pos.rules.columns[player.clan][unit]
    return column < 0 or player.left[column] > 0


def why_not_stand(pos: Caledonia, seat: int, unit: int, hex_: int) -> Reason | None:
    """Returns the reason this unit can't be deployed on this hex, money and reach aside, or None (C9.4)."""
    if not pos.board.active[hex_]:
        return Reason("in-the-mist", rule="C21.1", hex=HEX_NAMES[hex_])
    if not left_of(pos, seat, unit):
        return Reason("none-left", rule="C9.1", unit=pos.rules.unit_names[unit])
    if unit >= len(UNITS):
        return pos.rules.unit_kinds[unit - len(UNITS)].why_not_stand(pos, seat, hex_)
    reason = waived(pos, seat, unit, hex_, _why_not_stand(pos, seat, unit, hex_))
    return why_not_share(pos, seat, hex_) if reason is None else reason


def why_not_share(pos: Caledonia, seat: int, hex_: int) -> Reason | None:
    """Enforces the limit of two units per player and hex, whatever allowed the second one (I3.3, R-I14)."""
    if pos.shared and pos.units_on(seat, hex_) >= MOST_ON_A_HEX:
        return Reason("two-units-there", rule="I3.3", hex=HEX_NAMES[hex_])
    return None


def waived(pos: Caledonia, seat: int, unit: int, hex_: int, reason: Reason | None) -> Reason | None:
    """Returns the reason against standing on a hex after modules' vetoes and waivers, or None (I3.1)."""
    hooks = pos.hooks_of(seat)
    if reason is None:
        for veto in hooks.why_not_stand:
            reason = veto(pos, seat, unit, hex_)
            if reason is not None:
                break
    if reason is not None and any(waive(pos, seat, unit, hex_, reason) for waive in hooks.allows_standing):
        return None
    return reason


def _why_not_stand(pos: Caledonia, seat: int, unit: int, hex_: int) -> Reason | None:
    board = pos.board
    if board.loch[hex_]:
        return Reason("loch", rule="C9.5")
    if pos.hexes[hex_] != EMPTY:
        return Reason("occupied", rule="C2.7", hex=HEX_NAMES[hex_])
    if not board.terrain[hex_] & pos.rules.unit_land[unit]:
        land = land_types(board.terrain[hex_])
        return Reason("wrong-land", rule="C9.3", unit=UNITS[unit], land=land)
    return None


def why_not_reach(pos: Caledonia, seat: int, hex_: int) -> Reason | None:
    """Returns the reason the hex is out of reach, with the shipping level that would suffice (C10.1)."""
    if not pos.players[seat].units:
        return Reason("no-units", rule="C9.6")
    if reaches(pos, seat, hex_):
        return None
    level = level_for(pos, seat, hex_)
    levels = pos.rules.pack.shipping_levels
    if level >= len(levels):
        return Reason("out-of-reach", rule="C10.2", hex=HEX_NAMES[hex_])
    owned = pos.players[seat].shipping
    cost = sum([each.cost for each in levels[owned + 1 : level + 1]])
    return Reason("needs-shipping", rule="C10.1", level=levels[level].id, owned=[levels[owned].id], cost=cost)


REASONS: tuple[str, ...] = (
    "in-the-mist",
    "none-left",
    "loch",
    "occupied",
    "wrong-land",
    "two-units-there",
    "no-units",
    "out-of-reach",
    "needs-shipping",
)
