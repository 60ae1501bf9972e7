"""Fulfilling an export contract: its demand, payment, slaughter, imports (C14)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any

from bothy.games.caledonia.actions.action_rule import ActionRule
from bothy.games.caledonia.actions.paying import can_pay, lacking, pay_good
from bothy.games.caledonia.actions.rewards import Rewards
from bothy.games.caledonia.map.grid import HEX_NAMES, HEX_OF
from bothy.games.caledonia.module import Held, Sparing
from bothy.games.caledonia.pack.types.goods import GOODS, MEATS, RARE_IMPORTS
from bothy.games.caledonia.pack.types.units import COW, SHEEP
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Action, Frame, Reason, value

if TYPE_CHECKING:
    from bothy.games.caledonia.pack.types.contracts import Contract

ANIMALS = (COW, SHEEP)
"""In the order of the meats: cows give beef, sheep mutton."""


@value
class Fulfil(Action):
    """Pay a contract, with these animals; `spare` names each meat left out by marking one of `ports` (C16.7)."""

    contract: int
    animals: "tuple[str, ...]"
    spare: "tuple[str, ...]"
    ports: "tuple[int, ...]"


def herds(pos: Caledonia, seat: int) -> tuple[list[int], list[int]]:
    """Returns the hexes of the seat's cows and of its sheep, in order."""
    cows, sheep = [], []
    if pos.shared:
        pairs = sorted(zip(pos.players[seat].units, pos.kinds_of(seat), strict=True))
        return [hex_ for hex_, kind in pairs if kind == COW], [hex_ for hex_, kind in pairs if kind == SHEEP]
    hexes = pos.hexes
    for hex_ in sorted(pos.players[seat].units):
        unit = hexes[hex_] & 15
        if unit == COW:
            cows.append(hex_)
        elif unit == SHEEP:
            sheep.append(hex_)
    return cows, sheep


def demand(contract: Contract) -> Held:
    """Returns the goods and the meat that a contract demands."""
    return contract.goods, contract.meat


def missing_goods(pos: Caledonia, seat: int, asked: Held) -> tuple[str, int, int] | None:
    """Returns a good the seat lacks for a contract: its name, the number needed, the number held."""
    found = lacking(pos, seat, asked[0])
    return None if found is None else (GOODS[found[0]], found[1], found[2])


def meat_due(asked: Held, spare: tuple[str, ...]) -> list[int]:
    """Returns the beef and mutton still due when some of it is spared."""
    return [need - spare.count(meat) for need, meat in zip(asked[1], MEATS, strict=True)]


def goods_due(asked: Held, spare: tuple[str, ...]) -> Held:
    """Returns a contract's demand when some of its goods are spared; the meat is unchanged."""
    if not spare:
        return asked
    goods = [max(0, need - spare.count(name)) for need, name in zip(asked[0], GOODS, strict=True)]
    return tuple(goods), asked[1]


Spared = tuple[tuple[str, ...], tuple[int, ...]]
"""Things left out, and the mark used for each, at the same index."""
NOTHING_SPARED: tuple[Spared, ...] = (((), ()),)


Marks = dict[tuple[str, ...], list[int]]
"""The marks a seat may use now, by the things they may leave out."""


def sparing_marks(pos: Caledonia, seat: int) -> Marks:
    """Returns all marks by which a seat may leave something out now, for any contract."""
    found: Marks = {}
    for way in pos.rules.seat_hooks[pos.players[seat].clan].sparing:
        names = way.names()
        found[names] = [*found.get(names, ()), *way.marks(pos, seat)]
    return {names: sorted(marks) for names, marks in found.items() if marks}


def spares(asked: Held, marks_of: Marks) -> Sequence[Spared]:
    """Returns the ways to leave things out, each with its marks at the same index; the first is empty."""
    found: list[Spared] = [*NOTHING_SPARED]
    for names, by in marks_of.items():
        wanted = asked_of(asked, names)
        some = [
            (things, marks)
            for count in range(1, len(by) + 1)
            for things in dict.fromkeys(combinations(wanted, count))
            for marks in combinations(by, count)
        ]
        found += [
            ((*before, *things), (*used, *marks))
            for before, used in found
            for things, marks in some
            if not set(used) & set(marks)
        ]
    return found


def asked_of(asked: Held, names: tuple[str, ...]) -> list[str]:
    """Lists each single thing of these names that a contract demands, meat before goods."""
    meats = zip(MEATS, asked[1], strict=True)
    goods = zip(GOODS, asked[0], strict=True)
    return [name for name, need in (*meats, *goods) if name in names for _ in range(need)]


