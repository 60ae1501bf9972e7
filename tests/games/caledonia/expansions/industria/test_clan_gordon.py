"""Clan Gordon: rich fields and silos (I21.20 to I21.28)."""

from __future__ import annotations

import pytest
from tests.games.caledonia.expansions.industria.sharing import clan_table
from tests.games.caledonia.tables import Table, run, scores

from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.actions.rewards import Rewards
from bothy.games.caledonia.actions.trade import Sell
from bothy.games.caledonia.actions.upgrades import DONE, BonusUpgrade, HireMerchant
from bothy.games.caledonia.bots.estimate import estimate
from bothy.games.caledonia.expansions.industria.clans.gordon import FillSilos, Silos, TakeGrain, UseSilo
from bothy.games.caledonia.production import Produce, Production
from bothy.games.caledonia.scoring.scores import glory_for, stock_of
from bothy.games.caledonia.stocks import stocks
from bothy.games.caledonia.turn import PASS
from bothy.games.caledonia.view import view


def gordon(*silos: int) -> Table:
    """A table of the clan with grain in these silos."""
    table = clan_table("gordon", "", "")
    if silos:
        table.pos.part(Silos).grain = list(silos)
    return table


def grain_in(table: Table) -> list[int]:
    return table.pos.part(Silos).grain


@pytest.mark.rule("I21.20")
def test_a_field_costs_fifteen_pounds_and_its_land() -> None:
    table = gordon().place("miner", "c5").money(20).play(Expand("field", "b4"))
    assert table.player().money == 20 - 15 - 2
    assert (
        clan_table("campbell", "", "").place("miner", "c5").money(19).why_not(Expand("field", "b4")) == "too-dear"
    )


@pytest.mark.rule("I21.20")
def test_expansions_are_listed_at_the_lower_price() -> None:
    table = gordon().place("miner", "c5").money(17)
    assert Expand("field", "b4") in table.legal(Expand)
    assert Expand("field", "b4") not in table.money(16).legal(Expand)


@pytest.mark.rule("I21.20")
def test_each_field_makes_three_grain() -> None:
    table = gordon().place("field", "b4").place("field", "b3")
    run(table, Production())
    assert table.stock("grain") == 6


@pytest.mark.rule("I21.21", "I21.22")
def test_grain_just_made_may_go_into_any_empty_silos() -> None:
    table = run(gordon().place("field", "b4"), Production())
    assert len(table.pos.legal(0)) == 8, "any of the three silos, or none"
    table.play(FillSilos((1, 3)))
    assert (grain_in(table), table.stock("grain")) == ([1, 0, 1], 1)
    assert table.pos.finished


@pytest.mark.rule("I21.22", "R-I50")
def test_old_grain_does_not_go_into_silos() -> None:
    assert run(gordon().goods(grain=5), Production()).pos.finished


@pytest.mark.rule("I21.22", "R-I50")
def test_silos_are_filled_after_processing_with_the_grain_that_is_left() -> None:
    table = run(gordon().place("field", "b4").place("bakery", "b3").place("bakery", "b2"), Production())
    table.play(Produce(0, 2, 0))
    assert table.why_not(FillSilos((1, 2))) == "too-little-new-grain"
    table.play(FillSilos((2,)))
    assert (grain_in(table), table.stock("grain")) == ([0, 1, 0], 0)


@pytest.mark.rule("I21.21")
def test_a_silo_holds_one_grain() -> None:
    table = run(gordon(1, 0, 0).place("field", "b4"), Production())
    assert table.why_not(FillSilos((1,))) == "silo-full"
    assert table.why_not(FillSilos((4,))) == "no-such-silo"
    assert table.why_not(FillSilos((2, 3))) == ""


@pytest.mark.rule("I21.21")
def test_full_silos_are_not_asked_about() -> None:
    assert run(gordon(1, 1, 1).place("field", "b4"), Production()).pos.finished


