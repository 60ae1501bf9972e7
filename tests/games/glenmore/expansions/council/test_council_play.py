"""Games with a clan council: every check at every step, the bots' choices, and the page's data."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.glenmore.expansions.council.tables import CouncilTable, scoring

from bothy.games.glenmore.expansions.council.voting import CastVote, CouncilVote, Propose
from bothy.games.glenmore.game import GLENMORE
from bothy.messages import Catalogue
from bothy.table.options import Setting

GAMES = [(2, False), (3, False), (4, True), (2, True), (3, True), (4, False)]


@pytest.mark.parametrize(("seats", "die"), GAMES)
def test_whole_games_pass_every_check(battery: Any, seats: int, die: bool) -> None:
    battery(GLENMORE, Setting(seats, GLENMORE.complete({"council": True, "die": die})), seed=seats)


def ahead(measure: str) -> CouncilTable:
    """Returns a table near the end, with seat 0 far ahead in livestock and seat 1 in wood and stone."""
    table = CouncilTable(2, cards=("animals", "wood-and-stone")).stack("D")
    table.goods("home-village", sheep=3).goods("home-castle", cattle=3)
    table.goods("home-village", seat=1, wood=3).goods("home-castle", seat=1, stone=3)
    return table.call(measure) if measure else table


def better(table: CouncilTable, seat: int, *actions: Any) -> Any:
    """Returns the action that leads to the seat's best estimate."""
    found = []
    for action in actions:
        after = table.pos.copy()
        after.apply(seat, action, None)
        found.append(GLENMORE.bots.estimate(after, seat))
    return actions[found.index(max(found))]


def test_bots_vote_for_measures_they_lead_in_and_against_those_others_lead_in() -> None:
    votes = (CastVote("nay"), CastVote("aye"))
    assert better(ahead("animals"), 0, *votes) == CastVote("aye")
    assert better(ahead("animals"), 1, *votes) == CastVote("nay")
    assert better(ahead("wood-and-stone"), 0, *votes) == CastVote("nay")


def test_bots_propose_measures_they_lead_in() -> None:
    table = ahead("")
    table.asked(table.rules.registry.read_frame(["proposing", 0]))
    assert better(table, 0, Propose("wood-and-stone"), Propose("animals")) == Propose("animals")


def test_bots_guess_nothing_from_the_votes_of_others() -> None:
    table = ahead("animals")
    found = []
    for ballot in (0, 1, 2):
        table.pos.stack[-1] = CouncilVote(0, (-1, ballot))
        found.append(GLENMORE.bots.estimate(table.pos, 0))
    assert len(set(found)) == 1


def test_an_accepted_card_is_worth_more_to_the_player_who_leads() -> None:
    table = scoring("animals").goods("home-village", sheep=3)
    table.council.votes = ((0, 0, 1),)
    without = [GLENMORE.bots.estimate(table.pos, seat) for seat in range(3)]
    table.council.votes = ((0, 1, 0),)
    gained = [GLENMORE.bots.estimate(table.pos, seat) - before for seat, before in enumerate(without)]
    assert gained[0] > 0 > gained[1] == gained[2]


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_the_page_is_sent_the_cards_tokens_and_piles(language: str) -> None:
    table = CouncilTable(2, cards=("animals", "own-discards"), accepted=("full-sets",))
    table.council.votes += ((7, 0, 2),)
    table.council.piles = ((table.number("brora"),), ())
    words = Catalogue(language, GLENMORE)
    told = [words.text(note) for note in table.rules.notes(table.pos)]
    assert len(told) == 6
    assert not [line for line in told if "[" in line]
    assert "Brora" in told[-2]


def test_every_card_has_words_in_every_language() -> None:
    for language in ("en", "fr", "pt"):
        words = Catalogue(language, GLENMORE)
        for card in CouncilTable(2).rules.modules[-1].arguments()["measure"]:
            asked = words.render("ask-council-vote", {"measure": card})
            assert str(card) not in asked.split()
