"""Port 8, contracts, and port 9, copy a port (C16.17, C16.18)."""

from __future__ import annotations

import pytest
from tests.games.caledonia.sketches import at_port, refused
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.actions.contracts import Keep, pile_size
from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.actions.fulfil import Fulfil
from bothy.games.caledonia.actions.trade import Buy, Sell
from bothy.games.caledonia.pack.types.goods import WHISKY
from bothy.games.caledonia.ports.move_price import MovePrice
from bothy.games.caledonia.ports.simple import PortContracts, PortMoney, PortUpgrade
from bothy.games.caledonia.ports.swap_goods import SwapBasicGoods, SwapProcessedGoods
from bothy.games.caledonia.ports.swap_units import TakeOffTwo
from bothy.games.caledonia.turn import EndTurn, Turn
from bothy.kernel import Action
from bothy.table.decision import blocked

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
def test_a_contract_from_port_8_has_the_cost_of_the_round() -> None:
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
        (1, Fulfil(15, (), ("beef",), (9,))),
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


# Port 9 and the one it copies, inside one action


def by_nine_and(port: int, *clans: str) -> Table:
    """A table where red reaches this port with a sheep and port 9 with a miner."""
    rest = [each for each in (2, 3, 4) if each != port][:2]
    return Table(*(clans or ("", "", "")), ports=(*rest, port, 9)).place("miner", "a8").place("sheep", "m8")


@pytest.mark.rule("C16.7", "C16.18", "R-C85")
def test_ports_1_and_9_spare_two_animals_on_one_contract() -> None:
    table = by_nine_and(1).money(3).contract(3).goods(bread=1, cheese=1, whisky=1)  # two beef, and no cow
    assert table.legal(Fulfil) == [Fulfil(2, (), ("beef", "beef"), (1, 9))]
    table.play(Fulfil(2, (), ("beef", "beef"), (1, 9)))
    assert (table.player().fulfilled, table.player().ports) == ((2,), (0, 8))
    assert [event.values["amount"] for event in table.events if event.values.get("why") == "port-9"] == [-3]


@pytest.mark.rule("C16.7", "C16.18", "R-C85")
def test_the_two_animals_spared_may_be_of_two_kinds() -> None:
    table = by_nine_and(1).money(3).contract(46).goods(wool=2)  # a beef and a mutton
    assert Fulfil(45, (), ("beef", "mutton"), (1, 9)) in table.legal(Fulfil)
    assert Fulfil(45, (), ("mutton", "beef"), (1, 9)) not in table.legal(Fulfil), "it is listed once"


@pytest.mark.rule("C16.7", "C16.18", "R-C85")
def test_two_animals_are_spared_only_by_two_ports_in_reach_and_paid_for() -> None:
    table = by_nine_and(1).money(2).contract(3).goods(bread=1, cheese=1, whisky=1)
    assert refused(table, Fulfil(2, (), ("beef", "beef"), (1, 9))) == ("too-dear", "C16.18")
    table.money(3)
    assert table.why_not(Fulfil(2, (), ("beef", "beef"), (1, 1))) == "no-such-port"
    assert table.why_not(Fulfil(2, (), ("beef", "beef"), (1,))) == "no-such-port"
    assert refused(table, Fulfil(2, (), ("beef", "mutton"), (1, 9))) == ("nothing-to-spare", "C16.7")
    table.player().ports = (0,)
    assert refused(table, Fulfil(2, (), ("beef", "beef"), (1, 9))) == ("port-used", "C16.2")


@pytest.mark.rule("C16.12", "C16.18", "R-C85")
@pytest.mark.parametrize("first", [6, 9])
def test_ports_6_and_9_move_one_price_by_six_before_a_trade(first: int) -> None:
    table = by_nine_and(6).money(3).goods(whisky=2)
    table.play(MovePrice(first, "whisky", 3), MovePrice(15 - first, "whisky", 3), Sell("whisky", 2))
    assert (table.player().money, table.pos.prices[WHISKY]) == (3 - 3 + 2 * 16, 9 - 2)
    assert sorted(table.player().ports) == [5, 8]
    assert table.why_not(EndTurn()) == ""


