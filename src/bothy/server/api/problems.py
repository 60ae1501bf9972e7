"""The common form of all errors: a reason with its key and values, and a sentence."""

from __future__ import annotations

from typing import Any

import structlog
from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from msgspec import Struct

from bothy.kernel import BothyError, InvalidInput, Reason, Refused
from bothy.server.api.state import MatchState
from bothy.server.api.visitor import COUNTED
from bothy.server.errors import StoreUnavailable
from bothy.server.people.entrance import Caller
from bothy.server.people.limits import READS
from bothy.server.refusals import Conflict, Overtaken, Refusal, TooOften
from bothy.server.wire import ReasonData, reason_data
from bothy.server.words import reason_text
from bothy.table import Diverged, RecordError

LOG = structlog.get_logger("api")
RETRY_SECONDS = "1"
GONE = "client disconnected prematurely"
"""Litestar's error detail when a client disconnects before its request is complete; reported as a server fault."""


class Problem(Struct, frozen=True, omit_defaults=True):
    """The reason a request failed."""

    reason: ReasonData
    text: str
    """The reason as a sentence, in the requested language."""
    fresh: MatchState | None = None
    """The current state, if a newer move caused the conflict."""


class Stale(Conflict):
    """A conflict with a newer move, with the current state."""

    def __init__(self, overtaken: Overtaken, fresh: MatchState) -> None:
        super().__init__(overtaken.reason)
        self.fresh = fresh


def problem_of(request: Request[Any, Any, State], error: Exception) -> Response[Problem]:
    """Builds the response to an error."""
    error = _counted(request, error)
    status, reason = _judge(error)
    if status >= 500 and not isinstance(error, StoreUnavailable | Refusal):
        # Log the path's template: some paths contain addresses and tokens.
        LOG.error("fault", path=request.scope.get("path_template", ""), exc_info=error)
    headers = dict(error.headers or {}) if isinstance(error, HTTPException) else {}
    if isinstance(error, TooOften):
        headers["retry-after"] = str(error.seconds)
    elif status == 503:
        headers["retry-after"] = RETRY_SECONDS
    game = request.scope["state"].get("game", "")
    text = reason_text(reason, Caller(request.scope).language, game)
    fresh = error.fresh if isinstance(error, Stale) else None
    problem = Problem(reason_data(reason), text, fresh)
    return Response(problem, status_code=status, headers=headers, media_type="application/json")


def _counted(request: Request[Any, Any, State], error: Exception) -> Exception:
    """Counts a request without a handler, as the middleware can't; returns `TooOften` if over the limit."""
    if not request.scope["state"].get(COUNTED):
        try:
            request.app.state.services.limits.take(READS, Caller(request.scope).network)
        except TooOften as too_often:
            return too_often
    return error


def record_reason(error: RecordError) -> Reason:
    """Returns the reason a record is invalid, with the step that shows it."""
    return Reason(error.reason.key, error.reason.rule, **dict(error.reason.values) | {"step": error.step})


def _judge(error: Exception) -> tuple[int, Reason]:
    """Returns an error's HTTP status and reason."""
    if isinstance(error, Refusal):
        return error.status, error.reason
    if isinstance(error, RecordError):
        return 409, record_reason(error)
    if isinstance(error, Refused | Diverged):
        return 409, error.reason
    if isinstance(error, StoreUnavailable):
        return 503, error.reason
    if isinstance(error, InvalidInput | BothyError):
        return 400, error.reason
    if isinstance(error, HTTPException):
        return _judge_http(error)
    if isinstance(error, RecursionError):  # our own code never nests this deeply: the body is lists within lists
        return 400, Reason("request-unreadable", fault="nested too deeply")
    return 500, Reason("server-fault")


def _judge_http(error: HTTPException) -> tuple[int, Reason]:
    status = error.status_code
    if isinstance(error, ValidationException):
        extra = error.extra
        fault = extra[0].get("message", "") if isinstance(extra, list) and extra else error.detail
        where = extra[0].get("key", "") if isinstance(extra, list) and extra else ""
        return 400, Reason("request-unreadable", fault=f"{fault} {where}".strip()[:200])
    if status == 404:
        return 404, Reason("not-there", kind="page")
    if status == 405:
        return 405, Reason("method-unknown")
    if status == 413:
        return 413, Reason("too-large", most=0)
    if status < 500:
        return status, Reason("request-unreadable", fault=error.detail[:200])
    if error.detail == GONE:
        LOG.info("gone-in-mid-request")
        return 400, Reason("request-unreadable", fault=GONE)  # the client is gone
    return status, Reason("server-fault")
