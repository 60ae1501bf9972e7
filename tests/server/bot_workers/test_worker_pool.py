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
from tests.server.processes import until
from tests.table.tables import play_on, table

from bothy.bots import ask, find_bot
from bothy.kernel import InvalidInput, Json
from bothy.local.bots import seed_of
from bothy.server.bot_workers import BotService, BotUnavailable
from bothy.server.bot_workers.pipe import read_answer
from bothy.server.bot_workers.worker_pool import PROGRAM, WorkerPool
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
async def worker_pool(
    workers: int = 1, seconds: float = SECONDS, program: tuple[str, ...] = ODD
) -> AsyncIterator[WorkerPool]:
    bot_service = WorkerPool(workers, seconds, program)
    await bot_service.open()
    try:
        yield bot_service
    finally:
        await bot_service.close()


def somewhere(seed: int = 2, steps: int = 20) -> Match:
    """Returns a match in which a seat has a real choice."""
    match = play_on(table(seed), steps)
    while len(match.legal(match.seats_to_act()[0])) < 3:
        play_on(match, 1)
    return match


async def answer(bot_service: BotService, match: Match, bot: str, **changes: Any) -> Json:
    seat = match.seats_to_act()[0]
    question: dict[str, Any] = {
        "game": match.game.name,
        "header": match.header,
        "snapshot": match.rules.write(match.position),
        "seat": seat,
        "bot": bot,
        "seed": seed_of(SECRET, "00abc", match.seq),
    }
    return await bot_service.choose(**question | changes)


def own_answer(match: Match, bot: str) -> Json:
    """Returns the bot's answer computed in this process."""
    seat = match.seats_to_act()[0]
    action = ask(find_bot(bot), match.game, match.rules, match.position, seat, seed_of(SECRET, "00abc", match.seq))
    return match.rules.registry.write(action)


def is_legal(match: Match, action: Json) -> bool:
    return match.why_not(match.seats_to_act()[0], match.rules.registry.read_action(action)) is None


async def timed(work: Awaitable[Any]) -> float:
    start = time.monotonic()
    await work
    return time.monotonic() - start


# The plain case


@pytest.mark.parametrize("bot", ["random", "greedy"])
async def test_a_worker_gives_the_same_answer_as_the_bot_would_here(bot: str) -> None:
    async with worker_pool(program=PROGRAM) as bot_service:
        for seed in range(5):
            match = somewhere(seed)
            assert await answer(bot_service, match, bot) == own_answer(match, bot)


async def test_bots_play_a_whole_game(folder: Path) -> None:
    match = table()
    async with worker_pool(2, program=PROGRAM) as bot_service:
        while not match.finished:
            seat = match.seats_to_act()[0]
            action = await answer(bot_service, match, "greedy")
            match.play(seat, match.rules.registry.read_action(action))
    assert match.result.winners


def test_a_seed_depends_on_secret_game_and_step() -> None:
    secrets = SECRET, bytes(32)
    seeds = {seed_of(each, game, seq) for each in secrets for game in ("00abc", "00abd") for seq in range(100)}
    assert len(seeds) == 400
    assert seed_of(SECRET, "00abc", 7) == seed_of(SECRET, "00abc", 7)


async def test_a_worker_whose_stop_was_interrupted_is_stopped_by_the_next_caller() -> None:
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
    async with worker_pool(2) as bot_service:
        answers = await asyncio.gather(*[answer(bot_service, match, "greedy") for _ in range(20)])
        assert len(bot_service.pids) == 2
    assert answers == [own_answer(match, "greedy")] * 20


# Workers that get lost


async def test_a_worker_killed_in_mid_thought_is_replaced_and_the_answer_is_the_same(folder: Path) -> None:
    match = somewhere()
    async with worker_pool(seconds=20) as bot_service:
        undisturbed = await answer(bot_service, match, "thoughtful")
        (first,) = bot_service.pids
        (folder / f"thinking-{first}").unlink()
        thought = asyncio.create_task(answer(bot_service, match, "thoughtful"))
        await until((folder / f"thinking-{first}").exists, 60)
        os.kill(first, signal.SIGKILL)
        assert await thought == undisturbed
        assert bot_service.pids != [first]


async def test_a_worker_killed_while_idle_costs_nothing() -> None:
    match = somewhere()
    async with worker_pool() as bot_service:
        for _ in range(3):
            assert await answer(bot_service, match, "greedy") == own_answer(match, "greedy")
            os.kill(bot_service.pids[0], signal.SIGKILL)


async def test_a_stalled_worker_is_killed_and_the_question_is_asked_again() -> None:
    match = somewhere()
    async with worker_pool(seconds=4.0) as bot_service:
        await answer(bot_service, match, "random")
        (first,) = bot_service.pids
        os.kill(first, signal.SIGSTOP)
        assert await answer(bot_service, match, "greedy") == own_answer(match, "greedy")
        assert first not in bot_service.pids


async def test_a_bot_that_hangs_once_answers_at_the_second_worker() -> None:
    match = somewhere()
    async with worker_pool(seconds=4.0) as bot_service:
        assert await answer(bot_service, match, "asleep") == own_answer(match, "greedy")


async def test_a_bot_that_always_hangs_is_stood_in_for_and_the_log_says_where_it_hung() -> None:
    match = somewhere()
    with capture_logs() as logs:
        async with worker_pool(seconds=4.0) as bot_service:
            seconds = await timed(answer(bot_service, match, "forever"))
    assert seconds > 2.0
    assert [line["how"] for line in logs if line["event"] == "bot-worker-lost"] == ["hung", "hung"]
    assert any("play_forever" in line.get("line", "") for line in logs)


