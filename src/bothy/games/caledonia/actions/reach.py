"""What a player's units reach: land to expand to, lochs for units that stand there, ports."""

from __future__ import annotations

from bothy.games.caledonia.position import EMPTY, Caledonia


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
    for unit in player.units:  # as they stand now (C10.7)
        if unit == hex_ or needed[unit][hex_] <= level:
            return True
    hooks = pos.rules.seat_hooks[player.clan].reach
    return bool(hooks) and any(hex_ in hook(pos, seat) for hook in hooks)


def corners_in_reach(pos: Caledonia, seat: int) -> int:
    """The corners whose port a seat reaches, as bits: what `reaches` says of all port hexes at once."""
    player, corners = pos.players[seat], 0
    table = pos.board.ports_in_reach[player.shipping]
    for unit in player.units:
        corners |= table[unit]
    for hook in pos.rules.seat_hooks[player.clan].reach:
        more = hook(pos, seat)
        corners |= sum([1 << at for at, port in enumerate(pos.board.ports) if port in more])
    return corners


def level_for(pos: Caledonia, seat: int, hex_: int) -> int:
    """The lowest shipping level at which the seat would reach this hex."""
    needed = pos.board.level_needed
    return min([needed[unit][hex_] for unit in pos.players[seat].units], default=255)
