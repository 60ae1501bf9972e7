"""The grid, the assembled boards, and reach."""

from __future__ import annotations

import pytest

from bothy.games.caledonia.map.board import LEVELS, OUT_OF_REACH, Board, assemble, atlas
from bothy.games.caledonia.map.grid import (
    ADJACENT,
    HEXES,
    MODULE_OF,
    OFF_MAP,
    ON_EDGE,
    OUTLINES,
    STEPS,
    corners,
    distance,
    hex_name,
    hex_named,
)
from bothy.games.caledonia.map.reached import ReachTable
from bothy.games.caledonia.pack.types import components
from bothy.games.caledonia.pack.types.land import MOUNTAIN
from bothy.games.caledonia.pack.types.maps import SMALL_PORT

ATLAS = atlas(components().sides)
BOARDS = [ATLAS.board(layout, players) for layout in ATLAS.layouts for players in (2, 4)]
FEW = [ATLAS.board(layout, players) for layout in ("A1B1C1D1", "A2B1C2D2", "A2B2C2D2") for players in (2, 4)]


def named(hexes: tuple[int, ...]) -> list[str]:
    return [hex_name(hex_) for hex_ in hexes]


def board(layout: str = "A1B1C1D1", players: int = 4) -> Board:
    return ATLAS.board(layout, players)


# The grid


def test_the_modules_have_27_32_31_and_27_hexes() -> None:
    assert [len(outline) for outline in OUTLINES] == [27, 32, 31, 27]
    assert sorted([hex_ for outline in OUTLINES for hex_ in outline]) == list(range(HEXES))


def test_names_and_numbers_of_hexes_agree() -> None:
    assert [hex_named(hex_name(hex_)) for hex_ in range(HEXES)] == list(range(HEXES))
    assert (hex_name(0), hex_name(HEXES - 1)) == ("a1", "m9")


@pytest.mark.parametrize("name", ["", "a", "a0", "n1", "a10", "A1", "1a"])
def test_a_name_that_is_not_a_hex_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="is no hex"):
        hex_named(name)


def test_odd_columns_lie_half_a_hex_lower() -> None:
    around = dict(zip(("n", "ne", "se", "s", "sw", "nw"), STEPS[hex_named("b2")], strict=True))
    assert {way: hex_name(hex_) for way, hex_ in around.items()} == {
        "n": "b1",
        "ne": "c2",
        "se": "c3",
        "s": "b3",
        "sw": "a3",
        "nw": "a2",
    }


def test_a_step_there_and_back_returns_to_the_same_hex() -> None:
    for hex_ in range(HEXES):
        for direction, other in enumerate(STEPS[hex_]):
            if other != OFF_MAP:
                assert STEPS[other][(direction + 3) % 6] == hex_


def test_distance_is_the_number_of_steps() -> None:
    for start in range(0, HEXES, 7):
        steps = {start: 0}
        walk = [start]
        for hex_ in walk:
            for other in ADJACENT[hex_]:
                if other not in steps:
                    steps[other] = steps[hex_] + 1
                    walk.append(other)
        assert [distance(start, hex_) for hex_ in range(HEXES)] == [steps[hex_] for hex_ in range(HEXES)]


def test_the_ends_of_a_border_touch_both_its_hexes() -> None:
    for hex_ in range(HEXES):
        for other in ADJACENT[hex_]:
            for end in corners(hex_, other):
                assert end == OFF_MAP or (end in ADJACENT[hex_] and end in ADJACENT[other])


def test_the_rocks_stand_round_the_middle_in_alphabetical_order() -> None:
    rocks = [
        cell.hex
        for side in components().sides
        if side.id[1] == "1"
        for cell in side.cells
        if cell.feature == "rock"
    ]
    assert named(tuple(rocks)) == ["f4", "g5", "g6", "f5"]
    assert [MODULE_OF[rock] for rock in rocks] == [0, 1, 2, 3]
    for at, rock in enumerate(rocks):
        assert rocks[(at + 1) % 4] in ADJACENT[rock]


# Boards


def test_two_sides_a_module_make_sixteen_layouts() -> None:
    assert len(set(ATLAS.layouts)) == 16
    assert (ATLAS.layouts[0], ATLAS.layouts[-1]) == ("A1B1C1D1", "A2B2C2D2")


def test_a_board_is_worked_out_once() -> None:
    assert atlas(components().sides) is ATLAS
    assert board(players=3) is board(players=4)
    assert board(players=1) is board(players=2)


def test_a_board_needs_one_side_of_each_module() -> None:
    with pytest.raises(ValueError, match="not one side each"):
        assemble(components().sides[:4], 4)


