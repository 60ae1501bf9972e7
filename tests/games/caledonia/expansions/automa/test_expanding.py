"""The Automa's choice of a hex and a unit (A4.15 to A4.22, A4.24)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.caledonia.expansions.automa.automa_tables import automa_table, automa_turn, lines, part, tell
from tests.games.caledonia.tables import Table, keys, run

from bothy.games.caledonia.expansions.automa.cards import card
from bothy.games.caledonia.expansions.automa.deck import NOTCHES
from bothy.games.caledonia.expansions.automa.expand import (
    criteria_of,
    expand,
    merchants_placed,
    ports_wanted,
    units_by_hex,
)
from bothy.games.caledonia.expansions.automa.growth import Groups, growing, most_settlements
from bothy.games.caledonia.expansions.automa.market import Neighbourhood
from bothy.games.caledonia.expansions.automa.units import ChooseUnit
from bothy.games.caledonia.map.grid import HEX_NAMES, HEX_OF, MODULE_OF, MODULES
from bothy.games.caledonia.pack.types.goods import MILK, WOOL
from bothy.games.caledonia.pack.types.units import UNITS
from bothy.games.caledonia.position import owner_of, unit_of

TECHNOLOGY_FIRST = 1
"""Without three workers out the Automa goes on to expand."""


def deployed(table: Table) -> list[tuple[str, str]]:
    return [(each["unit"], each["hex"]) for each in tell(table, "deployed")]


def names(hexes: Any) -> list[str]:
    return [HEX_NAMES[hex_] for hex_ in hexes]


# Modules and criteria


@pytest.mark.rule("A4.15")
def test_example_with_a_card_of_module_a_it_expands_on_module_a() -> None:
    table = automa_table().money(30, 1).place("miner", "c4", 1).place("sheep", "i5", 1)
    automa_turn(table, TECHNOLOGY_FIRST, 13)
    assert [MODULES[MODULE_OF[HEX_OF[hex_]]] for _, hex_ in deployed(table)] == ["A"]


@pytest.mark.rule("A4.16", "A4.18")
def test_example_card_b_port_costs_settlements_neighbourhood() -> None:
    """Card 6: first the port, then the cheapest hex, then settlements, then the neighbourhood."""
    table = automa_table(ports=(1, 2, 3, 4)).money(60, 1).shipping(1, 1).place("miner", "k3", 1)
    automa_turn(table, TECHNOLOGY_FIRST, 6)
    assert lines(table)[:3] == ["support 6: B", "port: k2 l2", "cheapest: l2 £1"]
    assert deployed(table) == [("woodcutter", "l2")]
    assert tell(table, "automa-port") == [{"port": 2, "corner": "B"}]


@pytest.mark.rule("A4.16")
def test_a_whole_expansion_is_reported_step_by_step() -> None:
    """Support 9: A, B; port: none; settlements; neighbourhood: none; cheapest; the token; the unit."""
    table = (
        automa_table(notch="distillery", ports=(1, 2, 3, 4)).money(60, 1).shipping(2, 1).place("miner", "c2", 1)
    )
    table.place("miner", "g3", 1).place("miner", "e6", 1).place("miner", "c4", 0)
    table.player(1).technology[1] = 1  # so that the card tries to expand
    table.player(1).ports = (0, 1)
    automa_turn(table, TECHNOLOGY_FIRST, 9)
    assert lines(table) == [
        "support 9: A, B",
        "port: none",
        "settlements: b3 d3 d4 h3 h4",
        "neighbourhood: none",
        "cheapest: d3 £1",
        "distillery +2: sheep",
        "sheep £8",
    ]
    assert deployed(table) == [("sheep", "d3")]


@pytest.mark.rule("A4.16")
def test_a_criterion_that_no_hex_fits_is_left_out_and_chance_decides_at_the_end() -> None:
    table = automa_table().money(7, 1).place("sheep", "h7", 1).shipping(1, 1)
    automa_turn(table, TECHNOLOGY_FIRST, 11, HEX_OF["i8"])
    told = ["support 11: C", "port: none", "settlements: none", "cheapest: g7 i8 £1", "neighbourhood: none"]
    assert lines(table)[:5] == told
    assert tell(table, "automa-random") == [{"hex": "i8"}]
    assert deployed(table) == [("woodcutter", "i8")]


@pytest.mark.rule("A4.16", "R-A18")
def test_only_hexes_count_that_some_unit_it_has_may_take_and_it_can_pay() -> None:
    table = automa_table().money(7, 1).place("sheep", "h7", 1)
    found = units_by_hex(table.pos)
    assert {UNITS[unit] for units in found.values() for unit in units} == {"woodcutter"}
    assert all(table.pos.board.land_cost[hex_] == 1 for hex_ in found)
    table.player(1).left[6] = 0
    assert units_by_hex(table.pos) == {}


@pytest.mark.rule("A4.18", "R-A12")
def test_the_cheapest_hex_goes_by_the_land_alone() -> None:
    table = automa_table(round=2).money(40, 1).place("sheep", "c6", 1)
    expand(table.pos, card(table.pos, 4))  # D; costs first
    costs = {HEX_NAMES[hex_]: table.pos.board.land_cost[hex_] for hex_ in units_by_hex(table.pos)}
    frame = table.pos.stack[-1]
    chosen = [HEX_NAMES[frame.hex]] if isinstance(frame, ChooseUnit) else names(frame.hexes)  # type: ignore[attr-defined]
    assert {costs[hex_] for hex_ in chosen} == {min(costs.values())}


# Settlements


@pytest.mark.rule("A4.17", "R-A13")
def test_figure_with_one_loch_it_links_its_settlements_and_with_river_crossing_it_adds_one() -> None:
    """Unit B in module D, unit A elsewhere: C1 next to B links A over a loch, C2 is across a river."""
    a, b, c1, c2 = "h7", "f6", "f7", "e6"
    for level, chosen in ((2, c1), (1, c2)):
        table = automa_table().money(100, 1).shipping(level, 1).place("sheep", a, 1).place("sheep", b, 1)
        hexes = sorted([hex_ for hex_ in units_by_hex(table.pos) if MODULES[MODULE_OF[hex_]] == "D"])
        assert names(most_settlements(Groups(table.pos, 1), hexes)) == [chosen]
    board = table.pos.board
    assert HEX_OF[c1] in board.neighbours[HEX_OF[b]]  # so that C1 adds no settlement to B


@pytest.mark.rule("A4.17", "R-A13")
def test_a_hex_that_gains_no_settlement_does_not_fit() -> None:
    table = automa_table().money(100, 1).place("sheep", "f6", 1)
    near = list(units_by_hex(table.pos))
    assert near
    assert most_settlements(Groups(table.pos, 1), near) == []


@pytest.mark.rule("A4.19", "R-A13")
def test_in_round_five_it_looks_at_all_modules_and_expands_only_if_its_largest_group_grows() -> None:
    table = automa_table(round=5).money(100, 1).place("sheep", "f6", 1)
    groups = Groups(table.pos, 1)
    assert growing(groups, list(units_by_hex(table.pos))) == []  # no ships: every hex joins the one settlement
    table.pos.open = [-1] * len(table.pos.open)
    automa_turn(table, TECHNOLOGY_FIRST, 4)
    assert [each["why"] for each in tell(table, "automa-cannot")][:2] == ["no-workers", "no-hex"]
    assert tell(table, "automa-support") == [{"card": 4, "modules": ("A", "B", "C", "D"), "steps": 4}]
    table.shipping(1, 1)
    assert growing(Groups(table.pos, 1), sorted(units_by_hex(table.pos)))


@pytest.mark.rule("A4.19")
def test_in_round_five_settlements_come_first_and_the_rest_of_the_card_breaks_ties() -> None:
    table = automa_table(round=5)
    assert criteria_of(table.pos, card(table.pos, 4)) == ["settlements", "costs", "port", "neighbourhood"]
    table.pos.round = 4
    assert criteria_of(table.pos, card(table.pos, 4)) == ["costs", "port", "settlements", "neighbourhood"]


# Choice of unit


def choose(table: Table, hex_: str, support: int, *deal: Any) -> Table:
    """Chooses a unit for a hex, with this support card."""
    return run(table, ChooseUnit(HEX_OF[hex_], support), deal=deal)


def plenty(notch: str = "sheep", **choices: Any) -> Table:
    return automa_table(notch=notch, **choices).money(100, 1)


@pytest.mark.rule("A4.20", "R-A7")
@pytest.mark.parametrize(("support", "unit"), [(4, "field"), (7, "sheep"), (1, "cow"), (5, "distillery")])
def test_example_four_steps_from_sheep_is_the_field_and_seven_steps_is_the_sheep(support: int, unit: str) -> None:
    table = choose(plenty(), "c2", support)  # a hex for all: grassland and mountain
    assert deployed(table) == [(unit, "c2")]
    assert NOTCHES[part(table).token] == unit


@pytest.mark.rule("A4.20", "R-A7")
def test_a_column_that_is_used_up_is_not_counted() -> None:
    table = plenty()
    table.player(1).left[UNITS.index("cow")] = 0
    assert deployed(choose(table, "c2", 1)) == [("cheese-dairy", "c2")]


@pytest.mark.rule("A4.20", "R-A7", "R-A18")
def test_from_a_unit_that_does_not_fit_the_token_goes_on_to_one_that_does() -> None:
    table = plenty().money(12, 1)  # a field is too expensive
    assert deployed(choose(table, "c2", 4)) == [("distillery", "c2")]
    table = choose(plenty("distillery"), "b4", 1)  # no worker on plain grassland
    assert deployed(table) == [("sheep", "b4")]


@pytest.mark.rule("A4.20", "R-A18")
def test_if_only_workers_fit_the_token_stays() -> None:
    table = choose(plenty("bakery"), "c4", 3)
    assert deployed(table) == [("miner", "c4")]
    assert NOTCHES[part(table).token] == "bakery"
    assert tell(table, "automa-token-moves") == []


@pytest.mark.rule("A4.21", "R-A18")
def test_of_two_kinds_of_worker_the_improved_one_goes_first() -> None:
    for technology, unit in (([1, 0], "woodcutter"), ([0, 1], "miner")):
        table = plenty()
        table.player(1).technology = technology
        assert deployed(choose(table, "k3", 3)) == [(unit, "k3")]


@pytest.mark.rule("A4.21")
@pytest.mark.parametrize(("die", "unit"), [(1, "woodcutter"), (-1, "miner")])
def test_else_the_die_decides(die: int, unit: str) -> None:
    assert deployed(choose(plenty(), "k3", 3, die)) == [(unit, "k3")]
    both = plenty()
    both.player(1).technology = [1, 1]
    assert deployed(choose(both, "k3", 3, die)) == [(unit, "k3")]


@pytest.mark.rule("A4.20")
def test_it_pays_for_unit_and_land() -> None:
    table = choose(plenty(), "c2", 1)
    assert table.player(1).money == 100 - 9 - 1


@pytest.mark.rule("A4.24", "R-A3")
def test_its_fourth_building_brings_no_contracts() -> None:
    table = plenty("cheese-dairy")
    table.player(1).left[UNITS.index("bakery")] = 1
    choose(table, "c2", 1)
    assert deployed(table) == [("bakery", "c2")]
    assert "drawn" not in keys(table)
    assert not table.pos.seats_to_act()


# The neighbourhood bonus


def beside(price: int, merchants: int = 2, seats: int = 2) -> Table:
    """A table with a person's sheep next to d3, and wool at this step."""
    table = automa_table(seats=seats).money(100, seats - 1)
    table.merchants(merchants, seats - 1).price("wool", price)
    return table.place("sheep", "d4", 0)


