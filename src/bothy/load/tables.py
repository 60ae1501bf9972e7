"""A table under load: its clients, whose turn it is, and when the next move is due."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from bothy.kernel import SamplingDealer
from bothy.load.client import Client, Sent
from bothy.load.figures import Figures
from bothy.load.guests import Guest
from bothy.load.ideas import Ideas
from bothy.load.ledger import Ledger

LARGEST = 1 << 30
ALWAYS = 1 << 60
"""Due moves of an unpaced game."""


class LoadTable:
    """One table. The client that owes the next answer plays as soon as a move is due and it knows enough."""

    def __init__(
        self,
        table: str,
        match: str,
        guests: Sequence[Guest],
        figures: Figures,
        addresses: list[str],
        seed: int,
        undo_one_in: int = 0,
    ) -> None:
        self.match = match
        self.figures = figures
        self.clients = [Client(table, seat, guest, figures, addresses, seat) for seat, guest in enumerate(guests)]
        self.ledger = Ledger(match, [client.doubtful for client in self.clients])
        self.due = 0
        self.finished = False
        self.ideas: Ideas | None = None
        """If set, a client requests an idea before each answer."""
        self.asking: asyncio.Task[None] | None = None
        self._number = seed
        self._advised: int | None = None
        """The entry after which an idea applies to the current decision."""
        self.on_finish: Callable[[], None] = lambda: None
        self._chance = SamplingDealer(seed)
        self._undo_one_in = undo_one_in
        for client in self.clients:
            client.news = self.stir
            client.acked = self._acked(client.seat)

    def _acked(self, seat: int) -> Callable[[Sent, int], None]:
        return lambda sent, seq: self.ledger.acked(seat, sent, seq)

    @property
    def seq(self) -> int:
        """The newest entry any of its clients knows."""
        return max(client.seq for client in self.clients)

    @property
    def waiting(self) -> bool:
        """True if one of its moves is in flight."""
        return any(client.waiting is not None for client in self.clients)

    def is_due(self) -> None:
        """Add a due move. If one is still due, the server is late, or the table waits for an idea."""
        if self.due and self.ideas is None:
            self.figures.late += 1
        self.due = 1
        self.stir()

    def stir(self) -> None:
        """Let the client that owes an answer play, if a move is due."""
        if not self.due or self.finished or self.asking is not None:
            return
        newest = self.seq
        for client in self.clients:
            if client.seq != newest:
                continue
            if not client.seats_to_act:
                self._finish(newest)
                return
            if client.can_act:
                if self._knows_enough(client):
                    self.due -= 1
                    self._advised = None
                    self._act(client)
                return

    def _knows_enough(self, client: Client) -> bool:
        """Return whether it has its idea, if it wants one, and has seen the note of it in the log."""
        if self._advised is not None:
            return client.seq >= self._advised
        if self.ideas is None or self.ideas.over:
            return True
        self.asking = asyncio.get_running_loop().create_task(self._ask(self.ideas, client))
        return False

    async def _ask(self, ideas: Ideas, client: Client) -> None:
        told = await ideas.ask(self._number, self.match, client.seat, client.guest)
        if told is not None:
            self.ledger.advised.add(client.seat)
        self._advised = self.seq if told is None else told
        self.asking = None
        self.stir()

    def _act(self, client: Client) -> None:
        assert client.mine is not None
        undoable = client.mine.undo is not None and self._undo_one_in
        if undoable and self._chance.below(self._undo_one_in) == 0:
            client.undo()
        else:
            client.act(self._chance.below(LARGEST))

    def _finish(self, seq: int) -> None:
        if seq >= 0:
            self.finished = True
            self.on_finish()

    async def settled(self, seconds: float) -> bool:
        """Wait up to `seconds` until all clients agree and nothing is in flight; return whether they do."""
        until = asyncio.get_running_loop().time() + seconds
        while True:
            known = {client.seq for client in self.clients}
            waiting = any(client.waiting is not None for client in self.clients)
            if len(known) == 1 and not waiting and -1 not in known:
                return True
            if asyncio.get_running_loop().time() > until:
                return False
            await asyncio.sleep(0.02)

    async def leave(self) -> None:
        """Disconnect all clients."""
        for client in self.clients:
            await client.leave()
