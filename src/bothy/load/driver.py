"""A run: people come and sit down, play at a pace or flat out, and then all is held against the log."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any

from bothy.load.figures import Figures
from bothy.load.guests import Door, Guest
from bothy.load.ideas import Ideas
from bothy.load.ledger import replayed, true_hash
from bothy.load.letters import give_addresses
from bothy.load.seed_tables import lay
from bothy.load.tables import ALWAYS, LoadTable
from bothy.server.clocks.pace import Pace
from bothy.server.store import Store

AT_ONCE = 16
SETTLE_SECONDS = 30.0
Told = Callable[[str, int], Callable[[], None]]
"""How progress is shown: given what is done and how often, something to call each time it is."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What shall be driven."""

    game: str
    seats: int
    games: int
    seconds: float
    every: float | None
    """Seconds between two moves of a game; None is flat out."""
    ahead: int = 0
    """Random moves before the run, laid into the store."""
    at_once: int = 64
    """Flat out, so many games move at once; the others wait until one of these is over."""
    undo_one_in: int = 0
    seed: int = 1
    pace: Pace | None = None
    """The clock of every table."""
    ideas: int = 0
    """So many tables ask for an idea before each move: all at once to begin with, and again and again."""
    notices: bool = False
    """Whether everybody has a mail address, and whoever sits last at each table doesn't look."""


class Driver:
    """The clients of one run."""

    def __init__(self, plan: Plan, addresses: list[str], store: Store | None, told: Told) -> None:
        self.plan = plan
        self.addresses = addresses
        self.store = store
        self.told = told
        self.figures = Figures()
        self.ideas = Ideas(addresses)
        self.tables: list[LoadTable] = []
        self.began: dict[str, int] = {}
        """The newest entry of each match when the run began."""
        self.enough = asyncio.Event()
        """Set to end a run before its time."""

    async def come(self) -> None:
        """Everybody signs in and sits down, the seats of a table spread over the processes."""
        plan, door = self.plan, Door(self.addresses)
        try:
            step = self.told("signing in", plan.games * plan.seats)
            names = [f"Guest {number + 1}" for number in range(plan.games * plan.seats)]
            guests: list[Guest] = await _each([door.sign_in(name) for name in names], step)
            if plan.notices:
                assert self.store is not None, "addresses go into a store of one's own"
                await give_addresses(self.store, guests)
            parties = [guests[at : at + plan.seats] for at in range(0, len(guests), plan.seats)]
            if plan.ahead:
                assert self.store is not None, "only into a store of one's own"
                ids = await lay(self.store, plan.game, plan.ahead, parties, plan.pace)
            else:
                step = self.told("opening tables", plan.games)
                ids = await _each([door.table(plan.game, party, plan.pace) for party in parties], step)
        finally:
            door.close()
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
        assert all(settled), "not everybody was told how the table stands"
        self.began = {table.match: table.seq for table in self.tables}

    async def play(self) -> None:
        """Play for as long as planned, then let what is on its way arrive."""
        self.figures.begin()
        for table in self.tables[: self.plan.ideas]:
            table.ideas = self.ideas
            table.is_due()
        await (self._flat_out() if self.plan.every is None else self._paced(self.plan.every))
        until = asyncio.get_running_loop().time() + SETTLE_SECONDS
        self.ideas.over = True
        while (
            any(table.waiting or table.asking for table in self.tables)
            and asyncio.get_running_loop().time() < until
        ):
            await asyncio.sleep(0.005)
        self.figures.end()

    async def _paced(self, every: float) -> None:
        """Each game moves once in so many seconds, all of them evenly spread."""
        clock = asyncio.get_running_loop().time
        start, games, tick = clock(), len(self.tables), 0
        step = self.told("moves due", int(self.plan.seconds / every * games))
        while (now := clock() - start) < self.plan.seconds and not self.enough.is_set():
            while tick * every / games <= now:
                self.tables[tick % games].is_due()
                step()
                tick += 1
            await asyncio.sleep(max(0.001, tick * every / games - (clock() - start)))

    async def _flat_out(self) -> None:
        """So many games move as fast as they can; when one is over the next begins."""
        waiting = iter([table for table in self.tables if not table.finished])

        def next_one() -> None:
            table = next(waiting, None)
            if table is not None:
                table.on_finish = next_one
                table.due = ALWAYS
                table.stir()

        for _ in range(min(self.plan.at_once, len(self.tables))):
            next_one()
        step = self.told("seconds", int(self.plan.seconds))
        for _ in range(int(self.plan.seconds)):
            await asyncio.sleep(1)
            step()
        for table in self.tables:
            table.due = 0

    async def prove(self, store: Store | None) -> list[str]:
        """Everything that is wrong: clients that differ, moves lost or applied twice, logs that do not replay."""
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
                await asyncio.sleep(0)  # sockets want their pings answered
        return faults

    async def _held_against_log(self, store: Store, table: LoadTable) -> list[str]:
        row, lines = await store.game(table.match), await store.entries(table.match)
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
        """Everybody goes."""
        for table in self.tables:
            await table.leave()
        await asyncio.sleep(0.1)


async def _each(work: Sequence[Coroutine[Any, Any, Any]], step: Callable[[], None] = lambda: None) -> list[Any]:
    """All of it, some at once. If one fails the others are given up."""
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
            each.close()  # else Python complains of those that were never begun
        raise
