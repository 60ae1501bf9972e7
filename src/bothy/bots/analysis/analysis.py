"""Reviews a finished game: its expected results over time, and the turns that missed most points.

Like bots, it's independent of the game: turns are planned with what each seat could know then, and the game may
add remarks. With a budget of nodes, the same game has the same analysis everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from bothy.bots.analysis.turn_review import TurnReview, look
from bothy.bots.analysis.turns import Turn, turns
from bothy.bots.budget import Budget
from bothy.kernel import InvalidInput, Json, Reason, Remark
from bothy.table.match import Match
from bothy.table.timeline import timeline

MOST = 3
"""Turns shown for each seat."""
DOUBTFUL = 2 * MOST
"""Turns of each seat that are reviewed a second time, with another seed and more nodes: a turn that looks wrong at
first may be right."""
CLOSER = 3
"""The multiple of its nodes that a planner may spend on a second review; on the first it spends half of them."""
BOT = "planner:200n"
"""The default reviewer."""


@dataclass(frozen=True, slots=True)
class Moment:
    """Every seat's expected final score, in whole points."""

    step: int
    """The number of entries in the log."""
    seat: int | None
    """The seat whose turn began; None for the end."""
    expected: tuple[int | None, ...]
    """None for a seat without a player."""

    def data(self) -> dict[str, Json]:
        """Returns the wire form."""
        return {"step": self.step, "seat": self.seat, "expected": list(self.expected)}


@dataclass(frozen=True, slots=True)
class MissedPoints:
    """A turn that missed points."""

    step: int
    lost: int
    """In whole points."""
    played: Sequence[dict[str, Json]]
    better: dict[str, Json]

    def data(self) -> dict[str, Json]:
        """Returns the wire form."""
        return {"step": self.step, "lost": self.lost, "played": list(self.played), "better": self.better}


@dataclass(frozen=True, slots=True)
class Analysis:
    """The analysis of a game."""

    bot: str
    course: Sequence[Moment]
    missed: Sequence[Sequence[MissedPoints]]
    """By seat, the worst first."""
    remarks: Sequence[Remark]

    def data(self) -> dict[str, Json]:
        """Returns the wire form."""
        return {
            "bot": self.bot,
            "course": [moment.data() for moment in self.course],
            "missed": [[each.data() for each in seat] for seat in self.missed],
            "remarks": [remark.data() for remark in self.remarks],
        }


class GameReview:
    """A finished match being analysed: its turns, and the results of reviewing them."""

    def __init__(self, match: Match, bot: str = BOT) -> None:
        if not match.finished:
            raise InvalidInput(Reason("match-not-over"))
        self.match = match
        self.bot = bot
        nodes = nodes_of(bot)
        self.quick, self.close = nodes // 2 or 1, CLOSER * nodes
        self._timeline = timeline(match)
        self.turns: Sequence[Turn] = [*turns(match, self._timeline)]

    def seed(self, turn: Turn, nodes: int) -> int:
        """Returns the seed for reviewing a turn, always the same for this game."""
        text = f"{self.match.header.commitment}.{turn.step}.{nodes}".encode()
        return int.from_bytes(blake2b(text, digest_size=8, person=b"bothy-hindsight").digest(), "big")

    def phase(self, turn: Turn) -> str:
        """Returns the phase of the game in which a turn was played; empty if the game has none."""
        figures = self.match.game.review.figures(self.match.rules.view(turn.before, None))
        phase = None if figures is None else figures.phase
        return "" if phase is None else "-".join([str(each) for each in phase.values.values()])

    def look(self, turn: Turn, nodes: int) -> TurnReview | None:
        """Reviews a turn in this process."""
        rules, seed = self.match.rules, self.seed(turn, nodes)
        return look(self.match.game, rules, turn.before, turn.seat, turn.actions, Budget(nodes=nodes), seed)

    def doubtful(self, looks: Sequence[TurnReview | None]) -> list[Turn]:
        """Returns the turns worth a closer review, given quick reviews of all."""
        return [turn for seat in self._worst(zip(self.turns, looks, strict=True), DOUBTFUL) for turn, _ in seat]

    def analysis(self, looks: Sequence[TurnReview | None], closer: Sequence[TurnReview | None]) -> Analysis:
        """Combines quick reviews of all turns and closer ones of the doubtful turns."""
        seen = [(turn, each) for turn, each in zip(self.turns, looks, strict=True) if each is not None]
        doubted = zip(self.doubtful(looks), closer, strict=True)
        missed = [[_missed(turn, each) for turn, each in seat] for seat in self._worst(doubted, MOST)]
        return Analysis(self.bot, self._course(seen), missed, self.match.game.bots.remarks(self._timeline))

    def _worst(
        self, looked: Iterable[tuple[Turn, TurnReview | None]], most: int
    ) -> list[list[tuple[Turn, TurnReview]]]:
        """Returns the turns that missed most points, by seat, the worst first."""
        found: list[list[tuple[Turn, TurnReview]]] = [[] for _ in range(self.match.header.seats)]
        worth_telling = [(turn, each) for turn, each in looked if each is not None and each.better is not None]
        for turn, each in sorted(worth_telling, key=_lost, reverse=True):
            if len(found[turn.seat]) < most:
                found[turn.seat].append((turn, each))
        return found

    def _course(self, seen: Sequence[tuple[Turn, TurnReview]]) -> list[Moment]:
        """Returns the expected scores over time, each seat's by its latest review, or else its first."""
        seats = self.match.header.seats
        promised = self.match.game.bots.plan_bias(seats)
        over = [100 * promised.get(self.phase(turn), 0) for turn, _ in seen]
        expected: list[int | None] = [None] * seats
        for (turn, each), more in zip(reversed(seen), reversed(over), strict=True):
            expected[turn.seat] = each.expected - more
        course = []
        for (turn, each), more in zip(seen, over, strict=True):
            expected[turn.seat] = each.expected - more
            course.append(Moment(turn.step, turn.seat, tuple([_points(worth) for worth in expected])))
            expected[turn.seat] = each.after - more
        result = tuple([sum(scores.values()) for scores in self.match.result.scores])
        return [*course, Moment(len(self.match.log), None, result)]


def analyse(match: Match, bot: str = BOT, looked: Callable[[int], None] = lambda turns: None) -> Analysis:
    """Analyses a finished match in this process. Calls `looked` with the number of turns after each review."""
    review = GameReview(match, bot)

    def seen(turns: Sequence[Turn], nodes: int) -> Iterator[TurnReview | None]:
        for turn in turns:
            yield review.look(turn, nodes)
            looked(len(review.turns))

    looks = [*seen(review.turns, review.quick)]
    return review.analysis(looks, [*seen(review.doubtful(looks), review.close)])


def nodes_of(bot: str) -> int:
    """Returns the nodes per plan. Only planners with a budget of nodes may review, to be repeatable."""
    name, _, budget = bot.partition(":")
    nodes = Budget.read(budget).nodes if name == "planner" and budget else 0
    if not nodes:
        raise InvalidInput(Reason("analyst-unknown", bot=bot))
    return nodes


def _missed(turn: Turn, each: TurnReview) -> MissedPoints:
    assert each.better is not None
    return MissedPoints(turn.step, round(each.lost / 100), turn.told, each.better)


def _points(worth: int | None) -> int | None:
    return None if worth is None else round(worth / 100)


def _lost(looked: tuple[Any, TurnReview]) -> int:
    return looked[1].lost
