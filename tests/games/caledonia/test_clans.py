"""Campbell, Cunningham, Fergusson, MacEwan, Robertson and Stewart (C20); the others have their own files."""

from __future__ import annotations

import pytest
from tests.games.caledonia.sketches import refused, sentence
from tests.games.caledonia.tables import Table, run

from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.actions.fulfil import Fulfil
from bothy.games.caledonia.actions.rewards import TakeMoney
from bothy.games.caledonia.actions.stand import unit_named
from bothy.games.caledonia.actions.trade import Buy, Sell
from bothy.games.caledonia.actions.upgrades import SHIPPING
from bothy.games.caledonia.clans import POWERS
from bothy.games.caledonia.clans.cunningham import Churn
from bothy.games.caledonia.clans.macewan import Brew
from bothy.games.caledonia.map.grid import HEX_OF
from bothy.games.caledonia.pack.types import components
from bothy.games.caledonia.pack.types.land import WORKER_LAND
from bothy.games.caledonia.ports.play import DrawPort
from bothy.games.caledonia.ports.swap_goods import SwapBasicGoods, SwapProcessedGoods
from bothy.games.caledonia.position import NEUTRAL
from bothy.games.caledonia.production import Produce, Production
from bothy.games.caledonia.scoring.scores import counted
from bothy.games.caledonia.setup.first_workers import FirstWorker, FirstWorkers
from bothy.games.caledonia.setup.steps import DrawClan
from bothy.games.caledonia.turn import END_TURN
from bothy.games.caledonia.variants.scoring_tiles import DrawScoringTile

UPGRADES_TILE = components().scoring_tiles[7]


def spent(table: Table, unit: str, hex_: str) -> int:
    """Returns the cost of an expansion, in a separate turn."""
    before = table.player().money
    table.turn(0).play(Expand(unit, hex_))
    return before - table.player().money


def first_workers(clan: str, seats: int = 3) -> Table:
    """A table where first workers are about to be placed, £55 each; the clan is first in turn order."""
    table = Table(clan, seats=seats)
    for seat in range(seats):
        table.money(55, seat)
    return run(table, FirstWorkers())


def test_there_are_nine_clans_and_each_has_a_power() -> None:
    assert [row.id for row in components().clans] == list(POWERS)
    assert len(POWERS) == 9


# Campbell


@pytest.mark.rule("C20.6", "C20.7", "R-C57")
def test_campbell_three_bakeries_and_a_distillery() -> None:
    table = Table("campbell", "", "").money(60).place("miner", "c5")
    land = {"b4": 2, "c6": 1, "b3": 3, "d4": 4}
    assert [spent(table, "bakery", hex_) - land[hex_] for hex_ in ("b4", "c6", "b3")] == [5, 4, 4]
    assert spent(table, "distillery", "d4") - land["d4"] == 7


@pytest.mark.rule("C20.6")
@pytest.mark.parametrize(
    ("unit", "costs"),
    [("bakery", [5, 4, 4, 3]), ("distillery", [7, 6, 6, 5]), ("cheese-dairy", [9, 8, 8, 7])],
)
def test_campbell_pays_by_the_piece_for_each_kind_separately(unit: str, costs: list[int]) -> None:
    table = Table("campbell", "", "").money(60).place("miner", "c5")
    land = {"b4": 2, "c6": 1, "b3": 3, "d4": 4}
    assert [spent(table, unit, hex_) - cost for hex_, cost in land.items()] == costs


@pytest.mark.rule("C20.7", "R-C57")
def test_campbell_counts_what_is_on_the_map_at_the_time() -> None:
    table = Table("campbell", "", "").money(60).place("miner", "c5").place("bakery", "b4")
    table.pos.withdraw(0, HEX_OF["b4"], unit_named(table.pos, "bakery"), "swap")
    assert spent(table, "bakery", "c6") == 5 + 1


@pytest.mark.rule("C20.6")
@pytest.mark.parametrize(("unit", "hex_", "cost"), [("sheep", "c6", 9), ("field", "c6", 19), ("miner", "c4", 11)])
def test_campbell_pays_the_full_price_for_all_other_units(unit: str, hex_: str, cost: int) -> None:
    assert spent(Table("campbell", "", "").money(60).place("sheep", "c5"), unit, hex_) == cost


@pytest.mark.rule("C14.11", "C20.6", "R-C55")
def test_campbell_has_his_discount_on_free_land_too() -> None:
    table = Table("campbell", "", "").money(5).place("miner", "c5").contract(1).goods(wool=4)
    table.play(Fulfil(0, (), (), ()), Expand("bakery", "b4"))
    assert table.player().money == 0


