"""Ports: candidates, options, and the account (C3.2, C16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from tests.games.caledonia.everything import game_with
from tests.games.caledonia.sketches import asked, at_port, lines, opening, refused, sentence
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.actions.fulfil import Fulfil
from bothy.games.caledonia.module import Module, PortWay
from bothy.games.caledonia.ports import FREE_ACTIONS
from bothy.games.caledonia.ports.move_price import MovePrice
from bothy.games.caledonia.ports.play import Ports
from bothy.games.caledonia.ports.simple import PortContracts, PortMoney, PortUpgrade
from bothy.games.caledonia.ports.swap_goods import SwapBasicGoods, SwapProcessedGoods
from bothy.games.caledonia.ports.use import tile_of
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Action, Option, Options, Registry


@pytest.mark.rule("C3.2")
def test_the_account_of_the_setup_names_the_port_of_every_corner() -> None:
    placed = [event.values for event in opening().events if event.key == "port-placed"]
    assert placed == [
        {"port": 1, "corner": "A"},
        {"port": 2, "corner": "B"},
        {"port": 3, "corner": "C"},
        {"port": 4, "corner": "D"},
    ]


@pytest.mark.rule("C23.4")
def test_the_tiles_are_a_module_in_play_unless_a_table_leaves_them_out() -> None:
    names = Registry(events=["port"])
    ports = Ports(FREE_ACTIONS, names)
    assert (ports.name, ports.options, ports.registry) == (
        "port-bonuses",
        (Option("ports", (True, False), True),),
        names,
    )
    assert ports.port_free_actions() == {free_action.effect: free_action for free_action in FREE_ACTIONS}
    assert [free_action.name for free_action in ports.tried_free_actions(at_port(5, 1, 7, 6).pos, 0)] == [
        "swap-port",
        "price-port",
        "money-port",
    ]


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


@pytest.mark.rule("C16.2", "C16.11", "C16.18")
def test_the_account_of_a_borrowed_port_names_port_9_its_price_and_what_was_borrowed() -> None:
    table = at_port(9, 5).money(3).play(PortMoney(9))
    assert [(event.key, event.values) for event in table.events] == [
        ("port", {"seat": 0, "port": 9, "effect": "money"}),
        ("money", {"seat": 0, "amount": -3, "why": "port-9"}),
        ("money", {"seat": 0, "amount": 10, "why": "port"}),
    ]
    assert lines(table) == [("ports-0", 1, "port"), ("money-0", -3, "port-9"), ("money-0", 10, "port")]


@pytest.mark.rule("C3.2", "C16.1", "C16.18")
@pytest.mark.parametrize("port", [0, 1, 4, 8, 9, 10])
def test_a_port_is_used_by_its_own_marker_or_port_9s_and_only_in_play(port: int) -> None:
    table = Table(ports=(1, 2, 4, 5)).money(3).place("miner", "a8")
    assert table.why_not(PortMoney(port)) == "no-such-port"


@pytest.mark.rule("C3.2", "C16.7", "C16.18")
def test_port_9_spares_no_animal_while_port_1_is_in_the_box() -> None:
    table = Table(ports=(2, 3, 4, 9)).money(3).goods(wool=1).place("miner", "a8").contract(16)
    assert table.why_not(Fulfil(15, (), ("beef",), (9,))) == "no-such-port"
    assert table.legal(Fulfil) == []


@pytest.mark.rule("C6.3", "C16.4")
def test_no_port_offers_itself_while_another_question_is_open() -> None:
    table = Table(ports=(1, 6, 5, 8)).money(50).place("miner", "a8").place("sheep", "m8").place("cow", "m2")
    table.play(PortContracts(8, True))
    ports = table.pos.turn_free_actions(0)
    assert [port.name for port in ports] == ["price-port", "money-port", "contracts-port"]
    assert [port.options(table.pos, 0) for port in ports] == [[], [], []]


@pytest.mark.rule("C16.1", "C16.2", "C16.18")
def test_a_turn_offers_the_unused_ports_in_reach_and_all_ports_through_port_9() -> None:
    table = Table(ports=(2, 3, 4, 5)).place("miner", "a8").place("sheep", "m8")
    assert [free_action.name for free_action in table.pos.free_actions(0)] == ["upgrade-port", "money-port"]
    table.player().ports = (3,)
    assert [free_action.name for free_action in table.pos.free_actions(0)] == ["money-port"]
    table.pos.ports = (1, 4, 3, 8)
    assert [free_action.name for free_action in table.pos.free_actions(0)] == [
        "basic-goods-port",
        "money-port",
        "upgrade-port",
    ]


@pytest.mark.rule("C3.2", "I22.5")
def test_a_table_without_the_tiles_of_a_module_has_no_tile_with_their_effects() -> None:
    assert tile_of(Table().pos, "technologies-or-glory") == -1
    both: dict[str, Any] = {"port-tiles": "both"}
    assert tile_of(Table(**both).pos, "technologies-or-glory") == 13 - 1


class Cove(PortWay):
    """A way for each seat to use the port in the corner of its number, from anywhere."""

    def tiles(self, pos: Caledonia, seat: int) -> Sequence[int]:
        return pos.ports[seat : seat + 1]

    def claims(self, pos: Caledonia, seat: int, mark: int) -> bool:
        return mark in self.tiles(pos, seat)

    def tries(self, pos: Caledonia, seat: int, tile: int) -> Sequence[int]:
        return [mark for mark in self.tiles(pos, seat) if mark == tile]


class Smugglers(Module):
    """Adds the cove."""

    def __init__(self) -> None:
        super().__init__("smugglers")

    def at_table(self, options: Options, seats: int) -> bool:
        return True

    def port_ways(self) -> Sequence[PortWay]:
        return (Cove(),)


@pytest.mark.rule("C16.1")
def test_a_module_may_bring_each_seat_another_port() -> None:
    table = Table(seats=3, ports=(2, 5, 4, 6), game=game_with(Smugglers()))
    names = [[free_action.name for free_action in table.turn(seat).pos.free_actions(seat)] for seat in range(3)]
    assert names == [["basic-goods-port"], ["money-port"], ["upgrade-port"]]
    assert table.turn(1).legal(PortMoney, seat=1) == [PortMoney(5)]
    assert table.turn(0).legal(PortMoney) == []


@pytest.mark.rule("C16.1")
def test_a_player_may_ask_about_the_ports_of_the_map_and_those_a_module_brings() -> None:
    table = Table(seats=2, ports=(2, 4, 1, 5), game=game_with(Smugglers()))
    tried = Ports(FREE_ACTIONS, Registry()).tried_free_actions(table.pos, 0)
    assert [free_action.name for free_action in tried] == ["basic-goods-port", "upgrade-port", "money-port"]
    assert asked(table, PortMoney) == [PortMoney(5)]


@pytest.mark.rule("C16.1")
def test_a_port_in_reach_that_a_module_brings_as_well_is_on_offer_once() -> None:
    table = Table(seats=4, ports=(2, 4, 1, 5), game=game_with(Smugglers())).place("miner", "a8", seat=3)
    assert table.turn(3).legal(PortMoney, seat=3) == [PortMoney(5)]


@pytest.mark.rule("C3.2", "C16.12")
def test_a_tile_in_the_box_cannot_move_a_price_during_a_neighbourhood_bonus() -> None:
    table = at_port(5).money(50).place("distillery", "b6", seat=1).play(Expand("sheep", "b7"))
    assert table.why_not(MovePrice(6, "whisky", -3)) == "not-an-answer"
    assert not table.pos.free_actions(0)


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
    assert {action.port for action in offered} == {2}
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
def test_a_player_who_lacks_the_good_is_told_which_one() -> None:
    told = sentence(at_port(2), SwapBasicGoods(2, "grain", ("milk", "milk", "milk")))
    assert told == "You need 1 grain and have 0. You get more from production or at the market."
