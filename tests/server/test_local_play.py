"""Local play and clubs: one folder, no settings, no sign-in, a guest per browser; and a second start."""

from __future__ import annotations

import asyncio
import re
import signal
import socket
import stat
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from time import monotonic

import httpx
import pytest
from tests.server.running import running

from bothy.kernel import InvalidInput
from bothy.messages import Catalogue
from bothy.server.bot_workers.worker_pool import WorkerPool
from bothy.server.club import Club
from bothy.server.folder import data_folder
from bothy.server.home import Home
from bothy.server.listening import address_for_others, address_of, is_this_machine, listen, listen_near


async def test_no_one_has_to_sign_in_at_home_and_a_second_browser_is_another_guest(tmp_path: Path) -> None:
    async with running(tmp_path, local_play=True) as site:
        people = []
        for _ in range(2):
            async with httpx.AsyncClient(base_url=site.address) as browser:
                me = (await browser.get("/api/me")).json()
                assert (await browser.get("/api/me")).json() == me
                people.append(me["person"])
            async with httpx.AsyncClient(base_url=site.address) as browser:
                people.append((await browser.post("/api/me", json={"name": "Morag"})).json()["person"])
        assert len(set(people)) == 4


async def test_a_guest_who_lost_the_cookie_is_at_home_again_after_the_process_restarts(tmp_path: Path) -> None:
    people = []
    for _ in range(2):
        async with running(tmp_path, local_play=True) as site, httpx.AsyncClient(base_url=site.address) as browser:
            people.append((await browser.get("/api/me")).json()["person"])
            cookies = browser.cookies
    assert people[0] == people[1]
    async with running(tmp_path, local_play=True) as site:
        async with httpx.AsyncClient(base_url=site.address, cookies=cookies) as known:
            assert (await known.get("/api/me")).json()["person"] == people[0]
        async with httpx.AsyncClient(base_url=site.address) as other:
            assert (await other.get("/api/me")).json()["person"] != people[0]


async def test_a_friend_at_a_second_browser_sits_down_by_the_link_and_plays_no_seat_but_their_own(
    tmp_path: Path,
) -> None:
    async with (
        running(tmp_path, local_play=True) as site,
        httpx.AsyncClient(base_url=site.address) as host,
        httpx.AsyncClient(base_url=site.address) as friend,
    ):
        for browser in (host, friend):
            browser.headers["x-bothy-csrf"] = (await browser.get("/api/me")).json()["csrf"]
        table = (await host.post("/api/tables", json={"game": "creel", "seats": 2})).json()
        sat = await friend.post(f"/api/tables/{table['id']}/seats", json={"invite": table["invite"]})
        assert sat.status_code == 201
        match = (await host.post(f"/api/tables/{table['id']}/start", json={})).json()["match"]
        for seat, browser in enumerate((host, friend)):
            assert (await browser.get(f"/api/matches/{match}")).json()["seats"] == [seat]
            assert (await browser.get(f"/api/matches/{match}?seat={1 - seat}")).status_code == 403


async def test_a_host_gives_no_one_a_session_they_did_not_request(tmp_path: Path) -> None:
    async with running(tmp_path) as site, httpx.AsyncClient(base_url=site.address) as browser:
        answer = await browser.get("/api/me")
        assert answer.status_code == 204
        assert "set-cookie" not in answer.headers


async def test_those_at_one_screen_have_names_that_differ(tmp_path: Path) -> None:
    async with running(tmp_path, local_play=True) as site, httpx.AsyncClient(base_url=site.address) as browser:
        browser.headers["x-bothy-csrf"] = (await browser.get("/api/me")).json()["csrf"]
        table = (await browser.post("/api/tables", json={"game": "creel", "seats": 3})).json()["id"]
        await browser.post(f"/api/tables/{table}/seats", json={})
        await browser.delete(f"/api/tables/{table}/seats/0")
        await browser.post(f"/api/tables/{table}/seats", json={})
        shown = (await browser.post(f"/api/tables/{table}/seats", json={})).json()
        assert [seat["name"] for seat in shown["seats"]] == ["Home", "Home 2", "Home 3"]


