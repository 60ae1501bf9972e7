"""Export contracts on their way into a player's box: obtaining, drawing, keeping (C8, C12)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from bothy.games.caledonia.actions.action_rule import ActionRule
from bothy.games.caledonia.actions.at_hand import too_dear
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Action, Draw, Frame, Outcome, Reason, value


@value
class Obtain(Action):
    """Take open contracts from the export board."""

    contracts: "tuple[int, ...]"


@value
class Keep(Action):
    """Keep some of the contracts drawn, or none."""

    contracts: "tuple[int, ...]"


def free_boxes(pos: Caledonia, seat: int) -> int:
    """Returns how many more contracts fit in a player's boxes."""
    player = pos.players[seat]
    return player.boxes - len(player.box)


def cost_of(pos: Caledonia, seat: int) -> int:
    """Returns the current cost of putting contracts in the box; a negative cost pays the seat (C8.1)."""
    cost = pos.contract_cost()
    for hook in pos.rules.seat_hooks[pos.players[seat].clan].modify_contract_cost:
        cost = hook(pos, seat, cost)
    return cost


def most_obtained(pos: Caledonia, seat: int) -> int:
    """Returns how many contracts one obtain action may take."""
    count = 1
    for hook in pos.rules.seat_hooks[pos.players[seat].clan].modify_most_obtained:
        count = hook(pos, seat, count)
    return count


def on_board(pos: Caledonia) -> list[int]:
    """Returns the open contracts, in the order of their places."""
    return [contract for contract in pos.open if contract >= 0]


def pile_size(pos: Caledonia) -> int:
    """Returns how many contracts are on the pile."""
    return len(pos.unseen) + len(pos.under)


def left_to_draw(pos: Caledonia) -> int:
    """Returns how many contracts are left to refill with, or to choose from."""
    count = pile_size(pos)
    for hook in pos.rules.hooks.modify_contracts_left:
        count = hook(pos, count)
    return count


def next_of_pile(pos: Caledonia) -> list[tuple[Outcome, int]]:
    """Returns the possible next contracts of the pile: any unseen one, or else the first of those put under it."""
    return [(contract, 1) for contract in pos.unseen] if pos.unseen else [(pos.under[0], 1)]


def next_in_pile(pos: Caledonia) -> str:
    """Returns the next contract's place: in the shuffled pile, or among those returned under it."""
    return pos.next_in("contract" if pos.unseen else "contract.returned")


def off_pile(pos: Caledonia, contract: int) -> None:
    """Removes a contract from the pile."""
    if pos.unseen:
        pos.unseen = tuple([each for each in pos.unseen if each != contract])
    else:
        pos.under = pos.under[1:]


def put_in_box(pos: Caledonia, seat: int, contracts: tuple[int, ...], stock: str) -> None:
    """Puts contracts in a box and pays for them once (C8.1)."""
    if not contracts:
        return
    cost, count = cost_of(pos, seat), len(contracts)
    pos.now.obtained += count
    pos.players[seat].box += contracts
    lines = [(f"box-{seat}", count, "obtain"), (stock, -count, "obtain")]
    pos.emit("obtained", lines, seat=seat, contracts=contracts)
    pos.pay(seat, -cost, "contract")


def why_not_draw(pos: Caledonia, seat: int, rule: str) -> Reason | None:
    """Returns the reason a seat can't draw contracts to choose from, or None."""
    if not free_boxes(pos, seat):
        return Reason("box-full", rule=rule)
    return None if left_to_draw(pos) else Reason("pile-empty", rule="C12.5")


def why_not_hold(pos: Caledonia, seat: int, count: int) -> Reason | None:
    """Returns the reason a seat can't take this many contracts and pay for them, or None."""
    if count > free_boxes(pos, seat):
        return Reason("box-full", rule="C8.2")
    cost, money = cost_of(pos, seat), pos.players[seat].money
    if count and cost > money:
        return too_dear(pos, seat, "C8.1", cost, money)
    return None


