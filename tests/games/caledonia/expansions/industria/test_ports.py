"""Ports 10 to 18 (I22)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.caledonia.sketches import WORDS, sketch
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.actions.bonuses import Bonuses
from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.actions.fulfil import Fulfil
from bothy.games.caledonia.actions.moving import MoveUnit
from bothy.games.caledonia.actions.trade import Buy
from bothy.games.caledonia.actions.upgrades import Done, HireMerchant, TakeMerchantBack, UpgradeShipping
from bothy.games.caledonia.expansions.industria.clans.fraser import Kilts
from bothy.games.caledonia.expansions.industria.ports.contracts import PayForContract
from bothy.games.caledonia.expansions.industria.ports.goods import SellProcessedGoods
from bothy.games.caledonia.expansions.industria.ports.moves import MoveBuilding, PortMoves
from bothy.games.caledonia.expansions.industria.ports.units import BuildingToField, ShareHex
from bothy.games.caledonia.expansions.industria.ports.upgrades import PortMerchants, PortTechnology
from bothy.games.caledonia.map.grid import HEX_OF
from bothy.games.caledonia.pack.types.units import UNITS
from bothy.games.caledonia.ports.play import DrawPort
from bothy.games.caledonia.turn import Pass, Turn
from bothy.kernel import Action


def table(*clans: str, **more: Any) -> Table:
    return Table(*clans, **{"port-tiles": "both", **more})


def at(port: int, *others: int, clan: str = "") -> Table:
    """A table with red's miner next to this port in corner D; the others are out of its reach."""
    rest = (*others, *[each for each in (1, 2, 3, 4) if each not in (port, *others)])[:3]
    return table(clan, "", "", ports=(*rest, port)).place("miner", "a8")


def refused(where: Table, action: Action) -> tuple[str, str]:
    """Returns the key of the reason and its paragraph, after checking its message."""
    reason = where.pos.why_not(0, action)
    assert reason is not None, f"{action} is legal"
    assert WORDS.faults(f"no-{reason.key}", reason.values) == []
    assert action not in where.pos.legal(0)
    return reason.key, reason.rule


def units(where: Table) -> list[tuple[str, str]]:
    """Returns red's units on the map other than the miner at the port."""
    kinds = zip(where.player().units, where.pos.kinds_of(0), strict=True)
    names = {number: name for name, number in HEX_OF.items()}
    return [(UNITS[kind], names[hex_]) for hex_, kind in kinds if names[hex_] != "a8"]


# The set


@pytest.mark.rule("I22.1", "R-I18")
@pytest.mark.parametrize(
    ("choice", "numbers"), [("base", range(1, 10)), ("both", range(1, 19)), ("industria", range(10, 19))]
)
def test_a_table_draws_the_ports_it_chose(choice: str, numbers: range) -> None:
    pos = table(**{"port-tiles": choice}).pos
    drawn = [pos.rules.pack.ports[tile].id for tile, _ in DrawPort().outcomes(pos)]
    assert drawn == [f"port-{number}" for number in numbers]


@pytest.mark.rule("I22.1", "C16.1", "C16.2")
def test_a_new_port_is_reached_and_marked_like_any_other() -> None:
    far = table(ports=(13, 2, 3, 4)).place("miner", "a8")
    assert refused(far, PortTechnology(13, False)) == ("port-out-of-reach", "C16.1")
    used = at(13).play(PortTechnology(13, False))
    assert used.player().ports == (12,)
    assert refused(used, PortTechnology(13, False)) == ("port-used", "C16.2")


@pytest.mark.rule("I22.1", "C6.3")
def test_a_new_port_waits_while_another_question_is_open() -> None:
    where = at(13, 4).money(50).play(PortTechnology(13, False))
    where.player().ports = ()
    where.pos.push(Bonuses(0, (0,), False))
    assert where.pos.why_not(0, PortTechnology(13, True)) is not None


# Port 10


