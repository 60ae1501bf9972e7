"""Prices of tiles and trades: one type, so that one payment serves both."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from bothy.kernel.pack.reading import told

WOOD: Final = 0
STONE: Final = 1
BARLEY: Final = 2
SHEEP: Final = 3
CATTLE: Final = 4
Resource: TypeAlias = Literal["wood", "stone", "barley", "sheep", "cattle"]
RESOURCES: Final[tuple[Resource, ...]] = ("wood", "stone", "barley", "sheep", "cattle")
"""By number; amounts of resources are always in this order."""
ANIMALS: Final = (SHEEP, CATTLE)
Other: TypeAlias = Literal["any", "different", "animals", "coins", "whisky", "scotsmen"]
OTHERS: Final[tuple[Other, ...]] = ("any", "different", "animals", "coins", "whisky", "scotsmen")

MOST_PAID: Final = 20
"""The most of one kind in a price, or among what a tile produces."""

Amounts = tuple[int, ...]
NONE: Final[Amounts] = (0,) * len(RESOURCES)


@dataclass(frozen=True, slots=True)
class Price:
    """A price, paid in full. Named resources may come from any own tile or from the market."""

    resources: "Amounts" = NONE
    any: int = 0
    """Resources in any mix."""
    different: int = 0
    """Resources, no two of a kind."""
    animals: int = 0
    """Sheep and cattle in any mix."""
    coins: int = 0
    whisky: int = 0
    scotsmen: int = 0
    """From a home tile, before anything is placed (R-G28)."""

    @property
    def pieces(self) -> int:
        """The number of resources it takes, of any kind."""
        return sum(self.resources) + self.any + self.different + self.animals

    @property
    def free(self) -> bool:
        """True if there is nothing to pay."""
        return not (self.pieces + self.coins + self.whisky + self.scotsmen)


FREE: Final = Price()


def read_amounts(table: Mapping[str, Any], words: tuple[str, ...]) -> Amounts:
    """Reads an amount for each word, in order; raises ValueError if the table holds anything else."""
    for word, amount in table.items():
        if word not in words or type(amount) is not int:
            raise ValueError(f"cannot hold {word} = {told(amount)}")
        if not 1 <= amount <= MOST_PAID:
            raise ValueError(f"{word} can be 1 to {MOST_PAID}, not {amount}")
    return tuple([table.get(word, 0) for word in words])


def read_price(table: Mapping[str, Any]) -> Price:
    """Reads a price from its table; raises ValueError if it isn't one."""
    amounts = read_amounts(table, (*RESOURCES, *OTHERS))
    count = len(RESOURCES)
    return Price(amounts[:count], *amounts[count:])
