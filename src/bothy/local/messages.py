"""Messages to a client of the live socket, as plain data. `bothy.server.live.messages` holds their types."""

from __future__ import annotations

from typing import Any

from bothy.kernel import Action, Json, Reason
from bothy.table import Match, Preview
from bothy.table.action_effects import action_effects

Audience = int | None
"""A seat; None for spectators."""


def what_is_mine(match: Match, audience: Audience) -> dict[str, Json] | None:
    """Returns a seat's decision, undo and redo; None if it has none, as for spectators and absent players."""
    if audience is None or audience in match.away:
        return None
    decision = match.decision(audience)
    undo, redo = match.undoable(audience), match.redoable(audience)
    if decision is None and undo is None and not redo:
        return None
    mine: dict[str, Json] = {}
    if decision is not None:
        mine["decision"] = decision.data(match.rules.registry)
    if undo is not None:
        mine["undo"] = undo
    if redo:
        mine["redo"] = True
    return mine


def result_of(match: Match) -> dict[str, Json] | None:
    """Returns the result, or None before the end."""
    if not match.finished:
        return None
    result = match.result
    return {"ranks": list(result.ranks), "scores": [dict(score) for score in result.scores]}


def has_own_pack(match: Match) -> bool:
    """Returns whether a match uses other components than a new one would."""
    return match.pack.digest != match.game.packs.current.digest


def reason_data(reason: Reason) -> dict[str, Json]:
    """Returns a reason's wire form."""
    key, values, rule = reason.data()
    return {"key": key, "values": values, "rule": rule}


def prices(match: Match, audience: Audience) -> dict[str, Json] | None:
    """Returns the costs of a seat's possible answers; None if it has no decision."""
    decision = None if audience is None or audience in match.away else match.decision(audience)
    if audience is None or decision is None:
        return None
    found = action_effects(match.position, audience, decision.actions)
    return {"is": "prices", "seq": match.seq, "seat": audience, "accounts": [each.data() for each in found]}


def ack(number: int, seq: int) -> dict[str, Json]:
    """Confirms that a request is stored for good."""
    return {"is": "ack", "id": number, "seq": seq}


def refused(number: int | None, reason: Reason, seq: int) -> dict[str, Json]:
    """Refuses a request, with the newest entry known."""
    said: dict[str, Json] = {"is": "refused", "id": number, "reason": reason_data(reason)}
    return said if seq == -1 else said | {"seq": seq}


def previewed(number: int, seat: int, seen: Preview) -> dict[str, Json]:
    """Shows a seat the effects of some actions."""
    said: dict[str, Any] = {"is": "previewed", "id": number}
    said["events"] = [event.seen_by(seat) for event in seen.events]
    said["changed"] = dict(seen.view)
    said |= {name: True for name in ("stopped", "assumed") if getattr(seen, name)}
    return said


def pong(seq: int) -> dict[str, Json]:
    """Answers a ping, with the newest entry sent."""
    return {"is": "pong", "seq": seq}


def table_news(table: dict[str, Json]) -> dict[str, Json]:
    """Shows the changed table."""
    return {"is": "table", "table": table}


def presence(people: list[str], others: int = 0) -> dict[str, Json]:
    """Tells who follows the table."""
    return {"is": "presence", "people": people, "others": others}


def read_actions(match: Match, actions: list[Json]) -> list[Action]:
    """Reads actions as clients send them; raises if there is no such action."""
    return [match.rules.registry.read_action(action) for action in actions]
