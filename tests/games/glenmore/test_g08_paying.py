"""Taking a tile and paying for it; when nothing is possible (G8)."""

from __future__ import annotations

import pytest
from tests.games.glenmore.openings import ahead, end, places, refused, ring, sentence, tiles
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.actions.activation import Activate
from bothy.games.glenmore.actions.market import Sell
from bothy.games.glenmore.actions.movement import Walk
from bothy.games.glenmore.actions.payment import SendAway
from bothy.games.glenmore.actions.placing import Place
from bothy.games.glenmore.answers import DONE, Buy, Give
from bothy.games.glenmore.pack.types import RESOURCES
from bothy.games.glenmore.turn import END_TURN, STOP, Discard, Take

STUCK = ("clachaig-inn", "drumochter")
"""One needs whisky, the other a tile to cover."""


def stuck(*more: str) -> Table:
    """Returns a table where nothing ahead can be taken."""
    return ahead(*STUCK, *more, rest="empty")


# Prices


@pytest.mark.rule("G8.1")
def test_a_tile_is_placed_after_it_is_paid() -> None:
    table = ahead("kingussie").goods("home-village", stone=1).play(Take("kingussie"))
    assert table.legal(Place) == []
    assert table.play(Give("stone", "home-village")).legal(Place)


@pytest.mark.rule("G8.1")
def test_a_tile_that_cannot_be_paid_cannot_be_chosen() -> None:
    table = ahead("kingussie")
    assert refused(table, Take("kingussie")) == ("cannot-pay", "G8.1")
    words = (
        "You cannot pay for Kingussie, not even with what the market offers. "
        "Sell resources for coins, or produce what it asks for."
    )
    assert sentence(table, Take("kingussie")) == words


@pytest.mark.rule("G8.2")
def test_all_of_a_cost_is_due() -> None:
    def rich() -> Table:
        table = ahead("inverness").tile("halkirk", 2, 0).scotsmen(home_castle=1)
        return table.goods("home-village", wood=1, stone=1).coins(1).market(wood=3, stone=3)

    assert rich().why_not(Take("inverness")) == ""
    assert rich().coins(0).why_not(Take("inverness")) == "cannot-pay"
    poorer = rich()
    poorer.player().add_goods(0, RESOURCES.index("wood"), -1)
    assert poorer.why_not(Take("inverness")) == "cannot-pay"


@pytest.mark.rule("G8.2")
def test_whisky_and_coins_go_to_the_supply() -> None:
    table = ahead("clachaig-inn").whisky(1).coins(1).play(Take("clachaig-inn"))
    assert (table.player().whisky, table.player().coins) == (0, 0)
    assert table.pos.market == [0] * 5


@pytest.mark.rule("G8.2")
def test_coins_for_bought_resources_stay_in_the_market() -> None:
    table = ahead("kingussie").coins(1).play(Take("kingussie"), Buy("stone"))
    assert table.pos.market == [0, 1, 0, 0, 0]


@pytest.mark.rule("G8.2")
def test_only_what_is_due_can_be_paid() -> None:
    table = ahead("kingussie").goods("home-village", stone=1, wood=1).play(Take("kingussie"))
    assert refused(table, Give("wood", "home-village")) == ("not-asked-for", "G8.2")
    assert refused(table, SendAway("home-village")) == ("no-scotsman-asked", "G8.2")
    assert sentence(table, SendAway("home-village")) == "The price includes no Scotsman. Pay what is still due."


@pytest.mark.rule("G8.3", "R-G25")
def test_the_payer_chooses_the_tile_a_resource_comes_from() -> None:
    table = ahead("kingussie").goods("home-village", stone=1).goods("home-castle", stone=1)
    table.play(Take("kingussie"))
    assert set(table.legal(Give)) == {Give("stone", "home-village"), Give("stone", "home-castle")}
    table.play(Give("stone", "home-castle"))
    assert (table.on("home-village"), table.on("home-castle")) == ({"stone": 1}, {})


