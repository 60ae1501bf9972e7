"""Bot seats: somebody must notice that a bot owes an answer, ask for it, and play it.

In normal times the process that wrote the newest entry does. If it dies, whoever has the match at hand takes over
after a while; two who do so at once do no harm, as an append can only be won once.
"""

from __future__ import annotations

import asyncio

import structlog

from bothy.kernel import BothyError, Json
from bothy.server.matches.held import Held
from bothy.server.matches.service import Matches
from bothy.server.refusals import NotFound, Overtaken
from bothy.server.thinking import Thinkers, seed_of
from bothy.table import Diverged

PATIENCE = 5.0
"""Seconds after which a bot's answer to an entry that another process wrote is overdue."""
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 30.0
BREATH = 0.005
STUBBORN = 3
"""So often in a row a bot may fail or answer what is not legal; then any legal answer will do."""

LOG = structlog.get_logger("bots")


class BotSeats:
    """Keeps the bots of all matches at hand moving, one task a game."""

    def __init__(self, matches: Matches, thinkers: Thinkers, patience: float = PATIENCE) -> None:
        self._matches = matches
        self._thinkers = thinkers
        self._patience = patience
        self._driving: dict[str, asyncio.Task[None]] = {}
        matches.moved.append(self.moved)

    def moved(self, held: Held, ours: bool) -> None:
        """See whether a bot owes an answer now."""
        driving = self._driving.get(held.id)
        if (driving is None or driving.done()) and owing(held) is not None:
            task = asyncio.create_task(self._drive(held.id, 0.0 if ours else self._patience))
            self._driving[held.id] = task
            task.add_done_callback(lambda done: self._done(held.id, done))

    def _done(self, game_id: str, task: asyncio.Task[None]) -> None:
        if self._driving.get(game_id) is task:
            del self._driving[game_id]

    async def _drive(self, game_id: str, wait: float) -> None:
        """Answer for the bots of a game until a person is asked, or the game is over."""
        await asyncio.sleep(wait)
        failures, pause = 0, FIRST_PAUSE
        while True:
            try:
                held = await self._matches.at_hand(game_id)
                seat = owing(held)
                if seat is None:
                    return
                await self._answer(held, seat, plainly=failures >= STUBBORN)
                failures, pause = 0, FIRST_PAUSE
            except Overtaken:
                continue
            except (NotFound, Diverged):
                return
            except BothyError as error:
                failures += 1
                LOG.warning("bot-failed", game=game_id, reason=error.reason.key, failures=failures)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _answer(self, held: Held, seat: int, plainly: bool) -> None:
        match, seq, bot = held.match, held.seq, held.bot_at(seat)
        assert bot is not None
        seed = seed_of(held.id, seq)
        action: Json
        if plainly:
            legal = match.legal(seat)
            action = match.rules.registry.write(legal[seed % len(legal)])
        else:
            snapshot = match.snapshot()[1]
            action = await self._thinkers.choose(match.game.name, match.header, snapshot, seat, bot, seed)
        await self._matches.play(held.id, seat, [action], seq)

    async def sweep(self) -> None:
        """Look at every unfinished game once: after a crash of all processes nobody else would."""
        last = ""
        while found := await self._matches.store.unfinished_games(last):
            for game_id in found:
                await self._look_at(game_id)
            last = found[-1]

    async def _look_at(self, game_id: str) -> None:
        try:
            row = await self._matches.store.game(game_id)
            if row is not None and any(row.bots):
                await self._matches.at_hand(game_id)  # loading it tells us
                await asyncio.sleep(BREATH)  # others want to load games too
        except BothyError as error:  # of other rules, perhaps: it must not keep the rest from being looked at
            LOG.warning("game-not-looked-at", game=game_id, reason=error.reason.key)

    async def close(self) -> None:
        """Stop asking."""
        tasks = list(self._driving.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def owing(held: Held) -> int | None:
    """The first bot seat that owes an answer."""
    if not held.row.bots:
        return None
    return next((seat for seat in held.match.owes() if held.bot_at(seat) is not None), None)
