"""The neighbourhood bonus (C11)."""

from __future__ import annotations

import pytest
from tests.games.caledonia.sketches import refused, sentence
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.actions.bonuses import Bonuses, cheap_price
from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.actions.fulfil import Fulfil
from bothy.games.caledonia.actions.trade import Buy, Sell
from bothy.games.caledonia.actions.upgrades import Done
from bothy.games.caledonia.pack.types.goods import CHEESE, WHISKY
from bothy.games.caledonia.ports.move_price import MovePrice
from bothy.games.caledonia.turn import EndTurn, Turn


def beside(*producers: str, seats: int = 3, merchants: int = 7, clan: str = "") -> Table:
    """A table where red has expanded to b4 with a sheep and has £100; a rival's producers are around it."""
    clans = (clan, *[""] * (seats - 1))
    table = Table(*clans).place("miner", "c4").merchants(merchants).price("whisky", 2)
    for producer, hex_ in zip(producers, ("c5", "b3", "b5"), strict=False):
        table.place(producer, hex_, seat=1)
    return table.money(110).play(Expand("sheep", "b4"))


@pytest.mark.rule("C11.1", "C11.3", "C11.6", "R-C12", "R-C29")
@pytest.mark.parametrize("seats", [3, 4])
def test_neighbourhood_whisky_at_seven(seats: int) -> None:
    table = beside("distillery", seats=seats, merchants=3)
    assert table.legal(Buy) == [Buy("whisky", 1), Buy("whisky", 2), Buy("whisky", 3)]
    assert refused(table, Buy("whisky", 4)) == ("neighbourhood-limit", "C11.6")
    table.play(Buy("whisky", 3))
    assert (table.player().money, table.stock("whisky"), table.player().merchants) == (100 - 21, 3, 0)
    assert (table.pos.prices[WHISKY], table.pos.price(WHISKY)) == (5, 13)


@pytest.mark.rule("C11.6", "C21.4", "R-C12")
def test_neighbourhood_whisky_two_players() -> None:
    table = beside("distillery", seats=2, merchants=4).play(Buy("whisky", 4))
    assert (table.player().money, table.stock("whisky")) == (100 - 28, 4)
    assert (table.pos.prices[WHISKY], table.pos.price(WHISKY)) == (6, 13)
    assert beside("distillery", seats=2).why_not(Buy("whisky", 5)) == "neighbourhood-limit"


@pytest.mark.rule("C11.3", "C11.4", "R-C49")
@pytest.mark.parametrize(("merchants", "cheese"), [(6, 3), (5, 2)])
def test_neighbourhood_dairy_as_well(merchants: int, cheese: int) -> None:
    table = beside("distillery", "cheese-dairy", merchants=merchants).play(Buy("whisky", 3))
    assert table.legal(Buy) == [Buy("cheese", count) for count in range(1, cheese + 1)]
    money = table.player().money
    assert table.play(Buy("cheese", cheese)).player().money == money - 7 * cheese


@pytest.mark.rule("C11.4", "C11.6", "C21.4")
@pytest.mark.parametrize(("first", "second"), [("whisky", "cheese"), ("cheese", "whisky")])
def test_neighbourhood_dairy_two_players(first: str, second: str) -> None:
    table = beside("distillery", "cheese-dairy", seats=2)
    assert table.legal(Buy) == [Buy(good, count) for good in ("cheese", "whisky") for count in range(1, 5)]
    table.play(Buy(first, 4))
    assert table.legal(Buy) == [Buy(second, count) for count in range(1, 4)]


@pytest.mark.rule("C11.1", "C2.10")
@pytest.mark.parametrize(
    ("producer", "good", "price"),
    [
        ("sheep", "wool", 4 - 2),
        ("cow", "milk", 5 - 2),
        ("field", "grain", 5 - 2),
        ("cheese-dairy", "cheese", 10 - 3),
        ("bakery", "bread", 10 - 3),
        ("distillery", "whisky", 10 - 3),
    ],
)
def test_a_rivals_producer_offers_its_good_at_a_discount(producer: str, good: str, price: int) -> None:
    table = beside(producer)
    assert [action.good for action in table.legal(Buy)] == [good] * 3
    table.play(Buy(good, 2))
    assert (table.stock(good), table.player().money) == (2, 100 - 2 * price)


