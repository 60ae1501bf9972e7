"""Oonagh McHagg: one roll of each feast may be rolled again (X9.6)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bothy.games.glenmore.answers import DONE, Done
from bothy.games.glenmore.expansions.combinations.mobsters.rows import ROWS
from bothy.games.glenmore.expansions.haggis.feast import FeastRoll, turn_up
from bothy.games.glenmore.expansions.haggis.guests import Guest
from bothy.games.glenmore.expansions.mobs.mobster import MOBS, Mobster
from bothy.games.glenmore.expansions.mobs.prison import holder_of, stamp, stamped
from bothy.games.glenmore.hook_types import NOBODY
from bothy.games.glenmore.module import Frames
from bothy.games.glenmore.position import GlenMore
from bothy.kernel import Action, Options, Reaction, Reason, Registry, Text, value

OONAGH_MCHAGG: Final = "oonagh-mchagg"
HAGGIS: Final = "haggis"


@value
class SpoilRoll(Action):
    """Have the die rolled again."""


SPOIL_ROLL: Action = SpoilRoll()


@value
class SpoilingRoll(Reaction[GlenMore]):
    """Offer right after a roll of the feast to roll again, once per feast."""

    takes = (SpoilRoll, Done)
    blocks_free_actions = True
    reaction = OONAGH_MCHAGG
    seat: int
    value: int

    def ask(self, pos: GlenMore, seat: int) -> Text:
        return Text("ask-spoiling-roll", value=self.value)

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return (SPOIL_ROLL, DONE)

    def why_not(self, pos: GlenMore, seat: int, action: SpoilRoll | Done) -> Reason | None:
        return None  # a seat that has done so in this feast isn't asked

    def take(self, pos: GlenMore, seat: int, action: SpoilRoll | Done) -> None:
        if isinstance(action, SpoilRoll):
            stamp(pos, OONAGH_MCHAGG)
            pos.emit("roll-spoilt", seat=seat, value=self.value)
            pos.push(FeastRoll())
        else:
            turn_up(pos, self.value)

    def declining(self, pos: GlenMore, seat: int) -> Action:
        return DONE

    def accepting(self, pos: GlenMore, seat: int) -> Action:
        return SPOIL_ROLL


class OonaghMcHagg(Mobster):
    """The mobster. Her effects on the feast are in a separate module, a `Guest`."""

    def __init__(self) -> None:
        names = Registry(frames=[SpoilingRoll], events=["roll-spoilt"])
        super().__init__(OONAGH_MCHAGG, names, ROWS, (MOBS, HAGGIS))


class McHaggAtTable(Guest):
    """Her part in the feast. A feast ends before the next turn, so the turn number identifies it."""

    def __init__(self) -> None:
        super().__init__("mchagg-at-table")

    def at_table(self, options: Options, seats: int) -> bool:
        return bool(options[MOBS]) and bool(options[HAGGIS])

    def rolled(self, pos: GlenMore, value: int) -> Frames | None:
        holder = holder_of(pos, OONAGH_MCHAGG)
        if holder == NOBODY or stamped(pos, OONAGH_MCHAGG):
            return None
        return (SpoilingRoll(holder, value),)
