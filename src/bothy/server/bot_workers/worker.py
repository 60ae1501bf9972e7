"""A bot worker: a process that rebuilds a position and answers for a seat."""

from __future__ import annotations

import faulthandler
import json
import traceback
from functools import lru_cache
from typing import Any, NoReturn

from msgspec import convert

from bothy.bots.analysis.analysis import nodes_of
from bothy.bots.analysis.turn_review import look
from bothy.bots.bot import Question as AsBots
from bothy.bots.bot import ask
from bothy.bots.budget import Budget
from bothy.bots.planner.idea_preview import idea_data
from bothy.bots.planner.ideas import ideas
from bothy.bots.roster import find_bot
from bothy.kernel import BothyError, Game, InvalidInput, Pack, Position, Reason, Ruleset, canonical
from bothy.server.bot_workers.pipe import (
    Answer,
    Chosen,
    Failed,
    Idea,
    Ideas,
    Looked,
    Question,
    Senseless,
    read_question,
    write,
)
from bothy.server.workers.answering import answer_all
from bothy.table.game_registry import find

LONGEST_TRACE = 4000
SOON = 1.5
"""Maximum duration of a thought for a person, as a multiple of its seconds: they're waiting."""


def main() -> NoReturn:
    """Answer questions until the server is gone."""
    answer_all(_answered)


def _answered(message: bytes) -> bytes:
    question = read_question(message)
    # Shows where a bot hangs, and ends the process even if no server is left to kill it.
    faulthandler.dump_traceback_later(question.seconds, exit=True)
    answer = write(reply(question))
    faulthandler.cancel_dump_traceback_later()
    return answer


def reply(question: Question) -> Answer:
    """Answer a question. A bot's failure is an answer too."""
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
    """Find ideas for a seat, using only what it may know."""
    return Ideas([convert(idea_data(question, idea), Idea) for idea in ideas(question, budget)])


def _looked(game: Game[Any], rules: Ruleset[Any], pos: Position, question: Question) -> Looked:
    """Review a turn of a finished match, using only what its seat could know then."""
    actions = [rules.registry.read_action(each) for each in question.played or ()]
    found = look(game, rules, pos, question.seat, actions, Budget(nodes=nodes_of(question.bot)), question.seed)
    return Looked() if found is None else Looked(found.expected, found.after, found.better)


def _opened(question: Question) -> tuple[Game[Any], Ruleset[Any], Position]:
    """Return the game, its rules and the position; raises if the question is invalid."""
    game = _found(question.game)
    changes, version = canonical(question.pack_changes), question.rules_version
    pack = _pack(game, changes, version)
    if question.pack != game.packs.stamp(pack, question.options, question.seats):
        raise InvalidInput(Reason("pack-unknown", game=game.name, pack=question.pack))
    options = tuple(sorted(question.options.items()))
    rules = _rules(game, question.seats, options, changes, version)
    pos: Position = rules.read(question.snapshot)
    if question.seat not in pos.seats_to_act():
        raise InvalidInput(Reason("not-asked"))
    return game, rules, pos


@lru_cache
def _found(name: str) -> Game[Any]:
    return find(name)  # cached: `find` searches all installed packages each time


@lru_cache(maxsize=8)
def _pack(game: Game[Any], changes: str, version: int) -> Pack:
    """Build the pack from the components in the question; a worker reads no folder."""
    return game.packs.with_changes(json.loads(changes), version)


@lru_cache(maxsize=64)
def _rules(
    game: Game[Any], seats: int, options: tuple[tuple[str, Any], ...], changes: str, version: int
) -> Ruleset[Any]:
    return game.open(dict(options), seats, _pack(game, changes, version))


if __name__ == "__main__":
    main()
