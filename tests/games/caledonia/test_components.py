"""The components: the contents of the data files, and that errors in them are found."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from bothy.games.caledonia.map.grid import hex_name, hex_named
from bothy.games.caledonia.pack.types import BUILT_IN, ComponentError, components, read_components
from bothy.games.caledonia.pack.types.goods import BREAD, CHEESE, GOODS, MILK, TOBACCO, WHISKY
from bothy.games.caledonia.pack.types.land import FOREST, GRASSLAND, MOUNTAIN
from bothy.games.caledonia.pack.types.scoring import EXPORTS, SETTLEMENTS
from bothy.games.caledonia.pack.types.units import BAKERY, COW, DISTILLERY, FIELD, MINER, SHEEP, WOODCUTTER


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "pack"
    shutil.copytree(BUILT_IN, folder)
    return folder


def edit(folder: Path, name: str, old: str, new: str) -> None:
    text = (folder / name).read_text(encoding="utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")


# The market


@pytest.mark.rule("R-C17")
def test_markers_start_on_the_starting_prices() -> None:
    prices = [track.prices[track.start] for track in components().price_tracks]
    assert dict(zip(GOODS, prices, strict=True)) == {
        "wool": 4,
        "grain": 5,
        "milk": 5,
        "bread": 10,
        "cheese": 10,
        "whisky": 11,
    }


def test_whisky_bought_twice_at_10_costs_12() -> None:
    prices = components().price_tracks[WHISKY].prices
    assert prices[prices.index(10) + 2] == 12


@pytest.mark.rule("R-C17")
def test_starting_prices_are_medium() -> None:
    low, medium, high = components().price_bands
    assert (low.id, medium.id, high.id) == ("low", "medium", "high")
    assert (medium.first, medium.last) == (3, 6)
    assert all(medium.first <= track.start <= medium.last for track in components().price_tracks)


# The player board


def test_a_player_has_four_of_each_unit_and_eight_workers() -> None:
    units = components().units
    assert [unit.pieces for unit in units] == [4] * 8
    assert [unit.id for unit in units if unit.kind == "worker"] == ["woodcutter", "miner"]


def test_first_workers_cost_what_the_rulebook_example_says() -> None:
    woodcutter, miner = components().units[WOODCUTTER], components().units[MINER]
    land = 6
    assert (woodcutter.cost + land, miner.cost + land) == (12, 16)


def test_units_stand_on_their_land() -> None:
    lands = {unit.id: unit.land for unit in components().units}
    assert lands.pop("woodcutter") == FOREST
    assert lands.pop("miner") == MOUNTAIN
    assert set(lands.values()) == {GRASSLAND}


def test_a_field_makes_two_grain_and_a_distillery_turns_one_into_whisky() -> None:
    units = components().units
    grain = units[FIELD].makes
    assert units[FIELD].makes_amount == 2
    assert (units[DISTILLERY].uses, units[DISTILLERY].makes) == (grain, WHISKY)
    assert (units[BAKERY].uses, units[BAKERY].makes) == (grain, BREAD)


def test_animals_give_their_good_and_their_meat() -> None:
    sheep, cow = components().units[SHEEP], components().units[COW]
    assert (cow.makes, cow.meat) == (MILK, 0)
    assert sheep.meat == 1
    assert [unit.id for unit in components().units if unit.meat is not None] == ["sheep", "cow"]


def test_technology_raises_the_income_of_workers_by_two() -> None:
    units = components().units
    incomes = {tile.id: units[tile.unit].income + tile.income for tile in components().technologies}
    assert incomes == {"technology-woodcutter": 6, "technology-miner": 8}
    assert [(tile.cost, tile.bonus_cost) for tile in components().technologies] == [(10, 5), (10, 5)]


def test_shipping_has_five_upgrades_of_four_pounds() -> None:
    levels = components().shipping_levels
    assert [level.cost for level in levels] == [0, 4, 4, 4, 4, 4]
    assert [level.lochs for level in levels] == [0, 0, 1, 2, 3, 4]
    assert [level.rivers for level in levels] == [False] + [True] * 5


def test_a_player_has_seven_merchants_two_of_them_in_stock() -> None:
    merchants = components().merchants
    assert (merchants.stock, merchants.track, merchants.cost) == (2, 5, 4)


# Contracts, ports, scoring tiles, clans, starting tiles


def test_the_contract_of_the_rulebook_is_among_the_fifty() -> None:
    example = [
        contract
        for contract in components().contracts
        if contract.goods[BREAD] == contract.goods[CHEESE] == contract.goods[WHISKY] == 1
    ]
    assert [contract.id for contract in example] == ["contract-50"]
    assert (example[0].imports[TOBACCO], example[0].upgrades, example[0].money) == (3, 2, 10)


def test_contracts_are_worth_5_to_21_points_with_static_imports() -> None:
    static = components().variants.static_import_vp
    worth = [contract.hops + static * sum(contract.imports) for contract in components().contracts]
    assert (min(worth), max(worth), sum(worth)) == (5, 21, 697)


def test_direct_bonuses_are_spread_as_known() -> None:
    contracts = components().contracts
    assert len([each for each in contracts if each.money]) == 20
    assert len([each for each in contracts if each.free_hexes]) == 13
    assert len([each for each in contracts if each.upgrades]) == 9
    assert len([each for each in contracts if not each.money + each.free_hexes + each.upgrades]) == 14


@pytest.mark.rule("R-C40")
def test_three_tiles_are_not_in_every_box() -> None:
    pack = components()
    assert [clan.id for clan in pack.clans if clan.kickstarter] == ["macewan"]
    assert [port.id for port in pack.ports if port.kickstarter] == ["port-9"]
    assert [tile.id for tile in pack.scoring_tiles if tile.kickstarter] == ["scoring-9"]


def test_clans_begin_with_what_the_rulebook_gives_them() -> None:
    clans = {clan.id: clan for clan in components().clans}
    assert clans["stewart"].extra_merchants + components().merchants.stock == 5
    assert clans["fergusson"].extra_first_workers + components().setup.first_workers == 3
    assert [clans["fergusson"].shipping(players) for players in (1, 2, 3, 4)] == [2, 2, 3, 3]
    assert [clans["macdonald"].shipping(players) for players in (1, 2, 3, 4)] == [1, 1, 0, 0]
    assert not clans["macdonald"].technology
    assert clans["robertson"].figures["delta_discount"] == (2, 3)


def test_campbells_bakeries_cost_5_4_4_and_his_first_distillery_7() -> None:
    campbell = next(clan for clan in components().clans if clan.id == "campbell")
    discounts = campbell.figures["building_discount"]
    assert [components().units[BAKERY].cost - off for off in discounts[:3]] == [5, 4, 4]
    assert components().units[DISTILLERY].cost - discounts[0] == 7


@pytest.mark.rule("R-C93")
def test_macewan_earns_at_most_27_a_contract() -> None:
    macewan = next(clan for clan in components().clans if clan.id == "macewan")
    assert macewan.figure("beer") * macewan.figure("most_grain") == 27


@pytest.mark.rule("R-C7")
def test_the_size_of_the_cellar_is_marked_as_inferred() -> None:
    mackenzie = next(clan for clan in components().clans if clan.id == "mackenzie")
    assert mackenzie.inferred == ("cellar_spots",)
    assert mackenzie.figure("cellar_spots") == 2


def test_ports_have_their_figures() -> None:
    money = {port.id: port.figure("money") for port in components().ports if "money" in port.figures}
    assert money == {"port-5": 10, "port-8": 5}


def test_a_field_scores_double_on_the_tile_for_production_units() -> None:
    tile = components().scoring_tiles[2]
    assert (tile.counts, tile.glory, tile.glory_for_field) == ("production-units", 1, 2)


def test_every_starting_tile_gives_55_pounds() -> None:
    assert [tile.money for tile in components().starting_tiles] == [55] * 9


# The export board, final scoring, the solo game


@pytest.mark.rule("R-C15")
def test_more_players_see_more_contracts() -> None:
    assert [boxes.open for boxes in components().open_boxes] == [5, 6, 7, 8]


def test_contracts_pay_in_the_first_round_and_cost_ever_more() -> None:
    assert [each.contract_cost for each in components().rounds] == [-5, 0, 5, 10, 15]


@pytest.mark.rule("R-C6")
def test_who_passes_first_gets_most() -> None:
    assert [bonus.money for bonus in components().pass_bonuses] == [16, 14, 12, 10]
    assert components().solo.pass_bonus == 16


@pytest.mark.rule("R-C9", "R-C21")
def test_tracks_start_at_nothing_and_every_fifth_import_pays() -> None:
    track = components().import_track
    assert (track.start, track.marked_every, track.money) == (0, 5, 1)
    assert components().glory_track.start == 0


@pytest.mark.rule("R-C12")
def test_two_players_buy_four_from_a_neighbour_more_buy_three() -> None:
    assert [count.neighbourhood for count in components().player_counts] == [0, 4, 3, 3]


def test_one_clan_more_than_players_is_drawn() -> None:
    assert [count.clans for count in components().player_counts] == [2, 3, 4, 5]


def test_two_leaders_in_exports_at_three_players_share_18() -> None:
    assert sum(components().ranking(EXPORTS, 3)) // 2 == 9
    assert components().ranking(EXPORTS, 2) == (8,)


def test_settlements_pay_three_places_from_three_players_on() -> None:
    assert components().ranking(SETTLEMENTS, 4) == components().ranking(SETTLEMENTS, 3) == (18, 12, 6)
    assert components().ranking(SETTLEMENTS, 2) == (12,)
    assert components().ranking(SETTLEMENTS, 1) == ()


def test_the_rulebooks_imports_score_41_points() -> None:
    rarest, second, commonest = [rarity.vp for rarity in components().rarities]
    assert 3 * rarest + 2 * second + 6 * commonest == 15 + 8 + 18


def test_money_scores_by_tens() -> None:
    assert (components().worth("money").every, components().worth("money").vp) == (10, 1)


def test_minus_3_is_the_box_at_the_bottom_left() -> None:
    boxes = {face.steps: face.box for face in components().price_faces}
    assert [boxes[steps] for steps in (-1, 1, -2, 2, -3, 3)] == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("R-C67")
def test_the_empty_solo_box_is_the_one_plus_3_names() -> None:
    boxes = {face.steps: face.box for face in components().price_faces}
    assert boxes[3] == components().open_boxes[0].open


def test_solo_results_are_named_from_newbie_to_genius() -> None:
    bands = [(band.id, band.from_vp) for band in components().result_bands]
    assert bands == [("newbie", 0), ("rookie", 116), ("average", 131), ("expert", 146), ("genius", 161)]


# Reading


def test_components_are_read_once() -> None:
    assert components() is components()


def test_an_owner_can_correct_a_row(pack: Path) -> None:
    edit(pack, "starting_tiles.toml", "goods = { milk = 1, bread = 1 }", "goods = { milk = 3 }")
    assert read_components(pack).starting_tiles[0].goods[MILK] == 3


@pytest.mark.parametrize(
    ("file", "right", "wrong", "told"),
    [
        ("ports.toml", "[[port]]", "[[port", "ports.toml: "),
        ("setup.toml", "[[variants]]", "[[variant]]", "setup.toml: no rows [[variants]]"),
        ("setup.toml", "[[variants]]", "[[setup]]", "setup variants: rounds should be int"),
        ("clans.toml", 'id = "campbell"', "", "clan (without id): id should be str"),
        ("clans.toml", '"rulebook"', '"hearsay"', "clan buchanan: source 'hearsay' is none of"),
        ("clans.toml", "butter = 8", "butter = [8, 0.5]", "clan cunningham: figure butter"),
        ("clans.toml", "[2, 3]", "[2]", "clan fergusson: shipping is"),
        ("clans.toml", '["cellar_spots"]', "[2]", "clan mackenzie: inferred should hold words"),
        ("ports.toml", "glory = 3", "glory = true", "port port-4: glory should be int"),
        ("units.toml", '"forest"', '"wood"', "unit woodcutter: land 'wood' is none of"),
        ("units.toml", 'id = "sheep"', 'id = "goat"', "unit goat: is no unit"),
        ("units.toml", "{ wool = 1 }", "{ wool = 1, milk = 1 }", "unit sheep: makes one good at most"),
        ("units.toml", "track = 5", "track = 5\ntracks = 5", "merchants merchants: unknown: tracks"),
        ("market.toml", 'id = "wool"', 'id = "hops"', "track hops: is no good"),
        ("market.toml", "[3, 3, 4,", '[3, "3", 4,', "track wool: prices should hold whole numbers"),
        ("contracts.toml", "{ wool = 4 }", "{ wol = 4 }", "contract contract-01: goods cannot hold wol"),
        ("contracts.toml", "{ wool = 4 }", "{ wool = 0 }", "contract-01: goods wool can be 1 to 20, not 0"),
        ("scoring.toml", 'id = "hops"', 'id = "tweed"', "worth tweed: is none of"),
        ("solo.toml", '"wool", "grain"', '"wool", "tweed"', "die goods-die: every face shows a good"),
    ],
)
def test_an_error_names_the_row_it_is_in(pack: Path, file: str, right: str, wrong: str, told: str) -> None:
    edit(pack, file, right, wrong)
    with pytest.raises(ComponentError, match=re.escape(told)):
        read_components(pack)


def test_two_rows_are_refused_where_there_is_one(pack: Path) -> None:
    text = (pack / "setup.toml").read_text(encoding="utf-8")
    variants = text[text.index("[[variants]]") :]
    (pack / "setup.toml").write_text(text + variants, encoding="utf-8")
    with pytest.raises(ComponentError, match="2 rows"):
        read_components(pack)


def test_a_missing_file_is_named(pack: Path) -> None:
    (pack / "ports.toml").unlink()
    with pytest.raises(ComponentError, match=r"ports\.toml"):
        read_components(pack)


# The map notation


def test_a_cell_is_read_as_it_is_written() -> None:
    side = components().sides[0]
    cells = {cell.hex: cell for cell in side.cells}
    gm5 = cells[hex_named("c1")]
    assert (gm5.terrain, gm5.cost, gm5.mist, gm5.seen) == (GRASSLAND | MOUNTAIN, 5, True, "")
    port, small_port = cells[hex_named("a1")], cells[hex_named("b1")]
    assert (port.feature, small_port.feature, small_port.seen) == ("port", "small-port", "!")


def test_a_river_is_read_as_it_is_written() -> None:
    carron = components().sides[0].rivers[0]
    assert (carron.id, carron.source) == ("A1-carron", "public")
    assert [hex_name(mouth) for mouth in carron.mouths] == ["a2", "c3"]
    assert [(hex_name(one), hex_name(other)) for one, other in carron.edges] == [("a3", "b2"), ("b2", "b3")]


@pytest.mark.parametrize(
    ("right", "wrong", "message"),
    [
        ('id = "A1"', 'id = "E1"', "side E1: a side is called by its module"),
        ("3      f1~           L!            L!", "3      f1~           L!", "side A1: row 3 does not fit"),
        ("3      f1~           L!            L!\n", "", "side A1: a3 is missing"),
        ("3      f1~           L!", "2      f1~           L!", "side A1: row 2 does not fit"),
        ("gm5~", "mg5~", "side A1: c1 cannot be 'mg5~'"),
        ("gm5~", "gm7~", "side A1: c1 cannot be 'gm7~'"),
        ("gm5~", "5~", "side A1: c1 cannot be '5~'"),
        ("a3/b2 b2/b3", "a3/b2 b2/d9", "cannot read the course"),
        ("a3/b2 b2/b3", "a3/b2 z2/b3", "'z2' is no hex"),
        ("a3/b2 b2/b3", "", "follows at least one border"),
    ],
)
def test_a_slip_on_a_map_is_named(pack: Path, right: str, wrong: str, message: str) -> None:
    edit(pack, "maps.toml", right, wrong)
    with pytest.raises(ComponentError, match=re.escape(message)):
        read_components(pack)
