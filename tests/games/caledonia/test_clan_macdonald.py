"""Clan MacDonald: fishermen (C20.13 to C20.21)."""

from __future__ import annotations

import pytest
from tests.games.caledonia.tables import Table, run

from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.actions.fulfil import Fulfil
from bothy.games.caledonia.actions.trade import Buy
from bothy.games.caledonia.actions.upgrades import SHIPPING, TECHNOLOGIES, UpgradeTechnology
from bothy.games.caledonia.clans.macdonald import Row
from bothy.games.caledonia.map.grid import HEX_OF
from bothy.games.caledonia.pack.types.units import MINER, WOODCUTTER
from bothy.games.caledonia.position import EMPTY
from bothy.games.caledonia.production import Production
from bothy.games.caledonia.setup.first_workers import FirstWorkers
from bothy.games.caledonia.turn import Turn


def macdonald(seats: int = 3, ports: tuple[int, ...] = ()) -> Table:
    return Table("macdonald", seats=seats, ports=ports).money(60)


def spent(table: Table, unit: str, hex_: str) -> int:
    before = table.player().money
    table.turn(0).play(Expand(unit, hex_))
    return before - table.player().money


@pytest.mark.rule("C20.13", "C20.16")
def test_macdonald_workers_cost_six_earn_four() -> None:
    table = macdonald().place("sheep", "b3")
    assert spent(table, "woodcutter", "a4") == 6 + 4
    assert spent(table, "miner", "c4") == 6 + 1
    assert spent(table, "fisherman", "c3") == 6
    before = table.player().money
    run(table, Production())
    assert table.player().money - before == 3 * 4


@pytest.mark.rule("C20.13", "R-C79")
def test_all_eight_workers_may_be_miners() -> None:
    table = macdonald()
    for hex_ in ("c4", "c2", "c5", "b5", "d5", "e6", "f3", "g3"):
        assert table.player().left[WOODCUTTER] > 0
        table.place("miner", hex_)
    assert (table.player().left[WOODCUTTER], table.player().left[MINER]) == (0, 0)
    assert table.why_not(Expand("woodcutter", "d6")) == "none-left"
    assert table.why_not(Expand("fisherman", "c3")) == "none-left"
    run(table, Production())
    assert table.player().money == 60 + 8 * 4


@pytest.mark.rule("C20.13", "R-C79")
def test_first_workers_may_be_fishermen() -> None:
    table = run(macdonald().money(60, seat=1).money(60, seat=2), FirstWorkers())
    assert table.why_not(Expand("fisherman", "e4")) == ""
    table.play(Expand("fisherman", "e4"))
    assert table.player().money == 60 - 6
    assert table.why_not(Expand("fisherman", "c3"), seat=1) == "first-are-workers"


@pytest.mark.rule("C9.5", "C20.13")
def test_no_other_clan_has_fishermen() -> None:
    table = Table("campbell", "", "").money(60).place("sheep", "b3")
    assert table.why_not(Expand("fisherman", "c3")) == "no-fishermen"


@pytest.mark.rule("C20.14")
def test_there_is_no_technology_to_upgrade() -> None:
    table = macdonald()
    assert [table.why_not(action) for action in TECHNOLOGIES] == ["no-technology", "no-technology"]


@pytest.mark.rule("C20.14")
def test_not_even_by_a_bonus_upgrade() -> None:
    table = macdonald().contract(6).goods(wool=3).play(Fulfil(5, (), (), ()))
    assert table.why_not(SHIPPING) == ""
    assert not table.legal(UpgradeTechnology)
    assert table.why_not(TECHNOLOGIES[0]) == "no-technology"


@pytest.mark.rule("C20.15", "C21.5")
@pytest.mark.parametrize(("seats", "level"), [(1, 1), (2, 1), (3, 0), (4, 0)])
def test_river_crossing_comes_with_one_or_two_players(seats: int, level: int) -> None:
    assert macdonald(seats).player().shipping == level


@pytest.mark.rule("C20.16", "R-C75")
@pytest.mark.parametrize("seats", [2, 3])
def test_every_loch_and_port_hex_will_do(seats: int) -> None:
    table = macdonald(seats, ports=(5, 6, 7, 8)).place("sheep", "b2").shipping(2)
    assert table.why_not(Expand("fisherman", "a2")) == "", "on the outer edge"
    assert table.why_not(Expand("fisherman", "b1")) == "", "a port place of either map"
    assert table.why_not(Expand("fisherman", "a1")) == ""
    assert table.why_not(Expand("fisherman", "c3")) == ""


@pytest.mark.rule("C20.16")
def test_a_fisherman_needs_an_empty_loch() -> None:
    table = macdonald().place("sheep", "b3").place("fisherman", "c3")
    assert table.why_not(Expand("fisherman", "c3")) == "occupied"
    assert table.why_not(Expand("fisherman", "b4")) == "fishermen-on-lochs"
    assert table.why_not(Expand("sheep", "a2")) == "loch"