def way_of(pos: Caledonia, seat: int, thing: str, mark: int) -> Sparing:
    """Returns the way by which a mark spares a thing: the first that accepts it, else the first of all."""
    ways = [way for way in pos.hooks_of(seat).sparing if thing in way.names()]
    taking = [way for way in ways if way.why_not(pos, seat, mark) is None]
    return taking[0] if taking else ways[0]


def why_not_marks(pos: Caledonia, seat: int, spare: tuple[str, ...], marks: tuple[int, ...]) -> Reason | None:
    """Returns the reason these things can't be spared by these marks, one after the other, or None."""
    for at, (thing, mark) in enumerate(zip(spare, marks, strict=True)):
        way = way_of(pos, seat, thing, mark)
        reason = way.why_not(pos, seat, mark)
        if reason is not None:
            return reason
        if at + 1 < len(marks):
            pos = pos.copy()  # the next mark is used after this one
            way.use(pos, seat, mark)
    return None


def payments(pos: Caledonia, seat: int, number: int, marks: Marks | None = None) -> list[Action]:
    """Lists every way to pay a contract now; pass `marks` to share them between contracts."""
    contract, hooks = pos.rules.pack.contracts[number], pos.rules.seat_hooks[pos.players[seat].clan]
    asked = demand(contract)
    short = not can_pay(pos, seat, asked[0])
    if short and not hooks.spares_goods:
        return []
    if marks is None and (hooks.spares_goods or any(asked[1])):
        marks = sparing_marks(pos, seat)
    if short and not marks:
        return []
    cows, sheep = herds(pos, seat)
    found: list[Action] = []
    for spare, ports in spares(asked, marks) if marks else NOTHING_SPARED:
        if short and not can_pay(pos, seat, goods_due(asked, spare)[0]):
            continue
        beef, mutton = meat_due(asked, spare)
        if beef > len(cows) or mutton > len(sheep):
            continue
        if len(ports) > 1 and why_not_marks(pos, seat, spare, ports) is not None:
            continue
        for some in dict.fromkeys(combinations(cows, beef)):  # animals that share a hex are alike (I3.6)
            more = dict.fromkeys(combinations(sheep, mutton))
            found.extend([Fulfil.of(number, _names((*some, *each)), spare, ports) for each in more])
    return found


