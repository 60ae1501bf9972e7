"""The market: buying to pay at once, selling at any time (G7)."""

from __future__ import annotations

import pytest
from tests.games.glenmore.openings import ahead, refused, sentence
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.actions.activation import Activate
from bothy.games.glenmore.actions.market import Sell
from bothy.games.glenmore.answers import Buy, Give
from bothy.games.glenmore.pack.types import RESOURCES
from bothy.games.glenmore.turn import Take


def paying(tile: str = "kingussie", coins: int = 0) -> Table:
    """Returns a table where Kingussie, which costs 1 stone, is about to be taken."""
    return ahead(tile).coins(coins)


def trading(tile: str, coins: int = 0) -> Table:
    """Returns a table with a trade tile under the home castle, about to be activated."""
    return Table().coins(coins).tile(tile, 1, 1).activating(tile)


def row(table: Table, resource: str) -> int:
    return table.pos.market[RESOURCES.index(resource)]


# Buying


@pytest.mark.rule("G7.1", "R-G26")
@pytest.mark.parametrize(("filled", "price"), [(0, 1), (1, 2), (2, 3)])
def test_a_purchase_fills_the_leftmost_empty_space(filled: int, price: int) -> None:
    table = paying(coins=5).market(stone=filled).play(Take("kingussie"), Buy("stone"))
    assert table.player().coins == 5 - price
    assert row(table, "stone") == filled + 1


@pytest.mark.rule("G7.1", "R-G26")
def test_from_a_full_row_nothing_is_bought() -> None:
    table = paying(coins=9).goods("home-village", stone=1).market(stone=3).play(Take("kingussie"))
    assert refused(table, Buy("stone")) == ("row-full", "G7.1")
    assert sentence(table, Buy("stone")) == "All stone is sold out: its row is full. A sale would free a space."


@pytest.mark.rule("G7.1")
def test_a_purchase_needs_the_coins_of_the_space() -> None:
    table = paying(coins=1).goods("home-village", stone=1).market(stone=1).play(Take("kingussie"))
    assert refused(table, Buy("stone")) == ("too-dear", "G7.1")
    assert sentence(table, Buy("stone")) == (
        "It costs 2 coins, you have 1, and the rest must be paid too. "
        "Sell resources for coins, or pay another way."
    )


@pytest.mark.rule("G7.1", "G8.2")
def test_no_purchase_leads_into_a_payment_that_cannot_be_finished() -> None:
    table = paying("donan-castle", coins=2).goods("home-village", stone=1).market(stone=1)
    table.play(Take("donan-castle"))
    assert refused(table, Buy("stone")) == ("too-dear", "G7.1")
    assert table.why_not(Buy("wood")) == ""


@pytest.mark.rule("G7.2", "R-G9", "R-G25")
def test_nothing_is_bought_without_a_cost_to_pay() -> None:
    assert refused(paying(coins=9), Buy("stone"))[0] == "not-an-answer"
    assert refused(trading("crieff", coins=9), Buy("cattle"))[0] == "not-an-answer"


@pytest.mark.rule("G7.2", "R-G9")
def test_nothing_is_bought_that_the_cost_does_not_ask_for() -> None:
    table = paying(coins=9).play(Take("kingussie"))
    assert refused(table, Buy("wood")) == ("not-asked-for", "G7.2")
    assert sentence(table, Buy("wood")) == "That isn’t part of the price: wood. Pay what is still due."


@pytest.mark.rule("G7.2", "G2.3")
def test_whisky_is_never_bought() -> None:
    table = paying(coins=9).play(Take("kingussie"))
    assert refused(table, Buy("whisky")) == ("no-such-resource", "G2.3")


@pytest.mark.rule("G7.2", "G2.3")
def test_a_player_who_wants_to_buy_whisky_is_told_it_cannot_be_bought() -> None:
    table = paying(coins=9).play(Take("kingussie"))
    assert "none" not in sentence(table, Buy("whisky"))


@pytest.mark.rule("G7.2", "R-G9", "R-G25")
def test_a_bought_resource_is_never_put_on_a_tile() -> None:
    table = paying(coins=9).play(Take("kingussie"), Buy("stone"))
    assert table.player().stock() == [0] * 5


@pytest.mark.rule("G7.3", "R-G9", "R-G25")
def test_own_and_bought_resources_are_mixed() -> None:
    table = paying("donan-castle", coins=1).goods("home-village", wood=1)
    table.play(Take("donan-castle"), Give("wood", "home-village"), Buy("stone"))
    assert (table.player().coins, table.player().stock()) == (0, [0] * 5)


@pytest.mark.rule("G7.3", "R-G9")
def test_a_player_may_buy_even_a_resource_they_own() -> None:
    table = paying(coins=1).goods("home-village", stone=1).play(Take("kingussie"), Buy("stone"))
    assert table.on("home-village") == {"stone": 1}


