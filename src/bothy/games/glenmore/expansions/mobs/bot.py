"""The value of mobsters to bots, in hundredths of a VP."""

from __future__ import annotations

from typing import Final

from bothy.games.glenmore.actions.rondel import tiles_to_come
from bothy.games.glenmore.expansions.mobs.bruce_mcmail import BruceMcMail
from bothy.games.glenmore.expansions.mobs.derek_anderson import DerekAnderson
from bothy.games.glenmore.expansions.mobs.fergus_macdarkie import FergusMacDarkie
from bothy.games.glenmore.expansions.mobs.hiding import whereabouts
from bothy.games.glenmore.expansions.mobs.joe_mcduff import JoeMcDuff
from bothy.games.glenmore.expansions.mobs.kenneth_mcsnitch import KennethMcSnitch, Stealing
from bothy.games.glenmore.expansions.mobs.mike_mccastle import MikeMcCastle
from bothy.games.glenmore.expansions.mobs.mobster import mobster_at
from bothy.games.glenmore.expansions.mobs.module import ThePennyMobs
from bothy.games.glenmore.expansions.mobs.peggy_mclaird import PeggyMcLaird, reservation
from bothy.games.glenmore.expansions.mobs.peggy_mcwander import PeggyMcWander
from bothy.games.glenmore.expansions.mobs.prison import laid_out, mobs, tokens_of
from bothy.games.glenmore.expansions.mobs.sibyl_macsponge import SibylMacSponge
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.tally import CHOICE, Gift
from bothy.games.glenmore.territory.grid import AROUND
from bothy.kernel import Frame

# With more tiles to come, tokens may wait for something better
EARLY_TO_INTERCEPT: Final = 8
EARLY_TO_SKIM: Final = 10
EARLY_TO_RESERVE: Final = 12
EARLY_TO_LIE_IN_WAIT: Final = 20


class ValuedMobs(ThePennyMobs):
    """The certain points at the end, and the remaining value of the seat's mobsters."""

    def estimate(self, pos: GlenMore, seat: int, coins: int) -> int:
        part = mobs(pos)
        worth = 100 * (part.bright[seat] - part.pennies[seat])
        for at, holder in enumerate(part.holders):
            if holder == seat:
                each = mobster_at(pos, part.ids[at])
                worth += each.worth(pos, seat) - 100 * each.row(pos.rules.pack).penalty
        return worth


class ValuedPeggyMcWander(PeggyMcWander):
    """A token that is out, slightly more than one on her, by its price."""

    def worth(self, pos: GlenMore, seat: int) -> int:
        late = tiles_to_come(pos) < EARLY_TO_LIE_IN_WAIT
        out = sum([price for _, _, price in laid_out(pos, self.name)])
        return (15 if late else 40) * out + (10 if late else 30) * sum(tokens_of(pos, self.name))


class ValuedJoeMcDuff(JoeMcDuff):
    """Piles of coins to take."""

    def worth(self, pos: GlenMore, seat: int) -> int:
        each = 450 if tiles_to_come(pos) > EARLY_TO_SKIM else 60
        return each * len(tokens_of(pos, self.name))


class ValuedBruceMcMail(BruceMcMail):
    """Resources to buy from others."""

    def worth(self, pos: GlenMore, seat: int) -> int:
        each = 60 if tiles_to_come(pos) > EARLY_TO_INTERCEPT else 30
        return each * len(tokens_of(pos, self.name))


class ValuedPeggyMcLaird(PeggyMcLaird):
    """Tokens on her, and one that is out by its price."""

    def worth(self, pos: GlenMore, seat: int) -> int:
        early, left = tiles_to_come(pos) > EARLY_TO_RESERVE, tokens_of(pos, self.name)
        out = reservation(pos)
        return (45 if early else 10) * len(left) + (0 if out is None else 35 + 20 * out[2])


class ValuedKennethMcSnitch(KennethMcSnitch):
    """Resources to steal, most of all where he stands."""

    def worth(self, pos: GlenMore, seat: int) -> int:
        if whereabouts(pos, self.name) is None:
            return (100 + 6 * tiles_to_come(pos)) * len(tokens_of(pos, self.name))
        return 150 + 9 * tiles_to_come(pos) + 20 * self._prey(pos)

    def modify_movement_worth(self, pos: GlenMore, seat: int, worth: int) -> int:
        return worth + 15 if self.holder(pos) == seat and self._prey(pos) else worth

    def pending_gifts(self, pos: GlenMore, seat: int, frame: Frame[GlenMore]) -> Gift:
        return ((CHOICE, 1),) if isinstance(frame, Stealing) and frame.seats_to_act(pos) else ()

    def _prey(self, pos: GlenMore) -> int:
        """Returns how many tiles around him hold unguarded resources."""
        out = whereabouts(pos, self.name)
        if out is None:
            return 0
        player = pos.players[out[1]]
        return len([way for way in AROUND if out[2] + way in player.goods and out[2] + way not in player.scotsmen])


class ValuedSibylMacSponge(SibylMacSponge):
    """The expected points: some per stack, times the number of opponents."""

    def worth(self, pos: GlenMore, seat: int) -> int:
        return (60 + 18 * tiles_to_come(pos)) * (len(pos.players) - 1) // 2


class ValuedDerekAnderson(DerekAnderson):
    """A tile to move."""

    def worth(self, pos: GlenMore, seat: int) -> int:
        return 300 if tokens_of(pos, self.name) else 0


class ValuedFergusMacDarkie(FergusMacDarkie):
    """The free places around him, where tiles may still be placed."""

    def worth(self, pos: GlenMore, seat: int) -> int:
        out = whereabouts(pos, self.name)
        if out is None:
            return 120 * len(tokens_of(pos, self.name))
        tiles = pos.players[out[1]].tiles
        return 200 + 12 * len([way for way in AROUND if out[2] + way not in tiles])


class ValuedMikeMcCastle(MikeMcCastle):
    """A small value: the castle's count covers his effect, and having to flee costs little."""

    def worth(self, pos: GlenMore, seat: int) -> int:
        return 150 if whereabouts(pos, self.name) is not None else 200 * len(tokens_of(pos, self.name))
