"""Set-up, clans and first workers (C3, C4)."""

from __future__ import annotations

import pytest
from tests.games.caledonia.sketches import choose_clans, opening, place_workers, refused, sentence, told
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.actions.contracts import pile_size
from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.game import CALEDONIA
from bothy.games.caledonia.map.board import layouts
from bothy.games.caledonia.map.grid import HEX_OF, MODULE_OF
from bothy.games.caledonia.pack.types import components
from bothy.games.caledonia.ports.play import DrawPort
from bothy.games.caledonia.ports.simple import PortMoney
from bothy.games.caledonia.setup.steps import ChooseClan, DrawFirstPlayer, DrawSide
from bothy.games.caledonia.turn import Turn
from bothy.games.caledonia.variants.scoring_tiles import DrawScoringTile
from bothy.kernel import SamplingDealer

FAR_APART = ("a3", "c4", "f3", "f7", "g7", "i1")
"""Hexes of £1 where a worker may stand."""


# C3 Set-up


@pytest.mark.rule("C3.1")
def test_sixteen_maps_from_four_modules() -> None:
    assert len(set(layouts(components().sides))) == 16


@pytest.mark.rule("C3.1")
def test_a_side_of_each_module_is_drawn_at_random() -> None:
    pos = Table(layout="").pos
    for module, letter in enumerate("ABCD"):
        assert DrawSide(module).outcomes(pos) == [(f"{letter}1", 1), (f"{letter}2", 1)]
    drawn = CALEDONIA.open({}, 3).start()
    drawn.settle(SamplingDealer(1))
    assert drawn.layout in layouts(components().sides)


@pytest.mark.rule("C3.2")
def test_four_of_nine_port_tiles_are_drawn_and_none_twice() -> None:
    pos = Table().pos
    assert DrawPort().outcomes(pos) == [(tile, 1) for tile in range(9)]
    pos.ports = (4, 7)
    assert DrawPort().outcomes(pos) == [(tile, 1) for tile in (0, 1, 2, 3, 5, 6, 8)]
    assert opening().pos.ports == (0, 1, 2, 3)


@pytest.mark.rule("C3.2", "R-C43", "R-C77")
@pytest.mark.parametrize(
    ("seats", "places"),
    [(1, ("b1", "l1", "l8", "b8")), (2, ("b1", "l1", "l8", "b8")), (3, ("a1", "m1", "m9", "a9"))],
)
def test_each_corner_has_a_port_place_by_the_number_of_players(seats: int, places: tuple[str, ...]) -> None:
    board = Table(seats=seats).pos.board
    assert board.ports == tuple([HEX_OF[name] for name in places])
    assert [MODULE_OF[port] for port in board.ports] == [0, 1, 2, 3]
    assert all(board.loch[port] for port in board.ports)


@pytest.mark.rule("C3.2", "R-C77")
def test_a_port_place_that_is_not_used_is_plain_loch() -> None:
    board = Table(seats=3).pos.board
    unused = HEX_OF["b1"]
    assert board.loch[unused]
    assert unused not in board.ports


@pytest.mark.rule("C3.3")
def test_five_of_nine_scoring_tiles_lie_open_from_the_start() -> None:
    pos = Table(tiles=()).pos
    assert DrawScoringTile().outcomes(pos) == [(tile, 1) for tile in range(9)]
    table = opening()
    assert table.rules.view(table.pos, 0)["scoring"] == [f"scoring-{number}" for number in range(1, 6)]


@pytest.mark.rule("C3.3")
def test_no_scoring_tile_is_drawn_twice() -> None:
    pos = Table(tiles=(9, 1)).pos
    assert DrawScoringTile().outcomes(pos) == [(tile, 1) for tile in range(1, 8)]


@pytest.mark.rule("C3.4", "R-C15")
@pytest.mark.parametrize(("seats", "shown"), [(1, 5), (2, 6), (3, 7), (4, 8)])
def test_contracts_open_by_the_number_of_players(seats: int, shown: int) -> None:
    table = opening(seats=seats)
    assert [contract for contract in table.pos.open if contract >= 0] == list(range(shown))
    assert pile_size(table.pos) == 50 - shown


@pytest.mark.rule("C3.4", "R-C15")
def test_three_players_leave_one_export_place_empty() -> None:
    shown = [len([each for each in opening(seats=seats).pos.open if each >= 0]) for seats in (3, 4)]
    assert shown == [7, 8]


@pytest.mark.rule("C3.5")
def test_the_first_player_is_drawn_at_random() -> None:
    assert DrawFirstPlayer().outcomes(Table(seats=4).pos) == [(0, 1), (1, 1), (2, 1), (3, 1)]


