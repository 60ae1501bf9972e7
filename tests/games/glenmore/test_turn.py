"""A turn from its first sale to its end, and the initial state of a game."""

from __future__ import annotations

import pytest
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.actions.activation import Activate
from bothy.games.glenmore.actions.markers import PlaceMarker
from bothy.games.glenmore.actions.market import Sell
from bothy.games.glenmore.actions.movement import Walk
from bothy.games.glenmore.actions.payment import SendAway
from bothy.games.glenmore.actions.placing import Place, Placing
from bothy.games.glenmore.actions.rondel import tiles_to_come
from bothy.games.glenmore.answers import Buy, Done, Give
from bothy.games.glenmore.bonuses.gains import Gather
from bothy.games.glenmore.game import GLENMORE
from bothy.games.glenmore.scoring.scores import Finish, Scoring
from bothy.games.glenmore.turn import EndTurn, Take
from bothy.games.glenmore.variants.die import DIE
from bothy.kernel import SamplingDealer

SEATS = ("seat-0", "seat-1", "seat-2")


def rondel_with(*tiles: str) -> Table:
    return Table().rondel("gap", *SEATS, *tiles, *["any"] * (10 - len(tiles)))


@pytest.mark.rule("G1.5", "G2.4", "G2.6", "G2.11", "G3.1", "G3.7", "G3.10", "R-G72")
def test_a_new_game_has_two_home_tiles_a_player_and_open_facts() -> None:
    rules = GLENMORE.open({}, 3)
    pos = rules.start()
    pos.settle(SamplingDealer(1))
    for player in pos.players:
        assert [pos.rules.ids[tile] for tile in player.tiles.values()] == ["home-village", "home-castle"]
        assert (player.scotsmen, player.supply, player.markers) == ({0: 1}, 8, 10)
        assert (player.total(), player.whisky, player.stock()) == (0, 0, [0] * 5)
    assert tiles_to_come(pos) == 14 + 3 * 17 - 5
    assert rules.view(pos, 0) == rules.view(pos, 2) == rules.view(pos, None)


@pytest.mark.rule("G20.1", "G20.2", "R-G71")
def test_two_players_always_play_with_the_die() -> None:
    found = {}
    for seats in (2, 3, 4):
        for die in (False, True):
            pos = GLENMORE.open({"die": die}, seats).start()
            found[seats, die] = pos.space_of(DIE)
    assert found == {(2, False): 3, (2, True): 3, (3, False): -1, (3, True): 4, (4, False): -1, (4, True): 5}


@pytest.mark.rule("G4.4", "G21.6", "R-G18")
def test_a_pawn_stops_on_no_tile_that_is_not_there() -> None:
    table = rondel_with("inshriach")
    assert table.why_not(Take("nairn")) == "not-on-rondel"
    assert table.why_not(Take("nonsense")) == "not-on-rondel"
    assert len(table.legal(Take)) > 5


@pytest.mark.rule("G6.1", "G6.3", "G6.5", "R-G24", "R-G74")
def test_a_sale_is_possible_before_moving_and_while_paying_but_not_with_a_tile_in_hand() -> None:
    table = rondel_with("kingussie").market(wood=2).goods("home-castle", wood=2, stone=1)
    assert table.why_not(EndTurn()) == "move-first"
    table.play(Sell("wood", "home-castle"), Take("kingussie"))
    assert table.why_not(Sell("wood", "home-castle")) == ""
    assert table.why_not(Walk("home-village", "east")) == "no-movement"
    table.play(Give("stone", "home-castle"))
    assert table.why_not(Sell("wood", "home-castle")) == "finish-first"
    table.play(Place(0, 1))
    assert table.why_not(Sell("wood", "home-castle")) == ""
    assert table.why_not(Take("brora")) == "moved"


