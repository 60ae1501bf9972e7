"""Peggy McLaird: a tile is reserved; others pay for it, and her player must take it next turn (X8.13 to X8.15)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bothy.games.glenmore.actions.market import sell_all
from bothy.games.glenmore.actions.rondel import distance, tiles_ahead
from bothy.games.glenmore.actions.taking import why_not_take
from bothy.games.glenmore.expansions.mobs.mobster import Mobster, MobsterFreeAction, set_tokens, spend
from bothy.games.glenmore.expansions.mobs.prison import (
    Out,
    first_out,
    holder_of,
    laid_out,
    lay_out,
    stamp,
    stamped,
    take_up,
    tokens_of,
)
from bothy.games.glenmore.hook_types import NO_LINES, PriceLine, PriceLines
from bothy.games.glenmore.module import Frames
from bothy.games.glenmore.position import GlenMore
from bothy.kernel import Action, FreeAction, Reason, Registry, Text, value

PEGGY_MCLAIRD: Final = "peggy-mclaird"


@value
class Reserve(Action):
    """Lay a token on a tile of the rondel that one could take."""

    tile: str
    price: int


class Reserving(MobsterFreeAction):
    """Reserving, in any own turn after the one in which she was taken, with no other question open."""

    name = "reserving"
    takes = (Reserve,)
    mobster = PEGGY_MCLAIRD

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        if holder_of(pos, PEGGY_MCLAIRD) != seat:
            return ()
        tiles = [pos.rules.ids[tile] for tile in tiles_ahead(pos)]
        return [Reserve.of(tile, price) for tile in tiles for price in tokens_of(pos, PEGGY_MCLAIRD)]

    def why_not(self, pos: GlenMore, seat: int, action: Reserve) -> Reason | None:
        if holder_of(pos, PEGGY_MCLAIRD) != seat or action.price not in tokens_of(pos, PEGGY_MCLAIRD):
            return Reason("no-mob-token", rule="X8.13", mobster=PEGGY_MCLAIRD)
        if not pos.stack[-1].turn:
            return Reason("finish-first")
        if pos.players[seat].done:
            return Reason("reached-the-end", rule="X8.15")
        if laid_out(pos, PEGGY_MCLAIRD):
            return Reason("reserved-already", rule="X8.13")
        reason = why_not_take(pos, seat, action.tile)
        if reason is not None:
            return reason
        ahead = distance(pos, pos.space_of(pos.rules.number_of[action.tile]))
        return None if ahead > distance(pos, pos.players[seat].space) else Reason("not-ahead", rule="X8.13")

    def options(self, pos: GlenMore, seat: int) -> list[Action]:
        if not pos.stack[-1].turn or holder_of(pos, PEGGY_MCLAIRD) != seat or laid_out(pos, PEGGY_MCLAIRD):
            return []
        return super().options(pos, seat)

    def take(self, pos: GlenMore, seat: int, action: Reserve) -> None:
        spend(pos, PEGGY_MCLAIRD, action.price)
        lay_out(pos, PEGGY_MCLAIRD, pos.rules.number_of[action.tile], action.price)
        stamp(pos, PEGGY_MCLAIRD)
        pos.emit("reserved", seat=seat, tile=action.tile, price=action.price)


def reservation(pos: GlenMore) -> Out | None:
    """Returns her token on a tile, if one is out."""
    return first_out(pos, PEGGY_MCLAIRD)


def takes_yet(pos: GlenMore, seat: int, tile: int) -> bool:
    """Returns whether a seat could still take a tile, after sales if necessary (G8.11)."""
    id_ = pos.rules.ids[tile]
    if why_not_take(pos, seat, id_) is None:
        return True
    after = pos.copy()
    sell_all(after, seat)
    return why_not_take(after, seat, id_) is None


class PeggyMcLaird(Mobster):
    """The mobster who reserves tiles."""

    def __init__(self) -> None:
        names = Registry(
            free_actions=[Reserving],
            events=["reserved", "turned-over"],
            reasons=["no-mob-token", "reached-the-end", "reserved-already", "not-ahead", "reserved-first"],
        )
        super().__init__(PEGGY_MCLAIRD, names)

    def free_actions(self) -> Sequence[FreeAction[GlenMore]]:
        return (Reserving(),)

    def tile_lines(self, pos: GlenMore, seat: int) -> PriceLines:
        """Makes other players pay her holder; her own player pays only the tile."""
        token = reservation(pos)
        if token is None:
            return NO_LINES
        holder = self.holder(pos)
        return NO_LINES if holder == seat else {token[1]: (PriceLine(token[2], PEGGY_MCLAIRD, holder),)}

    def why_not_stop(self, pos: GlenMore, seat: int, tile: int) -> Reason | None:
        """Allows her player's pawn only the reserved tile in the turn after reserving it, if possible (X8.14)."""
        token = reservation(pos)
        if token is None or token[1] == tile or self.holder(pos) != seat or stamped(pos, PEGGY_MCLAIRD):
            return None
        if not takes_yet(pos, seat, token[1]):
            return None
        return Reason("reserved-first", rule="X8.14", tile=pos.rules.ids[token[1]])

    # The token goes with the tile

    def on_placed(self, pos: GlenMore, seat: int, tile: int, cell: int) -> Frames:
        return self._gone(pos, tile)

    def on_person_taken(self, pos: GlenMore, seat: int, tile: int) -> Frames:
        return self._gone(pos, tile)

    def on_discarded(self, pos: GlenMore, tile: int, cause: str, seat: int) -> Frames:
        return self._gone(pos, tile)

    def _gone(self, pos: GlenMore, tile: int) -> Frames:
        token = reservation(pos)
        if token is not None and token[1] == tile:
            take_up(pos, token)
        return ()

    def last_offers(self, pos: GlenMore, seat: int) -> Frames:
        """Discards her tokens after a turn in which the reserved tile should have been taken (X8.14)."""
        token = reservation(pos)
        if token is not None and self.holder(pos) == seat and not stamped(pos, PEGGY_MCLAIRD):
            take_up(pos, token)
            pos.emit("turned-over", seat=seat, mobster=PEGGY_MCLAIRD)
            set_tokens(pos, PEGGY_MCLAIRD, ())
        return ()

    def told(self, pos: GlenMore) -> Sequence[Text]:
        token = reservation(pos)
        if token is None:
            return ()
        return (Text("note-reserved", tile=pos.rules.ids[token[1]], price=token[2]),)
