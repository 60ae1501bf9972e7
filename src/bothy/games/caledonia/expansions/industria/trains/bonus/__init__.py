"""The twenty-four delivery bonuses: their immediate effects, and the parts taken in any order (I14)."""

from bothy.games.caledonia.expansions.industria.trains.bonus.names import EVENTS, FRAMES, REASONS
from bothy.games.caledonia.expansions.industria.trains.bonus.parts import begin_bonus

__all__ = ["EVENTS", "FRAMES", "REASONS", "begin_bonus"]
