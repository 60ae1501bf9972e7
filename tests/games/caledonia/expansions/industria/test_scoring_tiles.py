"""Scoring tiles 10 to 18 (I23)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from tests.games.caledonia.sketches import sketch
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.clans.mackenzie import Cellar
from bothy.games.caledonia.expansions.industria.clans.fraser import Kilts
from bothy.games.caledonia.expansions.industria.scoring.pairs import most_pairs, most_served
from bothy.games.caledonia.map.grid import HEX_NAMES
from bothy.games.caledonia.scoring.scores import glory_for
from bothy.games.caledonia.variants.scoring_tiles import DrawScoringTile
from bothy.kernel import SamplingDealer

MEADOW = "c3 c4 c5 d3 d4 d5 e3 e4 e5 f3 f4"
"""Grassland without a river or a loch: e4 neighbours d3, d4, e3, e5, f3 and f4."""
BANKS = ("c3 c4 d3 d4=gm1", "d2 c5", ("d2 > c3/d3 c4/d3 c4/d4 > c5",))
"""A river separates c3 and c4 from d3 and d4: c3 is across from d3, c4 from d3 and d4."""


def table(*clans: str, **options: Any) -> Table:
    return Table(*clans, **{"round-tiles": "both", **options})


def glory(at: Table, tile: int, seat: int = 0) -> int:
    return glory_for(at.pos, seat, at.pos.rules.pack.scoring_tiles[tile - 1])


def meadow(*units: str) -> Table:
    """A table with units on the meadow, each as `cow e4`."""
    return placed(sketch(table(), MEADOW), *units)


def banks(*units: str) -> Table:
    return placed(sketch(table(), *BANKS), *units)


def placed(at: Table, *units: str) -> Table:
    for each in units:
        unit, hex_ = each.split()
        at.place(unit, hex_)
    return at


# The set


@pytest.mark.rule("I23.1", "R-I18")
@pytest.mark.parametrize(
    ("choice", "numbers"), [("base", range(1, 10)), ("both", range(1, 19)), ("industria", range(10, 19))]
)
def test_a_table_draws_the_set_it_chose(choice: str, numbers: range) -> None:
    at = table(**{"round-tiles": choice, "tiles": ()})
    rows = at.pos.rules.pack.scoring_tiles
    drawn = [rows[tile].id for tile, _ in DrawScoringTile().outcomes(at.pos)]
    assert drawn == [f"scoring-{number}" for number in numbers]


@pytest.mark.rule("I23.1")
def test_the_tile_of_a_round_pays_like_any_other() -> None:
    at = meadow("sheep e4", "cow e3")
    at.pos.tiles = (9, 10, 11, 12, 13)
    at.pos.stack.clear()
    at.pos.push(*[step for hook in at.pos.rules.hooks.scoring_steps for step in hook(at.pos)])
    at.pos.settle(SamplingDealer(1))
    assert [player.glory for player in at.pos.players] == [4, 0, 0]


# Tile 10


@pytest.mark.rule("I23.2", "R-I12")
@pytest.mark.parametrize(
    ("units", "expected"),
    [
        ((), 0),
        (("sheep e4",), 0),
        (("sheep e4", "cow e3"), 4),
        (("sheep e4", "cow e4"), 4),
        (("sheep e4", "bakery e3"), 0),
        (("sheep c3", "cow e3"), 0),
        (("sheep e3", "sheep e4", "sheep e5"), 4),
        (("sheep e3", "sheep e4", "sheep e5", "cow f4"), 8),
    ],
)
def test_tile_10_pays_for_pairs_of_neighbouring_animals(units: tuple[str, ...], expected: int) -> None:
    assert glory(meadow(*units), 10) == expected


@pytest.mark.rule("I23.2", "R-I12")
def test_tile_10_takes_the_best_pairs_not_the_first() -> None:
    # A line c5 d4 e4 f3 (c5-d4, d4-e4, e4-f3): pairing the two in the middle would make one pair, not two.
    assert glory(meadow("cow d4", "cow e4", "sheep c5", "sheep f3"), 10) == 8


@pytest.mark.rule("I23.2")
def test_a_river_parts_animals() -> None:
    assert glory(banks("sheep c3", "sheep d3"), 10) == 0


# Tiles 11 and 12


@pytest.mark.rule("I23.3")
def test_tile_11_pays_for_merchants_on_either_side_of_the_market() -> None:
    at = table()
    at.player().market = [2, 0, -3, 0, 0, 0]
    assert glory(at, 11) == 5 * 2


@pytest.mark.rule("I23.4")
def test_tile_12_pays_for_kinds_of_goods() -> None:
    assert glory(table().goods(wool=5, bread=1, whisky=2), 12) == 3 * 3
    assert glory(table(), 12) == 0


@pytest.mark.rule("I23.4", "R-I26")
def test_whisky_in_the_cellar_is_a_kind_for_tile_12() -> None:
    at = table("mackenzie", "", "").goods(milk=1)
    at.pos.part(Cellar).spots[0] = 1
    assert glory(at, 12) == 2 * 3


# Tile 13


@pytest.mark.rule("I23.5", "R-I12")
@pytest.mark.parametrize(
    ("units", "expected"),
    [
        (("cow e4", "cheese-dairy e3"), 1),
        (("cow e4", "cheese-dairy e4"), 1),
        (("cow e4", "cheese-dairy e3", "cheese-dairy e5"), 1),
        (("cow e4", "cow d4", "cheese-dairy e3"), 1),
        (("field e4", "bakery e3", "distillery e5"), 2),
        (("field e4", "bakery e3", "distillery e5", "bakery f3"), 2),
        (("field e4", "cheese-dairy e3"), 0),
        (("sheep e4", "woodcutter e3"), 0),
        (("field c3", "bakery e3"), 0),
        (("cow e4", "cheese-dairy e3", "field d4", "distillery d3"), 2),
    ],
)
def test_tile_13_pays_for_chains_of_production(units: tuple[str, ...], expected: int) -> None:
    assert glory(meadow(*units), 13) == 3 * expected


@pytest.mark.rule("I23.5", "R-I12")
def test_tile_13_shares_out_fields_so_that_the_most_are_served() -> None:
    # c4 and c5 touch only d4, e3 only e4; e5 touches both, so it must not take what another needs.
    at = meadow("field d4", "field e4", "bakery e5", "bakery e3", "distillery c4", "distillery c5")
    assert glory(at, 13) == 3 * 4


@pytest.mark.rule("I23.5", "R-I12")
def test_a_field_of_gordon_serves_three_buildings() -> None:
    units = ("field e4", "bakery e3", "distillery e5", "bakery f3")
    gordon = sketch(table("gordon", "", "", **{"clan-tiles": "both"}), MEADOW)
    assert glory(placed(gordon, *units), 13) == 3 * 3


@pytest.mark.rule("I23.4", "I23.5", "R-I26", "R-I27")
def test_fraser_has_kilts_as_a_kind_and_two_chains_of_workers_and_sheep_at_most() -> None:
    fraser = sketch(table("fraser", "", "", **{"clan-tiles": "both"}), MEADOW).goods(wool=1)
    placed(fraser, "sheep e4", "sheep d4", "sheep c4", "miner e3", "miner d3", "miner c3")
    fraser.pos.part(Kilts).count = 2
    assert glory(fraser, 12) == 2 * 3
    assert glory(fraser, 13) == 2 * 3


# Tiles 14 and 15


@pytest.mark.rule("I23.6", "R-I24")
def test_tile_14_pays_for_every_two_units_at_the_central_loch() -> None:
    at = table("macdonald", "", "")
    board = at.pos.board
    shore = [HEX_NAMES[hex_] for hex_ in board.land if board.at_central_loch[hex_]]
    away = [HEX_NAMES[hex_] for hex_ in board.land if not board.at_central_loch[hex_]]
    placed(at, f"sheep {shore[0]}", f"cow {away[0]}")
    assert glory(at, 14) == 0
    assert glory(placed(at, f"sheep {shore[-1]}"), 14) == 3
    placed(at, f"fisherman {HEX_NAMES[board.central_loch[0]]}")
    assert glory(at, 14) == 3
    assert glory(placed(at, f"sheep {shore[1]}"), 14) == 6


@pytest.mark.rule("I23.7")
def test_tile_15_pays_for_units_away_from_every_loch() -> None:
    at = table()
    board = at.pos.board
    inland = [HEX_NAMES[hex_] for hex_ in board.land if not board.at_loch[hex_]]
    shore = [HEX_NAMES[hex_] for hex_ in board.land if board.at_loch[hex_]]
    placed(at, f"sheep {inland[0]}", f"cow {inland[0]}", f"miner {inland[1]}", f"sheep {shore[0]}")
    assert glory(at, 15) == 3 * 2


# Tile 16


@pytest.mark.rule("I23.8", "R-I27")
@pytest.mark.parametrize(
    ("units", "expected"),
    [
        (("sheep e4",), 1),
        (("sheep e4", "sheep e3"), 1),
        (("sheep e4", "cow e3", "bakery e3"), 3),
        (("woodcutter e4", "miner e3"), 1),
        (("sheep e4", "cow e3", "field c3", "bakery c4", "miner c5"), 3),
    ],
)
def test_tile_16_pays_for_kinds_in_the_best_settlement(units: tuple[str, ...], expected: int) -> None:
    at = meadow(*units)
    assert glory(at, 16) == 3 * expected


# Tile 17


@pytest.mark.rule("I23.9", "R-I12", "R-I27")
@pytest.mark.parametrize(
    ("units", "expected"),
    [
        (("sheep c3", "sheep d3"), 1),
        (("sheep c3", "cow d3"), 0),
        (("sheep c3", "sheep c4"), 0),
        (("sheep c4", "sheep d3", "sheep d4"), 1),
        (("sheep c3", "sheep c4", "sheep d3", "sheep d4"), 2),
        (("woodcutter c3", "miner d3"), 1),
        (("cow c3", "cow c3", "cow d3", "cow d3"), 2),
    ],
)
def test_tile_17_pays_for_pairs_that_a_river_parts(units: tuple[str, ...], expected: int) -> None:
    assert glory(banks(*units), 17) == 4 * expected


# Tile 18


@pytest.mark.rule("I23.10", "R-I27")
@pytest.mark.parametrize(
    ("units", "expected"),
    [
        (("sheep e4",), 0),
        (("sheep e4", "cow e3"), 1),
        (("sheep e4", "cow e4"), 1),
        (("sheep e4", "cow e3", "cow e5"), 0),
        (("sheep e4", "cow e4", "cow e5"), 0),
        (("sheep e4", "cow e3", "sheep c3", "sheep c4"), 2),
    ],
)
def test_tile_18_pays_for_settlements_of_exactly_two_units(units: tuple[str, ...], expected: int) -> None:
    assert glory(meadow(*units), 18) == 3 * expected


# Units without a kind


@pytest.mark.rule("I23.1", "R-I25")
def test_a_station_is_a_unit_without_a_kind() -> None:
    at = table(seats=2, trains="full")
    at.pos.board = sketch(table(), *BANKS).pos.board
    placed(at, "station c3", "station d3", "sheep c4")
    assert [glory(at, tile) for tile in (10, 13, 16, 17)] == [0, 0, 3, 0]
    assert glory(at, 18) == 3


# Matching


def brute(links: list[list[int]]) -> int:
    edges = [(one, other) for one, near in enumerate(links) for other in near if one < other]
    for size in range(len(edges), 0, -1):
        for some in combinations(edges, size):
            ends = [end for edge in some for end in edge]
            if len(ends) == len(set(ends)):
                return size
    return 0


@pytest.mark.rule("R-I12")
def test_no_pairs_are_missed_on_any_small_map() -> None:
    chance = SamplingDealer(7)
    for _ in range(150):
        size = 2 + chance.below(5)
        links: list[list[int]] = [[] for _ in range(size)]
        for one, other in combinations(range(size), 2):
            if chance.below(5) < 2:
                links[one].append(other)
                links[other].append(one)
        assert most_pairs(links) == brute(links)


@pytest.mark.rule("R-I12")
@pytest.mark.parametrize("each", [1, 2, 3])
def test_no_chain_is_missed_no_matter_who_asks_first(each: int) -> None:
    chance = SamplingDealer(each)
    for _ in range(40):
        makers = [[giver for giver in range(3) if chance.below(2)] for _ in range(5)]
        copies = [[each * giver + copy for giver in near for copy in range(each)] for near in makers]
        links = [[5 + copy for copy in near] for near in copies]
        links += [[maker for maker, near in enumerate(copies) if copy in near] for copy in range(3 * each)]
        assert most_served(makers, 3, each) == most_pairs(links)
