"""Live lines: each follows one table from a seat, and gets its messages."""

from __future__ import annotations

from bothy.local import messages
from bothy.local.audiences import Audiences
from bothy.local.host.interface import Send
from bothy.local.host.kept import KeptTable, written
from bothy.local.host.open_match import OpenMatch
from bothy.local.messages import Audience
from bothy.local.parts import PLAIN
from bothy.local.shown import table_data

ME = "me"
"""The id of the only person."""


class Line:
    """One line, as the page's live socket has one."""

    def __init__(self, number: int, table_id: str, send: Send) -> None:
        self.table_id = table_id
        self.audience: Audience = None
        self.following: OpenMatch | None = None
        """The match it follows."""
        self.prices = False
        """True to receive the costs of possible answers."""
        self._number = number
        self._send = send

    def tell(self, text: str) -> None:
        """Sends a message."""
        self._send(self._number, text)


class Lines:
    """All lines, by number."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._lines: dict[int, Line] = {}

    def enter(self, number: int, table_id: str, table: KeptTable | None) -> Line:
        """Adds a line and sends it the table."""
        line = self._lines[number] = Line(number, table_id, self._send)
        if table is not None:
            line.tell(written(messages.table_news(table_data(table))))
            line.tell(written(messages.presence([ME])))
        return line

    def leave(self, number: int) -> None:
        """Removes a line."""
        line = self._lines.pop(number, None)
        if line is not None:
            self._unfollow(line)

    def get(self, number: int) -> Line | None:
        """Returns a line, if it is connected."""
        return self._lines.get(number)

    def watched(self, match: OpenMatch) -> bool:
        """Returns whether any line follows a match."""
        return any(line.following is match for line in self._lines.values())

    def follow(self, line: Line, match: OpenMatch, audience: Audience, have: int) -> None:
        """Makes a line follow a match as this audience, starting after entry `have`."""
        if line.following is not match or line.audience != audience:
            self._unfollow(line)
        if match.audiences is None:
            match.audiences = Audiences(match, PLAIN)
        self.tell(match)
        line.tell(match.audiences.join(match, audience, have))
        line.audience, line.following = audience, match
        self._price(line, match)

    def tell(self, match: OpenMatch) -> bool:
        """Sends each audience its news; returns whether there was any."""
        news = {} if match.audiences is None else match.audiences.news(match)
        followers = [line for line in self._lines.values() if line.following is match]
        for line in followers if news else ():
            line.tell(news[line.audience])
        for line in followers if news else ():
            self._price(line, match)
        return bool(news)

    def tell_table(self, table: KeptTable) -> None:
        """Sends a changed table to all its lines."""
        text = written(messages.table_news(table_data(table)))
        for line in self._lines.values():
            if line.table_id == table.id:
                line.tell(text)

    def _price(self, line: Line, match: OpenMatch) -> None:
        if line.prices and match.audiences is not None:
            text = match.audiences.prices(match, line.audience)
            if text:
                line.tell(text)

    def _unfollow(self, line: Line) -> None:
        match, line.following = line.following, None
        others = [each for each in self._lines.values() if each.following is match]
        if (
            match is not None
            and match.audiences is not None
            and all(each.audience != line.audience for each in others)
        ):
            match.audiences.leave(line.audience)
