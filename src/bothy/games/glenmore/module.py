"""The hooks through which a module changes the game, and the modules that override each.

There are three kinds of hook: one returns things to add (frames, lines, pieces), one changes a value it is given,
and one refuses with a reason or waives a test. A hook performs immediate effects before it returns; anything that
needs an answer it returns as frames.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bothy.games.glenmore.hook_types import (
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
from bothy.kernel import Dealer, Frame, FreeAction, Json, ModuleState, Reason, Rule, Text, all_overriding
from bothy.kernel.bounded_cache import BoundedCache
from bothy.kernel.compiled import mypyc_attr
from bothy.kernel.modules import GameModule

Frames = Sequence[Frame[GlenMore]]
FreeActions = tuple[FreeAction[GlenMore], ...]
MainActions = Sequence[Rule[GlenMore]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Module(GameModule):
    """A module that does nothing; subclasses override the hooks they need. The base game names no module.

    `seat` is the seat concerned. A power's hooks are called only for the seat that holds it, a module's for every
    seat.
    """

    # Components and names: called once, when a table's rules are created

    def components(self, pack: Components) -> Components:
        """Adds its components: tiles added or swapped, cards, market rows."""
        return pack

    def layout(self, pack: Components, table: Table) -> Table:
        """Changes the layout for this number of players."""
        return table

    def depths(self, pack: Components, sizes: Mapping[str, int]) -> Mapping[str, tuple[int, int]]:
        """Returns tiles bound to a part of their stack: the least and most tiles above each.

        `sizes` gives the size of each stack, excluding tiles left in the box.
        """
        return {}

    def left_out(self, pack: Components) -> Sequence[str]:
        """Returns tiles that stay in the box, out of every stack."""
        return ()

    def lasting(self) -> Sequence[str]:
        """Returns tiles that stay on the rondel: never taken or discarded, and a pawn may stand on them."""
        return ()

    def stopovers(self) -> Sequence[str]:
        """Returns tiles where a pawn stops without taking them; they're discarded once every piece has passed."""
        return ()

    def skipped(self, pack: Components) -> Sequence[str]:
        """Returns tiles that a piece moving automatically never stops on."""
        return ()

    def effects(self) -> Sequence[EffectKind]:
        """Returns its kinds of effect."""
        return ()

    def pieces(self) -> Sequence[RondelPiece]:
        """Returns its pieces on the rondel, other than seats' pawns."""
        return ()

    def main_actions(self) -> MainActions:
        """Returns the main actions it adds to a turn."""
        return ()

    def free_actions(self) -> Sequence[FreeAction[GlenMore]]:
        """Returns the free actions it adds to a turn."""
        return ()

    def categories(self) -> Sequence[Category]:
        """Returns the categories it adds to a scoring."""
        return ()

    def scores(self) -> Sequence[str]:
        """Returns the score-sheet lines it adds, for points gained during play."""
        return ()

    def final_terms(self) -> Sequence[FinalTerm]:
        """Returns the terms it adds to the final reckoning."""
        return ()

    # Setup: called once, when a game starts

    def parts(self, pos: GlenMore) -> Sequence[ModuleState]:
        """Returns its initial state."""
        return ()

    def line(self, pos: GlenMore, spaces: list[int]) -> list[int]:
        """Changes the initial spaces ahead of the pawns: a tile's number, a piece, or EMPTY to draw one."""
        return spaces

    def setup(self, pos: GlenMore) -> Frames:
        """Returns setup steps that follow laying the tiles and precede the first turn."""
        return ()

    # The rondel

    def may_stop(self, pos: GlenMore, seat: int, tile: int) -> Reason | None:
        """Returns why a seat's pawn may not stop on a tile."""
        return None

    def may_take(self, pos: GlenMore, seat: int, tile: int) -> Reason | None:
        """Returns why a seat may not take a tile it may stop on, because getting there costs too much."""
        return None

    def turn_begins(self, pos: GlenMore, seat: int) -> Frames:
        """Called when a seat's turn begins, before any question. A later module's frames come first."""
        return ()

    def offered(self, pos: GlenMore, seat: int, free_actions: FreeActions) -> FreeActions:
        """Filters modules' free actions to those a seat might take now."""
        return free_actions

    def leaving(self, pos: GlenMore, code: int, space: int) -> Frames:
        """Called before a piece leaves its space."""
        return ()

    def passing(self, pos: GlenMore, code: int, space: int) -> Frames:
        """Called before a piece passes a space."""
        return ()

    def stopped(self, pos: GlenMore, code: int, space: int) -> Frames:
        """Called when a piece has stopped on a space, before what it does there."""
        return ()

    def laid(self, pos: GlenMore, tile: int, space: int) -> Frames:
        """Called when a tile has been laid on the rondel."""
        return ()

    def keeps_discard(self, pos: GlenMore, tile: int, cause: str, seat: int) -> bool:
        """Returns whether it keeps a discarded tile on its own pile instead of the common one."""
        return False

    def discarded(self, pos: GlenMore, tile: int, cause: str, seat: int) -> Frames:
        """Called when a tile is discarded, on any pile; `seat` is NOBODY if no seat caused it."""
        return ()

    def other_discards(self, pos: GlenMore) -> Sequence[int]:
        """Returns the tiles on its own discard piles."""
        return ()

    def may_retrieve(self, pos: GlenMore, seat: int, tile: int) -> Reason | None:
        """Returns why a seat may not take a tile from a discard pile."""
        return None

    def retrieved(self, pos: GlenMore, seat: int, tile: int) -> Frames:
        """Called when a tile leaves a discard pile; removes it from its own pile."""
        return ()

    # Prices

    def tile_lines(self, pos: GlenMore, seat: int) -> PriceLines:
        """Returns coins added to the printed prices of tiles, by tile."""
        return NO_LINES

    def road_lines(self, pos: GlenMore, seat: int) -> PriceLines:
        """Returns coins added to markers' roads, by place on the clan board."""
        return NO_LINES

    def place_lines(self, pos: GlenMore, seat: int) -> PriceLines:
        """Returns coins charged for placing a tile, by place in the territory."""
        return NO_LINES

    def paid(self, pos: GlenMore, seat: int, line: PriceLine) -> Frames:
        """Called when a price line has been paid."""
        return ()

    def swaps(self, pos: GlenMore, seat: int, tile: int, count: int) -> int:
        """Changes how many resources of a tile's trade a coin may replace."""
        return count

    def whisky_gained(self, pos: GlenMore, seat: int, count: int, why: str, distilled: bool) -> Frames | None:
        """Returns what happens instead of gaining barrels; None to gain them as usual."""
        return None

    def brewed(self, pos: GlenMore, seat: int, count: int, why: str) -> Frames:
        """Called when a seat's number of barrels has changed for any reason."""
        return ()

    def whisky_paid(self, pos: GlenMore, seat: int, count: int, why: str) -> Frames:
        """Called when barrels have been paid."""
        return ()

    # The territory

    def standing(self, pos: GlenMore, seat: int, cells: list[int]) -> list[int]:
        """Changes the places that help placing, as if they had Scotsmen."""
        return cells

    def waives(self, pos: GlenMore, seat: int, tile: int, test: str) -> bool:
        """Returns whether a placing test is skipped for a tile."""
        return False

    def placed(self, pos: GlenMore, seat: int, tile: int, cell: int) -> Frames:
        """Called when a tile has been placed in a territory, before its effects."""
        return ()

    def entered(self, pos: GlenMore, seat: int, cell: int, count: int) -> Frames:
        """Called when a seat's Scotsmen have entered a tile of its territory."""
        return ()

    def pieces_on(self, pos: GlenMore, seat: int, cell: int) -> Sequence[TilePiece]:
        """Returns pieces on a tile of a territory other than its owner's Scotsmen."""
        return ()

    def may_remove(self, pos: GlenMore, seat: int, cell: int) -> Reason | None:
        """Returns why a tile may not leave a territory."""
        return None

    def removed(self, pos: GlenMore, seat: int, cell: int, tile: int) -> Frames:
        """Called when a tile has left a territory."""
        return ()

    def person_came(self, pos: GlenMore, seat: int, tile: int) -> Frames:
        """Called when a person has been taken; its frames run once the marker is set."""
        return ()

    def claimed(self, pos: GlenMore, seat: int, place: int) -> Frames:
        """Called when a marker has been set on the clan board, before its bonus."""
        return ()

    # Activations and gains

    def extra_activations(self, pos: GlenMore, seat: int, count: int) -> int:
        """Changes how many tiles away from the placed one may be activated in a turn."""
        return count

    def produced(self, pos: GlenMore, seat: int, tile: int, goods: tuple[int, ...]) -> Frames:
        """Called when an activation is over, with the resources it produced."""
        return ()

    def points_scored(self, pos: GlenMore, seat: int, points: int, why: str, category: str) -> Frames:
        """Called when victory points have been gained or lost, once per source."""
        return ()

    # The end of a turn

    def last_offers(self, pos: GlenMore, seat: int) -> Frames:
        """Returns what a seat may still do as it ends its turn."""
        return ()

    def lapsing(self, pos: GlenMore, seat: int, points: int) -> Frames:
        """Called when unused movement lapses at the end of a turn."""
        return ()

    # Scorings

    def count(self, pos: GlenMore, seat: int, category: str, amount: int) -> int:
        """Changes what a seat has in a category."""
        return amount

    def scoring_table(self, pos: GlenMore, seat: int, category: str, table: Differences) -> Differences:
        """Changes the table by which a seat scores a category."""
        return table

    def after_scoring(self, pos: GlenMore, number: int) -> Frames:
        """Called after a scoring, before the refill continues."""
        return ()

    def before_finish(self, pos: GlenMore) -> Frames:
        """Called after the last scoring, before the final reckoning."""
        return ()

    def coin_lines(self, pos: GlenMore, seat: int, lines: list[CoinLine]) -> list[CoinLine]:
        """Changes what a seat's coins are worth at the end."""
        return lines

    def after_finish(self, pos: GlenMore) -> Frames:
        """Called after the final reckoning."""
        return ()

    # Views

    def view(self, pos: GlenMore, seat: int | None) -> Mapping[str, Json]:
        """Returns what it adds to the view of a seat or spectator; parts have their own `view`."""
        return {}

    def notes(self, pos: GlenMore) -> Sequence[Text]:
        """Returns public lines that describe its state, for clients that don't draw it."""
        return ()

    def own_notes(self, pos: GlenMore, seat: int) -> Sequence[Text]:
        """Returns lines visible to one seat only, describing what it holds in secret."""
        return ()

    def imagine(self, pos: GlenMore, seat: int | None, dealer: Dealer) -> GlenMore:
        """Redraws what is hidden from a seat. A module that overrides this has secrets."""
        return pos

    def stocks(self, pos: GlenMore) -> Mapping[str, int]:
        """Returns its amounts that must not change without an event."""
        return {}

    # Bots

    def estimate(self, pos: GlenMore, seat: int, coins: int) -> int:
        """Returns its value to a seat now, in hundredths of a VP, given the coins left after the turn."""
        return 0

    def pending(self, pos: GlenMore, seat: int, frame: Frame[GlenMore]) -> Gift:
        """Returns what the module's open question will add to a tally."""
        return ()

    def open_turn(self, pos: GlenMore, seat: int) -> int:
        """Returns what it still offers a seat this turn, in hundredths of a VP."""
        return 0

    def movement_worth(self, pos: GlenMore, seat: int, worth: int) -> int:
        """Changes the value of a movement point, in hundredths of a VP."""
        return worth