# Cunningham


@pytest.mark.rule("C20.8")
def test_cunningham_butter() -> None:
    table = run(Table("cunningham", "", "").goods(milk=3), Production())
    before = list(table.pos.prices)
    table.play(Churn(2))
    assert (table.player().money, table.stock("milk")) == (16, 1)
    assert table.pos.prices == before
    assert table.player().merchants == 2


@pytest.mark.rule("C20.8")
def test_cunningham_gives_any_number_of_milk_from_none_to_all() -> None:
    table = run(Table("cunningham", "", "").goods(milk=2), Production())
    assert [action.milk for action in table.legal(Churn)] == [0, 1, 2]
    assert table.why_not(Churn(3)) == "too-few-goods"


@pytest.mark.rule("C20.8")
def test_no_other_clan_makes_butter() -> None:
    assert run(Table("", "cunningham", "").goods(milk=2), Production()).pos.finished


@pytest.mark.rule("C20.9", "R-C1")
def test_cunningham_turns_milk_left_after_cheese_into_butter() -> None:
    table = Table("cunningham", "", "").place("cheese-dairy", "b4").place("cow", "b3").goods(milk=1)
    run(table, Production()).play(Produce(1, 0, 0))
    assert table.why_not(Churn(2)) == "too-few-goods"
    table.play(Churn(1))
    assert (table.player().money, table.stock("cheese"), table.stock("milk")) == (8, 1, 0)


# Fergusson


@pytest.mark.rule("C20.10", "C18.10", "C21.5")
@pytest.mark.parametrize(("seats", "level"), [(1, 2), (2, 2), (3, 3), (4, 3)])
def test_fergusson_starting_shipping(seats: int, level: int) -> None:
    table = Table("fergusson", seats=seats)
    assert table.player().shipping == level
    assert counted(table.pos, 0, UPGRADES_TILE) == level


@pytest.mark.rule("C20.11", "C20.12", "R-C71")
def test_fergusson_places_a_third_worker_when_everyone_has_placed_two() -> None:
    table = first_workers("fergusson")
    placed = []
    while isinstance(table.pos.stack[-1], FirstWorker):
        seat = table.pos.seats_to_act()[0]
        placed.append(seat)
        table.play(table.legal(Expand, seat)[0], seat=seat)
    assert placed == [0, 1, 2, 2, 1, 0, 0]
    assert [len(table.player(seat).units) for seat in range(3)] == [3, 2, 2]


@pytest.mark.rule("C20.11")
def test_fergusson_pays_all_three_in_full() -> None:
    table = first_workers("fergusson")
    table.play(Expand("miner", "a8")).play(Expand("miner", "c4"), seat=1).play(Expand("miner", "c5"), seat=2)
    table.play(Expand("miner", "e6"), seat=2).play(Expand("miner", "f3"), seat=1)
    table.play(Expand("miner", "h9"), Expand("woodcutter", "k1"))
    assert table.player().money == 55 - 11 - 11 - 7


@pytest.mark.rule("C20.11", "R-C37")
def test_fergussons_workers_stand_on_the_border_far_apart_or_not() -> None:
    table = first_workers("fergusson")
    assert table.why_not(Expand("miner", "c4")) == "not-on-border"
    assert table.why_not(Expand("miner", "a8")) == ""
    assert Expand("miner", "c4") in table.pos.stack[-1].candidates(table.pos, 0), "whoever asks hears why not"
    board = table.pos.board
    assert all(board.border[HEX_OF[action.hex]] for action in table.legal(Expand))


@pytest.mark.rule("C20.11", "C21.3")
def test_fergussons_border_is_that_of_the_smaller_map_with_two_players() -> None:
    table = first_workers("fergusson", seats=2)
    assert table.why_not(Expand("miner", "b5")) == ""
    assert table.why_not(Expand("miner", "a8")) == "in-the-mist"


@pytest.mark.rule("C20.11", "C21.3")
def test_in_a_two_player_game_fergusson_is_told_of_the_mist_when_missing_the_border() -> None:
    wide, small = first_workers("fergusson"), first_workers("fergusson", seats=2)
    board = small.pos.board
    inner = next(
        action
        for action in small.pos.stack[-1].candidates(small.pos, 0)
        if isinstance(action, Expand)
        and not board.border[HEX_OF[action.hex]]
        and board.terrain[HEX_OF[action.hex]] & small.pos.rules.unit_land[unit_named(small.pos, action.unit)]
    )
    assert refused(small, inner) == ("not-by-the-mist", "C20.11")
    assert "Choose a hex next to the mist." in sentence(small, inner)
    assert "mist" not in sentence(wide, Expand("miner", "c4"))


