"""The hooks of one table at each point: built once, and empty where no module overrides a hook."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from bothy.games.caledonia.module import (
    BillLine,
    Deployed,
    EndOfProduction,
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
UnitLines = list[tuple[int, str]]
Breakdown = dict[str, Sequence[ScoreLine]]


UNEVEN = ("why_not_stand", "allows_standing", "modify_bill")


def _overrides(module: Module, hook: str) -> bool:
    return bool(overriding(Module, [module], hook))


class Hooks:
    """One slot per hook: results for hooks called when the table is opened, else the methods to call."""

    __slots__ = (
        "affected_hexes",
        "allows_bonus",
        "allows_link",
        "allows_standing",
        "bonus_choices",
        "bonus_free_actions",
        "components",
        "contract_frames",
        "end_of_production",
        "estimate",
        "free_actions",
        "hex_discounts",
        "idle_free_actions",
        "imagine",
        "keeps_rejected",
        "main_actions",
        "modify_bill",
        "modify_breakdown",
        "modify_clan_setup",
        "modify_columns",
        "modify_contract_cost",
        "modify_contracts_drawn",
        "modify_contracts_left",
        "modify_count",
        "modify_drawn",
        "modify_due",
        "modify_first_hexes",
        "modify_import_money",
        "modify_import_values",
        "modify_income",
        "modify_most_actions",
        "modify_most_cheap",
        "modify_most_obtained",
        "modify_pass_bonus",
        "modify_payable",
        "modify_people",
        "modify_place_points",
        "modify_preparation",
        "modify_quote",
        "modify_rewards",
        "modify_scores",
        "modify_stock",
        "modify_tie_break",
        "modify_tile_glory",
        "modify_unit_costs",
        "modify_unit_lines",
        "modify_worker_income",
        "modify_yield",
        "modules",
        "near_hexes",
        "notes",
        "on_deployed",
        "on_expanded",
        "on_game_end",
        "on_production_begin",
        "parts",
        "port_free_actions",
        "port_ways",
        "powers",
        "processors",
        "reached_hexes",
        "scoring_steps",
        "seat_facts",
        "setup_steps",
        "spares_goods",
        "sparing",
        "start_lines",
        "stocks",
        "sums_at_hand",
        "tolls",
        "trade_bonus",
        "trade_why",
        "tried_free_actions",
        "turn_frames",
        "turn_free_actions",
        "units",
        "verdict_lines",
        "view_facts",
        "view_keys",
        "why_not_first",
        "why_not_move",
        "why_not_stand",
        "why_not_upgrade",
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
        self.affected_hexes: tuple[Callable[[Caledonia, int], Sequence[int]], ...] = tuple(
            [module.affected_hexes for module in modules if any(_overrides(module, hook) for hook in UNEVEN)]
        )
        """Methods of modules that may change where a unit goes or its cost: the hexes concerned at the moment."""

    def _when_opened(self, modules: Sequence[Module]) -> None:
        self.modify_people: tuple[Callable[[tuple[int, ...]], tuple[int, ...]], ...] = overriding(
            Module, modules, "modify_people"
        )
        self.components: tuple[Callable[[Components], Components], ...] = overriding(Module, modules, "components")
        self.powers: dict[str, Callable[[Clan], Module]] = {
            id_: power for module in modules for id_, power in module.powers().items()
        }
        self.units: tuple[UnitKind, ...] = tuple([unit for module in modules for unit in module.unit_kinds()])
        self.modify_columns: tuple[Callable[[tuple[int, ...]], tuple[int, ...]], ...] = overriding(
            Module, modules, "modify_columns"
        )
        self.trade_bonus: int = sum([pounds for module in modules for pounds, _ in module.trade_bonuses()])
        self.trade_why: str = "".join([why for module in modules for _, why in module.trade_bonuses()][-1:])
        """The reason given for that money in the account."""
        self.sparing: tuple[Sparing, ...] = tuple([way for module in modules for way in module.sparing_ways()])
        self.spares_goods: bool = any(way.names() != MEATS for way in self.sparing)
        """True if any of them leaves out more than animals."""
        self.port_free_actions: dict[str, FreeAction[Any]] = {
            effect: free_action for module in modules for effect, free_action in module.port_free_actions().items()
        }
        self.port_ways: tuple[PortWay, ...] = tuple([way for module in modules for way in module.port_ways()])
        self.bonus_choices: tuple[Rule[Any], ...] = tuple(
            [each for module in modules for each in module.bonus_choices()]
        )
        self.main_actions: tuple[Rule[Any], ...] = tuple(
            [each for module in modules for each in module.main_actions()]
        )
        self.processors: tuple[Processor, ...] = tuple(
            [each for module in modules for each in module.processors()]
        )
        self.end_of_production: tuple[EndOfProduction, ...] = tuple(
            [each for module in modules for each in module.production_questions()]
        )

    def _set_up(self, modules: Sequence[Module]) -> None:
        self.parts: tuple[Callable[[Caledonia, int], Sequence[ModuleState]], ...] = overriding(
            Module, modules, "parts"
        )
        self.setup_steps: tuple[Callable[[Caledonia, str], Frames], ...] = overriding(
            Module, modules, "setup_steps"
        )
        self.modify_drawn: tuple[Callable[[Piece, bool], bool], ...] = overriding(Module, modules, "modify_drawn")
        self.modify_clan_setup: tuple[Callable[[Caledonia, Frames], Frames], ...] = overriding(
            Module, modules, "modify_clan_setup"
        )
        self.start_lines: tuple[Callable[[Caledonia, int], Sequence[Line]], ...] = overriding(
            Module, modules, "start_lines"
        )
        self.modify_first_hexes: tuple[Callable[[Caledonia, int, Sequence[int]], Sequence[int]], ...] = overriding(
            Module, modules, "modify_first_hexes"
        )
        self.why_not_first: tuple[Callable[[Caledonia, int, int], Reason | None], ...] = overriding(
            Module, modules, "why_not_first"
        )

    def _map(self, modules: Sequence[Module]) -> None:
        self.why_not_stand: tuple[Callable[[Caledonia, int, int, int], Reason | None], ...] = overriding(
            Module, modules, "why_not_stand"
        )
        self.allows_standing: tuple[Callable[[Caledonia, int, int, int, Reason], bool], ...] = overriding(
            Module, modules, "allows_standing"
        )
        self.why_not_move: tuple[Callable[[Caledonia, int, int, int], Reason | None], ...] = overriding(
            Module, modules, "why_not_move"
        )
        self.reached_hexes: tuple[Callable[[Caledonia, int], Sequence[int]], ...] = overriding(
            Module, modules, "reached_hexes"
        )
        self.tolls: tuple[Callable[[Caledonia, int], tuple[str, Mapping[int, int]] | None], ...] = overriding(
            Module, modules, "tolls"
        )
        self.allows_link: tuple[Callable[[Caledonia, int, int, int], bool], ...] = overriding(
            Module, modules, "allows_link"
        )
        self.near_hexes: tuple[Callable[[Caledonia, int, int], Sequence[int]], ...] = overriding(
            Module, modules, "near_hexes"
        )
        self.on_deployed: tuple[Callable[[Caledonia, int, int, int, int], Frames], ...] = overriding(
            Module, modules, "on_deployed"
        )
        self.on_expanded: tuple[Callable[[Caledonia, int, int, int], Frames], ...] = overriding(
            Module, modules, "on_expanded"
        )
        self.allows_bonus: tuple[Callable[[Caledonia, int, Deployed], bool], ...] = overriding(
            Module, modules, "allows_bonus"
        )
        self.modify_unit_lines: tuple[Callable[[Caledonia, int, int, UnitLines], UnitLines], ...] = overriding(
            Module, modules, "modify_unit_lines"
        )
        self.modify_unit_costs: tuple[Callable[[Caledonia, int, Sequence[int]], Sequence[int]], ...] = overriding(
            Module, modules, "modify_unit_costs"
        )
        self.hex_discounts: tuple[Callable[[Caledonia, int], tuple[str, Sequence[int]] | None], ...] = overriding(
            Module, modules, "hex_discounts"
        )
        self.modify_bill: tuple[Callable[[Caledonia, int, int, int, list[BillLine]], list[BillLine]], ...] = (
            overriding(Module, modules, "modify_bill")
        )

    def _market_and_contracts(self, modules: Sequence[Module]) -> None:
        self.modify_quote: tuple[Callable[[Caledonia, int, int, Quote], Quote], ...] = overriding(
            Module, modules, "modify_quote"
        )
        self.modify_most_cheap: tuple[Callable[[Caledonia, int, int], int], ...] = overriding(
            Module, modules, "modify_most_cheap"
        )
        self.contract_frames: tuple[Callable[[Caledonia, int], Frames], ...] = overriding(
            Module, modules, "contract_frames"
        )
        self.modify_contracts_left: tuple[Callable[[Caledonia, int], int], ...] = overriding(
            Module, modules, "modify_contracts_left"
        )
        self.keeps_rejected: tuple[Callable[[Caledonia, int, tuple[int, ...]], bool], ...] = overriding(
            Module, modules, "keeps_rejected"
        )
        self.modify_contract_cost: tuple[Callable[[Caledonia, int, int], int], ...] = overriding(
            Module, modules, "modify_contract_cost"
        )
        self.modify_contracts_drawn: tuple[Callable[[Caledonia, int, int], int], ...] = overriding(
            Module, modules, "modify_contracts_drawn"
        )
        self.modify_most_obtained: tuple[Callable[[Caledonia, int, int], int], ...] = overriding(
            Module, modules, "modify_most_obtained"
        )
        self.modify_payable: tuple[Callable[[Caledonia, int, int, int], int], ...] = overriding(
            Module, modules, "modify_payable"
        )
        self.modify_due: tuple[Callable[[Caledonia, int, int, int], int], ...] = overriding(
            Module, modules, "modify_due"
        )
        self.modify_rewards: tuple[
            Callable[[Caledonia, int, Contract, list[Frame[Any]]], list[Frame[Any]]], ...
        ] = overriding(Module, modules, "modify_rewards")
        self.modify_import_money: tuple[Callable[[Caledonia, int, int], int], ...] = overriding(
            Module, modules, "modify_import_money"
        )
        self.why_not_upgrade: tuple[Callable[[Caledonia, int, Action], Reason | None], ...] = overriding(
            Module, modules, "why_not_upgrade"
        )

    def _turns(self, modules: Sequence[Module]) -> None:
        self.modify_most_actions: tuple[Callable[[Caledonia, int, int], int], ...] = overriding(
            Module, modules, "modify_most_actions"
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
        self.tried_free_actions: tuple[Callable[[Caledonia, int], FreeActions], ...] = overriding(
            Module, modules, "tried_free_actions"
        )
        self.sums_at_hand: tuple[Callable[[Caledonia, int], Sequence[tuple[int, str]]], ...] = overriding(
            Module, modules, "sums_at_hand"
        )
        self.turn_frames: tuple[Callable[[Caledonia, int], Frames], ...] = overriding(
            Module, modules, "turn_frames"
        )
        self.modify_pass_bonus: tuple[Callable[[Caledonia, int, int], int], ...] = overriding(
            Module, modules, "modify_pass_bonus"
        )

    def _phases(self, modules: Sequence[Module]) -> None:
        self.modify_preparation: tuple[Callable[[Caledonia, Frames], Frames], ...] = overriding(
            Module, modules, "modify_preparation"
        )
        self.on_production_begin: tuple[Callable[[Caledonia, int], Frames], ...] = overriding(
            Module, modules, "on_production_begin"
        )
        self.modify_worker_income: tuple[Callable[[Caledonia, int, UnitLines], UnitLines], ...] = overriding(
            Module, modules, "modify_worker_income"
        )
        self.modify_yield: tuple[Callable[[Caledonia, int, int, int], int], ...] = overriding(
            Module, modules, "modify_yield"
        )
        self.scoring_steps: tuple[Callable[[Caledonia], Frames], ...] = overriding(
            Module, modules, "scoring_steps"
        )
        self.on_game_end: tuple[Callable[[Caledonia, int], Frames], ...] = overriding(
            Module, modules, "on_game_end"
        )

    def _scoring(self, modules: Sequence[Module]) -> None:
        self.modify_stock: tuple[Callable[[Caledonia, int, list[int]], list[int]], ...] = overriding(
            Module, modules, "modify_stock"
        )
        self.modify_tile_glory: tuple[Callable[[Caledonia, int, int], int], ...] = overriding(
            Module, modules, "modify_tile_glory"
        )
        self.modify_count: tuple[Callable[[Caledonia, int, str, int], int], ...] = overriding(
            Module, modules, "modify_count"
        )
        self.modify_import_values: tuple[Callable[[Caledonia, list[int]], list[int]], ...] = overriding(
            Module, modules, "modify_import_values"
        )
        self.modify_place_points: tuple[Callable[[Caledonia, str, Sequence[int], list[int]], list[int]], ...] = (
            overriding(Module, modules, "modify_place_points")
        )
        self.modify_scores: tuple[Callable[[Caledonia, int, dict[str, int]], dict[str, int]], ...] = overriding(
            Module, modules, "modify_scores"
        )
        self.modify_breakdown: tuple[Callable[[Caledonia, int, Breakdown], Breakdown], ...] = overriding(
            Module, modules, "modify_breakdown"
        )
        self.modify_tie_break: tuple[Callable[[Caledonia, int, int], int], ...] = overriding(
            Module, modules, "modify_tie_break"
        )
        self.verdict_lines: tuple[Callable[[Caledonia], Sequence[Text]], ...] = overriding(
            Module, modules, "verdict_lines"
        )

    def _shown(self, modules: Sequence[Module]) -> None:
        self.stocks: tuple[Callable[[Caledonia, int], Mapping[str, int]], ...] = overriding(
            Module, modules, "stocks"
        )
        self.modify_income: tuple[Callable[[Caledonia, int, Sequence[int], int], int], ...] = overriding(
            Module, modules, "modify_income"
        )
        self.estimate: tuple[Callable[[Caledonia, int], int], ...] = overriding(Module, modules, "estimate")
        self.view_facts: tuple[Callable[[Caledonia, int | None], dict[str, Json]], ...] = overriding(
            Module, modules, "view_facts"
        )
        self.notes: tuple[Callable[[Caledonia, int], Sequence[Text]], ...] = overriding(Module, modules, "notes")
        self.seat_facts: tuple[Callable[[Caledonia, int], dict[str, Json]], ...] = overriding(
            Module, modules, "seat_facts"
        )
        self.view_keys: tuple[Callable[[Caledonia, int], Sequence[object]], ...] = overriding(
            Module, modules, "view_keys"
        )
        self.imagine: tuple[Callable[[Caledonia, int | None, Dealer], Caledonia], ...] = overriding(
            Module, modules, "imagine"
        )
