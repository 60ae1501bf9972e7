"""A turn: move and take a tile, activate, end; sell and move Scotsmen at any time (G6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bothy.games.glenmore.actions.activation import ACTIVATING, Activate
from bothy.games.glenmore.actions.market import SELLING, Sell
from bothy.games.glenmore.actions.movement import WALKING, add_movement, end_movement
from bothy.games.glenmore.actions.payment import bill_for, pay_bill
from bothy.games.glenmore.actions.placing import Receive
from bothy.games.glenmore.actions.rondel import arrive, go, tiles_ahead
from bothy.games.glenmore.actions.taking import (
    forbidden,
    stops,
    takeable,
    takeable_by_sales,
    why_not_stop,
    why_not_take,
)
from bothy.games.glenmore.bonuses.immediate import TILE
from bothy.games.glenmore.hook_types import NOTHING_POSSIBLE
from bothy.games.glenmore.position import GlenMore
from bothy.kernel import Action, Frame, FreeAction, Reason, RuleGroup, Step, Text, value
from bothy.kernel.composite_frame import CompositeFrame

COIN = "coin"
MOVEMENT = "movement"


@value
class Take(Action):
    """Move the pawn to a tile and take it."""

    tile: str


@value
class StopAtEnd(Action):
    """Move the pawn onto The End."""


@value
class Discard(Action):
    """Take no tile because none is possible: move onto one, discard it, gain a coin or a movement point."""

    tile: str
    reward: str


@value
class EndTurn(Action):
    """End the turn."""


STOP = StopAtEnd()
END_TURN = EndTurn()


@value
class Turn(CompositeFrame[GlenMore]):
    """The frame of a turn: the pawn's move, then activations and the end, with free actions throughout.

    Activations, sales and modules' actions are parts of the question, each with its own rules.
    """

    takes = (Take, StopAtEnd, Discard, Activate, EndTurn, Sell)
    turn = True
    seat: int

    def ask(self, pos: GlenMore, seat: int) -> Text:
        if pos.now.acted:
            return Text("ask-turn-end", left=self._left(pos, seat))
        stuck = not takeable(pos, seat) and takeable_by_sales(pos, seat)
        return Text("ask-turn-sell", tile=pos.rules.ids[stuck[0]]) if stuck else Text("ask-turn")

    def _left(self, pos: GlenMore, seat: int) -> tuple[str, ...]:
        """Returns the names of what may still be done before the turn ends."""
        return tuple([rule.name for rule in (ACTIVATING, SELLING, WALKING) if rule.options(pos, seat)])

    def free_actions(self, pos: GlenMore) -> Sequence[FreeAction[GlenMore]]:
        return self.offers(pos, self.seat)

    def offers(self, pos: GlenMore, seat: int) -> Sequence[FreeAction[GlenMore]]:
        """Returns the free actions of use now. Sales already answer the turn's own question, if it is on top."""
        if seat != self.seat:
            return ()
        found: tuple[FreeAction[GlenMore], ...]
        if pos.now.movement:  # at any point of the turn (G6.4)
            found = (WALKING,) if pos.stack[-1].turn else (SELLING, WALKING)
        elif pos.stack[-1].turn or not pos.players[seat].goods:
            found = ()
        else:
            found = (SELLING,)
        more = pos.rules.more_free_actions
        for hook in pos.rules.hooks.modify_free_actions:
            more = hook(pos, seat, more)
        return found + more

    def all_free_actions(self, pos: GlenMore) -> Sequence[FreeAction[GlenMore]]:
        more = pos.rules.more_free_actions
        return (WALKING, *more) if pos.stack[-1].turn else (SELLING, WALKING, *more)

    def choices(self, pos: GlenMore) -> RuleGroup[GlenMore]:
        return pos.rules.main_actions

    def why_not(self, pos: GlenMore, seat: int, action: Action) -> Reason | None:
        part = pos.rules.main_actions.by_kind.get(type(action))
        return self.why_not_own(pos, seat, action) if part is None else part.why_not(pos, seat, action)

    def take(self, pos: GlenMore, seat: int, action: Action) -> None:
        if isinstance(action, Take):
            pos.now.acted = True
            pos.push(self)  # activations, including extra ones, once the tile's effects are done (G16.12)
            tile = pos.rules.number_of[action.tile]
            if pos.rules.plain_moves:
                arrive(pos, seat, tile)
                take_up(pos, seat, tile)
            else:
                go(pos, seat, tile, TakeUp(seat, tile))
        elif isinstance(action, EndTurn):
            end_turn(pos, seat)
        elif isinstance(action, StopAtEnd):
            if pos.rules.plain_moves:
                arrive(pos, seat, pos.rules.the_end)
                end_turn(pos, seat)
            else:
                go(pos, seat, pos.rules.the_end, EndOfTurn(seat))
        else:
            pos.push(self)
            if isinstance(action, Discard):
                pos.now.acted = True
                tile = pos.rules.number_of[action.tile]
                if pos.rules.plain_moves:
                    arrive(pos, seat, tile)
                    give_up(pos, seat, tile, action.reward)
                else:
                    go(pos, seat, tile, GiveUp(seat, tile, action.reward))
            else:
                pos.rules.main_actions.by_kind[type(action)].take(pos, seat, action)

    # The pawn and the end

    def own(self, pos: GlenMore, seat: int) -> Sequence[Action]:
        rules = pos.rules
        tiles = [tile for tile in tiles_ahead(pos) if tile != rules.the_end]
        return [
            *[rules.take_actions[tile] for tile in tiles],
            STOP,
            *[action for tile in tiles for action in rules.discard_actions[tile]],
            END_TURN,
        ]

    def why_not_own(self, pos: GlenMore, seat: int, action: Action) -> Reason | None:
        if isinstance(action, EndTurn):
            return None if pos.now.acted else Reason("move-first", rule="G6.1")
        if pos.now.acted:
            return Reason("moved", rule="G6.1")
        if isinstance(action, Take):
            return why_not_take(pos, seat, action.tile)
        if isinstance(action, StopAtEnd):
            if pos.rules.the_end not in pos.rondel:
                return Reason("no-end-yet", rule="G19.2")
            return forbidden(pos, seat, pos.rules.the_end)
        assert isinstance(action, Discard)
        return self._why_not_discard(pos, seat, action)

    def _why_not_discard(self, pos: GlenMore, seat: int, action: Discard) -> Reason | None:
        if action.reward not in (COIN, MOVEMENT):
            return Reason("no-such-reward", rule="G8.9")
        reason = why_not_stop(pos, seat, pos.rules.number_of.get(action.tile, -1))
        if reason is not None:
            return reason
        if takeable(pos, seat):
            return Reason("something-possible", rule="G8.9")
        by_sales = takeable_by_sales(pos, seat)
        return Reason("sale-helps", rule="G8.11", tile=pos.rules.ids[by_sales[0]]) if by_sales else None

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        """Returns pawn moves, then activations, the end of the turn, sales and modules' actions."""
        own = self.own(pos, seat)
        found = [*own[:-1], *ACTIVATING.candidates(pos, seat), END_TURN, *SELLING.candidates(pos, seat)]
        for part in pos.rules.more_actions:
            found += part.candidates(pos, seat)
        return found

    def options(self, pos: GlenMore, seat: int) -> list[Action]:
        more = SELLING.options(pos, seat)
        for part in pos.rules.more_actions:
            more += part.options(pos, seat)
        if pos.now.acted:
            return [*ACTIVATING.options(pos, seat), END_TURN, *more]
        rules = pos.rules
        tiles = takeable(pos, seat)
        found = [rules.take_actions[tile] for tile in tiles]
        if rules.the_end in pos.rondel and forbidden(pos, seat, rules.the_end) is None:
            found.append(STOP)
        if not tiles and not takeable_by_sales(pos, seat):
            for tile in stops(pos, seat):
                found += rules.discard_actions[tile]  # even if The End is there (G8.12)
        return found + more


