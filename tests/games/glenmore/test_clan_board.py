"""Persons, clan markers and their roads (G14)."""

from __future__ import annotations

import pytest
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.actions.activation import Activate
from bothy.games.glenmore.actions.markers import ChoosingClan, PlaceMarker
from bothy.games.glenmore.actions.movement import Walk
from bothy.games.glenmore.answers import DONE, Give
from bothy.games.glenmore.pack.types import START, components
from bothy.games.glenmore.scoring.scores import amounts
from bothy.games.glenmore.turn import END_TURN, Take

BOARD = components().clan_board
FREE_CLANS = ("macleod", "maclean", "macdonell", "macintosh")
"""The territories whose road from the start costs nothing."""
NINE_MORE = ("any",) * 9


def choosing(table: Table, seat: int = 0) -> Table:
    """Returns a table after the pawn's move, with a marker to be placed."""
    return table.activating().asked(ChoosingClan(seat))


def road(table: Table, clan: str) -> int:
    """Returns the current cost of the road to a clan."""
    return table.pos.roads[table.rules.clan_of[clan]]


def bruce() -> Table:
    """Returns a table with Robert the Bruce directly ahead of the first seat."""
    return Table().rondel("gap", "seat-0", "seat-1", "seat-2", "robert-the-bruce", *NINE_MORE)


# Worked examples


@pytest.mark.rule("G14.4", "G14.7", "G14.10", "G15.14", "R-G54")
def test_macleod_is_free_from_the_start() -> None:
    table = choosing(Table())
    assert road(table, "macleod") == 0
    table.play(PlaceMarker("macleod"))
    assert table.player().coins == 3


@pytest.mark.rule("G14.4", "G14.5", "G14.10", "G15.17", "R-G54")
def test_mckay_costs_two_roads_of_one() -> None:
    table = choosing(Table().coins(2)).play(PlaceMarker("mckay"))
    assert table.player().coins == 0
    assert [table.rules.ids[tile] for tile in table.player().persons] == ["david-hume"]
    assert choosing(Table().coins(1)).why_not(PlaceMarker("mckay")) == "road-too-dear"


@pytest.mark.rule("G14.4", "G14.10", "G15.12", "R-G54")
@pytest.mark.parametrize("owner", [0, 1])
def test_maclachlan_costs_one_next_to_an_occupied_macmillan(owner: int) -> None:
    table = choosing(Table().coins(1).marker("macmillan", owner))
    assert road(table, "maclachlan") == 1
    table.play(PlaceMarker("maclachlan"))
    assert table.player().coins == 0


@pytest.mark.rule("G4.2", "G4.6", "G4.7", "G8.8", "G14.1", "G14.2", "R-G5", "R-G67")
def test_yellow_then_last_takes_robert_the_bruce() -> None:
    """Red is seat 0 and has just taken Inshriach from space 4; yellow is 1, blue 2."""
    table = Table().rondel(
        "any", "gap", "seat-1", "seat-2", "seat-0", "any", "any", "any", "any", "robert-the-bruce", *["any"] * 4
    )
    table.pos.gap = 1
    table.turn(1).play(Take("robert-the-bruce"))
    player = table.player(1)
    assert [table.rules.ids[tile] for tile in player.persons] == ["robert-the-bruce"]
    assert len(player.tiles) == 2
    assert table.pos.now.around == ()
    table.play(PlaceMarker("macleod"))
    assert table.legal(Activate) == []
    table.play(END_TURN, deal=("dornoch",))
    assert (table.space(1), table.space(2), table.pos.gap) == ("dornoch", "empty", 2)
    assert table.pos.discards == ()
    assert table.acting() == 2


# Persons


@pytest.mark.rule("G14.1", "R-G67")
def test_a_person_is_placed_next_to_the_territory() -> None:
    table = bruce().play(Take("robert-the-bruce"))
    assert len(table.player().tiles) == 2
    assert table.rules.ids[table.player().persons[0]] == "robert-the-bruce"


@pytest.mark.rule("G14.1")
def test_a_person_activates_nothing() -> None:
    table = bruce().play(Take("robert-the-bruce"), DONE)
    assert table.legal(Activate) == []
    assert table.why_not(Activate("home-village", 1)) == "too-far"


@pytest.mark.rule("G14.2")
def test_a_person_lets_one_place_one_marker() -> None:
    table = bruce().play(Take("robert-the-bruce"), PlaceMarker("macintosh"))
    assert table.player().markers == 9
    assert table.legal(PlaceMarker) == []


@pytest.mark.rule("G12.8", "G14.2", "R-G42")
def test_a_marker_of_a_trade_pays_its_road_and_gets_its_bonus_too() -> None:
    table = Table().coins(4).tile("moot-hill", 0, -1).goods("home-castle", wood=1).activating("moot-hill")
    table.play(Activate("moot-hill", 1), Give("wood", "home-castle"), PlaceMarker("mckay"))
    assert (table.player().coins, len(table.player().persons)) == (2, 1)
    assert table.player().stock() == [0] * 5


