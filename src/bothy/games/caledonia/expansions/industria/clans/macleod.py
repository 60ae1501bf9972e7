"""Clan MacLeod: private shipyards with the effects of ports (I21.70 to I21.76)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypedDict

from bothy.games.caledonia.actions.at_hand import too_dear
from bothy.games.caledonia.actions.bonuses import DRAW, DrawContracts
from bothy.games.caledonia.actions.contracts import draw_to_keep, why_not_draw
from bothy.games.caledonia.actions.upgrades import DONE, Done
from bothy.games.caledonia.clans.power import Power
from bothy.games.caledonia.module import Module, PortWay
from bothy.games.caledonia.pack.types import Clan
from bothy.games.caledonia.pack.types.piece import Piece
from bothy.games.caledonia.ports.use import BORROWING, borrowing_cost
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import (
    Action,
    Draw,
    Frame,
    ModuleState,
    Options,
    Outcome,
    Reason,
    Registry,
    Text,
    state,
    value,
)
from bothy.kernel.event import Line

CLAN = "macleod"


@state
class Shipyards(ModuleState):
    """The port tiles that serve as shipyards, in the order they were dealt, and those used, in that order."""

    tiles: list[int]
    used: list[int]

    def copy(self) -> Shipyards:
        return Shipyards(self.tiles[:], self.used[:])


@value
class DrawShipyard(Draw[Caledonia]):
    """Makes a port tile from no corner a shipyard, visible to all (I21.71, R-I54)."""

    seat: int

    def place(self, pos: Caledonia) -> str:
        return pos.next_in("shipyard")

    def outcomes(self, pos: Caledonia) -> Sequence[tuple[Outcome, int]]:
        taken = (*pos.ports, *pos.part(Shipyards).tiles)
        return [(tile, 1) for tile in pos.rules.drawn_ports if tile not in taken]

    def dealt(self, pos: Caledonia, outcome: Outcome) -> None:
        pos.part(Shipyards).tiles.append(outcome)
        lines: list[Line] = [(f"shipyards-{self.seat}", 1, "deal")]
        pos.emit("shipyard-dealt", lines, seat=self.seat, port=outcome + 1)


class ShipyardWay(PortWay):
    """A shipyard with the effect of its number's port; its tile is turned over, no port is marked (I21.72)."""

    def tiles(self, pos: Caledonia, seat: int) -> Sequence[int]:
        return pos.part(Shipyards).tiles

    def claims(self, pos: Caledonia, seat: int, mark: int) -> bool:
        return mark in pos.part(Shipyards).tiles

    def tries(self, pos: Caledonia, seat: int, tile: int) -> Sequence[int]:
        tiles, nine = pos.part(Shipyards).tiles, pos.rules.tile_of[BORROWING]
        if tile not in tiles or tile == nine:
            return ()
        return (tile, nine) if nine in tiles else (tile,)

    def why_not(self, pos: Caledonia, seat: int, tile: int, mark: int) -> Reason | None:
        if mark not in self.tries(pos, seat, tile):  # port 9 among them copies only the others (I21.75)
            return Reason("no-such-port")
        player, used = pos.players[seat], pos.part(Shipyards).used
        if mark in used:
            return Reason("shipyard-used", rule="I21.72", port=mark + 1)
        if len(used) >= len(player.ports):
            return Reason("shipyard-closed", rule="I21.74", count=len(player.ports))
        cost = borrowing_cost(pos, tile, mark)
        return too_dear(pos, seat, "I21.75", cost, player.money) if cost > player.money else None

    def use(self, pos: Caledonia, seat: int, tile: int, mark: int) -> None:
        pos.part(Shipyards).used.append(mark)
        effect = pos.rules.pack.ports[tile].effect
        pos.emit("shipyard", [(f"shipyards-{seat}", -1, CLAN)], seat=seat, port=mark + 1, effect=effect)
        pos.pay(seat, -borrowing_cost(pos, tile, mark), "port-9")
        pos.push(ShipyardBonus(seat))


SHIPYARDS: ShipyardWay = ShipyardWay()


@value
class ShipyardBonus(Frame[Caledonia]):
    """The building bonus after using a shipyard, on the usual conditions (I21.73, R-I17)."""

    takes = (DrawContracts, Done)
    seat: int

    def seats_to_act(self, pos: Caledonia) -> Sequence[int]:
        return (self.seat,) if why_not_draw(pos, self.seat, "C12.1") is None else ()

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return (DRAW, DONE)

    def why_not(self, pos: Caledonia, seat: int, action: DrawContracts | Done) -> Reason | None:
        return None if isinstance(action, Done) else why_not_draw(pos, seat, "C12.1")

    def take(self, pos: Caledonia, seat: int, action: DrawContracts | Done) -> None:
        if isinstance(action, DrawContracts):
            draw_to_keep(pos, seat)


class Shipyard(TypedDict):
    """A port with a shipyard."""

    port: int
    used: bool


class ShipyardFacts(TypedDict):
    """Its shipyards."""

    shipyards: list[Shipyard]


class MacLeod(Power):
    """Four shipyards, each opened by using a port."""

    def parts(self, pos: Caledonia, seat: int) -> Sequence[ModuleState]:
        return (Shipyards([], []),)

    def start_lines(self, pos: Caledonia, seat: int) -> Sequence[Line]:
        """Deals the shipyards with the starting tile (I21.71)."""
        pos.push(*[DrawShipyard(seat) for _ in range(self.figure("shipyards"))])
        return ()

    def port_ways(self) -> Sequence[PortWay]:
        return (SHIPYARDS,)

    def stocks(self, pos: Caledonia, seat: int) -> Mapping[str, int]:
        part = pos.part(Shipyards)
        return {"shipyards": len({*part.tiles}.difference(part.used, pos.ports))}

    def notes(self, pos: Caledonia, seat: int) -> Sequence[Text]:
        part = pos.part(Shipyards)
        left = tuple([tile + 1 for tile in part.tiles if tile not in part.used])
        used = tuple([tile + 1 for tile in part.used])
        return (Text("note-shipyards", seat=seat, left=left, used=used),)

    def seat_facts(self, pos: Caledonia, seat: int) -> ShipyardFacts:
        part = pos.part(Shipyards)
        yards: list[Shipyard] = [{"port": tile + 1, "used": tile in part.used} for tile in part.tiles]
        return {"shipyards": yards}

    def view_keys(self, pos: Caledonia, seat: int) -> Sequence[object]:
        part = pos.part(Shipyards)
        return (tuple(part.tiles), tuple(part.used))


NAMES: Registry = Registry(
    frames=[DrawShipyard, ShipyardBonus],
    parts=[Shipyards],
    events=["shipyard-dealt", "shipyard"],
    reasons=["shipyard-used", "shipyard-closed"],
)


class WithoutShipyards(Module):
    """Leaves out the clan where there are no ports (I21.76, R-I54), but registers its names."""

    def __init__(self) -> None:
        super().__init__("without-shipyards", registry=NAMES)

    def at_table(self, options: Options, seats: int) -> bool:
        return not options["ports"]

    def modify_drawn(self, row: Piece, drawn: bool) -> bool:
        return drawn and not (isinstance(row, Clan) and row.id == CLAN)