@pytest.mark.parametrize("game", ["creel", "caledonia", "glenmore"])
async def test_two_people_at_one_screen_play_against_a_bot(tmp_path: Path, game: str) -> None:
    worker_pool = WorkerPool(1, 20)
    async with (
        running(tmp_path, bot_service=worker_pool, local_play=True) as site,
        httpx.AsyncClient(base_url=site.address, timeout=30) as browser,
    ):
        browser.headers["x-bothy-csrf"] = (await browser.get("/api/me")).json()["csrf"]
        table = (await browser.post("/api/tables", json={"game": game, "seats": 3})).json()["id"]
        assert (await browser.post(f"/api/tables/{table}/seats", json={})).status_code == 201
        assert (await browser.post(f"/api/tables/{table}/bots", json={"bot": "random"})).status_code == 201
        match = (await browser.post(f"/api/tables/{table}/start", json={})).json()["match"]
        moved = {0: 0, 1: 0, 2: 0}
        until = monotonic() + 120
        while not all(moved.values()):
            assert monotonic() < until, moved
            state = (await browser.get(f"/api/matches/{match}")).json()
            seat = next((seat for seat in state["seats_to_act"] if seat < 2), None)
            if seat is not None:
                mine = (await browser.get(f"/api/matches/{match}?seat={seat}")).json()["mine"]["decision"]
                play = {"seat": seat, "actions": [mine["actions"][0]]}
                assert (await browser.post(f"/api/matches/{match}/actions", json=play)).status_code == 200
            else:
                await asyncio.sleep(0.1)  # the bot is thinking
            for step in (await browser.get(f"/api/matches/{match}/history")).json()["steps"]:
                if step["by"] is not None:
                    moved[step["by"]] += 1


def test_games_are_where_the_system_keeps_a_users_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "bothy"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_folder() == tmp_path / ".local" / "share" / "bothy"
    monkeypatch.setattr("sys.platform", "darwin")
    assert data_folder() == tmp_path / "Library" / "Application Support" / "Bothy"
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    assert data_folder() == tmp_path / "Bothy"


def test_the_secret_is_created_once_and_no_one_else_may_read_it(tmp_path: Path) -> None:
    first, again = Home(tmp_path).settings(1).secret, Home(tmp_path).settings(2).secret
    assert first == again
    assert len(first) >= 32
    assert stat.S_IMODE((tmp_path / "secret").stat().st_mode) == 0o600


def test_a_table_at_home_listens_to_this_machine_only_and_needs_no_sign_in(tmp_path: Path) -> None:
    settings = Home(tmp_path).settings(8417)
    assert settings.host == "127.0.0.1"
    assert settings.local_play
    assert (
        settings.origins == ()
    )  # a page must then come from the very address it requests, and that must be numeric
    assert settings.store == f"sqlite:{tmp_path / 'games.sqlite'}"
    assert settings.bus == "local"


def test_a_shared_table_is_open_to_the_local_network_and_keeps_its_limits(tmp_path: Path) -> None:
    settings = Home(tmp_path, shared=True, examples=True).settings(8417)
    assert settings.show_examples
    assert settings.host == "0.0.0.0"  # noqa: S104 - that is what sharing means
    assert settings.share_url.startswith("http://")
    assert settings.share_url.endswith(":8417")
    assert settings.rate_limits


@pytest.mark.parametrize(
    ("address", "here"),
    [("127.0.0.1", True), ("::1", True), ("192.168.1.7", False), ("fe80::1%eth0", False), ("", False)],
)
def test_only_a_loopback_address_is_this_machine(address: str, here: bool) -> None:
    assert is_this_machine(address) is here


