"""The 11 landmarks, each in turn, and the four scorings (G18)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.actions.activation import Activate
from bothy.games.glenmore.actions.markers import PlaceMarker
from bothy.games.glenmore.actions.placing import Place, Placing
from bothy.games.glenmore.actions.removing import Remove
from bothy.games.glenmore.answers import Done
from bothy.games.glenmore.bonuses.gains import Gather
from bothy.games.glenmore.bonuses.immediate import Resolve
from bothy.games.glenmore.scoring.scores import Finish, Scoring, amounts, scored
from bothy.games.glenmore.turn import END_TURN, STOP, Discard, EndTurn, Take
from bothy.kernel import Event


def placed(tile: str, column: int, row: int, table: Table | None = None) -> Table:
    table = table if table is not None else Table()
    return table.activating().asked(Placing(0, table.number(tile))).play(Place(column, row))


@pytest.mark.rule("G16.2", "R-G69")
def test_armadale_castle_doubles_the_first_eight_coins() -> None:
    for coins, points in ((5, 10), (8, 16), (11, 19)):
        table = placed("armadale-castle", 0, 1).coins(coins)
        table.player(1).coins = coins
        table.run(Finish())
        assert table.player().points[6] == points
        assert table.player(1).points[6] == coins


@pytest.mark.rule("G16.3")
def test_castle_moil_brings_a_lasting_power() -> None:
    table = placed("castle-moil", 0, 1)
    assert table.player().powers == ("castle-scotsmen-count-more",)
    assert table.standing("castle-moil") == 1


@pytest.mark.rule("G16.4", "R-G58", "R-G39")
def test_castle_of_mey_wakes_the_whole_territory() -> None:
    table = Table().tile("brora", 1, -1).tile("spittal", 1, -2).power("extra-activation")
    placed("castle-of-mey", 0, 1, table).play(Activate("spittal", 1))
    assert table.pos.now.extra == 0
    table.play(*[Activate(tile, 1) for tile in ("brora", "castle-of-mey", "home-village", "home-castle")])
    assert table.legal(Activate) == []


@pytest.mark.rule("G16.5")
def test_castle_stalker_gives_coins() -> None:
    table = placed("castle-stalker", -1, 0)
    assert table.player().coins == 3
    assert table.standing("castle-stalker") == 1


@pytest.mark.rule("G16.6", "G11.2")
def test_donan_castle_brings_a_marker() -> None:
    table = placed("donan-castle", 0, 1).play(PlaceMarker("macleod"))
    assert table.player().coins == 3
    assert len(table.player().cards) == 1


@pytest.mark.rule("G16.7", "G11.1", "R-G36", "R-G37")
def test_duart_castles_coin_comes_too_late_for_the_road() -> None:
    table = placed("duart-castle", 0, 1)
    assert table.legal(Resolve) == [Resolve("card", 1), Resolve("scotsmen", 1)]
    table.play(Resolve("card", 1))
    assert table.player().coins == 0
    assert table.why_not(PlaceMarker("gunn")) == "road-too-dear"
    table.play(PlaceMarker("macintosh"))
    assert table.player().coins == 1
    assert table.standing("duart-castle") == 1
    assert table.why_not(EndTurn()) == ""


@pytest.mark.rule("G16.7", "R-G36")
def test_duart_castles_scotsman_may_come_first() -> None:
    table = placed("duart-castle", 0, 1).play(Resolve("scotsmen", 1))
    assert table.standing("duart-castle") == 1
    assert table.legal(PlaceMarker)


@pytest.mark.rule("G11.1", "G15.15")
def test_a_tile_that_is_gone_gets_no_more_of_its_effects() -> None:
    table = placed("duart-castle", 0, 1, Table().coins(9)).play(Resolve("card", 1))
    table.play(PlaceMarker("macmillan"), Remove("duart-castle"))
    assert (table.player().supply, table.player().coins) == (8, 8)
    assert table.standing("home-castle") == 0
    assert table.why_not(EndTurn()) == ""


@pytest.mark.rule("G16.8")
def test_inverness_gives_barley_and_whisky() -> None:
    table = placed("inverness", 0, 0, Table().scotsmen(home_castle=1))
    assert table.on("inverness") == {"barley": 1}
    assert table.player().whisky == 1


@pytest.mark.rule("G16.9", "G11.4")
def test_loch_lochy_gives_two_resources_on_itself() -> None:
    table = placed("loch-lochy", -1, 0)
    assert len(table.legal(Gather)) == 15
    table.play(Gather(("wood", "cattle")))
    assert table.on("loch-lochy") == {"wood": 1, "cattle": 1}


@pytest.mark.rule("G16.10", "G12.11", "R-G50", "R-G51")
def test_loch_morar_may_remove_itself_and_still_wakes_its_neighbours() -> None:
    table = Table().tile("spittal", 1, 1)
    placed("loch-morar", -1, 0, table)
    table.play(Remove("loch-morar"), Done())
    assert len(table.player().cards) == 1
    assert [action.tile for action in table.legal(Activate)] == ["home-village"]


@pytest.mark.rule("G16.10", "G17.3")
def test_loch_morar_removes_up_to_two_tiles_with_all_beneath() -> None:
    table = Table().tile("black-isle", 1, 1).tile("easter-ross", 1, 1).tile("inverness", 0, 0)
    table.scotsmen(inverness=1)
    placed("loch-morar", -1, 0, table)
    assert table.why_not(Remove("inverness")) == "home-stays"
    table.play(Remove("easter-ross"), Remove("loch-morar"))
    assert len(table.player().tiles) == 2
    assert table.player().under == {0: (table.number("home-village"),)}
    assert table.why_not(EndTurn()) == ""


@pytest.mark.rule("G16.11", "G16.12", "R-G16", "R-G57")
def test_loch_ness_activates_one_far_tile_a_turn() -> None:
    table = Table().tile("brora", 1, -1).tile("spittal", 1, -2).tile("inshriach", 1, -3).power("extra-activation")
    assert table.why_not(Activate("spittal", 1)) == "move-first"
    placed("lochridge", 0, 1, table)
    table.play(Activate("spittal", 1))
    assert table.why_not(Activate("inshriach", 1)) == "too-far"
    assert table.why_not(Activate("home-castle", 1)) == ""


@pytest.mark.rule("G16.11", "G8.9", "R-G16")
def test_loch_ness_works_when_nothing_is_possible_and_after_taking_a_person() -> None:
    dear = ("pulteney", "dornoch", "kingussie", "castle-stalker", "donan-castle")
    table = Table(4).rondel("gap", *[f"seat-{seat}" for seat in range(4)], *dear, *["empty"] * 4)
    table.power("extra-activation").play(Discard("dornoch", "coin"))
    assert table.why_not(Activate("home-castle", 1)) == ""
    table = Table(4).rondel("gap", *[f"seat-{seat}" for seat in range(4)], "rob-roy", *["any"] * 8)
    table.power("extra-activation").play(Take("rob-roy"), Done())
    assert table.why_not(Activate("home-castle", 1)) == ""


@pytest.mark.rule("G16.14")
def test_loch_shiel_gives_a_scotsman_and_whisky() -> None:
    table = placed("loch-shiel", -1, 0)
    assert table.standing("loch-shiel") == 1
    assert table.player().whisky == 1


CARDS = ("loch-lochy", "donan-castle", "castle-stalker", "inverness", "loch-shiel", "duart-castle", "loch-ness")
CASTLE, LANDMARKS, WHISKY, PERSONS = range(4)


def gained(table: Table, category: int) -> list[int]:
    """Returns every seat's points in a category."""
    return [row[category] for row in scored(table.pos)]


