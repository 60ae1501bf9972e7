"""No clans: only starting tiles are chosen, and money makes up for a late place in the turn order (C23.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bothy.games.caledonia.module import Module
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.setup.first_workers import FirstWorkers
from bothy.games.caledonia.setup.steps import DrawStartingTile, choices
from bothy.kernel import Frame, Json, Options
from bothy.kernel.event import Line


class NoClans(Module):
    """Play without powers."""

    def __init__(self) -> None:
        super().__init__("no-clans")

    def at_table(self, options: Options, seats: int) -> bool:
        return options["clans"] == "none"

    def modify_clan_setup(self, pos: Caledonia, steps: Sequence[Frame[Any]]) -> Sequence[Frame[Any]]:
        tiles = [DrawStartingTile(-1) for _ in range(pos.rules.offered)]
        return [*tiles, *choices(pos), FirstWorkers()]

    def start_lines(self, pos: Caledonia, seat: int) -> Sequence[Line]:
        pos.pay(seat, pos.rules.pack.variants.no_clans_money[pos.order.index(seat)], "turn-order")
        return ()

    def view_facts(self, pos: Caledonia, viewer: int | None) -> dict[str, Json]:
        return {"clanless": True}
