"""The side of each landmark card that is face up, and its event (X6.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bothy.games.glenmore.expansions.tome.rows import NAME, ROWS, History
from bothy.games.glenmore.module import Module
from bothy.games.glenmore.pack.types import Components
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.ruleset import GlenMoreRules
from bothy.kernel import ModuleState, state
from bothy.kernel.bounded_cache import BoundedCache
from bothy.kernel.compiled import mypyc_attr

WHY = "event"


@state
class Histories(ModuleState):
    """The state of all cards by seat; public."""

    turned: list[list[int]]
    """The landmark cards that show their event, by number."""
    tables: list[list[int]]
    """Those of them whose scoring table is in use."""

    def copy(self) -> Histories:
        return Histories([cards[:] for cards in self.turned], [cards[:] for cards in self.tables])

    @classmethod
    def read(cls, data: list[Any]) -> Histories:
        turned, tables = data
        return cls([list(cards) for cards in turned], [list(cards) for cards in tables])


@mypyc_attr(allow_interpreted_subclasses=True)
class MoreEvents(Module):
    """A module that joins another chronicle to this one: events for its landmark cards, and effects of turning."""

    def histories(self, pack: Components) -> Sequence[History]:
        """Returns its events."""
        return ()

    def card_turned(self, pos: GlenMore, seat: int, card: int) -> None:
        """Called when a seat has turned a card to its event."""


def histories(pos: GlenMore) -> Histories:
    """Returns the chronicle's state."""
    return pos.part(Histories)


def history_of(pos: GlenMore, card: int) -> History | None:
    """Returns the event of a landmark card, by the card's number."""
    known = KNOWN.get((id(pos.rules),))
    if known is None:
        known = (pos.rules, _by_card(pos.rules))  # holds the rules, so that their id isn't reused
        KNOWN.put((id(pos.rules),), known)
    return known[1][card]


def _by_card(rules: GlenMoreRules) -> tuple[History | None, ...]:
    pack = rules.pack
    more = [row for module in rules.modules_of(MoreEvents) for row in module.histories(pack)]
    rows = [*ROWS.of(pack).histories, *more]
    found = {row.card: row for row in rows}
    return tuple([found.get(card.id) for card in pack.landmarks])


KNOWN: BoundedCache[tuple[GlenMoreRules, tuple[History | None, ...]]] = BoundedCache(8)
"""The events of recent tables, cached because bots need them constantly."""


def unturned(pos: GlenMore, seat: int) -> list[int]:
    """Returns a seat's cards that can still be turned."""
    turned = histories(pos).turned[seat]
    return [card for card in pos.players[seat].cards if card not in turned and history_of(pos, card) is not None]


def turn(pos: GlenMore, seat: int, card: int) -> None:
    """Turns a card to its event for good (X6.5)."""
    histories(pos).turned[seat].append(card)
    id_ = pos.rules.pack.landmarks[card].id
    pos.emit("card-turned", [(turned_stock(seat), 1, WHY)], seat=seat, card=id_)
    for module in pos.rules.modules_of(MoreEvents):
        module.card_turned(pos, seat, card)


def turned_stock(seat: int) -> str:
    """Returns the stock of a seat's turned cards."""
    return f"events-{seat}"


def score(pos: GlenMore, seat: int, points: int) -> None:
    """Scores points of an event, gained or paid, on a separate line of the score sheet."""
    pos.score(seat, points, WHY, pos.rules.scores.index(NAME))
