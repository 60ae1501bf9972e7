"""Renders parcels as messages just before sending: in the recipient's language, and only if still wanted."""

from __future__ import annotations

from collections.abc import Callable

import structlog

from bothy.server.notices.failures import GIVE_UP_AFTER, PermanentFailure, TemporaryFailure
from bothy.server.notices.notice import Delivery, Notice, read_delivery
from bothy.server.notices.notice_policy import RestsUntil
from bothy.server.notices.reach import Reach
from bothy.server.notices.wording import Said, say, say_digest, say_trial
from bothy.server.store import Store

LOG = structlog.get_logger("notices")


class NoticeSender:
    """Sends parcels."""

    def __init__(
        self, store: Store, reach: Reach, rests_until: RestsUntil, origin: str, clock: Callable[[], int]
    ) -> None:
        self._store = store
        self._reach = reach
        self._rests_until = rests_until
        self._origin = origin
        self._clock = clock

    async def deliver(self, body: bytes) -> str:
        """Sends a parcel and returns the outcome.

        Raises `TemporaryFailure` to be retried; test notices never are.
        """
        delivery = read_delivery(body)
        chosen = await self._reach.preferences(delivery.person)
        carrier = self._reach.carriers.get(delivery.channel)
        if carrier is None or (delivery.notices and chosen.when(delivery.channel) == "off"):
            return "unwanted"
        said = await self._said(delivery, chosen.language)
        if said is None:
            return "looked"
        if delivery.notices and await self._rests_until(delivery.person) is not None:
            raise TemporaryFailure("rests")  # delivery was delayed into their rest time
        try:
            await carrier.carry(delivery, chosen, said)
        except PermanentFailure as gone:
            LOG.warning("notice-gone", channel=delivery.channel, id=delivery.id, why=str(gone))
            return "gone"
        except TemporaryFailure as later:
            if not delivery.notices or self._clock() - delivery.at > GIVE_UP_AFTER:
                LOG.warning("notice-given-up", channel=delivery.channel, id=delivery.id, why=str(later))
                return "given-up"
            LOG.info("notice-later", channel=delivery.channel, id=delivery.id, why=str(later))
            raise
        LOG.info("notice-sent", channel=delivery.channel, id=delivery.id)
        return "sent"

    async def _said(self, delivery: Delivery, language: str) -> Said | None:
        if not delivery.notices:
            return say_trial(language, self._origin)
        said = [each for each in [await self._one(notice, language) for notice in delivery.notices] if each]
        if not said:
            return None
        return say_digest(said, language, self._origin) if delivery.digest else said[0]

    async def _one(self, notice: Notice, language: str) -> Said | None:
        """Renders the notice, or returns None if it is no longer news."""
        row = await self._store.table(notice.table)
        if row is None or (await self._store.told(notice.person, notice.table)).looked >= notice.at:
            return None
        return say(notice, row, language, self._origin)
