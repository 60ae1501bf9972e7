"""The solo game (C22)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.caledonia.tables import Table, begin, keys, run, scores

from bothy.games.caledonia.actions.contracts import pile_size
from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.actions.fulfil import Fulfil
from bothy.games.caledonia.actions.trade import Buy
from bothy.games.caledonia.map.grid import HEX_NAMES, HEX_OF
from bothy.games.caledonia.pack.types import components
from bothy.games.caledonia.pack.types.goods import BREAD, GOODS, MILK, WHISKY, WOOL
from bothy.games.caledonia.position import NEUTRAL
from bothy.games.caledonia.rounds import Round
from bothy.games.caledonia.scoring.review import CaledoniaReview
from bothy.games.caledonia.scoring.scores import import_values, ranked
from bothy.games.caledonia.turn import PASS, Turn
from bothy.games.caledonia.variants.solo import RollPrice

NEXT = 30
"""A contract of the pile, drawn when the board is refilled."""


def solo(clan: str = "") -> Table:
    """A solo table, past the set-up, with five contracts open."""
    return Table(clan, seats=1)


def market(table: Table, *rolls: Any) -> Table:
    """Runs a market phase with these dice; then one contract is drawn and one leaves."""
    return run(table, RollPrice(()), deal=(*rolls, NEXT))


@pytest.mark.rule("C22.7", "R-C17")
@pytest.mark.parametrize("die", [-3, 3])
def test_solo_low_price_rises_whatever_the_sign(die: int) -> None:
    for step in (0, 1, 2):
        table = market(solo().price("wool", step), die, WOOL, 1, MILK, 1, BREAD)
        assert table.pos.prices[WOOL] == step + 3


@pytest.mark.rule("C22.7", "R-C17")
@pytest.mark.parametrize(("die", "moved"), [(-3, -3), (1, 1)])
def test_solo_medium_price_follows_the_die(die: int, moved: int) -> None:
    for step in (3, 6):
        table = market(solo().price("wool", step), die, WOOL, 1, MILK, 1, BREAD)
        assert table.pos.prices[WOOL] == step + moved


@pytest.mark.rule("C22.7", "R-C17")
@pytest.mark.parametrize("die", [-2, 2])
def test_solo_high_price_falls_whatever_the_sign(die: int) -> None:
    for step in (7, 9):
        table = market(solo().price("wool", step), die, WOOL, 1, MILK, 1, BREAD)
        assert table.pos.prices[WOOL] == step - 2


@pytest.mark.rule("C22.4", "C22.9", "R-C68")
def test_solo_minus_three_is_bottom_left() -> None:
    table = market(solo(), 1, WOOL, 1, MILK, -3, BREAD)
    left_column_third_row = 4
    assert table.pos.open == [0, 1, 2, 3, -1, NEXT]
    assert table.pos.open[left_column_third_row] == -1


@pytest.mark.rule("C22.6", "R-C68")
def test_solo_repeat_rolls_the_goods_die_again() -> None:
    table = market(solo(), 1, WOOL, 2, WOOL, MILK, -1, BREAD)
    moved = [step - 3 for step in table.pos.prices]
    assert moved == [1, 0, 2, -1, 0, 0]


@pytest.mark.rule("C22.10", "R-C6", "R-C69")
@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5])
def test_solo_pass_always_sixteen(round_: int) -> None:
    table = Table(seats=1, round=round_).play(PASS)
    assert table.player().money == 16


@pytest.mark.rule("C22.14")
@pytest.mark.parametrize(
    ("total", "name"),
    [
        (0, "newbie"),
        (115, "newbie"),
        (116, "rookie"),
        (130, "rookie"),
        (131, "average"),
        (145, "average"),
        (146, "expert"),
        (160, "expert"),
        (161, "genius"),
        (250, "genius"),
    ],
)
def test_solo_bands(total: int, name: str) -> None:
    assert [band.id for band in components().result_bands if band.from_vp <= total][-1] == name


@pytest.mark.rule("C22.12", "C22.13")
def test_solo_export_and_settlement_ladders() -> None:
    pos = solo().pos
    assert [ranked(pos, "exports", [count])[0] for count in (4, 5, 6, 7, 8)] == [0, 4, 8, 12, 12]
    assert [ranked(pos, "settlements", [count])[0] for count in (7, 8, 10, 11, 13, 14)] == [0, 6, 6, 12, 12, 18]


@pytest.mark.rule("C22.12")
def test_the_export_ladder_counts_fulfilled_contracts() -> None:
    table = solo()
    table.player().fulfilled = tuple(range(10, 16))
    assert scores(table)["exports"] == 8


@pytest.mark.rule("C22.1")
def test_the_map_is_that_of_two_players() -> None:
    assert begin(1).board is begin(2).board
    assert Table(seats=1).money(60).place("sheep", "b4").why_not(Expand("woodcutter", "a4")) == "in-the-mist"


@pytest.mark.rule("C22.2", "R-C34")
def test_neutral_workers_close_every_active_hex_of_one_pound() -> None:
    pos = begin(1)
    closed = [HEX_NAMES[hex_] for hex_, code in enumerate(pos.hexes) if code == NEUTRAL]
    assert closed == [HEX_NAMES[hex_] for hex_ in pos.board.land if pos.board.land_cost[hex_] == 1]
    assert "c4" in closed
    assert "a3" not in closed, "£1, but in mist"


@pytest.mark.rule("C22.2")
def test_a_hex_with_a_neutral_worker_cannot_be_entered() -> None:
    table = solo().money(60).place("sheep", "b4")
    assert table.why_not(Expand("miner", "c4")) == ""
    table.pos.hexes[HEX_OF["c4"]] = NEUTRAL
    assert table.why_not(Expand("miner", "c4")) == "occupied"
    assert "c4" not in [action.hex for action in table.legal(Expand)]


@pytest.mark.rule("C22.2", "R-C69")
def test_there_is_no_neighbourhood_bonus() -> None:
    table = solo().money(60).place("sheep", "b4")
    table.pos.hexes[HEX_OF["c4"]] = NEUTRAL
    table.play(Expand("sheep", "b3"))
    assert isinstance(table.pos.stack[-1], Turn)


@pytest.mark.rule("C22.3", "R-C69")
def test_you_take_one_of_two_pairs() -> None:
    pos = begin(1)
    assert len(pos.offers) == len(pos.legal(0)) == 2
    assert len({clan for clan, _ in pos.offers}) == len({tile for _, tile in pos.offers}) == 2


@pytest.mark.rule("C22.3")
def test_clans_use_their_value_for_one_or_two_players() -> None:
    assert [solo(clan).player().shipping for clan in ("fergusson", "macdonald")] == [2, 1]


@pytest.mark.rule("C22.4", "R-C15", "R-C67")
def test_five_contracts_are_open_and_plus_three_is_empty() -> None:
    pos = begin(1)
    plus_three = next(face.box for face in components().price_faces if face.steps == 3)
    assert len(pos.open) == 6
    assert [place for place, contract in enumerate(pos.open) if contract < 0] == [plus_three]


@pytest.mark.rule("C22.4")
@pytest.mark.parametrize(("die", "place"), [(-1, 0), (1, 1), (-2, 2), (2, 3), (-3, 4), (3, 5)])
def test_the_places_are_minus_on_the_left_and_plus_on_the_right(die: int, place: int) -> None:
    table = market(solo(), 1, WOOL, 1, MILK, die, BREAD)
    assert [at for at, contract in enumerate(table.pos.open) if contract < 0] == [place]


@pytest.mark.rule("C22.5", "R-C5", "R-C66")
def test_preparation_takes_merchants_back_then_moves_prices_then_deals_with_contracts() -> None:
    table = solo().money(4).play(Buy("wool", 1))
    table.pos.passed = (0,)
    run(table, Round(2), deal=(1, WOOL, 1, MILK, 1, BREAD, NEXT))
    rolls = ["rolled-price", "rolled-good", "price"] * 3
    assert keys(table) == ["round", "merchants-return", *rolls, "opened", "removed"]
    assert table.player().merchants == 2


@pytest.mark.rule("C22.5")
def test_round_one_has_no_market_phase() -> None:
    table = run(solo(), Round(1), deal=())
    assert table.pos.prices == [3] * len(GOODS)
    assert isinstance(table.pos.stack[-1], Turn)


@pytest.mark.rule("C22.6")
def test_three_different_goods_change_price() -> None:
    table = market(solo(), 1, WOOL, 2, MILK, 3, WHISKY)
    assert [step - 3 for step in table.pos.prices] == [1, 0, 2, 0, 0, 3]


@pytest.mark.rule("C22.6")
def test_the_dice_have_a_face_for_every_good_and_six_prices() -> None:
    pack = components()
    assert sorted(pack.goods_die.faces) == list(range(len(GOODS)))
    assert sorted([face.steps for face in pack.price_faces]) == [-3, -2, -1, 1, 2, 3]


@pytest.mark.rule("C22.8", "R-C10", "R-C68")
def test_no_solo_roll_leaves_the_track() -> None:
    for step in range(10):
        for die in (-3, -2, -1, 1, 2, 3):
            table = market(solo().price("wool", step), die, WOOL, 1, MILK, 1, BREAD)
            assert 0 <= table.pos.prices[WOOL] <= 9
    assert market(solo().price("wool", 3), -3, WOOL, 1, MILK, 1, BREAD).pos.prices[WOOL] == 0
    assert market(solo().price("wool", 6), 3, WOOL, 1, MILK, 1, BREAD).pos.prices[WOOL] == 9


@pytest.mark.rule("C22.8", "R-C10")
def test_a_marker_stops_at_the_end_of_its_track() -> None:
    table = solo().price("wool", 8)
    table.pos.move_price(WOOL, 3)
    table.pos.move_price(MILK, -9)
    assert (table.pos.prices[WOOL], table.pos.prices[MILK]) == (9, 0)


@pytest.mark.rule("C22.9", "R-C35", "R-C68")
def test_the_contract_rolled_out_leaves_the_game_and_five_remain() -> None:
    table = solo()
    before = pile_size(table.pos)
    market(table, 3, WOOL, 2, MILK, -1, BREAD)
    assert table.pos.open == [-1, 1, 2, 3, 4, NEXT], "the third price die, not the first or the second"
    assert pile_size(table.pos) == before - 1
    assert 0 not in (*table.pos.unseen, *table.pos.under)


@pytest.mark.rule("C22.9")
def test_contracts_taken_are_replaced_before_one_leaves() -> None:
    table = solo()
    table.pos.open[0] = table.pos.open[1] = -1
    run(table, RollPrice(()), deal=(1, WOOL, 1, MILK, 1, BREAD, 30, 31, 32))
    assert table.pos.open == [30, -1, 2, 3, 4, 32]


@pytest.mark.rule("C22.11", "R-C69")
def test_imports_are_ranked_by_your_own_amounts() -> None:
    table = solo()
    table.player().imports = table.pos.imports = [4, 1, 4]
    assert import_values(table.pos) == [4, 5, 3]
    assert scores(table)["imports"] == 4 * 4 + 1 * 5 + 4 * 3


@pytest.mark.rule("C22.11", "R-C9")
def test_the_import_track_pays_as_usual() -> None:
    table = solo().contract(48).goods(wool=1, bread=1, cheese=1)
    table.pos.imports = [0, 0, 2]
    table.play(Fulfil(47, (), (), ()))
    assert (table.pos.imports, table.player().money) == ([0, 0, 5], 1)


@pytest.mark.rule("C22.13")
def test_settlements_of_a_solo_game_need_eight() -> None:
    table = solo().place("sheep", "b4")
    assert scores(table)["settlements"] == 0


@pytest.mark.rule("C22.14")
def test_the_other_categories_score_as_usual() -> None:
    table = solo().money(25).goods(wool=3, whisky=2)
    table.player().glory, table.player().hops = 6, 5
    assert scores(table) == {
        "glory": 6, "basic-goods": 3, "processed-goods": 4, "money": 2, "hops": 5,
        "imports": 0, "exports": 0, "settlements": 0, "bid": 0,
    }  # fmt: skip


@pytest.mark.rule("C22.14")
@pytest.mark.parametrize(
    ("glory", "band"),
    [(0, "newbie"), (115, "newbie"), (116, "rookie"), (131, "average"), (146, "expert"), (161, "genius")],
)
def test_the_view_names_the_band_of_a_solo_result(glory: int, band: str) -> None:
    table = Table(seats=1)
    table.player().glory = glory
    assert table.rules.view(table.pos, 0)["band"] == band


@pytest.mark.rule("C22.14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_more_players_a_result_has_no_band(seats: int) -> None:
    table = Table(seats=seats)
    table.player().glory = 150
    assert table.rules.view(table.pos, 0)["band"] == ""


@pytest.mark.rule("C22.14")
@pytest.mark.parametrize(
    ("glory", "told"),
    [
        (0, [("verdict-band", {"band": "newbie"}), ("verdict-next", {"band": "rookie", "points": 116})]),
        (145, [("verdict-band", {"band": "average"}), ("verdict-next", {"band": "expert", "points": 1})]),
        (161, [("verdict-band", {"band": "genius"})]),
    ],
)
def test_a_solo_result_is_shown_by_name_with_the_points_to_the_next(glory: int, told: list[object]) -> None:
    table = Table(seats=1)
    table.player().glory = glory
    assert [(text.key, dict(text.values)) for text in CaledoniaReview().verdict(table.pos)] == told


@pytest.mark.rule("C22.14")
def test_among_several_players_the_ranks_say_it_all() -> None:
    assert CaledoniaReview().verdict(Table(seats=2).pos) == []
