"""A game in a page is the server's game: same seed and actions, same bytes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.local.both_ends import both_ends, look_back, look_closer, play_through
from tests.nightly import NIGHTLY
from tests.runtimes.digests import INDUSTRIA, chronicles

GAMES: list[tuple[str, Sequence[str | None], dict[str, Any]]] = [
    ("caledonia", (None, "greedy", None, "casual"), INDUSTRIA),
    ("glenmore", (None, "casual", None, "random"), chronicles(4)),
    ("glenmore", (None, "casual"), chronicles(2)),
    ("caledonia", (None, "nobody"), INDUSTRIA | {"automa": "3"}),
    ("creel", (None, None, "greedy"), {"seal": True}),
]
SEEDS = 50 if NIGHTLY else len(GAMES)


@pytest.mark.parametrize("seed", range(SEEDS))
async def test_a_whole_game_gives_the_same_bytes_at_a_server_and_in_a_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    game, seats, options = GAMES[seed % len(GAMES)]
    async with both_ends(tmp_path, monkeypatch, seed, game, seats, **options) as ends:
        await play_through(ends, seed)
        assert ends.state(0)["result"], "the game is over"
        await look_back(ends)
        if game == "creel":
            await look_closer(ends)
        assert ends.compared > 100
