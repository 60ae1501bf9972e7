"""One table in this process, while it has listeners."""

from __future__ import annotations

import asyncio
from collections import Counter
from math import inf

from bothy.kernel import Reason
from bothy.local.messages import Audience
from bothy.server.bus import Subscription
from bothy.server.live.audience import Audiences
from bothy.server.live.listener import Listener
from bothy.server.live.messages import Refused, Said, TableNews, text_of
from bothy.server.live.presence import PAUSE, TOLD_A_SECOND, Attendance
from bothy.server.matches import CachedMatch
from bothy.server.rows import TableRow
from bothy.server.tables.shown import table_info
from bothy.server.wire import ChatLine, reason_data

STUCK_AFTER = 60.0
"""Seconds after which a connection that reads nothing is closed."""


class TableChannel:
    """The listeners of one table. Nothing here awaits, so each call completes in one turn of the event loop."""

    def __init__(self, table_id: str, process: str) -> None:
        self.id = table_id
        self.table: TableRow | None = None
        self.listeners: set[Listener] = set()
        self.audiences: Audiences | None = None
        self.attendance = Attendance(process)
        self.announced_at = -inf
        """Loop time of the last presence announcement."""
        self.announcing: asyncio.TimerHandle | None = None
        """The timer for the next announcement."""
        self._presence = ""
        """The last presence message."""
        self._followers: Counter[Audience] = Counter()
        self.subscriptions: list[Subscription] = []
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.chat_from = 0
        """The number of the next chat message to send."""
        self.due = False
        """True if the match's news is scheduled."""
        self.clock = ""
        """The last clock message."""
        self.shared: tuple[int, bytes] = (-1, b"")
        """The newest step with a patch from another process, and that patch, already authenticated."""

    # The match

    def tell(self, cached: CachedMatch) -> None:
        """Sends each audience its news."""
        self.due = False
        if self.audiences is None:
            return
        seq, shared = self.shared
        news = self.audiences.tell(cached, shared if seq == cached.seq else b"")
        if news:
            priced = False
            for listener in self.listeners:
                if listener.following:
                    listener.send_queue.push(news[listener.audience])
                    priced = priced or listener.prices
            if priced:  # after the news, because prices take longer to calculate
                asyncio.get_running_loop().call_soon(self._price, cached)

    def rewind(self, cached: CachedMatch) -> None:
        """If the store has lost entries that listeners received, sends them the current state."""
        if self.audiences is not None and cached.seq < self.audiences.seq:
            self.audiences.rewind(cached)
            for listener in self.listeners:
                if listener.following:
                    listener.send_queue.push(self.audiences.everything(cached, listener.audience))
            self._price(cached)

    def give_up(self, reason: Reason) -> None:
        """Sends followers the reason this process won't continue the match."""
        seq = -1 if self.audiences is None else self.audiences.seq
        for listener in self.listeners:
            if listener.following:
                listener.send_queue.push(text_of(Refused(None, reason_data(reason), seq)))

    def follow(self, cached: CachedMatch, listener: Listener, audience: Audience, have: int) -> None:
        """Makes a listener follow the match as this audience, starting after entry `have`."""
        if self.audiences is None:
            self.audiences = Audiences(cached)
        self.tell(cached)
        if listener.audience != audience:
            self._unfollow(listener)
        listener.send_queue.push(self.audiences.join(cached, audience, have))
        if not listener.following:
            self._followers[audience] += 1
        listener.audience, listener.following = audience, True
        if self.clock:
            listener.send_queue.push(self.clock)
        self._price_for(cached, listener)

    def reseated(self, cached: CachedMatch) -> None:
        """Turns listeners whose seat now belongs to someone else into spectators."""
        for listener in list(self.listeners):
            seat = listener.audience
            if listener.following and seat is not None and cached.row.people[seat] != listener.person:
                self.follow(cached, listener, None, -1)

    def all_anew(self, cached: CachedMatch | None, listener: Listener) -> str:
        """Returns the whole state for a listener that was too slow. Later news follows as usual."""
        if cached is not None:
            self.tell(cached)  # not to this listener, which still lags
        listener.send_queue.lagging = False
        if self.table is not None:
            listener.send_queue.push(text_of(TableNews(table_info(self.table))))
        if cached is None or self.audiences is None or not listener.following:
            return self._presence
        listener.send_queue.push(self._presence)
        if self.clock:
            listener.send_queue.push(self.clock)
        self._price_for(cached, listener)
        return self.audiences.everything(cached, listener.audience)

    def _price(self, cached: CachedMatch) -> None:
        """Sends the costs of possible answers to the listeners that want them."""
        for listener in self.listeners:
            if listener.following:
                self._price_for(cached, listener)

    def _price_for(self, cached: CachedMatch, listener: Listener) -> None:
        if listener.prices and self.audiences is not None and self.audiences.seq == cached.seq:
            text = self.audiences.prices(cached, listener.audience)
            if text:
                listener.send_queue.push(text)

    def _unfollow(self, listener: Listener) -> None:
        """Stops a listener from following. Drops an audience without listeners."""
        if listener.following:
            listener.following = False
            self._followers[listener.audience] -= 1
            if not self._followers[listener.audience] and self.audiences is not None:
                self.audiences.leave(listener.audience)

    # Everything else

    def tell_clock(self, text: str) -> None:
        """Sends the time left to all followers, and keeps it for new ones."""
        self.clock = text
        for listener in self.listeners:
            if listener.following:
                listener.send_queue.push(text)

    def enter(self, listener: Listener) -> None:
        """Adds a listener and sends it the table."""
        self.listeners.add(listener)
        listener.here = True
        self.attendance.enter(listener.person)
        if self.table is not None:
            listener.send_queue.push(text_of(TableNews(table_info(self.table))))

    def leave(self, listener: Listener) -> None:
        """Removes a listener."""
        self.listeners.discard(listener)
        self._unfollow(listener)
        if listener.here:
            listener.here = False
            self.attendance.leave(listener.person, listener.hidden)

    def hide(self, listener: Listener, hidden: bool) -> None:
        """Notes that a listener's page was hidden or shown."""
        listener.hidden = hidden
        if listener.here:
            self.attendance.hide(listener.person, hidden)

    def changed(self, row: TableRow) -> None:
        """Sends the table if it is newer than the last one."""
        if self.table is None or row.version > self.table.version:
            self.table = row
            self.everybody(text_of(TableNews(table_info(row))))

    def said(self, lines: list[ChatLine]) -> None:
        """Sends chat messages to listeners who may see them."""
        for line in lines:
            if line.number >= self.chat_from:
                self.chat_from = line.number + 1
                text = text_of(Said(line))
                for listener in self.listeners:
                    if line.person not in listener.blocked and self._hears(listener):
                        listener.send_queue.push(text)

    def _hears(self, listener: Listener) -> bool:
        return self.table is not None and self.table.hears(listener.person, listener.invite)

    @property
    def pause(self) -> float:
        """Seconds between presence announcements."""
        return max(PAUSE, len(self.listeners) / TOLD_A_SECOND)

    def announce(self, now: float) -> None:
        """Sends who is here to all listeners, if it has changed."""
        self.announcing, self.announced_at = None, now
        text = text_of(self.attendance.message(() if self.table is None else self.table.people))
        if text != self._presence:
            self._presence = text
            self.everybody(text)

    def announce_to(self, listener: Listener) -> None:
        """Sends one listener the last presence message."""
        listener.send_queue.push(self._presence)

    def cut_off(self, now: float) -> None:
        """Closes connections that haven't read for too long."""
        for listener in self.listeners:
            if listener.busy_since and now - listener.busy_since > STUCK_AFTER and listener.cut is not None:
                listener.cut()

    def everybody(self, text: str) -> None:
        """Sends a message to all listeners."""
        for listener in self.listeners:
            listener.send_queue.push(text)
