"""The ports: conditions of use; ports 1 to 5 (C16.1 to C16.11)."""

from __future__ import annotations

import pytest
from tests.games.caledonia.sketches import S2, all_pass, at_port, end, refused, sentence, sketch
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.actions.fulfil import Fulfil
from bothy.games.caledonia.actions.upgrades import Done, HireMerchant, UpgradeShipping
from bothy.games.caledonia.pack.types import components
from bothy.games.caledonia.pack.types.goods import GOODS
from bothy.games.caledonia.pack.types.units import UNITS
from bothy.games.caledonia.ports.move_price import MovePrice
from bothy.games.caledonia.ports.simple import PortContracts, PortMoney, PortUpgrade
from bothy.games.caledonia.ports.swap_goods import SwapBasicGoods, SwapProcessedGoods
from bothy.games.caledonia.scoring.scores import glory_for
from bothy.games.caledonia.turn import EndTurn, Pass, Turn
from bothy.kernel import Action

BASIC = ("wool", "grain", "milk")
PROCESSED = ("bread", "cheese", "whisky")


# Conditions of use


@pytest.mark.rule("C16.1")
def test_a_port_out_of_reach_is_refused() -> None:
    table = Table(ports=(1, 2, 5, 8)).place("miner", "a8")
    assert refused(table, PortMoney(5)) == ("port-out-of-reach", "C16.1")
    assert sentence(table, PortMoney(5)) == (
        "None of your units reaches port 5. Expand towards it, or upgrade your shipping."
    )


@pytest.mark.rule("C16.1")
def test_rivals_units_reach_nothing_for_you() -> None:
    table = Table(ports=(1, 2, 3, 5)).place("miner", "a8", seat=1)
    assert refused(table, PortMoney(5)) == ("port-out-of-reach", "C16.1")


@pytest.mark.rule("C16.1", "C3.2")
def test_a_port_that_is_not_in_play_is_refused() -> None:
    assert at_port(2).why_not(PortMoney(5)) == "not-an-answer"
    assert at_port(5).why_not(PortMoney(2)) == "no-such-port"


@pytest.mark.rule("C16.2")
def test_each_player_uses_each_port_once_in_the_game() -> None:
    table = at_port(5).play(PortMoney(5))
    assert refused(table, PortMoney(5)) == ("port-used", "C16.2")
    assert sentence(table, PortMoney(5)) == "You have already used port 5: each port serves you once in the game."
    all_pass(table)
    assert table.pos.round == 2
    assert refused(table, PortMoney(5)) == ("port-used", "C16.2")


@pytest.mark.rule("C16.2")
def test_others_may_use_the_same_port() -> None:
    table = at_port(5).place("sheep", "b7", seat=1).shipping(2, seat=1)  # b7, loch b8, port a9
    table.play(PortMoney(5), Pass(), EndTurn()).play(PortMoney(5), seat=1)
    assert (table.player().ports, table.player(1).ports, table.player(1).money) == ((4,), (4,), 10)


@pytest.mark.rule("C16.2")
def test_several_ports_may_be_used_in_one_turn() -> None:
    table = Table(ports=(1, 4, 8, 5)).place("miner", "a8").place("sheep", "m8").place("cow", "m2")
    table.play(PortMoney(5), PortContracts(8, False), PortUpgrade(4), Done(), Pass())
    assert table.player().money == 10 + 5 + 16
    assert table.player().ports == (4, 7, 3)


@pytest.mark.rule("C16.3", "R-C28")
def test_a_port_may_wait_for_a_later_turn() -> None:
    table = end(at_port(5).money(4).play(HireMerchant())).turn(0)
    assert table.play(PortMoney(5)).player().money == 10


@pytest.mark.rule("C16.3", "R-C28")
def test_the_port_must_be_in_reach_when_it_is_used() -> None:
    table = Table(ports=(1, 2, 5, 3)).goods(wool=1).place("cow", "m8").contract(16)
    assert table.why_not(PortMoney(5)) == ""
    table.play(Fulfil(15, ("m8",), (), ()))
    assert refused(table, PortMoney(5)) == ("port-out-of-reach", "C16.1")


