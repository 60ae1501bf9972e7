"""The Automa's turns: how long they take, and explanations for players with the cards (A1.4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import thread_time
from typing import Any

import pytest
from tests.games.caledonia.expansions.automa.automa_tables import automa_table, automa_turn
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.expansions.automa.explain import KEYS
from bothy.games.caledonia.expansions.automa.turn import DrawAction
from bothy.games.caledonia.game import CALEDONIA
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.rounds import EndOfTurn
from bothy.kernel import EventRecorder, Explanation, Outcome, SamplingDealer
from bothy.table import Match

TOLD = ("automa-criterion", "automa-cheapest", "automa-merchants")
TECHNOLOGY_FIRST = 1


def traces(seed: int, seats: int = 2) -> Iterator[EventRecorder]:
    """Plays a whole game of an Automa against people who choose at random."""
    pos = CALEDONIA.open({"automa": "3"}, seats).start()
    chance = SamplingDealer(seed)
    pos.settle(chance)
    while not pos.finished:
        seat = pos.seats_to_act()[0]
        legal = pos.legal(seat)
        pos.trace = EventRecorder()
        pos.apply(seat, legal[chance.below(len(legal))], chance)
        yield pos.trace


def near_port() -> Table:
    return automa_table(ports=(1, 2, 3, 4)).money(60, 1).shipping(1, 1).place("miner", "k3", 1)


def explained(table: Table, key: str) -> list[dict[str, Any]]:
    assert table.pos.trace is not None
    return [dict(each.values) for each in table.pos.trace.explained if each.key == key]


def agrees(each: Explanation, trace: EventRecorder) -> None:
    """Checks that an explanation agrees with its event and its figures."""
    values = each.values
    if each.key == "automa-lacks":
        event = trace.events[each.at]
        assert (event.key, event.values["icon"]) == ("automa-cannot", values["icon"])
        assert values["has"] < values["needs"] or event.values["why"] in ("no-contract", "no-money")
    if each.key != "automa-filter":
        return
    by_hex = dict(zip(values["hexes"], values["figures"], strict=True))
    stay, fallen = values["stay"], [by_hex[hex_] for hex_ in by_hex if hex_ not in values["stay"]]
    assert set(stay) <= set(by_hex)
    if values["criterion"] == "costs":
        assert {by_hex[hex_] for hex_ in stay} == {min(by_hex.values())}
        assert min(by_hex.values()) not in fallen
    elif values["criterion"] == "port":
        assert all(by_hex[hex_] for hex_ in stay)
        assert not any(fallen)
    elif values["criterion"] == "neighbourhood":
        assert {by_hex[hex_] for hex_ in stay} <= {max(by_hex.values())}
    event = trace.events[each.at]
    if event.key in TOLD and values["criterion"] != "growth":
        assert event.values["hexes"] == stay


@pytest.mark.rule("A1.4", "A4.16")
def test_in_a_whole_game_every_choice_of_the_automa_is_explained_by_figures() -> None:
    seen, criteria = set[str](), set[str]()
    for seed in range(3):
        for trace in traces(seed):
            for each in trace.explained:
                agrees(each, trace)
                seen.add(each.key)
                if each.key == "automa-filter":
                    criteria.add(each.values["criterion"])
            if not any(event.key == "automa-card" for event in trace.events):
                continue  # its first workers have separate criteria
            told = [event.key for event in trace.events if event.key in (*TOLD, "automa-none")]
            filters = [each for each in trace.explained if each.key == "automa-filter"]
            assert len(told) == len([each for each in filters if each.values["criterion"] != "growth"])
    assert seen == set(KEYS)
    assert criteria == {"port", "costs", "settlements", "neighbourhood", "growth"}


@pytest.mark.rule("A4.16", "A4.18")
def test_a_hex_that_falls_carries_the_figure_that_felled_it() -> None:
    table = near_port()
    automa_turn(table, TECHNOLOGY_FIRST, 6)
    [hexes] = explained(table, "automa-hexes")
    port, costs = explained(table, "automa-filter")
    assert port["hexes"] == hexes["hexes"]
    assert {
        figure for hex_, figure in zip(port["hexes"], port["figures"], strict=True) if hex_ in port["stay"]
    } == {2}
    assert (costs["hexes"], costs["figures"], costs["stay"]) == (("k2", "l2"), (4, 1), ("l2",))


@pytest.mark.rule("A4.7")
def test_an_icon_that_is_not_possible_says_how_much_is_missing() -> None:
    table = near_port()
    automa_turn(table, TECHNOLOGY_FIRST, 6)
    assert explained(table, "automa-lacks") == [{"icon": "technology", "has": 1, "needs": 3}]


@pytest.mark.rule("A4.20")
def test_the_units_that_fit_are_shown_and_the_purse_before_and_after() -> None:
    table = near_port()
    automa_turn(table, TECHNOLOGY_FIRST, 6)
    [units] = explained(table, "automa-units")
    assert units == {"hex": "l2", "units": ("woodcutter",), "notches": ("workers",)}
    before, after = explained(table, "automa-purse")
    assert before == {"money": 60}
    assert after == {"money": table.player(1).money}


def test_explanations_go_to_everyone_with_the_step_and_again_when_it_is_shown_again() -> None:
    match = Match.open(CALEDONIA, {"automa": "3"}, 2)
    while not match.played(match.seq).explained:
        match.play(0, match.legal(0)[0])
    seen = [match.played(match.seq).seen_by(seat) for seat in (0, None)]
    assert seen[0]["explained"] == seen[1]["explained"]
    assert next(key for _, key, _ in seen[0]["explained"]) == "automa-purse"


MOST_MS = 20
TRIES = 5


def test_ninety_five_of_a_hundred_turns_take_less_than_twenty_milliseconds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Measures from the draw of its card to the end of its turn, with events recorded; the best of five."""
    began, took = [0.0], list[float]()
    draw, end = DrawAction.outcomes, EndOfTurn.run

    def drawing(self: DrawAction, pos: Caledonia) -> Sequence[tuple[Outcome, int]]:
        began[0] = thread_time()
        return draw(self, pos)

    def ending(self: EndOfTurn, pos: Caledonia) -> None:
        end(self, pos)
        took.append(1000 * (thread_time() - began[0]))

    monkeypatch.setattr(DrawAction, "outcomes", drawing)
    monkeypatch.setattr(EndOfTurn, "run", ending)
    slow = []
    for seed in range(TRIES):
        took.clear()
        turns = sum(1 for _ in traces(seed, 4))
        assert turns > len(took) > 20
        slow.append(sorted(took)[len(took) * 95 // 100])
    assert min(slow) < MOST_MS
