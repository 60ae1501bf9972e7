"""The 22 cards of the Automa, each as an action card and as a support card (A1.2)."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from tests.games.caledonia.expansions.automa.automa_tables import automa_table, automa_turn, lines, part, tell
from tests.games.caledonia.tables import Table, run

from bothy.games.caledonia.expansions.automa.cards import card, rows
from bothy.games.caledonia.expansions.automa.expand import criteria_of, modules_of
from bothy.games.caledonia.expansions.automa.turn import DrawAction
from bothy.games.caledonia.map.grid import HEX_OF, MODULE_OF, MODULES
from bothy.games.caledonia.pack.types.goods import GOODS
from bothy.games.caledonia.position import TurnFacts


class Printed(NamedTuple):
    """A card as it is printed."""

    deck: str
    actions: str
    removed: bool
    modules: str
    criteria: str
    upgrade: str
    steps: int


P, C, S, N = "port", "costs", "settlements", "neighbourhood"
CARDS = {
    1: Printed("I", "technology expand contract", False, "A", f"{P} {C} {S} {N}", "merchant", 1),
    2: Printed("I", "technology expand contract", False, "B", f"{P} {C} {S} {N}", "merchant", 2),
    3: Printed("I", "trade contract expand", False, "C", f"{C} {P} {S} {N}", "merchant", 3),
    4: Printed("I", "trade contract expand", False, "D", f"{C} {P} {S} {N}", "merchant", 4),
    5: Printed("I", "technology expand contract trade", False, "A", f"{P} {C} {S} {N}", "merchant", 5),
    6: Printed("I", "technology expand contract trade", False, "B", f"{P} {C} {S} {N}", "merchant", 6),
    7: Printed("I", "upgrade contract expand trade", False, "C", f"{N} {P} {C} {S}", "merchant", 7),
    8: Printed("I", "contract expand upgrade trade", False, "D", f"{P} {S} {N} {C}", "merchant", 1),
    9: Printed("I", "contract expand trade upgrade", False, "AB", f"{P} {S} {N} {C}", "shipping", 2),
    10: Printed("I", "skip", True, "B", f"{P} {S} {C} {N}", "shipping", 3),
    11: Printed("I", "skip", True, "C", f"{P} {S} {C} {N}", "shipping", 4),
    12: Printed("I", "skip", True, "D", f"{P} {S} {N} {C}", "shipping", 5),
    13: Printed("I", "skip", True, "A", f"{P} {S} {C} {N}", "shipping", 6),
    14: Printed("I", "expand contract upgrade trade", False, "CD", f"{N} {P} {C} {S}", "shipping", 7),
    15: Printed("II", "contract expand trade upgrade", False, "AC", f"{P} {S} {C} {N}", "shipping", 1),
    16: Printed("II", "trade contract expand upgrade", False, "BD", f"{P} {S} {C} {N}", "shipping", 2),
    17: Printed("III", "upgrade contract expand trade", False, "AD", f"{C} {S} {P} {N}", "merchant", 3),
    18: Printed("III", "skip", False, "BC", f"{C} {S} {P} {N}", "merchant", 4),
    19: Printed("IV", "contract expand trade", False, "AB", f"{S} {C} {P} {N}", "merchant", 5),
    20: Printed("IV", "trade contract expand", False, "CD", f"{S} {C} {P} {N}", "merchant", 6),
    21: Printed("V", "contract expand trade", False, "AC", f"{S} {N} {C} {P}", "merchant", 7),
    22: Printed("V", "trade contract expand", False, "BD", f"{S} {N} {C} {P}", "merchant", 1),
}
NUMERALS = ("I", "II", "III", "IV", "V")


def ready() -> Table:
    """Returns a position where the Automa can do anything: a worker in each module, money, three woodcutters."""
    table = automa_table(ports=(1, 2, 3, 4), round=4).money(200, 1).shipping(1, 1)
    for unit, hex_ in (("miner", "c4"), ("woodcutter", "k6"), ("woodcutter", "g7"), ("woodcutter", "f7")):
        table.place(unit, hex_, 1)
    table.place("miner", "i3", 1)
    part(table).deck = list(range(1, 23))
    part(table).later = []
    return table


def did(table: Table) -> str:
    """Returns what the Automa has done, from its events."""
    keys = [event.key for event in table.events]
    marks = {
        "automa-skips": "skip",
        "technology": "technology",
        "automa-deals": "trade",
        "obtained": "contract",
        "automa-support-upgrade": "upgrade",
        "deployed": "expand",
    }
    return next(name for key, name in marks.items() if key in keys)


@pytest.mark.rule("A1.2", "A4.2")
@pytest.mark.parametrize("number", CARDS)
def test_a_card_as_an_action_card_does_the_first_of_its_icons_that_is_possible(number: int) -> None:
    printed, table = CARDS[number], ready()
    row = card(table.pos, number)
    assert row.actions == tuple(printed.actions.split())
    assert NUMERALS[row.round - 1] == printed.deck
    support = 22 if number != 22 else 21
    first = printed.actions.split()[0]
    deal = {"trade": (1, 0), "upgrade": (support,)}.get(first, ())
    if first == "expand":
        play(table, number, support)
    else:
        automa_turn(table, number, *deal)
    assert did(table) == first
    assert (number in part(table).removed) == printed.removed
    assert (number in part(table).discard) != printed.removed


@pytest.mark.rule("A1.2", "A4.4", "A4.15", "A4.16")
@pytest.mark.parametrize("number", CARDS)
def test_a_card_as_a_support_card_names_modules_criteria_upgrade_and_steps(number: int) -> None:
    printed, table = CARDS[number], ready()
    row = card(table.pos, number)
    assert "".join(sorted([MODULES[module] for module in modules_of(table.pos, row)])) == printed.modules
    assert criteria_of(table.pos, row) == printed.criteria.split()
    assert (row.upgrade, row.steps, row.removed) == (printed.upgrade, printed.steps, printed.removed)
    chosen = 1 if number != 1 else 2
    play(table, chosen, number)
    placed = [HEX_OF[each["hex"]] for each in tell(table, "deployed")]
    assert [MODULES[MODULE_OF[hex_]] in printed.modules for hex_ in placed] == [True]
    assert lines(table)[0].startswith(f"support {number}: ")


def play(table: Table, number: int, support: int) -> None:
    """Plays a turn with this action and this support card, and random dice."""
    table.player(1).technology = [1, 1]  # so that the card tries to expand
    part(table).deck, part(table).discard = [number], [support]  # used up after the action card
    table.pos.begin_turn(TurnFacts(1, [0] * len(GOODS)))
    run(table, DrawAction())


def test_there_are_fourteen_cards_of_round_one_and_two_of_each_other() -> None:
    found = [row.round for row in rows(automa_table().pos).cards]
    assert [found.count(round_) for round_ in range(1, 6)] == [14, 2, 2, 2, 2]
