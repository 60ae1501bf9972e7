"""Milestones as modules: for every railway, and as a variant in which each claim costs £5 (I19, I20)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, ClassVar, TypedDict

from bothy.games.caledonia.actions.at_hand import too_dear
from bothy.games.caledonia.expansions.industria.milestones import claim
from bothy.games.caledonia.expansions.industria.milestones.claim import (
    ClaimingMilestones,
    ClaimMilestone,
    DrawMilestone,
)
from bothy.games.caledonia.expansions.industria.milestones.conditions import needed, reached
from bothy.games.caledonia.expansions.industria.milestones.part import (
    Milestones,
    next_vp,
    no_milestones,
    prizes,
    rows_of,
    vp_of,
)
from bothy.games.caledonia.expansions.industria.milestones.rows import (
    CONDITIONS,
    DATA,
    SITES,
    milestone_faults,
    milestones_in,
)
from bothy.games.caledonia.module import CONTRACTS, Module
from bothy.games.caledonia.pack.types import Components
from bothy.games.caledonia.pack.types.piece import Piece
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Action, Frame, ModuleState, Options, Reason, Registry, Rule, ScoreLine, Text
from bothy.kernel.features import Arguments

HERE = Path(__file__).parent
OPTION = "trains"
"""The railway's option, which selects how milestones are played, if at all."""
OFF, FULL, FOR_FIVE, SIMPLE = "off", "full", "milestones-for-5", "simple-demands"
FREE_AT_START = {FULL: 0, FOR_FIVE: 4, SIMPLE: 1}
"""The number of markers free at the start (I12.8, I20.2, I20.4)."""
SCORE = "milestones"


class MilestoneView(TypedDict):
    """A milestone at its site, with the seats and rounds of its claims."""

    site: str
    milestone: str
    need: int
    have: list[int]
    claims: list[Annotated[list[int], tuple[int, int]]]
    next_vp: int


class MilestonesView(TypedDict):
    """The milestones, and by seat its free and locked markers."""

    tiles: list[MilestoneView]
    markers: list[int]
    locked: list[int]
    vp: list[int]
    """By place, or by round in the solo game."""


class MilestoneFacts(TypedDict):
    """The module's part of the view."""

    milestones: MilestonesView


