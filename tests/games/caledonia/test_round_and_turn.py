"""The round and its phases, the parts of a turn, and passing (C5, C6, C15)."""

from __future__ import annotations

import pytest
from tests.games.caledonia.sketches import WORDS, all_pass, end, refused, told, with_phases
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.actions.contracts import Obtain
from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.actions.fulfil import Fulfil
from bothy.games.caledonia.actions.trade import Buy, Sell
from bothy.games.caledonia.actions.upgrades import Done, HireMerchant, UpgradeShipping, UpgradeTechnology
from bothy.games.caledonia.clans.macdonald import Row
from bothy.games.caledonia.clans.mackenzie import Cellar, TakeBarrel
from bothy.games.caledonia.ports.simple import PortContracts, PortMoney
from bothy.games.caledonia.turn import EndTurn, Pass
from bothy.kernel import Action


def by_the_port(*clans: str, port: int = 5) -> Table:
    """A table with red's miner next to a port, in corner D."""
    return Table(*clans or ("", "", ""), ports=(1, 2, 3, port)).place("miner", "a8")


# C5 The round


@pytest.mark.rule("C5.1")
def test_a_round_goes_from_action_to_production_to_scoring_and_on_to_preparation() -> None:
    table = Table().money(20).place("sheep", "b3").play(Buy("wool", 1), EndTurn())
    all_pass(table.play(Obtain((0,)), EndTurn(), seat=1))
    assert told(table, "passed", "goods", "glory", "round", "opened", "merchants-return") == [
        "passed",
        "passed",
        "passed",
        "goods",
        "glory",
        "round",
        "opened",
        "merchants-return",
    ]


@pytest.mark.rule("C5.2", "C8.4", "R-C66")
def test_empty_places_are_refilled_in_reading_order() -> None:
    table = Table()
    table.pos.open = [0, -1, 2, 3, -1, 5, 6]
    all_pass(table, deal=(40, 30))
    assert table.pos.open == [0, 40, 2, 3, 30, 5, 6]


@pytest.mark.rule("C5.2", "R-C66")
def test_everyone_takes_all_merchants_back() -> None:
    table = Table().money(20).goods(seat=1, milk=1).play(Buy("wool", 2), EndTurn())
    table.play(Sell("milk", 1), EndTurn(), seat=1)
    assert [player.merchants for player in table.pos.players] == [0, 1, 2]
    all_pass(table)
    assert [player.merchants for player in table.pos.players] == [2, 2, 2]
    assert [player.market for player in table.pos.players] == [[0] * 6] * 3


@pytest.mark.rule("C5.2", "C5.6")
def test_each_round_has_its_own_scoring_tile() -> None:
    table = Table(tiles=(1, 4, 2, 3, 5)).goods(wool=3).place("miner", "c4")
    assert all_pass(table).player().glory == 3  # tile 1: three basic goods
    assert all_pass(table).player().glory == 3 + 2  # tile 4: one worker


@pytest.mark.rule("C5.3", "R-C19")
def test_places_stay_empty_when_the_pile_is() -> None:
    table = Table()
    table.pos.open = [0, -1, 2, -1, 4, 5, 6]
    table.pos.unseen = (33,)
    all_pass(table)
    assert table.pos.open == [0, 33, 2, -1, 4, 5, 6]


@pytest.mark.rule("C5.3", "C8.4")
def test_contracts_are_refilled_at_no_other_time() -> None:
    table = end(with_phases(Table()).play(Obtain((2,))))
    assert table.pos.open == [0, 1, -1, 3, 4, 5, 6]
    for _ in range(3):
        end(
            table.money(9, seat=table.pos.seats_to_act()[0]).play(HireMerchant(), seat=table.pos.seats_to_act()[0])
        )
    assert table.pos.open == [0, 1, -1, 3, 4, 5, 6]


@pytest.mark.rule("C5.4")
def test_turns_go_round_until_all_have_passed() -> None:
    table = with_phases(Table(seats=3).money(9).money(9, 1).money(9, 2))
    asked = []
    for action in (HireMerchant(), Pass(), HireMerchant(), HireMerchant(), Pass(), Pass()):
        asked.append(table.pos.seats_to_act()[0])
        table.play(action, EndTurn(), seat=asked[-1])
    assert asked == [0, 1, 2, 0, 2, 0]
    assert table.pos.round == 2


@pytest.mark.rule("C5.5")
def test_every_players_units_produce() -> None:
    table = Table().place("sheep", "b3").place("cow", "k4", seat=1).place("field", "h4", seat=2)
    all_pass(table)
    assert (table.stock("wool"), table.stock("milk", 1), table.stock("grain", 2)) == (1, 1, 2)


