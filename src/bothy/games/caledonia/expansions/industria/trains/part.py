"""The railway's state: trains, delivery bonuses, delivery tracks, and lasting effects of deliveries."""

from __future__ import annotations

from bothy.games.caledonia.expansions.industria.trains.demands import rows_of
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import ModuleState, state

NOWHERE = -1
SPACES = 5
"""Spaces of a delivery track: four milestone markers and, last, the station (I12.8)."""
GONE = -1


@state
class Railway(ModuleState):
    """The state of the railway. Places are numbers of the network."""

    bonuses: list[int]
    """The delivery bonus of each place, GONE in a solo game once it was served."""
    trains: list[int]
    """The place of each seat's train, NOWHERE before it is placed or if it has none."""
    minis: list[int]
    """The same for mini-trains, which exist only with two people."""
    tilted: list[int]
    """True by seat if its train has delivered this round."""
    track: list[int]
    """The number of filled spaces on each seat's delivery track."""
    stations: list[int]
    """True by seat if its station is on the track or in hand, so neither on the map nor in the box."""
    cities: list[int]
    """Hexes with a city tile (delivery bonus 3)."""
    reserved: list[list[int]]
    """Merchants on the map, each as hex and seat (delivery bonus 19)."""
    covered: list[list[int]]
    """Contracts under another in a box, each as seat, the contract on top and the one below (bonus 16)."""
    served: int = 0
    """The number of delivery bonuses that have left the board."""
    when: int = -1
    """The turn to which the following fields apply."""
    further: int = 0
    """Further main actions of that turn."""
    passes: int = 0
    """Ports that may be used out of reach in that turn (bonus 11)."""

    def copy(self) -> Railway:
        return Railway(
            self.bonuses[:], self.trains[:], self.minis[:], self.tilted[:], self.track[:], self.stations[:],
            self.cities[:], [each[:] for each in self.reserved], [each[:] for each in self.covered],
            self.served, self.when, self.further, self.passes,
        )  # fmt: skip


def no_trains(pos: Caledonia) -> Railway:
    """Returns the part before anything is drawn or placed."""
    seats = range(pos.rules.seats)
    people = [seat in pos.rules.people for seat in seats]
    return Railway(
        [GONE] * len(rows_of(pos).places),
        [NOWHERE for _ in seats],
        [NOWHERE for _ in seats],
        [0 for _ in seats],
        [SPACES if person else 0 for person in people],
        [1 if person else 0 for person in people],
        [],
        [],
        [],
    )


def delivered(pos: Caledonia, seat: int) -> int:
    """Returns how many deliveries a seat has made: the empty spaces of its track (I16.5)."""
    return SPACES - pos.part(Railway).track[seat] if seat in pos.rules.people else 0


def further_actions(pos: Caledonia) -> int:
    """Returns the further main actions of the current turn."""
    part = pos.part(Railway)
    return part.further if part.when == pos.turns else 0


def grant(pos: Caledonia, seat: int, actions: int, passes: int, why: str) -> None:
    """Grants further main actions and ports out of reach for this turn; they add up (R-I35, R-I39)."""
    part = pos.part(Railway)
    if part.when != pos.turns:
        part.when, part.further, part.passes = pos.turns, 0, 0
    part.further += actions
    part.passes += passes
    if actions:
        pos.emit("further-action", seat=seat, count=actions, why=why)


def reserver_of(pos: Caledonia, hex_: int) -> int:
    """Returns the seat whose merchant reserves a hex, -1 if none does."""
    for at, seat in pos.part(Railway).reserved:
        if at == hex_:
            return seat
    return -1
