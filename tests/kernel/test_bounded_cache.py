"""Bounded cache."""

from __future__ import annotations

from bothy.kernel.bounded_cache import BoundedCache


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
