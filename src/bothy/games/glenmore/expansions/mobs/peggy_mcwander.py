"""Peggy McWander: others who want a clan territory with her token pay her player (X8.10)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bothy.games.glenmore.expansions.mobs.mobster import Mobster, MobsterFreeAction, spend
from bothy.games.glenmore.expansions.mobs.prison import holder_of, laid_out, lay_out, take_up, tokens_of
from bothy.games.glenmore.hook_types import NO_LINES, PriceLine, PriceLines
from bothy.games.glenmore.module import Frames
from bothy.games.glenmore.position import GlenMore
from bothy.kernel import Action, FreeAction, Reason, Registry, Text, value

PEGGY_MCWANDER: Final = "peggy-mcwander"


@value
class LieInWait(Action):
    """Lay a token on a free clan territory."""

    clan: str
    price: int


class LyingInWait(MobsterFreeAction):
    """Placing a token, in any own turn after the one in which she was taken, with no other question open."""

    name = "lying-in-wait"
    takes = (LieInWait,)
    mobster = PEGGY_MCWANDER

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        if holder_of(pos, PEGGY_MCWANDER) != seat:
            return ()
        tokens = tokens_of(pos, PEGGY_MCWANDER)
        return [LieInWait.of(clan, price) for clan in pos.rules.clan_of for price in tokens]

    def why_not(self, pos: GlenMore, seat: int, action: LieInWait) -> Reason | None:
        if holder_of(pos, PEGGY_MCWANDER) != seat or action.price not in tokens_of(pos, PEGGY_MCWANDER):
            return Reason("no-mob-token", rule="X8.10", mobster=PEGGY_MCWANDER)
        if not pos.stack[-1].turn:
            return Reason("finish-first")
        place = pos.rules.clan_of.get(action.clan, -1)
        if place < 0:
            return Reason("no-such-clan", rule="G14.2")
        if pos.clans[place] or place in [at for _, at, _ in laid_out(pos, PEGGY_MCWANDER)]:
            return Reason("clan-not-free", rule="X8.10", clan=action.clan)
        return None

    def options(self, pos: GlenMore, seat: int) -> list[Action]:
        if not pos.stack[-1].turn or holder_of(pos, PEGGY_MCWANDER) != seat:
            return []
        return super().options(pos, seat)

    def take(self, pos: GlenMore, seat: int, action: LieInWait) -> None:
        spend(pos, PEGGY_MCWANDER, action.price)
        lay_out(pos, PEGGY_MCWANDER, pos.rules.clan_of[action.clan], action.price)
        pos.emit("lies-in-wait", seat=seat, clan=action.clan, price=action.price)


class PeggyMcWander(Mobster):
    """The mobster who puts a price on clan territories."""

    def __init__(self) -> None:
        names = Registry(
            free_actions=[LyingInWait],
            events=["lies-in-wait"],
            reasons=["no-mob-token", "clan-not-free"],
        )
        super().__init__(PEGGY_MCWANDER, names)

    def free_actions(self) -> Sequence[FreeAction[GlenMore]]:
        return (LyingInWait(),)

    def road_lines(self, pos: GlenMore, seat: int) -> PriceLines:
        """Makes other players pay her holder; her own player pays only the road."""
        holder = self.holder(pos)
        if holder == seat:
            return NO_LINES
        laid = laid_out(pos, PEGGY_MCWANDER)
        return {place: (PriceLine(price, PEGGY_MCWANDER, holder),) for _, place, price in laid}

    def on_claimed(self, pos: GlenMore, seat: int, place: int) -> Frames:
        for token in laid_out(pos, PEGGY_MCWANDER):
            if token[1] == place:
                take_up(pos, token)
        return ()

    def told(self, pos: GlenMore) -> Sequence[Text]:
        places = pos.rules.pack.clan_board.places
        laid = laid_out(pos, PEGGY_MCWANDER)
        return [Text("note-lies-in-wait", clan=places[place].id, price=price) for _, place, price in laid]
