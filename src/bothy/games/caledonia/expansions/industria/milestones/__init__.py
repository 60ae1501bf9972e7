"""Milestones: sixteen conditions, four of them in play, claimed for points (booklet 5.4.3, 7.3.1, 8.2)."""

from bothy.games.caledonia.expansions.industria.milestones.bot import ValuedMilestones
from bothy.games.caledonia.expansions.industria.milestones.module import MilestonesForFive

MILESTONES: ValuedMilestones = ValuedMilestones()
MILESTONES_FOR_FIVE: MilestonesForFive = MilestonesForFive()

__all__ = ["MILESTONES", "MILESTONES_FOR_FIVE"]
