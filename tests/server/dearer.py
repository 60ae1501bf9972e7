"""A process of the same host whose data differ by one price, without a new version of anything.

python -m tests.server.dearer FOLDER

It serves the store of a folder, prints its port, and ends when its standard input closes.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from bothy.table.game_registry import find, use_packs

PRICE = "cost = "


def make_dearer(folder: Path) -> None:
    """Makes Caledonia play with different data."""
    other = folder / "dearer"
    find("caledonia").packs.export(other)
    units = other / "units.toml"
    text = units.read_text(encoding="utf-8")
    assert PRICE in text
    units.write_text(text.replace(PRICE, "cost = 7", 1), encoding="utf-8")
    use_packs([other])


async def serve(folder: Path) -> None:
    """Serves until standard input closes."""
    from tests.server.running import running

    async with running(folder) as site:
        print("port", site.port, flush=True)
        await asyncio.to_thread(sys.stdin.read)


if __name__ == "__main__":
    make_dearer(Path(sys.argv[1]))
    asyncio.run(serve(Path(sys.argv[1])))
