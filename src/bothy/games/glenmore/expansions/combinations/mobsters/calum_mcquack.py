"""Calum McQuack on a boat: hands out pennies on overtaking, and takes a second reward (X9.2, X9.4)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bothy.games.glenmore.answers import DONE, Done
from bothy.games.glenmore.expansions.boats.course import race
from bothy.games.glenmore.expansions.boats.crew import Crew
from bothy.games.glenmore.expansions.combinations.mobsters.rows import ROWS
from bothy.games.glenmore.expansions.combinations.mobsters.second_reward import (
    DrawReward,
    SecondReward,
    second_reward,
)
from bothy.games.glenmore.expansions.mobs.mobster import MOBS, Mobster
from bothy.games.glenmore.expansions.mobs.prison import holder_of, mobs, with_number
from bothy.games.glenmore.hook_types import NOBODY
from bothy.games.glenmore.module import Frames
from bothy.games.glenmore.position import GlenMore
from bothy.kernel import Action, Options, Reaction, Reason, Registry, Text, value

CALUM_MCQUACK: Final = "calum-mcquack"
BOATS: Final = "boats"


@value
class HandOver(Action):
    """Hand over a penny that costs a point."""


HAND_OVER: Action = HandOver()


@value
class HandingOver(Reaction[GlenMore]):
    """Offer to give the other player a penny after one boat overtook the other."""

    takes = (HandOver, Done)
    blocks_free_actions = True
    reaction = CALUM_MCQUACK
    seat: int
    other: int

    def ask(self, pos: GlenMore, seat: int) -> Text:
        return Text("ask-handing-over", seat=self.other)

    def seats_to_act(self, pos: GlenMore) -> Sequence[int]:
        return (self.seat,) if mobs(pos).pennies[self.seat] else ()

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return (HAND_OVER, DONE)

    def why_not(self, pos: GlenMore, seat: int, action: HandOver | Done) -> Reason | None:
        return None  # a seat without a penny isn't asked

    def take(self, pos: GlenMore, seat: int, action: HandOver | Done) -> None:
        if isinstance(action, HandOver):
            part = mobs(pos)
            part.pennies = with_number(part.pennies, seat, part.pennies[seat] - 1)
            part.pennies = with_number(part.pennies, self.other, part.pennies[self.other] + 1)
            lines = [(f"pennies-{seat}", -1, CALUM_MCQUACK), (f"pennies-{self.other}", 1, CALUM_MCQUACK)]
            pos.emit("penny-handed-over", lines, seat=seat, other=self.other)

    def declining(self, pos: GlenMore, seat: int) -> Action:
        return DONE

    def accepting(self, pos: GlenMore, seat: int) -> Action:
        return HAND_OVER


class CalumMcQuack(Mobster):
    """The mobster. His effects on the races are in a separate module, a `Crew`."""

    def __init__(self) -> None:
        names = Registry(frames=[HandingOver], events=["penny-handed-over"])
        super().__init__(CALUM_MCQUACK, names, ROWS, (MOBS, BOATS))


class McQuackOnBoard(Crew):
    """His part in the races."""

    def __init__(self) -> None:
        super().__init__("mcquack-on-board", registry=Registry(frames=[SecondReward, DrawReward]))

    def at_table(self, options: Options, seats: int) -> bool:
        return bool(options[MOBS]) and bool(options[BOATS])

    def rowed(self, pos: GlenMore, seat: int, overtaken: tuple[int, ...]) -> Frames:
        holder = holder_of(pos, CALUM_MCQUACK)
        if holder == NOBODY or not mobs(pos).pennies[holder]:
            return ()
        places = race(pos).places
        racing = [other for other in overtaken if not places[other]]
        if seat == holder:
            return [HandingOver(holder, other) for other in racing]
        return (HandingOver(holder, seat),) if holder in racing else ()

    def rewarded(self, pos: GlenMore, seat: int, castle: int) -> Frames:
        return second_reward(pos, seat, castle, CALUM_MCQUACK)