@pytest.mark.rule("I21.23", "I21.24")
def test_the_first_silo_gives_free_land() -> None:
    table = gordon(1, 0, 0).place("miner", "c5").money(9).play(UseSilo(1, "none"))
    assert grain_in(table) == [0, 0, 0]
    assert isinstance(table.pos.stack[-1], Rewards)
    table.play(Expand("sheep", "b4"))
    assert table.player().money == 9 - 8, "the land is free, the sheep is not"
    assert table.why_not(Sell("wool", 1)) == "acted", "it was the main action"


@pytest.mark.rule("I21.23", "I21.25", "R-I50")
def test_the_second_silo_gives_a_bonus_upgrade() -> None:
    table = gordon(0, 1, 0).play(UseSilo(2, "none"))
    assert table.pos.stack[-1] == BonusUpgrade(0)
    before = table.player().merchants
    table.play(HireMerchant())
    assert (table.player().merchants, table.player().money) == (before + 1, 0)
    assert table.why_not(PASS) == "acted"


@pytest.mark.rule("I21.23", "I21.26")
@pytest.mark.parametrize("good", ["wool", "milk"])
def test_the_third_silo_gives_a_wool_or_a_milk(good: str) -> None:
    table = gordon(0, 0, 1).play(UseSilo(3, good))
    assert (table.stock(good), table.stock("grain"), grain_in(table)) == (1, 0, [0, 0, 0])


@pytest.mark.rule("I21.23", "I21.26")
def test_an_empty_silo_gives_nothing_and_others_have_none() -> None:
    table = gordon(0, 0, 1)
    assert table.why_not(UseSilo(1, "none")) == "silo-empty"
    assert table.why_not(UseSilo(3, "grain")) == "silo-gives-other"
    assert table.why_not(UseSilo(9, "none")) == "silo-empty"
    table.turn(1)
    assert table.why_not(UseSilo(3, "wool"), seat=1) == "no-silos"
    assert not table.legal(UseSilo, seat=1)


@pytest.mark.rule("I21.27", "R-I26")
def test_grain_in_silos_counts_as_stock() -> None:
    table = gordon(1, 1, 0).goods(grain=1)
    table.pos.tiles = (0,)
    assert stock_of(table.pos, 0)[1] == 3
    assert scores(table)["basic-goods"] == 3
    assert glory_for(table.pos, 0, table.pos.rules.pack.scoring_tiles[0]) == 3


@pytest.mark.rule("I21.28", "R-I50")
def test_grain_comes_back_at_any_time_of_the_turn() -> None:
    table = gordon(1, 1, 0).merchants(2)
    assert table.why_not(Sell("grain", 2)) == "too-few-goods"
    table.play(TakeGrain(1), TakeGrain(2), Sell("grain", 2))
    assert (table.stock("grain"), grain_in(table)) == (0, [0, 0, 0])


@pytest.mark.rule("I21.28", "R-I50")
def test_grain_comes_back_under_another_question_and_after_the_main_action() -> None:
    table = gordon(1, 1, 0).play(UseSilo(2, "none"), TakeGrain(1), DONE)
    assert table.stock("grain") == 1
    table = gordon(1, 0, 0).play(PASS, TakeGrain(1))
    assert table.stock("grain") == 1
    assert table.why_not(TakeGrain(1)) != ""


@pytest.mark.rule("I21.28", "R-I50")
def test_grain_from_a_silo_may_be_processed() -> None:
    table = run(gordon(1, 0, 0).place("bakery", "b3"), Production())
    assert table.pos.legal(0) == [Produce(0, 0, 0), TakeGrain(1)]
    table.play(TakeGrain(1), Produce(0, 1, 0))
    assert table.stock("bread") == 1


def test_silos_are_seen_and_conserved() -> None:
    table = gordon(1, 0, 1)
    assert stocks(table.pos)["silos-0"] == 2
    shown = view(table.pos, None)
    assert shown["parts"]["silos"] == [[1, 0, 1]]
    assert shown["outlook"]["seats"][0]["silos"] == [1, 0, 1]


def test_fields_and_full_silos_are_worth_more() -> None:
    table, plain = gordon().place("field", "b4"), clan_table("campbell", "", "").place("field", "b4")
    assert estimate(table.pos, 0) > estimate(plain.pos, 0)
    assert estimate(gordon(1, 0, 0).pos, 0) > estimate(gordon().goods(grain=1).pos, 0)
