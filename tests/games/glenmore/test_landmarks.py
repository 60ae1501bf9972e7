"""The 11 landmarks, each in turn."""

from __future__ import annotations

import pytest
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.actions.activation import Activate
from bothy.games.glenmore.actions.markers import PlaceMarker
from bothy.games.glenmore.actions.placing import Place, Placing
from bothy.games.glenmore.actions.removing import Remove
from bothy.games.glenmore.answers import Done
from bothy.games.glenmore.bonuses.gains import Gather
from bothy.games.glenmore.bonuses.immediate import Resolve
from bothy.games.glenmore.scoring.scores import Finish
from bothy.games.glenmore.turn import Discard, EndTurn, Take


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
