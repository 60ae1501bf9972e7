"""Tables at which clans of Industria play with those of the base game."""

from __future__ import annotations

from typing import Any

from tests.games.caledonia.tables import Table


def clan_table(*clans: str, **more: Any) -> Table:
    """A table with Industria's clans among those of the game."""
    return Table(*clans, **{"clan-tiles": "both", **more})


def on_top(table: Table) -> Any:
    """Returns the open question."""
    return table.pos.stack[-1]
