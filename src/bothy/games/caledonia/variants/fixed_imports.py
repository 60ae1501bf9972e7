"""Fixed imports: every rare import is worth the same, and the import track pays nothing (C23.2)."""

from __future__ import annotations

from bothy.games.caledonia.module import Module
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Option


class FixedImports(Module):
    """Fixed values instead of the race for the rarest."""

    def __init__(self) -> None:
        super().__init__("fixed-imports", options=(Option("imports", ("ranked", "fixed"), "ranked"),))

    def modify_import_values(self, pos: Caledonia, values: list[int]) -> list[int]:
        return [pos.rules.pack.variants.static_import_vp] * len(values)

    def modify_import_money(self, pos: Caledonia, seat: int, money: int) -> int:
        return 0
