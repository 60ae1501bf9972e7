"""Usage errors, from an empty folder: a sentence on standard error, code 2, and nothing written."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import bothy
from bothy.cli import main, mistakes

BOTHY = Path(sys.executable).parent / "bothy"


@pytest.fixture(autouse=True)
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Returns the message of a refused command, which must have done nothing else."""
    try:
        code: object = main(arguments)
    except SystemExit as end:
        code = end.code
    said = capsys.readouterr()
    assert (code, said.out) == (2, ""), said
    assert list(Path().iterdir()) == []
    assert "Traceback" not in said.err
    return said.err


@pytest.mark.parametrize(
    ("command", "near"), [("aren", "arena"), ("rule", "rules"), ("Replay", "replay"), ("game", "games")]
)
def test_an_unknown_command_is_answered_with_the_one_that_was_meant(
    command: str, near: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert f"there is no command “{command}”. Did you mean “{near}”?" in refused(capsys, command)


def test_a_command_unlike_any_is_answered_with_all_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert "There are: games, rules, packs, play," in refused(capsys, "zzz", "--port", "1")


def test_the_available_commands_are_shown_when_none_is_given(capsys: pytest.CaptureFixture[str]) -> None:
    assert "let bots play each other" in refused(capsys)


def test_a_search_of_fewer_than_no_positions_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert "-1 is less than 0" in refused(capsys, "tune", "creel", "--nodes", "-1")


@pytest.mark.parametrize("command", ["play", "serve"])
@pytest.mark.parametrize("number", ["99999999", "65536", "-1", "7e4"])
def test_a_port_that_is_none_is_refused(command: str, number: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert f"{number} is not a port: they go from 0 to 65535" in refused(capsys, command, f"--port={number}")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("fuzz", "creel", "--games", "many"), "“many” is not a whole number"),
        (("fuzz", "creel", "--seed", "1.5"), "“1.5” is not a whole number"),
        (("fuzz", "creel", "--shard", "3/2"), "“3/2” is not a shard such as 1/2"),
        (("arena", "creel", "--jobs", "1e400"), "“1e400” is not a whole number"),
        (("arena", "creel", "--seconds", "nan"), "“nan” is not a number above zero"),
        (("arena", "creel", "--seconds", "0"), "“0” is not a number above zero"),
        (("balance", "creel", "--games", "1e-3"), "“1e-3” is not a whole number"),
        (("bench", "creel", "--seats", "0"), "0 is too few, at least 1 is needed"),
        (("replay", "game.bothy", "--to=-1"), "-1 is less than 0"),
        (("load", "creel", "--url", "http://127.0.0.1:1", "--undo=-1"), "-1 is less than 0"),
    ],
)
def test_an_invalid_number_is_refused_with_a_sentence(
    arguments: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert sentence in refused(capsys, *arguments)


def test_1e1_is_ten(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "creel", "--quick", "--games", "1e1", "--seed", "1e3"]) == 0
    assert "creel: 10 games" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("rules", "caledonia", "c99"), "There’s no paragraph c99."),
        (("rules", "caledonia", "--coverage"), "There is no folder tests. Name the tests' folder with --tests."),
        (
            ("load", "creel", "--url", "http://127.0.0.1:1", "--warmup-moves", "5"),
            "--warmup-moves needs its own store",
        ),
        (("load", "creel", "--url", "https://x"), "https://x can’t be reached"),
    ],
)
def test_refusals_go_to_standard_error(
    arguments: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert refused(capsys, *arguments).startswith(f"bothy: {sentence}")


@pytest.mark.parametrize("where", ["--self-host", "--url=http://127.0.0.1:1"])
def test_load_with_a_missing_game_or_host_gives_the_reason_and_nothing_else(where: str) -> None:
    done = subprocess.run([BOTHY, "load", "chess", where], capture_output=True, text=True, timeout=120)
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    reasons = "bothy: There’s no game “chess”. Installed: ", "bothy: http://127.0.0.1:1 can’t be reached: "
    assert line.startswith(reasons)


def test_the_version_is_shown_by_both_entry_points() -> None:
    for program in ([BOTHY], [sys.executable, "-m", "bothy"]):
        done = subprocess.run([*program, "--version"], capture_output=True, text=True, check=True)
        assert done.stdout == f"bothy {bothy.__version__}\n"


def test_games_are_listed_for_programs_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--json"]) == 0
    listed = {game["name"]: game for game in json.loads(capsys.readouterr().out)}
    creel = listed["creel"]
    assert (creel["title"], creel["seats"], creel["rules_version"]) == ("Creel", [2, 3, 4], 2)
    tide = next(option for option in creel["options"] if option["id"] == "tide")
    spring = next(value for value in tide["values"] if value["value"] == "spring")
    assert spring["seats"] == [3, 4]
    assert tide["default"] in [value["value"] for value in tide["values"]]


def test_balance_writes_nothing_unless_asked_to(empty_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["balance", "creel", "--games", "2"]) == 0
    assert "greedy: 2 games of 4" in capsys.readouterr().out
    assert list(empty_folder.iterdir()) == []
    assert main(["balance", "creel", "--games", "2", "--output", "kept"]) == 0
    assert sorted(path.name for path in Path("kept").iterdir()) == ["creel-greedy.jsonl", "creel.json"]


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_a_killed_arena_takes_its_workers_with_it(how: signal.Signals) -> None:
    command = [str(BOTHY), "arena", "creel", "--bots", "steady:600s,random", "--games", "4", "--jobs", "2"]
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, stdout=quiet, stderr=quiet, preexec_fn=_heed_interrupts) as arena:
        workers: list[int] = []
        deadline = time.monotonic() + 60
        while len([pid for pid in workers if _seconds(pid) > 1]) < 2:  # both are searching
            assert time.monotonic() < deadline
            time.sleep(0.05)
            workers = _children(arena.pid)
        arena.send_signal(how)
        arena.wait(timeout=30)
        deadline = time.monotonic() + 10
        while left := [pid for pid in workers if Path(f"/proc/{pid}").exists()]:
            if time.monotonic() > deadline:
                for pid in left:
                    os.kill(pid, signal.SIGKILL)
                raise AssertionError(f"{len(left)} workers play on")
            time.sleep(0.05)


