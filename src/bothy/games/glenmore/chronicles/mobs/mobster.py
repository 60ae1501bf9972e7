"""What every mobster is: a module of its own, at the table wherever the mobs are and what it needs besides.

So a pair of chronicles brings a mobster by listing one more module; the prison finds all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bothy.games.glenmore.chronicles.mobs.prison import Out, holder_of, set_tokens
from bothy.games.glenmore.chronicles.mobs.rows import ROWS, MobRows, MobsterRow
from bothy.games.glenmore.docks import PriceLine
from bothy.games.glenmore.module import Frames, Module
from bothy.games.glenmore.pack.types import Components
from bothy.games.glenmore.position import GlenMore
from bothy.kernel import Options, Registry, Text
from bothy.kernel.bounded_cache import BoundedCache
from bothy.kernel.compiled import mypyc_attr
from bothy.kernel.features import Arguments
from bothy.kernel.modules import NOTHING
from bothy.kernel.pack.own_rows import OwnRows

MOBS: Final = "mobs"
OFF: Final = (False, "off")


@mypyc_attr(allow_interpreted_subclasses=True)
class Mobster(Module):
    """A mobster. Its hooks do nothing as long as nobody holds it; what it remembers lies in the mobs' part."""

    def __init__(
        self,
        id_: str,
        registry: Registry = NOTHING,
        rows: OwnRows[MobRows] = ROWS,
        needs: tuple[str, ...] = (MOBS,),
        fewest: int = 2,
        locales: Path | None = None,
    ) -> None:
        super().__init__(id_, registry=registry, locales=locales)
        self.rows: OwnRows[MobRows] = rows
        self.needs: tuple[str, ...] = needs
        """The options that must be on."""
        self.fewest: int = fewest
        """With fewer players it stays in the box (X8.2)."""

    def at_table(self, options: Options, seats: int) -> bool:
        return seats >= self.fewest and all(options[option] not in OFF for option in self.needs)

    def row(self, pack: Components) -> MobsterRow:
        """Its values."""
        return self.rows.of(pack).mobster(self.name)

    def holder(self, pos: GlenMore) -> int:
        """The seat that holds it, NOBODY if none does."""
        return holder_of(pos, self.name)

    def arguments(self) -> Arguments:
        return {"mobster": (self.name,)}

    # What a mobster says besides its hooks

    def taken(self, pos: GlenMore, seat: int) -> Frames:
        """A seat takes it: its tokens come with it, and it works from now on (X8.6)."""
        set_tokens(pos, self.name, self.row(pos.rules.pack).tokens)
        return ()

    def price_line(self, pos: GlenMore, seat: int, kind: str, at: int, token: Out) -> PriceLine | None:
        """What a token of it that lies out adds to a price of a seat, asked as `price_lines` is."""
        return None

    def worth(self, pos: GlenMore, seat: int) -> int:
        """What it still promises the seat that holds it, in hundredths of a VP, its penalty apart."""
        return 0

    def told(self, pos: GlenMore) -> Sequence[Text]:
        """Where its tokens lie, in words."""
        return ()


_KNOWN: BoundedCache[dict[str, Mobster]] = BoundedCache(64)


def mobsters_at(pos: GlenMore) -> dict[str, Mobster]:
    """The mobsters that could come to this table, by id, in the order of the manifest."""
    key = pos.rules.modules
    found = _KNOWN.get(key)
    if found is None:
        found = {each.name: each for each in key if isinstance(each, Mobster)}
        _KNOWN.put(key, found)
    return found
