"""Draws by key, by script, or at random; and what a bounded cache forgets."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bothy.kernel import InvalidInput, SamplingDealer, ScriptedDealer, SeededDealer
from bothy.kernel.bounded_cache import BoundedCache
from bothy.kernel.dealer import pick

KEY = bytes(range(32))
WEIGHTED = st.lists(st.tuples(st.integers(), st.integers(1, 9)), min_size=1, max_size=6, unique_by=lambda o: o[0])


PLACES = st.text(alphabet="abc.0123456789-", min_size=1, max_size=12)


@given(WEIGHTED, PLACES)
def test_a_seeded_draw_is_a_function_of_key_place_and_weights(outcomes: list[tuple[int, int]], place: str) -> None:
    assert SeededDealer(KEY).deal(place, outcomes) == SeededDealer(KEY).deal(place, outcomes)
    assert SeededDealer(KEY).deal(place, outcomes) in dict(outcomes)


def test_seeded_draws_never_change_from_release_to_release() -> None:
    dealer = SeededDealer(KEY)
    assert [dealer.deal(f"die.{number}", [(side, 1) for side in range(6)]) for number in range(12)] == [
        0, 1, 2, 5, 5, 1, 0, 3, 0, 1, 2, 3,
    ]  # fmt: skip


@pytest.mark.parametrize("dealer", [SeededDealer(KEY), SamplingDealer(5)], ids=["seeded", "sampling"])
def test_weights_are_chances(dealer: SeededDealer | SamplingDealer) -> None:
    counts = Counter(dealer.deal(f"coin.{number}", [("rare", 1), ("common", 3)]) for number in range(8000))
    assert 1850 < counts["rare"] < 2150


def test_another_key_deals_otherwise() -> None:
    die = [(side, 1) for side in range(6)]
    one, other = SeededDealer(KEY), SeededDealer(KEY[::-1])
    assert [one.deal(f"die.{at}", die) for at in range(20)] != [other.deal(f"die.{at}", die) for at in range(20)]


def test_a_script_deals_only_possible_outcomes() -> None:
    dealer = ScriptedDealer(["a", "c"])
    assert dealer.deal("die.0", [("a", 1), ("b", 1)]) == "a"
    with pytest.raises(InvalidInput, match="draw-impossible"):
        dealer.deal("die.1", [("a", 1), ("b", 1)])
    with pytest.raises(InvalidInput, match="draw-missing"):
        dealer.deal("die.2", [("a", 1)])


def test_every_point_of_the_line_belongs_to_an_outcome() -> None:
    outcomes = [("a", 2), ("b", 1)]
    assert [pick(outcomes, at) for at in range(3)] == ["a", "a", "b"]
    with pytest.raises(IndexError):
        pick(outcomes, 3)


def test_an_entry_requested_again_and_again_is_never_forgotten() -> None:
    recall: BoundedCache[str] = BoundedCache(10)
    recall.put(("old friend",), "here")
    for number in range(1_000):
        recall.put((number,), str(number))
        assert recall.get(("old friend",)) == "here"


def test_entries_that_no_one_requests_are_forgotten_within_the_bound() -> None:
    recall: BoundedCache[str] = BoundedCache(10)
    for number in range(1_000):
        recall.put((number,), str(number))
    kept = [number for number in range(1_000) if recall.get((number,)) is not None]
    assert kept
    assert len(kept) <= 10
    assert kept[-1] == 999


def test_all_can_be_forgotten_at_once() -> None:
    recall: BoundedCache[int] = BoundedCache(4)
    recall.put((1,), 1)
    recall.clear()
    assert recall.get((1,)) is None
