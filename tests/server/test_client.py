"""The browser client: served if it was built, otherwise the plain page."""

from __future__ import annotations

from pathlib import Path
from urllib.robotparser import RobotFileParser

import httpx
import pytest
from tests.server.flooding import answered, head
from tests.server.running import running

from bothy.server import client


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Returns a client as a build leaves it."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>the client</title>")
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "assets" / "index-abc.js").write_text("hello()")
    (folder / "secret.txt").write_text("not for anybody")
    monkeypatch.setattr(client, "BUILT", folder)
    client.files.cache_clear()
    return folder


async def test_every_address_that_is_no_file_and_no_interface_opens_the_client(
    tmp_path: Path, built: Path
) -> None:
    async with running(tmp_path) as site, httpx.AsyncClient(base_url=site.address) as browser:
        for path in (
            "/",
            "/settings",
            "/table/00abc",
            "/replay/00abc?step=3",
            "/secret.txt",
            "/assets/../secret.txt",
        ):
            answer = await browser.get(path)
            assert (answer.status_code, answer.text) == (200, "<title>the client</title>"), path
            assert answer.headers["content-type"].startswith("text/html")
            assert answer.headers["cache-control"] == "no-cache"
            assert "script-src 'self'" in answer.headers["content-security-policy"]
        assert (await browser.get("/api/no-such-thing")).status_code == 404


async def test_who_asks_only_for_the_head_of_a_page_or_file_gets_it_without_the_rest(
    tmp_path: Path, built: Path
) -> None:
    async with running(tmp_path) as site, httpx.AsyncClient(base_url=site.address) as browser:
        pages = ("/", "/table/00abc", "/favicon.svg", "/assets/index-abc.js", "/plain", "/plain.js", "/robots.txt")
        for path in pages:
            whole, begin = await browser.get(path), await browser.head(path)
            assert (begin.status_code, begin.content) == (200, b""), path
            for name in ("content-type", "content-length", "cache-control"):
                assert begin.headers[name] == whole.headers[name], (path, name)
        assert (await browser.head("/assets/index-old.js")).status_code == 404


async def test_who_asks_the_api_only_for_the_head_gets_that_of_the_answer(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest() as ailsa:
        table, browser = await ailsa.table(), ailsa.client
        for path in ("/api/games", "/api/server", "/api/tables", f"/api/tables/{table['id']}"):
            whole, begin = await browser.get(path), await browser.head(path)
            assert (begin.status_code, begin.content) == (200, b""), path
            assert begin.headers["content-length"] == whole.headers["content-length"], path
        stream = await browser.head(f"/api/stream/{table['id']}", timeout=10)
        assert stream.headers["content-type"].startswith("text/event-stream")
        assert (await browser.head("/api/tables/00abc")).status_code == 404
        assert (await browser.head("/api/me/erase")).status_code == 405


async def test_search_engines_find_the_pages_but_no_ones_table(
    tmp_path: Path, built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder in (built, tmp_path / "nothing"):
        monkeypatch.setattr(client, "BUILT", folder)
        async with running(tmp_path) as site, httpx.AsyncClient(base_url=site.address) as browser:
            answer = await browser.get("/robots.txt")
        assert answer.headers["content-type"].startswith("text/plain")
        robots = RobotFileParser()
        robots.parse(answer.text.splitlines())
        for path in ("/", "/rules/caledonia", "/favicon.svg"):
            assert robots.can_fetch("*", path), path
        for path in ("/api/games", "/join/abc", "/table/abc", "/replay/abc", "/sign-in/abc", "/i/abc", "/t/abc"):
            assert not robots.can_fetch("*", path), path


async def test_files_whose_names_change_with_their_contents_are_cached_forever(
    tmp_path: Path, built: Path
) -> None:
    async with running(tmp_path) as site, httpx.AsyncClient(base_url=site.address) as browser:
        script = await browser.get("/assets/index-abc.js")
        assert (script.text, script.headers["content-type"].split(";")[0]) == ("hello()", "text/javascript")
        assert "immutable" in script.headers["cache-control"]
        icon = await browser.get("/favicon.svg")
        assert (icon.text, icon.headers["content-type"]) == ("<svg/>", "image/svg+xml")
        assert icon.headers["cache-control"] == "no-cache"
        assert (await browser.get("/assets/index-old.js")).status_code == 404


async def test_a_club_behind_one_router_may_open_its_pages_at_once(tmp_path: Path, built: Path) -> None:
    async with running(tmp_path, rate_limits=True) as site:
        parts = await answered(site.address, head("GET", "/assets/index-abc.js") + b"\r\n", 600)
        assert set(parts) == {200}, "more than anybody may ask of the interface at once"


async def test_the_plain_page_is_served_alongside_the_client_and_replaces_a_missing_one(
    tmp_path: Path, built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as site, httpx.AsyncClient(base_url=site.address) as browser:
        plain = (await browser.get("/plain")).text
        assert plain != (await browser.get("/")).text
    monkeypatch.setattr(client, "BUILT", tmp_path / "nothing")
    async with running(tmp_path) as site, httpx.AsyncClient(base_url=site.address) as browser:
        assert (await browser.get("/")).text == plain
        assert (await browser.get("/settings")).status_code == 404


async def test_those_who_share_a_screen_each_sit_there_under_their_own_name(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest("Ailsa") as ailsa:
        table = (await ailsa.table(seats=3))["id"]
        await ailsa.post(f"/api/tables/{table}/seats", {"name": "Iain"})
        info = await ailsa.post(f"/api/tables/{table}/seats", {"name": " Mor\tag "})
        assert [seat["name"] for seat in info["seats"]] == ["Ailsa", "Iain", "Morag"]
        assert {seat["person"] for seat in info["seats"]} == {ailsa.id}
        assert (await ailsa.get("/api/me"))["name"] == "Ailsa"
        assert await ailsa.reason(f"/api/tables/{table}/seats", {"name": "\u200b"}, 400) == "name-unfit"
