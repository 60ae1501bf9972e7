"""Address to a Haggis: tokens collected in secret, and three feasts where the die decides what's served (X5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypedDict

from bothy.games.glenmore.expansions.chronicles.chronicle import GROUP, Chronicle
from bothy.games.glenmore.expansions.haggis import feast, taking
from bothy.games.glenmore.expansions.haggis.feast import Feast, points_of
from bothy.games.glenmore.expansions.haggis.guessing import imagine
from bothy.games.glenmore.expansions.haggis.rows import NAME, ROWS, VALUES, GainHaggis, sets
from bothy.games.glenmore.expansions.haggis.tables import (
    NO_TOKEN,
    RESERVE,
    SHOWN,
    ServingTables,
    known_of,
    possible,
    served_stock,
    table_stock,
    tables,
    value_of,
)
from bothy.games.glenmore.expansions.haggis.taking import ShowHaggis, gain_haggis
from bothy.games.glenmore.hook_types import EffectKind
from bothy.games.glenmore.module import Frames
from bothy.games.glenmore.pack.types import STACKS, Components
from bothy.games.glenmore.position import GlenMore
from bothy.kernel import Dealer, ModuleState, Option, Registry, Text
from bothy.kernel.features import Arguments

AFTER: Final = ("B", "C")
"""The stacks whose scoring a feast follows (X5.7); the third comes after the final reckoning."""
TOKENS: Final = 13


class ServedPoints(TypedDict):
    """What the tokens face up would give each seat now; the part's view shows the tables."""

    served_vp: list[int]


class HaggisFacts(TypedDict):
    """The chronicle's part of the view."""

    haggis: ServedPoints


class AddressToAHaggis(Chronicle):
    """The fifth chronicle."""

    def __init__(self) -> None:
        super().__init__(
            Option(NAME, (False, True), False, group=GROUP),
            ROWS,
            sets,
            Registry(
                frames=[*taking.FRAMES, *feast.FRAMES],
                parts=[ServingTables],
                events=[*taking.EVENTS, *feast.EVENTS],
                reasons=taking.REASONS,
            ),
        )

    def effects(self) -> Sequence[EffectKind]:
        return (EffectKind(GainHaggis, gain_haggis, "haggis"),)

    def score_lines(self) -> Sequence[str]:
        return (NAME,)

    def parts(self, pos: GlenMore) -> Sequence[ModuleState]:
        seats = range(len(pos.players))
        reserve = [row.count for row in ROWS.of(pos.rules.pack).tokens]
        return (ServingTables(reserve, [], [[] for _ in seats], [[] for _ in seats], [NO_TOKEN] * len(seats)),)

    def setup_steps(self, pos: GlenMore) -> Frames:
        return (ShowHaggis(),)

    # Feasts

    def on_scoring_end(self, pos: GlenMore, number: int) -> Frames:
        return (Feast(),) if STACKS[number] in AFTER else ()

    def on_reckoning_end(self, pos: GlenMore) -> Frames:
        return (Feast(),)

    # Views

    def view_facts(self, pos: GlenMore, seat: int | None) -> HaggisFacts:
        return {NAME: {"served_vp": [points_of(served) for served in tables(pos).served]}}

    def notes(self, pos: GlenMore) -> Sequence[Text]:
        part = tables(pos)
        found = [Text("note-haggis-reserve", count=sum(part.reserve), shown=tuple(part.shown))]
        for seat in range(len(part.hidden)):
            known = [possible(known_of(each)) for each in part.on_table(seat)]
            seen = tuple([values[0] for values in known if len(values) == 1])
            served = tuple(part.served[seat])
            found.append(Text("note-haggis-table", seat=seat, count=len(known), seen=seen, served=served))
        return found

    def own_notes(self, pos: GlenMore, seat: int) -> Sequence[Text]:
        own = tuple(sorted([value_of(each) for each in tables(pos).on_table(seat)]))
        return (Text("note-haggis-own", own=own),) if own else ()

    def imagine(self, pos: GlenMore, seat: int | None, dealer: Dealer) -> GlenMore:
        imagine(pos, seat, dealer)
        return pos

    def stocks(self, pos: GlenMore) -> Mapping[str, int]:
        part = tables(pos)
        seats = range(len(part.hidden))
        return {
            RESERVE: sum(part.reserve),
            SHOWN: len(part.shown),
            **{table_stock(seat): len(part.on_table(seat)) for seat in seats},
            **{served_stock(seat): len(part.served[seat]) for seat in seats},
        }

    # Learning

    def arguments(self) -> Arguments:
        return {**super().arguments(), "value": VALUES, "effect": (NAME,)}

    # Component faults

    def faults(self, pack: Components) -> Sequence[str]:
        rows = ROWS.of(pack)
        found = []
        if [token.value for token in rows.tokens] != list(VALUES):
            found.append("haggis tokens: there should be a row each for the values 1, 2 and 3, in this order")
        if sum([token.count for token in rows.tokens]) != TOKENS:
            found.append(f"haggis tokens: there should be {TOKENS} of them")
        if sorted(dict.fromkeys(pack.die.faces)) != list(VALUES):
            found.append("haggis tokens: the die should show their values and no others")
        return found
