"""Mobsters on the mountain, in England, in council, at sales and with landmark cards (X9.1, X9.7 to X9.12)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.glenmore.expansions.cask.distillery import Distillery
from tests.games.glenmore.expansions.council.tables import scoring
from tests.games.glenmore.expansions.mobs.mob_tables import (
    HIDERS,
    NINE,
    hold,
    jail,
    refused,
    standing_on,
    state,
    tokens,
)
from tests.games.glenmore.expansions.tome.histories import TomeTable
from tests.games.glenmore.openings import opened
from tests.games.glenmore.tables import Table
from tests.nightly import at_night

from bothy.games.glenmore.answers import DONE
from bothy.games.glenmore.bonuses.gains import Store
from bothy.games.glenmore.expansions.cask.selling import SellBarrel, StopAtSale
from bothy.games.glenmore.expansions.combinations.mobsters.elspeth_mctrick import SwapOnMountain, Tricking
from bothy.games.glenmore.expansions.combinations.mobsters.john_mcclaim import Claim, FirstClaims
from bothy.games.glenmore.expansions.combinations.mobsters.skimming_england import SKIM_ENGLAND
from bothy.games.glenmore.expansions.council.measures import counted
from bothy.games.glenmore.expansions.hammer.england import england
from bothy.games.glenmore.expansions.highlander.hoard import hoard
from bothy.games.glenmore.expansions.highlander.resting import Climb
from bothy.games.glenmore.expansions.mobs.mobster import mobsters_at
from bothy.games.glenmore.expansions.mobs.prison import stamp
from bothy.games.glenmore.expansions.mobs.prison_door import TakeMobster
from bothy.games.glenmore.expansions.tome.cards import turn
from bothy.games.glenmore.game import GLENMORE
from bothy.games.glenmore.rounds import Advance
from bothy.games.glenmore.scoring.scores import amounts
from bothy.games.glenmore.turn import END_TURN, Take
from bothy.kernel import SamplingDealer
from bothy.table.options import Setting

TRICK = "elspeth-mctrick"
WITH: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "boats": ({"boats": True}, ("calum-mcquack", "bully-mcmuscle")),
    "haggis": ({"haggis": True}, ("fraser-mcstarve", "oonagh-mchagg")),
    "highlander": ({"highlander": "one-space"}, (TRICK,)),
    "cask": ({"cask": True}, ("erin-macmalt",)),
    "tome": ({"tome": True}, ("john-mcclaim",)),
}


@pytest.mark.rule("X9.1", "X8.2")
@pytest.mark.parametrize("chronicle", WITH)
@pytest.mark.parametrize("seats", [2, 4])
def test_mobsters_come_with_their_chronicle(chronicle: str, seats: int) -> None:
    options, more = WITH[chronicle]
    base = [id_ for id_ in NINE if seats > 2 or id_ not in HIDERS]
    assert list(mobsters_at(opened(seats, mobs=True))) == base
    assert list(mobsters_at(opened(seats, mobs=True, **options))) == [*base, *more]
    pos = GLENMORE.open(options, seats).start()
    assert "penny-mobs" not in pos.parts


# Elspeth McTrick


def mountain(holder: int = 0, coins: int = 1, wood: int = 0) -> Table:
    """Returns a table in seat 0's turn, with the mountain right ahead of the pawns and something on it."""
    table = Table(3, mobs=True, highlander="one-space")
    table.rondel("gap", "seat-0", "seat-1", "seat-2", "mountain", *["any"] * 9).turn(0)
    hold(table, TRICK, holder)
    part = hoard(table.pos)
    part.coins, part.goods = coins, (wood, 0, 0, 0, 0)
    return table


def pile(table: Table) -> tuple[int, tuple[int, ...]]:
    return hoard(table.pos).coins, hoard(table.pos).goods


@pytest.mark.rule("X9.7")
def test_on_reaching_the_mountain_something_there_is_swapped_for_a_resource() -> None:
    table = mountain(wood=1).play(Climb())
    assert table.pos.stack[-1] == Tricking(0)
    assert refused(table, SwapOnMountain("sheep", "wood")) == ("not-on-mountain", "X9.7")
    assert refused(table, SwapOnMountain("wood", "wood")) == ("no-such-swap", "X9.7")
    table.play(SwapOnMountain("coin", "cattle"))
    assert pile(table) == (0, (1, 0, 0, 0, 1))
    table = mountain(wood=1).play(Climb(), SwapOnMountain("wood", "stone"))
    assert pile(table) == (1, (0, 1, 0, 0, 0))


@pytest.mark.rule("X9.7")
def test_or_not_and_not_for_others_or_where_nothing_lies() -> None:
    table = mountain().play(Climb(), DONE)
    assert pile(table) == (1, (0, 0, 0, 0, 0))
    assert not isinstance(mountain(1).play(Climb()).pos.stack[-1], Tricking)
    assert not isinstance(mountain(coins=0).play(Climb()).pos.stack[-1], Tricking)


