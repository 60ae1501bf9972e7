"""Ports 2 to 5 and 8: what may be asked about them, what is on offer, and what the account says (C16)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.caledonia.sketches import at_port, refused, sentence
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.ports.simple import PortContracts, PortMoney, PortUpgrade
from bothy.games.caledonia.ports.swap_goods import SwapBasicGoods, SwapProcessedGoods
from bothy.kernel import Action


def lines(table: Table) -> list[Any]:
    return [line for event in table.events for line in event.lines]


def asked(table: Table, *kinds: type[Action]) -> list[Action]:
    """Whatever a new player might try of these kinds."""
    asides = [aside for aside in table.pos.stack[-1].all_asides(table.pos) if set(aside.takes) & set(kinds)]
    return [action for aside in asides for action in aside.candidates(table.pos, 0)]


@pytest.mark.rule("C16.2", "C16.10", "C16.11", "C16.17")
@pytest.mark.parametrize(
    ("port", "action", "gain"),
    [
        (4, PortUpgrade(4), ("glory-0", 3, "port")),
        (5, PortMoney(5), ("money-0", 10, "port")),
        (8, PortContracts(8, False), ("money-0", 5, "port")),
    ],
)
def test_the_account_of_a_port_names_the_marker_and_the_port(port: int, action: Action, gain: Any) -> None:
    assert lines(at_port(port).play(action)) == [("ports-0", 1, "port"), gain]


@pytest.mark.rule("C16.1", "C16.18")
def test_a_player_may_ask_about_a_port_and_about_borrowing_it() -> None:
    assert asked(at_port(4), PortUpgrade) == [PortUpgrade(4)]
    assert asked(at_port(5), PortMoney) == [PortMoney(5)]
    assert asked(at_port(5, 9), PortMoney) == [PortMoney(5), PortMoney(9)]
    assert asked(at_port(8), PortContracts) == [PortContracts(8, True), PortContracts(8, False)]


@pytest.mark.rule("C16.8", "C16.9")
def test_the_account_of_a_swap_names_every_good() -> None:
    table = at_port(3).goods(bread=1).play(SwapProcessedGoods(3, "bread", ("cheese", "whisky")))
    assert lines(table) == [
        ("ports-0", 1, "port"),
        ("bread-0", -1, "port"),
        ("cheese-0", 1, "port"),
        ("whisky-0", 1, "port"),
    ]


@pytest.mark.rule("C16.8")
def test_a_player_may_ask_about_every_mix_of_basic_goods() -> None:
    tried = asked(at_port(2, 9), SwapBasicGoods)
    assert len(tried) == 2 * 3 * 10, "by port 2 or port 9, for each of three goods, ten mixes of three"
    assert tried[0] == SwapBasicGoods(2, "wool", ("wool", "wool", "wool"))
    assert tried[-1] == SwapBasicGoods(9, "milk", ("milk", "milk", "milk"))


@pytest.mark.rule("C16.8")
def test_on_offer_are_the_swaps_of_every_good_one_has() -> None:
    offered = at_port(2).goods(wool=1, milk=2).legal(SwapBasicGoods)
    assert [swap.give for swap in offered] == ["wool"] * 10 + ["milk"] * 10


@pytest.mark.rule("C16.1")
def test_a_swap_at_a_port_out_of_reach_is_refused() -> None:
    table = Table(ports=(1, 2, 3, 5)).place("miner", "a8").goods(wool=1)
    assert refused(table, SwapBasicGoods(2, "wool", ("milk", "milk", "milk"))) == ("port-out-of-reach", "C16.1")


@pytest.mark.rule("C16.8")
@pytest.mark.parametrize("take", [("milk", "wool", "wool"), ("wool", "wool", "bread"), ("wool", "wool")])
def test_a_swap_takes_three_basic_goods_in_the_order_of_the_market(take: tuple[str, ...]) -> None:
    assert refused(at_port(2).goods(wool=1), SwapBasicGoods(2, "wool", take)) == ("no-such-swap", "C16.8")


@pytest.mark.rule("C16.8")
def test_whoever_lacks_the_good_is_told_which() -> None:
    told = sentence(at_port(2), SwapBasicGoods(2, "grain", ("milk", "milk", "milk")))
    assert told == "You need 1 grain and have 0. You get more from production or at the market."
