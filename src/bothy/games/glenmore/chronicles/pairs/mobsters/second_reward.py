"""A second reward, drawn unseen from the same castle: what both mobsters on boats offer once (X9.4)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bothy.games.glenmore.answers import DONE, Done
from bothy.games.glenmore.chronicles.boats.course import race
from bothy.games.glenmore.chronicles.boats.rewards import take_reward
from bothy.games.glenmore.chronicles.mobs.mobster import spend
from bothy.games.glenmore.chronicles.mobs.prison import holder_of, tokens_of
from bothy.games.glenmore.module import Frames
from bothy.games.glenmore.position import GlenMore
from bothy.kernel import Action, Draw, Frame, Outcome, Reason, Text, value

WORTH = 250
"""What the chance of it is worth, in hundredths of a VP."""


@value
class TakeAnother(Action):
    """Take a second reward unseen."""


TAKE_ANOTHER: Action = TakeAnother()


@value
class SecondReward(Frame[GlenMore]):
    """A reward was just taken: a second one from the same castle? Only once in the game."""

    takes = (TakeAnother, Done)
    blocks_asides = True
    seat: int
    castle: int
    mobster: str

    def ask(self, pos: GlenMore, seat: int) -> Text:
        return Text("ask-second-reward", mobster=self.mobster)

    def owes(self, pos: GlenMore) -> Sequence[int]:
        there = race(pos).rewards[self.castle] and tokens_of(pos, self.mobster)
        return (self.seat,) if there else ()

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return (TAKE_ANOTHER, DONE)

    def why_not(self, pos: GlenMore, seat: int, action: Action) -> Reason | None:
        return None  # where nothing lies nobody is asked

    def take(self, pos: GlenMore, seat: int, action: Action) -> None:
        if isinstance(action, TakeAnother):
            spend(pos, self.mobster)
            pos.then(DrawReward(seat, self.castle))


@value
class DrawReward(Draw[GlenMore]):
    """One of those that lie there; all see it as it is taken."""

    seat: int
    castle: int

    def outcomes(self, pos: GlenMore) -> Sequence[tuple[Outcome, int]]:
        pile = race(pos).rewards[self.castle]
        return [(kind, pile.count(kind)) for kind in dict.fromkeys(pile)]

    def dealt(self, pos: GlenMore, outcome: Outcome) -> None:
        take_reward(pos, self.seat, self.castle, outcome)


def second_reward(pos: GlenMore, seat: int, castle: int, mobster: str) -> Frames:
    """The offer, if it is this mobster's player who was rewarded."""
    if holder_of(pos, mobster) != seat or not tokens_of(pos, mobster) or not race(pos).left[castle]:
        return ()
    return (SecondReward(seat, castle, mobster),)
