"""Base class of chronicles: an option, and a folder with components, messages and a chapter of the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final, TypeVar

from bothy.games.glenmore.module import Module
from bothy.games.glenmore.pack.types import Components, Landmark, Piece, Tile, components
from bothy.games.glenmore.pack.types.tiles import ON_RONDEL
from bothy.games.glenmore.position import GlenMore
from bothy.kernel import Option, Reason, Registry
from bothy.kernel.compiled import mypyc_attr
from bothy.kernel.features import Arguments
from bothy.kernel.options import Clash
from bothy.kernel.pack.module_rows import ModuleRows

R = TypeVar("R")
GROUP: Final = "chronicles"
"""The group of the chronicles' options."""
Sets = Sequence[tuple[str, Sequence[Piece]]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Chronicle(Module):
    """A chronicle, which a table may choose (X0.1). Its tiles and cards come after those of the base game.

    The base game's numbers stay the same, and every stack grows by the tiles with its letter (X0.2).
    """

    def __init__(
        self,
        option: Option,
        rows: ModuleRows[R],
        sets: Callable[[R], Sets],
        registry: Registry,
        clashes: tuple[Clash, ...] = (),
    ) -> None:
        """Takes its rows and a name for each set; tiles and landmark cards are added to the game's."""
        here = rows.data.parent
        super().__init__(
            option.id,
            options=(option,),
            clashes=clashes,
            registry=registry,
            locales=here / "locales",
            reference=here / "rules",
            lessons=here / "lessons" if (here / "lessons").is_dir() else None,
            data=rows.data,
        )
        self.rows: ModuleRows[R] = rows
        self._sets: Callable[[R], Sets] = sets

    def components(self, pack: Components) -> Components:
        """Adds its tiles to the stacks of their letters, and its cards (X0.2)."""
        pieces: list[Any] = [piece for _, rows in self._sets(self.rows.of(pack)) for piece in rows]
        tiles = [piece for piece in pieces if isinstance(piece, Tile)]
        cards = [piece for piece in pieces if isinstance(piece, Landmark)]
        return replace(pack, tiles=(*pack.tiles, *tiles), landmarks=(*pack.landmarks, *cards))

    def sets(self, pack: Components) -> Sets:
        """Returns its sets other than tiles and landmark cards, which are part of the game's."""
        found = self._sets(self.rows.of(pack))
        return [(name, rows) for name, rows in found if not isinstance(rows[0], Tile | Landmark)]

    def arguments(self) -> Arguments:
        """Returns the tiles it adds, for learning; a chronicle with more actions overrides this."""
        pieces: list[Any] = [piece for _, rows in self._sets(self.rows.of(components())) for piece in rows]
        return {"tile": [piece.id for piece in pieces if isinstance(piece, Tile)]}

    def skipped_tiles(self, pack: Components) -> Sequence[str]:
        """Returns the tiles with its icon: the die never stops on them (X0.3)."""
        return [tile.id for tile in pack.tiles if tile.module == self.name]

    def why_not_retrieve(self, pos: GlenMore, seat: int, tile: int) -> Reason | None:
        """Refuses tiles that only work on the rondel; they never come to a territory (X0.4)."""
        row = pos.rules.pack.tiles[tile]
        if row.kind == ON_RONDEL and row.module == self.name:
            return Reason("protected", rule="X0.4", tile=row.id)
        return None
