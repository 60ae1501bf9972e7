"""The aim of the game and the components (C1, C2)."""

from __future__ import annotations

import pytest
from tests.games.caledonia.sketches import S1, all_pass, refused, sketch
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.actions.contracts import DrawContract, Obtain
from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.actions.fulfil import Fulfil
from bothy.games.caledonia.actions.trade import Buy
from bothy.games.caledonia.game import CALEDONIA
from bothy.games.caledonia.map.board import atlas
from bothy.games.caledonia.map.grid import COLUMNS, HEX_OF, MODULE_OF, MODULES, ROWS, corners
from bothy.games.caledonia.pack.types import components
from bothy.games.caledonia.pack.types.goods import BASIC_GOODS, GOODS, PROCESSED_GOODS
from bothy.games.caledonia.pack.types.units import UNITS
from bothy.games.caledonia.production import Produce
from bothy.games.caledonia.turn import EndTurn
from bothy.kernel import InvalidInput

BOARDS = [atlas(components().sides).board(layout, 4) for layout in atlas(components().sides).layouts]
PRICES = {
    "wool": (3, 3, 4, 4, 5, 5, 6, 6, 7, 8),
    "grain": (3, 3, 4, 5, 6, 6, 7, 7, 8, 8),
    "milk": (3, 4, 5, 5, 6, 6, 7, 7, 8, 8),
    "bread": (7, 8, 9, 10, 11, 11, 12, 13, 14, 15),
    "cheese": (7, 8, 9, 10, 11, 12, 13, 14, 14, 15),
    "whisky": (8, 9, 10, 11, 12, 13, 13, 14, 15, 16),
}


# C1 Aim of the game


@pytest.mark.rule("C1.1", "C5.7")
def test_after_five_rounds_the_most_points_win() -> None:
    table = Table().money(100, seat=1)
    for number in range(1, 6):
        assert (table.pos.round, table.pos.finished) == (number, False)
        all_pass(table)
    assert table.pos.finished
    assert table.rules.result(table.pos).winners == (1,)


@pytest.mark.rule("C1.2")
def test_points_come_from_eight_places() -> None:
    scores = Table().rules.result(Table().pos).scores[0]
    assert [category for category in scores if category != "bid"] == [
        "glory",
        "basic-goods",
        "processed-goods",
        "money",
        "hops",
        "imports",
        "exports",
        "settlements",
    ]


@pytest.mark.rule("C1.3")
@pytest.mark.parametrize(("seats", "small"), [(1, True), (2, True), (3, False), (4, False)])
def test_one_to_four_play_and_one_or_two_on_the_smaller_map(seats: int, small: bool) -> None:
    board = Table(seats=seats).pos.board
    assert (not all(board.active)) is small


@pytest.mark.rule("C1.3")
@pytest.mark.parametrize("seats", [0, 5])
def test_a_game_with_no_players_or_with_five_is_refused(seats: int) -> None:
    with pytest.raises(InvalidInput):
        CALEDONIA.open({}, seats)


@pytest.mark.rule("C1.4", "R-C102")
def test_everyone_sees_everyones_money_goods_and_contracts() -> None:
    table = Table().money(7, seat=1).goods(seat=1, milk=3).contract(20, seat=1)
    views = [table.rules.view(table.pos, seat) for seat in (0, 1, 2, None)]
    assert views == [views[0]] * 4
    rival = views[0]["players"][1]
    assert (rival["money"], rival["goods"]["milk"], rival["box"]) == (7, 3, [19])


@pytest.mark.rule("C1.4", "R-C102")
def test_no_one_knows_the_order_of_the_pile() -> None:
    table = all_pass(Table().play(Obtain((0,)), EndTurn()))  # the refill has drawn a contract
    left = table.pos.unseen
    assert len(left) == 50 - 8
    assert list(left) == sorted(left)
    assert DrawContract(-1).outcomes(table.pos) == [(contract, 1) for contract in left]


