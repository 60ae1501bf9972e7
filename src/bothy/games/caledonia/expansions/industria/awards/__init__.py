"""Awards (booklet 5.2, 6.1)."""

from bothy.games.caledonia.expansions.industria.awards.module import AwardTiles

AWARD_TILES: AwardTiles = AwardTiles()

__all__ = ["AWARD_TILES"]
