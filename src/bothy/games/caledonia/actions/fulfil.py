"""Fulfilling an export contract: payment, slaughter, imports, direct bonuses (C14)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from bothy.games.caledonia.actions.action_rule import ActionRule
from bothy.games.caledonia.actions.at_hand import with_all_at_hand
from bothy.games.caledonia.actions.expand import EXPANDING_FREE, Expand
from bothy.games.caledonia.actions.upgrades import (
    BONUS_UPGRADING,
    DONE,
    Done,
    HireMerchant,
    TakeMerchantBack,
    UpgradeShipping,
    UpgradeTechnology,
)
from bothy.games.caledonia.map.grid import HEX_NAMES, HEX_OF
from bothy.games.caledonia.pack.types.goods import GOODS, MEATS, RARE_IMPORTS
from bothy.games.caledonia.pack.types.units import COW, SHEEP
from bothy.games.caledonia.ports.use import mark, tile_with, ways, why_not_use
from bothy.games.caledonia.position import Caledonia, unit_of
from bothy.kernel import Action, Frame, Reason, value

if TYPE_CHECKING:
    from bothy.games.caledonia.pack.types.contracts import Contract

ANIMALS = (COW, SHEEP)
"""In the order of the meats: cows give beef, sheep mutton."""
SPARING = "spare-animal"


@value
class Fulfil(Action):
    """Pay a contract, with these animals; `spare` names each meat left out by marking one of `ports` (C16.7)."""

    contract: int
    animals: "tuple[str, ...]"
    spare: "tuple[str, ...]"
    ports: "tuple[int, ...]"


@value
class TakeMoney(Action):
    """Take the money of a contract before its other bonuses."""


TAKE_MONEY = TakeMoney()


def herds(pos: Caledonia, seat: int) -> tuple[list[int], list[int]]:
    """The hexes of the seat's cows and of its sheep, in order."""
    cows, sheep = [], []
    for hex_ in sorted(pos.players[seat].units):
        unit = unit_of(pos.hexes[hex_])
        if unit == COW:
            cows.append(hex_)
        elif unit == SHEEP:
            sheep.append(hex_)
    return cows, sheep


def missing_goods(pos: Caledonia, seat: int, contract: Contract) -> tuple[str, int, int] | None:
    """A good the seat lacks for a contract: its name, how many are asked, how many there are."""
    goods = pos.players[seat].goods
    for good, need in enumerate(contract.goods):
        if goods[good] < need:
            return GOODS[good], need, goods[good]
    return None


def meat_due(contract: Contract, spare: tuple[str, ...]) -> list[int]:
    """Beef and mutton to be paid when some of it is spared."""
    return [need - spare.count(meat) for need, meat in zip(contract.meat, MEATS, strict=True)]


def spares(pos: Caledonia, seat: int, contract: Contract) -> list[tuple[tuple[str, ...], tuple[int, ...]]]:
    """The meats that may be left out, with the ports that are marked for them; first, none at all.

    A port spares one animal, so the port itself and the one that borrows it spare two (R-C85).
    """
    found: list[tuple[tuple[str, ...], tuple[int, ...]]] = [((), ())]
    if not sum(contract.meat):
        return found
    tile = tile_with(pos, SPARING)
    by = [port + 1 for port in ways(pos, seat, tile)] if tile >= 0 else []
    asked = [meat for meat, need in zip(MEATS, contract.meat, strict=True) for _ in range(need)]
    for count in range(1, len(by) + 1):
        some = dict.fromkeys(combinations(asked, count))
        found += [(meats, ports) for meats in some for ports in combinations(by, count)]
    return found