def scorings(events: list[Event]) -> list[int]:
    """Returns the numbers of the scorings that took place."""
    return [int(str(event.values["number"])) for event in events if event.key == "scoring"]


def whiskies(*barrels: int, **options: Any) -> Table:
    table = Table(len(barrels), **options)
    for seat, count in enumerate(barrels):
        table.whisky(count, seat)
    return table


@pytest.mark.rule("G18.2", "G18.3", "R-G1")
def test_landmarks_five_three_one() -> None:
    table = Table().card(*CARDS[:5]).card(*CARDS[:3], seat=1).card(*CARDS[:1], seat=2)
    table.run(Scoring(1))
    assert [table.player(seat).total() for seat in range(3)] == [5, 2, 0]


@pytest.mark.rule("G18.3", "R-G1")
@pytest.mark.parametrize(("difference", "vp"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 5), (5, 8), (6, 8), (12, 8)])
def test_points_by_the_difference_to_the_lowest(difference: int, vp: int) -> None:
    assert gained(whiskies(2 + difference, 2, 2), WHISKY) == [vp, 0, 0]


@pytest.mark.rule("G18.3", "R-G59")
def test_the_comparison_is_with_the_lowest_not_with_the_next() -> None:
    assert gained(whiskies(5, 4, 0), WHISKY) == [8, 5, 0]