@pytest.mark.rule("C20.12", "R-C71")
def test_fergusson_may_go_anywhere_when_no_border_hex_suits() -> None:
    table = first_workers("fergusson")
    board = table.pos.board
    border = [hex_ for hex_ in board.land if board.border[hex_] and board.terrain[hex_] & WORKER_LAND]
    for hex_ in border[1:]:
        table.pos.hexes[hex_] = NEUTRAL
    assert table.why_not(Expand("miner", "c4")) == "not-on-border"
    table.pos.hexes[border[0]] = NEUTRAL
    assert table.why_not(Expand("miner", "c4")) == ""


# MacEwan


@pytest.mark.rule("C20.22", "R-C93")
def test_macewan_at_most_twenty_seven() -> None:
    table = Table("macewan", "", "").contract(9).goods(cheese=2, grain=4).play(Fulfil(8, (), (), ()))
    assert table.why_not(Brew(4)) == "too-much-beer"
    table.play(Brew(3))
    assert table.player().money == 27 + 8, "the contract pays £8 of its own"
    assert table.stock("grain") == 1


@pytest.mark.rule("C20.22")
def test_macewan_brews_no_more_than_the_hops_on_the_contract() -> None:
    table = Table("macewan", "", "").contract(2).goods(wool=6, grain=4).play(Fulfil(1, (), (), ()))
    assert [action.grain for action in table.legal(Brew)] == [0, 1, 2]
    table.play(Brew(2))
    assert table.player().money == 18
    assert table.pos.legal(0) == [END_TURN]


@pytest.mark.rule("C20.22")
def test_macewan_brews_no_more_than_his_grain() -> None:
    table = Table("macewan", "", "").contract(9).goods(cheese=2, grain=1).play(Fulfil(8, (), (), ()))
    assert [action.grain for action in table.legal(Brew)] == [0, 1]


@pytest.mark.rule("C20.22")
def test_macewan_is_not_asked_without_hops_or_grain() -> None:
    dry = Table("macewan", "", "").contract(35).goods(wool=3, whisky=1, grain=4).play(Fulfil(34, (), (), ()))
    bare = Table("macewan", "", "").contract(2).goods(wool=6).play(Fulfil(1, (), (), ()))
    assert dry.pos.legal(0) == bare.pos.legal(0) == [END_TURN]


@pytest.mark.rule("C20.22")
def test_no_other_clan_brews() -> None:
    table = Table("campbell", "", "").contract(2).goods(wool=6, grain=4).play(Fulfil(1, (), (), ()))
    assert table.pos.legal(0) == [END_TURN]


@pytest.mark.rule("C20.23", "R-C93")
def test_macewan_brews_before_all_direct_bonuses_or_after_all_but_not_between() -> None:
    after = Table("macewan", "", "").contract(42).goods(wool=2, cheese=1, whisky=1, grain=2)
    after.play(Fulfil(41, (), (), ()), Brew(0))
    assert after.why_not(Brew(1)) == "not-an-answer", "the upgrade comes first now"
    after.play(SHIPPING)
    assert after.why_not(Brew(2)) == ""
    after.play(Brew(2))
    assert (after.player().money, after.player().shipping) == (18, 1)
    assert after.pos.legal(0) == [END_TURN]


@pytest.mark.rule("C20.23", "R-C93")
def test_macewan_who_brewed_before_brews_no_more_after() -> None:
    table = Table("macewan", "", "").contract(42).goods(wool=2, cheese=1, whisky=1, grain=3)
    table.play(Fulfil(41, (), (), ()), Brew(1), SHIPPING)
    assert table.pos.legal(0) == [END_TURN]
    assert (table.player().money, table.stock("grain")) == (9, 2)


@pytest.mark.rule("C20.23")
def test_macewan_can_pay_free_land_with_beer() -> None:
    table = Table("macewan", "", "").contract(1).goods(wool=4, grain=1).place("miner", "c5")
    table.play(Fulfil(0, (), (), ()))
    assert not table.legal(TakeMoney)
    table.play(Brew(1), Expand("sheep", "b4"))
    assert table.player().money == 9 - 8


