"""Kinds of tile: the icons of our set (G21)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.actions.activation import Activate
from bothy.games.glenmore.actions.placing import Place
from bothy.games.glenmore.answers import DONE
from bothy.games.glenmore.pack.types import RESOURCES, Tile, components
from bothy.games.glenmore.pack.types import effects as fx
from bothy.games.glenmore.turn import COIN, END_TURN, STOP, Discard, Take

PACK = components()
TERRITORY = [tile for tile in PACK.rondel_tiles if tile.kind == "territory"]


def ids(icon: str) -> list[str]:
    return [tile.id for tile in TERRITORY if icon in tile.icons]


def made(tile: Tile) -> set[str]:
    """Returns what an activation puts on the tile."""
    found = set()
    for effect in tile.activation:
        if isinstance(effect, fx.ProduceAny):
            found.add("any")
        elif isinstance(effect, fx.Produce):
            found |= {name for name, count in zip(RESOURCES, effect.resources, strict=True) if count}
    return found


def scotsmen(tile: Tile) -> int:
    return sum([effect.count for effect in tile.immediate if isinstance(effect, fx.GainScotsmen)])


# The set


@pytest.mark.rule("G21.1")
def test_every_tile_says_which_of_its_values_are_printed() -> None:
    sources = [tile.source for tile in PACK.rondel_tiles]
    assert set(sources) <= {"rulebook", "public", "original"}
    assert sources.count("original") == 67, "all but Loch Lochy, Loch Ness and The End"
    assert "activation" in PACK.tile("inshriach").origin.rulebook


@pytest.mark.rule("G21.1")
def test_an_owner_of_the_box_may_replace_values() -> None:
    tiles = tuple([
        replace(tile, activation=(fx.Move(4),)) if tile.id == "home-castle" else tile for tile in PACK.tiles
    ])  # fmt: skip
    table = Table(pack=replace(PACK, tiles=tiles)).activating("home-castle").play(Activate("home-castle", 1))
    assert table.pos.now.movement == 4


@pytest.mark.rule("G21.2")
def test_there_are_nine_icons_and_every_territory_tile_shows_one() -> None:
    assert {len(tile.icons) for tile in TERRITORY} == {1}
    assert {tile.icons[0] for tile in TERRITORY} == set(fx.ICONS)
    assert fx.ICONS[:6] == ("village", "castle", "animal", "cloth", "whisky", "trade")


@pytest.mark.rule("G16.1", "G21.2")
def test_a_landmark_is_a_village_a_castle_or_a_loch() -> None:
    landmarks = [tile for tile in TERRITORY if tile.card]
    assert len(landmarks) == 11
    assert {tile.icons for tile in landmarks} == {("village",), ("castle",), ("loch",)}


# Effects of each kind


@pytest.mark.rule("G21.2")
@pytest.mark.parametrize("tile", ids("village"))
def test_a_village_brings_a_scotsman_and_one_movement(tile: str) -> None:
    assert scotsmen(PACK.tile(tile)) == 1
    assert PACK.tile(tile).activation == (fx.Move(1),)


@pytest.mark.rule("G21.2")
@pytest.mark.parametrize("tile", ids("castle"))
def test_a_castle_gives_one_movement_and_a_landmark_card(tile: str) -> None:
    assert PACK.tile(tile).activation == (fx.Move(1),)
    assert PACK.tile(tile).card == tile
    assert scotsmen(PACK.tile(tile)) <= 1


@pytest.mark.rule("G21.2")
@pytest.mark.parametrize(
    ("icon", "kinds"),
    [("cloth", {"wood", "stone"}), ("field", {"barley", "any"}), ("animal", {"sheep", "cattle"})],
)
def test_cloth_field_and_animal_tiles_make_their_resources(icon: str, kinds: set[str]) -> None:
    assert all(made(PACK.tile(tile)) and made(PACK.tile(tile)) <= kinds for tile in ids(icon))
    assert set().union(*[made(PACK.tile(tile)) for tile in ids(icon)]) == kinds


@pytest.mark.rule("G21.2", "G21.4")
def test_the_five_distilleries_give_whisky_at_once() -> None:
    assert set(ids("whisky")) == {"pulteney", "edradour", "glen-mhor", "glenlochy", "millburn"}
    for tile in ids("whisky"):
        assert any(isinstance(effect, fx.GainWhisky) for effect in PACK.tile(tile).immediate)


@pytest.mark.rule("G12.6", "G21.2", "G21.4")
@pytest.mark.parametrize("tile", ids("whisky"))
def test_distilleries_make_one_whisky_of_one_barley_millburn_none(tile: str) -> None:
    table = Table().tile(tile, 0, -1).goods("home-castle", barley=1).activating("home-castle")
    if tile == "millburn":
        assert table.why_not(Activate(tile, 1)) == "no-activation"
    else:
        table.play(Activate(tile, 1)).play(table.pos.legal(0)[0])
        assert (table.player().whisky, table.player().stock()) == (1, [0] * 5)


@pytest.mark.rule("G12.6", "G21.2")
@pytest.mark.parametrize("tile", ids("trade"))
def test_a_trade_tile_turns_resources_into_points_or_a_marker(tile: str) -> None:
    for deal in PACK.tile(tile).activation:
        assert isinstance(deal, fx.Trade)
        assert deal.pay.pieces
        assert [type(gain) for gain in deal.gain] == [fx.PlaceMarkers if tile == "moot-hill" else fx.Score]


@pytest.mark.rule("G12.9", "G21.2")
@pytest.mark.parametrize(("tile", "vp"), [("clachaig-inn", 3), ("kings-house", 5)])
def test_an_inn_costs_whisky_and_a_coin_and_gives_points_at_each_activation(tile: str, vp: int) -> None:
    assert (PACK.tile(tile).cost.whisky, PACK.tile(tile).cost.coins) == (1, 1)
    table = Table().tile(tile, 0, -1).activating("home-castle").play(Activate(tile, 1))
    table.turn(0).activating("home-castle").play(Activate(tile, 1))
    assert table.player().total() == 2 * vp


@pytest.mark.rule("G21.2")
def test_a_loch_is_on_the_river_brings_a_card_and_has_no_activation() -> None:
    assert ids("loch") == ["loch-lochy", "loch-shiel", "loch-ness", "loch-morar"]
    for tile in [PACK.tile(tile) for tile in ids("loch")]:
        assert (tile.river, tile.card, tile.activation) == (True, tile.id, ())


# Home tiles, persons, protected tiles


@pytest.mark.rule("G12.1", "G12.10", "G21.3")
def test_start_village_and_home_castle_give_one_movement_each() -> None:
    table = Table().activating("home-castle").play(Activate("home-village", 1))
    assert table.pos.now.movement == 1
    table.play(Activate("home-castle", 1))
    assert table.pos.now.movement == 2


@pytest.mark.rule("G4.1", "G4.3", "G4.5", "G4.7", "G9.2", "G9.3", "G12.1", "G12.2", "G12.5", "G21.3")
def test_red_last_takes_a_tile_and_activates_around_it() -> None:
    table = Table().rondel(
        "gap", "seat-0", "seat-1", "seat-2", "inshriach", "ballachulish", "black-isle", "glen-lyon", "lochridge",
        "robert-the-bruce", *["any"] * 4,
    )  # fmt: skip
    table.play(Take("inshriach"), Place(1, -1))
    table.play(*[Activate(tile, 1) for tile in ("inshriach", "home-village", "home-castle")])
    assert (table.on("inshriach"), table.pos.now.movement) == ({"wood": 1}, 2)
    table.play(END_TURN, deal=("dornoch",))
    assert (table.space(0), table.space(1), table.pos.gap) == ("dornoch", "empty", 1)
    assert table.acting() == 1


@pytest.mark.rule("G14.1", "G21.5")
def test_persons_belong_to_no_type_and_cost_nothing() -> None:
    persons = [tile for tile in PACK.tiles if tile.kind == "person"]
    assert len(persons) == 11 + 1, "eleven on the rondel, and David Hume"
    for tile in persons:
        assert (tile.icons, tile.cost.free, tile.activation, tile.river) == ((), True, (), False)


@pytest.mark.rule("G14.1", "G21.5")
def test_a_person_is_never_placed() -> None:
    table = Table().rondel("gap", "seat-0", "seat-1", "seat-2", "robert-burns", *["any"] * 9)
    table.play(Take("robert-burns"))
    assert table.legal(Place) == []
    table.play(DONE)
    assert table.why_not(Place(0, -1)) == "not-an-answer"


@pytest.mark.rule("G4.4", "G21.6")
def test_in_the_base_game_the_end_alone_is_protected() -> None:
    assert [tile.id for tile in PACK.tiles if tile.protected] == ["the-end"]


def protected() -> Table:
    """Returns a table where Brora is protected, as chronicles' tiles may be."""
    tiles = tuple([replace(tile, protected=True) if tile.id == "brora" else tile for tile in PACK.tiles])
    return Table(2, pack=replace(PACK, tiles=tiles))


@pytest.mark.rule("G4.4", "G21.6", "R-G18")
def test_a_protected_tile_may_be_passed_but_not_stopped_on() -> None:
    table = protected().rondel("gap", "seat-0", "seat-1", "brora", "inshriach", "the-end", *["any"] * 8)
    assert table.why_not(Take("brora")) == "protected"
    assert table.why_not(Discard("brora", COIN)) == "protected"
    assert table.why_not(Take("inshriach")) == ""
    assert table.why_not(STOP) == ""


@pytest.mark.rule("G5.3", "G21.6", "R-G10")
def test_the_die_does_not_remove_a_protected_tile() -> None:
    spaces = ("seat-0", "die", "seat-1", "inshriach", "spittal", "brora", "lochridge")
    table = protected().rondel("gap", *spaces, *["any"] * 6)
    table.play(Take("spittal"), Place(0, -1)).play(END_TURN, deal=("dornoch", 2, "kingussie"))
    assert (table.space(4), table.space(6), table.space(7)) == ("inshriach", "brora", "die")
    assert [table.rules.ids[tile] for tile in table.pos.discards] == ["lochridge"]
