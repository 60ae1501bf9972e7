"""Clans of Industria with the rest of Industria: delivery bonuses, awards, scoring tiles."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.caledonia.expansions.industria.clan_tables import clan_table
from tests.games.caledonia.expansions.industria.railway import Rails
from tests.games.caledonia.sketches import sketch
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.actions.upgrades import DONE, BonusUpgrade
from bothy.games.caledonia.expansions.industria.awards.counting import counted as counted_for_award
from bothy.games.caledonia.expansions.industria.clans.fraser import Kilts, MakeKilts
from bothy.games.caledonia.expansions.industria.clans.macgregor import Grazing, LeadSheep
from bothy.games.caledonia.expansions.industria.trains.bonus.goods import ProcessNow
from bothy.games.caledonia.expansions.industria.trains.bonus.land import FreeField, Jump
from bothy.games.caledonia.expansions.industria.trains.bonus.upgrades import most_undone
from bothy.games.caledonia.map.grid import HEX_OF
from bothy.games.caledonia.production import Produce
from bothy.games.caledonia.scoring.scores import counted, glory_for

LINE = ("e5 e4=g3 e3=g2 e2 e1", "", ())


def rails(clan: str) -> Rails:
    options: Any = {"clan-tiles": "both"}
    return Rails(clan, "", "", **options)


@pytest.mark.rule("I21.12", "I14.13")
def test_delivery_bonus_10_lets_fraser_make_kilts_without_makers() -> None:
    table = rails("fraser").goods(wool=3, milk=3)
    table.pos.push(ProcessNow(0, 4))
    table.play(Produce(3, 0, 0))
    assert table.why_not(MakeKilts(2)) == "process-at-most", "four goods in all"
    table.play(MakeKilts(1))
    assert (table.stock("cheese"), table.pos.part(Kilts).count, table.stock("wool")) == (3, 1, 2)


@pytest.mark.rule("I21.12", "I14.13")
def test_delivery_bonus_10_serves_fraser_with_nothing_but_wool() -> None:
    table = rails("fraser").goods(wool=3)
    table.pos.push(ProcessNow(0, 4))
    table.pos.settle(None)
    assert table.why_not(MakeKilts(3)) == "too-many-kilts", "two on the tile"
    table.play(MakeKilts(2))
    assert table.pos.part(Kilts).count == 2


@pytest.mark.rule("I21.81", "I21.82", "R-I19")
def test_the_field_of_delivery_bonus_2_may_jump_and_pays_for_it() -> None:
    table = sketch(rails("sinclair").money(20), *LINE).place("sheep", "e5")
    table.pos.push(FreeField(0))
    table.play(Expand("field", "e3"))
    assert table.player().money == 20 - 2 - 2
    assert table.pos.stack[-1] == BonusUpgrade(0)


@pytest.mark.rule("I21.86")
def test_the_jump_of_delivery_bonus_4_costs_no_toll() -> None:
    table = sketch(rails("sinclair").money(20), *LINE).place("sheep", "e5").place("sheep", "e4")
    table.pos.push(Jump(0))
    table.play(Expand("cow", "e2"))
    assert table.player().money == 20 - 1
    assert table.pos.stack[-1] != BonusUpgrade(0)


@pytest.mark.rule("I21.80", "R-I37")
def test_delivery_bonus_5_never_reduces_sinclair_s_shipping() -> None:
    assert most_undone(rails("sinclair").pos, 0)[0] == 0
    assert most_undone(rails("macgregor").pos, 0)[0] == 1


@pytest.mark.rule("I21.46", "R-I52")
def test_the_field_of_delivery_bonus_2_may_graze() -> None:
    table = sketch(rails("macgregor").money(20), *LINE).place("sheep", "e4").place("sheep", "e3")
    table.pos.push(FreeField(0))
    table.play(Expand("field", "e4"))
    assert table.player().money == 20, "neither unit nor land is paid"
    assert table.pos.stack[-1] == Grazing(0, HEX_OF["e4"])
    table.play(LeadSheep("e2"))


@pytest.mark.rule("I21.46")
def test_the_jump_of_delivery_bonus_4_does_not_graze() -> None:
    table = (
        sketch(rails("macgregor").money(20), *LINE).place("sheep", "e5").place("sheep", "e2").place("sheep", "e1")
    )
    table.pos.push(Jump(0))
    assert table.why_not(Expand("bakery", "e2")) == "occupied"
    assert table.why_not(DONE) == ""


@pytest.mark.rule("I21.15", "R-I26")
def test_an_award_for_processed_goods_counts_kilts() -> None:
    table = clan_table("fraser", "", "").goods(bread=1)
    table.pos.part(Kilts).count = 2
    assert counted_for_award(table.pos, 0, "processed-goods") == 3


def tile(table: Table, counts: str) -> int:
    """Returns the count of a scoring tile."""
    rows = table.pos.rules.pack.scoring_tiles
    row = next(row for row in rows if row.counts == counts)
    assert glory_for(table.pos, 0, row) >= 0
    return counted(table.pos, 0, row)


@pytest.mark.rule("I21.15", "I21.16", "R-I26", "R-I27")
def test_scoring_tiles_12_and_13_count_kilts_and_kilt_makers() -> None:
    table = clan_table("fraser", "", "", **{"round-tiles": "both"}).goods(bread=1, wool=2)
    table.place("miner", "c4").place("sheep", "b4").pos.part(Kilts).count = 2
    assert tile(table, "kinds-of-goods") == 3
    assert tile(table, "production-chains") == 1


@pytest.mark.rule("I21.20", "I21.27", "R-I12", "R-I26")
def test_a_field_of_gordon_s_serves_three_and_silos_count_as_grain() -> None:
    table = clan_table("gordon", "", "", **{"round-tiles": "both"}).place("field", "b4")
    for hex_ in ("b3", "b5", "c5"):
        table.place("bakery", hex_)
    assert tile(table, "production-chains") == 3
    plain = clan_table("campbell", "", "", **{"round-tiles": "both"}).place("field", "b4")
    for hex_ in ("b3", "b5", "c5"):
        plain.place("bakery", hex_)
    assert tile(plain, "production-chains") == 2
