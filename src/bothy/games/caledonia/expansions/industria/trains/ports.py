"""Ports 16 and 17 at a table with trains: goods left out of a delivery, a marker from the track (I13.12, I13.13).

Their other halves are for tables without trains (R-I32).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import ClassVar, Final

from bothy.games.caledonia.expansions.industria.trains.delivering import take_marker
from bothy.games.caledonia.expansions.industria.trains.part import Railway
from bothy.games.caledonia.expansions.industria.trains.payment import LEAVING_OUT
from bothy.games.caledonia.expansions.industria.trains.station import StationAfter
from bothy.games.caledonia.pack.types import Components, Port
from bothy.games.caledonia.ports.use import PortFreeAction
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Action, Reason, value

MARKER: Final = "take-delivery-marker"
LOWER_HALVES: Final = {
    "port-16": (LEAVING_OUT, {"processed": (1,), "basic": (2,)}),
    "port-17": (MARKER, {"markers": (1,)}),
}


def with_lower_halves(pack: Components) -> Components:
    """Returns the components with the effects of ports 16 and 17 at a table with trains, if they are in play."""
    return replace(pack, ports=tuple([_lower(port) for port in pack.ports]))


def _lower(port: Port) -> Port:
    if port.id not in LOWER_HALVES:
        return port
    effect, figures = LOWER_HALVES[port.id]
    return replace(port, effect=effect, figures=figures)


@value
class PortMarker(Action):
    """Port 17: take the leftmost piece from the delivery track."""

    port: int


class MarkerPort(PortFreeAction):
    """Port 17: counts as a delivery; a station is placed at once (R-I7)."""

    name = "marker-port"
    effect = MARKER
    takes: ClassVar[tuple[type[Action], ...]] = (PortMarker,)

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [PortMarker.of(by + 1) for by in self.tries(pos, seat)]

    def why_not(self, pos: Caledonia, seat: int, action: PortMarker) -> Reason | None:
        reason = self.why_not_port(pos, seat, action.port)
        if reason is None and not pos.part(Railway).track[seat]:
            reason = Reason("track-empty", rule="I13.13")
        return reason

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        if not pos.part(Railway).track[seat]:
            return []
        return [PortMarker.of(by + 1) for by in self.ways(pos, seat)]

    def take(self, pos: Caledonia, seat: int, action: PortMarker) -> None:
        self.mark(pos, seat, action.port)
        if take_marker(pos, seat, "port"):
            pos.push(StationAfter(seat))


MARKER_PORT: MarkerPort = MarkerPort()
REASONS: Sequence[str] = ("track-empty",)
