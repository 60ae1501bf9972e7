"""Elspeth McTrick: a swap on the mountain, on reaching it or on leaving it (X9.7)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bothy.games.glenmore.answers import DONE, Done, resource_named
from bothy.games.glenmore.expansions.combinations.mobsters.rows import ROWS
from bothy.games.glenmore.expansions.highlander.hoard import highlander, hoard
from bothy.games.glenmore.expansions.highlander.rows import MOUNTAIN
from bothy.games.glenmore.expansions.mobs.mobster import MOBS, Mobster
from bothy.games.glenmore.expansions.mobs.prison import ever_stamped, forget, holder_of, stamp
from bothy.games.glenmore.module import Frames
from bothy.games.glenmore.pack.types.price import RESOURCES
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.rondel.ring import PAWN
from bothy.kernel import Action, Frame, Reason, Registry, value
from bothy.kernel.features import Arguments

ELSPETH_MCTRICK: Final = "elspeth-mctrick"
HIGHLANDER: Final = "highlander"
COIN: Final = "coin"
LYING: Final = (COIN, *RESOURCES)


@value
class SwapOnMountain(Action):
    """Put a resource from the supply on the mountain in exchange for something there."""

    lying: str
    resource: str


@value
class Tricking(Frame[GlenMore]):
    """Offer of a swap on the mountain. The new resource joins the hoard."""

    takes = (SwapOnMountain, Done)
    blocks_free_actions = True
    seat: int

    def seats_to_act(self, pos: GlenMore) -> Sequence[int]:
        return (self.seat,) if hoard(pos).size else ()

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return [*[SwapOnMountain.of(lying, name) for lying in LYING for name in RESOURCES if name != lying], DONE]

    def why_not(self, pos: GlenMore, seat: int, action: SwapOnMountain | Done) -> Reason | None:
        if isinstance(action, Done):
            return None
        if action.resource not in RESOURCES or action.lying == action.resource:
            return Reason("no-such-swap", rule="X9.7")
        part, lying = hoard(pos), resource_named(action.lying)
        there = part.coins if action.lying == COIN else lying >= 0 and part.goods[lying]
        return None if there else Reason("not-on-mountain", rule="X9.7")

    def take(self, pos: GlenMore, seat: int, action: SwapOnMountain | Done) -> None:
        if isinstance(action, SwapOnMountain):
            swap(pos, seat, action)


def swap(pos: GlenMore, seat: int, action: SwapOnMountain) -> None:
    """Swaps something on the mountain for a resource from the supply."""
    part = hoard(pos)
    goods = list(part.goods)
    goods[resource_named(action.resource)] += 1
    gone = "mountain-coins" if action.lying == COIN else f"mountain-{action.lying}"
    if action.lying == COIN:
        part.coins -= 1
    else:
        goods[resource_named(action.lying)] -= 1
    part.goods = tuple(goods)
    lines = [(gone, -1, ELSPETH_MCTRICK), (f"mountain-{action.resource}", 1, ELSPETH_MCTRICK)]
    pos.emit("mountain-swapped", lines, seat=seat, lying=action.lying, resource=action.resource)
    stamp(pos, ELSPETH_MCTRICK)


class ElspethMcTrick(Mobster):
    """The mobster who swaps on the mountain."""

    def __init__(self) -> None:
        names = Registry(
            frames=[Tricking], events=["mountain-swapped"], reasons=["no-such-swap", "not-on-mountain"]
        )
        super().__init__(ELSPETH_MCTRICK, names, ROWS, (MOBS, HIGHLANDER))

    def on_stopped(self, pos: GlenMore, code: int, space: int) -> Frames:
        seat = PAWN - code
        if pos.rondel[space] != pos.rules.number_of[MOUNTAIN] or holder_of(pos, ELSPETH_MCTRICK) != seat:
            return ()
        forget(pos, ELSPETH_MCTRICK)  # a new visit
        return (Tricking(seat),)

    def on_turn_begin(self, pos: GlenMore, seat: int) -> Frames:
        """Offers the swap before the hoard is taken (later modules come first), unless she swapped on arrival."""
        hers = holder_of(pos, ELSPETH_MCTRICK) == seat and not ever_stamped(pos, ELSPETH_MCTRICK)
        return (Tricking(seat),) if hers and highlander(pos) == seat else ()

    def arguments(self) -> Arguments:
        return {**super().arguments(), "lying": LYING}
