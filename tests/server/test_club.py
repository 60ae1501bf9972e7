"""A club: one command, one folder, no settings; and local play that others can join."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from bothy.server.club import Club
from bothy.server.listening import address_for_others

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
