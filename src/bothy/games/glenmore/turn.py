"""A turn: move and take a tile, activate, end; selling and movement beside (G6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bothy.games.glenmore.actions.activation import ACTIVATING
from bothy.games.glenmore.actions.market import SELLING
from bothy.games.glenmore.actions.movement import WALKING, add_movement, end_movement
from bothy.games.glenmore.actions.payment import bill_for, pay_bill
from bothy.games.glenmore.actions.placing import Receive
from bothy.games.glenmore.actions.rondel import go, tiles_ahead
from bothy.games.glenmore.actions.taking import stops, takeable, takeable_by_sales, why_not_stop, why_not_take
from bothy.games.glenmore.bonuses.immediate import TILE
from bothy.games.glenmore.docks import NOTHING_POSSIBLE
from bothy.games.glenmore.position import GlenMore
from bothy.kernel import Action, Aside, Choices, Frame, Reason, Step, Text, value
from bothy.kernel.composed import Composed

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
    """Nothing is possible: move onto a tile, discard it, and take a coin or a movement point."""

    tile: str
    reward: str


@value
class EndTurn(Action):
    """End the turn."""


STOP = StopAtEnd()
END_TURN = EndTurn()


@value
class Turn(Composed[GlenMore]):
    """The turn's frame: where the pawn goes, then activations and the end, and free actions beside all of it.

    Activating, selling and what modules add are parts of the question, each with its own rules.
    """

    takes = (Take, StopAtEnd, Discard, EndTurn)
    turn = True
    seat: int

    def ask(self, pos: GlenMore, seat: int) -> Text:
        if pos.now.acted:
            return Text("ask-turn-end", left=self._left(pos, seat))
        stuck = not takeable(pos, seat) and takeable_by_sales(pos, seat)
        return Text("ask-turn-sell", tile=pos.rules.ids[stuck[0]]) if stuck else Text("ask-turn")

    def _left(self, pos: GlenMore, seat: int) -> tuple[str, ...]:
        """What may still be done before the turn ends, by its name."""
        return tuple([rule.name for rule in (ACTIVATING, SELLING, WALKING) if rule.options(pos, seat)])

    def asides(self, pos: GlenMore) -> Sequence[Aside[GlenMore]]:
        """Those that could be of use now. To the turn's own question sales are answers, at times the only ones."""
        more = pos.rules.more_asides
        if pos.stack[-1].turn:
            return (WALKING, *more) if pos.now.movement else more
        if pos.now.movement:  # at any point of the turn (G6.4)
            return (SELLING, WALKING, *more)
        return (SELLING, *more) if pos.players[self.seat].goods else more

    def all_asides(self, pos: GlenMore) -> Sequence[Aside[GlenMore]]:
        more = pos.rules.more_asides
        return (WALKING, *more) if pos.stack[-1].turn else (SELLING, WALKING, *more)

    def choices(self, pos: GlenMore) -> Choices[GlenMore]:
        return pos.rules.main_actions

    def chosen(self, pos: GlenMore, seat: int, action: Action) -> None:
        pos.then(self)

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
            return None if pos.rules.the_end in pos.rondel else Reason("no-end-yet", rule="G19.2")
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
        """The pawn's, then activations, the end of the turn, sales, and what modules add."""
        own, parts = list(self.own(pos, seat)), pos.rules.main_actions.parts
        found = [*own[:-1], *ACTIVATING.candidates(pos, seat), END_TURN]
        for part in parts[1:]:
            found += part.candidates(pos, seat)
        return found

    def options(self, pos: GlenMore, seat: int) -> list[Action]:
        more: list[Action] = []
        for part in pos.rules.main_actions.parts[1:]:
            more += part.options(pos, seat)
        if pos.now.acted:
            return [*ACTIVATING.options(pos, seat), END_TURN, *more]
        rules = pos.rules
        tiles = takeable(pos, seat)
        found = [rules.take_actions[tile] for tile in tiles]
        if rules.the_end in pos.rondel:
            found.append(STOP)
        if not tiles and not takeable_by_sales(pos, seat):
            for tile in stops(pos, seat):
                found += rules.discard_actions[tile]  # beside The End, if it is there (G8.12)
        return found + more

    def take_own(self, pos: GlenMore, seat: int, action: Action) -> None:
        if isinstance(action, EndTurn):
            end_turn(pos, seat)
            return
        if isinstance(action, StopAtEnd):
            go(pos, seat, pos.rules.the_end, EndOfTurn(seat))
            return
        pos.now.acted = True
        pos.then(self)  # activations, extra ones too, once all of the tile is done (G16.12)
        if isinstance(action, Take):
            tile = pos.rules.number_of[action.tile]
            go(pos, seat, tile, TakeUp(seat, tile))
        else:
            assert isinstance(action, Discard)
            tile = pos.rules.number_of[action.tile]
            go(pos, seat, tile, GiveUp(seat, tile, action.reward))


# What a stop does


@value
class TakeUp(Step[GlenMore]):
    """The pawn stops and the tile is taken: it is paid, then it is in hand (G4.5)."""

    seat: int
    tile: int

    def run(self, pos: GlenMore) -> None:
        pos.then(Receive(self.seat, self.tile))
        pay_bill(pos, self.seat, self.tile, bill_for(pos, self.seat, self.tile), 0, TILE)


@value
class GiveUp(Step[GlenMore]):
    """The pawn stops and the tile is discarded, for a coin or a movement point (G8.9)."""

    seat: int
    tile: int
    reward: str

    def run(self, pos: GlenMore) -> None:
        pos.discard(self.tile, NOTHING_POSSIBLE, self.seat)
        if self.reward == COIN:
            pos.pay(self.seat, 1, "nothing-possible")
        else:
            add_movement(pos, self.seat, 1)  # for this turn (G8.10)


# The end of a turn


def end_turn(pos: GlenMore, seat: int) -> None:
    """Last offers, then movement lapses and the turn is over (G6.6)."""
    offers = [frame for hook in pos.hooks_of(seat).last_offers for frame in hook(pos, seat)]
    if offers:
        pos.then(*offers, Lapse(seat))
    else:
        lapse(pos, seat)


@value
class EndOfTurn(Step[GlenMore]):
    """The turn ends with the move."""

    seat: int

    def run(self, pos: GlenMore) -> None:
        end_turn(pos, self.seat)


@value
class Lapse(Step[GlenMore]):
    """After the last offers."""

    seat: int

    def run(self, pos: GlenMore) -> None:
        lapse(pos, self.seat)


def lapse(pos: GlenMore, seat: int) -> None:
    """What is left of the turn is gone."""
    end_movement(pos, seat)
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
