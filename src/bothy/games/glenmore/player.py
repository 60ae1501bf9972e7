"""What one player has: a territory, what lies on it, and what lies beside it."""

from __future__ import annotations

from typing import Final

from bothy.games.glenmore.pack.types.price import NONE
from bothy.games.glenmore.territory.shape import Places
from bothy.kernel import Json

SCORES: Final = ("effects", "castle-scotsmen", "landmarks", "whisky", "persons", "size", "coins")
"""What points come from: tiles and clans during play, the four things of a scoring, and the final reckoning."""
EFFECTS: Final = 0
SIZE: Final = 5
COINS: Final = 6


class Player:
    """A seat's facts, copied field by field: search does little else.

    The territory is three small tables by place: the top tile, the Scotsmen, the resources. Places without
    Scotsmen or resources are not in the latter two.
    """

    __slots__ = (
        "cards", "coins", "done", "goods", "markers", "persons", "places", "points", "powers", "scotsmen", "space",
        "supply", "tiles", "under", "whisky",
    )  # fmt: skip

    coins: int
    whisky: int
    points: list[int]
    """By what they came from, see SCORES."""
    supply: int
    """Scotsmen that can still be placed."""
    markers: int
    cards: tuple[int, ...]
    """Landmark cards, by number in the pack."""
    persons: tuple[int, ...]
    """Persons taken, by tile number."""
    powers: tuple[str, ...]
    """Lasting powers of clans and cards."""
    tiles: dict[int, int]
    under: dict[int, tuple[int, ...]]
    """What a pile of overlays covers, lowest first."""
    scotsmen: dict[int, int]
    goods: dict[int, tuple[int, ...]]
    space: int
    """Where the pawn stands on the rondel."""
    done: bool
    """Whether the game is over for this player (G19)."""
    places: Places | None
    """Where tiles may go, worked out when first asked for; None after any change."""

    def copy(self) -> Player:
        new = Player()
        new.coins = self.coins
        new.whisky = self.whisky
        new.points = self.points[:]
        new.supply = self.supply
        new.markers = self.markers
        new.cards = self.cards
        new.persons = self.persons
        new.powers = self.powers
        new.tiles = self.tiles.copy()
        new.under = self.under.copy()
        new.scotsmen = self.scotsmen.copy()
        new.goods = self.goods.copy()
        new.space = self.space
        new.done = self.done
        new.places = self.places
        return new

    def data(self) -> list[Json]:
        """All facts in order."""
        return [
            self.coins, self.whisky, self.points, self.supply, self.markers, list(self.cards), list(self.persons),
            list(self.powers),
            [[cell, tile] for cell, tile in self.tiles.items()],
            [[cell, list(pile)] for cell, pile in self.under.items()],
            [[cell, count] for cell, count in self.scotsmen.items()],
            [[cell, list(goods)] for cell, goods in self.goods.items()],
            self.space, self.done,
        ]  # fmt: skip

    @classmethod
    def read(cls, data: list[Json]) -> Player:
        """The player written so."""
        new = cls()
        new.coins, new.whisky, points, new.supply, new.markers, cards, persons, powers = data[:8]
        tiles, under, scotsmen, goods, new.space, new.done = data[8:]
        new.points, new.cards, new.persons, new.powers = points[:], tuple(cards), tuple(persons), tuple(powers)
        new.tiles, new.scotsmen = dict(tiles), dict(scotsmen)
        new.under = {cell: tuple(pile) for cell, pile in under}
        new.goods = {cell: tuple(each) for cell, each in goods}
        new.places = None
        return new

    # Looking

    def total(self) -> int:
        """Victory points so far."""
        return sum(self.points)

    def stock(self) -> list[int]:
        """Resources on all tiles together, by kind."""
        wood = stone = barley = sheep = cattle = 0  # one by one, as this is asked all the time
        for goods in self.goods.values():
            wood += goods[0]
            stone += goods[1]
            barley += goods[2]
            sheep += goods[3]
            cattle += goods[4]
        return [wood, stone, barley, sheep, cattle]

    def load(self, cell: int) -> int:
        """How many resources lie on a tile."""
        goods = self.goods.get(cell)
        return 0 if goods is None else sum(goods)

    # Changing; positions say what happened

    def add_goods(self, cell: int, resource: int, count: int) -> None:
        """Resources onto a tile, or off it."""
        goods = list(self.goods.get(cell, NONE))
        goods[resource] += count
        if any(goods):
            self.goods[cell] = tuple(goods)
        else:
            self.goods.pop(cell, None)

    def add_scotsmen(self, cell: int, count: int) -> None:
        """Scotsmen onto a tile, or off it."""
        there = self.scotsmen.get(cell, 0) + count
        if there:
            self.scotsmen[cell] = there
        else:
            self.scotsmen.pop(cell, None)
        self.places = None
