"""Sale tiles on the rondel: one barrel on passing, one or two on stopping (X3.9 to X3.12)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bothy.games.glenmore.actions.rondel import distance, go, tiles_ahead
from bothy.games.glenmore.answers import DONE, Done
from bothy.games.glenmore.expansions.cask.cellars import STORE, cellars, take_barrel, worths
from bothy.games.glenmore.expansions.cask.rows import NAME, ROWS
from bothy.games.glenmore.module import Module
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.turn import TakeUp
from bothy.kernel import Action, Frame, Reason, Rule, Text, value
from bothy.kernel.compiled import mypyc_attr

SALE: Final = "cask-sale"


@value
class StopAtSale(Action):
    """Move the pawn onto a sale tile, to sell there."""

    tile: str


@value
class SellBarrel(Action):
    """Sell the barrel on the space worth this many points."""

    vp: int


@mypyc_attr(allow_interpreted_subclasses=True)
class Seller(Module):
    """A module with hooks in sales, for rules that combine the casks with another chronicle."""

    def other_spaces(self, pos: GlenMore, seat: int, count: int) -> int:
        """Changes how many barrels a seat that stops may sell in addition to the one on the bonus space."""
        return count


# Tiles and room


def sale_of(pos: GlenMore, tile: int) -> int:
    """Returns the index of a tile's sale, or -1."""
    if tile < 0 or not pos.rules.keeps_place[tile]:  # as sale tiles do, and few others
        return -1
    return ROWS.of(pos.rules.pack).sale_of.get(pos.rules.ids[tile], -1)


def free_spaces(pos: GlenMore, sale: int) -> int:
    """Returns how many of a sale tile's other spaces are free."""
    return ROWS.of(pos.rules.pack).sales[sale].room[len(pos.players) - 2] - cellars(pos).sold[sale]


def leaves_soon(pos: GlenMore, tile: str) -> bool:
    """Returns whether a sale is on the rondel with only one pawn still to pass it, after which it goes (X3.12)."""
    number = pos.rules.number_of[tile]
    if number not in pos.rondel:
        return False
    far = distance(pos, pos.rondel.index(number))
    return len([player for player in pos.players if not player.done and distance(pos, player.space) < far]) <= 1


def barrels_bound(pos: GlenMore, asked: SellingCask) -> int:
    """Returns how many barrels the coming stop needs, for its cost or a mandatory sale; they are reserved."""
    cost = sum([pos.rules.costs[frame.tile].whisky for frame in pos.stack if isinstance(frame, TakeUp)])
    return cost + len(
        [frame for frame in pos.stack if isinstance(frame, SellingCask) and frame.must and frame != asked]
    )


def most_beside_bonus(pos: GlenMore, seat: int) -> int:
    """Returns how many barrels a seat that stops may sell on other spaces."""
    count = 1
    for module in pos.rules.modules_of(Seller):
        count = module.other_spaces(pos, seat, count)
    return count


# Stopping


class SaleStop(Rule[GlenMore]):
    """A main action: the pawn stops on a sale tile and sells at least one barrel (X3.11)."""

    name = "sale-stop"
    takes = (StopAtSale,)

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return [StopAtSale.of(pos.rules.ids[tile]) for tile in tiles_ahead(pos) if sale_of(pos, tile) >= 0]

    def why_not(self, pos: GlenMore, seat: int, action: StopAtSale) -> Reason | None:
        if pos.now.acted:
            return Reason("moved", rule="G6.1")
        tile = pos.rules.number_of.get(action.tile, -1)
        sale = sale_of(pos, tile)
        if sale < 0 or tile not in pos.rondel:
            return Reason("no-such-sale", rule="X3.11")
        for hook in pos.rules.hooks.why_not_stop:
            reason = hook(pos, seat, tile)
            if reason is not None:
                return reason
        if pos.rondel.index(tile) in [player.space for player in pos.players]:
            return Reason("sale-occupied", rule="X3.11")
        if not pos.players[seat].whisky:
            return Reason("no-barrel-to-sell", rule="X3.11")
        room = free_spaces(pos, sale) > 0 or not cellars(pos).bonus[sale]
        return None if room else Reason("sale-full", rule="X3.11")

    def options(self, pos: GlenMore, seat: int) -> list[Action]:
        if pos.now.acted or not pos.players[seat].whisky:
            return []
        return super().options(pos, seat)

    def take(self, pos: GlenMore, seat: int, action: StopAtSale) -> None:
        pos.now.acted = True
        tile = pos.rules.number_of[action.tile]
        sale = sale_of(pos, tile)
        bonus, beside = not cellars(pos).bonus[sale], most_beside_bonus(pos, seat)
        go(pos, seat, tile, SellingCask(seat, sale, bonus, True, beside if bonus else beside - 1))


