"""The hooks of rowing and rewards, for rules that combine the races with another chronicle."""

from __future__ import annotations

from bothy.games.glenmore.module import Frames, Module
from bothy.games.glenmore.position import GlenMore
from bothy.kernel.compiled import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Crew(Module):
    """A module with hooks in the races, called in the order of the manifest."""

    def step_price(self, pos: GlenMore, seat: int, price: int) -> int:
        """Changes how many movement points a boat's next step costs."""
        return price

    def rowed(self, pos: GlenMore, seat: int, overtaken: tuple[int, ...]) -> Frames:
        """Called when a boat leaves a tile that these seats' boats had reached before it (R-X29)."""
        return ()

    def rewarded(self, pos: GlenMore, seat: int, castle: int) -> Frames:
        """Called when a seat has taken a reward from a castle, after its effect."""
        return ()


def crews(pos: GlenMore) -> tuple[Crew, ...]:
    """Returns those at this table."""
    return pos.rules.modules_of(Crew)
