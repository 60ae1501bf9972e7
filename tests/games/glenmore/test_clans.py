"""The 22 clans, and the roads that lead to them."""

from __future__ import annotations

import pytest
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.actions.activation import Activate, Activations, Favours
from bothy.games.glenmore.actions.markers import ChoosingClan, PlaceMarker
from bothy.games.glenmore.actions.market import Sell
from bothy.games.glenmore.actions.movement import Walk
from bothy.games.glenmore.actions.payment import Substitute
from bothy.games.glenmore.actions.placing import Place, Placing
from bothy.games.glenmore.actions.removing import Remove
from bothy.games.glenmore.actions.retrieving import Retrieve
from bothy.games.glenmore.answers import Buy, Done, Give
from bothy.games.glenmore.bonuses.gains import Gather, Station, Store
from bothy.games.glenmore.powers.clans import Fill
from bothy.games.glenmore.turn import EndTurn, Take


def won(clan: str, table: Table | None = None) -> Table:
    """Places a marker on a clan territory, with coins enough for any road."""
    table = table if table is not None else Table()
    if table.player().coins == 0:
        table.coins(table.pos.roads[table.rules.clan_of[clan]])
    return table.activating().asked(ChoosingClan(0)).play(PlaceMarker(clan))


@pytest.mark.rule("G14.3", "G14.6", "G6.5", "R-G53", "R-G74")
def test_placing_is_optional_and_a_territory_holds_one_marker() -> None:
    table = Table().marker("macleod", 1).market(wood=1).goods("home-castle", wood=1)
    table.activating(movement=1).asked(ChoosingClan(0))
    assert table.why_not(PlaceMarker("macleod")) == "clan-closed"
    assert table.why_not(Sell("wood", "home-castle")) == "finish-first"
    assert table.why_not(Walk("home-village", "east")) == "finish-first"
    assert table.play(Done()).player().markers == 10


@pytest.mark.rule("G2.11", "R-G38")
def test_nothing_is_asked_without_markers() -> None:
    table = Table()
    table.player().markers = 0
    table.activating().asked(ChoosingClan(0)).pos.settle(None)
    assert table.why_not(EndTurn()) == ""


@pytest.mark.rule("G15.1", "G15.2", "R-G2")
@pytest.mark.parametrize(("villages", "points"), [(1, 0), (2, 0), (3, 5), (4, 8), (5, 8)])
def test_brodie_counts_villages(villages: int, points: int) -> None:
    table = Table()
    for row, tile in enumerate(("kingussie", "dornoch", "ullapool", "lairg")[: villages - 1]):
        table.tile(tile, 1, row + 1)
    assert won("brodie", table).player().total() == points


@pytest.mark.rule("G15.3", "R-G43", "R-G44")
def test_cameron_activates_a_far_trade_tile_and_gives_movement() -> None:
    table = Table().tile("crieff", 1, 1).tile("brora", 1, 2).goods("brora", sheep=1)
    won("cameron", table)
    assert table.pos.now.movement == 3
    assert {action.tile for action in table.legal(Activate)} == {"crieff"}
    assert table.why_not(Activate("brora", 1)) == "other-icon-asked"
    table.play(Activate("crieff", 1), Give("sheep", "brora"))
    assert table.player().total() == 3
    assert table.pos.now.used == (table.number("crieff"),)


@pytest.mark.rule("G14.9", "G6.3")
def test_a_sale_may_raise_the_coins_for_a_favour() -> None:
    table = won("cameron", Table().tile("crieff", 1, 1).market(wood=1).goods("crieff", wood=1))
    assert table.why_not(Activate("crieff", 1)) == "cannot-pay-trade"
    table.play(Sell("wood", "crieff"), Activate("crieff", 1), Buy("sheep"))
    assert table.player().total() == 3


