"""`bothy packs --export`, `--pack` on every command that opens tables, and the packs of a host."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.cli.hosts import BOTHY, SECRET, Guest, clean_environment, serving

from bothy.cli import main
from bothy.server.settings import read_settings
from bothy.table.game_registry import find
from bothy.table.record import Record


@pytest.fixture(autouse=True)
def _built_in_again() -> Iterator[None]:
    yield
    find("caledonia").packs.use(None)


@pytest.fixture
def pack(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """Exports a pack in which cows cost £1 more."""
    folder = tmp_path / "house"
    assert main(["packs", "caledonia", "--export", str(folder)]) == 0
    assert f"bothy packs caledonia --check --pack {folder}" in capsys.readouterr().out
    correct(folder / "pack.toml", 'name = "caledonia"', 'name = "house"')
    units = folder / "units.toml"
    text = units.read_text(encoding="utf-8")
    start = text.index('id = "cow"')
    assert "cost = 9" in text[start:]
    units.write_text(text[:start] + text[start:].replace("cost = 9", "cost = 10", 1), encoding="utf-8")
    return folder


def correct(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_a_pack_is_checked_and_its_changes_are_counted(pack: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["packs", "caledonia", "--check", "--pack", str(pack)]) == 0
    said = capsys.readouterr().out
    assert "house, version 1: 1 rows differ from the built-in ones" in said
    assert "caledonia: 0 faults" in said


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        (
            "units.toml",
            'id = "cow"',
            'id = "coo"',
            "fault: units.toml: the game has no unit coo (did you mean cow?)",
        ),
        ("contracts.toml", "{ wool = 4 }", "{ wool = 5 }", "fault: export contracts: 41 wool in all"),
    ],
)
def test_a_check_says_what_is_wrong(
    pack: Path, file: str, old: str, new: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    correct(pack / file, old, new)
    assert main(["packs", "caledonia", "--check", "--pack", str(pack)]) == 1
    assert told in capsys.readouterr().out


@pytest.mark.parametrize(
    "command",
    [
        ("fuzz", "caledonia", "--games", "1"),
        ("bench", "caledonia", "--games", "1", "--seats", "1"),
        ("balance", "caledonia", "--games", "1", "--bots", "random"),
        ("arena", "caledonia", "--games", "1", "--bots", "random,random"),
    ],
)
def test_whatever_opens_tables_plays_with_a_pack(
    pack: Path, command: tuple[str, ...], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    game = find("caledonia")
    rules = type(game).ruleset

    def noted(self: Any, options: Any, seats: int, pack: Any) -> Any:
        opened.append(pack.name)
        return rules(self, options, seats, pack)

    monkeypatch.setattr(type(game), "ruleset", noted)
    assert main([*command, "--pack", str(pack)]) == 0
    assert set(opened) == {"house"}


def test_a_pack_that_cannot_be_read_is_refused_with_the_way_out(
    pack: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (pack / "units.toml").unlink()
    assert main(["fuzz", "caledonia", "--games", "1", "--pack", str(pack)]) == 2
    said = capsys.readouterr().err
    assert "units.toml: there is no such file. `bothy packs GAME --export FOLDER` writes it" in said
    assert main(["fuzz", "caledonia", "--games", "1", "--pack", str(pack / "elsewhere")]) == 2
    assert "pack.toml: No such file or directory" in capsys.readouterr().err


def test_faults_are_reported_and_the_pack_is_played_anyway(pack: Path, capsys: pytest.CaptureFixture[str]) -> None:
    correct(pack / "contracts.toml", "{ wool = 4 }", "{ wool = 5 }")
    assert main(["fuzz", "caledonia", "--games", "1", "--quick", "--pack", str(pack)]) == 0
    said = capsys.readouterr().err
    assert f"This pack has 1 faults. To see them: bothy packs caledonia --check --pack {pack}" in said


def test_the_packs_of_a_host_are_a_setting(tmp_path: Path) -> None:
    file = tmp_path / "bothy.toml"
    file.write_text('packs = ["/etc/bothy/house", "/etc/bothy/glen"]\n')
    assert read_settings(file, {}).packs == ("/etc/bothy/house", "/etc/bothy/glen")
    assert read_settings(None, {"BOTHY_PACKS": "one, other"}).packs == ("one", "other")


def test_a_host_with_the_pack_and_one_without_refuse_each_other(pack: Path, tmp_path: Path) -> None:
    store = f"sqlite:{tmp_path / 'games.sqlite'}"
    with serving(tmp_path, store=store, packs=str(pack)) as host, Guest(host.address) as ailsa:
        assert host.logged("pack-in-use")[0]["pack"] == "house"
        data = ailsa.get("/api/games/caledonia/pack")
        assert next(unit for unit in data["units"] if unit["id"] == "cow")["cost"] == 10
        theirs = ailsa.match_with("random", game="caledonia")["match"]
        cookies, headers = ailsa.client.cookies, ailsa.client.headers
        record = ailsa.client.get(f"/api/matches/{theirs}/record").text
        assert Record.read(record).header.pack_changes["name"] == "house"
        host.stop()
    with serving(tmp_path, store=store) as host, Guest(host.address) as boyd:
        boyd.client.cookies, boyd.client.headers = cookies, headers
        refused = boyd.client.get(f"/api/matches/{theirs}")
        assert (refused.status_code, refused.json()["reason"]["key"]) == (409, "pack-unknown")
        assert host.logged("match-refused"), "loudly"
        plain = boyd.match_with("random", game="caledonia")["match"]
        host.stop()
    with serving(tmp_path, store=store, packs=str(pack)) as host, Guest(host.address) as boyd:
        boyd.client.cookies, boyd.client.headers = cookies, headers
        assert boyd.get(f"/api/matches/{theirs}")["seats_to_act"] is not None
        refused = boyd.client.get(f"/api/matches/{plain}")
        assert (refused.status_code, refused.json()["reason"]["key"]) == (409, "pack-unknown")
        assert host.logged("match-refused"), "loudly"


def test_bots_of_a_host_play_by_its_pack(pack: Path, tmp_path: Path) -> None:
    settings = {"store": f"sqlite:{tmp_path / 'games.sqlite'}", "packs": str(pack), "rate_limits": "false"}
    with serving(tmp_path, **settings) as host, Guest(host.address) as ailsa:
        match = ailsa.match_with("greedy", game="caledonia")["match"]
        path = f"/api/matches/{match}"
        for _ in range(200):
            state = ailsa.get(path)
            entries = ailsa.client.get(f"{path}/record").text.splitlines()[1:]
            if '"by":1' in "".join(entries):
                break
            if 0 in state["seats_to_act"]:
                mine = ailsa.get(f"{path}/actions")["actions"][0]["do"]
                ailsa.client.post(f"{path}/actions", json={"actions": [mine]})
            time.sleep(0.1)
        assert '"by":1' in "".join(entries), "the bot has answered"
        assert not host.logged("bot-failed")


def test_a_host_whose_pack_cannot_be_read_does_not_start(tmp_path: Path) -> None:
    environment = clean_environment() | {
        "BOTHY_SECRET": SECRET,
        "BOTHY_ORIGINS": "http://bothy.example",
        "BOTHY_STORE": f"sqlite:{tmp_path / 'games.sqlite'}",
        "BOTHY_PACKS": str(tmp_path / "none"),
    }
    done = subprocess.run([BOTHY, "serve", "--port", "0"], env=environment, capture_output=True, text=True)
    assert done.returncode == 2
    assert "can’t be used. pack.toml: No such file or directory" in done.stderr
    assert not (tmp_path / "games.sqlite").exists()
