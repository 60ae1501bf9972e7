"""Awards: points for the most of one thing, or a card for a solo player (I9; booklet 5.2, 6.1, 8.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.caledonia.everything import Everything, game_with, station
from tests.games.caledonia.sketches import sketch
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.clans.mackenzie import Cellar
from bothy.games.caledonia.expansions.industria.awards import AWARD_TILES
from bothy.games.caledonia.expansions.industria.awards.counting import AwardDrawn, counted, in_play
from bothy.games.caledonia.expansions.industria.awards.rows import AWARDS, COUNTED
from bothy.games.caledonia.game import CALEDONIA
from bothy.games.caledonia.map.grid import HEX_OF
from bothy.games.caledonia.scoring.scores import final_scores
from bothy.kernel import Stage
from bothy.messages import Catalogue
from bothy.table.fairness import Shuffle
from bothy.table.match import Match

WORDS = Catalogue(game=CALEDONIA)
ON: dict[str, Any] = {"awards": True}


def table_with(award: str, *clans: str, **more: Any) -> Table:
    """A table with this award."""
    table = Table(*clans, **more, **ON)
    table.pos.part(AwardDrawn).award = COUNTED.index(award)
    return table


def won(table: Table) -> list[int]:
    return [scores["award"] for scores in final_scores(table.pos)]


def counts(table: Table) -> list[int]:
    award = in_play(table.pos)
    assert award is not None
    return [counted(table.pos, seat, award.id) for seat in range(len(table.pos.players))]


@pytest.mark.rule("I9.1")
def test_one_of_nine_awards_is_drawn() -> None:
    drawn = set()
    for seed in range(6):
        pos: Any = Match.open(CALEDONIA, ON, 3, Shuffle.numbered(seed, ["a", "b", "c"])).position
        drawn.add(pos.part(AwardDrawn).award)
    assert drawn <= set(range(9))
    assert len(drawn) > 1
    assert [row.id for row in AWARDS.of(pos.rules.pack).awards] == list(COUNTED)


# The examples of the booklet


@pytest.mark.rule("I9.2", "I9.3", "R-I13")
def test_nine_cotton_against_eleven_sugar_cane_at_two() -> None:
    table = table_with("one-import", seats=2)
    table.player(0).imports = [9, 0, 0]
    table.player(1).imports = [0, 0, 11]
    assert won(table) == [0, 8]


@pytest.mark.rule("I9.3")
def test_twelve_and_six_at_three() -> None:
    table = table_with("glory", seats=3)
    table.player(0).glory, table.player(1).glory, table.player(2).glory = 5, 9, 7
    assert won(table) == [0, 12, 6]


@pytest.mark.rule("I9.5")
@pytest.mark.parametrize(("units", "vp"), [(27, 4), (28, 4), (26, 0), (24, 0), (23, -4), (0, -4)])
def test_the_card_gives_four_from_27_units_none_from_24_and_costs_four_below(units: int, vp: int) -> None:
    table = table_with("units", seats=1)
    table.player().units = [0] * units
    assert won(table) == [vp]


CARDS = [
    ("units", 24, 27),
    ("one-import", 7, 10),
    ("glory", 42, 48),
    ("money", 60, 75),
    ("one-settlement", 5, 8),
    ("basic-goods", 6, 8),
    ("processed-goods", 8, 10),
    ("along-rivers", 11, 14),
    ("by-lochs", 15, 18),
]


@pytest.mark.rule("I9.5")
@pytest.mark.parametrize(("award", "even", "full"), CARDS)
def test_every_award_has_a_card(award: str, even: int, full: int) -> None:
    row = AWARDS.of(table_with(award, seats=1).pos.rules.pack).awards[COUNTED.index(award)]
    assert (row.id, row.even, row.full) == (award, even, full)


# Counts


def with_goods(table: Table) -> Table:
    return table.goods(wool=2, grain=1, milk=1, bread=3, whisky=2)


COUNTS: list[tuple[str, Callable[[Table], Table], int]] = [
    ("units", lambda table: table.place("miner", "c4").place("sheep", "d4"), 2),
    ("money", lambda table: table.money(41), 41),
    ("basic-goods", with_goods, 4),
    ("processed-goods", with_goods, 5),
]


@pytest.mark.rule("I9.2")
@pytest.mark.parametrize(("award", "change", "count"), COUNTS)
def test_an_award_counts_what_it_says(award: str, change: Callable[[Table], Table], count: int) -> None:
    assert counts(change(table_with(award, seats=2))) == [count, 0]


@pytest.mark.rule("I9.2")
def test_the_award_for_imports_counts_the_kind_one_has_most_of() -> None:
    table = table_with("one-import", seats=2)
    table.player().imports, table.player().hops = [2, 5, 4], 30
    assert counts(table)[0] == 5


@pytest.mark.rule("I9.2", "R-I14")
def test_the_award_for_one_settlement_counts_the_units_of_the_largest() -> None:
    table = sketch(table_with("one-settlement", seats=2), "e5 e4 d5 f9 g9")
    table.place("sheep", "e5").place("sheep", "e4").place("cow", "f9")
    assert counts(table)[0] == 2
    table.place("sheep", "e5")
    assert counts(table)[0] == 3, "two on a hex are two"


@pytest.mark.rule("I9.2")
def test_the_award_for_rivers_counts_units_on_either_bank_and_no_waterfall() -> None:
    land, rivers = "e5 e4=m1^ d5 f4 f5 e7 g5 g6 f3", ("e4 > e5/f4 e5/f5 > e6",)
    table = sketch(table_with("along-rivers", seats=2), land, "e6", rivers)
    along = [hex_ for hex_ in table.pos.board.land if table.pos.board.along[hex_]]
    assert HEX_OF["e5"] in along
    assert HEX_OF["f4"] in along
    table.place("sheep", "e5").place("sheep", "f4").place("sheep", "g6").place("miner", "e4")
    assert counts(table)[0] == 2


@pytest.mark.rule("I9.2")
def test_the_award_for_lochs_counts_units_next_to_them_and_on_them() -> None:
    table = sketch(table_with("by-lochs", "macdonald", ""), "e5 d9 f9 g9", "e6")
    table.place("sheep", "e5").place("fisherman", "e6").place("sheep", "g9")
    assert counts(table)[0] == 2


@pytest.mark.rule("I9.2", "R-I25")
@pytest.mark.parametrize("award", ["units", "one-settlement", "along-rivers", "by-lochs"])
def test_a_station_counts_as_a_unit(award: str) -> None:
    table = table_with(award, seats=2, game=game_with(Everything()))
    board = table.pos.board
    place = next(hex_ for hex_ in board.land if board.along[hex_] and board.at_loch[hex_])
    table.pos.deploy(0, station(table.pos), place)
    assert counts(table)[0] == 1


@pytest.mark.rule("I9.2", "R-I26")
def test_whisky_in_the_cellar_counts_as_stock() -> None:
    table = table_with("processed-goods", "mackenzie", "").goods(whisky=1)
    table.pos.part(Cellar).spots[0] = 1
    assert counts(table)[0] == 2


# Points


@pytest.mark.rule("I9.4")
@pytest.mark.parametrize(
    ("glory", "vp"),
    [
        ((5, 5), [4, 4]),
        ((5, 5, 2), [9, 9, 0]),
        ((9, 5, 5), [12, 3, 3]),
        ((5, 5, 5), [6, 6, 6]),
        ((5, 5, 5, 5), [4, 4, 4, 4]),
        ((9, 5, 5, 5), [12, 2, 2, 2]),
    ],
)
def test_ties_share_as_for_exports(glory: tuple[int, ...], vp: list[int]) -> None:
    table = table_with("glory", seats=len(glory))
    for seat, count in enumerate(glory):
        table.player(seat).glory = count
    assert won(table) == vp


@pytest.mark.rule("I9.6")
def test_a_seat_without_a_person_takes_no_part() -> None:
    table = table_with("glory", seats=4, game=game_with(Everything()))  # the last seat has no player
    for seat, glory in enumerate((1, 3, 2, 9)):
        table.player(seat).glory = glory
    assert won(table) == [0, 12, 6, 0]
    lines = CALEDONIA.review.score_breakdown([Stage(0, table.pos, ())])[3]["award"]
    assert [WORDS.render(line.text.key, line.text.values) for line in lines] == ["Takes no part in the award"]


# Views


def test_the_standing_is_there_to_be_read() -> None:
    table = table_with("glory", seats=3)
    table.player(1).glory = 4
    shown = table.rules.view(table.pos, None)
    standing = {"counts": [0, 4, 0], "vp": [3, 12, 3], "behind": [4, 0, 4], "out": []}
    assert shown["award"] == {"award": "glory", **standing}
    assert [WORDS.render(*note) for note in shown["notes"]] == [
        "Award for the most glory: 12 VP, for the second 6.",
        "Award, seat 0: 0 so far, which would give 3 VP.",
        "Award, seat 1: 4 so far, which would give 12 VP.",
        "Award, seat 2: 0 so far, which would give 3 VP.",
    ]
    assert [scores["award"] for scores in shown["forecast"]] == [3, 12, 3]


def test_the_card_is_there_to_be_read() -> None:
    notes = table_with("money", seats=1).rules.view(table_with("money", seats=1).pos, None)["notes"]
    assert WORDS.render(*notes[0]) == (
        "Award for money: 4 VP from 75 on, none from 60 on, below that you lose 4 VP."
    )


@pytest.mark.parametrize(
    ("seats", "text"), [(2, "Award for glory: 3; place 1"), (1, "Award for glory: 3, where 42")]
)
def test_the_score_sheet_says_why(seats: int, text: str) -> None:
    table = table_with("glory", seats=seats)
    table.player().glory = 3
    (line,) = CALEDONIA.review.score_breakdown([Stage(0, table.pos, ())])[0]["award"]
    assert WORDS.render(line.text.key, line.text.values).startswith(text)
    assert line.points == won(table)[0]


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_bots_see_more_in_a_position_the_better_they_stand(seats: int) -> None:
    table = table_with("one-settlement", seats=seats, round=4)
    apart = table_with("one-settlement", seats=seats, round=4)
    near = table.pos.board.neighbours[HEX_OF["c4"]]
    assert HEX_OF["b4"] in near
    table.place("miner", "c4").place("sheep", "b4")
    far = next(hex_ for hex_ in apart.pos.board.land if hex_ not in near and apart.pos.board.terrain[hex_] & 1)
    apart.place("miner", "c4")
    apart.pos.deploy(0, 0, far)
    assert AWARD_TILES.estimate(table.pos, 0) > AWARD_TILES.estimate(apart.pos, 0) > 0