@pytest.mark.rule("I22.2", "R-I42", "R-C14")
def test_port_10_leaves_out_a_processed_good() -> None:
    where = at(10).goods(bread=1).contract(7)  # two bread
    assert where.legal(Fulfil) == [Fulfil(6, (), ("bread",), (10,))]
    where.play(Fulfil(6, (), ("bread",), (10,)))
    assert (where.player().fulfilled, where.player().ports, where.stock("bread")) == ((6,), (9,), 0)


@pytest.mark.rule("I22.2")
def test_port_10_spares_a_good_of_the_owners_choice_among_those_the_contract_asks_for() -> None:
    where = at(10).goods(bread=1, cheese=1, whisky=1).contract(50)  # one of each
    spared = [action.spare for action in where.legal(Fulfil)]
    assert spared == [(), ("bread",), ("cheese",), ("whisky",)]
    where.play(Fulfil(49, (), ("cheese",), (10,)))
    assert where.player().goods == [0, 0, 0, 0, 1, 0]


@pytest.mark.rule("I22.2")
def test_port_10_spares_no_wool_and_nothing_the_contract_does_not_ask_for() -> None:
    where = at(10).goods(wool=3).contract(1)  # four wool
    assert where.legal(Fulfil) == []
    assert refused(where, Fulfil(0, (), ("wool",), (10,))) == ("nothing-to-spare", "C16.7")
    bread = at(10).goods(bread=2).contract(7)
    assert refused(bread, Fulfil(6, (), ("cheese",), (10,))) == ("nothing-to-spare", "C16.7")


@pytest.mark.rule("I22.2", "R-I42", "R-C85")
def test_ports_10_and_9_leave_out_two_processed_goods() -> None:
    where = table(ports=(10, 1, 2, 9)).money(3).place("miner", "a8").place("sheep", "b2").shipping(5).contract(7)
    assert Fulfil(6, (), ("bread", "bread"), (9, 10)) in where.legal(Fulfil)
    where.play(Fulfil(6, (), ("bread", "bread"), (9, 10)))
    assert (where.player().fulfilled, where.player().money) == ((6,), 3 - 3)
    assert sorted(where.player().ports) == [8, 9]


@pytest.mark.rule("I22.2", "R-I42")
def test_ports_1_and_10_serve_the_same_contract() -> None:
    where = (
        table(ports=(10, 2, 3, 1)).place("miner", "a8").place("sheep", "a2").contract(19)
    )  # 1 cheese + 1 mutton
    where.player().shipping = 5
    both = Fulfil(18, (), ("mutton", "cheese"), (1, 10))
    assert both in where.legal(Fulfil)
    assert where.play(both).player().fulfilled == (18,)


@pytest.mark.rule("I22.2", "R-I42", "R-C85")
def test_port_9_stands_in_for_port_1_or_for_port_10() -> None:
    where = table(ports=(10, 1, 3, 9)).money(3).place("miner", "a8").contract(19)
    assert where.legal(Fulfil) == []
    where.goods(cheese=1)
    assert where.legal(Fulfil) == [Fulfil(18, (), ("mutton",), (9,))]
    where.goods(cheese=0).place("sheep", "d2")
    assert where.legal(Fulfil) == [Fulfil(18, ("d2",), ("cheese",), (9,))]
    assert refused(where, Fulfil(18, (), ("mutton", "cheese"), (9, 9))) == ("no-such-port", "")


# Port 11


@pytest.mark.rule("I22.3", "R-I14")
def test_port_11_puts_a_free_animal_with_another() -> None:
    where = at(11).place("cow", "d3").play(ShareHex(11, "sheep", "d3"))
    assert units(where) == [("cow", "d3"), ("sheep", "d3")]
    assert (where.player().money, where.player().left[UNITS.index("sheep")]) == (0, 3)


