"""Donan Castle's event: activating other players' tiles for oneself (X6.13)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from bothy.games.glenmore.actions.activation import ACTIVATION, TRADE, Produced, swaps_for
from bothy.games.glenmore.actions.payment import NO_TILE, pay_bill, tradable
from bothy.games.glenmore.answers import DONE, Done
from bothy.games.glenmore.bonuses.whisky import gain_barrels
from bothy.games.glenmore.pack.types import effects as fx
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.territory.grid import NOWHERE
from bothy.kernel import Action, Frame, Reason, Step, value


@value
class BorrowTile(Action):
    """Activate a tile of another player, by one of its alternatives counted from 1."""

    owner: int
    tile: str
    deal: int


@value
class Borrowing(Frame[GlenMore]):
    """Choice of a number of different tiles of other players; one pays their trades oneself (X6.13, R-X10)."""

    takes = (BorrowTile, Done)
    seat: int
    left: int
    owners: "tuple[int, ...]"
    """The owners and numbers of the tiles activated so far."""
    tiles: "tuple[int, ...]"

    def seats_to_act(self, pos: GlenMore) -> Sequence[int]:
        return (self.seat,) if self.left else ()

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        rules = pos.rules
        found: list[Action] = [
            BorrowTile.of(owner, rules.ids[tile], deal + 1)
            for owner, player in enumerate(pos.players)
            for tile in player.tiles.values()
            for deal in range(len(rules.activation[tile]))
        ]
        return [*found, DONE]

    def why_not(self, pos: GlenMore, seat: int, action: BorrowTile | Done) -> Reason | None:
        if isinstance(action, Done):
            return None
        if not 0 <= action.owner < len(pos.players) or action.owner == seat:
            return Reason("tile-of-another", rule="X6.13")
        if pos.cell_of(action.owner, action.tile) == NOWHERE:
            return Reason("not-in-territory", rule="X6.13", seat=action.owner)
        tile = pos.rules.number_of[action.tile]
        alternatives = pos.rules.activation[tile]
        if not 0 < action.deal <= len(alternatives):
            return Reason("no-such-deal", rule="X6.13")
        if (action.owner, tile) in zip(self.owners, self.tiles, strict=True):
            return Reason("borrowed-already", rule="X6.13")
        bill, player = alternatives[action.deal - 1][1], pos.players[seat]
        if bill is None or tradable(pos, player, player.stock(), bill, swaps_for(pos, seat, tile)):
            return None
        return Reason("cannot-pay-trade", rule="X6.13")

    def take(self, pos: GlenMore, seat: int, action: BorrowTile | Done) -> None:
        if isinstance(action, BorrowTile):
            tile = pos.rules.number_of[action.tile]
            pos.push(Borrowing(seat, self.left - 1, (*self.owners, action.owner), (*self.tiles, tile)))
            pos.emit("borrowed", seat=seat, tile=action.tile, owner=action.owner)
            number, bill = pos.rules.activation[tile][action.deal - 1]
            pos.push(BorrowedReward(seat, tile, number))
            if bill is not None:
                pay_bill(pos, seat, NO_TILE, bill, swaps_for(pos, seat, tile), TRADE)


@value
class BorrowedReward(Step[GlenMore]):
    """The reward of another player's tile: resources and Scotsmen go on any own tiles."""

    seat: int
    tile: int
    effect: int

    def run(self, pos: GlenMore) -> None:
        seat, effect = self.seat, pos.rules.effects[self.effect]
        gains = effect.gain if isinstance(effect, fx.Trade) else (effect,)
        why = TRADE if isinstance(effect, fx.Trade) else ACTIVATION
        if pos.rules.anybody.on_produced:
            pos.push(Produced(seat, self.tile, tuple(pos.players[seat].stock())))
        for gain in gains:
            if isinstance(gain, fx.GainWhisky):
                gain_barrels(pos, seat, gain.count, why, pos.rules.distillery[self.tile])
            elif isinstance(gain, fx.Produce | fx.ProduceAny | fx.GainScotsmen):
                pos.rules.perform(pos, seat, NOWHERE, replace(gain, anywhere=True), why)
            else:
                pos.rules.perform(pos, seat, NOWHERE, gain, why)


FRAMES: Sequence[type[Frame[GlenMore]]] = (Borrowing, BorrowedReward)
EVENTS: tuple[str, ...] = ("borrowed",)
REASONS: tuple[str, ...] = ("tile-of-another", "not-in-territory", "borrowed-already")
