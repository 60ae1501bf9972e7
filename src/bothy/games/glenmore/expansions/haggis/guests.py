"""The hooks of a feast, for rules that combine the haggis with another chronicle."""

from __future__ import annotations

from bothy.games.glenmore.module import Frames, Module
from bothy.games.glenmore.position import GlenMore
from bothy.kernel.compiled import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Guest(Module):
    """A module with hooks in the feast, called in the order of the manifest."""

    def before_rolls(self, pos: GlenMore) -> Frames:
        """Called when a feast begins, before any roll."""
        return ()

    def rolled(self, pos: GlenMore, value: int) -> Frames | None:
        """Returns what happens instead of turning tokens up after a roll for all; None to turn them up."""
        return None


def guests(pos: GlenMore) -> tuple[Guest, ...]:
    """Returns those at this table."""
    return pos.rules.modules_of(Guest)