@pytest.mark.rule("I22.3", "I3.3", "R-I14")
def test_port_11_needs_an_animal_and_room() -> None:
    where = at(11).place("cow", "d3").place("sheep", "d3").place("bakery", "b3").place("sheep", "d2", seat=1)
    assert refused(where, ShareHex(11, "sheep", "d3")) == ("two-units-there", "I3.3")
    assert refused(where, ShareHex(11, "sheep", "b3")) == ("no-animal-there", "I22.3")
    assert refused(where, ShareHex(11, "sheep", "d2")) == ("no-animal-there", "I22.3")
    assert refused(where, ShareHex(11, "bakery", "d3")) == ("no-such-hex", "")
    where.player().left[UNITS.index("cow")] = 0
    assert refused(where.place("sheep", "e2"), ShareHex(11, "cow", "e2")) == ("none-left", "C9.1")


@pytest.mark.rule("I22.3", "R-I19")
def test_the_animal_of_port_11_brings_the_neighbourhood_bonus() -> None:
    where = at(11).money(10).place("cow", "b4").place("cheese-dairy", "b3", seat=1).play(ShareHex(11, "cow", "b4"))
    assert where.pos.stack[-1] == Bonuses(0, (4,), False)
    assert where.play(Buy("cheese", 1)).player().money == 10 - 7


# Port 12


@pytest.mark.rule("I22.4")
@pytest.mark.parametrize("building", ["cheese-dairy", "bakery", "distillery"])
def test_port_12_puts_a_field_in_place_of_a_building(building: str) -> None:
    where = at(12).place(building, "d3").play(BuildingToField(12, building, "d3"))
    assert units(where) == [("field", "d3")]
    left = where.player().left
    assert (left[UNITS.index(building)], left[UNITS.index("field")], where.player().money) == (4, 3, 0)


@pytest.mark.rule("I22.4")
def test_port_12_takes_buildings_alone() -> None:
    where = at(12).place("sheep", "d3").place("bakery", "b3", seat=1)
    assert refused(where, BuildingToField(12, "sheep", "d3")) == ("no-building-there", "I22.4")
    assert refused(where, BuildingToField(12, "bakery", "b3")) == ("no-building-there", "I22.4")
    where.place("bakery", "b4").player().left[UNITS.index("field")] = 0
    assert refused(where, BuildingToField(12, "bakery", "b4")) == ("none-left", "C9.1")


@pytest.mark.rule("I22.4", "R-I14")
def test_port_12_leaves_the_other_unit_of_a_shared_hex_alone() -> None:
    where = at(12).place("sheep", "d3").place("bakery", "d3").play(BuildingToField(12, "bakery", "d3"))
    assert sorted(units(where)) == [("field", "d3"), ("sheep", "d3")]


@pytest.mark.rule("I22.4", "R-I19")
def test_the_field_of_port_12_brings_the_neighbourhood_bonus() -> None:
    where = (
        at(12).place("bakery", "b4").place("cow", "b3", seat=1).money(9).play(BuildingToField(12, "bakery", "b4"))
    )
    assert where.pos.stack[-1] == Bonuses(0, (2,), False)


# Port 13


@pytest.mark.rule("I22.5", "R-I43")
@pytest.mark.parametrize("turned", [[0, 0], [1, 0], [0, 1]])
def test_port_13_turns_over_all_technologies_for_10_pounds(turned: list[int]) -> None:
    where = at(13).money(12)
    where.player().technology = list(turned)
    where.play(PortTechnology(13, True))
    assert (where.player().technology, where.player().money) == ([1, 1], 2)


@pytest.mark.rule("I22.5")
def test_port_13_gives_4_glory_instead() -> None:
    where = at(13).money(12).play(PortTechnology(13, False))
    assert (where.player().glory, where.player().technology, where.player().money) == (4, [0, 0], 12)


@pytest.mark.rule("I22.5", "R-I43")
def test_port_13_gives_glory_alone_where_no_technology_is_left_or_none_is_affordable() -> None:
    where = at(13).money(9)
    assert where.legal(PortTechnology) == [PortTechnology(13, False)]
    assert refused(where, PortTechnology(13, True)) == ("too-dear", "I22.5")
    where.money(50).player().technology = [1, 1]
    assert refused(where, PortTechnology(13, True)) == ("no-technology-left", "I22.5")
    macdonald = at(13, clan="macdonald").money(50)
    assert macdonald.legal(PortTechnology) == [PortTechnology(13, False)]


