"""What a player's units reach: land to expand to, lochs for fishermen, ports."""

from __future__ import annotations

from bothy.games.caledonia.position import EMPTY, FISHERMAN, Caledonia, unit_of


def land_in_reach(pos: Caledonia, seat: int) -> list[int]:
    """Empty land neighbouring a unit or within shipping reach of one, in the order of the hexes (C9.1, C10)."""
    player, hexes = pos.players[seat], pos.hexes
    table = pos.board.land_in_reach[player.shipping]
    found: dict[int, None] = {}
    for unit in player.units:
        for hex_ in table[unit]:
            if hexes[hex_] == EMPTY:
                found[hex_] = None
    return sorted(found)


def reaches(pos: Caledonia, seat: int, hex_: int) -> bool:
    """Whether a unit of the seat stands on this hex, neighbours it, or has it within shipping reach (C10.6)."""
    player, needed = pos.players[seat], pos.board.level_needed
    level = player.shipping
    for unit in player.units:  # noqa: SIM110 - a generator would cost twice as much, and this is asked all the time
        if unit == hex_ or needed[unit][hex_] <= level:
            return True
    return False


def corners_in_reach(pos: Caledonia, seat: int) -> int:
    """The corners whose port a seat reaches, as bits: what `reaches` says of all port hexes at once."""
    player, corners = pos.players[seat], 0
    table = pos.board.ports_in_reach[player.shipping]
    for unit in player.units:
        corners |= table[unit]
    return corners


def lochs_in_reach(pos: Caledonia, seat: int) -> list[int]:
    """Lochs on which a fisherman of the seat may be deployed (C20.16 to C20.18)."""
    player, hexes = pos.players[seat], pos.hexes
    table = pos.board.lochs_in_reach[player.shipping]
    found: dict[int, None] = {}
    for unit in player.units:
        for hex_ in table[unit]:
            if hexes[hex_] == EMPTY and not beside_fisherman(pos, hex_):
                found[hex_] = None
    return sorted(found)


def beside_fisherman(pos: Caledonia, hex_: int, but: int = -1) -> bool:
    """Whether a fisherman stands next to this hex, one of them left out of account (C20.18)."""
    for other in pos.board.neighbours[hex_]:
        if other != but and pos.hexes[other] != EMPTY and unit_of(pos.hexes[other]) == FISHERMAN:
            return True
    return False


def level_for(pos: Caledonia, seat: int, hex_: int) -> int:
    """The lowest shipping level at which the seat would reach this hex."""
    needed = pos.board.level_needed
    return min([needed[unit][hex_] for unit in pos.players[seat].units], default=255)
