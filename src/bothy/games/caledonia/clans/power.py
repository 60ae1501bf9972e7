"""A clan's power: a module bound to the seats that have the clan, with the numbers of the clan's row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bothy.games.caledonia.module import Module
from bothy.games.caledonia.pack.types.tiles import Clan
from bothy.kernel import mypyc_attr

if TYPE_CHECKING:
    from bothy.games.caledonia.position import Caledonia


def figure(pos: Caledonia, seat: int, name: str, at: int = 0) -> int:
    """Returns a number of the power of a seat's clan."""
    return pos.rules.pack.clans[pos.players[seat].clan].figures[name][at]


@mypyc_attr(allow_interpreted_subclasses=True)
class Power(Module):
    """A clan without a power; its starting bonuses are in its row."""

    def __init__(self, row: Clan) -> None:
        super().__init__(row.id)
        self.row: Clan = row

    def figure(self, name: str, at: int = 0) -> int:
        """Returns a number of the power, from the clan's row."""
        return self.row.figures[name][at]
