"""The state of a game of Creel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bothy.kernel import Json, ModuleState, Position, Ruleset, state

if TYPE_CHECKING:
    from creel.module import Hooks

GOODS = ("coin", "herring", "crab", "lobster")
WORTH = (1, 1, 2, 4)
BAYS = 3
FACTS = ("day", "weather", "goods", "creels", "bays", "hands", "deck", "top", "known")
COPIES = [4, 4, 4, 4]  # charts of each kind: they pay for a herring, a crab, a lobster, a creel


@state
class Today(ModuleState):
    """The state of one turn."""

    sold: int = 0

    def copy(self) -> Today:
        return Today(self.sold)


class Sea(Position):
    """The table. The pile of charts has no order: only what could still come is known."""

    __slots__ = (*FACTS, "days", "hooks", "rules")

    rules: Ruleset[Any]
    days: int
    hooks: Hooks
    day: int
    weather: str
    goods: list[list[int]]
    creels: list[int]
    bays: list[int]
    hands: list[list[int]]
    deck: list[int]
    top: int
    known: list[int]

    def copy(self) -> Sea:
        new = Sea(self)
        new.rules = self.rules
        new.days, new.hooks, new.day, new.weather = self.days, self.hooks, self.day, self.weather
        new.creels, new.deck, new.bays = self.creels[:], self.deck[:], self.bays[:]
        new.goods, new.hands = [goods[:] for goods in self.goods], [hand[:] for hand in self.hands]
        new.top, new.known = self.top, self.known[:]
        return new

    def facts(self) -> dict[str, Json]:
        return {name: getattr(self, name) for name in FACTS}

    def gain(self, seat: int, good: int, count: int, why: str) -> None:
        """Adds or removes goods, with a ledger line."""
        self.goods[seat][good] += count
        name = GOODS[good]
        self.emit("goods", [(f"{name}-{seat}", count, why)], seat=seat, good=name, count=count, why=why)