@pytest.mark.rule("I22.5", "C16.18")
def test_port_13_through_port_9_costs_3_pounds_more() -> None:
    where = at(9, 13).money(12)
    assert refused(where, PortTechnology(9, True)) == ("too-dear", "I22.5")
    where.money(13).play(PortTechnology(9, True))
    assert (where.player().money, where.player().ports, where.player().technology) == (0, (8,), [1, 1])


# Port 14


@pytest.mark.rule("I22.6")
def test_port_14_pays_50_pounds_for_four_processed_goods() -> None:
    where = at(14).goods(bread=2, cheese=1, whisky=2)
    where.play(SellProcessedGoods(14, ("bread", "cheese", "whisky", "whisky")))
    assert (where.player().money, where.player().goods) == (50, [0, 0, 0, 1, 0, 0])
    assert where.player().market == [0] * 6
    assert where.pos.prices == [3] * 6


@pytest.mark.rule("I22.6")
def test_port_14_takes_four_processed_goods_and_nothing_else() -> None:
    where = at(14).goods(bread=3, wool=4)
    assert where.legal(SellProcessedGoods) == []
    assert refused(where, SellProcessedGoods(14, ("bread",) * 4)) == ("too-few-goods", "I22.6")
    assert refused(where, SellProcessedGoods(14, ("bread",) * 3)) == ("no-such-swap", "I22.6")
    assert refused(where, SellProcessedGoods(14, ("wool",) * 4)) == ("no-such-swap", "I22.6")


@pytest.mark.rule("I22.6", "R-I49")
def test_kilts_are_processed_goods_for_port_14() -> None:
    where = (
        table("fraser", "", "", ports=(1, 2, 3, 14), **{"clan-tiles": "both"}).place("miner", "a8").goods(bread=2)
    )
    where.pos.part(Kilts).count = 1
    assert where.legal(SellProcessedGoods) == []
    where.pos.part(Kilts).count = 2
    where.play(SellProcessedGoods(14, ("bread", "bread", "cheese", "whisky")))
    assert (where.player().money, where.player().goods, where.pos.part(Kilts).count) == (50, [0] * 6, 0)


# Port 15


@pytest.mark.rule("I22.7")
def test_port_15_hires_three_merchants_or_takes_them_back() -> None:
    where = at(15)
    where.player().fulfilled = (3,)
    where.player().market, where.player().merchants = [1, 0, 0, -1, 0, 0], 0
    where.play(PortMerchants(15), HireMerchant(), TakeMerchantBack("wool"), TakeMerchantBack("bread"))
    assert (where.player().merchants, where.player().to_hire, where.player().money) == (3, 4, 0)
    assert where.player().market == [0] * 6
    assert isinstance(where.pos.stack[-1], Turn)


@pytest.mark.rule("I22.7")
def test_port_15_offers_merchants_alone_and_may_be_left() -> None:
    where = at(15).money(50)
    where.player().fulfilled = (3,)
    where.play(PortMerchants(15))
    assert where.pos.legal(0) == [HireMerchant(), Done()]
    assert where.why_not(UpgradeShipping()) == "not-an-answer"
    assert where.play(HireMerchant(), Done()).player().merchants == 3


@pytest.mark.rule("I22.7")
def test_port_15_needs_a_contract_fulfilled() -> None:
    assert refused(at(15), PortMerchants(15)) == ("no-contract-fulfilled", "I22.7")


@pytest.mark.rule("I22.7")
def test_port_15_asks_nothing_where_no_merchant_is_left() -> None:
    where = at(15)
    where.player().fulfilled, where.player().to_hire = (3,), 0
    where.play(PortMerchants(15))
    assert isinstance(where.pos.stack[-1], Turn)
    assert where.player().ports == (14,)


# Ports 16 and 17, without the railway


