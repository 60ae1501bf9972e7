"""A feast: the die is rolled, tokens are turned up, whisky buys more rolls, then points follow (X5.7 to X5.12)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bothy.games.glenmore.actions.rondel import distance
from bothy.games.glenmore.answers import DONE, Done
from bothy.games.glenmore.bonuses.whisky import pay_whisky
from bothy.games.glenmore.expansions.haggis.guests import guests
from bothy.games.glenmore.expansions.haggis.rows import NAME
from bothy.games.glenmore.expansions.haggis.tables import (
    RESERVE,
    figures,
    known_of,
    only,
    served_stock,
    table_stock,
    tables,
    token,
    value_of,
)
from bothy.games.glenmore.expansions.haggis.taking import ShowHaggis
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.variants.die import roll_outcomes
from bothy.kernel import Action, Draw, Frame, Outcome, Reaction, Reason, Reveal, Step, value

WHY = "feast"
ROLL = "feast-roll"


@value
class RollAgain(Action):
    """Pay a barrel for a roll that counts only for oneself."""


ROLL_AGAIN = RollAgain()


@value
class Feast(Step[GlenMore]):
    """A scoring of the haggis. With no token on any table, nothing is rolled (X5.7)."""

    def run(self, pos: GlenMore) -> None:
        part = tables(pos)
        pos.emit("feast", number=part.feasts + 1)
        rolls = figures(pos).rolls if any(part.hidden) else 0
        before = [frame for guest in guests(pos) for frame in guest.before_rolls(pos)] if rolls else []
        pos.push(*before, *[FeastRoll()] * rolls, *[MoreRolls(seat) for seat in by_pawns(pos)], Serve())


def by_pawns(pos: GlenMore) -> list[int]:
    """Returns the seats, starting with the rearmost pawn's (R-X8)."""
    ahead = [(distance(pos, player.space), seat) for seat, player in enumerate(pos.players)]
    return [seat for _, seat in sorted(ahead)]


@value
class FeastRoll(Draw[GlenMore]):
    """A roll for all players."""

    def place(self, pos: GlenMore) -> str:
        return pos.next_in(f"feast.{tables(pos).feasts}")

    def outcomes(self, pos: GlenMore) -> Sequence[tuple[Outcome, int]]:
        return roll_outcomes(pos)

    def dealt(self, pos: GlenMore, outcome: Outcome) -> None:
        pos.emit("feast-rolled", value=outcome)
        for guest in guests(pos):
            instead = guest.rolled(pos, outcome)
            if instead is not None:
                pos.push(*instead)
                return
        turn_up(pos, outcome)


def turn_up(pos: GlenMore, value: int) -> None:
    """Lets every player turn up a token of the value rolled."""
    pos.push(TurnHaggis(value, tuple(range(len(pos.players)))))


@value
class MoreRolls(Reaction[GlenMore]):
    """Offer of one more roll for a barrel, as long as there are tokens to turn up and room for them (X5.10)."""

    takes = (RollAgain, Done)
    blocks_free_actions = True
    reaction = "more-rolls"
    seat: int

    def seats_to_act(self, pos: GlenMore) -> Sequence[int]:
        part, seat = tables(pos), self.seat
        more = pos.players[seat].whisky and part.hidden[seat] and len(part.served[seat]) < figures(pos).served
        return (seat,) if more else ()

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return (ROLL_AGAIN, DONE)

    def why_not(self, pos: GlenMore, seat: int, action: RollAgain | Done) -> Reason | None:
        return None  # a seat that can't pay isn't asked

    def declining(self, pos: GlenMore, seat: int) -> Action:
        return DONE

    def accepting(self, pos: GlenMore, seat: int) -> Action:
        return ROLL_AGAIN

    def take(self, pos: GlenMore, seat: int, action: RollAgain | Done) -> None:
        if isinstance(action, RollAgain):
            pos.push(OwnRoll(seat), self)
            pay_whisky(pos, seat, 1, ROLL)


@value
class OwnRoll(Draw[GlenMore]):
    """A roll bought with whisky."""

    seat: int

    def place(self, pos: GlenMore) -> str:
        return pos.next_in(f"own-roll.{tables(pos).feasts}.{self.seat}")

    def outcomes(self, pos: GlenMore) -> Sequence[tuple[Outcome, int]]:
        return roll_outcomes(pos)

    def dealt(self, pos: GlenMore, outcome: Outcome) -> None:
        pos.emit("feast-rolled-again", seat=self.seat, value=outcome)
        pos.push(TurnHaggis(outcome, (self.seat,)))


@value
class TurnHaggis(Reveal[GlenMore]):
    """Each seat with a token of the value rolled turns one up; the others are known to have none (X5.8, X5.9)."""

    value: int
    seats: "tuple[int, ...]"

    def run(self, pos: GlenMore) -> None:
        part, most = tables(pos), figures(pos).served
        for seat in self.seats:
            if len(part.served[seat]) >= most:
                continue
            if self.value in [value_of(each) for each in part.hidden[seat]]:
                part.pick(seat, self.value)
                part.served[seat].append(self.value)
                lines = [(table_stock(seat), -1, WHY), (served_stock(seat), 1, WHY)]
                pos.emit("haggis-served", lines, seat=seat, value=self.value)
            else:
                less = ~only(self.value)
                part.hidden[seat] = sorted(
                    [token(value_of(each), known_of(each) & less) for each in part.hidden[seat]]
                )


def points_of(served: Sequence[int]) -> int:
    """Returns the number of tokens face up times the sum of their values (X5.11)."""
    return len(served) * sum(served)


@value
class Serve(Step[GlenMore]):
    """Points: tokens face up times the sum of their values. These go back, the others stay (X5.11, X5.12)."""

    def run(self, pos: GlenMore) -> None:
        part = tables(pos)
        part.feasts += 1
        pos.push(ShowHaggis())
        for seat, served in enumerate(part.served):
            if served:
                pos.score(seat, points_of(served), WHY, pos.rules.scores.index(NAME))
                for each in served:
                    part.reserve[each - 1] += 1
                lines = [(served_stock(seat), -len(served), WHY), (RESERVE, len(served), WHY)]
                pos.emit("haggis-cleared", lines, seat=seat, count=len(served))
        part.served = [[] for _ in part.served]


FRAMES: Sequence[type[Frame[GlenMore]]] = (Feast, FeastRoll, MoreRolls, OwnRoll, TurnHaggis, Serve)
EVENTS: tuple[str, ...] = ("feast", "feast-rolled", "feast-rolled-again", "haggis-served", "haggis-cleared")