async def test_a_bot_that_takes_its_process_with_it_once_answers_at_the_second_worker() -> None:
    match = somewhere()
    async with worker_pool() as bot_service:
        assert await answer(bot_service, match, "fatal") == own_answer(match, "greedy")


@pytest.mark.parametrize("bot", ["always-fatal", "false", "bug", "garbled"])
async def test_a_bot_that_never_answers_well_is_stood_in_for(bot: str) -> None:
    match = somewhere()
    async with worker_pool() as bot_service:
        assert await answer(bot_service, match, bot) == own_answer(match, "greedy")


@pytest.mark.parametrize(("bot", "how"), [("false", "illegal"), ("bug", "raised")])
async def test_a_bot_that_fails_is_reported_in_the_log(bot: str, how: str) -> None:
    with capture_logs() as logs:
        async with worker_pool() as bot_service:
            await answer(bot_service, somewhere(), bot)
    (line,) = [line for line in logs if line["event"] == "bot-failed"]
    assert line["how"] == how
    assert "unicorn" in line["what"] or "ZeroDivisionError" in line["what"]


async def test_a_bot_that_prints_and_reads_does_not_disturb_the_pipe() -> None:
    match = somewhere()
    with capture_logs() as logs:
        async with worker_pool() as bot_service:
            assert await answer(bot_service, match, "loud") == own_answer(match, "greedy")
            await until(lambda: any("therefore I print" in line.get("line", "") for line in logs), 60)


async def test_no_one_else_waits_for_a_bot_that_hangs() -> None:
    match = somewhere()
    async with worker_pool(2, seconds=6.0) as bot_service:
        await asyncio.gather(*[answer(bot_service, match, "thoughtful") for _ in range(2)])  # both have started
        hung = asyncio.create_task(answer(bot_service, match, "forever"))
        await asyncio.sleep(0.1)
        for _ in range(5):
            assert await timed(answer(bot_service, match, "greedy")) < 5.5
            assert not hung.done()
        assert is_legal(match, await hung)


async def test_the_loop_of_the_server_is_never_held_up() -> None:
    match, longest = somewhere(), 0.0
    async with worker_pool(1, seconds=5.0) as bot_service:
        await answer(bot_service, match, "random")
        hung = asyncio.create_task(answer(bot_service, match, "forever"))
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
    async with worker_pool() as bot_service:
        with pytest.raises(InvalidInput, match=key):
            await answer(bot_service, somewhere(), **{"bot": "greedy"} | changes)


async def test_a_game_of_other_rules_is_not_thought_about() -> None:
    match = somewhere()
    header = type(match.header).read(match.header.data() | {"rules": 99})
    async with worker_pool() as bot_service:
        with pytest.raises(InvalidInput, match="rules-version"):
            await answer(bot_service, match, "greedy", header=header)


async def test_if_no_worker_can_be_started_the_question_stays_open() -> None:
    async with worker_pool(program=(sys.executable, "-c", "raise SystemExit(1)")) as bot_service:
        with pytest.raises(BotUnavailable, match="bot-silent"):
            await answer(bot_service, somewhere(), "greedy")


async def test_a_host_without_workers_says_that_it_offers_no_bots() -> None:
    async with worker_pool(0) as bot_service:
        with pytest.raises(InvalidInput, match="bots-off"):
            await answer(bot_service, somewhere(), "greedy")


async def test_a_question_taken_back_leaves_the_worker_free_for_the_next() -> None:
    match = somewhere()
    async with worker_pool(seconds=60) as bot_service:
        await answer(bot_service, match, "random")
        thought = asyncio.create_task(answer(bot_service, match, "forever"))
        await asyncio.sleep(0.5)
        thought.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thought
        assert await answer(bot_service, match, "greedy") == own_answer(match, "greedy")


async def test_closing_while_workers_start_answers_those_who_wait() -> None:
    match = somewhere()
    async with worker_pool(2) as bot_service:
        waiting = [asyncio.create_task(answer(bot_service, match, "greedy")) for _ in range(5)]
        await asyncio.sleep(0)
        await bot_service.close()
        for task in waiting:
            with pytest.raises(BotUnavailable):
                await task


async def test_closing_ends_every_worker_and_answers_those_who_wait() -> None:
    match = somewhere()
    async with worker_pool(seconds=60) as bot_service:
        await answer(bot_service, match, "random")
        waiting = [asyncio.create_task(answer(bot_service, match, "forever")) for _ in range(3)]
        await asyncio.sleep(0.3)
        pids = bot_service.pids
        await bot_service.close()
        assert bot_service.pids == []
        assert all(not running(pid) for pid in pids)
        for task in waiting:
            with pytest.raises(BotUnavailable):
                await task


@pytest.mark.parametrize("bot", ["greedy", "forever"])
async def test_when_the_server_is_killed_its_workers_end(bot: str, tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(
        "import asyncio, sys\n"
        "from tests.server.bot_workers.test_worker_pool import ODD, answer, somewhere\n"
        "from bothy.server.bot_workers.worker_pool import WorkerPool\n"
        "async def main():\n"
        "    thinkers = WorkerPool(1, 60, ODD)\n"
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
    loaded = "import sys, bothy.server.bot_workers.worker; print(*sys.modules)"
    modules = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True).stdout
    assert not {"structlog", "uvicorn", "prometheus_client", "asyncpg"} & set(modules.split())
