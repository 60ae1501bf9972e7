"""A module unknown to the base game plays with all others, and every hook is called."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest
from tests.games.caledonia.everything import (
    Ballot,
    Cheer,
    Everything,
    React,
    Rest,
    Stroll,
    Weave,
    game_with,
    tally,
    vote,
)
from tests.games.caledonia.tables import Table, run, scores
from tests.nightly import CHECKED_STEPS, NIGHTLY

from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.actions.trade import Buy
from bothy.games.caledonia.clans.cunningham import Churn
from bothy.games.caledonia.game import CALEDONIA, ClansOfCaledonia
from bothy.games.caledonia.map.grid import HEX_NAMES, HEX_OF
from bothy.games.caledonia.module import Module
from bothy.games.caledonia.pack.types.goods import WOOL
from bothy.games.caledonia.ports.simple import PortMoney
from bothy.games.caledonia.position import Caledonia, owner_of
from bothy.games.caledonia.production import Production
from bothy.games.caledonia.rounds import NextTurn
from bothy.games.caledonia.turn import EndTurn
from bothy.kernel import SamplingDealer, hooks_of
from bothy.messages import Catalogue
from bothy.table.conformance import play_game, quick_game
from bothy.table.fairness import Shuffle
from bothy.table.match import Match
from bothy.table.options import Setting, pairs
from bothy.table.timeline import score_breakdown

CALLS: Counter[str] = Counter()
SEATS = (1, 2, 3, 4) if NIGHTLY else (1,)
"""Checks are slow with every hook in use: by day some games at some steps, at night all."""
PARTS = 4
TWO_SEATS = 2
"""A setting for two with the Automa, played by day."""


def _counting(hook: str) -> Any:
    def asked(self: Everything, *about: Any) -> Any:
        CALLS[hook] += 1
        return getattr(Everything, hook)(self, *about)

    return asked


@cache
def game() -> ClansOfCaledonia:
    """Returns the game with the module, which counts the calls of each of its hooks."""
    kind = type("Counting", (Everything,), {hook: _counting(hook) for hook in hooks_of(Module)})
    return game_with(kind())


def played(setting: Setting, seed: int) -> Match:
    """Plays a whole game with every check."""
    faults = Catalogue(game=game()).faults
    return play_game(game(), setting.options, setting.seats, seed, faults, every=CHECKED_STEPS)


def walked(seats: int, seed: int, **options: bool) -> Match:
    """Plays a whole game, and regularly builds everything that a table shows."""
    match = Match.open(game(), options, seats, Shuffle.numbered(seed, ["a"] * seats))
    chance = SamplingDealer(seed)
    while not match.finished:
        seat = match.seats_to_act()[0]
        legal = match.legal(seat)
        if match.seq % 8 == 0:
            match.views([*range(seats), None])
            match.rules.stocks(match.position)
            match.rules.imagine(match.position, seat, chance)
            match.blocked(seat)
        match.play(seat, legal[chance.below(len(legal))])
    return match


@pytest.mark.parametrize("seats", SEATS)
def test_the_module_passes_the_battery_with_any_number_of_players(seats: int) -> None:
    played(Setting(seats), seats)


@pytest.mark.parametrize("part", range(PARTS if NIGHTLY else 1))
def test_the_module_passes_the_battery_with_every_pair_of_options(part: int) -> None:
    settings, _never = pairs(game())
    chosen = range(part, len(settings), PARTS) if NIGHTLY else (TWO_SEATS,)
    for number in chosen:
        played(settings[number], number)


@pytest.mark.parametrize("part", range(PARTS if NIGHTLY else 1))
def test_the_module_plays_with_every_pair_of_options(part: int) -> None:
    settings, _never = pairs(game())
    for number, setting in list(enumerate(settings))[part :: PARTS if NIGHTLY else 4 * PARTS]:
        assert quick_game(game(), setting.options, setting.seats, number)[0] > 0


def test_the_module_overrides_every_hook() -> None:
    assert [hook for hook in hooks_of(Module) if hook not in vars(Everything)] == []


def test_every_hook_is_called() -> None:
    game.cache_clear()  # some hooks are called once per set of options, possibly by an earlier test
    CALLS.clear()
    for seats, seed in ((4, 1), (2, 3), (3, 2), (4, 7)):
        match = walked(seats, seed, extras=seats > 2)
        pos = match.position
        assert isinstance(pos, Caledonia)
        game().bots.estimate(pos, 0)
        game().review.verdict(pos)
        score_breakdown(match)
        assert match.result.winners
    assert [hook for hook in hooks_of(Module) if not CALLS[hook]] == []


# Each ability


def table_with(*clans: str, seats: int = 0) -> Table:
    """A table with the module, and enough money."""
    return Table(*clans, seats=seats, game=game_with(Everything())).money(100)


def side_by_side(pos: Caledonia) -> tuple[str, str]:
    """Returns two grassland hexes with no river between, the first pair on the map that nothing forbids."""
    grass = pos.rules.unit_land[0]
    fitting = [hex_ for hex_ in pos.board.land if pos.board.terrain[hex_] & grass and hex_ % 11 and hex_ % 5]
    return next(
        (HEX_NAMES[one], HEX_NAMES[other])
        for one in fitting
        for other in fitting
        if other in pos.board.neighbours[one]
    )


def test_a_main_action_of_a_module_may_give_a_second_one() -> None:
    table = table_with(seats=2).play(Rest())
    assert table.why_not(EndTurn()) == ""
    table.play(Buy("wool", 1))
    assert (table.pos.now.acted, table.why_not(Buy("milk", 1)), table.why_not(EndTurn())) == (2, "acted", "")


def test_a_module_describes_what_it_holds() -> None:
    table = table_with(seats=2)
    tally(table.pos).plaids[1] = 2
    lines = table.rules.view(table.pos, None)["notes"]
    assert lines == [["note-everything", {"seat": 0, "count": 0}], ["note-everything", {"seat": 1, "count": 2}]]
    words = Catalogue(game=game())
    assert words.render(*lines[1]) == "Plaids of seat 1: 2"
    assert "notes" not in CALEDONIA.open({}, 2).view(CALEDONIA.open({}, 2).start(), None)


def test_a_turn_with_two_main_actions_is_read_back_as_it_was_written() -> None:
    table = table_with(seats=2).play(Rest(), Buy("wool", 1))
    again = table.rules.read(table.rules.write(table.pos))
    assert again.turn == table.pos.turn
    assert table.rules.write(again) == table.rules.write(table.pos)


def test_a_unit_of_a_module_shares_a_rivals_hex() -> None:
    table = table_with(seats=2)
    here, there = side_by_side(table.pos)
    table.place("cow", here).place("sheep", there, 1)
    assert table.why_not(Expand("halt", here)) == "no-halt"
    table.play(Expand("halt", there))
    assert [owner_of(code) for code in table.pos.pieces_on(HEX_OF[there])] == [1, 0]
    assert (table.player().money, table.rules.stocks(table.pos)["halts-0"]) == (97, 1)
    table.pos.withdraw(1, HEX_OF[there], 0, "swap")
    assert table.pos.hexes[HEX_OF[there]] == table.pos.rules.unit_numbers["halt"]
    assert table.pos.shared == ()


def test_a_module_uses_a_port_out_of_reach() -> None:
    table = table_with(seats=2).place("miner", "e3")
    table.pos.ports = (0, 1, 2, 4)
    assert table.why_not(PortMoney(3)) == "no-such-port"
    table.play(PortMoney(5))
    assert (table.player().money, table.player().ports, tally(table.pos).ferried) == (110, (), [1, 0])
    assert table.why_not(PortMoney(5)) == "no-ferry"


def test_a_module_says_what_a_port_does() -> None:
    table = table_with(seats=2)
    free_actions = {
        effect: free_action
        for hook in table.pos.rules.hooks.port_free_actions
        for effect, free_action in hook().items()
    }
    assert (free_actions["stroll"].name, free_actions["money"].name) == ("strolling", "money-port")


def test_a_blocker_closes_a_hex() -> None:
    table = table_with(seats=2)
    here, there = side_by_side(table.pos)
    table.place("cow", here)
    assert table.why_not(Expand("cow", there)) == ""
    table.pos.block(HEX_OF[there])
    assert table.why_not(Expand("cow", there)) == "occupied"


def test_a_waiver_lets_a_second_unit_onto_a_hex() -> None:
    table = table_with(seats=2)
    here, _ = side_by_side(table.pos)
    table.place("cow", here)
    assert table.why_not(Expand("cow", here)) == "occupied"
    table.play(Expand("sheep", here))
    assert table.pos.kinds_of(0) == [1, 0]
    assert len(table.pos.pieces_on(HEX_OF[here])) == 2


def test_a_line_of_a_bill_goes_to_another_seat() -> None:
    table = table_with(seats=2)
    here, there = side_by_side(table.pos)
    table.place("cow", here).place("cow", there, 1).money(0, 1)
    near = [hex_ for hex_ in table.pos.board.neighbours[HEX_OF[there]] if table.pos.board.land_cost[hex_]]
    free = [HEX_NAMES[hex_] for hex_ in near if table.why_not(Expand("cow", HEX_NAMES[hex_])) == ""]
    table.play(Expand("cow", free[0]))
    assert table.player(1).money == 1
    assert ("money-0", -1, "toll") in [line for event in table.events for line in event.lines]


def test_another_seat_reacts_in_the_middle_of_a_turn() -> None:
    table = table_with(seats=2)
    here, there = side_by_side(table.pos)
    table.place("cow", here).play(Expand("sheep", there))
    assert table.pos.stack[-1] == React(1)
    glory = table.player(1).glory
    table.play(Cheer(True), seat=1)
    assert (table.player(1).glory, list(table.pos.seats_to_act())) == (glory + 1, [0])


def test_a_module_moves_a_unit() -> None:
    table = table_with(seats=2)
    here, there = side_by_side(table.pos)
    table.place("sheep", here).play(Stroll(here, there))
    assert table.player().units == [HEX_OF[there]]
    assert table.why_not(Stroll(there, here)) == "no-stroll"


def test_a_merchant_may_deal_two_units() -> None:
    table = table_with(seats=2)
    before = table.player().merchants
    table.play(Buy("wool", 4))
    assert (before - table.player().merchants, table.stock("wool")) == (2, 4)


def test_a_production_ends_with_a_step_of_a_module() -> None:
    table = table_with(seats=2)
    here, _ = side_by_side(table.pos)
    table.place("sheep", here)
    glory = table.player().glory
    run(table, Production()).play(Weave(False))
    assert table.stock("wool") == 2
    assert table.player().glory == glory + 1


def test_two_questions_may_end_a_production() -> None:
    table = table_with("cunningham", seats=2)
    here, there = side_by_side(table.pos)
    table.place("sheep", here).place("cow", there)
    run(table, Production()).play(Weave(True))
    assert tally(table.pos).plaids[0] == 2
    assert table.legal(Churn)[0] == Churn(0)


def test_all_seats_vote_in_secret() -> None:
    table = table_with(seats=3)
    table.pos.push(vote(table.pos))
    table.play(Ballot(True), seat=2)
    assert table.rules.view(table.pos, 0)["asked"] == [[0, 1], ["vote"]]
    table.play(Ballot(True), seat=0).play(Ballot(False), seat=1)
    assert tally(table.pos).votes == 2


def test_only_the_seat_itself_sees_what_it_was_shown_in_secret() -> None:
    table = table_with(seats=2)
    tally(table.pos).secret[:] = [3, 4]
    views = table.rules.views(table.pos, [0, 1, None])
    assert [view["whispered"] for view in views] == [3, 4, None]
    assert [view["parts"]["tally"][7] for view in views] == [[3, None], [None, 4], [None, None]]


def test_a_module_has_a_scoring_category() -> None:
    table = table_with(seats=2)
    tally(table.pos).votes, tally(table.pos).plaids[0] = 5, 1
    assert scores(table)["everything"] == 6


def test_a_module_has_its_own_stock() -> None:
    table = table_with(seats=2)
    tally(table.pos).plaids[1] = 2
    assert table.rules.stocks(table.pos)["plaids-1"] == 2


def test_a_module_has_a_term_of_the_estimate() -> None:
    plaided, woolly = table_with(seats=2), table_with(seats=2)
    tally(plaided.pos).plaids[0] += 1
    woolly.player().goods[WOOL] += 1
    assert game().bots.estimate(plaided.pos, 0) - game().bots.estimate(woolly.pos, 0) == 100


def test_a_seat_without_a_person_has_its_own_turns() -> None:
    table = table_with(seats=4)
    run(table, NextTurn(2))
    assert table.pos.rules.people == (0, 1, 2)
    assert (table.player(3).money, list(table.pos.seats_to_act())) == (1, [0])


@pytest.mark.parametrize("clans", ["choice", "auction", "none"])
def test_a_seat_without_a_person_is_asked_nothing_and_comes_last_in_the_first_round(clans: str) -> None:
    match = Match.open(game_with(Everything()), {"clans": clans}, 4, Shuffle.numbered(3, ["a"] * 4))
    asked: set[int] = set()
    while not match.position.round:  # type: ignore[attr-defined]
        asked.update(match.seats_to_act())
        match.play(match.seats_to_act()[0], match.legal(match.seats_to_act()[0])[0])
    pos = match.position
    assert isinstance(pos, Caledonia)
    assert asked == {0, 1, 2}
    assert (pos.order[-1], sorted(pos.order)) == (3, [0, 1, 2, 3])
    assert (pos.players[3].clan, pos.players[3].units) == (-1, [])
