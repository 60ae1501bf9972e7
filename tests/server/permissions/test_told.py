"""The live socket and notices send each caller only what is theirs, message by message."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, get_args

from tests.server.accounts.people import hosting
from tests.server.permissions.table import ASKED, CALLERS, EVERYBODY, FULL, HEARS, LEFT, NOTICES_TO, PLAYING, SAYS
from tests.server.permissions.test_permissions import filled
from tests.server.permissions.world import World, build
from tests.server.processes import play_on, until
from tests.server.running import Live, NoBots, Site
from websockets.asyncio.client import connect

from bothy.server.clocks.pace import Pace
from bothy.server.live.messages import FromClient, FromServer
from bothy.server.notices.notice import Kind, read_notice

HOUR = Pace(kind="live", seconds=3600)
SEATS = {"host": 0, "seat": 1}


def test_every_message_has_a_row() -> None:
    """A new message must declare here who may send it, and who receives it."""
    tags = [{kind.__struct_config__.tag for kind in get_args(union)} for union in (FromClient, FromServer)]
    assert {each.kind for each in SAYS} == tags[0]
    heard = {kind for each in HEARS for kind in each.heard}
    answers = {answer for each in SAYS for answer in each.cells.split()}
    assert heard | (answers & tags[1]) | {"table", "presence", "bye"} == tags[1]
    assert set(NOTICES_TO) == set(get_args(Kind))


@asynccontextmanager
async def everybody(site: Site, world: World) -> AsyncIterator[dict[str, Live]]:
    """Opens a socket for each caller; seated ones send hello from their seats, the others without one."""
    async with AsyncExitStack() as stack:
        lives = {}
        for caller in CALLERS:
            url = f"ws://127.0.0.1:{site.port}/api/live/{world.table.id}"
            headers = world.callers[caller].headers
            ws = await stack.enter_async_context(connect(url, proxy=None, additional_headers=headers))
            lives[caller] = Live(ws)
            await lives[caller].send("hello", seat=SEATS.get(caller), prices=True)
            await lives[caller].until("clock")
        channel = site.services.hub.channels[world.table.id]
        await until(lambda: channel.announcing is None)  # all have received who else is here
        yield lives


async def everything_said(live: Live) -> list[Any]:
    """Reads messages until none comes."""
    heard = []
    while True:
        try:
            heard.append(await live.hear(0.3))
        except TimeoutError:
            return heard


async def test_callers_can_say_only_what_they_are_entitled_to_and_hear_no_more(tmp_path: Path) -> None:
    async with hosting(tmp_path, bot_service=NoBots()) as (site, _):
        world = await build(site.services, PLAYING, HOUR)
        async with everybody(site, world) as lives:
            for row in SAYS:
                for caller, expected in zip(CALLERS, row.cells.split(), strict=True):
                    live = lives[caller]
                    await live.send(row.kind, **filled(row.fields, world.named))
                    assert await answered(live, expected) == expected, (row, caller)
            for caller, live in lives.items():
                await everything_said(live)
                told = "".join(live.texts)
                assert world.table.invite not in told, caller
                others = [each for name, each in world.callers.items() if name != caller]
                assert not [value for each in others for value in each.private.values() if value in told], caller


async def answered(live: Live, expected: str) -> str:
    """Returns the kind of the next answer, or the reason of its refusal. Broadcasts are skipped."""
    if expected == "-":
        await live.send("ping")
        return "-" if (await live.until("pong"))["is"] == "pong" else ""
    while True:
        message = await live.hear()
        if message["is"] == "refused":
            return str(message["reason"]["key"])
        if message["is"] in ("ack", "previewed", "pong", "resync"):
            return str(message["is"])


async def test_the_hosts_actions_are_heard_by_those_they_concern(tmp_path: Path) -> None:
    async with hosting(tmp_path, bot_service=NoBots()) as (site, _):
        world = await build(site.services, PLAYING, HOUR)
        async with everybody(site, world) as lives:
            await asyncio.gather(*map(everything_said, lives.values()))
            for row in HEARS:
                await lives["host"].send(row.deed, **filled(row.fields, world.named))
                heard = await asyncio.gather(*map(everything_said, lives.values()))
                told = {caller: {each["is"] for each in said} for caller, said in zip(lives, heard, strict=True)}
                wanted = {who: {kind for kind, all_ in row.heard.items() if who in all_.split()} for who in lives}
                assert told == wanted, row


async def test_a_player_who_left_a_seat_is_told_nothing_about_it_once_another_sits_there(tmp_path: Path) -> None:
    """Their socket stays open: from then on they watch like any spectator."""
    async with hosting(tmp_path) as (site, _):
        world = await build(site.services, PLAYING, HOUR)
        services, guest = site.services, world.callers["guest"].person
        assert guest is not None
        async with everybody(site, world) as lives:
            seat, spectator = lives["seat"], lives["spectator"]
            await services.absences.leave(world.table.id, world.callers["seat"].id, 1)
            await asyncio.gather(*map(everything_said, lives.values()))
            assert seat.view != spectator.view, "a seat knows its own charts"
            await services.absences.substitute(world.table.id, guest, 1)
            assert (await seat.until("resync", seat=None))["view"]
            await asyncio.gather(*map(everything_said, lives.values()))
            assert seat.view == spectator.view
            await lives["host"].send("act", after=lives["host"].seq, actions=world.named["actions"])
            for live in (seat, spectator):
                await live.until("steps")
            assert json.loads(seat.texts[-1]) == json.loads(spectator.texts[-1])


async def test_no_one_is_notified_about_tables_where_they_do_not_sit(tmp_path: Path) -> None:
    async with hosting(tmp_path, bot_service=NoBots(), notice_delay_seconds=3600.0) as (site, _):
        services, told = site.services, set()
        for at in (FULL, LEFT, ASKED):
            world = await build(services, at)
            who = {somebody.id: caller for caller, somebody in world.callers.items()}
            table = world.table
            if at == FULL:
                table = await services.lobby.start(table.id, table.host)
                assert table.match_id is not None
                await play_on(services.matches, await services.matches.newest(table.match_id))
                await services.lobby.close()
                await services.lobby.rematch(table.id, world.callers["host"].person)  # type: ignore[arg-type]
            told |= {
                (notice.kind, who[notice.person])
                for _, body in await services.store.waiting_notices()
                if (notice := read_notice(body)).person in who
            }
    assert told <= {(kind, caller) for kind, callers in NOTICES_TO.items() for caller in callers.split()}
    assert {("turn", "seat"), ("over", "host"), ("rematch", "seat")} & told
    assert ("invited", "spectator") in told
    assert set(EVERYBODY.split()) == set(CALLERS)
