"""Answers questions to bots: rebuilds the position, and lets a bot choose, find ideas or review a turn."""

from __future__ import annotations

import json
import traceback
from functools import lru_cache
from typing import Any

from bothy.bots.analysis.analysis import nodes_of
from bothy.bots.analysis.turn_review import look
from bothy.bots.bot import Question as AsBots
from bothy.bots.bot import ask
from bothy.bots.budget import Budget
from bothy.bots.planner.idea_preview import idea_data
from bothy.bots.planner.ideas import ideas
from bothy.bots.roster import find_bot
from bothy.kernel import BothyError, Game, InvalidInput, Pack, Position, Reason, Ruleset, canonical
from bothy.local.games import known_game
from bothy.local.questions import (
    Answer,
    Chosen,
    Failed,
    Ideas,
    Looked,
    Question,
    Senseless,
    answer_data,
    read_idea,
)

LONGEST_TRACE = 4000
SOON = 1.5
"""Maximum duration of a thought for a person, as a multiple of its seconds: they're waiting."""


def answer(question: str) -> str:
    """Answers a question given as JSON text. Whatever goes wrong is an answer too."""
    try:
        asked = Question(**json.loads(question))
    except (ValueError, TypeError) as error:
        return _written(Failed("raised", str(error)))
    return _written(reply(asked))


def _written(found: Answer) -> str:
    return json.dumps(answer_data(found), ensure_ascii=False, separators=(",", ":"))


def reply(question: Question) -> Answer:
    """Answers a question. A bot's failure is an answer too."""
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
    """Finds ideas for a seat, using only what it may know."""
    return Ideas([read_idea(idea_data(question, idea)) for idea in ideas(question, budget)])


def _looked(game: Game[Any], rules: Ruleset[Any], pos: Position, question: Question) -> Looked:
    """Reviews a turn of a finished match, using only what its seat could know then."""
    actions = [rules.registry.read_action(each) for each in question.played or ()]
    found = look(game, rules, pos, question.seat, actions, Budget(nodes=nodes_of(question.bot)), question.seed)
    return Looked() if found is None else Looked(found.expected, found.after, found.better)


def _opened(question: Question) -> tuple[Game[Any], Ruleset[Any], Position]:
    """Returns the game, its rules and the position; raises if the question is invalid."""
    game = known_game(question.game)
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


@lru_cache(maxsize=8)
def _pack(game: Game[Any], changes: str, version: int) -> Pack:
    """Builds the pack from the components in the question; a worker reads no folder."""
    return game.packs.with_changes(json.loads(changes), version)


@lru_cache(maxsize=64)
def _rules(
    game: Game[Any], seats: int, options: tuple[tuple[str, Any], ...], changes: str, version: int
) -> Ruleset[Any]:
    return game.open(dict(options), seats, _pack(game, changes, version))