@pytest.mark.rule("G8.3")
def test_a_resource_that_is_not_there_pays_nothing() -> None:
    table = ahead("kingussie").goods("home-village", stone=1).play(Take("kingussie"))
    assert refused(table, Give("stone", "home-castle")) == ("resource-not-there", "G8.3")


# Scotsmen as cost


@pytest.mark.rule("G8.4", "R-G7")
@pytest.mark.parametrize("home", ["home-village", "home-castle"])
def test_a_scotsman_as_cost_comes_from_a_home_tile_and_returns_to_the_supply(home: str) -> None:
    table = ahead("loch-ness").scotsmen(home_village=1, home_castle=1).play(Take("loch-ness"), SendAway(home))
    assert (table.standing(home), table.player().supply) == (0, 8)


@pytest.mark.rule("G8.4", "R-G7")
def test_a_scotsman_elsewhere_does_not_pay() -> None:
    table = ahead("loch-ness").tile("halkirk", 2, 0).scotsmen(home_village=1, home_castle=1, halkirk=1)
    table.play(Take("loch-ness"))
    assert refused(table, SendAway("halkirk")) == ("no-scotsman-at-home", "G8.4")
    words = "A Scotsman is paid from a home tile, and too few are there. Move one home first."
    assert sentence(table, SendAway("halkirk")) == words


@pytest.mark.rule("G8.4", "R-G7")
def test_without_a_scotsman_at_home_loch_ness_cannot_be_chosen() -> None:
    table = ahead("loch-ness").tile("halkirk", 2, 0).scotsmen(halkirk=2)
    assert table.why_not(Take("loch-ness")) != ""


@pytest.mark.rule("G8.1", "G8.4")
def test_a_player_with_no_scotsman_at_home_is_told_that_the_cost_cannot_be_paid() -> None:
    table = ahead("loch-ness").tile("halkirk", 2, 0).scotsmen(halkirk=2)
    assert refused(table, Take("loch-ness"))[1] in ("G8.1", "G8.4")


@pytest.mark.rule("G8.5", "R-G7", "R-G28")
def test_the_scotsman_who_paid_is_gone_before_the_tile_is_placed() -> None:
    table = ahead("loch-ness").scotsmen(home_village=1, home_castle=1)
    table.play(Take("loch-ness"), SendAway("home-village"))
    assert refused(table, Place(-1, 0)) == ("no-scotsman-near", "G9.3")
    assert places(table) == [(2, 0)]


@pytest.mark.rule("G8.5", "R-G28")
def test_a_second_scotsman_on_the_same_tile_helps() -> None:
    table = ahead("loch-ness").scotsmen(home_village=2).play(Take("loch-ness"), SendAway("home-village"))
    assert places(table) == [(-1, 0)]


# The present position


@pytest.mark.rule("G8.6", "R-G73")
def test_market_purchases_count_when_it_is_judged_whether_one_can_pay() -> None:
    assert ahead("kingussie").coins(1).why_not(Take("kingussie")) == ""
    assert ahead("kingussie").coins(1).market(stone=1).why_not(Take("kingussie")) == "cannot-pay"


@pytest.mark.rule("G8.6", "R-G73")
def test_a_sale_that_raises_the_coins_is_made_first() -> None:
    table = ahead("dulsie-bridge").goods("home-village", wood=1).market(wood=1)
    assert refused(table, Take("dulsie-bridge")) == ("cannot-pay", "G8.1")
    assert table.play(Sell("wood", "home-village")).why_not(Take("dulsie-bridge")) == ""


# No place


@pytest.mark.rule("G8.7", "R-G5")
def test_a_tile_without_a_legal_place_cannot_be_chosen() -> None:
    table = ahead("halkirk", "inshriach").tile("glen-lyon", -1, 0)
    assert refused(table, Take("halkirk")) == ("no-place", "G8.7")
    assert sentence(table, Take("halkirk")) == (
        "Halkirk has no legal place in your territory. Bring a Scotsman closer first, or choose another tile."
    )
    assert table.why_not(Take("inshriach")) == ""


