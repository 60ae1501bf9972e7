"""The names of goods, meat and imports, and their numbers in a position."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

Good: TypeAlias = Literal["wool", "grain", "milk", "bread", "cheese", "whisky"]
GOODS: Final[tuple[Good, ...]] = ("wool", "grain", "milk", "bread", "cheese", "whisky")
"""In the order of the market columns; a good is its index in this list."""

WOOL: Final = 0
GRAIN: Final = 1
MILK: Final = 2
BREAD: Final = 3
CHEESE: Final = 4
WHISKY: Final = 5

BASIC_GOODS: Final = (WOOL, GRAIN, MILK)
PROCESSED_GOODS: Final = (BREAD, CHEESE, WHISKY)
"""C2.10: basic goods come from animals and fields, processed goods from buildings."""

Meat: TypeAlias = Literal["beef", "mutton"]
MEATS: Final[tuple[Meat, ...]] = ("beef", "mutton")
BEEF: Final = 0
MUTTON: Final = 1

Import: TypeAlias = Literal["cotton", "tobacco", "sugar-cane"]
RARE_IMPORTS: Final[tuple[Import, ...]] = ("cotton", "tobacco", "sugar-cane")
"""In the order that breaks ties of rarity: cotton counts as the rarest. Hops aren't included."""

COTTON: Final = 0
TOBACCO: Final = 1
SUGAR_CANE: Final = 2
