"""A player's reach: land to expand to, lochs for units that stand there, ports."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bothy.games.caledonia.module import BillLine
from bothy.games.caledonia.position import EMPTY, Caledonia


def land_in_reach(pos: Caledonia, seat: int) -> list[int]:
    """Lists empty land neighbouring a unit or within its shipping reach, in hex order (C10)."""
    player, hexes = pos.players[seat], pos.hexes
    return [hex_ for hex_ in pos.board.reached.of(player.units, player.shipping).land if hexes[hex_] == EMPTY]


def land_by_type(pos: Caledonia, seat: int) -> Mapping[int, Sequence[int]]:
    """Returns the land in reach, empty or not, by the type of land a unit may need (C9.3)."""
    player = pos.players[seat]
    suited = pos.board.reached.of(player.units, player.shipping).suited
    hooks = pos.rules.seat_hooks[player.clan]
    if not hooks.reached_hexes and not hooks.tolls:
        return suited
    more, terrain = further(pos, seat), pos.board.terrain
    return {
        land: tuple(sorted({*some, *[hex_ for hex_ in more if terrain[hex_] & land]}))
        for land, some in suited.items()
    }


def land_got_to(pos: Caledonia, seat: int) -> list[int]:
    """Lists all land that a seat can get to, empty or not, free or for a toll, in hex order."""
    player = pos.players[seat]
    reached = {*pos.board.reached.of(player.units, player.shipping).land, *player.units, *further(pos, seat)}
    return [hex_ for hex_ in pos.board.land if hex_ in reached]


def further(pos: Caledonia, seat: int) -> list[int]:
    """Returns the hexes that modules add, including those with a toll."""
    hooks = pos.hooks_of(seat)
    found = [hex_ for hook in hooks.reached_hexes for hex_ in hook(pos, seat)]
    return [*found, *tolls(pos, seat)] if hooks.tolls else found


def tolls(pos: Caledonia, seat: int) -> Mapping[int, int]:
    """Returns the hexes that a seat reaches only for a toll, with the toll of each."""
    found: Mapping[int, int] = {}
    for hook in pos.rules.seat_hooks[pos.players[seat].clan].tolls:
        way = hook(pos, seat)
        if way is not None:
            found = {**found, **way[1]} if found else way[1]
    return found


def toll_lines(pos: Caledonia, seat: int, hex_: int) -> list[BillLine]:
    """Returns the toll to a hex as lines of a bill; none if it is in reach."""
    found: list[BillLine] = []
    for hook in pos.rules.seat_hooks[pos.players[seat].clan].tolls:
        way = hook(pos, seat)
        if way is not None and hex_ in way[1] and not found and not reaches(pos, seat, hex_):
            found = [(-way[1][hex_], way[0], -1)]
    return found


def toll_to(pos: Caledonia, seat: int, hex_: int) -> int:
    """Returns a seat's toll to a hex: 0 if it is in reach, -1 if there is no way."""
    if reaches(pos, seat, hex_):
        return 0
    return tolls(pos, seat).get(hex_, -1) if pos.rules.seat_hooks[pos.players[seat].clan].tolls else -1


def toll_to_port(pos: Caledonia, seat: int, corner: int) -> int:
    """Returns a seat's toll to the port of a corner: 0 if it is in reach, -1 if there is no way."""
    player = pos.players[seat]
    if pos.board.reached.of(player.units, player.shipping).corners >> corner & 1:
        return 0
    hooks = pos.rules.seat_hooks[player.clan]
    return toll_to(pos, seat, pos.board.ports[corner]) if hooks.reached_hexes or hooks.tolls else -1


def reaches(pos: Caledonia, seat: int, hex_: int) -> bool:
    """Returns whether a seat's unit is on this hex, neighbours it, or has it within shipping reach (C10.6)."""
    player, needed = pos.players[seat], pos.board.level_needed
    level = player.shipping
    for unit in player.units:  # their current hexes (C10.7)
        if unit == hex_ or needed[unit][hex_] <= level:
            return True
    hooks = pos.rules.seat_hooks[player.clan].reached_hexes
    return bool(hooks) and any(hex_ in hook(pos, seat) for hook in hooks)


def corners_in_reach(pos: Caledonia, seat: int) -> int:
    """Returns the corners whose port a seat reaches, as bits: `reaches` for all port hexes at once."""
    player = pos.players[seat]
    corners = pos.board.reached.of(player.units, player.shipping).corners
    hooks = pos.rules.seat_hooks[player.clan]
    if hooks.reached_hexes or hooks.tolls:
        more = further(pos, seat)
        corners |= sum([1 << at for at, port in enumerate(pos.board.ports) if port in more])
    return corners


def level_for(pos: Caledonia, seat: int, hex_: int) -> int:
    """Returns the lowest shipping level at which the seat would reach this hex."""
    needed = pos.board.level_needed
    return min([needed[unit][hex_] for unit in pos.players[seat].units], default=255)
