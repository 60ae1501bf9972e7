"""The Englishman, and his turn, played by the holder of the England token (X4.2, X4.6 to X4.13)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bothy.games.glenmore.actions.activation import ACTIVATING, Activate
from bothy.games.glenmore.actions.market import SELLING, Sell
from bothy.games.glenmore.actions.rondel import tiles_ahead
from bothy.games.glenmore.expansions.hammer.england import FULL, england, next_price, rightmost
from bothy.games.glenmore.expansions.hammer.errand import (
    ENGLISHMAN,
    Errand,
    his_stops,
    usable,
    why_not_on,
    why_not_use,
)
from bothy.games.glenmore.expansions.hammer.moving import (
    DiscardForCoins,
    EnglishmanLeaves,
    TakeForHolder,
    end_errand,
    send,
)
from bothy.games.glenmore.hook_types import NOBODY, RondelPiece
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.turn import END_TURN, EndTurn, Turn
from bothy.kernel import Action, Frame, FreeAction, Reason, Text, value


@value
class UseEnglishman(Action):
    """Put the Englishman on a tile and take it."""

    tile: str


@value
class EnglishDiscard(Action):
    """Put the Englishman on a tile, discard it and take coins from the England row."""

    tile: str


@value
class DismissEnglishman(Action):
    """Send the Englishman past The End: he leaves."""


@value
class EnglishTurn(Frame[GlenMore]):
    """The Englishman's move, then activations, sales and the end as in any turn, without lasting powers."""

    takes = (UseEnglishman, EnglishDiscard, DismissEnglishman, Activate, EndTurn, Sell)
    turn = True
    seat: int

    def ask(self, pos: GlenMore, seat: int) -> Text:
        if pos.now.acted:
            return Turn(self.seat).ask(pos, seat)
        cost = next_price(pos)
        if cost == FULL:
            return Text("ask-english-turn-full", coins=rightmost(pos))
        return Text("ask-english-turn", cost=cost, coins=rightmost(pos))

    # Free actions

    def free_actions(self, pos: GlenMore) -> Sequence[FreeAction[GlenMore]]:
        return self.offers(pos, self.seat)

    def offers(self, pos: GlenMore, seat: int) -> Sequence[FreeAction[GlenMore]]:
        return Turn(self.seat).offers(pos, seat)

    def all_free_actions(self, pos: GlenMore) -> Sequence[FreeAction[GlenMore]]:
        return Turn(self.seat).all_free_actions(pos)

    # The question

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        tiles = [pos.rules.ids[tile] for tile in tiles_ahead(pos)]
        return [
            *[UseEnglishman.of(tile) for tile in tiles],
            *[EnglishDiscard.of(tile) for tile in tiles],
            DismissEnglishman.of(),
            *ACTIVATING.candidates(pos, seat),
            END_TURN,
            *SELLING.candidates(pos, seat),
        ]

    def why_not(self, pos: GlenMore, seat: int, action: Action) -> Reason | None:
        if isinstance(action, Activate):
            return ACTIVATING.why_not(pos, seat, action)
        if isinstance(action, Sell):
            return SELLING.why_not(pos, seat, action)
        if isinstance(action, EndTurn):
            return None if pos.now.acted else Reason("englishman-first", rule="X4.6")
        if pos.now.acted:
            return Reason("englishman-moved", rule="X4.6")
        if isinstance(action, UseEnglishman):
            return why_not_use(pos, seat, action.tile)
        if isinstance(action, EnglishDiscard):
            return why_not_on(pos, action.tile)
        return None if pos.rules.the_end in pos.rondel else Reason("no-end-yet", rule="X4.12")

    def options(self, pos: GlenMore, seat: int) -> list[Action]:
        sales = SELLING.options(pos, seat)
        if pos.now.acted:
            return [*ACTIVATING.options(pos, seat), END_TURN, *sales]
        ids, tiles = pos.rules.ids, his_stops(pos)
        found: list[Action] = [UseEnglishman.of(ids[tile]) for tile in usable(pos, seat, tiles)]
        found += [EnglishDiscard.of(ids[tile]) for tile in tiles]
        if pos.rules.the_end in pos.rondel:
            found.append(DismissEnglishman.of())
        return found + sales

    def take(self, pos: GlenMore, seat: int, action: Action) -> None:
        if isinstance(action, EndTurn):
            end_errand(pos, seat)
        elif isinstance(action, UseEnglishman):
            pos.now.acted = True
            pos.push(self)
            tile = pos.rules.number_of[action.tile]
            send(pos, seat, tile, TakeForHolder(seat, tile))
        elif isinstance(action, EnglishDiscard):
            pos.now.acted = True
            tile = pos.rules.number_of[action.tile]
            send(pos, seat, tile, DiscardForCoins(seat, tile))
        elif isinstance(action, DismissEnglishman):
            pos.now.acted = True
            pos.push(EnglishmanLeaves(seat))
        elif isinstance(action, Activate):
            pos.push(self)
            ACTIVATING.take(pos, seat, action)
        elif isinstance(action, Sell):
            pos.push(self)
            SELLING.take(pos, seat, action)


class Englishman(RondelPiece):
    """The Englishman, controlled by the holder of the England token."""

    def __init__(self) -> None:
        super().__init__(ENGLISHMAN)

    def owner(self, pos: GlenMore) -> int:
        return england(pos).holder

    def turn(self, pos: GlenMore) -> Sequence[Frame[GlenMore]]:
        """Returns his holder's turn; he leaves if the holder is done or he has nowhere to stop."""
        holder = self.owner(pos)
        if holder == NOBODY or pos.players[holder].done or not his_stops(pos):
            return (EnglishmanLeaves(NOBODY),)
        pos.begin_turn(Errand(holder))
        return (EnglishTurn(holder),)