@pytest.mark.rule("C1.5", "R-C38")
def test_goods_never_run_out() -> None:
    table = Table().money(100).goods(seat=1, wool=1000).goods(wool=1000)
    assert table.play(Buy("wool", 2)).stock("wool") == 1002


@pytest.mark.rule("C1.5", "C9.1", "R-C38")
def test_units_run_out() -> None:
    table = Table().money(100).place("miner", "c4")
    for hex_ in ("b3", "b4", "d3", "d4"):
        table.place("sheep", hex_)
    assert refused(table, Expand("sheep", "c5")) == ("none-left", "C9.1")
    assert table.why_not(Expand("cow", "c5")) == ""


@pytest.mark.rule("C1.5", "R-C38")
def test_no_player_goes_into_debt() -> None:
    table = Table().money(7)
    assert refused(table, Buy("wool", 2)) == ("too-dear", "C7.2")
    assert table.money(8).play(Buy("wool", 2)).player().money == 0


# C2 Components


@pytest.mark.rule("C2.1")
def test_four_modules_make_thirteen_columns_of_nine() -> None:
    assert (COLUMNS, ROWS) == (13, 9)
    letters = [MODULES[MODULE_OF[HEX_OF[name]]] for name in ("a1", "m1", "m9", "a9")]
    assert letters == ["A", "B", "C", "D"]


@pytest.mark.rule("C2.1")
def test_the_letter_rocks_meet_in_the_middle() -> None:
    rocks = {side.id: cell.hex for side in components().sides for cell in side.cells if cell.feature == "rock"}
    assert [rocks[f"{letter}{number}"] for number in (1, 2) for letter in "ABCD"] == [
        HEX_OF[name] for name in ("f4", "g5", "g6", "f5")
    ] * 2


@pytest.mark.rule("C2.1")
@pytest.mark.parametrize(("seats", "active"), [(2, False), (3, True), (4, True)])
def test_the_whole_map_is_active_with_three_or_four(seats: int, active: bool) -> None:
    assert Table(seats=seats).pos.board.active[HEX_OF["a3"]] is active


@pytest.mark.rule("C2.2")
def test_land_shows_its_kinds_and_a_cost_of_1_to_6_and_a_loch_neither() -> None:
    for board in BOARDS:
        for hex_, loch in enumerate(board.loch):
            terrain, cost = board.terrain[hex_], board.land_cost[hex_]
            assert (terrain, cost) == (0, 0) if loch else (1 <= terrain <= 7 and 1 <= cost <= 6)


@pytest.mark.rule("C2.3")
def test_rivers_run_between_land_from_one_loch_to_another() -> None:
    for board, layout in zip(BOARDS, atlas(components().sides).layouts, strict=True):
        for side in components().sides:
            for river in side.rivers if side.id in layout else ():
                assert not any(board.loch[hex_] for edge in river.edges for hex_ in edge)
                assert all(board.loch[mouth] for mouth in river.mouths)
                assert river.mouths[0] in corners(*river.edges[0])
                assert river.mouths[1] in corners(*river.edges[-1])


@pytest.mark.rule("C2.4")
def test_hexes_with_a_river_between_are_adjacent_but_not_neighbouring() -> None:
    board = sketch(Table(), *S1).pos.board
    f3, f4, e4 = HEX_OF["f3"], HEX_OF["f4"], HEX_OF["e4"]
    assert f4 in board.across_river[f3]
    assert f4 not in board.neighbours[f3]
    assert e4 in board.neighbours[f3]


@pytest.mark.rule("C2.5", "R-C74")
def test_deltas_lie_along_the_first_and_the_last_border_of_a_river() -> None:
    board = sketch(Table(), *S1).pos.board
    assert [name for name in ("f3", "f4", "e5", "f5") if board.delta[HEX_OF[name]]] == ["f3", "f4", "e5", "f5"]
    assert not board.delta[HEX_OF["e4"]]


