"""Every event, and its costs and conditions by the book (X6.4 to X6.22)."""

from __future__ import annotations

import pytest
from tests.games.glenmore.expansions.tome.histories import TomeTable

from bothy.games.glenmore.actions.activation import Activate, Activations
from bothy.games.glenmore.actions.markers import PlaceMarker
from bothy.games.glenmore.actions.payment import SendAway, Substitute
from bothy.games.glenmore.actions.placing import Place
from bothy.games.glenmore.actions.removing import Remove
from bothy.games.glenmore.actions.retrieving import Retrieve
from bothy.games.glenmore.answers import Buy, Done, Give
from bothy.games.glenmore.bonuses.gains import Store
from bothy.games.glenmore.expansions.tome.abroad import Borrowing, BorrowTile
from bothy.games.glenmore.expansions.tome.errands import CallingHome, CallMan, Dealing, Spend, Spending, Strike
from bothy.games.glenmore.expansions.tome.telling import Telling, UseEvent
from bothy.games.glenmore.expansions.tome.turning import TurnCard, TurningCard
from bothy.games.glenmore.scoring.scores import amounts, scored

HOME = SendAway("home-village")


@pytest.mark.parametrize(("ahead", "vp"), [(0, 0), (1, 2), (2, 4), (3, 6), (4, 8), (5, 10), (6, 10)])
@pytest.mark.rule("X6.8")
def test_old_man_of_storr_a_scotsman_for_a_table_of_ones_own(ahead: int, vp: int) -> None:
    table = TomeTable().scotsmen(home_village=1).use("old-man-of-storr").play(HOME)
    table.scotsmen(home_castle=ahead)
    assert scored(table.pos)[0][0] == vp
    assert table.standing("home-village") == 0


@pytest.mark.rule("X6.8")
def test_old_man_of_storr_does_not_change_the_tables_of_other_players() -> None:
    table = TomeTable().use("old-man-of-storr").play(HOME).scotsmen(seat=1, home_castle=2)
    assert scored(table.pos)[1][0] == 2


@pytest.mark.rule("X6.8", "X6.5")
def test_old_man_of_storr_turned_without_its_event_changes_no_table() -> None:
    table = TomeTable().telling("old-man-of-storr").play(TurnCard("old-man-of-storr")).scotsmen(home_castle=2)
    assert scored(table.pos)[0][0] == 2


@pytest.mark.rule("X6.9")
def test_wallace_monument_turns_another_card_without_its_event() -> None:
    table = TomeTable().telling("wallace-monument", "castle-moil").play(UseEvent("wallace-monument"))
    assert isinstance(table.pos.stack[-1], TurningCard)
    table.play(TurnCard("castle-moil"))
    assert table.shows("castle-moil")
    assert (table.player().coins, table.vp()) == (0, 0)


@pytest.mark.rule("X6.9")
def test_wallace_monument_brings_points_with_william_wallace() -> None:
    table = TomeTable().person("william-wallace").use("wallace-monument")
    assert table.vp() == 4
    assert not isinstance(table.pos.stack[-1], TurningCard), "there is no other card"


@pytest.mark.rule("X6.9")
def test_wallace_monument_need_not_turn_another_card() -> None:
    table = TomeTable().telling("wallace-monument", "castle-moil").play(UseEvent("wallace-monument"), Done())
    assert not table.shows("castle-moil")


@pytest.mark.rule("X6.10")
def test_dunvegan_castle_two_cattle_for_seven_points() -> None:
    table = TomeTable().goods("home-village", cattle=1).coins(1).use("dunvegan-castle")
    table.play(Give("cattle", "home-village"), Buy("cattle"))
    assert (table.vp(), table.player().coins) == (7, 0)


@pytest.mark.parametrize("card", ["fort-george", "castle-of-mey"])
@pytest.mark.rule("X6.11", "X6.22", "R-G6")
def test_fort_george_and_castle_of_mey_a_scotsman_for_removing_two_tiles(card: str) -> None:
    table = TomeTable().tile("brora", 0, 1).tile("glen-orchy", 0, 2).use(card).play(HOME)
    assert table.why_not(Remove("home-castle")) == "home-stays"
    assert table.why_not(Remove("brora")) == "falls-apart"
    assert table.why_not(Done()) == "must-remove"
    table.play(Remove("glen-orchy"), Remove("brora"))
    assert len(table.player().tiles) == 2
    assert table.player().supply == 9


@pytest.mark.rule("X6.12")
def test_loch_lochy_cattle_and_all_animal_tiles() -> None:
    table = TomeTable().tile("brora", 0, 1).tile("strathnaver", 0, 2).tile("black-isle", 0, 3)
    animals = [
        tile for tile in ("brora", "strathnaver", "black-isle") if "animal" in table.rules.pack.tile(tile).icons
    ]
    table.use("loch-lochy").play(Store("cattle", "home-village"))
    assert table.on("home-village") == {"cattle": 1}
    assert isinstance(table.pos.stack[-1], Activations)
    assert [action.tile for action in table.legal(Activate)] == animals
    assert animals


