"""The Automa's turn: its card, and the icons except for expansions (A3, A4.1 to A4.14)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.caledonia.expansions.automa.automa_tables import automa_table, automa_turn, part, tell
from tests.games.caledonia.tables import Table, keys, run

from bothy.games.caledonia.expansions.automa.contracts import money_from, price_of_goods
from bothy.games.caledonia.expansions.automa.turn import PrepareAutoma
from bothy.games.caledonia.pack.types.goods import BREAD, GOODS, GRAIN, MILK, WHISKY, WOOL

SKIP_ONCE, SKIP = 10, 18
TECHNOLOGY_FIRST = 1  # then expand, contract
TRADE_FIRST = 3  # then contract, expand
UPGRADE_FIRST = 7  # then contract, expand, trade
CONTRACT_FIRST = 8  # then expand, upgrade, trade
MERCHANT_CARD, SHIPPING_CARD = 2, 12


def money(table: Table) -> int:
    return table.player(1).money


def reasons(table: Table) -> list[tuple[str, str]]:
    return [(each["icon"], each["why"]) for each in tell(table, "automa-cannot")]


# The deck


@pytest.mark.rule("A3.1", "R-A1")
@pytest.mark.parametrize("round_", [2, 3, 4, 5])
def test_a_round_brings_ten_pounds_and_its_cards_and_everything_is_shuffled(round_: int) -> None:
    table = automa_table(round=round_)
    part(table).later = [number for number in range(15, 23) if number >= 11 + 2 * round_]
    part(table).deck, part(table).discard, part(table).removed = [1, 2], [3, 4], [10]
    run(table, PrepareAutoma())
    fresh = (11 + 2 * round_, 12 + 2 * round_)
    assert tell(table, "automa-new-cards") == [{"cards": fresh, "count": 6}]
    assert part(table).deck == [1, 2, 3, 4, *fresh]
    assert (part(table).discard, part(table).removed, money(table)) == ([], [10], 10)


@pytest.mark.rule("A4.5")
def test_when_the_deck_is_used_up_the_discards_are_the_new_one() -> None:
    table = automa_table()
    part(table).deck, part(table).discard = [], [10, 11]
    automa_turn(table, 11)
    assert (part(table).deck, part(table).discard, part(table).removed) == ([10], [], [11])
    assert keys(table)[0] == "automa-shuffles"


@pytest.mark.rule("A4.5")
def test_cards_are_discarded_once_they_are_resolved() -> None:
    table = automa_turn(automa_table().money(4, 1), UPGRADE_FIRST, MERCHANT_CARD)
    assert (part(table).hand, part(table).discard) == ([], [MERCHANT_CARD, UPGRADE_FIRST])


# Skip


@pytest.mark.rule("A4.6")
def test_a_skipped_turn_is_not_a_pass_and_the_card_leaves_the_game() -> None:
    table = automa_turn(automa_table(), SKIP_ONCE)
    assert (table.pos.passed, part(table).removed, part(table).discard) == ((), [SKIP_ONCE], [])


@pytest.mark.rule("A4.6")
def test_a_skip_card_without_the_sign_stays() -> None:
    table = automa_table(round=3)
    part(table).deck.append(SKIP)
    automa_turn(table, SKIP)
    assert (part(table).removed, part(table).discard) == ([], [SKIP])


@pytest.mark.rule("A4.2", "A4.3")
def test_if_no_icon_is_possible_it_passes_and_is_paid() -> None:
    table = automa_table(round=2)
    table.pos.open = [-1] * len(table.pos.open)
    table.merchants(0, 1)
    automa_turn(table, TRADE_FIRST, 5)
    assert reasons(table) == [("trade", "no-merchant"), ("contract", "no-contract"), ("expand", "no-hex")]
    assert (table.pos.passed, money(table)) == ((1,), 16)


# Technology


def with_workers(woodcutters: int, miners: int, money_: int = 10) -> Table:
    table = automa_table().money(money_, 1)
    for hex_ in ("b6", "f7", "i8")[:woodcutters]:
        table.place("woodcutter", hex_, 1)
    for hex_ in ("c4", "f3", "j3")[:miners]:
        table.place("miner", hex_, 1)
    return table


@pytest.mark.rule("A4.7")
def test_technology_needs_three_workers_of_a_kind() -> None:
    table = automa_turn(with_workers(2, 3), TECHNOLOGY_FIRST)
    assert (table.player(1).technology, money(table)) == ([0, 1], 0)


@pytest.mark.rule("A4.7")
@pytest.mark.parametrize(("die", "technology"), [(1, [1, 0]), (-3, [0, 1])])
def test_if_both_kinds_would_do_the_die_says_which(die: int, technology: list[int]) -> None:
    table = automa_turn(with_workers(3, 3), TECHNOLOGY_FIRST, die)
    assert table.player(1).technology == technology


@pytest.mark.rule("A4.7")
def test_technology_needs_ten_pounds_and_workers_that_are_not_improved() -> None:
    assert reasons(automa_turn(with_workers(3, 0, 9), TECHNOLOGY_FIRST, 2, 0))[0] == ("technology", "no-money")
    table = with_workers(3, 0)
    table.player(1).technology[0] = 1
    assert reasons(automa_turn(table, TECHNOLOGY_FIRST, 2))[0] == ("technology", "no-workers")


# Trade


@pytest.mark.rule("A4.8")
def test_it_gets_a_pound_a_merchant_and_no_goods_change_hands() -> None:
    table = automa_turn(automa_table().merchants(3, 1), TRADE_FIRST, 2, WOOL)
    player = table.player(1)
    assert (player.money, player.goods, player.merchants) == (2, [0] * len(GOODS), 1)
    assert (player.market[WOOL], table.pos.prices[WOOL]) == (2, 5)


@pytest.mark.rule("A4.8", "R-A15")
def test_with_fewer_merchants_than_the_die_shows_it_sends_all_of_them() -> None:
    table = automa_turn(automa_table(), TRADE_FIRST, -3, WOOL)
    assert (table.player(1).market[WOOL], money(table)) == (-2, 2)


@pytest.mark.rule("A4.8", "R-A15")
def test_a_good_with_merchants_on_it_is_rolled_again_however_they_came() -> None:
    table = automa_table().merchants(1, 1)
    for good in (WOOL, GRAIN, MILK, BREAD):
        table.player(1).market[good] = 1
    automa_turn(table, TRADE_FIRST, 1, WHISKY)
    assert table.player(1).market[WHISKY] == 1
    table.merchants(1, 1)
    table.player(1).market = [1] * len(GOODS)
    automa_turn(table, 4, 0)
    assert reasons(table)[0] == ("trade", "all-traded")


@pytest.mark.rule("A4.9")
@pytest.mark.parametrize(
    ("step", "die", "sold"),
    [(0, 1, 1), (2, -1, 1), (3, 1, 1), (3, -1, -1), (6, 1, 1), (6, -1, -1), (7, 1, -1), (9, -1, -1)],
)
def test_it_buys_low_and_sells_high_and_in_between_the_die_decides(step: int, die: int, sold: int) -> None:
    table = automa_turn(automa_table().price("wool", step), TRADE_FIRST, die, WOOL)
    assert table.player(1).market[WOOL] == sold


# Contracts


def contract(number: int) -> int:
    """Returns the contract's number in the position."""
    return number - 1


