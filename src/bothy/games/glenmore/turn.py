"""A turn: move and take a tile, activate, end; selling and movement beside (G6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bothy.games.glenmore.activation import ACTIVATING, Activate
from bothy.games.glenmore.immediate import TILE
from bothy.games.glenmore.market import SELLING
from bothy.games.glenmore.movement import WALKING, end_movement
from bothy.games.glenmore.payment import home_tiles, pay_bill, payable, senders
from bothy.games.glenmore.placing import Receive
from bothy.games.glenmore.position import DIE, GlenMore, TurnFacts
from bothy.games.glenmore.rondel import Refill, RollDie, move_pawn, rearmost, tiles_ahead
from bothy.games.glenmore.scoring import Finish, Scoring
from bothy.games.glenmore.territory import places_for
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


def fits(pos: GlenMore, seat: int, tile: int) -> bool:
    """Whether a tile would have a place once it is paid for, if it costs Scotsmen by some way of paying (G8.7)."""
    player, bill = pos.players[seat], pos.rules.costs[tile]
    if bill.scotsmen:
        return bool(senders(pos, player, tile, bill.scotsmen))
    return bool(places_for(pos.rules, player, tile))


def takeable(pos: GlenMore, seat: int) -> list[int]:
    """The tiles that a seat can take as things stand, clockwise."""
    rules, player = pos.rules, pos.players[seat]
    own, costs, person, protected = player.stock(), rules.costs, rules.person, rules.protected
    return [
        tile
        for tile in tiles_ahead(pos)
        if (costs[tile].free or payable(pos, player, own, costs[tile]))
        and (person[tile] or fits(pos, seat, tile))
        and not protected[tile]
    ]


def why_not_take(pos: GlenMore, seat: int, id_: str) -> Reason | None:
    """What forbids taking a tile."""
    tile = pos.rules.number_of.get(id_, -1)
    reason = why_not_stop(pos, tile)
    if reason is not None:
        return reason
    player = pos.players[seat]
    if not payable(pos, player, player.stock(), pos.rules.costs[tile]):
        return Reason("cannot-pay", rule="G8.1", tile=id_)
    at_home = sum([player.scotsmen.get(cell, 0) for cell in home_tiles(pos, player)])
    if at_home < pos.rules.costs[tile].scotsmen:
        return Reason("no-scotsman-at-home", rule="G8.4")
    if not pos.rules.person[tile] and not fits(pos, seat, tile):
        return Reason("no-place", rule="G8.7", tile=id_)
    return None


def why_not_stop(pos: GlenMore, tile: int) -> Reason | None:
    """What forbids a pawn to stop on a tile and take it up."""
    if tile < 0 or tile not in pos.rondel:
        return Reason("not-on-rondel", rule="G4.3")
    if tile == pos.rules.the_end:
        return Reason("end-is-not-taken", rule="G19.1")
    if pos.rules.protected[tile]:
        return Reason("protected", rule="G4.4", tile=pos.rules.ids[tile])
    return None


@value
class Turn(Frame[GlenMore]):
    """The turn's frame: where the pawn goes, then activations and the end, and free actions beside all of it."""

    takes = (Take, StopAtEnd, Discard, Activate, EndTurn)
    turn = True
    seat: int

    def ask(self, pos: GlenMore, seat: int) -> Text:
        return Text("ask-turn-end", left=self._left(pos, seat)) if pos.now.acted else Text("ask-turn")

    def _left(self, pos: GlenMore, seat: int) -> tuple[str, ...]:
        """What may still be done before the turn ends, by its name."""
        rooms = [ACTIVATING, *self.asides(pos)]
        return tuple([room.name for room in rooms if room.options(pos, seat)])

    def asides(self, pos: GlenMore) -> Sequence[Aside[GlenMore]]:
        """Those that could be of use now."""
        if pos.now.movement:
            return (SELLING, WALKING)
        return (SELLING,) if pos.players[self.seat].goods else ()

    def all_asides(self, pos: GlenMore) -> Sequence[Aside[GlenMore]]:
        return (SELLING, WALKING)

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        rules = pos.rules
        tiles = [tile for tile in tiles_ahead(pos) if tile != rules.the_end]
        return [
            *[rules.take_actions[tile] for tile in tiles],
            STOP,
            *[action for tile in tiles for action in rules.discard_actions[tile]],
            *ACTIVATING.candidates(pos, seat),
            END_TURN,
        ]

    def why_not(self, pos: GlenMore, seat: int, action: Action) -> Reason | None:
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
        if action.reward not in (COIN, MOVEMENT):
            return Reason("no-such-reward", rule="G8.9")
        reason = why_not_stop(pos, pos.rules.number_of.get(action.tile, -1))
        if reason is None and takeable(pos, seat):
            return Reason("something-possible", rule="G8.9")
        return reason

    def options(self, pos: GlenMore, seat: int) -> list[Action]:
        if pos.now.acted:
            return [*ACTIVATING.options(pos, seat), END_TURN]
        rules = pos.rules
        tiles = takeable(pos, seat)
        found = [rules.take_actions[tile] for tile in tiles]
        if rules.the_end in pos.rondel:
            found.append(STOP)
        if not tiles:
            for tile in tiles_ahead(pos):
                if not rules.protected[tile]:
                    found += rules.discard_actions[tile]
        return found

    def take(self, pos: GlenMore, seat: int, action: Action) -> None:
        if isinstance(action, EndTurn):
            end_movement(pos, seat)
            pos.end_turn()
        elif isinstance(action, StopAtEnd):
            move_pawn(pos, seat, pos.rules.the_end)
            pos.end_turn()
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
    "not-on-rondel",
    "protected",
    "end-is-not-taken",
    "no-end-yet",
    "no-such-reward",
    "something-possible",
    "cannot-pay",
    "no-place",
    "finish-first",
)
