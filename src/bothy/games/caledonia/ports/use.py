"""Using a port: its reach, previous use, and the cost of copying one through port 9 (C16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from bothy.games.caledonia.actions.action_rule import CaledoniaFreeAction
from bothy.games.caledonia.actions.at_hand import too_dear
from bothy.games.caledonia.actions.reach import toll_lines, toll_to_port
from bothy.games.caledonia.module import PortWay
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Reason

BORROWING = "use-another-port"


def tile_of(pos: Caledonia, effect: str) -> int:
    """Returns the tile that has this effect, in play or not, -1 if the table has none."""
    return pos.rules.tile_of.get(effect, -1)


def tiles_at_hand(pos: Caledonia, seat: int) -> Sequence[int]:
    """Returns the tiles whose effects a seat may ever use: those on the map, and those from modules."""
    more = pos.rules.seat_hooks[pos.players[seat].clan].ways_to_ports
    if not more:
        return pos.ports
    return (*pos.ports, *[tile for way in more for tile in way.tiles(pos, seat) if tile not in pos.ports])


def way_to(pos: Caledonia, seat: int, marked: int) -> PortWay | None:
    """Returns the module's way that a mark belongs to, None if it is a usual tile on the map."""
    for way in pos.rules.seat_hooks[pos.players[seat].clan].ways_to_ports:
        if way.claims(pos, seat, marked):
            return way
    return None


def why_not_use(pos: Caledonia, seat: int, tile: int, marked: int) -> Reason | None:
    """Returns the reason a tile's effect can't be used by marking this tile, itself or another, or None."""
    way = way_to(pos, seat, marked)
    if way is not None:
        return way.why_not(pos, seat, tile, marked)
    player = pos.players[seat]
    if tile not in pos.ports or marked not in pos.ports:
        return Reason("no-such-port")
    borrowed = marked != tile
    if borrowed and (pos.rules.pack.ports[marked].effect != BORROWING or tile == marked):
        return Reason("no-such-port")
    if marked in player.ports:
        return Reason("port-used", rule="C16.2", port=marked + 1)
    toll = toll_to_port(pos, seat, pos.ports.index(marked))  # current reach (C16.3), shared use (C16.6)
    if toll < 0:
        return Reason("port-out-of-reach", rule="C16.1", port=marked + 1)
    cost = borrowing_cost(pos, tile, marked) + toll
    if cost > player.money:
        return too_dear(pos, seat, "C16.18", cost, player.money)
    return None


def place_of(pos: Caledonia, tile: int) -> int:
    """Returns the hex of a port tile on the map."""
    return pos.board.ports[pos.ports.index(tile)]


def borrowing_cost(pos: Caledonia, tile: int, marked: int) -> int:
    """Returns the cost of marking this tile for that effect: £3 through port 9, else nothing."""
    return pos.rules.pack.ports[marked].figure("cost") if marked != tile else 0


def ways(pos: Caledonia, seat: int, tile: int) -> list[int]:
    """Returns the tiles by whose marker the seat may use this effect now: itself, port 9, both or neither.

    The same tests as `why_not_use`, without its reasons, because this is called at every question of a turn.
    """
    player, ports = pos.players[seat], pos.ports
    found: list[int] = []
    if tile in ports:
        if tile not in player.ports and 0 <= toll_to_port(pos, seat, ports.index(tile)) <= player.money:
            found.append(tile)
        nine = pos.rules.tile_of[BORROWING]
        if nine in ports and nine not in player.ports and tile != nine:
            cost = pos.rules.pack.ports[nine].figure("cost")
            if player.money >= cost and 0 <= toll_to_port(pos, seat, ports.index(nine)) <= player.money - cost:
                found.append(nine)
    for way in pos.rules.seat_hooks[player.clan].ways_to_ports:
        tries = way.tries(pos, seat, tile)
        if tries:  # rare
            more = [mark for mark in tries if mark not in found]
            found += [mark for mark in more if why_not_use(pos, seat, tile, mark) is None]
            found.sort(key=lambda mark: mark != tile)  # as a new player might try them: port 9 is the other
    return found