@pytest.mark.rule("C20.17", "R-C79")
@pytest.mark.parametrize(
    ("level", "open_"), [(0, ["e4"]), (1, ["e4"]), (2, ["e4", "e5"]), (3, ["e4", "e5", "f5"])]
)
def test_a_loch_is_reached_next_to_a_unit_or_over_lochs(level: int, open_: list[str]) -> None:
    table = macdonald().place("sheep", "d3").shipping(level)
    lochs = [hex_ for hex_ in ("e4", "e5", "f5") if table.why_not(Expand("fisherman", hex_)) == ""]
    assert lochs == open_
    legal = [action.hex for action in table.legal(Expand) if action.unit == "fisherman"]
    assert [hex_ for hex_ in ("e4", "e5", "f5") if hex_ in legal] == open_


@pytest.mark.rule("C20.18")
def test_two_fishermen_never_stand_side_by_side() -> None:
    table = macdonald().place("sheep", "d3").place("fisherman", "e3").shipping(2)
    assert table.why_not(Expand("fisherman", "e4")) == "beside-fisherman"
    assert table.why_not(Expand("fisherman", "e5")) == ""
    assert table.why_not(Expand("fisherman", "c3")) == ""


@pytest.mark.rule("C20.19", "R-C80")
def test_a_fisherman_rows_to_the_next_loch_once_a_turn() -> None:
    table = macdonald().place("fisherman", "e3").play(Row("e3", "e4"))
    assert table.player().units == [HEX_OF["e4"]]
    assert table.pos.hexes[HEX_OF["e3"]] == EMPTY
    assert table.why_not(Row("e4", "e5")) == "row-before"
    assert table.why_not(Expand("fisherman", "e3")) == "beside-fisherman", "it left e3 and stands on e4"
    table.turn(0)
    assert table.why_not(Row("e4", "e5")) == ""
    assert table.why_not(Row("e3", "e4")) == "no-fisherman-there"


@pytest.mark.rule("C20.19", "R-C80")
def test_rowing_comes_before_the_main_action() -> None:
    table = macdonald().place("fisherman", "e3").play(SHIPPING)
    assert table.why_not(Row("e3", "e4")) == "row-before"
    table.turn(0).play(Row("e3", "e4"), SHIPPING)
    assert table.player().shipping == 2


@pytest.mark.rule("C20.19", "R-C80")
def test_rowing_goes_one_hex_over_water_and_never_next_to_a_fisherman() -> None:
    table = macdonald().place("fisherman", "e3").place("fisherman", "f4")
    assert table.why_not(Row("e3", "e5")) == "not-the-next-loch"
    assert table.why_not(Row("e3", "d3")) == "not-the-next-loch"
    assert table.why_not(Row("e3", "e4")) == "beside-fisherman"
    assert table.why_not(Row("f4", "g4")) == ""


@pytest.mark.rule("C20.19", "R-C80")
def test_rowing_into_a_port_hex_is_allowed() -> None:
    table = macdonald(ports=(5, 6, 7, 8)).place("fisherman", "a2")
    assert table.why_not(Row("a2", "a1")) == ""


@pytest.mark.rule("C20.20", "R-C8")
def test_land_next_to_a_fisherman_is_open_at_every_level() -> None:
    table = macdonald().place("fisherman", "e4")
    assert table.why_not(Expand("sheep", "d3")) == ""
    assert table.why_not(Expand("miner", "f3")) == ""
    assert table.why_not(Expand("sheep", "f2")) == "needs-shipping", "over one more loch"
    assert table.shipping(2).why_not(Expand("sheep", "f2")) == ""


@pytest.mark.rule("C20.21", "R-C8")
def test_deploying_a_fisherman_brings_the_neighbourhood_bonus() -> None:
    table = macdonald().place("sheep", "b3").place("cheese-dairy", "d3", seat=1)
    table.play(Expand("fisherman", "c3"))
    assert [action.good for action in table.legal(Buy)] == ["cheese", "cheese"]
    before = table.player().money
    table.play(Buy("cheese", 1))
    assert before - table.player().money == 10 - 3


@pytest.mark.rule("C20.21", "R-C8")
def test_rowing_brings_no_neighbourhood_bonus() -> None:
    table = macdonald().place("fisherman", "e4").place("cheese-dairy", "e2", seat=1).play(Row("e4", "e3"))
    assert isinstance(table.pos.stack[-1], Turn)
    assert table.why_not(Buy("cheese", 1)) == ""
    table.play(Buy("cheese", 1))
    assert table.player().money == 60 - 10, "at the full price, as the main action"


@pytest.mark.rule("C11.2", "C20.21")
def test_a_fisherman_offers_nothing_to_others() -> None:
    table = Table("", "macdonald", "").money(60).place("sheep", "b3").place("fisherman", "c3", seat=1)
    table.play(Expand("miner", "c4"))
    assert isinstance(table.pos.stack[-1], Turn)
