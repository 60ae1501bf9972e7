"""The Englishman with other chronicles: their rules for pawns don't apply to him (X4.14)."""

from __future__ import annotations

import pytest
from tests.games.glenmore.expansions.hammer.england_tables import begin, errand, put
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.actions.placing import Place, Placing
from bothy.games.glenmore.expansions.boats.course import race
from bothy.games.glenmore.expansions.cask.cellars import cellars
from bothy.games.glenmore.expansions.council.part import ClanCouncil
from bothy.games.glenmore.expansions.council.rows import MEASURES
from bothy.games.glenmore.expansions.council.voting import Proposing
from bothy.games.glenmore.expansions.hammer.england import england
from bothy.games.glenmore.expansions.hammer.english_turn import EnglishDiscard, UseEnglishman
from bothy.games.glenmore.expansions.hammer.errand import errand_bill
from bothy.games.glenmore.expansions.mobs.prison import IN_PRISON, mobs
from bothy.games.glenmore.turn import EndTurn, Turn
from bothy.kernel import Action


@pytest.mark.rule("X4.14", "R-X16")
def test_he_leaves_nothing_on_the_mountain_and_never_stops_there() -> None:
    table = errand("mountain", "mountain", "brora", highlander="two-spaces").coins(2)
    assert table.why_not(EnglishDiscard("mountain")) == "protected"
    assert table.why_not(UseEnglishman("mountain")) == "protected"
    table.play(UseEnglishman("brora"))
    assert table.player().coins == 0, "no coin but that for England"
    assert isinstance(table.pos.stack[-1], Placing)
    assert table.rules.stocks(table.pos)["mountain-coins"] == 0


@pytest.mark.rule("X4.14", "R-X16")
def test_a_tile_costs_the_holder_the_same_as_anyone_else() -> None:
    table = errand("loch-lochy").goods("home-village", stone=1, wood=1)
    printed = table.rules.costs[table.number("loch-lochy")]
    bill = errand_bill(table.pos, 0, table.number("loch-lochy"))
    assert (bill.coins, bill.due, bill.scotsmen) == (printed.coins + 2, printed.due, printed.scotsmen)


@pytest.mark.rule("X4.14", "R-X16")
def test_nothing_is_sold_when_he_passes_a_sale_tile() -> None:
    table = errand("cask-sale-b", "brora", cask=True).coins(2).whisky(1)
    table.play(UseEnglishman("brora"))
    assert isinstance(table.pos.stack[-1], Placing)


@pytest.mark.rule("X4.14", "R-X16")
def test_he_discards_a_sale_tile_with_its_barrels_but_takes_none() -> None:
    table = errand("cask-sale-b", "brora", cask=True).coins(9)
    sold = cellars(table.pos).sold
    sold[0] = 1
    assert table.why_not(UseEnglishman("cask-sale-b")) == "englishman-cannot-take"
    table.play(EnglishDiscard("cask-sale-b"))
    assert table.number("cask-sale-b") in table.pos.discards
    assert cellars(table.pos).sold[0] == 0
    assert isinstance(table.pos.stack[-1], Turn)


@pytest.mark.rule("X4.14", "R-X16")
def test_he_does_not_stop_on_a_sale_tile_with_a_pawn_on_it() -> None:
    table = errand("cask-sale-b", "brora", cask=True)
    table.pos.rondel[table.player(2).space] = -1
    table.player(2).space = table.pos.rondel.index(table.number("cask-sale-b"))
    assert table.why_not(EnglishDiscard("cask-sale-b")) == "not-on-rondel"


@pytest.mark.rule("X4.14", "R-X16", "R-X1")
def test_he_neither_opens_the_race_nor_stops_on_its_start() -> None:
    table = errand("race-start", "brora", boats=True).coins(2)
    assert table.why_not(EnglishDiscard("race-start")) == "protected"
    table.play(UseEnglishman("brora"))
    assert not race(table.pos).opened


@pytest.mark.rule("X4.14", "R-X16")
def test_a_person_he_takes_calls_the_council() -> None:
    table = errand("robert-the-bruce", council=True).coins(9)
    table.pos.part(ClanCouncil).cards = (0, 1, 2, 3, 4)
    table.play(UseEnglishman("robert-the-bruce"))
    asked = [frame for frame in table.pos.stack if isinstance(frame, Proposing)]
    assert asked == [Proposing(0)]


@pytest.mark.rule("X7.10", "R-X11")
@pytest.mark.parametrize("action", [UseEnglishman("spittal"), EnglishDiscard("spittal")])
def test_tiles_he_leaves_behind_or_discards_go_on_the_pile_of_the_player_who_plays_him(action: Action) -> None:
    table = Table(3, hammer=True, council=True).goods("home-village", wood=1, seat=1).coins(9, 1)
    table.pos.part(ClanCouncil).cards = (MEASURES.index("own-discards"),)
    put(table, "gap", "englishman", "brora", "seat-0", "spittal", "seat-1", "seat-2", *["empty"] * 7)
    england(table.pos).holder = 1
    begin(table).play(action)
    mine = [table.rules.ids[tile] for tile in table.pos.part(ClanCouncil).piles[1]]
    assert mine == (["brora", "spittal"] if isinstance(action, EnglishDiscard) else ["brora"])
    assert table.pos.discards == ()


@pytest.mark.rule("X4.11", "R-X16")
def test_his_turn_ends_without_penny_or_mobster() -> None:
    table = errand("rothiemurchus", mobs=True).coins(4)
    part = mobs(table.pos)
    part.ids, part.holders = ("joe-mcduff",), (IN_PRISON,)
    part.offered, part.stamps, part.tokens = (0,), (-1,), ((),)
    table.play(UseEnglishman("rothiemurchus"))
    table.play(table.legal(Place)[0], EndTurn())
    assert isinstance(table.pos.stack[-1], Turn)
    table.turn(0).activating().play(EndTurn())
    assert not isinstance(table.pos.stack[-1], Turn), "as an own turn does"


@pytest.mark.rule("X4.14", "R-X16")
def test_a_reserved_tile_costs_its_price_and_the_duty_is_that_of_the_own_pawn() -> None:
    table = errand("brora", "spittal", mobs=True, holder=1)
    part = mobs(table.pos)
    part.ids, part.holders, part.offered = ("peggy-mclaird",), (0,), (0,)
    part.stamps, part.tokens, part.out = (-1,), ((1, 3),), ((0, table.number("brora"), 2),)
    bill = errand_bill(table.pos, 1, table.number("brora"))
    assert [(line.coins, line.payee) for line in bill.lines] == [(2, 0), (2, -1)]
    table.coins(4, 1).play(UseEnglishman("brora"))
    assert (table.player(0).coins, table.player(1).coins) == (2, 0)
    table = errand("brora", "spittal", mobs=True, holder=0).coins(9)
    part = mobs(table.pos)
    part.ids, part.holders, part.offered = ("peggy-mclaird",), (0,), (0,)
    part.stamps, part.tokens, part.out = (-1,), ((1, 3),), ((0, table.number("brora"), 2),)
    assert table.why_not(UseEnglishman("spittal")) == ""
