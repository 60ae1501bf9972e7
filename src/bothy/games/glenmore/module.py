"""The points at which a module may enter the game, and who is asked at each.

There are three kinds of hook: one gives things to add (frames, lines, pieces), one gets a value and gives it back
changed, one refuses with a reason or waives a test. What a hook does at once it does before it returns; what must
wait for an answer it gives as frames.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bothy.games.glenmore.docks import (
    NO_LINES,
    Category,
    CoinLine,
    EffectKind,
    FinalTerm,
    PriceLine,
    PriceLines,
    RondelPiece,
    TilePiece,
)
from bothy.games.glenmore.pack.types import Components
from bothy.games.glenmore.pack.types.tables import Differences, Table
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.tally import Gift
from bothy.kernel import Answerable, Aside, Dealer, Frame, Json, Part, Reason, Text, all_overriding
from bothy.kernel.bounded_cache import BoundedCache
from bothy.kernel.compiled import mypyc_attr
from bothy.kernel.modules import GameModule

Frames = Sequence[Frame[GlenMore]]
Asides = tuple[Aside[GlenMore], ...]
MainActions = Sequence[Answerable[GlenMore]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Module(GameModule):
    """A module without effect: each overrides what it needs. The base game asks here and names no module.

    `seat` is whose matter it is; a power is only asked about the seat that holds it, a module about every seat.
    """

    # Components and names: asked once, when the rules of a table are made

    def components(self, pack: Components) -> Components:
        """The components with its own: tiles added or swapped, cards, market rows."""
        return pack

    def layout(self, pack: Components, table: Table) -> Table:
        """What is laid out for so many players."""
        return table

    def depths(self, pack: Components, sizes: Mapping[str, int]) -> Mapping[str, tuple[int, int]]:
        """Tiles bound to a part of their stack: how many lie above each, at least and at most.

        Sizes are those of the stacks without what stays in the box.
        """
        return {}

    def left_out(self, pack: Components) -> Sequence[str]:
        """Tiles that stay in the box: no stack has them."""
        return ()

    def lasting(self) -> Sequence[str]:
        """Tiles that stay on the rondel: neither taken nor discarded, and a pawn may stand on them."""
        return ()

    def stopovers(self) -> Sequence[str]:
        """Tiles on which a pawn stops without taking them; they are discarded once everybody has passed them."""
        return ()

    def skipped(self, pack: Components) -> Sequence[str]:
        """Tiles on which a piece that moves by itself never stops."""
        return ()

    def effects(self) -> Sequence[EffectKind]:
        """Kinds of effect of its own."""
        return ()

    def pieces(self) -> Sequence[RondelPiece]:
        """Pieces on the rondel that are no seats."""
        return ()

    def main_actions(self) -> MainActions:
        """Answers of its own to the question of a turn."""
        return ()

    def asides(self) -> Sequence[Aside[GlenMore]]:
        """Free actions of its own in one's turn."""
        return ()

    def categories(self) -> Sequence[Category]:
        """What a scoring compares besides."""
        return ()

    def scores(self) -> Sequence[str]:
        """Lines of its own on the score sheet: what points gained during play come from."""
        return ()

    def final_terms(self) -> Sequence[FinalTerm]:
        """Terms of its own in the final reckoning."""
        return ()

    # Setting up: asked once, when a game starts

    def parts(self, pos: GlenMore) -> Sequence[Part]:
        """Its state at the start."""
        return ()

    def line(self, pos: GlenMore, spaces: list[int]) -> list[int]:
        """The spaces ahead of the pawns at the start: a tile's number, a piece, or EMPTY for one to be drawn."""
        return spaces

    def setup(self, pos: GlenMore) -> Frames:
        """What happens after the tiles are laid, before the first turn."""
        return ()

    # The rondel

    def may_stop(self, pos: GlenMore, seat: int, tile: int) -> Reason | None:
        """What forbids a seat's pawn to stop on a tile."""
        return None

    def may_take(self, pos: GlenMore, seat: int, tile: int) -> Reason | None:
        """What forbids a seat to take a tile on which it may stop: its way there costs too much."""
        return None

    def turn_begins(self, pos: GlenMore, seat: int) -> Frames:
        """A seat's turn begins; nothing is asked yet. What a later module gives comes before."""
        return ()

    def offered(self, pos: GlenMore, seat: int, asides: Asides) -> Asides:
        """Which free actions of modules are worth asking a seat about: those it might take just now."""
        return asides

    def leaving(self, pos: GlenMore, code: int, space: int) -> Frames:
        """A piece is about to leave its space."""
        return ()

    def passing(self, pos: GlenMore, code: int, space: int) -> Frames:
        """A piece is about to pass a space."""
        return ()

    def stopped(self, pos: GlenMore, code: int, space: int) -> Frames:
        """A piece has stopped on a space; what it does there comes after."""
        return ()

    def laid(self, pos: GlenMore, tile: int, space: int) -> Frames:
        """A tile was laid on the rondel."""
        return ()

    def keeps_discard(self, pos: GlenMore, tile: int, cause: str, seat: int) -> bool:
        """Whether it keeps a discarded tile on a pile of its own, in place of the common one."""
        return False

    def discarded(self, pos: GlenMore, tile: int, cause: str, seat: int) -> Frames:
        """A tile was discarded, on whatever pile; NOBODY as seat if no seat was the cause."""
        return ()

    def other_discards(self, pos: GlenMore) -> Sequence[int]:
        """The tiles on piles of its own."""
        return ()

    def may_retrieve(self, pos: GlenMore, seat: int, tile: int) -> Reason | None:
        """What forbids a seat to take a tile out of a discard pile."""
        return None

    def retrieved(self, pos: GlenMore, seat: int, tile: int) -> Frames:
        """A tile leaves a discard pile: take it off a pile of its own."""
        return ()

    # Prices

    def tile_lines(self, pos: GlenMore, seat: int) -> PriceLines:
        """Coins beside the printed prices of tiles, by tile."""
        return NO_LINES

    def road_lines(self, pos: GlenMore, seat: int) -> PriceLines:
        """Coins beside the roads of markers, by place of the clan board."""
        return NO_LINES

    def place_lines(self, pos: GlenMore, seat: int) -> PriceLines:
        """Coins for placing a tile, by place of the territory."""
        return NO_LINES

    def paid(self, pos: GlenMore, seat: int, line: PriceLine) -> Frames:
        """A price line was paid."""
        return ()

    def swaps(self, pos: GlenMore, seat: int, tile: int, count: int) -> int:
        """For how many resources of a tile's trade a coin may stand."""
        return count

    def whisky_gained(self, pos: GlenMore, seat: int, count: int, why: str, distilled: bool) -> Frames | None:
        """Barrels are about to come: what happens in their place, None if they simply come."""
        return None

    def brewed(self, pos: GlenMore, seat: int, count: int, why: str) -> Frames:
        """The number of a seat's barrels has changed, whatever the way."""
        return ()

    def whisky_paid(self, pos: GlenMore, seat: int, count: int, why: str) -> Frames:
        """Barrels were paid."""
        return ()

    # The territory

    def standing(self, pos: GlenMore, seat: int, cells: list[int]) -> list[int]:
        """The places that help placing, as if Scotsmen stood there."""
        return cells

    def waives(self, pos: GlenMore, seat: int, tile: int, test: str) -> bool:
        """Whether a test of placing is not made for a tile."""
        return False

    def placed(self, pos: GlenMore, seat: int, tile: int, cell: int) -> Frames:
        """A tile came to lie in a territory; its effects come after."""
        return ()

    def entered(self, pos: GlenMore, seat: int, cell: int, count: int) -> Frames:
        """Scotsmen of a seat came to a tile of its territory."""
        return ()

    def pieces_on(self, pos: GlenMore, seat: int, cell: int) -> Sequence[TilePiece]:
        """Pieces on a tile of a territory that are not its owner's Scotsmen."""
        return ()

    def may_remove(self, pos: GlenMore, seat: int, cell: int) -> Reason | None:
        """What forbids a tile to leave a territory."""
        return None

    def removed(self, pos: GlenMore, seat: int, cell: int, tile: int) -> Frames:
        """A tile left a territory."""
        return ()

    def person_came(self, pos: GlenMore, seat: int, tile: int) -> Frames:
        """A person was taken; it happens when the marker is set."""
        return ()

    def claimed(self, pos: GlenMore, seat: int, place: int) -> Frames:
        """A marker was set on a place of the clan board; its bonus comes after."""
        return ()

    # Activations and gains

    def extra_activations(self, pos: GlenMore, seat: int, count: int) -> int:
        """How many tiles far from the placed one may be activated in a turn."""
        return count

    def produced(self, pos: GlenMore, seat: int, tile: int, goods: tuple[int, ...]) -> Frames:
        """An activation is over, and these resources came of it."""
        return ()

    def points_scored(self, pos: GlenMore, seat: int, points: int, why: str, category: str) -> Frames:
        """Victory points were gained or lost, from one source."""
        return ()

    # The end of a turn

    def last_offers(self, pos: GlenMore, seat: int) -> Frames:
        """A seat ends its turn: what it may still do."""
        return ()

    def lapsing(self, pos: GlenMore, seat: int, points: int) -> Frames:
        """Movement is left at the end of a turn and lapses."""
        return ()

    # Scorings

    def count(self, pos: GlenMore, seat: int, category: str, amount: int) -> int:
        """What a seat has in a category."""
        return amount

    def scoring_table(self, pos: GlenMore, seat: int, category: str, table: Differences) -> Differences:
        """By which table a seat scores a category."""
        return table

    def after_scoring(self, pos: GlenMore, number: int) -> Frames:
        """A scoring is over, and before the refill goes on."""
        return ()

    def before_finish(self, pos: GlenMore) -> Frames:
        """The last scoring is over, and before the final reckoning."""
        return ()

    def coin_lines(self, pos: GlenMore, seat: int, lines: list[CoinLine]) -> list[CoinLine]:
        """What a seat's coins are worth at the end."""
        return lines

    def after_finish(self, pos: GlenMore) -> Frames:
        """The final reckoning is over."""
        return ()

    # What is seen

    def view(self, pos: GlenMore, seat: int | None) -> Mapping[str, Json]:
        """What a seat or a spectator sees besides; parts are shown by their own `view`."""
        return {}

    def notes(self, pos: GlenMore) -> Sequence[Text]:
        """Lines for all to see that say what it holds; a client without drawings for it prints them."""
        return ()

    def own_notes(self, pos: GlenMore, seat: int) -> Sequence[Text]:
        """Lines that one seat alone may read: what it holds in secret."""
        return ()

    def imagine(self, pos: GlenMore, seat: int | None, dealer: Dealer) -> GlenMore:
        """A position with what is hidden from a seat drawn anew. Who overrides it has secrets."""
        return pos

    def stocks(self, pos: GlenMore) -> Mapping[str, int]:
        """Amounts of its own that must not change without an event."""
        return {}

    # What bots think

    def estimate(self, pos: GlenMore, seat: int, coins: int) -> int:
        """What it is worth to a seat now, in hundredths of a VP, with so many coins when the turn is over."""
        return 0

    def pending(self, pos: GlenMore, seat: int, frame: Frame[GlenMore]) -> Gift:
        """What an open question of its own will add to a tally."""
        return ()

    def open_turn(self, pos: GlenMore, seat: int) -> int:
        """What it still holds for a seat in its turn, in hundredths of a VP."""
        return 0

    def movement_worth(self, pos: GlenMore, seat: int, worth: int) -> int:
        """What a movement point is worth, in hundredths of a VP."""
        return worth


