"""A turn: move and take a tile, activate, end; selling and movement beside (G6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bothy.games.glenmore.actions.activation import ACTIVATING, Activate
from bothy.games.glenmore.actions.market import SELLING, Sell
from bothy.games.glenmore.actions.movement import WALKING, end_movement
from bothy.games.glenmore.actions.payment import pay_bill
from bothy.games.glenmore.actions.placing import Receive
from bothy.games.glenmore.actions.taking import takeable, takeable_by_sales, why_not_stop, why_not_take
from bothy.games.glenmore.bonuses.immediate import TILE
from bothy.games.glenmore.position import DIE, GlenMore, TurnFacts
from bothy.games.glenmore.rondel.rondel import Refill, RollDie, move_pawn, rearmost, tiles_ahead
from bothy.games.glenmore.scoring.scores import Finish, Scoring
from bothy.kernel import Action, Aside, Frame, Reason, Step, Text, value

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
class Turn(Frame[GlenMore]):
    """The turn's frame: where the pawn goes, then activations and the end, and free actions beside all of it."""

    takes = (Take, StopAtEnd, Discard, Activate, EndTurn, Sell)
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
        if pos.stack[-1].turn:
            return (WALKING,) if pos.now.movement else ()
        if pos.now.movement:
            return (SELLING, WALKING)
        return (SELLING,) if pos.players[self.seat].goods else ()

    def all_asides(self, pos: GlenMore) -> Sequence[Aside[GlenMore]]:
        return (WALKING,) if pos.stack[-1].turn else (SELLING, WALKING)

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        rules = pos.rules
        tiles = [tile for tile in tiles_ahead(pos) if tile != rules.the_end]
        return [
            *[rules.take_actions[tile] for tile in tiles],
            STOP,
            *[action for tile in tiles for action in rules.discard_actions[tile]],
            *ACTIVATING.candidates(pos, seat),
            END_TURN,
            *SELLING.candidates(pos, seat),
        ]

    def why_not(self, pos: GlenMore, seat: int, action: Action) -> Reason | None:
        if isinstance(action, Sell):
            return SELLING.why_not(pos, seat, action)
        if isinstance(action, Activate | EndTurn):
            if not pos.now.acted:
                return Reason("move-first", rule="G6.1")
            return ACTIVATING.why_not(pos, seat, action) if isinstance(action, Activate) else None
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
        reason = why_not_stop(pos, pos.rules.number_of.get(action.tile, -1))
        if reason is not None:
            return reason
        if takeable(pos, seat):
            return Reason("something-possible", rule="G8.9")
        by_sales = takeable_by_sales(pos, seat)
        return Reason("sale-helps", rule="G8.11", tile=pos.rules.ids[by_sales[0]]) if by_sales else None

    def options(self, pos: GlenMore, seat: int) -> list[Action]:
        sales = SELLING.options(pos, seat)
        if pos.now.acted:
            return [*ACTIVATING.options(pos, seat), END_TURN, *sales]
        rules = pos.rules
        tiles = takeable(pos, seat)
        found = [rules.take_actions[tile] for tile in tiles]
        if rules.the_end in pos.rondel:
            found.append(STOP)
        if not tiles and not takeable_by_sales(pos, seat):
            for tile in tiles_ahead(pos):
                if not rules.protected[tile]:
                    found += rules.discard_actions[tile]
        return found + sales

    def take(self, pos: GlenMore, seat: int, action: Action) -> None:
        if isinstance(action, EndTurn):
            end_movement(pos, seat)
            pos.end_turn()
        elif isinstance(action, StopAtEnd):
            move_pawn(pos, seat, pos.rules.the_end)
            pos.end_turn()
        elif isinstance(action, Sell):
            pos.then(self)
            SELLING.take(pos, seat, action)
        else:
            pos.now.acted = True
            pos.then(self)
            self._act(pos, seat, action)

    def _act(self, pos: GlenMore, seat: int, action: Action) -> None:
        if isinstance(action, Activate):
            ACTIVATING.take(pos, seat, action)
        elif isinstance(action, Take):
            tile = pos.rules.number_of[action.tile]
            move_pawn(pos, seat, tile)
            pos.then(Receive(seat, tile))
            pay_bill(pos, seat, tile, pos.rules.costs[tile], 0, TILE)
        else:
            assert isinstance(action, Discard)
            tile = pos.rules.number_of[action.tile]
            move_pawn(pos, seat, tile)
            pos.discard(tile)
            if action.reward == COIN:
                pos.pay(seat, 1, "nothing-possible")
            else:
                pos.now.movement += 1
                pos.say("movement", seat=seat, points=1)


@value
class Advance(Step[GlenMore]):
    """Whoever is farthest back acts, a player or the die; when all have reached The End, the end begins (G4.1)."""

    def run(self, pos: GlenMore) -> None:
        space = rearmost(pos)
        if space < 0:
            pos.then(Scoring(len(pos.rules.stacks) - 1), Finish())
        elif pos.rondel[space] == DIE:
            pos.then(RollDie(), Refill(), Advance())
        else:
            seat = next(iter([at for at, player in enumerate(pos.players) if player.space == space]))
            pos.begin_turn(TurnFacts(seat))
            pos.then(Turn(seat), Refill(), Advance())


FRAMES: Sequence[type[Frame[GlenMore]]] = (Turn, Advance)
REASONS: tuple[str, ...] = (
    "move-first",
    "moved",
    "no-end-yet",
    "no-such-reward",
    "something-possible",
    "sale-helps",
    "finish-first",
)