# Selling


@value
class SellingCask(Frame[GlenMore]):
    """Choice of the barrel to sell: optional on passing, the first mandatory on stopping (X3.10, X3.11)."""

    takes = (SellBarrel, Done)
    blocks_free_actions = True
    seat: int
    sale: int
    bonus: bool
    must: bool
    more: int
    """Number that may still be sold on other spaces after this one; declining one declines the rest."""

    def ask(self, pos: GlenMore, seat: int) -> Text:
        must = "ask-selling-cask-must" if self.must else "ask-selling-cask"
        return Text(must, tile=ROWS.of(pos.rules.pack).sales[self.sale].tile)

    def seats_to_act(self, pos: GlenMore) -> Sequence[int]:
        room = not cellars(pos).bonus[self.sale] if self.bonus else free_spaces(pos, self.sale) > 0
        return (self.seat,) if room and pos.players[self.seat].whisky > barrels_bound(pos, self) else ()

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return [*[SellBarrel.of(vp) for vp in dict.fromkeys((STORE, *ROWS.of(pos.rules.pack).spaces))], DONE]

    def why_not(self, pos: GlenMore, seat: int, action: SellBarrel | Done) -> Reason | None:
        if isinstance(action, Done):
            return Reason("must-sell", rule="X3.11") if self.must else None
        return None if action.vp in worths(pos, seat) else Reason("no-barrel-there", rule="X3.10")

    def options(self, pos: GlenMore, seat: int) -> list[Action]:
        found: list[Action] = [SellBarrel.of(vp) for vp in dict.fromkeys(worths(pos, seat))]
        return found if self.must else [*found, DONE]

    def take(self, pos: GlenMore, seat: int, action: SellBarrel | Done) -> None:
        if isinstance(action, SellBarrel):
            sell(pos, seat, self.sale, self.bonus, action.vp)
            if self.more:
                pos.push(SellingCask(seat, self.sale, False, False, self.more - 1))


def sell(pos: GlenMore, seat: int, sale: int, bonus: bool, vp: int) -> None:
    """Puts a barrel on a sale tile for the value of its space (X3.9)."""
    part = cellars(pos)
    take_barrel(pos, seat, vp)
    if bonus:
        part.bonus[sale] += 1
    else:
        part.sold[sale] += 1
    pos.brew(seat, -1, SALE)
    pos.emit("cask-sold", [("sale-barrels", 1, SALE)], seat=seat, vp=vp)
    pos.score(seat, vp, SALE, pos.rules.scores.index(NAME))


def clear_sale(pos: GlenMore, sale: int) -> None:
    """Clears a discarded sale tile: its barrels go to the supply (X3.12)."""
    part = cellars(pos)
    count = part.sold[sale] + part.bonus[sale]
    part.sold[sale] = part.bonus[sale] = 0
    if count:
        pos.emit("sale-cleared", [("sale-barrels", -count, SALE)], count=count)


FRAMES: Sequence[type[Frame[GlenMore]]] = (SellingCask,)
