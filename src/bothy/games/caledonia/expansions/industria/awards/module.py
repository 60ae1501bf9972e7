"""Awards: points at the end for the most of one thing (I9; booklet 5.2, 6.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypedDict

from bothy.games.caledonia.expansions.industria.awards.counting import (
    NONE,
    AwardDrawn,
    behind,
    counted,
    in_play,
    points,
)
from bothy.games.caledonia.expansions.industria.awards.rows import AWARDS, Award, sets
from bothy.games.caledonia.module import ROUNDS
from bothy.games.caledonia.own_rows import WithRows
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Draw, Frame, ModuleState, Option, Outcome, Registry, ScoreLine, Text, value

CATEGORY: Final = "award"


class AwardView(TypedDict):
    """The award, with each seat's count and points."""

    award: str
    counts: list[int]
    vp: list[int]
    behind: list[int]
    """Number needed to draw level with the next place, by seat; zero for the first."""
    out: list[int]
    """Seats that don't take part."""


class AwardFacts(TypedDict):
    """The module's part of the view."""

    award: AwardView | None


@value
class DrawAward(Draw[Caledonia]):
    """One of the nine, for the whole game (I9.1)."""

    def place(self, pos: Caledonia) -> str:
        return "award"

    def outcomes(self, pos: Caledonia) -> Sequence[tuple[Outcome, int]]:
        return [(number, 1) for number in range(len(AWARDS.of(pos.rules.pack).awards))]

    def dealt(self, pos: Caledonia, outcome: Outcome) -> None:
        pos.part(AwardDrawn).award = outcome
        pos.emit("award-drawn", award=AWARDS.of(pos.rules.pack).awards[outcome].id)


class AwardTiles(WithRows):
    """One award per game, the same for all seats."""

    def __init__(self) -> None:
        super().__init__(
            "awards",
            options=(Option("awards", (False, True), False, group="industria"),),
            rows=AWARDS,
            sets=sets,
            registry=Registry(frames=[DrawAward], parts=[AwardDrawn], events=["award-drawn"]),
        )

    def parts(self, pos: Caledonia, seat: int) -> Sequence[ModuleState]:
        return (AwardDrawn(NONE),)

    def setup_steps(self, pos: Caledonia, place: str) -> Sequence[Frame[Any]]:
        return (DrawAward(),) if place == ROUNDS else ()

    # Points

    def modify_scores(self, pos: Caledonia, seat: int, scores: dict[str, int]) -> dict[str, int]:
        award = in_play(pos)
        return {**scores, CATEGORY: 0 if award is None else points(pos, award)[seat]}

    def modify_breakdown(
        self, pos: Caledonia, seat: int, lines: dict[str, Sequence[ScoreLine]]
    ) -> dict[str, Sequence[ScoreLine]]:
        award = in_play(pos)
        if award is None or seat not in pos.rules.people:
            return {**lines, CATEGORY: [ScoreLine(Text("breakdown-award-none"), 0)]}
        return {**lines, CATEGORY: [ScoreLine(_why(pos, award, seat), points(pos, award)[seat])]}

    # Views

    def view_facts(self, pos: Caledonia, viewer: int | None) -> AwardFacts:
        award = in_play(pos)
        if award is None:
            return {"award": None}
        counts = [counted(pos, seat, award.id) for seat in range(len(pos.players))]
        people = pos.rules.people
        found: AwardView = {
            "award": award.id,
            "counts": counts,
            "vp": points(pos, award),
            "behind": [behind(pos, award, seat) if seat in people else 0 for seat in range(len(pos.players))],
            "out": [seat for seat in range(len(pos.players)) if seat not in people],
        }
        return {"award": found}

    def notes(self, pos: Caledonia, seat: int) -> Sequence[Text]:
        award, people = in_play(pos), pos.rules.people
        if award is None:
            return ()
        rows = AWARDS.of(pos.rules.pack)
        if len(people) == 1:
            card = rows.card
            first = Text(
                "note-award-card", award=award.id, full=award.full, vp=card.vp, even=award.even, loss=card.loss
            )
        else:
            best, second = rows.vp(len(people))
            first = Text("note-award", award=award.id, best=best, second=second)
        gives = points(pos, award)
        standing = [
            Text("note-award-seat", seat=each, count=counted(pos, each, award.id), vp=gives[each])
            for each in people
        ]
        return [first, *standing]


def _why(pos: Caledonia, award: Award, seat: int) -> Text:
    people = pos.rules.people
    count = counted(pos, seat, award.id)
    if len(people) == 1:
        return Text("breakdown-award-card", award=award.id, count=count, full=award.full, even=award.even)
    counts = [counted(pos, each, award.id) for each in people]
    place = 1 + len([other for other in counts if other > count])
    return Text("breakdown-award", award=award.id, count=count, place=place, tied=counts.count(count))