@pytest.mark.rule("C3.5")
@pytest.mark.parametrize(("first", "order"), [(0, (0, 1, 2, 3)), (2, (2, 3, 0, 1)), (3, (3, 0, 1, 2))])
def test_turns_run_clockwise_from_the_first_player(first: int, order: tuple[int, ...]) -> None:
    assert opening(seats=4, first=first).pos.order == order


@pytest.mark.rule("C3.6")
def test_everyone_starts_with_a_full_board() -> None:
    for player in opening().pos.players:
        assert (player.left, player.units) == ([4] * 8, [])
        assert (player.merchants, player.to_hire, player.shipping) == (2, 5, 0)
        assert (player.technology, player.ports, player.box) == ([0, 0], (), ())


# C4 Clans


@pytest.mark.rule("C4.1", "C4.2", "R-C39")
def test_three_players_draw_four_clan_pairs() -> None:
    table = opening("buchanan", "campbell", "cunningham", "stewart")
    assert [clan for clan, _ in table.pos.offers] == [0, 1, 2, 8]
    assert len({tile for _, tile in table.pos.offers}) == 4
    assert len(table.legal(ChooseClan, seat=2)) == 4
    table.play(ChooseClan("campbell", "start-2"), seat=2, deal=())
    table.play(ChooseClan("stewart", "start-4"), seat=1, deal=())
    assert table.legal(ChooseClan) == [ChooseClan("buchanan", "start-1"), ChooseClan("cunningham", "start-3")]
    table.play(ChooseClan("cunningham", "start-3"), deal=())
    assert table.pos.offers == ()
    assert [player.clan for player in table.pos.players] == [2, 8, 1]


