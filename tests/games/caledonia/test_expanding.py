"""Expanding onto the map (C9)."""

from __future__ import annotations

import pytest
from tests.games.caledonia.sketches import refused, sentence, sketch
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.actions.bonuses import DrawContracts
from bothy.games.caledonia.actions.contracts import Keep
from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.actions.trade import Buy
from bothy.games.caledonia.map.grid import HEX_OF
from bothy.games.caledonia.pack.types.units import UNITS
from bothy.games.caledonia.turn import Turn


def on_c4() -> Table:
    """A table with red's miner on c4, which neighbours b3, b4, c5, d3 and d4."""
    return Table().money(50).place("miner", "c4")


@pytest.mark.rule("C9.1")
def test_a_unit_goes_from_the_board_to_a_neighbouring_hex() -> None:
    table = on_c4().play(Expand("sheep", "d3"))
    assert table.player().left[UNITS.index("sheep")] == 3
    assert table.player().units == [HEX_OF["c4"], HEX_OF["d3"]]
    assert isinstance(table.pos.stack[-1], Turn)


@pytest.mark.rule("C9.1")
def test_without_ships_only_neighbouring_hexes_are_open() -> None:
    hexes = {action.hex for action in on_c4().legal(Expand)}
    assert sorted(hexes) == ["b3", "b4", "c5", "d3", "d4"]


@pytest.mark.rule("C9.1")
def test_rivals_units_open_nothing() -> None:
    table = on_c4().place("miner", "i1", seat=1)
    assert refused(table, Expand("sheep", "h1")) == ("out-of-reach", "C10.2")


@pytest.mark.rule("C9.1", "C21.1")
def test_no_player_expands_into_the_mist() -> None:
    table = Table(seats=2).money(50).place("sheep", "b4")
    assert refused(table, Expand("sheep", "a4")) == ("in-the-mist", "C21.1")


@pytest.mark.rule("C9.1")
@pytest.mark.parametrize("action", [Expand("sheep", "z9"), Expand("goat", "d3")], ids=["hex", "unit"])
def test_hexes_and_units_that_are_not_in_the_game_are_refused(action: Expand) -> None:
    assert on_c4().why_not(action) == "no-such-hex"


@pytest.mark.rule("C9.2")
@pytest.mark.parametrize(("unit", "hex_", "paid"), [("sheep", "d3", 9), ("field", "d4", 22), ("miner", "c5", 13)])
def test_unit_and_land_are_paid(unit: str, hex_: str, paid: int) -> None:
    assert on_c4().play(Expand(unit, hex_)).player().money == 50 - paid


@pytest.mark.rule("C9.2")
def test_an_expansion_one_cannot_pay_is_refused() -> None:
    table = on_c4().money(21)
    assert refused(table, Expand("field", "d4")) == ("too-dear", "C9.2")
    assert sentence(table, Expand("field", "d4")) == (
        "It costs £22, and you have £21. Selling goods or passing brings in money."
    )
    assert table.money(22).why_not(Expand("field", "d4")) == ""


@pytest.mark.rule("C9.2", "C20.6", "C20.29", "R-C56")
def test_discounts_come_off_the_total() -> None:
    campbell = Table("campbell", "", "").money(50).place("miner", "c4").play(Expand("bakery", "b4"))
    assert campbell.player().money == 50 - (8 - 3 + 2)
    robertson = Table("robertson", "", "").money(50).place("miner", "c4").play(Expand("bakery", "b3"))
    assert robertson.player().money == 50 - (8 + 3 - 3)


@pytest.mark.rule("C9.2", "R-C56")
def test_no_total_falls_below_zero_and_nothing_is_paid_out() -> None:
    table = on_c4()
    table.pos.settle_bill(0, [(-3, "unit", -1), (5, "campbell", -1)])
    assert table.player().money == 50


@pytest.mark.rule("C9.3")
def test_any_unit_on_a_hex_of_three_lands() -> None:
    table = Table().money(50).place("miner", "e6")  # next to d5: grassland, forest and mountain
    assert [action.unit for action in table.legal(Expand) if action.hex == "d5"] == list(UNITS)


@pytest.mark.rule("C9.3")
@pytest.mark.parametrize(
    ("land", "units"),
    [
        ("g1", ["sheep", "cow", "cheese-dairy", "bakery", "field", "distillery"]),
        ("m1", ["miner"]),
        ("f1", ["woodcutter"]),
        ("mf1", ["woodcutter", "miner"]),
    ],
)
def test_the_land_determines_which_units_may_be_placed_there(land: str, units: list[str]) -> None:
    table = sketch(Table().money(50), land=f"e5 e4={land}").place("sheep", "e5")
    assert [action.unit for action in table.legal(Expand)] == units


