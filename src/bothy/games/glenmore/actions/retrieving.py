"""Taking a tile from a discard pile without its cost (G15.19)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bothy.games.glenmore.actions.ground import places_for
from bothy.games.glenmore.actions.placing import receive
from bothy.games.glenmore.pack.types import effects as fx
from bothy.games.glenmore.position import GlenMore
from bothy.kernel import Action, Frame, Reason, value


@value
class Retrieve(Action):
    """Take a tile from the discard pile."""

    tile: str


def take_discard(pos: GlenMore, seat: int, cell: int, effect: fx.TakeDiscard, why: str) -> None:
    """Pushes the choice of tiles from the discard pile, one after another."""
    pos.push(*[Retrieving(seat) for _ in range(effect.count)])


@value
class Retrieving(Frame[GlenMore]):
    """Choice of the tile that comes back; skipped if none fits."""

    takes = (Retrieve,)
    seat: int

    def _fits(self, pos: GlenMore, tile: int) -> bool:
        if _forbidden(pos, self.seat, tile) is not None:
            return False
        return pos.rules.person[tile] or bool(places_for(pos, self.seat, tile))

    def seats_to_act(self, pos: GlenMore) -> Sequence[int]:
        return (self.seat,) if any(self._fits(pos, tile) for tile in pos.all_discards()) else ()

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return [Retrieve.of(pos.rules.ids[tile]) for tile in pos.all_discards()]

    def why_not(self, pos: GlenMore, seat: int, action: Retrieve) -> Reason | None:
        tile = pos.rules.number_of.get(action.tile, -1)
        if tile not in pos.all_discards():
            return Reason("not-discarded", rule="G15.19")
        forbidden = _forbidden(pos, seat, tile)
        if forbidden is not None:
            return forbidden
        return None if self._fits(pos, tile) else Reason("no-place", rule="G15.19", tile=action.tile)

    def options(self, pos: GlenMore, seat: int) -> list[Action]:
        tiles = pos.rules.pack.tiles
        return [Retrieve.of(tiles[tile].id) for tile in pos.all_discards() if self._fits(pos, tile)]

    def take(self, pos: GlenMore, seat: int, action: Retrieve) -> None:
        tile = pos.rules.number_of[action.tile]
        lines = [("discards", -1, pos.rules.retriever)] if tile in pos.discards else []
        pos.discards = tuple([other for other in pos.discards if other != tile])
        pos.emit("retrieved", lines, seat=seat, tile=action.tile)
        receive(pos, seat, tile)
        for hook in pos.hooks_of(seat).on_retrieved:
            pos.push(*hook(pos, seat, tile))


def _forbidden(pos: GlenMore, seat: int, tile: int) -> Reason | None:
    """Returns a module's reason against taking this tile back."""
    for hook in pos.hooks_of(seat).why_not_retrieve:
        reason = hook(pos, seat, tile)
        if reason is not None:
            return reason
    return None


PERFORMS: Mapping[type, object] = {fx.TakeDiscard: take_discard}
FRAMES: Sequence[type[Frame[GlenMore]]] = (Retrieving,)
REASONS: tuple[str, ...] = ("not-discarded", "no-place")
EVENTS: tuple[str, ...] = ("retrieved",)