# Effects of stopping


@value
class TakeUp(Step[GlenMore]):
    """Step that takes the tile the pawn stops on: payment, then receipt (G4.5)."""

    seat: int
    tile: int

    def run(self, pos: GlenMore) -> None:
        take_up(pos, self.seat, self.tile)


def take_up(pos: GlenMore, seat: int, tile: int) -> None:
    """Pays for a tile and receives it."""
    rules = pos.rules
    pos.push(Receive(seat, tile))
    bill = bill_for(pos, seat, tile) if rules.hooks.tile_lines else rules.costs[tile]
    pay_bill(pos, seat, tile, bill, 0, TILE)


@value
class GiveUp(Step[GlenMore]):
    """Step that discards the tile the pawn stops on, for a coin or a movement point (G8.9)."""

    seat: int
    tile: int
    reward: str

    def run(self, pos: GlenMore) -> None:
        give_up(pos, self.seat, self.tile, self.reward)


def give_up(pos: GlenMore, seat: int, tile: int, reward: str) -> None:
    """Discards a tile and gives the reward."""
    pos.discard(tile, NOTHING_POSSIBLE, seat)
    if reward == COIN:
        pos.pay(seat, 1, "nothing-possible")
    else:
        add_movement(pos, seat, 1)  # for this turn (G8.10)


# The end of a turn


def end_turn(pos: GlenMore, seat: int) -> None:
    """Makes the last offers, then lets movement lapse and ends the turn (G6.6)."""
    if pos.rules.anybody.last_offers:
        offers = [frame for hook in pos.hooks_of(seat).last_offers for frame in hook(pos, seat)]
        pos.push(*offers, Lapse(seat))
    else:
        end_movement(pos, seat)
        pos.end_turn()


@value
class EndOfTurn(Step[GlenMore]):
    """Step that ends the turn after the move."""

    seat: int

    def run(self, pos: GlenMore) -> None:
        end_turn(pos, self.seat)


@value
class Lapse(Step[GlenMore]):
    """Step after the last offers: movement lapses and the turn ends."""

    seat: int

    def run(self, pos: GlenMore) -> None:
        end_movement(pos, self.seat)
        pos.end_turn()


FRAMES: Sequence[type[Frame[GlenMore]]] = (Turn, TakeUp, GiveUp, EndOfTurn, Lapse)
REASONS: tuple[str, ...] = (
    "move-first",
    "moved",
    "no-end-yet",
    "no-such-reward",
    "something-possible",
    "sale-helps",
    "finish-first",
)