def test_land_costs_1_to_6_and_lochs_nothing() -> None:
    for each in BOARDS:
        assert all((each.land_cost[hex_] == 0) == each.loch[hex_] for hex_ in range(HEXES))
        assert all(1 <= each.land_cost[hex_] <= 6 for hex_ in each.land)


def test_the_sampled_sides_read_as_sampled() -> None:
    sampled = board()
    assert sampled.terrain[hex_named("c4")] == MOUNTAIN
    assert sampled.land_cost[hex_named("d5")] == 6
    assert sampled.loch[hex_named("c3")]


def test_all_lochs_and_no_mist_are_in_play_with_two_players() -> None:
    for layout in ATLAS.layouts:
        small, large = ATLAS.board(layout, 2), ATLAS.board(layout, 4)
        assert small.lochs == large.lochs
        assert all(large.active)
        mist = [hex_ for hex_ in range(HEXES) if not small.active[hex_]]
        assert mist == [hex_ for hex_ in large.land if ON_EDGE[hex_]]
        assert not any(small.neighbours[hex_] or small.across_river[hex_] for hex_ in mist)
        tables = [small.neighbours, small.across_river, *small.over_lochs, *small.land_in_reach]
        assert not any(hex_ in mist for table in tables for hexes in table for hex_ in hexes)


@pytest.mark.rule("R-C77")
def test_ports_are_in_the_corners_or_next_to_them() -> None:
    assert named(board(players=4).ports) == ["a1", "m1", "m9", "a9"]
    for each in BOARDS:
        assert [MODULE_OF[port] for port in each.ports] == [0, 1, 2, 3]
        assert all(each.loch[port] for port in each.ports)
    small = [cell.hex for side in components().sides for cell in side.cells if cell.feature == SMALL_PORT]
    assert all(any(port in ADJACENT[corner] for corner in board().ports) for port in small)


@pytest.mark.rule("R-C72")
def test_the_border_with_four_players_is_the_edge_of_the_map_lochs_included() -> None:
    for each in BOARDS:
        if not each.small:
            assert each.border == ON_EDGE


@pytest.mark.rule("R-C73")
def test_the_border_with_two_players_is_next_to_the_mist() -> None:
    small = board(players=2)
    assert small.border[hex_named("b3")]
    assert small.border[hex_named("a2")], "a loch on the edge of the map"
    assert not small.border[hex_named("a3")], "mist"
    assert not small.border[hex_named("c4")]


@pytest.mark.rule("R-C74")
def test_deltas_are_the_hexes_along_the_first_and_last_border_of_a_river() -> None:
    large, small = board(players=4), board(players=2)
    of_a = [hex_name(hex_) for hex_ in OUTLINES[0] if large.delta[hex_]]
    assert of_a == ["a3", "b2", "b3", "d2", "d3", "e2", "f2"]
    assert not small.delta[hex_named("a3")], "mist is out of play"
    assert not large.delta[hex_named("c6")], "the Orchy passes it far from its mouths"
    assert all(not (large.delta[hex_] and large.loch[hex_]) for hex_ in range(HEXES))


# Neighbours and rivers


def test_a_river_parts_neighbours() -> None:
    b2 = hex_named("b2")
    assert named(board().neighbours[b2]) == ["a2", "b1", "c2", "c3"]
    assert named(board().across_river[b2]) == ["a3", "b3"]


def test_every_river_border_parts_two_adjacent_land_hexes_both_ways() -> None:
    for each in BOARDS:
        for one, other in each.river_edges:
            assert not each.loch[one]
            assert not each.loch[other]
            assert other not in each.neighbours[one]
            assert one not in each.neighbours[other]
            if each.active[one] and each.active[other]:
                assert other in each.across_river[one]
                assert one in each.across_river[other]


def test_adjacent_hexes_in_play_are_neighbours_or_across_a_river() -> None:
    for each in BOARDS:
        for hex_ in range(HEXES):
            parted = sorted([*each.neighbours[hex_], *each.across_river[hex_]])
            wanted = [other for other in ADJACENT[hex_] if each.active[hex_] and each.active[other]]
            assert parted == sorted(wanted)


# Reach


def lochs_between(each: Board, start: int) -> dict[int, int]:
    """Returns by brute force, for every hex, the fewest lochs, one to four, on a way over lochs only."""
    fewest: dict[int, int] = {}

    def walk(way: list[int]) -> None:
        for other in ADJACENT[way[-1]]:
            if other in way or not each.active[other]:
                continue
            count = len(way) - 1
            if count and fewest.get(other, LEVELS) > count:
                fewest[other] = count
            if each.loch[other] and count < 4:
                walk([*way, other])

    if each.active[start]:
        walk([start])
    return fewest


