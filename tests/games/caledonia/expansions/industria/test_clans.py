"""Clans Douglas, Mackintosh and MacPherson (I21.2 to I21.6, I21.50 to I21.64); the others have their own files."""

from __future__ import annotations

import pytest
from tests.games.caledonia.expansions.industria.sharing import clan_table
from tests.games.caledonia.tables import Table, keys, run

from bothy.games.caledonia.actions.bonuses import watch
from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.actions.fulfil import herds
from bothy.games.caledonia.actions.trade import LARGEST, MOST, TRADING, Buy, Sell
from bothy.games.caledonia.bots.estimate import estimate
from bothy.games.caledonia.expansions.industria.clans.macpherson import BreedCows, BreedSheep
from bothy.games.caledonia.map.grid import HEX_NAMES, HEX_OF
from bothy.games.caledonia.pack.types.units import COW, UNITS
from bothy.games.caledonia.ports.move_price import MovePrice
from bothy.games.caledonia.ports.swap_units import PutInTwo, TakeOffTwo
from bothy.games.caledonia.production import Produce, Production
from bothy.games.caledonia.setup.first_workers import FirstWorker
from bothy.games.caledonia.view import view
from bothy.kernel import EventRecorder


def douglas(merchants: int = 1) -> Table:
    table = clan_table("douglas", "", "")
    table.player().merchants = merchants
    return table


@pytest.mark.rule("I21.2", "R-I48")
def test_douglas_begins_with_one_merchant_and_five_to_hire() -> None:
    table = clan_table("douglas", "", "")
    assert (table.player().merchants, table.player().to_hire) == (1, 5)
    assert (table.player(1).merchants, table.player(1).to_hire) == (2, 5)


@pytest.mark.rule("I21.3", "I21.4", "I21.5", "R-I48")
def test_the_book_s_example_three_whisky_at_ten_pounds() -> None:
    table = douglas(3).money(40).price("whisky", 2)
    assert table.pos.price(5) == 10
    table.play(Buy("whisky", 3))
    assert table.player().merchants == 1, "two merchants go to the market"
    assert table.player().market[5] == 2
    assert table.player().money == 40 - 30 + 2
    assert table.pos.prices[5] == 2 + 2, "two steps, one for each merchant"
    assert table.stock("whisky") == 3


@pytest.mark.rule("I21.5")
def test_the_money_for_a_pair_comes_after_the_goods_are_paid() -> None:
    table = douglas(2).money(19).price("whisky", 2)
    assert table.why_not(Buy("whisky", 2)) == "too-dear"
    assert table.money(20).play(Buy("whisky", 2)).player().money == 2


@pytest.mark.rule("I21.5")
@pytest.mark.parametrize(("sold", "bonus"), [(1, 0), (2, 2), (3, 2), (4, 4)])
def test_every_pair_sold_brings_two_pounds(sold: int, bonus: int) -> None:
    table = douglas(2).goods(wool=5).play(Sell("wool", sold))
    assert table.player().money == 4 * sold + bonus


@pytest.mark.rule("I21.4")
def test_a_sale_moves_the_marker_by_merchants() -> None:
    table = douglas(2).goods(wool=5).play(Sell("wool", 4))
    assert table.pos.prices[0] == 3 - 2
    assert table.player().market[0] == -2


@pytest.mark.rule("I21.3", "R-I48")
def test_a_merchant_deals_in_at_most_two_units() -> None:
    table = douglas(2).goods(wool=9)
    assert table.why_not(Sell("wool", 4)) == ""
    assert table.why_not(Sell("wool", 5)) == "too-few-merchants"


@pytest.mark.rule("I21.3", "R-I48")
def test_all_six_merchants_deal_in_twelve_units() -> None:
    table = douglas(6).goods(wool=20).money(500)
    assert max(action.count for action in table.legal(Sell)) == 12
    assert max(action.count for action in table.legal(Buy)) == 12
    table.player().merchants = 9
    assert table.why_not(Sell("wool", LARGEST + 1)) == "no-such-number"


@pytest.mark.rule("I21.3", "C7.2", "C7.3")
def test_stock_and_money_are_used_to_the_last() -> None:
    table = douglas(3).goods(wool=3).money(20).price("whisky", 2)
    assert [action.count for action in table.legal(Sell) if action.good == "wool"] == [1, 2, 3]
    assert [action.count for action in table.legal(Buy) if action.good == "whisky"] == [1, 2]


