"""Tuning: pairs on common deals, a step uphill, and only improvements that hold on other deals are kept."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest
from tests.nightly import at_night

from bothy.bots.tuning import Pair, PairRunner, Tuner
from bothy.cli import main
from bothy.cli.tune import chosen
from bothy.kernel import InvalidInput
from bothy.kernel.prices import PriceList, TuningParameter

START = PriceList({"field": (0, 100), "cow": (0, 50)})
TUNING_PARAMETERS = (TuningParameter("field", {"field": (0, 100)}), TuningParameter("cow", {"cow": (0, 100)}))


def hill(runner: PairRunner, pairs: Sequence[Pair]) -> Iterable[float]:
    """Returns a game that is won by valuing a field at 400 and a cow at zero."""
    return [height(pair.first) - height(pair.second) for pair in pairs]


def height(prices: PriceList) -> float:
    field, cow = prices.rows["field"][1], prices.rows["cow"][1]
    return -abs(field - 400) / 100 - abs(cow) / 100


def tuner() -> Tuner:
    return Tuner(PairRunner("caledonia", 1, 20), START, TUNING_PARAMETERS, seed=1)


def test_a_list_is_turned_row_by_row() -> None:
    assert START.turned(TUNING_PARAMETERS, (2.0, -0.5)).rows == {"field": (0, 300), "cow": (0, 0)}


def test_only_the_knobs_that_were_named_are_turned() -> None:
    parameters = [TuningParameter(name, {}) for name in ("money@1", "money@2", "field", "field~", "cow")]
    assert [parameter.name for parameter in chosen(parameters, ["money", "field~"])] == [
        "money@1",
        "money@2",
        "field~",
    ]
    assert chosen(parameters, [""]) == parameters
    with pytest.raises(InvalidInput, match=r"parameter-unknown.*sheep.*money, field, cow"):
        chosen(parameters, ["sheep"])


def test_steps_lead_uphill_and_a_candidate_that_is_better_elsewhere_is_kept() -> None:
    found = tuner()
    for _ in range(6):
        found.step(hill, 40)
    assert height(found.candidate()) > height(START) + 1
    assert found.check(
        lambda runner, pairs: [each + at % 2 for at, each in enumerate(hill(runner, pairs))], 20
    ).better
    assert found.found() == found.candidate()


def test_an_improvement_that_may_be_chance_is_not_kept() -> None:
    found = tuner()
    found.step(hill, 40)
    assert not found.check(lambda runner, pairs: [(-1) ** at for at in range(len(pairs))], 20).better
    assert found.found() == START


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    one, other = tuner(), tuner()
    one.step(hill, 10)
    one.save(tmp_path / "state")
    assert other.resume(tmp_path / "state")
    assert other.step(hill, 10) == one.step(hill, 10)
    assert other.turns == one.turns


@pytest.mark.parametrize("seats", [1, *[pytest.param(seats, marks=at_night) for seats in (2, 4)]])
def test_the_better_list_makes_more_points_on_the_same_deal(seats: int) -> None:
    from bothy.games.caledonia.game import CALEDONIA

    prices = CALEDONIA.bots.price_list(seats)
    assert prices is not None
    blind = PriceList(dict.fromkeys(prices.rows, (0,) * 6))
    runner = PairRunner("caledonia", seats, 20)
    assert runner.margin(Pair(3, prices, blind)) > 0
    assert runner.margin(Pair(3, prices, prices)) == 0


def test_the_command_steps_checks_and_writes_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page, state = tmp_path / "page.md", tmp_path / "state.json"
    given = [
        "tune",
        "caledonia",
        "--seats",
        "1",
        "--nodes",
        "20",
        "--pairs",
        "2",
        "--steps",
        "1",
        "--check",
        "2",
    ]
    assert main([*given, "--resume", str(state), "--write", str(page)]) == 0
    assert "bothy tune caledonia --seats 1" in page.read_text(encoding="utf-8")
    assert main([*given, "--resume", str(state)]) == 0
    assert "Going on after step 1." in capsys.readouterr().out


def test_a_game_without_a_list_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tune", "creel"]) == 2
    assert "no price list" in capsys.readouterr().err


def test_fewer_than_no_positions_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["tune", "caledonia", "--nodes", "-1"])
    assert "-1 is less than 0" in capsys.readouterr().err