def payments(pos: Caledonia, seat: int, number: int) -> list[Action]:
    """Every way to pay a contract now."""
    contract = pos.rules.pack.contracts[number]
    if missing_goods(pos, seat, contract) is not None:
        return []
    cows, sheep = herds(pos, seat)
    found: list[Action] = []
    for spare, ports in spares(pos, seat, contract):
        beef, mutton = meat_due(contract, spare)
        if beef <= len(cows) and mutton <= len(sheep):
            for some in combinations(cows, beef):
                more = combinations(sheep, mutton)
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
        for number in pos.players[seat].box:
            found.extend(payments(pos, seat, number) or [Fulfil.of(number, (), (), ())])
        return found

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        return [action for number in pos.players[seat].box for action in payments(pos, seat, number)]

    def why_not(self, pos: Caledonia, seat: int, action: Action) -> Reason | None:
        assert isinstance(action, Fulfil)
        if action.contract not in pos.players[seat].box:
            return Reason("not-your-contract", rule="C14.1")
        contract = pos.rules.pack.contracts[action.contract]
        lacking = missing_goods(pos, seat, contract)
        if lacking is not None:
            return Reason("too-few-goods", rule="C14.1", good=lacking[0], need=lacking[1], have=lacking[2])
        reason = self._why_not_spare(pos, seat, action, contract)
        return reason if reason is not None else self._why_not_animals(pos, seat, action, contract)

    def _why_not_spare(self, pos: Caledonia, seat: int, action: Fulfil, contract: Contract) -> Reason | None:
        spare, ports = action.spare, action.ports
        if len(spare) != len(ports) or list(ports) != sorted(set(ports)):
            return Reason("no-such-port")
        asked = [meat for meat, need in zip(MEATS, contract.meat, strict=True) for _ in range(need)]
        if spare not in combinations(asked, len(spare)):
            return Reason("nothing-to-spare", rule="C16.7")
        for port in ports:
            reason = why_not_use(pos, seat, tile_with(pos, SPARING), port - 1)
            if reason is not None:
                return reason
        return None

    def _why_not_animals(self, pos: Caledonia, seat: int, action: Fulfil, contract: Contract) -> Reason | None:
        due, own = meat_due(contract, action.spare), herds(pos, seat)
        for need, herd, meat in zip(due, own, MEATS, strict=True):
            if len(herd) < need:
                return Reason("too-few-animals", rule="C14.4", meat=meat, need=need, have=len(herd))
        animals = [HEX_OF.get(name, -1) for name in action.animals]
        cows, sheep = animals[: due[0]], animals[due[0] :]
        right = len(cows) == due[0] and len(sheep) == due[1]
        for chosen, herd in ((cows, own[0]), (sheep, own[1])):
            right = right and all(hex_ in herd for hex_ in chosen) and chosen == sorted(set(chosen))
        return None if right else Reason("wrong-animals", rule="C14.4")

    def take(self, pos: Caledonia, seat: int, action: Action) -> None:
        assert isinstance(action, Fulfil)
        contract = pos.rules.pack.contracts[action.contract]
        for port in action.ports:
            mark(pos, seat, tile_with(pos, SPARING), port - 1)
        for good, count in enumerate(contract.goods):
            pos.gain(seat, good, -count, "export")
        for hex_ in [HEX_OF[name] for name in action.animals]:
            pos.withdraw(seat, hex_, unit_of(pos.hexes[hex_]), "slaughter")
        _deliver(pos, seat, action.contract, contract)
        if pos.power(seat).most_fulfilled() > 1 and not _another_follows(pos):
            pos.then(FulfilAnother(seat))
        rewards = Rewards(seat, contract.money, contract.free_hexes, contract.upgrades)
        pos.power(seat).after_fulfilling(pos, seat, contract, rewards)


def _another_follows(pos: Caledonia) -> bool:
    """Whether this is already the second contract of the action."""
    return any(isinstance(frame, SecondFulfilled) for frame in pos.stack)


def _deliver(pos: Caledonia, seat: int, number: int, contract: Contract) -> None:
    """The contract leaves the box; imports are counted, and pay on marked steps (C14.7, C14.8)."""
    player = pos.players[seat]
    player.box = tuple([other for other in player.box if other != number])
    player.fulfilled += (number,)
    player.hops += contract.hops
    if pos.trace is not None:
        lines = [
            (f"box-{seat}", -1, "export"),
            (f"fulfilled-{seat}", 1, "export"),
            (f"hops-{seat}", contract.hops, "import"),
        ]
        pos.say("fulfilled", lines, seat=seat, contract=number, hops=contract.hops)
    track = pos.rules.pack.import_track
    for kind, count in enumerate(contract.imports):
        if count:
            before = pos.imports[kind]
            pos.imports[kind] += count
            player.imports[kind] += count
            name = RARE_IMPORTS[kind]
            pos.say("imported", [(f"{name}-{seat}", count, "import")], seat=seat, good=name, count=count)
            if not pos.rules.static_imports:
                marked = pos.imports[kind] // track.marked_every - before // track.marked_every
                pos.pay(seat, marked * track.money, "import-track")