@pytest.mark.rule("G15.4", "G11.4", "R-G8")
def test_chisholm_gives_barley_and_a_scotsman_anywhere() -> None:
    table = won("chisholm", Table().goods("home-castle", wood=3))
    assert table.why_not(Store("barley", "home-castle")) == "no-room"
    assert table.why_not(Store("wood", "home-village")) == "not-offered"
    table.play(Store("barley", "home-village"), Station("home-castle"))
    assert table.on("home-village") == {"barley": 1}
    assert table.standing("home-castle") == 1


@pytest.mark.rule("G15.5", "R-G55")
def test_douglas_takes_many_markers_and_does_not_shorten_its_own_road() -> None:
    table = won("douglas")
    place = table.rules.clan_of["douglas"]
    assert table.player().total() == 3
    assert table.pos.roads[place] == 5
    table.marker("oliphant", 1).coins(1)
    won("douglas", table)
    assert table.player().total() == 6
    assert table.pos.clans[place] == (0, 0)


@pytest.mark.rule("G15.6", "G15.11", "R-G48")
def test_grant_counts_tiles_with_scotsmen_and_no_castles_of_macintosh() -> None:
    table = Table().power("castles-as-scotsmen")
    for row, tile in enumerate(("kingussie", "dornoch", "ullapool", "lairg")):
        table.tile(tile, 0, row + 1)
    table.scotsmen(home_village=1, kingussie=2, dornoch=1, ullapool=1)
    assert won("grant", table).player().total() == 0
    table = Table()
    for row, tile in enumerate(("kingussie", "dornoch", "ullapool", "lairg")):
        table.tile(tile, 0, row + 1)
    table.scotsmen(home_village=1, kingussie=2, dornoch=1, ullapool=1, lairg=1)
    assert won("grant", table).player().total() == 5


@pytest.mark.rule("G15.7", "G15.8")
@pytest.mark.parametrize(("clan", "kinds"), [("gunn", ("sheep", "cattle")), ("macdonald", ("wood", "stone"))])
def test_gunn_and_macdonald_give_two_resources(clan: str, kinds: tuple[str, str]) -> None:
    table = won(clan)
    table.play(Store(kinds[1], "home-village"), Store(kinds[0], "home-castle"))
    assert table.on("home-village") == {kinds[1]: 1}
    assert table.on("home-castle") == {kinds[0]: 1}


@pytest.mark.rule("G11.5", "R-G40")
def test_a_clans_resources_are_lost_without_room() -> None:
    table = Table().goods("home-castle", wood=3).goods("home-village", wood=3)
    assert won("gunn", table).why_not(EndTurn()) == ""


@pytest.mark.rule("G15.9", "G15.13", "R-G43")
@pytest.mark.parametrize(("clan", "tile"), [("macdonell", "inshriach"), ("maclean", "lochridge")])
def test_macdonell_and_maclean_activate_two_kinds_in_any_order(clan: str, tile: str) -> None:
    table = Table().tile("pulteney", 1, 1).tile(tile, 0, 1).goods("pulteney", barley=1)
    won(clan, table).play(Activate("pulteney", 1), Give("barley", "pulteney"))
    assert table.player().whisky == 1
    assert isinstance(table.pos.stack[-1], Favours)
    table.play(Activate(tile, 1))
    assert sum(table.player().stock()) == 1
    assert table.why_not(EndTurn()) == ""


@pytest.mark.rule("G14.7", "G15.10", "R-G46")
def test_macgregor_takes_points_for_a_barrel() -> None:
    for barrel, whisky, points in ((True, 1, 0), (False, 0, 3)):
        table = won("macgregor", Table().tile("pulteney", 1, 1).goods("pulteney", barley=1))
        table.activating("pulteney").play(Activate("pulteney", 1), Give("barley", "pulteney"), Fill(barrel))
        assert (table.player().whisky, table.player().total()) == (whisky, points)
        assert table.on("pulteney") == {}