def _heed_interrupts() -> None:
    """Restores interrupts, which processes started in the background, as these tests may be, ignore."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def _children(pid: int) -> list[int]:
    return [
        int(each) for task in Path(f"/proc/{pid}/task").glob("*/children") for each in task.read_text().split()
    ]


def _seconds(pid: int) -> float:
    """Returns the CPU time a process has used."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@pytest.mark.parametrize(
    ("store", "command", "told"),
    [
        ("sqlite:absent.sqlite", "admin people", "There’s no store at absent.sqlite. Check BOTHY_STORE"),
        ("sqlite:absent.sqlite", "invite", "There’s no store at absent.sqlite. Check BOTHY_STORE"),
        ("sqlite:absent.sqlite", "dump dumps", "There’s no store at absent.sqlite. Check BOTHY_STORE"),
        ("sqlite:absent.sqlite", "backup backups", "There’s no store at absent.sqlite. Check BOTHY_STORE"),
        ("sqlite:nonsense", "admin people", "can’t be used: file is not a database. Set BOTHY_STORE to"),
        ("sqlite:nonsense", "backup backups", "can’t be used: file is not a database. Set BOTHY_STORE to"),
        ("sqlite:folder", "admin people", "can’t be used: unable to open database file. Set BOTHY_STORE to"),
        ("sqlite:new.sqlite", "restore nonsense", "Use a file made by “bothy backup”."),
        ("sqlite:new.sqlite", "restore folder", "folder: expected a file, found a folder. Name a file."),
        ("sqlite:new.sqlite", "restore nowhere", "nowhere: there is no such file or folder. Check the path"),
        ("postgresql://127.0.0.1:1/none", "restore nonsense", "Is PostgreSQL running, and is BOTHY_STORE its"),
        ("", "admin people --data club", "There’s no store at club/games.sqlite."),
        ("", "admin people --settings nowhere.toml", "nowhere.toml: there is no such file or folder. Check"),
        ("", "keys nonsense", "nonsense isn’t a key file. Choose a new path"),
        ("", "keys no/such/push.pem", "no/such: there is no such file or folder. Check the path, or make"),
    ],
)
def test_an_operator_is_told_what_to_do_next(
    store: str,
    command: str,
    told: str,
    empty_folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (empty_folder / "nonsense").write_text("nonsense")
    (empty_folder / "folder").mkdir()
    monkeypatch.setenv("BOTHY_STORE", store)
    monkeypatch.setenv("BOTHY_SECRET", 40 * "s")
    monkeypatch.setenv("BOTHY_ORIGINS", "http://bothy.example")
    if not store:
        monkeypatch.delenv("BOTHY_STORE")
    assert main(command.split()) == 2
    assert told in capsys.readouterr().err
    left = {path.name for path in empty_folder.iterdir()} - {"backups", "dumps"}
    assert left == {"nonsense", "folder"}, "nothing is made by a slip of the pen"


def test_a_permission_error_suggests_another_place() -> None:
    assert "Choose another place" in mistakes.told(PermissionError(13, "Permission denied", "/etc/bothy"))
    assert mistakes.told(OSError("odd")) == "odd"
