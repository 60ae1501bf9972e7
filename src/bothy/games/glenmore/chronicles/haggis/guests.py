"""Who may have a say at a feast besides: what belongs to the haggis and to another chronicle."""

from __future__ import annotations

from bothy.games.glenmore.module import Frames, Module
from bothy.games.glenmore.position import GlenMore
from bothy.kernel.compiled import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Guest(Module):
    """A module that the feast asks, in the order of the manifest, if it is at the table."""

    def before_rolls(self, pos: GlenMore) -> Frames:
        """A feast begins, and nothing has been rolled."""
        return ()

    def rolled(self, pos: GlenMore, value: int) -> Frames | None:
        """A roll for everybody came: what happens in place of turning tokens up, None if they are turned up."""
        return None


def guests(pos: GlenMore) -> tuple[Guest, ...]:
    """Those at this table."""
    return pos.rules.modules_of(Guest)