@pytest.mark.rule("A4.22", "R-A4")
@pytest.mark.parametrize(("step", "merchants", "bought"), [(2, 7, 4), (2, 3, 3), (3, 7, 2), (6, 1, 1), (7, 7, 0)])
def test_it_buys_two_in_the_medium_band_up_to_four_in_the_low_one_and_none_in_the_high(
    step: int, merchants: int, bought: int
) -> None:
    table = run(beside(step, merchants), Neighbourhood(HEX_OF["d3"]))
    player = table.player(1)
    assert (player.market[WOOL], player.merchants) == (bought, merchants - bought)
    assert (player.money, player.goods[WOOL]) == (100 + 3 * bought, 0)
    assert table.pos.prices[WOOL] == step + bought


@pytest.mark.rule("A4.22", "R-A14")
def test_at_three_players_the_limit_of_the_table_is_three() -> None:
    table = run(beside(0, 7, seats=3), Neighbourhood(HEX_OF["d3"]))
    assert table.player(2).market[WOOL] == 3


@pytest.mark.rule("A4.22", "R-A4")
def test_it_never_buys_against_its_own_merchants_but_may_buy_again() -> None:
    table = beside(3)
    table.player(1).market[WOOL] = -1
    assert run(table, Neighbourhood(HEX_OF["d3"])).player(1).market[WOOL] == -1
    table = beside(3)
    table.player(1).market[WOOL] = 1
    assert run(table, Neighbourhood(HEX_OF["d3"])).player(1).market[WOOL] == 3


