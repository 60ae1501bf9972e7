"""Bot seats: whatever a bot or its worker does, the question gets a legal answer and no one else waits for it."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs
from tests.server.waiting import until
from tests.table.tables import play_on, table

from bothy.bots import ask, find_bot
from bothy.kernel import Json, Malformed
from bothy.server.thinking import NoThought, Thinkers, seed_of
from bothy.server.thinking.crew import PROGRAM, Crew
from bothy.server.thinking.pipe import read_answer
from bothy.server.workers.process import Worker
from bothy.table import Match

ODD = (sys.executable, str(Path(__file__).parent / "odd_worker.py"))
SECRET = bytes(range(32))
SECONDS = 20.0
"""Much more than any bot here needs, however busy the machine; those that hang get less."""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ODD_WORKER_FOLDER", str(tmp_path))
    return tmp_path


@asynccontextmanager
async def crew(workers: int = 1, seconds: float = SECONDS, program: tuple[str, ...] = ODD) -> AsyncIterator[Crew]:
    thinkers = Crew(workers, seconds, program)
    await thinkers.open()
    try:
        yield thinkers
    finally:
        await thinkers.close()


def somewhere(seed: int = 2, steps: int = 20) -> Match:
    """Returns a match in which a seat has a real choice."""
    match = play_on(table(seed), steps)
    while len(match.legal(match.owes()[0])) < 3:
        play_on(match, 1)
    return match


async def answer(thinkers: Thinkers, match: Match, bot: str, **changes: Any) -> Json:
    seat = match.owes()[0]
    question: dict[str, Any] = {
        "game": match.game.name,
        "header": match.header,
        "snapshot": match.rules.write(match.position),
        "seat": seat,
        "bot": bot,
        "seed": seed_of(SECRET, "00abc", match.seq),
    }
    return await thinkers.choose(**question | changes)


def own_answer(match: Match, bot: str) -> Json:
    """Returns the bot's answer computed in this process."""
    seat = match.owes()[0]
    action = ask(find_bot(bot), match.game, match.rules, match.position, seat, seed_of(SECRET, "00abc", match.seq))
    return match.rules.registry.write(action)


def is_legal(match: Match, action: Json) -> bool:
    return match.why_not(match.owes()[0], match.rules.registry.read_action(action)) is None


async def timed(work: Awaitable[Any]) -> float:
    start = time.monotonic()
    await work
    return time.monotonic() - start


# The plain case


@pytest.mark.parametrize("bot", ["random", "greedy"])
async def test_a_worker_answers_what_the_bot_would_answer_here(bot: str) -> None:
    async with crew(program=PROGRAM) as thinkers:
        for seed in range(5):
            match = somewhere(seed)
            assert await answer(thinkers, match, bot) == own_answer(match, bot)


async def test_bots_play_a_whole_game(folder: Path) -> None:
    match = table()
    async with crew(2, program=PROGRAM) as thinkers:
        while not match.finished:
            seat = match.owes()[0]
            action = await answer(thinkers, match, "greedy")
            match.play(seat, match.rules.registry.read_action(action))
    assert match.result.winners


def test_a_seed_depends_on_secret_game_and_step() -> None:
    secrets = SECRET, bytes(32)
    seeds = {seed_of(each, game, seq) for each in secrets for game in ("00abc", "00abd") for seq in range(100)}
    assert len(seeds) == 400
    assert seed_of(SECRET, "00abc", 7) == seed_of(SECRET, "00abc", 7)


async def test_a_worker_whose_end_was_interrupted_is_ended_by_whoever_ends_it_next() -> None:
    worker = Worker(ODD, read_answer)
    await worker.start()
    process = worker._process
    assert process is not None
    first = asyncio.create_task(worker.stop())
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.wait([first])
    await worker.stop()
    assert process.returncode is not None, "or it is left behind when the loop closes"


async def test_more_questions_than_workers_wait_their_turn() -> None:
    match = somewhere()
    async with crew(2) as thinkers:
        answers = await asyncio.gather(*[answer(thinkers, match, "greedy") for _ in range(20)])
        assert len(thinkers.pids) == 2
    assert answers == [own_answer(match, "greedy")] * 20


# Workers that get lost