@pytest.mark.rule("G18.2")
def test_four_things_are_compared_each_for_itself() -> None:
    table = Table().scotsmen(home_castle=2).card(*CARDS[:3], seat=1).whisky(4, seat=2).person("rob-roy", seat=1)
    table.run(Scoring(1))
    assert [table.player(seat).points[1:5] for seat in range(3)] == [[2, 0, 0, 0], [0, 3, 0, 1], [0, 0, 5, 0]]


@pytest.mark.rule("G18.4", "R-G59")
def test_players_with_equal_numbers_get_the_same() -> None:
    assert gained(whiskies(4, 4, 1, 1), WHISKY) == [3, 3, 0, 0]


@pytest.mark.rule("G5.1", "G18.4", "R-G10", "R-G59")
def test_the_die_is_never_compared() -> None:
    table = whiskies(3, 2, die=True)
    table.rondel("gap", "die", "seat-0", "seat-1", *["any"] * 10)
    assert gained(table, WHISKY) == [1, 0], "not 3 and 2, as against nothing"


@pytest.mark.rule("G18.5", "R-G60")
def test_only_scotsmen_on_the_home_castle_count() -> None:
    table = Table().tile("armadale-castle", 0, -1).scotsmen(home_castle=1, home_village=3, armadale_castle=2)
    assert [amounts(table.pos, seat)[CASTLE] for seat in range(3)] == [1, 0, 0]
    assert gained(table, CASTLE) == [1, 0, 0]


@pytest.mark.rule("G18.6", "R-G56")
def test_david_hume_counts_as_two_persons_alongside_others() -> None:
    table = Table().person("david-hume", "rob-roy").person("robert-burns", seat=1).person("james-watt", seat=2)
    assert gained(table, PERSONS) == [2, 0, 0]


@pytest.mark.rule("G18.7")
def test_nothing_is_spent_in_a_scoring() -> None:
    table = Table().scotsmen(home_castle=2).card(*CARDS[:2]).whisky(3).person("rob-roy").coins(4)
    before = amounts(table.pos, 0)
    table.run(Scoring(1), Scoring(2))
    assert amounts(table.pos, 0) == before == (2, 2, 3, 1)
    assert (table.player().total(), table.player().coins) == (2 * (2 + 2 + 3 + 1), 4)


@pytest.mark.rule("G4.9", "G18.1", "R-G12")
@pytest.mark.parametrize(("stack", "number"), [("A", 1), ("B", 2), ("C", 3)])
def test_the_last_tile_of_a_stack_brings_a_scoring(stack: str, number: int) -> None:
    table = Table().whisky(1).rondel("gap", "empty", "seat-0", "seat-1", "seat-2", *["any"] * 9)
    table.stack(stack, left=1).activating().play(END_TURN)
    assert scorings(table.events) == [number]
    assert table.player().total() == 1


@pytest.mark.rule("G4.9", "G18.1", "R-G12")
def test_a_stack_that_is_not_empty_brings_none() -> None:
    table = Table().whisky(1).rondel("gap", "empty", "seat-0", "seat-1", "seat-2", *["any"] * 9)
    table.stack("A", left=2).activating().play(END_TURN)
    assert scorings(table.events) == []
    assert table.player().total() == 0


@pytest.mark.rule("G4.11", "G18.1", "R-G22")
def test_the_last_tile_of_d_brings_no_scoring() -> None:
    table = Table().whisky(1).rondel("gap", "empty", "seat-0", "seat-1", "seat-2", "the-end", *["any"] * 8)
    table.stack("D", left=1).activating().play(END_TURN)
    assert scorings(table.events) == []


@pytest.mark.rule("G18.1", "G19.6", "R-G66")
def test_the_fourth_scoring_comes_at_the_end() -> None:
    table = Table().whisky(1).rondel("gap", "seat-0", "seat-1", "seat-2", "the-end", *["any"] * 9).stack("D")
    events = []
    for _ in range(3):
        events += table.play(STOP).events
    assert scorings(events) == [4]
    assert table.player().points[3] == 1
