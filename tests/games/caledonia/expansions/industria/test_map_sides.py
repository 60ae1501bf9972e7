"""Sides 3 and 4 of the map modules, and the four options that name a side or draw it at random (I7.2, I7.3)."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from tests.nightly import at_night

from bothy.games.caledonia.expansions.industria.ground import MAP_SIDES
from bothy.games.caledonia.game import CALEDONIA
from bothy.games.caledonia.map.board import Atlas, Board
from bothy.games.caledonia.pack.types import Components, components
from bothy.games.caledonia.pack.types.maps import PLAIN, WATERFALL, Side
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.ruleset import CaledoniaRules
from bothy.games.caledonia.setup.steps import DrawSide
from bothy.kernel import InvalidInput, SamplingDealer

OURS = [side for side in MAP_SIDES.rows(components()) if isinstance(side, Side)]


@cache
def whole() -> Components:
    return MAP_SIDES.components(components())


def rules(seats: int = 4, **options: Any) -> CaledoniaRules:
    opened = CALEDONIA.open({name.replace("_", "-"): value for name, value in options.items()}, seats)
    assert isinstance(opened, CaledoniaRules)
    return opened


def laid(seed: int = 1, **options: Any) -> Caledonia:
    pos = rules(**options).start()
    pos.settle(SamplingDealer(seed))
    return pos


def drawn(**options: Any) -> list[list[str]]:
    """Returns the sides each module might be drawn from."""
    table = rules(**options)
    pos = table.start()
    return [[str(side) for side, _ in DrawSide(module).outcomes(pos)] for module in range(4)]


@pytest.mark.rule("I7.2")
def test_every_module_has_two_more_sides_each_with_a_waterfall() -> None:
    assert [side.id for side in OURS] == ["A3", "A4", "B3", "B4", "C3", "C4", "D3", "D4"]
    assert all(any(cell.feature == WATERFALL for cell in side.cells) for side in OURS)
    assert {side.source for side in OURS} == {"original"}
    assert all(len(side.rivers) == 2 and max(len(river.edges) for river in side.rivers) >= 5 for side in OURS)


@pytest.mark.rule("I7.2")
def test_there_is_every_mix_of_sides() -> None:
    assert len(Atlas(whole().sides).layouts) == 256


@at_night  # by day, tests/games/test_frame.py checks the same
@pytest.mark.rule("I7.2")
def test_every_mix_of_sides_passes_every_check() -> None:
    assert MAP_SIDES.faults(whole()) == []


def test_a_side_without_a_waterfall_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    cells = tuple([replace(cell, feature=PLAIN) if cell.feature == WATERFALL else cell for cell in OURS[0].cells])
    dry = (replace(OURS[0], cells=cells), *OURS[1:])
    monkeypatch.setattr(MAP_SIDES, "rows", lambda pack: dry)
    pack = replace(components(), sides=dry)
    assert "A3: no waterfall, at least one wanted" in MAP_SIDES.faults(pack)


@pytest.mark.parametrize("layout", ["A3B3C3D3", "A4B4C4D4"])
def test_a_third_to_a_half_of_our_land_lies_along_rivers_and_few_hexes_are_deltas(layout: str) -> None:
    board: Board = Atlas(whole().sides).board(layout, 4)
    along, deltas = [len([h for h in board.land if each[h]]) for each in (board.along, board.delta)]
    assert len(board.land) // 3 <= along <= len(board.land) // 2
    assert deltas <= len(board.land) // 4
    assert len(board.waterfalls) >= 6


@pytest.mark.rule("I7.3")
def test_sides_are_drawn_from_those_the_table_plays_with() -> None:
    assert drawn()[0] == ["A1", "A2"]
    assert drawn(map_sides="both")[1] == ["B1", "B2", "B3", "B4"]
    assert drawn(map_sides="industria")[3] == ["D3", "D4"]


@pytest.mark.rule("I7.3")
def test_a_module_may_be_named_while_the_others_are_drawn() -> None:
    layouts = [laid(seed, map_a="A2", map_c="C1").layout for seed in range(8)]
    assert {(layout[:2], layout[4:6]) for layout in layouts} == {("A2", "C1")}
    assert len({layout[2:4] for layout in layouts}) == 2


@pytest.mark.rule("I7.3")
def test_a_side_of_industria_may_be_named_at_a_table_that_draws_from_the_base_game() -> None:
    layouts = [laid(seed, map_b="B4").layout for seed in range(8)]
    assert {layout[2:4] for layout in layouts} == {"B4"}
    assert {layout[0:2] for layout in layouts} == {"A1", "A2"}
    assert {layout[6:8] for layout in layouts} == {"D1", "D2"}


@pytest.mark.rule("I7.3", "C3.1")
def test_no_side_is_drawn_when_all_four_are_named() -> None:
    pos = rules(map_a="A3", map_b="B1", map_c="C4", map_d="D2").start()
    assert pos.layout == pos.board.layout == "A3B1C4D2"
    assert not any(isinstance(frame, DrawSide) for frame in pos.stack)


def test_a_side_of_another_module_is_refused() -> None:
    with pytest.raises(InvalidInput, match="option-value-unknown"):
        CALEDONIA.open({"map-a": "B1"}, 2)