@pytest.mark.rule("X6.12")
def test_loch_lochy_activates_no_tile_twice() -> None:
    table = TomeTable().tile("strathnaver", 0, 1)
    table.pos.now.used = (table.number("strathnaver"),)
    table.use("loch-lochy").play(Store("cattle", "home-village"))
    assert not isinstance(table.pos.stack[-1], Activations)


@pytest.mark.rule("X6.13", "R-X10")
def test_donan_castle_goods_of_another_players_tile_go_on_an_own_one() -> None:
    table = TomeTable().tile("ballachulish", 0, 1, seat=1).use("donan-castle")
    table.play(BorrowTile(1, "ballachulish", 1)).play(table.legal(Store)[0])
    assert sum(table.player(0).stock()) == 1
    assert sum(table.player(1).stock()) == 0
    assert table.why_not(BorrowTile(1, "ballachulish", 1)) == "borrowed-already"
    table.play(BorrowTile(1, "home-village", 1))
    assert table.pos.now.movement == 1
    assert not isinstance(table.pos.stack[-1], Borrowing)


@pytest.mark.rule("X6.13", "R-X10")
def test_donan_castle_the_active_player_pays_what_the_tile_asks_for() -> None:
    table = TomeTable().tile("edradour", 0, 1, seat=2).goods("home-village", seat=2, barley=1).use("donan-castle")
    assert table.why_not(BorrowTile(2, "edradour", 1)) == "cannot-pay-trade"
    table.goods("home-village", barley=1).play(BorrowTile(2, "edradour", 1), Give("barley", "home-village"))
    assert (table.player(0).whisky, table.player(2).whisky) == (1, 0)
    assert table.on("home-village", seat=2) == {"barley": 1}


@pytest.mark.rule("X6.13")
def test_donan_castle_takes_tiles_of_others_only_and_only_real_ones() -> None:
    table = TomeTable().tile("ballachulish", 0, 1).use("donan-castle")
    assert table.why_not(BorrowTile(0, "ballachulish", 1)) == "tile-of-another"
    assert table.why_not(BorrowTile(7, "ballachulish", 1)) == "tile-of-another"
    assert table.why_not(BorrowTile(1, "ballachulish", 1)) == "not-in-territory"
    assert table.why_not(BorrowTile(1, "home-village", 2)) == "no-such-deal"
    table.play(Done())
    assert not isinstance(table.pos.stack[-1], Borrowing)


@pytest.mark.rule("X6.13")
def test_donan_castle_the_same_home_tile_of_two_players_is_two_tiles() -> None:
    table = TomeTable().use("donan-castle").play(BorrowTile(1, "home-castle", 1), BorrowTile(2, "home-castle", 1))
    assert table.pos.now.movement == 2
    assert table.pos.now.used == ()


@pytest.mark.rule("X6.13", "R-X10")
def test_donan_castle_a_gathering_of_another_player_triggers_an_event() -> None:
    table = TomeTable().tile("gathering-a", 0, 1, seat=1).card("loch-ness").use("donan-castle")
    table.play(BorrowTile(1, "gathering-a", 1))
    assert isinstance(table.pos.stack[-1], Telling)
    assert table.pos.stack[-1].seat == 0


@pytest.mark.rule("X6.14")
def test_castle_stalker_a_scotsman_for_a_tile_of_the_discard_pile() -> None:
    table = (
        TomeTable().scotsmen(home_village=1, home_castle=1).discards("brora", "mary-stuart").use("castle-stalker")
    )
    table.play(HOME).play(Retrieve("brora")).play(table.legal(Place)[0])
    assert table.number("brora") in table.player().tiles.values()


@pytest.mark.rule("X6.14")
def test_castle_stalker_a_person_pays_the_road() -> None:
    table = TomeTable().discards("mary-stuart").coins(9).use("castle-stalker").play(HOME)
    table.play(Retrieve("mary-stuart"))
    marker = max(table.legal(PlaceMarker), key=lambda each: table.pos.roads[table.rules.clan_of[each.clan]])
    road = table.pos.roads[table.rules.clan_of[marker.clan]]
    assert road > 0
    table.play(marker)
    assert any(event.key == "coins" and event.values["amount"] == -road for event in table.events)


@pytest.mark.parametrize(("ahead", "vp"), [(0, 0), (1, 2), (2, 3), (3, 5), (4, 7), (5, 10), (9, 10)])
@pytest.mark.rule("X6.15")
def test_inverness_a_table_of_ones_own_for_whisky(ahead: int, vp: int) -> None:
    table = TomeTable().use("inverness").whisky(ahead)
    assert scored(table.pos)[0][2] == vp


