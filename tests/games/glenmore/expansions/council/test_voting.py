"""The clan council: calling it, voting, and acceptance (X7.1 to X7.7)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.games.glenmore.expansions.council.tables import FIVE, CouncilTable

from bothy.games.glenmore.actions.markers import PlaceMarker
from bothy.games.glenmore.actions.retrieving import Retrieve
from bothy.games.glenmore.answers import DONE
from bothy.games.glenmore.expansions.council import COUNCIL
from bothy.games.glenmore.expansions.council.part import ClanCouncil
from bothy.games.glenmore.expansions.council.rows import MEASURES, ROWS, faults
from bothy.games.glenmore.expansions.council.voting import CastVote, CouncilVote, Propose
from bothy.games.glenmore.game import GLENMORE
from bothy.games.glenmore.turn import Take
from bothy.kernel import SamplingDealer
from bothy.table import Match, Shuffle
from bothy.table.record import for_seat


def opened(seats: int, seed: int = 1) -> Match:
    names = ["a", "b", "c", "d"][:seats]
    return Match.open(GLENMORE, {"council": True}, seats, Shuffle.numbered(seed, names))


@pytest.mark.rule("X7.1", "X7.2")
def test_five_of_the_ten_cards_are_open() -> None:
    drawn = [opened(3, seed).position.part(ClanCouncil).cards for seed in range(5)]
    assert len(MEASURES) == 10
    assert all(len(set(cards)) == 5 and set(cards) <= set(range(10)) for cards in drawn)
    assert len(set(drawn)) > 1


@pytest.mark.rule("X7.3")
@pytest.mark.parametrize(("seats", "hand"), [(2, (3, 3)), (3, (3, 2)), (4, (4, 3))])
def test_tokens_by_the_number_of_players(seats: int, hand: tuple[int, int]) -> None:
    assert CouncilTable(seats).hands() == [hand] * seats


# Calling the council


def on_the_rondel(*tiles: str, seats: int = 3) -> CouncilTable:
    table = CouncilTable(seats)
    pawns = [f"seat-{seat}" for seat in range(seats)]
    table.rondel("gap", *pawns, *tiles, *["any"] * (len(table.pos.rondel) - 1 - seats - len(tiles)))
    return table


@pytest.mark.rule("X7.4")
def test_a_person_calls_the_council_once_its_marker_is_set() -> None:
    table = on_the_rondel("robert-the-bruce").coins(9)
    table.play(Take("robert-the-bruce"))
    assert table.legal(Propose) == []
    table.play(PlaceMarker("macleod"))
    while not table.legal(Propose):
        table.play(table.pos.legal(0)[0])
    assert [action.measure for action in table.legal(Propose)] == list(FIVE)
    assert table.acting() == 0


@pytest.mark.rule("X7.4", "R-X21")
def test_it_meets_even_if_the_marker_was_declined() -> None:
    table = on_the_rondel("robert-the-bruce").play(Take("robert-the-bruce"), DONE)
    assert table.legal(Propose)


@pytest.mark.rule("X7.4", "R-X21")
def test_a_person_from_the_discard_pile_calls_its_own_vote() -> None:
    table = on_the_rondel("robert-the-bruce").coins(20).discards("mary-stuart")
    table.play(Take("robert-the-bruce"), PlaceMarker("munro"), Retrieve("mary-stuart"), DONE)
    assert isinstance(table, CouncilTable)
    table.play(Propose("animals"))
    table.vote("aye", "aye", "aye")
    table.play(Propose("full-sets"))
    table.vote("aye", "nay", "nay")
    assert table.accepted() == ["animals"]
    assert len(table.council.votes) == 2


@pytest.mark.rule("X7.4", "R-X21")
def test_david_hume_calls_a_council_too() -> None:
    table = on_the_rondel("robert-the-bruce").coins(20).play(Take("robert-the-bruce"), PlaceMarker("mckay"))
    assert isinstance(table, CouncilTable)
    assert "david-hume" in [table.rules.ids[tile] for tile in table.player(0).persons]
    table.play(Propose("animals"))
    table.vote("aye", "aye", "aye")
    table.play(Propose("full-sets"))
    table.vote("nay", "nay", "nay")
    assert [MEASURES[card] for card, _, _ in table.council.votes] == ["animals", "full-sets"]
    assert not table.legal(Propose)


@pytest.mark.rule("X7.4")
def test_other_tiles_call_no_council() -> None:
    table = on_the_rondel("brora").play(Take("brora"))
    assert not any(frame.name == "proposing" for frame in table.pos.stack)


@pytest.mark.rule("X7.4", "X7.7")
def test_only_cards_without_a_vote_can_be_chosen() -> None:
    table = CouncilTable().call("animals").vote("nay", "nay", "nay").call("full-sets").vote("aye", "aye", "aye")
    table.asked(table.rules.registry.read_frame(["proposing", 1]))
    assert table.why_not(Propose("animals")) == "measure-voted"
    assert table.why_not(Propose("smallest-territory")) == "measure-not-open"
    assert table.why_not(Propose("wood-and-stone")) == ""


@pytest.mark.rule("X7.7", "R-X11")
def test_once_all_five_had_their_vote_persons_call_no_more() -> None:
    table = on_the_rondel("robert-the-bruce")
    table.council.votes = tuple([(card, 1, 0) for card in table.council.cards])
    table.play(Take("robert-the-bruce"), DONE)
    assert not any(frame.name == "proposing" for frame in table.pos.stack)
    table.asked(table.rules.registry.read_frame(["proposing", 1]))
    table.pos.settle(None)
    assert table.pos.stack[-1].name == "turn"


# Majorities


@pytest.mark.rule("X7.6", "R-X11")
@pytest.mark.parametrize(
    ("ballots", "passed"),
    [
        (("aye", "aye"), True),
        (("aye", "nay"), True),
        (("nay", "nay"), False),
        (("two-ayes", "nay"), True),
        (("two-nays", "aye"), False),
        (("two-nays", "two-ayes"), True),
        (("one-each", "nay"), False),
        (("one-each", "aye"), True),
    ],
)
def test_vote_majorities_at_two_players(ballots: tuple[str, ...], passed: bool) -> None:
    table = CouncilTable(2).call("animals").vote(*ballots)
    assert table.accepted() == (["animals"] if passed else [])


@pytest.mark.rule("X7.6")
@pytest.mark.parametrize(
    ("ballots", "passed"),
    [
        (("aye", "aye", "aye"), True),
        (("aye", "nay", "aye"), True),
        (("nay", "aye", "nay"), False),
        (("nay", "nay", "nay"), False),
    ],
)
def test_vote_majorities_at_three_players(ballots: tuple[str, ...], passed: bool) -> None:
    table = CouncilTable(3).call("animals").vote(*ballots)
    assert table.accepted() == (["animals"] if passed else [])


@pytest.mark.rule("X7.6", "R-X11")
@pytest.mark.parametrize(
    ("ballots", "passed"),
    [
        (("aye", "aye", "aye", "nay"), True),
        (("aye", "nay", "nay", "aye"), True),
        (("aye", "nay", "nay", "nay"), False),
        (("nay", "nay", "nay", "nay"), False),
    ],
)
def test_vote_majorities_at_four_players(ballots: tuple[str, ...], passed: bool) -> None:
    table = CouncilTable(4).call("animals").vote(*ballots)
    assert table.accepted() == (["animals"] if passed else [])


# Tokens


@pytest.mark.rule("X7.5", "X7.6")
def test_a_token_laid_is_gone() -> None:
    table = CouncilTable(3).call("animals").vote("aye", "nay", "aye")
    assert table.hands() == [(2, 2), (3, 1), (2, 2)]
    told = [(event.values["seat"], event.values["ballot"]) for event in table.events if event.key == "ballot"]
    assert told == [(0, "aye"), (1, "nay"), (2, "aye")]


@pytest.mark.rule("X7.5")
def test_two_tokens_in_one_vote_are_for_two_players_only() -> None:
    table = CouncilTable(2).call("animals")
    assert len(table.legal(CastVote)) == 5
    table = CouncilTable(3).call("animals")
    assert table.why_not(CastVote("two-ayes")) == "one-token-a-vote"
    assert [action.ballot for action in table.legal(CastVote)] == ["aye", "nay"]
    assert table.why_not(CastVote("perhaps")) == "no-such-ballot"


@pytest.mark.rule("X7.5")
def test_two_tokens_can_be_laid_in_a_single_vote_of_the_game() -> None:
    table = CouncilTable(2).call("animals").vote("aye", "two-nays").call("full-sets")
    assert len(table.legal(CastVote, seat=0)) == 5
    assert table.why_not(CastVote("one-each"), seat=1) == "two-tokens-once"
    assert [action.ballot for action in table.legal(CastVote, seat=1)] == ["aye", "nay"]
    table.vote("one-each", "nay").call("wood-and-stone")
    assert [len(table.legal(CastVote, seat=seat)) for seat in (0, 1)] == [2, 1]


@pytest.mark.rule("X7.5")
def test_an_imagined_vote_lays_two_tokens_only_if_that_is_still_open() -> None:
    table = CouncilTable(2).call("animals").vote("aye", "two-nays")
    table.pos.push(CouncilVote(1, (-1, 0)))
    for seed in range(20):
        top: Any = table.rules.imagine(table.pos, 0, SamplingDealer(seed)).stack[-1]
        assert top.cast[1] in (0, 1)


@pytest.mark.rule("X7.5")
def test_only_tokens_in_hand_can_be_laid() -> None:
    table = CouncilTable(2)
    table.council.ayes[0], table.council.nays[0] = 1, 0
    table.call("animals")
    assert [action.ballot for action in table.legal(CastVote, seat=0)] == ["aye"]
    assert table.why_not(CastVote("two-ayes"), seat=0) == "no-such-token"
    assert table.why_not(CastVote("nay"), seat=0) == "no-such-token"


@pytest.mark.rule("X7.5", "R-X11")
def test_a_player_with_no_token_left_does_not_vote() -> None:
    table = CouncilTable(3)
    table.council.ayes[1] = table.council.nays[1] = 0
    table.call("animals")
    assert list(table.pos.seats_to_act()) == [0, 2]
    table.play(CastVote("nay"), seat=2)
    table.play(CastVote("aye"), seat=0)
    assert table.council.votes == ((0, 1, 1),)


@pytest.mark.rule("X7.6", "R-X11")
def test_a_card_is_accepted_if_no_one_has_a_token_left() -> None:
    table = CouncilTable(2)
    table.council.ayes, table.council.nays = [0, 0], [0, 0]
    table.call("animals")
    assert table.accepted() == ["animals"]


# Secrets


def voting(cast: tuple[int, ...]) -> CouncilTable:
    table = CouncilTable(len(cast))
    table.pos.push(CouncilVote(0, cast))
    return table


@pytest.mark.rule("X7.5")
def test_a_vote_shows_in_no_view_before_all_have_voted() -> None:
    views = []
    for ballot in (0, 1):
        table = voting((-1, ballot, -1))
        views.append([table.rules.view(table.pos, seat) for seat in (0, 1, 2, None)])
    assert views[0] == views[1]
    assert views[0][0]["asked"] == [[0, 2], ["council-vote"]]
    assert views[0][0]["council"]["voting"] == "animals"
    assert views[0][0]["council"]["tokens"] == [[3, 2]] * 3


@pytest.mark.rule("X7.5")
def test_a_seat_that_imagines_the_game_knows_no_votes_but_its_own() -> None:
    table = voting((1, 0, -1))
    found = {0: set[tuple[int, ...]](), 2: set[tuple[int, ...]](), None: set[tuple[int, ...]]()}
    for seat, seen in found.items():
        for seed in range(40):
            top: Any = table.rules.imagine(table.pos, seat, SamplingDealer(seed)).stack[-1]
            seen.add(top.cast)
    assert found == {
        0: {(1, 0, -1), (1, 1, -1)},
        2: {(0, 0, -1), (0, 1, -1), (1, 0, -1), (1, 1, -1)},
        None: {(0, 0, -1), (0, 1, -1), (1, 0, -1), (1, 1, -1)},
    }


@pytest.mark.rule("X7.5")
def test_an_imagined_vote_is_one_the_seat_can_cast() -> None:
    table = voting((-1, 1))
    table.council.ayes[1] = 0
    for seed in range(20):
        top: Any = table.rules.imagine(table.pos, 0, SamplingDealer(seed)).stack[-1]
        assert top.cast[1] in (1, 3)


@pytest.mark.rule("X7.5")
def test_a_vote_is_sealed_in_the_log_and_in_the_record_of_another_seat() -> None:
    match = opened(3)
    while not any(isinstance(frame, CouncilVote) for frame in match.position.stack):
        seat = match.position.seats_to_act()[0]
        match.play(seat, match.position.legal(seat)[0])
    seat, other, last = match.position.seats_to_act()
    match.play(other, CastVote("nay"))
    before = match.seq
    assert match.history(other)[before]["do"] == ["cast-vote", "nay"]
    for reader in (seat, last, None):
        assert match.history(reader)[before] == {"seq": before, "by": other, "sealed": "closing"}
        assert "cast-vote" not in for_seat(match, reader)
    assert "cast-vote" in for_seat(match, other)
    match.play(last, CastVote("aye"))
    match.play(seat, CastVote("aye"))
    assert match.history(seat)[before]["do"] == ["cast-vote", "nay"]


def test_a_part_comes_back_as_it_was_written() -> None:
    table = CouncilTable(3).call("animals").vote("aye", "nay", "aye")
    table.council.piles = ((1, 2), (), (3,))
    assert ClanCouncil.read(table.council.data()) == table.council
    assert table.council.copy() == table.council


def test_the_rows_have_no_faults() -> None:
    pack = COUNCIL.components(GLENMORE.packs.components(GLENMORE.packs.current))
    assert faults(pack) == []
    assert [row.id for row in ROWS.of(pack).measures] == list(MEASURES)


@pytest.mark.parametrize(
    ("table", "id_", "change", "fault"),
    [
        ("measure", "animals", {"vp": 0}, "animals: 0 VP, a card gives at least 1"),
        ("council", "council", {"open": 11}, "council: 11 cards open, there are 10"),
        ("hand", "two", {"players": 3}, "voting tokens: one row is wanted for 2 players"),
        ("hand", "three", {"at_most": 3}, "three: a vote takes 1 or 2 tokens, and nobody has fewer than none"),
    ],
)
def test_a_slip_in_a_row_is_named(table: str, id_: str, change: dict[str, int], fault: str) -> None:
    (row,) = [each for each in COUNCIL.tables().raw()["council.toml"][table] if each["id"] == id_]
    changes = {"council.toml": {table: {id_: row | change}}}
    assert fault in faults(replace(GLENMORE.packs.components(GLENMORE.packs.current), changes=changes))
