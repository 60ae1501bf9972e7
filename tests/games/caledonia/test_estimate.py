"""Estimates include the money of a clan's power."""

from __future__ import annotations

from tests.games.caledonia.tables import Table

from bothy.games.caledonia.bots.estimate import estimate


def gain(clan: str, unit: str, first: str = "") -> int:
    """Returns how much one more unit raises a position's value for a clan, next to another on request."""
    table = Table(clan, "", "")
    if first:
        table.place(first, "c6")
    before = estimate(table.pos, 0)
    return estimate(table.place(unit, "d6").pos, 0) - before


def test_a_cow_is_worth_more_to_cunningham_who_sells_butter() -> None:
    assert gain("cunningham", "cow") > gain("", "cow")
    assert gain("cunningham", "sheep") == gain("", "sheep")


def test_a_distillery_is_worth_more_to_mackenzie_once_there_is_grain() -> None:
    assert gain("mackenzie", "distillery", "field") > gain("", "distillery", "field")
    assert gain("mackenzie", "distillery") == gain("", "distillery")
