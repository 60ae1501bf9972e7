"""What a player's units reach: land to expand to, lochs for units that stand there, ports."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bothy.games.caledonia.module import BillLine
from bothy.games.caledonia.position import EMPTY, Caledonia


def land_in_reach(pos: Caledonia, seat: int) -> list[int]:
    """Empty land neighbouring a unit or within shipping reach of one, in the order of the hexes (C10)."""
    player, hexes = pos.players[seat], pos.hexes
    return [hex_ for hex_ in pos.board.reached.of(player.units, player.shipping).land if hexes[hex_] == EMPTY]


def land_by_type(pos: Caledonia, seat: int) -> Mapping[int, Sequence[int]]:
    """For each type of land that a unit may need (C9.3) what is in reach, be it empty or not."""
    player = pos.players[seat]
    suited = pos.board.reached.of(player.units, player.shipping).suited
    hooks = pos.rules.seat_hooks[player.clan]
    if not hooks.reach and not hooks.tolls:
        return suited
    more, terrain = further(pos, seat), pos.board.terrain
    return {
        land: tuple(sorted({*some, *[hex_ for hex_ in more if terrain[hex_] & land]}))
        for land, some in suited.items()
    }


def land_got_to(pos: Caledonia, seat: int) -> list[int]:
    """All land that a seat gets to, empty or not, for money or not, in the order of the hexes."""
    player = pos.players[seat]
    reached = {*pos.board.reached.of(player.units, player.shipping).land, *player.units, *further(pos, seat)}
    return [hex_ for hex_ in pos.board.land if hex_ in reached]


def further(pos: Caledonia, seat: int) -> list[int]:
    """The hexes that modules add, those that cost money among them."""
    hooks = pos.hooks_of(seat)
    found = [hex_ for hook in hooks.reach for hex_ in hook(pos, seat)]
    return [*found, *tolls(pos, seat)] if hooks.tolls else found


def tolls(pos: Caledonia, seat: int) -> Mapping[int, int]:
    """The hexes that a seat gets to only for money, with what each costs."""
    found: Mapping[int, int] = {}
    for hook in pos.rules.seat_hooks[pos.players[seat].clan].tolls:
        way = hook(pos, seat)
        if way is not None:
            found = {**found, **way[1]} if found else way[1]
    return found


def toll_lines(pos: Caledonia, seat: int, hex_: int) -> list[BillLine]:
    """What the way to a hex costs, as lines of a bill; none if it is in reach."""
    found: list[BillLine] = []
    for hook in pos.rules.seat_hooks[pos.players[seat].clan].tolls:
        way = hook(pos, seat)
        if way is not None and hex_ in way[1] and not found and not reaches(pos, seat, hex_):
            found = [(-way[1][hex_], way[0], -1)]
    return found


def toll_to(pos: Caledonia, seat: int, hex_: int) -> int:
    """What it costs a seat to get to a hex: nothing if it is in reach, -1 if there is no way."""
    if reaches(pos, seat, hex_):
        return 0
    return tolls(pos, seat).get(hex_, -1) if pos.rules.seat_hooks[pos.players[seat].clan].tolls else -1


def toll_to_port(pos: Caledonia, seat: int, corner: int) -> int:
    """The same for the port of a corner."""
    player = pos.players[seat]
    if pos.board.reached.of(player.units, player.shipping).corners >> corner & 1:
        return 0
    hooks = pos.rules.seat_hooks[player.clan]
    return toll_to(pos, seat, pos.board.ports[corner]) if hooks.reach or hooks.tolls else -1


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
    player = pos.players[seat]
    corners = pos.board.reached.of(player.units, player.shipping).corners
    hooks = pos.rules.seat_hooks[player.clan]
    if hooks.reach or hooks.tolls:
        more = further(pos, seat)
        corners |= sum([1 << at for at, port in enumerate(pos.board.ports) if port in more])
    return corners


def level_for(pos: Caledonia, seat: int, hex_: int) -> int:
    """The lowest shipping level at which the seat would reach this hex."""
    needed = pos.board.level_needed
    return min([needed[unit][hex_] for unit in pos.players[seat].units], default=255)