@pytest.mark.rule("A4.22", "R-A4")
def test_of_several_goods_it_buys_the_one_with_the_lowest_marker() -> None:
    table = beside(5).place("cow", "b4", 0)
    near = table.pos.board.neighbours[HEX_OF["c4"]]
    assert {HEX_OF["b4"], HEX_OF["d4"]} & set(near) == {HEX_OF["b4"], HEX_OF["d4"]}
    run(table.price("milk", 4), Neighbourhood(HEX_OF["c4"]))
    assert (table.player(1).market[MILK], table.player(1).market[WOOL]) == (2, 0)


@pytest.mark.rule("A4.22", "R-A4")
def test_goods_with_equal_markers_are_chosen_from_by_chance() -> None:
    table = beside(4).place("cow", "b4", 0).price("milk", 4)
    run(table, Neighbourhood(HEX_OF["c4"]), deal=(WOOL,))
    assert table.player(1).market[WOOL] == 2


@pytest.mark.rule("A4.18", "R-A14")
def test_the_neighbourhood_criterion_counts_merchants_and_zero_does_not_fit() -> None:
    table = beside(2, 3)
    assert merchants_placed(table.pos, HEX_OF["d3"]) == 3
    assert merchants_placed(table.pos, HEX_OF["f2"]) == 0


