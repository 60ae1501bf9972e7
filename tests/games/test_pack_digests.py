"""The components a match was opened with are stamped into it: who has others does not play on with it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bothy.games.caledonia.pack.types import components as caledonia
from bothy.games.glenmore.pack.types import components as glenmore
from bothy.kernel.rows import rows_digest
from bothy.table import Diverged, Match
from bothy.table.game_registry import find


def dearer_cow() -> Any:
    """Caledonia with one price changed."""
    units = list(caledonia().units)
    units[0] = replace(units[0], cost=units[0].cost + 1)
    return replace(caledonia(), units=tuple(units))


def another_tile() -> Any:
    """Glen More with one tile of another name."""
    tiles = list(glenmore().tiles)
    tiles[0] = replace(tiles[0], id=tiles[0].id + "-other")
    return replace(glenmore(), tiles=tuple(tiles))


@pytest.mark.parametrize(("name", "changed"), [("caledonia", dearer_cow), ("glenmore", another_tile)])
def test_the_built_in_pack_has_the_digest_of_its_rows(name: str, changed: Any) -> None:
    built_in = find(name).packs.current.digest
    assert len(built_in) == 32
    assert built_in == find(name).packs.digest()
    assert rows_digest(changed()) != built_in


@pytest.mark.parametrize("name", ["caledonia", "glenmore"])
def test_a_match_opened_with_other_components_is_refused(name: str) -> None:
    match = Match.open(find(name))
    assert match.header.pack == find(name).packs.current.digest
    other = replace(match.header, pack="0" * 32)
    with pytest.raises(Diverged, match="pack-unknown"):
        Match.load(find(name), other, match.log, match.shuffle)