@pytest.mark.rule("C5.6")
def test_the_scoring_tile_gives_glory_to_everyone_after_production() -> None:
    table = Table(tiles=(1, 2, 3, 4, 5)).place("sheep", "b3").place("field", "h4", seat=2)
    assert [player.glory for player in all_pass(table).pos.players] == [1, 0, 2]


# C6 A turn

MAIN_ACTIONS: list[Action] = [
    Buy("wool", 1),
    Obtain((0,)),
    Expand("sheep", "d3"),
    UpgradeShipping(),
    UpgradeTechnology("miner"),
    HireMerchant(),
    Fulfil(47, (), (), ()),
    Pass(),
]


def ready_for_all() -> Table:
    table = Table("buchanan", "", "").money(99).place("miner", "c4").contract(48)
    return table.goods(wool=5, bread=5, cheese=5)


@pytest.mark.rule("C6.1")
@pytest.mark.parametrize("action", MAIN_ACTIONS, ids=lambda action: action.name)
def test_there_are_eight_main_actions_and_one_a_turn(action: Action) -> None:
    table = ready_for_all().play(action)
    for other in MAIN_ACTIONS:
        assert refused(table, other) == ("acted", "C6.1")
    assert table.legal(EndTurn) == [EndTurn()]


@pytest.mark.rule("C6.1")
@pytest.mark.parametrize("action", [Buy("wool", 1), HireMerchant(), UpgradeShipping()], ids=lambda each: each.name)
def test_main_actions_may_be_repeated_in_a_round(action: Action) -> None:
    table = ready_for_all()
    for _ in range(2):
        table.play(action, EndTurn()).turn(0)
    assert table.why_not(action) in ("", "too-few-merchants")


@pytest.mark.rule("C6.1")
def test_a_turn_without_a_main_action_does_not_exist() -> None:
    assert refused(Table(), EndTurn()) == ("act-first", "C6.1")


@pytest.mark.rule("C6.2", "R-C44")
def test_a_turn_of_free_actions_alone_does_not_exist() -> None:
    table = by_the_port().play(PortMoney(5))
    assert refused(table, EndTurn()) == ("act-first", "C6.1")


@pytest.mark.rule("C6.2", "C16.4", "R-C44")
def test_a_free_action_comes_before_the_main_action() -> None:
    table = by_the_port().play(PortMoney(5), HireMerchant())
    assert table.player().money == 10 - 4


@pytest.mark.rule("C6.2", "C16.4", "R-C44")
def test_a_free_action_comes_after_the_main_action() -> None:
    table = by_the_port().money(4).play(HireMerchant(), PortMoney(5))
    assert table.player().money == 10


@pytest.mark.rule("C6.2", "R-C44")
def test_free_actions_may_go_with_passing() -> None:
    table = by_the_port().play(Pass(), PortMoney(5), EndTurn())
    assert table.player().money == 16 + 10


@pytest.mark.rule("C6.2", "C20.19")
def test_rowing_is_a_free_action() -> None:
    table = Table("macdonald", "", "").place("fisherman", "e4").play(Row("e4", "e5"))
    assert table.why_not(Pass()) == ""
    assert table.why_not(Row("e5", "e4")) == "row-before"


@pytest.mark.rule("C6.3", "R-C103")
def test_ports_wait_until_no_other_question_is_open() -> None:
    table = by_the_port().money(50).place("distillery", "b6", seat=1).play(Expand("sheep", "b7"))
    assert table.pos.legal(0)[-1] == Done()
    assert refused(table, PortMoney(5)) == ("finish-first", "C6.3")
    assert table.play(Done()).why_not(PortMoney(5)) == ""


@pytest.mark.rule("C6.3", "C14.9", "R-C103")
def test_ports_wait_until_all_bonuses_of_a_contract_are_taken() -> None:
    table = by_the_port().goods(bread=1, cheese=1, whisky=1).contract(50).play(Fulfil(49, (), (), ()))
    assert table.why_not(PortMoney(5)) == "finish-first"
    assert table.play(Done()).why_not(PortMoney(5)) == ""


@pytest.mark.rule("C6.3", "C12.4", "R-C103")
def test_ports_wait_while_contracts_are_looked_at() -> None:
    table = Table(ports=(1, 2, 5, 8)).place("miner", "a8").place("sheep", "m8").play(PortContracts(8, True))
    assert table.why_not(PortMoney(5)) == "finish-first"


