"""A module that uses every hook obeys the kernel's rules, alone and with every option."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.games.glenmore.everything import (
    CAIRN,
    HOSTEL,
    SHIELINGS,
    Answer,
    Cheer,
    Everything,
    Reacting,
    Rest,
    Shout,
    Sundries,
    Tolling,
    Vote,
    Voting,
)
from tests.nightly import at_night

from bothy.games.glenmore.actions.markers import ChoosingClan, PlaceMarker
from bothy.games.glenmore.actions.movement import Striding, Walk
from bothy.games.glenmore.actions.payment import NO_TILE, SendAway, bill_for, pay_bill
from bothy.games.glenmore.actions.placing import Placing
from bothy.games.glenmore.actions.price import Bill
from bothy.games.glenmore.actions.rondel import arrive, distance, rearmost, tiles_ahead
from bothy.games.glenmore.actions.taking import stops, takeable, why_not_take
from bothy.games.glenmore.bots.arrival import arrived
from bothy.games.glenmore.game import GLENMORE, GlenMoreChronicles
from bothy.games.glenmore.manifest import MODULES
from bothy.games.glenmore.module import Module
from bothy.games.glenmore.pack.types.declared import VERBS, count_of, read_effect
from bothy.games.glenmore.pack.types.price import FREE
from bothy.games.glenmore.rondel.ring import EMPTY, PAWN
from bothy.games.glenmore.rounds import Advance
from bothy.games.glenmore.ruleset import GlenMoreRules
from bothy.games.glenmore.territory.grid import CASTLE, VILLAGE
from bothy.games.glenmore.turn import Take, Turn
from bothy.kernel import Action, EventRecorder, Frame, SamplingDealer, Stage, hooks_of
from bothy.table.options import Setting, pairs

"""Checks are slow with all these hooks: some games and steps during the day, all at night."""
ALONE = [Setting(seats, {"die": False, "length": "full", "everything": True}) for seats in (2, 3, 4)]


def counting(calls: dict[str, int]) -> Everything:
    """Returns the module, with every hook counting its calls."""

    def counted(name: str) -> Any:
        def hook(self: Everything, *args: Any) -> Any:
            calls[name] = calls.get(name, 0) + 1
            return getattr(super(kind, self), name)(*args)

        return hook

    kind = type("Counting", (Everything,), {name: counted(name) for name in hooks_of(Module)})
    module: Everything = kind()
    return module


def game_with(module: Everything) -> GlenMoreChronicles:
    """Returns the game with one more module in its list."""
    return GlenMoreChronicles((*MODULES, module))


def with_options(game: GlenMoreChronicles) -> list[Setting]:
    """Returns settings of the module with every pair of the other options and numbers of seats."""
    return [setting for setting in pairs(game)[0] if setting.options["everything"]]


def play(game: GlenMoreChronicles, setting: Setting, seed: int) -> None:
    rules, chance = game.open(setting.options, setting.seats), SamplingDealer(seed)
    pos = rules.start()
    pos.settle(chance)
    while not pos.finished:
        to_act = pos.seats_to_act()
        seat = to_act[chance.below(len(to_act))]
        legal = pos.legal(seat)
        found = []
        for action in [legal[chance.below(len(legal))] for _ in range(2)]:
            after = pos.copy()
            after.apply(seat, action, chance)
            found.append((game.bots.estimate(after, seat), action))
        pos.apply(seat, max(found, key=lambda each: each[0])[1], chance)
        rules.stocks(pos)
        rules.views(pos, [*range(setting.seats), None])
        rules.imagine(pos, seat, chance)


def test_every_hook_is_overridden_and_called() -> None:
    calls: dict[str, int] = {}
    game = game_with(counting(calls))
    assert [hook for hook in hooks_of(Module) if getattr(Everything, hook) is getattr(Module, hook)] == []
    for seed, setting in enumerate([ALONE[0]] * 10 + [*ALONE, *with_options(game)] * 2):  # quick ones first
        play(game, setting, seed + 1)
        if all(hook in calls for hook in hooks_of(Module)):
            break  # some are called once in many games
    assert [hook for hook in hooks_of(Module) if hook not in calls] == []


@pytest.mark.parametrize("seats", [2, *[pytest.param(seats, marks=at_night) for seats in (3, 4)]])
def test_every_check_of_the_battery_holds_with_it_alone(battery: Any, seats: int) -> None:
    battery(game_with(Everything()), ALONE[seats - 2], seed=seats)


@at_night
@pytest.mark.parametrize("at", range(len(with_options(game_with(Everything())))))
def test_every_check_of_the_battery_holds_with_every_pair_of_options(battery: Any, at: int) -> None:
    game = game_with(Everything())
    battery(game, with_options(game)[at], seed=at)


# Possible without any line of the base game knowing it


@pytest.fixture
def table() -> Opened:
    return Opened(game_with(Everything()), 3)


class Opened:
    """A table with the module at its first turn, with pieces wherever a test needs them."""

    def __init__(self, game: GlenMoreChronicles, seats: int, **options: Any) -> None:
        rules = game.open({"everything": True, **options}, seats)
        assert isinstance(rules, GlenMoreRules)
        self.rules, self.pos = rules, rules.start()
        self.pos.settle(SamplingDealer(4))
        self.seat = self.pos.seats_to_act()[0]
        self.trace = EventRecorder()

    def play(self, action: Action, seat: int | None = None) -> Opened:
        self.pos.trace = self.trace = EventRecorder()
        self.pos.play(self.seat if seat is None else seat, action, SamplingDealer(4))
        return self

    def asked(self, *frames: Frame[Any]) -> Opened:
        self.pos.push(*frames)
        self.pos.settle(None)
        return self

    def told(self, key: str) -> list[dict[str, Any]]:
        return [dict(event.values) for event in self.trace.said(key)]

    @property
    def cairn(self) -> int:
        return self.rules.number_of[CAIRN]


def test_a_fourth_piece_on_the_rondel_is_no_seat(table: Opened) -> None:
    pos, walker = table.pos, table.rules.pieces[0]
    assert (len(pos.players), walker.code) == (3, PAWN - 3)
    pos.rondel[pos.rondel.index(walker.code)] = EMPTY
    pos.rondel[pos.gap] = walker.code
    pos.gap = (pos.gap - 1) % len(pos.rondel)
    ahead = tiles_ahead(pos)[0]
    pos.stack.clear()
    pos.trace = trace = EventRecorder()
    pos.push(Advance())
    pos.settle(SamplingDealer(4))
    assert [event.key for event in trace.events if event.key == "walker"] == ["walker"]
    assert ahead in pos.discards
    assert pos.seats_to_act() == (table.seat,)


def test_the_view_names_a_piece_that_is_no_seat_and_its_place_in_the_order(table: Opened) -> None:
    view = table.rules.view(table.pos, 0)
    assert ["walker"] in view["rondel"]
    assert sorted(map(str, view["outlook"]["order"])) == ["0", "1", "2", "walker"]


def test_a_pawn_rests_on_a_stop_of_two_spaces_that_stays(table: Opened) -> None:
    pos, spaces = table.pos, [at for at, code in enumerate(table.pos.rondel) if code == table.cairn]
    assert len(spaces) == 2
    table.play(Rest.of())
    while pos.seats_to_act() and not isinstance(pos.stack[-1], Turn):
        table.play(pos.legal(table.seat)[-1])
    assert [at for at, code in enumerate(pos.rondel) if code == table.cairn] == spaces
    assert pos.players[table.seat].space == spaces[0]
    assert pos.discards == () or table.cairn not in pos.discards


def test_a_pawn_on_a_stop_behind_the_rearmost_is_ahead_of_all_others(table: Opened) -> None:
    pos = table.pos
    tile, others = tiles_ahead(pos)[0], [seat for seat in range(3) if seat != table.seat]
    first, space = pos.players[table.seat], pos.players[table.seat].space
    pos.rondel = [EMPTY if code == table.cairn else code for code in pos.rondel]
    behind = [(space - 1) % len(pos.rondel), (space - 2) % len(pos.rondel)]
    for at in behind:
        pos.rondel[at] = table.cairn
    pos.gap, pos.behind = (space - 3) % len(pos.rondel), 2
    assert tiles_ahead(pos)[-1] == table.cairn
    assert tile == tiles_ahead(pos)[0]
    arrive(pos, table.seat, table.cairn)
    assert first.space in behind
    assert distance(pos, first.space) > max(distance(pos, pos.players[seat].space) for seat in others)
    assert rearmost(pos) != first.space


def test_a_pawn_stops_on_a_tile_that_is_discarded_later(table: Opened) -> None:
    pos, hostel = table.pos, table.rules.number_of[HOSTEL]
    first, second, third = [tile for tile in tiles_ahead(pos) if tile != table.cairn][:3]
    pos.gap, pos.behind = 0, 0
    pos.rondel = [EMPTY, PAWN, PAWN - 1, PAWN - 2, hostel, first, second, third, *[EMPTY] * 6]
    for seat, player in enumerate(pos.players):
        player.space = seat + 1
    arrive(pos, 0, hostel)
    arrive(pos, 1, first)
    arrive(pos, 2, second)
    assert (pos.rondel[4], pos.players[0].space, rearmost(pos)) == (hostel, 4, 4)
    assert hostel not in pos.all_discards()
    arrive(pos, 0, third)
    assert pos.rondel[4] == EMPTY
    assert hostel in pos.all_discards()


def test_a_turn_begins_with_a_step_of_a_module(table: Opened) -> None:
    pos, seat = table.pos, table.seat
    arrive(pos, seat, table.cairn)
    for other in range(3):
        pos.players[other].done = other != seat
    pos.stack.clear()
    pos.trace = trace = EventRecorder()
    pos.push(Advance())
    while not pos.seats_to_act():
        pos.settle(SamplingDealer(4))
    assert [dict(event.values) for event in trace.said("thanks")] == [{"seat": seat}]
    assert pos.stack[-1] == Turn(seat)


def test_a_tile_that_is_too_expensive_to_reach_may_not_be_taken(table: Opened) -> None:
    pos, seat = table.pos, table.seat
    pos.players[seat].coins = 9
    river = next(tile for tile in takeable(pos, seat) if table.rules.river[tile])
    stop = stops(pos, seat)
    pos.part(Sundries).tokens[seat] = 8
    assert river not in takeable(pos, seat)
    reason = why_not_take(pos, seat, table.rules.ids[river])
    assert reason is not None
    assert reason.key == "not-for-you"
    assert river in stop
    assert river in stops(pos, seat)


def test_a_piece_that_moves_automatically_skips_a_tile(table: Opened) -> None:
    pos, walker, shieling = table.pos, table.rules.pieces[0], table.rules.number_of[SHIELINGS[0]]
    first = next(tile for tile in tiles_ahead(pos) if not table.rules.protected[tile])
    pos.rondel[pos.rondel.index(first)] = shieling
    pos.push(*walker.turn(pos))
    pos.settle(SamplingDealer(0))
    assert shieling in pos.rondel
    assert pos.discards


def test_a_free_action_that_is_not_open_to_a_seat_is_not_offered(table: Opened) -> None:
    pos, seat, shout = table.pos, table.seat, Shout.of()
    pos.part(Sundries).tokens[seat] = 1
    assert "shouting" in [free_action.name for free_action in pos.free_actions(seat)]
    pos.part(Sundries).tokens[seat] = 0
    assert "shouting" not in [free_action.name for free_action in pos.free_actions(seat)]
    reason = pos.why_not(seat, shout)
    assert reason is not None
    assert reason.key == "no-tokens", "who tries it is told why not"


def test_a_price_line_is_paid_to_another_seat(table: Opened) -> None:
    pos, seat = table.pos, table.seat
    castle = next(tile for tile in tiles_ahead(pos) if table.rules.castle[tile])
    pos.players[seat].coins = 9
    bill, other = bill_for(pos, seat, castle), pos.players[(seat + 1) % 3]
    before = other.coins
    assert bill.coins == bill.price.coins + 1
    pay_bill(pos, seat, castle, bill, 0, "tile")
    assert (pos.players[seat].coins, other.coins) == (9 - bill.coins, before + 1)


def test_no_one_sees_a_vote_before_all_have_voted(table: Opened) -> None:
    pos = table.asked(Voting((-1, -1, -1))).pos
    table.play(Vote.of(True), seat=1)
    one = [table.rules.view(pos, seat) for seat in (0, 1, 2, None)]
    pos.stack[-1] = Voting((-1, 0, -1))
    assert [table.rules.view(pos, seat) for seat in (0, 1, 2, None)] == one
    assert one[0]["asked"] == [[0, 2], ["voting"]]
    pos.stack[-1] = Voting((-1, 1, -1))
    imagined = [table.rules.imagine(pos, 0, SamplingDealer(seed)).stack[-1] for seed in range(9)]
    assert {Voting((-1, 0, -1)), Voting((-1, 1, -1))} == set(imagined)


def test_a_seat_sees_its_own_secret_only(table: Opened) -> None:
    assert not table.rules.nothing_hidden
    secrets = table.pos.part(Sundries).secrets
    for seat in range(3):
        shown = table.rules.view(table.pos, seat)["parts"]["sundries"][1]
        assert shown == [number if at == seat else None for at, number in enumerate(secrets)]
    assert GLENMORE.open({}, 3).nothing_hidden


def test_a_modules_own_effect_moves_a_scotsman_outside_a_turn(table: Opened) -> None:
    pos, other = table.pos, (table.seat + 1) % 3
    table.rules.perform(pos, table.seat, 0, Cheer(1), "tile")
    assert pos.seats_to_act() == (other,)
    assert isinstance(pos.stack[-1], Striding)
    assert pos.part(Sundries).tokens[table.seat] == 2
    steps = [action for action in pos.legal(other) if isinstance(action, Walk)]
    table.play(steps[0], seat=other)
    assert pos.seats_to_act() == (table.seat,)


def test_another_seat_is_asked_during_a_turn(table: Opened) -> None:
    pos, other = table.pos, (table.seat + 1) % 3
    pos.now.acted = True
    table.asked(Placing(table.seat, table.rules.number_of[SHIELINGS[1]]))
    table.play(pos.legal(table.seat)[0])
    assert pos.stack[-1] == Reacting(other, table.seat)
    assert pos.seats_to_act() == (other,)
    coins = [player.coins for player in pos.players]
    table.play(Answer.of(True), seat=other)
    assert pos.players[table.seat].coins == coins[table.seat] + 1


def test_a_scotsman_is_a_price_where_no_tile_is_bought(table: Opened) -> None:
    pos, player = table.pos, table.pos.players[table.seat]
    player.scotsmen = {VILLAGE: 1, CASTLE: 1}
    pay_bill(pos, table.seat, NO_TILE, Bill(replace(FREE, scotsmen=1)), 0, "offer")
    legal = pos.legal(table.seat)
    assert [action for action in legal if isinstance(action, SendAway)] == [
        SendAway("home-village"),
        SendAway("home-castle"),
    ]
    table.play(SendAway("home-castle"))
    assert player.scotsmen == {VILLAGE: 1}


def test_a_module_is_notified_when_a_marker_is_set(table: Opened) -> None:
    table.pos.players[table.seat].coins = 9
    table.asked(ChoosingClan(table.seat)).play(PlaceMarker("macleod"))
    assert table.told("thanks") == [{"seat": table.seat}]


def test_verbs_and_icons_of_a_module_are_read_by_its_own_lists() -> None:
    verbs = {**VERBS, "cheer": (lambda table: Cheer(count_of(table, "cheer")), ())}
    assert read_effect({"cheer": 2}, verbs) == Cheer(2)
    with pytest.raises(ValueError, match="cheer"):
        read_effect({"cheer": 2})


# A module's own components and state


def test_a_tile_may_stay_in_the_box(table: Opened) -> None:
    tile = table.rules.number_of["brora"]
    assert [stack for stack in table.rules.stacks if tile in stack] == []
    assert table.rules.pack.tile("brora").stack == "B"


def test_points_of_a_module_have_a_line_of_their_own_on_the_score_sheet(table: Opened) -> None:
    before = table.pos.copy()
    table.pos.trace = trace = EventRecorder()
    table.rules.perform(table.pos, table.seat, VILLAGE, Cheer(2), "tile")
    lines = GLENMORE.review.score_breakdown([Stage(0, before, ()), Stage(1, table.pos, tuple(trace.events))])[
        table.seat
    ]["cheers"]
    assert [(line.text.key, line.text.values["why"], line.points) for line in lines] == [
        ("breakdown-power", "cheer", 2)
    ]
    assert table.rules.result(table.pos).scores[table.seat]["cheers"] == 2


def test_a_module_describes_what_it_holds(table: Opened) -> None:
    assert [note.key for note in table.rules.notes(table.pos)] == ["note-stones"]
    assert table.rules.view(table.pos, None)["notes"][0][0] == "note-stones"


def test_the_estimate_sees_a_pawn_on_its_way_as_if_it_had_arrived(table: Opened) -> None:
    pos, seat = table.pos, table.seat
    pos.part(Sundries).tokens[seat] = 2
    pos.players[seat].coins = 9
    cairn = tiles_ahead(pos).index(table.cairn)
    pos.rondel[pos.rondel.index(table.rules.pieces[0].code)] = EMPTY
    swapped = {tiles_ahead(pos)[0]: table.cairn, table.cairn: tiles_ahead(pos)[0]}
    assert cairn > 0
    pos.rondel = [swapped.get(code, code) for code in pos.rondel]
    tile = next(each for each in takeable(pos, seat) if not table.rules.person[each])
    table.play(Take.of(table.rules.ids[tile]))
    assert isinstance(pos.stack[-1], Tolling)
    asked = arrived(pos)
    assert asked is not pos
    assert asked.players[seat].space == pos.rondel.index(tile)
    assert isinstance(asked.stack[-1], Tolling)
    assert [type(frame).__name__ for frame in asked.stack if getattr(frame, "tile", -1) == tile] != []
    assert not pos.players[seat].done
    assert GLENMORE.bots.estimate(pos, seat) == GLENMORE.bots.estimate(asked, seat)


def test_only_the_seat_itself_reads_what_it_holds_in_secret(table: Opened) -> None:
    own = table.rules.view(table.pos, table.seat)["notes"]
    assert [key for key, _ in own] == ["note-stones", "note-secret"]
    assert own[1][1] == {"number": table.pos.part(Sundries).secrets[table.seat]}
    assert "note-secret" not in [key for key, _ in table.rules.view(table.pos, None)["notes"]]


def test_a_trade_read_with_a_modules_verbs_cannot_be_combined_with_anything_else_either() -> None:
    verbs = {**VERBS, "cheer": (lambda table: Cheer(count_of(table, "cheer")), ())}
    trade = {"pay": {"wood": 1}, "gain": [{"cheer": 2}]}
    assert read_effect({"trade": trade}, verbs).gain == (Cheer(2),)  # type: ignore[union-attr]
    with pytest.raises(ValueError, match="trade cannot stand with anywhere"):
        read_effect({"trade": trade, "anywhere": True}, verbs)