def test_reach_over_lochs_agrees_with_a_naive_search() -> None:
    for each in FEW:
        for start in range(HEXES):
            naive = lochs_between(each, start)
            for lochs in (1, 2, 3, 4):
                wanted = sorted(
                    [h for h, least in naive.items() if least == lochs and h not in each.neighbours[start]]
                )
                assert list(each.over_lochs[lochs - 1][start]) == wanted


@pytest.mark.rule("R-C13")
def test_the_level_needed_is_none_for_neighbours_then_river_then_lochs() -> None:
    for each in FEW:
        for start in range(HEXES):
            naive = lochs_between(each, start)
            for other in range(HEXES):
                wanted = naive.get(other, LEVELS - 1) + 1
                if other in each.across_river[start]:
                    wanted = 1
                if other in each.neighbours[start]:
                    wanted = 0
                if other == start:
                    wanted = OUT_OF_REACH
                assert each.level_needed[start][other] == wanted


def test_reach_goes_both_ways() -> None:
    for each in BOARDS:
        for one in range(HEXES):
            assert list(each.level_needed[one]) == [needed[one] for needed in each.level_needed]


@pytest.mark.rule("R-C13")
def test_there_is_one_loch_between_b2_and_d3() -> None:
    b2, d3 = hex_named("b2"), hex_named("d3")
    assert board().level_needed[b2][d3] == 2
    assert d3 not in board().land_in_reach[1][b2]
    assert d3 in board().land_in_reach[2][b2]


@pytest.mark.rule("R-C13")
def test_a_river_crossing_and_a_loch_never_chain() -> None:
    c6, b6, a8 = [hex_named(name) for name in ("c6", "b6", "a8")]
    assert board().level_needed[c6][b6] == 1, "over the Orchy"
    assert board().level_needed[b6][a8] == 2, "over loch a7"
    assert board().level_needed[c6][a8] == OUT_OF_REACH


@pytest.mark.rule("R-C76")
def test_a_port_is_in_reach_like_a_loch_hex() -> None:
    large = board(players=4)
    port = large.ports[0]
    assert port in large.lochs_in_reach[2][hex_named("b2")]
    assert large.level_needed[hex_named("b2")][port] == 2, "one loch, a2 or b1, lies between"
    small = board(players=2)
    assert small.level_needed[hex_named("b2")][small.ports[0]] == 0


def test_reach_grows_with_the_shipping_level_and_holds_land_or_lochs_only() -> None:
    for each in BOARDS:
        for hex_ in range(HEXES):
            for level in range(LEVELS):
                land, lochs = each.land_in_reach[level][hex_], each.lochs_in_reach[level][hex_]
                assert not any(each.loch[other] for other in land)
                assert all(each.loch[other] for other in lochs)
                assert set(land) | set(lochs) == {
                    other for other in range(HEXES) if each.level_needed[hex_][other] <= level
                }


def test_units_together_reach_everything_that_any_of_them_reaches() -> None:
    each, units = board(), [hex_named(name) for name in ("b2", "e5", "m9")]
    for level in range(LEVELS):
        together = each.reached.of(units, level)
        assert together.land == tuple(sorted({hex_ for unit in units for hex_ in each.land_in_reach[level][unit]}))
        assert together.lochs == tuple(
            sorted({hex_ for unit in units for hex_ in each.lochs_in_reach[level][unit]})
        )
        ports = [each.ports_in_reach[level][unit] for unit in units]
        assert together.corners == ports[0] | ports[1] | ports[2]
        for land, hexes in together.suited.items():
            assert hexes == tuple([hex_ for hex_ in together.land if each.terrain[hex_] & land])


def test_the_reach_of_units_is_remembered_within_a_bound() -> None:
    each, units = board(), [hex_named("b2")]
    table = ReachTable(each.terrain, each.land_in_reach, each.lochs_in_reach, each.ports_in_reach, most=2)
    first = table.of(units, 0)
    assert table.of(list(units), 0) is first
    assert table.of([], 0).land == ()
    units.append(hex_named("e5"))
    assert set(table.of(units, 0).land) > set(first.land)
    assert table.of(units[:1], 0).land == first.land


def test_every_list_of_hexes_is_in_rising_order() -> None:
    for each in BOARDS:
        tables = [
            each.neighbours,
            each.across_river,
            *each.over_lochs,
            *each.land_in_reach,
            *each.lochs_in_reach,
        ]
        assert all(list(hexes) == sorted(set(hexes)) for table in tables for hexes in table)
        assert list(each.land) == sorted(each.land)
        assert list(each.lochs) == sorted(each.lochs)
        assert list(each.river_edges) == sorted(set(each.river_edges))