# One marker per territory


@pytest.mark.rule("G14.3")
@pytest.mark.parametrize("owner", [0, 2])
def test_a_territory_with_a_marker_is_closed(owner: int) -> None:
    table = choosing(Table().coins(9).marker("macleod", owner))
    assert table.why_not(PlaceMarker("macleod")) == "clan-closed"
    assert PlaceMarker("macleod") not in table.legal(PlaceMarker)


@pytest.mark.rule("G14.3", "R-G55")
def test_douglas_alone_takes_any_number() -> None:
    table = Table().coins(99)
    for clan in table.rules.clan_of:
        table.marker(clan, 1)
    assert choosing(table).legal(PlaceMarker) == [PlaceMarker("douglas")]


@pytest.mark.rule("G2.11", "G14.2", "R-G38")
def test_without_markers_there_is_no_question() -> None:
    table = bruce()
    table.player().markers = 0
    table.play(Take("robert-the-bruce"))
    assert table.legal(PlaceMarker) == []
    assert table.why_not(END_TURN) == ""


@pytest.mark.rule("G14.2")
def test_only_clans_of_the_board_have_territories() -> None:
    table = choosing(Table().coins(9))
    assert table.why_not(PlaceMarker("campbell")) == "no-such-clan"
    assert table.why_not(PlaceMarker("start")) == "no-such-clan"


# Roads


@pytest.mark.rule("G14.4", "G14.10", "R-G54")
@pytest.mark.parametrize("clan", [clan.id for clan in BOARD.territories])
def test_on_an_empty_board_a_road_costs_the_distance(clan: str) -> None:
    number = BOARD.number(clan)
    distance = BOARD.places[number].distance
    assert Table().pos.roads[number] == distance == cheapest(START, number, ())
    assert choosing(Table().coins(distance)).why_not(PlaceMarker(clan)) == ""
    if distance:
        assert choosing(Table().coins(distance - 1)).why_not(PlaceMarker(clan)) == "road-too-dear"


def cheapest(start: int, to: int, passed: tuple[int, ...]) -> int:
    """Tries every path and adds up the roads: slow and simple."""
    if start == to:
        return 0
    ways = [
        cost + cheapest(place, to, (*passed, start))
        for place, cost in BOARD.neighbours[start]
        if place not in passed and len(passed) < 6
    ]
    return min(ways, default=99)


@pytest.mark.rule("G14.4", "R-G54")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_road_may_begin_at_any_marker_no_matter_whose(owner: int) -> None:
    table = Table().marker("ross", owner)
    assert [road(table, clan) for clan in ("grant", "macpherson", "chisholm", "oliphant")] == [1, 2, 1, 3]


@pytest.mark.rule("G14.4", "R-G54")
def test_roads_on_the_way_are_added_up() -> None:
    table = choosing(Table().coins(9).marker("munro")).play(PlaceMarker("grant"))
    assert table.player().coins == 9 - (1 + 1), "Munro, Brodie, Grant"


@pytest.mark.rule("G14.4")
def test_a_marker_never_makes_a_road_dearer() -> None:
    table = Table()
    before = table.pos.roads
    for clan in ("maclean", "chisholm", "douglas", "gunn"):
        table.marker(clan, 2)
        assert all(new <= old for old, new in zip(before, table.pos.roads, strict=True))
        before = table.pos.roads


@pytest.mark.rule("G14.5")
def test_coins_for_roads_go_to_the_supply() -> None:
    table = choosing(Table().coins(5).coins(4, seat=1)).play(PlaceMarker("sinclair"))
    assert [table.player(seat).coins for seat in (0, 1, 2)] == [3, 4, 0]
    assert table.pos.market == [0] * 5


@pytest.mark.rule("G14.5")
def test_a_territory_too_dear_cannot_be_chosen() -> None:
    table = choosing(Table())
    assert [action.clan for action in table.legal(PlaceMarker)] == [
        clan for clan in table.rules.clan_of if clan in FREE_CLANS
    ]


@pytest.mark.rule("G8.8", "G14.6", "R-G5", "R-G53")
def test_a_person_may_be_taken_when_no_road_can_be_paid() -> None:
    table = bruce()
    for clan in FREE_CLANS:
        table.marker(clan, 1)
    table.play(Take("robert-the-bruce"))
    assert table.pos.legal(0) == [DONE]
    table.play(DONE)
    assert table.player().markers == 10


