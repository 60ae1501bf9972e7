"""Games on several processes, which may die: what is finished stays finished, and what was not is played again."""

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
"""A game that ends this many workers is given up: it would end every other too."""


class WorkerDied(BothyError):
    """Some games could not be played, because whoever played them died of it."""


class GameFailed(Exception):
    """Rules or bots broke in a worker. Its traceback is the message: here, where a person sees it."""


@dataclass(slots=True)
class Worker:
    """A process that plays the games it is told, and the line to it."""

    process: SpawnProcess
    line: Connection
    number: int
    """The game it is at."""


def games(contest: Contest, numbers: Iterable[int], jobs: int = 1) -> Iterator[Outcome]:
    """Many games as they finish: in the order of their numbers on one process, in any on several."""
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
    """A fresh process, not a fork: it holds no end of another's line, and so notices when we are gone."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(contest, theirs), daemon=True)
    process.start()
    theirs.close()
    ours.send(number)
    return Worker(process, ours, number)


def _go_on(workers: dict[Connection, Worker], line: Connection, due: deque[int]) -> None:
    """The next game for a worker that is free, or its leave."""
    if due:
        workers[line].number = due.popleft()
        with suppress(OSError):  # it died just now: the next thing heard of it is its end
            line.send(workers[line].number)
    else:
        worker = workers.pop(line)
        line.close()
        worker.process.join()


def _heard(line: Connection) -> Outcome | None:
    """What a worker says: an outcome, a traceback to be raised here, or nothing if it died."""
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
    """A worker's life: play what is asked until the line is closed. Ctrl-C is its master's business."""
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
    """However it was killed, nobody is left to be told of the game being played: don't play it to its end."""
    master = parent_process()
    assert master is not None
    master.join()
    os._exit(1)
