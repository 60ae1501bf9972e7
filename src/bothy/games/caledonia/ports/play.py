"""Ports as a module: tiles for the corners, free actions, an animal spared (C3.2, C16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bothy.games.caledonia.actions.reach import corners_in_reach
from bothy.games.caledonia.map.grid import MODULES
from bothy.games.caledonia.module import CORNERS, Module, Sparing
from bothy.games.caledonia.ports.move_price import PRICE_PORT
from bothy.games.caledonia.ports.use import BORROWING, PortAside, mark_port, ways, why_not_use
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.setup.steps import in_play
from bothy.kernel import Aside, Draw, Frame, Option, Outcome, Reason, Registry, value

SPARING = "spare-animal"


@value
class DrawPort(Draw[Caledonia]):
    """A port tile for a corner (C3.2)."""

    def outcomes(self, pos: Caledonia) -> Sequence[tuple[Outcome, int]]:
        rows = pos.rules.pack.ports
        return [(tile, 1) for tile, row in enumerate(rows) if tile not in pos.ports and in_play(pos, row)]

    def dealt(self, pos: Caledonia, outcome: Outcome) -> None:
        pos.say("port-placed", port=outcome + 1, corner=MODULES[len(pos.ports)])
        pos.ports += (outcome,)


class PortSparing(Sparing):
    """Port 1, and whoever borrows it: each leaves out an animal, so both leave out two (C16.7, R-C85)."""

    def marks(self, pos: Caledonia, seat: int) -> list[int]:
        return [port + 1 for port in ways(pos, seat, pos.rules.tile_of[SPARING])]

    def why_not(self, pos: Caledonia, seat: int, mark: int) -> Reason | None:
        return why_not_use(pos, seat, pos.rules.tile_of[SPARING], mark - 1)

    def use(self, pos: Caledonia, seat: int, mark: int) -> None:
        mark_port(pos, seat, pos.rules.tile_of[SPARING], mark - 1)


class Ports(Module):
    """The tiles lie on the position. What each does stands in a file of its own."""

    def __init__(self, asides: Sequence[PortAside], names: Registry) -> None:
        super().__init__("port-tiles", options=(Option("ports", (True, False), True),), registry=names)  # C23.4
        self._by_effect: dict[str, PortAside] = {aside.effect: aside for aside in asides}

    def setup_steps(self, pos: Caledonia, place: str) -> Sequence[Frame[Any]]:
        return [DrawPort() for _ in range(pos.rules.pack.setup.ports)] if place == CORNERS else ()

    def sparing(self) -> Sequence[Sparing]:
        return (PortSparing(),)

    def tries(self, pos: Caledonia, seat: int) -> Sequence[Aside[Any]]:
        return self._asides(pos, pos.ports)

    def turn_asides(self, pos: Caledonia, seat: int) -> Sequence[Aside[Any]]:
        """The ports that this seat could use now by one marker or the other, by the quickest test there is."""
        ports = pos.ports
        if not ports:
            return ()
        corners = corners_in_reach(pos, seat)
        if not corners:
            return ()
        marked = pos.players[seat].ports
        near = [tile for corner, tile in enumerate(ports) if corners >> corner & 1 and tile not in marked]
        return self._asides(pos, ports if pos.rules.tile_of[BORROWING] in near else near)

    def _asides(self, pos: Caledonia, tiles: Sequence[int]) -> list[Aside[Any]]:
        """The free actions of these tiles; not all have one."""
        rows, known = pos.rules.pack.ports, self._by_effect
        return [known[rows[tile].effect] for tile in tiles if rows[tile].effect in known]

    def bonus_asides(self, pos: Caledonia, seat: int) -> Sequence[Aside[Any]]:
        """Port 6, the one that works inside a neighbourhood bonus."""
        return (PRICE_PORT,) if PRICE_PORT.tile(pos) in pos.ports else ()
