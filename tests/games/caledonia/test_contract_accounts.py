"""Contracts on their way into a box: questions, the account, and changes by modules (C8, C12)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import pytest
from tests.games.caledonia.everything import Everything, game_with
from tests.games.caledonia.sketches import all_pass, at_port, lines, refused
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.actions.contracts import (
    OBTAINING,
    DrawContract,
    Keep,
    Obtain,
    left_to_draw,
    next_in_pile,
)
from bothy.games.caledonia.module import Module
from bothy.games.caledonia.ports.simple import PortContracts
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Frame, Options


def account(table: Table) -> list[tuple[str, Any]]:
    return [(event.key, event.values) for event in table.events]


def drawing(*clans: str, round_: int = 3) -> Table:
    """A table where red has drawn contracts by port 8, and has £10."""
    table = Table(*(clans or ("", "", "")), ports=(1, 2, 3, 8), round=round_).money(5).place("miner", "a8")
    return table.play(PortContracts(8, True), deal=(20, 30, 40, 21, 31, 41)[: 6 if clans else 3])


# The account


@pytest.mark.rule("C8.1")
def test_the_account_of_a_contract_says_where_it_came_from_and_what_it_cost() -> None:
    table = Table(round=3).money(20).turn(1).money(20, seat=1).play(Obtain((3,)), seat=1)
    assert account(table) == [
        ("obtained", {"seat": 1, "contracts": (3,)}),
        ("money", {"seat": 1, "amount": -5, "why": "contract"}),
    ]
    assert lines(table) == [("box-1", 1, "obtain"), ("open", -1, "obtain"), ("money-1", -5, "contract")]


@pytest.mark.rule("C8.1", "C20.1")
def test_two_contracts_at_once_are_one_entry_of_the_account() -> None:
    table = Table("buchanan", "", "", round=2).play(Obtain((1, 4)))
    assert account(table) == [("obtained", {"seat": 0, "contracts": (1, 4)})]
    assert lines(table) == [("box-0", 2, "obtain"), ("open", -2, "obtain")]


@pytest.mark.rule("C12.1", "C12.4", "C16.17")
def test_the_account_of_drawing_names_every_contract() -> None:
    table = drawing()
    assert account(table)[2:] == [("drawn", {"contract": contract}) for contract in (20, 30, 40)]
    assert lines(table)[2:] == [("pile", -1, "draw"), ("drawn", 1, "draw")] * 3


@pytest.mark.rule("C12.3", "C12.4")
def test_the_account_of_keeping_says_what_went_under_the_pile() -> None:
    table = drawing().play(Keep((30,)))
    assert account(table) == [
        ("obtained", {"seat": 0, "contracts": (30,)}),
        ("money", {"seat": 0, "amount": -5, "why": "contract"}),
        ("under-pile", {"contracts": (20, 40)}),
    ]
    assert lines(table) == [
        ("box-0", 1, "obtain"),
        ("drawn", -1, "obtain"),
        ("money-0", -5, "contract"),
        ("drawn", -2, "under"),
        ("pile", 2, "under"),
    ]


@pytest.mark.rule("C12.3", "C12.4")
def test_keeping_none_is_only_an_entry_about_the_pile() -> None:
    table = drawing().play(Keep(()))
    assert account(table) == [("under-pile", {"contracts": (20, 30, 40)})]
    assert table.pos.now.obtained == 0


@pytest.mark.rule("C5.2")
def test_the_account_of_the_preparation_names_every_new_contract() -> None:
    table = Table().play(Obtain((4,))).turn(0)
    all_pass(table, deal=(33,))
    opened = [event for event in table.events if event.key == "opened"]
    assert [event.values for event in opened] == [{"contract": 33}]
    assert [line for event in opened for line in event.lines] == [("pile", -1, "refill"), ("open", 1, "refill")]
    assert table.pos.open == [0, 1, 2, 3, 33, 5, 6]
    assert 33 not in table.pos.unseen


@pytest.mark.rule("C12.4")
def test_the_pile_is_drawn_at_random_and_the_contracts_under_it_in_order() -> None:
    table = Table()
    table.pos.unseen, table.pos.under = (33, 34), (40, 30)
    assert DrawContract(0).outcomes(table.pos) == [(33, 1), (34, 1)]
    table.pos.unseen = ()
    assert DrawContract(0).outcomes(table.pos) == [(40, 1)]


@pytest.mark.rule("C12.4")
def test_contracts_of_the_pile_and_those_under_it_are_drawn_at_places_of_their_own() -> None:
    table = Table()
    table.pos.unseen, table.pos.under = (33, 34), (40, 30)
    assert next_in_pile(table.pos).rpartition(".")[0] == "contract"
    table.pos.unseen = ()
    assert next_in_pile(table.pos).rpartition(".")[0] == "contract.returned"


@pytest.mark.rule("C20.2")
def test_a_turn_counts_every_contract_it_brings() -> None:
    table = Table("buchanan", "", "", ports=(1, 2, 3, 8)).place("miner", "a8").play(Obtain((0,)))
    assert table.pos.now.obtained == 1
    table.play(PortContracts(8, True)).play(Keep(table.pos.drawn[:1]))
    assert table.pos.now.obtained == 2


# Candidates


@pytest.mark.rule("C8.1", "C8.4")
def test_a_player_may_ask_about_every_contract_on_the_board() -> None:
    table = Table()
    table.pos.open[2] = -1
    assert OBTAINING.candidates(table.pos, 0) == [Obtain((contract,)) for contract in (0, 1, 3, 4, 5, 6)]


@pytest.mark.rule("C8.1", "C20.1")
def test_buchanan_may_ask_about_every_two_and_is_offered_them_while_both_boxes_are_empty() -> None:
    table = Table("buchanan", "", "")
    table.pos.open[2] = -1
    shown = (0, 1, 3, 4, 5, 6)
    ones, twos = [Obtain((each,)) for each in shown], [Obtain(two) for two in combinations(shown, 2)]
    assert OBTAINING.candidates(table.pos, 0) == [*ones, *twos]
    assert table.legal(Obtain) == [*ones, *twos]
    table.contract(30)
    assert OBTAINING.candidates(table.pos, 0) == [*ones, *twos]
    assert table.legal(Obtain) == ones


@pytest.mark.rule("C12.1", "C20.3")
def test_a_player_may_ask_about_keeping_as_many_as_there_are_empty_boxes() -> None:
    for table, most in ((drawing(), 1), (drawing("buchanan", "", ""), 2)):
        assert list(table.pos.stack[-1].candidates(table.pos, 0)) == [
            Keep(some) for count in range(most + 1) for some in combinations(table.pos.drawn, count)
        ]


@pytest.mark.rule("C8.1", "C20.1")
@pytest.mark.parametrize("contracts", [(1, 0), (0, 0), (0, 33), (33, 0), (-1, 0)])
def test_two_contracts_are_named_once_each_in_the_order_of_the_board(contracts: tuple[int, ...]) -> None:
    table = Table("buchanan", "", "")
    assert refused(table, Obtain(contracts)) == ("contract-not-open", "C8.1")


@pytest.mark.rule("C8.1", "C8.4")
def test_an_empty_place_is_no_contract() -> None:
    table = Table()
    table.pos.open[0] = -1
    assert refused(table, Obtain((-1,))) == ("contract-not-open", "C8.1")


@pytest.mark.rule("C12.1", "C20.3")
@pytest.mark.parametrize("contracts", [(30, 20), (20, 20), (20, 33), (33, 20)])
def test_two_contracts_are_kept_once_each_in_the_order_of_drawing(contracts: tuple[int, ...]) -> None:
    assert refused(drawing("buchanan", "", ""), Keep(contracts)) == ("contract-not-drawn", "C12.1")


@pytest.mark.rule("C12.5", "C16.17")
def test_a_player_who_tries_to_draw_from_an_empty_pile_is_told_that_it_is_empty() -> None:
    table = at_port(8)
    table.pos.unseen = ()
    assert refused(table, PortContracts(8, True)) == ("pile-empty", "C12.5")


# Changes by modules


class Patron(Module):
    """Seats with higher numbers pay, take and draw more, and more in later rounds.

    Contracts that Green draws and doesn't keep are the patron's, and the first place of the board is filled last.
    """

    def __init__(self) -> None:
        super().__init__("patron")
        self.taken: list[tuple[int, ...]] = []

    def at_table(self, options: Options, seats: int) -> bool:
        return True

    def modify_contract_cost(self, pos: Caledonia, seat: int, cost: int) -> int:
        return cost + pos.round * seat

    def modify_most_obtained(self, pos: Caledonia, seat: int, count: int) -> int:
        return count + pos.round * seat

    def modify_contracts_drawn(self, pos: Caledonia, seat: int, count: int) -> int:
        return count + pos.round * seat

    def contract_frames(self, pos: Caledonia, place: int) -> Sequence[Frame[Any]]:
        return () if place == -1 else (DrawContract(len(pos.open) - 1 - place),)

    def keeps_rejected(self, pos: Caledonia, seat: int, contracts: tuple[int, ...]) -> bool:
        if seat == 1:
            self.taken.append((pos.round, *contracts))
        return seat == 1


def with_patron() -> Table:
    table = Table(seats=3, round=2, ports=(1, 2, 3, 8), game=game_with(PATRON)).money(20, seat=1)
    table.player(1).boxes += 2
    return table.place("miner", "a8", seat=1).turn(1)


PATRON = Patron()


@pytest.mark.rule("C8.1", "C8.2")
def test_modules_decide_how_many_contracts_a_seat_takes_and_what_they_cost() -> None:
    table = with_patron()
    offered = [Obtain(some) for count in (1, 2, 3) for some in combinations(range(7), count)]
    assert table.legal(Obtain, seat=1) == offered
    assert refused(table, Obtain((0, 1, 2, 3)), seat=1) == ("too-many-contracts", "C8.1")
    table.play(Obtain((0, 1, 2)), seat=1)
    assert (table.player(1).box, table.player(1).money) == ((0, 1, 2), 20 - 2)
    assert table.turn(0).legal(Obtain) == [Obtain((contract,)) for contract in range(3, 7)]
    assert table.play(Obtain((3,))).player().money == 0


@pytest.mark.rule("C12.1", "C12.4", "C16.17")
def test_modules_say_how_many_contracts_a_seat_draws_and_may_take_the_rest() -> None:
    table = with_patron().play(PortContracts(8, True), seat=1, deal=(20, 30, 40, 21, 31))
    assert list(table.pos.drawn) == [20, 30, 40, 21, 31]
    PATRON.taken.clear()
    table.play(Keep((20, 21)), seat=1)
    assert (table.player(1).box, table.player(1).money) == ((20, 21), 20 + 5 - 2)
    assert (PATRON.taken, table.pos.under, table.pos.drawn) == ([(2, 30, 40, 31)], (), ())


@pytest.mark.rule("C5.2")
def test_modules_decide_what_brings_a_contract_to_its_place() -> None:
    table = Table(seats=3, game=game_with(PATRON))
    table.pos.open = [-1, 1, 2, 3, 4, 5, -1]
    all_pass(table, deal=(33, 34))
    assert table.pos.open == [34, 1, 2, 3, 4, 5, 33]


@pytest.mark.rule("C12.4")
def test_contracts_the_patron_does_not_take_go_under_the_pile() -> None:
    table = Table(seats=3, ports=(1, 2, 3, 8), round=2, game=game_with(PATRON)).place("miner", "a8")
    table.play(PortContracts(8, True), deal=(20, 30, 40)).play(Keep(()))
    assert table.pos.under == (20, 30, 40)


@pytest.mark.rule("C12.1", "C12.5")
@pytest.mark.parametrize(("pile", "drawn"), [(0, 0), (2, 2), (20, 4)])
def test_a_modules_answer_about_the_pile_may_depend_on_the_pile(pile: int, drawn: int) -> None:
    table = Table(seats=2, ports=(1, 2, 3, 8), game=game_with(Everything())).place("miner", "a8")
    table.pos.unseen = table.pos.unseen[:pile]
    assert left_to_draw(table.pos) == min(pile, 5)
    if drawn:
        table.play(PortContracts(8, True))
        assert len(table.pos.drawn) == drawn
    else:
        assert refused(table, PortContracts(8, True)) == ("pile-empty", "C12.5")