def offering(table: Table, *numbers: int) -> Table:
    """A table where only these contracts are open, counted from 1."""
    table.pos.open = [contract(number) for number in numbers]
    return table


@pytest.mark.rule("A4.10", "R-A17")
def test_contract_fifty_costs_thirty_pounds_and_brings_twenty() -> None:
    table = automa_table().contract(50, 1).money(30, 1)
    row = table.pos.rules.pack.contracts[contract(50)]
    assert (price_of_goods(table.pos, row), money_from(table.pos, row)) == (30, 20)
    automa_turn(table, CONTRACT_FIRST)
    player = table.player(1)
    assert (player.money, player.fulfilled, player.box) == (20, (contract(50),), ())
    assert (player.imports, table.pos.imports) == ([0, 3, 0], [0, 3, 0])


@pytest.mark.rule("A4.10")
def test_wool_costs_five_pounds_and_meat_ten_and_a_marked_step_pays() -> None:
    table = automa_table().contract(47, 1).money(30, 1)  # 2 wool, cheese, mutton
    table.pos.imports = [0, 4, 0]
    automa_turn(table, CONTRACT_FIRST)
    assert money(table) == 30 - 30 + 1 + 5  # the import track, and a free hex


@pytest.mark.rule("A4.10", "R-A17")
def test_a_contract_it_holds_and_cannot_pay_leaves_the_next_icon() -> None:
    table = automa_turn(automa_table().contract(50, 1).money(29, 1), CONTRACT_FIRST, 1, MERCHANT_CARD)
    assert reasons(table)[0] == ("contract", "no-money")
    assert table.player(1).box == (contract(50),)