@pytest.mark.rule("A4.18")
def test_a_port_it_has_used_is_left_out() -> None:
    table = automa_table(ports=(1, 2, 3, 4))
    assert ports_wanted(table.pos, (0, 1)) == 0b11
    table.player(1).ports = (0,)
    assert ports_wanted(table.pos, (0, 1)) == 0b10


@pytest.mark.rule("R-A21", "A4.18")
def test_without_ports_the_criterion_fits_nothing() -> None:
    table = automa_table(ports=()).money(60, 1).shipping(2, 1).place("miner", "j3", 1)
    automa_turn(table, TECHNOLOGY_FIRST, 6)
    assert lines(table)[1] == "port: none"


@pytest.mark.rule("R-I53")
def test_mackintosh_is_paid_for_the_units_of_the_automa() -> None:
    table = automa_table(options={"clan-tiles": "both"})
    clans = [row.id for row in table.pos.rules.pack.clans]
    table.player(0).clan = clans.index("mackintosh")
    table.place("miner", "c4", 0).money(100, 1).money(0, 0)
    run(table, ChooseUnit(HEX_OF["d3"], 1))
    assert table.player(0).money == 3 * int(unit_of(table.pos.hexes[HEX_OF["d3"]]) in (2, 3, 5, 6, 7))
    assert owner_of(table.pos.hexes[HEX_OF["d3"]]) == 1