@pytest.mark.rule("I21.3", "R-I48")
def test_a_player_may_try_to_trade_as_many_units_as_all_merchants_allow() -> None:
    tries = list(TRADING.candidates(douglas().pos, 0))
    assert max(action.count for action in tries if isinstance(action, Buy)) == LARGEST
    usual = list(TRADING.candidates(douglas().pos, 1))
    assert max(action.count for action in usual if isinstance(action, Buy)) == MOST


@pytest.mark.rule("I21.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_neighbourhood_bonus_buys_four_however_many_play(seats: int) -> None:
    table = clan_table("douglas", *[""] * (seats - 1)).money(40).place("miner", "c5")
    table.place("cow", "b5", seat=1).player().merchants = 3
    table.play(Expand("sheep", "b4"))
    assert max(action.count for action in table.legal(Buy)) == 4
    before = table.player().money
    table.play(Buy("milk", 4))
    assert table.player().money == before - 4 * 3 + 2 * 2
    assert table.player().merchants == 1


@pytest.mark.rule("I21.3", "I21.5")
def test_a_trade_with_a_moved_price_is_wholesale_too() -> None:
    table = clan_table("douglas", "", "", ports=(5, 6, 4, 7)).place("sheep", "m2").goods(wool=2)
    table.play(MovePrice(6, "wool", 3), Sell("wool", 2))
    assert table.player().money == 2 * 6 + 2
    assert table.player().merchants == 0


@pytest.mark.rule("I21.3")
def test_the_actions_listed_are_exactly_those_allowed() -> None:
    table = douglas(3).goods(wool=4, bread=1).money(31)
    options = [action for action in table.pos.legal(0) if isinstance(action, Buy | Sell)]
    tried = [Buy(good, n) for good in ("wool", "whisky") for n in range(1, LARGEST + 1)]
    assert all((action in options) == (table.why_not(action) == "") for action in tried)


def test_merchants_are_worth_more_to_douglas_than_to_others() -> None:
    few, more = douglas(1), douglas(2)
    plain, plenty = clan_table("campbell", "", ""), clan_table("campbell", "", "")
    plenty.player().merchants += 1
    gained = estimate(more.pos, 0) - estimate(few.pos, 0)
    assert gained > estimate(plenty.pos, 0) - estimate(plain.pos, 0)


def mackintosh(worker: str = "miner", hex_: str = "c5") -> Table:
    return clan_table("mackintosh", "", "").place(worker, hex_).money(40).money(40, seat=1)


def received(table: Table, seat: int = 0) -> list[int]:
    """Returns the money from the furnaces."""
    money = [event for event in table.events if event.key == "money" and event.values["why"] == "mackintosh"]
    return [event.values["amount"] for event in money if event.values["seat"] == seat]


@pytest.mark.rule("I21.50", "I21.53", "R-I16")
def test_a_building_next_to_its_owners_worker_brings_three_pounds_after_it_is_paid_for() -> None:
    table = mackintosh().money(10).play(Expand("bakery", "b4"))
    assert received(table) == [3]
    money = [event.key for event in table.events if event.key in ("bill", "money")]
    assert money == ["bill", "money"], "the expansion is paid before"


@pytest.mark.rule("I21.50")
def test_a_unit_is_too_dear_even_if_the_three_pounds_would_pay_the_rest() -> None:
    table = mackintosh()
    table.play(Expand("bakery", "b4"))
    cost = next(event.values["amount"] for event in table.events if event.key == "bill")
    assert mackintosh().money(cost - 1).why_not(Expand("bakery", "b4")) == "too-dear"


@pytest.mark.rule("I21.50", "I21.51")
def test_another_player_s_worker_or_building_pays_too() -> None:
    table = mackintosh().place("sheep", "b5", seat=1).turn(1)
    table.play(Expand("bakery", "b4"), seat=1)
    assert received(table) == [3]
    assert received(table, 1) == [], "whoever deploys it gets nothing"


@pytest.mark.rule("I21.51", "R-I53")
@pytest.mark.parametrize("unit", ["sheep", "cow", "field"])
def test_animals_and_fields_pay_nothing(unit: str) -> None:
    table = mackintosh().play(Expand(unit, "b4"))
    assert received(table) == []


@pytest.mark.rule("I21.52")
def test_only_workers_have_furnaces() -> None:
    table = mackintosh("sheep", "c5").play(Expand("bakery", "b4"))
    assert received(table) == []


@pytest.mark.rule("I21.52", "R-I16")
def test_two_workers_next_to_one_building_pay_once() -> None:
    table = mackintosh().place("miner", "b5").place("woodcutter", "a4").play(Expand("bakery", "b4"))
    assert received(table) == [3]


@pytest.mark.rule("I21.52", "R-I16")
def test_a_worker_across_a_river_is_adjacent() -> None:
    table = mackintosh("woodcutter", "b6").place("sheep", "b4", seat=1).turn(1)
    assert HEX_OF["b5"] not in table.pos.board.neighbours[HEX_OF["b6"]], "a river runs between them"
    assert received(table.play(Expand("bakery", "b5"), seat=1)) == [3]


@pytest.mark.rule("I21.52", "R-I53")
def test_a_worker_on_the_same_hex_is_adjacent() -> None:
    table = mackintosh()
    table.place("bakery", "c5")
    table.pos.trace = EventRecorder()
    watch(table.pos, 0, ((UNITS.index("bakery"), HEX_OF["c5"]),))
    assert table.player().money == 40 + 3


@pytest.mark.rule("I21.51")
def test_moving_units_pay_nothing() -> None:
    table = mackintosh().place("bakery", "b2")
    table.pos.move(0, HEX_OF["b2"], HEX_OF["b4"])
    assert table.player().money == 40


@pytest.mark.rule("I21.54", "R-I16")
def test_first_workers_count_already() -> None:
    table = clan_table("mackintosh", "", "").money(40).money(40, seat=1)
    table.pos.stack.clear()
    table.pos.push(FirstWorker(0, 1), FirstWorker(1, 1), FirstWorker(0, 0))
    table.play(Expand("miner", "c5"))
    assert received(table) == [], "not beside itself"
    worker = next(
        action
        for action in table.legal(Expand, seat=1)
        if action.hex in [HEX_NAMES[hex_] for hex_ in table.pos.board.adjacent[table.pos.players[0].units[0]]]
    )
    table.play(worker, seat=1)
    assert received(table) == [3]


@pytest.mark.rule("I21.54", "R-I53")
def test_units_put_in_by_port_7_pay_each_for_itself() -> None:
    table = clan_table("mackintosh", "", "", ports=(5, 7, 4, 6)).place("miner", "c5")
    table.place("sheep", "b4").place("sheep", "b5").place("sheep", "m2")
    table.play(TakeOffTwo(7, "b4", "b5"), PutInTwo("bakery", "bakery"))
    assert received(table) == [3, 3]


def test_room_next_to_its_workers_is_worth_something() -> None:
    table, other = mackintosh(), clan_table("campbell", "", "").place("miner", "c5").money(40).money(40, seat=1)
    assert estimate(table.pos, 0) - estimate(mackintosh("sheep").pos, 0) > 0
    assert estimate(table.pos, 0) > estimate(other.pos, 0)


def test_the_view_shows_the_empty_land_next_to_its_workers() -> None:
    table = mackintosh("miner", "c5")
    heated = view(table.pos, None)["outlook"]["seats"][0]["furnaces"]
    assert "b4" in heated
    assert "c5" not in heated
    table.place("sheep", "b4", seat=1)
    assert "b4" not in view(table.pos, None)["outlook"]["seats"][0]["furnaces"], "somebody has taken it"


def macpherson() -> Table:
    return clan_table("macpherson", "", "")


def bred(*units: tuple[str, str]) -> Table:
    """Runs to the end of production with these units on the map."""
    table = macpherson()
    for unit, hex_ in units:
        table.place(unit, hex_)
    return run(table, Production())


@pytest.mark.rule("I21.60", "I21.61", "I21.63")
def test_two_neighbouring_cows_may_have_a_calf_on_the_hex_of_either() -> None:
    table = bred(("cow", "b4"), ("cow", "b5"))
    assert table.stock("milk") == 2, "the goods are made before"
    assert table.pos.legal(0) == [BreedCows("b4"), BreedCows("b5"), BreedCows("none")]
    table.play(BreedCows("b4"))
    assert [HEX_NAMES[hex_] for hex_ in herds(table.pos, 0)[0]] == ["b4", "b4", "b5"]
    assert table.player().left[COW] == 1
    assert table.player().money == 0, "free of charge"
    assert table.stock("milk") == 2, "a calf gives no milk this round"


@pytest.mark.rule("I21.63")
def test_the_young_animal_produces_in_the_next_round() -> None:
    table = bred(("cow", "b4"), ("cow", "b5")).play(BreedCows("b4"))
    run(table, Production())
    assert table.stock("milk") == 2 + 3


@pytest.mark.rule("I21.60")
def test_breeding_is_a_choice() -> None:
    table = bred(("cow", "b4"), ("cow", "b5")).play(BreedCows("none"))
    assert len(table.player().units) == 2
    assert table.pos.finished


@pytest.mark.rule("I21.61", "R-I55")
def test_each_kind_breeds_once_a_round() -> None:
    table = bred(("cow", "b4"), ("cow", "b5"), ("sheep", "c5"), ("sheep", "c6"))
    table.play(BreedCows("b5"), BreedSheep("c6"))
    assert table.pos.finished
    assert [len(herd) for herd in herds(table.pos, 0)] == [3, 3]


@pytest.mark.rule("I21.61")
@pytest.mark.parametrize(
    "units", [(("cow", "b4"),), (("cow", "b4"), ("sheep", "b5")), (("cow", "b4"), ("cow", "b7"))]
)
def test_one_animal_two_kinds_or_two_apart_do_not_breed(units: tuple[tuple[str, str], ...]) -> None:
    assert bred(*units).pos.finished


@pytest.mark.rule("I21.61", "R-I55")
def test_a_river_keeps_animals_apart() -> None:
    board = macpherson().pos.board
    one, other = next(edge for edge in board.river_edges if all(hex_ in board.land for hex_ in edge))
    assert bred(("cow", HEX_NAMES[one]), ("cow", HEX_NAMES[other])).pos.finished


@pytest.mark.rule("I21.61", "I21.62", "R-I14", "R-I55")
def test_two_on_a_hex_are_parents_but_leave_no_room_there() -> None:
    table = bred(("cow", "b4"), ("cow", "b4"))
    assert table.pos.finished, "nobody else could be a parent"
    table = bred(("cow", "b4"), ("cow", "b4"), ("cow", "b5"))
    assert table.why_not(BreedCows("b4")) == "no-room"
    assert table.why_not(BreedCows("b5")) == ""
    assert table.why_not(BreedCows("c5")) == "no-parents"


@pytest.mark.rule("I21.62")
def test_without_an_animal_on_the_board_nothing_is_born() -> None:
    table = macpherson().place("cow", "b4").place("cow", "b5")
    table.player().left[COW] = 0
    assert run(table, Production()).pos.finished


@pytest.mark.rule("I21.64", "R-I19")
def test_a_birth_brings_no_bonus() -> None:
    table = macpherson().place("cow", "b4").place("cow", "b5").place("bakery", "c5", seat=1).money(50).merchants(5)
    run(table, Production()).play(BreedCows("b5"))
    assert table.pos.finished


@pytest.mark.rule("I21.60")
def test_breeding_comes_after_processed_goods_are_made() -> None:
    table = bred(("cow", "b4"), ("cow", "b5"), ("cheese-dairy", "c5"))
    assert table.why_not(BreedCows("b4")) != ""
    table.play(Produce(1, 0, 0), BreedCows("b4"))
    assert keys(table).count("deployed") == 1


@pytest.mark.rule("I21.62", "R-I14")
def test_one_of_two_on_a_hex_may_be_slaughtered() -> None:
    table = bred(("sheep", "b4"), ("sheep", "b5")).play(BreedSheep("b4"))
    table.pos.withdraw(0, HEX_OF["b4"], 0, "slaughter", 0)
    assert [HEX_NAMES[hex_] for hex_ in herds(table.pos, 0)[1]] == ["b4", "b5"]


def test_a_pair_of_animals_is_worth_more_than_two_apart() -> None:
    pair = macpherson().place("cow", "b4").place("cow", "b5")
    apart = macpherson().place("cow", "b4").place("cow", "c8")
    plain_pair = clan_table("campbell", "", "").place("cow", "b4").place("cow", "b5")
    plain_apart = clan_table("campbell", "", "").place("cow", "b4").place("cow", "c8")
    gained = estimate(pair.pos, 0) - estimate(apart.pos, 0)
    assert gained > estimate(plain_pair.pos, 0) - estimate(plain_apart.pos, 0)


def test_the_view_shows_where_young_ones_could_be_born() -> None:
    table = macpherson().place("cow", "b4").place("cow", "b5").place("sheep", "d1")
    assert view(table.pos, None)["outlook"]["seats"][0]["births"] == {"cow": ["b4", "b5"], "sheep": []}