@pytest.mark.rule("G7.5", "G7.8", "G7.9", "R-G27")
def test_buying_and_selling_may_alternate_even_of_the_same_resource() -> None:
    table = Table().coins(1).tile("elgin", 1, 1).activating("elgin").goods("home-castle", wood=3)
    assert table.why_not(Sell("wood", "home-castle")) == "no-coins-in-row"
    table.play(Activate("elgin", 1), Buy("wood"))
    assert (table.player().coins, table.pos.market[0]) == (0, 1)
    table.play(Sell("wood", "home-castle"))
    assert (table.player().coins, table.pos.market[0]) == (1, 0)
    table.play(Buy("wood"), Give("wood", "home-castle"))
    assert table.player().total() == 7


@pytest.mark.rule("G7.1")
def test_a_full_row_sells_nothing() -> None:
    table = Table().coins(9).market(barley=3).tile("pulteney", 1, 1).activating("pulteney")
    assert table.why_not(Activate("pulteney", 1)) == "cannot-pay-trade"
    table.goods("home-castle", barley=1).play(Activate("pulteney", 1))
    assert table.why_not(Buy("barley")) == "row-full"


@pytest.mark.rule("G8.2", "G11.6", "G12.9")
def test_an_inn_costs_whisky_and_a_coin_and_pays_points() -> None:
    table = rondel_with("clachaig-inn").coins(1)
    assert table.why_not(Take("clachaig-inn")) == "cannot-pay"
    table.whisky(1).play(Take("clachaig-inn"))
    assert (table.player().whisky, table.player().coins) == (0, 0)
    table.play(Place(0, 1), Activate("clachaig-inn", 1))
    assert table.player().total() == 3


@pytest.mark.rule("G9.1", "G9.2", "G9.6", "R-G29", "R-G30")
def test_every_rule_of_placing_holds_at_once() -> None:
    table = Table().activating().asked(Placing(0, Table().number("lochridge")))
    assert table.why_not(Place(-1, -1)) == "no-edge"
    assert table.why_not(Place(0, 0)) == "place-taken"
    assert table.why_not(Place(99_999, 0)) == "no-edge"
    assert table.legal(Place) == [Place(0, -1), Place(1, -1), Place(0, 1), Place(1, 1)]


@pytest.mark.rule("G9.5", "R-G30")
def test_the_river_may_not_run_into_a_plain_tile() -> None:
    table = Table().tile("spittal", 2, 1).tile("brora", 3, 1).tile("inshriach", 3, 0).scotsmen(spittal=1)
    table.activating().asked(Placing(0, table.number("halkirk")))
    assert table.why_not(Place(2, 0)) == "river-blocked"


@pytest.mark.rule("G10.2", "G10.4", "G10.9", "R-G31", "R-G32", "R-G7")
def test_the_start_village_may_be_covered_and_is_then_no_home_tile() -> None:
    table = rondel_with("loch-ness", "inverness").coins(9).scotsmen(home_village=1, home_castle=1)
    table.asked(Placing(0, table.number("inverness")))
    assert table.why_not(Place(1, 0)) == "castle-stays"
    assert table.why_not(Place(2, 0)) == "nothing-to-cover"
    table.play(Place(0, 0))
    assert len(table.player().tiles) == 2
    assert table.standing("inverness") == 2
    table.turn(0).play(Take("loch-ness"))
    assert table.why_not(SendAway("inverness")) == "no-scotsman-at-home"
    assert table.legal(SendAway) == [SendAway("home-castle")]


@pytest.mark.rule("G10.2", "R-G32")
def test_an_overlay_covers_its_own_kind_on_river_or_off() -> None:
    table = Table().tile("strathnairn", 0, 1).tile("strathspey", -1, 0).tile("kingussie", 1, 1)
    table.activating().asked(Placing(0, table.number("easter-ross")))
    assert table.why_not(Place(-1, 0)) == "other-river"
    assert table.why_not(Place(1, 1)) == "other-icon"
    assert table.why_not(Place(0, 1)) == ""


