"""The short game: The End is on top of its stack (G3.8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bothy.games.glenmore.module import Module
from bothy.games.glenmore.pack.types import Components
from bothy.games.glenmore.pack.types.tiles import END
from bothy.kernel import Option

SHORT: Final = "short"


class ShortGame(Module):
    """The End on top of its stack."""

    def __init__(self) -> None:
        super().__init__("short-game", options=(Option("length", ("full", SHORT), "full"),))

    def depths(self, pack: Components, sizes: Mapping[str, int]) -> Mapping[str, tuple[int, int]]:
        row = next(iter([row for row in pack.lengths if row.id == SHORT]))
        return {tile.id: (0, 0) for tile in pack.tiles if tile.kind == END and row.the_end == "top"}
