"""The Automa as a module: a seat without a person, with its own set-up, turns, production and scoring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

from bothy.games.caledonia.expansions.automa import chance, contracts, expand, market, setup, turn, units, upgrades
from bothy.games.caledonia.expansions.automa.cards import ROWS, amounts, rows, sets
from bothy.games.caledonia.expansions.automa.deck import NOTCHES, automa, new_automa, seat_of
from bothy.games.caledonia.expansions.automa.deck import Automa as AutomaPart
from bothy.games.caledonia.module import CLANS, Module
from bothy.games.caledonia.own_rows import WithRows
from bothy.games.caledonia.pack.types import components
from bothy.games.caledonia.pack.types.scoring import EXPORTS, SETTLEMENTS
from bothy.games.caledonia.pack.types.units import UNITS, WORKERS
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.scoring.scores import final_scores
from bothy.kernel import Frame, ModuleState, Option, Options, Registry, ScoreLine, Text
from bothy.kernel.features import Arguments
from bothy.kernel.options import OptionValue

OFF = "off"
LEVELS: tuple[str, ...] = ("1", "2", "3", "4", "5")
DRAWN, ENTERED = "drawn", "entered"
NAMES: Registry = Registry(
    frames=[
        *turn.FRAMES,
        market.TradeIcon,
        market.RollTradePrice,
        market.RollTradeGood,
        market.Neighbourhood,
        market.ChooseNeighbour,
        upgrades.UsePorts,
        upgrades.TechnologyIcon,
        upgrades.RollTechnology,
        upgrades.UpgradeIcon,
        upgrades.DrawUpgrade,
        contracts.ContractIcon,
        contracts.ChooseContract,
        expand.ExpandIcon,
        expand.DrawExpansion,
        expand.ChooseHex,
        units.ChooseUnit,
        units.RollWorker,
        units.Deploy,
        setup.RollToken,
        setup.BeginAutoma,
        setup.RollPlace,
        setup.ChooseFirstHex,
        setup.RollFirstWorker,
        setup.PlacedIn,
        setup.NextModule,
    ],
    parts=[AutomaPart],
    actions=chance.ENTRIES,
    events=[
        "rolled-price",
        "rolled-good",
        "automa-begins",
        "automa-cannot",
        "automa-card",
        "automa-cheapest",
        "automa-contracts",
        "automa-criterion",
        "automa-deals",
        "automa-discards",
        "automa-merchants",
        "automa-near",
        "automa-new-cards",
        "automa-none",
        "automa-nothing",
        "automa-only",
        "automa-port",
        "automa-random",
        "automa-random-contract",
        "automa-shuffles",
        "automa-skips",
        "automa-support",
        "automa-support-upgrade",
        "automa-token",
        "automa-token-moves",
        "automa-unit",
    ],
    reasons=chance.REASONS,
)


class AutomaFacts(TypedDict):
    """The module's part of the view: its seat."""

    automa: int


