"""A load run: guests sign in and sit down, play paced or unpaced, and everything is verified against the log."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any

from bothy.load.figures import Figures
from bothy.load.guests import ApiClient, Guest
from bothy.load.ideas import Ideas
from bothy.load.ledger import replayed, true_hash
from bothy.load.mail_sink import give_addresses
from bothy.load.seed_tables import lay
from bothy.load.tables import ALWAYS, LoadTable
from bothy.server.clocks.pace import Pace
from bothy.server.store import Store

AT_ONCE = 16
SETTLE_SECONDS = 30.0
Told = Callable[[str, int], Callable[[], None]]
"""Shows progress: given a task and its total, returns a function to call for each item done."""


@dataclass(frozen=True, slots=True)
class LoadPlan:
    """Parameters of a run."""

    game: str
    seats: int
    games: int
    seconds: float
    interval: float | None
    """Seconds between two moves of a game; None is unpaced."""
    warmup_moves: int = 0
    """Random moves before the run, written to the store directly."""
    concurrency: int = 64
    """Number of games that move at the same time when unpaced; the others wait until one ends."""
    undo_one_in: int = 0
    seed: int = 1
    pace: Pace | None = None
    """The clock of every table."""
    ideas: int = 0
    """Number of tables that request an idea before each move, all at once at first."""
    notices: bool = False
    """True if all guests have mail addresses, and the last one at each table doesn't look."""


class Driver:
    """The clients of one run."""

    def __init__(self, plan: LoadPlan, addresses: list[str], store: Store | None, told: Told) -> None:
        self.plan = plan
        self.addresses = addresses
        self.store = store
        self.told = told
        self.figures = Figures()
        self.ideas = Ideas(addresses)
        self.tables: list[LoadTable] = []
        self.began: dict[str, int] = {}
        """The newest entry of each match at the start of the run."""
        self.enough = asyncio.Event()
        """Set to end a run early."""

    async def come(self) -> None:
        """Sign in all guests and seat them, spreading a table's seats over the processes."""
        plan, api = self.plan, ApiClient(self.addresses)
        try:
            step = self.told("signing in", plan.games * plan.seats)
            names = [f"Guest {number + 1}" for number in range(plan.games * plan.seats)]
            guests: list[Guest] = await _each([api.sign_in(name) for name in names], step)
            if plan.notices:
                assert self.store is not None, "addresses go into a store of one's own"
                await give_addresses(self.store, guests)
            parties = [guests[at : at + plan.seats] for at in range(0, len(guests), plan.seats)]
            if plan.warmup_moves:
                assert self.store is not None, "only into a store of one's own"
                ids = await lay(self.store, plan.game, plan.warmup_moves, parties, plan.pace)
            else:
                step = self.told("opening tables", plan.games)
                ids = await _each([api.table(plan.game, party, plan.pace) for party in parties], step)
        finally:
            api.close()
        for number, ((table, match), party) in enumerate(zip(ids, parties, strict=True)):
            made = LoadTable(
                table, match, party, self.figures, self.addresses, plan.seed + number, plan.undo_one_in
            )
            self.tables.append(made)
        step = self.told("connecting", plan.games * plan.seats)
        clients = [client for table in self.tables for client in table.clients]
        await _each([client.come() for client in clients], step)
        for made in self.tables if plan.notices else ():
            made.clients[-1].look_away()
        settled = await _each([table.settled(SETTLE_SECONDS) for table in self.tables])
        assert all(settled), "some clients didn't get their table's state"
        self.began = {table.match: table.seq for table in self.tables}

    async def play(self) -> None:
        """Play for the planned time, then wait for moves in flight."""
        self.figures.begin()
        for table in self.tables[: self.plan.ideas]:
            table.ideas = self.ideas
            table.is_due()
        await (self._flat_out() if self.plan.interval is None else self._paced(self.plan.interval))
        until = asyncio.get_running_loop().time() + SETTLE_SECONDS
        self.ideas.over = True
        while (
            any(table.waiting or table.asking for table in self.tables)
            and asyncio.get_running_loop().time() < until
        ):
            await asyncio.sleep(0.005)
        self.figures.end()

    async def _paced(self, interval: float) -> None:
        """Move each game once every `interval` seconds, evenly spread."""
        clock = asyncio.get_running_loop().time
        start, games, tick = clock(), len(self.tables), 0
        step = self.told("moves due", int(self.plan.seconds / interval * games))
        while (now := clock() - start) < self.plan.seconds and not self.enough.is_set():
            while tick * interval / games <= now:
                self.tables[tick % games].is_due()
                step()
                tick += 1
            await asyncio.sleep(max(0.001, tick * interval / games - (clock() - start)))

    async def _flat_out(self) -> None:
        """Let a number of games move as fast as they can; when one ends the next starts."""
        waiting = iter([table for table in self.tables if not table.finished])

        def next_one() -> None:
            table = next(waiting, None)
            if table is not None:
                table.on_finish = next_one
                table.due = ALWAYS
                table.stir()

        for _ in range(min(self.plan.concurrency, len(self.tables))):
            next_one()
        step = self.told("seconds", int(self.plan.seconds))
        for _ in range(int(self.plan.seconds)):
            await asyncio.sleep(1)
            step()
        for table in self.tables:
            table.due = 0

    async def verify(self, store: Store | None) -> list[str]:
        """Return all faults: clients that differ, moves lost or applied twice, logs that don't replay."""
        settled = await _each([table.settled(SETTLE_SECONDS) for table in self.tables])
        faults = [
            f"{table.match}: its clients do not come to know the same"
            for table, same in zip(self.tables, settled, strict=True)
            if not same
        ]
        if self.figures.mismatches or self.figures.gaps:
            faults.append(f"{self.figures.mismatches} hashes differed, {self.figures.gaps} steps did not follow")
        if store is not None:
            step = self.told("replaying logs", len(self.tables))
            for table in self.tables:
                faults += await self._held_against_log(store, table)
                step()
                await asyncio.sleep(0)  # sockets need answers to their pings
        return faults

    async def _held_against_log(self, store: Store, table: LoadTable) -> list[str]:
        row, lines = await store.match(table.match), await store.entries(table.match)
        if row is None:
            return [f"{table.match}: the game is gone"]
        try:
            match = replayed(row, lines)
        except ValueError as error:
            return [str(error)]
        faults = table.ledger.faults(lines, self.began[table.match])
        for client in table.clients:
            if client.seq != match.seq:
                faults.append(f"{table.match}: seat {client.seat} knows {client.seq} of {match.seq}")
            elif client.read_hash() != true_hash(match, client.seat):
                faults.append(f"{table.match}: seat {client.seat} holds another view than the log gives")
        return faults

    async def leave(self) -> None:
        """Disconnect all clients."""
        for table in self.tables:
            await table.leave()
        await asyncio.sleep(0.1)


async def _each(work: Sequence[Coroutine[Any, Any, Any]], step: Callable[[], None] = lambda: None) -> list[Any]:
    """Run all coroutines, some at once. If one fails, the others are cancelled."""
    places = asyncio.Semaphore(AT_ONCE)

    async def one(each: Coroutine[Any, Any, Any]) -> Any:
        async with places:
            done = await each
        step()
        return done

    tasks = [asyncio.create_task(one(each)) for each in work]
    try:
        return list(await asyncio.gather(*tasks))
    except BaseException:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for each in work:
            each.close()  # otherwise Python warns about those never started
        raise
