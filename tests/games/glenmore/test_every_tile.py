"""Each of the seventy tiles of the rondel does what its row declares when taken, placed and activated."""

from __future__ import annotations

import pytest
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.actions.activation import Activate
from bothy.games.glenmore.actions.markers import PlaceMarker
from bothy.games.glenmore.actions.payment import SendAway
from bothy.games.glenmore.actions.placing import Place
from bothy.games.glenmore.answers import DONE, Done, Give
from bothy.games.glenmore.pack.types import RESOURCES, Price, Tile, components
from bothy.games.glenmore.pack.types import effects as fx
from bothy.games.glenmore.turn import END_TURN, STOP, Take
from bothy.kernel import Action

PACK = components()
TERRITORY = [tile.id for tile in PACK.rondel_tiles if tile.kind == "territory"]
PERSONS = [tile.id for tile in PACK.rondel_tiles if tile.kind == "person"]
DEALS = [(tile.id, deal) for tile in PACK.rondel_tiles for deal in range(1, len(tile.activation) + 1)]
COVERED = {
    "inverness": "halkirk",
    "easter-ross": "black-isle",
    "abernethy": "inshriach",
    "drumochter": "lochridge",
    "fort-william": "kingussie",
    "tain": "crieff",
}
"""A tile that each overlay may cover."""
COUNTED: dict[type, str] = {
    fx.GainCoins: "coins",
    fx.GainWhisky: "whisky",
    fx.GainScotsmen: "scotsmen",
    fx.ProduceAny: "resources",
}


def wealthy(tile: str) -> Table:
    """Returns a seat with three of every resource, coins, whisky and Scotsmen, enough to pay for anything."""
    table = Table().coins(9).whisky(3)
    barns = [each for each in ("spittal", "glen-affric", "elgin", "oban") if each != tile][:3]
    for column, barn in enumerate(barns):
        table.tile(barn, column, 1)
    table.scotsmen(home_village=2, home_castle=2)
    for barn, resource in zip(("home-village", "home-castle", *barns), RESOURCES, strict=True):
        table.goods(barn, **{resource: 3})
    return table


def about_to_take(tile: str) -> Table:
    table = wealthy(tile)
    if tile in COVERED:
        table.tile(COVERED[tile], *((2, 0) if PACK.tile(tile).river else (1, -1)))
    return table.rondel("gap", "seat-0", "seat-1", "seat-2", tile, *["any"] * 9)


def held(table: Table) -> dict[str, int]:
    """Returns everything that a tile can change, by name."""
    player = table.player()
    return {
        "coins": player.coins,
        "whisky": player.whisky,
        "vp": player.total(),
        "scotsmen": 9 - player.supply,
        "cards": len(player.cards),
        "movement": table.pos.now.movement,
        "resources": sum(player.stock()),
    }


def paid(price: Price) -> dict[str, int]:
    return {
        "coins": -price.coins,
        "whisky": -price.whisky,
        "scotsmen": -price.scotsmen,
        "resources": -price.pieces,
    }


def brought(effect: fx.Effect) -> dict[str, int]:
    """Returns what a declared effect should change, by the names of `held`."""
    if isinstance(effect, fx.Trade):
        return added(paid(effect.pay), *[brought(gain) for gain in effect.gain])
    if isinstance(effect, fx.TakeCard):
        return added({"cards": 1}, *[brought(each) for each in PACK.landmark(effect.card).effects])
    if isinstance(effect, fx.Produce):
        return {"resources": sum(effect.resources)}
    if isinstance(effect, fx.Score | fx.Move):
        return {"vp" if isinstance(effect, fx.Score) else "movement": effect.points}
    if isinstance(effect, fx.GainCoins | fx.GainWhisky | fx.GainScotsmen | fx.ProduceAny):
        return {COUNTED[type(effect)]: effect.count}
    return {}


def added(*changes: dict[str, int]) -> dict[str, int]:
    """Adds up changes, dropping zeros."""
    found: dict[str, int] = {}
    for change in changes:
        for name, amount in change.items():
            found[name] = found.get(name, 0) + amount
    return {name: amount for name, amount in found.items() if amount}


def changed(table: Table, before: dict[str, int]) -> dict[str, int]:
    return {name: now - before[name] for name, now in held(table).items() if now != before[name]}


def answer_all(table: Table) -> int:
    """Answers every question until the turn may end, declining markers; returns how many were offered."""
    markers = 0
    while table.why_not(END_TURN):
        legal = table.pos.legal(0)
        markers += bool(table.legal(PlaceMarker))
        table.play(choice(legal))
    return markers


def choice(legal: list[Action]) -> Action:
    """Pays from own tiles, declines what may be declined, else takes the first option."""
    for kind in (Give, SendAway, Done):
        for action in legal:
            if isinstance(action, kind):
                return action
    return legal[0]


