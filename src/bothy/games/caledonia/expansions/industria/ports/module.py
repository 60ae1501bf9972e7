"""Ports 10 to 18: one more set for the corners (I22).

Ports 16 and 17 have two halves. The rows and free actions here are those without the railway. A module with the
other halves gives the rows `port-16` and `port-17` other effects in `components`, and implements these: free
actions in `port_free_actions`; effects inside an action call `ports.use.ways`, as port 10 does. It comes after
this module in the manifest (R-I32).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from bothy.games.caledonia.expansions.industria.ports import contracts, goods, moves, units, upgrades
from bothy.games.caledonia.expansions.industria.sets import MoreTiles
from bothy.games.caledonia.module import Sparing
from bothy.games.caledonia.pack.types.tiles import read_port
from bothy.games.caledonia.ports import PortFreeAction
from bothy.kernel import FreeAction, Registry

DATA = Path(__file__).parent / "industria-ports.toml"
FREE_ACTIONS: tuple[PortFreeAction, ...] = (
    units.AnimalPort(),
    units.FieldPort(),
    upgrades.TechnologyPort(),
    goods.SellingPort(),
    upgrades.MerchantPort(),
    moves.MovesPort(),
    moves.BuildingPort(),
    contracts.ContractPort(),
)
EFFECTS: tuple[str, ...] = (contracts.SPARING, *[free_action.effect for free_action in FREE_ACTIONS])
NAMES = Registry(
    frames=upgrades.FRAMES,
    free_actions=[type(free_action) for free_action in FREE_ACTIONS],
    reasons=[*upgrades.REASONS, *units.REASONS, *moves.REASONS],
)


class PortTiles(MoreTiles):
    """More tiles for the corners; the base game draws them and decides who may use them (I22.1)."""

    def __init__(self) -> None:
        read = partial(read_port, effects=EFFECTS)
        super().__init__("port-tiles", "ports", "port", read, DATA, registry=NAMES)
        self._free_actions: dict[str, FreeAction[Any]] = {
            free_action.effect: free_action for free_action in FREE_ACTIONS
        }

    def port_free_actions(self) -> Mapping[str, FreeAction[Any]]:
        return self._free_actions

    def sparing_ways(self) -> Sequence[Sparing]:
        return (contracts.GoodSparing(),)