async def test_a_worker_killed_in_mid_thought_is_replaced_and_the_answer_is_the_same(folder: Path) -> None:
    match = somewhere()
    async with crew(seconds=20) as thinkers:
        undisturbed = await answer(thinkers, match, "thoughtful")
        (first,) = thinkers.pids
        (folder / f"thinking-{first}").unlink()
        thought = asyncio.create_task(answer(thinkers, match, "thoughtful"))
        await until((folder / f"thinking-{first}").exists, 60)
        os.kill(first, signal.SIGKILL)
        assert await thought == undisturbed
        assert thinkers.pids != [first]


async def test_a_worker_killed_while_idle_costs_nothing() -> None:
    match = somewhere()
    async with crew() as thinkers:
        for _ in range(3):
            assert await answer(thinkers, match, "greedy") == own_answer(match, "greedy")
            os.kill(thinkers.pids[0], signal.SIGKILL)


async def test_a_worker_that_stands_still_is_killed_and_the_question_asked_again() -> None:
    match = somewhere()
    async with crew(seconds=4.0) as thinkers:
        await answer(thinkers, match, "random")
        (first,) = thinkers.pids
        os.kill(first, signal.SIGSTOP)
        assert await answer(thinkers, match, "greedy") == own_answer(match, "greedy")
        assert first not in thinkers.pids


async def test_a_bot_that_hangs_once_answers_at_the_second_worker() -> None:
    match = somewhere()
    async with crew(seconds=4.0) as thinkers:
        assert await answer(thinkers, match, "asleep") == own_answer(match, "greedy")


async def test_a_bot_that_always_hangs_is_stood_in_for_and_the_log_says_where_it_hung() -> None:
    match = somewhere()
    with capture_logs() as logs:
        async with crew(seconds=4.0) as thinkers:
            seconds = await timed(answer(thinkers, match, "forever"))
    assert seconds > 2.0
    assert [line["how"] for line in logs if line["event"] == "bot-worker-lost"] == ["hung", "hung"]
    assert any("play_forever" in line.get("line", "") for line in logs)


async def test_a_bot_that_takes_its_process_with_it_once_answers_at_the_second_worker() -> None:
    match = somewhere()
    async with crew() as thinkers:
        assert await answer(thinkers, match, "fatal") == own_answer(match, "greedy")


@pytest.mark.parametrize("bot", ["always-fatal", "false", "bug", "garbled"])
async def test_a_bot_that_never_answers_well_is_stood_in_for(bot: str) -> None:
    match = somewhere()
    async with crew() as thinkers:
        assert await answer(thinkers, match, bot) == own_answer(match, "greedy")


@pytest.mark.parametrize(("bot", "how"), [("false", "illegal"), ("bug", "raised")])
async def test_a_bot_that_errs_is_told_of_in_the_log(bot: str, how: str) -> None:
    with capture_logs() as logs:
        async with crew() as thinkers:
            await answer(thinkers, somewhere(), bot)
    (line,) = [line for line in logs if line["event"] == "bot-failed"]
    assert line["how"] == how
    assert "unicorn" in line["what"] or "ZeroDivisionError" in line["what"]


async def test_a_bot_that_prints_and_reads_does_not_disturb_the_pipe() -> None:
    match = somewhere()
    with capture_logs() as logs:
        async with crew() as thinkers:
            assert await answer(thinkers, match, "loud") == own_answer(match, "greedy")
            await until(lambda: any("therefore I print" in line.get("line", "") for line in logs), 60)


async def test_nobody_else_waits_for_a_bot_that_hangs() -> None:
    match = somewhere()
    async with crew(2, seconds=6.0) as thinkers:
        await asyncio.gather(*[answer(thinkers, match, "thoughtful") for _ in range(2)])  # both have started
        hung = asyncio.create_task(answer(thinkers, match, "forever"))
        await asyncio.sleep(0.1)
        for _ in range(5):
            assert await timed(answer(thinkers, match, "greedy")) < 5.5
            assert not hung.done()
        assert is_legal(match, await hung)


async def test_the_loop_of_the_server_is_never_held_up() -> None:
    match, longest = somewhere(), 0.0
    async with crew(1, seconds=5.0) as thinkers:
        await answer(thinkers, match, "random")
        hung = asyncio.create_task(answer(thinkers, match, "forever"))
        while not hung.done():
            start = time.monotonic()
            await asyncio.sleep(0.01)
            longest = max(longest, time.monotonic() - start)
    assert longest < 4.0


