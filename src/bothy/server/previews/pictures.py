"""Pictures of boards, cached: drawing one takes a fifth of a second."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from importlib.util import find_spec

from bothy.server.previews.painting import paint
from bothy.table import Match, Shuffle
from bothy.table.game_registry import find

MOST = 64
"""Pictures kept, of some 50 kB each."""
AVAILABLE = find_spec("resvg_py") is not None
"""Hosts have it (`bothy-games[host]`); without it links show words only."""


class Pictures:
    """Draws each state of a board once."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int], bytes] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()
        """Drawing holds a core: many links at once must not hold up moves."""

    async def of_match(self, match_id: str, match: Match) -> bytes:
        """Returns the picture of a match as a spectator sees it now."""
        ranks = match.result.ranks if match.finished else ()
        winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
        acting = () if match.finished else match.seats_to_act()
        return await self._drawn((match_id, match.seq), match, winners, acting)

    async def of_game(self, game: str) -> bytes:
        """Returns the picture of a game nobody has begun."""
        known = find(game)
        match = Match.open(known, seats=known.seats[-1], shuffle=Shuffle.numbered(1))
        return await self._drawn((game, -1), match, (), ())

    async def _drawn(
        self, key: tuple[str, int], match: Match, winners: list[int] | tuple[int, ...], acting: tuple[int, ...]
    ) -> bytes:
        async with self._one_at_a_time:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
            cells = match.game.review.cells(match.position, match.view(None))
            svg = paint(cells, match.header.seats, winners, acting)
            png = await asyncio.to_thread(_png, svg)
            self._kept[key] = png
            if len(self._kept) > MOST:
                self._kept.popitem(last=False)
            return png


def _png(svg: str) -> bytes:
    from resvg_py import svg_to_bytes

    return bytes(svg_to_bytes(svg_string=svg, skip_system_fonts=True))
