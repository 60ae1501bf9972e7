"""The program in the documentation does what it says."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest
from tests.server.running import running
from tests.server.test_api import Random

PROGRAM = Path(__file__).parents[2] / "examples" / "play_a_game.py"


@pytest.mark.parametrize("game", ["creel", "glenmore"])
async def test_a_short_program_plays_a_whole_game_through_the_public_api(tmp_path: Path, game: str) -> None:
    async with running(tmp_path, bot_service=Random()) as site:
        process = await asyncio.create_subprocess_exec(
            sys.executable, str(PROGRAM), site.address, game, stdout=-1, stderr=-1
        )
        out, err = await process.communicate()
        assert process.returncode == 0, err.decode()
        assert out.decode().splitlines()[-1].startswith("ranks [")
        assert await site.services.store.unfinished_matches() == []


def test_the_program_has_about_forty_lines() -> None:
    assert len([line for line in PROGRAM.read_text().splitlines() if line.strip()]) <= 42
