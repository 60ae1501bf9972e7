"""Production and scoring of the Automa (A5, A6)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.caledonia.expansions.automa.automa_tables import automa_table, part
from tests.games.caledonia.tables import Table, run, scores

from bothy.games.caledonia.game import CALEDONIA
from bothy.games.caledonia.production import Production
from bothy.games.caledonia.rounds import Finish
from bothy.games.caledonia.scoring.scores import RoundScoring, ranked
from bothy.table.conformance import quick_game


@pytest.mark.rule("A5.1")
@pytest.mark.parametrize(
    ("unit", "hex_", "money"),
    [
        ("field", "c6", 10),
        ("bakery", "c6", 5),
        ("cheese-dairy", "c6", 5),
        ("distillery", "c6", 5),
        ("sheep", "c6", 5),
        ("cow", "c6", 5),
        ("woodcutter", "b6", 4),
        ("miner", "c4", 6),
    ],
)
def test_a_field_brings_ten_pounds_and_a_bakery_five_without_any_field(unit: str, hex_: str, money: int) -> None:
    table = run(automa_table().place(unit, hex_, 1), Production())
    assert (table.player(1).money, sum(table.player(1).goods)) == (money, 0)


@pytest.mark.rule("A5.1")
def test_people_still_make_goods() -> None:
    table = run(automa_table().place("sheep", "c6", 0), Production())
    assert (table.stock("wool"), table.player(0).money) == (1, 0)


@pytest.mark.rule("A5.2")
@pytest.mark.parametrize("tile", range(1, 9))
def test_scoring_tiles_give_it_nothing(tile: int) -> None:
    table = automa_table(tiles=(tile,) * 5)
    for seat in (0, 1):
        table.place("woodcutter", ("b6", "f7")[seat], seat).place("sheep", ("b2", "g2")[seat], seat)
        table.player(seat).imports = [4, 4, 4]
        table.player(seat).shipping = 5
    run(table, RoundScoring())
    assert table.player(1).glory == 0


@pytest.mark.rule("A6.1", "R-A20")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_each_level_has_its_glory_at_the_end_and_in_the_forecast_before(level: int) -> None:
    table = automa_table(level)
    assert scores(table, 1)["glory"] == 10 * level
    run(table, Finish())
    assert (table.player(1).glory, scores(table, 1)["glory"]) == (10 * level, 10 * level)


@pytest.mark.rule("A6.2")
def test_it_scores_a_point_for_five_pounds() -> None:
    table = automa_table().money(59, 1).money(59, 0)
    assert (scores(table, 1)["money"], scores(table, 0)["money"]) == (11, 5)


def places(of: str, *counts: int, **choices: Any) -> list[int]:
    table = Table(seats=len(counts), automa="1", **choices)
    return ranked(table.pos, of, list(counts))


@pytest.mark.rule("A6.3", "R-A8")
@pytest.mark.parametrize(
    ("of", "counts", "points"),
    [
        ("exports", (5, 4), [8, 4]),
        ("exports", (4, 5), [4, 8]),
        ("exports", (5, 3), [8, 0]),
        ("exports", (5, 5), [4, 4]),
        ("settlements", (9, 8), [12, 6]),
        ("settlements", (7, 9), [6, 12]),
        ("settlements", (9, 6), [12, 0]),
        ("settlements", (9, 9), [6, 6]),
    ],
)
def test_the_runner_up_gets_four_or_six_points_if_close(
    of: str, counts: tuple[int, int], points: list[int]
) -> None:
    assert places(of, *counts) == points


@pytest.mark.rule("A6.3", "R-A8")
def test_with_two_or_three_people_the_usual_tables_hold() -> None:
    assert places("exports", 5, 4, 3) == [12, 6, 0]
    assert places("settlements", 9, 8, 7) == [18, 12, 6]
    assert places("settlements", 9, 8, 7, 6) == [18, 12, 6, 0]


@pytest.mark.rule("A6.4", "R-A20")
def test_a_tie_is_broken_by_the_money_left_over_after_multiples_of_five_pounds() -> None:
    table = automa_table(1).money(4, 1).money(3, 0)
    part(table).scored = True
    table.player(0).fulfilled = table.player(1).fulfilled = ()
    assert sum(scores(table, 0).values()) == sum(scores(table, 1).values())
    assert table.rules.result(table.pos).ranks == (2, 1)
    assert table.money(9, 1).money(10, 0).rules.result(table.pos).ranks == (2, 1)  # £4 left over, and nothing
    assert table.money(5, 1).money(11, 0).rules.result(table.pos).ranks == (1, 2)


@pytest.mark.rule("A1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", ["1", "2", "3", "4", "5"])
def test_whole_games_are_played_at_every_level(seats: int, level: str) -> None:
    assert quick_game(CALEDONIA, {"automa": level}, seats, seats * 10 + int(level))[0] > 20
