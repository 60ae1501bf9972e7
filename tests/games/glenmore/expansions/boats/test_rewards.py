"""Rewards: looking, keeping one, and the effect of each (X1.9 to X1.12)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.games.glenmore.expansions.boats.regatta import PLAIN, Regatta
from tests.games.glenmore.openings import refused, told

from bothy.games.glenmore.actions.activation import Activate
from bothy.games.glenmore.actions.markers import PlaceMarker
from bothy.games.glenmore.answers import DONE, Done
from bothy.games.glenmore.bonuses.gains import Station, Store
from bothy.games.glenmore.expansions.boats import BOATS
from bothy.games.glenmore.expansions.boats.module import count_faults, tile_faults
from bothy.games.glenmore.expansions.boats.rewards import ChoosingReward, KeepReward, kinds, take_reward
from bothy.games.glenmore.expansions.boats.rowing import ROW
from bothy.games.glenmore.expansions.boats.rows import ROWS
from bothy.games.glenmore.game import GLENMORE
from bothy.games.glenmore.pack.types import components
from bothy.games.glenmore.turn import END_TURN
from bothy.kernel import EventRecorder, SamplingDealer, ScriptedDealer
from bothy.table.options import Setting


def keep(reward: str) -> Regatta:
    """Brings seat 0's boat to seat 1's castle and keeps this reward."""
    table = Regatta(3, movement=1).before_castle(reward, "three-vp" if reward != "three-vp" else "barrel")
    table.row().play(KeepReward(reward))
    return table


# Looking and keeping


@pytest.mark.rule("X1.9")
def test_a_boat_that_reaches_a_castle_looks_at_its_rewards_and_keeps_one() -> None:
    table = Regatta(3).before_castle("three-vp", "barrel").row()
    assert table.legal(KeepReward) == [KeepReward("three-vp"), KeepReward("barrel")]
    assert table.legal(Done) == [DONE]
    assert refused(table, KeepReward("marker")) == ("reward-not-there", "X1.9")
    table.play(KeepReward("barrel"))
    assert (table.race.left[1], len(table.race.rewards[1])) == (1, 1)


@pytest.mark.rule("X1.9")
def test_one_may_keep_none() -> None:
    table = Regatta(3).before_castle("three-vp", "barrel").row().play(DONE)
    assert table.race.left[1] == 2
    assert table.race.taken == ((), (), ())
    assert table.acting() == 0


@pytest.mark.rule("X1.9", "X1.2")
def test_rewards_are_drawn_when_a_player_first_looks_at_them() -> None:
    table = Regatta(3).tile("brora", 2, 0, seat=1).boat(0, 1, 2)
    ids = [kind.id for kind in kinds(table.pos)]
    table.play(ROW, deal=(ids.index("marker"), ids.index("four-vp"), ids.index("barrel")))
    assert table.legal(KeepReward) == [KeepReward("four-vp"), KeepReward("barrel"), KeepReward("marker")]


@pytest.mark.rule("X1.9", "X1.1")
def test_a_neutral_castle_has_rewards_too() -> None:
    table = Regatta(2).boat(0, 1, -1).lay(1, "four-vp", "barrel", seen_by=()).lay(1, "four-vp", "barrel").row()
    assert table.legal(KeepReward) == [KeepReward("four-vp"), KeepReward("barrel")]
    assert table.pos.stack[-1].ask(table.pos, 0).key == "ask-choosing-reward-neutral"


@pytest.mark.rule("X1.9")
def test_a_castle_without_rewards_asks_nothing() -> None:
    table = Regatta(3).before_castle().row()
    assert not isinstance(table.pos.stack[-1], ChoosingReward)


@pytest.mark.rule("X1.10")
def test_a_reward_that_is_kept_is_shown_to_all_and_is_gone() -> None:
    table = keep("three-coins")
    assert told(table, "reward", "coins") == ["reward", "coins"]
    assert [[kinds(table.pos)[kind].id for kind in pile] for pile in table.race.taken] == [["three-coins"], [], []]


@pytest.mark.rule("X1.11")
def test_setting_off_from_ones_castle_looks_at_nothing_and_coming_home_does() -> None:
    table = Regatta(3).lay(0, *PLAIN).row()
    assert not isinstance(table.pos.stack[-1], ChoosingReward)
    table.before_home(0).row()
    assert table.race.places[0] == 1
    assert table.legal(KeepReward) == [KeepReward(id_) for id_ in ("three-coins", "three-vp", "four-vp", "barrel")]


# Each of them


@pytest.mark.rule("X1.12")
def test_three_coins() -> None:
    assert keep("three-coins").player().coins == 3


@pytest.mark.rule("X1.12")
@pytest.mark.parametrize(("reward", "points"), [("three-vp", 3), ("four-vp", 4)])
def test_points_stand_on_the_line_of_the_race(reward: str, points: int) -> None:
    player = keep(reward).player()
    assert player.points == [0, 0, 0, 0, 0, 0, 0, points]


@pytest.mark.rule("X1.12")
def test_a_barrel() -> None:
    assert keep("barrel").player().whisky == 1


@pytest.mark.rule("X1.12")
def test_a_scotsman_on_any_tile() -> None:
    table = keep("scotsman")
    assert table.legal(Station) == [Station("home-village"), Station("home-castle")]
    table.play(Station("home-castle"))
    assert table.standing("home-castle") == 1


@pytest.mark.rule("X1.12")
def test_two_resources_of_choice_on_any_tiles() -> None:
    table = keep("two-resources")
    table.play(Store("wood", "home-castle"), Store("sheep", "home-village"))
    assert (table.on("home-castle"), table.on("home-village")) == ({"wood": 1}, {"sheep": 1})
    assert table.legal(Store) == []


@pytest.mark.rule("X1.12")
def test_one_tile_near_or_far_is_activated() -> None:
    table = Regatta(3, movement=1).before_castle("far-tile").tile("brora", -1, 0).tile("inshriach", 0, 3)
    table.pos.now.used = (table.number("brora"),)
    table.row().play(KeepReward("far-tile"))
    assert refused(table, Activate("brora", 1)) == ("activated", "G12.3")
    table.play(Activate("inshriach", 1))
    assert table.on("inshriach") == {"wood": 1}
    assert table.legal(Activate) == []


@pytest.mark.rule("X1.12")
def test_one_may_activate_nothing() -> None:
    table = keep("far-tile")
    table.play(DONE)
    assert END_TURN in table.pos.legal(0)


@pytest.mark.rule("X1.12", "X1.5")
def test_three_movement_points_which_may_row_on() -> None:
    table = keep("three-steps")
    assert table.pos.now.movement == 3
    table.row()
    assert table.lies(0) == (1, 0)


@pytest.mark.rule("X1.12")
def test_a_clan_marker() -> None:
    table = keep("marker")
    assert table.legal(PlaceMarker)
    table.play(PlaceMarker("macleod"))
    assert table.player().markers == table.rules.pack.pieces.markers - 1


def test_every_reward_has_a_test() -> None:
    tested = [
        "three-coins", "three-vp", "four-vp", "barrel", "scotsman", "two-resources", "far-tile", "three-steps",
        "marker",
    ]  # fmt: skip
    assert [row.id for row in ROWS.of(components()).rewards] == tested


# Hidden information


def shown(table: Regatta, seat: int | None) -> list[Any]:
    return [castle["known"] for castle in table.rules.view(table.pos, seat)["boats"]["rewards"]]


@pytest.mark.rule("X1.2", "X1.9")
def test_a_seat_sees_rewards_only_where_it_has_looked() -> None:
    table = Regatta(3).lay(1, "barrel", "marker", seen_by=(0, 2)).lay(2, "four-vp", seen_by=(1,))
    assert shown(table, 0) == [None, ["barrel", "marker"], None, None]
    assert shown(table, 1) == [None, None, ["four-vp"], None]
    assert shown(table, None) == [None] * 4
    assert [BOATS.own_notes(table.pos, seat) == [] for seat in range(3)] == [False, False, False]
    assert [note.values["reward"] for note in BOATS.own_notes(table.pos, 1)] == [("four-vp",)]


@pytest.mark.rule("X1.9")
def test_a_player_who_has_looked_knows_what_is_left_after_others_keep_theirs() -> None:
    table = Regatta(3).before_castle("barrel", "three-vp").row().play(KeepReward("barrel"))
    assert shown(table, 2)[1] == shown(table, 0)[1] == ["three-vp"]
    assert shown(table, 1)[1] is None


@pytest.mark.rule("X1.2")
def test_rewards_a_seat_has_not_seen_are_imagined_from_those_that_could_be_there() -> None:
    table = Regatta(3).lay(1, "barrel", "marker", seen_by=(0,)).lay(2, "four-vp", "barrel", seen_by=(1,))
    ids = [kind.id for kind in kinds(table.pos)]
    found = set()
    for seed in range(60):
        other: Any = table.rules.imagine(table.pos, 0, SamplingDealer(seed))
        piles = other.part(type(table.race)).rewards
        assert [ids[kind] for kind in piles[1]] == ["barrel", "marker"]
        assert "marker" not in [ids[kind] for kind in piles[2]], "the only one is known to lie elsewhere"
        found.add(piles[2])
    assert len(found) > 10


@pytest.mark.rule("X1.2")
def test_the_draw_is_seen_by_the_seat_that_looks_alone() -> None:
    table = Regatta(3).tile("brora", 2, 0, seat=1).boat(0, 1, 2)
    table.pos.trace = trace = EventRecorder()
    table.pos.play(0, ROW, ScriptedDealer([0, 1, 2]))
    assert [dealt.only for dealt in trace.draws] == [(0,)] * 3


@pytest.mark.rule("X1.10")
def test_undo_stops_where_a_reward_was_looked_at_or_shown() -> None:
    table = Regatta(3).before_castle("barrel")
    before = table.pos.reveals
    table.row()
    assert table.pos.reveals > before
    before = table.pos.reveals
    table.play(KeepReward("barrel"))
    assert table.pos.reveals > before


def test_the_pack_is_checked() -> None:
    rows = ROWS.of(components())
    assert list(BOATS.faults(components())) == []
    assert count_faults(replace(rows, rivers=rows.rivers[:1])) == [
        "two-players: 2 players and 2 neutral rivers, there should be four castles"
    ]
    assert count_faults(replace(rows, rewards=rows.rewards[1:])) == [
        "four-players: 16 rewards on castles, there are only 14"
    ]
    assert count_faults(replace(rows, cards=rows.cards[1:])) == [
        "race cards: there should be one for each of the places 1, 2 and 3"
    ]
    assert tile_faults(replace(rows, tiles=rows.tiles[1:])) == [
        "the race start should be one tile that may only be passed"
    ]


def test_a_reward_may_be_taken_by_another_player_with_a_say() -> None:
    table = Regatta(3).lay(1, "three-coins")
    take_reward(table.pos, 2, 1, 0)
    assert table.player(2).coins == 3


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("die", [False, True])
def test_every_check_of_the_battery_holds(battery: Any, seats: int, die: bool) -> None:
    battery(GLENMORE, Setting(seats, {"boats": True, "die": die}), seed=7 + seats)
