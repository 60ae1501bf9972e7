"""Fraser McStarve: once, before a feast, another player gives up a haggis token (X9.5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bothy.games.glenmore.answers import DONE, Done
from bothy.games.glenmore.expansions.combinations.mobsters.rows import ROWS
from bothy.games.glenmore.expansions.haggis.guests import Guest
from bothy.games.glenmore.expansions.haggis.rows import VALUES
from bothy.games.glenmore.expansions.haggis.tables import table_stock, tables, token, value_of
from bothy.games.glenmore.expansions.haggis.taking import come
from bothy.games.glenmore.expansions.mobs.mobster import MOBS, Mobster, spend
from bothy.games.glenmore.expansions.mobs.prison import holder_of, tokens_of
from bothy.games.glenmore.hook_types import NOBODY
from bothy.games.glenmore.module import Frames
from bothy.games.glenmore.position import GlenMore
from bothy.kernel import UNTIL_END, Action, Frame, Options, Reaction, Reason, Registry, Reveal, value

FRASER_MCSTARVE: Final = "fraser-mcstarve"
HAGGIS: Final = "haggis"


@value
class Starve(Action):
    """Make this player give up a token."""

    owner: int


@value
class GiveUpHaggis(Action):
    """Give up a token of this value."""

    value: int


@value
class Starving(Reaction[GlenMore]):
    """Choice before a feast of the player who gives up a token; once per game."""

    takes = (Starve, Done)
    blocks_free_actions = True
    reaction = FRASER_MCSTARVE
    seat: int

    def _owners(self, pos: GlenMore) -> list[int]:
        """Returns the seats with a token, in order starting after the holder."""
        seats, hidden = len(pos.players), tables(pos).hidden
        around = [(self.seat + step) % seats for step in range(1, seats)]
        return [owner for owner in around if hidden[owner]]

    def seats_to_act(self, pos: GlenMore) -> Sequence[int]:
        return (self.seat,) if self._owners(pos) else ()

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return [*[Starve.of(owner) for owner in self._owners(pos)], DONE]

    def why_not(self, pos: GlenMore, seat: int, action: Starve | Done) -> Reason | None:
        if isinstance(action, Done):
            return None
        return None if action.owner in self._owners(pos) else Reason("nothing-to-give-up", rule="X9.5")

    def take(self, pos: GlenMore, seat: int, action: Starve | Done) -> None:
        if isinstance(action, Starve):
            spend(pos, FRASER_MCSTARVE)
            pos.emit("starved", seat=seat, owner=action.owner)
            pos.push(GivingUp(action.owner, seat))

    def declining(self, pos: GlenMore, seat: int) -> Action:
        return DONE

    def accepting(self, pos: GlenMore, seat: int) -> Action:
        return Starve.of(self._owners(pos)[0])


@value
class GivingUp(Frame[GlenMore]):
    """Choice of the token given up, known only to the two players; the lowest comes first (R-X27)."""

    takes = (GiveUpHaggis,)
    blocks_free_actions = True
    sealed = UNTIL_END
    seat: int
    to: int

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return [GiveUpHaggis.of(each) for each in VALUES]

    def why_not(self, pos: GlenMore, seat: int, action: GiveUpHaggis) -> Reason | None:
        have = [value_of(each) for each in tables(pos).hidden[seat]]
        return None if action.value in have else Reason("no-such-haggis-here", rule="X9.5")

    def take(self, pos: GlenMore, seat: int, action: GiveUpHaggis) -> None:
        pos.push(HandOver(seat, self.to, action.value))


@value
class HandOver(Reveal[GlenMore]):
    """Step that reveals the token to its new owner, so it can't be undone."""

    seat: int
    to: int
    value: int

    def run(self, pos: GlenMore) -> None:
        known = tables(pos).pick_unseen(self.seat, self.value)
        lines = [(table_stock(self.seat), -1, FRASER_MCSTARVE), (table_stock(self.to), 1, FRASER_MCSTARVE)]
        pos.emit("haggis-given-up", lines, seat=self.seat, owner=self.to)
        pos.emit("haggis-seen", only=(self.to,), value=self.value)
        come(pos, self.to, token(self.value, known))


class FraserMcStarve(Mobster):
    """The mobster. His effects on the feast are in a separate module, a `Guest`."""

    def __init__(self) -> None:
        names = Registry(
            frames=[Starving, GivingUp, HandOver],
            events=["starved", "haggis-given-up"],
            reasons=["nothing-to-give-up"],
        )
        super().__init__(FRASER_MCSTARVE, names, ROWS, (MOBS, HAGGIS))


class McStarveAtTable(Guest):
    """His part in the feast."""

    def __init__(self) -> None:
        super().__init__("mcstarve-at-table")

    def at_table(self, options: Options, seats: int) -> bool:
        return bool(options[MOBS]) and bool(options[HAGGIS])

    def before_rolls(self, pos: GlenMore) -> Frames:
        holder = holder_of(pos, FRASER_MCSTARVE)
        if holder == NOBODY or not tokens_of(pos, FRASER_MCSTARVE):
            return ()
        return (Starving(holder),)