@pytest.mark.rule("C9.3")
def test_wrong_land_is_refused_by_name() -> None:
    assert refused(on_c4(), Expand("woodcutter", "c5")) == ("wrong-land", "C9.3")
    assert sentence(on_c4(), Expand("woodcutter", "c5")) == (
        "A woodcutter needs forest, and this hex has grassland and mountain."
    )


@pytest.mark.rule("C9.4")
def test_no_woodcutter_left_closes_pure_forest() -> None:
    table = sketch(Table().money(50), land="e5=f1 e4=f1 d5=f1 f5=f1 e6=f1")
    for hex_ in ("e5", "e4", "d5", "f5"):
        assert table.why_not(Expand("woodcutter", hex_)) in ("", "no-units")
        table.place("woodcutter", hex_)
    assert table.legal(Expand) == []
    assert refused(table, Expand("woodcutter", "e6")) == ("none-left", "C9.1")
    assert refused(table, Expand("miner", "e6")) == ("wrong-land", "C9.3")


@pytest.mark.rule("C9.4")
def test_no_miner_left_closes_pure_mountain() -> None:
    table = sketch(Table().money(50), land="e5=m1 e4=m1 d5=m1 f5=m1 e6=m1")
    for hex_ in ("e5", "e4", "d5", "f5"):
        assert table.why_not(Expand("miner", hex_)) in ("", "no-units")
        table.place("miner", hex_)
    assert table.legal(Expand) == []
    assert refused(table, Expand("miner", "e6")) == ("none-left", "C9.1")
    assert sentence(table, Expand("miner", "e6")) == "You have no miner left on your board. Choose another unit."


@pytest.mark.rule("C9.5")
def test_no_player_expands_onto_a_loch() -> None:
    assert refused(on_c4(), Expand("sheep", "c3")) == ("loch", "C9.5")


@pytest.mark.rule("C9.5", "C20.13")
def test_only_macdonald_has_fishermen() -> None:
    assert refused(on_c4(), Expand("fisherman", "c3")) == ("no-fishermen", "C20.13")


@pytest.mark.rule("C9.5", "C20.16")
def test_macdonald_expands_onto_a_loch_with_a_fisherman_only() -> None:
    table = Table("macdonald", "", "").money(50).place("miner", "c4")
    assert table.why_not(Expand("fisherman", "c3")) == ""
    assert refused(table, Expand("sheep", "c3")) == ("loch", "C9.5")
    assert refused(table, Expand("fisherman", "d3")) == ("fishermen-on-lochs", "C9.5")


@pytest.mark.rule("C9.5", "R-C75")
def test_a_port_hex_is_a_loch_hex_for_fishermen_alone() -> None:
    table = Table("macdonald", "", "", ports=(1, 2, 3, 5)).money(50).place("miner", "a8")
    assert refused(table, Expand("sheep", "a9")) == ("loch", "C9.5")
    assert table.why_not(Expand("fisherman", "a9")) == ""


@pytest.mark.rule("C9.6", "R-C59")
def test_a_player_with_no_unit_on_the_map_cannot_expand() -> None:
    table = Table().money(50)
    assert table.legal(Expand) == []
    assert refused(table, Expand("sheep", "d3")) == ("no-units", "C9.6")


@pytest.mark.rule("C9.7", "R-C29")
@pytest.mark.parametrize("first", ["goods", "contracts"])
def test_the_two_bonuses_come_in_either_order(first: str) -> None:
    table = on_c4().place("cow", "c5", seat=1)
    for hex_ in ("b3", "d3", "d4"):
        table.place("bakery", hex_)
    table.play(Expand("bakery", "b4"))
    paid = table.player().money
    assert (table.why_not(Buy("milk", 1)), table.why_not(DrawContracts())) == ("", "")
    if first == "goods":
        table.play(Buy("milk", 1), DrawContracts(), Keep(()))
    else:
        table.play(DrawContracts(), Keep(()), Buy("milk", 1))
    assert (table.stock("milk"), table.player().money) == (1, paid - 3)
    assert isinstance(table.pos.stack[-1], Turn)


@pytest.mark.rule("C9.7")
def test_the_unit_is_paid_for_before_its_bonuses() -> None:
    table = on_c4().money(10).place("cow", "c5", seat=1).play(Expand("sheep", "b4"))
    assert table.player().money == 0
    assert isinstance(table.pos.stack[-1], Turn), "nothing is left to buy milk with"