@pytest.mark.rule("I22.8", "R-I22", "R-I32")
def test_port_16_moves_units_twice() -> None:
    where = sketch(at(16), "c3 c4 c5 d3 d4 a8=gm1", "a9", (), "a9").place("sheep", "c3").place("cow", "d4")
    where.pos.ports = (15,)
    where.play(PortMoves(16), MoveUnit("sheep", "c3", "c4"), MoveUnit("sheep", "c4", "c5"))
    assert units(where) == [("sheep", "c5"), ("cow", "d4")]
    assert isinstance(where.pos.stack[-1], Turn)


@pytest.mark.rule("I22.8", "R-I22")
def test_port_16_may_move_two_units_or_one_or_none() -> None:
    where = sketch(at(16), "c3 c4 c5 d3 d4 a8=gm1", "a9", (), "a9").place("sheep", "c3").place("cow", "d4")
    where.pos.ports = (15,)
    where.play(PortMoves(16), MoveUnit("sheep", "c3", "c4"))
    assert where.why_not(MoveUnit("cow", "d4", "d3")) == where.why_not(Done()) == ""
    assert isinstance(where.play(Done()).pos.stack[-1], Turn)


@pytest.mark.rule("I22.9", "R-I22", "R-I32")
def test_port_17_moves_a_building_for_the_price_of_the_land() -> None:
    where = at(17).money(20).place("bakery", "d3")
    action = next(each for each in where.legal(MoveBuilding) if where.pos.board.land_cost[HEX_OF[each.end]] > 1)
    where.play(action)
    assert units(where) == [("bakery", action.end)]
    assert where.player().money == 20 - where.pos.board.land_cost[HEX_OF[action.end]]
    assert where.player().left[UNITS.index("bakery")] == 3
    assert isinstance(where.pos.stack[-1], Turn)


@pytest.mark.rule("I22.9", "R-I22")
def test_port_17_brings_no_bonus_and_reaches_from_the_building_itself() -> None:
    land = "c3 c4=g3 c5 d3 f3 a8=gm1"
    where = sketch(at(17).money(3), land, "a9", (), "a9").place("bakery", "c3").place("cow", "c5", seat=1)
    where.pos.ports = (16,)
    where.play(MoveBuilding(17, "bakery", "c3", "c4"))
    assert (units(where), where.player().money) == ([("bakery", "c4")], 0)
    assert isinstance(where.pos.stack[-1], Turn)


@pytest.mark.rule("I22.9")
def test_port_17_wants_a_building_an_empty_hex_in_reach_and_money() -> None:
    land = "c3 c4=g3 c5 d3=f1 f3 a8=gm1"
    where = sketch(at(17).money(2), land, "a9", (), "a9").place("bakery", "c3").place("cow", "c5", seat=1)
    where.pos.ports = (16,)
    assert refused(where, MoveBuilding(17, "bakery", "c3", "c4")) == ("too-dear", "I22.9")
    assert refused(where, MoveBuilding(17, "bakery", "c3", "f3")) == ("building-out-of-reach", "I22.9")
    assert refused(where, MoveBuilding(17, "bakery", "c3", "d3"))[0] == "wrong-land"
    assert refused(where, MoveBuilding(17, "bakery", "c3", "c5"))[0] == "occupied"
    assert refused(where, MoveBuilding(17, "cow", "c5", "c4")) == ("no-building-there", "I22.9")
    assert refused(where, MoveBuilding(17, "miner", "a8", "c4")) == ("no-building-there", "I22.9")


@pytest.mark.rule("I22.9", "I21.36", "R-I57")
def test_port_17_moves_no_building_along_a_canal() -> None:
    where = table("macfarlane", "", "", ports=(17,), **{"clan-tiles": "both"}).money(20).shipping(1)
    land, lochs = "e5 e4 f4 f5 f3 a8=gm1", "e6 g4 a9"
    sketch(where, land, lochs, ("g4 > f3/f4 e4/f4 e5/f4 e5/f5 > e6",), "a9").place("miner", "a8")
    where.place("bakery", "e5")
    assert "f3" in [action.hex for action in where.legal(Expand) if action.unit == "bakery"], "along the river"
    assert {action.end for action in where.legal(MoveBuilding)} == {"e4", "f4", "f5"}
    assert refused(where, MoveBuilding(17, "bakery", "e5", "f3")) == ("building-out-of-reach", "I22.9")