@pytest.mark.rule("C20.24", "R-C40")
def test_macewan_port_9_and_tile_9_are_a_normal_part_of_the_game() -> None:
    pos = Table(seats=3).pos
    pos.ports, pos.tiles = (), ()
    counts = [len(draw.outcomes(pos)) for draw in (DrawClan(), DrawPort(), DrawScoringTile())]
    assert counts == [9, 9, 9]
    pack = components()
    extras = [[row.id for row in rows if row.kickstarter] for rows in (pack.clans, pack.ports, pack.scoring_tiles)]
    assert extras == [["macewan"], ["port-9"], ["scoring-9"]]


# Robertson


@pytest.mark.rule("C20.29")
@pytest.mark.parametrize(("seats", "cost"), [(4, 6), (3, 6), (2, 7), (1, 7)])
def test_robertson_bakery_on_a_delta(seats: int, cost: int) -> None:
    table = Table("robertson", seats=seats).money(cost).place("miner", "c4")
    assert spent(table, "bakery", "d3") == cost


@pytest.mark.rule("C20.29")
def test_robertson_pays_in_full_elsewhere_and_others_on_deltas() -> None:
    assert spent(Table("robertson", "", "").money(60).place("miner", "c4"), "bakery", "b4") == 8 + 2
    assert spent(Table("campbell", "", "").money(60).place("miner", "c4"), "sheep", "d3") == 8 + 1


@pytest.mark.rule("C20.29", "C4.6", "R-C70")
def test_robertsons_first_workers_are_included() -> None:
    table = first_workers("robertson").play(Expand("woodcutter", "b6"))
    assert table.player().money == 55 - (6 + 1 - 3)


@pytest.mark.rule("C20.30", "R-C55")
def test_robertsons_discount_comes_off_the_unit_on_free_land() -> None:
    table = Table("robertson", "", "").money(5).place("miner", "c4").contract(1).goods(wool=4)
    table.play(Fulfil(0, (), (), ()), Expand("bakery", "d3"))
    assert table.player().money == 0


# Stewart


@pytest.mark.rule("C11.3", "C20.33", "R-C29", "R-C94")
def test_stewart_two_goods_by_neighbourhood() -> None:
    table = Table("stewart", "", "").merchants(6).money(60).place("miner", "c5")
    table.place("cow", "b5", seat=1).place("distillery", "b3", seat=2).play(Expand("sheep", "b4"))
    before = table.player().money
    table.play(Buy("milk", 3))
    assert before - table.player().money == 3 * 3 - 1
    table.play(Buy("whisky", 3))
    assert before - table.player().money == 9 + 24 - 2
    assert [table.pos.price(good) for good in (2, 5)] == [7, 13]
    assert (table.stock("milk"), table.stock("whisky")) == (3, 3)


@pytest.mark.rule("C20.31", "C18.10", "R-C36")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_stewart_starts_with_five_merchants(seats: int) -> None:
    table = Table("stewart", seats=seats)
    player = table.player()
    assert (player.merchants, player.to_hire, player.shipping) == (5, 2, 1)
    assert counted(table.pos, 0, UPGRADES_TILE) == 4


@pytest.mark.rule("C20.32", "R-C94")
def test_stewart_has_the_pound_in_hand_before_paying() -> None:
    assert spent_on_wool(Table("stewart", "", "").money(3), 1) == 3
    assert Table("stewart", "", "").money(2).why_not(Buy("wool", 1)) == "too-dear"
    assert Table("campbell", "", "").money(3).why_not(Buy("wool", 1)) == "too-dear"
    assert Table("stewart", "", "").money(3).legal(Buy) == [Buy("wool", 1)]


def spent_on_wool(table: Table, count: int) -> int:
    before = table.player().money
    return before - table.play(Buy("wool", count)).player().money


@pytest.mark.rule("C20.32", "R-C94")
def test_stewart_gets_one_pound_whatever_the_number_of_units() -> None:
    assert spent_on_wool(Table("stewart", "", "").money(30), 5) == 5 * 4 - 1
    sale = Table("stewart", "", "").goods(wool=2).play(Sell("wool", 2))
    assert sale.player().money == 2 * 4 + 1


@pytest.mark.rule("C20.33", "R-C94")
def test_ports_2_and_3_are_no_trades_and_pay_nothing() -> None:
    table = Table("stewart", "", "", ports=(2, 3, 5, 6)).goods(wool=1, bread=1)
    table.place("woodcutter", "a3").place("sheep", "m2").shipping(2)
    table.play(SwapBasicGoods(2, "wool", ("wool", "grain", "milk")))
    table.play(SwapProcessedGoods(3, "bread", ("cheese", "whisky")))
    assert table.player().goods == [1, 1, 1, 0, 1, 1]
    assert table.player().money == 0
