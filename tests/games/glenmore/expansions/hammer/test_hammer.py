"""Hammer of the Scots: the Englishman, the England row, the token, four landmarks (X4)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.games.glenmore.expansions.hammer.england_tables import begin, errand, put
from tests.games.glenmore.openings import opened, set_up
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.actions.activation import Activate
from bothy.games.glenmore.actions.market import Sell
from bothy.games.glenmore.actions.movement import Walk
from bothy.games.glenmore.actions.payment import SendAway
from bothy.games.glenmore.actions.placing import Place, Placing
from bothy.games.glenmore.actions.rondel import rearmost
from bothy.games.glenmore.answers import Buy
from bothy.games.glenmore.expansions.hammer import HAMMER
from bothy.games.glenmore.expansions.hammer.england import england, fill, take_token
from bothy.games.glenmore.expansions.hammer.english_turn import (
    DismissEnglishman,
    EnglishDiscard,
    EnglishTurn,
    UseEnglishman,
)
from bothy.games.glenmore.expansions.hammer.errand import Errand, his_code, his_stops
from bothy.games.glenmore.expansions.hammer.rows import ROWS, row_faults
from bothy.games.glenmore.game import GLENMORE
from bothy.games.glenmore.hook_types import NOBODY
from bothy.games.glenmore.pack.types import components
from bothy.games.glenmore.player import EFFECTS
from bothy.games.glenmore.rondel.ring import EMPTY
from bothy.games.glenmore.turn import EndTurn, Take, Turn
from bothy.games.glenmore.variants.die import move_die
from bothy.kernel import EventRecorder, InvalidInput, SamplingDealer
from bothy.messages import Catalogue
from bothy.table.options import Setting

WORDS = Catalogue(game=GLENMORE)
OWN = ("loch-lomond", "glenfinnan-church", "glenfinnan-monument", "wades-roads")


# Setup


@pytest.mark.rule("X4.2")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("die", [False, True])
def test_he_is_placed_ahead_of_the_start_tiles_instead_of_the_first_a_tile(seats: int, die: bool) -> None:
    pos: Any = GLENMORE.open({"hammer": True, "die": die}, seats).start()
    without: Any = GLENMORE.open({"die": die}, seats).start()
    for each in (pos, without):
        each.settle(SamplingDealer(3))
    place = 1 + seats + die + 5
    assert pos.rondel.index(his_code(pos)) == place
    assert all(pos.rules.pack.tiles[tile].stack == "S" for tile in pos.rondel[place - 5 : place])
    assert all(pos.rules.pack.tiles[tile].stack == "A" for tile in pos.rondel[place + 1 :])
    assert len(pos.left) == len(without.left) + 2, "the tile he stands for, and Loch Lomond"
    assert england(pos).holder == NOBODY


@pytest.mark.rule("X4.1", "X0.2", "R-X14")
def test_four_tiles_enlarge_four_stacks() -> None:
    rules, base = Table(3, hammer=True).rules, Table(3).rules
    sizes = [(len(more), len(less)) for more, less in zip(rules.stacks, base.stacks, strict=True)]
    assert sizes == [(5, 5), (15, 14), (18, 17), (18, 17), (18, 17)]
    stacks = ["ABCD".index(rules.pack.tile(tile).stack) for tile in OWN]
    assert stacks == [0, 1, 2, 3]


@pytest.mark.rule("X4.1")
def test_it_is_for_three_or_four_players() -> None:
    with pytest.raises(InvalidInput, match="hammer"):
        GLENMORE.open({"hammer": True}, 2)
    assert [option.seats for option in GLENMORE.options if option.id == "hammer"] == [{True: (3, 4)}]


@pytest.mark.rule("X4.3")
def test_the_england_row_holds_one_two_and_three_coins_and_starts_with_one() -> None:
    pos: Any = GLENMORE.open({"hammer": True}, 3).start()
    assert ROWS.of(pos.rules.pack).row.prices == (1, 2, 3)
    assert england(pos).filled == 1


@pytest.mark.rule("X0.1")
def test_he_does_not_exist_without_the_chronicle() -> None:
    rules = Table(3).rules
    assert [piece.name for piece in rules.pieces] == []
    assert not [tile for tile in OWN if tile in rules.number_of]


# The token


def before_him(**options: Any) -> Table:
    """Returns three pawns with the Englishman ahead of them, and Brora behind him."""
    table = Table(3, hammer=True, **options)
    spaces = ("gap", "seat-0", "seat-1", "seat-2", "spittal", "englishman", "brora", *["any"] * 7)
    return put(table, *spaces)


@pytest.mark.rule("X4.4")
def test_the_first_player_to_pass_him_takes_the_token() -> None:
    table = before_him().play(Take("brora"))
    assert england(table.pos).holder == 0
    assert [event.key for event in table.events].count("england-token") == 1


@pytest.mark.rule("X4.4")
def test_who_stops_before_him_does_not_take_it_and_who_passes_later_does_not() -> None:
    assert england(before_him().play(Take("spittal")).pos).holder == NOBODY
    table = before_him()
    england(table.pos).holder = 2
    assert england(table.play(Take("brora")).pos).holder == 2


@pytest.mark.rule("X4.4")
def test_the_die_takes_no_token() -> None:
    table = Table(3, hammer=True, die=True)
    put(table, "gap", "die", "seat-0", "seat-1", "seat-2", "englishman", "brora", *["any"] * 7)
    table.pos.stack.clear()
    move_die(table.pos, 1)
    assert table.space(6) == "die"
    assert england(table.pos).holder == NOBODY


@pytest.mark.rule("X4.5")
@pytest.mark.parametrize("tile", OWN)
def test_each_of_the_four_cards_brings_the_token(tile: str) -> None:
    table = Table(3, hammer=True)
    england(table.pos).holder = 2
    table.activating().asked(Placing(0, table.number(tile)))
    table.play(table.legal(Place)[0])
    assert england(table.pos).holder == 0
    assert [table.rules.pack.landmarks[card].id for card in table.player().cards] == [tile]


@pytest.mark.rule("X4.5")
def test_the_player_who_holds_the_token_keeps_it() -> None:
    table = Table(3, hammer=True)
    table.pos.trace = trace = EventRecorder()
    take_token(table.pos, 1)
    take_token(table.pos, 1)
    assert len(trace.said("england-token")) == 1


# His turn


@pytest.mark.rule("X4.2", "X4.6")
def test_when_he_is_farthest_back_the_holder_of_the_token_is_asked() -> None:
    table = errand("brora", "spittal", holder=2)
    assert table.acting() == 2
    assert table.pos.stack[-1] == EnglishTurn(2)
    assert isinstance(table.pos.turn, Errand)
    assert table.why_not(EndTurn()) == "englishman-first"


@pytest.mark.rule("X4.6", "X4.7", "R-X7")
def test_a_player_who_uses_him_pays_the_row_and_the_tile() -> None:
    table = errand("pulteney", "spittal").coins(6).goods("home-village", stone=1)
    table.play(UseEnglishman("pulteney"))
    table.play(table.pos.legal(0)[0])
    assert table.player().coins == 6 - 2
    assert england(table.pos).filled == 2
    assert table.player().stock() == [0, 0, 0, 0, 0]
    assert isinstance(table.pos.stack[-1], Placing)
    table.play(table.legal(Place)[0])
    assert table.player().whisky == 1
    assert table.number("pulteney") in table.player().tiles.values()
    assert table.pos.rondel[5] == his_code(table.pos)


@pytest.mark.rule("X4.6")
def test_the_price_in_the_row_rises_with_every_use() -> None:
    for filled, cost in ((0, 1), (1, 2), (2, 3)):
        table = errand("brora", filled=filled).coins(5).play(UseEnglishman("brora"))
        assert table.player().coins == 5 - cost
        assert england(table.pos).filled == filled + 1


@pytest.mark.rule("X4.6")
def test_a_player_who_cannot_pay_both_cannot_use_him() -> None:
    table = errand("pulteney", "brora").coins(2)
    assert table.why_not(UseEnglishman("pulteney")) == "englishman-too-dear"
    assert table.why_not(UseEnglishman("brora")) == ""
    assert table.coins(3).why_not(UseEnglishman("pulteney")) == ""
    assert errand("brora").coins(1).legal(UseEnglishman) == []


@pytest.mark.rule("X4.6")
def test_a_sale_may_pay_for_him() -> None:
    table = errand("brora").coins(1).goods("home-village", wood=1).market(wood=1)
    assert table.legal(UseEnglishman) == []
    table.play(Sell("wood", "home-village"))
    assert table.legal(UseEnglishman) == [UseEnglishman("brora")]


@pytest.mark.rule("X4.7")
def test_the_tile_and_those_around_it_may_be_activated() -> None:
    table = errand("rothiemurchus").coins(4).play(UseEnglishman("rothiemurchus"))
    table.play(table.legal(Place)[0])
    assert "rothiemurchus" in [action.tile for action in table.legal(Activate)]
    assert table.why_not(UseEnglishman("rothiemurchus")) == "englishman-moved"
    table.play(Activate("home-village", 1))
    assert table.legal(Walk) != []
    space = table.player().space
    table.play(EndTurn())
    assert table.player().space == space, "the holder's own pawn stays where it is"


@pytest.mark.rule("X4.7")
def test_a_person_comes_with_the_marker() -> None:
    table = errand("robert-the-bruce").coins(9).play(UseEnglishman("robert-the-bruce"))
    assert [table.rules.ids[tile] for tile in table.player().persons] == ["robert-the-bruce"]
    assert type(table.pos.stack[-1]).__name__ == "ChoosingClan"


@pytest.mark.rule("X4.8", "R-X7")
def test_he_discards_a_tile_for_the_rightmost_coins() -> None:
    for filled, coins in ((0, 0), (1, 1), (2, 2), (3, 3)):
        table = errand("brora", "spittal", filled=filled).play(EnglishDiscard("brora"))
        assert table.player().coins == coins
        assert england(table.pos).filled == max(0, filled - 1)
        assert table.number("brora") in table.pos.discards
        assert table.acting() == 0
        assert isinstance(table.pos.stack[-1], Turn), "it is over at once, and seat 0 is farthest back"


@pytest.mark.rule("X4.8", "R-X7")
def test_with_a_full_row_he_can_only_discard() -> None:
    table = errand("brora", filled=3).coins(9)
    assert table.why_not(UseEnglishman("brora")) == "england-row-full"
    assert table.legal(EnglishDiscard) == [EnglishDiscard("brora")]


@pytest.mark.rule("X4.9", "R-X7")
@pytest.mark.parametrize("tile", OWN)
def test_he_is_never_put_on_a_tile_of_his_chronicle(tile: str) -> None:
    table = errand(tile, "brora").coins(20)
    assert table.why_not(UseEnglishman(tile)) == "englishman-own-tile"
    assert table.why_not(EnglishDiscard(tile)) == "englishman-own-tile"
    assert table.legal(EnglishDiscard) == [EnglishDiscard("brora")]


@pytest.mark.rule("X4.9")
def test_he_stops_only_on_tiles_of_the_rondel() -> None:
    table = errand("brora").coins(9)
    assert table.why_not(EnglishDiscard("pulteney")) == "not-on-rondel"
    assert table.why_not(UseEnglishman("nothing")) == "not-on-rondel"


@pytest.mark.rule("X4.10", "R-G16", "R-X7")
def test_loch_ness_does_not_work_in_his_turn() -> None:
    table = errand("robert-the-bruce").coins(9).power("extra-activation")
    table.play(UseEnglishman("robert-the-bruce"))
    while not table.pos.stack[-1].turn:
        table.play(table.pos.legal(0)[-1])
    assert table.legal(Activate) == []
    assert table.why_not(Activate("home-village", 1)) == "too-far"


@pytest.mark.rule("X4.11")
def test_movement_left_over_lapses_and_the_next_piece_acts() -> None:
    table = errand("rothiemurchus").coins(4).power("points-for-movement").play(UseEnglishman("rothiemurchus"))
    table.play(table.legal(Place)[0], Activate("home-village", 1), EndTurn())
    assert table.player().points[EFFECTS] == 1
    assert table.pos.now.seat == 0
    assert table.pos.now.own_pawn


@pytest.mark.rule("X4.2")
def test_tiles_behind_all_others_are_discarded_when_he_moves() -> None:
    table = Table(3, hammer=True)
    put(table, "gap", "englishman", "brora", "seat-0", "seat-1", "seat-2", "spittal", *["empty"] * 7)
    england(table.pos).holder = 1
    begin(table).play(EnglishDiscard("spittal"))
    assert {table.rules.ids[tile] for tile in table.pos.discards} == {"brora", "spittal"}
    assert rearmost(table.pos) == 3


@pytest.mark.rule("X4.2")
def test_no_move_of_an_own_pawn_is_foreseen_in_his_turn() -> None:
    table = errand("brora", "spittal")
    outlook = table.rules.view(table.pos, 0)["outlook"]
    assert outlook["moves"] == {}
    assert outlook["order"][0] == "englishman"


# The End


@pytest.mark.rule("X4.12", "R-X7")
def test_over_the_end_he_leaves() -> None:
    table = errand("brora", "the-end", "spittal").coins(9)
    assert table.why_not(EnglishDiscard("spittal")) == "englishman-beyond-end"
    assert table.why_not(UseEnglishman("the-end")) == "protected"
    table.play(DismissEnglishman())
    assert his_code(table.pos) not in table.pos.rondel
    assert table.number("brora") in table.pos.rondel
    assert isinstance(table.pos.stack[-1], Turn)


@pytest.mark.rule("X4.12")
def test_without_the_end_he_stays() -> None:
    assert errand("brora").why_not(DismissEnglishman()) == "no-end-yet"


@pytest.mark.rule("X4.12")
def test_he_leaves_if_there_is_no_tile_for_him() -> None:
    table = errand("loch-lomond", "the-end", "brora")
    assert his_stops(table.pos) == []
    assert his_code(table.pos) not in table.pos.rondel
    assert table.acting() == 0


@pytest.mark.rule("X4.13", "R-X17")
def test_he_leaves_when_the_holder_has_reached_the_end() -> None:
    table = errand("brora", "spittal", "the-end", holder=1)
    table.player(1).done = True
    begin(table)
    assert his_code(table.pos) not in table.pos.rondel
    assert table.acting() == 0


@pytest.mark.rule("X4.13", "R-X17")
def test_the_game_never_waits_for_him() -> None:
    table = errand("brora", "the-end")
    for player in table.pos.players:
        player.done = True
    begin(table)
    assert table.pos.finished
    assert his_code(table.pos) in table.pos.rondel


# The four tiles


def owner_of(tile: str) -> Table:
    table = Table(3, hammer=True).tile(tile, 0, 1)
    return table.activating(tile)


@pytest.mark.rule("X4.15")
def test_loch_lomond_has_the_river_and_no_activation() -> None:
    rules = Table(3, hammer=True).rules
    assert rules.pack.tile("loch-lomond").river
    assert rules.activation[rules.number_of["loch-lomond"]] == ()


@pytest.mark.rule("X4.16")
def test_glenfinnan_church_gives_four_points_for_a_barrel() -> None:
    table = owner_of("glenfinnan-church")
    assert table.why_not(Activate("glenfinnan-church", 1)) == "cannot-pay-trade"
    table.whisky(1).play(Activate("glenfinnan-church", 1))
    assert (table.player().whisky, table.player().points[EFFECTS]) == (0, 4)


@pytest.mark.rule("X4.17")
def test_glenfinnan_monument_costs_a_scotsman_and_gives_three_points() -> None:
    table = Table(3, hammer=True).scotsmen(home_village=2)
    table.rondel("gap", "seat-0", "seat-1", "seat-2", "glenfinnan-monument", *["any"] * 9).turn(0)
    supply = table.player().supply
    table.play(Take("glenfinnan-monument"), SendAway("home-village"))
    table.play(table.legal(Place)[0], Activate("glenfinnan-monument", 1))
    assert table.player().points[EFFECTS] == 3
    assert (table.standing("home-village"), table.player().supply) == (1, supply + 1)


@pytest.mark.rule("X4.18")
def test_wades_roads_bring_a_scotsman_and_two_movement_points() -> None:
    table = Table(3, hammer=True).activating().asked(Placing(0, Table(3, hammer=True).number("wades-roads")))
    table.play(table.legal(Place)[0])
    assert table.standing("wades-roads") == 1
    table.play(Activate("wades-roads", 1))
    assert table.pos.now.movement == 2


@pytest.mark.rule("X0.3")
def test_the_dies_two_skips_a_chronicle_tile_and_discards_loch_lochy() -> None:
    table = Table(3, hammer=True, die=True)
    spaces = ("gap", "die", "seat-0", "seat-1", "seat-2", "englishman", "spittal", "loch-lomond", "loch-lochy")
    put(table, *spaces, *["any"] * 5)
    table.pos.stack.clear()
    move_die(table.pos, 2)
    assert [table.rules.ids[tile] for tile in table.pos.discards] == ["loch-lochy"]


# Views and bots


def test_notes_say_what_he_costs_and_who_plays_him() -> None:
    table = errand("brora", holder=1)
    assert [WORDS.text(note) for note in table.rules.notes(table.pos)] == [
        "England row: using the Englishman costs 2 coins, discarding a tile with him brings 1.",
        "The England token and the Englishman: 1.",
    ]
    fill(table.pos, 2)
    england(table.pos).holder = NOBODY
    assert [note.key for note in table.rules.notes(table.pos)] == ["note-england-full", "note-token-there"]


def test_the_score_sheet_has_no_line_for_something_that_never_scores() -> None:
    assert "england" not in Table(3, hammer=True).rules.scores


@pytest.mark.rule("X4.2")
def test_the_setup_shows_where_he_is() -> None:
    assert set_up("englishman-stands", 3, hammer=True) == [{"space": 9}]


def test_the_token_is_worth_something_while_he_is_on_the_rondel() -> None:
    table = errand("brora", "spittal", holder=1)
    with_token = GLENMORE.bots.estimate(table.pos, 1)
    england(table.pos).holder = 2
    assert GLENMORE.bots.estimate(table.pos, 1) < with_token
    table.pos.rondel[table.pos.rondel.index(his_code(table.pos))] = EMPTY
    assert HAMMER.estimate(table.pos, 2, 0) == 0


def test_an_own_trade_counts_barrels_and_scotsmen_as_paid() -> None:
    poor, rich = owner_of("glenfinnan-church"), owner_of("glenfinnan-church").whisky(1)
    before = GLENMORE.bots.estimate(rich.pos, 0)
    rich.play(Activate("glenfinnan-church", 1))
    assert abs(GLENMORE.bots.estimate(rich.pos, 0) - before) < 60
    assert GLENMORE.bots.estimate(poor.pos, 0) < before


def test_its_components_are_in_order() -> None:
    assert HAMMER.faults(components()) == []
    rows = ROWS.of(components())
    bare = replace(rows, landmarks=(), row=replace(rows.row, prices=(3, 1)))
    assert len(row_faults(bare)) == 5


def test_a_purchase_for_the_tile_is_paid_to_the_market_and_not_to_england() -> None:
    table = errand("pulteney").coins(5).play(UseEnglishman("pulteney"))
    table.play(Buy("stone"))
    assert table.player().coins == 5 - 2 - 1
    assert (table.pos.market[1], england(table.pos).filled) == (1, 2)


@pytest.mark.parametrize(
    ("seats", "die", "option"), [(3, False, "off"), (4, True, "off"), (3, True, "two-spaces")]
)
def test_every_check_of_the_battery_holds(battery: Any, seats: int, die: bool, option: str) -> None:
    options = {"die": die, "length": "short", "highlander": option, "hammer": True}
    battery(GLENMORE, Setting(seats, options), seed=seats)


@pytest.mark.rule("X4.3")
def test_everyone_sees_the_england_row_and_who_holds_the_token() -> None:
    pos = opened(3, hammer=True)
    assert pos.rules.view(pos, None)["hammer"] == {
        "holder": NOBODY, "prices": [1, 2, 3], "filled": 1, "cost": 2, "coins": 1, "gone": False,
    }  # fmt: skip
    take_token(pos, 2)
    fill(pos, 2)
    seen = pos.rules.view(pos, 0)["hammer"]
    assert (seen["holder"], seen["cost"], seen["coins"]) == (2, None, 3)
