"""The three feasts: rolls, tokens served, whisky, points (X5.7 to X5.12), also by an independent calculation."""

from __future__ import annotations

import pytest
from tests.games.glenmore.expansions.haggis.serving import HaggisTable

from bothy.games.glenmore.answers import Done
from bothy.games.glenmore.expansions.haggis.feast import Feast, MoreRolls, RollAgain, by_pawns
from bothy.games.glenmore.expansions.haggis.rows import NAME
from bothy.games.glenmore.expansions.haggis.tables import possible
from bothy.games.glenmore.rounds import LayTile
from bothy.games.glenmore.scoring.scores import Finish, Scoring
from bothy.kernel import EventRecorder, SamplingDealer, ScriptedDealer


def feast(table: HaggisTable, *rolls: int) -> HaggisTable:
    """Runs a feast with these rolls, up to the first question."""
    table.pos.stack = [*table.pos.stack]
    table.pos.push(Feast())
    table.pos.trace = trace = EventRecorder()
    table.pos.settle(ScriptedDealer(list(rolls)))
    table.events = trace.events
    return table


def vp(table: HaggisTable, seat: int = 0) -> int:
    return table.player(seat).points[table.rules.scores.index(NAME)]


@pytest.mark.rule("X5.11", "X5.8", "X5.12")
def test_example_two_tokens_worth_1_and_3_are_8_points_and_the_second_1_stays_hidden() -> None:
    """The rulebook's example, rolls 1 and 3 among four, no whisky spent."""
    table = HaggisTable().shown(2, 2).hidden(1, 1, 3).whisky(1)
    feast(table, 1, 3, 2, 2)
    assert isinstance(table.pos.stack[-1], MoreRolls)
    assert table.part.served[0] == [1, 3]
    table.play(Done(), deal=())
    assert vp(table) == 2 * 4
    assert table.mine() == [1]
    assert table.part.served == [[], [], []]
    assert table.player().whisky == 1


@pytest.mark.rule("X5.8", "R-X8")
def test_one_token_a_roll_and_player() -> None:
    table = feast(HaggisTable().shown(3, 3).hidden(1, 1, 1).hidden(1, 1, seat=1), 1, 2, 2, 2)
    assert (table.mine(0), table.mine(1)) == ([1, 1], [1])
    assert (vp(table, 0), vp(table, 1)) == (1, 1)


@pytest.mark.rule("X5.9")
def test_no_more_than_three_tokens_are_served() -> None:
    table = feast(HaggisTable().shown(3, 3).hidden(1, 1, 1, 1).whisky(2), 1, 1, 1, 1)
    assert vp(table) == 3 * 3
    assert table.mine() == [1]
    assert table.player().whisky == 2


@pytest.mark.rule("X5.12", "X5.2")
def test_served_tokens_go_back_and_two_tokens_are_face_up_again() -> None:
    table = HaggisTable().hidden(1, 1, 1, 1, 2).hidden(1, 1, 2, 2, 2, seat=1).hidden(3, 3, 3, seat=2)
    table.pos.push(Feast())
    table.pos.settle(SamplingDealer(4))
    assert len(table.part.shown) == 2
    assert table.everything() == [6, 4, 3]


@pytest.mark.rule("X5.10", "R-X8")
def test_a_barrel_buys_a_roll_for_its_owner_alone() -> None:
    table = HaggisTable().shown(1, 1).hidden(3).hidden(3, seat=1).whisky(1)
    feast(table, 1, 1, 2, 2).play(RollAgain(), deal=(3,))
    assert (vp(table, 0), vp(table, 1)) == (3, 0)
    assert table.mine(1) == [3]
    assert table.player().whisky == 0


@pytest.mark.rule("X5.10")
def test_rolls_may_be_bought_until_three_are_served() -> None:
    table = HaggisTable().shown(1, 1).hidden(2, 3, 3).whisky(9)
    feast(table, 1, 1, 1, 1)
    table.play(RollAgain(), deal=(2,)).play(RollAgain(), deal=(1,)).play(RollAgain(), deal=(3,))
    assert isinstance(table.pos.stack[-1], MoreRolls)
    table.play(RollAgain(), deal=(3,))
    assert vp(table) == 3 * 8
    assert table.player().whisky == 5


@pytest.mark.rule("X5.10")
def test_no_one_is_asked_without_whisky_or_a_face_down_token() -> None:
    table = feast(HaggisTable().shown(3, 3).hidden(1).hidden(2, seat=1).whisky(4), 1, 1, 1, 1)
    assert not isinstance(table.pos.stack[-1], MoreRolls)
    assert vp(table) == 1


@pytest.mark.rule("X5.10", "R-X8")
def test_the_player_farthest_back_buys_rolls_first() -> None:
    table = HaggisTable().rondel("gap", "seat-2", "any", "seat-0", "seat-1", *["any"] * 9)
    assert by_pawns(table.pos) == [2, 0, 1]
    table.shown(1, 1).hidden(3).hidden(3, seat=2).whisky(1).whisky(1, 2)
    feast(table, 1, 1, 1, 1)
    assert table.acting() == 2
    table.play(RollAgain(), deal=(2,))
    assert table.acting() == 0


@pytest.mark.rule("X5.7")
def test_with_no_token_on_any_table_nothing_is_rolled() -> None:
    table = feast(HaggisTable().shown(1, 1))
    assert [event.key for event in table.events] == ["feast"]
    assert table.part.feasts == 1


