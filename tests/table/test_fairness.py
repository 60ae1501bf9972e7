"""No one can choose the deck."""

from __future__ import annotations

from bothy.table import Shuffle


def test_the_key_depends_on_the_seed_and_on_every_word() -> None:
    keys = {
        Shuffle(seed, words).key
        for seed in (b"\0" * 32, b"\1" * 32)
        for words in (("a", "b"), ("b", "a"), ("ab", ""), ("a", "b", ""), ("a",))
    }
    assert len(keys) == 10


def test_the_commitment_binds_the_host_before_the_words_are_known() -> None:
    assert Shuffle(b"\1" * 32, ()).commitment == Shuffle(b"\1" * 32, ("word",)).commitment
    assert Shuffle(b"\1" * 32).commitment != Shuffle(b"\2" * 32).commitment


def test_seeds_are_fresh_unless_numbered() -> None:
    assert Shuffle.fresh().seed != Shuffle.fresh().seed
    assert Shuffle.numbered(3).seed == Shuffle.numbered(3).seed
    assert len(Shuffle.fresh().seed) == 32