@pytest.mark.rule("X9.7")
def test_or_right_before_leaving_it_and_then_all_is_taken() -> None:
    table = leaving(mountain())
    assert table.pos.stack[-1] == Tricking(0)
    table.play(SwapOnMountain("coin", "barley"), Store("barley", "home-village"))
    assert (pile(table), table.on("home-village")) == ((0, (0, 0, 0, 0, 0)), {"barley": 1})


@pytest.mark.rule("X9.7")
def test_a_coin_or_a_resource_goes_and_a_resource_of_any_other_kind_comes() -> None:
    table = mountain(coins=2, wood=1).play(Climb())
    swaps = {(action.lying, action.resource) for action in table.legal(SwapOnMountain)}
    kinds = ("wood", "stone", "barley", "sheep", "cattle")
    assert swaps == {*[("coin", kind) for kind in kinds], *[("wood", kind) for kind in kinds[1:]]}
    table.play(SwapOnMountain("wood", "sheep"))
    assert pile(table) == (2, (0, 0, 0, 1, 0)), "as much lies there as before"
    assert (table.player().coins, table.player().stock()) == (0, [0, 0, 0, 0, 0]), "nothing is taken yet"


@pytest.mark.rule("X9.7")
def test_one_swap_a_visit() -> None:
    refused_first = mountain(wood=1).play(Climb(), DONE)
    assert leaving(refused_first).pos.stack[-1] == Tricking(0)
    swapped = mountain(wood=1).play(Climb(), SwapOnMountain("coin", "cattle"))
    assert not isinstance(leaving(swapped).pos.stack[-1], Tricking)
    again = mountain(wood=1)
    stamp(again.pos, TRICK)
    assert again.play(Climb()).pos.stack[-1] == Tricking(0), "a visit before this one doesn't count"


def leaving(table: Table) -> Table:
    """Begins the turn of seat 0, rearmost and resting on the mountain."""
    table.rondel("gap", "mountain", "seat-1", "seat-2", "seat-0", *["any"] * 9)
    table.pos.rondel[table.player().space] = -1
    table.player().space = table.pos.space_of(table.number("mountain"))
    table.pos.stack.clear()
    table.pos.turn = None
    table.pos.push(Advance())
    table.pos.settle(SamplingDealer(1))
    return table


# Joe McDuff and the England row


@pytest.mark.rule("X9.8", "X8.11")
def test_mcduff_takes_the_largest_pile_of_the_england_row() -> None:
    table = Table(3, mobs=True, hammer=True)
    hold(table, "joe-mcduff")
    england(table.pos).filled = 2
    table.play(SKIM_ENGLAND)
    assert (table.player().coins, england(table.pos).filled, len(tokens(table, "joe-mcduff"))) == (2, 1, 2)
    assert [event.values["why"] for event in table.events if event.key == "coins"] == ["joe-mcduff"]
    table.play(SKIM_ENGLAND)
    assert refused(table, SKIM_ENGLAND) == ("england-row-empty", "X9.8")
    other = hold(Table(3, mobs=True, hammer=True), "joe-mcduff", 1)
    assert refused(other, SKIM_ENGLAND) == ("no-mob-token", "X8.11")


# Mike McCastle and the council


@pytest.mark.rule("X9.9", "X8.22")
def test_the_castle_mccastle_is_on_counts_as_one_of_his_players() -> None:
    table = scoring("manned-castles", mobs=True).scotsmen(0, home_castle=1).scotsmen(1, home_castle=1)
    hold(table, "mike-mccastle")
    assert [counted(table.pos, seat, "manned-castles") for seat in range(3)] == [1, 1, 0]
    standing_on(table, "mike-mccastle", "home-castle", 1)
    assert [counted(table.pos, seat, "manned-castles") for seat in range(3)] == [2, 1, 0]


@at_night
@pytest.mark.parametrize("seats", [2, 3])
def test_every_check_of_the_battery_holds_with_all_that_belongs_to_two(battery: Any, seats: int) -> None:
    both = {"boats": True, "cask": True, "haggis": True, "tome": True, "council": True, "hammer": seats > 2}
    options = GLENMORE.complete({"mobs": True, "highlander": "two-spaces", **both})
    battery(GLENMORE, Setting(seats, options), seed=seats)


SALE = "cask-sale-b"
MALT, CLAIM = "erin-macmalt", "john-mcclaim"


# Erin MacMalt


def before_a_sale(holder: int) -> Distillery:
    """Returns a table with a sale tile right ahead of the pawns."""
    table = Distillery(3, mobs=True)
    table.rondel("gap", "seat-0", "seat-1", "seat-2", SALE, *["any"] * 9).turn(0)
    hold(table, MALT, holder)
    return table


