"""Delivery bonuses 3 and 19: a city tile that closes a hex, and a merchant who reserves one (I14.6, I14.22)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bothy.games.caledonia.actions.at_hand import too_dear
from bothy.games.caledonia.actions.stand import why_not_reach
from bothy.games.caledonia.actions.upgrades import DONE, Done
from bothy.games.caledonia.expansions.industria.trains.bonus.question import WHY, BonusPart, bonus_row
from bothy.games.caledonia.expansions.industria.trains.part import Railway, reserver_of
from bothy.games.caledonia.map.grid import HEX_NAMES, HEX_OF
from bothy.games.caledonia.position import EMPTY, Caledonia
from bothy.kernel import Action, Frame, Reason, value


def why_not_empty(pos: Caledonia, hex_: int) -> Reason | None:
    """Returns the reason a hex isn't an empty land hex in play, reserved hexes included, or None."""
    if hex_ < 0:
        return Reason("no-such-hex")
    if not pos.board.active[hex_]:
        return Reason("in-the-mist", rule="C21.1", hex=HEX_NAMES[hex_])
    if pos.board.loch[hex_]:
        return Reason("loch", rule="C9.5")
    if pos.hexes[hex_] != EMPTY or reserver_of(pos, hex_) >= 0:
        return Reason("occupied", rule="C2.7", hex=HEX_NAMES[hex_])
    return None


@value
class PlaceCity(Action):
    """Put a city tile on a hex."""

    hex: str


@value
class CityTile(BonusPart):
    """Closes an empty hex in reach for good (bonus 3)."""

    takes = (PlaceCity, Done)
    seat: int

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [*[PlaceCity.of(HEX_NAMES[hex_]) for hex_ in pos.board.land], DONE]

    def why_not(self, pos: Caledonia, seat: int, action: PlaceCity | Done) -> Reason | None:
        if isinstance(action, Done):
            return None
        hex_ = HEX_OF.get(action.hex, -1)
        return why_not_empty(pos, hex_) or why_not_reach(pos, seat, hex_)

    def take(self, pos: Caledonia, seat: int, action: PlaceCity | Done) -> None:
        if isinstance(action, PlaceCity):
            pos.block(HEX_OF[action.hex])
            pos.part(Railway).cities.append(HEX_OF[action.hex])
            pos.emit("city-placed", [("cities", 1, WHY)], seat=seat, hex=action.hex)


@value
class ReserveHex(Action):
    """Send a merchant to a hex and pay its land."""

    hex: str


@value
class Reserving(BonusPart):
    """Any empty land hex, in reach or not; the bonus's money may pay for it (bonus 19, R-I40)."""

    takes = (ReserveHex, Done)
    seat: int
    tile: int

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [*[ReserveHex.of(HEX_NAMES[hex_]) for hex_ in pos.board.land], DONE]

    def why_not(self, pos: Caledonia, seat: int, action: ReserveHex | Done) -> Reason | None:
        if isinstance(action, Done):
            return None
        hex_, player = HEX_OF.get(action.hex, -1), pos.players[seat]
        reason = why_not_empty(pos, hex_)
        if reason is not None:
            return reason
        if not player.merchants:
            return Reason("too-few-merchants", rule="I14.22", need=1, have=0)
        cost, money = pos.board.land_cost[hex_], player.money + bonus_row(pos, self.tile).figure("earned")
        return too_dear(pos, seat, "I14.22", cost, money) if cost > money else None

    def take(self, pos: Caledonia, seat: int, action: ReserveHex | Done) -> None:
        if isinstance(action, ReserveHex):
            hex_, player = HEX_OF[action.hex], pos.players[seat]
            player.merchants -= 1
            pos.part(Railway).reserved.append([hex_, seat])
            lines = [(f"merchants-{seat}", -1, WHY), (f"reserving-{seat}", 1, WHY)]
            pos.emit("hex-reserved", lines, seat=seat, hex=action.hex)
            pos.pay(seat, bonus_row(pos, self.tile).figure("earned"), WHY)
            pos.pay(seat, -pos.board.land_cost[hex_], "reserved")


def merchant_home(pos: Caledonia, seat: int, hex_: int) -> None:
    """Returns a seat's merchant to stock after a deployment on the hex it reserved."""
    part = pos.part(Railway)
    if [hex_, seat] in part.reserved:
        part.reserved.remove([hex_, seat])
        pos.players[seat].merchants += 1
        lines = [(f"merchants-{seat}", 1, "reserved"), (f"reserving-{seat}", -1, "reserved")]
        pos.emit("merchant-home", lines, seat=seat, hex=HEX_NAMES[hex_])


FRAMES: Sequence[type[Frame[Caledonia]]] = (CityTile, Reserving)
REASONS: tuple[str, ...] = ("hex-reserved",)
EVENTS: tuple[str, ...] = ("city-placed", "hex-reserved", "merchant-home")
