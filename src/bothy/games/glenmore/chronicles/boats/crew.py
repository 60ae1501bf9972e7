"""Who may have a say in rowing and rewards besides: what belongs to the races and to another chronicle."""

from __future__ import annotations

from bothy.games.glenmore.module import Frames, Module
from bothy.games.glenmore.position import GlenMore
from bothy.kernel.compiled import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Crew(Module):
    """A module that the races ask, in the order of the manifest, if it is at the table."""

    def step_price(self, pos: GlenMore, seat: int, price: int) -> int:
        """How many movement points a boat's next step costs."""
        return price

    def rowed(self, pos: GlenMore, seat: int, overtaken: tuple[int, ...]) -> Frames:
        """A boat has moved on from a tile which the boats of these seats had reached before it (R-X29)."""
        return ()

    def rewarded(self, pos: GlenMore, seat: int, castle: int) -> Frames:
        """A seat has taken a reward from a castle; its effect comes first."""
        return ()


def crews(pos: GlenMore) -> tuple[Crew, ...]:
    """Those at this table."""
    return pos.rules.modules_of(Crew)