class Obtaining(ActionRule):
    """Obtain an export contract."""

    name = "obtaining"
    takes = (Obtain,)

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        most, shown = most_obtained(pos, seat), on_board(pos)
        return [Obtain.of(some) for count in range(1, most + 1) for some in combinations(shown, count)]

    def why_not(self, pos: Caledonia, seat: int, action: Obtain) -> Reason | None:
        count = len(action.contracts)
        if not 0 < count <= most_obtained(pos, seat):
            return Reason("too-many-contracts", rule="C8.1")
        if action.contracts not in combinations(on_board(pos), count):
            return Reason("contract-not-open", rule="C8.1")
        return why_not_hold(pos, seat, count)

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        room = free_boxes(pos, seat)
        if not room or cost_of(pos, seat) > pos.players[seat].money:
            return []  # same test as `why_not_hold`, without the reason
        most, shown = min(most_obtained(pos, seat), room), on_board(pos)
        return [Obtain.of(some) for count in range(1, most + 1) for some in combinations(shown, count)]

    def take(self, pos: Caledonia, seat: int, action: Obtain) -> None:
        for contract in action.contracts:
            pos.open[pos.open.index(contract)] = -1  # until the next preparation (C8.4)
        put_in_box(pos, seat, action.contracts, "open")


@value
class DrawContract(Draw[Caledonia]):
    """A contract drawn from the pile, to a box of the export board or (box -1) to choose from."""

    box: int

    def place(self, pos: Caledonia) -> str:
        return next_in_pile(pos)

    def outcomes(self, pos: Caledonia) -> Sequence[tuple[Outcome, int]]:
        return next_of_pile(pos)

    def dealt(self, pos: Caledonia, outcome: Outcome) -> None:
        off_pile(pos, outcome)
        if self.box < 0:
            pos.drawn += (outcome,)
            pos.emit("drawn", [("pile", -1, "draw"), ("drawn", 1, "draw")], contract=outcome)
        else:
            pos.open[self.box] = outcome
            pos.emit("opened", [("pile", -1, "refill"), ("open", 1, "refill")], contract=outcome)


def contract_to(pos: Caledonia, place: int) -> Frame[Caledonia]:
    """Returns the frame that brings a contract to a place on the export board, or (place -1) to choose from."""
    for hook in pos.rules.hooks.contract_frames:
        for frame in hook(pos, place):
            return frame
    return DrawContract(place)


def drawn_by_bonus(pos: Caledonia, seat: int) -> int:
    """Returns how many contracts a building bonus draws, at most as many as are left (C12.5)."""
    count = pos.rules.pack.setup.building_bonus_draw
    for hook in pos.hooks_of(seat).modify_contracts_drawn:
        count = hook(pos, seat, count)
    return min(count, left_to_draw(pos))


def draw_to_keep(pos: Caledonia, seat: int) -> None:
    """Draws contracts to choose from."""
    drawn = [contract_to(pos, -1) for _ in range(drawn_by_bonus(pos, seat))]
    pos.push(*drawn, KeepDrawn(seat))


@value
class KeepDrawn(Frame[Caledonia]):
    """Keep one of the contracts drawn, or none; the rest go under the pile in drawn order (C12.4)."""

    takes = (Keep,)
    seat: int

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        most = free_boxes(pos, seat)
        return [Keep.of(some) for count in range(most + 1) for some in combinations(pos.drawn, count)]

    def why_not(self, pos: Caledonia, seat: int, action: Keep) -> Reason | None:
        count = len(action.contracts)
        if action.contracts not in combinations(pos.drawn, count):
            return Reason("contract-not-drawn", rule="C12.1")
        return why_not_hold(pos, seat, count)  # at this round's cost (C12.3)

    def take(self, pos: Caledonia, seat: int, action: Keep) -> None:
        rest = tuple([contract for contract in pos.drawn if contract not in action.contracts])
        pos.drawn = ()
        put_in_box(pos, seat, action.contracts, "drawn")
        if any(hook(pos, seat, rest) for hook in pos.hooks_of(seat).keeps_rejected):
            return
        pos.under += rest
        pos.emit("under-pile", [("drawn", -len(rest), "under"), ("pile", len(rest), "under")], contracts=rest)


OBTAINING = Obtaining()
FRAMES: Sequence[type[Frame[Caledonia]]] = (DrawContract, KeepDrawn)
REASONS: tuple[str, ...] = (
    "box-full",
    "pile-empty",
    "too-many-contracts",
    "contract-not-open",
    "contract-not-drawn",
)
EVENTS: tuple[str, ...] = ("obtained", "drawn", "opened", "under-pile")