def use_port(pos: Caledonia, seat: int, tile: int, marked: int) -> None:
    """Uses up the mark for the effect of a tile: on the map, or in a module."""
    way = way_to(pos, seat, marked)
    if way is None:
        mark_port(pos, seat, tile, marked)
    else:
        way.use(pos, seat, tile, marked)


def money_after(pos: Caledonia, seat: int, tile: int, marked: int) -> int:
    """Returns a seat's money after using the effect of a tile in this way, copying and tolls paid."""
    after = pos.copy()
    use_port(after, seat, tile, marked)
    return after.players[seat].money


def mark_port(pos: Caledonia, seat: int, tile: int, marked: int) -> None:
    """Puts a marker on a port, and pays for copying or for the toll, if any."""
    for amount, why, _ in toll_lines(pos, seat, place_of(pos, marked)):
        pos.pay(seat, amount, why)
    pos.players[seat].ports += (marked,)
    pos.emit(
        "port",
        [(f"ports-{seat}", 1, "port")],
        seat=seat,
        port=marked + 1,
        effect=pos.rules.pack.ports[tile].effect,
    )
    pos.pay(seat, -borrowing_cost(pos, tile, marked), "port-9")


class PortFreeAction(CaledoniaFreeAction):
    """A port used as a free action, while no other question is open (C6.3, C16.4)."""

    __slots__ = ()

    group: ClassVar[str] = "port"
    effect: ClassVar[str] = ""

    def tile(self, pos: Caledonia) -> int:
        """Returns the tile of this port, in play or not."""
        return tile_of(pos, self.effect)

    def figure(self, pos: Caledonia, name: str) -> int:
        """Returns a number of its effect."""
        return pos.rules.pack.ports[pos.rules.tile_of[self.effect]].figure(name)

    def ways(self, pos: Caledonia, seat: int) -> list[int]:
        """Returns the markers by which it may be used now."""
        return ways(pos, seat, pos.rules.tile_of[self.effect]) if self.open(pos) else []

    def tries(self, pos: Caledonia, seat: int) -> list[int]:
        """Returns the markers by which a new player might try it."""
        tile, nine = self.tile(pos), pos.rules.tile_of[BORROWING]
        found = [tile for tile in (tile, nine) if tile in pos.ports] if tile in pos.ports else []
        for way in pos.hooks_of(seat).ways_to_ports:
            found += [mark for mark in way.tries(pos, seat, tile) if mark not in found]
        return found

    def marks(self, pos: Caledonia, seat: int) -> list[int]:
        """Returns the markers by which it may be used now, numbered as in actions."""
        if not self.ways(pos, seat):  # the usual case
            return []
        return [by + 1 for by in self.tries(pos, seat) if self.why_not_port(pos, seat, by + 1) is None]

    def open(self, pos: Caledonia) -> bool:
        """Returns whether this port may be used during the question on top."""
        return pos.stack[-1].turn

    def why_not_port(self, pos: Caledonia, seat: int, port: int) -> Reason | None:
        """Returns the reason it can't be used by marking this port, or None."""
        if not self.open(pos):
            return Reason("finish-first", rule="C6.3")
        return why_not_use(pos, seat, self.tile(pos), port - 1)

    def why_not_pay(self, pos: Caledonia, seat: int, port: int, cost: int, rule: str) -> Reason | None:
        """Returns the reason its effect can't be paid after the cost of its use, or None."""
        money = money_after(pos, seat, self.tile(pos), port - 1)
        return too_dear(pos, seat, rule, cost, money) if cost > money else None

    def mark(self, pos: Caledonia, seat: int, port: int) -> None:
        """Marks the port and pays for copying it, if needed."""
        use_port(pos, seat, self.tile(pos), port - 1)


REASONS: tuple[str, ...] = ("no-such-port", "port-used", "port-out-of-reach")
EVENTS: tuple[str, ...] = ("port",)