@value
class Rewards(Frame[Caledonia]):
    """Direct bonuses, in any order, each whole before the next (C14.9)."""

    takes = (TakeMoney, Expand, UpgradeShipping, UpgradeTechnology, HireMerchant, TakeMerchantBack, Done)
    seat: int
    money: int
    free: int
    upgrades: int

    def owes(self, pos: Caledonia) -> Sequence[int]:
        if not self.free and not self.upgrades:
            return ()
        if self.money:
            return (self.seat,)
        if len(self.options(pos, self.seat)) > 1:
            return (self.seat,)
        after = with_all_at_hand(pos, self.seat)
        return (self.seat,) if after is not None and len(self.options(after, self.seat)) > 1 else ()

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        found: list[Action] = [TAKE_MONEY]
        if self.free:
            found.extend(EXPANDING_FREE.candidates(pos, seat))
        if self.upgrades:
            found.extend(BONUS_UPGRADING.candidates(pos, seat))
        return [*found, DONE]

    def why_not(self, pos: Caledonia, seat: int, action: Action) -> Reason | None:
        if isinstance(action, Done):
            return None
        if isinstance(action, TakeMoney):
            return None if self.money else Reason("no-such-bonus", rule="C14.9")
        land = isinstance(action, Expand)
        if not (self.free if land else self.upgrades):
            return Reason("no-such-bonus", rule="C14.9")
        reason = (EXPANDING_FREE if land else BONUS_UPGRADING).why_not(pos, seat, action)
        return reason if reason is None or reason.key != "too-dear" else self._money_first(reason)

    def _money_first(self, reason: Reason) -> Reason:
        """What is too dear may be paid out of the same contract (C14.12)."""
        cost, have = reason.values["cost"], reason.values["have"]
        if have + self.money < cost:
            return reason
        return Reason(reason.key, rule=reason.rule, cost=cost, have=have, advice="money")

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        found: list[Action] = [TAKE_MONEY] if self.money else []
        if self.free:
            found.extend(EXPANDING_FREE.options(pos, seat))
        if self.upgrades:
            found.extend(BONUS_UPGRADING.options(pos, seat))
        found.append(DONE)
        return found

    def take(self, pos: Caledonia, seat: int, action: Action) -> None:
        if isinstance(action, Done):
            pos.pay(seat, self.money, "export")
        elif isinstance(action, TakeMoney):
            pos.then(Rewards(seat, 0, self.free, self.upgrades))
            pos.pay(seat, self.money, "export")
        elif isinstance(action, Expand):
            pos.then(Rewards(seat, self.money, self.free - 1, self.upgrades))
            EXPANDING_FREE.take(pos, seat, action)
        else:
            pos.then(Rewards(seat, self.money, self.free, self.upgrades - 1))
            BONUS_UPGRADING.take(pos, seat, action)

    def close(self, pos: Caledonia) -> None:
        pos.pay(self.seat, self.money, "export")


@value
class FulfilAnother(Frame[Caledonia]):
    """Clan Buchanan may fulfil a second contract in the same action (C20.4)."""

    takes = (Fulfil, Done)
    seat: int

    def owes(self, pos: Caledonia) -> Sequence[int]:
        return (self.seat,) if FULFILLING.options(pos, self.seat) else ()

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [*FULFILLING.candidates(pos, seat), DONE]

    def why_not(self, pos: Caledonia, seat: int, action: Action) -> Reason | None:
        return None if isinstance(action, Done) else FULFILLING.why_not(pos, seat, action)

    def take(self, pos: Caledonia, seat: int, action: Action) -> None:
        if not isinstance(action, Done):
            pos.then(SecondFulfilled(seat))
            FULFILLING.take(pos, seat, action)


@value
class SecondFulfilled(Frame[Caledonia]):
    """Marks on the stack that the second contract of an action is being fulfilled: there is no third."""

    seat: int

    def owes(self, pos: Caledonia) -> Sequence[int]:
        return ()


FULFILLING = Fulfilling()
FRAMES: Sequence[type[Frame[Caledonia]]] = (Rewards, FulfilAnother, SecondFulfilled)
REASONS: tuple[str, ...] = (
    "not-your-contract",
    "nothing-to-spare",
    "too-few-animals",
    "wrong-animals",
    "no-such-bonus",
)
EVENTS: tuple[str, ...] = ("fulfilled", "imported")