@pytest.mark.rule("G7.4", "R-G9")
def test_the_second_of_a_kind_costs_more_than_the_first() -> None:
    table = trading("oban", coins=3).play(Activate("oban", 1))
    assert table.play(Buy("sheep")).player().coins == 2
    assert table.play(Buy("sheep")).player().coins == 0
    assert row(table, "sheep") == 2


@pytest.mark.rule("G7.5")
def test_any_number_may_be_bought_in_a_turn() -> None:
    table = trading("muir-of-ord", coins=9).tile("crieff", 0, 1).activating("muir-of-ord")
    table.play(Activate("muir-of-ord", 1), *[Buy("sheep")] * 3, Activate("crieff", 1), Buy("cattle"))
    assert table.player().coins == 9 - (1 + 2 + 3) - 1
    assert table.player().total() == 8 + 3


# Selling


@pytest.mark.rule("G7.6", "R-G26")
@pytest.mark.parametrize("filled", [1, 2, 3])
def test_a_sale_takes_the_coins_of_the_rightmost_filled_space(filled: int) -> None:
    table = ahead().goods("home-village", barley=1).market(barley=filled).play(Sell("barley", "home-village"))
    assert (table.player().coins, row(table, "barley")) == (filled, filled - 1)
    assert table.player().stock() == [0] * 5


@pytest.mark.rule("G7.6", "R-G26")
def test_with_no_coins_in_its_row_a_resource_cannot_be_sold() -> None:
    table = ahead().goods("home-village", barley=1)
    assert refused(table, Sell("barley", "home-village")) == ("no-coins-in-row", "G7.6")
    assert sentence(table, Sell("barley", "home-village")) == (
        "The market can’t buy barley: its row is empty. It fills when a player buys some."
    )


@pytest.mark.rule("G7.7", "R-G26")
def test_any_number_may_be_sold_in_a_turn() -> None:
    table = ahead().goods("home-village", wood=3).market(wood=3).play(*[Sell("wood", "home-village")] * 3)
    assert (table.player().coins, row(table, "wood")) == (3 + 2 + 1, 0)


@pytest.mark.rule("G7.7", "R-G40")
def test_a_sale_makes_room_before_a_tile_produces() -> None:
    table = Table().tile("inshriach", 1, -1).goods("inshriach", sheep=3).market(sheep=1).activating("inshriach")
    table.play(Sell("sheep", "inshriach"), Activate("inshriach", 1))
    assert table.on("inshriach") == {"sheep": 2, "wood": 1}


@pytest.mark.rule("G7.7", "R-G26")
def test_only_pieces_of_the_own_territory_can_be_sold() -> None:
    table = ahead().tile("lochridge", 1, 1, seat=1).goods("lochridge", seat=1, cattle=1).market(cattle=1)
    assert refused(table, Sell("cattle", "lochridge")) == ("resource-not-there", "G7.6")
    assert sentence(table, Sell("cattle", "home-village")) == "There is no such resource on that tile."


@pytest.mark.rule("G7.8", "R-G27")
def test_a_purchase_raises_what_the_next_sale_brings() -> None:
    table = trading("crieff", coins=2).goods("home-village", sheep=1).market(sheep=1)
    table.play(Activate("crieff", 1), Buy("sheep"), Sell("sheep", "home-village"))
    assert (table.player().coins, row(table, "sheep"), table.player().total()) == (2, 1, 3)


@pytest.mark.rule("G7.8", "R-G27")
def test_a_sale_lowers_what_the_next_purchase_costs() -> None:
    table = trading("crieff", coins=0).goods("home-village", cattle=1).market(cattle=3)
    assert table.why_not(Buy("cattle")) != ""
    table.play(Sell("cattle", "home-village"), Activate("crieff", 1), Buy("cattle"))
    assert (table.player().coins, row(table, "cattle")) == (0, 3)


@pytest.mark.rule("G7.9")
def test_a_required_resource_may_be_sold_while_it_can_be_bought_back() -> None:
    table = paying().goods("home-village", stone=1).market(stone=2).play(Take("kingussie"))
    table.play(Sell("stone", "home-village"))
    assert table.pos.legal(0) == [Buy("stone")]
    assert table.play(Buy("stone")).player().coins == 0


@pytest.mark.rule("G7.9")
def test_after_any_sale_the_payment_can_still_be_finished() -> None:
    table = paying("donan-castle").goods("home-village", wood=1, stone=1, sheep=1).market(wood=3, stone=1, sheep=1)
    table.play(Take("donan-castle"))
    while table.legal(Sell):
        table.play(table.legal(Sell)[0])
        assert table.legal(Give) or table.legal(Buy)
    table.play(Buy("wood"), Buy("stone"))
    assert table.player().coins == 1, "what the sheep brought"
