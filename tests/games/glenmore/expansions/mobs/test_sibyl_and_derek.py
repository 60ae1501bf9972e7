"""McWander's price, McDuff's market (X8.10, X8.11); MacSponge's points, Anderson's tile (X8.18 to X8.20)."""

from __future__ import annotations

import pytest
from tests.games.glenmore.expansions.mobs.mob_tables import (
    held_by,
    hold,
    out,
    refused,
    standing_on,
    state,
    tokens,
    whereabouts,
)
from tests.games.glenmore.openings import sentence, told
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.actions.activation import Activate
from bothy.games.glenmore.actions.markers import ChoosingClan, PlaceMarker, set_marker
from bothy.games.glenmore.actions.payment import Pay
from bothy.games.glenmore.answers import Give
from bothy.games.glenmore.expansions.council.part import ClanCouncil
from bothy.games.glenmore.expansions.mobs.derek_anderson import Resettle, StealTile
from bothy.games.glenmore.expansions.mobs.joe_mcduff import Skim
from bothy.games.glenmore.expansions.mobs.peggy_mcwander import LieInWait
from bothy.games.glenmore.expansions.tome.errands import Spend, Spending
from bothy.games.glenmore.pack.types.price import RESOURCES
from bothy.games.glenmore.scoring.scores import Finish, Scoring
from bothy.games.glenmore.territory.grid import cell_at
from bothy.games.glenmore.turn import Take
from bothy.kernel import EventRecorder


def total(table: Table, seat: int) -> int:
    return table.player(seat).total()


# Sibyl MacSponge


@pytest.mark.rule("X8.18", "R-X13")
@pytest.mark.parametrize(("points", "hers"), [(5, 0), (6, 1), (9, 1)])
def test_of_six_points_or_more_from_one_source_one_is_hers(points: int, hers: int) -> None:
    table = held_by("sibyl-macsponge", 1)
    table.pos.score(0, points, "tile")
    assert (total(table, 0), total(table, 1)) == (points - hers, hers)


@pytest.mark.rule("X8.18")
def test_only_once_in_a_turn() -> None:
    table = held_by("sibyl-macsponge", 1)
    table.pos.score(0, 6, "tile")
    table.pos.score(0, 8, "clan")
    assert (total(table, 0), total(table, 1)) == (13, 1)
    table.pos.turns += 1
    table.pos.score(0, 8, "clan")
    assert total(table, 1) == 2


@pytest.mark.rule("X8.18")
def test_neither_from_her_own_player_nor_outside_a_players_own_turn() -> None:
    table = held_by("sibyl-macsponge", 0)
    table.pos.score(0, 8, "tile")
    assert total(table, 0) == 8
    table.pos.score(2, 8, "tile")
    assert (total(table, 0), total(table, 2)) == (8, 8)


@pytest.mark.rule("X8.18", "R-X13")
def test_in_a_scoring_from_each_source() -> None:
    table = held_by("sibyl-macsponge", 1).whisky(5).card("loch-ness", "inverness", "castle-moil", "donan-castle")
    table.person("robert-burns").whisky(5, seat=2)
    table.pos.end_turn()
    table.pos.trace = EventRecorder()
    table.pos.push(Scoring(1))
    table.pos.settle(None)
    by_category = dict(zip(table.rules.scores, table.player(0).points, strict=True))
    assert (by_category["whisky"], by_category["landmarks"]) == (8, 5)
    gained = [points for points in by_category.values() if points >= 6]
    others = [points for points in table.player(2).points if points >= 6]
    assert by_category["mobs"] == -len(gained)
    assert total(table, 1) == len(gained) + len(others)


@pytest.mark.rule("R-X25")
def test_at_the_end_each_term_is_a_source() -> None:
    table = held_by("sibyl-macsponge", 1).coins(7).coins(5, seat=2)
    table.pos.end_turn()
    table.run(Finish())
    by_category = dict(zip(table.rules.scores, table.player(0).points, strict=True))
    assert (by_category["coins"], by_category["mobs"]) == (7, -7 - 1)
    assert dict(zip(table.rules.scores, table.player(2).points, strict=True))["mobs"] == -7


@pytest.mark.rule("X8.18", "R-X25")
def test_each_card_of_the_council_is_a_source() -> None:
    table = held_by("sibyl-macsponge", 1, council=True).goods("home-village", sheep=1, wood=1)
    table.pos.part(ClanCouncil).votes = ((0, 1, 0), (1, 1, 0))
    table.pos.end_turn()
    table.run(Finish())
    by_category = dict(zip(table.rules.scores, table.player(0).points, strict=True))
    assert (by_category["council"], by_category["mobs"]) == (20, -7 - 2)


@pytest.mark.rule("X8.18", "X6.19")
def test_the_stones_of_armadales_event_are_one_source_together() -> None:
    table = held_by("sibyl-macsponge", 1, tome=True).goods("home-village", stone=2)
    table.asked(Spending(0, RESOURCES.index("stone"), 3, 0))
    table.play(Spend("stone"), Give("stone", "home-village"))
    assert total(table, 0) == 0
    table.play(Spend("stone"), Give("stone", "home-village"))
    assert (total(table, 0), total(table, 1)) == (5, 1)


