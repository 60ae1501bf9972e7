"""Refusals for lack of money, which advise only what is possible at the moment."""

from __future__ import annotations

import pytest
from tests.games.caledonia.sketches import at_port, refused, sentence
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.actions.bonuses import DRAW
from bothy.games.caledonia.actions.contracts import Keep
from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.actions.rewards import Rewards
from bothy.games.caledonia.actions.trade import Buy
from bothy.games.caledonia.actions.upgrades import UpgradeTechnology
from bothy.games.caledonia.clans.mackenzie import Cellar
from bothy.games.caledonia.ports.simple import PortMoney
from bothy.games.caledonia.turn import PASS

MAIN = " Selling goods or passing brings in money."


def beside_a_cow(clan: str = "") -> Table:
    """A table where red has just expanded next to a cow, and milk is £3."""
    table = Table(clan, "", "").merchants(5).place("miner", "c5").place("cow", "b5", seat=1)
    return table.money(10 + 3).play(Expand("sheep", "b4"))


@pytest.mark.rule("C9.2")
def test_with_the_main_action_to_come_selling_and_passing_are_named() -> None:
    table = Table().money(3).place("miner", "c5")
    assert refused(table, Expand("sheep", "b4")) == ("too-dear", "C9.2")
    assert sentence(table, Expand("sheep", "b4")) == "It costs £10, and you have £3." + MAIN


@pytest.mark.rule("C11.3")
def test_inside_a_neighbourhood_bonus_nothing_is_named_that_cannot_be_done() -> None:
    table = beside_a_cow()
    assert refused(table, Buy("milk", 2)) == ("too-dear", "C7.2")
    assert sentence(table, Buy("milk", 2)) == "It costs £6, and you have £3."


@pytest.mark.rule("C11.3", "C20.28", "R-C103")
def test_inside_a_bonus_a_barrel_is_named_if_it_pays_enough() -> None:
    table = beside_a_cow("mackenzie")
    table.pos.part(Cellar).spots = [0, 1]
    assert (
        sentence(table, Buy("milk", 3)) == "It costs £9, and you have £3. Take a barrel out of the cellar first."
    )
    assert sentence(table, Buy("milk", 4)) != "", "more than the bonus allows"
    table.pos.part(Cellar).spots = [1, 0]
    assert sentence(table, Buy("milk", 3)) == "It costs £9, and you have £3."


@pytest.mark.rule("C12.3")
def test_a_drawn_contract_that_is_too_dear_suggests_no_sale() -> None:
    table = Table(round=5).place("bakery", "b3").place("bakery", "b4").place("bakery", "c5").money(9 + 14)
    table.play(Expand("bakery", "c6")).play(DRAW, deal=(20, 21, 22))
    assert sentence(table, Keep((20,))) == "It costs £15, and you have £14."


@pytest.mark.rule("C14.12", "R-C54")
@pytest.mark.parametrize(("money", "advice"), [(8, " Take the contract’s money first."), (3, "")])
def test_free_land_names_the_money_of_the_contract_if_that_is_enough(money: int, advice: str) -> None:
    table = Table().place("miner", "c5")
    table.pos.push(Rewards(0, money, 1, 1))
    assert sentence(table, Expand("sheep", "b4")) == "It costs £8, and you have £0." + advice
    assert sentence(table, UpgradeTechnology("miner")) == (
        "It costs £5, and you have £0." + (" Take the contract’s money first." if money > 4 else "")
    )


@pytest.mark.rule("C16.18")
def test_after_the_main_action_a_port_that_is_too_dear_suggests_no_sale() -> None:
    table = at_port(9, 5).money(2)
    assert sentence(table, PortMoney(9)) == "It costs £3, and you have £2." + MAIN
    assert sentence(table.play(PASS).money(2), PortMoney(9)) == "It costs £3, and you have £2."
