"""Using a port: who reaches it, who has used it already, and what borrowing one through port 9 costs (C16)."""

from __future__ import annotations

from typing import ClassVar

from bothy.games.caledonia.actions.action_rule import FreeAction
from bothy.games.caledonia.actions.at_hand import too_dear
from bothy.games.caledonia.actions.reach import reaches
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Reason

BORROWING = "use-another-port"


def why_not_use(pos: Caledonia, seat: int, tile: int, marked: int) -> Reason | None:
    """What forbids using the effect of a tile by marking this tile: itself, or port 9."""
    player = pos.players[seat]
    if tile not in pos.ports or marked not in pos.ports:
        return Reason("no-such-port")
    if marked != tile and pos.rules.pack.ports[marked].effect != BORROWING:
        return Reason("no-such-port")
    if marked in player.ports:
        return Reason("port-used", rule="C16.2", port=marked + 1)
    if not reaches(pos, seat, pos.board.ports[pos.ports.index(marked)]):  # now (C16.3), whoever is there (C16.6)
        return Reason("port-out-of-reach", rule="C16.1", port=marked + 1)
    cost = borrowing_cost(pos, tile, marked)
    if cost > player.money:
        return too_dear(pos, seat, "C16.18", cost, player.money)
    return None


def borrowing_cost(pos: Caledonia, tile: int, marked: int) -> int:
    """What marking this tile for that effect costs: £3 through port 9, else nothing."""
    return pos.rules.pack.ports[marked].figure("cost") if marked != tile else 0


def ways(pos: Caledonia, seat: int, tile: int) -> list[int]:
    """The tiles by whose marker the seat may use the effect of this one now: itself, port 9, both or neither.

    The same tests as `why_not_use`, without its reasons: this is asked at every question of a turn.
    """
    player, ports, places = pos.players[seat], pos.ports, pos.board.ports
    found = []
    if tile in ports and tile not in player.ports and reaches(pos, seat, places[ports.index(tile)]):
        found.append(tile)
    nine = pos.rules.tile_of[BORROWING]
    if nine in ports and nine not in player.ports and tile in ports and tile != nine:
        cost = pos.rules.pack.ports[nine].figure("cost")
        if player.money >= cost and reaches(pos, seat, places[ports.index(nine)]):
            found.append(nine)
    return found


def mark_port(pos: Caledonia, seat: int, tile: int, marked: int) -> None:
    """Put a marker on a port and pay for borrowing, if so."""
    pos.players[seat].ports += (marked,)
    pos.say(
        "port",
        [(f"ports-{seat}", 1, "port")],
        seat=seat,
        port=marked + 1,
        effect=pos.rules.pack.ports[tile].effect,
    )
    pos.pay(seat, -borrowing_cost(pos, tile, marked), "port-9")


class PortAside(FreeAction):
    """A port used as a free action, while no other question is open (C6.3, C16.4)."""

    __slots__ = ()

    group: ClassVar[str] = "port"
    effect: ClassVar[str] = ""

    def tile(self, pos: Caledonia) -> int:
        """The tile of this port, in play or not."""
        return pos.rules.tile_of[self.effect]

    def ways(self, pos: Caledonia, seat: int) -> list[int]:
        """By which markers it may be used at this moment."""
        return ways(pos, seat, self.tile(pos)) if self.open(pos) else []

    def tries(self, pos: Caledonia) -> list[int]:
        """By which markers a new player might try it."""
        return [tile for tile in (self.tile(pos), pos.rules.tile_of[BORROWING]) if tile in pos.ports]

    def open(self, pos: Caledonia) -> bool:
        """Whether the question on top is one beside which this port may be used."""
        return pos.stack[-1].turn

    def why_not_port(self, pos: Caledonia, seat: int, port: int) -> Reason | None:
        """What forbids using it by marking this port."""
        if not self.open(pos):
            return Reason("finish-first", rule="C6.3")
        return why_not_use(pos, seat, self.tile(pos), port - 1)

    def mark(self, pos: Caledonia, seat: int, port: int) -> None:
        """Mark the port and pay for borrowing it, if so."""
        mark_port(pos, seat, self.tile(pos), port - 1)


REASONS: tuple[str, ...] = ("no-such-port", "port-used", "port-out-of-reach")
EVENTS: tuple[str, ...] = ("port",)
