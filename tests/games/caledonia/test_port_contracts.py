"""Port 8, contracts, and port 9, borrow a port (C16.17, C16.18)."""

from __future__ import annotations

import pytest
from tests.games.caledonia.sketches import at_port, refused
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.contracts import Keep, pile_size
from bothy.games.caledonia.fulfil import Fulfil
from bothy.games.caledonia.ports.move_price import MovePrice
from bothy.games.caledonia.ports.simple import PortContracts, PortMoney, PortUpgrade
from bothy.games.caledonia.ports.swap_goods import SwapBasicGoods, SwapProcessedGoods
from bothy.games.caledonia.ports.swap_units import TakeOffTwo
from bothy.games.caledonia.turn import Turn
from bothy.kernel import Action

# Port 8


@pytest.mark.rule("C16.17", "R-C26")
def test_port_8_gives_5_pounds_and_contracts_to_draw() -> None:
    table = at_port(8, round_=3)
    table.play(PortContracts(8, True), deal=(20, 30, 40))
    assert (table.player().money, table.pos.drawn) == (5, (20, 30, 40))
    table.play(Keep((30,)))
    assert (table.player().money, table.player().box, table.pos.under) == (0, (30,), (20, 40))


@pytest.mark.rule("C16.17", "R-C26")
def test_port_8_gives_5_pounds_without_drawing() -> None:
    table = at_port(8).play(PortContracts(8, False))
    assert (table.player().money, table.player().box) == (5, ())
    assert isinstance(table.pos.stack[-1], Turn)


@pytest.mark.rule("C16.17", "R-C26")
def test_with_a_full_box_port_8_gives_money_only() -> None:
    table = at_port(8).contract(20)
    assert refused(table, PortContracts(8, True)) == ("box-full", "C16.17")
    assert table.legal(PortContracts) == [PortContracts(8, False)]
    assert table.play(PortContracts(8, False)).player().money == 5


@pytest.mark.rule("C16.17", "C12.5")
def test_with_an_empty_pile_port_8_gives_money_only() -> None:
    table = at_port(8)
    table.pos.unseen = ()
    assert pile_size(table.pos) == 0
    assert table.legal(PortContracts) == [PortContracts(8, False)]


@pytest.mark.rule("C16.17", "C12.3")
def test_a_contract_of_port_8_costs_what_the_round_says() -> None:
    table = at_port(8, round_=5).money(9).play(PortContracts(8, True))
    assert refused(table, Keep(table.pos.drawn[:1])) == ("too-dear", "C8.1")
    first = at_port(8, round_=1).play(PortContracts(8, True))
    assert first.play(Keep(first.pos.drawn[:1])).player().money == 5 + 5


# Port 9


@pytest.mark.rule("C16.11", "C16.18", "R-C85")
def test_port_nine_repeats_a_port() -> None:
    table = Table(ports=(1, 2, 5, 9)).money(3).place("miner", "a8").place("sheep", "m8")
    table.play(PortMoney(9))
    assert (table.player().money, table.player().ports) == (3 - 3 + 10, (8,))
    table.play(PortMoney(5))
    assert (table.player().money, table.player().ports) == (3 + 17, (8, 4))


@pytest.mark.rule("C16.18", "R-C85")
def test_only_port_9_must_be_in_reach() -> None:
    table = at_port(9, 5).money(3)
    assert table.legal(PortMoney) == [PortMoney(9)]
    assert refused(table, PortMoney(5)) == ("port-out-of-reach", "C16.1")
    far = Table(ports=(1, 2, 9, 5)).money(3).place("miner", "a8")
    assert refused(far, PortMoney(9)) == ("port-out-of-reach", "C16.1")


@pytest.mark.rule("C16.18", "R-C85")
def test_port_9_costs_3_pounds_first() -> None:
    table = at_port(9, 5).money(2)
    assert refused(table, PortMoney(9)) == ("too-dear", "C16.18")
    assert table.legal(PortMoney) == []


@pytest.mark.rule("C16.18", "C16.2", "R-C85")
def test_port_9_is_used_once() -> None:
    table = at_port(9, 5, 4).money(20).play(PortMoney(9))
    assert refused(table, PortUpgrade(9)) == ("port-used", "C16.2")


@pytest.mark.rule("C16.18", "R-C85")
def test_port_9_borrows_a_port_that_was_used_already() -> None:
    table = at_port(9, 5).money(3)
    table.player().ports = (4,)
    assert table.play(PortMoney(9)).player().money == 10


@pytest.mark.rule("C16.18")
def test_port_9_borrows_only_ports_in_play() -> None:
    table = at_port(9, 5, 4, 2).money(20)
    assert table.why_not(SwapProcessedGoods(9, "bread", ("bread", "bread"))) == "not-an-answer"


@pytest.mark.rule("C16.18")
@pytest.mark.parametrize(
    ("port", "action"),
    [
        (2, SwapBasicGoods(9, "milk", ("wool", "wool", "wool"))),
        (3, SwapProcessedGoods(9, "bread", ("bread", "whisky"))),
        (4, PortUpgrade(9)),
        (5, PortMoney(9)),
        (6, MovePrice(9, "wool", -3)),
        (7, TakeOffTwo(9, "b3", "b4")),
        (8, PortContracts(9, True)),
        (1, Fulfil(15, (), "beef", 9)),
    ],
    ids=lambda each: str(each) if isinstance(each, int) else "",
)
def test_port_9_borrows_every_port_for_3_pounds(port: int, action: Action) -> None:
    table = at_port(9, port).money(20).goods(milk=1, bread=1, wool=1).contract(16)
    if port == 8:
        table.player().box = ()
    table.place("sheep", "b3").place("cow", "b4")
    table.play(action)
    assert table.player().ports == (8,)
    assert table.player().money == 20 - 3 + {5: 10, 8: 5}.get(port, 0)


@pytest.mark.rule("C16.18", "C16.12")
def test_the_fee_of_port_9_counts_when_a_trade_must_follow() -> None:
    table = at_port(9, 6).money(3 + 7)
    assert refused(table, MovePrice(9, "whisky", -3)) == ("no-trade-follows", "C16.12")
    assert table.money(3 + 8).why_not(MovePrice(9, "whisky", -3)) == ""
