"""Tables of Industria: its clans with those of the base game, and a module by which units share a hex."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.games.caledonia.everything import game_with
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.module import Module, UnitKind
from bothy.games.caledonia.position import Caledonia, owner_of
from bothy.kernel import Options, Reason

STATION = UnitKind(
    "station", Reason("no-fishermen"), worker=False, on_lochs=False, pays_land=False, column=-1, expands=False
)


class Sharing(Module):
    """The sharing that ports and clans of the expansion allow separately."""

    def __init__(self) -> None:
        super().__init__("sharing")

    def at_table(self, options: Options, seats: int) -> bool:
        return True

    def unit_kinds(self) -> Sequence[UnitKind]:
        return (STATION,)

    def allows_standing(self, pos: Caledonia, seat: int, unit: int, hex_: int, reason: Reason) -> bool:
        own = seat in [owner_of(code) for code in pos.pieces_on(hex_)]
        return own and reason.key == "occupied"


GAME = game_with(Sharing())


def shared_table(*clans: str, seats: int = 3, ports: tuple[int, ...] = ()) -> Table:
    """A table where hexes may be shared."""
    return Table(*clans, seats=seats, ports=ports, game=GAME)


def clan_table(*clans: str, **more: Any) -> Table:
    """A table with Industria's clans among those of the game."""
    return Table(*clans, **{"clan-tiles": "both", **more})


def on_top(table: Table) -> Any:
    """Returns the open question."""
    return table.pos.stack[-1]