@pytest.mark.rule("C4.1")
@pytest.mark.parametrize(("seats", "pairs"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_one_pair_more_than_players_is_drawn(seats: int, pairs: int) -> None:
    assert len(opening(seats=seats).pos.offers) == pairs


@pytest.mark.rule("C4.2")
@pytest.mark.parametrize(("first", "asked"), [(0, [2, 1, 0]), (1, [0, 2, 1])])
def test_clans_are_chosen_in_reverse_turn_order(first: int, asked: list[int]) -> None:
    assert choose_clans(opening(first=first))[:3] == asked


@pytest.mark.rule("C4.2")
def test_a_pair_that_is_not_on_offer_is_refused() -> None:
    table = opening()
    assert refused(table, ChooseClan("macewan", "start-1"), seat=2) == ("not-offered", "C4.2")
    assert table.why_not(ChooseClan("buchanan", "start-2"), seat=2) == "not-offered"


@pytest.mark.rule("C4.3")
def test_a_starting_tile_gives_55_pounds_and_goods_at_once() -> None:
    table = opening("campbell", "cunningham", "robertson", "buchanan")
    table.play(ChooseClan("robertson", "start-3"), seat=2, deal=())
    assert table.player(2).money == 55
    assert (table.stock("grain", 2), table.stock("cheese", 2), sum(table.player(2).goods)) == (1, 1, 2)


@pytest.mark.rule("C4.3")
def test_starting_goods_are_worth_14_to_16() -> None:
    start = Table().pos
    for tile in components().starting_tiles:
        assert tile.money == 55
        assert 14 <= sum([count * start.price(good) for good, count in enumerate(tile.goods)]) <= 16


@pytest.mark.rule("C4.3")
def test_a_clan_gives_its_starting_bonuses_at_once() -> None:
    table = opening("stewart", "campbell", "cunningham", "buchanan")
    table.play(ChooseClan("stewart", "start-1"), seat=2, deal=())
    assert (table.player(2).merchants, table.player(2).shipping) == (5, 1)


# C4 First workers


@pytest.mark.rule("C4.4")
def test_second_worker_is_placed_in_reverse_order() -> None:
    table = opening()
    choose_clans(table)
    assert place_workers(table, *FAR_APART) == [0, 1, 2, 2, 1, 0]
    assert isinstance(table.pos.stack[-1], Turn)


@pytest.mark.rule("C4.4", "C20.12")
def test_fergusson_places_a_third_at_the_very_end() -> None:
    table = opening("campbell", "fergusson", "cunningham", "buchanan")
    choose_clans(table)  # seat 1 leads Clan Fergusson
    assert place_workers(table, "c4", "a3", "f3", "f7", "i1", "g7", "j9") == [0, 1, 2, 2, 1, 0, 1]
    assert len(table.player(1).units) == 3


@pytest.mark.rule("C4.4")
def test_first_units_are_workers() -> None:
    table = opening()
    choose_clans(table)
    assert refused(table, Expand("sheep", "b3")) == ("first-are-workers", "C4.4")


@pytest.mark.rule("C2.8", "C4.5", "C9.3")
@pytest.mark.parametrize(("unit", "paid"), [("woodcutter", 12), ("miner", 16)])
def test_first_worker_on_forest_and_mountain(unit: str, paid: int) -> None:
    table = opening("buchanan", "campbell", "cunningham", "stewart")
    choose_clans(table)
    table.play(Expand(unit, "k3"), deal=())
    assert table.player().money == 55 - paid


@pytest.mark.rule("C4.5")
def test_two_miners_leave_twenty_nine() -> None:
    table = opening("buchanan", "campbell", "cunningham", "stewart", seats=1)
    choose_clans(table)
    table.play(Expand("miner", "l7"), deal=())  # land £2
    assert table.player().money == 43
    table.play(Expand("miner", "h3"), deal=())  # land £4
    assert table.player().money == 29


@pytest.mark.rule("C4.5")
@pytest.mark.parametrize(("unit", "hex_"), [("woodcutter", "c4"), ("miner", "f7"), ("woodcutter", "b3")])
def test_the_land_must_suit_a_first_worker(unit: str, hex_: str) -> None:
    table = opening()
    choose_clans(table)
    assert refused(table, Expand(unit, hex_)) == ("wrong-land", "C9.3")


@pytest.mark.rule("C4.6", "R-C70")
def test_first_workers_may_stand_anywhere_the_land_suits() -> None:
    table = opening()
    choose_clans(table)
    board = table.pos.board
    wanted = [hex_ for hex_ in board.land if board.terrain[hex_] & 6]
    assert sorted({HEX_OF[action.hex] for action in table.legal(Expand)}) == wanted


@pytest.mark.rule("C4.6", "C2.7")
def test_no_first_worker_joins_another() -> None:
    table = opening()
    choose_clans(table)
    place_workers(table, "c4")
    assert refused(table, Expand("miner", "c4"), seat=1) == ("occupied", "C2.7")


@pytest.mark.rule("C4.6", "R-C70")
def test_first_workers_bring_no_neighbourhood_bonus() -> None:
    table = opening()
    choose_clans(table)
    table.place("distillery", "b4", seat=1)
    assert place_workers(table, "c4", "f7") == [0, 1]


@pytest.mark.rule("C4.6", "R-C70")
def test_ports_cannot_be_used_yet() -> None:
    table = opening()
    choose_clans(table)
    table.pos.ports = (4, 1, 2, 3)
    table.place("miner", "a8")  # next to the port in corner D
    assert table.why_not(PortMoney(5)) == "not-an-answer"


@pytest.mark.rule("C4.6", "C20.29", "R-C70")
def test_robertsons_discount_holds_for_first_workers() -> None:
    table = opening("robertson", "campbell", "cunningham", "buchanan", first=1)
    choose_clans(table)  # seat 0 is last and chooses first
    place_workers(table, "c4", "f7")
    assert table.play(Expand("woodcutter", "a3"), deal=()).player().money == 55 - (6 + 1 - 3)


@pytest.mark.rule("C4.7", "R-C20")
def test_a_first_worker_must_leave_enough_for_the_next() -> None:
    table = opening()
    choose_clans(table)
    assert table.money(14).why_not(Expand("woodcutter", "a3")) == ""  # £7, and £7 for another
    assert refused(table, Expand("woodcutter", "k6")) == ("next-worker-unaffordable", "C4.7")
    assert sentence(table, Expand("woodcutter", "k6")) == (
        "At £8 you could not afford your next worker: you have £14. Choose a cheaper hex."
    )


@pytest.mark.rule("C4.7", "R-C20")
def test_the_last_first_worker_may_take_all_the_money() -> None:
    table = opening(seats=1)
    choose_clans(table)
    place_workers(table, "k6")
    assert table.money(8).why_not(Expand("woodcutter", "l3")) == "too-dear"
    assert table.money(9).why_not(Expand("woodcutter", "l3")) == ""


@pytest.mark.rule("C4.7", "R-C20")
def test_with_55_pounds_even_the_dearest_hexes_can_be_afforded() -> None:
    table = opening()
    choose_clans(table)
    assert all(table.player(seat).money == 55 for seat in range(3))
    assert table.play(Expand("miner", "k3"), deal=()).player().money == 39  # £10 and £6, the most there is


@pytest.mark.rule("C4.5")
def test_a_first_worker_too_dear_is_refused() -> None:
    table = opening()
    choose_clans(table)
    assert refused(table.money(11), Expand("miner", "l7")) == ("too-dear", "C4.5")


@pytest.mark.rule("C5.1")
def test_round_one_begins_without_preparation() -> None:
    table = opening()
    choose_clans(table)
    place_workers(table, *FAR_APART)
    assert table.pos.round == 1
    assert told(table, "round", "opened", "merchants-return") == ["round"]