@pytest.mark.rule("C2.5", "R-C74")
def test_a_river_that_springs_on_land_has_no_delta_at_its_spring() -> None:
    board = sketch(Table(), land="e4 e5 f4 f5 d5", lochs="e6", rivers=("e4 > e5/f4 e5/f5 > e6",)).pos.board
    assert board.delta[HEX_OF["f5"]]
    assert not board.delta[HEX_OF["f4"]]


@pytest.mark.rule("C2.6", "R-C72")
@pytest.mark.parametrize(
    ("name", "border"), [("a3", True), ("a1", True), ("b9", True), ("m4", True), ("c4", False)]
)
def test_the_border_is_where_fewer_than_six_hexes_are_around(name: str, border: bool) -> None:
    assert Table(seats=3).pos.board.border[HEX_OF[name]] is border


@pytest.mark.rule("C2.7")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_hex_holds_one_unit_no_matter_who_owns_it(seat: int) -> None:
    table = Table().money(50).place("miner", "c4").place("sheep", "d4", seat=seat)
    assert refused(table, Expand("cow", "d4")) == ("occupied", "C2.7")


UNIT_TABLE = [
    ("sheep", 8, "grassland"),
    ("cow", 9, "grassland"),
    ("field", 18, "grassland"),
    ("cheese-dairy", 12, "grassland"),
    ("bakery", 8, "grassland"),
    ("distillery", 10, "grassland"),
    ("woodcutter", 6, "forest"),
    ("miner", 10, "mountain"),
]


@pytest.mark.rule("C2.8")
@pytest.mark.parametrize(("unit", "cost", "land"), UNIT_TABLE)
def test_each_unit_costs_its_price_and_goes_on_its_land(unit: str, cost: int, land: str) -> None:
    table = sketch(Table().money(30), land="e5 e4=g2 d5=f2 f5=m2").place("sheep", "e5")
    hexes = {"grassland": "e4", "forest": "d5", "mountain": "f5"}
    assert [action.hex for action in table.legal(Expand) if action.unit == unit] == [hexes[land]]
    assert table.play(Expand(unit, hexes[land])).player().money == 30 - cost - 2


@pytest.mark.rule("C2.8", "C5.5")
@pytest.mark.parametrize(
    ("unit", "hex_", "money", "goods"),
    [
        ("sheep", "b3", 0, {"wool": 1}),
        ("cow", "b3", 0, {"milk": 1}),
        ("field", "b3", 0, {"grain": 2}),
        ("woodcutter", "f7", 4, {}),
        ("miner", "c4", 6, {}),
    ],
)
def test_a_unit_gives_this_in_each_production(unit: str, hex_: str, money: int, goods: dict[str, int]) -> None:
    table = all_pass(Table().place(unit, hex_))
    assert table.player().money == 16 + money
    assert table.player().goods == [goods.get(good, 0) for good in GOODS]


@pytest.mark.rule("C2.8", "C5.5")
@pytest.mark.parametrize(
    ("unit", "uses", "made"),
    [
        ("cheese-dairy", "milk", Produce(1, 0, 0)),
        ("bakery", "grain", Produce(0, 1, 0)),
        ("distillery", "grain", Produce(0, 0, 1)),
    ],
)
def test_a_building_may_turn_one_good_into_another(unit: str, uses: str, made: Produce) -> None:
    table = all_pass(Table().place(unit, "b3").goods(**{uses: 2}))
    assert table.legal(Produce) == [made, Produce(0, 0, 0)]


@pytest.mark.rule("C2.8", "C2.9")
def test_there_are_four_of_each_of_eight_units_and_eight_workers() -> None:
    assert Table().player().left == [4] * 8
    kinds = {unit: row.kind for unit, row in zip(UNITS, components().units, strict=True)}
    assert [unit for unit in UNITS if kinds[unit] == "animal"] == ["sheep", "cow"]
    assert [unit for unit in UNITS if kinds[unit] == "building"] == ["cheese-dairy", "bakery", "distillery"]
    assert [unit for unit in UNITS if kinds[unit] == "worker"] == ["woodcutter", "miner"]


