"""Extra tiles: clans, ports and scoring tiles that aren't in every box (C23.11)."""

from __future__ import annotations

from bothy.games.caledonia.module import Module
from bothy.games.caledonia.pack.types.piece import Piece
from bothy.kernel import Option


class ExtraTiles(Module):
    """Extra tiles, drawn like all others."""

    def __init__(self) -> None:
        super().__init__("extra-tiles", options=(Option("extras", (True, False), True),))

    def modify_drawn(self, row: Piece, drawn: bool) -> bool:
        return True
