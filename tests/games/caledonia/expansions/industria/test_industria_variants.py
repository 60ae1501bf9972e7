"""Variants of Industria: random starting prices, closer scoring for two (I11; booklet 7.1, 7.2)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.caledonia.phases import run
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.expansions.industria.variants.starting_prices import RollStartingPrice
from bothy.games.caledonia.game import CALEDONIA
from bothy.games.caledonia.pack.types.goods import GOODS
from bothy.games.caledonia.scoring import scores as scoring
from bothy.games.caledonia.scoring.scores import final_scores
from bothy.kernel import InvalidInput, Stage
from bothy.messages import Catalogue
from bothy.table.fairness import Shuffle
from bothy.table.match import Match

ROLLED: dict[str, Any] = {"starting-prices": "rolled"}
CLOSER: dict[str, Any] = {"closer-scoring": True}
WORDS = Catalogue(game=CALEDONIA)


def rolled(*faces: int) -> list[int]:
    """Returns the prices after these rolls, good by good."""
    table = Table(seats=2, **ROLLED)
    run(table, *[RollStartingPrice(good) for good in range(len(GOODS))], deal=faces)
    return [table.pos.price(good) for good in range(len(GOODS))]


@pytest.mark.rule("I11.2")
@pytest.mark.parametrize(
    ("face", "prices"),
    [
        (1, [4, 5, 5, 10, 10, 11]),
        (-1, [4, 5, 5, 10, 10, 11]),
        (2, [5, 6, 6, 11, 11, 12]),
        (3, [5, 6, 6, 11, 11, 12]),
        (-2, [4, 4, 5, 9, 9, 10]),
        (-3, [4, 4, 5, 9, 9, 10]),
    ],
)
def test_the_price_die_moves_each_starting_price_by_the_table_of_the_booklet(face: int, prices: list[int]) -> None:
    assert rolled(*[face] * 6) == prices


@pytest.mark.rule("I11.1", "I11.2")
def test_each_good_has_its_own_roll() -> None:
    assert rolled(3, -3, 1, -2, 2, -1) == [5, 4, 5, 9, 11, 11]


@pytest.mark.rule("I11.1")
def test_prices_are_rolled_before_anybody_chooses() -> None:
    starts = set()
    for seed in range(4):
        pos: Any = Match.open(
            CALEDONIA, {"starting-prices": "rolled"}, 2, Shuffle.numbered(seed, ["a", "b"])
        ).position
        assert pos.round == 0
        assert all(2 <= step <= 4 for step in pos.prices)
        starts.add(tuple(pos.prices))
    assert len(starts) > 1
    plain: Any = Match.open(CALEDONIA, {}, 2).position
    assert plain.prices == [3] * 6


# 7.2


def ranked(of: str, mine: int, theirs: int, **options: Any) -> tuple[int, int]:
    """Returns the points of two players with these counts, mine first."""
    table = Table(seats=2, **options)
    mine_points, theirs_points = scoring.ranked(table.pos, of, [mine, theirs])
    return mine_points, theirs_points


@pytest.mark.rule("I11.4")
@pytest.mark.parametrize(
    ("mine", "theirs", "points"), [(5, 4, (8, 4)), (5, 3, (8, 0)), (4, 4, (4, 4)), (2, 3, (4, 8)), (0, 6, (0, 8))]
)
def test_one_contract_behind_is_worth_four(mine: int, theirs: int, points: tuple[int, int]) -> None:
    assert ranked("exports", mine, theirs, **CLOSER) == points


@pytest.mark.rule("I11.5")
@pytest.mark.parametrize(
    ("mine", "theirs", "points"),
    [(7, 6, (12, 6)), (7, 5, (12, 6)), (7, 4, (12, 0)), (6, 6, (6, 6)), (4, 6, (6, 12))],
)
def test_one_or_two_settlements_behind_are_worth_six(mine: int, theirs: int, points: tuple[int, int]) -> None:
    assert ranked("settlements", mine, theirs, **CLOSER) == points


@pytest.mark.rule("I11.3")
def test_without_the_variant_the_second_of_two_gets_nothing() -> None:
    assert (ranked("exports", 5, 4), ranked("settlements", 7, 6)) == ((8, 0), (12, 0))


@pytest.mark.rule("I11.3")
@pytest.mark.parametrize("seats", [1, 3, 4])
def test_closer_scoring_is_for_two(seats: int) -> None:
    with pytest.raises(InvalidInput):
        Match.open(CALEDONIA, {"closer-scoring": True}, seats)


def test_the_score_sheet_says_how_close_it_was() -> None:
    pos = Table(seats=2, **CLOSER).pos
    pos.players[0].fulfilled, pos.players[1].fulfilled = (1, 2), (3,)
    lines = CALEDONIA.review.score_breakdown([Stage(0, pos, ())])[1]["exports"]
    assert [(WORDS.render(line.text.key, line.text.values), line.points) for line in lines] == [
        ("Contracts fulfilled: 1, only 1 behind", 4)
    ]
    assert final_scores(pos)[1]["exports"] == 4
