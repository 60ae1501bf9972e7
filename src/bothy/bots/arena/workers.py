"""Games on several processes. If one dies, finished games are kept and its unfinished game is replayed."""

from __future__ import annotations

import os
import signal
import threading
import traceback
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from bothy.bots.arena.contest import Contest, Outcome
from bothy.kernel import BothyError, Reason

TRIES = 2
"""A game that crashes this many workers is given up, because it would crash others too."""


class WorkerDied(BothyError):
    """Some games couldn't be played, because they crashed their workers."""


class GameFailed(Exception):
    """Rules or bots failed in a worker. The message is its traceback, so that the user sees it."""


@dataclass(slots=True)
class Worker:
    """A process that plays assigned games, and its pipe."""

    process: SpawnProcess
    line: Connection
    number: int
    """The game it's playing."""


def games(contest: Contest, numbers: Iterable[int], jobs: int = 1) -> Iterator[Outcome]:
    """Plays games and yields them as they finish: in order on one process, in any order on several."""
    due = deque(numbers)
    if jobs == 1 or len(due) < 2:
        yield from map(contest.play, due)
    else:
        yield from _on_workers(contest, due, min(jobs, len(due)))


def _on_workers(contest: Contest, due: deque[int], jobs: int) -> Iterator[Outcome]:
    deaths: dict[int, int] = {}
    in_a_row = 0
    workers: dict[Connection, Worker] = {}
    try:
        while due or workers:
            while due and len(workers) < jobs:
                worker = _start(contest, due.popleft())
                workers[worker.line] = worker
            for line in wait(list(workers)):
                assert isinstance(line, Connection)
                outcome = _heard(line)
                if outcome is not None:
                    in_a_row = 0
                    _go_on(workers, line, due)
                    yield outcome
                    continue
                number = workers.pop(line).number
                in_a_row += 1
                deaths[number] = deaths.get(number, 0) + 1
                if deaths[number] < TRIES:
                    due.appendleft(number)
                if in_a_row > TRIES * jobs:
                    raise WorkerDied(Reason("worker-died", games=tuple(deaths)))
    finally:
        for worker in workers.values():
            worker.line.close()
            worker.process.terminate()
            worker.process.join()
    lost = tuple([number for number, count in deaths.items() if count == TRIES])
    if lost:
        raise WorkerDied(Reason("worker-died", games=lost))


def _start(contest: Contest, number: int) -> Worker:
    """Starts a new process, not a fork: it holds no other worker's pipe, so it notices when the parent ends."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(contest, theirs), daemon=True)
    process.start()
    theirs.close()
    ours.send(number)
    return Worker(process, ours, number)


def _go_on(workers: dict[Connection, Worker], line: Connection, due: deque[int]) -> None:
    """Assigns the next game to a free worker, or stops it."""
    if due:
        workers[line].number = due.popleft()
        with suppress(OSError):  # it has just died, which the next read will show
            line.send(workers[line].number)
    else:
        worker = workers.pop(line)
        line.close()
        worker.process.join()


def _heard(line: Connection) -> Outcome | None:
    """Returns a worker's outcome, or None if it died. Raises `GameFailed` with its traceback."""
    try:
        said = line.recv()
    except (EOFError, OSError):
        line.close()
        return None
    if isinstance(said, str):
        raise GameFailed(said)
    assert isinstance(said, Outcome)
    return said


def _work(contest: Contest, line: Connection) -> None:
    """Runs the worker loop until the pipe closes. The parent handles Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_master, daemon=True).start()
    while True:
        try:
            number = line.recv()
        except EOFError:
            return
        try:
            said: Outcome | str = contest.play(number)
        except Exception:
            said = f"in game {number} of {contest.game}\n{traceback.format_exc()}"
        try:
            line.send(said)
        except OSError:
            return


def _end_with_master() -> None:
    """Exits when the parent ends for any reason, without finishing a game whose result no process would read."""
    master = parent_process()
    assert master is not None
    master.join()
    os._exit(1)
