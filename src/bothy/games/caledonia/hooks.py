"""The methods to call at each point of Caledonia, by `Module`. Written by scripts/generate_hooks.py."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

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
from bothy.games.caledonia.pack.types import Clan, Components
from bothy.games.caledonia.pack.types.contracts import Contract
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


class Hooks:
    """The methods of these modules at each point, in their order. A point that none overrides is empty."""

    __slots__ = (
        "affected_hexes",
        "allows_bonus",
        "allows_link",
        "allows_standing",
        "bonus_choices",
        "bonus_free_actions",
        "components",
        "contract_frames",
        "estimate",
        "free_actions",
        "hex_discounts",
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
        "production_questions",
        "reached_hexes",
        "scoring_steps",
        "seat_facts",
        "setup_steps",
        "sparing_ways",
        "start_lines",
        "stocks",
        "sums_at_hand",
        "tolls",
        "trade_bonuses",
        "tried_free_actions",
        "turn_frames",
        "turn_free_actions",
        "unit_kinds",
        "verdict_lines",
        "view_facts",
        "view_keys",
        "why_not_first",
        "why_not_move",
        "why_not_stand",
        "why_not_upgrade",
    )

    def __init__(self, modules: Sequence[Module]) -> None:
        found = overriding(Module, modules)
        self.modify_people: tuple[Callable[[tuple[int, ...]], tuple[int, ...]], ...] = found["modify_people"]
        self.components: tuple[Callable[[Components], Components], ...] = found["components"]
        self.powers: tuple[Callable[[], Mapping[str, Callable[[Clan], Module]]], ...] = found["powers"]
        self.parts: tuple[Callable[[Caledonia, int], Sequence[ModuleState]], ...] = found["parts"]
        self.setup_steps: tuple[Callable[[Caledonia, str], Sequence[Frame[Any]]], ...] = found["setup_steps"]
        self.modify_drawn: tuple[Callable[[Piece, bool], bool], ...] = found["modify_drawn"]
        self.modify_clan_setup: tuple[Callable[[Caledonia, Sequence[Frame[Any]]], Sequence[Frame[Any]]], ...] = (
            found["modify_clan_setup"]
        )
        self.start_lines: tuple[Callable[[Caledonia, int], Sequence[Line]], ...] = found["start_lines"]
        self.modify_first_hexes: tuple[Callable[[Caledonia, int, Sequence[int]], Sequence[int]], ...] = found[
            "modify_first_hexes"
        ]
        self.why_not_first: tuple[Callable[[Caledonia, int, int], Reason | None], ...] = found["why_not_first"]
        self.unit_kinds: tuple[Callable[[], Sequence[UnitKind]], ...] = found["unit_kinds"]
        self.modify_columns: tuple[Callable[[tuple[int, ...]], tuple[int, ...]], ...] = found["modify_columns"]
        self.why_not_stand: tuple[Callable[[Caledonia, int, int, int], Reason | None], ...] = found[
            "why_not_stand"
        ]
        self.allows_standing: tuple[Callable[[Caledonia, int, int, int, Reason], bool], ...] = found[
            "allows_standing"
        ]
        self.affected_hexes: tuple[Callable[[Caledonia, int], Sequence[int]], ...] = found["affected_hexes"]
        self.why_not_move: tuple[Callable[[Caledonia, int, int, int], Reason | None], ...] = found["why_not_move"]
        self.reached_hexes: tuple[Callable[[Caledonia, int], Sequence[int]], ...] = found["reached_hexes"]
        self.tolls: tuple[Callable[[Caledonia, int], tuple[str, Mapping[int, int]] | None], ...] = found["tolls"]
        self.allows_link: tuple[Callable[[Caledonia, int, int, int], bool], ...] = found["allows_link"]
        self.near_hexes: tuple[Callable[[Caledonia, int, int], Sequence[int]], ...] = found["near_hexes"]
        self.on_deployed: tuple[Callable[[Caledonia, int, int, int, int], Sequence[Frame[Any]]], ...] = found[
            "on_deployed"
        ]
        self.on_expanded: tuple[Callable[[Caledonia, int, int, int], Sequence[Frame[Any]]], ...] = found[
            "on_expanded"
        ]
        self.allows_bonus: tuple[Callable[[Caledonia, int, Deployed], bool], ...] = found["allows_bonus"]
        self.bonus_choices: tuple[Callable[[], Sequence[Rule[Any]]], ...] = found["bonus_choices"]
        self.modify_unit_lines: tuple[
            Callable[[Caledonia, int, int, list[tuple[int, str]]], list[tuple[int, str]]], ...
        ] = found["modify_unit_lines"]
        self.modify_unit_costs: tuple[Callable[[Caledonia, int, Sequence[int]], Sequence[int]], ...] = found[
            "modify_unit_costs"
        ]
        self.hex_discounts: tuple[Callable[[Caledonia, int], tuple[str, Sequence[int]] | None], ...] = found[
            "hex_discounts"
        ]
        self.modify_bill: tuple[Callable[[Caledonia, int, int, int, list[BillLine]], list[BillLine]], ...] = found[
            "modify_bill"
        ]
        self.trade_bonuses: tuple[Callable[[], Sequence[tuple[int, str]]], ...] = found["trade_bonuses"]
        self.modify_quote: tuple[Callable[[Caledonia, int, int, Quote], Quote], ...] = found["modify_quote"]
        self.modify_most_cheap: tuple[Callable[[Caledonia, int, int], int], ...] = found["modify_most_cheap"]
        self.contract_frames: tuple[Callable[[Caledonia, int], Sequence[Frame[Any]]], ...] = found[
            "contract_frames"
        ]
        self.modify_contracts_left: tuple[Callable[[Caledonia, int], int], ...] = found["modify_contracts_left"]
        self.keeps_rejected: tuple[Callable[[Caledonia, int, tuple[int, ...]], bool], ...] = found[
            "keeps_rejected"
        ]
        self.modify_contract_cost: tuple[Callable[[Caledonia, int, int], int], ...] = found["modify_contract_cost"]
        self.modify_contracts_drawn: tuple[Callable[[Caledonia, int, int], int], ...] = found[
            "modify_contracts_drawn"
        ]
        self.modify_most_obtained: tuple[Callable[[Caledonia, int, int], int], ...] = found["modify_most_obtained"]
        self.sparing_ways: tuple[Callable[[], Sequence[Sparing]], ...] = found["sparing_ways"]
        self.modify_payable: tuple[Callable[[Caledonia, int, int, int], int], ...] = found["modify_payable"]
        self.modify_due: tuple[Callable[[Caledonia, int, int, int], int], ...] = found["modify_due"]
        self.modify_rewards: tuple[
            Callable[[Caledonia, int, Contract, list[Frame[Any]]], list[Frame[Any]]], ...
        ] = found["modify_rewards"]
        self.modify_import_money: tuple[Callable[[Caledonia, int, int], int], ...] = found["modify_import_money"]
        self.why_not_upgrade: tuple[Callable[[Caledonia, int, Action], Reason | None], ...] = found[
            "why_not_upgrade"
        ]
        self.port_free_actions: tuple[Callable[[], Mapping[str, FreeAction[Any]]], ...] = found[
            "port_free_actions"
        ]
        self.port_ways: tuple[Callable[[], Sequence[PortWay]], ...] = found["port_ways"]
        self.main_actions: tuple[Callable[[], Sequence[Rule[Any]]], ...] = found["main_actions"]
        self.modify_most_actions: tuple[Callable[[Caledonia, int, int], int], ...] = found["modify_most_actions"]
        self.free_actions: tuple[Callable[[Caledonia, int], Sequence[FreeAction[Any]]], ...] = found[
            "free_actions"
        ]
        self.turn_free_actions: tuple[Callable[[Caledonia, int], Sequence[FreeAction[Any]]], ...] = found[
            "turn_free_actions"
        ]
        self.bonus_free_actions: tuple[Callable[[Caledonia, int], Sequence[FreeAction[Any]]], ...] = found[
            "bonus_free_actions"
        ]
        self.tried_free_actions: tuple[Callable[[Caledonia, int], Sequence[FreeAction[Any]]], ...] = found[
            "tried_free_actions"
        ]
        self.sums_at_hand: tuple[Callable[[Caledonia, int], Sequence[tuple[int, str]]], ...] = found[
            "sums_at_hand"
        ]
        self.turn_frames: tuple[Callable[[Caledonia, int], Sequence[Frame[Any]]], ...] = found["turn_frames"]
        self.modify_pass_bonus: tuple[Callable[[Caledonia, int, int], int], ...] = found["modify_pass_bonus"]
        self.modify_preparation: tuple[Callable[[Caledonia, Sequence[Frame[Any]]], Sequence[Frame[Any]]], ...] = (
            found["modify_preparation"]
        )
        self.on_production_begin: tuple[Callable[[Caledonia, int], Sequence[Frame[Any]]], ...] = found[
            "on_production_begin"
        ]
        self.modify_worker_income: tuple[
            Callable[[Caledonia, int, list[tuple[int, str]]], list[tuple[int, str]]], ...
        ] = found["modify_worker_income"]
        self.modify_yield: tuple[Callable[[Caledonia, int, int, int], int], ...] = found["modify_yield"]
        self.processors: tuple[Callable[[], Sequence[Processor]], ...] = found["processors"]
        self.production_questions: tuple[Callable[[], Sequence[EndOfProduction]], ...] = found[
            "production_questions"
        ]
        self.scoring_steps: tuple[Callable[[Caledonia], Sequence[Frame[Any]]], ...] = found["scoring_steps"]
        self.on_game_end: tuple[Callable[[Caledonia, int], Sequence[Frame[Any]]], ...] = found["on_game_end"]
        self.modify_stock: tuple[Callable[[Caledonia, int, list[int]], list[int]], ...] = found["modify_stock"]
        self.modify_tile_glory: tuple[Callable[[Caledonia, int, int], int], ...] = found["modify_tile_glory"]
        self.modify_count: tuple[Callable[[Caledonia, int, str, int], int], ...] = found["modify_count"]
        self.modify_import_values: tuple[Callable[[Caledonia, list[int]], list[int]], ...] = found[
            "modify_import_values"
        ]
        self.modify_place_points: tuple[Callable[[Caledonia, str, Sequence[int], list[int]], list[int]], ...] = (
            found["modify_place_points"]
        )
        self.modify_scores: tuple[Callable[[Caledonia, int, dict[str, int]], dict[str, int]], ...] = found[
            "modify_scores"
        ]
        self.modify_breakdown: tuple[
            Callable[[Caledonia, int, dict[str, Sequence[ScoreLine]]], dict[str, Sequence[ScoreLine]]], ...
        ] = found["modify_breakdown"]
        self.modify_tie_break: tuple[Callable[[Caledonia, int, int], int], ...] = found["modify_tie_break"]
        self.verdict_lines: tuple[Callable[[Caledonia], Sequence[Text]], ...] = found["verdict_lines"]
        self.stocks: tuple[Callable[[Caledonia, int], Mapping[str, int]], ...] = found["stocks"]
        self.modify_income: tuple[Callable[[Caledonia, int, Sequence[int], int], int], ...] = found[
            "modify_income"
        ]
        self.estimate: tuple[Callable[[Caledonia, int], int], ...] = found["estimate"]
        self.view_facts: tuple[Callable[[Caledonia, int | None], Mapping[str, Json]], ...] = found["view_facts"]
        self.notes: tuple[Callable[[Caledonia, int], Sequence[Text]], ...] = found["notes"]
        self.seat_facts: tuple[Callable[[Caledonia, int], Mapping[str, Json]], ...] = found["seat_facts"]
        self.view_keys: tuple[Callable[[Caledonia, int], Sequence[object]], ...] = found["view_keys"]
        self.imagine: tuple[Callable[[Caledonia, int | None, Dealer], Caledonia], ...] = found["imagine"]
