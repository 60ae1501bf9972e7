"""The mountain: toll, rest and hoard (X2)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.glenmore.openings import set_up
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.actions.rondel import distance, rearmost, tiles_ahead
from bothy.games.glenmore.bonuses.gains import Store
from bothy.games.glenmore.expansions.highlander import HIGHLANDER
from bothy.games.glenmore.expansions.highlander.hoard import Hoard, LastHoard, hoard
from bothy.games.glenmore.expansions.highlander.resting import Climb
from bothy.games.glenmore.expansions.highlander.toll import LeaveCoin, LeaveResource, MountainToll
from bothy.games.glenmore.game import GLENMORE
from bothy.games.glenmore.manifest import rules_of
from bothy.games.glenmore.pack.types import components
from bothy.games.glenmore.player import COINS
from bothy.games.glenmore.rounds import Advance, Refill
from bothy.games.glenmore.scoring.scores import Finish
from bothy.games.glenmore.turn import Discard, EndTurn, StopAtEnd, Take
from bothy.games.glenmore.variants.die import move_die
from bothy.kernel import EventRecorder, SamplingDealer
from bothy.messages import Catalogue
from bothy.table.options import Setting

WORDS = Catalogue(game=GLENMORE)
SPACES = 14


def line(*first: str, last: tuple[str, ...] = ("mountain", "mountain")) -> list[str]:
    """Returns a rondel from the gap: these spaces first, then plain tiles, and the mountain before the gap."""
    return ["gap", *first, *["any"] * (SPACES - 1 - len(first) - len(last)), *last]


def mountain(*spaces: str, seats: int = 3, **options: Any) -> Table:
    """Returns a table with the two-space mountain and this rondel."""
    table = Table(seats, highlander="two-spaces", **options)
    return table.rondel(*(spaces or line(*[f"seat-{seat}" for seat in range(seats)])))


def near(seats: int = 3) -> Table:
    """Returns a table with seat 0 last, the mountain right ahead of all pawns, and Brora behind it."""
    pawns = [f"seat-{seat}" for seat in range(seats)]
    return mountain("gap", *pawns, "mountain", "mountain", "brora", *["any"] * (SPACES - 4 - seats))


def rest(table: Table, seat: int = 0, **left: int) -> Table:
    """Rests a seat's pawn on the mountain, with a pile there."""
    pos = table.pos
    player, space = pos.players[seat], pos.rondel.index(table.number("mountain"))
    pos.rondel[player.space] = -1 if pos.rondel[player.space] < 0 else pos.rondel[player.space]
    player.space = space
    return pile(table, **left)


def pile(table: Table, coins: int = 0, wood: int = 0, cattle: int = 0) -> Table:
    part = table.pos.part(Hoard)
    part.coins, part.goods = coins, (wood, 0, 0, 0, cattle)
    return table


def on_mountain(table: Table) -> tuple[int, tuple[int, ...]]:
    part = hoard(table.pos)
    return part.coins, part.goods


# Setup


