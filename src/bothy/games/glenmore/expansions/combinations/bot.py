"""The value to bots of what belongs to two chronicles, in hundredths of a VP."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bothy.games.glenmore.actions.rondel import tiles_to_come
from bothy.games.glenmore.expansions.combinations.english_events.module import EnglishEvents
from bothy.games.glenmore.expansions.combinations.mobsters.bully_mcmuscle import BullyMcMuscle
from bothy.games.glenmore.expansions.combinations.mobsters.calum_mcquack import CalumMcQuack
from bothy.games.glenmore.expansions.combinations.mobsters.elspeth_mctrick import ElspethMcTrick
from bothy.games.glenmore.expansions.combinations.mobsters.erin_macmalt import ErinMacMalt
from bothy.games.glenmore.expansions.combinations.mobsters.fraser_mcstarve import FraserMcStarve
from bothy.games.glenmore.expansions.combinations.mobsters.john_mcclaim import JohnMcClaim
from bothy.games.glenmore.expansions.combinations.mobsters.oonagh_mchagg import OonaghMcHagg
from bothy.games.glenmore.expansions.mobs.prison import laid_out, tokens_of
from bothy.games.glenmore.hook_types import EffectKind
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.tally import COINS, MARKERS, OTHER

SECOND_REWARD: Final = 250
AROUND: Final = 260
"""Activating a tile and its neighbours once more."""


class ValuedCalumMcQuack(CalumMcQuack):
    """Pennies to hand out, and the chance of a second reward."""

    def worth(self, pos: GlenMore, seat: int) -> int:
        return 100 + SECOND_REWARD * len(tokens_of(pos, self.name))


class ValuedBullyMcMuscle(BullyMcMuscle):
    """Boats to pass, and the chance of a second reward."""

    def worth(self, pos: GlenMore, seat: int) -> int:
        return 150 + SECOND_REWARD * len(tokens_of(pos, self.name))


class ValuedFraserMcStarve(FraserMcStarve):
    """A haggis token of another player."""

    def worth(self, pos: GlenMore, seat: int) -> int:
        return 220 * len(tokens_of(pos, self.name))


class ValuedOonaghMcHagg(OonaghMcHagg):
    """Rolls to spoil."""

    def worth(self, pos: GlenMore, seat: int) -> int:
        return 150


class ValuedElspethMcTrick(ElspethMcTrick):
    """Swaps on the mountain."""

    def worth(self, pos: GlenMore, seat: int) -> int:
        return 120


class ValuedErinMacMalt(ErinMacMalt):
    """Barrels to sell."""

    def worth(self, pos: GlenMore, seat: int) -> int:
        return 5 * tiles_to_come(pos)


class ValuedJohnMcClaim(JohnMcClaim):
    """A claimed card for every scoring left, including its effect on the comparison."""

    def worth(self, pos: GlenMore, seat: int) -> int:
        left, out = len(tokens_of(pos, self.name)), len(laid_out(pos, self.name))
        return (40 + 4 * tiles_to_come(pos)) * left + (60 + 5 * tiles_to_come(pos)) * out


class ValuedEnglishEvents(EnglishEvents):
    """What the events add to a tally."""

    def effects(self) -> Sequence[EffectKind]:
        row, around, swap, marker = super().effects()
        return (
            row.valued(((COINS, 2),)),
            around.valued(((OTHER, AROUND),)),
            swap,
            marker.valued(((MARKERS, 1),)),
        )
