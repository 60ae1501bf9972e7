"""Ol' Jamey's Single Cask Reserve: barrels age in cellars and are sold on the rondel (X3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypedDict

from bothy.games.glenmore.expansions.cask import cellars as barrels
from bothy.games.glenmore.expansions.cask import selling
from bothy.games.glenmore.expansions.cask.cellars import (
    STORE,
    Building,
    Cellars,
    age,
    cellars,
    settle_barrels,
)
from bothy.games.glenmore.expansions.cask.rows import NAME, ROWS, SUFFIX, Age, faults, sets
from bothy.games.glenmore.expansions.cask.selling import (
    SaleStop,
    SellingCask,
    clear_sale,
    free_spaces,
    leaves_soon,
    sale_of,
)
from bothy.games.glenmore.expansions.chronicles.chronicle import GROUP, Chronicle
from bothy.games.glenmore.hook_types import EffectKind
from bothy.games.glenmore.module import Frames, MainActions
from bothy.games.glenmore.pack.types import Components, components
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.rondel.ring import PAWN
from bothy.kernel import FreeAction, ModuleState, Option, Registry, Text
from bothy.kernel.features import Arguments

EVENTS: Final = ("barrel-given", "aged", "cellar-built", "cask-sold", "sale-cleared")
REASONS: Final = (
    "no-barrel-there", "next-space-taken", "all-cellars-built", "cannot-pay-cellar", "build-later", "no-such-sale",
    "sale-occupied", "no-barrel-to-sell", "sale-full", "must-sell",
)  # fmt: skip


class CellarsView(TypedDict):
    """A seat's cellars."""

    built: int
    store: int
    casks: list[int]
    """Points of the filled slots."""


class SaleView(TypedDict):
    """A sale tile."""

    free: int
    bonus: bool
    soon: bool
    """Only one more pawn has to pass it."""


class CaskView(TypedDict):
    """By seat its cellars, by tile the sales."""

    cellars: list[CellarsView]
    sales: dict[str, SaleView]


class CaskFacts(TypedDict):
    """The chronicle's part of the view."""

    cask: CaskView


class SingleCask(Chronicle):
    """Barrels in cellars."""

    def __init__(self) -> None:
        super().__init__(
            Option(NAME, (False, True), False, group=GROUP),
            ROWS,
            sets,
            Registry(
                frames=[*barrels.FRAMES, *selling.FRAMES],
                free_actions=[Building],
                actions=[selling.StopAtSale],
                parts=[Cellars],
                events=EVENTS,
                reasons=REASONS,
            ),
        )

    # Components and setup

    def tiles_left_out(self, pack: Components) -> Sequence[str]:
        """Returns the base game's distilleries, which its own replace (X3.1)."""
        return [tile.id.removesuffix(SUFFIX) for tile in ROWS.of(pack).tiles if tile.id.endswith(SUFFIX)]

    def stopovers(self) -> Sequence[str]:
        return [sale.tile for sale in ROWS.of(components()).sales]

    def effects(self) -> Sequence[EffectKind]:
        return (EffectKind(Age, age, "age", True),)

    def main_actions(self) -> MainActions:
        return (SaleStop(),)

    def free_actions(self) -> Sequence[FreeAction[GlenMore]]:
        return (Building(),)

    def score_lines(self) -> Sequence[str]:
        return (NAME,)

    def parts(self, pos: GlenMore) -> Sequence[ModuleState]:
        """Returns the initial state: each player has the first cellar, empty (X3.2)."""
        seats, sales = len(pos.players), len(ROWS.of(pos.rules.pack).sales)
        return (Cellars([1] * seats, [0] * seats, ((),) * seats, [0] * sales, [0] * sales),)

    def arguments(self) -> Arguments:
        return {**super().arguments(), "vp": (STORE, *ROWS.of(components()).spaces)}

    def faults(self, pack: Components) -> Sequence[str]:
        return faults(ROWS.of(pack))

    # Barrels

    def on_brewed(self, pos: GlenMore, seat: int, count: int, why: str) -> Frames:
        """Places the barrels. A player who may take points instead has already chosen (X3.13)."""
        return settle_barrels(pos, seat)

    # The rondel

    def on_passing(self, pos: GlenMore, code: int, space: int) -> Frames:
        """Offers a player who passes a sale tile to sell one barrel; other pieces sell nothing (X3.10)."""
        seat, sale = PAWN - code, sale_of(pos, pos.rondel[space])
        if sale < 0 or not 0 <= seat < len(pos.players):
            return ()
        return (SellingCask(seat, sale, False, False, 0),)

    def on_discarded(self, pos: GlenMore, tile: int, cause: str, seat: int) -> Frames:
        sale = sale_of(pos, tile)
        if sale >= 0:
            clear_sale(pos, sale)
        return ()

    # Views

    def view_facts(self, pos: GlenMore, seat: int | None) -> CaskFacts:
        part, rows = cellars(pos), ROWS.of(pos.rules.pack)
        return {
            NAME: {
                "cellars": [
                    {
                        "built": part.built[own],
                        "store": part.store[own],
                        "casks": [rows.spaces[space] for space in part.casks[own]],
                    }
                    for own in range(len(pos.players))
                ],
                "sales": {
                    sale.tile: {
                        "free": free_spaces(pos, at),
                        "bonus": not part.bonus[at],
                        "soon": leaves_soon(pos, sale.tile),
                    }
                    for at, sale in enumerate(rows.sales)
                },
            }
        }

    def notes(self, pos: GlenMore) -> Sequence[Text]:
        part, rows = cellars(pos), ROWS.of(pos.rules.pack)
        found = []
        for seat, casks in enumerate(part.casks):
            vp = tuple([rows.spaces[space] for space in casks])
            note = "note-cellars" if vp else "note-cellars-empty"
            found.append(Text(note, seat=seat, built=part.built[seat], store=part.store[seat], vp=vp))
        for at, sale in enumerate(rows.sales):
            if pos.rules.number_of[sale.tile] in pos.rondel:
                free = free_spaces(pos, at)
                found.append(Text("note-sale", tile=sale.tile, free=free, bonus=1 - part.bonus[at]))
        return found

    def stocks(self, pos: GlenMore) -> Mapping[str, int]:
        part = cellars(pos)
        built = {f"cellars-{seat}": count for seat, count in enumerate(part.built)}
        return {"sale-barrels": sum(part.sold) + sum(part.bonus), **built}