@pytest.mark.rule("X5.7", "R-X8")
@pytest.mark.parametrize(("stack", "feasts"), [("A", 0), ("B", 1), ("C", 1)])
def test_a_feast_follows_the_scoring_of_stacks_b_and_c(stack: str, feasts: int) -> None:
    table = HaggisTable().shown(1, 1).stack(stack, 1)
    table.pos.rondel[0] = -1
    table.run(LayTile(0))
    assert table.part.feasts == feasts


@pytest.mark.rule("X5.7")
def test_the_third_feast_comes_when_all_else_is_scored() -> None:
    table = HaggisTable().shown(2, 2).hidden(1, 1, 1).coins(4)
    for player in table.pos.players:
        player.done = True
    table.pos.stack.clear()
    table.pos.push(Scoring(4), Finish())
    table.pos.trace = trace = EventRecorder()
    table.pos.settle(SamplingDealer(1))
    keys = [event.key for event in trace.events]
    assert keys.index("feast") > max(
        [at for at, event in enumerate(trace.events) if event.values.get("why") == "coins"]
    )
    assert table.pos.finished
    assert table.rules.result(table.pos).scores[0][NAME] > 0


@pytest.mark.rule("X5.8")
def test_a_player_who_serves_nothing_has_no_such_token() -> None:
    """Turning up is mandatory, so all players learn who has none."""
    table = feast(HaggisTable().shown(1, 1).hidden(3, 3).whisky(1), 1, 1, 2, 2)
    assert [possible(each >> 2) for each in table.part.hidden[0]] == [[3], [3]]


@pytest.mark.rule("X5.8")
def test_the_die_is_rolled_at_a_table_where_it_does_not_play() -> None:
    table = HaggisTable(4).shown(1, 1).hidden(2)
    assert not table.rules.pieces
    assert vp(feast(table, 2, 1, 1, 1)) == 2


@pytest.mark.rule("X5.10", "R-X27")
def test_another_roll_may_be_left_to_a_standing_preference() -> None:
    table = feast(HaggisTable().shown(1, 1).hidden(3, 3).whisky(2), 1, 1, 1, 1)
    frame = table.pos.stack[-1]
    assert isinstance(frame, MoreRolls)
    assert "more-rolls" in table.rules.registry.reactions
    answers = [frame.declining(table.pos, 0), frame.accepting(table.pos, 0), frame.default(table.pos, 0)]
    assert answers == [Done(), RollAgain(), Done()]


@pytest.mark.rule("X5.11")
def test_everyone_sees_what_the_face_up_tokens_would_give() -> None:
    table = HaggisTable().shown(2, 2).hidden(1, 1, 3).whisky(1)
    feast(table, 1, 3, 2, 2)
    assert table.rules.view(table.pos, 1)[NAME]["served_vp"] == [2 * 4, 0, 0]


TOKENS = [1] * 6 + [2] * 4 + [3] * 3
"""All thirteen."""


def dealt(chance: SamplingDealer) -> tuple[HaggisTable, list[list[int]]]:
    """Deals up to four tokens to each of three players, and two face up in the reserve."""
    tokens = TOKENS[:]

    def some(count: int) -> list[int]:
        return sorted([tokens.pop(chance.below(len(tokens))) for _ in range(count)])

    table = HaggisTable().shown(*some(2))
    hands = [some(chance.below(4) + (seat == 0)) for seat in range(3)]
    for seat, hand in enumerate(hands):
        table.hidden(*hand, seat=seat)
    return table, hands


def served_by(hand: list[int], rolls: list[int]) -> list[int]:
    """Returns what a player turns up by the book: after each roll one token of its value, at most three."""
    left, served = hand[:], list[int]()
    for roll in rolls:
        if roll in left and len(served) < 3:
            left.remove(roll)
            served.append(roll)
    return served


@pytest.mark.rule("X5.8", "X5.9", "X5.11", "X5.12")
@pytest.mark.parametrize("seed", range(60))
def test_each_roll_turns_up_a_token_of_every_player_who_has_one(seed: int) -> None:
    chance = SamplingDealer(seed)
    table, held = dealt(chance)
    rolls = [1 + chance.below(3) for _ in range(4)]
    feast(table, *rolls)
    for seat, hand in enumerate(held):
        served = served_by(hand, rolls)
        left = hand[:]
        for each in served:
            left.remove(each)
        assert vp(table, seat) == len(served) * sum(served), (hand, rolls)
        assert table.mine(seat) == left, "what no roll turned up stays for the next feast"
    assert table.everything() == [6, 4, 3]
    assert len(table.part.shown) == 2


@pytest.mark.rule("X5.8", "X5.10")
@pytest.mark.parametrize("seed", range(20))
def test_a_bought_roll_turns_up_a_token_of_its_buyer_alone(seed: int) -> None:
    chance = SamplingDealer(seed)
    table, held = dealt(chance)
    rolls = [1 + chance.below(2) for _ in range(4)]
    feast(table.whisky(3), *rolls)
    bought: list[int] = []
    while isinstance(table.pos.stack[-1], MoreRolls):
        assert table.acting() == 0, "the others have no whisky"
        bought.append(1 + chance.below(3))
        table.play(RollAgain(), deal=(bought[-1],))
    served = served_by(held[0], [*rolls, *bought])
    assert vp(table, 0) == len(served) * sum(served)
    assert table.player().whisky == 3 - len(bought)
    assert len(bought) == 3 or len(served) == 3 or not table.mine(), "asked as long as a roll could help"
    for seat in (1, 2):
        served = served_by(held[seat], rolls)
        assert vp(table, seat) == len(served) * sum(served)
