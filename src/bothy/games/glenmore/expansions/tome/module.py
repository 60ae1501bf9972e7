"""The Dubious Tome of Scottish History: landmark cards with an event on their other side (X6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypedDict

from bothy.games.glenmore.expansions.chronicles.chronicle import GROUP, Chronicle
from bothy.games.glenmore.expansions.tome import abroad, errands, happening, telling, turning
from bothy.games.glenmore.expansions.tome.cards import Histories, histories, history_of, turned_stock, unturned
from bothy.games.glenmore.expansions.tome.effects import LeaveCastle, ScoreTable, TriggerEvent
from bothy.games.glenmore.expansions.tome.rows import NAME, ROWS, sets
from bothy.games.glenmore.hook_types import EffectKind
from bothy.games.glenmore.pack.types import Components
from bothy.games.glenmore.pack.types import components as built_in
from bothy.games.glenmore.pack.types.tables import CATEGORIES, Differences
from bothy.games.glenmore.position import GlenMore
from bothy.kernel import ModuleState, Option, Registry, Text
from bothy.kernel.features import Arguments

LANDMARKS = CATEGORIES[1]
FILES = (turning, errands, abroad, happening, telling)


class TomeView(TypedDict):
    """By seat: cards that show their event, those of them whose table is in use, and those still to tell."""

    turned: list[list[str]]
    tables: list[list[str]]
    to_tell: list[list[str]]


class TomeFacts(TypedDict):
    """The chronicle's part of the view."""

    tome: TomeView


class DubiousTome(Chronicle):
    """The sixth chronicle."""

    def __init__(self) -> None:
        super().__init__(
            Option(NAME, (False, True), False, group=GROUP),
            ROWS,
            sets,
            Registry(
                frames=[frame for file in FILES for frame in getattr(file, "FRAMES", ())],
                parts=[Histories],
                events=[event for file in FILES for event in getattr(file, "EVENTS", ())],
                reasons=[reason for file in FILES for reason in getattr(file, "REASONS", ())],
            ),
        )

    def effects(self) -> Sequence[EffectKind]:
        return (
            EffectKind(TriggerEvent, telling.trigger_event, "event", True),
            EffectKind(LeaveCastle, errands.leave_castle, "leave-castle", True),
        )

    def score_lines(self) -> Sequence[str]:
        return (NAME,)

    def parts(self, pos: GlenMore) -> Sequence[ModuleState]:
        return (Histories([[] for _ in pos.players], [[] for _ in pos.players]),)

    # Scorings

    def modify_count(self, pos: GlenMore, seat: int, category: str, amount: int) -> int:
        """Counts a card that shows its event twice (X6.7, R-X9)."""
        return amount + len(histories(pos).turned[seat]) if category == LANDMARKS else amount

    def modify_scoring_table(self, pos: GlenMore, seat: int, category: str, table: Differences) -> Differences:
        for card in histories(pos).tables[seat]:
            history = history_of(pos, card)
            for effect in () if history is None else history.effects:
                if isinstance(effect, ScoreTable) and effect.category == category:
                    table = replace(table, vp=effect.vp)
        return table

    # Views

    def view_facts(self, pos: GlenMore, seat: int | None) -> TomeFacts:
        part, seats = histories(pos), range(len(pos.players))
        return {
            NAME: {
                "turned": [_ids(pos, cards) for cards in part.turned],
                "tables": [_ids(pos, cards) for cards in part.tables],
                "to_tell": [_ids(pos, unturned(pos, of)) for of in seats],
            }
        }

    def notes(self, pos: GlenMore) -> Sequence[Text]:
        cards, part = pos.rules.pack.landmarks, histories(pos)
        found = []
        for seat, player in enumerate(pos.players):
            for card in player.cards:
                id_ = cards[card].id
                if card in part.turned[seat]:
                    table = card in part.tables[seat]
                    found.append(Text("note-card-turned", seat=seat, card=id_, table=table))
                elif history_of(pos, card) is not None:
                    found.append(Text("note-card-event", seat=seat, history=id_))
        return found

    def stocks(self, pos: GlenMore) -> Mapping[str, int]:
        return {turned_stock(seat): len(cards) for seat, cards in enumerate(histories(pos).turned)}

    # Learning

    def arguments(self) -> Arguments:
        cards = [history.card for history in ROWS.of(built_in()).histories]
        return {
            **super().arguments(),
            "card": cards,
            "history": cards,
            "owner": range(4),
            "effect": ("event", "leave-castle"),
        }

    # Component faults

    def faults(self, pack: Components) -> Sequence[str]:
        rows, clans = ROWS.of(pack), [place.id for place in pack.clan_board.territories]
        cards = [history.card for history in rows.histories]
        known = [card.id for card in pack.landmarks]
        own = [card.id for card in (*built_in().landmarks, *rows.cards)]
        return [
            *[f"events: {card} is no landmark card" for card in cards if card not in known],
            *[
                f"events: {card} has {cards.count(card)} of them, there should be one"
                for card in own
                if cards.count(card) != 1
            ],
            *[
                f"{history.id}: there is no clan {effect.clan}"
                for history in rows.histories
                for effect in history.effects
                if hasattr(effect, "clan") and effect.clan not in clans
            ],
        ]


def _ids(pos: GlenMore, cards: Sequence[int]) -> list[str]:
    return [pos.rules.pack.landmarks[card].id for card in cards]
