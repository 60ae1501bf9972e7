"""A bot worker whose roster includes bots that misbehave. Replaces the real one, in tests only."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from bothy.bots.bot import Question
from bothy.bots.roster import BOTS
from bothy.bots.simple import play_greedy, play_random
from bothy.kernel import Action
from bothy.server.bot_workers import worker
from creel.day import Sell

FOLDER = Path(os.environ.get("ODD_WORKER_FOLDER", "."))


def play_forever(question: Question) -> Action:
    """Hangs in Python code, every time."""
    while True:
        pass


def play_asleep(question: Question) -> Action:
    """Hangs the first time only, in a sleep."""
    if _first_time("asleep"):
        time.sleep(600)
    return play_greedy(question)


def play_fatally(question: Question) -> Action:
    """Kills its process, the first time."""
    if _first_time("fatally"):
        os._exit(7)
    return play_greedy(question)


def play_always_fatally(question: Question) -> Action:
    """Kills its process, every time."""
    os._exit(7)


def play_falsely(question: Question) -> Action:
    """Returns an illegal answer."""
    return Sell("unicorn")


def play_loudly(question: Question) -> Action:
    """Prints, and reads input that isn't meant for it."""
    print("I think, therefore I print")
    sys.stdin.read()
    return play_greedy(question)


def play_with_an_error(question: Question) -> Action:
    """Has a bug."""
    raise ZeroDivisionError("bug")


def play_garbled(question: Question) -> Action:
    """Corrupts the pipe, as a broken worker would."""
    for number in range(3, 20):
        try:
            os.write(number, b"\x00\x00\x00\x03{!}")
        except OSError:
            continue
    return play_greedy(question)


def play_thoughtfully(question: Question) -> Action:
    """Spends a budget of nodes slowly, on random play from every action, and marks that it has begun."""
    (FOLDER / f"thinking-{os.getpid()}").touch()
    worths = [0] * len(question.actions)
    for node in range(60):
        choice = node % len(question.actions)
        pos = question.imagine()
        pos.apply(question.seat, question.actions[choice], question.chance)
        for _ in range(8):
            if not pos.finished:
                seat = pos.seats_to_act()[0]
                legal = pos.legal(seat)
                pos.apply(seat, legal[question.chance.below(len(legal))], question.chance)
        worths[choice] += question.worth(pos, question.seat) + question.chance.below(500)
        time.sleep(0.01)
    return question.actions[worths.index(max(worths))]


def _first_time(what: str) -> bool:
    mark = FOLDER / what
    try:
        mark.touch(exist_ok=False)
    except FileExistsError:
        return False
    return True


BOTS |= {
    "forever": play_forever,
    "asleep": play_asleep,
    "fatal": play_fatally,
    "always-fatal": play_always_fatally,
    "false": play_falsely,
    "loud": play_loudly,
    "bug": play_with_an_error,
    "garbled": play_garbled,
    "thoughtful": play_thoughtfully,
    "random-in-disguise": play_random,
}

if __name__ == "__main__":
    worker.main()
