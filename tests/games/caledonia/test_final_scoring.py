"""The final scoring, category by category, and the winner (C19)."""

from __future__ import annotations

import pytest
from tests.games.caledonia.tables import Table, run, scores

from bothy.games.caledonia.clans.mackenzie import Cellar
from bothy.games.caledonia.rounds import Finish
from bothy.games.caledonia.scoring.scores import CATEGORIES, import_values, ranked

COTTON, TOBACCO, SUGAR_CANE = 0, 1, 2


def imported(table: Table, cotton: int, tobacco: int, sugar_cane: int, seat: int = 0) -> Table:
    """Sets a seat's imports."""
    counts = [cotton, tobacco, sugar_cane]
    table.player(seat).imports = counts
    table.pos.imports = [old + new for old, new in zip(table.pos.imports, counts, strict=True)]
    return table


def exported(*counts: int) -> Table:
    """A table where each seat has fulfilled this many contracts."""
    table, next_ = Table(seats=len(counts)), 0
    for seat, count in enumerate(counts):
        table.player(seat).fulfilled = tuple(range(next_, next_ + count))
        next_ += count
    return table


def of_all(table: Table, category: str) -> list[int]:
    return [scores(table, seat)[category] for seat in range(table.rules.seats)]


@pytest.mark.rule("C19.1", "C20.28", "R-C7")
def test_first_the_cellar_is_emptied_and_pays() -> None:
    table = Table("mackenzie", "", "").money(5)
    table.pos.part(Cellar).spots = [1, 1]
    run(table, Finish())
    assert table.pos.part(Cellar).spots == [0, 0]
    assert (table.stock("whisky"), table.player().money) == (2, 12)
    assert (scores(table)["processed-goods"], scores(table)["money"]) == (4, 1)


@pytest.mark.rule("C19.1", "C20.28", "R-C7")
def test_the_forecast_already_includes_what_the_cellar_will_pay() -> None:
    table = Table("mackenzie", "", "").money(5).goods(whisky=2)
    table.pos.part(Cellar).spots = [1, 1]
    forecast = scores(table)
    assert (forecast["processed-goods"], forecast["money"]) == (2 * (2 + 2), 1)
    assert scores(run(table, Finish())) == forecast


@pytest.mark.rule("C19.2")
def test_each_glory_is_one_point() -> None:
    table = Table(seats=3)
    table.player().glory = 17
    assert scores(table)["glory"] == 17


@pytest.mark.rule("C19.3")
def test_each_basic_good_is_one_point() -> None:
    assert scores(Table(seats=3).goods(wool=1, grain=2, milk=4))["basic-goods"] == 7


@pytest.mark.rule("C19.4")
def test_each_processed_good_is_two_points() -> None:
    assert scores(Table(seats=3).goods(bread=1, cheese=2, whisky=4))["processed-goods"] == 14


@pytest.mark.rule("C19.5")
@pytest.mark.parametrize(("money", "points"), [(9, 0), (10, 1), (19, 1), (20, 2), (137, 13)])
def test_every_full_ten_pounds_is_one_point(money: int, points: int) -> None:
    assert scores(Table(seats=3).money(money))["money"] == points


@pytest.mark.rule("C19.6")
def test_each_hop_is_one_point() -> None:
    table = Table(seats=3)
    table.player().hops = 8
    assert scores(table)["hops"] == 8


@pytest.mark.rule("C19.7")
def test_rare_imports_by_rarity() -> None:
    table = imported(Table(seats=3), 6, 3, 2)
    imported(table, 4, 0, 4, seat=1)
    values = import_values(table.pos)
    assert (values[TOBACCO] * 3, values[SUGAR_CANE] * 2, values[COTTON] * 6) == (15, 8, 18)
    assert scores(table)["imports"] == 41


@pytest.mark.rule("C19.8")
def test_equal_imports_cotton_is_rarest() -> None:
    table = imported(Table(seats=3), 3, 2, 1)
    imported(table, 0, 1, 2, seat=1)
    assert import_values(table.pos) == [5, 4, 3]
    assert scores(table)["imports"] == 3 * 5 + 2 * 4 + 1 * 3


@pytest.mark.rule("C19.8")
@pytest.mark.parametrize(
    ("totals", "values"),
    [((4, 4, 1), [4, 3, 5]), ((1, 4, 4), [5, 4, 3]), ((4, 1, 4), [4, 5, 3]), ((2, 2, 5), [5, 4, 3])],
)
def test_two_equal_imports_rank_by_kind(totals: tuple[int, int, int], values: list[int]) -> None:
    assert import_values(imported(Table(seats=3), *totals).pos) == values


