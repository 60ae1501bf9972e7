"""Delivery bonuses 8, 16 and 17: contracts exchanged, put on top of another, or drawn (I14.11, I14.19, I14.20)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bothy.games.caledonia.actions.at_hand import too_dear
from bothy.games.caledonia.actions.bonuses import DRAW, DrawContracts
from bothy.games.caledonia.actions.contracts import (
    cost_of,
    draw_to_keep,
    free_boxes,
    most_obtained,
    put_in_box,
    why_not_draw,
)
from bothy.games.caledonia.actions.upgrades import DONE, Done
from bothy.games.caledonia.expansions.industria.trains.bonus.question import WHY, BonusPart
from bothy.games.caledonia.expansions.industria.trains.part import Railway
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Action, Frame, Reason, value

EMPTY_BOX = -1


@value
class ExchangeContract(Action):
    """Discard the contract on top of a box for an open one."""

    contract: int
    taken: int


@value
class ExchangingContract(BonusPart):
    """A free exchange into the same box; the contracts below stay there (bonus 8, R-I38)."""

    takes = (ExchangeContract, Done)
    seat: int

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        shown = [contract for contract in pos.open if contract >= 0]
        box = pos.players[seat].box
        return [*[ExchangeContract.of(old, new) for old in box for new in shown], DONE]

    def why_not(self, pos: Caledonia, seat: int, action: ExchangeContract | Done) -> Reason | None:
        if isinstance(action, Done):
            return None
        if action.contract not in pos.players[seat].box:
            return Reason("not-your-contract", rule="I14.11")
        return None if action.taken in pos.open and action.taken >= 0 else Reason("contract-not-open", rule="C8.1")

    def take(self, pos: Caledonia, seat: int, action: ExchangeContract | Done) -> None:
        if not isinstance(action, ExchangeContract):
            return
        player, old, new = pos.players[seat], action.contract, action.taken
        pos.open[pos.open.index(new)] = -1
        player.box = tuple([new if each == old else each for each in player.box])
        pos.under += (old,)
        for entry in pos.part(Railway).covered:
            if entry[:2] == [seat, old]:
                entry[1] = new
        lines = [("open", -1, WHY), ("pile", 1, WHY)]
        pos.emit("contract-exchanged", lines, seat=seat, contract=old, taken=new)


@value
class PutOnTop(Action):
    """Put an open contract on top of one in the box or into an empty box."""

    contract: int
    on: int


@value
class PuttingOnTop(BonusPart):
    """Contracts at the usual cost, one per box, so Clan Buchanan may take two (bonus 16, R-I38)."""

    takes = (PutOnTop, Done)
    seat: int
    left: int
    done: "tuple[int, ...]"
    """Contracts taken by this bonus: no more go on top of them."""

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        shown = [contract for contract in pos.open if contract >= 0]
        below = [each for each in pos.players[seat].box if each not in self.done]
        if free_boxes(pos, seat) > 0:
            below.append(EMPTY_BOX)
        return [*[PutOnTop.of(contract, on) for contract in shown for on in below], DONE]

    def why_not(self, pos: Caledonia, seat: int, action: PutOnTop | Done) -> Reason | None:
        if isinstance(action, Done):
            return None
        if action.contract not in pos.open or action.contract < 0:
            return Reason("contract-not-open", rule="C8.1")
        if action not in self.candidates(pos, seat):
            return Reason("no-such-box", rule="I14.19")
        cost, money = cost_of(pos, seat), pos.players[seat].money
        return too_dear(pos, seat, "C8.1", cost, money) if cost > money else None

    def take(self, pos: Caledonia, seat: int, action: PutOnTop | Done) -> None:
        if not isinstance(action, PutOnTop):
            return
        player = pos.players[seat]
        if self.left > 1:
            pos.push(PuttingOnTop(seat, self.left - 1, (*self.done, action.contract)))
        pos.open[pos.open.index(action.contract)] = -1
        if action.on != EMPTY_BOX:
            player.box = tuple([each for each in player.box if each != action.on])
            pos.part(Railway).covered.append([seat, action.contract, action.on])
            lines = [(f"box-{seat}", -1, "covered"), (f"covered-{seat}", 1, "covered")]
            pos.emit("contract-covered", lines, seat=seat, contract=action.on)
        put_in_box(pos, seat, (action.contract,), "open")


def on_top(pos: Caledonia, seat: int) -> PuttingOnTop:
    """Returns the question of bonus 16."""
    return PuttingOnTop(seat, most_obtained(pos, seat), ())


def uncover(pos: Caledonia, seat: int, contract: int) -> None:
    """Puts the contract below a fulfilled one back on top."""
    part = pos.part(Railway)
    for entry in part.covered:
        if entry[:2] == [seat, contract]:
            part.covered.remove(entry)
            pos.players[seat].box += (entry[2],)
            lines = [(f"box-{seat}", 1, "covered"), (f"covered-{seat}", -1, "covered")]
            pos.emit("contract-uncovered", lines, seat=seat, contract=entry[2])
            return


@value
class BuildingBonus(BonusPart):
    """Contracts to choose from, as after a fourth building (bonus 17)."""

    takes = (DrawContracts, Done)
    seat: int

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [DRAW, DONE]

    def why_not(self, pos: Caledonia, seat: int, action: DrawContracts | Done) -> Reason | None:
        return None if isinstance(action, Done) else why_not_draw(pos, seat, "C12.1")

    def take(self, pos: Caledonia, seat: int, action: DrawContracts | Done) -> None:
        if isinstance(action, DrawContracts):
            draw_to_keep(pos, seat)


FRAMES: Sequence[type[Frame[Caledonia]]] = (ExchangingContract, PuttingOnTop, BuildingBonus)
REASONS: tuple[str, ...] = ("no-such-box",)
EVENTS: tuple[str, ...] = ("contract-exchanged", "contract-covered", "contract-uncovered")
