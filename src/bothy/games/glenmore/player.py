"""A player's state: the territory, and everything on it and next to it."""

from __future__ import annotations

from typing import Final

from bothy.games.glenmore.pack.types.price import NONE
from bothy.games.glenmore.territory.shape import Places
from bothy.kernel import Json

SCORES: Final = ("effects", "castle-scotsmen", "landmarks", "whisky", "persons", "size", "coins")
"""Sources of points: tiles and clans during play, the four scoring categories, and the final reckoning."""
EFFECTS: Final = 0
SIZE: Final = 5
COINS: Final = 6


class Player:
    """A seat's state, copied field by field because search copies it constantly.

    The territory is three small tables by place: the top tile, the Scotsmen, the resources. Places without
    Scotsmen or resources are missing from the latter two.
    """

    __slots__ = (
        "cards", "coins", "done", "goods", "markers", "persons", "places", "points", "powers", "scotsmen", "space",
        "supply", "tiles", "under", "whisky",
    )  # fmt: skip

    coins: int
    whisky: int
    points: list[int]
    """By source, see SCORES."""
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
    """Tiles covered by a pile of overlays, lowest first."""
    scotsmen: dict[int, int]
    goods: dict[int, tuple[int, ...]]
    space: int
    """The pawn's space on the rondel."""
    done: bool
    """True if the game is over for this player (G19)."""
    places: Places | None
    """Cached places where tiles may go; None after any change."""

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
        """Returns all fields in order."""
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
        """Reads a player written by `data`."""
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
        """Returns the victory points so far."""
        return sum(self.points)

    def stock(self) -> list[int]:
        """Returns the resources on all tiles together, by kind."""
        wood = stone = barley = sheep = cattle = 0  # unrolled, because this is called constantly
        for goods in self.goods.values():
            wood += goods[0]
            stone += goods[1]
            barley += goods[2]
            sheep += goods[3]
            cattle += goods[4]
        return [wood, stone, barley, sheep, cattle]

    def load(self, cell: int) -> int:
        """Returns how many resources lie on a tile."""
        goods = self.goods.get(cell)
        return 0 if goods is None else sum(goods)

    # Changes; the position emits the events

    def add_goods(self, cell: int, resource: int, count: int) -> None:
        """Adds resources to a tile, or removes them."""
        goods = list(self.goods.get(cell, NONE))
        goods[resource] += count
        if any(goods):
            self.goods[cell] = tuple(goods)
        else:
            self.goods.pop(cell, None)

    def add_scotsmen(self, cell: int, count: int) -> None:
        """Adds Scotsmen to a tile, or removes them."""
        there = self.scotsmen.get(cell, 0) + count
        if there:
            self.scotsmen[cell] = there
        else:
            self.scotsmen.pop(cell, None)
        self.places = None