@pytest.mark.rule("X6.16")
def test_loch_shiel_a_point_for_two_scotsmen() -> None:
    table = TomeTable().tile("loch-shiel", 2, 0).telling("loch-shiel")
    assert table.why_not(UseEvent("loch-shiel")) == "cannot-pay-event"
    table.player().points[0] = 5
    table.play(UseEvent("loch-shiel"))
    assert (table.standing("loch-shiel"), table.player().total()) == (2, 4)


@pytest.mark.rule("X6.16")
def test_loch_shiel_needs_its_tile() -> None:
    table = TomeTable().telling("loch-shiel")
    table.player().points[0] = 5
    assert table.why_not(UseEvent("loch-shiel")) == "event-tile-gone"


@pytest.mark.rule("X6.17")
def test_duart_castle_three_points_and_no_trade_without_maclean() -> None:
    table = TomeTable().goods("home-village", wood=1, stone=1).use("duart-castle")
    assert table.vp() == 3
    assert not isinstance(table.pos.stack[-1], Dealing)


@pytest.mark.rule("X6.17")
def test_duart_castle_with_maclean_two_different_resources_for_six_points() -> None:
    table = TomeTable().marker("maclean").goods("home-village", wood=1, stone=1).use("duart-castle")
    table.play(Strike(), Give("wood", "home-village"), Give("stone", "home-village"))
    assert table.vp() == 3 + 6


@pytest.mark.rule("X6.17")
def test_duart_castle_the_trade_is_optional_and_sinclairs_coin_may_stand_for_a_resource() -> None:
    table = TomeTable().marker("maclean").goods("home-village", wood=1).use("duart-castle")
    assert not isinstance(table.pos.stack[-1], Dealing)
    table = (
        TomeTable()
        .marker("maclean")
        .goods("home-village", wood=1)
        .coins(1)
        .market(stone=3, barley=3, sheep=3, cattle=3)
    )
    table.power("coins-in-trade").use("duart-castle").play(
        Strike(), Give("wood", "home-village"), Substitute("any")
    )
    assert (table.vp(), table.player().coins) == (9, 0)
    other = TomeTable().marker("maclean").goods("home-village", wood=1, stone=1).use("duart-castle").play(Done())
    assert other.vp() == 3


@pytest.mark.rule("X6.18")
def test_loch_ness_a_coin_for_each_card_that_shows_its_event() -> None:
    table = TomeTable().turned("inverness", "loch-morar").card("castle-moil").use("loch-ness")
    assert table.player().coins == 3


@pytest.mark.rule("X6.19")
def test_armadale_castle_any_number_of_stone_for_three_points_each() -> None:
    table = TomeTable().goods("home-village", stone=2).coins(1).use("armadale-castle")
    assert table.why_not(Spend("wood")) == "not-asked-for"
    for _ in range(2):
        table.play(Spend("stone"), Give("stone", "home-village"))
    table.play(Spend("stone"), Buy("stone"))
    assert (table.vp(), table.player().coins) == (9, 0)
    assert not isinstance(table.pos.stack[-1], Spending)


@pytest.mark.rule("X6.19")
def test_armadale_castle_may_stop_at_any_stone() -> None:
    table = TomeTable().goods("home-village", stone=2).use("armadale-castle")
    table.play(Spend("stone"), Give("stone", "home-village"), Done())
    assert (table.vp(), table.on("home-village")) == (3, {"stone": 1})


@pytest.mark.rule("X6.20")
def test_loch_morar_two_scotsmen_for_nine_points() -> None:
    table = TomeTable().telling("loch-morar")
    assert table.why_not(UseEvent("loch-morar")) == "cannot-pay-event"
    table.scotsmen(home_village=2).play(UseEvent("loch-morar"), HOME, HOME)
    assert table.vp() == 9
    assert table.player().supply == 9


@pytest.mark.rule("X6.21")
def test_castle_moil_two_coins_and_a_scotsman_comes_home() -> None:
    table = TomeTable().tile("brora", 0, 1).tile("glen-orchy", 0, 2).scotsmen(glen_orchy=1, home_castle=1)
    table.use("castle-moil")
    assert table.player().coins == 2
    assert table.why_not(CallMan("home-castle")) == "at-home-already"
    assert table.why_not(CallMan("brora")) == "no-scotsman-there"
    table.play(CallMan("glen-orchy"))
    assert table.standing("home-castle") == 2
    assert not isinstance(table.pos.stack[-1], CallingHome)


@pytest.mark.rule("X6.21")
def test_castle_moil_coming_home_is_optional() -> None:
    table = TomeTable().use("castle-moil").play(Done())
    assert table.standing("home-village") == 1


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
