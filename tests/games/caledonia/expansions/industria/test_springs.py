"""Named rivers, the waterfalls where they may spring, and the lochs next to them."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from tests.games.caledonia.sketches import sketch
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.map.board import Board, atlas
from bothy.games.caledonia.map.grid import ADJACENT, HEX_OF, HEXES, LINES, TRIANGLES, distance, hex_name
from bothy.games.caledonia.map.settlements import settlements
from bothy.games.caledonia.pack.checks.maps import map_faults
from bothy.games.caledonia.pack.types import Side, components, read_components
from bothy.games.caledonia.pack.types.land import GRASSLAND, MOUNTAIN
from bothy.games.caledonia.pack.types.maps import WATERFALL, River
from bothy.games.caledonia.pack.types.pack import BUILT_IN

A, B, C = HEX_OF["e4"], HEX_OF["e5"], HEX_OF["f4"]
FALLS = ("e4=m1^ e5 f4", "f5", ("e4 > e5/f4 > f5",))
"""The figure of 4.1: a river springs where A, B and C meet and separates B from C."""
ATLAS = atlas(components().sides)
BOARDS = [ATLAS.board(layout, players) for layout in ("A1B1C1D1", "A2B2C2D2") for players in (2, 4)]


def falls() -> Board:
    return sketch(Table(), *FALLS).pos.board


def named(hexes: tuple[int, ...]) -> list[str]:
    return [hex_name(hex_) for hex_ in hexes]


@pytest.mark.rule("I2.1", "I2.2", "I2.3", "R-I23")
def test_the_waterfall_hex_neighbours_both_others_and_is_not_along_the_river() -> None:
    board = falls()
    assert board.neighbours[A] == (B, C)
    assert not board.along[A]
    assert board.along[B]
    assert board.along[C]
    assert board.waterfalls == (A,)
    assert board.rivers[0].spring == A


@pytest.mark.rule("I2.2", "R-I23")
def test_the_two_hexes_below_a_waterfall_are_adjacent_and_not_neighbouring() -> None:
    board = falls()
    assert C in board.adjacent[B]
    assert C not in board.neighbours[B]
    assert board.across_river[B] == (C,)


@pytest.mark.rule("I2.2", "R-I23")
def test_three_units_round_a_waterfall_are_one_settlement() -> None:
    board = falls()
    assert len(settlements(board, [A, B, C])) == 1
    assert len(settlements(board, [B, C])) == 2


@pytest.mark.rule("I2.4", "C2.5")
def test_a_spring_makes_no_delta() -> None:
    table = sketch(Table(), "e4=m1^ e5 f4 e6 f5", "f6", ("e4 > e5/f4 e5/f5 e6/f5 > f6",))
    board = table.pos.board
    assert [board.delta[HEX_OF[name]] for name in ("e4", "e5", "f4", "e6", "f5")] == [False] * 3 + [True] * 2


@pytest.mark.rule("I2.3", "R-I23")
def test_a_waterfall_hex_is_along_another_river_that_passes_it() -> None:
    rivers = ("e4 > e5/f4 > f5", "d3 > d4/e4 d4/e5 > d5")
    board = sketch(Table(), "e4=m1^ e5 f4 d4", "f5 d3 d5", rivers).pos.board
    assert [named(river.along) for river in board.rivers] == [["e5", "f4"], ["d4", "e4", "e5"]]
    assert board.along[A]
    assert board.rivers_of[B] == (0, 1)
    assert board.rivers_of[A] == (1,)


@pytest.mark.rule("I2.4", "R-I23")
def test_two_rivers_that_end_in_one_loch_are_two() -> None:
    board = ATLAS.board("A1B1C1D1", 4)
    assert [river.name for river in board.rivers if river.name.startswith("A1")] == [
        "A1-carron",
        "A1-oykel",
        "A1-conon",
    ]
    assert named(board.rivers[0].along) == ["a3", "b2", "b3"]
    assert named(board.rivers[1].along) == ["d2", "d3"]


@pytest.mark.rule("I2.3", "R-I23")
def test_mist_is_along_no_river() -> None:
    board = ATLAS.board("A1B1C1D1", 2)
    assert named(board.rivers[0].along) == ["b2", "b3"]
    assert not board.along[HEX_OF["a3"]]


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: f"{board.layout}{'-small' if board.small else ''}")
def test_hexes_along_a_river_are_those_its_borders_separate(board: Board) -> None:
    wanted = {hex_ for edge in board.river_edges for hex_ in edge if board.active[hex_]}
    assert {hex_ for hex_ in range(HEXES) if board.along[hex_]} == wanted
    assert sorted({edge for river in board.rivers for edge in river.edges}) != []
    assert all(river.spring == -1 for river in board.rivers), "the base game has no waterfalls"


@pytest.mark.rule("I2.5", "R-I24")
def test_the_central_loch_is_all_lochs_connected_with_the_four_rocks() -> None:
    board = ATLAS.board("A1B1C1D1", 4)
    assert named(board.central_loch) == ["e3", "e4", "e5", "f4", "f5", "g4", "g5", "g6", "h5"]
    assert board.at_central_loch[HEX_OF["f3"]]
    assert board.at_central_loch[HEX_OF["e4"]]
    assert not board.at_central_loch[HEX_OF["c3"]], "a loch of its own"


def test_hexes_at_lochs_are_lochs_and_the_hexes_that_touch_them() -> None:
    board = ATLAS.board("A1B1C1D1", 4)
    for hex_ in range(HEXES):
        near = board.loch[hex_] or any(board.loch[other] for other in ADJACENT[hex_])
        assert board.at_loch[hex_] is near


def test_straight_lines_follow_the_three_axes_of_the_grid() -> None:
    assert sorted({len(line) for line in LINES if HEX_OF["g5"] in line}) == [9, 13]
    assert [sum(hex_ in line for line in LINES) for hex_ in range(HEXES)] == [3] * HEXES
    assert all(distance(line[0], hex_) == at for line in LINES for at, hex_ in enumerate(line))


def test_every_corner_of_the_grid_is_a_triangle_of_adjacent_hexes() -> None:
    assert (HEX_OF["e4"], HEX_OF["e5"], HEX_OF["f4"]) in TRIANGLES
    assert all(distance(one, other) == 1 for each in TRIANGLES for one in each for other in each if one != other)
    assert len(TRIANGLES) == len(set(TRIANGLES)) == 192


# Notation and checks


def with_spring(course: str, falls: str = "d3", terrain: int = MOUNTAIN) -> tuple[Side, ...]:
    """Returns the sides, with a waterfall on A2 and this course of its river."""
    start, borders, end = [part.split() for part in course.split(">")]
    edges = tuple([(HEX_OF[border[:2]], HEX_OF[border[3:]]) for border in borders])
    river = River(id="A2-shin", source="original", mouths=(HEX_OF[start[0]], HEX_OF[end[0]]), edges=edges)
    sides = []
    for side in components().sides:
        cells = [
            replace(cell, terrain=terrain, feature=WATERFALL) if hex_name(cell.hex) == falls else cell
            for cell in side.cells
        ]
        sides.append(replace(side, cells=tuple(cells), rivers=(river,)) if side.id == "A2" else side)
    return tuple(sides)


def faults_of(sides: tuple[Side, ...]) -> list[str]:
    return [fault for fault in map_faults(sides) if fault.startswith(("A2-", "A2:"))]


def test_a_waterfall_is_marked_in_the_grid_and_named_by_the_course(tmp_path: Path) -> None:
    folder = shutil.copytree(BUILT_IN, tmp_path / "data")
    maps = folder / "maps.toml"
    text = maps.read_text(encoding="utf-8")
    course = "b3 > b4/c4 c4/c5 c4/d4 d3/d4 d3/e4 e3/e4 e4/f3 > f4"
    assert "m2            g1\n4      g3~" in text
    text = text.replace("m2            g1\n4      g3~", "m2^           g1\n4      g3~").replace(
        course, "d3 > d4/e4 > e5"
    )
    maps.write_text(text, encoding="utf-8")
    sides = read_components(folder).sides
    assert sides == with_spring("d3 > d4/e4 > e5")
    assert [cell.feature for cell in sides[1].cells if hex_name(cell.hex) == "d3"] == [WATERFALL]


def test_a_river_from_a_waterfall_to_a_loch_is_sound() -> None:
    assert faults_of(with_spring("d3 > d4/e4 > e5")) == []


def test_a_waterfall_without_a_river_is_found() -> None:
    assert faults_of(with_spring("b3 > b4/c4 c4/c5 c4/d4 d3/d4 d3/e4 e3/e4 e4/f3 > f4")) == [
        "A2: 0 rivers spring at d3, one should"
    ]


def test_a_waterfall_in_the_mist_or_on_grassland_is_found() -> None:
    off = "is not on a mountain clear of mist"
    assert f"A2: the waterfall on d3 {off}" in faults_of(with_spring("d3 > d4/e4 > e5", terrain=GRASSLAND))
    assert f"A2: the waterfall on c1 {off}" in faults_of(with_spring("d3 > d4/e4 > e5", falls="c1"))


def test_a_river_that_begins_on_dry_land_or_ends_at_a_waterfall_is_found() -> None:
    assert any(
        "A2-shin: ends in d3, which is no loch" in each for each in faults_of(with_spring("d3 > d4/e4 > e5", "c4"))
    )
    backwards = faults_of(with_spring("e5 > d4/e4 > d3"))
    assert "A2-shin: ends at the waterfall on d3, where rivers begin" in backwards


def test_a_river_that_comes_back_to_its_waterfall_is_found() -> None:
    faults = faults_of(with_spring("d3 > d4/e4 d3/e4 e3/e4 e4/f3 > f4"))
    assert "A2-shin: comes back to its waterfall on d3" in faults


def test_a_river_that_does_not_begin_at_a_corner_of_its_waterfall_is_found() -> None:
    faults = faults_of(with_spring("c4 > d4/e4 > e5", falls="c2"))
    assert any("ends in c4, which is no loch" in fault for fault in faults)
    faults = faults_of(with_spring("c2 > d4/e4 > e5", falls="c2"))
    assert "A2-shin: its borders do not lead in one line from waterfall to loch" in faults
