"""Values used by the estimate, in hundredths of a VP: one column of a price list.

Goods and coins are expensive because a trade turns them into more than their price: the figures reflect what went
with winning, not always what a thing yields alone. For their origin, see the lists (`price_lists`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bothy.games.glenmore.tally import KINDS

KIND_NAMES: Final = ("wood", "stone", "barley", "sheep", "cattle")
MANY: Final = 10
"""Tables of values end here; larger amounts count the same."""


class Worths:
    """A column of a price list."""

    def __init__(self, price: Mapping[str, int]) -> None:
        self._read_time(price)
        self._read_scorings(price)
        self._read_territory(price)
        self._read_goods(price)
        self._read_activations(price)
        self._read_turn(price)

    def _read_time(self, price: Mapping[str, int]) -> None:
        """Reads the values of time. There's no fixed number of turns: each uses up some spaces before The End."""
        self.stride: int = price["stride"]
        """Spaces per turn beyond one for each piece on the rondel, in hundredths."""
        self.last_turn: int = price["last_turn"]
        """The move onto The End or beyond it, in hundredths of a turn."""
        self.turn: int = price["turn"]
        """Value of a turn apart from its activations."""
        self.race: int = price["race"]
        """Extra value of one turn more than the opponents' average: they don't get that tile."""

    def _read_scorings(self, price: Mapping[str, int]) -> None:
        self.differences: tuple[int, ...] = (0, *[price[f"difference_{more}"] for more in range(1, 6)])
        """Value of a lead over the minimum in the next scoring; a lead of one is easily lost."""
        self.behind: int = price["behind"]
        """Cost of each one less: it must be made up before anything scores."""
        self.home: int = price["home"]
        self.cards: int = price["cards"]
        self.whisky: int = price["whisky"]
        self.persons: int = price["persons"]
        """Weight of each of the four categories, in percent."""
        self.scorings: int = price["scorings"]
        """Weight of all future scorings, in percent of the next one. The later, the more can change."""
        self.soon: int = price["soon"]
        """Extra weight, in percent, when the next scoring is imminent."""
        self.away: int = price["away"]
        """A Scotsman elsewhere, who may walk home to the castle."""

    def _read_territory(self, price: Mapping[str, int]) -> None:
        self.land: int = price["land"]
        """The share of later turns, in percent, expected to enlarge the territory."""
        self.fine: int = price["fine"]
        """A tile more than the smallest territory will have: less than 3 VP, as the smallest may grow."""
        self.spare: int = price["spare"]
        """A tile less than all opponents will have."""
        self.scotsmen: tuple[int, ...] = _table(price, "scotsmen")
        """Value by number of Scotsmen in the territory: the first is essential, the others give more places."""
        self.places: int = price["places"]
        """A free place for a tile."""
        self.river_places: int = price["river_places"]
        """A free place for a tile with the river."""

    def _read_goods(self, price: Mapping[str, int]) -> None:
        self.coin: int = price["coin"]
        self.coin_per_turn: int = price["coin_per_turn"]
        """Extra value of a coin for each turn in which it can still be spent."""
        self.coin_at_end: int = price["coin_at_end"]
        """Value of a coin with no turn left: its point."""
        self.first_coins: int = price["first_coins"]
        """Extra value of each of the first few coins."""
        self.goods: tuple[int, ...] = _table(price, "goods")
        """Value by number of one kind: the first of each kind makes trades and tiles possible."""
        self.by_kind: tuple[int, ...] = tuple([price[f"goods_{kind}"] for kind in KIND_NAMES])
        """Weight of each kind of goods, in percent."""
        self.of_choice: int = price["of_choice"]
        """A good whose kind is still to be chosen."""
        self.asked: int = price["asked"]
        """Extra value of a good to the owner of a trade that requires it."""
        self.time_to_spend: int = price["time_to_spend"]
        """With fewer turns left than this, in hundredths, goods lose value."""

    def _read_activations(self, price: Mapping[str, int]) -> None:
        """Reads the values of activations in a later turn."""
        self.wake_good: tuple[int, ...] = tuple([price[f"wake_{kind}"] for kind in KIND_NAMES])
        self.wake_choice: int = price["wake_choice"]
        self.wake_move: int = price["wake_move"]
        self.wake_point: int = price["wake_point"]
        self.wake_barrel: int = price["wake_barrel"]
        """Barley into whisky."""
        self.wake_trade: int = price["wake_trade"]
        """The share of a trade's gain, in percent, once its goods are valued as pieces."""
        self.best_place: int = price["best_place"]
        """Value of a later turn's activations, in percent of a tile's at the best place."""
        self.other_bank: int = price["other_bank"]
        """The share of the worse kind of place, in percent, as the next tile may or may not have the river."""
        self.all_tiles: int = price["all_tiles"]
        """Additional value of activations, in percent of all tiles."""
        self.joining: int = price["joining"]
        """The share of a tile in hand, in percent, expected to lie next to the next best place."""
        self.used_up: int = price["used_up"]
        """Drop of the best place towards the second best, in percent, when a tile goes there."""

    def _read_turn(self, price: Mapping[str, int]) -> None:
        """Reads the values of what a turn still offers. Powers have their own, in `powers/bot.py`."""
        self.piece: int = price["piece"]
        """A good spent in a trade."""
        self.barrel: int = price["barrel"]
        self.spent_scotsman: int = price["spent_scotsman"]
        """A Scotsman spent in a trade; no tile of the base game requires one."""
        self.marker: int = price["marker"]
        """A clan marker gained by a trade."""
        self.movement: int = price["movement"]
        self.removal: int = price["removal"]
        """A tile that may leave the territory."""
        self.retrieval: int = price["retrieval"]
        """A tile from the discard pile, without its cost."""
        self.steps: int = price["steps"]
        """Points for having enough of something, before they are counted."""
        self.favour: int = price["favour"]
        """A single activation granted by a clan, before it is chosen."""
        self.clan_person: int = price["clan_person"]
        self.clan_scotsman: int = price["clan_scotsman"]


def _table(price: Mapping[str, int], row: str) -> tuple[int, ...]:
    """Returns values for zero to many; the first, second and third are priced separately."""
    first = [0]
    for each in range(1, MANY + 1):
        first.append(first[-1] + price[f"{row}_{each}" if each <= len(FIRST) else f"{row}_more"])
    return tuple(first)


FIRST: Final = (1, 2, 3)
assert len(KIND_NAMES) == KINDS
