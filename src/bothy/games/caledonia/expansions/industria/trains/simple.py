"""Milestones with simple demands: a claim delivers the demand at its milestone (7.3.2, I20.3 to I20.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from bothy.games.caledonia.expansions.industria.milestones.claim import ClaimingMilestones, ClaimMilestone
from bothy.games.caledonia.expansions.industria.milestones.module import SIMPLE
from bothy.games.caledonia.expansions.industria.milestones.part import Milestones, unlock
from bothy.games.caledonia.expansions.industria.milestones.part import rows_of as milestones_of
from bothy.games.caledonia.expansions.industria.milestones.rows import SITES
from bothy.games.caledonia.expansions.industria.trains.demands import Demands, demand_at, rows_of, told
from bothy.games.caledonia.expansions.industria.trains.payment import PLAIN, pay_demand, why_not_pay
from bothy.games.caledonia.module import Module
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Action, Frame, Options, Reason, Registry, Rule, Step, Text, value


@value
class MarkersFreed(Step[Caledonia]):
    """Frees the marker at the round's scoring tile; round five has none (I20.4)."""

    def run(self, pos: Caledonia) -> None:
        for seat in pos.rules.people:
            if pos.part(Milestones).locked[seat]:
                unlock(pos, seat, "round")


class ClaimingWithDemands(ClaimingMilestones):
    """Claims that pay the goods of the milestone's demand and bring £15 (I20.5)."""

    takes: ClassVar[tuple[type[Action], ...]] = (ClaimMilestone,)

    def no_marker(self, pos: Caledonia, seat: int) -> Reason:
        return Reason("no-marker-yet", rule="I20.4")

    def why_not_pay(self, pos: Caledonia, seat: int, site: int) -> Reason | None:
        demand = demand_at(pos, site)
        if demand is None:
            return Reason("no-demand-there", rule="I20.5", site=SITES[site])
        return why_not_pay(pos, seat, demand.goods, "I20.5")

    def pay(self, pos: Caledonia, seat: int, site: int) -> None:
        demand = demand_at(pos, site)
        assert demand is not None
        pay_demand(pos, seat, demand.goods, PLAIN)
        pos.pay(seat, milestones_of(pos).claiming.for_demand, "claim")


CLAIMING_WITH_DEMANDS: ClaimingWithDemands = ClaimingWithDemands()


class SimpleDemands(Module):
    """Demands at milestones, without trains, delivery bonuses and stations."""

    def __init__(self) -> None:
        super().__init__(
            SIMPLE, registry=Registry(frames=[MarkersFreed], reasons=["no-marker-yet", "no-demand-there"])
        )

    def at_table(self, options: Options, seats: int) -> bool:
        return options["trains"] == SIMPLE

    def main_actions(self) -> Sequence[Rule[Any]]:
        return (CLAIMING_WITH_DEMANDS,)

    def modify_preparation(self, pos: Caledonia, steps: Sequence[Frame[Any]]) -> Sequence[Frame[Any]]:
        return [*steps, MarkersFreed()]

    def notes(self, pos: Caledonia, seat: int) -> Sequence[Text]:
        rows = rows_of(pos).demands
        return [
            Text("note-demand-beside", site=SITES[site], goods=told(rows[tile].goods))
            for site, tile in enumerate(pos.part(Demands).places)
            if tile >= 0
        ]


SIMPLE_DEMANDS: SimpleDemands = SimpleDemands()