@pytest.mark.rule("C16.12", "C16.18", "R-C85", "R-C87")
def test_only_the_price_that_was_moved_may_move_again_and_only_by_the_other_port() -> None:
    table = by_nine_and(6).money(30).goods(whisky=2).play(MovePrice(6, "whisky", 3))
    assert refused(table, MovePrice(9, "wool", 3)) == ("trade-moved-good", "C16.12")
    assert refused(table, MovePrice(6, "whisky", 3)) == ("port-used", "C16.2")
    assert table.legal(MovePrice) == [MovePrice(9, "whisky", 3), MovePrice(9, "whisky", -3)]
    assert table.play(MovePrice(9, "whisky", -3)).legal(MovePrice) == []


@pytest.mark.rule("C16.12", "C16.18", "R-C85", "P-C9")
def test_the_first_move_is_allowed_where_only_the_second_makes_the_good_payable() -> None:
    table = by_nine_and(6).price("whisky", 9).money(3 + 11)  # £16, £13 after three steps, £11 after six
    table.play(MovePrice(9, "whisky", -3))
    assert table.pos.legal(0) == [MovePrice(6, "whisky", -3)]
    table.play(MovePrice(6, "whisky", -3), Buy("whisky", 1))
    assert (table.stock("whisky"), table.player().money) == (1, 0)
    poor = by_nine_and(6).price("whisky", 9).money(3 + 10)
    assert refused(poor, MovePrice(9, "whisky", -3)) == ("no-trade-follows", "C16.12")


@pytest.mark.rule("C11.3", "C16.12", "C16.18", "R-C85")
def test_ports_6_and_9_move_a_price_by_six_inside_a_neighbourhood_bonus() -> None:
    table = by_nine_and(6).price("whisky", 9).place("distillery", "b6", seat=1)
    table.money(8 + 5 + 3 + 8).play(Expand("sheep", "b7"))
    assert table.legal(Buy) == []
    table.play(MovePrice(6, "whisky", -3), MovePrice(9, "whisky", -3), Buy("whisky", 1))
    assert (table.stock("whisky"), table.player().money) == (1, 0)
    assert isinstance(table.pos.stack[-1], Turn)


@pytest.mark.rule("C16.2", "C16.12", "C16.18", "R-C85", "P-C9")
def test_a_port_used_before_moves_no_price_a_second_time() -> None:
    table = by_nine_and(6).price("whisky", 9).money(3 + 11)
    table.player().ports = (5,)
    assert refused(table, MovePrice(9, "whisky", -3)) == ("no-trade-follows", "C16.12")


@pytest.mark.rule("C16.12", "C16.18", "R-C85", "P-C9")
def test_the_second_move_that_makes_a_good_payable_may_go_the_other_way() -> None:
    table = by_nine_and(6).price("whisky", 9).money(3 + 13)  # £16 at the end of the track, £13 after three steps
    table.play(MovePrice(9, "whisky", 3))
    assert table.pos.legal(0) == [MovePrice(6, "whisky", -3)]
    table.play(MovePrice(6, "whisky", -3), Buy("whisky", 1))
    assert (table.stock("whisky"), table.player().money) == (1, 0)


@pytest.mark.rule("C11.1", "C16.12", "C16.18", "R-C85", "R-C87")
def test_within_a_neighbourhood_bonus_a_second_move_must_leave_the_good_payable() -> None:
    table = by_nine_and(6).place("distillery", "b6", seat=1).money(50).play(Expand("sheep", "b7"))
    table.play(MovePrice(6, "whisky", -3)).money(3 + 7)  # £8, and £11 after three steps up, less £3
    assert refused(table, MovePrice(9, "whisky", 3)) == ("no-trade-follows", "C16.12")
    assert table.money(3 + 8).why_not(MovePrice(9, "whisky", 3)) == ""


@pytest.mark.rule("C16.12")
def test_a_move_that_is_refused_is_named_once() -> None:
    table = by_nine_and(6).money(30).goods(whisky=2).play(MovePrice(6, "whisky", 3))
    named = [action for action, _ in blocked(table.pos, 0) if isinstance(action, MovePrice)]
    assert len(named) == len(set(named))
