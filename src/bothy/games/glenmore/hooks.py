"""The methods to call at each point of Glen More, by `Module`. Written by scripts/generate_hooks.py."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bothy.games.glenmore.hook_types import (
    CoinLine,
    EffectKind,
    FinalTerm,
    PriceLine,
    PriceLines,
    RondelPiece,
    TilePiece,
)
from bothy.games.glenmore.module import Frames, FreeActions, MainActions, Module
from bothy.games.glenmore.pack.types import Components
from bothy.games.glenmore.pack.types.tables import Differences, Table
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.tally import Gift
from bothy.kernel import Dealer, Frame, FreeAction, Json, ModuleState, Reason, Text, overriding


class Hooks:
    """The methods of these modules at each point, in their order. A point that none overrides is empty."""

    __slots__ = (
        "components",
        "depths",
        "effects",
        "estimate",
        "estimate_turn",
        "final_terms",
        "free_actions",
        "imagine",
        "keeps_discard",
        "last_offers",
        "lasting_tiles",
        "main_actions",
        "modify_coin_lines",
        "modify_count",
        "modify_extra_activations",
        "modify_free_actions",
        "modify_layout",
        "modify_movement_worth",
        "modify_rondel",
        "modify_scoring_table",
        "modify_standing",
        "modify_swaps",
        "notes",
        "on_brewed",
        "on_claimed",
        "on_discarded",
        "on_entered",
        "on_game_end",
        "on_laid",
        "on_lapsing",
        "on_paid",
        "on_passing",
        "on_person_taken",
        "on_placed",
        "on_points_scored",
        "on_produced",
        "on_reckoning_end",
        "on_removed",
        "on_retrieved",
        "on_scoring_end",
        "on_stopped",
        "on_turn_begin",
        "other_discards",
        "own_notes",
        "parts",
        "pending_gifts",
        "pieces",
        "pieces_on",
        "place_lines",
        "road_lines",
        "score_lines",
        "setup_steps",
        "skipped_tiles",
        "stocks",
        "stopovers",
        "tile_lines",
        "tiles_left_out",
        "view_facts",
        "whisky_frames",
        "why_not_remove",
        "why_not_retrieve",
        "why_not_stop",
        "why_not_take",
    )

    def __init__(self, modules: Sequence[Module]) -> None:
        found = overriding(Module, modules)
        self.components: tuple[Callable[[Components], Components], ...] = found["components"]
        self.modify_layout: tuple[Callable[[Components, Table], Table], ...] = found["modify_layout"]
        self.depths: tuple[Callable[[Components, Mapping[str, int]], Mapping[str, tuple[int, int]]], ...] = found[
            "depths"
        ]
        self.tiles_left_out: tuple[Callable[[Components], Sequence[str]], ...] = found["tiles_left_out"]
        self.lasting_tiles: tuple[Callable[[], Sequence[str]], ...] = found["lasting_tiles"]
        self.stopovers: tuple[Callable[[], Sequence[str]], ...] = found["stopovers"]
        self.skipped_tiles: tuple[Callable[[Components], Sequence[str]], ...] = found["skipped_tiles"]
        self.effects: tuple[Callable[[], Sequence[EffectKind]], ...] = found["effects"]
        self.pieces: tuple[Callable[[], Sequence[RondelPiece]], ...] = found["pieces"]
        self.main_actions: tuple[Callable[[], MainActions], ...] = found["main_actions"]
        self.free_actions: tuple[Callable[[], Sequence[FreeAction[GlenMore]]], ...] = found["free_actions"]
        self.score_lines: tuple[Callable[[], Sequence[str]], ...] = found["score_lines"]
        self.final_terms: tuple[Callable[[], Sequence[FinalTerm]], ...] = found["final_terms"]
        self.parts: tuple[Callable[[GlenMore], Sequence[ModuleState]], ...] = found["parts"]
        self.modify_rondel: tuple[Callable[[GlenMore, list[int]], list[int]], ...] = found["modify_rondel"]
        self.setup_steps: tuple[Callable[[GlenMore], Frames], ...] = found["setup_steps"]
        self.why_not_stop: tuple[Callable[[GlenMore, int, int], Reason | None], ...] = found["why_not_stop"]
        self.why_not_take: tuple[Callable[[GlenMore, int, int], Reason | None], ...] = found["why_not_take"]
        self.on_turn_begin: tuple[Callable[[GlenMore, int], Frames], ...] = found["on_turn_begin"]
        self.modify_free_actions: tuple[Callable[[GlenMore, int, FreeActions], FreeActions], ...] = found[
            "modify_free_actions"
        ]
        self.on_passing: tuple[Callable[[GlenMore, int, int], Frames], ...] = found["on_passing"]
        self.on_stopped: tuple[Callable[[GlenMore, int, int], Frames], ...] = found["on_stopped"]
        self.on_laid: tuple[Callable[[GlenMore, int, int], Frames], ...] = found["on_laid"]
        self.keeps_discard: tuple[Callable[[GlenMore, int, str, int], bool], ...] = found["keeps_discard"]
        self.on_discarded: tuple[Callable[[GlenMore, int, str, int], Frames], ...] = found["on_discarded"]
        self.other_discards: tuple[Callable[[GlenMore], Sequence[int]], ...] = found["other_discards"]
        self.why_not_retrieve: tuple[Callable[[GlenMore, int, int], Reason | None], ...] = found[
            "why_not_retrieve"
        ]
        self.on_retrieved: tuple[Callable[[GlenMore, int, int], Frames], ...] = found["on_retrieved"]
        self.tile_lines: tuple[Callable[[GlenMore, int], PriceLines], ...] = found["tile_lines"]
        self.road_lines: tuple[Callable[[GlenMore, int], PriceLines], ...] = found["road_lines"]
        self.place_lines: tuple[Callable[[GlenMore, int], PriceLines], ...] = found["place_lines"]
        self.on_paid: tuple[Callable[[GlenMore, int, PriceLine], Frames], ...] = found["on_paid"]
        self.modify_swaps: tuple[Callable[[GlenMore, int, int, int], int], ...] = found["modify_swaps"]
        self.whisky_frames: tuple[Callable[[GlenMore, int, int, str, bool], Frames | None], ...] = found[
            "whisky_frames"
        ]
        self.on_brewed: tuple[Callable[[GlenMore, int, int, str], Frames], ...] = found["on_brewed"]
        self.modify_standing: tuple[Callable[[GlenMore, int, list[int]], list[int]], ...] = found[
            "modify_standing"
        ]
        self.on_placed: tuple[Callable[[GlenMore, int, int, int], Frames], ...] = found["on_placed"]
        self.on_entered: tuple[Callable[[GlenMore, int, int, int], Frames], ...] = found["on_entered"]
        self.pieces_on: tuple[Callable[[GlenMore, int, int], Sequence[TilePiece]], ...] = found["pieces_on"]
        self.why_not_remove: tuple[Callable[[GlenMore, int, int], Reason | None], ...] = found["why_not_remove"]
        self.on_removed: tuple[Callable[[GlenMore, int, int, int], Frames], ...] = found["on_removed"]
        self.on_person_taken: tuple[Callable[[GlenMore, int, int], Frames], ...] = found["on_person_taken"]
        self.on_claimed: tuple[Callable[[GlenMore, int, int], Frames], ...] = found["on_claimed"]
        self.modify_extra_activations: tuple[Callable[[GlenMore, int, int], int], ...] = found[
            "modify_extra_activations"
        ]
        self.on_produced: tuple[Callable[[GlenMore, int, int, tuple[int, ...]], Frames], ...] = found[
            "on_produced"
        ]
        self.on_points_scored: tuple[Callable[[GlenMore, int, int, str, str], Frames], ...] = found[
            "on_points_scored"
        ]
        self.last_offers: tuple[Callable[[GlenMore, int], Frames], ...] = found["last_offers"]
        self.on_lapsing: tuple[Callable[[GlenMore, int, int], Frames], ...] = found["on_lapsing"]
        self.modify_count: tuple[Callable[[GlenMore, int, str, int], int], ...] = found["modify_count"]
        self.modify_scoring_table: tuple[Callable[[GlenMore, int, str, Differences], Differences], ...] = found[
            "modify_scoring_table"
        ]
        self.on_scoring_end: tuple[Callable[[GlenMore, int], Frames], ...] = found["on_scoring_end"]
        self.on_game_end: tuple[Callable[[GlenMore], Frames], ...] = found["on_game_end"]
        self.modify_coin_lines: tuple[Callable[[GlenMore, int, list[CoinLine]], list[CoinLine]], ...] = found[
            "modify_coin_lines"
        ]
        self.on_reckoning_end: tuple[Callable[[GlenMore], Frames], ...] = found["on_reckoning_end"]
        self.view_facts: tuple[Callable[[GlenMore, int | None], Mapping[str, Json]], ...] = found["view_facts"]
        self.notes: tuple[Callable[[GlenMore], Sequence[Text]], ...] = found["notes"]
        self.own_notes: tuple[Callable[[GlenMore, int], Sequence[Text]], ...] = found["own_notes"]
        self.imagine: tuple[Callable[[GlenMore, int | None, Dealer], GlenMore], ...] = found["imagine"]
        self.stocks: tuple[Callable[[GlenMore], Mapping[str, int]], ...] = found["stocks"]
        self.estimate: tuple[Callable[[GlenMore, int, int], int], ...] = found["estimate"]
        self.pending_gifts: tuple[Callable[[GlenMore, int, Frame[GlenMore]], Gift], ...] = found["pending_gifts"]
        self.estimate_turn: tuple[Callable[[GlenMore, int], int], ...] = found["estimate_turn"]
        self.modify_movement_worth: tuple[Callable[[GlenMore, int, int], int], ...] = found[
            "modify_movement_worth"
        ]