@pytest.mark.rule("A4.11")
def test_early_it_takes_the_contract_that_is_cheapest_to_fulfil() -> None:
    table = automa_turn(offering(automa_table(), 2, 6, 10), CONTRACT_FIRST)  # £30, £15, £40
    assert table.player(1).box == (contract(6),)
    assert money(table) == 5  # taking one pays in round 1


@pytest.mark.rule("A4.11")
def test_of_equally_cheap_ones_it_takes_that_with_most_money() -> None:
    # All cost £20: £10 and a free hex, £8, £10.
    table = automa_turn(offering(automa_table(), 9, 7, 11), CONTRACT_FIRST)
    assert table.player(1).box == (contract(7),)
    ranks = [(each["rank"], each["contracts"]) for each in tell(table, "automa-contracts")]
    assert ranks == [("cheapest", (8, 6, 10)), ("most-money", (6,))]


@pytest.mark.rule("A4.11")
def test_then_chance_decides() -> None:
    table = automa_turn(offering(automa_table(), 3, 11), CONTRACT_FIRST, contract(11))
    assert table.player(1).box == (contract(11),)
    assert tell(table, "automa-random-contract") == [{"contract": contract(11)}], "and that is told"


@pytest.mark.rule("A4.11", "R-A17")
def test_taking_a_contract_must_be_payable() -> None:
    table = automa_turn(offering(automa_table(round=3), 6).money(4, 1), CONTRACT_FIRST, 1, MERCHANT_CARD)
    assert reasons(table)[0] == ("contract", "no-money")


@pytest.mark.rule("A4.12", "R-A6")
def test_late_it_takes_the_rarest_import_with_peoples_boxes_counted() -> None:
    table = offering(automa_table(round=4), 1, 2, 3).money(20, 1)  # cotton, tobacco, sugar cane
    table.pos.imports = [3, 1, 2]
    table.contract(8, 0)  # a person holds four tobacco
    automa_turn(table, CONTRACT_FIRST)
    assert table.player(1).box == (contract(3),)


@pytest.mark.rule("A4.12", "R-A6")
def test_in_a_tie_cotton_is_rarest_and_hops_alone_come_last() -> None:
    table = automa_turn(offering(automa_table(round=4), 23, 3, 1).money(20, 1), CONTRACT_FIRST)
    assert table.player(1).box == (contract(1),)


@pytest.mark.rule("A4.12")
def test_late_it_takes_the_dearest_of_the_rarest() -> None:
    table = automa_turn(offering(automa_table(round=4), 1, 4, 7).money(20, 1), CONTRACT_FIRST)  # £20, £30, £20
    assert table.player(1).box == (contract(4),)


