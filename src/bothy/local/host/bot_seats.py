"""Bot seats: lets bots play until a person has to decide."""

from __future__ import annotations

import asyncio

from bothy.kernel import BothyError
from bothy.local import moves
from bothy.local.host.keeping import NotKept
from bothy.local.host.lines import Lines
from bothy.local.host.matches import Matches
from bothy.local.host.open_match import OpenMatch
from bothy.local.host.thinking import Thinking
from bothy.local.refusals import Overtaken

PAUSE, LONGEST_PAUSE = 0.25, 30.0
"""Seconds until a bot whose move couldn't be kept tries again: the first time, and at most."""


class BotSeats:
    """Keeps the bots of all open matches moving, with one task per match."""

    def __init__(self, matches: Matches, lines: Lines, thinking: Thinking) -> None:
        self._matches = matches
        self._lines = lines
        self._thinking = thinking

    def moved(self, found: OpenMatch) -> None:
        """Starts a task if a bot has to act."""
        if (found.driving is None or found.driving.done()) and self._due(found) is not None:
            found.driving = asyncio.ensure_future(self._drive(found))

    def _due(self, found: OpenMatch) -> int | None:
        """Returns the bot seat to act for, if any. A match with only bots goes on while somebody follows it."""
        return found.bot_to_act() if found.held or self._lines.watched(found) else None

    async def _drive(self, found: OpenMatch) -> None:
        pause = PAUSE
        while (seat := self._due(found)) is not None:
            bot, seq = found.bot_at(seat), found.seq
            assert bot is not None
            try:
                action = await self._thinking.choose(found, seat, bot)
                await self._matches.act(found, seq, moves.play(seat, [action]))
                pause = PAUSE
            except Overtaken:
                continue
            except NotKept:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            except BothyError:  # these rules can't go on with it
                return