@pytest.mark.rule("X2.1", "R-X4")
@pytest.mark.parametrize(("option", "spaces"), [("two-spaces", 2), ("one-space", 1), ("off", 0)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_mountain_is_before_the_gap_instead_of_the_last_a_tiles(seats: int, option: str, spaces: int) -> None:
    pos: Any = GLENMORE.open({"highlander": option}, seats).start()
    without: Any = GLENMORE.open({}, seats).start()
    for each in (pos, without):
        each.settle(SamplingDealer(3))
    number = pos.rules.number_of.get("mountain", -9)
    assert [at for at, code in enumerate(pos.rondel) if code == number] == list(range(SPACES - spaces, SPACES))
    assert len(pos.left) == len(without.left) + spaces
    assert -1 not in pos.rondel[1:]


@pytest.mark.rule("X2.2")
def test_on_its_side_the_mountain_takes_one_space_and_one_more_tile_is_laid() -> None:
    tall: Any = GLENMORE.open({"highlander": "two-spaces"}, 4).start()
    flat: Any = GLENMORE.open({"highlander": "one-space"}, 4).start()
    for pos in (tall, flat):
        pos.settle(SamplingDealer(3))
    assert len(tiles_ahead(flat)) == len(tiles_ahead(tall)) + 1


@pytest.mark.rule("X2.1")
def test_the_mountain_does_not_exist_without_the_chronicle() -> None:
    assert "mountain" not in Table(3).rules.number_of


# The toll


@pytest.mark.rule("X2.4", "R-X5")
def test_a_player_who_passes_leaves_a_coin_or_a_resource() -> None:
    table = near().coins(4).goods("home-village", wood=1, sheep=1)
    table.play(Take("brora"))
    assert isinstance(table.pos.stack[-1], MountainToll)
    assert table.legal(LeaveCoin) == [LeaveCoin()]
    assert table.legal(LeaveResource) == [
        LeaveResource("wood", "home-village"),
        LeaveResource("sheep", "home-village"),
    ]
    table.play(LeaveResource("sheep", "home-village"))
    assert on_mountain(table) == (0, (0, 0, 0, 1, 0))
    assert table.on("home-village") == {"wood": 1}
    assert table.player().coins == 4


@pytest.mark.rule("X2.4")
def test_a_coin_is_left_without_a_question_if_there_is_nothing_else() -> None:
    table = near().coins(3).play(Take("brora"))
    assert on_mountain(table) == (1, (0, 0, 0, 0, 0))
    assert table.player().coins == 2


@pytest.mark.rule("X2.4")
def test_a_player_without_a_coin_leaves_their_only_resource() -> None:
    table = near().goods("home-castle", barley=1).play(Take("brora"))
    assert on_mountain(table) == (0, (0, 0, 1, 0, 0))
    assert table.on("home-castle") == {}


@pytest.mark.rule("X2.4", "R-X5")
def test_a_player_with_nothing_leaves_nothing_and_may_not_buy_anything_for_it() -> None:
    table = near().market(wood=1).play(Take("brora"))
    assert on_mountain(table) == (0, (0, 0, 0, 0, 0))


@pytest.mark.rule("X2.4")
def test_a_refused_toll_says_why() -> None:
    table = near().goods("home-village", wood=1, sheep=1).play(Take("brora"))
    assert table.why_not(LeaveCoin()) == "no-coin-to-leave"
    assert table.why_not(LeaveResource("cattle", "home-village")) == "resource-not-there"
    assert table.why_not(LeaveResource("wood", "brora")) == "resource-not-there"


@pytest.mark.rule("X2.4")
def test_nothing_is_left_by_a_pawn_that_stops_before_the_mountain() -> None:
    table = mountain().coins(4)
    table.play(Take(table.rules.ids[tiles_ahead(table.pos)[0]]))
    assert on_mountain(table) == (0, (0, 0, 0, 0, 0))


@pytest.mark.rule("X2.5")
def test_the_toll_is_due_for_a_tile_that_is_discarded_and_for_the_end() -> None:
    spaces = ("gap", "seat-0", "seat-1", "seat-2", "mountain", "mountain", "the-end", *["empty"] * 7)
    table = mountain(*spaces).coins(2).play(StopAtEnd())
    assert on_mountain(table) == (1, (0, 0, 0, 0, 0))
    spaces = ("gap", "seat-0", "seat-1", "seat-2", "mountain", "mountain", "glenlochy", *["empty"] * 7)
    table = mountain(*spaces).coins(1).play(Discard("glenlochy", "coin"))
    assert on_mountain(table) == (1, (0, 0, 0, 0, 0))
    assert table.player().coins == 1


@pytest.mark.rule("X2.5")
def test_the_toll_is_due_though_another_pawn_rests_there() -> None:
    table = rest(near(), 2, coins=1).coins(2).play(Take("brora"))
    assert on_mountain(table) == (2, (0, 0, 0, 0, 0))


def dear(**stone: int) -> Table:
    """Returns a table with Pulteney, which costs a stone, beyond the mountain."""
    spaces = ("gap", "seat-0", "seat-1", "seat-2", "mountain", "mountain", "pulteney", *["any"] * 7)
    table = mountain(*spaces)
    return table.goods("home-village", **stone) if stone else table


@pytest.mark.rule("X2.5")
def test_a_tile_that_could_not_be_paid_after_the_toll_may_not_be_taken() -> None:
    table = dear(stone=1)
    assert table.why_not(Take("pulteney")) == "toll-and-tile"
    assert Take("pulteney") not in table.legal(Take)
    assert table.coins(1).why_not(Take("pulteney")) == ""
    assert dear().coins(1).market(stone=0).why_not(Take("pulteney")) == "toll-and-tile"
    assert dear().coins(2).why_not(Take("pulteney")) == ""


@pytest.mark.rule("X2.5")
def test_a_toll_that_the_tile_needs_may_not_be_left() -> None:
    table = dear(stone=1, sheep=1).play(Take("pulteney"))
    assert on_mountain(table) == (0, (0, 0, 0, 1, 0)), "the only toll that leaves the stone"
    table = dear(stone=1, sheep=1, cattle=1).play(Take("pulteney"))
    assert table.why_not(LeaveResource("stone", "home-village")) == "toll-needed-for-tile"
    assert [action.resource for action in table.legal(LeaveResource)] == ["sheep", "cattle"]


@pytest.mark.rule("X2.5", "G8.11")
def test_a_sale_may_pay_for_the_toll() -> None:
    table = dear(stone=1, sheep=1).market(sheep=1)
    table.player().add_goods(table.pos.cell_of(0, "home-village"), 3, -1)
    assert table.why_not(Take("pulteney")) == "toll-and-tile"
    table = dear(stone=1).goods("home-castle", sheep=1)
    assert table.why_not(Take("pulteney")) == ""


# The die


def with_die() -> Table:
    spaces = ("gap", "die", "seat-0", "seat-1", "mountain", "mountain", "brora", *["any"] * 7)
    return mountain(*spaces, seats=2)


@pytest.mark.rule("X2.6", "R-X4")
def test_the_die_leaves_a_coin_of_the_supply_and_counts_the_mountain_as_one_step() -> None:
    table = with_die()
    table.pos.stack.clear()
    move_die(table.pos, 2)
    assert on_mountain(table) == (1, (0, 0, 0, 0, 0))
    assert table.space(6) == "die"
    assert [table.rules.ids[tile] for tile in table.pos.discards] == ["brora"]


@pytest.mark.rule("X2.6", "X0.3")
def test_the_die_never_stops_on_the_mountain() -> None:
    table = with_die()
    table.pos.stack.clear()
    move_die(table.pos, 1)
    assert table.space(6) == "die"
    assert table.number("mountain") not in table.pos.discards


@pytest.mark.rule("X2.6")
def test_a_pawn_on_the_mountain_makes_it_no_other_step() -> None:
    table = rest(with_die(), 1)
    table.pos.stack.clear()
    move_die(table.pos, 2)
    assert table.space(6) == "die"


# Rest


@pytest.mark.rule("X2.8", "R-X5")
def test_a_pawn_rests_for_no_toll_and_takes_no_tile() -> None:
    table = mountain().coins(4)
    before = len(table.player().tiles)
    table.play(Climb())
    assert table.player().space == 12
    assert (table.player().coins, len(table.player().tiles)) == (4, before)
    assert on_mountain(table) == (0, (0, 0, 0, 0, 0))
    assert table.why_not(Climb()) == "moved"
    assert table.legal(EndTurn) == [EndTurn()]
    table.play(EndTurn())
    assert table.acting() == 1


@pytest.mark.rule("X2.7")
def test_there_is_room_for_one_pawn_only() -> None:
    table = rest(mountain(), 2)
    assert table.why_not(Climb()) == "mountain-taken"
    table = rest(mountain(), 0)
    assert table.why_not(Climb()) == "mountain-yours"


@pytest.mark.rule("X2.8", "R-G16")
def test_loch_ness_works_for_a_player_who_rests() -> None:
    table = mountain().power("extra-activation").play(Climb())
    assert [action.tile for action in table.legal(type(table.rules.activate_actions[0][0]))] == [
        "home-village",
        "home-castle",
    ]


@pytest.mark.rule("X2.8")
def test_who_can_take_nothing_may_rest_or_discard() -> None:
    spaces = line("seat-0", "seat-1", "seat-2", "pulteney")
    table = mountain(*[space if space != "any" else "empty" for space in spaces])
    assert table.legal(Take) == []
    assert table.legal(Climb) == [Climb()]
    assert Discard("pulteney", "coin") in table.legal(Discard)


@pytest.mark.rule("X2.3", "R-X4")
def test_the_mountain_is_never_taken_nor_discarded() -> None:
    table = mountain()
    assert table.why_not(Take("mountain")) == "protected"
    assert table.why_not(Discard("mountain", "coin")) == "protected"
    spaces = line("seat-0", "mountain", "mountain", "seat-1", "seat-2", last=())
    table = mountain(*spaces)
    table.play(Take(table.rules.ids[tiles_ahead(table.pos)[1]]), seat=0)
    assert [table.space(at) for at in (2, 3)] == ["mountain", "mountain"]
    assert table.number("mountain") not in table.pos.discards


@pytest.mark.rule("X2.3", "R-X4")
def test_behind_the_rearmost_pawn_the_gap_is_the_next_ordinary_space_behind_the_mountain() -> None:
    spaces = line("seat-0", "mountain", "mountain", "seat-1", "seat-2", "brora", last=())
    table = mountain(*spaces).play(Take("brora")).run(Refill())
    assert (table.pos.gap, table.pos.behind) == (1, 2)
    assert [table.space(at) for at in (2, 3, 4)] == ["mountain", "mountain", "seat-1"]


# The hoard


def leaves(table: Table, seat: int = 0) -> Table:
    """Begins the turn of the seat whose pawn is rearmost."""
    pos = table.pos
    pos.stack.clear()
    pos.turn = None
    pos.trace = EventRecorder()
    pos.push(Advance())
    pos.settle(SamplingDealer(1))
    assert pos.now.seat == seat
    return table


def at_rest(**left: int) -> Table:
    """Returns a table with seat 0 resting on the mountain, rearmost, and Pulteney ahead."""
    spaces = ("gap", "mountain", "mountain", "seat-1", "seat-2", "seat-0", "pulteney", *["any"] * 7)
    return rest(mountain(*spaces), 0, **left)


@pytest.mark.rule("X2.9", "R-X5")
def test_a_player_who_leaves_the_mountain_takes_everything_on_it() -> None:
    table = leaves(at_rest(coins=3, wood=1, cattle=1))
    assert on_mountain(table) == (0, (0, 0, 0, 0, 0))
    assert table.player().coins == 3
    table.play(Store("wood", "home-village"), Store("cattle", "home-castle"))
    assert (table.on("home-village"), table.on("home-castle")) == ({"wood": 1}, {"cattle": 1})
    assert table.legal(Take) != []


@pytest.mark.rule("X2.9")
def test_a_tile_may_be_paid_out_of_the_hoard() -> None:
    assert leaves(at_rest()).why_not(Take("pulteney")) == "cannot-pay"
    assert leaves(at_rest(coins=1)).why_not(Take("pulteney")) == ""


@pytest.mark.rule("X2.9", "R-G8")
def test_resources_without_room_are_lost() -> None:
    table = at_rest(wood=1).goods("home-village", wood=3).goods("home-castle", stone=3)
    leaves(table)
    assert on_mountain(table) == (0, (0, 0, 0, 0, 0))
    assert table.player().stock() == [3, 3, 0, 0, 0]
    assert table.legal(Take) != []


@pytest.mark.rule("X2.9", "R-X5")
def test_no_one_else_takes_the_hoard() -> None:
    table = rest(mountain(), 2, coins=2)
    leaves(table)
    assert on_mountain(table) == (2, (0, 0, 0, 0, 0))


@pytest.mark.rule("X2.9")
def test_leaving_the_mountain_is_no_passing() -> None:
    table = leaves(at_rest(coins=1))
    table.play(Take("pulteney"))
    assert on_mountain(table) == (0, (0, 0, 0, 0, 0))


# A lap


@pytest.mark.rule("X2.10", "X2.11", "R-X18")
def test_behind_the_rearmost_pawn_the_mountain_is_the_farthest_stop() -> None:
    spaces = ("gap", "mountain", "mountain", "seat-0", "seat-1", "seat-2", *["any"] * 8)
    table = mountain(*spaces)
    table.pos.behind = 2
    assert table.rules.ids[tiles_ahead(table.pos)[-1]] == "mountain"
    table.play(Climb())
    assert table.player().space == 1
    assert distance(table.pos, 1) > max(distance(table.pos, table.player(seat).space) for seat in (1, 2))
    table.play(EndTurn())
    assert table.acting() == 1
    assert rearmost(table.pos) == table.player(1).space


# The end


def finish(table: Table) -> Table:
    return table.run(LastHoard())


@pytest.mark.rule("X2.12", "R-X5")
def test_beyond_the_end_the_hoard_is_taken_at_the_end_of_the_game() -> None:
    spaces = line("seat-0", "seat-1", "seat-2", "the-end")
    table = mountain(*spaces).play(Climb())
    assert table.player().done
    pile(table, coins=4, wood=2)
    table.goods("home-village", stone=2).goods("home-castle", stone=2)
    finish(table)
    assert table.player().coins == 4
    assert on_mountain(table) == (0, (0, 0, 0, 0, 0))
    assert table.player().stock() == [2, 4, 0, 0, 0]
    assert table.rules.view(table.pos, 0)["at_the_end"] == []


@pytest.mark.rule("X2.12", "R-X28")
def test_the_end_laid_behind_a_pawn_on_the_mountain_ends_the_game_for_its_player() -> None:
    spaces = ("gap", "mountain", "mountain", "seat-0", "seat-1", "seat-2", *["any"] * 8)
    table = mountain(*spaces).coins(4, 1).coins(4, 2).stack("D")
    table.pos.behind, table.pos.left = 2, (table.number("the-end"),)
    table.play(Climb())
    assert not table.player().done
    table.play(EndTurn())
    assert table.space(0) == "the-end", "one space behind the mountain"
    assert table.player().done
    table.play(StopAtEnd(), seat=1)
    assert table.acting() == 2
    table.play(StopAtEnd(), seat=2)
    assert table.pos.finished, "nobody plays on alone for a lap"


@pytest.mark.rule("X2.12", "R-X28")
def test_the_end_laid_ahead_of_a_pawn_on_the_mountain_changes_nothing() -> None:
    spaces = ("gap", "seat-0", "mountain", "mountain", "seat-1", "seat-2", "brora", *["any"] * 7)
    table = rest(mountain(*spaces), 1).stack("D")
    table.pos.left = (table.number("the-end"),)
    table.play(Take("brora")).run(Refill())
    assert table.space(0) == "the-end"
    assert not table.player(1).done


@pytest.mark.rule("X2.1", "X2.2")
@pytest.mark.parametrize(("option", "spaces"), [("two-spaces", (12, 13)), ("one-space", (13,))])
def test_set_up_tells_where_the_mountain_lies(option: str, spaces: tuple[int, ...]) -> None:
    assert set_up("mountain-laid", 3, highlander=option) == [{"spaces": spaces}]


@pytest.mark.rule("X2.12")
def test_the_hoard_of_the_end_counts_as_coins() -> None:
    spaces = line("seat-0", "seat-1", "seat-2", "the-end")
    table = pile(mountain(*spaces).play(Climb()), coins=4)
    table.run(Finish())
    assert table.player().points[COINS] == 4
    assert "mountain" not in table.rules.scores, "it scores nothing itself"


@pytest.mark.rule("X2.12")
def test_at_the_end_no_one_takes_the_hoard_of_an_empty_mountain() -> None:
    table = pile(mountain(), coins=4)
    finish(table)
    assert [player.coins for player in table.pos.players] == [0, 0, 0]
    assert on_mountain(table) == (4, (0, 0, 0, 0, 0))


# Views and bots


def test_notes_say_what_is_there_and_who_rests() -> None:
    table = rest(mountain(), 1, coins=2, cattle=1)
    told = [WORDS.text(note) for note in table.rules.notes(table.pos)]
    assert told == [
        "On the mountain: 2 coins, 0 wood, 0 stone, 0 barley, 0 sheep, 1 cow.",
        "Resting on the mountain: 1.",
    ]


def test_the_estimate_of_the_player_who_rests_grows_with_the_hoard() -> None:
    bare, rich = rest(mountain(), 2), rest(mountain(), 2, coins=2, wood=1)
    assert GLENMORE.bots.estimate(rich.pos, 2) > GLENMORE.bots.estimate(bare.pos, 2) + 400
    assert GLENMORE.bots.estimate(rich.pos, 1) == GLENMORE.bots.estimate(bare.pos, 1)


def test_an_open_toll_counts_as_left() -> None:
    table = near().coins(4).goods("home-village", wood=1).play(Take("brora"))
    toll = table.pos.stack[-1]
    assert HIGHLANDER.pending_gifts(table.pos, 0, toll) == ((1, -1),)
    table.coins(0)
    assert HIGHLANDER.pending_gifts(table.pos, 0, toll) == ((7, -1),)


def test_its_components_are_in_order() -> None:
    assert HIGHLANDER.faults(components()) == []
    rules = rules_of(components(), GLENMORE.complete({"highlander": "one-space"}), 2)
    assert rules.pack.tile("mountain").module == "highlander"


@pytest.mark.parametrize(
    ("seats", "die", "option"), [(2, False, "two-spaces"), (3, True, "one-space"), (4, False, "two-spaces")]
)
def test_every_check_of_the_battery_holds(battery: Any, seats: int, die: bool, option: str) -> None:
    battery(GLENMORE, Setting(seats, {"die": die, "length": "short", "highlander": option}), seed=seats)


@pytest.mark.rule("X2.4")
def test_everyone_sees_the_hoard_and_who_rests_on_it() -> None:
    table = near()
    assert table.pos.rules.view(table.pos, None)["highlander"] == {"coins": 0, "goods": {}, "seat": -1}
    rest(table, seat=1, coins=2, cattle=1)
    assert table.pos.rules.view(table.pos, 0)["highlander"] == {"coins": 2, "goods": {"cattle": 1}, "seat": 1}
