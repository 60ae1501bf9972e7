"""Ports as a module: tiles for the corners, free actions, an animal spared (C3.2, C16)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bothy.games.caledonia.actions.reach import corners_in_reach
from bothy.games.caledonia.map.grid import MODULES
from bothy.games.caledonia.module import CORNERS, Module, Sparing
from bothy.games.caledonia.ports.move_price import PRICE_PORT
from bothy.games.caledonia.ports.use import (
    BORROWING,
    PortFreeAction,
    tile_of,
    tiles_at_hand,
    use_port,
    ways,
    why_not_use,
)
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Draw, Frame, FreeAction, Option, Outcome, Reason, Registry, value

SPARING = "spare-animal"


@value
class DrawPort(Draw[Caledonia]):
    """A port tile for a corner (C3.2)."""

    def place(self, pos: Caledonia) -> str:
        return f"port.{MODULES[len(pos.ports)]}"

    def outcomes(self, pos: Caledonia) -> Sequence[tuple[Outcome, int]]:
        return [(tile, 1) for tile in pos.rules.drawn_ports if tile not in pos.ports]

    def dealt(self, pos: Caledonia, outcome: Outcome) -> None:
        pos.emit("port-placed", port=outcome + 1, corner=MODULES[len(pos.ports)])
        pos.ports += (outcome,)


class PortSparing(Sparing):
    """Port 1 and its copies: each spares an animal, so both spare two (C16.7, R-C85)."""

    def marks(self, pos: Caledonia, seat: int) -> list[int]:
        return [port + 1 for port in ways(pos, seat, tile_of(pos, SPARING))]

    def why_not(self, pos: Caledonia, seat: int, mark: int) -> Reason | None:
        return why_not_use(pos, seat, tile_of(pos, SPARING), mark - 1)

    def use(self, pos: Caledonia, seat: int, mark: int) -> None:
        use_port(pos, seat, tile_of(pos, SPARING), mark - 1)


class Ports(Module):
    """The port tiles, which are in the position. Each effect has its own file."""

    def __init__(self, free_actions: Sequence[PortFreeAction], names: Registry) -> None:
        super().__init__("port-bonuses", options=(Option("ports", (True, False), True),), registry=names)  # C23.4
        self._free_actions: dict[str, FreeAction[Any]] = {
            free_action.effect: free_action for free_action in free_actions
        }

    def setup_steps(self, pos: Caledonia, place: str) -> Sequence[Frame[Any]]:
        return [DrawPort() for _ in range(pos.rules.pack.setup.ports)] if place == CORNERS else ()

    def sparing_ways(self) -> Sequence[Sparing]:
        return (PortSparing(),)

    def port_free_actions(self) -> Mapping[str, FreeAction[Any]]:
        return self._free_actions

    def tried_free_actions(self, pos: Caledonia, seat: int) -> Sequence[FreeAction[Any]]:
        return free_actions_of(pos, tiles_at_hand(pos, seat))

    def turn_free_actions(self, pos: Caledonia, seat: int) -> Sequence[FreeAction[Any]]:
        """Returns the ports that this seat could use now by either marker, by the quickest possible test."""
        ports, player = pos.ports, pos.players[seat]
        more = pos.rules.seat_hooks[player.clan].ways_to_ports
        corners = corners_in_reach(pos, seat) if ports else 0
        if not corners and not more:
            return ()
        marked = player.ports
        near = [tile for corner, tile in enumerate(ports) if corners >> corner & 1 and tile not in marked]
        if pos.rules.tile_of[BORROWING] in near:
            near = list(ports)
        for way in more:
            near += [tile for tile in way.tiles(pos, seat) if tile not in near]
        return free_actions_of(pos, near) if near else ()

    def bonus_free_actions(self, pos: Caledonia, seat: int) -> Sequence[FreeAction[Any]]:
        """Returns port 6, which works inside a neighbourhood bonus."""
        return (PRICE_PORT,) if tile_of(pos, PRICE_PORT.effect) in tiles_at_hand(pos, seat) else ()


def free_actions_of(pos: Caledonia, tiles: Sequence[int]) -> list[FreeAction[Any]]:
    """Returns the free actions of these tiles; not all have one."""
    known = pos.rules.tile_free_actions
    return [known[tile] for tile in tiles if tile in known]
