"""Barrels in cellars: where they go, which one pays, ageing, building (X3.1 to X3.8, X3.13)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.games.glenmore.expansions.cask.distillery import Distillery
from tests.games.glenmore.openings import WORDS, in_hand, refused, told
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.actions.activation import Activate
from bothy.games.glenmore.actions.payment import NO_TILE, Pay, pay_bill
from bothy.games.glenmore.actions.placing import Place
from bothy.games.glenmore.actions.price import Bill
from bothy.games.glenmore.answers import DONE, Buy, Give
from bothy.games.glenmore.bonuses.whisky import gain_barrels
from bothy.games.glenmore.expansions.cask import CASK
from bothy.games.glenmore.expansions.cask.cellars import BUILD, AgeBarrel, Ageing, GiveBarrel
from bothy.games.glenmore.expansions.cask.rows import ROWS, faults
from bothy.games.glenmore.game import GLENMORE
from bothy.games.glenmore.pack.types import STACKS, components
from bothy.games.glenmore.pack.types.price import FREE
from bothy.games.glenmore.powers.clans import Fill
from bothy.games.glenmore.scoring.scores import Scoring, amounts
from bothy.games.glenmore.turn import END_TURN

BASE = ("pulteney", "edradour", "glen-mhor", "glenlochy", "millburn")


# Setup


@pytest.mark.rule("X3.1", "R-X14")
def test_five_distilleries_take_the_place_of_the_base_games_and_two_are_new() -> None:
    rules = Distillery().rules
    stacks = {letter: [rules.ids[tile] for tile in rules.stacks[at]] for at, letter in enumerate(STACKS)}
    everywhere = [tile for stack in stacks.values() for tile in stack]
    assert [tile for tile in BASE if tile in everywhere] == []
    assert [tile for tile in BASE if f"{tile}-cask" not in everywhere] == []
    assert "ben-wyvis" in stacks["B"]
    assert "glen-albyn" in stacks["C"]
    assert [len(stacks[letter]) for letter in "ABCD"] == [14, 19, 19, 18]
    assert [letter for letter in "BCD" if f"cask-sale-{letter.lower()}" in stacks[letter]] == ["B", "C", "D"]


@pytest.mark.rule("X3.1")
def test_without_the_chronicle_the_base_distilleries_are_there() -> None:
    rules = Table().rules
    assert [
        tile for tile in BASE if rules.number_of[tile] not in [t for stack in rules.stacks for t in stack]
    ] == []


@pytest.mark.rule("X3.2")
def test_everyone_begins_with_an_empty_first_cellar() -> None:
    table = Distillery()
    assert (table.part.built, table.part.store, table.part.casks) == ([1] * 3, [0] * 3, ((),) * 3)
    assert [cellar.spaces for cellar in ROWS.of(components()).cellars] == [(1, 2, 3), (5, 7, 9), (12, 15, 18)]


# Coming and going


@pytest.mark.rule("X3.3")
def test_a_new_barrel_goes_onto_the_leftmost_empty_space_or_into_the_store() -> None:
    table = Distillery().casks(1, 3)
    gain_barrels(table.pos, 0, 1, "tile", False)
    assert table.worth() == [1, 2, 3]
    gain_barrels(table.pos, 0, 2, "tile", False)
    assert table.worth() == [0, 0, 1, 2, 3]
    assert table.player().whisky == 5


@pytest.mark.rule("X3.3")
def test_a_new_barrel_never_goes_into_a_later_cellar() -> None:
    table = Distillery().casks(1, 2, 3, built=2)
    gain_barrels(table.pos, 0, 1, "tile", False)
    assert table.worth() == [0, 1, 2, 3]


def owing_whisky(table: Distillery, count: int) -> Distillery:
    """Pays a price in whisky."""
    table.pos.trace = None
    pay_bill(table.pos, 0, NO_TILE, Bill(replace(FREE, whisky=count)), 0, "trade")
    table.pos.settle(None)
    return table


@pytest.mark.rule("X3.4")
def test_any_barrel_pays_and_its_owner_chooses() -> None:
    table = owing_whisky(Distillery().casks(0, 0, 1, 3), 1)
    assert table.legal(GiveBarrel) == [GiveBarrel(0), GiveBarrel(1), GiveBarrel(3)]
    assert refused(table, GiveBarrel(2)) == ("no-barrel-there", "X3.4")
    table.play(GiveBarrel(1))
    assert (table.worth(), table.player().whisky) == ([0, 0, 3], 3)


@pytest.mark.rule("X3.4")
def test_two_barrels_are_chosen_one_after_the_other() -> None:
    table = owing_whisky(Distillery().casks(0, 1, 3), 2).play(GiveBarrel(3))
    table.play(GiveBarrel(0))
    assert table.worth() == [1]
    assert table.legal(GiveBarrel) == []


@pytest.mark.rule("X3.4")
@pytest.mark.parametrize(("casks", "count"), [((0, 0), 1), ((2,), 1), ((1, 3), 2)])
def test_nothing_is_asked_when_there_is_no_choice(casks: tuple[int, ...], count: int) -> None:
    table = owing_whisky(Distillery().casks(*casks), count)
    assert table.legal(GiveBarrel) == []
    assert len(table.worth()) == table.player().whisky == len(casks) - count


@pytest.mark.rule("X3.4", "X3.8")
def test_barrels_in_cellars_count_in_scorings_and_bring_nothing_more() -> None:
    table = Distillery().casks(0, 9, built=2)
    assert amounts(table.pos, 0)[2] == 2
    table.run(Scoring(1))
    assert table.player().points[3] == table.player().total() == 2


# Ageing


@pytest.mark.rule("X3.5")
def test_a_barrel_moves_one_space_to_the_right_if_it_is_empty() -> None:
    table = Distillery().casks(1, 2).asked(Ageing(0, 1))
    assert refused(table, AgeBarrel(1)) == ("next-space-taken", "X3.5")
    assert refused(table, AgeBarrel(3)) == ("no-barrel-there", "X3.5")
    table.play(AgeBarrel(2))
    assert table.worth() == [1, 3]
    assert table.legal(AgeBarrel) == []


@pytest.mark.rule("X3.5")
def test_from_the_last_space_a_barrel_goes_on_to_the_next_cellar_if_it_is_built() -> None:
    assert refused(Distillery().casks(1, 3).asked(Ageing(0, 1)), AgeBarrel(3)) == ("next-space-taken", "X3.5")
    table = Distillery().casks(1, 3, built=2).asked(Ageing(0, 1)).play(AgeBarrel(3))
    assert table.worth() == [1, 5]


@pytest.mark.rule("X3.5")
def test_a_barrel_comes_out_of_the_store_onto_the_first_space() -> None:
    table = Distillery().casks(0, 0, 2).asked(Ageing(0, 1)).play(AgeBarrel(0))
    assert table.worth() == [0, 1, 2]


@pytest.mark.rule("X3.5")
def test_ageing_two_moves_the_same_barrel_twice_or_two_barrels_and_may_be_left() -> None:
    table = Distillery().casks(1).asked(Ageing(0, 2)).play(AgeBarrel(1), AgeBarrel(2))
    assert table.worth() == [3]
    table = Distillery().casks(1).asked(Ageing(0, 2)).play(AgeBarrel(1)).play(DONE)
    assert table.worth() == [2]


@pytest.mark.rule("X3.5")
def test_ageing_asks_nothing_if_no_barrel_can_move() -> None:
    table = Distillery().casks(3).activating().asked(Ageing(0, 2))
    table.pos.settle(None)
    assert END_TURN in table.pos.legal(0)


def test_of_barrels_that_bring_the_same_the_oldest_moves_on_and_the_youngest_is_paid() -> None:
    """Only a custom pack has such spaces; all of ours differ in value."""
    row = {"id": "first-cellar", "source": "original", "spaces": [4, 4, 6, 6]}
    rows = {"cask.toml": {"cellar": {"first-cellar": row}}}
    pack = GLENMORE.packs.components(GLENMORE.packs.with_changes({"name": "house", "version": "1", "rows": rows}))
    table = Distillery(pack=pack)
    table.part.put(0, [0, 1])
    table.whisky(2).asked(Ageing(0, 1))
    assert table.legal(AgeBarrel) == [AgeBarrel(4)]
    table.play(AgeBarrel(4))
    assert table.part.casks[0] == (0, 2)
    table = Distillery(pack=pack)
    table.part.put(0, [0, 1, 3])
    owing_whisky(table.whisky(3), 1).play(GiveBarrel(4))
    assert table.part.casks[0] == (1, 3)


# Activations


@pytest.mark.rule("X3.6", "X3.5")
@pytest.mark.parametrize("tile", ["glen-mhor-cask", "ben-wyvis"])
def test_example_barley_and_wood_make_one_whisky_and_move_one_barrel(tile: str) -> None:
    table = Distillery().tile(tile, 0, 1).goods(tile, barley=1, wood=1).casks(1)
    table.activating(tile).play(Activate(tile, 1), Give("wood", tile), Give("barley", tile))
    assert table.worth() == [1, 2]
    assert table.legal(AgeBarrel) == [AgeBarrel(2)]
    table.play(AgeBarrel(2))
    assert table.worth() == [1, 3]
    assert refused(table, Activate(tile, 1)) == ("activated", "G12.3")


@pytest.mark.rule("X3.6")
@pytest.mark.parametrize("tile", ["pulteney-cask", "edradour-cask", "glenlochy-cask"])
def test_example_a_slash_means_one_of_the_two(tile: str) -> None:
    table = Distillery().tile(tile, 0, 1).goods(tile, barley=1).casks(1).activating(tile)
    assert [action.deal for action in table.legal(Activate) if action.tile == tile] == [1, 2]
    table.play(Activate(tile, 2), AgeBarrel(1))
    assert table.worth() in ([2], [3])
    assert table.on(tile) == {"barley": 1}
    if table.legal(AgeBarrel):
        table.play(DONE)
    assert refused(table, Activate(tile, 1)) == ("activated", "G12.3")


@pytest.mark.rule("X3.6")
@pytest.mark.parametrize("tile", ["pulteney-cask", "edradour-cask", "glenlochy-cask"])
def test_the_other_side_of_the_slash_makes_whisky_of_barley(tile: str) -> None:
    table = Distillery().tile(tile, 0, 1).goods(tile, barley=1).casks(1).activating(tile)
    table.play(Activate(tile, 1), Give("barley", tile))
    assert table.worth() == [1, 2]
    assert table.legal(AgeBarrel) == []


@pytest.mark.rule("X3.5", "X3.6")
@pytest.mark.parametrize(("tile", "deal"), [("glenlochy-cask", 2), ("glen-albyn", 2), ("millburn-cask", 1)])
def test_some_age_twice(tile: str, deal: int) -> None:
    table = Distillery().tile(tile, 0, 1).casks(1).activating(tile)
    table.play(Activate(tile, deal), AgeBarrel(1), AgeBarrel(2))
    assert table.worth() == [3]


@pytest.mark.rule("X3.6")
def test_glen_albyn_makes_and_ages_for_barley_alone() -> None:
    table = Distillery().tile("glen-albyn", 0, 1).goods("glen-albyn", barley=1).activating("glen-albyn")
    table.play(Activate("glen-albyn", 1), Give("barley", "glen-albyn"), AgeBarrel(1))
    assert table.worth() == [2]


@pytest.mark.rule("X3.1", "X3.3")
@pytest.mark.parametrize(
    ("tile", "barrels"),
    [
        ("pulteney-cask", 1),
        ("edradour-cask", 1),
        ("glen-mhor-cask", 1),
        ("ben-wyvis", 1),
        ("glenlochy-cask", 1),
        ("glen-albyn", 1),
        ("millburn-cask", 2),
    ],
)
def test_every_distillery_brings_whisky_when_placed(tile: str, barrels: int) -> None:
    table = in_hand(tile, Distillery())
    table.play(table.legal(Place)[0])
    assert table.player().whisky == barrels
    assert table.rules.distillery[table.number(tile)]


@pytest.mark.rule("X3.13", "G15.10")
def test_macgregor_takes_points_for_a_barrel_before_another_one_ages() -> None:
    tile = "ben-wyvis"
    table = Distillery().tile(tile, 0, 1).goods(tile, barley=1, wood=1).casks(1).power("points-for-whisky")
    table.activating(tile).play(Activate(tile, 1), Give("wood", tile), Give("barley", tile))
    assert table.legal(Fill) == [Fill(True), Fill(False)]
    table.play(Fill(False))
    assert (table.player().total(), table.worth()) == (3, [1])
    table.play(AgeBarrel(1))
    assert table.worth() == [2]


# Building


@pytest.mark.rule("X3.7")
def test_the_second_cellar_then_the_third_is_built_at_any_time_of_ones_turn() -> None:
    table = Distillery().coins(3).goods("home-castle", wood=2, stone=1)
    table.play(BUILD, Give("wood", "home-castle"))
    assert (table.part.built[0], table.player().coins) == (2, 2)
    assert told(table, "cellar-built") == ["cellar-built"]
    table.play(BUILD, Give("wood", "home-castle"), Give("stone", "home-castle"))
    assert (table.part.built[0], table.player().coins) == (3, 1)
    assert refused(table, BUILD) == ("all-cellars-built", "X3.7")


@pytest.mark.rule("X3.7", "G7.2")
def test_the_resources_a_cellar_needs_can_be_bought() -> None:
    table = Distillery().coins(2).activating().play(BUILD, Buy("wood"))
    assert (table.part.built[0], table.player().coins) == (2, 0)


@pytest.mark.rule("X3.7")
def test_a_cellar_must_be_paid_for() -> None:
    assert refused(Distillery().coins(1), BUILD) == ("cannot-pay-cellar", "X3.7")


@pytest.mark.rule("X3.7")
def test_a_payment_comes_before_building() -> None:
    table = Distillery().coins(9).activating()
    table.asked(Pay(0, NO_TILE, (1, 0, 0, 0, 0), 0, 0, 0, (), 0, 0, "trade"))
    assert refused(table, BUILD) == ("build-later", "X3.7")


# Messages and pack


def test_notes_say_what_is_in_cellars() -> None:
    table = Distillery(2).casks(0, 1, 5, built=2)
    said = [WORDS.text(note) for note in table.rules.notes(table.pos)]
    assert said == [
        "Cellars of 0: 2; barrels worth 1 and 5 VP, in the store 1.",
        "Cellars of 1: 1; no barrel on a space, in the store 0.",
    ]


def test_the_pack_is_checked() -> None:
    rows = ROWS.of(components())
    assert list(CASK.faults(components())) == []
    first, second, third = rows.cellars
    assert faults(replace(rows, cellars=(first, third, second))) == [
        "cellars: no space should bring less than the one before it"
    ]
    assert faults(replace(rows, cellars=(replace(first, cost=third.cost),))) == [
        "first-cellar: everybody has it from the start, so it costs nothing"
    ]
    assert faults(replace(rows, sales=rows.sales[:2])) == ["cask sales: each sale tile should have its room"]
