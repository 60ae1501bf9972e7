"""MacGregor, MacIntosh, MacLachlan and Sinclair (G15): powers for the rest of the game."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.actions.activation import Activate
from bothy.games.glenmore.actions.markers import ChoosingClan, PlaceMarker
from bothy.games.glenmore.actions.movement import Walk
from bothy.games.glenmore.actions.payment import SendAway, Substitute
from bothy.games.glenmore.actions.placing import Place, Placing
from bothy.games.glenmore.answers import Buy, Give
from bothy.games.glenmore.pack.types import Price, components
from bothy.games.glenmore.pack.types import effects as fx
from bothy.games.glenmore.powers.clans import Fill
from bothy.games.glenmore.scoring.scores import amounts
from bothy.games.glenmore.turn import END_TURN, Take

BARREL, POINTS = Fill(True), Fill(False)


def with_clan(clan: str, table: Table | None = None) -> Table:
    """Gives the first seat a marker on this clan and no coins."""
    table = Table() if table is None else table
    table.coins(9).activating().asked(ChoosingClan(0)).play(PlaceMarker(clan))
    return table.coins(0).turn(0)


# MacGregor


def distillery(tile: str = "pulteney", clan: str = "macgregor") -> Table:
    table = with_clan(clan, Table().tile(tile, 0, -1).goods("home-castle", barley=1))
    return table.activating("home-castle")


@pytest.mark.rule("G15.10", "R-G46")
@pytest.mark.parametrize("tile", ["pulteney", "edradour", "glen-mhor", "glenlochy"])
def test_macgregor_takes_three_points_in_place_of_a_barrel(tile: str) -> None:
    table = distillery(tile).play(Activate(tile, 1), Give("barley", "home-castle"), POINTS)
    assert (table.player().total(), table.player().whisky) == (3, 0)
    assert table.player().stock() == [0] * 5, "the barley is paid all the same"


@pytest.mark.rule("G15.10", "R-G46")
def test_macgregor_may_take_the_barrel() -> None:
    table = distillery().play(Activate("pulteney", 1), Give("barley", "home-castle"), BARREL)
    assert (table.player().total(), table.player().whisky) == (0, 1)


@pytest.mark.rule("G15.10")
def test_no_one_is_asked_without_macgregor() -> None:
    table = distillery(clan="macintosh").play(Activate("pulteney", 1), Give("barley", "home-castle"))
    assert (table.player().total(), table.player().whisky) == (0, 1)
    assert table.legal(Fill) == []


@pytest.mark.rule("G15.10", "G21.4")
def test_macgregor_does_nothing_for_whisky_that_comes_at_once() -> None:
    table = with_clan("macgregor").goods("home-castle", barley=1)
    table.rondel("gap", "seat-0", "seat-1", "seat-2", "millburn", *["any"] * 9)
    table.play(Take("millburn"), Give("barley", "home-castle"), Place(0, -1))
    assert (table.player().whisky, table.player().total()) == (2, 2)
    assert table.legal(Fill) == []
    assert table.why_not(Activate("millburn", 1)) == "no-activation"


@pytest.mark.rule("G15.9", "G15.10", "R-G43", "R-G46")
def test_macgregor_works_when_another_clan_activates_the_distillery() -> None:
    table = distillery().asked(ChoosingClan(0)).play(PlaceMarker("macdonell"), Activate("pulteney", 1))
    table.play(Give("barley", "home-castle"), POINTS)
    assert table.player().total() == 3


@pytest.mark.rule("G15.10", "R-G46")
def test_macgregor_chooses_for_each_barrel() -> None:
    """No distillery of our set makes two, so Pulteney gets a better still."""
    still = fx.Trade(Price((0, 0, 1, 0, 0)), (fx.GainWhisky(2),))
    tiles = [replace(tile, activation=(still,)) if tile.id == "pulteney" else tile for tile in components().tiles]
    table = Table(pack=replace(components(), tiles=tuple(tiles))).tile("pulteney", 0, -1)
    with_clan("macgregor", table).goods("home-castle", barley=1).activating("home-castle")
    table.play(Activate("pulteney", 1), Give("barley", "home-castle"), POINTS, BARREL)
    assert (table.player().total(), table.player().whisky) == (3, 1)


# MacIntosh


def lone_scotsman(clan: str) -> Table:
    """Returns the home castle and Armadale Castle far from the only Scotsman."""
    table = with_clan(clan).tile("halkirk", 2, 0).tile("brora", 2, 1).tile("armadale-castle", 2, 2)
    return table.scotsmen(home_village=1).asked(Placing(0, table.number("spittal")))


@pytest.mark.rule("G15.11", "R-G48")
def test_macintosh_castles_help_placing_like_scotsmen() -> None:
    plain, helped = lone_scotsman("macleod"), lone_scotsman("macintosh")
    for place in (Place(2, 3), Place(3, 2), Place(2, -1), Place(1, 2)):
        assert plain.why_not(place) == "no-scotsman-near"
        assert helped.why_not(place) == ""
        assert place in helped.legal(Place)


@pytest.mark.rule("G15.11", "R-G48")
def test_the_home_castle_is_one_of_macintoshs_castles() -> None:
    table = with_clan("macintosh").scotsmen(home_village=0)
    table.asked(Placing(0, table.number("spittal")))
    assert {(place.column, place.row) for place in table.legal(Place)} == {(0, -1), (1, -1), (0, 1), (1, 1)}


@pytest.mark.rule("G10.3", "G15.11", "R-G31", "R-G48")
def test_macintosh_helps_overlays_too() -> None:
    table = with_clan("macintosh").tile("inshriach", 1, -1).scotsmen(inshriach=1)
    table.asked(Placing(0, table.number("abernethy")))
    assert table.legal(Place) == [Place(1, -1)]


@pytest.mark.rule("G8.7", "G15.11", "G16.13", "R-G28", "R-G48")
def test_with_macintosh_the_only_scotsman_may_pay_for_loch_ness() -> None:
    table = with_clan("macintosh").rondel("gap", "seat-0", "seat-1", "seat-2", "loch-ness", *["any"] * 9)
    table.play(Take("loch-ness"), SendAway("home-village"))
    assert table.legal(Place) == [Place(2, 0)], "beside the home castle"


@pytest.mark.rule("G15.11", "R-G48")
def test_macintosh_castles_count_neither_for_grant_nor_in_scorings() -> None:
    table = with_clan("macintosh").tile("brora", 1, 1).tile("spittal", 1, 2).tile("rannoch", 1, 3)
    table.scotsmen(home_village=1, brora=1, spittal=1, rannoch=1)
    assert amounts(table.pos, 0)[0] == 0
    table.coins(9).activating().asked(ChoosingClan(0)).play(PlaceMarker("grant"))
    assert table.player().total() == 0, "four tiles, the home castle is no fifth"


# MacLachlan


@pytest.mark.rule("G13.5", "G15.12", "R-G15")
@pytest.mark.parametrize(("gained", "walked", "vp"), [(0, 0, 0), (2, 0, 2), (3, 1, 2), (1, 1, 0)])
def test_maclachlan_pays_for_movement_left_at_the_end_of_the_turn(gained: int, walked: int, vp: int) -> None:
    table = with_clan("maclachlan").activating(movement=gained)
    table.play(*[Walk("home-village", "east")] * walked, END_TURN)
    assert table.player().total() == vp


@pytest.mark.rule("G13.5", "G15.12", "R-G15")
def test_without_maclachlan_movement_simply_lapses() -> None:
    table = Table().activating(movement=3).play(END_TURN)
    assert table.player().total() == 0


@pytest.mark.rule("G15.12", "R-G15")
def test_maclachlan_pays_on_the_turn_he_is_reached() -> None:
    table = Table().coins(3).activating(movement=2).asked(ChoosingClan(0))
    table.play(PlaceMarker("maclachlan"), END_TURN)
    assert table.player().total() == 2


# Sinclair


def sinclair(tile: str, clan: str = "sinclair", coins: int = 3) -> Table:
    """Returns a tile to activate and this many coins; full market rows prevent buying."""
    table = with_clan(clan, Table().tile(tile, 0, -1)).coins(coins)
    full = dict.fromkeys(("wood", "stone", "barley", "sheep", "cattle"), 3)
    return table.market(**full).activating("home-castle")


@pytest.mark.rule("G15.22", "R-G47")
def test_sinclair_pays_a_coin_in_place_of_a_named_resource() -> None:
    table = sinclair("amulree").goods("home-castle", sheep=1)
    table.play(Activate("amulree", 1), Substitute("cattle"), Give("sheep", "home-castle"))
    assert (table.player().total(), table.player().coins) == (7, 2)
    assert table.pos.market == [3] * 5, "the coin goes to the supply"


@pytest.mark.rule("G15.22", "R-G47")
@pytest.mark.parametrize(("tile", "pieces"), [("muir-of-ord", 3), ("elgin", 3), ("kenmore-fair", 2)])
def test_sinclair_pays_a_coin_in_place_of_any_resource_asked_for(tile: str, pieces: int) -> None:
    table = sinclair(tile).goods("home-castle", sheep=1, cattle=1).goods("home-village", sheep=1)
    table.play(Activate(tile, 1), Substitute("any"))
    for _ in range(pieces - 1):
        table.play(table.legal(Give)[0])
    assert (sum(table.player().stock()), table.player().coins) == (3 - (pieces - 1), 2)
    assert table.player().total() > 0


@pytest.mark.rule("G15.22", "R-G47")
def test_sinclair_pays_once_per_activation() -> None:
    table = sinclair("amulree")
    assert table.why_not(Activate("amulree", 1)) == "cannot-pay-trade"
    table.market(cattle=0).play(Activate("amulree", 1), Substitute("sheep"))
    assert table.legal(Substitute) == []
    table.play(Buy("cattle"))
    assert (table.player().total(), table.player().coins) == (7, 1)


@pytest.mark.rule("G15.22", "R-G47")
def test_sinclair_needs_the_coin() -> None:
    table = sinclair("amulree", coins=0).goods("home-castle", sheep=1)
    assert table.why_not(Activate("amulree", 1)) == "cannot-pay-trade"


@pytest.mark.rule("G15.22", "R-G47")
def test_sinclair_need_not_pay_coins() -> None:
    table = sinclair("amulree").goods("home-castle", sheep=1, cattle=1)
    table.play(Activate("amulree", 1), Give("sheep", "home-castle"), Give("cattle", "home-castle"))
    assert (table.player().total(), table.player().coins) == (7, 3)


@pytest.mark.rule("G15.22")
def test_sinclair_works_for_trade_tiles_only() -> None:
    assert sinclair("pulteney").why_not(Activate("pulteney", 1)) == "cannot-pay-trade"
    table = sinclair("pulteney").goods("home-castle", barley=1).play(Activate("pulteney", 1))
    assert table.why_not(Substitute("barley")) == "no-substitute"


@pytest.mark.rule("G15.22")
def test_sinclair_does_not_help_to_pay_for_tiles() -> None:
    table = sinclair("brora").turn(0)
    table.rondel("gap", "seat-0", "seat-1", "seat-2", "kingussie", *["any"] * 9)
    assert table.why_not(Take("kingussie")) == "cannot-pay"


@pytest.mark.rule("G15.22")
def test_no_one_else_pays_coins_in_a_trade() -> None:
    table = sinclair("amulree", clan="macleod").goods("home-castle", sheep=1)
    assert table.why_not(Activate("amulree", 1)) == "cannot-pay-trade"


@pytest.mark.rule("G14.7")
@pytest.mark.parametrize("clan", ["macgregor", "macintosh", "maclachlan", "sinclair"])
def test_a_lasting_bonus_is_there_on_later_turns(clan: str) -> None:
    table = with_clan(clan)
    powers = table.player().powers
    table.activating().play(END_TURN)
    assert table.player().powers == powers != ()
    assert table.rules.clan_of[clan] in [at for at, seats in enumerate(table.pos.clans) if seats == (0,)]
