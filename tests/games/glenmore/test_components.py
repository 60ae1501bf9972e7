"""The components: facts of the rulebook, and invalid rows."""

from __future__ import annotations

import shutil
import tomllib
from itertools import pairwise
from pathlib import Path

import pytest

from bothy.games.glenmore.pack.types import (
    BUILT_IN,
    STACKS,
    ComponentError,
    Components,
    Price,
    components,
    read_components,
)
from bothy.games.glenmore.pack.types.effects import (
    Activate,
    GainCoins,
    GainScotsmen,
    GainWhisky,
    Move,
    PlaceMarkers,
    Power,
    Produce,
    ProduceAny,
    RemoveTiles,
    Score,
    ScoreSteps,
    TakeCard,
    TakePerson,
    Trade,
)
from bothy.games.glenmore.pack.types.price import FREE
from bothy.kernel import FilePacks
from bothy.table.game_registry import find

MARKS = ("rulebook", "public", "inferred")
"""Keys that name a row's values that aren't ours."""
WOOD = (1, 0, 0, 0, 0)
BARLEY = (0, 0, 1, 0, 0)


@pytest.fixture
def pack() -> Components:
    return components()


def place(pack: Components, name: str) -> int:
    return pack.clan_board.number(name)


def test_seventy_tiles_come_to_the_rondel(pack: Components) -> None:
    assert [len(pack.stack(letter)) for letter in STACKS] == [5, 14, 17, 17, 17]
    assert len(pack.rondel_tiles) == 70


def test_components_are_read_once() -> None:
    assert components() is components()


def test_each_s_tile_is_a_free_producer_of_another_resource(pack: Components) -> None:
    tiles = pack.stack("S")
    assert all(tile.cost == FREE and tile.cost.free for tile in tiles)
    produced = [tile.activation[0].resources for tile in tiles if isinstance(tile.activation[0], Produce)]
    assert sorted(produced) == sorted([tuple(int(n == kind) for n in range(5)) for kind in range(5)])


def test_halkirk_is_a_river_village_with_a_scotsman_and_a_movement_point(pack: Components) -> None:
    halkirk = pack.tile("halkirk")
    assert (halkirk.icons, halkirk.river, halkirk.overlay) == (("village",), True, False)
    assert halkirk.immediate == (GainScotsmen(1),)
    assert halkirk.activation == (Move(1),)


def test_inverness_goes_on_river_villages_and_brings_a_scotsman_and_its_card(pack: Components) -> None:
    inverness = pack.tile("inverness")
    assert (inverness.stack, inverness.icons, inverness.river, inverness.overlay) == (
        "B",
        ("village",),
        True,
        True,
    )
    assert set(inverness.immediate) == {GainScotsmen(1), TakeCard("inverness")}
    assert inverness.card == "inverness"


def test_inshriach_gives_wood_and_the_home_castle_movement(pack: Components) -> None:
    assert pack.tile("inshriach").activation == (Produce(WOOD),)
    assert pack.tile("home-castle").activation == (Move(1),)


@pytest.mark.rule("R-G28")
def test_loch_ness_costs_a_scotsman_and_nothing_else(pack: Components) -> None:
    assert pack.tile("loch-ness").cost == Price(scotsmen=1)


def test_kenmore_fair_costs_wood_and_trades_two_or_four_different(pack: Components) -> None:
    fair = pack.tile("kenmore-fair")
    assert fair.cost == Price(WOOD)
    assert fair.activation == (
        Trade(Price(different=2), (Score(4),)),
        Trade(Price(different=4), (Score(8),)),
    )


def test_a_distillery_makes_whisky_of_barley(pack: Components) -> None:
    assert pack.tile("pulteney").activation == (Trade(Price(BARLEY), (GainWhisky(1),)),)


@pytest.mark.rule("R-G56")
def test_david_hume_counts_twice_and_brings_no_marker(pack: Components) -> None:
    hume = pack.tile("david-hume")
    assert (hume.persons, hume.immediate) == (2, ())
    assert pack.tile("robert-the-bruce").immediate == (PlaceMarkers(1),)


