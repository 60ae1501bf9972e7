"""The clans of Industria as a set: their messages, and choosing and auctioning them (I21.1)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from tests.games.caledonia.tables import begin

from bothy.games.caledonia.expansions.industria import clans
from bothy.games.caledonia.expansions.industria.clans import POWERS
from bothy.games.caledonia.game import CALEDONIA
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.ruleset import CaledoniaRules
from bothy.games.caledonia.scoring.scores import final_scores
from bothy.games.caledonia.setup.steps import ChooseClan
from bothy.games.caledonia.variants.auction import DROP_OUT, Bid
from bothy.kernel import SamplingDealer
from bothy.messages import Catalogue
from bothy.table.conformance import quick_game

INDUSTRIA: dict[str, Any] = {
    "clan-tiles": "both",
    "starting-tiles": "both",
    "port-tiles": "both",
    "trains": "full",
}
TABLES = [(2, {}), (3, {}), (4, {}), (3, {"automa": "2"}), (4, {"automa": "5"})]
"""Seats and options; an Automa has one of the seats."""


def chosen(pos: Caledonia, seed: int) -> list[tuple[int, int]]:
    """Plays up to the last choice of a clan; returns each seat that chose, and the number of offers."""
    chance, found = SamplingDealer(seed), list[tuple[int, int]]()
    while pos.offers and pos.seats_to_act():
        seat = pos.seats_to_act()[0]
        legal = pos.legal(seat)
        choices = [action for action in legal if isinstance(action, ChooseClan)]
        if not choices:
            break
        found.append((seat, len(choices)))
        pos.play(seat, choices[chance.below(len(choices))], chance)
    return found


@pytest.mark.rule("C3.7", "C3.8", "A2.1", "R-A9")
@pytest.mark.parametrize(("seats", "more"), TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_one_pair_more_than_people_and_the_last_in_order_chooses_first(seats: int, more: Any, seed: int) -> None:
    pos = begin(seats, seed, **INDUSTRIA, **more)
    people, pairs = len(pos.rules.people), list(pos.offers)
    order = [seat for seat in pos.order if seat in pos.rules.people]
    assert (len(pairs), len({clan for clan, _ in pairs}), len({tile for _, tile in pairs})) == (people + 1,) * 3
    found = chosen(pos, seed)
    assert [seat for seat, _ in found] == order[::-1], "in reverse turn order"
    assert [count for _, count in found] == list(range(people + 1, 1, -1)), "the first player chooses from two"
    clans = [pos.players[seat].clan for seat in pos.rules.people]
    assert len(set(clans)) == people
    assert all((clan in [each for each, _ in pairs]) for clan in clans)


@pytest.mark.rule("C23.7", "C23.8", "C23.9", "C23.10", "C19.19", "R-A9")
@pytest.mark.parametrize(("seats", "more"), TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_an_auction_is_among_people_and_its_bids_come_off_at_the_end(seats: int, more: Any, seed: int) -> None:
    pos = begin(seats, seed, clans="auction", **INDUSTRIA, **more)
    people = list(pos.rules.people)
    assert len(pos.offers) == len(people)
    chance, bids, order = SamplingDealer(seed), dict.fromkeys(people, 0), list[int]()
    highest, opened = -1, False
    while pos.offers:
        seat = pos.seats_to_act()[0]
        assert seat in people
        assert seat not in order, "who has a clan bids no more"
        legal = pos.legal(seat)
        if isinstance(legal[0], ChooseClan):
            assert len(legal) == len(people) - len(order), "any of the clans left"
            last = len(order) == len(people) - 1
            bids[seat] = 0 if last else highest
            order.append(seat)
            highest, opened = -1, False
            pos.play(seat, legal[chance.below(len(legal))], chance)
            continue
        assert (DROP_OUT in legal) == opened, "whoever opens has to bid"
        assert [action for action in legal if isinstance(action, Bid)] == [
            Bid(vp) for vp in range(highest + 1, 31)
        ]
        answer = DROP_OUT if opened and chance.below(2) else Bid(min(30, highest + 1 + chance.below(3)))
        answer = answer if answer in legal else DROP_OUT
        if isinstance(answer, Bid):
            highest = answer.vp
        opened = True
        pos.play(seat, answer, chance)
    assert [seat for seat in pos.order if seat in people] == order, "the order of winning is the turn order"
    assert pos.order[-1] == (seats - 1 if more else order[-1]), "an Automa is last"
    scores = final_scores(pos)
    assert {seat: -scores[seat]["bid"] for seat in people} == bids


BASE = 9


def rules(which: str, **options: Any) -> CaledoniaRules:
    opened = CALEDONIA.open({"clan-tiles": which} | options, 4)
    assert isinstance(opened, CaledoniaRules)
    return opened


def drawn(which: str, **options: Any) -> set[str]:
    """Returns the clans that may be dealt."""
    table = rules(which, **options)
    return {table.pack.clans[number].id for number in table.drawn_clans}


@pytest.mark.rule("I21.1", "R-I18")
def test_a_table_deals_the_clans_it_chose() -> None:
    assert not drawn("base") & set(POWERS)
    assert drawn("industria") == set(POWERS)
    assert drawn("both") == drawn("base") | set(POWERS)
    assert len(drawn("both")) == BASE + len(POWERS)


def test_clans_of_the_base_game_keep_their_numbers() -> None:
    base, both = rules("base").pack.clans, rules("both").pack.clans
    assert [row.id for row in both[:BASE]] == [row.id for row in base[:BASE]]


@pytest.mark.parametrize(("seats", "clans"), [(1, "choice"), (2, "auction"), (3, "choice"), (4, "choice")])
def test_whole_games_with_these_clans_come_to_their_end(seats: int, clans: str) -> None:
    options = {"clan-tiles": "industria", "clans": clans}
    for seed in range(3):
        steps, digest = quick_game(CALEDONIA, options, seats, seed)
        assert (steps, digest) == quick_game(CALEDONIA, options, seats, seed)


WORDS = Path(clans.__file__).parent / "locales"
LANGUAGES = ("en", "fr", "pt")


def messages(language: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for file in sorted((WORDS / language).glob("*.ftl")):
        body = FluentParser().parse(file.read_text(encoding="utf-8")).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)], file
        found |= {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_message(language: str) -> None:
    assert list(messages(language)) == list(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("clan", clans.POWERS)
def test_every_clan_has_a_name_and_a_sentence_about_it(clan: str, language: str) -> None:
    said = Catalogue(language, CALEDONIA)
    assert {f"clan-{clan}", f"why-{clan}", f"cal-clan-{clan}"} <= set(messages(language))
    assert said.render(f"cal-clan-{clan}").endswith(".")
