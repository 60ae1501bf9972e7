"""Awards (booklet 5.2, 6.1)."""

from bothy.games.caledonia.expansions.industria.awards.bot import ValuedAwards

AWARD_TILES: ValuedAwards = ValuedAwards()

__all__ = ["AWARD_TILES"]
