"""Gatherings, two-sided cards, the four new landmarks, and the count of turned cards (X6.1 to X6.11)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.games.glenmore.expansions.tome.histories import TomeTable
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.actions.activation import Activate
from bothy.games.glenmore.actions.payment import Pay, SendAway
from bothy.games.glenmore.actions.placing import Place
from bothy.games.glenmore.answers import Done, Give
from bothy.games.glenmore.bots.estimate import estimate
from bothy.games.glenmore.expansions.tome import TOME
from bothy.games.glenmore.expansions.tome.errands import SendingOut, SendMan
from bothy.games.glenmore.expansions.tome.telling import Telling, UseEvent
from bothy.games.glenmore.expansions.tome.turning import TurnCard
from bothy.games.glenmore.game import GLENMORE
from bothy.games.glenmore.pack.types import components
from bothy.games.glenmore.scoring.scores import amounts, scored
from bothy.games.glenmore.turn import Take
from bothy.kernel import Action, SamplingDealer
from bothy.table.options import Setting

GATHERINGS = ("gathering-a", "gathering-b", "gathering-c", "gathering-d")


def taken(tile: str, table: TomeTable | None = None) -> TomeTable:
    """Takes a tile for seat 0, pays for it and places it."""
    table = table or TomeTable()
    table.rondel("gap", "seat-0", tile, "seat-1", "seat-2", *["any"] * 9).turn(0).coins(20).whisky(3)
    table.play(Take(tile))
    while isinstance(table.pos.stack[-1], Pay):
        table.play(table.pos.legal(0)[0])
    return table.play(table.legal(Place)[0])


@pytest.mark.rule("X6.1", "X0.2")
def test_eight_tiles_lie_in_their_stacks() -> None:
    pack = TomeTable().rules.pack
    stacks = {tile.id: tile.stack for tile in pack.tiles if tile.module == "tome"}
    assert stacks == {
        **{f"gathering-{letter.lower()}": letter for letter in "ABCD"},
        "old-man-of-storr": "A",
        "wallace-monument": "B",
        "dunvegan-castle": "C",
        "fort-george": "D",
    }
    assert len(pack.landmarks) == 15


def test_without_the_chronicle_cards_have_no_events() -> None:
    assert "gathering-a" not in Table().rules.ids
    assert len(Table().rules.pack.landmarks) == 11


@pytest.mark.rule("X6.2")
def test_a_card_is_taken_with_its_landmark_side_up() -> None:
    table = taken("castle-stalker")
    assert not table.shows("castle-stalker")
    assert table.rules.card_of["castle-stalker"] in table.player().cards


@pytest.mark.parametrize("tile", GATHERINGS)
@pytest.mark.rule("X6.3", "X6.1")
def test_a_gathering_lets_one_turn_a_card(tile: str) -> None:
    table = taken(tile, TomeTable().card("loch-ness"))
    table.play(Activate(tile, 1))
    assert isinstance(table.pos.stack[-1], Telling)
    table.play(TurnCard("loch-ness"))
    assert table.shows("loch-ness")


@pytest.mark.parametrize(
    ("tile", "coins", "vp"), [("gathering-b", 1, 0), ("gathering-c", 0, 2), ("gathering-d", 0, 5)]
)
@pytest.mark.rule("X6.1")
def test_later_gatherings_bring_something_at_once(tile: str, coins: int, vp: int) -> None:
    table = taken(tile)
    paid = sum(
        [-event.values["amount"] for event in table.events if event.key == "coins" and event.values["amount"] < 0]
    )
    assert paid == 0
    gained = [event.values["amount"] for event in table.events if event.key == "coins"]
    assert sum(gained) == coins
    assert table.player().total() == vp


@pytest.mark.rule("X6.3")
def test_nothing_happens_without_a_card_to_turn() -> None:
    table = TomeTable().tile("gathering-a", 0, 1).activating("gathering-a").turned("loch-ness")
    table.play(Activate("gathering-a", 1))
    assert not isinstance(table.pos.stack[-1], Telling)


@pytest.mark.rule("X6.3")
def test_turning_a_card_is_optional() -> None:
    table = TomeTable().telling("loch-ness").play(Done())
    assert not table.shows("loch-ness")


@pytest.mark.rule("X6.5")
def test_a_card_may_be_turned_without_its_event_and_stays_turned() -> None:
    table = TomeTable().telling("loch-ness", "castle-moil").play(TurnCard("loch-ness"))
    assert table.player().coins == 0
    table.asked(Telling(0))
    assert table.why_not(UseEvent("loch-ness")) == "card-is-turned"
    assert table.why_not(TurnCard("loch-ness")) == "card-is-turned"
    assert table.why_not(TurnCard("inverness")) == "card-not-yours"


@pytest.mark.rule("X6.4", "X6.6")
def test_an_event_that_cannot_be_paid_cannot_be_used() -> None:
    table = TomeTable().telling("dunvegan-castle", "loch-ness")
    assert table.why_not(UseEvent("dunvegan-castle")) == "cannot-pay-event"
    assert table.why_not(TurnCard("dunvegan-castle")) == ""
    table.coins(3)
    assert table.why_not(UseEvent("dunvegan-castle")) == "", "the market sells two cattle for 1 and 2 coins"


@pytest.mark.rule("X6.6", "R-X19")
def test_a_scotsman_is_paid_from_any_own_tile() -> None:
    table = TomeTable().tile("brora", 0, 1).scotsmen(brora=1, home_village=1).telling("loch-morar")
    table.play(UseEvent("loch-morar"))
    assert table.legal(SendAway) == [SendAway("home-village"), SendAway("brora")] or table.legal(SendAway) == [
        SendAway("brora"),
        SendAway("home-village"),
    ]
    table.play(SendAway("brora"), SendAway("home-village"))
    assert table.vp() == 9


@pytest.mark.rule("X6.7", "R-X9")
def test_a_card_that_shows_its_event_counts_as_two_landmarks() -> None:
    table = TomeTable().card("inverness").turned("loch-morar", "loch-shiel")
    assert amounts(table.pos, 0)[1] == 5
    assert scored(table.pos)[0][1] == 8


@pytest.mark.rule("X6.7", "R-X9")
def test_lasting_powers_stay_when_their_card_is_turned() -> None:
    table = TomeTable().power("castle-scotsmen-count-more").scotsmen(home_castle=2).telling("castle-moil")
    table.play(TurnCard("castle-moil"))
    assert amounts(table.pos, 0)[0] == 4


# The landmark sides of the new cards


@pytest.mark.rule("X6.8")
def test_old_man_of_storr_brings_two_stone() -> None:
    assert taken("old-man-of-storr").on("old-man-of-storr") == {"stone": 2}


@pytest.mark.rule("X6.9", "X6.3")
def test_wallace_monument_wakes_the_whole_territory_and_triggers_events() -> None:
    table = taken("wallace-monument", TomeTable().tile("brora", 0, -1).tile("glen-orchy", 0, -2))
    assert Activate("glen-orchy", 1) in table.legal(Activate)
    table.play(Activate("wallace-monument", 1))
    assert isinstance(table.pos.stack[-1], Telling)


@pytest.mark.rule("X6.10")
def test_dunvegan_castle_brings_two_sheep() -> None:
    assert taken("dunvegan-castle").on("dunvegan-castle") == {"sheep": 2}


@pytest.mark.rule("X6.11", "R-X15")
def test_fort_george_sends_any_number_of_scotsmen_out_of_the_castle() -> None:
    table = taken("fort-george", TomeTable().scotsmen(home_castle=3))
    assert isinstance(table.pos.stack[-1], SendingOut)
    assert table.why_not(SendMan("home-castle")) == "at-home-already"
    table.play(SendMan("fort-george"), SendMan("home-village"), Done())
    assert [table.standing(tile) for tile in ("home-castle", "fort-george", "home-village")] == [1, 1, 1]
    assert table.pos.now.movement == 0


@pytest.mark.rule("X6.11")
def test_fort_george_asks_nothing_when_no_one_is_in_the_castle() -> None:
    table = TomeTable().asked(SendingOut(0))
    table.pos.settle(None)
    assert not isinstance(table.pos.stack[-1], SendingOut)


def test_fort_george_and_dunvegan_castle_give_a_movement_point() -> None:
    table = TomeTable().tile("fort-george", 0, 1).tile("dunvegan-castle", 0, 2).activating("fort-george")
    table.play(Activate("fort-george", 1), Activate("dunvegan-castle", 1))
    assert table.pos.now.movement == 2


def test_resources_of_an_event_come_from_own_tiles() -> None:
    table = TomeTable().goods("home-village", cattle=2).use("dunvegan-castle")
    table.play(Give("cattle", "home-village"), Give("cattle", "home-village"))
    assert (table.vp(), table.on("home-village")) == (7, {})


# Components and messages


def test_events_are_sound_and_slips_are_found() -> None:
    pack = TOME.components(components())
    assert list(TOME.faults(pack)) == []
    fewer = replace(pack, landmarks=tuple([card for card in pack.landmarks if card.id != "loch-ness"]))
    assert "events: loch-ness is no landmark card" in TOME.faults(fewer)


def test_cards_and_their_events_are_described_in_words() -> None:
    table = TomeTable().card("loch-ness").turned("inverness")
    keys = [note.key for note in table.rules.notes(table.pos)]
    assert keys == ["note-card-event", "note-card-turned"]


@pytest.mark.rule("X6.5", "X6.7")
def test_everyone_sees_which_cards_were_turned_and_which_are_still_to_be_told() -> None:
    table = TomeTable().telling("loch-ness", "inverness").turned("loch-ness")
    shown = table.rules.view(table.pos, 1)["tome"]
    assert shown["turned"][0] == ["loch-ness"]
    assert shown["to_tell"][0] == ["inverness"]
    assert shown["tables"][0] == []


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
