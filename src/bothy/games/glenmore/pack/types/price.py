"""What a tile costs and what a trade asks for: one kind of price, so that one payment serves both."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from bothy.kernel.pack.reading import told

WOOD: Final = 0
STONE: Final = 1
BARLEY: Final = 2
SHEEP: Final = 3
CATTLE: Final = 4
RESOURCES: Final = ("wood", "stone", "barley", "sheep", "cattle")
"""By number; amounts of resources always stand in this order."""
ANIMALS: Final = (SHEEP, CATTLE)
OTHERS: Final = ("any", "different", "animals", "coins", "whisky", "scotsmen")

MOST_PAID: Final = 20
"""Of one kind in a price, or among what a tile produces."""

Amounts = tuple[int, ...]
NONE: Final[Amounts] = (0,) * len(RESOURCES)


@dataclass(frozen=True, slots=True)
class Price:
    """All of it is paid. Named resources may come from any own tile or from the market."""

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
        """How many resources it takes, whichever they are."""
        return sum(self.resources) + self.any + self.different + self.animals

    @property
    def free(self) -> bool:
        """Whether there is nothing to pay."""
        return not (self.pieces + self.coins + self.whisky + self.scotsmen)


FREE: Final = Price()


def read_amounts(table: Mapping[str, Any], words: tuple[str, ...]) -> Amounts:
    """An amount for each word, in their order; ValueError if the table holds anything else."""
    for word, amount in table.items():
        if word not in words or type(amount) is not int:
            raise ValueError(f"cannot hold {word} = {told(amount)}")
        if not 1 <= amount <= MOST_PAID:
            raise ValueError(f"{word} can be 1 to {MOST_PAID}, not {amount}")
    return tuple([table.get(word, 0) for word in words])


def read_price(table: Mapping[str, Any]) -> Price:
    """A price out of its table; ValueError if it cannot be one."""
    amounts = read_amounts(table, (*RESOURCES, *OTHERS))
    count = len(RESOURCES)
    return Price(amounts[:count], *amounts[count:])