@pytest.mark.rule("A4.13", "R-A5")
def test_in_round_five_it_looks_within_fifteen_pounds_plus_the_cost_and_fulfils_at_once() -> None:
    table = automa_turn(offering(automa_table(round=5), 1, 4).money(44, 1), CONTRACT_FIRST)  # £20 and £30
    player = table.player(1)
    assert (player.box, player.fulfilled) == ((), (contract(1),))
    assert player.money == 44 - 15 - 20 + 5
    table = automa_turn(offering(automa_table(round=5), 1, 4).money(45, 1), CONTRACT_FIRST)
    assert table.player(1).fulfilled == (contract(4),)


@pytest.mark.rule("A4.13", "R-A5")
def test_in_round_five_a_contract_it_holds_comes_first_and_one_too_dear_is_left() -> None:
    table = offering(automa_table(round=5), 4).contract(1, 1).money(100, 1)
    automa_turn(table, CONTRACT_FIRST)
    assert (table.player(1).fulfilled, table.pos.open) == ((contract(1),), [contract(4)])
    table = automa_turn(offering(automa_table(round=5), 4).money(44, 1), CONTRACT_FIRST, 1, MERCHANT_CARD)
    assert reasons(table)[0] == ("contract", "no-money")


# Upgrades


@pytest.mark.rule("A4.4", "A4.14")
@pytest.mark.parametrize(("card", "shipping", "hired"), [(MERCHANT_CARD, 0, 1), (SHIPPING_CARD, 1, 0)])
def test_the_support_card_says_which_upgrade(card: int, shipping: int, hired: int) -> None:
    table = automa_turn(automa_table().money(5, 1), UPGRADE_FIRST, card)
    player = table.player(1)
    assert (player.shipping, 5 - player.to_hire, player.money) == (shipping, hired, 1)


@pytest.mark.rule("A4.14", "R-A16")
def test_if_one_track_is_complete_it_is_the_other_without_a_card() -> None:
    table = automa_table().money(4, 1)
    table.player(1).to_hire = 0
    automa_turn(table, UPGRADE_FIRST)
    assert table.player(1).shipping == 1
    table = automa_table().money(4, 1).shipping(5, 1)
    automa_turn(table, UPGRADE_FIRST)
    assert table.player(1).to_hire == 4


@pytest.mark.rule("A4.4", "R-A2", "R-A16")
def test_without_four_pounds_no_support_card_is_drawn_for_an_upgrade() -> None:
    table = offering(automa_table(round=2).money(3, 1), 6)
    automa_turn(table, UPGRADE_FIRST)
    assert (reasons(table), table.player(1).box) == ([("upgrade", "no-money")], (contract(6),))
    table = offering(automa_table(round=2).money(9, 1).shipping(5, 1), 6)
    table.player(1).to_hire = 0
    assert reasons(automa_turn(table, UPGRADE_FIRST)) == [("upgrade", "tracks-full")]


@pytest.mark.rule("A4.1", "R-A21")
def test_a_ship_that_reaches_ports_uses_them_at_once_in_their_order() -> None:
    table = automa_table(ports=(7, 2, 3, 5)).money(4, 1).shipping(1, 1)
    table.place("woodcutter", "d8", 1)  # reaches the port of corner D over a loch
    assert table.player(1).ports == ()
    automa_turn(table, UPGRADE_FIRST, SHIPPING_CARD)
    assert [(each["port"], each["corner"]) for each in tell(table, "automa-port")] == [(5, "D")]
    assert money(table) == 10


@pytest.mark.rule("A4.4", "R-A2")
def test_a_support_card_is_discarded_even_if_the_attempt_fails() -> None:
    table: Any = offering(automa_table(), 6)
    automa_turn(table, TECHNOLOGY_FIRST, 2)  # no technology, no unit to expand from, so a contract
    assert reasons(table) == [("technology", "no-workers"), ("expand", "no-hex")]
    assert (part(table).discard, table.player(1).box) == ([TECHNOLOGY_FIRST, 2], (contract(6),))
