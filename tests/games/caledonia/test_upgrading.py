"""Upgrades as main actions and as bonus upgrades (C13)."""

from __future__ import annotations

import pytest
from tests.games.caledonia.sketches import all_pass, refused, sentence
from tests.games.caledonia.tables import Table, run

from bothy.games.caledonia.actions.fulfil import Fulfil
from bothy.games.caledonia.actions.rewards import Rewards
from bothy.games.caledonia.actions.trade import Buy, Sell
from bothy.games.caledonia.actions.upgrades import (
    Done,
    HireMerchant,
    TakeMerchantBack,
    UpgradeShipping,
    UpgradeTechnology,
)
from bothy.games.caledonia.ports.simple import PortUpgrade
from bothy.games.caledonia.turn import EndTurn, Turn
from bothy.kernel import Action


def with_bonus_upgrade(money: int = 0) -> Table:
    """A table where red is next to port 4 and has just used it."""
    return Table(ports=(1, 2, 3, 4)).money(money).place("miner", "a8").play(PortUpgrade(4))


def with_two_upgrades() -> Table:
    """A table where red fulfils contract 50: £10 and two upgrades."""
    return Table().goods(bread=1, cheese=1, whisky=1).contract(50).play(Fulfil(49, (), (), ()))


# Main actions


@pytest.mark.rule("C13.1")
def test_shipping_costs_4_a_step() -> None:
    table = Table().money(50)
    for level in range(1, 6):
        table.play(UpgradeShipping(), EndTurn()).turn(0)
        assert (table.player().shipping, table.player().money) == (level, 50 - 4 * level)
    assert refused(table, UpgradeShipping()) == ("shipping-complete", "C13.1")


@pytest.mark.rule("C13.1")
def test_shipping_one_cannot_pay_is_refused() -> None:
    assert refused(Table().money(3), UpgradeShipping()) == ("too-dear", "C13.1")
    assert Table().money(4).why_not(UpgradeShipping()) == ""


@pytest.mark.rule("C13.2")
@pytest.mark.parametrize(("unit", "tiles"), [("woodcutter", [1, 0]), ("miner", [0, 1])])
def test_technology_costs_10_and_is_turned_once(unit: str, tiles: list[int]) -> None:
    table = Table().money(20).play(UpgradeTechnology(unit), EndTurn()).turn(0)
    assert (table.player().technology, table.player().money) == (tiles, 10)
    assert refused(table, UpgradeTechnology(unit)) == ("technology-turned", "C13.2")
    assert sentence(table, UpgradeTechnology(unit)) == f"The technology of your {unit}s is improved already."


@pytest.mark.rule("C13.2")
@pytest.mark.parametrize(("improved", "income"), [(None, 4 + 6), ("woodcutter", 6 + 6), ("miner", 4 + 8)])
def test_each_worker_of_the_column_earns_2_more(improved: str | None, income: int) -> None:
    table = Table().place("woodcutter", "f7").place("miner", "c4")
    if improved is not None:
        table.money(10).play(UpgradeTechnology(improved), EndTurn()).turn(0)
    assert all_pass(table).player().money == 16 + income


@pytest.mark.rule("C13.2")
def test_technology_one_cannot_pay_is_refused() -> None:
    table = Table().money(9)
    assert refused(table, UpgradeTechnology("miner")) == ("too-dear", "C13.2")
    assert sentence(table, UpgradeTechnology("miner")) == (
        "It costs £10, and you have £9. Selling goods or passing brings in money."
    )


@pytest.mark.rule("C13.2", "C20.14")
def test_macdonald_has_no_technology() -> None:
    table = Table("macdonald", "", "").money(50)
    assert refused(table, UpgradeTechnology("miner")) == ("no-technology", "C20.14")


@pytest.mark.rule("C13.3", "R-C52")
def test_a_merchant_hired_for_4_is_used_this_very_round() -> None:
    table = Table().money(50).play(Buy("wool", 2), EndTurn()).turn(0)
    assert table.why_not(Buy("grain", 1)) == "too-few-merchants"
    table.play(HireMerchant(), EndTurn()).turn(0)
    assert (table.player().merchants, table.player().to_hire, table.player().money) == (1, 4, 50 - 8 - 4)
    assert table.why_not(Buy("grain", 1)) == ""


@pytest.mark.rule("C13.3")
def test_a_merchant_one_cannot_pay_is_refused() -> None:
    assert refused(Table().money(3), HireMerchant()) == ("too-dear", "C13.3")


@pytest.mark.rule("C13.3")
def test_five_merchants_can_be_hired_and_no_more() -> None:
    table = Table().money(50)
    for _ in range(5):
        table.play(HireMerchant(), EndTurn()).turn(0)
    assert table.player().merchants == 7
    assert refused(table, HireMerchant()) == ("all-merchants-hired", "C13.3")


# Bonus upgrades


@pytest.mark.rule("C13.2", "C13.4")
def test_bonus_technology_costs_five() -> None:
    table = with_bonus_upgrade(5).play(UpgradeTechnology("woodcutter"))
    assert (table.player().technology, table.player().money) == ([1, 0], 0)
    main = Table().money(10).play(UpgradeTechnology("woodcutter"))
    assert main.player().money == 0


