"""Clan markers: roads, and the bonus of a clan (G14, G15)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bothy.games.glenmore.actions.activation import Favours
from bothy.games.glenmore.actions.payment import pay_line
from bothy.games.glenmore.actions.price_lines import coins_at, lines_beside
from bothy.games.glenmore.answers import DONE, Done
from bothy.games.glenmore.bonuses.immediate import CLAN, begin_effects
from bothy.games.glenmore.hook_types import PriceLine
from bothy.games.glenmore.pack.types import effects as fx
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.territory.grid import NOWHERE
from bothy.kernel import Action, Frame, Reason, value


@value
class PlaceMarker(Action):
    """Put a clan marker on a clan territory and pay its road."""

    clan: str


def place_markers(pos: GlenMore, seat: int, cell: int, effect: fx.PlaceMarkers, why: str) -> None:
    """Pushes the placing of markers, one after another, as part of their cause (G12.8)."""
    pos.push(*[ChoosingClan(seat) for _ in range(effect.count)])


@value
class ChoosingClan(Frame[GlenMore]):
    """Choice of the clan territory that gets a marker, if any (G14.6)."""

    takes = (PlaceMarker, Done)
    blocks_free_actions = True
    seat: int

    def seats_to_act(self, pos: GlenMore) -> Sequence[int]:
        return (self.seat,) if pos.players[self.seat].markers else ()

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return [*pos.rules.marker_actions, DONE]

    def why_not(self, pos: GlenMore, seat: int, action: PlaceMarker | Done) -> Reason | None:
        if isinstance(action, Done):
            return None
        place = pos.rules.clan_of.get(action.clan, -1)
        if place < 0:
            return Reason("no-such-clan", rule="G14.2")
        if pos.clans[place] and not pos.rules.many[place]:
            return Reason("clan-closed", rule="G14.3", clan=action.clan)
        cost, coins = road_for(pos, seat, place), pos.players[seat].coins
        return Reason("road-too-dear", rule="G14.5", cost=cost, have=coins) if cost > coins else None

    def options(self, pos: GlenMore, seat: int) -> list[Action]:
        coins, roads, clans, many = pos.players[seat].coins, pos.roads, pos.clans, pos.rules.many
        if pos.rules.hooks.road_lines:
            roads = roads_for(pos, seat)
        found: list[Action] = [
            action
            for place, action in enumerate(pos.rules.marker_actions, 1)
            if roads[place] <= coins and (not clans[place] or many[place])
        ]
        found.append(DONE)
        return found

    def take(self, pos: GlenMore, seat: int, action: PlaceMarker | Done) -> None:
        if isinstance(action, PlaceMarker):
            set_marker(pos, seat, pos.rules.clan_of[action.clan])


def lines_for(pos: GlenMore, seat: int, place: int) -> Sequence[PriceLine]:
    """Returns the price lines of a marker in addition to its road."""
    return lines_beside(pos, seat, pos.rules.hooks.road_lines).get(place, ())


def road_for(pos: GlenMore, seat: int, place: int) -> int:
    """Returns the total cost of a marker: the road and any price lines."""
    return pos.roads[place] + sum([line.coins for line in lines_for(pos, seat, place)])


def roads_for(pos: GlenMore, seat: int) -> tuple[int, ...]:
    """Returns the total cost of a marker on every place of the clan board."""
    lines, roads = lines_beside(pos, seat, pos.rules.hooks.road_lines), pos.roads
    return tuple([road + coins_at(lines, place) for place, road in enumerate(roads)]) if lines else roads


def set_marker(pos: GlenMore, seat: int, place: int, free: bool = False) -> None:
    """Sets a marker: pays the road unless it is free, then gives the bonus (G14.7)."""
    rules = pos.rules
    if not free:
        pos.pay(seat, -pos.roads[place], "road")
    for line in lines_for(pos, seat, place):
        pay_line(pos, seat, line)
    pos.players[seat].markers -= 1
    pos.clans = (*pos.clans[:place], (*pos.clans[place], seat), *pos.clans[place + 1 :])
    pos.roads = rules.roads_after(pos.roads, place)
    if pos.trace is not None:
        lines = [(f"markers-{seat}", -1, CLAN), ("clan-board", 1, CLAN)]
        pos.emit("marker", lines, seat=seat, clan=rules.pack.clan_board.places[place].id)
    favours = tuple([e.icon for e in rules.pack.clan_board.places[place].bonus if isinstance(e, fx.Activate)])
    if favours:
        pos.push(Favours(seat, favours))
    begin_effects(pos, seat, NOWHERE, rules.bonus[place], CLAN)  # for this seat only (G14.8)
    for hook in rules.hooks.on_claimed:
        pos.push(*hook(pos, seat, place))


PERFORMS: Mapping[type, object] = {fx.PlaceMarkers: place_markers}
FRAMES: Sequence[type[Frame[GlenMore]]] = (ChoosingClan,)
REASONS: tuple[str, ...] = ("no-such-clan", "clan-closed", "road-too-dear")
EVENTS: tuple[str, ...] = ("marker",)
