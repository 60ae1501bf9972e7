"""Ids name the shard of their rows."""

from __future__ import annotations

import pytest

from bothy.server.ids import fresh_id, is_id, shard_of


@pytest.mark.parametrize("shard", [0, 7, 171, 255])
def test_an_id_names_its_shard(shard: int) -> None:
    made = fresh_id(shard)
    assert len(made) == 18
    assert is_id(made)
    assert shard_of(made) == shard


def test_there_are_256_shards() -> None:
    for shard in (-1, 256):
        with pytest.raises(ValueError, match="shard"):
            fresh_id(shard)


def test_ids_are_made_of_every_letter_in_every_place_and_never_twice() -> None:
    made = [fresh_id() for _ in range(2000)]
    assert len(set(made)) == 2000
    assert all(len({each[place] for each in made}) == 32 for place in range(2, 18))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "00",
        "0g" + "a" * 16,
        "00" + "a" * 15,
        "00" + "a" * 17,
        "00" + "A" * 16,
        "00" + "1" * 16,
        "AA" + "a" * 16,
    ],
)
def test_an_impossible_id_is_detected_before_a_store_is_queried(text: str) -> None:
    assert not is_id(text)