@mypyc_attr(allow_interpreted_subclasses=True)
class Power(Module):
    """A lasting power of a clan or landmark card. Its hooks are called for the seat that holds it."""

    each_turn: int
    once: int

    def __init__(self, name: str, each_turn: int = 0, once: int = 0) -> None:
        super().__init__(name)
        self.each_turn = each_turn
        """Estimated value per turn, in hundredths of a VP."""
        self.once = once
        """Value while it is only promised; once held, its actual effects count instead."""

    def gained(self, pos: GlenMore, seat: int) -> bool:
        """Gives the power to a seat and returns whether it lasts. A one-off power takes effect here."""
        return True


class Hooks:
    """The overriding modules of each hook, built per table and per set of powers a seat holds.

    A hook that no module overrides is empty. Modules come first in the order of the manifest, then powers.
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
        self.free_actions: tuple[Callable[[], Sequence[FreeAction[GlenMore]]], ...] = _asked(asked, "free_actions")
        self.categories: tuple[Callable[[], Sequence[Category]], ...] = _asked(asked, "categories")
        self.scores: tuple[Callable[[], Sequence[str]], ...] = _asked(asked, "scores")
        self.final_terms: tuple[Callable[[], Sequence[FinalTerm]], ...] = _asked(asked, "final_terms")
        self.parts: tuple[Callable[[GlenMore], Sequence[ModuleState]], ...] = _asked(asked, "parts")
        self.line: tuple[Callable[[GlenMore, list[int]], list[int]], ...] = _asked(asked, "line")
        self.setup: tuple[Callable[[GlenMore], Frames], ...] = _asked(asked, "setup")
        self.may_stop: tuple[Callable[[GlenMore, int, int], Reason | None], ...] = _asked(asked, "may_stop")
        self.may_take: tuple[Callable[[GlenMore, int, int], Reason | None], ...] = _asked(asked, "may_take")
        self.turn_begins: tuple[Callable[[GlenMore, int], Frames], ...] = _asked(asked, "turn_begins")
        self.offered: tuple[Callable[[GlenMore, int, FreeActions], FreeActions], ...] = _asked(asked, "offered")
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
"""Hooks by modules. Modules hold no state, so tables with the same modules share them."""


def hooks_over(modules: Sequence[Module]) -> Hooks:
    """Returns the hooks of these modules and powers."""
    key = tuple(modules)
    found = _KNOWN.get(key)
    if found is None:
        found = Hooks(modules)
        _KNOWN.put(key, found)
    return found


def _asked(asked: dict[str, list[Any]], hook: str) -> tuple:  # type: ignore[type-arg]
    return tuple(asked.get(hook, ()))