# Derek Anderson


def territory(seat: int = 1, holder: int = 0) -> Table:
    """Gives a seat three tiles in a column under its castle, a river tile on the left, and a trade tile above."""
    table = held_by("derek-anderson", holder).tile("lochridge", 1, 1, seat).tile("spittal", 1, 2, seat)
    table.tile("glen-orchy", 1, 3, seat).tile("glen-lyon", -1, 0, seat).tile("crieff", 0, -1, seat)
    return table


@pytest.mark.rule("X8.19", "R-X13")
def test_a_tile_goes_from_one_territory_to_another() -> None:
    table = territory()
    table.play(StealTile(1, "glen-orchy"))
    assert {action.owner for action in table.legal(Resettle)} == {0, 2}
    table.play(Resettle(2, 1, 1))
    assert table.player(2).tiles[cell_at(1, 1)] == table.number("glen-orchy")
    assert table.number("glen-orchy") not in table.player(1).tiles.values()
    assert tokens(table, "derek-anderson") == ()
    assert refused(table, StealTile(1, "spittal")) == ("mobster-used", "X8.19")


@pytest.mark.rule("X8.19")
def test_his_player_may_give_or_keep_it() -> None:
    table = territory(seat=0)
    table.play(StealTile(0, "glen-orchy"), Resettle(1, 1, 1))
    assert table.number("glen-orchy") in table.player(1).tiles.values()
    table = territory()
    table.play(StealTile(1, "glen-orchy"), Resettle(0, 1, 1))
    assert table.number("glen-orchy") in table.player(0).tiles.values()


@pytest.mark.rule("X8.19", "R-X13")
def test_home_and_trade_tiles_stay_and_no_territory_falls_apart() -> None:
    table = territory()
    assert refused(table, StealTile(1, "home-castle")) == ("home-stays", "G17.1")
    assert refused(table, StealTile(1, "crieff")) == ("trade-stays", "X8.19")
    assert refused(table, StealTile(1, "spittal")) == ("falls-apart", "G17.2")
    assert refused(table, StealTile(1, "oban")) == ("no-such-tile-there", "X8.19")
    assert refused(table, StealTile(7, "oban")) == ("no-such-seat", "X8.19")
    table.tile("ballachulish", -2, 0, 1)
    assert refused(table, StealTile(1, "glen-lyon")) == ("river-breaks", "G17.2")


@pytest.mark.rule("X8.19")
def test_edges_and_river_have_to_be_right_but_no_scotsman_is_needed() -> None:
    table = territory().scotsmen(2, home_castle=1)
    table.play(StealTile(1, "glen-lyon"))
    assert [(action.owner, action.column, action.row) for action in table.legal(Resettle)] == [
        (2, -1, 0),
        (2, 2, 0),
        (0, -1, 0),
        (0, 2, 0),
    ]
    assert refused(table, Resettle(2, 1, 1)) == ("not-laid-there", "X8.19")
    assert refused(table, Resettle(1, -1, 0)) == ("another-territory", "X8.19")


@pytest.mark.rule("X8.20", "R-X13")
def test_its_pieces_go_home_and_it_does_nothing_where_it_is_laid() -> None:
    table = territory().goods("glen-orchy", 1, cattle=2).scotsmen(1, glen_orchy=1, home_village=1).activating()
    table.play(StealTile(1, "glen-orchy"), Resettle(0, 1, 1))
    assert (table.on("home-castle", 1), table.standing("home-castle", 1)) == ({"cattle": 2}, 1)
    assert (table.on("glen-orchy"), table.pos.now.around) == ({}, ())
    assert table.legal(Activate) == []
    assert told(table, "activated") == []


@pytest.mark.rule("X8.19")
def test_a_pile_of_overlays_goes_as_a_whole() -> None:
    table = territory()
    overlay = next(tile for tile in table.rules.pack.tiles if tile.overlay and not tile.river)
    table.tile(overlay.id, 1, 3, 1).play(StealTile(1, overlay.id), Resettle(0, 1, 1))
    place = cell_at(1, 1)
    assert table.player().tiles[place] == table.number(overlay.id)
    assert table.player().under[place] == (table.number("glen-orchy"),)
    assert cell_at(1, 3) not in table.player(1).under


@pytest.mark.rule("X8.20")
def test_a_landmark_card_stays() -> None:
    table = territory().tile("donan-castle", 1, 4, 1).card("donan-castle", seat=1)
    table.play(StealTile(1, "donan-castle"), Resettle(0, 1, 1))
    assert (len(table.player(1).cards), table.player(0).cards) == (1, ())


