"""Ports 4, 5 and 8: what may be asked about them, and what the account says of using them (C16)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.caledonia.sketches import at_port
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.ports.simple import PortContracts, PortMoney, PortUpgrade
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