class Stranger(BaseHTTPRequestHandler):
    """Another server at the address that was ours."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"<h1>Hello</h1>")

    def log_message(self, *_: object) -> None:
        pass


def test_an_address_left_behind_by_a_killed_process_is_not_believed(tmp_path: Path) -> None:
    home = Home(tmp_path)
    assert home.running() is None
    with HTTPServer(("127.0.0.1", 0), Stranger) as server:
        (tmp_path / "address").write_text(f"http://127.0.0.1:{server.server_port}")
        threading.Thread(target=server.serve_forever, daemon=True).start()
        assert home.running() is None
        server.shutdown()
    assert home.running() is None


def test_a_taken_port_is_named() -> None:
    with listen("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with pytest.raises(InvalidInput) as refused:
            listen("127.0.0.1", port)
        assert Catalogue().text(refused.value.reason).startswith(f"Port {port} is in use.")


def test_an_address_that_is_not_ours_is_named() -> None:
    with pytest.raises(InvalidInput, match="cannot-listen"):
        listen("203.0.113.1", 0)


def test_at_home_any_port_will_do_if_the_usual_one_is_taken() -> None:
    with listen("127.0.0.1", 0) as first, listen_near("127.0.0.1", first.getsockname()[1]) as second:
        assert address_of(second) != address_of(first)
        assert address_of(second).startswith("http://127.0.0.1:")


@pytest.mark.skipif(not socket.has_ipv6, reason="no IPv6 on this machine")
def test_an_address_of_the_newer_kind_is_written_in_brackets() -> None:
    try:
        listener = listen("::1", 0)
    except InvalidInput:
        pytest.skip("no IPv6 loopback on this machine")
    with listener:
        assert address_of(listener).startswith("http://[::1]:")


LINK = re.compile(r"^    (http://\S+)$", re.MULTILINE)


@contextmanager
def started(*arguments: str) -> Iterator[str]:
    """Runs a serving command, and yields its output up to its link."""
    process = subprocess.Popen(
        [sys.executable, "-m", "bothy", *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    said = ""
    try:
        while not LINK.search(said):
            line = process.stdout.readline()
            assert line, process.stderr and process.stderr.read()
            said += line
        yield said
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=20)


def link_in(said: str) -> str:
    """Returns the link to share."""
    found = LINK.search(said)
    assert found is not None
    return found[1]


def test_a_club_needs_no_settings_and_keeps_its_secret(tmp_path: Path) -> None:
    first, again = Club(tmp_path).settings(8417), Club(tmp_path).settings(8417)
    assert first == again
    assert first.origins == (address_for_others(8417), "http://127.0.0.1:8417")
    assert not first.local_play
    assert first.rate_limits


def test_behind_a_proxy_a_club_is_known_by_the_name_people_type(tmp_path: Path) -> None:
    settings = Club(tmp_path, "https://club.example.org").settings(8417)
    assert settings.origins[0] == "https://club.example.org"
    assert settings.host == "127.0.0.1"


def test_a_clubs_own_settings_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOTHY_LOG_FORMAT", "json")
    monkeypatch.setenv("BOTHY_BOT_WORKERS", "0")
    monkeypatch.setenv("BOTHY_ORIGINS", "http://bothy.lan:8417")
    settings = Club(tmp_path).settings(8417)
    assert (settings.bot_workers, settings.origins) == (0, ("http://bothy.lan:8417",))


def test_a_club_listens_where_it_is_told_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, club = tmp_path / "club.toml", Club(tmp_path)
    file.write_text('port = 9001\nhost = "10.0.0.7"\n')
    assert club.place() == ("0.0.0.0", 8417)  # noqa: S104 - that is what a club is for
    assert club.place(file) == ("10.0.0.7", 9001)
    monkeypatch.setenv("BOTHY_PORT", "9002")
    assert club.place(file) == ("10.0.0.7", 9002), "a variable goes before the file"
    assert club.place(file, port=9003, host="127.0.0.1") == ("127.0.0.1", 9003), "and what is typed before both"


def test_one_command_opens_a_club_and_people_come_by_its_link(tmp_path: Path) -> None:
    folder = str(tmp_path / "club")
    with started("serve", "--club", "--data", folder, "--port", "0") as said:
        link = link_in(said)
        with httpx.Client(base_url=link) as ailsa, httpx.Client(base_url=link) as boyd:
            assert ailsa.get("/api/me").status_code == 204, "nobody is at home in a club"
            people = {each.post("/api/me", json={"name": "Kirsty"}).json()["person"] for each in (ailsa, boyd)}
            assert len(people) == 2
        again = subprocess.run(
            [sys.executable, "-m", "bothy", "serve", "--club", "--data", folder],
            capture_output=True,
            text=True,
            check=False,
        )
        assert (again.returncode, "already" in again.stdout) == (1, True)


def test_a_shared_table_lets_others_in_and_has_one_owner(tmp_path: Path) -> None:
    with started("play", "--share", "--no-browser", "--data", str(tmp_path), "--port", "0") as said:
        others = link_in(said)
        home = f"http://127.0.0.1:{others.rpartition(':')[2]}"
        guest = httpx.get(f"{others}/api/me").json()["person"]
        owner = httpx.get(f"{home}/api/me").json()["person"]
        second = httpx.get(f"{home}/api/me").json()["person"]
        assert len({guest, owner, second}) == 3
        assert owner == "00homehomehomehome", "whoever came first from elsewhere has not taken the place"
        assert httpx.get(f"{home}/api/server").json()["share_url"] == others
