"""The clan auction (C23.7 to C23.10)."""

from __future__ import annotations

import pytest
from tests.games.caledonia.tables import Table, begin, run

from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.scoring.scores import final_scores
from bothy.games.caledonia.setup.first_workers import FirstWorker
from bothy.games.caledonia.setup.steps import ChooseClan
from bothy.games.caledonia.variants.auction import DROP_OUT, Auction, Bid
from bothy.kernel import Action


def auction(seats: int = 3, opener: int = 0) -> Caledonia:
    """An auction with this opener."""
    table = Table(seats=seats, clans="auction")
    table.pos.order = ()
    table.pos.offers = tuple([(clan, clan) for clan in range(seats)])
    return run(table, Auction(opener)).pos


def answer(pos: Caledonia, *actions: Action | int) -> None:
    """Answers for the seats to act: a number is a bid."""
    for action in actions:
        pos.play(pos.seats_to_act()[0], Bid(action) if isinstance(action, int) else action, None)


def key(pos: Caledonia, action: Action) -> str:
    reason = pos.why_not(pos.seats_to_act()[0], action)
    return "" if reason is None else reason.key


def order(pos: Caledonia) -> list[int]:
    """Returns the turn order so far."""
    return list(pos.order)


def choose(pos: Caledonia) -> str:
    """Takes the first clan left for the seat to act."""
    seat = pos.seats_to_act()[0]
    action = pos.legal(seat)[0]
    assert isinstance(action, ChooseClan)
    pos.play(seat, action, None)
    return action.clan


@pytest.mark.rule("C23.10", "R-C98")
def test_auction_last_clan_is_free() -> None:
    pos = auction(3)
    answer(pos, 3, DROP_OUT, DROP_OUT)
    choose(pos)
    answer(pos, 0, DROP_OUT)
    choose(pos)
    assert list(pos.seats_to_act()) == [2]
    assert len(pos.legal(2)) == 1, "the last clan, without a bid"
    choose(pos)
    assert pos.players[2].bid == 0
    assert order(pos) == [0, 1, 2]


@pytest.mark.rule("C23.8", "R-C4")
def test_auction_highest_bid_is_thirty() -> None:
    pos = auction(3)
    assert key(pos, Bid(31)) == "bid-higher"
    answer(pos, 30)
    assert pos.legal(1) == [DROP_OUT]
    assert key(pos, Bid(31)) == "bid-higher"
    answer(pos, DROP_OUT, DROP_OUT)
    assert list(pos.seats_to_act()) == [0]
    assert pos.players[0].bid == 30


@pytest.mark.rule("C23.7", "R-C98")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_clans_as_players_are_drawn_each_with_a_starting_tile(seats: int) -> None:
    pos = begin(seats, clans="auction")
    assert len({clan for clan, _ in pos.offers}) == len({tile for _, tile in pos.offers}) == seats
    assert isinstance(pos.legal(pos.seats_to_act()[0])[0], Bid)


@pytest.mark.rule("C23.7")
def test_the_auction_is_for_the_right_to_choose() -> None:
    pos = auction(3)
    answer(pos, 1, DROP_OUT, DROP_OUT)
    assert len(pos.legal(0)) == 3, "any of the clans left"


@pytest.mark.rule("C23.8", "R-C98")
def test_a_random_player_opens() -> None:
    assert {begin(3, seed, clans="auction").seats_to_act()[0] for seed in range(20)} == {0, 1, 2}


@pytest.mark.rule("C23.8", "R-C98")
def test_the_opener_must_bid_and_may_bid_nothing() -> None:
    pos = auction(3)
    assert key(pos, DROP_OUT) == "open-with-a-bid"
    answer(pos, 0, DROP_OUT, DROP_OUT)
    assert (order(pos), pos.players[0].bid) == ([0], 0)


@pytest.mark.rule("C23.8")
def test_bids_are_whole_points_and_each_is_higher() -> None:
    pos = auction(3)
    assert key(pos, Bid(-1)) == "bid-higher"
    answer(pos, 5)
    assert [key(pos, Bid(vp)) for vp in (4, 5, 6)] == ["bid-higher", "bid-higher", ""]


@pytest.mark.rule("C23.8")
def test_bidding_goes_left_and_who_drops_out_stays_out_of_this_auction() -> None:
    pos = auction(3, opener=1)
    asked = []
    for action in (Bid(1), DROP_OUT, Bid(2), Bid(4)):
        asked.append(pos.seats_to_act()[0])
        answer(pos, action)
    assert asked == [1, 2, 0, 1]
    assert list(pos.seats_to_act()) == [0], "seat 2 is out"
    answer(pos, DROP_OUT)
    assert (order(pos), pos.players[1].bid) == ([1], 4)


@pytest.mark.rule("C23.8")
def test_who_dropped_out_bids_again_in_the_next_auction() -> None:
    pos = auction(3)
    answer(pos, 2, DROP_OUT, DROP_OUT)
    choose(pos)
    assert key(pos, Bid(0)) == "", "from 0 again"
    answer(pos, 0)
    assert list(pos.seats_to_act()) == [2]


@pytest.mark.rule("C23.9", "C19.19", "R-C98")
def test_the_winner_takes_a_clan_its_tile_and_the_first_free_place_and_loses_the_bid() -> None:
    pos = auction(3)
    answer(pos, 2, 6, DROP_OUT, DROP_OUT)
    assert order(pos) == [1]
    clan = choose(pos)
    row = pos.rules.pack.clans[pos.players[1].clan]
    assert (row.id, pos.players[1].money) == (clan, 55)
    assert sum(pos.players[1].goods) > 0
    assert final_scores(pos)[1]["bid"] == -6
    assert [final_scores(pos)[seat]["bid"] for seat in (0, 2)] == [0, 0], "who did not win pays nothing"
    assert len(pos.offers) == 2


@pytest.mark.rule("C23.10", "R-C98")
def test_the_next_auction_is_opened_left_of_the_winner_by_who_has_no_clan() -> None:
    pos = auction(4)
    answer(pos, 0, DROP_OUT, 3, DROP_OUT, DROP_OUT)
    assert order(pos) == [2]
    choose(pos)
    assert list(pos.seats_to_act()) == [3]
    answer(pos, 1, DROP_OUT, 2, DROP_OUT)
    assert order(pos) == [2, 1]
    choose(pos)
    assert list(pos.seats_to_act()) == [3], "seat 2, next on the left, has a clan"


@pytest.mark.rule("C23.10", "R-C98")
def test_first_workers_are_placed_by_the_order_of_winning() -> None:
    pos = auction(3)
    answer(pos, 0, DROP_OUT, 1, DROP_OUT)
    choose(pos)
    answer(pos, 0, 1, DROP_OUT)
    choose(pos)
    choose(pos)
    assert order(pos) == [2, 1, 0]
    placed = []
    while isinstance(pos.stack[-1], FirstWorker):
        seat = pos.seats_to_act()[0]
        placed.append(seat)
        pos.play(seat, next(action for action in pos.legal(seat) if isinstance(action, Expand)), None)
    assert placed == [2, 1, 0, 0, 1, 2]
