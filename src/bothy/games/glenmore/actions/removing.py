"""Tiles that leave a territory: MacMillan and Loch Morar (G17)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bothy.games.glenmore.actions.ground import why_not_remove
from bothy.games.glenmore.answers import DONE, Done
from bothy.games.glenmore.bonuses.gains import offer
from bothy.games.glenmore.pack.types import effects as fx
from bothy.games.glenmore.pack.types.price import NONE
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.territory.grid import CASTLE
from bothy.kernel import Action, Frame, Reason, value


@value
class Remove(Action):
    """Take a tile out of one's territory."""

    tile: str


def remove_tiles(pos: GlenMore, seat: int, cell: int, effect: fx.RemoveTiles, why: str) -> None:
    """Pushes the removal of tiles, mandatory or optional."""
    pos.push(Removing(seat, effect.count, effect.may))


@value
class Removing(Frame[GlenMore]):
    """Choice of the tile that leaves the territory; skipped if none can (G17.2)."""

    takes = (Remove, Done)
    seat: int
    left: int
    may: bool

    def seats_to_act(self, pos: GlenMore) -> Sequence[int]:
        return (self.seat,) if self.left and self._removable(pos) else ()

    def _removable(self, pos: GlenMore) -> list[int]:
        tiles = pos.players[self.seat].tiles
        return [cell for cell in tiles if why_not_remove(pos, self.seat, cell) is None]

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return [*[Remove.of(pos.tile_on(seat, cell)) for cell in pos.players[seat].tiles], DONE]

    def why_not(self, pos: GlenMore, seat: int, action: Remove | Done) -> Reason | None:
        if isinstance(action, Done):
            return None if self.may else Reason("must-remove", rule="G15.15")
        return why_not_remove(pos, seat, pos.cell_of(seat, action.tile))

    def options(self, pos: GlenMore, seat: int) -> list[Action]:
        found: list[Action] = [Remove.of(pos.tile_on(seat, cell)) for cell in self._removable(pos)]
        return [*found, DONE] if self.may else found

    def take(self, pos: GlenMore, seat: int, action: Remove | Done) -> None:
        if isinstance(action, Remove):
            pos.push(Removing(seat, self.left - 1, self.may))
            take_out(pos, seat, pos.cell_of(seat, action.tile))


def take_out(pos: GlenMore, seat: int, cell: int) -> None:
    """Removes a pile from the game; its pieces go to the home castle as far as there is room (G17.5)."""
    player = pos.players[seat]
    scotsmen, goods = player.scotsmen.get(cell, 0), player.goods.get(cell, NONE)
    if scotsmen:
        pos.enter(seat, cell, -scotsmen)
        pos.enter(seat, CASTLE, scotsmen)
    for resource, count in enumerate(goods):
        pos.put(seat, cell, resource, -count, "removed")
    tile, below = player.tiles.pop(cell), player.under.pop(cell, ())  # everything beneath (G17.3), no card (G17.4)
    player.places = None
    if pos.trace is not None:
        lines = [(f"tiles-{seat}", -1 - len(below), "removed")]
        pos.emit("removed", lines, seat=seat, tile=pos.rules.ids[tile])
    if scotsmen:
        pos.explain("scotsmen-go-home", seat=seat, count=scotsmen)
    for hook in pos.hooks_of(seat).on_removed:
        pos.push(*hook(pos, seat, cell, tile))
    if any(goods):
        offer(pos, seat, CASTLE, goods, sum(goods), "removed")


PERFORMS: Mapping[type, object] = {fx.RemoveTiles: remove_tiles}
FRAMES: Sequence[type[Frame[GlenMore]]] = (Removing,)
REASONS: tuple[str, ...] = ("must-remove",)
EVENTS: tuple[str, ...] = ("removed",)
