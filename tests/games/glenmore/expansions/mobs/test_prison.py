"""Pennies, the prison, and the penalties of mobsters (X8.1 to X8.9)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.glenmore.expansions.mobs.mob_tables import HIDERS, NINE, hold, mob_table, state
from tests.games.glenmore.openings import end, opened

from bothy.games.glenmore.answers import DONE
from bothy.games.glenmore.expansions.mobs import MODULES
from bothy.games.glenmore.expansions.mobs.mobster import mobsters_at
from bothy.games.glenmore.expansions.mobs.prison import IN_PRISON, WAITING, mobs
from bothy.games.glenmore.expansions.mobs.prison_door import AtPrison, PutPenny, TakeMobster
from bothy.games.glenmore.game import GLENMORE
from bothy.games.glenmore.rounds import LayTile
from bothy.games.glenmore.scoring.scores import Finish
from bothy.games.glenmore.turn import END_TURN, STOP
from bothy.kernel import ScriptedDealer
from bothy.messages import Catalogue
from bothy.table.conformance import quick_game
from bothy.table.options import Setting


@pytest.mark.rule("X8.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_starts_with_seven_pennies(seats: int) -> None:
    part = mobs(opened(seats, mobs=True))
    assert (part.pennies, part.bright) == ((7,) * seats, (0,) * seats)


@pytest.mark.rule("X8.2", "R-X12")
@pytest.mark.parametrize(("seats", "count"), [(2, 3), (3, 4), (4, 6)])
def test_the_number_of_mobsters_drawn_depends_on_the_number_of_players(seats: int, count: int) -> None:
    seen: set[str] = set()
    for seed in range(12):
        ids = mobs(opened(seats, seed, mobs=True)).ids
        assert len(set(ids)) == count
        seen |= set(ids)
    assert seen == set(NINE) - (set(HIDERS) if seats == 2 else set())


@pytest.mark.rule("X8.2", "X8.3", "X8.9", "R-X26")
def test_those_with_an_s_are_in_prison_and_those_with_a_b_wait_in_the_open() -> None:
    pos = opened(4, 3, mobs=True)
    part, known = mobs(pos), mobsters_at(pos)
    for id_, holder in zip(part.ids, part.holders, strict=True):
        assert holder == (IN_PRISON if known[id_].row(pos.rules.pack).back == "S" else WAITING)
    assert WAITING in part.holders
    shown = [pos.rules.view(pos, seat)["mobs"] for seat in (0, 3, None)]
    assert shown[0] == shown[1] == shown[2]
    assert [each["mobster"] for each in shown[0]["mobsters"]] == list(part.ids)


@pytest.mark.rule("X8.3")
def test_they_come_to_prison_with_the_first_tile_of_stack_b() -> None:
    table = mob_table("derek-anderson", "joe-mcduff")
    part = state(table)
    part.holders = (WAITING, IN_PRISON)
    table.pos.rondel[5] = table.pos.rondel[6] = -1
    table.stack("A")
    for letter, after in (("A", WAITING), ("B", IN_PRISON)):
        table.stack(letter)
        table.pos.stack.clear()
        table.pos.push(LayTile(5))
        table.pos.settle(ScriptedDealer([table.pos.left[0]]))
        assert part.holders[0] == after


@pytest.mark.rule("X8.4", "X8.5", "R-X12")
def test_at_the_end_of_a_turn_a_penny_goes_onto_a_mobster_and_turns_over() -> None:
    table = mob_table("joe-mcduff").activating()
    table.play(END_TURN)
    assert table.pos.stack[-1] == AtPrison(0)
    table.play(PutPenny("joe-mcduff"))
    assert state(table).pennies == (6, 7, 7)
    assert state(table).offered == (1,)
    assert table.pos.turns == 1


@pytest.mark.rule("X8.4", "X8.6", "R-X12")
def test_or_a_mobster_is_taken_with_the_pennies_on_it() -> None:
    table = mob_table("joe-mcduff", "peggy-mcwander").activating()
    state(table).offered = (3, 0)
    end(table)
    table.play(TakeMobster("joe-mcduff"))
    assert state(table).holders == (0, IN_PRISON)
    assert (state(table).bright, state(table).offered) == ((3, 0, 0), (0, 0))
    assert state(table).tokens == ((0, 0, 0), ())


@pytest.mark.rule("X8.6", "R-X12")
def test_a_mobster_without_pennies_may_be_taken() -> None:
    table = mob_table("joe-mcduff").activating()
    end(table).play(TakeMobster("joe-mcduff"))
    assert (state(table).holders, state(table).bright) == ((0,), (0, 0, 0))


@pytest.mark.rule("X8.4", "R-X12")
def test_or_neither() -> None:
    table = mob_table("joe-mcduff").activating()
    end(table).play(DONE)
    assert (state(table).pennies, state(table).holders) == ((7, 7, 7), (IN_PRISON,))
    assert table.pos.turns == 1


@pytest.mark.rule("X8.4")
def test_in_the_turn_that_stops_on_the_end_too() -> None:
    table = mob_table("joe-mcduff").rondel("gap", "seat-0", "seat-1", "seat-2", "the-end", *["any"] * 9)
    table.stack("D").turn(0).play(STOP)
    assert table.pos.stack[-1] == AtPrison(0)
    assert table.pos.turn is not None


@pytest.mark.rule("X8.4", "X8.5")
def test_pennies_and_mobsters_that_are_not_there_are_refused() -> None:
    table = hold(mob_table("joe-mcduff"), "peggy-mcwander", 1).activating()
    end(table)
    assert table.why_not(PutPenny("peggy-mcwander")) == "not-in-prison"
    assert table.why_not(TakeMobster("derek-anderson")) == "not-in-prison"
    state(table).pennies = (0, 7, 7)
    assert table.why_not(PutPenny("joe-mcduff")) == "no-pennies"
    assert table.why_not(TakeMobster("joe-mcduff")) == ""


@pytest.mark.rule("X8.5")
def test_nothing_is_asked_when_no_one_is_in_prison() -> None:
    table = hold(mob_table(), "joe-mcduff", 1).activating()
    end(table)
    assert not isinstance(table.pos.stack[-1], AtPrison)


@pytest.mark.rule("X8.7", "X8.9")
def test_penalties_and_pennies_count_at_the_end() -> None:
    table = hold(hold(mob_table("bruce-mcmail"), "joe-mcduff", 0), "peggy-mclaird", 0)
    hold(table, "derek-anderson", 1)
    part = state(table)
    part.pennies, part.bright, part.offered = (2, 0, 7), (4, 1, 0), (3, 0, 0, 0)
    told = [table.rules.terms[0].told(table.pos, seat).values["vp"] for seat in range(3)]
    assert told == [9, 4, 0]
    forecast = [each["mobs"] for each in table.rules.view(table.pos, None)["forecast"]]
    table.run(Finish())
    gained = [player.points[table.rules.scores.index("mobs")] for player in table.pos.players]
    assert gained == forecast == [4 - 2 - 6 - 3, 1 - 4, -7]


@pytest.mark.rule("X8.8")
def test_notes_say_who_is_where_in_every_language() -> None:
    pos = opened(4, 3, mobs=True)
    notes = pos.rules.notes(pos)
    assert len(notes) == 6 + 4
    for language in ("en", "fr", "pt"):
        words = Catalogue(language, GLENMORE)
        assert [fault for note in notes for fault in words.faults(note.key, note.values)] == []


KINDS = {"derek-anderson": "once", "bruce-mcmail": "coins", "joe-mcduff": "tokens", "sibyl-macsponge": ""}


@pytest.mark.rule("X8.6", "X8.8")
@pytest.mark.parametrize("mobster", KINDS)
def test_only_a_mobster_with_tokens_tells_of_tokens(mobster: str) -> None:
    table = mob_table(mobster).asked(AtPrison(0)).play(TakeMobster(mobster))
    told = [event.key for event in table.events if event.key.endswith("-on")]
    assert told == ([f"{KINDS[mobster]}-on"] if KINDS[mobster] else [])
    notes = [note.key for note in table.rules.notes(table.pos) if note.values.get("mobster") == mobster]
    assert notes == [f"note-mobster-{KINDS[mobster] or 'held'}"]


def test_the_rows_have_no_faults_and_every_mobster_has_one() -> None:
    pack = GLENMORE.packs.faults()
    assert pack == []
    assert [each.name for each in MODULES[1:]] == list(NINE)


@pytest.mark.parametrize(
    ("seats", "die"), [(2, True), (3, False), (3, True), (4, False), (4, True)], ids=lambda each: str(each)
)
def test_every_check_of_the_battery_holds(battery: Any, seats: int, die: bool) -> None:
    battery(GLENMORE, Setting(seats, GLENMORE.complete({"mobs": True, "die": die})), seed=seats)


def test_thirty_quick_games() -> None:
    for seed in range(30):
        quick_game(GLENMORE, GLENMORE.complete({"mobs": True}), 2 + seed % 3, seed)