@pytest.mark.rule("G15.10", "G21.4")
def test_macgregor_leaves_immediate_whisky_alone() -> None:
    table = won("macgregor")
    table.asked(Placing(0, table.number("millburn"))).play(Place(0, 1))
    assert table.player().whisky == 2


@pytest.mark.rule("G15.11", "R-G48")
def test_macintosh_lets_castles_help_placing() -> None:
    table = Table().tile("inshriach", 1, -1).activating().asked(Placing(0, Table().number("lochridge")))
    assert table.why_not(Place(2, -1)) == "no-scotsman-near"
    table.pos.stack.pop()
    won("macintosh", table).asked(Placing(0, table.number("lochridge")))
    assert table.why_not(Place(2, -1)) == ""


@pytest.mark.rule("G15.12", "G13.5", "R-G15")
def test_maclachlan_scores_movement_left() -> None:
    table = won("maclachlan")
    table.activating(movement=2).play(EndTurn())
    assert table.player().total() == 2
    assert Table().activating(movement=2).play(EndTurn()).player().total() == 0


@pytest.mark.rule("G15.14")
def test_macleod_gives_coins() -> None:
    assert won("macleod").player().coins == 3


@pytest.mark.rule("G15.15", "G17.1", "G17.2", "R-G50", "R-G3")
def test_macmillan_must_remove_a_tile_if_one_can_go() -> None:
    table = Table().tile("brora", 1, 1).tile("spittal", 1, 2).tile("halkirk", 2, 0).tile("glen-lyon", 3, 0)
    table.scotsmen(spittal=1).goods("spittal", wood=2).goods("home-castle", stone=2)
    won("macmillan", table)
    reasons = {tile: table.why_not(Remove(tile)) for tile in ("home-castle", "brora", "halkirk", "nonsense")}
    assert reasons == {
        "home-castle": "home-stays",
        "brora": "falls-apart",
        "halkirk": "river-breaks",
        "nonsense": "no-tile-there",
    }
    assert table.why_not(Done()) == "must-remove"
    table.play(Remove("spittal"))
    assert table.standing("home-castle") == 1
    assert table.on("home-castle") == {"stone": 2, "wood": 1}
    assert table.pos.discards == ()
    assert won("macmillan", Table()).why_not(EndTurn()) == ""


@pytest.mark.rule("G17.5", "R-G52")
def test_pieces_of_a_removed_tile_are_chosen_when_not_all_find_room() -> None:
    table = Table().tile("spittal", 1, 1).goods("spittal", wood=1, sheep=1).goods("home-castle", stone=2)
    won("macmillan", table).play(Remove("spittal"), Gather(("sheep",)))
    assert table.on("home-castle") == {"stone": 2, "sheep": 1}


@pytest.mark.rule("G15.16", "R-G34")
@pytest.mark.parametrize(("overlays", "points"), [(1, 0), (2, 5), (3, 8)])
def test_macpherson_counts_overlays_and_covered_ones(overlays: int, points: int) -> None:
    table = Table().tile("black-isle", 1, 1)
    for tile in ("easter-ross", "fort-william", "tain")[:overlays]:
        table.tile(tile, 1, 1)
    assert won("macpherson", table).player().total() == points


@pytest.mark.rule("G15.17", "G18.6", "R-G56")
def test_mckay_brings_david_hume_who_counts_twice() -> None:
    table = won("mckay")
    assert table.pos.count_persons(0) == 2
    assert table.player().markers == 9


@pytest.mark.rule("G15.18", "G15.21")
def test_mckinnon_and_ross_bring_scotsmen_anywhere() -> None:
    table = won("mckinnon").play(Station("home-castle"))
    assert (table.standing("home-castle"), table.player().coins) == (1, 2)
    won("ross", table.coins(9)).play(Station("home-castle"), Station("home-village"))
    assert (table.standing("home-castle"), table.standing("home-village")) == (2, 2)
    table = Table()
    table.player().supply = 1
    won("ross", table).play(Station("home-castle"))
    assert table.why_not(EndTurn()) == ""