@pytest.mark.rule("G12.5", "R-G40")
def test_of_two_resources_without_room_one_is_chosen() -> None:
    table = Table().tile("glen-affric", 1, 1).goods("glen-affric", sheep=2).activating("glen-affric")
    table.play(Activate("glen-affric", 1))
    assert table.legal(Gather) == [Gather(("wood",)), Gather(("stone",))]
    table.play(Gather(("stone",)))
    assert table.on("glen-affric") == {"sheep": 2, "stone": 1}


@pytest.mark.rule("G6.4", "G12.10", "G13.1", "G13.2", "G13.3", "R-G45")
def test_movement_goes_in_eight_directions_within_the_territory() -> None:
    table = Table().tile("inshriach", 1, -1).activating("inshriach", movement=2)
    assert table.why_not(Walk("home-village", "north")) == "not-a-neighbour"
    assert table.why_not(Walk("inshriach", "south")) == "no-scotsman-there"
    table.play(Walk("home-village", "north-east"), Activate("inshriach", 1), Walk("inshriach", "south"))
    assert table.standing("home-castle") == 1
    table.play(Activate("home-village", 1))
    assert table.pos.now.movement == 1


@pytest.mark.rule("G6.6", "G13.5")
def test_movement_lapses_at_the_end_of_the_turn() -> None:
    table = Table(4).activating(movement=2).play(EndTurn())
    assert table.pos.now.movement == 0


@pytest.mark.rule("G6.2", "G14.1", "G14.8", "G21.5", "R-G67")
def test_a_person_is_no_tile_of_the_territory() -> None:
    table = rondel_with("rob-roy").play(Take("rob-roy"), PlaceMarker("macleod"))
    assert table.pos.clans[table.rules.clan_of["macleod"]] == (0,)
    assert len(table.player().tiles) == 2
    assert table.why_not(Activate("home-castle", 1)) == "too-far"


@pytest.mark.rule("G14.9")
def test_a_favour_may_be_declined_and_counts_as_the_use_of_a_tile() -> None:
    table = rondel_with("rob-roy").tile("inshriach", 1, -1).play(Take("rob-roy"), PlaceMarker("macdonell"))
    table.play(Done())
    assert table.why_not(EndTurn()) == ""


@pytest.mark.rule("G17.4", "G18.2", "G18.4", "G18.5", "G18.7", "R-G59", "R-G60")
def test_a_scoring_compares_the_players_and_spends_nothing() -> None:
    table = Table(2).scotsmen(home_castle=2, home_village=3).whisky(4).whisky(4, 1).person("rob-roy", seat=1)
    table.run(Scoring(1))
    assert table.player(0).points[1:5] == [2, 0, 0, 0]
    assert table.player(1).points[1:5] == [0, 0, 0, 1]
    assert table.player().whisky == 4


@pytest.mark.rule("G18.3", "R-G1")
def test_a_difference_above_five_pays_eight() -> None:
    found = [Table().whisky(barrels).run(Scoring(1)).player().total() for barrels in range(8)]
    assert found == [0, 1, 2, 3, 5, 8, 8, 8]


@pytest.mark.rule("G19.7", "G19.8", "G19.9", "R-G68")
def test_a_total_may_fall_below_zero() -> None:
    table = Table().tiles(2).coins(1).run(Finish())
    assert table.player().total() == -5


@pytest.mark.rule("G12.3", "G21.3")
def test_the_forecast_shows_what_each_seat_has_and_how_far_ahead_it_is() -> None:
    table = Table().whisky(3).whisky(1, 1).whisky(2, 2).tiles(1, 2).coins(4, 1)
    forecast = table.rules.view(table.pos, 0)["forecast"]
    assert forecast[0]["whisky"] == {"have": 3, "ahead": 2, "vp": 2}
    assert [seat["size"] for seat in forecast] == [0, 0, -3]
    assert forecast[1]["coins"] == 4
