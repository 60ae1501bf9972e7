"""What clients are told about a match when they ask, as plain data. Clients make the sentences from its keys."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from bothy.kernel import Action, Game, Json, Pack, ScoreBreakdown, ScoreLine, Text
from bothy.local.messages import Audience, has_own_pack, reason_data, result_of, what_is_mine
from bothy.local.parts import view_hash
from bothy.local.questions import Idea, IdeaStep
from bothy.table import Match, Played, Preview
from bothy.table.decision import looked_through
from bothy.table.timeline import Curves

MOST_BLOCKED = 300
"""Most reasons per request. Narrow the query to see others."""
MOST_STEPS = 100
"""Steps per page of the history."""
LATELY = 8
"""Steps searched for the last move, and marked in a picture."""


def state_data(match: Match, audience: Audience, encode: Callable[[Json], bytes]) -> dict[str, Json]:
    """Returns the current state as a seat or a spectator sees it."""
    view, mine, result = match.view(audience), what_is_mine(match, audience), result_of(match)
    data: dict[str, Json] = {"seq": match.seq, "view": view, "hash": view_hash(view, encode)}
    data["seats_to_act"] = list(match.seats_to_act())
    more = {"mine": mine, "finished": match.finished, "result": result, "own_pack": has_own_pack(match)}
    return data | {name: value for name, value in more.items() if value}


def blocked(match: Match, seat: int, action: str, fields: Mapping[str, Json]) -> Iterator[dict[str, Json] | None]:
    """Yields a seat's illegal actions with reasons, and None for every other, so that a caller can pause."""
    registry = match.rules.registry

    def wanted(each: Action) -> bool:
        named = not action or each.name == action
        known = registry.fields(each.name)
        return named and all(name in known and getattr(each, name) == asked for name, asked in fields.items())

    for found in looked_through(match.position, seat, wanted):
        if found is None:
            yield None
        else:
            tried, why = found
            yield {"do": registry.write(tried), "reason": reason_data(why)}


def outlook_data(match: Match, seat: int, seen: Preview) -> dict[str, Json]:
    """Returns the effects of some actions, as a preview found them."""
    return {
        "seq": match.seq,
        "events": [event.seen_by(seat) for event in seen.events],
        "changed": dict(seen.view),
        "stopped": seen.stopped,
        "assumed": seen.assumed,
    }


def moment_data(match: Match, step: int, audience: Audience, encode: Callable[[Json], bytes]) -> dict[str, Json]:
    """Returns the position after a step, as a seat or spectator saw it then."""
    view = match.rules.view(match.at(step), audience)
    return {"seq": step, "seat": audience, "view": view, "hash": view_hash(view, encode), "line": match.line(step)}


def lately(match: Match, steps: Iterable[Played], seat: Audience) -> tuple[list[Json], Json]:
    """Returns a seat's visible events of these steps unless undone, and the last move: its player's own event."""
    line = set(match.line())
    told: list[Json] = []
    last: Json = None
    for step in steps:
        if step.entry.seq not in line:
            continue
        seen = [event for event in step.events if event.only is None or seat in event.only]
        told += [event.seen_by(seat)[:2] for event in seen]
        own = [event for event in seen if step.entry.by is not None and event.values.get("seat") == step.entry.by]
        last = own[0].seen_by(seat)[:2] if own else last
    return told, last


def suggestion_data(idea: Idea) -> dict[str, Json]:
    """Returns an idea as players see it, its gain in whole points."""
    steps = [suggested_data(step) for step in idea.steps]
    return {"steps": steps, "totals": idea.totals, "points": idea.points, "gain": round(idea.gain / 100)}


def suggested_data(step: IdeaStep) -> dict[str, Json]:
    """Returns one step of an idea."""
    data: dict[str, Json] = {"do": step.do, "events": step.events}
    return data | {"later": True} if step.later else data


def breakdown_data(found: ScoreBreakdown, verdict: Sequence[Text]) -> dict[str, Json]:
    """Returns every line of the score with its reason, by seat and category, and names for the result."""
    seats = [{name: [_line(line) for line in lines] for name, lines in seat.items()} for seat in found]
    told = [{"key": each.key, "values": each.data()[1]} for each in verdict]
    return {"seats": seats, "verdict": told}


def _line(line: ScoreLine) -> dict[str, Json]:
    key, values, points = line.data()
    return {"key": key, "values": values, "points": points}


def course_data(curves: Curves) -> dict[str, Json]:
    """Returns statistics of a match over time, for charts."""
    phases = [
        {"at": at, "step": step, "key": text.key, "values": text.data()[1]}
        for (at, text), step in zip(curves.phases, curves.begins, strict=True)
    ]
    table = {kind: dict(lines) for kind, lines in curves.table.items()}
    return {"steps": list(curves.steps), "seats": dict(curves.seats), "table": table, "phases": phases}


def verified_data(match: Match) -> dict[str, Json]:
    """Returns the facts of a verified record."""
    header, result = match.header, result_of(match)
    data: dict[str, Json] = {"valid": True, "game": header.game, "seats": header.seats}
    data |= {"options": dict(header.options), "steps": match.seq}
    return data | {"finished": True, "result": result} if match.finished else data


def pack_data(game: Game[Any], pack: Pack) -> dict[str, Json]:
    """Returns every component, and the names of the arguments of each action, so that any action can be read."""
    registry = game.open({}, max(game.seats)).registry
    arguments = {action: list(registry.fields(action)) for action in registry.actions}
    return game.packs.data(pack) | {"arguments": arguments}