@pytest.mark.rule("C11.1")
def test_the_goods_come_from_the_supply() -> None:
    table = beside("distillery").goods(seat=1, whisky=2).play(Buy("whisky", 2))
    assert (table.stock("whisky"), table.stock("whisky", 1), table.player(1).money) == (2, 2, 0)


@pytest.mark.rule("C11.2", "R-C30")
@pytest.mark.parametrize("worker", ["woodcutter", "miner"])
def test_workers_offer_nothing(worker: str) -> None:
    assert isinstance(beside(worker).pos.stack[-1], Turn)


@pytest.mark.rule("C11.2", "R-C30")
def test_fishermen_offer_nothing() -> None:
    table = Table("", "macdonald", "").money(50).place("miner", "c4").place("fisherman", "c3", seat=1)
    assert isinstance(table.play(Expand("sheep", "d3")).pos.stack[-1], Turn)


@pytest.mark.rule("C11.2", "R-C30")
def test_own_units_offer_nothing() -> None:
    table = Table().money(50).place("miner", "c4").place("distillery", "c5").play(Expand("sheep", "b4"))
    assert isinstance(table.pos.stack[-1], Turn)


@pytest.mark.rule("C11.2", "C22.2", "R-C30")
def test_neutral_workers_offer_nothing() -> None:
    table = Table(seats=1).money(50).place("miner", "c4")
    table.pos.hexes[table.pos.board.neighbours[table.player().units[0]][0]] = 15 << 4
    assert isinstance(table.play(Expand("sheep", "b4")).pos.stack[-1], Turn)


@pytest.mark.rule("C11.2")
def test_a_good_that_no_neighbour_makes_is_refused() -> None:
    assert refused(beside("distillery"), Buy("wool", 1)) == ("not-in-neighbourhood", "C11.2")


@pytest.mark.rule("C11.3", "R-C29")
def test_every_unit_bought_needs_a_merchant() -> None:
    table = beside("distillery", merchants=1)
    assert refused(table, Buy("whisky", 2)) == ("too-few-merchants", "C7.1")
    assert table.play(Buy("whisky", 1)).player().market[WHISKY] == 1


@pytest.mark.rule("C11.3", "R-C29")
def test_without_a_merchant_nothing_is_offered() -> None:
    assert isinstance(beside("distillery", merchants=0).pos.stack[-1], Turn)


@pytest.mark.rule("C11.3", "C7.2")
def test_the_discounted_sum_must_be_there() -> None:
    table = beside("distillery").money(13)
    assert refused(table, Buy("whisky", 2)) == ("too-dear", "C7.2")
    assert sentence(table, Buy("whisky", 2)) == "It costs £14, and you have £13."


@pytest.mark.rule("C11.3", "C20.33", "R-C29")
def test_stewart_earns_a_pound_with_each_good() -> None:
    table = beside("distillery", "cheese-dairy", clan="stewart").play(Buy("whisky", 2), Buy("cheese", 1))
    assert table.player().money == 100 - 2 * 7 + 1 - 7 + 1


@pytest.mark.rule("C11.3", "C20.33", "R-C29", "R-C94")
def test_stewart_pays_the_discounted_price_with_the_pound_of_that_trade() -> None:
    assert beside("distillery", clan="stewart").money(7 - 1).legal(Buy) == [Buy("whisky", 1)]
    assert beside("distillery").money(7 - 1).legal(Buy) == []


@pytest.mark.rule("C11.1", "C11.3")
def test_even_at_one_pound_a_unit_money_is_the_limit() -> None:
    table = beside("sheep").price("wool", 0).money(2)
    assert table.legal(Buy) == [Buy("wool", 1), Buy("wool", 2)]
    assert refused(table, Buy("wool", 3)) == ("too-dear", "C7.2")
    assert table.play(Buy("wool", 2)).player().money == 0


@pytest.mark.rule("C11.1")
def test_no_good_is_ever_free() -> None:
    pos = Table().pos
    for good, prices in enumerate(pos.rules.prices):
        for pos.prices[good] in range(len(prices)):
            assert cheap_price(pos, good) > 0


@pytest.mark.rule("C11.3", "C16.12", "R-C29")
def test_port_6_lowers_the_price_before_the_purchase() -> None:
    table = (
        Table(ports=(1, 2, 3, 6)).money(100).merchants(3).place("miner", "a8").place("distillery", "b6", seat=1)
    )
    table.play(Expand("sheep", "b7"))
    money = table.player().money
    table.play(MovePrice(6, "whisky", -3), Buy("whisky", 2))
    assert table.player().money == money - 2 * (8 - 3)
    assert (table.pos.prices[WHISKY], table.stock("whisky")) == (2, 2)