@pytest.mark.rule("G14.6", "G18.2", "R-G53")
def test_placing_is_optional_and_the_person_counts_all_the_same() -> None:
    table = bruce().coins(9).play(Take("robert-the-bruce"), DONE)
    assert (table.player().markers, table.player().coins) == (10, 9)
    assert amounts(table.pos, 0)[3] == 1


# Bonuses


@pytest.mark.rule("G14.7", "G15.20")
def test_the_road_is_paid_before_the_bonus_counts() -> None:
    table = choosing(Table().coins(12)).play(PlaceMarker("oliphant"))
    assert (table.player().coins, table.player().total()) == (8, 0)


@pytest.mark.rule("G14.7", "G15.10", "G15.11", "G15.12", "G15.22")
def test_four_clans_last() -> None:
    lasting = [clan.id for clan in BOARD.territories if clan.timing == "lasting"]
    assert sorted(lasting) == ["macgregor", "macintosh", "maclachlan", "sinclair"]
    for clan in BOARD.territories:
        table = choosing(Table().coins(9)).play(PlaceMarker(clan.id))
        assert len(table.player().powers) == (clan.id in lasting)


@pytest.mark.rule("G14.8")
def test_only_who_placed_the_marker_has_the_bonus() -> None:
    table = choosing(Table().coins(9)).play(PlaceMarker("macleod"))
    assert [table.player(seat).coins for seat in (1, 2)] == [0, 0]
    choosing(table).play(PlaceMarker("sinclair"))
    assert [table.player(seat).powers for seat in (1, 2)] == [(), ()]


@pytest.mark.rule("G6.5", "G14.2", "R-G74")
def test_a_player_cannot_walk_or_sell_while_choosing_a_clan() -> None:
    table = Table().activating(movement=1).asked(ChoosingClan(0))
    assert table.why_not(Walk("home-village", "east")) == "finish-first"
    table.play(DONE)
    assert table.why_not(Walk("home-village", "east")) == ""


# Tiles that a clan activates


def far_crieff() -> Table:
    """Returns a table with a butcher on the far side, out of reach of anything placed."""
    table = Table().coins(9).tile("brora", 1, 1).tile("spittal", 1, 2).tile("crieff", 1, 3)
    return table.goods("brora", sheep=1)


@pytest.mark.rule("G14.9", "G15.3", "R-G43")
def test_a_clan_activates_a_tile_near_or_far() -> None:
    table = choosing(far_crieff()).play(PlaceMarker("cameron"), Activate("crieff", 1))
    table.play(Give("sheep", "brora"))
    assert table.player().total() == 3


@pytest.mark.rule("G14.9", "G15.3", "R-G43")
def test_a_tile_activated_this_turn_is_not_activated_by_a_clan() -> None:
    table = far_crieff()
    table.pos.now.used = (table.number("crieff"),)
    choosing(table).play(PlaceMarker("cameron"))
    assert table.legal(Activate) == []
    assert table.why_not(END_TURN) == "", "so there is no question"


@pytest.mark.rule("G12.3", "G14.9", "R-G39", "R-G43")
def test_a_tile_activated_by_a_clan_counts_as_activated() -> None:
    table = Table().tile("lochridge", 1, -1).activating("lochridge").asked(ChoosingClan(0))
    table.play(PlaceMarker("maclean"), Activate("lochridge", 1))
    assert table.why_not(Activate("lochridge", 1)) == "activated"
    assert table.on("lochridge") == {"cattle": 1}


@pytest.mark.rule("G14.9", "R-G43")
def test_a_clan_activates_tiles_of_its_icon_only() -> None:
    table = choosing(Table().tile("lochridge", 1, -1).tile("inshriach", 0, -1))
    table.play(PlaceMarker("maclean"))
    assert table.legal(Activate) == [Activate("lochridge", 1)]
    assert table.why_not(Activate("inshriach", 1)) == "other-icon-asked"
    assert table.why_not(Activate("home-castle", 1)) == "other-icon-asked"


@pytest.mark.rule("G14.9", "R-G43")
@pytest.mark.parametrize("clan", ["cameron", "macdonell", "maclean"])
def test_without_such_a_tile_nothing_happens(clan: str) -> None:
    table = choosing(Table().coins(2)).play(PlaceMarker(clan))
    assert table.why_not(END_TURN) == ""


# The board


@pytest.mark.rule("G14.10")
def test_roads_cost_zero_to_two_and_no_clan_is_farther_than_five() -> None:
    assert {each.cost for each in BOARD.roads} == {0, 1, 2}
    assert max([clan.distance for clan in BOARD.territories]) == 5


@pytest.mark.rule("G14.10")
def test_the_colour_of_a_territory_tells_its_distance() -> None:
    bands = {0: "yellow", 1: "yellow", 2: "blue", 3: "red", 4: "purple", 5: "purple"}
    assert [clan.colour for clan in BOARD.territories] == [bands[clan.distance] for clan in BOARD.territories]