@pytest.mark.rule("C6.3", "C20.28", "R-C103")
def test_barrels_leave_the_cellar_whenever_their_owner_is_asked() -> None:
    table = Table("mackenzie", "", "").money(50).place("miner", "c4").place("cow", "d4", seat=1)
    table.pos.part(Cellar).spots[1] = 1
    table.play(Expand("sheep", "d3"))
    assert table.legal(TakeBarrel) == [TakeBarrel(1)]
    money = table.player().money
    assert table.play(TakeBarrel(1)).player().money == money + 7
    assert table.legal(Done) == [Done()]


@pytest.mark.rule("C6.4", "R-C45")
def test_the_next_player_begins_when_the_turn_is_ended() -> None:
    table = Table().play(Obtain((0,)))
    assert table.pos.seats_to_act() == (0,)
    assert table.play(EndTurn()).pos.seats_to_act() == (1,)


@pytest.mark.rule("C6.4")
def test_no_player_acts_in_another_players_turn() -> None:
    table = Table().money(50, seat=1)
    assert table.why_not(Buy("wool", 1), seat=1) == "not-asked"


@pytest.mark.rule("C6.5", "R-C46")
def test_a_player_who_has_passed_takes_no_turn_and_uses_no_port() -> None:
    table = by_the_port().play(Pass(), EndTurn())
    for seat in (1, 2, 1, 2):
        assert table.pos.seats_to_act() == (seat,)
        assert table.why_not(PortMoney(5)) == "not-asked"
        end(table.money(4, seat).play(HireMerchant(), seat=seat))


@pytest.mark.rule("C6.5", "R-C46")
def test_the_last_player_goes_on_alone_until_passing() -> None:
    table = with_phases(Table().money(50, seat=2)).play(Pass(), EndTurn()).play(Pass(), EndTurn(), seat=1)
    for _ in range(3):
        table.play(HireMerchant(), EndTurn(), seat=2)
    assert (table.pos.seats_to_act(), table.pos.round) == ((2,), 1)
    assert table.play(Pass(), EndTurn(), seat=2).pos.round == 2


# A turn's question


def question(table: Table) -> str:
    return WORDS.text(table.pos.stack[-1].ask(table.pos, 0))


def test_a_turn_asks_for_its_main_action_and_then_says_what_is_left() -> None:
    table = by_the_port()
    assert question(table) == "Your turn: take one main action, or pass."
    table.play(Obtain((0,)))
    assert question(table) == "You’ve taken your main action. You can still use a port, or end your turn."
    assert question(table.play(PortMoney(5))) == "You’ve taken your main action. End your turn."


def test_the_actions_left_include_what_the_clan_can_do() -> None:
    table = by_the_port("mackenzie", "", "")
    table.pos.part(Cellar).spots = [1, 0]
    assert question(table.play(Pass())) == (
        "You’ve passed. You can still use a port and take a barrel from the cellar, or end your turn."
    )
    table.play(PortMoney(5))
    assert question(table) == "You’ve passed. You can still take a barrel from the cellar, or end your turn."


def test_a_power_for_before_the_main_action_is_not_left_after_it() -> None:
    table = Table("macdonald", "", "").place("fisherman", "c3")
    assert question(table.play(Obtain((0,)))) == "You’ve taken your main action. End your turn."


@pytest.mark.rule("C15.1", "C15.2", "C15.3", "R-C6")
def test_first_to_pass_gets_sixteen() -> None:
    table = with_phases(Table(seats=4).turn(2)).play(Pass(), seat=2)
    assert table.player(2).money == 16
    table.play(EndTurn(), seat=2)
    assert all_pass(table).pos.order[0] == 2


@pytest.mark.rule("C15.1")
def test_anybody_may_pass_even_with_other_things_to_do() -> None:
    assert Table().money(50).place("miner", "c4").why_not(Pass()) == ""
    assert Table().why_not(Pass()) == ""


@pytest.mark.rule("C15.2", "R-C6")
@pytest.mark.parametrize(("seats", "paid"), [(2, [16, 14]), (3, [16, 14, 12]), (4, [16, 14, 12, 10])])
def test_passing_pays_less_the_later_it_comes(seats: int, paid: list[int]) -> None:
    table = all_pass(Table(seats=seats))
    assert [player.money for player in table.pos.players] == paid


@pytest.mark.rule("C15.2", "R-C6")
def test_pass_pays_in_the_last_round() -> None:
    table = Table(round=5).play(Pass())
    assert table.player().money == 16


@pytest.mark.rule("C15.3")
def test_the_order_of_passing_is_the_order_of_the_next_round() -> None:
    table = all_pass(Table(seats=3).turn(1))
    assert table.pos.order == (1, 2, 0)
    assert (table.pos.seats_to_act(), table.pos.passed) == ((1,), ())
