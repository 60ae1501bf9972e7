"""Sale tiles: passing, stopping, discarding (X3.9 to X3.12)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.glenmore.expansions.cask.distillery import Distillery
from tests.games.glenmore.openings import WORDS, goes_on, refused, told

from bothy.games.glenmore.actions.activation import Activate
from bothy.games.glenmore.actions.retrieving import Retrieve, Retrieving
from bothy.games.glenmore.answers import DONE, Done
from bothy.games.glenmore.expansions.cask import CASK
from bothy.games.glenmore.expansions.cask.selling import SellBarrel, Seller, StopAtSale, free_spaces
from bothy.games.glenmore.game import GLENMORE
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.rondel.ring import PAWN
from bothy.games.glenmore.turn import END_TURN, Discard, Take
from bothy.table.options import Setting

SALE = "cask-sale-b"
STOP = StopAtSale(SALE)


def before_a_sale(*behind: str, seats: int = 3, sale: str = SALE) -> Distillery:
    """Returns a table with a sale tile directly ahead of the pawns, followed by these tiles."""
    table = Distillery(seats)
    pawns = [f"seat-{seat}" for seat in range(seats)]
    rest = ["any"] * (12 - seats - len(behind))
    table.rondel("gap", *pawns, sale, *behind, *rest)
    return table.turn(0)


# Room


@pytest.mark.rule("X3.9")
@pytest.mark.parametrize(
    ("sale", "room"), [("cask-sale-b", [1, 2, 3]), ("cask-sale-c", [1, 2, 3]), ("cask-sale-d", [2, 3, 4])]
)
def test_a_sale_tile_has_room_by_number_of_players(sale: str, room: list[int]) -> None:
    tables = [Distillery(seats) for seats in (2, 3, 4)]
    assert [free_spaces(table.pos, table.sale(sale)) for table in tables] == room


# Passing


@pytest.mark.rule("X3.10", "X3.9", "R-X6")
def test_a_player_who_passes_may_sell_one_barrel_for_what_its_space_brings() -> None:
    table = before_a_sale("brora").casks(0, 1, 3)
    table.play(Take("brora"))
    assert table.legal(SellBarrel) == [SellBarrel(0), SellBarrel(1), SellBarrel(3)]
    assert refused(table, SellBarrel(2)) == ("no-barrel-there", "X3.10")
    table.play(SellBarrel(3))
    assert (table.worth(), table.player().whisky) == ([0, 1], 2)
    assert table.player().points[-1] == table.player().total() == 3
    assert table.part.sold[0] == 1
    assert table.legal(SellBarrel) == []
    assert table.space(5) == "seat-0"


@pytest.mark.rule("X3.10", "R-X6")
def test_one_may_pass_and_sell_nothing() -> None:
    table = before_a_sale("brora").casks(3)
    table.play(Take("brora"), DONE)
    assert (table.worth(), table.player().total()) == ([3], 0)


@pytest.mark.rule("X3.10", "R-X6")
def test_nothing_is_asked_without_a_barrel_or_without_a_free_space() -> None:
    assert before_a_sale("brora").play(Take("brora")).legal(SellBarrel) == []
    table = before_a_sale("brora").casks(3).sold(SALE, 2)
    assert table.play(Take("brora")).legal(SellBarrel) == []


@pytest.mark.rule("X3.10")
def test_the_bonus_space_is_not_for_those_who_pass() -> None:
    table = before_a_sale("brora").casks(3).sold(SALE, 2, bonus=0)
    assert table.play(Take("brora")).legal(SellBarrel) == []


@pytest.mark.rule("X3.10", "G8.2")
def test_a_barrel_that_the_tile_ahead_costs_cannot_be_sold_on_the_way() -> None:
    dear = next(tile for tile in Distillery().rules.pack.tiles if tile.cost.whisky == 1 and not tile.overlay)
    table = before_a_sale(dear.id).coins(20).casks(3)
    table.play(Take(dear.id))
    assert table.legal(SellBarrel) == []
    table = before_a_sale(dear.id).coins(20).casks(1, 3).play(Take(dear.id))
    assert table.legal(SellBarrel) == [SellBarrel(1), SellBarrel(3)]


@pytest.mark.rule("X3.10", "X3.11")
def test_on_the_way_to_another_sale_the_last_barrel_is_kept_for_it() -> None:
    table = before_a_sale("cask-sale-c").casks(3).play(StopAtSale("cask-sale-c"))
    assert refused(table, DONE) == ("must-sell", "X3.11")
    table.play(SellBarrel(3))
    assert (table.part.sold[0], table.part.bonus[1]) == (0, 1)
    table = before_a_sale("cask-sale-c").casks(1, 3).play(StopAtSale("cask-sale-c"), SellBarrel(1))
    assert (table.part.sold[0], table.legal(SellBarrel)) == (1, [SellBarrel(3)])


@pytest.mark.rule("X3.10", "R-X6")
def test_the_die_sells_nothing_and_never_stops_on_a_sale_tile() -> None:
    table = Distillery(2, die=True).casks(3)
    table.rondel("gap", "die", SALE, "seat-0", "brora", "seat-1", *["any"] * 8)
    goes_on(table, 1, "halkirk", "kingussie")
    assert table.worth() == [3]
    assert "brora" in [table.rules.ids[tile] for tile in table.pos.discards]


@pytest.mark.rule("X3.10", "R-X16")
def test_no_piece_but_a_players_pawn_sells() -> None:
    table = before_a_sale("brora").casks(3)
    assert CASK.on_passing(table.pos, PAWN, 4) != ()
    assert CASK.on_passing(table.pos, PAWN - 3, 4) == ()
    assert CASK.on_passing(table.pos, PAWN, 5) == ()


# Stopping


@pytest.mark.rule("X3.11", "G8.9")
def test_who_can_take_nothing_may_stop_at_a_sale_or_discard() -> None:
    table = Distillery(3).casks(1)
    table.rondel("gap", "seat-0", "seat-1", "seat-2", SALE, "ben-wyvis", *["empty"] * 8).turn(0)
    assert table.legal(Take) == []
    assert table.legal(StopAtSale) == [STOP]
    assert [action.tile for action in table.legal(Discard)] == ["ben-wyvis", "ben-wyvis"]


@pytest.mark.rule("X3.11", "R-X6")
def test_a_player_who_stops_sells_one_barrel_onto_the_bonus_space_and_may_sell_another() -> None:
    table = before_a_sale().casks(1, 2, 3).play(STOP)
    assert refused(table, DONE) == ("must-sell", "X3.11")
    table.play(SellBarrel(3))
    assert (table.part.bonus[0], table.part.sold[0]) == (1, 0)
    assert table.legal(Done) == [DONE]
    table.play(SellBarrel(2))
    assert (table.part.bonus[0], table.part.sold[0]) == (1, 1)
    assert (table.player().total(), table.worth()) == (5, [1])
    assert table.legal(SellBarrel) == []
    assert table.why_not(END_TURN) == ""


@pytest.mark.rule("X3.11", "G16.11", "R-G16")
def test_loch_ness_works_on_a_turn_that_stops_at_a_sale() -> None:
    table = before_a_sale().casks(3).power("extra-activation").play(STOP, SellBarrel(3))
    assert Activate("home-village", 1) in table.legal(Activate)


@pytest.mark.rule("X3.11", "R-X6")
def test_one_barrel_is_enough() -> None:
    table = before_a_sale().casks(1, 3).play(STOP, SellBarrel(1)).play(DONE)
    assert (table.player().total(), table.part.sold[0]) == (1, 0)


@pytest.mark.rule("X3.11", "R-X6")
def test_where_the_bonus_space_is_taken_one_barrel_is_sold_onto_another() -> None:
    table = before_a_sale().casks(1, 3).sold(SALE, 0, bonus=1).play(STOP)
    assert refused(table, DONE) == ("must-sell", "X3.11")
    table.play(SellBarrel(3))
    assert (table.part.bonus[0], table.part.sold[0]) == (1, 1)
    assert table.legal(SellBarrel) == []


@pytest.mark.rule("X3.11", "R-X6")
def test_a_player_cannot_stop_where_they_cannot_sell() -> None:
    assert refused(before_a_sale(), STOP) == ("no-barrel-to-sell", "X3.11")
    assert refused(before_a_sale().casks(3).sold(SALE, 2, bonus=1), STOP) == ("sale-full", "X3.11")
    assert refused(before_a_sale().casks(3), StopAtSale("cask-sale-c")) == ("no-such-sale", "X3.11")
    assert refused(before_a_sale().casks(3), Take(SALE)) == ("protected", "G4.4")
    assert refused(before_a_sale().casks(3).activating(), STOP) == ("moved", "G6.1")


@pytest.mark.rule("X3.11")
def test_the_sale_tile_stays_under_the_pawn_and_no_one_else_stops_there() -> None:
    table = before_a_sale("brora", "halkirk").casks(3).casks(3, seat=1)
    table.play(STOP, SellBarrel(3))
    assert (table.space(4), table.player().space) == (SALE, 4)
    table.play(END_TURN)
    assert table.acting() == 1
    assert refused(table, STOP) == ("sale-occupied", "X3.11")


@pytest.mark.rule("X3.11", "X3.12", "G4.1")
def test_a_pawn_on_a_sale_tile_acts_when_it_is_farthest_back_and_leaves_the_tile_behind() -> None:
    table = (
        before_a_sale("brora", "halkirk", "crieff")
        .casks(3, 2)
        .casks(1, 2, seat=1)
        .coins(9)
        .coins(9, 1)
        .coins(9, 2)
    )
    table.play(STOP, SellBarrel(3)).play(DONE, END_TURN)
    table.turn(1)
    table.play(Take("brora"))
    table.play(SellBarrel(2))
    assert table.part.sold[0] == 1
    table.turn(2)
    table.play(Take("halkirk"))
    assert table.space(4) == SALE, "seat 0 stands there"
    table.turn(0)
    table.play(Take("crieff"))
    assert table.space(4) == "empty"
    assert told(table, "sale-cleared") == ["sale-cleared"]
    assert (table.part.sold[0], table.part.bonus[0]) == (0, 0)
    assert table.number(SALE) in table.pos.discards


# Discarding


@pytest.mark.rule("X3.12")
def test_a_sale_tile_that_everyone_has_passed_is_discarded_and_its_barrels_are_gone() -> None:
    table = Distillery(3).sold(SALE, 2, bonus=1)
    table.rondel("gap", "seat-0", SALE, "seat-1", "seat-2", "brora", *["any"] * 8).turn(0)
    table.play(Take("brora"))
    assert told(table, "sale-cleared") == ["sale-cleared"]
    assert table.part.sold[0] + table.part.bonus[0] == 0


@pytest.mark.rule("X3.12", "X0.4", "R-X20")
def test_a_sale_tile_is_never_fetched_out_of_the_discard_pile() -> None:
    table = Distillery().discards(SALE, "brora").asked(Retrieving(0))
    assert refused(table, Retrieve(SALE)) == ("protected", "X0.4")


# Additions by other chronicles


def test_a_module_may_let_a_seat_use_more_of_the_other_spaces() -> None:
    class Erin(Seller):
        def other_spaces(self, pos: GlenMore, seat: int, count: int) -> int:
            return 2

    table = before_a_sale().casks(1, 2, 3)
    table.rules.modules += (Erin("erin"),)
    table.play(STOP, SellBarrel(3)).play(SellBarrel(2))
    assert table.legal(SellBarrel) == [SellBarrel(1)]


def test_a_note_says_how_much_room_a_sale_has() -> None:
    table = before_a_sale().sold(SALE, 1)
    said = [WORDS.text(note) for note in table.rules.notes(table.pos)]
    assert said[-1] == "First Cask Sale: free spaces 1, bonus space free."


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("die", [False, True])
def test_every_check_of_the_battery_holds(battery: Any, seats: int, die: bool) -> None:
    battery(GLENMORE, Setting(seats, {"cask": True, "die": die}), seed=3 + seats)


@pytest.mark.rule("X3.12")
@pytest.mark.parametrize(
    ("spaces", "soon"),
    [
        (("seat-0", "seat-1", "seat-2", SALE), False),
        (("seat-0", "seat-1", SALE, "seat-2"), False),
        (("seat-0", SALE, "seat-1", "seat-2"), True),
    ],
)
def test_everyone_sees_that_a_sale_goes_once_the_last_pawn_has_passed(spaces: tuple[str, ...], soon: bool) -> None:
    table = Distillery(3)
    table.rondel("gap", *spaces, *["any"] * 9)
    seen = table.pos.rules.view(table.pos, None)["cask"]["sales"]
    assert seen[SALE]["soon"] == soon
    assert not seen["cask-sale-d"]["soon"]