@pytest.mark.rule("G8.7", "R-G28")
def test_one_must_pay_with_a_scotsman_who_leaves_a_legal_place() -> None:
    table = ahead("loch-ness").tile("halkirk", 2, 0).scotsmen(home_village=1, home_castle=1)
    table.play(Take("loch-ness"))
    assert refused(table, SendAway("home-village")) == ("needed-near-tile", "G8.7")
    assert sentence(table, SendAway("home-village")) == (
        "Without him the tile would have no legal place. Pay with another Scotsman."
    )
    assert table.legal(SendAway) == [SendAway("home-castle")]
    assert places(table.play(SendAway("home-castle"))) == [(-1, 0)]


@pytest.mark.rule("G8.8", "R-G5")
def test_a_person_can_always_be_taken() -> None:
    table = stuck("robert-the-bruce").scotsmen()
    assert table.legal(Take) == [Take("robert-the-bruce")]
    table.play(Take("robert-the-bruce"), DONE)
    assert table.player().persons == (table.number("robert-the-bruce"),)


# Nothing is possible


@pytest.mark.rule("G8.9", "R-G5")
def test_when_nothing_is_possible_a_tile_is_discarded_for_a_coin() -> None:
    table = stuck()
    assert table.legal(Take) == []
    table.play(Discard("drumochter", "coin"))
    assert (table.player().coins, table.player().space) == (1, 5)
    assert tiles(table, table.pos.discards) == ["drumochter"]
    assert len(table.player().tiles) == 2


@pytest.mark.rule("G8.9", "R-G5")
def test_or_for_a_movement_point() -> None:
    table = stuck().play(Discard("clachaig-inn", "movement"))
    assert (table.player().coins, table.pos.now.movement) == (0, 1)
    table.play(Walk("home-village", "east"))
    assert table.standing("home-castle") == 1


@pytest.mark.rule("G8.9", "R-G5")
def test_any_tile_ahead_may_be_discarded_for_either() -> None:
    rewards = ("coin", "movement")
    assert discards(stuck()) == [Discard(tile, reward) for tile in STUCK for reward in rewards]
    assert refused(stuck(), Discard("drumochter", "vp")) == ("no-such-reward", "G8.9")
    assert refused(stuck(), Discard("oban", "coin")) == ("not-on-rondel", "G4.3")


def discards(table: Table) -> list[Discard]:
    return list(table.legal(Discard))


@pytest.mark.rule("G8.9", "R-G5")
def test_as_long_as_a_tile_can_be_taken_none_is_just_discarded() -> None:
    table = stuck("inshriach")
    assert refused(table, Discard("drumochter", "coin")) == ("something-possible", "G8.9")
    words = "You can take a tile, so you may not just discard one."
    assert sentence(table, Discard("drumochter", "coin")) == words


@pytest.mark.rule("G8.9")
def test_a_discarded_tile_activates_nothing() -> None:
    table = stuck().play(Discard("clachaig-inn", "coin"))
    assert refused(table, Activate("home-village", 1)) == ("too-far", "G12.1")
    assert table.pos.legal(0) == [END_TURN]


@pytest.mark.rule("G8.10", "R-G44")
def test_the_movement_point_lapses_with_the_turn() -> None:
    table = ring(Table(), "seat-0 clachaig-inn drumochter kings-house seat-1 seat-2", rest="empty").stack("D", 0)
    end(table.play(Discard("clachaig-inn", "movement")))
    assert (table.acting(), table.pos.now.movement) == (0, 0)
    assert refused(table, Walk("home-village", "east")) == ("no-movement", "G13.1")


@pytest.mark.rule("G8.12", "R-G64")
def test_with_the_end_ahead_one_may_stop_there_or_discard() -> None:
    table = stuck("the-end")
    assert table.why_not(STOP) == ""
    assert Discard("drumochter", "coin") in table.legal(Discard)
    assert "the-end" not in [action.tile for action in table.legal(Discard)]


@pytest.mark.rule("G8.12", "G4.4")
def test_the_end_itself_is_never_discarded() -> None:
    assert stuck("the-end").why_not(Discard("the-end", "coin")) == "end-is-not-taken"