def _names(hexes: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([HEX_NAMES[hex_] for hex_ in hexes])


class Fulfilling(ActionRule):
    """Fulfil an export contract."""

    name = "fulfilling"
    takes = (Fulfil,)

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        found: list[Action] = []
        for number in in_box(pos, seat):
            found.extend(payments(pos, seat, number) or [Fulfil.of(number, (), (), ())])
        return found

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        found: list[Action] = []
        box = in_box(pos, seat)
        asked = bool(box) and pos.rules.seat_hooks[pos.players[seat].clan].spares_goods
        marks = sparing_marks(pos, seat) if asked else None
        for number in box:
            found += payments(pos, seat, number, marks)
        return found

    def why_not(self, pos: Caledonia, seat: int, action: Fulfil) -> Reason | None:
        reason = why_not_contract(pos, seat, action.contract)
        if reason is not None:
            return reason
        asked = demand(pos.rules.pack.contracts[action.contract])
        missing = missing_goods(pos, seat, goods_due(asked, action.spare))
        if missing is not None:
            return Reason("too-few-goods", rule="C14.1", good=missing[0], need=missing[1], have=missing[2])
        reason = self._why_not_spare(pos, seat, action, asked)
        return reason if reason is not None else self._why_not_animals(pos, seat, action, asked)

    def _why_not_spare(self, pos: Caledonia, seat: int, action: Fulfil, asked: Held) -> Reason | None:
        spare, marks = action.spare, action.ports
        ways = pos.hooks_of(seat).sparing
        if len(spare) != len(marks) or len(set(marks)) != len(marks) or (spare and not ways):
            return Reason("no-such-port")
        groups = dict.fromkeys([way.names() for way in ways])
        order = list[str]()
        for names in groups:
            some = [(thing, mark) for thing, mark in zip(spare, marks, strict=True) if thing in names]
            if [mark for _, mark in some] != sorted([mark for _, mark in some]):
                return Reason("no-such-port")
            things = tuple([thing for thing, _ in some])
            if things not in combinations(asked_of(asked, names), len(things)):
                return Reason("nothing-to-spare", rule="C16.7")
            order += things
        if list(spare) != order:
            return Reason("nothing-to-spare", rule="C16.7")
        return why_not_marks(pos, seat, spare, marks)

    def _why_not_animals(self, pos: Caledonia, seat: int, action: Fulfil, asked: Held) -> Reason | None:
        due, own = meat_due(asked, action.spare), herds(pos, seat)
        for need, herd, meat in zip(due, own, MEATS, strict=True):
            if len(herd) < need:
                return Reason("too-few-animals", rule="C14.4", meat=meat, need=need, have=len(herd))
        animals = [HEX_OF.get(name, -1) for name in action.animals]
        cows, sheep = animals[: due[0]], animals[due[0] :]
        right = len(cows) == due[0] and len(sheep) == due[1]
        for chosen, herd in ((cows, own[0]), (sheep, own[1])):
            there = all(chosen.count(hex_) <= herd.count(hex_) for hex_ in chosen)
            right = right and there and chosen == sorted(chosen)
        return None if right else Reason("wrong-animals", rule="C14.4")

    def take(self, pos: Caledonia, seat: int, action: Fulfil) -> None:
        self.take_with(pos, seat, action, ())

    def take_with(self, pos: Caledonia, seat: int, action: Fulfil, given: Sequence[int]) -> None:
        """Fulfils a contract, giving these amounts of each good themselves, without substitutes."""
        contract = pos.rules.pack.contracts[action.contract]
        asked = demand(contract)
        for thing, mark in zip(action.spare, action.ports, strict=True):
            way_of(pos, seat, thing, mark).use(pos, seat, mark)
        due = list(goods_due(asked, action.spare)[0])
        for good, count in enumerate(given):
            pos.gain(seat, good, -count, "export")
            due[good] -= count
        pay_goods(pos, seat, due, "export")  # C14.3
        beef = meat_due(asked, action.spare)[0]
        for at, hex_ in enumerate([HEX_OF[name] for name in action.animals]):
            animal = COW if at < beef else SHEEP
            pos.withdraw(seat, hex_, animal, "slaughter", animal)  # to its column (C14.5), off its hex (C14.6)
        settle_contract(pos, seat, action.contract)


def pay_goods(pos: Caledonia, seat: int, goods: Sequence[int], why: str) -> None:
    """Pays goods from stock, or with the substitutes that modules allow."""
    for good, need in enumerate(goods):
        pay_good(pos, seat, good, need, why)


def in_box(pos: Caledonia, seat: int) -> Sequence[int]:
    """Returns the contracts that a seat could fulfil now, if it can pay."""
    return pos.players[seat].box


def why_not_contract(pos: Caledonia, seat: int, number: int) -> Reason | None:
    """Returns the reason this contract can't be fulfilled, payment aside, or None."""
    there = number in in_box(pos, seat)  # even if obtained this turn (C14.13)
    return None if there else Reason("not-your-contract", rule="C14.1")


def settle_contract(pos: Caledonia, seat: int, number: int) -> None:
    """Delivers a paid contract's imports, then its rewards."""
    contract = pos.rules.pack.contracts[number]
    deliver(pos, seat, number, contract)  # after payment, before rewards (C14.2)
    frames: list[Frame[Any]] = [Rewards(seat, contract.money, contract.free_hexes, contract.upgrades)]
    for follow in pos.hooks_of(seat).modify_rewards:
        frames = follow(pos, seat, contract, frames)
    pos.push(*frames)


@value
class SecondFulfilled(Frame[Caledonia]):
    """Marks on the stack that the contract being fulfilled is the last one of its action."""

    seat: int

    def seats_to_act(self, pos: Caledonia) -> Sequence[int]:
        return ()


def deliver(pos: Caledonia, seat: int, number: int, contract: Contract) -> None:
    """Removes the contract from the box, counts its imports, and pays for marked steps (C14.7, C14.8)."""
    player = pos.players[seat]
    player.box = tuple([other for other in player.box if other != number])  # the only way out of the box (C8.3)
    player.fulfilled += (number,)
    player.hops += contract.hops
    if pos.trace is not None:
        lines = [
            (f"box-{seat}", -1, "export"),
            (f"fulfilled-{seat}", 1, "export"),
            (f"hops-{seat}", contract.hops, "import"),
        ]
        pos.emit("fulfilled", lines, seat=seat, contract=number, hops=contract.hops)
    track = pos.rules.pack.import_track
    for kind, count in enumerate(contract.imports):
        if count:
            before = pos.imports[kind]
            pos.imports[kind] += count
            player.imports[kind] += count
            name = RARE_IMPORTS[kind]
            pos.emit("imported", [(f"{name}-{seat}", count, "import")], seat=seat, good=name, count=count)
            money = track.money * (pos.imports[kind] // track.marked_every - before // track.marked_every)
            for hook in pos.hooks_of(seat).modify_import_money:
                money = hook(pos, seat, money)
            pos.pay(seat, money, "import-track")


FULFILLING = Fulfilling()
FRAMES: Sequence[type[Frame[Caledonia]]] = (SecondFulfilled,)
REASONS: tuple[str, ...] = (
    "not-your-contract",
    "nothing-to-spare",
    "too-few-animals",
    "wrong-animals",
    "no-such-port",
)
EVENTS: tuple[str, ...] = ("fulfilled", "imported")