def test_lochridge_has_no_river_and_is_no_overlay(pack: Components) -> None:
    lochridge = pack.tile("lochridge")
    assert (lochridge.river, lochridge.overlay) == (False, False)


@pytest.mark.rule("R-G37")
def test_duart_castle_places_the_marker_before_it_pays_the_coin(pack: Components) -> None:
    assert pack.landmark("duart-castle").effects == (PlaceMarkers(1), GainCoins(1))


def test_cards_say_when_they_work(pack: Components) -> None:
    timings = {card.id: card.timing for card in pack.landmarks if card.timing != "at-once"}
    assert timings == {"loch-ness": "lasting", "castle-moil": "lasting", "armadale-castle": "at-end"}


def test_simple_cards_are_made_of_common_effects(pack: Components) -> None:
    assert pack.landmark("loch-lochy").effects == (ProduceAny(2),)
    assert pack.landmark("inverness").effects == (Produce(BARLEY), GainWhisky(1))
    assert pack.landmark("loch-shiel").effects == (GainScotsmen(1), GainWhisky(1))


@pytest.mark.rule("R-G69")
def test_armadale_doubles_the_first_eight_coins(pack: Components) -> None:
    (power,) = pack.landmark("armadale-castle").effects
    assert isinstance(power, Power)
    assert power.figures == {"vp": 2, "first": 8}


@pytest.mark.rule("R-G50")
def test_macmillan_must_remove_a_tile_and_loch_morar_may_remove_two(pack: Components) -> None:
    clans = {clan.id: clan for clan in pack.clan_board.territories}
    assert clans["macmillan"].bonus == (RemoveTiles(1),)
    assert pack.landmark("loch-morar").effects == (RemoveTiles(2, may=True),)


def test_clan_gains_go_on_any_tile(pack: Components) -> None:
    clans = {clan.id: clan for clan in pack.clan_board.territories}
    assert clans["chisholm"].bonus == (Produce(BARLEY, anywhere=True), GainScotsmen(1, anywhere=True))
    assert clans["maclean"].bonus == (Activate("animal"), Activate("whisky"))
    assert clans["mckay"].bonus == (TakePerson("david-hume"),)


@pytest.mark.rule("R-G2")
@pytest.mark.parametrize(("coins", "points"), [(8, 0), (9, 5), (11, 5), (12, 8), (20, 8)])
def test_oliphant_pays_the_best_step_that_is_reached(pack: Components, coins: int, points: int) -> None:
    (bonus,) = pack.clan_board.places[place(pack, "oliphant")].bonus
    assert isinstance(bonus, ScoreSteps)
    assert bonus.points(coins) == points


@pytest.mark.rule("R-G54")
def test_macleod_is_free_and_mckay_costs_two_at_the_start(pack: Components) -> None:
    board = pack.clan_board
    assert board.road_cost(place(pack, "macleod"), ()) == 0
    assert board.road_cost(place(pack, "mckay"), ()) == 2
    assert len(board.route(place(pack, "mckay"), ())) == 3


@pytest.mark.rule("R-G54")
def test_a_marker_on_macmillan_makes_maclachlan_cost_one(pack: Components) -> None:
    board, macmillan, maclachlan = pack.clan_board, place(pack, "macmillan"), place(pack, "maclachlan")
    assert board.road_cost(maclachlan, ()) == 3
    assert board.road_cost(maclachlan, (macmillan,)) == 1
    assert board.route(maclachlan, (macmillan,)) == (macmillan, maclachlan)


@pytest.mark.rule("R-G55")
def test_a_second_marker_on_douglas_pays_from_elsewhere(pack: Components) -> None:
    board, douglas = pack.clan_board, place(pack, "douglas")
    assert board.road_cost(douglas, (douglas,)) == board.road_cost(douglas, ()) == 5
    assert board.road_cost(douglas, (douglas, place(pack, "oliphant"))) == 1


def test_the_route_costs_what_the_table_of_costs_says(pack: Components) -> None:
    board = pack.clan_board
    for to in range(1, len(board.places)):
        route = board.route(to, ())
        roads = [dict(board.neighbours[one])[other] for one, other in pairwise(route)]
        assert sum(roads) == board.road_cost(to, ())


