"""Ports 2 and 3: give a good, take several of its kind (C16.8, C16.9)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import combinations_with_replacement
from typing import Any, ClassVar

from bothy.games.caledonia.actions.paying import pay_good, payable
from bothy.games.caledonia.pack.types.goods import BASIC_GOODS, GOODS, PROCESSED_GOODS
from bothy.games.caledonia.ports.use import PortFreeAction
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Action, Reason, value


@value
class SwapBasicGoods(Action):
    """Port 2: give one basic good, take three."""

    port: int
    give: str
    take: "tuple[str, ...]"


@value
class SwapProcessedGoods(Action):
    """Port 3: give one processed good, take two."""

    port: int
    give: str
    take: "tuple[str, ...]"


@cache
def _swaps(kind: type[Action], port: int, give: str, names: tuple[str, ...], count: int) -> list[Action]:
    """Returns every exchange of one good, cached: listed at each question while the port is open."""
    return [kind.of(port, give, mix) for mix in combinations_with_replacement(names, count)]


class SwappingGoods(PortFreeAction):
    """One good for several, in any mix, the given kind included."""

    kinds: ClassVar[tuple[int, ...]] = ()
    rule: ClassVar[str] = ""

    def names(self) -> list[str]:
        """Returns the goods it exchanges."""
        return [GOODS[kind] for kind in self.kinds]

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        count = self.figure(pos, "take")
        mixes = list(combinations_with_replacement(self.names(), count))
        kind = self.takes[0]
        return [
            kind.of(by + 1, give, mix) for by in self.tries(pos, seat) for give in self.names() for mix in mixes
        ]

    def why_not(self, pos: Caledonia, seat: int, action: SwapBasicGoods | SwapProcessedGoods) -> Reason | None:
        reason = self.why_not_port(pos, seat, action.port)
        if reason is not None:
            return reason
        names, count = self.names(), self.figure(pos, "take")
        places = [names.index(good) if good in names else -1 for good in action.take]
        if action.give not in names or len(places) != count or min(places) < 0 or places != sorted(places):
            return Reason("no-such-swap", rule=self.rule)
        if not payable(pos, seat, GOODS.index(action.give)):
            return Reason("too-few-goods", rule=self.rule, good=action.give, need=1, have=0)
        return None

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        by = self.ways(pos, seat)
        if not by:
            return []
        count = self.figure(pos, "take")
        found: list[Action] = []
        for marked in by:
            for good in self.kinds:
                if payable(pos, seat, good):
                    kind: Any = self.takes[0]
                    found += _swaps(kind, marked + 1, GOODS[good], tuple(self.names()), count)
        return found

    def take(self, pos: Caledonia, seat: int, action: SwapBasicGoods | SwapProcessedGoods) -> None:
        self.mark(pos, seat, action.port)
        pay_good(pos, seat, GOODS.index(action.give), 1, "port")
        for good in action.take:
            pos.gain(seat, GOODS.index(good), 1, "port")


class BasicGoodsPort(SwappingGoods):
    """Port 2."""

    name = "basic-goods-port"
    effect = "swap-basic-goods"
    rule = "C16.8"
    kinds: ClassVar[tuple[int, ...]] = BASIC_GOODS
    takes: ClassVar[tuple[type[Action], ...]] = (SwapBasicGoods,)


class ProcessedGoodsPort(SwappingGoods):
    """Port 3."""

    name = "processed-goods-port"
    effect = "swap-processed-goods"
    rule = "C16.9"
    kinds: ClassVar[tuple[int, ...]] = PROCESSED_GOODS
    takes: ClassVar[tuple[type[Action], ...]] = (SwapProcessedGoods,)


REASONS: tuple[str, ...] = ("no-such-swap",)
