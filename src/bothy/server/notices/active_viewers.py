"""People looking at tables, as reported by all processes and cached."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection

from bothy.server.notices.notice import Notice

WhoLooks = Callable[[str], Awaitable[set[str]]]
"""Returns the people who are looking at a table."""
KnownToLook = Callable[[str], Collection[str]]
"""Returns those of them known to this process without asking."""
REMEMBERED = 2_000


class ActiveViewers:
    """Results of the last queries. Anyone looking then has seen all earlier news, so it isn't queried again."""

    def __init__(self, who_looks: WhoLooks, known_to_look: KnownToLook, clock: Callable[[], int]) -> None:
        self._who_looks = who_looks
        self._known_to_look = known_to_look
        self._clock = clock
        self._asked: OrderedDict[str, tuple[int, set[str]]] = OrderedDict()

    def have_seen(self, notice: Notice) -> bool:
        """Returns whether the person is known to have seen the news. False if that would take a query."""
        at, people = self._asked.get(notice.table, (0, ()))
        if notice.at <= at and notice.person in people:
            return True
        return notice.person in self._known_to_look(notice.table)

    async def see(self, notice: Notice) -> bool:
        """Queries whether the person is looking at the table now."""
        at = self._clock()
        people = await self._who_looks(notice.table)
        self._asked[notice.table] = at, people
        self._asked.move_to_end(notice.table)
        if len(self._asked) > REMEMBERED:
            self._asked.popitem(last=False)
        return notice.person in people
