"""Kenneth McSnitch: walks through another territory and steals unguarded resources (X8.17)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bothy.games.glenmore.actions.movement import WAYS
from bothy.games.glenmore.answers import DONE, Done, resource_named
from bothy.games.glenmore.expansions.mobs.hiding import (
    STAY,
    Hide,
    Hider,
    Stay,
    hide,
    hides,
    whereabouts,
    why_not_hide,
)
from bothy.games.glenmore.expansions.mobs.mobster import MobsterFreeAction
from bothy.games.glenmore.expansions.mobs.prison import holder_of, move_token
from bothy.games.glenmore.pack.types.price import NONE, RESOURCES
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.territory.grid import NOWHERE
from bothy.kernel import Action, Frame, FreeAction, Reason, Registry, value

KENNETH_MCSNITCH: Final = "kenneth-mcsnitch"


@value
class Prowl(Action):
    """Move McSnitch to a neighbouring tile."""

    way: str


@value
class Steal(Action):
    """Take a resource from the tile McSnitch came to, onto an own tile."""

    resource: str
    tile: str


class Prowling(MobsterFreeAction):
    """Prowling: movement points move him through the territory where he stands."""

    name = "prowling"
    takes = (Prowl,)
    mobster = KENNETH_MCSNITCH

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return [Prowl.of(way) for way in WAYS]

    def why_not(self, pos: GlenMore, seat: int, action: Prowl) -> Reason | None:
        out = whereabouts(pos, KENNETH_MCSNITCH)
        if out is None or holder_of(pos, KENNETH_MCSNITCH) != seat:
            return Reason("snitch-not-out", rule="X8.17")
        if not pos.now.movement:
            return Reason("no-movement", rule="G13.1")
        if action.way not in WAYS or out[2] + WAYS[action.way] not in pos.players[out[1]].tiles:
            return Reason("not-a-neighbour", rule="X8.17")
        return None

    def options(self, pos: GlenMore, seat: int) -> list[Action]:
        if not pos.now.movement or holder_of(pos, KENNETH_MCSNITCH) != seat:
            return []
        return super().options(pos, seat)

    def take(self, pos: GlenMore, seat: int, action: Prowl) -> None:
        out = whereabouts(pos, KENNETH_MCSNITCH)
        assert out is not None
        cell = out[2] + WAYS[action.way]
        pos.now.movement -= 1
        move_token(pos, out, out[1], cell)
        pos.emit("prowled", seat=seat, owner=out[1], tile=pos.tile_on(out[1], cell))
        pos.push(Stealing(seat))


@value
class Stealing(Frame[GlenMore]):
    """Offer to take a resource from the tile he came to, unless a Scotsman of its owner guards it."""

    takes = (Steal, Done)
    blocks_free_actions = True
    seat: int

    def _goods(self, pos: GlenMore) -> tuple[int, ...]:
        """Returns the unguarded resources there."""
        out = whereabouts(pos, KENNETH_MCSNITCH)
        if out is None or out[2] in pos.players[out[1]].scotsmen:
            return NONE
        return pos.players[out[1]].goods.get(out[2], NONE)

    def seats_to_act(self, pos: GlenMore) -> Sequence[int]:
        if not any(self._goods(pos)):
            return ()
        rooms = [cell for cell in pos.players[self.seat].tiles if pos.room(self.seat, cell)]
        return (self.seat,) if rooms else ()

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        tiles = [pos.tile_on(seat, cell) for cell in pos.players[seat].tiles]
        return [*[Steal.of(name, tile) for name in RESOURCES for tile in tiles], DONE]

    def why_not(self, pos: GlenMore, seat: int, action: Steal | Done) -> Reason | None:
        if isinstance(action, Done):
            return None
        resource, cell = resource_named(action.resource), pos.cell_of(seat, action.tile)
        if resource < 0 or not self._goods(pos)[resource]:
            return Reason("nothing-to-steal", rule="X8.17")
        if cell == NOWHERE:
            return Reason("no-tile-there", rule="X8.17")
        return None if pos.room(seat, cell) else Reason("no-room", rule="G11.5")

    def options(self, pos: GlenMore, seat: int) -> list[Action]:
        tiles = [pos.tile_on(seat, cell) for cell in pos.players[seat].tiles if pos.room(seat, cell)]
        there = [name for name, count in zip(RESOURCES, self._goods(pos), strict=True) if count]
        return [*[Steal.of(name, tile) for name in there for tile in tiles], DONE]

    def take(self, pos: GlenMore, seat: int, action: Steal | Done) -> None:
        if isinstance(action, Steal):
            out = whereabouts(pos, KENNETH_MCSNITCH)
            assert out is not None
            resource = resource_named(action.resource)
            pos.put(out[1], out[2], resource, -1, KENNETH_MCSNITCH)
            pos.put(seat, pos.cell_of(seat, action.tile), resource, 1, KENNETH_MCSNITCH)
            pos.push(SlippingAway(seat))


@value
class SlippingAway(Frame[GlenMore]):
    """Offer to go to another territory right after stealing."""

    takes = (Hide, Stay)
    blocks_free_actions = True
    seat: int

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return [*hides(pos, seat, KENNETH_MCSNITCH), STAY]

    def why_not(self, pos: GlenMore, seat: int, action: Hide | Stay) -> Reason | None:
        return None if isinstance(action, Stay) else why_not_hide(pos, seat, KENNETH_MCSNITCH, action)

    def options(self, pos: GlenMore, seat: int) -> list[Action]:
        return [*hides(pos, seat, KENNETH_MCSNITCH), STAY]

    def take(self, pos: GlenMore, seat: int, action: Hide | Stay) -> None:
        if isinstance(action, Hide):
            hide(pos, seat, KENNETH_MCSNITCH, action)


class KennethMcSnitch(Hider):
    """The mobster who steals resources."""

    def __init__(self) -> None:
        names = Registry(
            frames=[Stealing, SlippingAway],
            free_actions=[Prowling],
            events=["prowled"],
            reasons=["snitch-not-out", "nothing-to-steal"],
        )
        super().__init__(KENNETH_MCSNITCH, names)

    def free_actions(self) -> Sequence[FreeAction[GlenMore]]:
        return (Prowling(),)
