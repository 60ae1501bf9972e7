"""Thousands of invalid messages: each is answered, none has any effect, and no one else notices."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.nightly import NIGHTLY
from tests.server.invalid_messages import Nonsense
from tests.server.processes import stored
from tests.server.running import Live, any_move, running, two_seated
from websockets.exceptions import ConnectionClosed

from bothy.kernel import SamplingDealer
from bothy.server.matches.lines import decode

MESSAGES = 100_000 if NIGHTLY else 3_000
AT_ONCE = 40
FINE = ("refused", "previewed", "pong", "presence", "table", "steps", "resync")


async def _throw(live: Live, messages: list[bytes | str]) -> set[str]:
    """Sends them all, and reads an answer to each; returns the reasons given."""
    reasons = set()
    for message in messages:
        await live.ws.send(message)
    await live.ws.send('{"is":"ping"}')
    while True:
        heard = await live.hear()
        assert heard["is"] in FINE, heard
        if heard["is"] == "refused":
            reasons.add(heard["reason"]["key"])
        if heard["is"] == "pong" and not _more(live, messages):
            return reasons


def _more(live: Live, messages: list[bytes | str]) -> bool:
    """Checks whether answers to some of the messages are missing: pings among them are answered too."""
    answered = sum(each["is"] in ("refused", "previewed", "pong") for each in live.others)
    if answered < len(messages) + 1:
        return True
    live.others.clear()
    live.texts.clear()
    return False


async def test_forbidden_messages_change_nothing(tmp_path: Path, capfd: Any) -> None:
    chance = SamplingDealer(7)
    async with (
        running(tmp_path) as site,
        two_seated(site, "caledonia") as (ailsa, boyd, table),
        site.guest("Watcher") as watcher,
        ailsa.follow(table["id"]) as one,
        boyd.follow(table["id"]) as other,
        watcher.follow(table["id"]) as foreign,
    ):
        lives = [await one.hello(0), await other.hello(1)]
        for live in lives:
            await live.until("resync")
        await (await foreign.hello()).until("resync")
        cached = await site.services.matches.newest(table["match"])
        played = 0
        # The deal differs each time. A seat that has just ended a turn may still undo that, so play on.
        while played < 40 or cached.match.undoable(1 - cached.match.seats_to_act()[0]) is not None:
            await any_move(lives[lives[0].seats_to_act[0]], chance)
            for live in (*lives, foreign):
                await live.until_seq(max(each.seq for each in lives))
            cached = await site.services.matches.newest(table["match"])
            played += 1
        before = await site.services.store.entries(table["match"])
        done = [entry["do"] for entry in map(decode, before) if "do" in entry]
        mover = lives[cached.match.seats_to_act()[0]]
        idle = lives[1 - cached.match.seats_to_act()[0]]
        idle_seat = 1 - cached.match.seats_to_act()[0]
        assert cached.match.undoable(idle_seat) is None, "else its undo would be no nonsense"
        actions = [*done, *mover.mine["decision"]["actions"]]
        nonsense = Nonsense(1, actions, mover.mine["decision"]["actions"], cached.seq)
        makers = [
            (mover, nonsense.anybodys),
            (mover, nonsense.in_turn),
            (idle, nonsense.anybodys),
            (idle, nonsense.out_of_turn),
            (foreign, nonsense.anybodys),
            (foreign, nonsense.foreign),
        ]
        reasons: set[str] = set()
        for number in range(MESSAGES // AT_ONCE):
            live, make = makers[number % len(makers)]
            live.others.clear()
            reasons |= await _throw(live, [make() for _ in range(AT_ONCE)])
        assert "server-fault" not in reasons
        assert reasons >= {"message-unreadable", "overtaken", "not-your-seat", "not-seated"}, reasons
        assert await site.services.store.entries(table["match"]) == before
        assert await site.services.store.chat(table["id"]) == []
        await any_move(mover, chance)
        for live in (*lives, foreign):
            await live.until_seq(cached.seq)
        assert len(await site.services.store.entries(table["match"])) == len(before) + 1
        await stored(site.services.store, table["match"])
    assert '"fault"' not in capfd.readouterr().out


async def test_bytes_that_are_no_frames_end_one_connection_and_nothing_else(tmp_path: Path) -> None:
    chance = SamplingDealer(3)
    async with (
        running(tmp_path) as site,
        two_seated(site) as (ailsa, boyd, table),
        ailsa.follow(table["id"]) as one,
    ):
        await (await one.hello(0)).until("resync")
        for _ in range(MESSAGES // 100):
            async with boyd.follow(table["id"]) as broken:
                noise = bytes(chance.below(256) for _ in range(1 + chance.below(40)))
                broken.ws.transport.write(noise)
                broken.ws.transport.write_eof()
                try:
                    async with asyncio.timeout(60):
                        while True:
                            await broken.ws.recv()
                except ConnectionClosed:
                    pass
        assert (await one.act(["row", 0]))["seq"] == 1


async def test_a_body_nested_too_deeply_cannot_be_read_and_is_no_fault_of_ours(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site) as (ailsa, _, table):
        body = f'{{"actions": [["row", {"[" * 5000}{"]" * 5000}]]}}'
        for path in ("actions", "preview"):
            answer = await ailsa.client.post(
                f"/api/matches/{table['match']}/{path}", content=body, headers={"content-type": "application/json"}
            )
            assert answer.status_code == 400, answer.text
            assert answer.json()["reason"]["key"] == "request-unreadable"
