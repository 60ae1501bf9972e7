"""The worked examples of the printed rules, with their figures."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.actions.activation import Activate
from bothy.games.glenmore.actions.markers import ChoosingClan, PlaceMarker
from bothy.games.glenmore.actions.market import Sell
from bothy.games.glenmore.actions.payment import SendAway
from bothy.games.glenmore.actions.placing import Place, Placing
from bothy.games.glenmore.answers import Buy, Give
from bothy.games.glenmore.game import GLENMORE
from bothy.games.glenmore.pack.types import Components, components
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.rounds import Advance, LayTile, Refill
from bothy.games.glenmore.scoring.scores import FIRST_CATEGORY, Finish, Scoring
from bothy.games.glenmore.turn import EndTurn, Take
from bothy.games.glenmore.variants.die import RollDie
from bothy.kernel import SamplingDealer, ScriptedDealer

S_TILES = ("ballachulish", "black-isle", "glen-lyon", "lochridge")
OPENING = ("gap", "seat-0", "seat-1", "seat-2", "inshriach", *S_TILES, "robert-the-bruce", *["any"] * 4)


def new_game(seats: int, **options: Any) -> GlenMore:
    pos = GLENMORE.open(options, seats).start()
    pos.settle(SamplingDealer(seats))
    return pos


def changed(tile: str, **values: Any) -> Components:
    """Returns the pack with a fictional tile, for rules that no real tile uses."""
    pack = components()
    return replace(pack, tiles=tuple([replace(t, **values) if t.id == tile else t for t in pack.tiles]))


def marker_to(clan: str, coins: int = 0) -> Table:
    return Table().coins(coins).activating().asked(ChoosingClan(0)).play(PlaceMarker(clan))


# The opening pages


def after_red() -> Table:
    table = Table().rondel(*OPENING)
    around = ("inshriach", "home-village", "home-castle")
    return table.play(Take("inshriach"), Place(1, -1), *[Activate(tile, 1) for tile in around])


@pytest.mark.rule("G4.1", "G4.3", "G4.5", "G4.7", "G9.2", "G9.3", "G12.1", "G12.2", "G12.5", "G21.3")
def test_red_last_takes_a_tile_and_activates_around_it() -> None:
    table = after_red()
    assert table.on("inshriach") == {"wood": 1}
    assert table.pos.now.movement == 2
    table.play(EndTurn(), deal=("halkirk",))
    assert [table.space(at) for at in (0, 1, 4)] == ["halkirk", "empty", "seat-0"]
    assert table.pos.gap == 1
    assert table.acting() == 1


@pytest.mark.rule("G4.2", "G4.6", "G4.7", "G8.8", "G14.1", "G14.2")
def test_yellow_then_last_takes_robert_the_bruce() -> None:
    table = after_red().play(EndTurn(), deal=("halkirk",)).play(Take("robert-the-bruce"))
    assert table.player(1).persons == (table.number("robert-the-bruce"),)
    assert len(table.player(1).tiles) == 2
    assert table.legal(PlaceMarker)
    table.play(PlaceMarker("macleod"))
    assert table.legal(Activate) == []
    table.play(EndTurn(), deal=("kingussie",))
    assert table.space(1) == "kingussie"
    assert table.pos.gap == 2
    assert table.pos.discards == ()
    assert table.acting() == 2


@pytest.mark.rule("G11.5", "G12.5")
def test_resources_lie_on_the_tile_up_to_three() -> None:
    table = Table().tile("inshriach", 1, -1).goods("inshriach", wood=3).activating("inshriach")
    table.play(Activate("inshriach", 1))
    assert table.on("inshriach") == {"wood": 3}


# Setup


@pytest.mark.rule("G2.1", "G3.2", "G3.4", "G3.5", "G3.6")
@pytest.mark.parametrize(
    ("seats", "die", "a_tiles"), [(2, True, 5), (3, False, 5), (3, True, 4), (4, False, 4), (4, True, 3)]
)
def test_rondel_after_set_up(seats: int, die: bool, a_tiles: int) -> None:
    pos = new_game(seats, die=die)
    tiles = pos.rules.pack.tiles
    kinds = [tiles[code].stack if code >= 0 else "pawn" if code <= -3 else code for code in pos.rondel]
    assert kinds == [-1, *["pawn"] * seats, *[-2] * die, *["S"] * 5, *["A"] * a_tiles]
    assert len(kinds) == 14


@pytest.mark.rule("G3.3")
def test_start_coins_by_standing() -> None:
    pos = new_game(4)
    by_space = sorted(pos.players, key=lambda player: player.space)
    assert [player.space for player in by_space] == [1, 2, 3, 4]
    assert [player.coins for player in by_space] == [5, 6, 7, 8]
    assert pos.players[pos.seats_to_act()[0]].space == 1


@pytest.mark.rule("G3.9")
def test_market_starts_with_one_coin_a_row_below_four_players() -> None:
    assert [new_game(seats).market for seats in (2, 3, 4)] == [[1] * 5, [1] * 5, [0] * 5]


@pytest.mark.rule("G3.8", "G20.3")
def test_the_end_in_the_middle_or_on_top_of_stack_d() -> None:
    for length, above in (("full", [6, 7, 8, 9, 10]), ("short", [0])):
        table = Table(length=length).stack("D")
        pos, the_end = table.pos, table.rules.the_end
        missed = Fraction(1)
        odds = []
        for laid in range(17):
            pos.left = table.rules.stacks[-1][: 17 - laid]  # The End is the first of the file's D tiles
            weights = dict(LayTile(0).outcomes(pos))
            now = Fraction(weights.get(the_end, 0), sum(weights.values()))
            if now:
                odds.append((laid, missed * now))
            missed *= 1 - now
            if not missed:
                break
        assert odds == [(laid, Fraction(1, len(above))) for laid in above]


# The rondel


@pytest.mark.rule("G5.2", "G5.3", "G5.4", "G4.7")
def test_die_skips_a_tile_it_may_not_stop_on() -> None:
    table = Table(2, pack=changed("crieff", protected=True))
    table.rondel("gap", "die", "seat-0", "seat-1", "brora", "crieff", "loch-lochy", *["any"] * 7)
    before = table.pos.rondel[4:6]
    table.pos.stack.clear()
    table.pos.push(RollDie(), Refill(), Advance())
    table.pos.settle(_deals(table, 2, "halkirk"))
    assert table.pos.discards == (table.number("loch-lochy"),)
    assert [table.space(at) for at in (0, 1, 6)] == ["halkirk", "empty", "die"]
    assert table.pos.gap == 1
    assert table.acting() == 0
    assert table.pos.rondel[4:6] == before


def _deals(table: Table, *drawn: int | str) -> ScriptedDealer:
    return ScriptedDealer([table.number(each) if isinstance(each, str) else each for each in drawn])


@pytest.mark.rule("G4.2", "G4.6", "G4.7", "G4.12")
def test_tiles_passed_by_everyone_are_discarded_and_several_are_laid() -> None:
    table = Table().rondel("gap", "seat-0", "brora", "inshriach", "seat-1", "seat-2", *["any"] * 8)
    table.play(Take("inshriach"), Place(1, -1)).play(EndTurn(), deal=("halkirk", "kingussie"))
    assert table.pos.discards == (table.number("brora"),)
    assert [table.space(at) for at in (0, 1, 2, 3)] == ["halkirk", "kingussie", "empty", "seat-0"]
    assert table.pos.gap == 2
    assert table.acting() == 0


# The market


@pytest.mark.rule("G7.1", "G7.2", "G7.4", "G12.6", "G12.7")
def test_bought_cattle_goes_straight_into_the_butchers_trade() -> None:
    table = Table().coins(2).market(cattle=1).tile("crieff", 1, 1).activating("crieff")
    assert table.why_not(Buy("cattle")) == "not-an-answer"
    table.play(Activate("crieff", 1), Buy("cattle"))
    assert table.pos.market[4] == 2
    assert table.player().coins == 0
    assert table.player().total() == 3
    assert table.player().stock() == [0] * 5


@pytest.mark.rule("G7.6")
def test_selling_a_sheep_takes_the_dearest_filled_space() -> None:
    table = Table().market(sheep=3).tile("glen-lyon", 2, 0).goods("glen-lyon", sheep=1)
    table.play(Sell("sheep", "glen-lyon"))
    assert table.on("glen-lyon") == {}
    assert table.player().coins == 3
    assert table.pos.market[3] == 2


@pytest.mark.rule("G6.3", "G7.7", "G12.5")
def test_selling_before_activation_makes_room() -> None:
    table = Table().market(wood=1).tile("inshriach", 1, -1).goods("inshriach", wood=3).activating("inshriach")
    table.play(Sell("wood", "inshriach"))
    assert table.player().coins == 1
    assert table.pos.market[0] == 0
    table.play(Activate("inshriach", 1))
    assert table.on("inshriach") == {"wood": 3}


# Placing


def placing(tile: str) -> Table:
    """Returns the territory of the figure: a Scotsman on the start village, Inshriach above the castle."""
    return Table().tile("inshriach", 1, -1).activating().asked(Placing(0, Table().number(tile)))


@pytest.mark.rule("G9.4")
def test_a_river_tile_may_not_start_a_second_river() -> None:
    assert placing("halkirk").why_not(Place(0, 1)) == "new-river"


@pytest.mark.rule("G9.5")
def test_a_plain_tile_may_not_stop_the_river() -> None:
    assert placing("lochridge").why_not(Place(-1, 0)) == "beside-river"


@pytest.mark.rule("G9.3")
def test_no_tile_without_a_scotsman_near() -> None:
    assert placing("lochridge").why_not(Place(2, -1)) == "no-scotsman-near"


@pytest.mark.rule("G9.2", "G9.3", "G9.5")
def test_a_plain_tile_above_the_river_is_fine() -> None:
    assert placing("lochridge").why_not(Place(0, -1)) == ""


@pytest.mark.rule("G9.4")
def test_a_river_tile_may_lengthen_the_river() -> None:
    table = placing("halkirk")
    assert table.why_not(Place(-1, 0)) == ""
    assert table.legal(Place) == [Place(-1, 0)]


@pytest.mark.rule("G10.1", "G10.2", "G10.3")
def test_inverness_may_cover_halkirk() -> None:
    table = Table().tile("halkirk", 2, 0).scotsmen(home_castle=1).activating()
    table.asked(Placing(0, table.number("inverness")))
    assert table.why_not(Place(2, 0)) == ""
    assert table.scotsmen(halkirk=1).why_not(Place(2, 0)) == "no-scotsman-near"


@pytest.mark.rule("G10.6", "G10.7", "G18.2")
def test_covering_a_landmark_keeps_its_card() -> None:
    table = Table(pack=changed("fort-william", river=True))
    table.tile("inverness", 2, 0).card("inverness").scotsmen(home_castle=1).activating()
    table.asked(Placing(0, table.number("fort-william"))).play(Place(2, 0))
    assert len(table.player().cards) == 1
    assert len(table.player().tiles) == 3
    table.run(Scoring(1))
    assert table.player().points[FIRST_CATEGORY + 1] == 1


# Activation


@pytest.mark.rule("G12.1", "G12.3")
def test_a_new_tile_activates_itself_and_its_two_neighbours() -> None:
    table = Table().activating().asked(Placing(0, Table().number("inshriach"))).play(Place(1, -1))
    around = ["home-village", "home-castle", "inshriach"]
    assert [action.tile for action in table.legal(Activate)] == around
    table.play(*[Activate(tile, 1) for tile in around])
    assert [table.why_not(Activate(tile, 1)) for tile in around] == ["activated"] * 3


@pytest.mark.rule("G12.6")
def test_any_mix_of_three_animals_pays_eight() -> None:
    table = Table().tile("muir-of-ord", 1, 1).tile("drumochter", 0, 1).activating("muir-of-ord")
    table.goods("drumochter", sheep=1, cattle=2).play(Activate("muir-of-ord", 1))
    table.play(Give("sheep", "drumochter"), *[Give("cattle", "drumochter")] * 2)
    assert table.player().total() == 8
    assert table.player().stock() == [0] * 5


@pytest.mark.rule("G12.6")
def test_any_three_resources_pay_seven() -> None:
    table = Table().tile("elgin", 1, 1).tile("drumochter", 0, 1).activating("elgin")
    table.goods("drumochter", sheep=1, stone=2).play(Activate("elgin", 1))
    table.play(Give("sheep", "drumochter"), *[Give("stone", "drumochter")] * 2)
    assert table.player().total() == 7
    assert table.player().stock() == [0] * 5


@pytest.mark.rule("G12.4", "G12.6")
@pytest.mark.parametrize(
    ("goods", "deals"),
    [
        ({"wood": 1, "stone": 1}, {1: 4}),
        ({"wood": 1, "stone": 1, "barley": 1, "sheep": 1}, {1: 4, 2: 8}),
        ({"wood": 2}, {}),
    ],
)
def test_two_or_four_different_resources_pay_four_or_eight(goods: dict[str, int], deals: dict[int, int]) -> None:
    for deal in (1, 2):
        table = Table().tile("kenmore-fair", 1, 1).tile("drumochter", 0, 1).activating("kenmore-fair")
        for name, count in goods.items():
            table.goods("home-village" if name in ("barley", "sheep") else "drumochter", **{name: count})
        if deal not in deals:
            assert table.why_not(Activate("kenmore-fair", deal)) == "cannot-pay-trade"
            continue
        table.play(Activate("kenmore-fair", deal))
        for _ in range(2 * deal):
            table.play(table.legal(Give)[0])
        assert table.player().total() == deals[deal]
        assert sum(table.player().stock()) == sum(goods.values()) - 2 * deal


@pytest.mark.rule("G9.4", "G11.1", "G11.3", "G12.1", "G12.5", "G13.1")
def test_halkirk_next_to_the_home_castle() -> None:
    table = Table().tile("inshriach", 1, -1).scotsmen(home_castle=1).activating()
    table.asked(Placing(0, table.number("halkirk"))).play(Place(2, 0))
    assert table.standing("halkirk") == 1
    assert table.why_not(Activate("home-village", 1)) == "too-far"
    table.play(*[Activate(tile, 1) for tile in ("halkirk", "home-castle", "inshriach")])
    assert table.pos.now.movement == 2
    assert table.on("inshriach") == {"wood": 1}
    assert table.why_not(EndTurn()) == ""


@pytest.mark.rule("G10.5", "G10.6", "G10.8", "G11.1", "G12.1", "G16.8")
def test_inverness_over_halkirk_later() -> None:
    table = Table().tile("inshriach", 1, -1).tile("halkirk", 2, 0).scotsmen(home_castle=1, halkirk=1).activating()
    table.asked(Placing(0, table.number("inverness"))).play(Place(2, 0))
    assert table.player().cards == (table.rules.card_of["inverness"],)
    assert table.standing("inverness") == 2
    assert table.on("inverness") == {"barley": 1}
    assert table.player().whisky == 1
    table.play(*[Activate(tile, 1) for tile in ("inverness", "home-castle", "inshriach")])
    assert table.pos.now.movement == 2
    assert table.on("inshriach") == {"wood": 1}
    assert table.why_not(Activate("halkirk", 1)) == "no-tile-there"
    assert len(table.player().tiles) == 4


# The clan board


@pytest.mark.rule("G14.4", "G15.14")
def test_macleod_is_free_from_the_start() -> None:
    assert marker_to("macleod").player().coins == 3


@pytest.mark.rule("G14.4", "G14.5", "G15.17")
def test_mckay_costs_two_roads_of_one() -> None:
    table = marker_to("mckay", coins=2)
    assert table.player().coins == 0
    assert table.player().persons == (table.number("david-hume"),)
    poor = Table().coins(1).activating().asked(ChoosingClan(0))
    assert poor.why_not(PlaceMarker("mckay")) == "road-too-dear"


@pytest.mark.rule("G14.4", "G15.12")
@pytest.mark.parametrize("owner", [0, 1])
def test_maclachlan_costs_one_next_to_an_occupied_macmillan(owner: int) -> None:
    table = Table().coins(5).marker("macmillan", owner).activating().asked(ChoosingClan(0))
    assert table.play(PlaceMarker("maclachlan")).player().coins == 4


# Scoring and the end


@pytest.mark.rule("G18.2", "G18.3")
def test_landmarks_five_three_one() -> None:
    table, cards = Table(), [card.id for card in components().landmarks]
    for seat, count in enumerate((5, 3, 1)):
        table.card(*cards[:count], seat=seat)
    table.run(Scoring(1))
    assert [table.player(seat).total() for seat in range(3)] == [5, 2, 0]


@pytest.mark.rule("G19.7")
def test_territories_of_fifteen_thirteen_sixteen() -> None:
    table = Table()
    for seat, size in enumerate((15, 13, 16)):
        table.tiles(size - 2, seat)
    table.run(Finish())
    assert [table.player(seat).total() for seat in range(3)] == [-6, 0, -9]


@pytest.mark.rule("G16.3", "G18.3")
def test_castle_moil_counts_three_as_six() -> None:
    table = Table().power("castle-scotsmen-count-more")
    for seat, count in enumerate((3, 1, 2)):
        table.scotsmen(seat, home_castle=count)
    table.run(Scoring(1))
    assert [table.player(seat).points[FIRST_CATEGORY] for seat in range(3)] == [8, 0, 1]


@pytest.mark.rule("G8.4", "G8.5", "G8.7", "G16.13")
def test_loch_ness_is_not_placed_next_to_the_scotsman_who_paid() -> None:
    spaces = ("gap", "seat-0", "seat-1", "seat-2", "loch-ness", *["any"] * 9)
    for payer, place in (("home-village", Place(2, 0)), ("home-castle", Place(-1, 0))):
        table = Table().rondel(*spaces).scotsmen(home_village=1, home_castle=1)
        table.play(Take("loch-ness"), SendAway(payer))
        assert table.legal(Place) == [place]
    assert Table().rondel(*spaces).why_not(Take("loch-ness")) == "no-place"
