"""What things are worth in the estimate, in hundredths of a VP: one column of a price list.

Goods and coins are dear because a trade makes more of them than their price: figures say what went with winning,
which is not always what a thing brings by itself. How they were found stands with the lists (`price_lists`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bothy.games.glenmore.tally import KINDS

KIND_NAMES: Final = ("wood", "stone", "barley", "sheep", "cattle")
MANY: Final = 10
"""Tables of worths end here: whoever has more has as much."""


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
        """Nobody has a fixed number of turns: there is a road to The End, and a turn uses up some spaces of it."""
        self.stride: int = price["stride"]
        """A turn takes a pawn past everybody, a space for each piece on the rondel, and so many hundredths."""
        self.last_turn: int = price["last_turn"]
        """The move onto The End or beyond it, in hundredths of a turn."""
        self.turn: int = price["turn"]
        """What a turn brings beside what it wakes."""
        self.race: int = price["race"]
        """What it is worth besides to have a turn more than the others have on average: the tile is not theirs."""

    def _read_scorings(self, price: Mapping[str, int]) -> None:
        self.differences: tuple[int, ...] = (0, *[price[f"difference_{more}"] for more in range(1, 6)])
        """What so many more than the least are worth in the next scoring; a lead of one is easily lost."""
        self.behind: int = price["behind"]
        """What each one less costs: it has to be made good before anything is scored."""
        self.home: int = price["home"]
        self.cards: int = price["cards"]
        self.whisky: int = price["whisky"]
        self.persons: int = price["persons"]
        """How much each of the four scorings counts, in percent."""
        self.scorings: int = price["scorings"]
        """How much all scorings to come count, in percent of the next: the later, the more can change."""
        self.soon: int = price["soon"]
        """By how much more, in percent, when the next scoring is about to come."""
        self.away: int = price["away"]
        """A Scotsman who stands elsewhere may walk home to the castle."""

    def _read_territory(self, price: Mapping[str, int]) -> None:
        self.land: int = price["land"]
        """The share of the turns to come, in percent, that is thought to make a territory larger."""
        self.fine: int = price["fine"]
        """A tile more than the smallest territory will have: less than the 3 VP, as the smallest may grow."""
        self.spare: int = price["spare"]
        """A tile less than all others will have."""
        self.scotsmen: tuple[int, ...] = _table(price, "scotsmen")
        """So many Scotsmen in the territory: the first is needed, the others give more places."""
        self.places: int = price["places"]
        """A free place for a tile."""
        self.river_places: int = price["river_places"]
        """A free place for a tile with the river."""

    def _read_goods(self, price: Mapping[str, int]) -> None:
        self.coin: int = price["coin"]
        self.coin_a_turn: int = price["coin_a_turn"]
        """What a coin is worth more for each turn it can still be spent in."""
        self.coin_at_end: int = price["coin_at_end"]
        """With no turn left it is worth its point."""
        self.first_coins: int = price["first_coins"]
        """What each of the first few coins is worth more."""
        self.goods: tuple[int, ...] = _table(price, "goods")
        """So many of one kind: the first of each kind makes trades and tiles possible."""
        self.by_kind: tuple[int, ...] = tuple([price[f"goods_{kind}"] for kind in KIND_NAMES])
        """How much goods of a kind count, in percent."""
        self.of_choice: int = price["of_choice"]
        """A good whose kind is still to be chosen."""
        self.asked: int = price["asked"]
        """What a good is worth more to whoever owns a trade that asks for it."""
        self.time_to_spend: int = price["time_to_spend"]
        """With fewer turns left than this, in hundredths, goods lose their worth."""

    def _read_activations(self, price: Mapping[str, int]) -> None:
        """As a turn to come may wake them."""
        self.wake_good: tuple[int, ...] = tuple([price[f"wake_{kind}"] for kind in KIND_NAMES])
        self.wake_choice: int = price["wake_choice"]
        self.wake_move: int = price["wake_move"]
        self.wake_point: int = price["wake_point"]
        self.wake_barrel: int = price["wake_barrel"]
        """Barley into whisky."""
        self.wake_trade: int = price["wake_trade"]
        """The share of a trade's gain, in percent, once its goods are counted as pieces."""
        self.best_place: int = price["best_place"]
        """What a turn to come wakes, in percent of what a tile at the best place would."""
        self.other_bank: int = price["other_bank"]
        """Whether the next tile has the river is not known: the share, in percent, of the worse kind of place."""
        self.all_tiles: int = price["all_tiles"]
        """What it wakes besides, in percent of all tiles there are."""
        self.joining: int = price["joining"]
        """How much of a tile in hand, in percent, will lie beside the next best place."""
        self.used_up: int = price["used_up"]
        """How far the best place falls to the second best, in percent, when a tile goes there."""

    def _read_turn(self, price: Mapping[str, int]) -> None:
        """What a turn still holds. Powers carry their own figures, in clans/ and landmarks/."""
        self.piece: int = price["piece"]
        """A good spent in a trade."""
        self.barrel: int = price["barrel"]
        self.spent_scotsman: int = price["spent_scotsman"]
        """A Scotsman spent in a trade; no tile of the base game asks for one."""
        self.marker: int = price["marker"]
        """A clan marker as the gain of a trade."""
        self.movement: int = price["movement"]
        self.removal: int = price["removal"]
        """A tile that may leave the territory."""
        self.retrieval: int = price["retrieval"]
        """A tile of the discard pile, without its cost."""
        self.steps: int = price["steps"]
        """Points for having enough of something, not counted yet."""
        self.favour: int = price["favour"]
        """A single activation that a clan grants, not chosen yet."""
        self.clan_person: int = price["clan_person"]
        self.clan_scotsman: int = price["clan_scotsman"]


def _table(price: Mapping[str, int], row: str) -> tuple[int, ...]:
    """What none to many of something are worth: the first, the second and the third have prices of their own."""
    first = [0]
    for each in range(1, MANY + 1):
        first.append(first[-1] + price[f"{row}_{each}" if each <= len(FIRST) else f"{row}_more"])
    return tuple(first)


FIRST: Final = (1, 2, 3)
assert len(KIND_NAMES) == KINDS
