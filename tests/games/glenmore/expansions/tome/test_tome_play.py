"""Whole games with the tome: every check of the battery, and the bots' use of events."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.glenmore.expansions.tome.histories import TomeTable

from bothy.games.glenmore.answers import Done
from bothy.games.glenmore.bots.estimate import estimate
from bothy.games.glenmore.expansions.tome.telling import UseEvent
from bothy.games.glenmore.expansions.tome.turning import TurnCard
from bothy.games.glenmore.game import GLENMORE
from bothy.games.glenmore.pack.types import components
from bothy.kernel import Action, SamplingDealer
from bothy.table.options import Setting


@pytest.mark.parametrize(("seats", "die"), [(2, True), (3, False), (4, True)])
def test_every_check_of_the_battery_holds_with_the_tome(battery: Any, seats: int, die: bool) -> None:
    battery(GLENMORE, Setting(seats, GLENMORE.complete({"tome": True, "die": die})), seed=20 + seats)


def test_every_check_of_the_battery_holds_with_haggis_and_the_tome(battery: Any) -> None:
    battery(GLENMORE, Setting(3, GLENMORE.complete({"tome": True, "haggis": True})), seed=5)


# Bots


def best(table: TomeTable) -> Action:
    """Returns the answer of a bot that looks one action ahead."""
    found = []
    for action in table.pos.legal(0):
        after = table.pos.copy()
        after.play(0, action, SamplingDealer(1))
        found.append((estimate(after, 0), action.name, action))
    return max(found)[2]


def test_a_bot_uses_an_event_that_pays() -> None:
    table = TomeTable().goods("home-village", cattle=2).telling("dunvegan-castle")
    assert best(table) == UseEvent("dunvegan-castle")


def test_a_bot_turns_a_card_whose_event_it_cannot_use() -> None:
    """A turned card counts twice in every scoring left."""
    assert best(TomeTable().telling("dunvegan-castle")) == TurnCard("dunvegan-castle")


def test_a_table_of_ones_own_is_worth_more_the_further_one_is_ahead() -> None:
    table = TomeTable().use("inverness")
    worths = []
    for barrels in (0, 2, 4):
        with_table = estimate(table.whisky(barrels).pos, 0)
        plain = table.pos.copy()
        plain.parts["histories"].tables[0].clear()  # type: ignore[attr-defined]
        worths.append(with_table - estimate(plain, 0))
    assert worths[0] < worths[1] < worths[2]


@pytest.mark.parametrize("card", [card.id for card in components().landmarks])
def test_an_open_event_has_a_worth_at_every_step(card: str) -> None:
    table = (
        TomeTable().scotsmen(home_village=2).tile("brora", 0, 1).tile("loch-shiel", 2, 0).discards("glen-orchy")
    )
    table.goods("home-village", stone=1, cattle=2).marker("maclean").coins(3).telling(card)
    table.player().points[0] = 9
    table.play(UseEvent(card))
    for _ in range(12):
        if table.pos.stack[-1].turn:
            break
        estimate(table.pos, 0)
        legal = table.pos.legal(0)
        table.play(legal[-1] if isinstance(legal[-1], Done) else legal[0])
    assert table.pos.stack[-1].turn
    assert table.shows(card)