@pytest.mark.rule("X9.10", "R-G13")
def test_her_player_sells_two_barrels_in_addition_to_the_one_on_the_bonus_space() -> None:
    table = before_a_sale(0).casks(1, 2, 3)
    table.play(StopAtSale(SALE), SellBarrel(3), SellBarrel(2), SellBarrel(1))
    assert (table.part.bonus[0], table.part.sold[0], table.player().whisky) == (1, 2, 0)


@pytest.mark.rule("X9.10", "R-G13")
def test_others_sell_one() -> None:
    table = before_a_sale(1).casks(1, 2, 3).play(StopAtSale(SALE), SellBarrel(3), SellBarrel(2))
    assert table.legal(SellBarrel) == []


@pytest.mark.rule("X9.10", "R-G13")
def test_where_the_bonus_space_is_taken_she_sells_two() -> None:
    table = before_a_sale(0).casks(1, 2, 3).sold(SALE, 0, bonus=1)
    table.play(StopAtSale(SALE), SellBarrel(3), SellBarrel(2))
    assert (table.part.sold[0], table.legal(SellBarrel)) == (2, [])


@pytest.mark.rule("X9.10")
def test_a_player_who_sells_no_second_barrel_is_not_asked_for_a_third() -> None:
    table = before_a_sale(0).casks(1, 2, 3).play(StopAtSale(SALE), SellBarrel(3), DONE)
    assert (table.part.sold[0], table.legal(SellBarrel)) == (0, [])


@pytest.mark.rule("X9.10", "X3.9", "X3.10", "R-G13")
def test_she_sells_one_barrel_like_everyone_when_she_passes_a_sale() -> None:
    table = (
        before_a_sale(0).casks(1, 2, 3).rondel("gap", "seat-0", "seat-1", "seat-2", SALE, "brora", *["any"] * 8)
    )
    table.play(Take("brora"), SellBarrel(3))
    assert (table.part.sold[0], table.part.bonus[0], table.legal(SellBarrel)) == (1, 0, [])


@pytest.mark.rule("X9.10", "X3.9")
@pytest.mark.parametrize(("taken", "more"), [(0, 2), (1, 1), (2, 0)])
def test_she_sells_only_as_far_as_spaces_are_free(taken: int, more: int) -> None:
    table = before_a_sale(0).casks(1, 2, 3).sold(SALE, taken)  # two other spaces with three players
    table.play(StopAtSale(SALE), SellBarrel(3))
    sold = 0
    while table.legal(SellBarrel):
        table.play(table.legal(SellBarrel)[0])
        sold += 1
    assert (sold, table.part.bonus[0], table.part.sold[0]) == (more, 1, 2)


# John McClaim


def claiming(holder: int = 0) -> TomeTable:
    table = TomeTable(3, mobs=True)
    table.card("loch-ness", "inverness", seat=1).card("castle-moil", seat=2).card("donan-castle", seat=0)
    hold(table, CLAIM, holder)
    return table


def landmarks(table: TomeTable) -> list[int]:
    return [amounts(table.pos, seat)[1] for seat in range(3)]


@pytest.mark.rule("X9.11", "R-X23")
def test_claimed_cards_count_for_his_player_and_not_for_their_owners() -> None:
    table = claiming()
    assert landmarks(table) == [1, 2, 1]
    table.play(Claim("loch-ness"), Claim("castle-moil"))
    assert landmarks(table) == [3, 1, 0]
    assert tokens(table, CLAIM) == (0,)
    assert [len(player.cards) for player in table.pos.players] == [1, 2, 1]


@pytest.mark.rule("X9.11")
def test_own_cards_and_claimed_ones_are_refused() -> None:
    table = claiming()
    assert refused(table, Claim("donan-castle")) == ("card-not-theirs", "X9.11")
    assert refused(table, Claim("armadale-castle")) == ("card-not-theirs", "X9.11")
    table.play(Claim("loch-ness"))
    assert refused(table, Claim("loch-ness")) == ("card-claimed", "X9.11")
    assert refused(claiming(1), Claim("castle-moil")) == ("no-mob-token", "X9.11")


@pytest.mark.rule("X9.12")
def test_a_turned_card_is_not_claimed_and_turning_frees_it() -> None:
    table = claiming().play(Claim("loch-ness"))
    turn(table.pos, 1, table.rules.card_of["loch-ness"])
    assert (state(table).out, landmarks(table)) == ((), [1, 3, 1])
    assert refused(table, Claim("loch-ness")) == ("card-is-turned", "X9.12")


@pytest.mark.rule("X9.11", "X8.6")
def test_at_once_when_he_is_taken() -> None:
    table = TomeTable(3, mobs=True)
    table.card("loch-ness", "inverness", seat=1)
    jail(table, CLAIM)
    table.activating().play(END_TURN, TakeMobster(CLAIM))
    assert isinstance(table.pos.stack[-1], FirstClaims)
    table.play(Claim("loch-ness"), DONE)
    assert (landmarks(table), len(tokens(table, CLAIM))) == ([1, 1, 0], 2)
