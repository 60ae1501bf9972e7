"""A player's facts: a board of units, merchants, goods, contracts, and units on the map."""

from __future__ import annotations

from bothy.kernel import Json

FIELDS = (
    "clan", "money", "goods", "left", "merchants", "to_hire", "market", "shipping", "technology", "box", "boxes",
    "fulfilled", "hops", "imports", "glory", "ports", "units", "bid",
)  # fmt: skip


class Player:
    """A seat's facts, copied field by field because search copies them all the time."""

    __slots__ = FIELDS

    clan: int
    """The clan's number in the pack, -1 without one."""
    money: int
    goods: list[int]
    left: list[int]
    """Pieces still on the board, by unit type."""
    merchants: int
    """In stock, ready to use."""
    to_hire: int
    market: list[int]
    """Merchants on the market by good: positive on the buying side, negative on the selling side."""
    shipping: int
    technology: list[int]
    """1 where the tile of woodcutters, of miners, is turned over."""
    box: tuple[int, ...]
    """Contracts not fulfilled yet."""
    boxes: int
    """The number of contracts the box holds."""
    fulfilled: tuple[int, ...]
    hops: int
    imports: list[int]
    glory: int
    ports: tuple[int, ...]
    """Port tiles marked, by number in the pack."""
    units: list[int]
    """The hexes with a unit of this player, in the order of deployment."""
    bid: int

    def copy(self) -> Player:
        new = Player()
        new.clan = self.clan
        new.money = self.money
        new.goods = self.goods[:]
        new.left = self.left[:]
        new.merchants = self.merchants
        new.to_hire = self.to_hire
        new.market = self.market[:]
        new.shipping = self.shipping
        new.technology = self.technology[:]
        new.box = self.box
        new.boxes = self.boxes
        new.fulfilled = self.fulfilled
        new.hops = self.hops
        new.imports = self.imports[:]
        new.glory = self.glory
        new.ports = self.ports
        new.units = self.units[:]
        new.bid = self.bid
        return new

    def key(self) -> tuple[object, ...]:
        """Returns all fields, as a lookup key."""
        return (
            self.clan, self.money, tuple(self.goods), tuple(self.left), self.merchants, self.to_hire,
            tuple(self.market), self.shipping, tuple(self.technology), self.box, self.boxes, self.fulfilled,
            self.hops, tuple(self.imports), self.glory, self.ports, tuple(self.units), self.bid,
        )  # fmt: skip

    def data(self) -> list[Json]:
        """Returns all fields in order."""
        return [
            self.clan, self.money, self.goods, self.left, self.merchants, self.to_hire, self.market, self.shipping,
            self.technology, list(self.box), self.boxes, list(self.fulfilled), self.hops, self.imports, self.glory,
            list(self.ports), self.units, self.bid,
        ]  # fmt: skip

    @classmethod
    def read(cls, data: list[Json]) -> Player:
        """Reads a player from its data."""
        new = cls()
        for name, value in zip(FIELDS, data, strict=True):
            copied = value[:] if isinstance(value, list) else value
            setattr(new, name, tuple(copied) if name in ("box", "fulfilled", "ports") else copied)
        return new