@pytest.mark.rule("X8.16", "X8.20")
def test_a_mobster_on_the_stolen_tile_goes_to_the_home_castle_there() -> None:
    table = hold(territory(), "kenneth-mcsnitch", 2)
    standing_on(table, "kenneth-mcsnitch", "glen-orchy", 1)
    table.play(StealTile(1, "glen-orchy"), Resettle(0, 1, 1))
    assert whereabouts(table, "kenneth-mcsnitch") == (1, "home-castle")


def wander(clan: str = "sinclair", holder: int = 1, **seats: int) -> Table:
    """Returns a table with her 2-coin token on a clan territory; seat 0 may set a marker."""
    table = held_by("peggy-mcwander", holder, **seats)
    out(table, "peggy-mcwander", table.rules.clan_of[clan], 2)
    return table.asked(ChoosingClan(0))


# Peggy McWander


@pytest.mark.rule("X8.10", "X8.8")
def test_her_tokens_go_onto_free_clan_territories() -> None:
    table = held_by("peggy-mcwander").marker("gunn")
    assert tokens(table, "peggy-mcwander") == (2, 3)
    assert refused(table, LieInWait("gunn", 2)) == ("clan-not-free", "X8.10")
    table.play(LieInWait("sinclair", 3))
    assert (tokens(table, "peggy-mcwander"), len(state(table).out)) == ((2,), 1)
    assert refused(table, LieInWait("sinclair", 2)) == ("clan-not-free", "X8.10")
    assert refused(table, LieInWait("ross", 3)) == ("no-mob-token", "X8.10")
    assert refused(table, LieInWait("nobody", 2)) == ("no-such-clan", "G14.2")
    table.play(LieInWait("ross", 2))
    assert table.legal(LieInWait) == []


@pytest.mark.rule("X8.10")
def test_another_player_pays_her_price_on_top_of_the_road() -> None:
    table = wander().coins(9).coins(0, seat=1)
    road = table.pos.roads[table.rules.clan_of["sinclair"]]
    table.play(PlaceMarker("sinclair"))
    assert table.player(0).coins == 9 - road - 2
    assert table.player(1).coins == 2
    assert state(table).out == ()


@pytest.mark.rule("X8.10")
def test_or_cannot_set_a_marker_there() -> None:
    table = wander()
    road = table.pos.roads[table.rules.clan_of["sinclair"]]
    table.coins(road + 1)
    assert PlaceMarker("sinclair") not in table.legal(PlaceMarker)
    assert refused(table, PlaceMarker("sinclair")) == ("road-too-dear", "G14.5")
    table.coins(road + 2)
    assert PlaceMarker("sinclair") in table.legal(PlaceMarker)


@pytest.mark.rule("X8.10")
def test_her_own_player_pays_the_road_alone() -> None:
    table = wander(holder=0).coins(9)
    road = table.pos.roads[table.rules.clan_of["sinclair"]]
    table.play(PlaceMarker("sinclair"))
    assert (table.player(0).coins, state(table).out) == (9 - road, ())


@pytest.mark.rule("R-X24")
def test_a_marker_free_of_its_road_still_costs_her_price() -> None:
    table = wander().coins(9).coins(0, seat=1)
    place = table.rules.clan_of["sinclair"]
    set_marker(table.pos, 0, place, free=True)
    assert (table.player(0).coins, table.player(1).coins) == (7, 2)


@pytest.mark.rule("X8.8")
def test_tokens_wait_until_no_other_question_is_open() -> None:
    table = held_by("peggy-mcwander").coins(9).asked(ChoosingClan(0))
    assert table.why_not(LieInWait("sinclair", 2)) == "finish-first"
    assert table.legal(LieInWait) == []


# Joe McDuff


@pytest.mark.rule("X8.11")
def test_he_takes_the_largest_pile_of_a_row() -> None:
    table = held_by("joe-mcduff").market(wood=3, stone=1)
    table.play(Skim("wood"))
    assert (table.player().coins, table.pos.market[0]) == (3, 2)
    table.play(Skim("wood"))
    assert (table.player().coins, table.pos.market[0]) == (5, 1)
    assert refused(table, Skim("sheep")) == ("no-coins-in-row", "X8.11")
    table.play(Skim("stone"))
    assert (table.player().coins, tokens(table, "joe-mcduff")) == (6, ())
    assert refused(table, Skim("wood")) == ("no-mob-token", "X8.11")
    assert sentence(table, Skim("wood")) == "You have no token of Joe McDuff to use."


@pytest.mark.rule("X8.8", "X8.11")
def test_he_helps_in_the_middle_of_a_payment() -> None:
    table = held_by("joe-mcduff").market(wood=3).tile("crieff", 1, 1).activating("crieff")
    table.goods("home-village", sheep=1).play(Activate("crieff", 1))
    assert isinstance(table.pos.stack[-1], Pay)
    table.play(Skim("wood"))
    assert table.player().coins == 3
    assert isinstance(table.pos.stack[-1], Pay)


def test_no_one_else_uses_a_mobster() -> None:
    table = held_by("joe-mcduff", 1).market(wood=3)
    assert table.why_not(Skim("wood")) == "no-mob-token"
    assert table.legal(Take)
