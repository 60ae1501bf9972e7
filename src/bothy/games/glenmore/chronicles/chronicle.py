"""What every chronicle is: a switch, and a folder with its components, its words and its chapter of the rules."""

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
from bothy.kernel.pack.own_rows import OwnRows

R = TypeVar("R")
GROUP: Final = "chronicles"
"""Under which chronicles stand together where a table is set up."""
Sets = Sequence[tuple[str, Sequence[Piece]]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Chronicle(Module):
    """A chronicle, which a table may choose (X0.1). Its tiles and cards come behind those of the base game.

    The numbers of those stay, and every stack grows by the tiles that carry its letter (X0.2).
    """

    def __init__(
        self,
        option: Option,
        rows: OwnRows[R],
        sets: Callable[[R], Sets],
        registry: Registry,
        clashes: tuple[Clash, ...] = (),
    ) -> None:
        """Its rows have a name for each set; tiles and landmark cards among them are joined to the game's."""
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
        self.rows: OwnRows[R] = rows
        self._sets: Callable[[R], Sets] = sets

    def components(self, pack: Components) -> Components:
        """Its tiles enlarge the stacks whose letters they carry (X0.2)."""
        pieces: list[Any] = [piece for _, rows in self._sets(self.rows.of(pack)) for piece in rows]
        tiles = [piece for piece in pieces if isinstance(piece, Tile)]
        cards = [piece for piece in pieces if isinstance(piece, Landmark)]
        return replace(pack, tiles=(*pack.tiles, *tiles), landmarks=(*pack.landmarks, *cards))

    def sets(self, pack: Components) -> Sets:
        """What is neither a tile nor a landmark card: those are among the game's."""
        found = self._sets(self.rows.of(pack))
        return [(name, rows) for name, rows in found if not isinstance(rows[0], Tile | Landmark)]

    def arguments(self) -> Arguments:
        """The tiles it adds, for those who learn; one with actions of its own says more."""
        pieces: list[Any] = [piece for _, rows in self._sets(self.rows.of(components())) for piece in rows]
        return {"tile": [piece.id for piece in pieces if isinstance(piece, Tile)]}

    def skipped(self, pack: Components) -> Sequence[str]:
        """The die never stops on a tile with a chronicle's icon (X0.3)."""
        return [tile.id for tile in pack.tiles if tile.module == self.name]

    def may_retrieve(self, pos: GlenMore, seat: int, tile: int) -> Reason | None:
        """What only works on the rondel never comes to a territory, out of a discard pile either (X0.4)."""
        row = pos.rules.pack.tiles[tile]
        if row.kind == ON_RONDEL and row.module == self.name:
            return Reason("protected", rule="X0.4", tile=row.id)
        return None
