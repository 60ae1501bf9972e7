"""The clan auction: the right to choose the next clan goes to the highest bid (C23.7 to C23.10)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bothy.games.caledonia.module import Module
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.setup.first_workers import FirstWorkers
from bothy.games.caledonia.setup.steps import Choosing, DrawClan, with_the_rest
from bothy.kernel import Action, Frame, Options, Reason, Registry, Step, value


@value
class Bid(Action):
    """Bid this many VP."""

    vp: int


@value
class DropOut(Action):
    """Leave this auction."""


DROP_OUT = DropOut()


@value
class Auction(Step[Caledonia]):
    """Opens the next auction, or gives the last clan to the last player for free (C23.10)."""

    opener: int

    def run(self, pos: Caledonia) -> None:
        without = [seat for seat in pos.rules.people if seat not in pos.order]
        if not without:
            pos.order = with_the_rest(pos, pos.order)
            pos.push(FirstWorkers())
        elif len(without) == 1:
            win(pos, without[0], 0)
        else:
            seats = pos.rules.seats
            order = tuple([(self.opener + turn) % seats for turn in range(seats)])
            pos.push(Bidding(tuple([seat for seat in order if seat in without]), -1))


def win(pos: Caledonia, seat: int, bid: int) -> None:
    """Gives the winner the next place in the turn order and a choice of clan (C23.9)."""
    pos.order += (seat,)
    pos.players[seat].bid = bid
    pos.emit("auction-won", seat=seat, vp=bid)
    pos.push(Choosing(seat), Auction((seat + 1) % pos.rules.seats))


@value
class Bidding(Frame[Caledonia]):
    """The bidding: the seat to bid comes first, the newest bidder last."""

    takes = (Bid, DropOut)
    seats: "tuple[int, ...]"
    bid: int

    def seats_to_act(self, pos: Caledonia) -> Sequence[int]:
        return (self.seats[0],)

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [*[Bid.of(vp) for vp in range(pos.rules.pack.variants.highest_bid + 1)], DROP_OUT]

    def why_not(self, pos: Caledonia, seat: int, action: Bid | DropOut) -> Reason | None:
        if isinstance(action, DropOut):
            return Reason("open-with-a-bid", rule="C23.8") if self.bid < 0 else None
        most = pos.rules.pack.variants.highest_bid
        if not self.bid < action.vp <= most:
            return Reason("bid-higher", rule="C23.8", bid=max(self.bid, 0), most=most)
        return None

    def take(self, pos: Caledonia, seat: int, action: Bid | DropOut) -> None:
        if isinstance(action, Bid):
            pos.emit("bid", seat=seat, vp=action.vp)
            pos.push(Bidding((*self.seats[1:], seat), action.vp))
        else:
            pos.emit("dropped-out", seat=seat)
            left = self.seats[1:]
            if len(left) == 1:
                win(pos, left[0], self.bid)
            else:
                pos.push(Bidding(left, self.bid))


class ClanAuction(Module):
    """As many clans as people, with the turn order in order of winning."""

    def __init__(self) -> None:
        super().__init__(
            "clan-auction",
            registry=Registry(
                frames=[Auction, Bidding],
                events=["auction-won", "bid", "dropped-out"],
                reasons=["open-with-a-bid", "bid-higher"],
            ),
        )

    def at_table(self, options: Options, seats: int) -> bool:
        return options["clans"] == "auction"

    def modify_clan_setup(self, pos: Caledonia, steps: Sequence[Frame[Any]]) -> Sequence[Frame[Any]]:
        opener, pos.order = pos.order[0], ()
        return [*[DrawClan() for _ in pos.rules.people], Auction(opener)]
