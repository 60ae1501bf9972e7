"""The costs and conditions of each landmark card's event, by the book (X6.4 to X6.22)."""

from __future__ import annotations

import pytest
from tests.games.glenmore.expansions.tome.histories import TomeTable

from bothy.games.glenmore.actions.payment import SendAway
from bothy.games.glenmore.expansions.tome.telling import Telling, UseEvent
from bothy.games.glenmore.expansions.tome.turning import TurnCard
from bothy.games.glenmore.scoring.scores import amounts

FREE = (
    "wallace-monument", "loch-lochy", "donan-castle", "inverness", "duart-castle", "loch-ness", "armadale-castle",
    "castle-moil",
)  # fmt: skip
"""Events without a price or condition."""
SCOTSMEN = {"old-man-of-storr": 1, "fort-george": 1, "castle-of-mey": 1, "castle-stalker": 1, "loch-morar": 2}
"""Events that cost Scotsmen, and how many."""


def poor(card: str) -> TomeTable:
    """Gives seat 0 this card and a gathering to turn it, but no Scotsman, resource, coin or point."""
    table = TomeTable().scotsmen().discards("brora")
    return table.telling(card)


@pytest.mark.rule("X6.3", "X6.4")
@pytest.mark.parametrize("card", FREE)
def test_events_that_cost_nothing_may_always_be_used(card: str) -> None:
    table = poor(card).play(UseEvent(card))
    assert table.shows(card)


@pytest.mark.rule("X6.4", "X6.5")
@pytest.mark.parametrize("card", [*SCOTSMEN, "dunvegan-castle", "loch-shiel"])
def test_a_player_who_cannot_pay_may_turn_an_event_that_costs_something_but_not_use_it(card: str) -> None:
    table = poor(card)
    if card == "loch-shiel":
        table.tile("loch-shiel", -1, 0)
    assert (table.legal(UseEvent), table.legal(TurnCard)) == ([], [TurnCard(card)])
    table.play(TurnCard(card))
    assert table.shows(card)
    assert (table.vp(), table.player().coins, table.player().stock()) == (0, 0, [0, 0, 0, 0, 0])


@pytest.mark.rule("X6.6", "X6.8", "X6.11", "X6.14", "X6.20", "X6.22")
@pytest.mark.parametrize(("card", "cost"), SCOTSMEN.items())
def test_scotsmen_paid_for_an_event_go_back_to_the_supply_from_any_tile(card: str, cost: int) -> None:
    table = TomeTable().tile("halkirk", 0, 1).scotsmen(home_castle=1, halkirk=2).discards("brora")
    supply = table.player().supply
    table.telling(card).play(UseEvent(card))
    assert {action.tile for action in table.legal(SendAway)} == {"home-castle", "halkirk"}
    table.play(*[SendAway("halkirk")] * cost)
    assert (table.player().supply - supply, table.standing("halkirk"), table.standing("home-castle")) == (
        cost,
        2 - cost,
        1,
    )


@pytest.mark.rule("X6.3", "X6.5", "X6.7")
def test_a_turned_card_is_turned_once_and_counts_for_one_landmark_more() -> None:
    table = TomeTable().telling("loch-ness", "castle-of-mey")
    assert amounts(table.pos, 0)[1] == 2
    table.play(UseEvent("loch-ness"))
    assert amounts(table.pos, 0)[1] == 3
    table.asked(Telling(0))
    turned = [type(action).name for action in table.pos.legal(0) if "loch-ness" in str(action)]
    assert turned == [], "neither used nor turned again"


@pytest.mark.rule("X6.10", "X6.16", "X6.18", "X6.20", "X6.21")
@pytest.mark.parametrize(
    ("card", "vp", "coins"),
    [
        ("dunvegan-castle", 7, 0),
        ("loch-morar", 9, 0),
        ("loch-ness", 0, 1),  # only itself
        ("castle-moil", 0, 2),
        ("duart-castle", 3, 0),
    ],
)
def test_an_event_brings_what_the_book_says(card: str, vp: int, coins: int) -> None:
    table = TomeTable().scotsmen(home_village=2).goods("home-castle", cattle=2).telling(card).play(UseEvent(card))
    for _ in range(4):
        answers = [each for each in table.pos.legal(0) if type(each).name in ("give", "send-away", "done")]
        if not answers or table.pos.stack[-1].turn:
            break
        table.play(answers[0])
    assert (table.vp(), table.player().coins) == (vp, coins)