@pytest.mark.rule("C16.4", "R-C14")
@pytest.mark.parametrize("before", [True, False])
def test_a_port_is_used_before_or_after_the_main_action(before: bool) -> None:
    actions: list[Action] = [PortMoney(5), HireMerchant()]
    table = at_port(5).money(4).play(*(actions if before else actions[::-1]))
    assert (table.player().money, table.player().merchants) == (10, 3)


@pytest.mark.rule("C16.5", "R-C14")
def test_port_1_is_no_free_action() -> None:
    table = at_port(1).place("sheep", "b7")
    names = {action.name for action in table.pos.legal(0)}
    assert "pass" in names
    assert not [name for name in names if "port" in name or "fulfil" in name]


@pytest.mark.rule("C16.5", "C16.12", "R-C14", "R-C87")
def test_port_6_is_closed_after_the_main_action() -> None:
    table = at_port(6).money(50).play(HireMerchant())
    assert table.legal(MovePrice) == []
    assert refused(table, MovePrice(6, "wool", -3)) == ("acted", "C16.5")


@pytest.mark.rule("C16.6", "R-C75")
def test_a_fisherman_on_the_port_blocks_no_one() -> None:
    table = sketch(Table("", "macdonald", "", ports=(5,)), *S2).place("sheep", "c4")
    table.place("fisherman", "c3", seat=1).play(PortMoney(5), Pass(), EndTurn()).play(PortMoney(5), seat=1)
    assert (table.player().money, table.player(1).money) == (26, 10)


# Port 1


@pytest.mark.rule("C16.7", "C18.9", "R-C18", "R-C61")
def test_meat_bonus_of_a_port_saves_one_animal() -> None:
    table = at_port(1).place("sheep", "b7").contract(5)  # two mutton
    assert table.legal(Fulfil) == [Fulfil(4, ("b7",), ("mutton",), (1,))]
    assert refused(table, Fulfil(4, ("b7",), (), ())) == ("too-few-animals", "C14.4")
    table.play(Fulfil(4, ("b7",), ("mutton",), (1,)))
    assert (table.player().fulfilled, table.player().ports) == ((4,), (0,))
    assert table.player().left[UNITS.index("sheep")] == 4
    assert glory_for(table.pos, 0, components().scoring_tiles[6]) == 2 * 2


@pytest.mark.rule("C16.7", "R-C61")
def test_a_contract_with_a_single_meat_then_needs_no_animal() -> None:
    table = at_port(1).goods(wool=1).contract(16).play(Fulfil(15, (), ("beef",), (1,)))
    assert table.player().fulfilled == (15,)


@pytest.mark.rule("C16.7", "R-C61")
def test_the_meat_left_out_is_of_the_owners_choice() -> None:
    table = at_port(1).goods(wool=2).place("sheep", "b3").place("cow", "b4").contract(46)
    assert table.legal(Fulfil) == [
        Fulfil(45, ("b4", "b3"), (), ()),
        Fulfil(45, ("b3",), ("beef",), (1,)),
        Fulfil(45, ("b4",), ("mutton",), (1,)),
    ]


@pytest.mark.rule("C16.7")
def test_a_meat_the_contract_does_not_ask_for_cannot_be_left_out() -> None:
    table = at_port(1).goods(wool=1).place("cow", "b4").contract(16)
    assert refused(table, Fulfil(15, ("b4",), ("mutton",), (1,))) == ("nothing-to-spare", "C16.7")
    assert refused(at_port(1).goods(wool=6).contract(2), Fulfil(1, (), ("beef",), (1,))) == (
        "nothing-to-spare",
        "C16.7",
    )


@pytest.mark.rule("C16.7", "C16.1", "C16.2")
def test_port_1_must_be_in_reach_and_unused() -> None:
    far = Table(ports=(1, 2, 3, 5)).goods(wool=1).place("miner", "a8").contract(16)
    assert refused(far, Fulfil(15, (), ("beef",), (1,))) == ("port-out-of-reach", "C16.1")
    used = at_port(1).goods(wool=1).contract(16)
    used.player().ports = (0,)
    assert refused(used, Fulfil(15, (), ("beef",), (1,))) == ("port-used", "C16.2")