@pytest.mark.rule("I22.9", "I21.86", "R-I57")
def test_port_17_moves_no_building_by_a_jump() -> None:
    where = table("sinclair", "", "", ports=(17,), **{"clan-tiles": "both"}).money(20)
    sketch(where, "e5 e4 e3 a8=gm1", "a9", (), "a9").place("miner", "a8").place("bakery", "e5")
    assert "e3" in [action.hex for action in where.legal(Expand) if action.unit == "bakery"], "for £2 more"
    assert {action.end for action in where.legal(MoveBuilding)} == {"e4"}
    assert refused(where, MoveBuilding(17, "bakery", "e5", "e3")) == ("building-out-of-reach", "I22.9")


# Port 18


@pytest.mark.rule("I22.10", "R-I42")
def test_port_18_fulfils_a_contract_for_25_pounds() -> None:
    where = at(18).money(25).place("cow", "d3").contract(3)  # two beef: 1 hops, 2 sugar cane, £10
    where.play(PayForContract(18, 2))
    player = where.player()
    assert (player.fulfilled, player.box, player.money, player.hops, player.imports) == (
        (2,),
        (),
        10,
        1,
        [0, 0, 2],
    )
    assert units(where) == [("cow", "d3")]
    assert where.why_not(Pass()) == "", "it is a free action"


@pytest.mark.rule("I22.10")
def test_port_18_brings_the_bonuses_of_the_contract() -> None:
    where = at(18).money(40).contract(7)  # £10 and free land
    where.play(PayForContract(18, 6))
    assert where.player().money == 15
    assert where.legal(Expand) != []


@pytest.mark.rule("I22.10")
def test_port_18_wants_money_and_a_contract() -> None:
    where = at(18).money(24).contract(3)
    assert refused(where, PayForContract(18, 2)) == ("too-dear", "I22.10")
    assert refused(where, PayForContract(18, 3)) == ("not-your-contract", "C14.1")
    assert refused(at(9, 18).money(27).contract(3), PayForContract(9, 2)) == ("too-dear", "I22.10")


@pytest.mark.rule("I22.10", "R-I42")
def test_port_18_fulfils_one_contract_for_buchanan_too() -> None:
    where = at(18, clan="buchanan").money(25).goods(wool=6).contract(3).contract(2)
    where.play(PayForContract(18, 2))
    assert isinstance(where.pos.stack[-1], Turn)
    where.play(Fulfil(1, (), (), ()))
    assert where.player().fulfilled == (2, 1)


# Port 9 with all of them


@pytest.mark.rule("I22.1", "R-C85")
@pytest.mark.parametrize(
    ("port", "action"),
    [
        (11, ShareHex(9, "sheep", "d3")),
        (12, BuildingToField(9, "bakery", "b3")),
        (13, PortTechnology(9, False)),
        (14, SellProcessedGoods(9, ("bread",) * 4)),
        (15, PortMerchants(9)),
        (16, PortMoves(9)),
        (18, PayForContract(9, 2)),
    ],
)
def test_port_9_borrows_every_new_port(port: int, action: Action) -> None:
    where = at(9, port).money(28).goods(bread=4).place("cow", "d3").place("bakery", "b3").contract(3)
    where.player().fulfilled = (9,)
    assert action in where.pos.legal(0)
    assert where.play(action).player().ports == (8,)


@pytest.mark.rule("I22.1")
def test_the_actions_listed_are_exactly_those_allowed() -> None:
    for port in range(10, 19):
        where = at(port, 9).money(60).goods(bread=4).place("cow", "d3").place("bakery", "b3").contract(7)
        where.player().fulfilled = (9,)
        free_actions = where.pos.stack[-1].all_free_actions(where.pos)
        tried = [action for free_action in free_actions for action in free_action.candidates(where.pos, 0)]
        legal = where.pos.legal(0)
        assert [action for action in tried if (action in legal) != (where.why_not(action) == "")] == []