@pytest.mark.rule("R-G19")
def test_who_acts_later_begins_with_more_coins(pack: Components) -> None:
    assert [seat.coins for seat in pack.seats] == [5, 6, 7, 8]


@pytest.mark.rule("R-G71")
def test_fewer_than_four_players_find_a_coin_on_every_market_row(pack: Components) -> None:
    coins = {(table.players, table.die): table.market_coins for table in pack.tables}
    assert coins == {(2, True): 1, (3, False): 1, (3, True): 1, (4, False): 0, (4, True): 0}
    assert [row.prices for row in pack.market] == [(1, 2, 3)] * 5


@pytest.mark.rule("R-G1")
@pytest.mark.parametrize(("more", "points"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 5), (5, 8), (9, 8)])
def test_a_difference_is_worth_at_most_eight(pack: Components, more: int, points: int) -> None:
    assert pack.differences.points(more) == points


@pytest.mark.rule("R-G67")
def test_an_extra_tile_costs_three_points_and_a_coin_brings_one(pack: Components) -> None:
    assert (pack.end_worth("extra-tile"), pack.end_worth("coin")) == (-3, 1)


def test_the_table_for_two_has_five_a_tiles(pack: Components) -> None:
    assert pack.table(2, die=True).a_tiles == 5


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("tiles.toml", 'stack = "S"', 'stack = "Z"', "tile inshriach: stack 'Z' is none of"),
        ("tiles.toml", 'source = "rulebook"', 'source = "hearsay"', "source 'hearsay' is none of"),
        ("tiles.toml", "[{ produce = { wood", "[{ produce = { gold", "activation: cannot hold gold = 1"),
        ("tiles.toml", "{ move = 1 }", "{ fly = 1 }", "no effect begins with 'fly'"),
        ("tiles.toml", "{ move = 1 }", "{ move = 1, may = true }", "move cannot stand with may"),
        ("tiles.toml", "{ scotsmen = 1 }", "{ scotsmen = 0 }", "scotsmen can be 1 to 20, not 0"),
        ("tiles.toml", "river = true", "rivers = true", "unknown: rivers"),
        ("tiles.toml", "cost = { stone = 1 }", "cost = { stone = -1 }", "cost stone can be 1 to 20, not -1"),
        ("landmarks.toml", "vp = 2, first = 8", "vp = 2", "the power coins-count-more has vp and first"),
        ("landmarks.toml", '"activate-all"', '"activate-some"', "power cannot be 'activate-some'"),
        ("clan_board.toml", '["start", "macleod"]', '["start", "campbell"]', "there is no place campbell"),
        ("clan_board.toml", 'count = "river-tiles"', 'count = "towns"', "count cannot be 'towns'"),
        ("setup.toml", "[[rondel]]", "[[ring]]", "setup.toml: no rows [[rondel]]"),
        ("market.toml", 'id = "wood"', 'id = "peat"', "row peat: is no resource"),
    ],
)
def test_a_slip_in_a_file_is_named(tmp_path: Path, file: str, old: str, new: str, complaint: str) -> None:
    folder = shutil.copytree(BUILT_IN, tmp_path / "data")
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ComponentError) as caught:
        read_components(folder)
    assert complaint in str(caught.value)


def test_a_broken_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match=r"clan_board\.toml"):
        read_components(tmp_path)


def test_a_row_is_called_original_only_if_one_of_its_values_is_ours() -> None:
    packs = find("glenmore").packs
    assert isinstance(packs, FilePacks)
    rows = [
        row
        for path in packs.files.all()
        for table in tomllib.loads(path.read_text(encoding="utf-8")).values()
        for row in table
        if row["source"] == "original"
    ]
    found = []
    for row in rows:
        named = [name.partition(".")[0] for mark in MARKS for name in row.get(mark, ())]
        values = set(row) - {"id", "name", "kind", "region", "source", *MARKS}
        if named and values <= set(named):
            found.append(row["id"])
    assert len(rows) > 100
    assert found == []