# Ports 2 and 3


@pytest.mark.rule("C16.8", "R-C86")
@pytest.mark.parametrize("give", BASIC)
@pytest.mark.parametrize("take", [("wool", "wool", "wool"), ("wool", "grain", "milk"), ("grain", "grain", "milk")])
def test_port_2_turns_one_basic_good_into_three(give: str, take: tuple[str, ...]) -> None:
    table = at_port(2).goods(**{give: 1}).play(SwapBasicGoods(2, give, take))
    assert table.player().goods == [take.count(good) for good in GOODS]


@pytest.mark.rule("C16.8", "R-C86")
def test_port_2_offers_every_mix_of_three() -> None:
    table = at_port(2).goods(milk=1, bread=1)
    offered = table.legal(SwapBasicGoods)
    assert len({action.take for action in offered}) == len(offered) == 10
    assert {action.give for action in offered} == {"milk"}


@pytest.mark.rule("C16.8", "R-C86")
def test_port_2_needs_a_basic_good_to_give() -> None:
    table = at_port(2).goods(milk=1, bread=1)
    take = ("wool", "wool", "milk")
    assert refused(table, SwapBasicGoods(2, "wool", take)) == ("too-few-goods", "C16.8")
    assert refused(table, SwapBasicGoods(2, "bread", take)) == ("no-such-swap", "C16.8")


@pytest.mark.rule("C16.8", "R-C86")
@pytest.mark.parametrize("take", [(), ("wool",), ("wool", "wool"), ("wool",) * 4, ("wool", "wool", "bread")])
def test_port_2_gives_three_basic_goods_and_nothing_else(take: tuple[str, ...]) -> None:
    assert refused(at_port(2).goods(milk=1), SwapBasicGoods(2, "milk", take)) == ("no-such-swap", "C16.8")


@pytest.mark.rule("C16.9", "R-C86")
@pytest.mark.parametrize("give", PROCESSED)
@pytest.mark.parametrize("take", [("bread", "bread"), ("bread", "whisky"), ("cheese", "whisky")])
def test_port_3_turns_one_processed_good_into_two(give: str, take: tuple[str, ...]) -> None:
    table = at_port(3).goods(**{give: 1}).play(SwapProcessedGoods(3, give, take))
    assert table.player().goods == [take.count(good) for good in GOODS]


@pytest.mark.rule("C16.9", "R-C86")
def test_port_3_offers_every_mix_of_two() -> None:
    offered = at_port(3).goods(milk=1, bread=1).legal(SwapProcessedGoods)
    assert len({action.take for action in offered}) == len(offered) == 6
    assert {action.give for action in offered} == {"bread"}


@pytest.mark.rule("C16.9", "R-C86")
def test_port_3_needs_a_processed_good_to_give() -> None:
    table = at_port(3).goods(milk=1)
    assert refused(table, SwapProcessedGoods(3, "bread", ("bread", "bread"))) == ("too-few-goods", "C16.9")
    assert refused(table, SwapProcessedGoods(3, "milk", ("bread", "bread"))) == ("no-such-swap", "C16.9")
    assert table.legal(SwapProcessedGoods) == []


# Ports 4 and 5


@pytest.mark.rule("C16.10")
def test_port_4_gives_an_upgrade_and_3_glory() -> None:
    table = at_port(4).play(PortUpgrade(4), UpgradeShipping())
    assert (table.player().glory, table.player().shipping, table.player().money) == (3, 1, 0)
    assert isinstance(table.pos.stack[-1], Turn)


@pytest.mark.rule("C16.10", "C13.5")
def test_the_glory_of_port_4_comes_even_if_the_upgrade_lapses() -> None:
    table = at_port(4).play(PortUpgrade(4), Done())
    assert (table.player().glory, table.player().shipping) == (3, 0)


@pytest.mark.rule("C16.11")
def test_port_5_gives_10_pounds() -> None:
    table = at_port(5).play(PortMoney(5))
    assert (table.player().money, table.player().ports) == (10, (4,))
