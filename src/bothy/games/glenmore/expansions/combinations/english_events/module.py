"""The events of Loch Lomond, Glenfinnan Church, Glenfinnan Monument and General Wade's Roads (X9.20)."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.games.glenmore.expansions.combinations.english_events import happening
from bothy.games.glenmore.expansions.combinations.english_events.rows import (
    ROWS,
    ActivateAround,
    FreeMarker,
    MoveEnglishman,
    TakeEnglandRow,
)
from bothy.games.glenmore.expansions.hammer.rows import NAME as HAMMER
from bothy.games.glenmore.expansions.tome.cards import MoreEvents
from bothy.games.glenmore.expansions.tome.rows import NAME as TOME
from bothy.games.glenmore.expansions.tome.rows import History
from bothy.games.glenmore.hook_types import EffectKind
from bothy.games.glenmore.pack.types import Components, Piece
from bothy.games.glenmore.pack.types import components as built_in
from bothy.kernel import Options, Registry
from bothy.kernel.features import Arguments


class EnglishEvents(MoreEvents):
    """A module that is at the table if both chronicles are."""

    def __init__(self) -> None:
        here = ROWS.data.parent
        super().__init__(
            "english-events",
            registry=Registry(frames=happening.FRAMES, events=happening.EVENTS, reasons=happening.REASONS),
            locales=here / "locales",
            reference=here / "rules",
            data=ROWS.data,
        )

    def at_table(self, options: Options, seats: int) -> bool:
        return bool(options[TOME] and options[HAMMER])

    def sets(self, pack: Components) -> Sequence[tuple[str, Sequence[Piece]]]:
        return [("events of the hammer", ROWS.of(pack))]

    def histories(self, pack: Components) -> Sequence[History]:
        return ROWS.of(pack)

    def effects(self) -> Sequence[EffectKind]:
        return (
            EffectKind(TakeEnglandRow, happening.take_england_row, "england-row"),
            EffectKind(ActivateAround, happening.activate_around, "activate-around"),
            EffectKind(MoveEnglishman, happening.move_englishman, "swap-englishman"),
            EffectKind(FreeMarker, happening.free_marker, "free-marker"),
        )

    def arguments(self) -> Arguments:
        cards = [history.card for history in ROWS.of(built_in())]
        return {"card": cards, "history": cards}

    def faults(self, pack: Components) -> Sequence[str]:
        known = [card.id for card in pack.landmarks]
        return [f"{row.id}: {row.card} is no landmark card" for row in ROWS.of(pack) if row.card not in known]
