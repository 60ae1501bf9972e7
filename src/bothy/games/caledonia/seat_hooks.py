"""The hooks for a seat's play, with what its modules give once: joined when a table is opened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bothy.games.caledonia.hooks import Hooks
from bothy.games.caledonia.module import EndOfProduction, Module, PortWay, Processor, Sparing, UnitKind
from bothy.games.caledonia.pack.types.goods import MEATS
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import FreeAction, overriding

UNEVEN = ("why_not_stand", "allows_standing", "modify_bill")


class SeatHooks(Hooks):
    """The hooks of a table's modules, then those of a clan's power."""

    __slots__ = (
        "end_of_production",
        "idle_free_actions",
        "more_processors",
        "spares_goods",
        "sparing",
        "trade_bonus",
        "trade_why",
        "uneven",
        "units",
        "ways_to_ports",
    )

    def __init__(self, modules: Sequence[Module]) -> None:
        super().__init__(modules)
        self.units: tuple[UnitKind, ...] = tuple([each for hook in self.unit_kinds for each in hook()])
        self.sparing: tuple[Sparing, ...] = tuple([each for hook in self.sparing_ways for each in hook()])
        self.spares_goods: bool = any(way.names() != MEATS for way in self.sparing)
        """True if any of them leaves out more than animals."""
        self.ways_to_ports: tuple[PortWay, ...] = tuple([each for hook in self.port_ways for each in hook()])
        self.more_processors: tuple[Processor, ...] = tuple([each for hook in self.processors for each in hook()])
        self.end_of_production: tuple[EndOfProduction, ...] = tuple(
            [each for hook in self.production_questions for each in hook()]
        )
        bonuses = [each for hook in self.trade_bonuses for each in hook()]
        self.trade_bonus: int = sum([money for money, _ in bonuses])
        self.trade_why: str = "".join([why for _, why in bonuses][-1:])
        """The reason given for that money in the account."""
        self.idle_free_actions: tuple[Callable[[Caledonia, int], Sequence[FreeAction[Any]]], ...] = (
            *self.turn_free_actions,
            *self.free_actions,
        )
        """Free actions while only the turn's own question is open."""
        self.uneven: tuple[Callable[[Caledonia, int], Sequence[int]], ...] = tuple(
            [module.affected_hexes for module in modules if _is_uneven(module)]
        )
        """Methods of modules that may change where a unit goes or its cost: the hexes concerned at the moment."""


def _is_uneven(module: Module) -> bool:
    found = overriding(Module, [module])
    return any(bool(found[hook]) for hook in UNEVEN)
