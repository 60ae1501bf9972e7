"""A host invites people they've played with: they find the table among theirs, and join or decline."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.server.running import Guest, Site, running
from tests.server.test_my_tables import mine
from tests.server.test_profiles import account, played

from bothy.server.accounts.exporting import export


@asynccontextmanager
async def gathered(tmp_path: Path) -> AsyncIterator[tuple[Site, Guest, Guest, Guest, str]]:
    """Ailsa has played with Boyd and never with Cal, and waits at a private table; returns its path."""
    async with (
        running(tmp_path) as site,
        site.guest("Ailsa") as ailsa,
        site.guest("Boyd") as boyd,
        site.guest("Cal") as cal,
    ):
        await played(site.services.store, ailsa.id, boyd.id)
        table = await ailsa.table("creel", 2)
        yield site, ailsa, boyd, cal, f"/api/tables/{table['id']}"


async def known(host: Guest, path: str) -> list[Any]:
    return [(each["name"], each.get("answer", "")) for each in await host.get(f"{path}/invitations")]


async def end(guest: Guest, path: str, whose: Guest) -> int:
    return (await guest.client.delete(f"{path}/invitations/{whose.id}")).status_code


async def test_an_invited_guest_finds_the_table_and_sits_down_without_its_link(tmp_path: Path) -> None:
    async with gathered(tmp_path) as (site, ailsa, boyd, cal, path):
        assert await known(ailsa, path) == [("Boyd", "")], "nobody but those one has played with"
        await ailsa.post(f"{path}/invitations/{boyd.id}")
        assert await known(ailsa, path) == [("Boyd", "none")]
        (found,) = (await mine(boyd))["invited"]
        assert path.endswith(found["table"]["id"])
        assert "invite" not in found["table"], "the link is for those who sit there"
        assert [each["id"] for each in await boyd.get("/api/tables/mine")] == [found["table"]["id"]]
        await cal.post(f"{path}/seats", {}, 403)
        await boyd.post(f"{path}/seats", {})
        assert set(await mine(boyd)) == {"gathering"}
        assert await known(ailsa, path) == []
        await ailsa.post(f"{path}/start")
        row = await site.services.store.table(found["table"]["id"])
        assert row is not None
        assert row.concerned == row.people


async def test_a_guest_who_declines_is_not_invited_again(tmp_path: Path) -> None:
    async with gathered(tmp_path) as (_, ailsa, boyd, cal, path):
        asking = f"{path}/invitations/{boyd.id}"
        await ailsa.post(asking)
        assert await end(cal, path, boyd) == 403
        assert await end(boyd, path, boyd) == 204
        assert await known(ailsa, path) == [("Boyd", "declined")]
        await ailsa.post(asking)
        assert await mine(boyd) == {}
        assert await boyd.reason(f"{path}/seats", {}, 403) == "not-invited"
        assert await end(boyd, path, boyd) == 404


async def test_a_host_takes_an_invitation_back(tmp_path: Path) -> None:
    async with gathered(tmp_path) as (_, ailsa, boyd, _, path):
        await ailsa.post(f"{path}/invitations/{boyd.id}")
        assert await end(ailsa, path, boyd) == 204
        assert await mine(boyd) == {}
        assert await boyd.reason(f"{path}/seats", {}, 403) == "not-invited"
        assert await known(ailsa, path) == [("Boyd", "")]


async def test_strangers_and_people_who_block_each_other_are_not_invited(tmp_path: Path) -> None:
    async with gathered(tmp_path) as (_, ailsa, boyd, cal, path):
        asking = f"{path}/invitations/{boyd.id}"
        stranger = await ailsa.post(f"{path}/invitations/{cal.id}", status=404)
        await ailsa.post(asking)
        for one, other in ((ailsa, boyd), (boyd, ailsa)):
            await one.post(f"/api/me/blocks/{other.id}")
            assert await mine(boyd) == {}, "who was asked before is asked no longer"
            assert await known(ailsa, path) == []
            apart = await ailsa.post(asking, status=404)
            assert apart["reason"] == stranger["reason"], "nobody learns who blocks whom"
            await one.client.delete(f"/api/me/blocks/{other.id}")
        assert set(await mine(boyd)) == {"invited"}


async def test_an_invitation_goes_with_the_person(tmp_path: Path) -> None:
    async with gathered(tmp_path) as (site, ailsa, boyd, cal, path):
        services, store = site.services, site.services.store
        await ailsa.post(f"{path}/invitations/{boyd.id}")
        await account(cal)
        person = await store.person(boyd.id)
        assert person is not None
        (table,) = (await export(store, person))["tables"]
        assert table["invited"] is True
        await services.account_transfers.hand_over(boyd.id, cal.id)
        assert set(await mine(cal)) == {"invited"}, "the guest's invitation is the account's now"
        await services.account_transfers.erase(cal.id)
        row = await store.table(table["table"])
        assert row is not None
        assert row.concerned == (ailsa.id,)
