"""Points of the accepted cards at the end (X7.8, X7.11)."""

from __future__ import annotations

from typing import Final

from bothy.games.glenmore.expansions.council.measures import counted, standing
from bothy.games.glenmore.expansions.council.part import card_of, council
from bothy.games.glenmore.hook_types import FinalTerm
from bothy.games.glenmore.position import GlenMore
from bothy.kernel import ScoreLine, Text

COUNCIL: Final = "council"


def shares(standing: list[int], vp: int) -> list[int]:
    """Returns points for the best; tied players share them, rounded up (X7.11)."""
    best = max(standing)
    each = -(-vp // standing.count(best))
    return [each if own == best else 0 for own in standing]


def points(pos: GlenMore, card: int) -> list[int]:
    """Returns what a card would give each seat now."""
    measure = card_of(pos, card)
    return shares(standing(pos, measure.id), measure.vp)


class AcceptedCards(FinalTerm):
    """Every card the council has accepted."""

    def points(self, pos: GlenMore) -> list[int]:
        found = [0] * len(pos.players)
        for source in self.sources(pos):
            found = [own + more for own, more in zip(found, source, strict=True)]
        return found

    def sources(self, pos: GlenMore) -> list[list[int]]:
        return [points(pos, card) for card in council(pos).accepted()]

    def explain(self, pos: GlenMore, source: int) -> None:
        pos.explain("council-card", measure=card_of(pos, council(pos).accepted()[source]).id)

    def lines(self, pos: GlenMore, seat: int) -> list[ScoreLine]:
        found = [ScoreLine(_told(pos, seat, card), points(pos, card)[seat]) for card in council(pos).accepted()]
        return found or [ScoreLine(Text("breakdown-council-nothing"), 0)]


def _told(pos: GlenMore, seat: int, card: int) -> Text:
    """Returns what was counted, and how many are tied."""
    measure = card_of(pos, card).id
    every = standing(pos, measure)
    best = every[seat] == max(every)
    tied = every.count(every[seat]) if best else 0
    return Text("breakdown-council", measure=measure, count=counted(pos, seat, measure), tied=tied)
