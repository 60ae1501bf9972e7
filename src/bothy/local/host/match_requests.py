"""Answers to requests about matches and records."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice

from bothy.kernel import Json, Reason
from bothy.local import access, messages, moves
from bothy.local.host.analyses import Analyses
from bothy.local.host.lobby import Lobby
from bothy.local.host.matches import Matches
from bothy.local.host.open_match import OpenMatch
from bothy.local.host.requests import Request, actions_of, given, whole
from bothy.local.host.thinking import Thinking
from bothy.local.match_data import (
    MOST_BLOCKED,
    MOST_STEPS,
    blocked,
    breakdown_data,
    course_data,
    moment_data,
    outlook_data,
    pack_data,
    state_data,
    suggestion_data,
    verified_data,
)
from bothy.local.messages import Audience
from bothy.local.moves import Drafting
from bothy.local.parts import PLAIN
from bothy.local.refusals import Conflict, NotFound, Overtaken, record_reason
from bothy.local.seating import known
from bothy.local.shown import table_data
from bothy.table import Record, RecordError, record
from bothy.table.log import IDEA
from bothy.table.timeline import curves, score_breakdown, verdict


class Stale(Overtaken):
    """A conflict with a newer move, with the current state."""

    def __init__(self, seq: int, fresh: Json) -> None:
        super().__init__(seq)
        self.fresh = fresh


class MatchRequests:
    """Answers with the data of the API's matches."""

    def __init__(self, lobby: Lobby, matches: Matches, thinking: Thinking, analyses: Analyses) -> None:
        self._lobby = lobby
        self._matches = matches
        self._thinking = thinking
        self._analyses = analyses

    async def answer(self, asked: Request) -> Json:
        """Returns the answer to a request for a match or a record."""
        match [asked.method, *asked.parts]:
            case ["POST", "records"]:
                return table_data(await self._lobby.take_in(Record.read(given(asked.body, "record", str))))
            case ["POST", "records", "verify"]:
                return _verified(given(asked.body, "record", str))
            case ["GET", "matches", match_id, *rest]:
                found = await self._matches.get(match_id)
                return await self._analyses.of(found) if rest == ["analysis"] else self._get(asked, found, rest)
            case ["POST", "matches", match_id, what]:
                return await self._post(asked, await self._matches.get(match_id), what)
        raise NotFound("page")

    # Looking

    def _get(self, asked: Request, found: OpenMatch, rest: list[str]) -> Json:
        match = found.match
        seat = access.looking(found.held, asked.number("seat"), match.finished, match.header.seats)
        match rest:
            case []:
                return self.state(found, seat)
            case ["pack"]:
                return pack_data(match.game, match.pack)
            case ["history"]:
                return _history(found, asked.number("since") or 0, seat)
            case ["history", step]:
                if whole(step) > match.seq:
                    raise NotFound("step")
                return moment_data(match, whole(step), seat, PLAIN.by_name)
            case ["breakdown"]:
                return breakdown_data(score_breakdown(_over(found).match), verdict(match))
            case ["course"]:
                return course_data(curves(_over(found).match))
        raise NotFound("page")

    async def record(self, match_id: str) -> str:
        """Returns the complete record of a match. The person is its host, and may have it while it runs."""
        found = await self._matches.get(match_id)
        seats = self._lobby.table(found.table_id).seats
        running = not found.over
        return record.complete(found.match, bots=[each.bot for each in seats] if running else ())

    def state(self, found: OpenMatch, audience: Audience) -> Json:
        """Returns a match's current state."""
        about = {"match": found.id, "table": found.table_id, "game": found.match.game.name, "seq": found.seq}
        seat = {} if audience is None else {"seat": audience}
        held = {"seats": found.held} if found.held else {}
        return about | seat | held | state_data(found.match, audience, PLAIN.by_name)

    # Acting

    async def _post(self, asked: Request, found: OpenMatch, what: str) -> Json:
        data = asked.body
        if what == "play-on":
            step, seat = given(data, "step", int), given(data, "seat", int)
            return table_data(await self._lobby.play_on(found, step, seat))
        seat = access.acting(found.held, given(data, "seat", int, None))
        match what:
            case "blocked":
                name, fields = given(data, "action", str, ""), given(data, "fields", dict, {})
                reasons = blocked(found.match, seat, name, fields)
                return list(islice((each for each in reasons if each is not None), MOST_BLOCKED))
            case "preview":
                seen = found.match.preview(seat, *messages.read_actions(found.match, actions_of(data)))
                return outlook_data(found.match, seat, seen)
            case "actions":
                return await self._act(
                    found, seat, data, moves.play(seat, actions_of(data), given(data, "end_turn", bool, False))
                )
            case "undo":
                return await self._act(found, seat, data, moves.undo(seat, given(data, "to", int, None)))
            case "redo":
                return await self._act(found, seat, data, moves.redo(seat))
            case "ideas":
                return await self._ideas(found, access.playing(found.match, found.held, seat))
        raise NotFound("page")

    async def _act(self, found: OpenMatch, seat: int, data: Mapping[str, Json], draw: Drafting) -> Json:
        access.playing(found.match, found.held, seat)
        try:
            await self._matches.act(found, given(data, "after", int, None), draw)
        except Overtaken as overtaken:
            raise Stale(overtaken.seq, self.state(found, seat)) from overtaken
        return self.state(found, seat)

    async def _ideas(self, found: OpenMatch, seat: int) -> Json:
        """Returns a bot's suggestions. The log records the request before they're shown."""
        if self._lobby.table(found.table_id).ideas == "off":
            raise Conflict(Reason("ideas-off"))
        if seat not in found.match.seats_to_act():
            raise Conflict(Reason("not-asked"))
        head = found.match.fold.head
        known = found.ideas.get(seat, (-1, []))
        ideas = known[1] if known[0] == head else await self._thinking.ideas(found, seat)
        if found.match.fold.head != head:
            raise Overtaken(found.seq)
        if seat not in found.match.fold.helped:
            await self._matches.act(found, found.seq, moves.seating(IDEA, seat))
        found.ideas[seat] = head, ideas
        return {"seq": found.seq, "seat": seat, "ideas": [suggestion_data(idea) for idea in ideas]}


def _history(found: OpenMatch, since: int, seat: Audience) -> Json:
    until = min(found.seq + 1, since + MOST_STEPS)
    steps = [
        played.seen_by(seat, found.match.opened(played.entry.seq))
        for played in found.replay_entries(min(since, until), until)
    ]
    return {"seq": found.seq, "steps": steps}


def _over(found: OpenMatch) -> OpenMatch:
    if not found.match.finished:
        raise Conflict(Reason("match-not-over"))
    return found


def _verified(text: str) -> Json:
    try:
        return verified_data(Record.read(text).verify(known))
    except RecordError as error:
        return {"valid": False, "reason": messages.reason_data(record_reason(error))}