@pytest.mark.rule("C19.9", "C19.16", "R-C96")
def test_export_tie_for_first_of_three() -> None:
    assert of_all(exported(5, 5, 3), "exports") == [9, 9, 0]


@pytest.mark.rule("C19.9", "C19.16", "C21.4", "R-C96")
def test_export_tie_of_two() -> None:
    assert of_all(exported(4, 4), "exports") == [4, 4]


@pytest.mark.rule("C19.9")
@pytest.mark.parametrize(
    ("counts", "points"), [((3, 5, 4), [0, 12, 6]), ((1, 2, 3, 4), [0, 0, 6, 12]), ((4, 3), [8, 0])]
)
def test_exports_pay_the_first_and_from_three_players_on_the_second(
    counts: tuple[int, ...], points: list[int]
) -> None:
    assert of_all(exported(*counts), "exports") == points


@pytest.mark.rule("C19.16", "R-C96")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((5, 4, 4), [12, 3, 3]),
        ((5, 4, 4, 4), [12, 2, 2, 2]),
        ((5, 5, 5, 1), [6, 6, 6, 0]),
        ((5, 5, 5, 5), [4, 4, 4, 4]),
        ((5, 4, 3, 3), [12, 6, 0, 0]),
    ],
)
def test_tied_exporters_share_the_places_they_fill_rounded_down(
    counts: tuple[int, ...], points: list[int]
) -> None:
    assert of_all(exported(*counts), "exports") == points


@pytest.mark.rule("C19.15", "C19.16", "R-C96")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([5, 4, 3], [18, 12, 6]),
        ([4, 7, 5, 6], [0, 18, 6, 12]),
        ([5, 5, 3], [15, 15, 6]),
        ([5, 4, 4], [18, 9, 9]),
        ([4, 4, 4], [12, 12, 12]),
        ([5, 4, 3, 3], [18, 12, 3, 3]),
        ([5, 4, 4, 4], [18, 6, 6, 6]),
        ([4, 4, 4, 4], [9, 9, 9, 9]),
        ([5, 4], [12, 0]),
        ([4, 4], [6, 6]),
    ],
)
def test_settlements_pay_by_place_and_ties_share(counts: list[int], points: list[int]) -> None:
    assert ranked(Table(seats=len(counts)).pos, "settlements", counts) == points


@pytest.mark.rule("C19.17", "R-C95")
def test_players_without_any_contract_still_rank_and_share() -> None:
    assert of_all(exported(0, 0, 0), "exports") == [6, 6, 6]
    assert of_all(exported(2, 0, 0), "exports") == [12, 3, 3]


@pytest.mark.rule("C19.17", "R-C95")
def test_players_without_any_unit_still_share_for_settlements() -> None:
    assert of_all(Table(seats=3), "settlements") == [12, 12, 12]


@pytest.mark.rule("C19.18", "R-C97")
def test_a_contract_left_in_the_box_changes_nothing() -> None:
    table = exported(2, 1, 1).goods(wool=3)
    before = scores(table)
    assert scores(table.contract(50)) == before


@pytest.mark.rule("C19.19", "C23.9")
def test_bids_are_taken_off() -> None:
    table = Table(seats=3).goods(wool=9)
    table.player().bid = 7
    assert scores(table)["bid"] == -7
    before = sum(scores(table).values())
    table.player().bid = 0
    assert sum(scores(table).values()) == before + 7


@pytest.mark.rule("C1.2", "C19.19")
def test_there_are_eight_categories_and_the_bid() -> None:
    assert tuple(scores(Table(seats=3))) == CATEGORIES
    assert len(CATEGORIES) == 8 + 1


@pytest.mark.rule("C19.20")
def test_the_most_points_win() -> None:
    table = Table(seats=3).goods(1, whisky=1).money(9, seat=2)
    result = table.rules.result(table.pos)
    assert (result.ranks, result.winners) == ((3, 1, 2), (1,))


@pytest.mark.rule("C19.20", "R-C16")
def test_on_a_tie_the_money_left_after_the_tens_decides() -> None:
    table = Table(seats=2).money(21, seat=0).money(14, seat=1).goods(1, wool=1)
    assert sum(scores(table, 0).values()) == sum(scores(table, 1).values())
    assert table.rules.result(table.pos).winners == (1,), "£4 left against £1"


@pytest.mark.rule("C19.20", "R-C16")
def test_still_tied_players_share_the_victory() -> None:
    table = Table(seats=3).money(24, seat=0).money(14, seat=1).goods(1, wool=1)
    result = table.rules.result(table.pos)
    assert (result.ranks, result.winners) == ((1, 1, 3), (0, 1))
