"""Who has tables before their eyes, asked of all processes and remembered."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection

from bothy.server.notices.notice import Notice

WhoLooks = Callable[[str], Awaitable[set[str]]]
"""The people who have a table before their eyes."""
KnownToLook = Callable[[str], Collection[str]]
"""Those of them this process knows of without asking."""
REMEMBERED = 2_000


class Onlookers:
    """Who looked when we last asked: they have seen all that was before it, so nobody need ask again."""

    def __init__(self, who_looks: WhoLooks, known_to_look: KnownToLook, clock: Callable[[], int]) -> None:
        self._who_looks = who_looks
        self._known_to_look = known_to_look
        self._clock = clock
        self._asked: OrderedDict[str, tuple[int, set[str]]] = OrderedDict()

    def have_seen(self, notice: Notice) -> bool:
        """Whether its person is known to have seen what it tells. False if we would have to ask."""
        at, people = self._asked.get(notice.table, (0, ()))
        if notice.at <= at and notice.person in people:
            return True
        return notice.person in self._known_to_look(notice.table)

    async def see(self, notice: Notice) -> bool:
        """Whether its person looks at the table now."""
        at = self._clock()
        people = await self._who_looks(notice.table)
        self._asked[notice.table] = at, people
        self._asked.move_to_end(notice.table)
        if len(self._asked) > REMEMBERED:
            self._asked.popitem(last=False)
        return notice.person in people