class MilestoneTiles(Module):
    """Four tiles, markers and points, for any cost of a claim."""

    def __init__(self) -> None:
        super().__init__(
            "milestones",
            registry=Registry(
                frames=claim.FRAMES,
                actions=[ClaimMilestone],
                parts=[Milestones],
                events=claim.EVENTS,
                reasons=claim.REASONS,
            ),
            locales=HERE / "locales",
            reference=HERE / "rules",
            data=DATA,
        )

    def at_table(self, options: Options, seats: int) -> bool:
        return options[OPTION] != OFF

    def sets(self, pack: Components) -> Sequence[tuple[str, Sequence[Piece]]]:
        return milestones_in(pack).sets()

    def faults(self, pack: Components) -> Sequence[str]:
        return milestone_faults(milestones_in(pack))

    def parts(self, pos: Caledonia, seat: int) -> Sequence[ModuleState]:
        names = [module.name for module in pos.rules.modules]
        return (no_milestones(pos, next(free for name, free in FREE_AT_START.items() if _module(name) in names)),)

    def setup_steps(self, pos: Caledonia, place: str) -> Sequence[Frame[Any]]:
        return [DrawMilestone(site) for site in range(len(SITES))] if place == CONTRACTS else ()

    # Points

    def modify_scores(self, pos: Caledonia, seat: int, scores: dict[str, int]) -> dict[str, int]:
        if seat not in pos.rules.people:
            return scores
        return {**scores, SCORE: sum([vp_of(pos, seat, site) for site in range(len(SITES))])}

    def modify_breakdown(
        self, pos: Caledonia, seat: int, lines: dict[str, Sequence[ScoreLine]]
    ) -> dict[str, Sequence[ScoreLine]]:
        if seat not in pos.rules.people:
            return lines
        part, rows = pos.part(Milestones), rows_of(pos).milestones
        found = []
        for site, claims in enumerate(part.claims):
            if seat in claims:
                at = claims.index(seat)
                said = {"site": SITES[site], "milestone": rows[part.tiles[site]].id}
                text = Text("breakdown-milestone", place=at + 1, round=part.rounds[site][at], **said)
                found.append(ScoreLine(text, vp_of(pos, seat, site)))
        return {**lines, SCORE: found or [ScoreLine(Text("breakdown-nothing"), 0)]}

    # Views and stocks

    def stocks(self, pos: Caledonia, seat: int) -> Mapping[str, int]:
        part = pos.part(Milestones)
        if seat < 0:
            placed = [tile for tile in part.tiles if tile >= 0]
            left = len(rows_of(pos).milestones) - len(set(placed))  # so no tile is on two sites
            return {"milestones-left": left, "milestones-placed": len(placed)}
        claims = sum([each.count(seat) for each in part.claims])
        locked, free = part.locked[seat], part.markers[seat]
        return {"locked": locked, "markers": free, "claims": claims, "all-markers": locked + free + claims}

    def arguments(self) -> Arguments:
        return {"site": SITES, "milestone": CONDITIONS}

    def view_facts(self, pos: Caledonia, viewer: int | None) -> MilestoneFacts:
        part = pos.part(Milestones)
        return {
            "milestones": {
                "tiles": [self._shown(pos, site) for site, tile in enumerate(part.tiles) if tile >= 0],
                "markers": part.markers[:],
                "locked": part.locked[:],
                "vp": list(prizes(pos)[1]),
            },
        }

    def notes(self, pos: Caledonia, seat: int) -> Sequence[Text]:
        part, rows, found = pos.part(Milestones), rows_of(pos).milestones, list[Text]()
        for site, tile in enumerate(part.tiles):
            if tile >= 0:
                said = {"site": SITES[site], "milestone": rows[tile].id, "vp": next_vp(pos, site)}
                found.append(Text("note-milestone", seats=tuple(part.claims[site]), **said))
        people = [seat for seat in pos.rules.people if pos.round]
        return [*found, *[Text("note-markers", seat=seat, count=part.markers[seat]) for seat in people]]

    def _shown(self, pos: Caledonia, site: int) -> MilestoneView:
        part = pos.part(Milestones)
        row = rows_of(pos).milestones[part.tiles[site]]
        return {
            "site": SITES[site],
            "milestone": row.id,
            "need": needed(pos, row),
            "have": [reached(pos, seat, row) for seat in range(len(pos.players))],
            "claims": [[seat, round_] for seat, round_ in zip(part.claims[site], part.rounds[site], strict=True)],
            "next_vp": next_vp(pos, site),
        }


def _module(value: str) -> str:
    """Returns the name of the module that a value of the option selects."""
    return OPTION if value == FULL else value


class ClaimingForMoney(ClaimingMilestones):
    """All markers are free, and a claim costs £5 (I20.2)."""

    takes: ClassVar[tuple[type[Action], ...]] = (ClaimMilestone,)

    def why_not_pay(self, pos: Caledonia, seat: int, site: int) -> Reason | None:
        cost, money = rows_of(pos).claiming.for_money, pos.players[seat].money
        return too_dear(pos, seat, "I20.2", cost, money) if cost > money else None

    def pay(self, pos: Caledonia, seat: int, site: int) -> None:
        pos.pay(seat, -rows_of(pos).claiming.for_money, "claim")


CLAIMING_FOR_MONEY: ClaimingForMoney = ClaimingForMoney()


class MilestonesForFive(Module):
    """Milestones alone, without trains, demands, deliveries and stations (I20.1)."""

    def __init__(self) -> None:
        super().__init__(FOR_FIVE)

    def at_table(self, options: Options, seats: int) -> bool:
        return options[OPTION] == FOR_FIVE

    def main_actions(self) -> Sequence[Rule[Any]]:
        return (CLAIMING_FOR_MONEY,)
