"""The hooks through which a module changes the game, each declared once.

The name of a hook tells its kind: `why_not_…` forbids, `allows_…` waives, `keeps_…` takes, `modify_…` changes a
value it's given, `on_…` follows an event, `estimate…` values a position, and any other lists things to add. Only
`components` and `imagine`, which have the kernel's names, change a value without saying so.

A hook performs immediate effects before it returns; anything that needs an answer it returns as frames.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bothy.games.glenmore.hook_types import (
    NO_LINES,
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
from bothy.kernel import Dealer, Frame, FreeAction, Json, ModuleState, Reason, Rule, Text
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
        """When a table is opened: the components, with its own tiles added or swapped, cards, market rows."""
        return pack

    def modify_layout(self, pack: Components, table: Table) -> Table:
        """The layout for this number of players."""
        return table

    def depths(self, pack: Components, sizes: Mapping[str, int]) -> Mapping[str, tuple[int, int]]:
        """Tiles bound to a part of their stack: the least and most tiles above each.

        `sizes` gives the size of each stack, excluding tiles left in the box.
        """
        return {}

    def tiles_left_out(self, pack: Components) -> Sequence[str]:
        """Tiles that stay in the box, out of every stack."""
        return ()

    def lasting_tiles(self) -> Sequence[str]:
        """Tiles that stay on the rondel: never taken or discarded, and a pawn may stand on them."""
        return ()

    def stopovers(self) -> Sequence[str]:
        """Tiles where a pawn stops without taking them; they're discarded once every piece has passed."""
        return ()

    def skipped_tiles(self, pack: Components) -> Sequence[str]:
        """Tiles that a piece moving automatically never stops on."""
        return ()

    def effects(self) -> Sequence[EffectKind]:
        """Its kinds of effect."""
        return ()

    def pieces(self) -> Sequence[RondelPiece]:
        """Its pieces on the rondel, other than seats' pawns."""
        return ()

    def main_actions(self) -> MainActions:
        """The main actions it adds to a turn."""
        return ()

    def free_actions(self) -> Sequence[FreeAction[GlenMore]]:
        """The free actions it adds to a turn."""
        return ()

    def score_lines(self) -> Sequence[str]:
        """The score-sheet lines it adds, for points gained during play."""
        return ()

    def final_terms(self) -> Sequence[FinalTerm]:
        """The terms it adds to the final reckoning."""
        return ()

    # Setup: called once, when a game starts

    def parts(self, pos: GlenMore) -> Sequence[ModuleState]:
        """Its initial state."""
        return ()

    def modify_rondel(self, pos: GlenMore, spaces: list[int]) -> list[int]:
        """The initial spaces ahead of the pawns: a tile's number, a piece, or EMPTY to draw one."""
        return spaces

    def setup_steps(self, pos: GlenMore) -> Frames:
        """Setup steps that follow laying the tiles and precede the first turn."""
        return ()

    # The rondel

    def why_not_stop(self, pos: GlenMore, seat: int, tile: int) -> Reason | None:
        """A seat's pawn stopping on a tile."""
        return None

    def why_not_take(self, pos: GlenMore, seat: int, tile: int) -> Reason | None:
        """Taking a tile a seat may stop on, because getting there costs too much."""
        return None

    def on_turn_begin(self, pos: GlenMore, seat: int) -> Frames:
        """When a seat's turn begins, before any question. A later module's frames come first."""
        return ()

    def modify_free_actions(self, pos: GlenMore, seat: int, free_actions: FreeActions) -> FreeActions:
        """Modules' free actions: those a seat might take now."""
        return free_actions

    def on_passing(self, pos: GlenMore, code: int, space: int) -> Frames:
        """Before a piece passes a space."""
        return ()

    def on_stopped(self, pos: GlenMore, code: int, space: int) -> Frames:
        """When a piece has stopped on a space, before what it does there."""
        return ()

    def on_laid(self, pos: GlenMore, tile: int, space: int) -> Frames:
        """When a tile has been laid on the rondel."""
        return ()

    def keeps_discard(self, pos: GlenMore, tile: int, cause: str, seat: int) -> bool:
        """Whether it keeps a discarded tile on its own pile instead of the common one."""
        return False

    def on_discarded(self, pos: GlenMore, tile: int, cause: str, seat: int) -> Frames:
        """When a tile is discarded, on any pile; `seat` is NOBODY if no seat caused it."""
        return ()

    def other_discards(self, pos: GlenMore) -> Sequence[int]:
        """The tiles on its own discard piles."""
        return ()

    def why_not_retrieve(self, pos: GlenMore, seat: int, tile: int) -> Reason | None:
        """Taking a tile from a discard pile."""
        return None

    def on_retrieved(self, pos: GlenMore, seat: int, tile: int) -> Frames:
        """When a tile leaves a discard pile; removes it from its own pile."""
        return ()

    # Prices

    def tile_lines(self, pos: GlenMore, seat: int) -> PriceLines:
        """Coins added to the printed prices of tiles, by tile."""
        return NO_LINES

    def road_lines(self, pos: GlenMore, seat: int) -> PriceLines:
        """Coins added to markers' roads, by place on the clan board."""
        return NO_LINES

    def place_lines(self, pos: GlenMore, seat: int) -> PriceLines:
        """Coins charged for placing a tile, by place in the territory."""
        return NO_LINES

    def on_paid(self, pos: GlenMore, seat: int, line: PriceLine) -> Frames:
        """When a price line has been paid."""
        return ()

    def modify_swaps(self, pos: GlenMore, seat: int, tile: int, count: int) -> int:
        """The number of resources of a tile's trade that a coin may replace."""
        return count

    def whisky_frames(self, pos: GlenMore, seat: int, count: int, why: str, distilled: bool) -> Frames | None:
        """Frames that replace gaining barrels; None to gain them as usual."""
        return None

    def on_brewed(self, pos: GlenMore, seat: int, count: int, why: str) -> Frames:
        """When a seat's number of barrels has changed for any reason."""
        return ()

    # The territory

    def modify_standing(self, pos: GlenMore, seat: int, cells: list[int]) -> list[int]:
        """The places that help placing, as if they had Scotsmen."""
        return cells

    def on_placed(self, pos: GlenMore, seat: int, tile: int, cell: int) -> Frames:
        """When a tile has been placed in a territory, before its effects."""
        return ()

    def on_entered(self, pos: GlenMore, seat: int, cell: int, count: int) -> Frames:
        """When a seat's Scotsmen have entered a tile of its territory."""
        return ()

    def pieces_on(self, pos: GlenMore, seat: int, cell: int) -> Sequence[TilePiece]:
        """Pieces on a tile of a territory other than its owner's Scotsmen."""
        return ()

    def why_not_remove(self, pos: GlenMore, seat: int, cell: int) -> Reason | None:
        """A tile leaving a territory."""
        return None

    def on_removed(self, pos: GlenMore, seat: int, cell: int, tile: int) -> Frames:
        """When a tile has left a territory."""
        return ()

    def on_person_taken(self, pos: GlenMore, seat: int, tile: int) -> Frames:
        """When a person has been taken; its frames run once the marker is set."""
        return ()

    def on_claimed(self, pos: GlenMore, seat: int, place: int) -> Frames:
        """When a marker has been set on the clan board, before its bonus."""
        return ()

    # Activations and gains

    def modify_extra_activations(self, pos: GlenMore, seat: int, count: int) -> int:
        """The number of tiles away from the placed one that may be activated in a turn."""
        return count

    def on_produced(self, pos: GlenMore, seat: int, tile: int, goods: tuple[int, ...]) -> Frames:
        """When an activation is over, with the resources it produced."""
        return ()

    def on_points_scored(self, pos: GlenMore, seat: int, points: int, why: str, category: str) -> Frames:
        """When victory points have been gained or lost, once per source."""
        return ()

    # The end of a turn

    def last_offers(self, pos: GlenMore, seat: int) -> Frames:
        """A seat's last options as it ends its turn."""
        return ()

    def on_lapsing(self, pos: GlenMore, seat: int, points: int) -> Frames:
        """When unused movement lapses at the end of a turn."""
        return ()

    # Scorings

    def modify_count(self, pos: GlenMore, seat: int, category: str, amount: int) -> int:
        """A seat's count in a category."""
        return amount

    def modify_scoring_table(self, pos: GlenMore, seat: int, category: str, table: Differences) -> Differences:
        """The table by which a seat scores a category."""
        return table

    def on_scoring_end(self, pos: GlenMore, number: int) -> Frames:
        """After a scoring, before the refill continues."""
        return ()

    def on_game_end(self, pos: GlenMore) -> Frames:
        """After the last scoring, before the final reckoning."""
        return ()

    def modify_coin_lines(self, pos: GlenMore, seat: int, lines: list[CoinLine]) -> list[CoinLine]:
        """The value of a seat's coins at the end."""
        return lines

    def on_reckoning_end(self, pos: GlenMore) -> Frames:
        """After the final reckoning."""
        return ()

    # Views

    def view_facts(self, pos: GlenMore, seat: int | None) -> Mapping[str, Json]:
        """Its additions to the view of a seat or spectator; parts have their own `view`."""
        return {}

    def notes(self, pos: GlenMore) -> Sequence[Text]:
        """Public lines that describe its state, for clients that don't draw it."""
        return ()

    def own_notes(self, pos: GlenMore, seat: int) -> Sequence[Text]:
        """Lines visible to one seat only, describing what it holds in secret."""
        return ()

    def imagine(self, pos: GlenMore, seat: int | None, dealer: Dealer) -> GlenMore:
        """The position with everything a seat can't know redrawn. A module that overrides it has secrets."""
        return pos

    def stocks(self, pos: GlenMore) -> Mapping[str, int]:
        """Its amounts that must not change without an event."""
        return {}

    # Bots

    def estimate(self, pos: GlenMore, seat: int, coins: int) -> int:
        """Its value to a seat now, in hundredths of a VP, given the coins left after the turn."""
        return 0

    def pending_gifts(self, pos: GlenMore, seat: int, frame: Frame[GlenMore]) -> Gift:
        """The gifts that the module's open question will add to a tally."""
        return ()

    def estimate_turn(self, pos: GlenMore, seat: int) -> int:
        """The value of what it still offers a seat this turn, in hundredths of a VP."""
        return 0

    def modify_movement_worth(self, pos: GlenMore, seat: int, worth: int) -> int:
        """The value of a movement point, in hundredths of a VP."""
        return worth


@mypyc_attr(allow_interpreted_subclasses=True)
class Power(Module):
    """A lasting power of a clan or landmark card. Its hooks are called for the seat that holds it."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.each_turn: int = 0
        """For bots: its value per turn, in hundredths of a VP."""
        self.once: int = 0
        """For bots: its value while it is only promised; once held, its actual effects count instead."""

    def gained(self, pos: GlenMore, seat: int) -> bool:
        """Gives the power to a seat and returns whether it lasts. A one-off power takes effect here."""
        return True
