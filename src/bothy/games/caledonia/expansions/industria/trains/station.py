"""The station: after the fifth delivery, on a hex in reach with a rival's unit (I15, R-I9, R-I44)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bothy.games.caledonia.actions.reach import reaches
from bothy.games.caledonia.expansions.industria.trains.part import Railway
from bothy.games.caledonia.map.grid import HEX_NAMES, HEX_OF
from bothy.games.caledonia.module import UnitKind
from bothy.games.caledonia.position import EMPTY, NEUTRAL, Caledonia, owner_of, unit_of
from bothy.kernel import Action, Frame, Reason, value

STATIONS: UnitKind = UnitKind(
    "station",
    Reason("station-by-delivery", rule="I15.1"),
    worker=False,
    on_lochs=False,
    pays_land=False,
    column=-1,
    expands=False,
)
"""A unit without a kind, which comes by a delivery and never by an Expand (I15.5, R-I25)."""


def station_kind(pos: Caledonia) -> int:
    """Returns the number of the kind at this table."""
    return pos.rules.unit_numbers[STATIONS.name]


def stations_on_map(pos: Caledonia) -> list[int]:
    """Returns the hexes with any seat's station."""
    kind = station_kind(pos)
    first = [hex_ for hex_, code in enumerate(pos.hexes) if code not in (EMPTY, NEUTRAL) and unit_of(code) == kind]
    return first + [hex_ for hex_, code in pos.shared if unit_of(code) == kind]


def stations_of(pos: Caledonia, seat: int) -> int:
    """Returns how many stations a seat has on the map."""
    return pos.kinds_of(seat).count(station_kind(pos))


def why_not_station(pos: Caledonia, seat: int, hex_: int) -> Reason | None:
    """Returns the reason a station can't go on a hex, or None (I15.2). A fisherman's loch is allowed."""
    owners = [owner_of(code) for code in pos.pieces_on(hex_) if code != NEUTRAL]
    if not pos.board.active[hex_] or not any(owner != seat for owner in owners):
        return Reason("station-by-rival", rule="I15.2", hex=HEX_NAMES[hex_])
    near = (hex_, *pos.board.adjacent[hex_])
    if any(other in near for other in stations_on_map(pos)):
        return Reason("station-beside-station", rule="I15.2", hex=HEX_NAMES[hex_])
    if not reaches(pos, seat, hex_):
        return Reason("station-out-of-reach", rule="I15.2", hex=HEX_NAMES[hex_])
    return None


@value
class PlaceStation(Action):
    """Put the station on a hex."""

    hex: str


@value
class BonusFirst(Action):
    """Take the delivery bonus first, and place the station afterwards."""


BONUS_FIRST = BonusFirst()


def station_hexes(pos: Caledonia, seat: int) -> list[PlaceStation]:
    """Lists every hex with a rival's unit as a candidate."""
    rivals = {hex_ for other, player in enumerate(pos.players) if other != seat for hex_ in player.units}
    return [PlaceStation.of(HEX_NAMES[hex_]) for hex_ in sorted(rivals)]


def why_not_placed(pos: Caledonia, seat: int, action: PlaceStation) -> Reason | None:
    """Returns the reason the station can't be placed there, or None."""
    hex_ = HEX_OF.get(action.hex, -1)
    return Reason("no-such-hex") if hex_ < 0 else why_not_station(pos, seat, hex_)


def can_place(pos: Caledonia, seat: int) -> bool:
    """Returns whether the station could be placed anywhere."""
    return any(why_not_placed(pos, seat, each) is None for each in station_hexes(pos, seat))


def place_station(pos: Caledonia, seat: int, action: PlaceStation) -> None:
    """Places the station, for free and without bonuses (I15.3)."""
    pos.part(Railway).stations[seat] = 0
    lines = [(f"stations-{seat}", -1, "station"), (f"stations-placed-{seat}", 1, "station")]
    pos.emit("station-placed", lines, seat=seat, hex=action.hex)
    pos.deploy(seat, station_kind(pos), HEX_OF[action.hex])


@value
class StationFirst(Frame[Caledonia]):
    """Offers to place the station before the delivery bonus, or to leave it until after (R-I34)."""

    takes = (PlaceStation, BonusFirst)
    seat: int

    def seats_to_act(self, pos: Caledonia) -> Sequence[int]:
        return (self.seat,) if can_place(pos, self.seat) else ()

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [*station_hexes(pos, seat), BONUS_FIRST]

    def why_not(self, pos: Caledonia, seat: int, action: PlaceStation | BonusFirst) -> Reason | None:
        return why_not_placed(pos, seat, action) if isinstance(action, PlaceStation) else None

    def take(self, pos: Caledonia, seat: int, action: PlaceStation | BonusFirst) -> None:
        if isinstance(action, PlaceStation):
            place_station(pos, seat, action)


@value
class StationAfter(Frame[Caledonia]):
    """Places the station after the bonus if possible, else puts it back in the box (I15.4, I18.4)."""

    takes = (PlaceStation,)
    seat: int

    def seats_to_act(self, pos: Caledonia) -> Sequence[int]:
        return (self.seat,) if pos.part(Railway).stations[self.seat] and can_place(pos, self.seat) else ()

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return station_hexes(pos, seat)

    def why_not(self, pos: Caledonia, seat: int, action: PlaceStation) -> Reason | None:
        return why_not_placed(pos, seat, action)

    def take(self, pos: Caledonia, seat: int, action: PlaceStation) -> None:
        place_station(pos, seat, action)

    def close(self, pos: Caledonia) -> None:
        if pos.part(Railway).stations[self.seat]:
            pos.part(Railway).stations[self.seat] = 0
            pos.emit("station-lapsed", [(f"stations-{self.seat}", -1, "station")], seat=self.seat)


FRAMES: Sequence[type[Frame[Caledonia]]] = (StationFirst, StationAfter)
REASONS: tuple[str, ...] = (
    "station-by-delivery",
    "station-by-rival",
    "station-beside-station",
    "station-out-of-reach",
)
EVENTS: tuple[str, ...] = ("station-placed", "station-lapsed")