@mypyc_attr(allow_interpreted_subclasses=True)
class Power(Module):
    """A lasting power of a clan or a landmark card, asked about the seat that holds it."""

    each_turn: int
    once: int

    def __init__(self, name: str, each_turn: int = 0, once: int = 0) -> None:
        super().__init__(name)
        self.each_turn = each_turn
        """What the estimate thinks it brings each turn, in hundredths of a VP."""
        self.once = once
        """What it is worth as long as it is only promised; later what it does is counted."""

    def gained(self, pos: GlenMore, seat: int) -> bool:
        """A seat gets it: whether it lasts. One that does not works here."""
        return True


class Hooks:
    """Who is asked at each point: made once for a table, and once for each set of powers a seat comes to hold.

    Empty where nobody has anything to say. Modules come first in the order of the manifest, then powers.
    """

    def __init__(self, modules: Sequence[Module]) -> None:
        asked = all_overriding(Module, modules)
        self.components: tuple[Callable[[Components], Components], ...] = _asked(asked, "components")
        self.layout: tuple[Callable[[Components, Table], Table], ...] = _asked(asked, "layout")
        self.depths: tuple[Callable[[Components, Mapping[str, int]], Mapping[str, tuple[int, int]]], ...] = _asked(
            asked, "depths"
        )
        self.left_out: tuple[Callable[[Components], Sequence[str]], ...] = _asked(asked, "left_out")
        self.lasting: tuple[Callable[[], Sequence[str]], ...] = _asked(asked, "lasting")
        self.stopovers: tuple[Callable[[], Sequence[str]], ...] = _asked(asked, "stopovers")
        self.skipped: tuple[Callable[[Components], Sequence[str]], ...] = _asked(asked, "skipped")
        self.effects: tuple[Callable[[], Sequence[EffectKind]], ...] = _asked(asked, "effects")
        self.pieces: tuple[Callable[[], Sequence[RondelPiece]], ...] = _asked(asked, "pieces")
        self.main_actions: tuple[Callable[[], MainActions], ...] = _asked(asked, "main_actions")
        self.asides: tuple[Callable[[], Sequence[Aside[GlenMore]]], ...] = _asked(asked, "asides")
        self.categories: tuple[Callable[[], Sequence[Category]], ...] = _asked(asked, "categories")
        self.scores: tuple[Callable[[], Sequence[str]], ...] = _asked(asked, "scores")
        self.final_terms: tuple[Callable[[], Sequence[FinalTerm]], ...] = _asked(asked, "final_terms")
        self.parts: tuple[Callable[[GlenMore], Sequence[Part]], ...] = _asked(asked, "parts")
        self.line: tuple[Callable[[GlenMore, list[int]], list[int]], ...] = _asked(asked, "line")
        self.setup: tuple[Callable[[GlenMore], Frames], ...] = _asked(asked, "setup")
        self.may_stop: tuple[Callable[[GlenMore, int, int], Reason | None], ...] = _asked(asked, "may_stop")
        self.may_take: tuple[Callable[[GlenMore, int, int], Reason | None], ...] = _asked(asked, "may_take")
        self.turn_begins: tuple[Callable[[GlenMore, int], Frames], ...] = _asked(asked, "turn_begins")
        self.offered: tuple[Callable[[GlenMore, int, Asides], Asides], ...] = _asked(asked, "offered")
        self.leaving: tuple[Callable[[GlenMore, int, int], Frames], ...] = _asked(asked, "leaving")
        self.passing: tuple[Callable[[GlenMore, int, int], Frames], ...] = _asked(asked, "passing")
        self.stopped: tuple[Callable[[GlenMore, int, int], Frames], ...] = _asked(asked, "stopped")
        self.laid: tuple[Callable[[GlenMore, int, int], Frames], ...] = _asked(asked, "laid")
        self.keeps_discard: tuple[Callable[[GlenMore, int, str, int], bool], ...] = _asked(asked, "keeps_discard")
        self.discarded: tuple[Callable[[GlenMore, int, str, int], Frames], ...] = _asked(asked, "discarded")
        self.other_discards: tuple[Callable[[GlenMore], Sequence[int]], ...] = _asked(asked, "other_discards")
        self.may_retrieve: tuple[Callable[[GlenMore, int, int], Reason | None], ...] = _asked(
            asked, "may_retrieve"
        )
        self.retrieved: tuple[Callable[[GlenMore, int, int], Frames], ...] = _asked(asked, "retrieved")
        self.tile_lines: tuple[Callable[[GlenMore, int], PriceLines], ...] = _asked(asked, "tile_lines")
        self.road_lines: tuple[Callable[[GlenMore, int], PriceLines], ...] = _asked(asked, "road_lines")
        self.place_lines: tuple[Callable[[GlenMore, int], PriceLines], ...] = _asked(asked, "place_lines")
        self.paid: tuple[Callable[[GlenMore, int, PriceLine], Frames], ...] = _asked(asked, "paid")
        self.swaps: tuple[Callable[[GlenMore, int, int, int], int], ...] = _asked(asked, "swaps")
        self.whisky_gained: tuple[Callable[[GlenMore, int, int, str, bool], Frames | None], ...] = _asked(
            asked, "whisky_gained"
        )
        self.brewed: tuple[Callable[[GlenMore, int, int, str], Frames], ...] = _asked(asked, "brewed")
        self.whisky_paid: tuple[Callable[[GlenMore, int, int, str], Frames], ...] = _asked(asked, "whisky_paid")
        self.standing: tuple[Callable[[GlenMore, int, list[int]], list[int]], ...] = _asked(asked, "standing")
        self.waives: tuple[Callable[[GlenMore, int, int, str], bool], ...] = _asked(asked, "waives")
        self.placed: tuple[Callable[[GlenMore, int, int, int], Frames], ...] = _asked(asked, "placed")
        self.entered: tuple[Callable[[GlenMore, int, int, int], Frames], ...] = _asked(asked, "entered")
        self.pieces_on: tuple[Callable[[GlenMore, int, int], Sequence[TilePiece]], ...] = _asked(
            asked, "pieces_on"
        )
        self.may_remove: tuple[Callable[[GlenMore, int, int], Reason | None], ...] = _asked(asked, "may_remove")
        self.removed: tuple[Callable[[GlenMore, int, int, int], Frames], ...] = _asked(asked, "removed")
        self.person_came: tuple[Callable[[GlenMore, int, int], Frames], ...] = _asked(asked, "person_came")
        self.claimed: tuple[Callable[[GlenMore, int, int], Frames], ...] = _asked(asked, "claimed")
        self.extra_activations: tuple[Callable[[GlenMore, int, int], int], ...] = _asked(
            asked, "extra_activations"
        )
        self.produced: tuple[Callable[[GlenMore, int, int, tuple[int, ...]], Frames], ...] = _asked(
            asked, "produced"
        )
        self.points_scored: tuple[Callable[[GlenMore, int, int, str, str], Frames], ...] = _asked(
            asked, "points_scored"
        )
        self.last_offers: tuple[Callable[[GlenMore, int], Frames], ...] = _asked(asked, "last_offers")
        self.lapsing: tuple[Callable[[GlenMore, int, int], Frames], ...] = _asked(asked, "lapsing")
        self.count: tuple[Callable[[GlenMore, int, str, int], int], ...] = _asked(asked, "count")
        self.scoring_table: tuple[Callable[[GlenMore, int, str, Differences], Differences], ...] = _asked(
            asked, "scoring_table"
        )
        self.after_scoring: tuple[Callable[[GlenMore, int], Frames], ...] = _asked(asked, "after_scoring")
        self.before_finish: tuple[Callable[[GlenMore], Frames], ...] = _asked(asked, "before_finish")
        self.coin_lines: tuple[Callable[[GlenMore, int, list[CoinLine]], list[CoinLine]], ...] = _asked(
            asked, "coin_lines"
        )
        self.after_finish: tuple[Callable[[GlenMore], Frames], ...] = _asked(asked, "after_finish")
        self.view: tuple[Callable[[GlenMore, int | None], Mapping[str, Json]], ...] = _asked(asked, "view")
        self.notes: tuple[Callable[[GlenMore], Sequence[Text]], ...] = _asked(asked, "notes")
        self.own_notes: tuple[Callable[[GlenMore, int], Sequence[Text]], ...] = _asked(asked, "own_notes")
        self.imagine: tuple[Callable[[GlenMore, int | None, Dealer], GlenMore], ...] = _asked(asked, "imagine")
        self.stocks: tuple[Callable[[GlenMore], Mapping[str, int]], ...] = _asked(asked, "stocks")
        self.estimate: tuple[Callable[[GlenMore, int, int], int], ...] = _asked(asked, "estimate")
        self.pending: tuple[Callable[[GlenMore, int, Frame[GlenMore]], Gift], ...] = _asked(asked, "pending")
        self.open_turn: tuple[Callable[[GlenMore, int], int], ...] = _asked(asked, "open_turn")
        self.movement_worth: tuple[Callable[[GlenMore, int, int], int], ...] = _asked(asked, "movement_worth")


_KNOWN: BoundedCache[Hooks] = BoundedCache(2048)
"""Hooks by the modules that are asked: tables of the same modules share them, as modules remember nothing."""


def hooks_over(modules: Sequence[Module]) -> Hooks:
    """Who is asked where these modules and powers are."""
    key = tuple(modules)
    found = _KNOWN.get(key)
    if found is None:
        found = Hooks(modules)
        _KNOWN.put(key, found)
    return found


def _asked(asked: dict[str, list[Any]], hook: str) -> tuple:  # type: ignore[type-arg]
    return tuple(asked.get(hook, ()))
