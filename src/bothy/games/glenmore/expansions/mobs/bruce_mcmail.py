"""Bruce McMail: his player may buy a resource that another player has just produced (X8.12)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bothy.games.glenmore.answers import DONE, Done, resource_named
from bothy.games.glenmore.expansions.mobs.mobster import Mobster, spend
from bothy.games.glenmore.expansions.mobs.prison import tokens_of
from bothy.games.glenmore.hook_types import NOBODY
from bothy.games.glenmore.module import Frames
from bothy.games.glenmore.pack.types.price import NONE, RESOURCES
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.territory.grid import NOWHERE
from bothy.kernel import Action, Reaction, Reason, Registry, Text, value

BRUCE_MCMAIL: Final = "bruce-mcmail"
ICONS: Final = ("animal", "cloth")
COIN: Final = 1


@value
class Intercept(Action):
    """Buy a resource just produced and put it on an own tile."""

    resource: str
    tile: str


@value
class Fence(Action):
    """Buy a resource just produced and sell it to the market."""

    resource: str


@value
class Intercepting(Reaction[GlenMore]):
    """Offer during another seat's turn to buy one of the resources it produced (R-X13)."""

    takes = (Intercept, Fence, Done)
    blocks_free_actions = True
    reaction = BRUCE_MCMAIL
    seat: int
    producer: int
    tile: int
    goods: "tuple[int, ...]"

    def seats_to_act(self, pos: GlenMore) -> Sequence[int]:
        """Returns his player, unless no tile has room for the resources and the market takes none."""
        return (self.seat,) if len(self.options(pos, self.seat)) > 1 else ()

    def ask(self, pos: GlenMore, seat: int) -> Text:
        return Text("ask-intercepting", seat=self.producer, tile=pos.rules.ids[self.tile])

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        tiles = [pos.tile_on(seat, cell) for cell in pos.players[seat].tiles]
        found: list[Action] = [Intercept.of(name, tile) for name in RESOURCES for tile in tiles]
        return [*found, *[Fence.of(name) for name in RESOURCES], DONE]

    def why_not(self, pos: GlenMore, seat: int, action: Intercept | Fence | Done) -> Reason | None:
        if isinstance(action, Done):
            return None
        resource = resource_named(action.resource)
        if resource < 0 or not self.goods[resource]:
            return Reason("not-produced", rule="X8.12")
        if isinstance(action, Fence):
            enough = pos.market[resource]
            return None if enough else Reason("no-coins-in-row", rule="G7.6", resource=action.resource)
        cell = pos.cell_of(seat, action.tile)
        if cell == NOWHERE:
            return Reason("no-tile-there", rule="X8.12")
        return None if pos.room(seat, cell) else Reason("no-room", rule="G11.5")

    def options(self, pos: GlenMore, seat: int) -> list[Action]:
        tiles = [pos.tile_on(seat, cell) for cell in pos.players[seat].tiles if pos.room(seat, cell)]
        made = [name for name, count in zip(RESOURCES, self.goods, strict=True) if count]
        found: list[Action] = [Intercept.of(name, tile) for name in made for tile in tiles]
        return [*found, *[Fence.of(name) for name in made if pos.market[resource_named(name)]], DONE]

    def take(self, pos: GlenMore, seat: int, action: Intercept | Fence | Done) -> None:
        if isinstance(action, Done):
            return
        resource = resource_named(action.resource)
        spend(pos, BRUCE_MCMAIL, COIN)
        pos.pay(self.producer, COIN, BRUCE_MCMAIL)
        pos.put(self.producer, self._source(pos, resource), resource, -1, BRUCE_MCMAIL)
        if isinstance(action, Intercept):
            pos.put(seat, pos.cell_of(seat, action.tile), resource, 1, BRUCE_MCMAIL)
        else:
            coins = pos.rules.prices[resource][pos.market[resource] - 1]
            pos.fill(resource, -1, "sale")
            pos.pay(seat, coins, "sale")

    def declining(self, pos: GlenMore, seat: int) -> Action:
        return DONE

    def accepting(self, pos: GlenMore, seat: int) -> Action:
        return self.options(pos, seat)[0]

    def _source(self, pos: GlenMore, resource: int) -> int:
        """Returns where the resource is: on the tile that made it, unless it had to go elsewhere."""
        goods, ids = pos.players[self.producer].goods, pos.rules.ids
        cell = pos.cell_of(self.producer, ids[self.tile])
        if goods.get(cell, NONE)[resource]:
            return cell
        return next(iter([at for at, each in goods.items() if each[resource]]))


class BruceMcMail(Mobster):
    """The mobster who intercepts what others produce."""

    def __init__(self) -> None:
        super().__init__(BRUCE_MCMAIL, Registry(frames=[Intercepting], reasons=["not-produced"]))

    def on_produced(self, pos: GlenMore, seat: int, tile: int, goods: tuple[int, ...]) -> Frames:
        holder = self.holder(pos)
        if holder in (NOBODY, seat) or not any(goods) or not tokens_of(pos, BRUCE_MCMAIL):
            return ()
        icons = pos.rules.pack.tiles[tile].icons
        if not any(icon in icons for icon in ICONS):
            return ()
        return (Intercepting(holder, seat, tile, goods),)
