"""Bully McMuscle on a boat: passes other boats for free, and takes a second reward (X9.3, X9.4)."""

from __future__ import annotations

from typing import Final

from bothy.games.glenmore.expansions.boats.course import boats_at, castle_at, next_place, race
from bothy.games.glenmore.expansions.boats.crew import Crew
from bothy.games.glenmore.expansions.combinations.mobsters.rows import ROWS
from bothy.games.glenmore.expansions.combinations.mobsters.second_reward import second_reward
from bothy.games.glenmore.expansions.mobs.mobster import MOBS, Mobster
from bothy.games.glenmore.expansions.mobs.prison import holder_of
from bothy.games.glenmore.module import Frames
from bothy.games.glenmore.position import GlenMore
from bothy.kernel import Options
from bothy.kernel.modules import NOTHING

BULLY_MCMUSCLE: Final = "bully-mcmuscle"
BOATS: Final = "boats"


class BullyMcMuscle(Mobster):
    """The mobster. His effects on the races are in a separate module, a `Crew`."""

    def __init__(self) -> None:
        super().__init__(BULLY_MCMUSCLE, NOTHING, ROWS, (MOBS, BOATS))


class McMuscleOnBoard(Crew):
    """His part in the races."""

    def __init__(self) -> None:
        super().__init__("mcmuscle-on-board")

    def at_table(self, options: Options, seats: int) -> bool:
        return bool(options[MOBS]) and bool(options[BOATS])

    def step_price(self, pos: GlenMore, seat: int, price: int) -> int:
        """Makes tiles with a boat that still races free; rowing still requires a movement point in hand."""
        if holder_of(pos, BULLY_MCMUSCLE) != seat:
            return price
        places, (leg, cell) = race(pos).places, next_place(pos, seat)
        there = boats_at(pos, castle_at(pos, seat, leg), cell)
        return 0 if any(other != seat and not places[other] for other in there) else price

    def rewarded(self, pos: GlenMore, seat: int, castle: int) -> Frames:
        return second_reward(pos, seat, castle, BULLY_MCMUSCLE)
