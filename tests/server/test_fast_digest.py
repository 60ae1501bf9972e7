"""The server's digests equal those of every other runtime, whichever encoder makes them."""

from __future__ import annotations

import pytest

from bothy.kernel import Json
from bothy.kernel.digest import spelled
from bothy.server import fast_digest
from bothy.server.fast_digest import spelled_fast
from bothy.table import Match, Shuffle
from bothy.table.game_registry import find


@pytest.mark.parametrize(
    "data",
    [
        {"b": [1, -2, True, None], "a": {"z": "plain", "y": []}},
        "é and ü",
        'a quote ", a backslash \\, a tab \t, a bell \x07, a delete \x7f',
        [0.5, 1e16, 1e-7, -0.0],
        0.5,
        {"a": -1.5, "tile.C": 7},
        [2**63, 2**64, 2**80, -(2**70)],
        {"key é": 1, "key z": 2, "key a": 3},
        "3e8",
        "</script>/",
    ],
)
def test_any_data_is_spelled_as_the_kernel_spells_it(data: Json) -> None:
    assert spelled_fast(data) == spelled(data)


@pytest.mark.parametrize("name", ["caledonia", "glenmore", "creel"])
def test_positions_of_a_whole_game_are_spelled_alike_and_by_the_fast_encoder(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow: list[Json] = []

    def counted(data: Json) -> bytes:
        slow.append(data)
        return spelled(data)

    match = Match.open(find(name), {}, 2, Shuffle.numbered(7, ["a", "b"]))
    monkeypatch.setattr(fast_digest, "spelled", counted)
    while not match.finished:
        seat = match.seats_to_act()[0]
        legal = match.legal(seat)
        match.play(seat, legal[match.seq % len(legal)])
        written = match.rules.write(match.position)
        assert spelled_fast(written) == spelled(written)
    assert not slow