class Automa(WithRows):
    """The Automa: takes the last seat, and counts as a player wherever their number matters (A1.1, A1.3)."""

    def __init__(self) -> None:
        seats: dict[OptionValue, tuple[int, ...]] = dict.fromkeys(LEVELS, (2, 3, 4))
        super().__init__(
            "automa",
            options=(
                Option(
                    "automa", (OFF, *LEVELS), OFF, seats=seats, game_seats=dict.fromkeys(LEVELS, 1), group="automa"
                ),
                Option("automa-cards", (DRAWN, ENTERED), DRAWN, group="automa"),
            ),
            rows=ROWS,
            sets=sets,
            registry=NAMES,
        )

    def at_table(self, options: Options, seats: int) -> bool:
        return options["automa"] != OFF

    def arguments(self) -> Arguments:
        """Returns its cards and the faces of the price die, for players who enter them."""
        pack = components()
        return {
            "card": tuple([row.number for row in ROWS.of(pack).cards]),
            "steps": tuple([face.steps for face in pack.price_faces]),
        }

    def modify_people(self, people: tuple[int, ...]) -> tuple[int, ...]:
        """Leaves out the last seat: no clan for the Automa, and it comes last in round 1 (A2.1, A2.8, R-A9)."""
        return people[:-1]

    # Setting up

    def setup_steps(self, pos: Caledonia, place: str) -> Sequence[Frame[Any]]:
        return (setup.RollToken(),) if place == CLANS else ()

    # Playing

    def turn_frames(self, pos: Caledonia, seat: int) -> Sequence[Frame[Any]]:
        return (turn.DrawAction(),) if seat == seat_of(pos) else ()

    def modify_preparation(self, pos: Caledonia, steps: Sequence[Frame[Any]]) -> Sequence[Frame[Any]]:
        return (*steps, turn.PrepareAutoma())

    def modify_worker_income(
        self, pos: Caledonia, seat: int, lines: list[tuple[int, str]]
    ) -> list[tuple[int, str]]:
        """Adds £5 for each good its other units would make, with or without inputs (A5.1)."""
        return [*lines, *income_lines(pos)] if seat == seat_of(pos) else lines

    def modify_yield(self, pos: Caledonia, seat: int, unit: int, amount: int) -> int:
        return 0 if seat == seat_of(pos) else amount

    # Scoring

    def modify_tile_glory(self, pos: Caledonia, seat: int, glory: int) -> int:
        """Excludes it from the scoring of rounds (A5.2)."""
        return 0 if seat == seat_of(pos) else glory

    def on_game_end(self, pos: Caledonia, seat: int) -> Sequence[Frame[Any]]:
        """Scores the glory of its level, after the last round (A6.1, R-A20)."""
        part = automa(pos)
        if seat == seat_of(pos) and not part.scored:
            part.scored = True
            pos.glorify(seat, rows(pos).levels[part.level - 1].glory, "automa-level")
        return ()

    def modify_place_points(self, pos: Caledonia, of: str, counts: Sequence[int], points: list[int]) -> list[int]:
        """Gives the second place points against one person, if close enough (A6.3, R-A8)."""
        if len(pos.rules.people) != 1 or of not in (EXPORTS, SETTLEMENTS):
            return points
        each = amounts(pos)
        near, vp = (
            (each.exports_behind, each.exports_vp)
            if of == EXPORTS
            else (each.settlements_behind, each.settlements_vp)
        )
        best = max(counts)
        return [vp if best - near <= count < best else own for count, own in zip(counts, points, strict=True)]

    def modify_scores(self, pos: Caledonia, seat: int, scores: dict[str, int]) -> dict[str, int]:
        """Scores a VP for every £5 (A6.2), and the glory of its level even before it is received."""
        if seat != seat_of(pos):
            return scores
        part = automa(pos)
        glory = 0 if part.scored else rows(pos).levels[part.level - 1].glory
        money = pos.players[seat].money // amounts(pos).money_per_vp
        return {**scores, "glory": scores["glory"] + glory, "money": money}

    def modify_tie_break(self, pos: Caledonia, seat: int, rest: int) -> int:
        """Returns its money left after buying points at its own price (A6.4, R-A20)."""
        return pos.players[seat].money % amounts(pos).money_per_vp if seat == seat_of(pos) else rest

    def modify_breakdown(
        self, pos: Caledonia, seat: int, lines: dict[str, Sequence[ScoreLine]]
    ) -> dict[str, Sequence[ScoreLine]]:
        if seat != seat_of(pos):
            return lines
        told = Text("breakdown-money", money=pos.players[seat].money, every=amounts(pos).money_per_vp, vp=1)
        return {**lines, "money": [ScoreLine(told, final_scores(pos)[seat]["money"])]}

    # Views and stocks

    def stocks(self, pos: Caledonia, seat: int) -> Mapping[str, int]:
        if seat != seat_of(pos):
            return {}
        part = automa(pos)
        return {
            "cards-deck": len(part.deck),
            "cards-later": len(part.later),
            "cards-hand": len(part.hand),
            "cards-discard": len(part.discard),
            "cards-removed": len(part.removed),
            "all-cards": len({*part.deck, *part.later, *part.hand, *part.discard, *part.removed}),
        }

    def view_facts(self, pos: Caledonia, viewer: int | None) -> AutomaFacts:
        return {"automa": seat_of(pos)}

    def notes(self, pos: Caledonia, seat: int) -> Sequence[Text]:
        """Describes its level, its cards and its token."""
        part = automa(pos)
        lines = [
            Text("note-automa", level=part.level, seat=seat_of(pos)),
            Text("note-automa-deck", cards=tuple(part.deck)),
            Text("note-automa-discard", cards=tuple(part.discard)),
            Text("note-automa-removed", cards=tuple(part.removed)),
        ]
        return [*lines, Text("note-automa-token", notch=NOTCHES[part.token])] if part.token >= 0 else lines


class AutomaLevel(Module):
    """Its level of difficulty (A2.4)."""

    def __init__(self, level: int) -> None:
        super().__init__(f"automa-{level}")
        self.level: int = level

    def at_table(self, options: Options, seats: int) -> bool:
        return options["automa"] == str(self.level)

    def parts(self, pos: Caledonia, seat: int) -> Sequence[ModuleState]:
        return (new_automa(pos, self.level),) if seat == -1 else ()


class EnteredCards(Module):
    """A player draws its cards, rolls its dice and enters the results (A1.4)."""

    def __init__(self) -> None:
        super().__init__("automa-entered")

    def at_table(self, options: Options, seats: int) -> bool:
        return options["automa"] != OFF and options["automa-cards"] == ENTERED

    def parts(self, pos: Caledonia, seat: int) -> Sequence[ModuleState]:
        if seat == -1:
            automa(pos).entered = True
        return ()


def income_lines(pos: Caledonia) -> list[tuple[int, str]]:
    """Returns £5 per icon, for each kind of unit that makes goods."""
    player, rules, each = pos.players[seat_of(pos)], pos.rules, amounts(pos).income
    return [
        ((rules.pieces[unit] - player.left[unit]) * rules.pack.units[unit].makes_amount * each, UNITS[unit])
        for unit in range(len(UNITS))
        if unit not in WORKERS
    ]
