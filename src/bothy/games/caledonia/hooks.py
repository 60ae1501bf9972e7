"""The hooks of one table at each point: built once, and empty where no module overrides a hook."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from bothy.games.caledonia.module import (
    BillLine,
    Deployed,
    EndOfProduction,
    Held,
    Module,
    PortWay,
    Processor,
    Quote,
    Sparing,
    UnitKind,
)
from bothy.games.caledonia.pack.types.goods import MEATS
from bothy.games.caledonia.pack.types.piece import Piece
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import (
    Action,
    Dealer,
    Frame,
    FreeAction,
    Json,
    ModuleState,
    Reason,
    Rule,
    ScoreLine,
    Text,
    overriding,
)
from bothy.kernel.event import Line

if TYPE_CHECKING:
    from bothy.games.caledonia.pack.types import Clan, Components
    from bothy.games.caledonia.pack.types.contracts import Contract

Frames = Sequence[Frame[Any]]
FreeActions = Sequence[FreeAction[Any]]
Costs = tuple[int, int, int]
UnitLines = list[tuple[int, str]]
Breakdown = dict[str, Sequence[ScoreLine]]


UNEVEN = ("why_not_stand", "may_stand", "bill")


def _overrides(module: Module, hook: str) -> bool:
    return bool(overriding(Module, [module], hook))


class Hooks:
    """One slot per hook: results for hooks called when the table is opened, else the methods to call."""

    __slots__ = (
        "after_fulfilling",
        "at_hand",
        "bill",
        "bonus_choices",
        "bonus_free_actions",
        "bonus_upgrades",
        "boxes",
        "breakdown",
        "brings_bonus",
        "clan_setup",
        "clan_start",
        "columns",
        "components",
        "contract_cost",
        "contract_source",
        "contracts_drawn",
        "contracts_left",
        "counted",
        "demand",
        "deployed",
        "end_of_game",
        "end_of_production",
        "estimate",
        "expanded",
        "first_hexes",
        "free_actions",
        "has_say",
        "hex_discounts",
        "hides",
        "idle_free_actions",
        "imagine",
        "import_money",
        "import_values",
        "in_play",
        "income",
        "links",
        "main_actions",
        "may_stand",
        "modules",
        "most_actions",
        "most_cheap",
        "most_obtained",
        "near",
        "next_seats",
        "notes",
        "part",
        "pass_bonus",
        "pay",
        "payable",
        "people",
        "places",
        "port_free_actions",
        "port_ways",
        "powers",
        "preparation",
        "processors",
        "production_steps",
        "quote",
        "reach",
        "rejected",
        "scores",
        "scoring_steps",
        "seat_view",
        "setup_steps",
        "size",
        "spares_goods",
        "sparing",
        "start_of_production",
        "stock",
        "stocks",
        "tie_break",
        "tile_glory",
        "tolls",
        "trade_bonus",
        "trade_why",
        "tries",
        "turn_frames",
        "turn_free_actions",
        "unit_costs",
        "unit_lines",
        "units",
        "upgrade_costs",
        "verdict",
        "view",
        "view_key",
        "why_not_first",
        "why_not_move",
        "why_not_stand",
        "why_not_upgrade",
        "worker_income",
        "yields",
    )

    def __init__(self, modules: Sequence[Module]) -> None:
        self.modules: tuple[Module, ...] = tuple(modules)
        self._when_opened(modules)
        self._set_up(modules)
        self._map(modules)
        self._market_and_contracts(modules)
        self._turns(modules)
        self._phases(modules)
        self._scoring(modules)
        self._shown(modules)
        self.has_say: tuple[Callable[[Caledonia, int], Sequence[int]], ...] = tuple(
            [module.has_say for module in modules if any(_overrides(module, hook) for hook in UNEVEN)]
        )
        """Methods of modules that may change where a unit goes or its cost: the hexes concerned at the moment."""

    def _when_opened(self, modules: Sequence[Module]) -> None:
        self.hides: bool = any(module.hides() for module in modules)
        self.size: tuple[Callable[[int], int], ...] = overriding(Module, modules, "size")
        self.people: tuple[Callable[[tuple[int, ...]], tuple[int, ...]], ...] = overriding(
            Module, modules, "people"
        )
        self.components: tuple[Callable[[Components], Components], ...] = overriding(Module, modules, "components")
        self.powers: dict[str, Callable[[Clan], Module]] = {
            id_: power for module in modules for id_, power in module.powers().items()
        }
        self.units: tuple[UnitKind, ...] = tuple([unit for module in modules for unit in module.units()])
        self.columns: tuple[Callable[[tuple[int, ...]], tuple[int, ...]], ...] = overriding(
            Module, modules, "columns"
        )
        self.trade_bonus: int = sum([module.trade_bonus() for module in modules])
        self.trade_why: str = "".join([module.name for module in modules if module.trade_bonus()][-1:])
        """The reason given for that money in the account."""
        self.sparing: tuple[Sparing, ...] = tuple([way for module in modules for way in module.sparing()])
        self.spares_goods: bool = any(way.names() != MEATS for way in self.sparing)
        """True if any of them leaves out more than animals."""
        self.port_free_actions: dict[str, FreeAction[Any]] = {
            effect: free_action for module in modules for effect, free_action in module.port_free_actions().items()
        }
        self.port_ways: tuple[PortWay, ...] = tuple([way for module in modules for way in module.port_ways()])
        self.bonus_choices: tuple[Rule[Any], ...] = tuple(
            [each for module in modules for each in module.bonus_choices()]
        )
        self.bonus_upgrades: tuple[Rule[Any], ...] = tuple(
            [each for module in modules for each in module.bonus_upgrades()]
        )
        self.main_actions: tuple[Rule[Any], ...] = tuple(
            [each for module in modules for each in module.main_actions()]
        )
        self.processors: tuple[Processor, ...] = tuple(
            [each for module in modules for each in module.processors()]
        )
        self.end_of_production: tuple[EndOfProduction, ...] = tuple(
            [each for module in modules for each in module.end_of_production()]
        )

    def _set_up(self, modules: Sequence[Module]) -> None:
        self.part: tuple[Callable[[Caledonia, int], ModuleState | None], ...] = overriding(Module, modules, "part")
        self.setup_steps: tuple[Callable[[Caledonia, str], Frames], ...] = overriding(
            Module, modules, "setup_steps"
        )
        self.in_play: tuple[Callable[[Piece, bool], bool], ...] = overriding(Module, modules, "in_play")
        self.clan_setup: tuple[Callable[[Caledonia, Frames], Frames], ...] = overriding(
            Module, modules, "clan_setup"
        )
        self.clan_start: tuple[Callable[[Caledonia, int], Sequence[Line]], ...] = overriding(
            Module, modules, "clan_start"
        )
        self.first_hexes: tuple[Callable[[Caledonia, int, Sequence[int]], Sequence[int]], ...] = overriding(
            Module, modules, "first_hexes"
        )
        self.why_not_first: tuple[Callable[[Caledonia, int, int], Reason | None], ...] = overriding(
            Module, modules, "why_not_first"
        )

    def _map(self, modules: Sequence[Module]) -> None:
        self.why_not_stand: tuple[Callable[[Caledonia, int, int, int], Reason | None], ...] = overriding(
            Module, modules, "why_not_stand"
        )
        self.may_stand: tuple[Callable[[Caledonia, int, int, int, Reason], bool], ...] = overriding(
            Module, modules, "may_stand"
        )
        self.why_not_move: tuple[Callable[[Caledonia, int, int, int], Reason | None], ...] = overriding(
            Module, modules, "why_not_move"
        )
        self.reach: tuple[Callable[[Caledonia, int], Sequence[int]], ...] = overriding(Module, modules, "reach")
        self.tolls: tuple[Callable[[Caledonia, int], tuple[str, Mapping[int, int]] | None], ...] = overriding(
            Module, modules, "tolls"
        )
        self.links: tuple[Callable[[Caledonia, int, int, int], bool], ...] = overriding(Module, modules, "links")
        self.near: tuple[Callable[[Caledonia, int, int], Sequence[int]], ...] = overriding(Module, modules, "near")
        self.deployed: tuple[Callable[[Caledonia, int, int, int, int], Frames], ...] = overriding(
            Module, modules, "deployed"
        )
        self.expanded: tuple[Callable[[Caledonia, int, int, int], Frames], ...] = overriding(
            Module, modules, "expanded"
        )
        self.brings_bonus: tuple[Callable[[Caledonia, int, Deployed], bool], ...] = overriding(
            Module, modules, "brings_bonus"
        )
        self.unit_lines: tuple[Callable[[Caledonia, int, int, UnitLines], UnitLines], ...] = overriding(
            Module, modules, "unit_lines"
        )
        self.unit_costs: tuple[Callable[[Caledonia, int, Sequence[int]], Sequence[int]], ...] = overriding(
            Module, modules, "unit_costs"
        )
        self.hex_discounts: tuple[Callable[[Caledonia, int], tuple[str, Sequence[int]] | None], ...] = overriding(
            Module, modules, "hex_discounts"
        )
        self.bill: tuple[Callable[[Caledonia, int, int, int, list[BillLine]], list[BillLine]], ...] = overriding(
            Module, modules, "bill"
        )

    def _market_and_contracts(self, modules: Sequence[Module]) -> None:
        self.quote: tuple[Callable[[Caledonia, int, int, Quote], Quote], ...] = overriding(
            Module, modules, "quote"
        )
        self.most_cheap: tuple[Callable[[Caledonia, int, int], int], ...] = overriding(
            Module, modules, "most_cheap"
        )
        self.contract_source: tuple[Callable[[Caledonia, int], Frame[Any] | None], ...] = overriding(
            Module, modules, "contract_source"
        )
        self.contracts_left: tuple[Callable[[Caledonia, int], int], ...] = overriding(
            Module, modules, "contracts_left"
        )
        self.rejected: tuple[Callable[[Caledonia, int, tuple[int, ...]], bool], ...] = overriding(
            Module, modules, "rejected"
        )
        self.contract_cost: tuple[Callable[[Caledonia, int, int], int], ...] = overriding(
            Module, modules, "contract_cost"
        )
        self.contracts_drawn: tuple[Callable[[Caledonia, int, int], int], ...] = overriding(
            Module, modules, "contracts_drawn"
        )
        self.most_obtained: tuple[Callable[[Caledonia, int, int], int], ...] = overriding(
            Module, modules, "most_obtained"
        )
        self.boxes: tuple[Callable[[Caledonia, int, int], int], ...] = overriding(Module, modules, "boxes")
        self.demand: tuple[Callable[[Caledonia, int, Contract, Held], Held], ...] = overriding(
            Module, modules, "demand"
        )
        self.payable: tuple[Callable[[Caledonia, int, int, int], int], ...] = overriding(
            Module, modules, "payable"
        )
        self.pay: tuple[Callable[[Caledonia, int, int, int], int], ...] = overriding(Module, modules, "pay")
        self.after_fulfilling: tuple[
            Callable[[Caledonia, int, Contract, list[Frame[Any]]], list[Frame[Any]]], ...
        ] = overriding(Module, modules, "after_fulfilling")
        self.import_money: tuple[Callable[[Caledonia, int, int], int], ...] = overriding(
            Module, modules, "import_money"
        )
        self.why_not_upgrade: tuple[Callable[[Caledonia, int, Action], Reason | None], ...] = overriding(
            Module, modules, "why_not_upgrade"
        )
        self.upgrade_costs: tuple[Callable[[Caledonia, int, Costs], Costs], ...] = overriding(
            Module, modules, "upgrade_costs"
        )

    def _turns(self, modules: Sequence[Module]) -> None:
        self.most_actions: tuple[Callable[[Caledonia, int, int], int], ...] = overriding(
            Module, modules, "most_actions"
        )
        self.free_actions: tuple[Callable[[Caledonia, int], FreeActions], ...] = overriding(
            Module, modules, "free_actions"
        )
        self.turn_free_actions: tuple[Callable[[Caledonia, int], FreeActions], ...] = overriding(
            Module, modules, "turn_free_actions"
        )
        self.idle_free_actions: tuple[Callable[[Caledonia, int], FreeActions], ...] = (
            *self.turn_free_actions,
            *self.free_actions,
        )
        """Free actions while only the turn's own question is open."""
        self.bonus_free_actions: tuple[Callable[[Caledonia, int], FreeActions], ...] = overriding(
            Module, modules, "bonus_free_actions"
        )
        self.tries: tuple[Callable[[Caledonia, int], FreeActions], ...] = overriding(Module, modules, "tries")
        self.at_hand: tuple[Callable[[Caledonia, int], Sequence[tuple[int, str]]], ...] = overriding(
            Module, modules, "at_hand"
        )
        self.next_seats: tuple[Callable[[Caledonia, int, tuple[int, ...]], tuple[int, ...]], ...] = overriding(
            Module, modules, "next_seats"
        )
        self.turn_frames: tuple[Callable[[Caledonia, int], Frames], ...] = overriding(
            Module, modules, "turn_frames"
        )
        self.pass_bonus: tuple[Callable[[Caledonia, int, int], int], ...] = overriding(
            Module, modules, "pass_bonus"
        )

    def _phases(self, modules: Sequence[Module]) -> None:
        self.preparation: tuple[Callable[[Caledonia, Frames], Frames], ...] = overriding(
            Module, modules, "preparation"
        )
        self.start_of_production: tuple[Callable[[Caledonia, int], Frames], ...] = overriding(
            Module, modules, "start_of_production"
        )
        self.worker_income: tuple[Callable[[Caledonia, int, UnitLines], UnitLines], ...] = overriding(
            Module, modules, "worker_income"
        )
        self.yields: tuple[Callable[[Caledonia, int, int, int], int], ...] = overriding(Module, modules, "yields")
        self.production_steps: tuple[Callable[[Caledonia], Frames], ...] = overriding(
            Module, modules, "production_steps"
        )
        self.scoring_steps: tuple[Callable[[Caledonia], Frames], ...] = overriding(
            Module, modules, "scoring_steps"
        )
        self.end_of_game: tuple[Callable[[Caledonia, int], Frames], ...] = overriding(
            Module, modules, "end_of_game"
        )

    def _scoring(self, modules: Sequence[Module]) -> None:
        self.stock: tuple[Callable[[Caledonia, int, list[int]], list[int]], ...] = overriding(
            Module, modules, "stock"
        )
        self.tile_glory: tuple[Callable[[Caledonia, int, int], int], ...] = overriding(
            Module, modules, "tile_glory"
        )
        self.counted: tuple[Callable[[Caledonia, int, str, int], int], ...] = overriding(
            Module, modules, "counted"
        )
        self.import_values: tuple[Callable[[Caledonia, list[int]], list[int]], ...] = overriding(
            Module, modules, "import_values"
        )
        self.places: tuple[Callable[[Caledonia, str, Sequence[int], list[int]], list[int]], ...] = overriding(
            Module, modules, "places"
        )
        self.scores: tuple[Callable[[Caledonia, int, dict[str, int]], dict[str, int]], ...] = overriding(
            Module, modules, "scores"
        )
        self.breakdown: tuple[Callable[[Caledonia, int, Breakdown], Breakdown], ...] = overriding(
            Module, modules, "breakdown"
        )
        self.tie_break: tuple[Callable[[Caledonia, int, int], int], ...] = overriding(Module, modules, "tie_break")
        self.verdict: tuple[Callable[[Caledonia], Sequence[Text]], ...] = overriding(Module, modules, "verdict")

    def _shown(self, modules: Sequence[Module]) -> None:
        self.stocks: tuple[Callable[[Caledonia, int], Mapping[str, int]], ...] = overriding(
            Module, modules, "stocks"
        )
        self.income: tuple[Callable[[Caledonia, int, Sequence[int], int], int], ...] = overriding(
            Module, modules, "income"
        )
        self.estimate: tuple[Callable[[Caledonia, int, int], int], ...] = overriding(Module, modules, "estimate")
        self.view: tuple[Callable[[Caledonia, int | None, dict[str, Json]], dict[str, Json]], ...] = overriding(
            Module, modules, "view"
        )
        self.notes: tuple[Callable[[Caledonia, int], Sequence[Text]], ...] = overriding(Module, modules, "notes")
        self.seat_view: tuple[Callable[[Caledonia, int, dict[str, Json]], dict[str, Json]], ...] = overriding(
            Module, modules, "seat_view"
        )
        self.view_key: tuple[Callable[[Caledonia, int], Sequence[object]], ...] = overriding(
            Module, modules, "view_key"
        )
        self.imagine: tuple[Callable[[Caledonia, int | None, Dealer], Caledonia], ...] = overriding(
            Module, modules, "imagine"
        )
