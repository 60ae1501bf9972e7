"""A second reward, drawn unseen from the same castle: both mobsters on boats offer it once (X9.4)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bothy.games.glenmore.answers import DONE, Done
from bothy.games.glenmore.expansions.boats.course import race
from bothy.games.glenmore.expansions.boats.rewards import take_reward
from bothy.games.glenmore.expansions.mobs.mobster import spend
from bothy.games.glenmore.expansions.mobs.prison import holder_of, tokens_of
from bothy.games.glenmore.module import Frames
from bothy.games.glenmore.position import GlenMore
from bothy.kernel import Action, Draw, Frame, Outcome, Reason, Text, value


@value
class TakeAnother(Action):
    """Take a second reward unseen."""


TAKE_ANOTHER: Action = TakeAnother()


@value
class SecondReward(Frame[GlenMore]):
    """Offer of a second reward from the same castle after taking one; once per game."""

    takes = (TakeAnother, Done)
    blocks_free_actions = True
    seat: int
    castle: int
    mobster: str

    def ask(self, pos: GlenMore, seat: int) -> Text:
        return Text("ask-second-reward", mobster=self.mobster)

    def seats_to_act(self, pos: GlenMore) -> Sequence[int]:
        there = race(pos).rewards[self.castle] and tokens_of(pos, self.mobster)
        return (self.seat,) if there else ()

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return (TAKE_ANOTHER, DONE)

    def why_not(self, pos: GlenMore, seat: int, action: TakeAnother | Done) -> Reason | None:
        return None  # only asked if rewards are left

    def take(self, pos: GlenMore, seat: int, action: TakeAnother | Done) -> None:
        if isinstance(action, TakeAnother):
            spend(pos, self.mobster)
            pos.push(DrawReward(seat, self.castle))


@value
class DrawReward(Draw[GlenMore]):
    """Draw of one of the castle's rewards; all see it as it is taken."""

    seat: int
    castle: int

    def place(self, pos: GlenMore) -> str:
        return pos.next_in("second-reward")

    def outcomes(self, pos: GlenMore) -> Sequence[tuple[Outcome, int]]:
        pile = race(pos).rewards[self.castle]
        return [(kind, pile.count(kind)) for kind in dict.fromkeys(pile)]

    def dealt(self, pos: GlenMore, outcome: Outcome) -> None:
        take_reward(pos, self.seat, self.castle, outcome)


def second_reward(pos: GlenMore, seat: int, castle: int, mobster: str) -> Frames:
    """Returns the offer, if this mobster's player was rewarded."""
    if holder_of(pos, mobster) != seat or not tokens_of(pos, mobster) or not race(pos).left[castle]:
        return ()
    return (SecondReward(seat, castle, mobster),)