@pytest.mark.rule("C11.3", "R-C29")
def test_the_bonus_is_part_of_the_expansion() -> None:
    table = beside("distillery").play(Buy("whisky", 1))
    assert isinstance(table.pos.stack[-1], Turn)
    assert table.legal(EndTurn) == [EndTurn()]


@pytest.mark.rule("C11.4", "R-C49")
def test_goods_are_bought_in_any_order_and_any_may_be_left_out() -> None:
    table = beside("distillery", "cheese-dairy", "cow").play(Buy("cheese", 1), Buy("milk", 2), Done())
    assert (table.stock("cheese"), table.stock("milk"), table.stock("whisky")) == (1, 2, 0)
    assert table.pos.prices[CHEESE] == 4


@pytest.mark.rule("C11.5", "R-C48")
def test_each_good_is_bought_once_an_expansion_however_many_make_it() -> None:
    table = beside("distillery", "distillery").play(Buy("whisky", 1))
    assert isinstance(table.pos.stack[-1], Turn)
    table = beside("distillery", "distillery", "cow").play(Buy("whisky", 1))
    assert refused(table, Buy("whisky", 1)) == ("not-in-neighbourhood", "C11.2")


def two_expansions(first: int) -> Table:
    """A table where red expands to free land by contract 1, after buying `first` whisky earlier in the turn."""
    table = Table().money(100).merchants(7).place("miner", "c4").place("distillery", "c5", seat=1)
    table.goods(wool=4).contract(1).play(Fulfil(0, (), (), ()))
    table.pos.now.bought[WHISKY] = first
    return table.play(Expand("sheep", "b4"))


@pytest.mark.rule("C11.6", "R-C12", "R-C50")
@pytest.mark.parametrize(("first", "left"), [(0, 3), (1, 2), (2, 1)])
def test_the_limit_runs_over_all_expansions_of_a_turn(first: int, left: int) -> None:
    table = two_expansions(first)
    assert table.legal(Buy) == [Buy("whisky", count) for count in range(1, left + 1)]
    assert table.play(Buy("whisky", left)).pos.now.bought[WHISKY] == 3


@pytest.mark.rule("C11.6", "R-C50")
def test_nothing_is_offered_beyond_the_limit() -> None:
    assert not any(isinstance(frame, Bonuses) for frame in two_expansions(3).pos.stack[-1:])


@pytest.mark.rule("C11.6", "R-C12", "R-C50")
def test_the_limit_starts_again_each_turn() -> None:
    table = beside("distillery").play(Buy("whisky", 3), EndTurn()).turn(0).play(Expand("sheep", "d4"))
    assert table.legal(Buy) == [Buy("whisky", count) for count in (1, 2, 3)]


@pytest.mark.rule("C11.6", "R-C12")
def test_ordinary_trades_do_not_count_towards_the_limit() -> None:
    table = Table().money(100).merchants(7).place("miner", "c4").place("distillery", "c5", seat=1)
    table.play(Buy("whisky", 3), EndTurn()).turn(0).play(Expand("sheep", "b4"))
    assert Buy("whisky", 3) in table.legal(Buy)


@pytest.mark.rule("C11.7")
def test_the_bonus_is_used_at_once_or_not_at_all() -> None:
    table = beside("distillery").play(Done())
    assert isinstance(table.pos.stack[-1], Turn)
    assert table.legal(Buy) + table.legal(Sell) == []
    table.play(EndTurn()).turn(0)
    table.play(Buy("whisky", 1))
    assert table.player().money == 90, "the next turn knows the full price only"


@pytest.mark.rule("C11.3", "C16.12")
def test_port_6_may_make_a_good_payable_that_was_too_dear() -> None:
    table = Table(ports=(1, 2, 3, 6)).merchants(3).place("miner", "a8").place("distillery", "b6", seat=1)
    table.money(8 + 5 + 5).play(Expand("sheep", "b7"))  # £5 are left; whisky costs £11 - £3, or £8 - £3
    assert table.legal(Buy) == []
    table.play(MovePrice(6, "whisky", -3), Buy("whisky", 1))
    assert (table.stock("whisky"), table.player().money) == (1, 0)