def markers_of(*effects: fx.Effect) -> int:
    found = 0
    for effect in effects:
        if isinstance(effect, fx.PlaceMarkers):
            found += effect.count
        elif isinstance(effect, fx.TakeCard):
            found += markers_of(*PACK.landmark(effect.card).effects)
        elif isinstance(effect, fx.Trade):
            found += markers_of(*effect.gain)
    return found


def row(tile: str) -> Tile:
    return PACK.tile(tile)


@pytest.mark.rule("G8.1", "G8.2", "G11.1", "G11.3", "G16.1", "G21.1", "R-G36")
@pytest.mark.parametrize("tile", TERRITORY)
def test_a_tile_taken_and_placed_costs_and_brings_what_its_row_says(tile: str) -> None:
    table = about_to_take(tile)
    before, size = held(table), len(table.player().tiles)
    table.play(Take(tile))
    markers = answer_all(table)
    assert changed(table, before) == added(paid(row(tile).cost), *[brought(each) for each in row(tile).immediate])
    assert markers == markers_of(*row(tile).immediate)
    assert len(table.player().tiles) == size + (tile not in COVERED)


@pytest.mark.rule("G8.1", "G8.2")
@pytest.mark.parametrize("tile", TERRITORY)
def test_the_resources_paid_for_a_tile_are_those_named(tile: str) -> None:
    table = about_to_take(tile)
    before = table.player().stock()
    table.play(Take(tile))
    while not table.legal(Place):
        table.play(choice(table.pos.legal(0)))
    now = table.player().stock()
    assert tuple([had - has for had, has in zip(before, now, strict=True)]) == row(tile).cost.resources


@pytest.mark.rule("G11.3", "G11.4", "R-G8")
@pytest.mark.parametrize("tile", [tile for tile in TERRITORY if tile not in COVERED])
def test_the_immediate_gains_of_a_tile_are_placed_on_it(tile: str) -> None:
    table = about_to_take(tile).play(Take(tile))
    answer_all(table)
    change = added(*[brought(each) for each in row(tile).immediate])
    assert sum(table.on(tile).values()) == change.get("resources", 0)
    assert table.standing(tile) == change.get("scotsmen", 0)


@pytest.mark.rule("G12.4", "G12.5", "G12.6", "G12.9", "G12.10", "G21.2", "R-G40", "R-G41")
@pytest.mark.parametrize(("tile", "deal"), DEALS)
def test_an_activated_tile_does_what_its_row_says(tile: str, deal: int) -> None:
    table = wealthy(tile).tile(tile, *((2, 0) if row(tile).river else (0, -1))).activating(tile)
    before = held(table)
    table.play(Activate(tile, deal))
    markers = answer_all(table)
    effect = row(tile).activation[deal - 1]
    assert changed(table, before) == brought(effect)
    assert markers == markers_of(effect)
    assert table.why_not(Activate(tile, deal)) == "activated"
    if isinstance(effect, fx.Produce):
        named = zip(RESOURCES, effect.resources, strict=True)
        assert table.on(tile) == {name: count for name, count in named if count}


@pytest.mark.rule("G12.6", "R-G41")
@pytest.mark.parametrize(
    ("tile", "deal"), [each for each in DEALS if isinstance(row(each[0]).activation[each[1] - 1], fx.Trade)]
)
def test_a_deal_is_refused_when_its_cost_cannot_be_paid(tile: str, deal: int) -> None:
    table = Table().tile(tile, *((2, 0) if row(tile).river else (0, -1))).activating(tile)
    assert table.why_not(Activate(tile, deal)) == "cannot-pay-trade"


@pytest.mark.rule("G12.1", "G21.2")
@pytest.mark.parametrize("tile", [tile for tile in TERRITORY if not row(tile).activation])
def test_a_tile_without_activation_cannot_be_activated(tile: str) -> None:
    table = Table().tile(tile, *((2, 0) if row(tile).river else (0, -1))).activating(tile)
    assert table.why_not(Activate(tile, 1)) == "no-activation"


@pytest.mark.rule("G6.2", "G14.1", "G14.2", "G21.5")
@pytest.mark.parametrize("tile", PERSONS)
def test_a_person_comes_free_with_one_marker(tile: str) -> None:
    table = about_to_take(tile)
    before, size = held(table), len(table.player().tiles)
    table.play(Take(tile))
    assert len(table.legal(PlaceMarker)) > 4
    table.play(DONE)
    assert changed(table, before) == {}
    assert (table.player().persons, len(table.player().tiles)) == ((table.number(tile),), size)


@pytest.mark.rule("G2.4", "G19.1", "R-G62")
def test_the_seventieth_tile_is_the_end_which_no_one_takes() -> None:
    assert len(TERRITORY) + len(PERSONS) == 69
    table = about_to_take("the-end")
    assert table.why_not(Take("the-end")) == "end-is-not-taken"
    assert table.why_not(STOP) == ""