@pytest.mark.rule("G15.19", "G11.7", "R-G49")
def test_munro_plays_a_discarded_tile_to_its_end() -> None:
    table = Table().tile("inshriach", 1, -1).discards("loch-ness", "pulteney", "easter-ross", "walter-scott")
    table.activating("inshriach").asked(ChoosingClan(0)).coins(3).play(PlaceMarker("munro"))
    assert table.why_not(Retrieve("easter-ross")) == "no-place"
    assert table.why_not(Retrieve("brora")) == "not-discarded"
    table.play(Retrieve("pulteney"), Place(0, 1))
    assert table.player().whisky == 1
    assert isinstance(table.pos.stack[-1], Activations)
    assert table.why_not(Activate("inshriach", 1)) == "too-far"
    table.play(Activate("home-village", 1), Done())
    assert table.why_not(Activate("inshriach", 1)) == ""
    assert table.why_not(Activate("home-village", 1)) == "activated"
    assert table.number("pulteney") not in table.pos.discards


@pytest.mark.rule("G15.19", "R-G49")
def test_munro_with_nothing_that_fits_does_nothing() -> None:
    assert won("munro", Table().discards("easter-ross")).why_not(EndTurn()) == ""
    table = won("munro", Table().discards("walter-scott")).play(Retrieve("walter-scott"))
    assert table.legal(PlaceMarker)


@pytest.mark.rule("G15.20")
@pytest.mark.parametrize(("coins", "points"), [(12, 0), (13, 5), (15, 5), (16, 8)])
def test_oliphant_counts_coins_after_the_road(coins: int, points: int) -> None:
    table = won("oliphant", Table().coins(coins))
    assert table.player().coins == coins - 4
    assert table.player().total() == points


@pytest.mark.rule("G15.22", "R-G47")
def test_sinclair_pays_a_coin_for_a_resource_once() -> None:
    table = won("sinclair", Table().tile("amulree", 1, 1).goods("amulree", sheep=1)).coins(1)
    table.market(cattle=3, sheep=3).activating("amulree").play(Activate("amulree", 1))
    assert table.why_not(Substitute("sheep")) == "too-dear"
    assert table.why_not(Substitute("wood")) == "not-asked-for"
    table.play(Substitute("cattle"), Give("sheep", "amulree"))
    assert (table.player().coins, table.player().total()) == (0, 7)


@pytest.mark.rule("G15.22")
def test_sinclair_does_not_help_a_distillery() -> None:
    table = won("sinclair", Table().tile("pulteney", 1, 1)).coins(1).market(barley=3).activating("pulteney")
    assert table.why_not(Activate("pulteney", 1)) == "cannot-pay-trade"


@pytest.mark.rule("G15.23")
@pytest.mark.parametrize(("more", "points"), [(1, 0), (2, 5), (3, 5), (4, 8)])
def test_sutherland_counts_river_tiles(more: int, points: int) -> None:
    table = Table()
    for column, tile in enumerate(("halkirk", "glen-lyon", "pitlochry", "braemar")[:more]):
        table.tile(tile, 2 + column, 0)
    assert won("sutherland", table).player().total() == points


@pytest.mark.rule("G12.8", "R-G42")
def test_a_marker_from_a_trade_pays_its_road_inside_the_activation() -> None:
    table = Table().coins(3).tile("moot-hill", 1, 1).activating("moot-hill")
    table.play(Activate("moot-hill", 1), Buy("wood"))
    assert table.player().coins == 2
    table.play(PlaceMarker("gunn"))
    assert table.player().coins == 1
    assert table.legal(Store)


@pytest.mark.rule("G8.8", "R-G5")
def test_a_person_can_always_be_taken() -> None:
    table = Table().rondel("gap", "seat-0", "seat-1", "seat-2", "rob-roy", *["any"] * 9)
    table.play(Take("rob-roy"), Done())
    assert table.why_not(EndTurn()) == ""
