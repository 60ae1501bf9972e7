"""Clan MacLeod: private shipyards (I21.70 to I21.76)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.caledonia.expansions.industria.sharing import clan_table
from tests.games.caledonia.sketches import WORDS, asked
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.actions.bonuses import Bonuses, DrawContracts
from bothy.games.caledonia.actions.contracts import Keep
from bothy.games.caledonia.actions.fulfil import Fulfil
from bothy.games.caledonia.actions.trade import Buy, Sell
from bothy.games.caledonia.actions.upgrades import Done
from bothy.games.caledonia.bots.estimate import estimate
from bothy.games.caledonia.expansions.industria.clans.macleod import Shipyards
from bothy.games.caledonia.expansions.industria.ports.contracts import PayForContract
from bothy.games.caledonia.expansions.industria.ports.moves import PortMoves
from bothy.games.caledonia.expansions.industria.ports.upgrades import PortTechnology
from bothy.games.caledonia.game import CALEDONIA
from bothy.games.caledonia.ports.move_price import MovePrice
from bothy.games.caledonia.ports.simple import PortContracts, PortMoney
from bothy.games.caledonia.setup.steps import ChooseClan, DrawClan
from bothy.games.caledonia.turn import Turn
from bothy.kernel import Action, SamplingDealer


def macleod(*yards: int, used: int = 0, corners: tuple[int, ...] = (4, 7, 8, 2), **more: Any) -> Table:
    """A table of MacLeod with these shipyards and `used` ports used; the miner reaches corner D."""
    table = clan_table("macleod", "", "", **{"port-tiles": "both", "ports": corners, **more})
    table.pos.part(Shipyards).tiles[:] = [yard - 1 for yard in yards]
    table.player().ports = tuple(corner - 1 for corner in corners[:used])
    return table.place("miner", "a8")


def used(table: Table) -> list[int]:
    return [tile + 1 for tile in table.pos.part(Shipyards).used]


def refused(table: Table, action: Action) -> tuple[str, str]:
    """Returns the key of the reason and its paragraph, after checking its message."""
    reason = table.pos.why_not(0, action)
    assert reason is not None, f"{action} is legal"
    assert WORDS.faults(f"no-{reason.key}", reason.values) == []
    assert action not in table.pos.legal(0)
    return reason.key, reason.rule


@pytest.mark.rule("I21.70")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_macleod_begins_with_river_crossing(seats: int) -> None:
    table = clan_table("macleod", *[""] * (seats - 1))
    assert table.player().shipping == 1


@pytest.mark.rule("I21.71", "R-I54")
@pytest.mark.parametrize("ports", ["base", "both", "industria"])
def test_macleod_is_dealt_four_ports_that_lie_in_no_corner(ports: str) -> None:
    for seed in range(20):
        pos = CALEDONIA.open({"clan-tiles": "both", "port-tiles": ports}, 2).start()
        chance = SamplingDealer(seed)
        pos.settle(chance)
        names = [pos.rules.pack.clans[clan].id for clan, _ in pos.offers]
        if "macleod" in names:
            tile = pos.rules.pack.starting_tiles[pos.offers[names.index("macleod")][1]].id
            pos.play(pos.seats_to_act()[0], ChooseClan("macleod", tile), chance)
            yards = pos.part(Shipyards).tiles
            assert len(set(yards)) == 4
            assert not set(yards) & set(pos.ports)
            assert set(yards) <= set(pos.rules.drawn_ports)
            return
    raise AssertionError("the clan was never offered")


@pytest.mark.rule("I21.72", "I21.74", "R-I17")
def test_a_shipyard_does_what_its_port_does_wherever_units_are() -> None:
    table = macleod(5, 13, used=1)
    table.play(PortMoney(5), Done())
    assert (table.player().money, used(table)) == (10, [5])
    assert table.player().ports == (3,), "no port is marked"
    assert isinstance(table.pos.stack[-1], Turn), "it is a free action"


@pytest.mark.rule("I21.72", "R-I17")
def test_macleod_may_ask_about_a_shipyard_by_its_own_mark_alone() -> None:
    assert asked(macleod(5, corners=(4, 7, 8, 9)), PortMoney) == [PortMoney(5)]


@pytest.mark.rule("I21.72")
def test_each_shipyard_is_used_once() -> None:
    table = macleod(5, 13, used=3).play(PortMoney(5), Done())
    assert refused(table, PortMoney(5)) == ("shipyard-used", "I21.72")


@pytest.mark.rule("I21.74", "R-I17")
@pytest.mark.parametrize("ports", [0, 1, 2])
def test_each_port_used_opens_one_shipyard(ports: int) -> None:
    table = macleod(5, 13, 16, used=ports)
    actions = [PortMoney(5), PortTechnology(13, False), PortMoves(16)]
    for action in actions[:ports]:
        table.play(action, Done())
        if not isinstance(table.pos.stack[-1], Turn):
            table.play(Done())
    assert used(table) == [5, 13, 16][:ports]
    assert refused(table, actions[ports]) == ("shipyard-closed", "I21.74")


@pytest.mark.rule("I21.74")
def test_a_port_used_in_the_same_turn_opens_a_shipyard() -> None:
    table = macleod(13, corners=(4, 7, 8, 5))
    assert refused(table, PortTechnology(13, False)) == ("shipyard-closed", "I21.74")
    table.play(PortMoney(5), PortTechnology(13, False), Done())
    assert (table.player().glory, used(table), table.player().ports) == (4, [13], (4,))


@pytest.mark.rule("I21.73", "R-I17")
def test_a_building_bonus_follows_the_effect_of_the_shipyard() -> None:
    table = macleod(5, used=1).play(PortMoney(5))
    assert table.player().money == 10
    assert table.pos.legal(0) == [DrawContracts(), Done()]
    table.play(DrawContracts(), deal=(20, 21, 22)).play(Keep((21,)))
    assert table.player().box == (21,)
    assert table.player().money == 10 + 5, "at this round's cost"


@pytest.mark.rule("I21.73", "R-I17")
def test_no_building_bonus_without_room_in_the_box() -> None:
    table = macleod(5, used=1).contract(3).play(PortMoney(5))
    assert isinstance(table.pos.stack[-1], Turn)


@pytest.mark.rule("I21.73")
def test_shipyard_8_draws_twice() -> None:
    table = macleod(8, used=1, corners=(4, 7, 5, 2)).play(PortContracts(8, True), deal=(20, 21, 22))
    table.play(Keep(()))
    assert table.pos.legal(0) == [DrawContracts(), Done()]


@pytest.mark.rule("I21.73", "I21.72")
def test_the_bonus_waits_until_a_contract_is_settled() -> None:
    table = macleod(18, used=1).money(25).contract(3).play(PayForContract(18, 2))
    assert (table.player().fulfilled, table.player().money) == ((2,), 10)
    assert table.pos.legal(0) == [DrawContracts(), Done()]


@pytest.mark.rule("I21.72", "R-I54")
def test_shipyard_1_spares_an_animal_inside_the_payment() -> None:
    table = macleod(1, used=1).goods(wool=1).contract(16)
    assert table.legal(Fulfil) == [Fulfil(15, (), ("beef",), (1,))]
    table.play(Fulfil(15, (), ("beef",), (1,)))
    assert (table.player().fulfilled, used(table)) == ((15,), [1])
    assert DrawContracts() in table.pos.legal(0)


@pytest.mark.rule("I21.72", "R-I54")
def test_shipyard_10_spares_a_good_inside_the_payment() -> None:
    table = macleod(10, used=1).goods(cheese=1).contract(9)
    assert table.legal(Fulfil) == [Fulfil(8, (), ("cheese",), (10,))]


@pytest.mark.rule("I21.74", "I21.72")
def test_two_shipyards_inside_one_payment_need_two_ports() -> None:
    both = Fulfil(18, (), ("mutton", "cheese"), (1, 10))
    assert refused(macleod(1, 10, used=1).contract(19), both) == ("shipyard-closed", "I21.74")
    table = macleod(1, 10, used=2).contract(19)
    assert table.legal(Fulfil) == [both]
    assert used(table.play(both)) == [1, 10]


@pytest.mark.rule("I21.72", "R-I54")
def test_shipyard_6_moves_a_price_before_a_trade_and_the_bonus_follows_it() -> None:
    table = macleod(6, used=1).goods(wool=1).play(MovePrice(6, "wool", 3))
    assert table.legal(Sell) == [Sell("wool", 1)]
    table.play(Sell("wool", 1))
    assert (table.player().money, used(table)) == (6, [6])
    assert table.pos.legal(0) == [DrawContracts(), Done()]


@pytest.mark.rule("I21.72")
def test_shipyard_6_works_inside_a_neighbourhood_bonus() -> None:
    table = macleod(6, used=1).money(10)
    table.pos.push(Bonuses(0, (0,), False))
    table.play(MovePrice(6, "wool", -3), Buy("wool", 1))
    assert (table.player().money, used(table)) == (10 - 1, [6])


@pytest.mark.rule("I21.75", "R-I17", "R-I54")
def test_shipyard_9_copies_another_shipyard_even_a_used_one() -> None:
    table = macleod(5, 9, used=2).money(3).play(PortMoney(5), Done(), PortMoney(9))
    assert (table.player().money, used(table)) == (3 + 10 - 3 + 10, [5, 9])
    assert table.play(Done()).pos.stack[-1] == Turn(0), "one building bonus"


@pytest.mark.rule("I21.75", "R-I17")
def test_shipyard_9_copies_no_port_of_the_map_and_port_9_no_shipyard() -> None:
    own = macleod(9, 13, used=2, corners=(4, 7, 8, 5)).money(9)
    assert refused(own, PortMoney(9)) == ("no-such-port", "")
    there = macleod(5, 13, used=1, corners=(4, 7, 8, 9)).money(9)
    assert refused(there, PortMoney(9)) == ("no-such-port", "")


@pytest.mark.rule("I21.75")
def test_shipyard_9_costs_3_pounds() -> None:
    assert refused(macleod(5, 9, used=1).money(2), PortMoney(9)) == ("too-dear", "I21.75")


@pytest.mark.rule("I21.75", "R-C85")
def test_shipyards_6_and_9_move_a_price_twice() -> None:
    table = macleod(6, 9, used=2).money(3).goods(wool=1)
    table.play(MovePrice(6, "wool", 3), MovePrice(9, "wool", 3))
    assert (table.pos.prices[0], table.legal(Sell)) == (9, [Sell("wool", 1)])
    table.play(Sell("wool", 1), Done(), Done())
    assert table.pos.stack[-1] == Turn(0), "two shipyards, two building bonuses"


@pytest.mark.rule("I21.76", "R-I54")
def test_macleod_is_not_offered_at_a_table_without_ports() -> None:
    def offered(**options: Any) -> list[str]:
        pos = CALEDONIA.open({"clan-tiles": "both", **options}, 3).start()
        return [pos.rules.pack.clans[clan].id for clan, _ in DrawClan().outcomes(pos)]

    assert "macleod" in offered()
    assert "macleod" not in offered(ports=False)


@pytest.mark.rule("I21.72")
def test_shipyards_are_shown_and_counted() -> None:
    table = macleod(5, 13, used=1).play(PortMoney(5), Done())
    stocks = table.rules.stocks(table.pos)
    assert stocks["shipyards-0"] == 1
    view = table.rules.view(table.pos, 1)
    assert view["outlook"]["seats"][0]["shipyards"] == [{"port": 5, "used": True}, {"port": 13, "used": False}]
    notes = [WORDS.text(note) for note in table.rules.notes(table.pos)]
    assert notes == ["Seat 0, shipyards with the effects of these ports: 13; used: 5."]


def test_a_port_used_is_worth_more_to_macleod_while_it_opens_a_shipyard() -> None:
    def gain(*yards: int) -> int:
        return estimate(macleod(*yards, used=1).pos, 0) - estimate(macleod(*yards).pos, 0)

    assert gain(5) > gain()
    open_ = macleod(16, used=1)
    before = estimate(open_.pos, 0)
    assert estimate(open_.play(PortMoves(16), Done()).pos, 0) >= before, "using a shipyard is no loss"


@pytest.mark.rule("I21.72", "I21.74")
def test_a_whole_game_with_macleod_never_has_more_shipyards_used_than_ports() -> None:
    seats, options = 2, {"clan-tiles": "both", "port-tiles": "both"}
    most = 0
    for seed in range(40):
        pos = CALEDONIA.open(options, seats).start()
        chance = SamplingDealer(seed)
        pos.settle(chance)
        if "macleod" not in [pos.rules.pack.clans[clan].id for clan, _ in pos.offers]:
            continue
        while not pos.finished:
            seat = pos.seats_to_act()[0]
            legal = pos.legal(seat)
            ours = [action for action in legal if isinstance(action, ChooseClan) and action.clan == "macleod"]
            pos.play(seat, (ours or legal)[chance.below(len(ours or legal))], chance)
            if Shipyards.name in pos.parts:
                seat = [pos.rules.pack.clans[player.clan].id for player in pos.players].index("macleod")
                turned = len(pos.part(Shipyards).used)
                assert turned <= len(pos.players[seat].ports)
                most = max(most, turned)
        if most:
            return
    raise AssertionError("no shipyard was ever used")