@pytest.mark.rule("C2.10")
def test_three_goods_are_basic_and_three_processed() -> None:
    assert [GOODS[good] for good in BASIC_GOODS] == ["wool", "grain", "milk"]
    assert [GOODS[good] for good in PROCESSED_GOODS] == ["bread", "cheese", "whisky"]


@pytest.mark.rule("C2.10")
@pytest.mark.parametrize("meat", ["beef", "mutton"])
def test_meat_is_never_traded(meat: str) -> None:
    assert Table().money(100).why_not(Buy(meat, 1)) == "no-such-good"


@pytest.mark.rule("C2.11", "C3.6")
def test_two_of_seven_merchants_start_in_stock() -> None:
    assert (Table().player().merchants, Table().player().to_hire) == (2, 5)


@pytest.mark.rule("C2.12")
def test_the_shipping_track_has_six_positions() -> None:
    assert [level.id for level in components().shipping_levels] == [
        "no-shipping",
        "river-crossing",
        "1-loch",
        "2-loch",
        "3-loch",
        "4-loch",
    ]
    assert Table().player().shipping == 0


@pytest.mark.rule("C2.13", "C3.6")
def test_a_player_has_two_plain_tiles_four_port_markers_and_one_box() -> None:
    player = Table().player()
    assert (player.technology, player.boxes, player.box) == ([0, 0], 1, ())
    assert components().setup.port_markers == 4


@pytest.mark.rule("C2.14", "R-C17")
@pytest.mark.parametrize("good", GOODS)
def test_prices_by_step(good: str) -> None:
    table, at = Table(), GOODS.index(good)
    assert table.pos.prices[at] == 3
    assert tuple([table.price(good, step).pos.price(at) for step in range(10)]) == PRICES[good]


@pytest.mark.rule("C2.14", "R-C17")
def test_one_price_table_serves_every_number_of_players() -> None:
    tables = [Table(seats=seats) for seats in (1, 2, 3, 4)]
    assert [table.pos.rules.prices for table in tables] == [tables[0].pos.rules.prices] * 4


@pytest.mark.rule("C2.15")
def test_fifty_contracts_ask_for_no_grain_and_no_milk() -> None:
    contracts = components().contracts
    assert len(contracts) == 50
    asked = [sum([contract.goods[good] for contract in contracts]) for good in range(len(GOODS))]
    assert [good for good, count in zip(GOODS, asked, strict=True) if not count] == ["grain", "milk"]
    assert all(sum(contract.goods) + sum(contract.meat) for contract in contracts)


@pytest.mark.rule("C2.15")
def test_all_contracts_but_one_bring_one_rare_import_and_most_bring_hops() -> None:
    kinds = [len([count for count in contract.imports if count]) for contract in components().contracts]
    assert (kinds.count(0), kinds.count(1)) == (1, 49)
    assert len([contract for contract in components().contracts if contract.hops]) > 25


@pytest.mark.rule("C2.16", "R-C21")
def test_import_markers_begin_at_0_and_first_step_to_1() -> None:
    table = Table().goods(wool=3).contract(6)  # one sugar cane
    assert table.pos.imports == [0, 0, 0]
    assert table.play(Fulfil(5, (), (), ())).pos.imports == [0, 0, 1]


@pytest.mark.rule("C2.16", "R-C21")
def test_glory_markers_begin_at_0() -> None:
    assert [player.glory for player in Table().pos.players] == [0, 0, 0]


@pytest.mark.rule("C2.17")
def test_maps_and_starting_tiles_say_that_they_are_our_own() -> None:
    sources = [
        source for name, _, source in CALEDONIA.packs.rows() if name in ("map module sides", "starting tiles")
    ]
    assert len(sources) == 16 + 16
    assert all("original" in source or "photograph" in source for source in sources), sources