@pytest.mark.rule("C13.4")
def test_bonus_shipping_is_free() -> None:
    table = with_bonus_upgrade(5).play(UpgradeShipping())
    assert (table.player().shipping, table.player().money) == (1, 5)


@pytest.mark.rule("C13.4")
def test_a_bonus_merchant_is_free() -> None:
    table = with_bonus_upgrade(5).play(HireMerchant())
    assert (table.player().merchants, table.player().money) == (3, 5)


@pytest.mark.rule("C13.4")
def test_a_bonus_upgrade_is_one_of_them() -> None:
    table = with_bonus_upgrade(20).play(UpgradeShipping())
    assert isinstance(table.pos.stack[-1], Turn)
    assert table.why_not(TakeMerchantBack("wool")) == "not-an-answer"


@pytest.mark.rule("C13.5", "R-C53")
def test_a_bonus_upgrade_may_lapse() -> None:
    table = with_bonus_upgrade(5)
    assert table.why_not(EndTurn()) == "not-an-answer"
    table.play(Done())
    assert isinstance(table.pos.stack[-1], Turn)
    assert (table.player().shipping, table.player().merchants, table.player().technology) == (0, 2, [0, 0])


@pytest.mark.rule("C13.5", "R-C53")
def test_bonus_technology_needs_5_pounds_and_a_plain_tile() -> None:
    table = with_bonus_upgrade(4)
    assert refused(table, UpgradeTechnology("miner")) == ("too-dear", "C13.2")
    table.money(5).player().technology = [0, 1]
    assert refused(table, UpgradeTechnology("miner")) == ("technology-turned", "C13.2")
    assert table.why_not(UpgradeTechnology("woodcutter")) == ""


@pytest.mark.rule("C13.5", "R-C53", "R-I59")
def test_a_bonus_upgrade_that_cannot_be_used_lapses_without_a_question() -> None:
    table = Table(ports=(1, 2, 3, 4)).money(4).place("miner", "a8").shipping(5)
    table.player().to_hire = 0
    table.play(PortUpgrade(4))
    assert isinstance(table.pos.stack[-1], Turn)


@pytest.mark.rule("C13.5", "R-C53")
def test_each_bonus_upgrade_that_cannot_be_had_says_why() -> None:
    table = with_bonus_upgrade(5).shipping(5)
    table.player().to_hire = 0
    assert refused(table, UpgradeShipping()) == ("shipping-complete", "C13.1")
    assert refused(table, HireMerchant()) == ("all-merchants-hired", "C13.3")
    assert refused(table, TakeMerchantBack("wool")) == ("no-merchant-there", "C13.6")


@pytest.mark.rule("C13.6", "R-C51")
@pytest.mark.parametrize(("action", "left"), [(Buy("wool", 2), 1), (Sell("wool", 2), -1)], ids=["bought", "sold"])
def test_a_merchant_comes_back_and_the_price_stays(action: Action, left: int) -> None:
    table = Table(ports=(1, 2, 3, 4)).money(20).goods(wool=2).place("miner", "a8")
    table.play(action, PortUpgrade(4))
    step = table.pos.prices[0]
    table.play(TakeMerchantBack("wool"))
    assert (table.player().market[0], table.player().merchants, table.pos.prices[0]) == (left, 1, step)
    assert table.player().to_hire == 5


@pytest.mark.rule("C13.6")
def test_no_merchant_comes_back_from_a_good_that_has_none() -> None:
    table = with_bonus_upgrade()
    assert refused(table, TakeMerchantBack("milk")) == ("no-merchant-there", "C13.6")
    assert sentence(table, TakeMerchantBack("milk")) == (
        "You have no merchant at milk. Choose a good where you have one."
    )


@pytest.mark.rule("C13.7", "C14.9")
def test_several_bonus_upgrades_may_be_alike() -> None:
    alike = with_two_upgrades().play(UpgradeShipping(), UpgradeShipping())
    assert (alike.player().shipping, alike.player().money) == (2, 10)
    mixed = with_two_upgrades().play(UpgradeShipping(), HireMerchant())
    assert (mixed.player().shipping, mixed.player().merchants, mixed.player().money) == (1, 3, 10)


@pytest.mark.rule("C13.5", "C14.9", "R-I59")
def test_the_player_is_not_asked_about_bonuses_with_no_upgrade_left_to_choose() -> None:
    def complete(technologies: int) -> Table:
        table = Table()
        player = table.player()
        player.shipping, player.merchants, player.to_hire = table.pos.rules.last_level, 7, 0
        player.technology = [1] * technologies + [0] * (2 - technologies)
        return table

    table = run(complete(2), Rewards(0, 10, 0, 1))
    assert (table.pos.finished, table.player().money) == (True, 10), "only the contract's money is left to take"
    assert run(complete(1), Rewards(0, 10, 0, 1)).pos.seats_to_act() == (0,), "its £10 would pay for a technology"
    assert run(complete(1), Rewards(0, 4, 0, 1)).pos.finished, "£4 would not"