# Unanswerable questions, and closing


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"bot": "grandmaster"}, "bot-unknown"),
        ({"game": "chess"}, "game-unknown"),
        ({"seat": 9}, "not-asked"),
    ],
)
async def test_a_question_that_makes_no_sense_is_refused_at_once(changes: dict[str, Any], key: str) -> None:
    async with crew() as thinkers:
        with pytest.raises(Malformed, match=key):
            await answer(thinkers, somewhere(), **{"bot": "greedy"} | changes)


async def test_a_game_of_other_rules_is_not_thought_about() -> None:
    match = somewhere()
    header = type(match.header).read(match.header.data() | {"rules": 99})
    async with crew() as thinkers:
        with pytest.raises(Malformed, match="rules-version"):
            await answer(thinkers, match, "greedy", header=header)


async def test_if_no_worker_can_be_started_the_question_stays_open() -> None:
    async with crew(program=(sys.executable, "-c", "raise SystemExit(1)")) as thinkers:
        with pytest.raises(NoThought, match="bot-silent"):
            await answer(thinkers, somewhere(), "greedy")


async def test_a_host_without_workers_says_that_it_offers_no_bots() -> None:
    async with crew(0) as thinkers:
        with pytest.raises(Malformed, match="bots-off"):
            await answer(thinkers, somewhere(), "greedy")


async def test_a_question_taken_back_leaves_the_worker_free_for_the_next() -> None:
    match = somewhere()
    async with crew(seconds=60) as thinkers:
        await answer(thinkers, match, "random")
        thought = asyncio.create_task(answer(thinkers, match, "forever"))
        await asyncio.sleep(0.5)
        thought.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thought
        assert await answer(thinkers, match, "greedy") == own_answer(match, "greedy")


async def test_closing_while_workers_start_answers_those_who_wait() -> None:
    match = somewhere()
    async with crew(2) as thinkers:
        waiting = [asyncio.create_task(answer(thinkers, match, "greedy")) for _ in range(5)]
        await asyncio.sleep(0)
        await thinkers.close()
        for task in waiting:
            with pytest.raises(NoThought):
                await task


async def test_closing_ends_every_worker_and_answers_those_who_wait() -> None:
    match = somewhere()
    async with crew(seconds=60) as thinkers:
        await answer(thinkers, match, "random")
        waiting = [asyncio.create_task(answer(thinkers, match, "forever")) for _ in range(3)]
        await asyncio.sleep(0.3)
        pids = thinkers.pids
        await thinkers.close()
        assert thinkers.pids == []
        assert all(not running(pid) for pid in pids)
        for task in waiting:
            with pytest.raises(NoThought):
                await task


@pytest.mark.parametrize("bot", ["greedy", "forever"])
async def test_when_the_server_is_killed_its_workers_end(bot: str, tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(
        "import asyncio, sys\n"
        "from tests.server.thinking.test_thinking import ODD, answer, somewhere\n"
        "from bothy.server.thinking.crew import Crew\n"
        "async def main():\n"
        "    thinkers = Crew(1, 60, ODD)\n"
        "    await answer(thinkers, somewhere(), 'greedy')\n"
        "    print(thinkers.pids[0], flush=True)\n"
        f"    asyncio.create_task(answer(thinkers, somewhere(), {bot!r}))\n"
        "    await asyncio.sleep(60)\n"
        "asyncio.run(main())\n"
    )
    root = Path(__file__).parents[3]
    with subprocess.Popen([sys.executable, script], cwd=root, stdout=subprocess.PIPE, text=True,
                          env=os.environ | {"PYTHONPATH": str(root)}) as server:  # fmt: skip
        assert server.stdout is not None
        pid = int(server.stdout.readline())
        await asyncio.sleep(0.3)
        assert running(pid)
        server.kill()
        server.wait()
        await until(lambda: not running(pid), 60)


def running(pid: int) -> bool:
    """Checks whether a process runs; a zombie doesn't count."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


def test_a_worker_is_lean() -> None:
    loaded = "import sys, bothy.server.thinking.worker; print(*sys.modules)"
    modules = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True).stdout
    assert not {"structlog", "litestar", "prometheus_client", "asyncpg"} & set(modules.split())
