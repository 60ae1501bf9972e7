"""A bot worker: a process that answers one question after another until its pipe is closed."""

from __future__ import annotations

import faulthandler
import json
import os
import signal
import threading
import traceback
from contextlib import suppress
from functools import lru_cache
from queue import SimpleQueue
from typing import Any, BinaryIO, NoReturn

from msgspec import convert

from bothy.bots.analysis.analysis import nodes_of
from bothy.bots.analysis.look import look
from bothy.bots.bot import Question as AsBots
from bothy.bots.bot import ask
from bothy.bots.budget import Budget
from bothy.bots.planner.ideas import ideas
from bothy.bots.planner.telling import idea_data
from bothy.bots.roster import find_bot
from bothy.kernel import BothyError, Game, Malformed, Pack, Position, Reason, Ruleset, canonical
from bothy.server.thinking.pipe import (
    READY,
    Answer,
    Chosen,
    Failed,
    Idea,
    Ideas,
    Looked,
    Question,
    Senseless,
    framed,
    next_message,
    read_question,
    write,
)
from bothy.table.game_registry import find

NICENESS = 5
"""Bots may take what nobody else wants: moves of people go first."""
LONGEST_TRACE = 4000
SOON = 1.5
"""How many times its seconds a thought for a person may take: they look on."""


def main() -> NoReturn:
    """Answer questions from standard input on standard output; end when the server has gone."""
    for end in (signal.SIGINT, signal.SIGTERM):
        signal.signal(
            end, signal.SIG_IGN
        )  # meant for the server, which finishes what it has begun and then closes
    with suppress(AttributeError, OSError):
        os.nice(NICENESS)
    questions, answers = _own_pipes()
    asked: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(questions, asked), daemon=True).start()
    _say(answers, READY)
    while True:
        question = read_question(asked.get())
        # A bot that hangs shows where it does, and ends even if no server is left to kill it.
        faulthandler.dump_traceback_later(question.seconds, exit=True)
        message = write(reply(question))
        faulthandler.cancel_dump_traceback_later()
        _say(answers, message)


def _own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes, out of the reach of a bot that prints or reads: its words go to standard error."""
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    return questions, answers


def _say(pipe: BinaryIO, message: bytes) -> None:
    pipe.write(framed(message))
    pipe.flush()


def _listen(pipe: BinaryIO, asked: SimpleQueue[bytes]) -> None:
    """Hear the server while the bot thinks: when it is gone, there is nobody to think for."""
    while (message := next_message(pipe)) is not None:
        asked.put(message)
    os._exit(0)


def reply(question: Question) -> Answer:
    """Think. Whatever a bot does wrong is an answer too."""
    try:
        game, rules, pos = _opened(question)
        bot = find_bot(question.bot)
    except BothyError as error:
        return Senseless(error.reason.key, dict(error.reason.values))
    try:
        if question.played is not None:
            return _looked(game, rules, pos, question)
        if question.ideas:
            budget = Budget(seconds=question.ideas, patience=SOON)
            return _ideas(AsBots(game, rules, pos, question.seat, question.seed), budget)
        action = ask(bot, game, rules, pos, question.seat, question.seed)
        reason = pos.why_not(question.seat, action)
        if reason is not None:
            return Failed("illegal", f"{action!r}: {reason!r}")
        return Chosen(rules.registry.write(action))
    except Exception:
        return Failed("raised", traceback.format_exc()[-LONGEST_TRACE:])


def _ideas(question: AsBots, budget: Budget) -> Ideas:
    """What the seat could do, by nothing but what it may know."""
    return Ideas([convert(idea_data(question, idea), Idea) for idea in ideas(question, budget)])


def _looked(game: Game[Any], rules: Ruleset[Any], pos: Position, question: Question) -> Looked:
    """A turn of a finished game, by nothing but what its seat could know then."""
    actions = [rules.registry.read_action(each) for each in question.played or ()]
    found = look(game, rules, pos, question.seat, actions, Budget(nodes=nodes_of(question.bot)), question.seed)
    return Looked() if found is None else Looked(found.expected, found.after, found.better)


def _opened(question: Question) -> tuple[Game[Any], Ruleset[Any], Position]:
    """The game, its rules and the position, or a refusal that says what is amiss with the question."""
    game = _found(question.game)
    changes, version = canonical(question.pack_changes), question.rules_version
    pack = _pack(game, changes, version)
    if question.pack != game.stamp(pack, question.options, question.seats):
        raise Malformed(Reason("pack-unknown", game=game.name, pack=question.pack))
    options = tuple(sorted(question.options.items()))
    rules = _rules(game, question.seats, options, changes, version)
    pos: Position = rules.read(question.snapshot)
    if question.seat not in pos.owes():
        raise Malformed(Reason("not-asked"))
    return game, rules, pos


@lru_cache
def _found(name: str) -> Game[Any]:
    return find(name)  # reads it when it is first asked for; later this would still search all installed packages


@lru_cache(maxsize=8)
def _pack(game: Game[Any], changes: str, version: int) -> Pack:
    """The question says what its components are; a worker reads no folder."""
    return game.pack_of(json.loads(changes), version)


@lru_cache(maxsize=64)
def _rules(
    game: Game[Any], seats: int, options: tuple[tuple[str, Any], ...], changes: str, version: int
) -> Ruleset[Any]:
    return game.open(dict(options), seats, _pack(game, changes, version))


if __name__ == "__main__":
    main()
